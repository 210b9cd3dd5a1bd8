"""Finding what stands in a file of its own: aliens, artifacts, tech cards, each named by its catalogue id.

A package of such files calls ``find`` once, when it is imported; nothing else names its files.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TypeVar

from app.engine.effects import Effect

Kind = TypeVar("Kind", bound=Effect)


def find(package: str, path: Iterable[str], kind: type[Kind]) -> Mapping[str, type[Kind]]:
    """Catalogue id -> class, for every module of a package that holds a class of that kind and of its own name; the
    modules of packages in it are among them."""
    found: dict[str, type[Kind]] = {}
    for module in pkgutil.walk_packages(path, f"{package}."):
        name = module.name.rpartition(".")[2]
        for thing in vars(importlib.import_module(module.name)).values():
            if isinstance(thing, type) and issubclass(thing, kind) and thing.id == name:
                found[thing.id] = thing
    return MappingProxyType(found)
