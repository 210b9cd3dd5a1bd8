"""Measures and writes bench/RESULTS.md.

    python -m bench              every part
    python -m bench engine arena only these; the sections of the others stay as they are

A part is a module of this package with a function `section() -> str`: it measures and returns Markdown without a
heading of its own. Figures are only comparable within one run on one machine: say ratios and seeds.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
import platform
import re
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

RESULTS = Path(__file__).parent / "RESULTS.md"
HEAD = """# Measurements

Written by `make bench`; each section by one part of `bench/`. Compare figures only within a
section: they come from one run.
"""
_SECTION = re.compile(r"^## (\w+)\n.*?(?=^## |\Z)", re.S | re.M)


def parts() -> dict[str, Callable[[], str]]:
    """Every part by name."""
    import bench

    found = {}
    for module in pkgutil.iter_modules(bench.__path__):
        if not module.name.startswith("_"):
            section = getattr(importlib.import_module(f"bench.{module.name}"), "section", None)
            if section is not None:
                found[module.name] = section
    return found


def sections(text: str) -> dict[str, str]:
    """The sections of a results file by part, each with its heading."""
    return {match[1]: match[0].rstrip() + "\n" for match in _SECTION.finditer(text)}


def machine() -> str:
    """What the figures were measured on, in one line."""
    names = [line.split(":", 1)[1].strip() for line in _cpu_lines() if line.startswith("model name")]
    cpu = names[0] if names else platform.processor() or platform.machine()
    return f"{cpu}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def _cpu_lines() -> list[str]:
    path = Path("/proc/cpuinfo")
    return path.read_text().splitlines() if path.exists() else []


def main(wanted: list[str]) -> int:
    """Run the parts, renew their sections; 1 if a name is unknown."""
    known = parts()
    if unknown := set(wanted) - set(known):
        print(f"no such part: {', '.join(sorted(unknown))}; there are: {', '.join(sorted(known))}", file=sys.stderr)
        return 1
    written = sections(RESULTS.read_text()) if RESULTS.exists() else {}
    for name in wanted or sorted(known):
        print(f"bench.{name} ...", flush=True)
        start = time.monotonic()
        body = known[name]().strip()
        day = datetime.now(UTC).strftime("%Y-%m-%d")
        took = round(time.monotonic() - start)
        written[name] = f"## {name}\n\n{day}, {took} s, {machine()}\n\n{body}\n"
        RESULTS.write_text(HEAD + "\n" + "\n".join(written[part] for part in sorted(written)))
        print(body, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
