"""Pavlov."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK, NEGOTIATE
from app.engine.effects import Act, Alien, on, wild
from app.engine.moments import (
    AFTER_FORMED,
    ALLY,
    BEFORE_SELECT,
    CAUSE_CHOICE,
    COMMITTED,
    DECLARED,
    DEFENSE,
    DEFENSE_FIXED,
    INVITED,
    MAIN,
    OFF,
    OFFENSE,
    REVEALED,
)

HABITS = (
    "inviting", "allying", "declining", "artifact", "flare", "reinforcement", "optional", "attack", "negotiate",
)  # fmt: skip
ANSWERS = ("treat", "shock")
SAYS = (NEGOTIATE, ATTACK)  # the rarer type first: who does not hit it loses ships


class Pavlov(Alien):
    """Rewards or punishes a habit."""

    id, name = "pavlov", "Pavlov"
    set = "classic"
    tagline, power_name, alert = "Rewards or punishes a habit", "Conditioning", "yellow"
    mandatory, roles = False, ("any",)
    phases = ("destiny",)
    needs_word = "yes"
    text = (
        "Once per encounter, after the defense is determined, you may use this power to ring the bell. Announce "
        "one behaviour and one answer to it. The behaviours are: inviting at least one ally; allying; declining "
        "an invitation; playing an artifact; playing a flare; playing a reinforcement; using an optional alien "
        "power; revealing an attack card; revealing a negotiate card. The answers are treat and shock. Until "
        "the end of the encounter, the first time each other player shows that behaviour, the answer comes at "
        "once. Treat: that player draws one card from the cosmic deck, and then you draw one. Shock: that "
        "player sends one ship of his or her choice, not in the encounter if possible, to the warp."
    )
    zap_text = (
        "A Cosmic Zap may be played when the bell is rung: nothing is announced and the power cannot be used "
        "again this encounter. The single treats and shocks are not uses and cannot be zapped."
    )
    wild_text = (
        "Before encounter cards are selected, say 'attack' or 'negotiate'. When cards are revealed: if your "
        "opponent reveals that type, your opponent draws one card from the deck; if not, your opponent sends "
        "two ships of his or her choice, not in the encounter if possible, to the warp."
    )
    super_text = "You may ring the bell twice in this encounter, with two different behaviours, announced together."
    rulings = (
        (
            "Where does this text come from?",
            (
                "The Mayfair card text could not be found. The older rulebooks say only that the power needs "
                "announcing; this is our translation of its name. Treat it as the rule."
            ),
        ),
        (
            "A flare or artifact that is cancelled",
            "It was played; the answer comes.",
        ),
        (
            "Changing from attack to negotiate after the reveal",
            "What counts is the card at the moment of the reveal.",
        ),
        (
            "Treat when deck and discard are empty",
            "The normal cosmic quake rule applies.",
        ),
        (
            "Declining",
            "Each invited player who ends the alliance phase without allying has declined.",
        ),
        (
            "Silencer",
            "The old Silencer stops Pavlov.",
        ),
    )

    asks = {
        "habit": ("Pavlov: which behaviour?", "Choose the behaviour that is answered in this encounter."),
        "answer": ("Pavlov: how is it answered?", "Treat: they draw a card, and you one. Shock: they lose a ship."),
        "shock": (
            "Pavlov: shock",
            "Choose {n|ship|ships} for the warp, outside the encounter as far as you can.",
        ),
        "say": ("Pavlov Flare: which type?", "Say what your opponent is to reveal; anything else costs two ships."),
    }
    labels = {
        "inviting": "Inviting an ally",
        "allying": "Allying",
        "declining": "Declining an invitation",
        "artifact": "Playing an artifact",
        "flare": "Playing a flare",
        "reinforcement": "Playing a reinforcement",
        "optional": "Using an optional power",
        "attack": "Revealing an attack",
        "negotiate": "Revealing a negotiate",
        "treat": "Treat",
        "shock": "Shock",
    }
    events = {"treat": "{who} gets a treat.", "shock": "{who} gets a shock.", "says": "{who} says: {said}."}
    does = {"ring": "gain", "train": "gain"}
    like = {
        "shock": "penalty",
        "habit": "first",
        "answer": "first",
    }

    @on(DEFENSE_FIXED, says="ring the bell: a behaviour is rewarded or punished")
    def ring(self) -> Steps:
        bells = [(yield from self.bell(-1))]
        twice = yield from self.offers_flare("a second behaviour")
        if twice:
            bells.append((yield from self.bell(bells[0][0])))
            if not (yield from self.play_flare()):
                bells.pop()
        said = [("choice", f"pavlov.{word}") for habit, answer in bells for word in (HABITS[habit], ANSWERS[answer])]
        if (yield from self.announce(said=said)):
            for bell in bells:
                self.mark("bell", data=list(bell))

    def bell(self, taken: int) -> Steps:
        """The numbers of a behaviour, not the one that is taken, and of the answer to it."""
        g = self.g
        habits = [("choice", f"pavlov.{habit}") for i, habit in enumerate(HABITS) if i != taken]
        habit = yield from g.choose(self.seat, "pavlov.habit", habits, source=self.source)
        answers = [("choice", f"pavlov.{answer}") for answer in ANSWERS]
        answer = yield from g.choose(self.seat, "pavlov.answer", answers, source=self.source)
        return HABITS.index(habit[1].removeprefix("pavlov.")), answers.index(answer)

    # --- the behaviours
    def listens(self, habit: str, seats: list[int]) -> list[int]:
        """Those of the seats that show the behaviour of this bell for the first time."""
        if self.mark_ is None or HABITS[self.mark_.data[0]] != habit:
            return []
        return [x for x in seats if x != self.seat and x not in self.mark_.data[2:]]

    @on(INVITED, mark="bell", must=True, use=False, when=lambda me, main: bool(me.listens("inviting", [main])))
    def hears_inviting(self, main: int) -> Steps:
        yield from self.respond_to([main])

    @on(COMMITTED, mark="bell", must=True, use=False, when=lambda me, role: role != OFF and bool(me.joining()))
    def hears_allying(self, role: int) -> Steps:
        yield from self.respond_to(self.joining())

    def joining(self) -> list[int]:
        """The ally who has just joined."""
        return self.listens("allying", [self.g.committing])

    @on(AFTER_FORMED, mark="bell", must=True, use=False, when=lambda me: bool(me.decliners()))
    def hears_declining(self) -> Steps:
        yield from self.respond_to(self.decliners())

    def decliners(self) -> list[int]:
        """Who was invited and has stayed out."""
        g = self.g
        return self.listens("declining", [x for x in g.order() if g.encounter.invited[x] and not g.role(x) & ALLY])

    @on(DECLARED, mark="bell", must=True, use=False, when=lambda me, act: bool(me.acting_so(act)))
    def hears_acting(self, act: Act) -> Steps:
        yield from self.respond_to(self.acting_so(act))

    def acting_so(self, act: Act) -> list[int]:
        """Who plays such a card, or uses an optional power."""
        habit = act.source[0] if act.kind == "card" else act.kind
        if act.kind == "use":
            habit = "optional" if act.use is not None and act.use.optional else ""
        return self.listens(habit, [act.seat])

    @on(REVEALED, mark="bell", must=True, use=False, when=lambda me: bool(me.revealers()))
    def hears_revealing(self) -> Steps:
        yield from self.respond_to(self.revealers())

    def revealers(self) -> list[int]:
        """The main players who show such a card; a morph is what it copies."""
        g = self.g
        return [
            x
            for side in (OFFENSE, DEFENSE)
            if g.copied(side)[0] in (ATTACK, NEGOTIATE)
            for x in self.listens(g.copied(side)[0], [g.main_player(side)])
        ]

    # --- the answers
    def respond_to(self, seats: list[int]) -> Steps:
        """Treat or shock, one player after the other."""
        if self.mark_ is None:
            return
        self.mark_.data += seats
        for seat in seats:
            answer = ANSWERS[self.mark_.data[1]]
            self.g.emit_event(f"pavlov.{answer}", seat, {}, ("alien", self.id))
            if answer == "shock":
                yield from self.shock(seat, 1)
            else:
                yield from self.g.draw(seat, 1, self.id)
                yield from self.g.draw(self.seat, 1, self.id)

    def shock(self, seat: int, count: int) -> Steps:
        """Ships of the seat's choice go to the warp, outside the encounter as far as possible."""
        ships = yield from self.g.spare_ships(seat, "pavlov.shock", count, source=("alien", self.id))
        yield from self.g.lose([(seat, n, place) for place, n in ships.items()], CAUSE_CHOICE)

    # --- the wild side
    @wild
    @on(BEFORE_SELECT, roles=MAIN, says="say what your opponent is to reveal, or two ships are lost")
    def train(self) -> Steps:
        types = [("choice", f"pavlov.{kind}") for kind in SAYS]
        said = yield from self.g.choose(self.seat, "pavlov.say", types, source=self.source)
        if (yield from self.announce(whom=("seat", self.opponent))):
            self.lasting = True
            self.g.emit_event("pavlov.says", self.seat, {"said": said}, self.source)
            self.mark("training", data=[types.index(said)])

    @on(REVEALED, mark="training", must=True, use=False)
    def reward_or_punish(self) -> Steps:
        wanted = SAYS[self.mark_.data[0] if self.mark_ else 0]
        if self.g.copied(self.other_side)[0] == wanted:
            yield from self.g.draw(self.opponent, 1, self.id)
        else:
            yield from self.shock(self.opponent, 2)
