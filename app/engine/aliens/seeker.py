"""Seeker."""

from __future__ import annotations

from app.engine.asks import Ask, Steps
from app.engine.card_sorts import ABOVE, BELOW, EXACTLY, fitting, kinds, named_attacks, names_of
from app.engine.cards import ARTIFACT, ATTACK, FLARE
from app.engine.effects import Alien, modify, on, wild
from app.engine.moments import (
    AFTER_FORMED,
    AFTER_INVITE,
    ALLY,
    BEFORE_SELECT,
    DEF_ALLY,
    OFF_ALLY,
    OFFENSE,
    OUTSIDER,
    PARTICIPANT,
    SELECT_OPTIONS,
)
from app.engine.promises import AT_LEAST, NAMED, PLANS, SELECTS, Promises

HOLDS, HOARDS, WRITTEN, INTENDS = "holds", "hoards", "written", "intends"
HIGHEST, LOWEST, COUNT, WHICH = "highest", "lowest", "count", "which"
ANY_CARD = ("choice", "seeker.any")
MOST_COUNTED = 8


class Seeker(Alien, Promises):
    """Demands a truthful answer."""

    id, name = "seeker", "Seeker"
    set = "classic"
    tagline, power_name, alert = "Demands a truthful answer", "Truth", "yellow"
    mandatory, roles = False, ("offense", "defense", "offensive_ally", "defensive_ally")
    phases = ("alliance", "planning")
    needs_word = "yes"
    text = (
        "Once per encounter in which you are a main player or ally, between the forming of alliances and the "
        "selection of encounter cards, this power puts one question to a main player (to your opponent, if you "
        "are one yourself). It must be a question that can be answered by yes or no. The answer must be true "
        "and is given aloud. If the question is about what that player intends to do in this encounter, the "
        "player decides now and must keep to the answer, as far as possible, until the encounter ends."
    )
    zap_text = "A Cosmic Zap may be played when the question is put, before it is answered: it need not be answered."
    wild_text = (
        "After allies are invited, choose one main player who invited you: that player must show you alone the "
        "encounter card that he or she means to play. If you then ally with that player, the card must be "
        "played if possible. You may demand only one player's card per encounter."
    )
    super_text = "Your question need not be a yes-or-no question; it must still be answered truthfully."
    rulings = (
        (
            "The card he promised to play is taken from him",
            "He cannot keep the promise and chooses freely.",
        ),
        (
            "Does an intention answer bind against other powers?",
            (
                "It limits the legal choices. Oracle or Magician only change when and how he selects; Visionary "
                "cannot force a card that the answer excludes, because its order yields to effects of other "
                "players. Changes after the selection (Sorcerer, Emotion Control, Empath) do not break the "
                "promise."
            ),
        ),
        (
            "Miser and Schizoid",
            "Seeker may ask about the additional hand and about the victory conditions.",
        ),
        (
            "May an ally ask the main player on his own side?",
            "Yes, an ally may ask either main player.",
        ),
        (
            "Wild: he decides to ally with the other side instead",
            "Then the shown player is not bound.",
        ),
        (
            "Wild: the player has no encounter card",
            "He says so; the flare has no further effect.",
        ),
        (
            "Silencer",
            "The old Silencer stops Seeker.",
        ),
    )

    asks = {
        "whom": ("Seeker: ask whom?", "Choose the main player who has to answer."),
        "topic": ("Seeker: about what?", "Choose what you ask about."),
        "sort": ("Seeker: which cards?", "Choose the sort of card that you ask about."),
        "card": ("Seeker: which card?", "Choose the card that you speak of."),
        "number": ("Seeker: at least how many?", "Choose the number that you ask about."),
        "planet": ("Seeker: which entry?", "Choose what you ask about."),
        "plan": ("Seeker: which intention?", "Choose what the other may be going to do."),
        "will": ("{who} asks what you will do", "Will you do it: {what}? You have to keep to your answer if you can."),
        "which_card": ("{who} asks for your card", "Say which encounter card you will select; you have to keep to it."),
        "from_whom": ("Seeker Flare: whose card?", "Choose the main player who shows you an encounter card."),
        "show": ("{who} wants to see your card", "Show the encounter card that you mean to select."),
    }
    labels = {
        "holds": "Do you hold a certain card?",
        "hoards": "Does it lie in your hidden pile?",
        "written": "Have you written this down?",
        "intends": "Will you do this in the encounter?",
        "highest": "What is your highest attack?",
        "lowest": "What is your lowest attack?",
        "count": "How many of these do you hold?",
        "which": "Which encounter card will you select?",
        "above": "an attack higher than",
        "below": "an attack lower than",
        "exactly": "an attack of the value of",
        "attack": "an attack",
        "negotiate": "a negotiate",
        "morph": "a morph",
        "reinforcement": "a reinforcement",
        "artifact": "an artifact",
        "flare": "a flare",
        "kicker": "a kicker",
        "any": "Any of them",
        "at_least": "an attack at least as high as",
        "named": "this very card:",
        "power": "use the own power",
    }
    events = {
        "asks": "{who} asks {whom}: {topic} {what}.",
        "asks_card": "{who} asks {whom}: {topic} {what} {card}.",
        "answers": "{who} answers: {answer}.",
        "number": "{who} answers: {n}.",
        "nothing": "{who} answers: none.",
        "showed": "{who} shows {whom} an encounter card.",
        "has_none": "{who} has no encounter card to show.",
    }
    does = {"question": "look", "demand": "look"}
    like = {"show": "select", "which_card": "select"}

    # --- the question
    @on(AFTER_FORMED, BEFORE_SELECT, roles=PARTICIPANT, says="put one question to a main player")
    def question(self) -> Steps:
        g, encounter = self.g, self.g.encounter
        whom = self.opponent
        if self.role & ALLY:
            seats = [("seat", encounter.offense), ("seat", encounter.defense)]
            whom = (yield from g.choose(self.seat, "seeker.whom", seats, source=self.source))[1]
        free = yield from self.offers_flare("ask what cannot be answered by yes or no")
        topics = [HIGHEST, LOWEST, COUNT, WHICH] if free else self.topics(whom)
        topic = yield from self.pick("topic", topics)
        asked = yield from self.details(topic, whom)
        if free and not (yield from self.play_flare()):
            return
        if (yield from self.announce(whom=("seat", whom), said=("choice", f"seeker.{topic}"))):
            self.tell(whom, topic, *asked)
            yield from self.answer(whom, topic, *asked)

    def topics(self, whom: int) -> list[str]:
        """What may be asked of this player by yes or no, as far as all know."""
        hidden = [HOARDS] * bool(self.g.hidden_piles(whom)) + [WRITTEN] * bool(self.g.notes_of(whom))
        return [HOLDS, *hidden, INTENDS]

    def pick(self, text: str, names: list[str]) -> Steps:
        """One of the own choices by its name."""
        options = [("choice", f"seeker.{name}") for name in names]
        chosen = yield from self.g.choose(self.seat, f"seeker.{text}", options, source=self.source)
        return names[options.index(chosen)]

    def pick_face(self, faces: list[str], optional: bool = False) -> Steps:
        """A card by its name, as a card of the game that bears it; -1 for any."""
        g = self.g
        options = [ANY_CARD] * optional + [("face", face) for face in faces]
        _, face = yield from g.choose(self.seat, "seeker.card", options, source=self.source)
        return next((i for i, printed in enumerate(g.faces) if printed.id == face), -1)

    def details(self, topic: str, whom: int) -> Steps:
        """(sort or plan, a card that names a face or -1, a number) of the question."""
        g, faces = self.g, self.g.faces
        if topic in (HIGHEST, LOWEST, WHICH):
            return "", -1, 0
        if topic == WRITTEN:
            entries = self.entries(whom)
            chosen = yield from g.choose(self.seat, "seeker.planet", entries, source=self.source)
            return "", -1, entries.index(chosen)
        if topic == INTENDS:
            plan = yield from self.pick("plan", [plan for plan in PLANS if plan != FLARE or FLARE in kinds(faces)])
            named = {AT_LEAST: names_of(faces, ATTACK), NAMED: [f.id for f in dict.fromkeys(faces) if f.encounter]}
            return plan, (yield from self.pick_face(named[plan])) if plan in named else -1, 0
        known = [kind for kind in kinds(faces) if f"seeker.{kind}" in {f"seeker.{name}" for name in self.labels}]
        sort = yield from self.pick("sort", known if topic == COUNT else [ABOVE, BELOW, EXACTLY, *known])
        if topic == COUNT:
            return sort, -1, 0
        if sort in (ABOVE, BELOW, EXACTLY):
            return sort, (yield from self.pick_face(named_attacks(faces, sort))), 1
        card = (yield from self.pick_face(names_of(faces, sort), optional=True)) if sort in (ARTIFACT, FLARE) else -1
        numbers = [("count", n) for n in range(1, MOST_COUNTED + 1)]
        least = 1 if card >= 0 else (yield from g.choose(self.seat, "seeker.number", numbers, source=self.source))[1]
        return sort, card, least

    def entries(self, whom: int) -> list[tuple[str, object]]:
        """What could be written down: planets, or the words of the sheet."""
        words = next((g_words for mark in self.g.notes_of(whom) if (g_words := self.g.note_words(mark))), ())
        return [("choice", word) for word in words] if words else [("planet", p) for p in self.g.planets]

    def tell(self, whom: int, topic: str, sort: str, card: int, least: int) -> None:
        """Everybody hears the question."""
        what: list[tuple[str, object]] = [("choice", f"seeker.{sort}")] if sort else []
        if topic == WRITTEN:
            what = [self.entries(whom)[least]]
        args = {"whom": ("seat", whom), "topic": ("choice", f"seeker.{topic}"), "what": what, "n": least}
        if card >= 0:
            args["card"] = ("face", self.g.face(card).id)
        line = "seeker.asks_card" if card >= 0 else "seeker.asks"
        self.g.emit_event(line, self.seat, args, self.source, {"least": least})

    # --- the answer
    def answer(self, whom: int, topic: str, sort: str, card: int, least: int) -> Steps:
        """Facts are answered by the table, intentions by the player, who is bound by what it says."""
        g, hand = self.g, self.g.state.hands[whom]
        named = g.face(card).id if card >= 0 else ""
        if topic == HOLDS:
            self.say(whom, len(fitting(g.faces, hand, sort, named)) >= least)
        elif topic == HOARDS:
            hidden = [each for pile in self.g.hidden_piles(whom) for each in pile.cards]
            self.say(whom, len(fitting(g.faces, hidden, sort, named)) >= least)
        elif topic == WRITTEN:
            entry = self.entries(whom)[least]
            number = entry[1] if entry[0] == "planet" else least
            self.say(whom, any(number in mark.data for mark in self.g.notes_of(whom)))
        elif topic == INTENDS:
            yield from self.intend(whom, sort, card)
        elif topic == COUNT:
            g.emit_event("seeker.number", whom, {"n": len(fitting(g.faces, hand, sort))}, self.source)
        elif topic == WHICH:
            yield from self.commit_to_card(whom)
        else:
            attacks = sorted(fitting(g.faces, hand, ATTACK), key=lambda c: g.face(c).value)
            self.name_card(whom, attacks[-1 if topic == HIGHEST else 0] if attacks else -1)

    def say(self, whom: int, yes: bool) -> None:
        """Yes or no, for all to hear."""
        self.g.emit_event("seeker.answers", whom, {"answer": ("yes",) if yes else ("no",)}, self.source)

    def name_card(self, whom: int, card: int) -> None:
        """A card by its name, for all to hear."""
        g = self.g
        if card < 0:
            g.emit_event("seeker.nothing", whom, {}, self.source)
        else:
            g.emit_event("seeker.answers", whom, {"answer": ("face", g.face(card).id)}, self.source)

    def intend(self, whom: int, plan: str, card: int) -> Steps:
        """The player decides now; by default as leaves it the most encounter cards, else no."""
        g = self.g
        cards = g.selectable(whom)
        leaves_more = plan in SELECTS and 2 * len(self.meant(cards, plan, card)) > len(cards)
        words: list[tuple[str, object]] = [("choice", f"seeker.{plan}")]
        if card >= 0:
            words.append(("face", g.face(card).id))
        yes = yield from g.yes(
            whom, "seeker.will", source=self.source, default=["0" if leaves_more else "1"],
            args={"who": ("seat", self.seat), "what": words},
        )  # fmt: skip
        self.say(whom, yes)
        self.bind(whom, plan, card, yes)

    def commit_to_card(self, whom: int) -> Steps:
        """The player names the encounter card that it will select."""
        g = self.g
        cards = g.selectable(whom)
        if not cards:
            self.name_card(whom, -1)
            return
        card = yield from self.one_of(whom, cards, "seeker.which_card")
        self.name_card(whom, card)
        self.bind(whom, NAMED, card, yes=True)

    def one_of(self, whom: int, cards: list[int], text: str) -> Steps:
        """An encounter card of the player's choice, by default the lowest; asked even if there is only one."""
        options = tuple(("card", card) for card in cards)
        ask = Ask(
            whom, text, options=options, default=[str(cards.index(self.g.lowest(cards)))], source=self.source,
            clock="select", args={"who": ("seat", self.seat)},
        )  # fmt: skip
        return (yield from self.g.put(ask))[0][1]

    # --- the wild side
    @wild
    @on(AFTER_INVITE, roles=OUTSIDER, when=lambda me: bool(me.hosts()), says="see the card of one who invited you")
    def demand(self) -> Steps:
        g = self.g
        hosts = [("seat", x) for x in self.hosts()]
        whom = yield from g.choose(self.seat, "seeker.from_whom", hosts, source=self.source)
        if not (yield from self.announce(whom=whom)):
            return
        cards = g.selectable(whom[1])
        if not cards:
            g.emit_event("seeker.has_none", whom[1], {}, self.source)
            return
        card = yield from self.one_of(whom[1], cards, "seeker.show")
        g.show(card, self.seat)
        private = {x: {"cards": [g.card(card, x)]} for x in (self.seat, whom[1])}
        g.emit_event("seeker.showed", whom[1], {"whom": ("seat", self.seat)}, self.source, None, private)
        self.mark("shown", data=[whom[1], card])

    def hosts(self) -> list[int]:
        """The main players who have invited this player."""
        encounter = self.g.encounter
        bits = ((OFF_ALLY, encounter.offense), (DEF_ALLY, encounter.defense))
        return [main for bit, main in bits if encounter.invited[self.seat] & bit]

    @modify(SELECT_OPTIONS, mark="shown")
    def plays_what_was_shown(self, cards: list[int], seat: int) -> list[int]:
        whom, card = self.mark_.data if self.mark_ else (-1, -1)
        ally = OFF_ALLY if self.g.side_of(whom) == OFFENSE else DEF_ALLY
        joined = seat == whom and self.g.encounter.allies[self.seat] == ally
        return [card] if joined and card in cards else cards
