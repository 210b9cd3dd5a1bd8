"""A table's record: all that the lobby knows, and its secrets beside it."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec


class Seat(msgspec.Struct):
    """One seat. With a player and a bot, the bot plays until the player comes back."""

    player: str | None = None
    name: str | None = None
    bot: str | None = None
    ready: bool = False
    nonce_hash: str | None = None
    nonce: str | None = None

    @property
    def taken(self) -> bool:
        return self.player is not None or self.bot is not None

    @property
    def person(self) -> bool:
        """A player decides here himself."""
        return self.player is not None and self.bot is None


class Record(msgspec.Struct):
    """What ``table`` of protocol.md tells, and the nonces."""

    id: str
    code: str
    name: str
    host: str | None
    visibility: str
    spectators: bool
    seats: list[Seat]
    options: dict[str, Any]
    created_at: int
    commitment: str
    status: str = "waiting"
    paused: bool = False
    starting: int | None = None
    """When the start was asked for, while it waits for nonces."""

    def seat_of(self, player: str | None) -> int | None:
        """The seat of a player."""
        if player is None:
            return None
        return next((i for i, seat in enumerate(self.seats) if seat.player == player), None)

    @property
    def people(self) -> int:
        """How many seats are played by people."""
        return sum(1 for seat in self.seats if seat.person)

    @property
    def players(self) -> list[str]:
        return [seat.player for seat in self.seats if seat.player is not None]

    def wire(self, seq: int) -> dict[str, Any]:
        """``table`` of protocol.md."""
        return {
            "id": self.id,
            "code": self.code,
            "name": self.name,
            "status": self.status,
            "host": self.host,
            "visibility": self.visibility,
            "spectators": self.spectators,
            "seats": [
                {
                    "seat": index,
                    "player": {"id": seat.player, "name": seat.name} if seat.player is not None else None,
                    "bot": seat.bot,
                    "ready": seat.ready or (seat.player is None and seat.bot is not None),
                    "nonce": "given" if seat.nonce else "promised" if seat.nonce_hash else None,
                }
                for index, seat in enumerate(self.seats)
            ],
            "options": self.options,
            "created_at": self.created_at,
            "seq": seq,
            "commitment": self.commitment,
            "paused": self.paused,
            "starting": self.starting,
        }


class Secret(msgspec.Struct, frozen=True):
    """What must not leave before the end (hex), and the table's own secret, which never leaves."""

    key: str
    salt: str
    table: str

    @property
    def commitment(self) -> str:
        """SHA-256 over key and salt, public from the start."""
        return hashlib.sha256(bytes.fromhex(self.key) + bytes.fromhex(self.salt)).hexdigest()


_records = msgspec.json.Decoder(Record)
_secrets = msgspec.json.Decoder(Secret)


def encode(body: Record | Secret) -> bytes:
    return msgspec.json.encode(body)


def decode_record(body: bytes) -> Record:
    return _records.decode(body)


def decode_secret(body: bytes) -> Secret:
    return _secrets.decode(body)


def nonce_fits(nonce: str, nonce_hash: str) -> bool:
    """The hash is that of the nonce's hex digits as text, or of the bytes they stand for."""
    hashes = {hashlib.sha256(nonce.encode()).hexdigest()}
    if len(nonce) % 2 == 0:
        hashes.add(hashlib.sha256(bytes.fromhex(nonce)).hexdigest())
    return nonce_hash.lower() in hashes
