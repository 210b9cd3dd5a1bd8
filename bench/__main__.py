"""``python -m bench`` runs the measurements that take a minute or so; ``python -m bench NAME ...`` those named.

Each is a module of this folder with a function ``run()``, which writes its own section of RESULTS.md.
"""

from __future__ import annotations

import sys
from importlib import import_module

USUAL = ("engine",)


def main(names: list[str]) -> None:
    """Run the named measurements, or the usual ones."""
    for name in names or USUAL:
        print(f"bench.{name}", flush=True)
        import_module(f"bench.{name}").run()


if __name__ == "__main__":
    main(sys.argv[1:])
