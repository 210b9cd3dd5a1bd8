"""The documents say what is in the tree: settings, commands, links."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from app.settings import ROOT, Settings

PAGES = [
    ROOT / name
    for name in subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split()
]


def shown(default: object) -> str:
    """A default as docs/hosting.md writes it."""
    if isinstance(default, Path):
        return str(default.relative_to(ROOT))
    return "unset" if default is None else str(default)


def test_hosting_lists_every_setting_with_its_default() -> None:
    table = re.findall(r"^\| `([A-Z_]+)` \| `(.*?)` \|", (ROOT / "docs" / "hosting.md").read_text(), re.M)
    assert dict(table) == {name.upper(): shown(field.default) for name, field in Settings.model_fields.items()}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(), flags=re.S)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"[a-z]+:", target) or target.startswith("#"):
            continue
        assert (page.parent / target.split("#")[0]).exists(), f"{page.name} links to {target}"


def test_the_commands_that_documents_name_exist() -> None:
    makefile = (ROOT / "Makefile").read_text()
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.M))
    for page in PAGES:
        for command in re.findall(r"(?:`|^    )make ([a-z-]+)", page.read_text(), re.M):
            assert command in targets, f"{page.name} names `make {command}`"
