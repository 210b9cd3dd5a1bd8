"""A WebSocket client that costs a load generator little: text frames only, no checks beyond what it needs."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from typing import cast

_HEAD = (
    "GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n{extra}\r\n"
)


class Socket(asyncio.Protocol):
    """`heard` gets every text frame."""

    def __init__(self, path: str, heard: Callable[[bytes], None], token: str | None = None) -> None:
        extra = f"Authorization: Bearer {token}\r\n" if token else ""
        self._head = _HEAD.format(path=path, extra=extra).encode()
        self._heard = heard
        self._buffer = bytearray()
        self._open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.frames = self.bytes = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._head)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(exc or ConnectionError("closed"))

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in buffer[:20]:
                self.ready.set_exception(ConnectionError(bytes(buffer[:200]).decode(errors="replace")))
                return
            del buffer[: end + 4]
            self._open = True
            self.ready.set_result(None)
        at = 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1] & 127, at + 2
            if size == 126:
                if len(buffer) - at < 4:
                    break
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                if len(buffer) - at < 10:
                    break
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) - start < size:
                break
            if buffer[at] & 15 == 1:
                self.frames += 1
                self.bytes += size
                self._heard(bytes(buffer[start : start + size]))
            elif buffer[at] & 15 == 9:
                said = bytes(buffer[start : start + size])
                self._transport.write(bytes([0x8A, 0x80 | size]) + bytes(4) + said)
            at = start + size
        del buffer[:at]

    def send(self, text: bytes) -> None:
        """One text frame, masked with zeros."""
        size = len(text)
        head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self._transport.write(head + bytes(4) + text)

    def close(self) -> None:
        self._transport.close()


async def connect(port: int, path: str, heard: Callable[[bytes], None], token: str | None = None) -> Socket:
    """An open socket."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(path, heard, token), "127.0.0.1", port)
    await asyncio.wait_for(socket.ready, 60)
    return socket


def cpu_seconds(pid: int) -> float:
    """User and system time of a process, all its threads, so far."""
    with open(f"/proc/{pid}/stat", encoding="ascii") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
