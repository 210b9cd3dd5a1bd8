"""Reincarnator."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, on, wild
from app.engine.moments import AFTER_SHIPS, DEF_ALLY, ENCOUNTER_END, OFF_ALLY, OUTCOME, PARTICIPANT
from app.engine.outcomes import BOTH_LOSE, DEAL_FAILED, DEFENSE_WINS, OFFENSE_WINS
from app.engine.state import IDLE, Power


class Reincarnator(Alien):
    """Becomes a new alien when losing."""

    id, name = "reincarnator", "Reincarnator"
    tagline, power_name, alert = "Becomes a new alien when losing", "Reincarnation", "yellow"
    mandatory, roles = True, ("offense", "defense", "offensive_ally", "defensive_ally")
    phases = ("resolution",)
    text = (
        "At the end of an encounter which your side lost while you were a main player or ally, and of one in "
        "which you as a main player failed to deal, use this power: a random alien that nobody has is drawn, "
        "and you become it. You keep this power beside the new one and use both. If the drawn alien has a setup "
        "text, brings its own components, or is not allowed in this game, discard it and draw again. When it "
        "happens again, discard the alien you had become and draw another. A player who copied or stole this "
        "power uses both powers too; if that player's side loses meanwhile, he or she must reincarnate and "
        "loses his or her original alien for good."
    )
    zap_text = (
        "Announced at encounter.end before the alien is drawn. Zapped: no new alien, the old one stays. The "
        "alien you have become is a power of its own: zapping it does not touch Reincarnation and the other way "
        "round."
    )
    wild_text = (
        "Play this flare on another player, without the power of Reincarnation, whose side has just lost or "
        "whose deal has failed; the card goes to the victim's hand. When the encounter ends the victim gives up "
        "the alien he or she was and becomes a random unused one. An alien with a setup text, with own "
        "components, or not allowed in this game is discarded and another drawn."
    )
    super_text = (
        "When your power would make you reincarnate, you may play this flare not to do so and keep the alien you are."
    )
    rulings = (
        (
            "when the change happens",
            (
                "At the end of the encounter, after compensation and rewards; the new power cannot save the "
                "ships of this encounter."
            ),
        ),
        (
            "deals",
            (
                "A successful deal is no loss. A failed one is a loss for both main players only, not for "
                "allies, who went home."
            ),
        ),
        (
            "offense turn ended for lack of cards, encounter cancelled",
            "Nobody lost; no reincarnation.",
        ),
        (
            "artefact aliens",
            "Miser, Warrior and the others of that list are replaced when drawn.",
        ),
        (
            "negotiate against attack",
            "A loss like any other, with compensation.",
        ),
        (
            "ally removed before the end",
            "It was not on the losing side, so it does not reincarnate.",
        ),
        (
            "wild flare on a player with two powers",
            "The player's own alien is replaced, not a borrowed one.",
        ),
        (
            "wild flare given to its target: what then",
            ("It stays in the target's hand as a normal card, and it counts as the giver's flare of this encounter."),
        ),
        (
            "no suitable alien in the whole pile",
            "Nothing happens; a Reincarnator keeps what it has.",
        ),
        (
            "Lost power regained",
            "Both sheets come up again.",
        ),
    )

    asks = {"whom": ("Reincarnator Flare: whom?", "Choose the loser who becomes another alien.")}
    events = {"dies": "{who} gives up {what}."}
    does = {"curse": "nothing"}
    like = {"whom": "harm"}

    @on(ENCOUNTER_END, roles=PARTICIPANT, must=True, when=lambda me: me.seat in me.losers())
    def be_reborn(self) -> Steps:
        g, power = self.g, self.power
        if power is None or (yield from self.boost("keep the alien you are")):
            return
        if not (yield from self.announce()):
            return
        alien = g.draw_alien()
        if alien is None:
            return
        borrowed = power.seat != power.home  # who has borrowed it loses the own alien for good
        olds = self.own(power.seat)[:1] if borrowed else [p for p in g.state.powers if p.beside == power.id]
        for old in olds:
            yield from self.give_up(old)
        yield from g.gain_power(power.seat, alien, -1 if borrowed else power.id, IDLE)

    def give_up(self, power: Power) -> Steps:
        """An alien is discarded; it may be drawn again later."""
        self.g.emit_event("reincarnator.dies", power.seat, {"what": ("alien", power.alien)}, self.source)
        yield from self.g.drop_power(power)

    def losers(self) -> list[int]:
        """Whose side lost the encounter, and after a failed deal both main players."""
        g, encounter = self.g, self.g.encounter
        main = [encounter.offense, encounter.defense]
        if encounter.result == DEAL_FAILED:
            return main
        lost: list[int] = []
        if encounter.result in (DEFENSE_WINS, BOTH_LOSE):
            lost += [main[0], *(x for x in g.order() if encounter.allies[x] == OFF_ALLY)]
        if encounter.result in (OFFENSE_WINS, BOTH_LOSE):
            lost += [main[1], *(x for x in g.order() if encounter.allies[x] == DEF_ALLY)]
        return lost

    @wild
    @on(OUTCOME, when=lambda me: bool(me.victims()), says="a loser becomes another alien when the encounter ends")
    @on(AFTER_SHIPS, when=lambda me: me.g.encounter.result == DEAL_FAILED and bool(me.victims()),
        says="a loser becomes another alien when the encounter ends")  # fmt: skip
    def curse(self) -> Steps:
        options = [("seat", x) for x in self.victims()]
        whom = yield from self.g.choose(self.seat, "reincarnator.whom", options, source=self.source)
        if (yield from self.announce(whom=whom)):
            if self.act is not None:
                self.act.fate = whom[1]
            self.mark("cursed", data=[whom[1]])

    def victims(self) -> list[int]:
        """Other losers with a power that is not Reincarnation."""
        g = self.g
        return [x for x in self.losers() if x != self.seat and self.own(x) and not g.has_power(x, self.id)]

    def own(self, seat: int) -> list[Power]:
        """The powers of a seat that are its own, not borrowed, and of its own sheet, not beside another."""
        return [p for p in self.g.state.powers if p.home == seat and p.beside < 0 and self.g.parts(p)]

    @wild
    @on(ENCOUNTER_END, mark="cursed", must=True, use=False)
    def be_cursed(self) -> Steps:
        g = self.g
        seat = self.mark_.data[0] if self.mark_ else -1
        if self.mark_ is not None:
            g.state.marks.remove(self.mark_)
        alien = g.draw_alien() if self.own(seat) else None
        if alien is None:
            return
        yield from self.give_up(self.own(seat)[0])
        yield from g.gain_power(seat, alien, idle=IDLE)
