"""The technology cards of the game: one file each, named by the catalogue id; found here and named nowhere else.

To add one, add its file and its test.
"""

from __future__ import annotations

from app.engine.registry import find
from app.engine.tech_effect import Tech

TECHS = find(__name__, __path__, Tech)
