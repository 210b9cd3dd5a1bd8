"""Skeptic."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, wild
from app.engine.hints import spoils
from app.engine.moments import (
    AFTER_INVITE,
    AFTER_SHIPS,
    ALLY_ORDER,
    BEFORE_SELECT,
    CAUSE_CHOICE,
    DEAL_PENALTY,
    OFF,
    OFFENSE,
    OUTSIDER,
    PARTICIPANT,
)
from app.engine.outcomes import BOTH_LOSE, DEFENSE_WINS, OFFENSE_WINS
from app.engine.state import GATE, RING, WARP

MOST = 20


class Skeptic(Alien):
    """Doubts that the other side will win; who takes it up raises the stakes."""

    id, name = "skeptic", "Skeptic"
    set = "classic"
    tagline, power_name, alert = "Raises the stakes by doubting", "Doubt", "yellow"
    mandatory, roles = False, ("offense", "defense", "offensive_ally", "defensive_ally")
    phases = ("planning",)
    needs_word = "yes"
    text = (
        "Once per encounter in which you are a main player or ally, ahead of the selection of encounter cards, "
        "this power lets you doubt that the main player on the other side will win. He or she may agree or "
        "double-doubt. An offense that agrees ends its turn at once: its ships and those of all allies of both "
        "sides go back to colonies. A defense that agrees keeps its ships where they are, but everything on the "
        "gate lands on the planet as after a victory of the offense, and the defensive allies go back to "
        "colonies. After a double-doubt, the encounter goes on. If later a side loses or a deal fails, each of "
        "you two who has to lose ships because of it loses twice as many; the additional ships come from "
        "colonies of the loser's choice."
    )
    zap_text = (
        "A Cosmic Zap may be played when the doubt is spoken, before it is answered: there is no question and "
        "no doubling."
    )
    wild_text = (
        "If you are invited you may be the last to decide: you answer only when everybody else who was invited "
        "has answered."
    )
    super_text = (
        "With your doubt name a number from 1 to 20. If the opposing player double-doubts, losses are not "
        "doubled; instead each of you two who has to lose ships loses that many additional ships that are not "
        "in the encounter."
    )
    rulings = (
        (
            "Skeptic as an ally",
            (
                "The question goes to the main player of the other side; Skeptic's own loss as an ally is "
                "doubled if his side loses."
            ),
        ),
        (
            "Both lose in a failed deal",
            "Skeptic, if a main player, and the opponent lose six ships each instead of three.",
        ),
        (
            "A defense with no ships on the planet loses",
            "Twice nothing is nothing.",
        ),
        (
            "Does an agreeing defense keep its colony?",
            "Yes, and coexists with the new colonies.",
        ),
        (
            "Filth as the defense agrees",
            "Filth's own power drives the landed ships away.",
        ),
        (
            "Powers that save ships (Zombie, Healer)",
            "They work on the additional ships too.",
        ),
        (
            "Silencer",
            "The old Silencer stops Skeptic.",
        ),
    )

    asks = {
        "doubt": (
            "Skeptic: do you agree?",
            "{who} doubts that you will win. Agree and give way, or double the losses of you both. "
            "By default you double.",
        ),
        "number": ("Skeptic Flare: how many ships?", "Name how many more ships are at stake, up to twenty."),
        "ships": ("Skeptic: the stakes", "Choose {n|ship|ships} outside the encounter that you lose besides."),
    }
    labels = {"agree": "Agree", "double": "Double the doubt"}
    events = {"agrees": "{who} agrees.", "doubles": "{who} doubles the doubt."}
    does = {"wait_and_see": "gain", "doubt": spoils(lambda me: me.stakes())}
    like = {"number": "least", "ships": "penalty"}

    @on(BEFORE_SELECT, roles=PARTICIPANT, says="doubt that your opponent will win: he gives way, or losses are doubled")
    def doubt(self) -> Steps:
        g, whom, stakes = self.g, self.opponent, 0
        if (yield from self.offers_flare("name how many more ships are at stake")):
            numbers = [("number", n) for n in range(1, MOST + 1)]
            number = yield from g.choose(self.seat, "skeptic.number", numbers, source=self.source)
            stakes = number[1] if (yield from self.play_flare(number=number)) else 0
        if not (yield from self.announce(whom=("seat", whom))):
            return
        ways = [("choice", "skeptic.agree"), ("choice", "skeptic.double")]
        args = {"who": ("seat", self.seat)}
        way = yield from g.choose(whom, "skeptic.doubt", ways, 1, source=self.source, args=args)
        g.emit_event("skeptic.agrees" if way == ways[0] else "skeptic.doubles", whom, {}, self.source)
        if way == ways[1]:
            self.mark("doubted", data=[self.seat, whom, stakes])
            return
        g.go_to("end")
        if g.role(whom) == OFF:
            yield from g.call_off()
            return
        g.encounter.success = True
        if g.in_warp:
            yield from g.return_from_warp()
            return
        yield from g.go_home([(x, RING) for x in g.order() if g.state.ships[RING][x]])
        yield from g.land([x for x in g.order() if g.state.ships[GATE][x]])

    @on(
        AFTER_SHIPS,
        layer=-1,
        mark="doubted",
        must=True,
        use=False,
        when=lambda me: me.g.encounter.result in (OFFENSE_WINS, DEFENSE_WINS, BOTH_LOSE),
    )
    def pay(self) -> Steps:
        g = self.g
        *seats, stakes = self.mark_.data if self.mark_ else [0]
        lost: list[tuple[int, int, int]] = []
        for seat in seats:
            then = g.encounter.ships_then[seat]
            if g.won(seat) or not then or g.place_in_encounter(seat) == WARP:  # who is there already loses nothing
                continue
            ships = yield from g.choose_ships(seat, "skeptic.ships", stakes or then, source=self.source)
            lost += [(seat, n, place) for place, n in ships.items()]
        yield from g.lose(lost, CAUSE_CHOICE)

    @modify(DEAL_PENALTY, mark="doubted")
    def penalty(self, count: int, seat: int) -> int:
        *seats, stakes = self.mark_.data if self.mark_ else [0]
        return count + (stakes or count) if seat in seats else count

    @wild
    @on(
        AFTER_INVITE,
        roles=OUTSIDER,
        when=lambda me: bool(me.g.encounter.invited[me.seat]),
        says="decide last whom you join",
    )
    def wait_and_see(self) -> Steps:
        if (yield from self.announce()):
            self.mark("last")

    @modify(ALLY_ORDER, mark="last")
    def last(self, order: list[int]) -> list[int]:
        return [*(x for x in order if x != self.seat), self.seat]

    def stakes(self) -> tuple[dict[int, dict[str, int]], dict[int, dict[str, int]]]:
        """The doubled losses of the other if the own side wins, and the own ones."""
        lost = [{x: {"ships": -self.g.ships_in_encounter(x)}} for x in (self.opponent, self.seat)]
        return (lost[0], lost[1]) if self.side == OFFENSE else (lost[1], lost[0])
