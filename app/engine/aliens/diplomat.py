"""Diplomat."""

from __future__ import annotations

from app.engine.asks import Ask, Round, Steps
from app.engine.cards import ATTACK, NEGOTIATE
from app.engine.deals import Proposal
from app.engine.effects import Alien, modify, on, super_, wild
from app.engine.hints import calls_deal
from app.engine.moments import (
    AFTER_FORMED,
    AFTER_REVEAL,
    AFTER_SHIPS,
    ALLY,
    DEAL_OPENS,
    DEAL_PARTIES,
    DEAL_SHOWN,
    DEFENSE,
    MAIN,
    OFFENSE,
    OUTSIDER,
    PARTICIPANT,
)
from app.engine.outcomes import DEFENSE_WINS, OFFENSE_WINS
from app.engine.state import Placed


class Bribe(Proposal):
    """What one player offers another for a vote: cards, a colony, and nothing in return that could be carried out."""

    def promised(self) -> list[list[int]]:
        """What others have accepted for their votes: player, colony, random cards, named cards."""
        return [mark.data for mark in self.g.marks("bribe")]

    def cards_to_give(self, giver: int) -> list[int]:
        """Only the one who offers gives, and no card twice."""
        spoken_for = [card for bribe in self.promised() for card in bribe[3:]]
        cards = super().cards_to_give(giver) if giver == self.parties[0] else []
        return [card for card in cards if card not in spoken_for]

    def most_cards(self, giver: int) -> int:
        """Less those that others get at random."""
        return max(0, super().most_cards(giver) - sum(bribe[2] for bribe in self.promised()))

    def colonies_to_give(self, giver: int) -> list[int]:
        """The same for colonies."""
        return super().colonies_to_give(giver) if giver == self.parties[0] else []

    def lucre_to_give(self, giver: int) -> int:
        """A vote is not to be had for lucre."""
        return 0

    def releases(self, giver: int) -> None:
        """No power adds anything."""

    def vacates(self) -> bool:
        """It is no deal of the encounter."""
        return False


class Diplomat(Alien):
    """Turns fights into three-way deals."""

    id, name = "diplomat", "Diplomat"
    set = "classic"
    tagline, power_name, alert = "Turns fights into three-way deals", "Negotiation", "yellow"
    mandatory, roles = False, ("offensive_ally", "defensive_ally", "bystander")
    phases = ("reveal",)
    needs_word = "yes"
    text = (
        "When you are not a main player and at least one revealed encounter card is an attack, you may use this "
        "power and lay down a negotiate of your own: every revealed attack becomes a regular negotiate and all "
        "allies go home. The two main players and you have two minutes for one common deal. Whatever is printed "
        "on any of the three negotiates counts. Without the consent of all three it has failed, and each of you "
        "pays the ships of a failed deal. For effects on deals each of you is an opponent of both others."
    )
    zap_text = (
        "One use, announced with the negotiate before the attack cards change. Zapped, they stay attacks; the "
        "negotiate is a cost and is discarded."
    )
    wild_text = (
        "When other players are about to try to make a deal without you, you may play this flare together with "
        "a negotiate of your own and step into the place of one of them. What is printed on your card applies, "
        "and what the deal brings or costs is yours. A deal made by you is a success of the one whose place you "
        "took."
    )
    super_text = (
        "As a main player, after alliances are formed, you may play this flare to call a vote instead of "
        "playing encounter cards. For up to two minutes you may offer each other player cards or a colony for "
        "his vote. Then every player, main players included, casts one vote for offense or defense, all at the "
        "same time; the defense wins ties. Offers that were accepted are carried out only if your side wins. "
        "The encounter goes straight to resolution with that outcome, without revealed cards."
    )
    rulings = (
        (
            "one attack and one negotiate revealed",
            "The attack alone is turned; there is no compensation any more.",
        ),
        (
            "the Diplomat was an ally",
            "Its ships return to colonies first; it deals as a free party.",
        ),
        (
            "colonies in the three-way deal",
            "A party receives at most one colony in all, but may grant one to each of the two others.",
        ),
        (
            "two parties agree, the third refuses",
            "The deal fails for all three.",
        ),
        (
            "Empath or Pacifist",
            (
                "Once the cards are negotiates, powers that need an attack against a negotiate no longer apply. "
                "In the same window order of play decides."
            ),
        ),
        (
            "a vote that is won",
            (
                "Winner and losers lose and move ships as after an encounter; no compensation, rewards as "
                "usual. Effects that need revealed attacks do not trigger."
            ),
        ),
        (
            "morph",
            "A morph that copied an attack is a revealed attack and is turned as well.",
        ),
        (
            "moons",
            "A base on a moon can never be part of the deal.",
        ),
        (
            "Silencer",
            "A silenced Diplomat cannot use the power; a deal with a silenced party fails.",
        ),
        (
            "no negotiate card in hand",
            "The power cannot be used.",
        ),
        (
            "what must change hands",
            (
                "As in every deal one card or one colony in all. Two of the three may settle nothing between them, and "
                "one may go away empty-handed."
            ),
        ),
    )
    asks = {
        "card": ("Diplomat: which negotiate?", "Choose the negotiate that you play; what is printed on it counts."),
        "place": ("Diplomat Flare: in whose place?", "Choose whose place you take in the deal."),
        "bribe": (
            "Offer {who} something for a vote",
            "It is given only if your side wins. By default you offer nothing.",
        ),
        "bribed": (
            "{who} wants your vote",
            "You get what is offered only if the side of {who} wins. By default you refuse.",
        ),
        "vote": (
            "Which side do you vote for?",
            "Equal votes are for the defense. By default you vote for your own side.",
        ),
    }
    events = {
        "voted": "{who} votes for the {side}.",
        "in_place": "{who} takes the place of {whom} in the deal.",
    }
    does = {"mediate": calls_deal, "step_in": "nothing", "call_vote": "nothing"}
    like = {"bribe": "deal", "bribed": "deal"}

    # --- the deal of three
    def negotiates(self) -> list[int]:
        """The own negotiates."""
        return [card for card in self.g.at_hand(self.seat) if self.g.face(card).kind == NEGOTIATE]

    def which(self) -> Steps:
        """The negotiate that is played, where not all of them look alike."""
        g = self.g
        kinds = {g.face(card).id: card for card in reversed(self.negotiates())}
        options = [("card", card) for card in reversed(kinds.values())]
        return (yield from g.choose(self.seat, "diplomat.card", options, source=self.source))[1]

    @on(
        AFTER_REVEAL,
        roles=ALLY | OUTSIDER,
        when=lambda me: ATTACK in me.g.types() and bool(me.g.at_hand(me.seat)),
        own=lambda me: bool(me.negotiates()),
        says="play a negotiate: all attacks become negotiates, and you three make a deal",
    )
    def mediate(self) -> Steps:
        g, card = self.g, (yield from self.which())
        if not (yield from self.announce(cost=[card], card=("face", g.face(card).id))):
            return
        for side in (OFFENSE, DEFENSE):
            if g.card_face(side)[0] == ATTACK:
                g.become(side, NEGOTIATE)
        self.mark("third", data=[card])

    @modify(DEAL_PARTIES, mark="third")
    def three(self, parties: tuple[int, ...]) -> tuple[int, ...]:
        return parties if self.seat in parties else (*parties, self.seat)

    @modify(DEAL_SHOWN, mark="third")
    def own_card(self, shown: dict[int, str]) -> dict[int, str]:
        return shown | {self.seat: self.g.face(self.mark_.data[0]).id} if self.mark_ else shown

    # --- the wild side: in the place of another
    @wild
    @on(
        DEAL_OPENS,
        roles=ALLY | OUTSIDER,
        when=lambda me: me.seat not in me.g.deal_parties() and len(me.g.at_hand(me.seat)) > 1,
        own=lambda me: bool(me.negotiates()),
        says="play a negotiate too and make the deal in the place of another",
    )
    def step_in(self) -> Steps:
        g, card = self.g, (yield from self.which())
        seats = [("seat", seat) for seat in self.g.deal_parties()]
        whom = yield from g.choose(self.seat, "diplomat.place", seats, source=self.source)
        if not (yield from self.announce(hold=[card], card=("face", g.face(card).id), whom=whom)):
            return
        g.off_table(card)  # it lies beside the encounter cards and is discarded with them
        g.encounter.added.append(Placed(OFFENSE, self.seat, card))
        g.emit_event("diplomat.in_place", self.seat, {"whom": whom}, self.source)
        self.mark("in_place", data=[whom[1], card])

    @modify(DEAL_PARTIES, layer=1, mark="in_place")
    def another(self, parties: tuple[int, ...]) -> tuple[int, ...]:
        replaced = self.mark_.data[0] if self.mark_ else -1
        return tuple(self.seat if seat == replaced else seat for seat in parties)

    @modify(DEAL_SHOWN, mark="in_place")
    def other_card(self, shown: dict[int, str]) -> dict[int, str]:
        """What is printed on the own card applies, not on that of the player whose place it is."""
        replaced, card = self.mark_.data if self.mark_ else (-1, -1)
        kept = {seat: face for seat, face in shown.items() if seat != replaced}
        return kept | {self.seat: self.g.face(card).id} if self.mark_ else shown

    # --- the super side: a vote
    @super_
    @on(AFTER_FORMED, roles=MAIN, says="a vote decides the encounter instead of cards")
    def call_vote(self) -> Steps:
        g = self.g
        if not (yield from self.announce()):
            return
        for whom in g.clockwise(self.seat):
            yield from self.bribe(whom)
        asks = [self.ballot(seat) for seat in g.order()]
        votes = [answer[0][1] for answer in (yield Round(asks))]
        for ask, side in zip(asks, votes, strict=True):
            g.emit_event("diplomat.voted", ask.seat, {"side": ("side", side)}, self.source)
        g.set_outcome(OFFENSE_WINS if votes.count(OFFENSE) > votes.count(DEFENSE) else DEFENSE_WINS)
        g.go_to("resolution")

    def ballot(self, seat: int) -> Ask:
        """One vote; without an answer it is for the own side, else for the defense."""
        sides = (OFFENSE, DEFENSE)
        own = self.g.side_of(seat) if self.g.role(seat) & PARTICIPANT else DEFENSE
        return Ask(
            seat, "diplomat.vote", options=tuple(("side", side) for side in sides), default=[str(sides.index(own))],
            phase=self.g.state.phase, source=self.source, clock="alliance",
        )  # fmt: skip

    def bribe(self, whom: int) -> Steps:
        """An offer for a vote; what is accepted is kept until the encounter is decided."""
        talks = Bribe(self.g, self.seat, whom, ("diplomat.bribe", "diplomat.bribed"))
        if (yield from talks.talk()) and talks.agreed is not None:
            give = talks.agreed.give
            colony = -1 if give.colony is None else give.colony
            self.mark("bribe", data=[whom, colony, give.random, *give.cards])

    @on(AFTER_SHIPS, mark="bribe", must=True, use=False)
    def pay(self) -> Steps:
        """What was offered for a vote is given if the own side has won, as far as it is still there."""
        g, ships = self.g, self.g.state.ships
        if self.mark_ is None or not g.won(self.seat):
            return
        whom, planet, random, *named = self.mark_.data
        hand = g.state.hands[self.seat]
        cards = [card for card in named if card in hand]
        cards += g.dice.sample([card for card in hand if card not in cards], random, "deal")
        g.give_cards(self.seat, whom, cards)
        if planet in g.planets and ships[planet][self.seat] and not ships[planet][whom]:
            yield from g.move((yield from g.settlers(whom, planet)), "settled", self.id)
