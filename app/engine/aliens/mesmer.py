"""Mesmer."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK, NEGOTIATE
from app.engine.effects import Alien, on, wild
from app.engine.hints import becomes
from app.engine.moments import AFTER_REVEAL, EVERY_PHASE, MAIN

HIGHEST = 9


class Mesmer(Alien):
    """Artifacts become any artifact."""

    id, name = "mesmer", "Mesmer"
    set = "classic"
    tagline, power_name, alert = "Artifacts become any artifact", "Mass Hypnosis", "red"
    mandatory, roles = False, ("any",)
    phases = EVERY_PHASE
    needs_word = "yes"
    text = (
        "At any moment at which an artifact of some name could legally be played by you, this power lets you "
        "put down a different artifact from your hand and treat it as the one you name. You name the artifact; "
        "role, phase and effect are those of the named one. The named artifact must be one that belongs to a "
        "deck in use in this game. The card is discarded as the card that it really is. If the use is zapped, "
        "the card returns to your hand; you may play it afterwards, but only as what is printed on it and only "
        "if its own timing allows."
    )
    zap_text = (
        "A Cosmic Zap may be played when a card is played under a false name. The card returns to hand, the "
        "false play has no effect, and no other card may be played by this power this encounter. Playing an "
        "artifact as itself is not a use. A Card Zap against the false card cancels it as a card: it is "
        "discarded, the power is not cancelled."
    )
    wild_text = (
        "If the attack card you have revealed is printed with a value of 9 or less, you may turn it into a "
        "negotiate card. Everything that depends on the card then treats it as a regular negotiate card."
    )
    super_text = (
        "Your power works with every card of your hand that is not an encounter card (this flare excepted), not "
        "only with artifacts. It is discarded to its own discard pile."
    )
    rulings = (
        (
            "May he play an artifact as a Cosmic Zap or Card Zap?",
            "Yes, at the moment when those could be played.",
        ),
        (
            "May he answer a Cosmic Zap on this very power with another artifact as Card Zap?",
            (
                "Yes. The first zap has not resolved yet, so the power may be used again in the response; if "
                "the Card Zap works, the Cosmic Zap is cancelled."
            ),
        ),
        (
            "Which card does Vulch or a search of the discard pile find?",
            "The real card.",
        ),
        (
            "Can he name an artifact that is not in this game's decks?",
            "No.",
        ),
        (
            "Reward deck artifacts",
            (
                "If the reward deck is in use its artifacts may be named, and its artifact cards may be played "
                "under another name."
            ),
        ),
        (
            "Wild side and Gambler, Sorcerer",
            ("The change applies to the card in front of you after all switches; later effects see a negotiate card."),
        ),
        (
            "Silencer",
            "The old Silencer stops Mesmer: naming an artifact needs speech.",
        ),
    )

    masks = True  # its uses are those of the artifacts that it names

    does = {"hypnotize": becomes(NEGOTIATE)}

    @wild
    @on(AFTER_REVEAL, roles=MAIN, when=lambda me: me.is_low(), says="your attack becomes a negotiate")
    def hypnotize(self) -> Steps:
        if (yield from self.announce()):
            self.g.become(self.side, NEGOTIATE)

    def is_low(self) -> bool:
        """An attack printed with 9 or less."""
        kind, value = self.g.printed(self.side)
        return kind == ATTACK == self.g.type_of(self.side) and value <= HIGHEST
