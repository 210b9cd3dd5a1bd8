"""Offers in a deal: what a party may give and ask for, as data and on the wire (rules section 15, protocol.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .asks import IllegalAnswer, Steps, planet_id
from .cards import ATTACK, REINFORCEMENT
from .moments import DEAL_TERMS, DEAL_VACATES
from .state import WARP

if TYPE_CHECKING:
    from .game import Game

MOST_RANDOM = 40
MOST_PROMISES, PROMISE_LENGTH = 5, 120
ACTIONS = ("offer", "accept", "withdraw", "refuse")


class Half:
    """What one party gives: named cards, terms for cards of a type, random cards, one colony, lucre."""

    __slots__ = ("cards", "colony", "lucre", "random", "release", "terms")

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.terms: list[str] = []
        self.random = self.lucre = 0
        self.colony: int | None = None
        self.release: dict[int, int] = {}

    @property
    def empty(self) -> bool:
        """No card and no colony changes hands by this half (R-DEAL-4)."""
        return not (self.cards or self.terms or self.random or self.colony is not None)

    @property
    def named(self) -> list[tuple[str, int]] | tuple[str]:
        """What all hear of it: how many cards, which colony, how much lucre, how many captured ships."""
        cards, captives = len(self.cards) + len(self.terms) + self.random, sum(self.release.values())
        counted = [("cards", cards), ("lucre", self.lucre), ("captives", captives)]
        found = [(kind, n) for kind, n in counted if n]
        if self.colony is not None:
            found.append(("colony", self.colony))
        return found or ("nothing",)


class Offer:
    """An offer of one party: what it gives and what it takes, and promises that bind nobody (R-INFO-4)."""

    __slots__ = ("by", "give", "promises", "take", "wire")

    def __init__(self, by: int, give: Half, take: Half, promises: list[str], value: dict[str, Any]) -> None:
        self.by, self.give, self.take, self.promises, self.wire = by, give, take, promises, value


class Offers:
    """What the two parties have on the table, and what each may still put there."""

    def __init__(self, g: Game, parties: tuple[int, int]) -> None:
        self.g, self.parties = g, parties
        self.offers: dict[int, Offer | None] = dict.fromkeys(parties)
        self.last: int | None = None  # whose offer or withdrawal is the newest

    def other(self, seat: int) -> int:
        """The other party."""
        return self.parties[1] if seat == self.parties[0] else self.parties[0]

    # --- what is possible
    def colonies_to_give(self, giver: int) -> list[int]:
        """R-DEAL-3, R-DEAL-5, R-DEAL-6: planets where the giver has a colony and the receiver has none."""
        ships, receiver = self.g.state.ships, self.other(giver)
        colonies = self.g.planet_colonies(giver)  # MO-8
        if len(colonies) < 2 and self.vacates():
            colonies = [p for p in colonies if self.g.stands_apart(p)]
        found = [p for p in colonies if not ships[p][receiver]]
        return self.g.ways_home(giver, found) if self.g.fluid else found  # of ships that are all alike one

    def cards_to_give(self, giver: int) -> list[int]:
        """The cards that a party may give."""
        return self.g.state.hands[giver]

    def most_cards(self, giver: int) -> int:
        """How many cards a party may give in all, named, of a sort or at random."""
        return len(self.cards_to_give(giver))

    def lucre_to_give(self, giver: int) -> int:
        """How much lucre a party may give (L-6)."""
        return self.g.lucre(giver)

    def actions(self, seat: int) -> tuple[str, ...]:
        """What this party may do in the talks now."""
        return ACTIONS

    def vacates(self) -> bool:
        """Who grants a colony in this deal has to leave the planet."""
        return self.g.q(DEAL_VACATES, False, self.parties)

    def releases(self, giver: int) -> Release | None:
        """The extra term that an effect gives this party, if any."""
        return next((term for term in self.g.q(DEAL_TERMS, []) if term.seat == giver), None)

    def askable_terms(self) -> list[str]:
        """What may be asked for without claiming what cannot be verified (R-DEAL-13)."""
        terms: list[str] = []
        for face in self.g.faces:
            if face.kind not in terms:
                terms.append(face.kind)
            if face.kind in (ATTACK, REINFORCEMENT):
                detail = f"{face.kind}:{face.value}"
            elif face.effect:
                detail = f"{face.kind}:{face.effect}"
            else:
                continue
            if detail not in terms:
                terms.append(detail)
        return [*terms, f"{ATTACK}:highest", f"{ATTACK}:lowest"]

    def one_face(self, term: str) -> bool:
        """All cards that satisfy the term look alike, whoever holds them."""
        kind, _, detail = term.partition(":")
        return bool(detail) or len({face.id for face in self.g.faces if face.kind == kind}) == 1

    def matching(self, seat: int, term: str, without: list[int]) -> list[int]:
        """The cards in a hand that satisfy a term asked for."""
        kind, _, detail = term.partition(":")
        faces = self.g.faces
        found = [c for c in self.cards_to_give(seat) if faces[c].kind == kind and c not in without]
        if not detail or not found:
            return found
        if detail in ("highest", "lowest"):
            edge = (max if detail == "highest" else min)(faces[c].value for c in found)
            return [c for c in found if faces[c].value == edge]
        return [c for c in found if detail in (str(faces[c].value), faces[c].effect)]

    # --- wire
    def fields(self, seat: int) -> dict[str, Any]:
        """The fields of a ``deal`` ask of protocol.md for one party."""
        g, other = self.g, self.other(seat)
        mine, theirs = self.offers[seat], self.offers[other]
        can_give, can_receive = self._more(seat), self._more(other)
        own, others = self.most_cards(seat), self.most_cards(other)
        actions = self.actions(seat)
        return {
            "with": other,
            **({"actions": list(actions)} if actions != ACTIONS else {}),
            "offer": mine.wire if mine else None,
            "received": self._mirror(theirs, seat) if theirs else None,
            "last": self.last,
            "can_give": {
                "cards": [g.card(card, seat) for card in self.cards_to_give(seat)] if own else [],
                "random_cards": own,
                "colonies": [planet_id(p) for p in self.colonies_to_give(seat)],
                **can_give,
            },
            "can_receive": {
                "cards": self.askable_terms() if others else [],
                "random_cards": others,
                "colonies": [planet_id(p) for p in self.colonies_to_give(other)],
                **can_receive,
            },
        }

    def _more(self, giver: int) -> dict[str, Any]:
        """What else a party can give: what an effect allows, and lucre (L-6)."""
        term = self.releases(giver)
        more: dict[str, Any] = {"release": term.possible()} if term else {}
        return more | ({"lucre": self.lucre_to_give(giver)} if self.g.purses else {})

    @staticmethod
    def _write_more(half: Half, body: dict[str, Any]) -> None:
        """The same of one half, on the wire."""
        if half.release:
            body["release"] = {str(x): n for x, n in half.release.items()}
        if half.lucre:
            body["lucre"] = half.lucre

    def _mirror(self, offer: Offer, seat: int) -> dict[str, Any]:
        """The other's offer from the receiver's side: what he would give and take."""
        g = self.g
        take = {
            "cards": [g.card(card, seat) for card in offer.give.cards],
            "random_cards": offer.give.random,
            "colony": planet_id(offer.give.colony),
        }
        give = {
            "cards": list(offer.take.terms),
            "random_cards": offer.take.random,
            "colony": planet_id(offer.take.colony),
        }
        for half, body in ((offer.give, take), (offer.take, give)):
            self._write_more(half, body)
        return {"give": give, "take": take, "promises": offer.promises}

    # --- reading
    def read(self, seat: int, value: Any) -> tuple[str, Offer | None]:
        """The action in a VALUE of kind ``deal``. Raises ``IllegalAnswer``."""
        actions = self.actions(seat)
        if not isinstance(value, dict) or value.get("action") not in actions:
            raise IllegalAnswer(f"expected an action among {', '.join(actions)}, got {str(value)[:80]}")
        action = value["action"]
        if action == "accept" and self.offers[self.other(seat)] is None:
            raise IllegalAnswer("expected an offer received before it is accepted, got none")
        if action != "offer":
            return action, None
        offer = self._read_offer(seat, value.get("offer"))
        return ("withdraw", None) if offer.give.empty and offer.take.empty else ("offer", offer)

    def _read_offer(self, seat: int, value: Any) -> Offer:
        if not isinstance(value, dict):
            raise IllegalAnswer(f"expected an offer with give and take, got {str(value)[:80]}")
        give, take = Half(), Half()
        given, taken = ({} if half is None else half for half in (value.get("give"), value.get("take")))
        if not isinstance(given, dict) or not isinstance(taken, dict):
            raise IllegalAnswer("expected give and take to be objects")
        names = {self.g.card(card, seat)["id"]: card for card in self.cards_to_give(seat)}
        for name in self._list(given.get("cards"), "give.cards"):
            if not isinstance(name, str) or name not in names:
                raise IllegalAnswer(f"expected ids of cards in your hand in give.cards, got {str(name)[:40]}")
            if names[name] in give.cards:
                raise IllegalAnswer(f"expected different cards in give.cards, got {name} twice")
            give.cards.append(names[name])
        other = self.other(seat)
        own, others = self.most_cards(seat), self.most_cards(other)
        if len(give.cards) > own:
            raise IllegalAnswer(f"expected at most {own} cards to be given, got more")
        terms = self.askable_terms() if others else []
        for term in self._list(taken.get("cards"), "take.cards"):
            if term not in terms:
                raise IllegalAnswer(
                    f"expected a type or value that may be asked for in take.cards, got {str(term)[:40]}"
                )
            take.terms.append(term)
        give.random = self._number(given.get("random_cards"), own - len(give.cards), "give.random_cards")
        take.random = self._number(taken.get("random_cards"), others, "take.random_cards")
        if len(take.terms) + take.random > others:
            raise IllegalAnswer(f"expected at most {others} cards to be taken, got more")
        give.colony = self._colony(given.get("colony"), self.colonies_to_give(seat), "give.colony")
        take.colony = self._colony(taken.get("colony"), self.colonies_to_give(other), "take.colony")
        give.release = self._release(seat, given.get("release"))
        take.release = self._release(other, taken.get("release"))
        give.lucre = self._number(given.get("lucre"), self.lucre_to_give(seat), "give.lucre")
        take.lucre = self._number(taken.get("lucre"), self.lucre_to_give(other), "take.lucre")
        if (give.lucre or take.lucre) and give.empty and take.empty:
            raise IllegalAnswer("expected a card or a colony beside the lucre of a deal, got neither")
        promises = self._list(value.get("promises"), "promises")
        if len(promises) > MOST_PROMISES or not all(self._is_promise(text) for text in promises):
            raise IllegalAnswer(f"expected at most {MOST_PROMISES} promises of {PROMISE_LENGTH} characters")
        plain: dict[str, Any] = {
            "give": {
                "cards": list(given.get("cards") or []),
                "random_cards": give.random,
                "colony": planet_id(give.colony),
            },
            "take": {"cards": take.terms, "random_cards": take.random, "colony": planet_id(take.colony)},
            "promises": promises,
        }
        for half, side in ((give, "give"), (take, "take")):
            self._write_more(half, plain[side])
        return Offer(seat, give, take, promises, plain)

    def _release(self, giver: int, value: Any) -> dict[int, int]:
        if value is None:
            return {}
        term = self.releases(giver)
        if term is None:
            raise IllegalAnswer("expected no release of ships: neither power of this deal allows it")
        return term.read(value)

    @staticmethod
    def _is_promise(text: Any) -> bool:
        """A short text that can be sent on: no halves of a surrogate pair."""
        if not isinstance(text, str) or len(text) > PROMISE_LENGTH:
            return False
        return not any("\ud800" <= letter <= "\udfff" for letter in text)

    @staticmethod
    def _list(value: Any, field: str) -> list[Any]:
        if value is None:
            return []
        if not isinstance(value, list) or len(value) > MOST_RANDOM:
            raise IllegalAnswer(f"expected a short list in {field}, got {str(value)[:40]}")
        return value

    @staticmethod
    def _number(value: Any, most: int, field: str) -> int:
        if value is None:
            return 0
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
            raise IllegalAnswer(f"expected 0 to {most} in {field}, got {str(value)[:40]}")
        return value

    @staticmethod
    def _colony(value: Any, planets: list[int], field: str) -> int | None:
        if value is None:
            return None
        names = {planet_id(planet): planet for planet in planets}
        if not isinstance(value, str) or value not in names:
            raise IllegalAnswer(f"expected one of the planets {list(names)} or null in {field}, got {str(value)[:40]}")
        return names[value]


class Release:
    """A term that an effect adds to deals: the giver lets ships of any player out of the warp (R-DEAL-3, Zombie).

    On the wire: ``can_give.release`` and ``give.release`` are objects of seat to number of ships. It does not count for
    the minimum of R-DEAL-4.
    """

    __slots__ = ("g", "seat")

    def __init__(self, g: Game, seat: int) -> None:
        self.g, self.seat = g, seat

    def possible(self) -> dict[str, int]:
        """Seat -> ships that could be let out: in the warp, with a place to which they can return."""
        warp = self.g.state.ships[WARP]
        return {str(x): n for x, n in enumerate(warp) if n and self.g.refuges(x)}

    def read(self, value: Any) -> dict[int, int]:
        """The numbers of an offer. Raises ``IllegalAnswer``."""
        possible = self.possible()
        if not isinstance(value, dict) or any(
            not isinstance(n, int) or isinstance(n, bool) or not 0 <= n <= possible.get(str(seat), 0)
            for seat, n in value.items()
        ):
            raise IllegalAnswer(f"expected release within {possible}, got {str(value)[:80]}")
        return {int(seat): n for seat, n in value.items() if n}

    def still_possible(self, numbers: dict[int, int]) -> bool:
        """Nothing has changed that would make the term fail."""
        possible = self.possible()
        return all(n <= possible.get(str(seat), 0) for seat, n in numbers.items())

    def carry_out(self, numbers: dict[int, int]) -> Steps:
        """The owners place their ships, in order of play."""
        for seat in (yield from self.g.in_turn(self.g.order(), numbers.get)):
            if numbers.get(seat):
                yield from self.g.retrieve(seat, numbers[seat], "release")


class Captives(Release):
    """The giver sets ships of the other party free that lie captured on a sheet (Vampire, Pirate)."""

    __slots__ = ("other", "place")

    def __init__(self, g: Game, seat: int, other: int, place: int) -> None:
        super().__init__(g, seat)
        self.other, self.place = other, place

    def possible(self) -> dict[str, int]:
        """The other party's ships on the sheet, if it has a place for them."""
        there = self.g.state.ships[self.place][self.other]
        return {str(self.other): there} if there and self.g.refuges(self.other) else {}

    def carry_out(self, numbers: dict[int, int]) -> Steps:
        """The owner places them."""
        for seat, number in numbers.items():
            goals = yield from self.g.place_ships(seat, number, "retrieve")
            yield from self.g.move([[seat, 1, self.place, goal] for goal in goals], "freed", "deal")
