"""The bus between processes: publish and subscribe on Valkey or Redis. Who was cut off listens again by itself."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import redis.asyncio as valkey
from redis.exceptions import RedisError

from .bus import Listener

log = logging.getLogger(__name__)
CHANNEL = "fifth-colony"
QUEUE = 10_000  # messages that may wait for a slow server; more are dropped, which costs others a look at the record


class ValkeyBus:
    """Messages carry the sender's id in front, so that nobody hears himself."""

    def __init__(self, url: str, process: str) -> None:
        self._client = valkey.from_url(url)
        self._sender = process.replace(" ", "-").encode() + b" "
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(QUEUE)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, listener: Listener) -> None:
        self._tasks = [asyncio.create_task(self._listen(listener)), asyncio.create_task(self._send())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._client.aclose()

    def publish(self, message: bytes) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._queue.put_nowait(self._sender + message)

    async def ready(self) -> bool:
        try:
            await asyncio.wait_for(self._client.ping(), 2)
        except (RedisError, OSError, TimeoutError):
            return False
        return True

    async def _send(self) -> None:
        while True:
            message = await self._queue.get()
            try:
                await self._client.publish(CHANNEL, message)
            except (RedisError, OSError):
                log.warning("bus: a message was not sent")
                await asyncio.sleep(0.5)

    async def _listen(self, listener: Listener) -> None:
        while True:
            try:
                async with self._client.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        data: bytes = message["data"]
                        if not data.startswith(self._sender):
                            listener(data.partition(b" ")[2])
            except (RedisError, OSError):
                log.warning("bus: not connected, trying again")
            await asyncio.sleep(0.5)
