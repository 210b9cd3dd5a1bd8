"""The six inverted sides of home systems, one file each (rules chapter 31)."""

from app.engine.hexagon import Hexagon
from app.engine.registry import find

HEXES = find(__name__, __path__, Hexagon)
