"""Gnome."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK, FLARE, REINFORCEMENT
from app.engine.effects import Act, Alien, on, respond, wild
from app.engine.moments import CARD_ANNOUNCED, CAUSE_CHOICE, REINFORCEMENT_ANNOUNCED, SHIPS_MOVED
from app.engine.plans import Happened

TOLL, TOLL_WITH_FLARE = 1, 2


class Gnome(Alien):
    """Demands a card of whoever plays one; who does not pay takes the played card back."""

    id, name = "gnome", "Gnome"
    set = "classic"
    tagline, power_name, alert = "Takes toll on played cards", "Toll", "yellow"
    mandatory, roles = False, ("any",)
    phases = ("start_turn", "regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution")
    needs_word = "yes"
    text = (
        "Once per encounter, when another player plays an artifact, a flare or a reinforcement card, you may "
        "use this power before that card takes effect to demand a toll. He must choose one: give you one other "
        "card of his choice from his hand, and his card takes effect as usual; or take the played card back "
        "into his hand without effect, in which case he may not play that card again in this encounter. A "
        "player with no other card in hand must take the card back."
    )
    zap_text = (
        "Zapped when the toll is demanded, before the other player chooses; his card then takes effect as if "
        "nothing had happened."
    )
    wild_text = (
        "When another player retrieves one or more ships from the warp, you may play this flare: he chooses: a "
        "card of his becomes yours, or a ship just retrieved goes back to the warp."
    )
    super_text = (
        "When you use your power you may play this flare to make the toll two cards instead of one; a player "
        "with fewer than two other cards must take the played card back."
    )
    rulings = (
        (
            "edition",
            (
                "The old text of this alien was not available to us; only its name and that the Silencer blocks "
                "it. This power is our design."
            ),
        ),
        (
            "Cosmic Zap or Card Zap as the tolled card",
            (
                "A zap played against something else can be tolled like any artifact. A zap played against this "
                "very demand cannot."
            ),
        ),
        (
            "order of responses",
            (
                "The toll is a response to the card; a Card Zap on the same card may be played after the toll "
                "has been settled."
            ),
        ),
        (
            "encounter cards and kickers",
            "No toll on encounter cards, kickers, rifts or cards used for powers.",
        ),
        (
            "several reinforcements",
            "Each one is a card of its own; the power is used only once per encounter.",
        ),
        (
            "time of a taken-back card",
            "If its phase passes it is simply kept.",
        ),
        (
            "the paid card could have been the one needed",
            "Payment is the payer's choice, also an encounter card.",
        ),
        (
            "Silencer",
            "A demand needs words; a silenced Gnome cannot use the power.",
        ),
    )

    asks = {
        "toll": (
            "Gnome: pay the toll?",
            "Give {n|card|cards}, or take back the card you played. By default a reinforcement is taken back.",
        ),
        "cards": ("Gnome: which cards?", "Choose {n|card|cards} that you give."),
        "whom": ("Gnome Flare: whom?", "Choose who gives you a card or loses the ship again."),
        "choice": ("Gnome Flare: what do you give?", "Give a card, or one of these ships goes back to the warp."),
        "planet": ("Gnome Flare: which ship?", "Choose the ship that goes back to the warp."),
    }
    labels = {"back": "Take the card back", "pay": "Pay", "ship": "Lose the ship"}
    events = {"took_back": "{who} takes {card} back."}
    does = {"levy": "gain", "demand": "gain"}
    like = {"cards": "give", "whom": "harm"}

    @respond(CARD_ANNOUNCED, when=lambda me, act: act.seat != me.seat, says="demand a toll for this card")
    @respond(REINFORCEMENT_ANNOUNCED, when=lambda me, act: act.seat != me.seat, says="demand a toll for this card")
    def demand(self, act: Act) -> Steps:
        g, payer = self.g, act.seat
        toll = TOLL_WITH_FLARE if (yield from self.boost("the toll is two cards")) else TOLL
        if not (yield from self.announce(whom=("seat", payer), card=("face", g.face(act.card).id))):
            return
        if len(g.state.hands[payer]) < toll or not (yield from self.is_paid(act, toll)):
            self.hand_back(act)
            return
        hand = g.state.hands[payer]
        attacks = sorted((card for card in hand if g.face(card).kind == ATTACK), key=lambda card: g.face(card).value)
        others = [card for card in hand if card not in attacks]
        cards = [("card", card) for card in attacks + g.dice.shuffled(others, "toll")]
        chosen = yield from g.some(payer, "gnome.cards", cards, toll, toll, source=self.source, args={"n": toll})
        given = [card for _, card in chosen]
        g.give_cards(payer, self.seat, given)

    def is_paid(self, act: Act, toll: int) -> Steps:
        """The player of the card decides; by default he pays, unless it is a reinforcement."""
        back = self.g.face(act.card).kind == REINFORCEMENT
        ways = [("choice", "gnome.pay"), ("choice", "gnome.back")]
        answer = yield from self.g.choose(act.seat, "gnome.toll", ways, int(back), source=self.source, args={"n": toll})
        return answer == ways[0]

    def hand_back(self, act: Act) -> None:
        """The card returns without effect and cannot be played in this encounter; it does not count as played."""
        g, encounter = self.g, self.g.encounter
        g.cancel(act, to=act.seat)
        if not act.cancelled:  # nothing can cancel it
            return
        act.taken_back = True
        encounter.played = [entry for entry in encounter.played if entry[0] != act.card]
        encounter.barred.append(act.card)
        if g.face(act.card).kind == FLARE and act.seat in encounter.flare_seats:
            encounter.flare_seats.remove(act.seat)
        args = {"card": ("face", g.face(act.card).id)}
        g.emit_event("gnome.took_back", act.seat, args, self.source)

    @wild
    @on(
        SHIPS_MOVED,
        when=lambda me, happened: bool(me.freed(happened)),
        says="who got ships back gives you a card or loses one again",
    )
    def levy(self, happened: Happened) -> Steps:
        g = self.g
        seats = [("seat", x) for x in self.freed(happened)]
        whom = (yield from g.choose(self.seat, "gnome.whom", seats, source=self.source))[1]
        if not (yield from self.announce(whom=("seat", whom))):
            return
        places = [p for p in self.goals(happened, whom) if g.state.ships[p][whom]]
        options: list[tuple[str, object]] = [("card", card) for card in g.state.hands[whom]]
        options += [("choice", "gnome.ship")] if places else []
        if not options:
            return
        kind, what = yield from g.choose(whom, "gnome.choice", options, source=self.source)
        if kind == "card":
            g.give_cards(whom, self.seat, [what])  # chosen by who gives it
            return
        planet = (yield from g.choose(whom, "gnome.planet", g.place_options(places), source=self.source))[1]
        yield from g.lose([(whom, 1, planet)], CAUSE_CHOICE)

    def freed(self, happened: Happened) -> list[int]:
        """Other players who have retrieved ships by this action."""
        seats = dict.fromkeys(move[0] for move in happened.moves) if happened.verb == "retrieved" else {}
        return [x for x in seats if x != self.seat]

    @staticmethod
    def goals(happened: Happened, seat: int) -> list[int]:
        """Where the retrieved ships of a player have gone."""
        return list(dict.fromkeys(goal for owner, _, _, goal in happened.moves if owner == seat))
