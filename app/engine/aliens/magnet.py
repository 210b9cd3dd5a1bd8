"""Magnet."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, super_, wild
from app.engine.hints import total
from app.engine.moments import AFTER_FORMED, ALLY, BEFORE_SELECT, DEF_ALLY, MAIN, OFF_ALLY, PARTICIPANT, SELECT_OPTIONS
from app.engine.plans import Move
from app.engine.state import GATE, RING, WARP

SWITCH, MATCH = "magnet.switch", "magnet.match"


class Magnet(Alien):
    """Pulls an ally to the other side, or the number of somebody's ships to its own."""

    id, name = "magnet", "Magnet"
    set = "classic"
    tagline, power_name, alert = "Pulls allies across", "Attract or Repel", "green"
    mandatory, roles = False, ("offense", "defense", "offensive_ally", "defensive_ally")
    phases = ("alliance",)
    needs_word = "yes"
    text = (
        "Once per encounter, when alliances are formed and you are a main player or ally, this power may be "
        "used in one of two ways. Either choose one ally other than yourself: an offensive ally becomes a "
        "defensive ally, a defensive ally becomes an offensive ally; that player's ships in the encounter move "
        "to the other side. Or choose one other player in the encounter, main player or ally: that player must "
        "bring the number of his or her ships in the encounter to the number that you have in it, adding ships "
        "from his or her colonies or returning ships to them, as that player chooses."
    )
    zap_text = (
        "A Cosmic Zap may be played when the use is announced with its target, before ships move: nothing moves "
        "and the power cannot be used again this encounter."
    )
    wild_text = (
        "Before encounter cards are selected, name one encounter card, for instance 'attack 20' or 'negotiate'. "
        "Your opponent may not select that card unless he or she has no other encounter card."
    )
    super_text = "In this encounter you may use both ways of your power, once each, in either order."
    rulings = (
        (
            "Can a main player be switched?",
            "No, only allies.",
        ),
        (
            "Does the switched ally need an invitation from the new side?",
            "No.",
        ),
        (
            "Magnet as defense with 7 ships on the planet matches the offense",
            "The offense must bring its gate ships up to 7 if it has that many.",
        ),
        (
            "The defense matched down",
            ("It moves ships from the planet to its other colonies; a defense with no other colony keeps its ships."),
        ),
        (
            "Challenges against a moon",
            (
                "No alliance of any kind exists against a moon, so Magnet cannot make or change one there; "
                "matching a main player's ships is still possible."
            ),
        ),
        (
            "Other powers that fire after alliances are formed",
            "Order: offense, defense, then clockwise; roles are taken as they are when each of them acts.",
        ),
        (
            "Silencer",
            "The old Silencer stops Magnet.",
        ),
    )

    asks = {
        "way": ("Magnet: how?", "Switch an ally to the other side, or match somebody's ships to yours."),
        "switch": ("Magnet: which ally?", "Choose the ally who changes sides."),
        "match": ("Magnet: whose ships?", "Choose who must have as many ships in the encounter as you."),
        "more": ("Magnet: send more ships", "Choose {n|ship|ships} that go into the encounter."),
        "fewer": ("Magnet: ships return", "Place {n|ship|ships} on your other colonies."),
        "card": ("Magnet Flare: which card?", "Name the encounter card that your opponent may not select."),
    }
    labels = {"switch": "Switch an ally", "match": "Match somebody's ships"}
    events = {"switched": "{who} is an ally of the {side} now.", "matched": "{who} has to match {n|ship|ships}."}
    does = {"pull": total(lambda me: me.shift()), "pull_again": total(lambda me: me.shift()), "repel": "gain"}
    like = {"way": "first", "switch": "rival", "match": "rival", "card": "name_high"}

    @on(
        AFTER_FORMED,
        roles=PARTICIPANT,
        when=lambda me: bool(me.ways()),
        says="switch an ally, or match somebody's ships to yours",
    )
    def pull(self) -> Steps:
        ways = [("choice", way) for way in self.ways()]
        way = yield from self.g.choose(self.seat, "magnet.way", ways, source=self.source)
        yield from self.use_way(way[1])

    @super_
    @on(
        AFTER_FORMED,
        roles=PARTICIPANT,
        when=lambda me: me.pulled() != "" and bool(me.ways()),
        says="use the other way as well",
    )
    def pull_again(self) -> Steps:
        yield from self.use_way(self.ways()[0])

    def pulled(self) -> str:
        """The way that was used already."""
        found = [mark.data[0] for mark in self.g.marks("pulled") if mark.seat == self.seat]
        return (SWITCH, MATCH)[found[0]] if found else ""

    def ways(self) -> list[str]:
        """The ways that are possible and were not used."""
        possible = [SWITCH] if self.allies() else []
        possible += [MATCH] if self.others() else []
        return [way for way in possible if way != self.pulled()]

    def allies(self) -> list[int]:
        """Allies other than oneself."""
        return [x for x in self.g.order() if x != self.seat and self.g.role(x) & ALLY]

    def others(self) -> list[int]:
        """Other participants whose ships can come and go; those that lie in the warp cannot."""
        g = self.g
        others = [x for x in g.order() if x != self.seat and g.role(x) & PARTICIPANT]
        return [x for x in others if g.place_in_encounter(x) != WARP]

    def use_way(self, way: str) -> Steps:
        """Choose whom, announce, and move the ships."""
        options = [("seat", x) for x in (self.allies() if way == SWITCH else self.others())]
        whom = yield from self.g.choose(self.seat, way, options, source=self.source)
        if (yield from self.announce(whom=whom)):
            self.mark("pulled", data=[int(way == MATCH)])
            yield from (self.switch(whom[1]) if way == SWITCH else self.match(whom[1]))

    def switch(self, seat: int) -> Steps:
        """The ally and its ships are on the other side from now on."""
        g, allies = self.g, self.g.encounter.allies
        joins_offense = allies[seat] == DEF_ALLY
        allies[seat] = OFF_ALLY if joins_offense else DEF_ALLY
        g.emit_event("magnet.switched", seat, {"side": ("side", 0 if joins_offense else 1)}, self.source)
        origin, goal = (RING, GATE) if joins_offense else (GATE, RING)
        yield from g.move([[seat, g.state.ships[origin][seat], origin, goal]], "joined", "magnet")

    def match(self, seat: int) -> Steps:
        """As many ships of a player in the encounter as own ones."""
        g = self.g
        target, now, here = g.ships_in_encounter(self.seat), g.ships_in_encounter(seat), g.place_in_encounter(seat)
        g.emit_event("magnet.matched", seat, {"n": target}, self.source)
        came_from = g.encounter.came_from[seat]
        if now > target:
            goals = yield from g.place_ships(
                seat, now - target, "magnet.fewer", came_from=came_from, without=[here], source=self.source
            )
            yield from g.move([[seat, 1, here, goal] for goal in goals], "returned", "magnet")
        elif now < target:
            ships = yield from g.choose_ships(seat, "magnet.more", target - now, without=[here], source=self.source)
            if here in (GATE, RING):
                came_from += [place for place, n in ships.items() for _ in range(n)]
            moves: list[Move] = [[seat, n, place, here] for place, n in ships.items()]
            yield from g.move(moves, "joined", "magnet")

    @wild
    @on(BEFORE_SELECT, roles=MAIN, says="name an encounter card that your opponent may not select")
    def repel(self) -> Steps:
        g = self.g
        faces = sorted({face.id for face in g.faces if face.encounter})
        face = yield from g.choose(self.seat, "magnet.card", [("face", x) for x in faces], source=self.source)
        if (yield from self.announce(said=face)):
            self.mark("repelled", data=[faces.index(face[1]), self.opponent])

    @modify(SELECT_OPTIONS, mark="repelled")
    def not_this(self, cards: list[int], seat: int) -> list[int]:
        g = self.g
        which, whom = self.mark_.data if self.mark_ else (0, -1)
        if seat != whom or g.has_selected(seat):
            return cards
        named = sorted({face.id for face in g.faces if face.encounter})[which]
        return [card for card in cards if g.face(card).id != named] or cards

    def shift(self) -> int:
        """By how many ships the first way moves the totals in favour of the own side."""
        g = self.g
        own = g.ships_in_encounter(self.seat)
        rivals = {x: g.ships_in_encounter(x) for x in self.others() if g.side_of(x) != self.side}
        if self.ways()[0] == SWITCH:
            return max((2 * n for x, n in rivals.items() if g.role(x) & ALLY), default=-1)
        return max((n - own for n in rivals.values()), default=-1)
