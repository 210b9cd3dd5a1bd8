"""Empath."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK, MORPH, NEGOTIATE
from app.engine.effects import Alien, modify, on, super_, wild
from app.engine.hints import calls_deal
from app.engine.moments import AFTER_REVEAL, DEAL_DONE, DEAL_OPENS, KICKER, MAIN, PARTICIPANT
from app.engine.outcomes import DEAL_MADE
from app.engine.plans import Happened

GRANTED = 3


class Empath(Alien):
    """Turns an attack that meets a negotiate into a negotiate, too."""

    id, name = "empath", "Empath"
    set = "classic"
    tagline, power_name, alert = "Turns attacks into negotiates", "Harmony", "green"
    mandatory, roles = False, ("offense", "defense")
    phases = ("reveal",)
    text = (
        "As a main player, after one main player has revealed a negotiate of any kind and the other an attack, "
        "you may use this power to turn the revealed attack into a regular negotiate. It does not matter which "
        "of the two cards is yours. You and the other main player then try to make a deal."
    )
    zap_text = "Zapped when it is announced in reveal.after_reveal; the attack stays an attack."
    wild_text = (
        "When you are about to try to make a deal as a main player, you may play this flare: if the deal "
        "succeeds, you and the other party each receive three rewards."
    )
    super_text = (
        "As a main player or ally, when the main player opposing your side has revealed a negotiate, you may "
        "play this flare to put an attack of yours in its place: that attack becomes his revealed card, the "
        "negotiate goes into your hand. The encounter is concluded as if he had revealed that attack."
    )
    rulings = (
        (
            "Silencer",
            "The power itself is not blocked, but with a silenced party any try to agree fails.",
        ),
        (
            "morph",
            "A morph that copied the other card makes both types equal, so the power is not possible.",
        ),
        (
            "two attacks",
            "Nothing; one negotiate is needed.",
        ),
        (
            "compensation",
            "None, because no negotiate loses to an attack any more.",
        ),
        (
            "allies",
            "They go home as for any deal.",
        ),
        (
            "Emotion Control in the same window",
            "A later action; whoever acts later in the window has the last word on the types.",
        ),
        (
            "Berserker against Empath",
            (
                "If the Berserker's negotiate has become an attack 15 and the Empath revealed a negotiate, the "
                "Empath may turn the attack back into a regular negotiate."
            ),
        ),
        (
            "wild and a three-way deal",
            "All parties of the deal get the three rewards.",
        ),
        (
            "kicker or reinforcements already played",
            "They are without effect and discarded.",
        ),
        (
            "wild: a deal has no rewards step",
            ("It has one for players to whom an effect grants rewards; the parties take theirs there, offense first."),
        ),
    )

    asks = {"card": ("Empath Flare: which attack?", "Choose the attack that takes the place of the negotiate.")}
    events = {"exchanged": "{who} puts {card} in the place of the negotiate of {whom}."}
    does = {"bless": "gain", "provoke": "nothing", "harmonize": calls_deal}

    @on(
        AFTER_REVEAL,
        roles=MAIN,
        when=lambda me: sorted(me.g.types()) == [ATTACK, NEGOTIATE],
        says="the attack becomes a negotiate, and you try to make a deal",
    )
    def harmonize(self) -> Steps:
        attack = self.g.types().index(ATTACK)
        if (yield from self.announce(side=("side", attack))):
            self.g.become(attack, NEGOTIATE)
            self.mark("harmony")

    @modify(KICKER, mark="harmony", layer=1)
    def no_kicker(self, factor: int, side: int) -> int:
        return 1

    @super_
    @on(
        AFTER_REVEAL,
        roles=PARTICIPANT,
        when=lambda me: me.may_provoke(),
        own=lambda me: bool(me.attacks()),
        says="an attack of yours takes the place of the opponent's negotiate, which you get",
    )
    def provoke(self) -> Steps:
        g, encounter, side = self.g, self.g.encounter, self.other_side
        cards = [("card", card) for card in self.attacks()]
        card = (yield from g.choose(self.seat, "empath.card", cards, source=self.source))[1]
        if not (yield from self.announce(hold=[card], card=("face", g.face(card).id))):
            return
        g.off_table(card)
        old, unseen = encounter.slots[side], encounter.stated[side]
        encounter.slots[side], encounter.face_up[side] = card, True
        encounter.became[side] = encounter.stated[side] = ""
        if g.printed(self.side)[0] == MORPH:  # it copies what is revealed now
            encounter.became[self.side] = ""
            g.morphs()
        if unseen:  # nobody sees it, so it goes to nobody's hand
            g.bury(old, g.main_player(side))
        else:
            g.to_hand(old, self.seat, openly=True)
        args = {"card": ("face", g.face(card).id), "whom": ("seat", g.main_player(side))}
        g.emit_event("empath.exchanged", self.seat, args, self.source)

    def may_provoke(self) -> bool:
        """The other side has revealed a negotiate, and it still counts as one."""
        g, side = self.g, self.other_side
        lies = g.encounter.face_up[side] or bool(g.encounter.stated[side])
        return lies and g.printed(side)[0] == NEGOTIATE == g.type_of(side)

    def attacks(self) -> list[int]:
        """The own attack cards."""
        return [card for card in self.g.at_hand(self.seat) if self.g.face(card).kind == ATTACK]

    @wild
    @on(DEAL_OPENS, roles=MAIN, when=lambda me: bool(me.g.deal_partners(me.seat)),
        says="if the deal succeeds, each party gets three rewards")  # fmt: skip
    def bless(self) -> Steps:
        if (yield from self.announce(whom=[("seat", x) for x in self.g.deal_partners(self.seat)])):
            self.lasting = True
            self.mark("blessed")

    @on(DEAL_DONE, mark="blessed", must=True, use=False, when=lambda me, happened: happened.verb == DEAL_MADE)
    def reward(self, happened: Happened) -> None:
        g = self.g
        for seat in g.deal_parties():
            g.encounter.granted[seat] += GRANTED
