"""The record: SQLAlchemy models and the repository. It knows rows and bytes, no rules."""

from .rows import JournalRow, NewTable, PlayerRow, SnapshotRow, StoreError, TableChange, TableRow, Transition
from .store import Store

__all__ = [
    "JournalRow",
    "NewTable",
    "PlayerRow",
    "SnapshotRow",
    "Store",
    "StoreError",
    "TableChange",
    "TableRow",
    "Transition",
]
