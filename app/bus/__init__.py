"""The bus tells other processes that a table moved. It may lose messages: the record is what counts."""

from .bus import Bus, Listener, LocalBus
from .valkey import ValkeyBus

__all__ = ["Bus", "Listener", "LocalBus", "ValkeyBus"]
