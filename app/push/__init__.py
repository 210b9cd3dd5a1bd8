"""Sends messages to addresses that players named: the only place from which the server calls anybody."""

from .addresses import Addresses
from .sender import HttpSender

__all__ = ["Addresses", "HttpSender"]
