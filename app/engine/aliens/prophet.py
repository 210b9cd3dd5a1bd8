"""Prophet."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import NEGOTIATE
from app.engine.effects import Alien, on, wild
from app.engine.moments import (
    AFTER_REVEAL,
    AFTER_SELECT,
    BEFORE_SELECT,
    CAUSE_CHOICE,
    DEFENSE,
    ENCOUNTER_END,
    OFFENSE,
    OUTSIDER,
)
from app.engine.outcomes import DEAL_MADE, DEFENSE_WINS, OFFENSE_WINS

PRICE = 2


class Prophet(Alien):
    """Bets on the winner; a right bet brings a colony, a wrong one costs ships."""

    id, name = "prophet", "Prophet"
    set = "classic"
    tagline, power_name, alert = "Foretells who wins", "Predict", "red"
    mandatory, roles = False, ("bystander",)
    phases = ("planning",)
    needs_word = "yes"
    text = (
        "When you are neither a main player nor an ally, before encounter cards are selected, this power lets "
        "you bet openly on the offense or on the defense as the winner of the encounter. A successful deal "
        "counts as a correct prediction. A correct bet brings you a colony when the encounter has been "
        "resolved: on a planet of your choice, in any system, that has no colony of yours yet, with one or more "
        "ships that you take from your colonies. A wrong one costs two of your ships, which the main player who "
        "won picks for the warp. Without a winner (failed deal, encounter cancelled) nothing happens."
    )
    zap_text = (
        "A Cosmic Zap may be played when you make the prediction: it is void, with neither gain nor penalty. "
        "The gain itself cannot be zapped later."
    )
    wild_text = (
        "Before encounter cards are selected, play this flare and secretly note 'one' or 'two': the number of "
        "negotiate cards that the main players will reveal. After the reveal show it. If it is right, every "
        "other player sends one ship of his or her choice to the warp. If it is not, the player on your left "
        "gets this flare."
    )
    super_text = (
        "Your prediction may wait until encounter cards lie facedown on the table, as long as they are still facedown."
    )
    rulings = (
        (
            (
                "The predicted player wins because of a changed outcome (Loser, Human zapped, Industrialist's "
                "opponent gives way)"
            ),
            "The final winner counts.",
        ),
        (
            "No winner",
            "No effect.",
        ),
        (
            "Prophet becomes an ally after predicting",
            (
                "Alliances are already formed at that time; if some effect makes Prophet an ally later, the "
                "prediction stands."
            ),
        ),
        (
            "A colony on an empty home planet of his own",
            "Allowed; it is a home colony.",
        ),
        (
            "Moons",
            "A colony gained by prediction must be on a planet.",
        ),
        (
            "Moving his last ships from a colony",
            "Allowed, with the usual consequences.",
        ),
        (
            "Silencer",
            "The old Silencer stops Prophet: a prediction is spoken.",
        ),
    )

    asks = {
        "side": ("Prophet: who wins?", "Bet on the offense or on the defense. A deal counts as right."),
        "planet": ("Prophet: which planet?", "Choose the planet where you found a colony."),
        "ships": ("Prophet: your settlers", "Choose the ships that settle on {planet}."),
        "lose": ("Prophet was wrong", "Choose {n|ship|ships} of the Prophet that are lost."),
        "note": (
            "Prophet Flare: how many?",
            "Note how many negotiates the main players will reveal. Nobody sees it yet.",
        ),
        "ship": ("Prophet Flare: you pay", "Choose {n|ship|ships} that you lose."),
    }
    labels = {"one": "One negotiate", "two": "Two negotiates"}
    events = {"note": "{who} had noted: {n|negotiate|negotiates}."}

    does = {"note_down": "gain", "foretell": lambda me: me.stakes(), "foretell_late": lambda me: me.stakes()}
    like = {
        "side": "winner",
        "planet": "colony",
        "ships": "re_establish",
        "lose": "ruin",
        "ship": "penalty",
        "note": "first",
    }

    @on(BEFORE_SELECT, roles=OUTSIDER, says="bet on the offense or the defense")
    def foretell(self) -> Steps:
        yield from self.bet()

    @on(
        AFTER_SELECT,
        roles=0,
        widen=OUTSIDER,
        when=lambda me: me.in_time(),
        says="bet on the offense or the defense",
    )
    def foretell_late(self) -> Steps:
        yield from self.bet()

    def in_time(self) -> bool:
        """There is no own bet yet, and both cards lie face down."""
        return not any(self.g.encounter.face_up) and not any(m.seat == self.seat for m in self.g.marks("bet"))

    def bet(self) -> Steps:
        """Name the winner."""
        sides = [("side", OFFENSE), ("side", DEFENSE)]
        side = yield from self.g.choose(self.seat, "prophet.side", sides, source=self.source)
        if (yield from self.announce(said=side)):
            self.mark("bet", data=[side[1]])

    @on(
        ENCOUNTER_END,
        mark="bet",
        must=True,
        use=False,
        when=lambda me: me.g.encounter.result in (OFFENSE_WINS, DEFENSE_WINS, DEAL_MADE),
    )
    def settle_bet(self) -> Steps:
        g = self.g
        side = self.mark_.data[0] if self.mark_ else OFFENSE
        if g.encounter.result == DEAL_MADE or g.won(g.main_player(side)):
            yield from self.found()
            return
        winner = g.main_player(1 - side)
        ships = yield from g.choose_ships(
            self.seat, "prophet.lose", PRICE, by=winner, source=self.source, default=self.sacrifice(winner)
        )
        yield from g.lose([(self.seat, n, place) for place, n in ships.items()], CAUSE_CHOICE)

    def sacrifice(self, winner: int) -> dict[int, int]:
        """What the winner picks by default: ships of the largest foreign colonies, then of the largest others."""
        g, ships, picked = self.g, self.g.state.ships, {}
        foreign = set(g.foreign_colonies(self.seat))
        slots = g.ship_slots(self.seat, forced=winner != self.seat)
        for place, _, most in sorted(slots, key=lambda slot: (slot[0] not in foreign, -ships[slot[0]][self.seat])):
            picked[place] = min(PRICE - sum(picked.values()), most)
        return picked

    def found(self) -> Steps:
        """A colony on any planet that has none of one's own."""
        g = self.g
        planets = [p for p in g.planets if not g.state.ships[p][self.seat]]
        asks = ("prophet.planet", "prophet.ships")
        yield from g.found_colony(self.seat, planets, asks, "prophet", source=self.source)

    # --- the wild side
    @wild
    @on(BEFORE_SELECT, says="note how many negotiates will be revealed, one or two")
    def note_down(self) -> Steps:
        notes = [("choice", "prophet.one"), ("choice", "prophet.two")]
        note = yield from self.g.choose(self.seat, "prophet.note", notes, source=self.source)
        if (yield from self.announce()):
            self.lasting = True
            self.mark("noted", data=[1 + notes.index(note), self.card])

    @on(AFTER_REVEAL, layer=-1, mark="noted", must=True, use=False)
    def show_note(self) -> Steps:
        g, mark = self.g, self.mark_
        if mark is None:
            return
        g.state.marks.remove(mark)
        number, card = mark.data
        g.emit_event("prophet.note", self.seat, {"n": number}, self.source)
        if sum(g.copied(side)[0] == NEGOTIATE for side in (OFFENSE, DEFENSE)) != number:
            if [card, self.seat] in g.state.lasting:
                g.state.lasting.remove([card, self.seat])
                g.to_hand(card, g.clockwise(self.seat)[0], openly=True)
            return
        others = {seat: 1 for seat in g.order() if seat != self.seat}
        chosen = yield from g.choose_ships_together(others, "prophet.ship", source=self.source)
        lost = [(seat, n, place) for seat in others for place, n in chosen[seat].items()]
        yield from g.lose(lost, CAUSE_CHOICE)

    def stakes(self) -> dict[str, object]:
        """A colony, or two ships."""
        right, wrong = {str(self.seat): {"colonies": 1}}, {str(self.seat): {"ships": -PRICE}}
        return {"kind": "bet", "deal": True, "right": right, "wrong": wrong}
