"""The technology cards of the game: one file each, named by the catalogue id; found here and named nowhere else.

To add one, add its file and its test.
"""

from __future__ import annotations

import importlib
import pkgutil
from types import MappingProxyType

from app.engine.effects import Tech


def _find() -> dict[str, type[Tech]]:
    found: dict[str, type[Tech]] = {}
    for module in pkgutil.iter_modules(__path__):
        content = vars(importlib.import_module(f"{__name__}.{module.name}")).values()
        for thing in content:
            if isinstance(thing, type) and issubclass(thing, Tech) and thing.id == module.name:
                found[thing.id] = thing
    return found


TECHS = MappingProxyType(_find())
