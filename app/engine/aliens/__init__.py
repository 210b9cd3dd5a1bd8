"""The aliens of the game: one file each, named by the catalogue id; found here and named nowhere else.

To add one, add its file and its test.
"""

from __future__ import annotations

import importlib
import pkgutil
from types import MappingProxyType

from app.engine.effects import Alien


def _find() -> dict[str, type[Alien]]:
    found: dict[str, type[Alien]] = {}
    for module in pkgutil.iter_modules(__path__):
        content = vars(importlib.import_module(f"{__name__}.{module.name}")).values()
        for thing in content:
            if isinstance(thing, type) and issubclass(thing, Alien) and thing.id == module.name:
                found[thing.id] = thing
    return found


ALIENS = MappingProxyType(_find())
