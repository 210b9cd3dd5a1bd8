"""Which addresses may be called. A player names any, so the server must not be talked into calling its own network:
https alone, no name and password, and a host all of whose addresses are on the public internet."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable
from urllib.parse import SplitResult, urlsplit

from app.tables.errors import Refused

LONGEST = 2000
NOT_PUBLIC = "expected a host on the public internet"
Resolve = Callable[[str, int], Awaitable[list[str]]]
"""Host and port -> its addresses; raises ``OSError``."""
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
_NAT64 = ipaddress.ip_network("64:ff9b::/96")


class Forbidden(Exception):
    """Nothing may be sent there; the words are fit for the player who named it."""


async def resolve(host: str, port: int) -> list[str]:
    """The addresses of a host, as the system knows them."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


class Addresses:
    """``any_address``: plain http and addresses of the own network too, for a site that serves friends at home."""

    def __init__(self, *, any_address: bool = False, resolve: Resolve = resolve) -> None:
        self._any = any_address
        self._resolve = resolve

    def plain(self, url: str) -> str:
        """The address as it is kept, without its fragment. Raises ``Refused`` (invalid)."""
        try:
            parts = _split(url)
            self._look(parts)
        except Forbidden as wrong:
            raise Refused("invalid", f"url: {wrong}") from None
        return parts._replace(fragment="").geturl()

    async def place(self, url: str) -> tuple[SplitResult, list[str]]:
        """The parts of an address and the numbers to call: they are looked up once, so that nothing can change
        between the look and the call. Raises ``Forbidden``."""
        parts = _split(url)
        self._look(parts)
        host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
        try:
            found = await self._resolve(host, port)
        except (OSError, UnicodeError):
            found = []
        if not found or not (self._any or all(is_public(number) for number in found)):
            raise Forbidden(NOT_PUBLIC)  # the same for both: it tells of no inner names
        return parts, found

    def _look(self, parts: SplitResult) -> None:
        schemes = ("https", "http") if self._any else ("https",)
        if parts.scheme not in schemes:
            raise Forbidden(f"expected an address that begins with {schemes[0]}://")
        if not parts.hostname:
            raise Forbidden("expected an address with a host")
        if parts.username is not None or parts.password is not None:
            raise Forbidden("expected an address without a name and password")
        if is_number(parts.hostname) and not (self._any or is_public(parts.hostname)):
            raise Forbidden(NOT_PUBLIC)


def _split(url: str) -> SplitResult:
    if len(url) > LONGEST or not url.isascii() or any(c <= " " or c in '\\"<>^`{|}\x7f' for c in url):
        raise Forbidden(f"expected at most {LONGEST} plain characters without spaces")
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        raise Forbidden("expected an address such as https://chat.example/hooks/1") from None
    return parts


def is_number(host: str) -> bool:
    """The host is given by its address."""
    try:
        ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


def is_public(number: str) -> bool:
    """An address that everybody may call: not of this machine, its network, or for many; also not one of these
    wrapped into another kind of address."""
    try:
        address = ipaddress.ip_address(number.partition("%")[0])
    except ValueError:
        return False
    return all(one.is_global and not one.is_multicast and not one.is_reserved for one in _layers(address))


def _layers(address: Address) -> list[Address]:
    """The address, and the IPv4 addresses that it stands for."""
    if isinstance(address, ipaddress.IPv4Address):
        return [address]
    inner: list[Address | None] = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    if address in _NAT64:
        inner.append(ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF))
    wrapped = [one for one in inner if one is not None]
    return wrapped if address.ipv4_mapped is not None or address in _NAT64 else [address, *wrapped]
