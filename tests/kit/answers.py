"""From the words of a script to the VALUE of an ask.

A line of a script is a word or a number ("attack 10", "offense", "B3", "yes", 3), several words for several options
("C, D"), a dict for an allocation ({"A1": 2, "gate": 1}) or an `Offer`. In front may stand, with a colon, what it
answers: a phase, a moment or the name of a question ("reveal.totals: +3"); then no other ask takes it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from app.engine.asks import ALLOCATE, CHOOSE, DEAL, ORDER, Ask, slot_id
from app.engine.refs import face_name
from app.engine.state import GATE, OUT, RING, WARP

from .words import SEATS, destiny_words, listed, plain, short

SIDES = ("offense", "defense")
PLACES = {GATE: "gate", RING: "ring", WARP: "warp", OUT: "out"}
NOBODY = ("nobody", "nothing", "none", "no one")


@dataclass(frozen=True)
class Offer:
    """The terms of a deal from the speaker's side: cards "attack 10, 2 random", a planet to settle on, and for who may
    give such a thing ships let out of the warp, {"B": 4}. In a deal of three, to whom."""

    give: str = ""
    take: str = ""
    give_colony: str = ""
    take_colony: str = ""
    release: Mapping[str, int] = field(default_factory=dict)
    to: str = ""
    give_lucre: int = 0
    take_lucre: int = 0


@dataclass(frozen=True)
class Line:
    """One line of a seat's script."""

    when: str
    what: Any

    @classmethod
    def read(cls, written: Any) -> "Line":
        """Take the part before the colon off, if there is one."""
        if isinstance(written, str) and ":" in written:
            when, what = written.split(":", 1)
            return cls(when.strip(), what.strip())
        return cls("", written)

    def fits(self, ask: Ask) -> bool:
        """Is this the ask that the line speaks of?"""
        return not self.when or plain(self.when) in (plain(ask.phase), plain(ask.moment), plain(ask.text))


class Dictionary:
    """The words for the options and slots of one table's asks."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def planet(self, number: int) -> str:
        """ "B3" for the engine's number of a planet."""
        moon = next((moon for moon in self.game.state.moons if moon.place == number), None)
        if moon is not None:
            return plain(moon.card)
        if number >= self.game.planet_count and not self.game.is_mote(number):
            return plain(self.game.names.added.get(number, "elsewhere"))
        return f"{SEATS[self.game.system(number)]}{self.game.place_index(number) + 1}"

    def number(self, name: str) -> int:
        """The engine's number of "B3", or of a moon; ships that stand apart are counted like planets."""
        moon = next((moon for moon in self.game.state.moons if plain(moon.card) == plain(name)), None)
        if moon is not None:
            return moon.place
        seat, index = SEATS.index(name[0].upper()), int(name[1:]) - 1
        places = [*range(self.game.planet_count), *(p for p in self.game.planets if self.game.is_mote(p))]
        return next(p for p in places if self.game.system(p) == seat and self.game.place_index(p) == index)

    def place(self, number: Any) -> str:
        """A planet, or gate, ring, warp; cards and ships of a reward; a seat."""
        if isinstance(number, tuple):
            return SEATS[number[1]] if number[0] == "seat" else plain(number[1].split(".")[-1])
        return number if isinstance(number, str) else PLACES.get(number) or self.planet(number)

    def card(self, number: int) -> str:
        """ "attack 08" for a card."""
        return self.game.face(number).name.lower()

    def option(self, option: tuple[Any, ...], question: str = "") -> str:
        """The word for one option of a choice."""
        kind, what = option[0], option[-1]
        simple = {
            "seat": lambda: SEATS[what],
            "planet": lambda: self.planet(what),
            "place": lambda: self.place(what),
            "stays": lambda: "stays",
            "card": lambda: self.card(what),
            "backs": lambda: f"{what[0]} rewards",
            "destiny": lambda: destiny_words(self.game.destiny_faces[what]),
            "choice": lambda: plain(what.split(".")[-1]),
            "card_as": lambda: f"{plain(what[1].split('.')[-1])} {self.card(what[0])}",
            "face": lambda: face_name(what).lower(),
            "alien": lambda: what,
            "side": lambda: SIDES[what],
            "use": lambda: self.use(what),
            "redraw": lambda: "draw again",
            "reveal_moon": lambda: "turn up",
            "take_moon": lambda: f"take {self.planet(what)}",
            "settle": lambda: f"settle {self.planet(what)}",
            "fight": lambda: f"attack {SEATS[what[1]]} on {self.planet(what[0])}",
            "grant": lambda: f"colony on {self.planet(what[0])} of {SEATS[what[1]]}",
            "card_from": lambda: f"card of {SEATS[what]}",
            "reinforce": lambda: f"{self.card(what[0])} for {SIDES[what[1]]}",
            "nothing": lambda: "nothing",
            "draw_tech": lambda: "draw tech",
            "tech": lambda: plain(what),
            "tech_in_play": lambda: plain(what.card),
            "complete": lambda: f"complete {plain(what.card)}",
            "research": lambda: f"research {plain(what.card)}",
            "abandon": lambda: f"abandon {plain(what.card)}",
            "join": lambda: SIDES[self.game.muster(what[0]) != GATE] + (" by power" if what[1] else ""),
            "pass": lambda: "decline" if question == "ally" else "pass",
        }
        return simple.get(kind, lambda: str(what))()

    def use(self, me: Any) -> str:
        """A use by its source: "oracle", "oracle flare", "plague as cosmic zap"."""
        name = plain(me.id) + " flare" * (me.source[0] == "flare")
        return name if me.guise is None else f"{self.card(me.card)} as {name}"

    def options(self, ask: Ask) -> list[str]:
        """The words for everything that may be chosen."""
        if ask.kind == ALLOCATE:
            return [self.place(slot[0]) for slot in ask.slots]
        return [self.option(option, ask.text) for option in ask.options]


def value_of(ask: Ask, what: Any, book: Dictionary) -> Any:
    """The VALUE that the words mean as an answer to this ask, or None if they mean nothing here."""
    if ask.kind == ALLOCATE:
        return _allocation(ask, what, book)
    if ask.kind == DEAL:
        return _deal(ask, what, book)
    if ask.kind in (CHOOSE, ORDER):
        return _choice(ask, what, book)
    return None


def _choice(ask: Ask, what: Any, book: Dictionary) -> Any:
    if not isinstance(what, str | int):
        return None
    parts = listed(str(what))
    if parts and parts[0] in NOBODY and ask.low == 0:
        return []
    names = [short(word) for word in book.options(ask)]
    chosen: list[int] = []
    for part in parts:
        index = next((i for i, name in enumerate(names) if part in name and i not in chosen), None)
        if index is None:
            return None
        chosen.append(index)
    if (
        not (ask.low if ask.kind == CHOOSE else len(names))
        <= len(chosen)
        <= max(ask.high, len(names) * (ask.kind == ORDER))
    ):
        return None
    return [str(index) for index in chosen]


def _allocation(ask: Ask, what: Any, book: Dictionary) -> Any:
    slots = {plain(book.place(place)): (place, low, high) for place, low, high in ask.slots}
    if isinstance(what, Mapping):
        wanted = {plain(str(name)): number for name, number in what.items()}
        if not set(wanted) <= set(slots):
            return None
        return {slot_id(slots[name][0]): number for name, number in wanted.items()}
    if isinstance(what, str) and plain(what) in slots:
        place, _, high = slots[plain(what)]
        return {slot_id(place): min(high, ask.total[1])}
    if isinstance(what, int) and ask.total[0] <= what <= ask.total[1]:
        numbers = {place: low for place, low, _ in ask.slots}
        for place, _, high in sorted(ask.slots, key=lambda slot: -slot[2]):
            numbers[place] += min(high - numbers[place], what - sum(numbers.values()))
        return {slot_id(place): number for place, number in numbers.items()} if sum(numbers.values()) == what else None
    return None


def _deal(ask: Ask, what: Any, book: Dictionary) -> Any:
    if isinstance(what, Offer):
        other = ask.target is None or what.to not in ("", SEATS[ask.target])
        return None if other else {"action": "offer", "offer": offer_of(ask, what, book)}
    action, _, whom = what.partition(" ") if isinstance(what, str) else ("", "", "")
    if action not in ("accept", "refuse", "withdraw"):
        return None
    if whom and (
        ask.target is None or whom != SEATS[ask.target] or (action == "accept" and not ask.deal.offers[ask.target])
    ):
        return None
    return {"action": action}


def offer_of(ask: Ask, offer: Offer, book: Dictionary) -> dict[str, Any]:
    """OFFER of the protocol from the words of an `Offer`."""
    given, random_given = _cards(offer.give)
    taken, random_taken = _cards(offer.take)
    hand: dict[str, list[str]] = {}
    for number in book.game.state.hands[ask.seat]:
        hand.setdefault(plain(book.card(number)), []).append(book.game.card(number, ask.seat)["id"])
    cards = [next((ids.pop(0) for name, ids in hand.items() if text in short(name) and ids), text) for text in given]
    release = {"release": {str(SEATS.index(name)): n for name, n in offer.release.items()}} if offer.release else {}
    give = {"cards": cards, "random_cards": random_given, "colony": _planet(offer.give_colony, book), **release}
    take: dict[str, Any] = {
        "cards": [term(text) for text in taken],
        "random_cards": random_taken,
        "colony": _planet(offer.take_colony, book),
    }
    for half, lucre in ((give, offer.give_lucre), (take, offer.take_lucre)):
        if lucre:
            half["lucre"] = lucre
    return {"give": give, "take": take}


def _cards(words: str) -> tuple[list[str], int]:
    named, blind = [], 0
    for text in listed(words):
        if text.endswith(" random"):
            blind += int(text.split()[0])
        else:
            named.append(text)
    return named, blind


def term(text: str) -> str:
    """The protocol's term for a card that is asked for: "attack 10", "any attack", "highest attack", "plague"."""
    first, _, rest = text.partition(" ")
    if first == "any":
        return rest
    if first in ("highest", "lowest"):
        return f"{rest}:{first}"
    if first in ("attack", "reinforcement") and rest:
        return f"{first}:{rest.lstrip('+')}"
    if first.startswith("+"):
        return f"reinforcement:{first[1:]}"
    return text if first in ("negotiate", "morph") else f"artifact:{text.replace(' ', '_')}"


def _planet(name: str, book: Dictionary) -> str | None:
    if not name:
        return None
    return str(book.number(name))
