"""The project stands alone: no tracked text names a folder outside it. Exit 1 with the places that do."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# A path that climbs out into `shared`, or the machine it was written on. Built from parts so that this file is clean.
OUTSIDE = re.compile("|".join([r"\.\./" + "shared", "/wor" + r"k/(?:main|shared|brief)", "/wor" + r"k/\.library"]))


def main() -> int:
    """Look through every tracked or addable text file; print `file:line: text` for each hit."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    found = 0
    for name in filter(None, listed.split("\0")):
        path = ROOT / name
        if not path.is_file():
            continue
        raw = path.read_bytes()
        if b"\0" in raw[:8192]:
            continue
        for number, line in enumerate(raw.decode("utf-8", "replace").splitlines(), 1):
            if OUTSIDE.search(line):
                print(f"{name}:{number}: {line.strip()[:160]}")
                found += 1
    if found:
        print(f"{found} line(s) name a folder outside the project")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
