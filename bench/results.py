"""The figures of all measurements in one page, RESULTS.md: each tool replaces its own section and leaves the others.

>>> from bench.results import write
>>> write("Engine", "| what | figure |\\n| --- | --- |\\n| decisions a second | 20,000 |")  # doctest: +SKIP
"""

from __future__ import annotations

import platform
import re
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

PAGE = Path(__file__).with_name("RESULTS.md")
HEAD = """# Measurements

Written by the tools of this folder (`make bench`, or `python -m bench NAME`); each tool replaces its own section.
Absolute figures are of the machine named in the section; compare ratios of one run.
"""


def write(title: str, body: str, page: Path = PAGE) -> None:
    """Replace the section ``title`` of the page, or add it at the end."""
    text = page.read_text(encoding="utf-8") if page.exists() else HEAD
    section = f"## {title}\n\n{body.strip()}\n"
    pattern = re.compile(rf"^## {re.escape(title)}\n.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)
    if pattern.search(text):
        text = pattern.sub(lambda _: section + "\n", text)
    else:
        text = f"{text.rstrip()}\n\n{section}"
    page.write_text(text.rstrip() + "\n", encoding="utf-8")


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A markdown table."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines)


def where() -> str:
    """The machine and the day, for the first line of a section."""
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    return f"Python {sys.version.split()[0]}, {platform.machine()}, {platform.system()}, {day}."
