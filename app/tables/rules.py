"""The rules as the tables use them: how a game is made from a table's record. A simulation may bring simpler rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from .errors import Refused
from .options import schema, split
from .record import Record, Secret


class Rules(msgspec.Struct, frozen=True):
    """The engine's doors (``app.engine``)."""

    version: str
    new: Callable[[Any], Any]
    """Setup -> game, run to its first stop."""
    resume: Callable[[Any, bytes, list[Any]], Any]
    """Setup, checkpoint, entries -> game. Raises ``mismatch``."""
    make_setup: Callable[[Sequence[tuple[str, str]], dict[str, Any], bytes, list[str]], Any]
    """(name, colour) of each seat, options, key, nonces -> setup."""
    check: Callable[[dict[str, Any], int], Any]
    """Options and number of seats; raises ``invalid_options``."""
    schema: Callable[[], dict[str, Any]]
    colours: Sequence[str]
    mismatch: type[Exception]
    illegal: type[Exception]
    stale: type[Exception]
    invalid_options: type[Exception]
    choose: Callable[[str, dict[str, Any], dict[str, Any], random.Random], Any]
    """A bot's answer, from its level, its seat's view, the ask and chance (``app.bots``)."""
    waits: Callable[[dict[str, Any]], bool]
    """A bot has nothing to answer to this ask until another party moves."""


def real_rules() -> Rules:
    """The whole game."""
    from app import bots, engine  # here, so that a simulation with rules of its own need not load it

    def make_setup(seats: Sequence[tuple[str, str]], options: dict[str, Any], key: bytes, nonces: list[str]) -> Any:
        named = [engine.SeatSetup(name=name, colour=colour) for name, colour in seats]
        checked = engine.check_options(options, len(seats))
        return engine.Setup(seats=named, options=checked, key=key, nonces=nonces)

    return Rules(
        version=engine.ENGINE_VERSION,
        new=engine.Game.new,
        resume=engine.Game.resume,
        make_setup=make_setup,
        check=engine.check_options,
        schema=engine.options_schema,
        colours=engine.COLOURS,
        mismatch=engine.ReplayMismatch,
        illegal=engine.IllegalAnswer,
        stale=engine.StaleAsk,
        invalid_options=engine.InvalidOptions,
        choose=bots.choose,
        waits=bots.waits,
    )


def check_options(rules: Rules, options: dict[str, Any], seats: int, visibility: str) -> None:
    """Raises ``Refused`` (invalid) if the table cannot be played like that."""
    known = {*rules.schema().get("properties", {}), *schema()}
    unknown = sorted(set(options) - known)
    if unknown:
        names = ", ".join(unknown)[:200]
        message = f"options: expected some of {', '.join(sorted(known))}, got {names}"
        raise Refused("invalid", message, {"unknown": unknown[:20], "known": sorted(known)})
    _, of_rules = split(options, visibility)
    try:
        rules.check(of_rules, seats)
    except rules.invalid_options as error:
        raise Refused("invalid", str(error), getattr(error, "details", None)) from error


def setup_of(rules: Rules, record: Record, secret: Secret) -> Any:
    """The setup of the game, from the record as it stands at the start."""
    own, of_rules = split(record.options, record.visibility)
    seats = [(name_of(record, seat), rules.colours[seat]) for seat in range(len(record.seats))]
    nonces = [] if own.seed else [seat.nonce or "" for seat in record.seats]
    return rules.make_setup(seats, of_rules, bytes.fromhex(secret.key), nonces or [""] * len(record.seats))


def name_of(record: Record, seat: int) -> str:
    """What a seat is called at the table."""
    return record.seats[seat].name or f"Bot {seat + 1}"
