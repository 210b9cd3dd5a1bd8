"""Bots at a position of the scenario kit: what a bot of a level answers to the question that a seat has open."""

import random
from typing import Any

from app.bots import choose
from app.engine.asks import Ask
from tests.kit import Scenario


def value(game: Scenario, ask: Ask, level: str, seed: int = 0) -> Any:
    """The bot's answer as it goes over the wire; refused by the engine's own reading if it is not legal."""
    answer = choose(level, game.game.view(ask.seat), game.game.wire(ask), random.Random(seed))
    ask.read(answer)
    return answer


def says(game: Scenario, name: str, level: str = "hard", seed: int = 0, text: str = "") -> Any:
    """The bot's answer in words: labels of the options chosen, ships by label of the place, or the deal's action. Of
    several questions the one with this text, or the first."""
    seat = ord(name) - ord("A")
    ask = next(a for a in game.game.asks if (a.seat, a.text) == (seat, text)) if text else game.ask(name)
    wire, answer = game.game.wire(ask), value(game, ask, level, seed)
    if ask.kind == "choose":
        return [option["label"] for option in wire["options"] if option["id"] in answer]
    if ask.kind == "allocate":
        return {slot["label"]: answer[slot["id"]] for slot in wire["slots"] if answer.get(slot["id"])}
    return answer


def asked(name: str, text: str) -> Any:
    """Until a seat has this question open."""
    return lambda game: any(a.text == text and a.seat == ord(name) - ord("A") for a in game.game.asks)
