"""Sniveler."""

from __future__ import annotations

from app.engine.asks import NO, Ask, Round, Steps
from app.engine.card_sorts import ABOVE, BELOW, EXACTLY, fitting, named_attacks
from app.engine.cards import MORPH, NEGOTIATE
from app.engine.effects import Alien, modify, on, replace, super_, wild
from app.engine.moments import (
    AFTER_INVITE,
    ALLY_MUST,
    ALLY_OPTIONS,
    BEFORE_INVITE,
    DEF_ALLY,
    MAIN,
    OFF_ALLY,
    OFFENSE,
    OUTSIDER,
    WIN,
)
from app.engine.plans import Plan
from app.engine.state import WARP
from app.engine.suspended import SuspendsWin

SHIPS, COLONIES, CARDS = ("choice", "sniveler.ships"), ("choice", "sniveler.colonies"), ("choice", "sniveler.cards")
SORTS = (ABOVE, BELOW, EXACTLY, NEGOTIATE, MORPH)


class Sniveler(Alien, SuspendsWin):
    """Whines until others give in."""

    id, name = "sniveler", "Sniveler"
    set = "classic"
    tagline, power_name, alert = "Whines until others give in", "Whine", "yellow"
    mandatory, roles = False, ("offense", "defense")
    phases = ("alliance",)
    needs_word = "yes"
    text = (
        "As a main player, before allies are invited, you may use this power once per encounter to whine about "
        "one of three things. Ships, if nobody else has as many ships in the warp as you: either everybody else "
        "lets you take all of them out, or each of them puts ships from colonies into the warp until he or she "
        "has as many there as you, as far as possible. Colonies, if you have fewer foreign colonies than every "
        "other player: either all other players agree that you get one additional foreign colony on a planet of "
        "your choice, or each of them gives up one foreign colony of his or her own choice, returning those "
        "ships to other colonies. Cards, if you lack an encounter card that you want: name it, for instance 'an "
        "attack higher than 15'. Either one other player gives you such a card, or all players discard every "
        "such card from their hands."
    )
    zap_text = "A Cosmic Zap may be played when you whine, before the others decide: nothing happens."
    wild_text = (
        "After allies are invited, if neither main player invited you, complain to one main player. That player "
        "either invites you too, or may have no allies at all: his or her invitations are void and allies who "
        "already joined that side return to their colonies."
    )
    super_text = (
        "When one or more other players win and you are one foreign colony short of winning, the winners may "
        "all agree to let you share the win. If not, you may have one encounter as the offense against a winner "
        "who refused, in that player's home system; no other winner may ally with you. If you win it, you and "
        "all your allies win the game instead; otherwise the earlier win stands."
    )
    rulings = (
        (
            "Tied for most ships in the warp",
            "No whining: it must be more than every other player.",
        ),
        (
            "May others agree on the ships whine for some of the ships?",
            "No, all or the penalty.",
        ),
        (
            "The free colony is his fifth",
            "He wins.",
        ),
        (
            "A player without foreign colonies under the colony penalty",
            "Loses nothing.",
        ),
        (
            "Giving up the last ships",
            "A player with no other colony keeps the ships where they are.",
        ),
        (
            "Gas Giant (inverted systems)",
            (
                "While Sniveler is in play, the Gas Giant counts as three bases for its owner, or as many as he "
                "has ships there if fewer than three."
            ),
        ),
        (
            "Do moons count as foreign colonies for the colony whine?",
            "No, moons do not count toward victory.",
        ),
        (
            "Silencer",
            "The old Silencer stops Sniveler.",
        ),
        (
            "Super side and the end of the game",
            (
                "It is one of the effects that R-WIN-8 lets in before the game ends; nothing else of the "
                "interrupted encounter is carried out."
            ),
        ),
    )

    asks = {
        "about": ("Sniveler: about what?", "Choose what you whine about."),
        "sort": ("Sniveler: which card do you lack?", "Choose the sort of card that you lack."),
        "value": ("Sniveler: which value?", "Choose the attack card that you speak of."),
        "agree": ("{who} whines", "Do all of you give in: {what}? By default you do not, and each of you pays."),
        "ships": ("Sniveler: you did not give in", "Put {n|ship|ships} into the warp."),
        "leave": ("Sniveler: you did not give in", "Give up one of your foreign colonies. By default the smallest."),
        "give": (
            "Sniveler: give {who} a card?",
            "If nobody gives the card asked for, all discard theirs.",
        ),
        "planet": ("Sniveler: which planet?", "Choose the planet where you found a colony."),
        "settlers": ("Sniveler: your settlers", "Choose the ships that settle on {planet}."),
        "whom": ("Sniveler Flare: complain to whom?", "Choose the main player who should have invited you."),
        "invite_too": ("{who} complains", "Invite that player too? If you do not, you may have no allies at all."),
        "share": ("{who} wants to share the win", "Let that player win with you? By default you do not."),
        "defy": (
            "Sniveler Flare: a last encounter?",
            "You may fight one who refused; if you win, you win the game instead.",
        ),
    }
    labels = {
        "ships": "Ships in the warp",
        "colonies": "Foreign colonies",
        "cards": "A card that you lack",
        "above": "A higher attack than the named one",
        "below": "A lower attack than the named one",
        "exactly": "An attack like the named one",
        "negotiate": "A negotiate",
        "morph": "A morph",
    }
    events = {
        "named": "{who} names {card}.",
        "given_in": "Everybody gives in to {who}.",
        "refused": "Not everybody gives in to {who}.",
        "alone": "{who} may have no allies.",
        "shares": "The winners let {who} win too.",
        "last_chance": "{who} has one encounter against {whom} before the win counts.",
        "stands": "The earlier win stands.",
    }
    does = {"whine": "gain", "beg": "gain", "complain": "gain"}
    like = {"ships": "penalty", "whom": "main_player", "settlers": "re_establish", "planet": "colony"}

    # --- the whine
    @on(BEFORE_INVITE, roles=MAIN, says="whine about ships, colonies or a card")
    def whine(self) -> Steps:
        g = self.g
        wishes = [SHIPS] * self.most_in_warp() + [COLONIES] * self.fewest_colonies() + [CARDS] * bool(self.sorts())
        if not wishes:
            return
        about = yield from g.choose(self.seat, "sniveler.about", wishes, source=self.source)
        sort, face = "", None
        if about == CARDS:
            options = [("choice", f"sniveler.{name}") for name in self.sorts()]
            sort = SORTS[[f"sniveler.{name}" for name in SORTS].index((yield from self.pick("sort", options))[1])]
            faces = [("face", face) for face in self.faces(sort)]
            face = (yield from self.pick("value", faces)) if faces else None
        what = ("choice", f"sniveler.{sort}") if sort else about
        if not (yield from self.announce(said=what, card=face)):
            return
        if face:
            g.emit_event("sniveler.named", self.seat, {"card": face}, self.source)
        if about == SHIPS:
            yield from self.whine_about_ships()
        elif about == COLONIES:
            yield from self.whine_about_colonies()
        else:
            yield from self.whine_about_card(sort, face[1] if face else "")

    def pick(self, text: str, options: list[tuple[str, str]]) -> Steps:
        """One of the own choices."""
        return (yield from self.g.choose(self.seat, f"sniveler.{text}", options, source=self.source))

    def others(self) -> list[int]:
        """The other players, clockwise from the left."""
        return self.g.clockwise(self.seat)

    def most_in_warp(self) -> bool:
        """Nobody else has as many ships in the warp."""
        warp = self.g.state.ships[WARP]
        return warp[self.seat] > max(warp[x] for x in self.others())

    def fewest_colonies(self) -> bool:
        """Everybody else has more foreign colonies."""
        count = self.g.foreign_count
        return count(self.seat) < min(count(x) for x in self.others())

    def all_give_in(self, what: tuple[str, str]) -> Steps:
        """All others are asked at the same time; True if all say yes."""
        g, args = self.g, {"who": ("seat", self.seat), "what": what}
        agreed = yield from g.votes(self.others(), "sniveler.agree", source=self.source, args=args)
        all_agree = len(agreed) == len(self.others())
        g.emit_event("sniveler.given_in" if all_agree else "sniveler.refused", self.seat, {}, self.source)
        return all_agree

    def whine_about_ships(self) -> Steps:
        g, warp = self.g, self.g.state.ships[WARP]
        if (yield from self.all_give_in(SHIPS)):
            yield from g.retrieve(self.seat, warp[self.seat], "sniveler")
            return
        counts = {x: warp[self.seat] - warp[x] for x in g.order() if x != self.seat}
        chosen = yield from g.choose_ships_together(counts, "sniveler.ships", source=self.source)
        yield from g.lose([(x, n, place) for x, ships in chosen.items() for place, n in ships.items()], "sniveler")

    def whine_about_colonies(self) -> Steps:
        g = self.g
        if (yield from self.all_give_in(COLONIES)):
            planets = [p for p in g.planets if g.system(p) != self.seat and not g.state.ships[p][self.seat]]
            texts = ("sniveler.planet", "sniveler.settlers")
            yield from g.found_colony(self.seat, planets, texts, "sniveler", source=self.source)
            return
        payers = [x for x in g.order() if x != self.seat and g.foreign_colonies(x) and len(g.colonies(x)) > 1]
        if not payers:
            return
        asks: list[Ask] = []
        for x in payers:
            foreign = g.foreign_colonies(x)
            smallest = min(range(len(foreign)), key=lambda i: g.state.ships[foreign[i]][x])
            options = tuple(("planet", p) for p in foreign)
            asks.append(
                Ask(x, "sniveler.leave", options=options, default=[str(smallest)], source=self.source, clock="ships",
                    phase=g.state.phase)
            )  # fmt: skip
        answers = yield Round(asks)
        yield from g.go_home([(x, answer[0][1]) for x, answer in zip(payers, answers, strict=True)], "sniveler")

    # --- a card that it lacks
    def faces(self, sort: str) -> list[str]:
        """The attack cards that may be named so, because no fitting card is in the own hand."""
        hand = self.g.state.hands[self.seat]
        return [face for face in named_attacks(self.g.faces, sort) if not fitting(self.g.faces, hand, sort, face)]

    def sorts(self) -> list[str]:
        """The sorts of which the own hand has none."""
        hand = self.g.state.hands[self.seat]
        lacks = {sort: not fitting(self.g.faces, hand, sort) for sort in (NEGOTIATE, MORPH)}
        return [sort for sort in SORTS if lacks.get(sort) or self.faces(sort)]

    def fitting(self, seat: int, sort: str, face: str) -> list[int]:
        """The cards of a hand that are of the named sort."""
        return fitting(self.g.faces, self.g.state.hands[seat], sort, face)

    def whine_about_card(self, sort: str, face: str) -> Steps:
        """All others are asked whatever they hold, so that nobody learns who could have given one."""
        g, args = self.g, {"who": ("seat", self.seat)}
        asks = [
            Ask(
                x, "sniveler.give", options=(NO, *(("card", card) for card in self.fitting(x, sort, face))),
                default=["0"], source=self.source, clock="select", phase=g.state.phase, args=args,
            )
            for x in self.others()
        ]  # fmt: skip
        answers = yield Round(asks)
        for ask, (answer,) in zip(asks, answers, strict=True):
            if answer is not NO:
                g.give_cards(ask.seat, self.seat, [answer[1]])
                return
        for x in g.order():
            cards = self.fitting(x, sort, face)
            if cards:
                yield from g.discard_from_hand(x, cards, "sniveler")

    # --- the wild side
    @wild
    @on(AFTER_INVITE, roles=OUTSIDER, when=lambda me: not me.g.encounter.invited[me.seat] and me.g.may_ally(me.seat),
        says="a main player invites you too, or may have no allies")  # fmt: skip
    def complain(self) -> Steps:
        g, encounter = self.g, self.g.encounter
        seats = [("seat", encounter.offense), ("seat", encounter.defense)]
        whom = yield from g.choose(self.seat, "sniveler.whom", seats, source=self.source)
        if not (yield from self.announce(whom=whom)):
            return
        ally = OFF_ALLY if g.side_of(whom[1]) == OFFENSE else DEF_ALLY
        args = {"who": ("seat", self.seat)}
        if (yield from g.yes(whom[1], "sniveler.invite_too", source=self.source, args=args, clock="alliance")):
            encounter.invited[self.seat] |= ally
            g.emit("invited", whom[1], whom=[("seat", self.seat)], side=("side", g.side_of(whom[1])))
            return
        encounter.invited = [bits & ~ally for bits in encounter.invited]
        self.mark("alone", data=[ally])
        g.emit_event("sniveler.alone", whom[1], {}, self.source)
        yield from g.dismiss([x for x in g.order() if encounter.allies[x] == ally], "sniveler")

    @modify(ALLY_OPTIONS, mark="alone", layer=2)
    def none_joins(self, ways: list[tuple[int, object]], seat: int) -> list[tuple[int, object]]:
        return [way for way in ways if self.mark_ is None or way[0] not in self.mark_.data]

    @modify(ALLY_MUST, mark="alone", layer=2)
    def none_must(self, role: int, seat: int) -> int:
        return 0 if self.mark_ is not None and role in self.mark_.data else role

    # --- the super side
    @super_
    @replace(WIN, when=lambda me, plan: me.is_close(plan), says="ask to share the win, or fight for it")
    def beg(self, plan: Plan) -> Steps:
        g, winners = self.g, list(plan.data)
        if not (yield from self.announce()):
            return
        args = {"who": ("seat", self.seat)}
        agreed = yield from g.votes(winners, "sniveler.share", source=self.source, args=args)
        if len(agreed) == len(winners):
            plan.data.append(self.seat)
            g.emit_event("sniveler.shares", self.seat, {}, self.source)
            return
        able = not g.unarmed(self.seat) and (g.available(self.seat) or g.ships_in_encounter(self.seat))
        refused = [x for x in winners if x not in agreed and g.home_planets(x)] if able else []
        options = (NO, *(("seat", x) for x in refused))
        whom = (yield from g.put(Ask(self.seat, "sniveler.defy", options=options, default=["0"], source=self.source)))[
            0
        ]
        if whom is NO:
            return
        g.emit_event("sniveler.last_chance", self.seat, {"whom": whom}, self.source)
        plan.data.clear()
        self.fight_for_it(whom[1], winners)

    def is_close(self, plan: Plan) -> bool:
        """Others win, and one foreign colony is missing."""
        g = self.g
        return bool(plan.data) and self.seat not in plan.data and g.foreign_count(self.seat) == g.colonies_needed - 1
