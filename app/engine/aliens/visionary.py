"""Visionary."""

from __future__ import annotations

from app.engine.asks import Ask, Round, Steps
from app.engine.effects import Alien, modify, on, wild
from app.engine.moments import ALLY, ANYTIME, DEFENSE, MAIN, NAMING, OFFENSE, OUTSIDER, PHASES, SELECT_OPTIONS


class Visionary(Alien):
    """Names the card that its opponent has to select."""

    id, name = "visionary", "Visionary"
    set = "classic"
    tagline, power_name, alert = "Tells opponent what to play", "Perception", "yellow"
    mandatory, roles = False, ("offense", "defense")
    phases = ("planning",)
    needs_word = "yes"
    text = (
        "While you are a main player and encounter cards are not yet selected, this power names a card for your "
        "opponent, such as 'attack 06'. Holding that card in hand, your opponent has to select it, unless an "
        "effect of some other player stands in the way. Not holding it, he or she selects freely."
    )
    zap_text = "A Cosmic Zap may be played when the card is named, before selection: the opponent chooses freely."
    wild_text = (
        "Name a card. Every other player lets you alone see one card from hand: the named one where it is held, "
        "otherwise one of that player's choice."
    )
    super_text = "You may use your power although you are not a main player; say which main player must play the card."
    rulings = (
        (
            "The card is not in hand but in a hoard or set aside",
            "Only the hand binds; a card from another pile may still be played freely.",
        ),
        (
            "The opponent draws a new hand after the naming",
            "The naming holds for the hand from which the card is selected.",
        ),
        (
            "Unless prevented by another player",
            (
                "If another effect forces or forbids a card (Seeker's promise, Magnet's wild flare, Witch) and "
                "both cannot be met, the opponent chooses freely among what the other effect allows."
            ),
        ),
        (
            "Does Visionary choose his own card afterwards?",
            "Selection is simultaneous as usual; Visionary does not know whether the naming worked.",
        ),
        (
            "Kickers",
            ("The power has none over kickers; the card is named after both players chose whether to play a kicker."),
        ),
        (
            "Later switches (Sorcerer, Chosen)",
            "They may change what is resolved; the order was fulfilled by selecting the card.",
        ),
        (
            "Silencer",
            "The old Silencer stops Visionary.",
        ),
    )

    asks = {
        "card": ("Visionary: name a card", "Name the encounter card that has to be selected if it is in the hand."),
        "whom": ("Visionary Flare: who?", "Choose the main player who has to select the card."),
        "show": ("Visionary Flare: show a card", "Choose the card that {who} sees: the named one if you hold it."),
    }
    events = {"shown": "{who} shows {whom} a card."}
    does = {"look": "look", "foresee": "gain"}
    like = {"show": "give", "card": "name_low", "whom": "rob"}

    @on(NAMING, layer=1, roles=MAIN, widen=ALLY | OUTSIDER, says="name the card that your opponent has to select")
    def foresee(self) -> Steps:
        g, whom = self.g, self.opponent
        if self.widened:
            seats = [("seat", g.main_player(side)) for side in (OFFENSE, DEFENSE)]
            whom = (yield from g.choose(self.seat, "visionary.whom", seats, source=self.source))[1]
        face = yield from self.pick_face([face for face in self.faces() if face in self.encounter_faces()])
        if (yield from self.announce(whom=("seat", whom), card=face)):
            self.mark("foreseen_card", data=[self.faces().index(face[1]), whom])

    def faces(self) -> list[str]:
        """All faces of this table's cards, in order."""
        return sorted({face.id for face in self.g.faces})

    def encounter_faces(self) -> set[str]:
        """Those of encounter cards."""
        return {face.id for face in self.g.faces if face.encounter}

    def pick_face(self, faces: list[str]) -> Steps:
        """One of the faces."""
        options = [("face", face) for face in faces]
        return (yield from self.g.choose(self.seat, "visionary.card", options, source=self.source))

    @modify(SELECT_OPTIONS, mark="foreseen_card", layer=1)
    def must_be(self, cards: list[int], seat: int) -> list[int]:
        which, whom = self.mark_.data if self.mark_ else (0, -1)
        if seat != whom or self.g.has_selected(seat):
            return cards
        named = self.faces()[which]
        return [c for c in cards if self.g.face(c).id == named and self.g.where[c] == seat] or cards

    @wild
    @on(ANYTIME, roles=MAIN, phases=PHASES[1:-1], says="name a card; everybody shows you one")
    def look(self) -> Steps:
        g = self.g
        face = yield from self.pick_face(self.faces())
        if not (yield from self.announce(card=face)):
            return
        seats = [x for x in g.clockwise(self.seat) if g.state.hands[x]]
        if not seats:
            return
        answers = yield Round([self.card_ask(x, face[1]) for x in seats])
        for seat, answer in zip(seats, answers, strict=True):
            card = answer[0][1]
            g.show(card, self.seat)
            private = {x: {"cards": [g.card(card, x)]} for x in (self.seat, seat)}
            g.emit_event("visionary.shown", seat, {"whom": ("seat", self.seat)}, self.source, None, private)

    def card_ask(self, seat: int, face: str) -> Ask:
        """Whoever holds the named card has to show it; everybody is asked, so that nobody else can tell."""
        g = self.g
        hand = g.state.hands[seat]
        cards = [card for card in hand if g.face(card).id == face] or hand
        default = str(g.dice.below(len(cards), "visionary"))
        return Ask(
            seat,
            "visionary.show",
            options=tuple(("card", card) for card in cards),
            default=[default],
            source=self.source,
            clock="select",
            phase=g.state.phase,
            args={"who": ("seat", self.seat)},
        )
