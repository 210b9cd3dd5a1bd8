"""A chat service of our own: takes what is posted and answers as told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn


class Receiver:
    """``posts`` = (path, headers, body) of all that came. ``status`` and ``wait`` (seconds) say how it answers."""

    def __init__(self) -> None:
        self.posts: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 204
        self.wait = 0.0
        self.url = ""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        body, more = b"", True
        while more:
            message = await receive()
            body, more = body + message.get("body", b""), message.get("more_body", False)
        headers = {name.decode(): value.decode() for name, value in scope["headers"]}
        self.posts.append((scope["path"], headers, body))
        await asyncio.sleep(self.wait)
        away = [(b"location", f"{self.url}/elsewhere".encode())] if 300 <= self.status < 400 else []
        await send({"type": "http.response.start", "status": self.status, "headers": away})
        await send({"type": "http.response.body", "body": b""})


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    """A receiver on a free port of this machine, in this event loop."""
    receiver = Receiver()
    server = uvicorn.Server(uvicorn.Config(receiver, port=0, lifespan="off", log_config=None))
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.005)
    receiver.url = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    yield receiver
    server.should_exit = server.force_exit = True
    await running
