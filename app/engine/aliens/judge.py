"""Judge."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from app.engine.asks import Steps
from app.engine.cards import ARTIFACT, ATTACK, FLARE, MORPH, NEGOTIATE, REINFORCEMENT
from app.engine.effects import Alien, on, wild
from app.engine.hints import calls_deal
from app.engine.moments import BEFORE_SELECT, DEFENSE, ENCOUNTER_END, LAST, MAIN, OFFENSE, OUTCOME
from app.engine.outcomes import DEFENSE_WINS, OFFENSE_WINS

WINNER, LOSER = 0, 1
NO_COLONY, ANY_COLONY = -1, -2
NO_CARDS, ALL, RANDOM, TYPE, CARD = range(5)
MOST_RANDOM = 20
CLOSE = 5  # totals that differ by less are a draw for the wild side
TYPES = (ATTACK, NEGOTIATE, MORPH, REINFORCEMENT, ARTIFACT, FLARE)
TO = ("judge.winner", "judge.loser")

Words = tuple[str, object]


class Prize(NamedTuple):
    """What a fiat names, as it is kept in the mark."""

    to: int  # WINNER or LOSER
    colony: int = NO_COLONY  # or ANY_COLONY, or a planet
    way: int = NO_CARDS
    detail: int = 0  # of RANDOM how many, of TYPE the type, of CARD a card with that face


class Judge(Alien):
    """Adds stakes to the outcome."""

    id, name = "judge", "Judge"
    set = "classic"
    open_to_abuse = True
    tagline, power_name, alert = "Adds stakes to the outcome", "Fiat", "red"
    mandatory, roles = False, ("offense", "defense")
    phases = ("planning",)
    needs_word = "yes"
    text = (
        "While you are a main player and encounter cards are not yet selected, this power lets you declare a "
        "fiat, that is, announce a prize to be paid by the other main player on top of everything else. You say "
        "whether the prize is for the one who wins this encounter or for the one who loses it (never both). It "
        "is due only if at least one attack card is revealed. A prize may hold only what a deal may contain: "
        "one colony on a planet where the other main player has a colony, and/or cards from the other main "
        "player's hand. It is paid at the end of the encounter, after compensation and rewards. If no attack "
        "card is revealed, or if the encounter ends without a winner (deal, failed deal, cancelled encounter), "
        "the fiat has no effect."
    )
    zap_text = (
        "One use, announced with the whole fiat before encounter cards are selected. Zapped, the fiat is void; once "
        "cards are selected it is too late."
    )
    wild_text = (
        "If both main players revealed attack cards and the two final totals differ by less than 5 (0 to 4), "
        "you may call a draw before the outcome is applied. All allies return their ships to colonies, and you "
        "and your opponent try to make a deal exactly as if both had revealed negotiate cards, with the usual "
        "penalty if it fails."
    )
    super_text = "Your fiat may name gains for the winner and other gains for the loser, each within the usual limits."
    rulings = (
        (
            "May the fiat name gains for a third player, ships from the warp, or a promise?",
            "No. Only one colony and/or cards between the two main players.",
        ),
        (
            "Why so narrow?",
            (
                "Players have abused this power where everything could be named; the closed form is the limit that "
                "groups are advised to agree on."
            ),
        ),
        (
            "Attack against negotiate",
            (
                "An attack card was revealed, so the fiat applies: the attacker is the winner, the negotiator "
                "the loser. It is carried out after compensation."
            ),
        ),
        (
            "A morph",
            "Counts as what it copied; a morph copying a negotiate is no attack card.",
        ),
        (
            "Empath or Diplomat turns the attack into a negotiate",
            "The encounter ends in a deal or a failed deal, there is no winner, and the fiat is void.",
        ),
        (
            "The winner already has a colony on every planet of the loser",
            "That part of the fiat is lost.",
        ),
        (
            "The colony is the winner's fifth",
            (
                "He wins the game then, at the end of the encounter; if the normal result already ended the "
                "game the fiat is not carried out."
            ),
        ),
        (
            "Loser's upset, Loser and winner",
            "The fiat goes to whoever is the winner or loser after all changes of the outcome.",
        ),
        (
            "Silencer",
            "The old Silencer stops the fiat.",
        ),
    )
    asks = {
        "to": ("Judge: a prize for whom?", "Choose who gets the prize. By default the winner."),
        "colony": ("Judge: a colony {to}?", "Choose the colony that belongs to the prize. By default none."),
        "cards": ("Judge: cards {to}?", "Choose the cards that belong to the prize, from the hand of the other."),
        "card": ("Judge: which card?", "Name the card that belongs to the prize."),
        "planet": ("Your prize: a colony", "Choose the planet on which you found the colony. By default the first."),
    }
    labels = {
        "winner": "for the winner",
        "loser": "for the loser",
        "no_colony": "No colony",
        "any": "a colony of choice",
        "no_cards": "No cards",
        "all": "all cards",
        "named": "A card by its name",
        **{f"random_{n}": f"{n} random {'card' if n == 1 else 'cards'}" for n in range(1, MOST_RANDOM + 1)},
        **{f"type_{kind}": f"all {kind} cards" for kind in TYPES},
    }
    does = {"call_draw": calls_deal, "declare": lambda me: me.stakes()}
    like = {"to": "win_or_lose", "colony": "colony", "cards": "all"}

    @on(BEFORE_SELECT, roles=MAIN, says="a prize that the winner or loser gets from the other in the end")
    def declare(self) -> Steps:
        g = self.g
        tos = [("choice", name) for name in TO]
        to = tos.index((yield from g.choose(self.seat, "judge.to", tos, source=self.source)))
        prizes = [(yield from self.prize(to))]
        if prizes == [Prize(to)]:
            return
        if (yield from self.offers_flare("a prize for the other one too")):
            more = yield from self.prize(1 - to)
            if more != Prize(1 - to) and (yield from self.play_flare()):
                prizes = sorted([*prizes, more])
        named = next((("planet", prize.colony) for prize in prizes if prize.colony >= 0), None)
        words = [word for prize in prizes for word in self.words(prize)]
        if (yield from self.announce(said=words, planet=named)):
            self.mark("fiat", data=[number for prize in prizes for number in prize])

    # --- what the prize is
    def prize(self, to: int) -> Steps:
        """A colony, cards, both, or nothing at all."""
        g, args = self.g, {"to": ("choice", TO[to])}
        colonies: list[Words] = [("choice", "judge.no_colony"), ("choice", "judge.any")]
        colonies += [("planet", planet) for planet in self.colonies()]
        place = yield from g.choose(self.seat, "judge.colony", colonies, source=self.source, args=args)
        colony: int = place[1] if place[0] == "planet" else NO_COLONY if place == colonies[0] else ANY_COLONY
        ways = [("choice", f"judge.{way}") for way in self.ways()]
        way = (yield from g.choose(self.seat, "judge.cards", ways, source=self.source, args=args))[1][6:]
        if way == "named":
            faces = {face.id: card for card, face in enumerate(g.faces)}
            options = [("face", face) for face in faces]
            card = faces[(yield from g.choose(self.seat, "judge.card", options, source=self.source))[1]]
            return Prize(to, colony, CARD, card)
        kind, _, detail = way.partition("_")
        if kind == "random":
            return Prize(to, colony, RANDOM, int(detail))
        if kind == "type":
            return Prize(to, colony, TYPE, TYPES.index(detail))
        return Prize(to, colony, ALL if kind == "all" else NO_CARDS)

    def colonies(self) -> list[int]:
        """The planets that one main player could have to grant to the other."""
        ships, (one, other) = self.g.state.ships, self.mains()
        return [planet for planet in self.g.planets if bool(ships[planet][one]) != bool(ships[planet][other])]

    def ways(self) -> list[str]:
        """What may be said about cards."""
        kinds = {face.kind for face in self.g.faces}
        random = [f"random_{n}" for n in range(1, MOST_RANDOM + 1)]
        return ["no_cards", *random, "all", *(f"type_{kind}" for kind in TYPES if kind in kinds), "named"]

    def words(self, prize: Prize) -> Iterable[Words]:
        """The prize in the words of the log."""
        yield ("choice", TO[prize.to])
        if prize.colony != NO_COLONY:
            yield ("choice", "judge.any") if prize.colony == ANY_COLONY else ("planet", prize.colony)
        if prize.way == CARD:
            yield ("face", self.g.face(prize.detail).id)
        elif prize.way != NO_CARDS:
            named = {ALL: "all", RANDOM: f"random_{prize.detail}", TYPE: f"type_{TYPES[prize.detail % len(TYPES)]}"}
            yield ("choice", f"judge.{named[prize.way]}")

    def mains(self) -> tuple[int, int]:
        """Both main players."""
        return self.g.main_player(OFFENSE), self.g.main_player(DEFENSE)

    # --- paying it
    @on(OUTCOME, mark="fiat", must=True, use=False)
    def see(self) -> None:
        if ATTACK in self.g.types():
            self.mark("fought")

    @on(ENCOUNTER_END, mark="fiat", must=True, use=False, when=lambda me: me.g.has_mark("fought"))
    def pay(self) -> Steps:
        result = self.g.encounter.result
        if self.mark_ is None or result not in (OFFENSE_WINS, DEFENSE_WINS):
            return
        mains = self.mains() if result == OFFENSE_WINS else self.mains()[::-1]
        for first in range(0, len(self.mark_.data), len(Prize._fields)):
            prize = Prize(*self.mark_.data[first : first + len(Prize._fields)])
            taker, payer = mains if prize.to == WINNER else mains[::-1]
            yield from self.hand_over(prize, taker, payer)
            yield from self.grant(prize, taker, payer)

    def hand_over(self, prize: Prize, taker: int, payer: int) -> Steps:
        """The cards, as far as the other holds them and they can be taken."""
        g, hand = self.g, self.g.takeable(payer)
        if prize.way == RANDOM and hand:
            yield from g.take_random(taker, payer, prize.detail, self.id)
            return
        cards: list[int] = []
        if prize.way == ALL:
            cards = list(hand)
        elif prize.way == TYPE:
            cards = [card for card in hand if g.face(card).kind == TYPES[prize.detail]]
        elif prize.way == CARD:
            cards = [card for card in hand if g.face(card).id == g.face(prize.detail).id][:1]
        if cards:
            yield from g.take(taker, payer, cards, self.id)

    def grant(self, prize: Prize, taker: int, payer: int) -> Steps:
        """The colony, if there is one that can be granted."""
        g, ships = self.g, self.g.state.ships
        wanted = g.planets if prize.colony == ANY_COLONY else [prize.colony]
        planets = [p for p in wanted if p in g.planets and ships[p][payer] and not ships[p][taker]]
        yield from g.found_colony(taker, planets, ("judge.planet", "deal_ships"), self.id, source=self.source)

    # --- the wild side
    @wild
    @on(LAST, roles=MAIN, when=lambda me: me.close(), says="call a draw: you two make a deal instead")
    def call_draw(self) -> Steps:
        if (yield from self.announce()):
            for side in (OFFENSE, DEFENSE):
                self.g.become(side, NEGOTIATE)

    def close(self) -> bool:
        """Two attacks with totals that hardly differ, and no outcome set by an effect."""
        if not self.g.both_attacks() or self.g.encounter.forced:
            return False
        totals = self.g.reckon()[0]
        return abs(totals[OFFENSE] - totals[DEFENSE]) < CLOSE

    def stakes(self) -> dict[str, object]:
        """A colony and the cards of the other, or the own ones for him."""
        mine, theirs = (len(self.g.state.hands[x]) for x in (self.seat, self.opponent))
        prize = int(bool(self.colonies()))

        def prizes(side: int, cards: int) -> dict[str, dict[str, int]]:
            seats = {self.seat: side, self.opponent: -side}
            return {str(seat): {"colonies": sign * prize, "cards": sign * cards} for seat, sign in seats.items()}

        return {"kind": "bet", "right": prizes(1, theirs), "wrong": prizes(-1, mine)}
