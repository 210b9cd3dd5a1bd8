"""The record: SQLAlchemy models and the repository. It knows rows and bytes, no rules."""

from .rows import (
    JournalRow,
    KeptPhase,
    NewTable,
    PlayerRow,
    Report,
    SnapshotRow,
    StoreError,
    TableChange,
    TableRow,
    Transition,
)
from .store import Store

__all__ = [
    "JournalRow",
    "KeptPhase",
    "NewTable",
    "PlayerRow",
    "Report",
    "SnapshotRow",
    "Store",
    "StoreError",
    "TableChange",
    "TableRow",
    "Transition",
]
