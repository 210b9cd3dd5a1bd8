"""Where Chromium is, and how it is started so that it stays quiet and off the network."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.async_api import Playwright

from tests.services.process import ServiceError

CHROMIUM_ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
HOW_TO_GET_IT = (
    "The browser tests need Chromium and found none: install it (Debian: apt-get install chromium), "
    "or let Playwright bring its own (.venv/bin/playwright install chromium)."
)
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_chromium(playwright: Playwright | None = None) -> str:
    """The path of the machine's Chromium or Chrome, else of the one that Playwright has downloaded."""
    for name in NAMES:
        if path := shutil.which(name):
            return path
    if playwright and Path(playwright.chromium.executable_path).exists():
        return playwright.chromium.executable_path
    raise ServiceError(HOW_TO_GET_IT)
