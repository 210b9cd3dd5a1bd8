"""The servers that tests need, started by the tests themselves on free ports of 127.0.0.1 and taken down afterwards.

Nothing here is skipped silently: what cannot be found is a failure with a sentence that says how to get it.
"""

from tests.services.app_server import AppServer, migrate
from tests.services.chromium import CHROMIUM_ARGS, find_chromium
from tests.services.postgres import Postgres
from tests.services.valkey import Valkey

__all__ = ["CHROMIUM_ARGS", "AppServer", "Postgres", "Valkey", "find_chromium", "migrate"]
