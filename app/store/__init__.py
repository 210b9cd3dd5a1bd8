"""The record: SQLAlchemy models and the repository. It knows rows and bytes, no rules."""

from .rows import (
    DueWait,
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
    Wait,
    Webhook,
)
from .store import Store

__all__ = [
    "DueWait",
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
    "Wait",
    "Webhook",
]
