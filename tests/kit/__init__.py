"""The scenario kit: rules tests in the words of the game. docs/testing.md is its manual."""

from .answers import Offer
from .position import Position
from .probes import acts, changes
from .rules import check, rule, ruling
from .table import Asked, Scenario, scenario

__all__ = ["Asked", "Offer", "Position", "Scenario", "acts", "changes", "check", "rule", "ruling", "scenario"]
