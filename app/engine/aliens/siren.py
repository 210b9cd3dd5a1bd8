"""Siren."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, replace, super_, wild
from app.engine.moments import (
    AFTER_SHIPS,
    ANYTIME,
    BEFORE_INVITE,
    CARDS_MOVED,
    DEF,
    DEF_ALLY,
    DEFENSE_FIXED,
    DRAW,
    OUTSIDER,
    PHASES,
    REWARD_COUNT,
)
from app.engine.plans import Happened, Move, Plan

NOTHING = -1


class Siren(Alien):
    """Takes the place of the defense, and gains a colony when it wins."""

    id, name = "siren", "Siren"
    set = "classic"
    tagline, power_name, alert = "Lures attackers to herself", "Lure", "yellow"
    mandatory, roles = False, ("bystander",)
    phases = ("destiny", "resolution")
    needs_word = "yes"
    text = (
        "When another player has become the defense, you have no part in the encounter yet, and you have a "
        "colony in that player's home system, this power lets you take the defense's place: the gate is aimed "
        "at one of your home planets that still holds a colony of yours, whichever you like, and you are the "
        "defense from now on. The encounter goes on from there. Each encounter that you win as the defense "
        "brings you at once a free colony in the home system of the offense: you pick a planet there without a "
        "colony of yours and take one or more ships for it from your colonies."
    )
    zap_text = (
        "A Cosmic Zap may be played when you lure: the chosen player stays the defense. The colony after a won "
        "defense is not a use and cannot be zapped."
    )
    wild_text = (
        "For the rest of the encounter you may name a card, for instance 'attack 30', ahead of every draw from "
        "the deck, by whomever. Every copy of it among the cards drawn then is shown and given to you; the "
        "drawer does not draw again."
    )
    super_text = (
        "Before allies are invited, you may promise your defensive allies a colony in the offense's system. If "
        "you then win and gain your colony there, each defensive ally may, instead of rewards, land his or her "
        "ships from the encounter on that same planet."
    )
    rulings = (
        (
            "The encounter concerned a foreign colony in a third player's system (Will and the like)",
            "What matters is the chosen defense's own home system.",
        ),
        (
            "Own-colour destiny: the offense attacks a foreign colony on its own planet",
            ("The colony's owner is the defense; if Siren has a colony in that owner's home system she may lure."),
        ),
        (
            "Does she need to be lured to get the colony?",
            "No, any won defense brings it.",
        ),
        (
            "The defense wins because the offense conceded or ran out of cards",
            "Only an encounter that is won counts; a turn that simply ends is not a win.",
        ),
        (
            "Offense plays negotiate against her attack",
            "She wins as defense and gets the colony; the offense collects compensation.",
        ),
        (
            "All copies of the named card",
            "She gets every drawn copy.",
        ),
        (
            "Other effects that choose or change the defense",
            (
                "Dictator, Will and destiny come first; then the lure; another bystander's change of the "
                "defense goes by timing order."
            ),
        ),
        (
            "Silencer",
            "The old Silencer stops Siren.",
        ),
    )

    asks = {
        "home": ("Siren: where?", "Choose your planet at which the gate is aimed."),
        "planet": ("Siren: your free colony", "Choose the planet of {whom} where you found a colony."),
        "ships": ("Siren: your settlers", "Choose the ships that settle on {planet}."),
        "follow": (
            "Siren Flare: land there too?",
            "Your ships may settle on {planet} instead of rewards. By default not.",
        ),
        "settle": ("Siren Flare: your ships", "Choose {n|ship|ships} that settle on {planet}."),
        "name": ("Siren Flare: name a card", "Copies of it that {who} draws now are yours. By default you name none."),
    }
    labels = {"none": "No card"}
    events = {"lures": "{who} is the defense now.", "gets": "{who} gets {cards} from {whom}."}
    does = {"sing": "gain", "lure": lambda me: me.trap(), "promise": "nothing"}
    like = {
        "home": "stronghold",
        "planet": "colony",
        "ships": "re_establish",
        "follow": "accept",
        "settle": "re_establish",
        "name": "name_high",
    }

    @on(
        DEFENSE_FIXED,
        roles=OUTSIDER,
        when=lambda me: me.may_lure(),
        says="take the defense's place at a home planet of yours",
    )
    def lure(self) -> Steps:
        g, encounter = self.g, self.g.encounter
        homes = [("planet", p) for p in g.home_colonies(self.seat)]
        planet = yield from g.choose(self.seat, "siren.home", homes, source=self.source)
        if (yield from self.announce(whom=("seat", encounter.defense), planet=planet)):
            encounter.defense, encounter.planet, encounter.holders = self.seat, planet[1], []
            g.emit_event("siren.lures", self.seat, {}, self.source)

    def may_lure(self) -> bool:
        """A colony in the home system of the defense, and one at home."""
        g = self.g
        ships = g.state.ships
        near = any(ships[p][self.seat] for p in g.home_planets(g.encounter.defense))
        return near and bool(g.home_colonies(self.seat))

    @on(AFTER_SHIPS, roles=DEF, must=True, use=False, when=lambda me: me.g.won(me.seat))
    def gain(self) -> Steps:
        g, seat, offense = self.g, self.seat, self.g.encounter.offense
        ships = g.state.ships
        free = g.shared(seat, [p for p in g.home_planets(offense) if not ships[p][seat]])
        if not free or not g.available(seat):
            return
        empty = min(range(len(free)), key=lambda i: sum(ships[free[i]]))
        planets, whom = [("planet", p) for p in free], {"whom": ("seat", offense)}
        planet = yield from g.target(seat, "siren.planet", planets, empty, source=self.source, args=whom)
        best = g.best_home(seat)
        wish = {best: 1} if best is not None else {}
        args = {"planet": planet}
        chosen = yield from g.allocate(
            seat,
            "siren.ships",
            g.ship_slots(seat),
            1,
            g.available(seat),
            wish,
            source=self.source,
            clock="ships",
            args=args,
        )
        moves: list[Move] = [[seat, n, place, planet[1]] for place, n in chosen.items()]
        yield from g.move(moves, "settled", "siren")
        if any(mark.seat == seat for mark in g.marks("promised")):
            yield from self.let_follow(planet)

    def let_follow(self, planet: tuple[str, int]) -> Steps:
        """Each defensive ally may land on the new planet instead of taking rewards."""
        g = self.g
        for ally in [x for x in g.order() if g.encounter.allies[x] == DEF_ALLY]:
            count = min(g.encounter.ships_then[ally], g.available(ally))
            args = {"planet": planet, "n": count}
            if not count or not (yield from g.yes(ally, "siren.follow", source=self.source, args=args)):
                continue
            ships = yield from g.choose_ships(ally, "siren.settle", count, source=self.source, args=args)
            self.mark("followed", data=[ally])
            yield from g.move([[ally, n, place, planet[1]] for place, n in ships.items()], "settled", "siren")

    @modify(REWARD_COUNT, mark="followed")
    def no_reward(self, count: int, seat: int) -> int:
        return 0 if self.mark_ is not None and self.mark_.data == [seat] else count

    @super_
    @on(
        BEFORE_INVITE,
        roles=DEF,
        when=lambda me: not me.g.on_moon(),
        says="promise your allies a colony in the offense's system",
    )
    def promise(self) -> Steps:
        if (yield from self.announce()):
            self.lasting = True
            self.mark("promised")

    # --- the wild side
    @wild
    @on(ANYTIME, phases=PHASES[1:-1], says="name a card before each draw; its copies are yours")
    def sing(self) -> Steps:
        if (yield from self.announce()):
            self.lasting = True
            self.mark("song", data=[NOTHING])

    def faces(self) -> list[str]:
        """All faces of this table's cards, in order."""
        return sorted({face.id for face in self.g.faces})

    @replace(
        DRAW,
        mark="song",
        must=True,
        use=False,
        once=False,
        when=lambda me, plan: plan.seat != me.seat and plan.data is None,
    )
    def ask_name(self, plan: Plan) -> Steps:
        mark, faces = self.mark_, self.faces()
        options: list[tuple[str, str]] = [("choice", "siren.none"), *(("face", face) for face in faces)]
        args = {"who": ("seat", plan.seat)}
        kind, face = yield from self.g.choose(self.seat, "siren.name", options, source=self.source, args=args)
        if mark is not None:
            mark.data = [faces.index(face) if kind == "face" else NOTHING]

    @on(
        CARDS_MOVED,
        mark="song",
        must=True,
        use=False,
        once=False,
        when=lambda me, happened: happened.verb == "drawn" and happened.seat != me.seat,
    )
    def receive(self, happened: Happened) -> None:
        g, mark = self.g, self.mark_
        if mark is None or mark.data == [NOTHING]:
            return
        named, mark.data = self.faces()[mark.data[0]], [NOTHING]
        hand = g.state.hands[happened.seat]
        cards = [card for card in happened.cards if card in hand and g.face(card).id == named]
        for card in cards:
            g.from_hand(card, happened.seat)
            g.to_hand(card, self.seat, openly=True)
        if cards:
            faces = [("face", named) for _ in cards]
            args = {"cards": faces, "whom": ("seat", happened.seat)}
            shown = [g.card(card, None) for card in cards]
            g.emit_event("siren.gets", self.seat, args, self.source, {"cards": shown})

    def trap(self) -> dict[str, object]:
        """As the defense at home it gains a colony by winning."""
        homes = [str(planet) for planet in self.g.home_colonies(self.seat)]
        return {"kind": "defend", "planets": homes, "won": {str(self.seat): {"colonies": 1}}}
