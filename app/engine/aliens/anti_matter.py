"""Anti-Matter."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import WILD, Act, Alien, modify, on, respond, super_, wild
from app.engine.hints import turns
from app.engine.moments import ALLY, CARD_ANNOUNCED, COMPARE, MAIN, PARTICIPANT, SHIP_WORTH, SIGN, TYPES_FINAL


class AntiMatter(Alien):
    """The lower total wins; its own ships and those of all allies are subtracted."""

    id, name = "anti_matter", "Anti-Matter"
    tagline, power_name, alert = "The smaller total wins", "Negation", "yellow"
    mandatory, roles, phases = True, ("offense", "defense"), ("reveal",)
    text = (
        "When you are a main player and both main players have revealed attack cards, you must use this power. In "
        "this encounter the lower total wins. In addition your own ships, and the ships of every ally on either "
        "side, are subtracted from the total of their side instead of being added. Your opponent's own ships are "
        "still added, and both attack cards and reinforcements count as usual. On equal totals the defense wins as "
        "always."
    )
    zap_text = (
        "One use, made automatically after the reveal with two attack cards showing. A Cosmic Zap is played at that "
        "moment; then the encounter is counted in the normal way, higher total winning and all ships added."
    )
    wild_text = (
        "As a main player or ally, when another player is about to use the wild side of a flare, prevent it. That "
        "flare does nothing and stays in its owner's hand. You can do this to one flare per encounter."
    )
    super_text = (
        "When another player is about to use a flare, wild or super side, prevent it. That flare does nothing and "
        "stays in its owner's hand. You can do this to one flare per encounter, in any role."
    )
    rulings = (
        (
            "Does a prevented flare stay in hand and use up its owner's one flare per encounter?",
            (
                "It stays in hand and does not use it up; but that flare itself cannot be played again in this "
                "encounter."
            ),
        ),
        ("Is the super side automatic in every encounter?", "No, the flare has to be played each time."),
        (
            "Allies whose ships count for more than one (Macron).",
            "The full worth is subtracted, so one Macron ship of an ally lowers its side by 4.",
        ),
        (
            "A reinforcement played on Anti-Matter's own side.",
            "It is added and so makes winning harder; playing it on the opponent's side helps Anti-Matter.",
        ),
        ("Attack against negotiate.", "The power is not used; the attack wins whatever the numbers."),
        (
            "Can the prevented flare be saved by Card Zap?",
            "Yes. A Card Zap on the Anti-Matter flare discards that flare, and the first flare takes effect.",
        ),
    )
    traits = {"lower_wins": True}
    does = {"negate": turns("negation"), "prevent": "cancel", "prevent_wild": "cancel"}

    @on(TYPES_FINAL, roles=MAIN, must=True, when=lambda me: me.g.both_attacks())
    def negate(self) -> Steps:
        if (yield from self.announce()):
            self.mark("negation")

    @modify(COMPARE, mark="negation")
    def lower_wins(self, sign: int) -> int:
        return -sign

    @modify(SHIP_WORTH, mark="negation", layer=SIGN)
    def subtract(self, worth: int, seat: int, side: int) -> int:
        return -worth if seat == self.seat or self.g.role(seat) & ALLY else worth

    @wild
    @respond(
        CARD_ANNOUNCED, roles=PARTICIPANT, when=lambda me, act: act.side == WILD and me.hits(act),
        says="this wild side does nothing; the flare stays in the hand",
    )  # fmt: skip
    def prevent_wild(self, act: Act) -> Steps:
        yield from self.prevent(act)

    @super_
    @respond(CARD_ANNOUNCED, when=lambda me, act: me.hits(act), says="this flare does nothing and stays in the hand")
    def prevent(self, act: Act) -> Steps:
        if (yield from self.announce(whom=("seat", act.seat), card=("source", *act.source))):
            self.g.cancel(act, to=act.seat)
            self.g.encounter.flare_seats.remove(act.seat)  # it may still play another one

    def hits(self, act: Act) -> bool:
        """It is a flare of another player."""
        return act.source[0] == "flare" and act.seat != self.seat
