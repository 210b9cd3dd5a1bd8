"""The bus tells other processes that a table moved. It may lose messages: the record is what counts.

The one between processes is in ``valkey.py``, which is imported only where there are several: its client takes long.
"""

from .bus import Bus, Listener, LocalBus

__all__ = ["Bus", "Listener", "LocalBus"]
