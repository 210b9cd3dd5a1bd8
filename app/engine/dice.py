"""Committed randomness: every draw is HMAC(key, nonces, purpose, counter) (architecture.md section 5, R-GEN-8).

The key is secret until the end and committed to before the start; the players' nonces come after the commitment, so
neither the host nor a player can stack the deck. A draw is one integer of 1,024 bits; what it decides is read off by
division (a number below n, a permutation by its Lehmer code), so the bias is below 2**-300 for anything in this game.
The only state is ``State.drawn``, the number of draws made.
"""

from __future__ import annotations

import hmac
from typing import TypeVar

import msgspec

from .state import State

Item = TypeVar("Item")


class Draw(msgspec.Struct, frozen=True, array_like=True):
    """One draw for the record: what for, the counter it was made under, and what it decided."""

    purpose: str
    counter: int
    result: list[int]


def draw(key: bytes, nonces: list[str], purpose: str, counter: int) -> int:
    """The integer behind draw number ``counter``.

    >>> draw(b"k", [], "shuffle", 0) == draw(b"k", [], "shuffle", 0)
    True
    >>> draw(b"k", [], "shuffle", 0) == draw(b"k", ["ab"], "shuffle", 0)
    False
    """
    message = f"{','.join(nonces)}|{purpose}|{counter}|".encode()
    halves = (hmac.digest(key, message + part, "sha512") for part in (b"0", b"1"))
    return int.from_bytes(b"".join(halves), "big")


class Dice:
    """Draws for one game; keeps the log that the record needs."""

    __slots__ = ("_key", "_nonces", "_state", "log")

    def __init__(self, key: bytes, nonces: list[str], state: State) -> None:
        self._key, self._nonces, self._state = key, nonces, state
        self.log: list[Draw] = []

    def _draw(self, purpose: str) -> int:
        counter = self._state.drawn
        self._state.drawn = counter + 1
        return draw(self._key, self._nonces, purpose, counter)

    def _note(self, purpose: str, result: list[int]) -> None:
        self.log.append(Draw(purpose, self._state.drawn - 1, result))

    def below(self, n: int, purpose: str) -> int:
        """A uniform number from 0 to ``n - 1``."""
        value = self._draw(purpose) % n
        self._note(purpose, [value])
        return value

    def shuffled(self, items: list[Item], purpose: str) -> list[Item]:
        """The items in random order; the log keeps the permutation of positions."""
        code = self._draw(purpose)
        order = list(range(len(items)))
        for i in range(len(order) - 1, 0, -1):
            code, j = divmod(code, i + 1)
            order[i], order[j] = order[j], order[i]
        self._note(purpose, order)
        return [items[i] for i in order]

    def sample(self, items: list[int], count: int, purpose: str) -> list[int]:
        """``count`` different items, uniformly, in random order; all of them if there are fewer."""
        if not items or count <= 0:
            return []
        return self.shuffled(items, purpose)[:count]
