"""Silencer."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import POWER, Act, Alien, Hook, modify, on, respond, wild
from app.engine.moments import (
    AFTER_INVITE,
    ALLY,
    CAUSE_CHOICE,
    COMMITTED,
    DEF_ALLY,
    DEFENSE_FIXED,
    ENCOUNTER_END,
    GAME,
    MAIN,
    MAY_AGREE,
    MAY_SPEAK,
    MAY_USE,
    OFF_ALLY,
    SPOKEN,
    USE_ANNOUNCED,
    USED,
    WORDLESS,
)
from app.engine.plans import Happened
from app.engine.state import EVERYBODY, PILE, Mark

TOTAL, PARTIAL = 0, 1
MOST_TURNED = 2


class Silencer(Alien):
    """Punishes noisy players."""

    id, name = "silencer", "Silencer"
    set = "classic"
    tagline, power_name, alert = "Punishes noisy players", "Silence", "yellow"
    mandatory, roles = False, ("offense", "defense")
    phases = ("destiny",)
    needs_word = "yes"
    text = (
        "As a main player, after the destiny card is drawn and the defense is known, you may use this power to "
        "put a silence token, with the total-silence side up, on the sheet of any one player who has none, one "
        "token per use. A player who has such a token makes noise by a structured offer or promise outside an "
        "open deal, by a quick phrase, by inviting allies, by accepting an invitation, and by using an optional "
        "power, and each noise is penalized by you: either send one of his or her ships that is not in the "
        "encounter to the warp, or make that player discard one card at random, as you choose. At the end of "
        "the encounter a total-silence token is turned to its partial-silence side. A player with a "
        "partial-silence token returns it to your supply right after being penalized once."
    )
    zap_text = (
        "A Cosmic Zap may be played when the token is placed: no token. Penalties are not uses and cannot be "
        "zapped; tokens already out stay."
    )
    wild_text = (
        "When your opponent uses his or her power, you may cancel that use. This is not a Cosmic Zap, and the "
        "power cannot be used again in this encounter. After that the Silencer's player gets this flare; if "
        "there is none, discard it."
    )
    super_text = (
        "When you use your power, you may turn one or two partial-silence tokens back to the total-silence side."
    )
    rulings = (
        (
            "What did the old Silencer do?",
            (
                "Every attempt at an agreement fails. Cards that need no explanation may be played; cards or "
                "components that need a target or a choice are forbidden."
            ),
        ),
        (
            "Which powers does it block?",
            (
                "Those marked silencer: blocked in the catalogue; partly means that only one part is blocked, "
                "as the entry says. The Silencer is on the blocked list himself."
            ),
        ),
        (
            "Does a mandatory power count as noise?",
            "No.",
        ),
        (
            "May Silencer silence himself or an uninvolved player?",
            "Any other player, involved or not.",
        ),
        (
            "Penalty with no cards and no ship outside the encounter",
            "Nothing is lost, but a partial token still returns.",
        ),
        (
            "Several noises in one encounter under total silence",
            "Each is penalized.",
        ),
        (
            "Wild flare and powers that cannot be zapped",
            "It cancels uses, so it has no effect on powers that are not used, such as Symbiote.",
        ),
        (
            "Is writing in the chat noise?",
            (
                "Never, under neither rule. Free chat is not the engine's business; it can be neither penalized "
                "nor forbidden."
            ),
        ),
    )

    asks = {
        "whom": ("Silencer: whom do you silence?", "Choose the player who gets a silence token."),
        "turn": ("Silencer Flare: which tokens?", "Choose one or two partial-silence tokens that are total again."),
        "penalty": ("Silencer: penalize {whom}", "A card at random, or a ship of a colony. By default a card."),
    }
    labels = {"card": "A random card", "total": "Total silence", "partial": "Partial silence"}
    events = {
        "silenced": "{who} is silenced: inviting, accepting and optional powers are noise.",
        "forbidden": "{who} is silenced: no deals, and nothing that has to be named.",
        "noise": "{who} makes noise.",
        "quiet_again": "{who} gives the silence token back.",
        "turned": "The silence of {who} is total again.",
    }
    does = {"silence": "gain", "hush": "gain"}
    like = {"whom": "harm"}
    notes = {"silence": EVERYBODY}
    pieces = ("total", "partial")

    # --- the tokens
    @on(
        DEFENSE_FIXED, roles=MAIN, when=lambda me: bool(me.free_seats()), says="put a silence token on a player's sheet"
    )
    def silence(self) -> Steps:
        g = self.g
        seats = [("seat", x) for x in self.free_seats()]
        whom = yield from g.choose(self.seat, "silencer.whom", seats, source=self.source)
        halves = [("seat", mark.seat) for mark in self.tokens() if mark.data == [PARTIAL]]
        turned: list[tuple[str, int]] = []
        if halves and (yield from self.offers_flare("turn one or two tokens back to total silence")):
            turned = yield from g.some(self.seat, "silencer.turn", halves, 1, MOST_TURNED, source=self.source)
            if not (yield from self.play_flare(whom=turned)):
                turned = []
        if not (yield from self.announce(whom=whom)):
            return
        self.mark("silence", until=GAME, data=[TOTAL]).seat = whom[1]
        g.reindex()
        line = "silencer.forbidden" if self.is_classic() else "silencer.silenced"
        g.emit_event(line, whom[1], {}, self.source)
        for mark in [mark for mark in self.tokens() if ("seat", mark.seat) in turned]:
            mark.data = [TOTAL]
            g.emit_event("silencer.turned", mark.seat, {}, self.source)

    def tokens(self) -> list[Mark]:
        """The tokens of this sheet that lie on others."""
        own = [self.power] if self.power else [p for p in self.g.powers_of(self.seat) if p.alien == self.id]
        return [mark for mark in self.g.marks("silence") if mark.power in {power.id for power in own}]

    def token(self, seat: int) -> Mark | None:
        """The token on the sheet of a player."""
        return next((mark for mark in self.tokens() if mark.seat == seat), None)

    def free_seats(self) -> list[int]:
        """The other players without a token."""
        return [x for x in self.g.clockwise(self.seat) if self.token(x) is None]

    def is_classic(self) -> bool:
        """The table plays with the old form, which forbids and does not penalize."""
        return self.g.setup.options.classic_silence

    @on(ENCOUNTER_END, layer=9, mark="silence", must=True, use=False)
    def turn_over(self) -> None:
        """Total silence becomes partial; in the old form, which knows no partial silence, the token comes back."""
        mark = self.mark_
        if mark is not None and self.is_classic():
            self.g.state.marks.remove(mark)
        elif mark is not None:
            mark.data = [PARTIAL]

    # --- noise
    def hears(self, seat: int) -> bool:
        """The player has a token, and noise is penalized."""
        return not self.is_classic() and self.token(seat) is not None

    @on(AFTER_INVITE, layer=-1, must=True, use=False, when=lambda me: bool(me.hosts()))
    def hear_invitations(self) -> Steps:
        for seat in self.hosts():
            yield from self.penalize(seat)

    def hosts(self) -> list[int]:
        """Silenced main players who have invited somebody."""
        encounter = self.g.encounter
        invited = [any(bits & ally for bits in encounter.invited) for ally in (OFF_ALLY, DEF_ALLY)]
        mains = (encounter.offense, encounter.defense)
        return [x for x, noisy in zip(mains, invited, strict=True) if noisy and self.hears(x)]

    @on(COMMITTED, must=True, use=False, once=False, when=lambda me, role: me.has_accepted(role))
    def hear_acceptance(self, role: int) -> Steps:
        yield from self.penalize(self.g.committing)

    def has_accepted(self, role: int) -> bool:
        """A silenced player has just joined the side that invited it."""
        seat = self.g.committing
        return bool(role & ALLY and self.g.encounter.invited[seat] & role) and self.hears(seat)

    @on(USED, must=True, use=False, once=False, when=lambda me, act: me.was_optional(act))
    def hear_power(self, act: Act) -> Steps:
        yield from self.penalize(act.seat)

    def was_optional(self, act: Act) -> bool:
        """A silenced player has used an optional power."""
        return isinstance(act.use, Alien) and not act.use.mandatory and self.hears(act.seat)

    @on(SPOKEN, must=True, use=False, once=False, when=lambda me, happened: me.hears(happened.seat))
    def hear_phrase(self, happened: Happened) -> Steps:
        yield from self.penalize(happened.seat)

    def penalize(self, seat: int) -> Steps:
        """A random card, or a ship that is not in the encounter; a partial token then comes back."""
        g, mark = self.g, self.token(seat)
        g.emit_event("silencer.noise", seat, {}, self.source)
        there = g.place_in_encounter(seat)
        ships = sorted((p for p in g.colonies(seat) if p != there), key=lambda p: -g.state.ships[p][seat])
        options: list[tuple[str, object]] = [("choice", "silencer.card")] if g.takeable(seat) else []
        options += [("planet", p) for p in ships]
        if options:
            args = {"whom": ("seat", seat)}
            kind, place = yield from g.target(self.seat, "silencer.penalty", options, source=self.source, args=args)
            if kind == "planet":
                yield from g.lose([(seat, 1, place)], CAUSE_CHOICE)
            else:
                yield from g.discard_from_hand(seat, g.pick_random(seat, 1, "noise"), "silencer")
        if mark is not None and mark.data == [PARTIAL] and mark in g.state.marks:
            g.state.marks.remove(mark)
            g.emit_event("silencer.quiet_again", seat, {}, self.source)

    # --- the old form
    def forbids(self, seat: int) -> bool:
        """The player of this token may not speak."""
        up = self.power is not None and self.power.up and self.power.open
        return self.is_classic() and up and seat == self.seat and self.mark_ is not None and self.mark_.data == [TOTAL]

    @modify(MAY_AGREE, mark="silence")
    def no_deal(self, may: bool, parties: tuple[int, int]) -> bool:
        return may and not any(self.forbids(seat) for seat in parties)

    @modify(MAY_SPEAK, mark="silence")
    def says_nothing(self, may: bool, seat: int) -> bool:
        return may and not self.forbids(seat)

    @modify(WORDLESS, mark="silence")
    def names_nothing(self, wordless: bool, seat: int) -> bool:
        return wordless or self.forbids(seat)

    @modify(MAY_USE, mark="silence")
    def uses_no_words(self, may: bool, seat: int, hook: Hook | None) -> bool:
        return may and not (hook is not None and self.forbids(seat) and self.speaks(seat, hook))

    def speaks(self, seat: int, hook: Hook) -> bool:
        """The use needs a word, as its sheet or card says."""
        owner = hook.owner
        if owner.kind == "alien" and (hook.side != POWER or not hook.use):
            return False
        if owner.needs_word != "partly":
            return owner.needs_word == "yes"
        power = next((p for p in self.g.powers_of(seat) if p.alien == owner.id), None)
        return hook.word is not None and bool(hook.word(owner(self.g, seat, hook, power)))

    # --- the wild side
    @wild
    @respond(USE_ANNOUNCED, roles=MAIN, when=lambda me, act: me.is_opposing(act) and me.g.may_cancel(act),
             says="cancel this use; the power is not used again in this encounter")  # fmt: skip
    def hush(self, act: Act) -> Steps:
        g = self.g
        if not (yield from self.announce(whom=("seat", act.seat))):
            return
        owner = g.seat_with(self.id)
        if self.act is not None:
            self.act.fate = owner if owner >= 0 else PILE
        g.cancel(act)
        if act.power is not None:
            self.mark("hushed", data=[act.power.id])

    def is_opposing(self, act: Act) -> bool:
        """The opponent uses a power."""
        return act.power is not None and act.seat == self.opponent

    @modify(MAY_USE, mark="hushed")
    def no_more(self, may: bool, seat: int, hook: Hook | None) -> bool:
        if hook is None or hook.side != POWER or not hook.use or self.mark_ is None:
            return may
        power = self.g.power(self.mark_.data[0])
        return may and not (power is not None and power.seat == seat and power.alien == hook.owner.id)
