"""The record of a finished game as JSON lines, each with the hash of the one before (docs/record.md)."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from app.store import JournalRow, TableRow

from .load import is_lobby
from .options import split
from .record import Record, Seat, Secret, decode_record, decode_secret
from .rules import Rules, name_of
from .state import TableState

FORMAT = 1
_encode = msgspec.json.Encoder(order="sorted").encode
_decode = msgspec.json.Decoder().decode


def export(rules: Rules, row: TableRow, rows: list[JournalRow], engines: dict[tuple[int, int], str]) -> bytes:
    """``engines``: the rules' version at each snapshot, by (n, entry)."""
    record, secret = decode_record(row.record), decode_secret(row.secret)
    lines = [_header(rules, record, secret, min(engines.items())[1])]
    for one in rows:
        entries = _decode(one.entries)
        if is_lobby(entries):
            continue
        body: dict[str, Any] = {
            "type": "transition", "n": one.n, "at": one.at, "entries": entries, "draws": _decode(one.draws),
            "seq": one.seq,
        }  # fmt: skip
        phases = sorted((entry, engine) for (n, entry), engine in engines.items() if n == one.n)
        if phases:
            body["phases"] = [{"entry": entry, "engine": engine} for entry, engine in phases]
        lines.append(body)
    lines += [{"type": "key", "key": secret.key, "transitions": len(lines) - 1}, {"type": "end"}]
    return chain(lines)


def _header(rules: Rules, record: Record, secret: Secret, engine: str) -> dict[str, Any]:
    own, of_rules = split(record.options, record.visibility)
    return {
        "type": "header",
        "format": FORMAT,
        "table": record.id,
        "name": record.name,
        "created_at": record.created_at,
        "engine": engine,
        "commitment": record.commitment,
        "salt": secret.salt,
        "seed": own.seed,
        "options": of_rules,
        "seats": [
            {
                "name": name_of(record, seat),
                "colour": rules.colours[seat],
                "nonce": "" if own.seed else place.nonce or "",
                "nonce_hash": place.nonce_hash,
                "bot": place.bot if place.player is None else None,
            }
            for seat, place in enumerate(record.seats)
        ],
    }


def chain(lines: list[dict[str, Any]]) -> bytes:
    """Each line gets ``prev``: SHA-256 of the line before (its bytes without the line's end), 64 zeros in the first."""
    prev, out = "0" * 64, bytearray()
    for line in lines:
        encoded = _encode({**line, "prev": prev})
        prev = hashlib.sha256(encoded).hexdigest()
        out += encoded + b"\n"
    return bytes(out)


def replayed(rules: Rules, header: dict[str, Any], key: str) -> TableState:
    """The state at the start of a recorded game, for those who verify it: apply the entries after ``["start"]`` of each
    transition with ``TableState.apply(entry, at)``; each step says what was drawn."""
    seats = [
        Seat(player=None, name=seat["name"], bot=seat["bot"] or "normal", nonce=seat["nonce"])
        for seat in header["seats"]
    ]
    record = Record(
        id=header["table"], code="", name=header["name"], host=None, visibility="private", spectators=True, seats=seats,
        options=header["options"], created_at=header["created_at"], commitment=header["commitment"], status="playing",
    )  # fmt: skip
    state = TableState(rules, record, Secret(key=key, salt=header["salt"], table="00" * 32), [])
    state.begin(header["created_at"])
    return state
