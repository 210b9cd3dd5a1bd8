"""The aliens of the game: one file each, named by the catalogue id; found here and named nowhere else.

To add one, add its file and its test.
"""

from __future__ import annotations

from app.engine.effects import Alien
from app.engine.registry import find

ALIENS = find(__name__, __path__, Alien)
