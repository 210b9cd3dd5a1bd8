"""Gambler."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import KICKER
from app.engine.effects import Alien, modify, on, wild
from app.engine.moments import AFTER_SELECT, BEFORE_DISCARD, CARD_VALUES, DEF, LAID, MAIN, SELECT_SHOWS, TURNING
from app.engine.moments import KICKER as FACTOR
from app.engine.state import NOBODY, OWNER, Pile

MOST_STAKES, MOST_SPREAD = 20, 99


class Gambler(Alien):
    """States what its face-down card is; whoever believes it must play on by the statement."""

    id, name = "gambler", "Gambler"
    tagline, power_name, alert = "Bluffs about its hidden card", "Bluff", "red"
    mandatory, roles, phases = False, ("offense", "defense"), ("reveal",)
    text = (
        "When you are a main player, after your opponent's encounter card has been turned up you may use this power. "
        "Your card stays face down and you state what it is, truly or not. If your opponent does not challenge, the "
        "encounter is resolved as if your statement were true, and at the end your card is put face down under the "
        "deck it came from instead of being discarded. If your opponent challenges, your card is turned up. If it "
        "was a lie, you lose a number of ships equal to your ships in the encounter. If the statement was true, the "
        "challenger loses a number of ships equal to the challenger's ships in the encounter. The lost ships must "
        "come from outside the encounter. Then the encounter is resolved with the cards as they are. If another "
        "effect makes you show your card early, you may use this power at that moment. If another effect swaps the "
        "encounter cards, you may still make a statement about the card that you selected, which your opponent would "
        "now reveal; your opponent must then accept or challenge without looking at it."
    )
    zap_text = (
        "One use, announced with the statement, before your opponent answers. Zapped, your card is simply turned up; "
        "nobody loses ships for it."
    )
    wild_text = (
        "As a main player, after encounter cards have been selected and before they are turned up, name a whole "
        "number from 1 upwards as the spread. If both revealed cards are attacks and their values differ by at least "
        "that number, add that number to the value of your card."
    )
    super_text = (
        "When you make your statement, raise the stakes by naming a number from 1 to 20. Whoever has to lose ships "
        "because of the challenge loses that many more."
    )
    rulings = (
        (
            "Oracle makes the Gambler show its card.",
            "The Gambler shows it or bluffs then, and the challenge is settled, before the Oracle chooses a card.",
        ),
        (
            "Gambler and Sorcerer in one game.",
            (
                "Allowed. After a swap the Gambler bluffs about the card it selected, which lies in front of the "
                "Sorcerer; the Sorcerer accepts or challenges without looking. If accepted, the stated face counts "
                "as the Sorcerer's card."
            ),
        ),
        ("Can Filch or Fido take the unshown card?", "No, it is not discarded."),
        (
            "May a morph be stated?",
            "Yes. Accepted, it counts as a copy of the opponent's card; two morphs make both sides lose.",
        ),
        (
            "Ships lost by a challenge: do they give compensation?",
            (
                "No, they are a penalty and not lost by losing the encounter; effects on losing ships do not see "
                "them either."
            ),
        ),
        ("After the game.", "The record shows the real card; during the game nobody but the Gambler ever knows it."),
    )
    asks = {
        "state": ("Gambler: state your card", "Say what your card is, truly or not."),
        "kicker": ("Gambler: state your kicker", "Say what your face-down kicker is, truly or not."),
        "challenge": (
            "Challenge the Gambler?",
            "Is it really {what}? Whoever is wrong loses ships. By default you accept.",
        ),
        "stakes": ("Gambler Flare: raise the stakes", "Choose how many ships more the loser of a challenge loses."),
        "lose": ("Gambler: you were wrong", "Choose {n|ship|ships} outside the encounter that you lose."),
        "spread": ("Gambler Flare: name the spread", "Name the difference from which on you add it to your card."),
    }
    events = {"accepted": "{who} accepts the statement.", "challenged": "{who} challenges: it was {card}."}
    does = {"bluff": "gain", "bluff_early": "gain", "name_spread": "gain"}
    like = {
        "lose": "penalty",
        "spread": "wager",
        "state": "claim",
        "challenge": "doubt",
    }

    # --- the opponent's card is turned up first; then the Gambler speaks
    @on(TURNING, roles=MAIN, must=True, use=False, when=lambda me: me.silent_yet())
    def look_first(self) -> None:
        g = self.g
        if not g.encounter.face_up[1 - self.mine()]:
            g.show_card(1 - self.mine())
        for pile in [pile for pile in g.kickers_of(self.opponent) if pile.faces == OWNER]:
            g.show_kicker(pile)

    @on(TURNING, layer=1, roles=MAIN, when=lambda me: me.silent_yet(), says="keep your card down and state what it is")
    def bluff(self) -> Steps:
        yield from self.speak()

    # --- an effect makes the Gambler show its card early
    @modify(SELECT_SHOWS, roles=MAIN)
    def speaks_first(self, shows: bool, side: int) -> bool:
        zapped = self.power is None or bool(self.power.zapped)
        return shows and (zapped or self.g.encounter.chosen_by[side] != self.seat)

    @on(
        LAID,
        layer=-2,
        roles=MAIN,
        when=lambda me, side: me.must_show(side),
        says="keep your card down and state what it is",
    )
    def bluff_early(self, side: int) -> Steps:
        yield from self.speak()

    @on(LAID, layer=-1, roles=MAIN, must=True, use=False, when=lambda me, side: me.must_show(side))
    def show(self, side: int) -> None:
        self.g.show_card(side)

    def must_show(self, side: int) -> bool:
        """The own card was laid to be shown, and is not yet, and nothing has been stated."""
        return side == self.g.encounter.to_show and self.mine() == side and self.silent_yet()

    # --- the statement
    def hidden_kicker(self) -> Pile | None:
        """The own kicker that lies face down: the bluff covers it too (EX-7)."""
        return next((pile for pile in self.g.kickers_of(self.seat) if pile.faces == OWNER), None)

    def claim_kicker(self) -> Steps:
        """What the face-down kicker is said to be."""
        faces = sorted({face.id for face in self.g.faces if face.kind == KICKER})
        options = [("face", face) for face in faces]
        return (yield from self.g.choose(self.seat, "gambler.kicker", options, source=self.source))

    @modify(FACTOR, mark="claimed", layer=1)
    def as_claimed(self, factor: int, side: int) -> int:
        return self.mark_.data[0] if self.mark_ and side == self.side else factor

    @on(BEFORE_DISCARD, mark="claimed", must=True, use=False)
    def bury_kicker(self) -> None:
        g = self.g
        for pile in [pile for pile in g.kickers_of(self.seat) if pile.faces == NOBODY]:
            g.state.piles.remove(pile)
            g.bury(pile.cards[0], self.seat)

    def mine(self) -> int:
        """The side before which the card lies that this player selected (an effect may have switched the cards)."""
        return self.g.encounter.chosen_by.index(self.seat)

    def silent_yet(self) -> bool:
        """The own card lies face down, and nothing has been stated about it."""
        encounter = self.g.encounter
        if self.seat not in encounter.chosen_by:
            return False
        return not encounter.face_up[self.mine()] and not encounter.stated[self.mine()]

    def speak(self) -> Steps:
        """State a face; the opponent accepts or challenges."""
        g, encounter, mine = self.g, self.g.encounter, self.mine()
        faces = sorted({face.id for face in g.faces if face.encounter})
        said = yield from g.choose(self.seat, "gambler.state", [("face", face) for face in faces], source=self.source)
        stakes = 0
        if (yield from self.offers_flare("whoever loses the challenge loses more ships")):
            slots = [("stakes", 1, MOST_STAKES)]
            stakes = (yield from g.allocate(self.seat, "gambler.stakes", slots, 1, MOST_STAKES, {"stakes": 1}))[
                "stakes"
            ]
            stakes = stakes if (yield from self.play_flare(number=stakes)) else 0
        kicker = self.hidden_kicker()
        claim = (yield from self.claim_kicker()) if kicker else None
        said_all = said if claim is None else [said, claim]
        if not (yield from self.announce(said=said_all)):
            return
        opponent = self.opponent
        if not (yield from g.yes(opponent, "gambler.challenge", what=said_all, source=self.source)):
            g.emit_event("gambler.accepted", opponent, {}, self.source)
            encounter.stated[mine] = said[1]
            if kicker and claim:
                kicker.faces = NOBODY
                self.mark("claimed", data=[int(claim[1].rpartition("_")[2])])
            return
        truth = g.face(encounter.slots[mine]).id
        honest = truth == said[1] and (not kicker or g.face(kicker.cards[0]).id == (claim or said)[1])
        g.show_card(mine)
        if kicker:
            g.show_kicker(kicker)
        g.emit_event("gambler.challenged", opponent, {"card": ("face", truth)}, self.source)
        loser = opponent if honest else self.seat
        inside = [encounter.planet] if g.role(loser) == DEF else []
        count = g.ships_in_encounter(loser) + stakes
        ships = yield from g.choose_ships(loser, "gambler.lose", count, without=inside, source=self.source)
        yield from g.lose([(loser, n, place) for place, n in ships.items()], "bluff")

    # --- the wild side
    @wild
    @on(AFTER_SELECT, roles=MAIN, says="name a spread that is added to your card if the cards differ that much")
    def name_spread(self) -> Steps:
        slots = [("spread", 1, MOST_SPREAD)]
        named = yield from self.g.allocate(self.seat, "gambler.spread", slots, 1, MOST_SPREAD, {"spread": 1})
        if (yield from self.announce(spread=named["spread"])):
            self.mark("spread", data=[self.side, named["spread"]])

    @modify(CARD_VALUES, mark="spread")
    def widen_spread(self, values: list[int]) -> list[int]:
        if self.mark_ is None or not self.g.both_attacks():
            return values
        side, spread = self.mark_.data
        reached = abs(values[0] - values[1]) >= spread
        return [value + spread if reached and at == side else value for at, value in enumerate(values)]
