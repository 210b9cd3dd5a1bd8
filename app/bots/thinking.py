"""Normal and hard: which thought answers which question."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from . import legal, naming, placing, sending
from .insight import alien_worth, wants_losses
from .laying import select
from .legal import Ask, key_of, passing, with_type
from .levels import Level
from .money import shop
from .picks import (
    accept,
    compensation,
    destiny,
    fortify,
    give,
    harm,
    harm_whom,
    help_whom,
    look,
    loot,
    move_in,
    move_way,
    myself,
    pay_off,
    propose,
    ransom,
    research,
    rob,
    ruin,
    ruin_ships,
    sacrifice,
    take,
)
from .plays import force_field_allies, respond, window
from .reading import Reading
from .reveal import improve, reinforce, throw_in
from .ships import send, settle
from .talks import bargain, deal
from .thought import Thought

WEAK = 0.4  # a player with more than this part of the ships in the warp takes ships as rewards


def answer(ask: Ask, reading: Reading, level: Level, rng: random.Random) -> Any:
    """The answer of this level."""
    handler = _HANDLERS.get(ask["kind"], {}).get(key_of(ask))
    thought = Thought(reading, level, rng)
    return handler(ask, thought) if handler else legal.answer(ask, reading, rng)


def _alien(ask: Ask, thought: Thought) -> list[str]:
    """The better power."""
    del thought
    return [max(ask["options"], key=lambda o: alien_worth(o.get("traits") or {}))["id"]]


def _second(ask: Ask, thought: Thought) -> list[str]:
    """Always: another encounter is another colony."""
    del thought
    yes = with_type(ask, "yes")
    return [yes[0]["id"]] if yes else passing(ask)


def _reward(ask: Ask, thought: Thought) -> dict[str, int]:
    """Cards; ships first if too many are in the warp."""
    reading = thought.reading
    here = sum(reading.ships_at(planet, reading.me) for planet in reading.planets)
    ships = reading.warp[reading.me] > WEAK * (here + reading.warp[reading.me]) and not wants_losses(
        reading, reading.me
    )
    total = ask["total"]["max"]
    blue = next((slot["max"] for slot in ask["slots"] if slot["id"] == "reward_cards"), 0)  # its cards are the better
    return legal.spread(ask, {"ships": total} if ships else {"reward_cards": blue, "cards": total - blue})


def _rescue(ask: Ask, thought: Thought) -> dict[str, int]:
    """The own ships, as many as may be."""
    mine = f"seat-{thought.reading.me}"
    return legal.spread(ask, {mine: ask["total"]["max"]} if any(s["id"] == mine for s in ask["slots"]) else {})


def _lose(ask: Ask, thought: Thought) -> dict[str, int]:
    """Ships that must go: those that are missed least."""
    return send(ask, thought.reading, ask["total"]["min"])


def _place(ask: Ask, thought: Thought) -> dict[str, int]:
    """Ships that come, all that may: where they are needed most."""
    return settle(ask, thought.reading)


def _new_colony(ask: Ask, thought: Thought) -> dict[str, int]:
    """A colony that a deal grants: two ships, if that empties nothing."""
    return send(ask, thought.reading, 2, 2)


_CHOICES: dict[str, Callable[[Ask, Thought], Any]] = {
    "window": window,
    "respond": respond,
    "choose_alien": _alien,
    "wild": sending.opponent,
    "cone": sending.opponent,
    "own_colour": sending.own_colour,
    "aim": sending.aim,
    "invite": sending.invite,
    "ally": sending.ally,
    "select": select,
    "reinforce": reinforce,
    "second_encounter": _second,
    "second_or_tech": _second,
    "tech_action": research,
    "propose": propose,
    "accept": accept,
    "deal_card": give,
    "compensation": compensation,
    "give": give,
    "take": take,
    "harm": harm_whom,
    "help": help_whom,
    "ransom": ransom,
    "myself": myself,
    "pay_off": pay_off,
    "rob": rob,
    "loot": loot,
    "ruin": ruin,
    "look": look,
    "destiny": destiny,
    "fortify": fortify,
    "move_way": move_way,
    "improve": improve,
    "add": throw_in,
    "agree": naming.agree,
    "all": naming.all_of_them,
    "boost": naming.agree,
    "colony": placing.colony,
    "destroy": placing.destroy,
    "discard": naming.discard,
    "all_but_one": placing.all_but_one,
    "second_best": naming.second_best,
    "strongest": naming.strongest,
    "turn_it": naming.turn_it,
    "better_power": naming.better_power,
    "claim": naming.claim,
    "doubt": naming.doubt,
    "elsewhere": placing.elsewhere,
    "exchange": naming.exchange,
    "favourite": naming.favourite,
    "first": naming.first,
    "hunt": naming.hunt,
    "least": placing.least,
    "main_player": naming.main_player,
    "most": placing.most,
    "name_high": naming.name_high,
    "name_low": naming.name_low,
    "parity": naming.parity,
    "redraw": naming.redraw,
    "rival": naming.rival,
    "spare_one": placing.spare_one,
    "stand_in": naming.stand_in,
    "stronghold": placing.stronghold,
    "upward": naming.upward,
    "win_or_lose": naming.win_or_lose,
    "winner": naming.winner,
    "force_field.allies": force_field_allies,
    "lucre_shop.shop": shop,
}
_NUMBERS: dict[str, Callable[[Ask, Thought], Any]] = {
    "launch": sending.launch,
    "ally_ships": sending.ally_ships,
    "re_establish": sending.found,
    "take_moon": sending.found,
    "reward": _reward,
    "penalty": _lose,
    "rescue_whom": _rescue,
    "harm": harm,
    "ruin": ruin_ships,
    "move_in": move_in,
    "sacrifice": sacrifice,
    "retrieve": _place,
    "rescue": _place,
    "return": _place,
    "deal_ships": _new_colony,
    "everything": placing.everything,
    "wager": placing.wager,
}
_HANDLERS: dict[str, dict[str, Callable[[Ask, Thought], Any]]] = {
    "choose": _CHOICES,
    "allocate": _NUMBERS,
    "deal": {"deal": deal, "bargain": bargain},
}
