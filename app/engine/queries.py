"""Which hooks a game has, who could use them, and computed values.

``Index`` is built once for each set of sources in a game and cached by nobody but the game: a moment or query that no
effect of this game hooks costs one dictionary look-up. ``q`` asks a computed value: all modifiers whose source works,
sorted by layer, order of play and age, so that nothing computed is ever stored (effects.md section 6).

Two questions about every hook: ``could`` answers from public knowledge alone and decides who is asked; ``handles``
answers from the truth and decides what that seat's menu shows (effects.md section 9).
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from functools import lru_cache
from typing import Any

from msgspec import UNSET

from .aliens import ALIENS
from .artifacts import ARTIFACTS
from .cards import ARTIFACT, FLARE, is_flare
from .effects import ALONG, MASK, POWER, SUPER, Alien, Effect, Hook
from .holdings import Holdings
from .moments import ANYTIME, FREE_WINDOWS, LOOSE_FLARES, MAY_USE, MUST_USE, PHASE_WINDOW, SANITY, WORDLESS
from .names import faces_of
from .state import Mark, Power, TechCard
from .tech import TECHS
from .tech_effect import TECH, Tech
from .variant import Variant
from .variants import VARIANTS, played, showing

Layer = tuple[int, tuple[Hook, ...], tuple[Hook, ...], tuple[Hook, ...]]
"""Layer number, mandatory hooks, optional hooks, and hooks offered only if the window opens anyway."""
Layers = tuple[Layer, ...]
Found = dict[str, list[Hook]]


@lru_cache(maxsize=512)
def _index(
    aliens: frozenset[str],
    marked: frozenset[str],
    flares: frozenset[str],
    techs: bool,
    variants: frozenset[str],
    artifacts: frozenset[str],
) -> tuple[dict[str, Layers], dict[str, tuple[Hook, ...]]]:
    """(moment -> layers of hooks, query -> modifiers) for the sources in a game, known from what is public: powers,
    those of which a mark alone is left, flares."""
    moments: Found = {}
    besides: Found = {}
    queries: Found = {}
    for hook in _hooks(aliens, marked, flares, techs, variants, artifacts):
        if hook.kind == "modify":
            queries.setdefault(hook.at, []).append(hook)
        elif hook.at == ANYTIME:
            for phase in hook.phases:
                moments.setdefault(PHASE_WINDOW[phase], []).append(hook)
                for moment in FREE_WINDOWS.get(phase, ()):
                    besides.setdefault(moment, []).append(hook)
        else:
            moments.setdefault(hook.at, []).append(hook)
    layered = {moment: _layers(found, tuple(besides.get(moment, ()))) for moment, found in moments.items()}
    return layered, {query: tuple(found) for query, found in queries.items()}


def _hooks(
    aliens: frozenset[str],
    marked: frozenset[str],
    flares: frozenset[str],
    techs: bool,
    variants: frozenset[str],
    artifacts: frozenset[str],
) -> list[Hook]:
    hooks: list[Hook] = []
    for alien_id in sorted(aliens | marked | flares):
        in_play = {POWER: alien_id in aliens}
        hooks += [h for h in ALIENS[alien_id].hooks if h.mark or in_play.get(h.side, alien_id in flares)]
    for artifact in ARTIFACTS.values():
        hooks += artifact.hooks if artifact.id in artifacts else ()
    for tech in TECHS.values() if techs else ():
        hooks += tech.hooks
    for variant in sorted(variants):
        hooks += VARIANTS[variant].hooks
    return hooks


def _layers(found: list[Hook], besides: tuple[Hook, ...]) -> Layers:
    numbers = sorted({hook.layer for hook in found})
    opens = min((hook.layer for hook in found if not hook.must), default=numbers[0])  # the first that asks anybody
    return tuple(
        (
            layer,
            tuple(h for h in found if h.layer == layer and h.must),
            tuple(h for h in found if h.layer == layer and not h.must),
            besides if layer == opens else (),
        )
        for layer in numbers
    )


@lru_cache(maxsize=256)
def _cards(extra: tuple[str, ...]) -> tuple[dict[str, list[int]], dict[str, list[int]], dict[str, int], frozenset[str]]:
    """The cards of a game by kind, its artifacts by effect, its flares by alien; and the artifacts there are."""
    kinds: dict[str, list[int]] = {}
    artifacts: dict[str, list[int]] = {}
    faces = faces_of(extra)
    for card, face in enumerate(faces):
        kinds.setdefault(face.kind, []).append(card)
        if face.kind == ARTIFACT:
            artifacts.setdefault(face.effect, []).append(card)
    return kinds, artifacts, {faces[card].effect: card for card in kinds.get(FLARE, [])}, frozenset(artifacts)


class Queries(Holdings):
    """Hook look-up and computed values."""

    bans: frozenset[str] | None = None  # marks that forbid uses; None if something else may, too
    rules_added: frozenset[str] = frozenset()  # the variants of this table, whether they can do something now or not

    def reindex(self) -> None:
        """The set of sources changed (a power came or left, cards were added)."""
        state = self.state
        aliens = frozenset(power.alien for power in state.powers)
        marked = frozenset(m.source[6:] for m in state.marks if m.source.startswith("alien:"))
        listed = [] if self.has_mark(LOOSE_FLARES) else state.flares
        flares = listed or filter(is_flare, state.extra_cards)
        self.flares_in_game = frozenset(flares)  # as far as the public knows (R-SETUP-5)
        self.rules_added = self.rules_added or played(self.setup.options)
        self.indexed = self.in_force
        self.variants = frozenset(v for v in self.rules_added if VARIANTS[v].in_play(self))  # type: ignore[arg-type]
        self.showing = showing(self.variants)
        self.forcing = [VARIANTS[name] for name in sorted(self.variants) if VARIANTS[name].force]
        self._by_kind, self._artifacts, self._flares, artifacts = _cards(tuple(state.extra_cards))
        self.moments, self.modifiers = _index(
            aliens, marked, self.flares_in_game, self.setup.options.tech, self.variants, artifacts
        )
        forbids = self.modifiers.get(MAY_USE, ())
        self.bans = frozenset(str(hook.mark) for hook in forbids) if all(hook.mark for hook in forbids) else None

    @property
    def in_force(self) -> tuple[str, ...]:
        """The comet, the cone and the hazards that lie open, and the destiny cards in hands."""
        omen = self.state.encounter.omen
        hazards = [hazard.card for hazard in self.state.extra.hazards]
        return (omen.comet, omen.cone, *hazards, *map(str, self.destiny_held))

    @property
    def destiny_held(self) -> list[int]:
        """Destiny cards that lie with a seat."""
        return [card for _, card in self.state.inverted.destiny] if self.state.inverted else []

    def look_again(self) -> None:
        """Other cards may lie open than those whose hooks are indexed."""
        if self.indexed != self.in_force:
            self.reindex()

    def cards_of(self, kind: str) -> list[int]:
        """The cards of this game of one kind, wherever they are. Do not change the list."""
        return self._by_kind.get(kind, [])

    def variant(self, name: str) -> type[Variant]:
        """A rule or card of this table by its id."""
        return VARIANTS[name]

    # --- flares
    def own_flare(self, me: Effect) -> Effect | None:
        """The handle of the seat's own super flare, if it could be played along with this use now; with a zapped power,
        of which a part goes on that is no use, it is wild (R-POWER-7)."""
        if (me.power is not None and me.power.zapped) or not self._holds_own_flare(me.seat, me.id):
            return None
        return self.playable(type(me)(me.g, me.seat, ALONG, card=self._flares[me.id]))

    def might_boost(self, me: Effect) -> bool:
        """From public knowledge: could the seat play its own super flare along with this use?"""
        return not (me.power is not None and me.power.zapped) and self._might_hold_own_flare(me.seat, me.id)

    def _may_flare(self, seat: int, card: int) -> bool:
        if self.has_mark(SANITY):
            return False
        encounter = self.state.encounter
        return seat not in encounter.flare_seats and card not in encounter.flare_cards and card not in encounter.barred

    def _holds_own_flare(self, seat: int, alien: str) -> bool:
        card = self._flares.get(alien, -1)
        return card >= 0 and self.has_at_hand(seat, card) and self._may_flare(seat, card) and self.may_use(seat, ALONG)

    def _might_hold_own_flare(self, seat: int, alien: str) -> bool:
        card = self._flares.get(alien, -1)
        if card < 0 or alien not in self.flares_in_game or not self.may_use(seat, ALONG):
            return False
        return self._may_flare(seat, card) and self.might_hold(seat, card)

    # --- who could, who can
    def may_use(self, seat: int, hook: Hook | None) -> bool:
        """No effect forbids the seat to use a power or to play a card by this hook; without one, to reinforce."""
        bans = self.bans
        if bans is not None:
            for mark in self.state.marks:
                if mark.kind in bans:
                    break
            else:
                return True
        return self.q(MAY_USE, True, seat, hook)

    def might_hold(self, seat: int, card: int) -> bool:
        """From public knowledge: could this card be in that hand? A card that all can place is there or is not."""
        if not self.state.hands[seat] and not self.stored(seat):
            return False
        if self.state.rewards is not UNSET and not self._has_back(seat, self.faces[card].deck):
            return False
        return self.has_at_hand(seat, card) if self.state.ids[-1][card] else True

    def _has_back(self, seat: int, deck: str) -> bool:
        """A card with the back of that deck is at hand; everybody sees the backs."""
        faces = self.faces
        for card in self.state.hands[seat]:
            if faces[card].deck == deck:
                return True
        return any(faces[card].deck == deck for card in self.stored(seat))

    def wordless(self, seat: int) -> bool:
        """The seat may not announce anything that has to be chosen or named."""
        return WORDLESS in self.modifiers and self.q(WORDLESS, False, seat)

    def must_use(self, seat: int, hook: Hook | None) -> bool:
        """An effect makes the seat use what it can by this hook; without one, reinforce."""
        return MUST_USE in self.modifiers and self.q(MUST_USE, False, seat, hook)

    def card_uses(self, seat: int) -> frozenset[tuple[str, str]]:
        """Kind and effect of the cards that a seat may really play now: at hand, on its sheets, and tech."""
        faces, hand = self.faces, self.state.hands[seat]
        cards = [*hand, *self.stored(seat)] if self.state.piles else hand
        found = [(faces[card].kind, faces[card].effect) for card in cards]
        found += [(TECH, card.card) for card in self.state.techs if card.seat == seat]
        found += [(ARTIFACT, name) for name in self._artifacts] if self._masks(seat) else ()
        return frozenset(found)

    def could(self, hook: Hook, seat: int) -> bool:
        """From public knowledge: could this seat possibly use the hook now? (``when`` is asked separately.)"""
        owner = hook.owner
        if hook.mark:
            return any(m.seat == seat and m.kind == hook.mark and self._made_by(m, owner) for m in self.state.marks)
        role = self.role(seat)
        if MAY_USE in self.modifiers and not self.may_use(seat, hook):
            return False
        if owner.kind == "alien":
            if hook.side == POWER:
                if not role & hook.roles and not (role & hook.widen and self._might_hold_own_flare(seat, owner.id)):
                    return False
                return bool(self._sheets(hook, seat))
            card = self._flares.get(owner.id, -1)
            if card < 0 or not role & hook.roles or not self._may_flare(seat, card):
                return False
            return (hook.side == SUPER) == self.has_power(seat, owner.id) and self.might_hold(seat, card)
        if not role & hook.roles:
            return False
        if issubclass(owner, Variant):
            return self._bears(owner, seat)
        if issubclass(owner, Tech):
            return any(self._might_be(owner, hook, card) for card in self.state.techs if card.seat == seat)
        barred = self.state.encounter.barred
        if any(self.might_hold(seat, c) for c in self._artifacts.get(owner.id, ()) if c not in barred):
            return True
        return any(self._might_mask(power, seat) for power in self._masks(seat))

    def _sheets(self, hook: Hook, seat: int) -> list[Power]:
        """The seat's powers that can be used by the hook now."""
        alien = hook.owner.id
        return [
            p for p in self.state.powers
            if p.alien == alien and p.seat == seat and (p.up or hook.before) and p.open
            and not (hook.use and p.zapped) and not (hook.once and hook.name in p.used)
        ]  # fmt: skip

    def _masks(self, seat: int) -> list[Power]:
        """Working powers of a seat that let cards be played as artifacts that they are not."""
        if ARTIFACT in self.state.encounter.omen.barred:
            return []
        masks = [p for p in self.powers_of(seat) if ALIENS[p.alien].masks and p.up and p.open and not p.zapped]
        return [p for p in masks if self._may_mask(seat, ALIENS[p.alien])] if masks else masks

    def _may_mask(self, seat: int, sheet: type[Effect]) -> bool:
        """No effect forbids the seat the use that gives a card another name."""
        if MAY_USE not in self.modifiers:
            return True
        hook = copy(MASK)
        hook.owner = sheet
        return self.may_use(seat, hook)

    def _might_mask(self, power: Power, seat: int) -> bool:
        """From public knowledge: could the seat hold a card to play under another name?"""
        if self._might_hold_own_flare(seat, power.alien) and len(self.state.hands[seat]) > 1:
            return True
        barred = self.state.encounter.barred
        return any(self.might_hold(seat, c) for cards in self._artifacts.values() for c in cards if c not in barred)

    def _masked(self, owner: type[Effect], hook: Hook, seat: int, game: Any) -> list[Effect]:
        """The uses of an artifact that the seat has by playing another card as it; with the own super flare any card
        that is no encounter card."""
        uses: list[Effect] = []
        for power in self._masks(seat):
            flare = self._flares.get(power.alien, -1) if self._holds_own_flare(seat, power.alien) else -1
            for card in self.state.hands[seat]:
                face = self.faces[card]
                if face.kind == ARTIFACT:
                    if face.effect == owner.id or card in self.state.encounter.barred:
                        continue
                elif flare < 0 or card == flare or face.encounter:
                    continue
                use = owner(game, seat, hook, card=card)
                use.guise, use.widened = power, face.kind != ARTIFACT
                uses.append(use)
        return uses

    def handles(self, hook: Hook, seat: int, game: Any) -> list[Effect]:
        """The uses that this seat really has of the hook now."""
        owner = hook.owner
        if hook.mark:
            return [
                owner(game, seat, hook, self.power(m.power), mark=m)
                for m in self.state.marks
                if m.seat == seat and m.kind == hook.mark and self._made_by(m, owner)
            ]
        role = self.role(seat)
        if MAY_USE in self.modifiers and not self.may_use(seat, hook):
            return []
        if owner.kind == "alien" and hook.side == POWER:
            widened = not role & hook.roles
            if widened and not (role & hook.widen and self._holds_own_flare(seat, owner.id)):
                return []
            uses = [owner(game, seat, hook, p) for p in self._sheets(hook, seat)]
            for use in uses:
                use.widened = widened
            return uses
        if not role & hook.roles:
            return []
        if owner.kind == "alien":
            card = self._flares.get(owner.id, -1)
            if card < 0 or not self.has_at_hand(seat, card) or not self._may_flare(seat, card):
                return []
            return (
                [self.playable(owner(game, seat, hook, card=card))]
                if (hook.side == SUPER) == self.has_power(seat, owner.id)
                else []
            )
        if issubclass(owner, Variant):
            return [owner(game, seat, hook)] if self._bears(owner, seat) else []
        if issubclass(owner, Tech):
            own = [card for card in self.state.techs if card.seat == seat and card.card == owner.id]
            return [owner(game, seat, hook, tech=card) for card in own if self._might_be(owner, hook, card)]
        barred = self.state.encounter.barred
        held = [c for c in self._artifacts.get(owner.id, ()) if self.has_at_hand(seat, c) and c not in barred]
        return [self.playable(owner(game, seat, hook, card=c)) for c in held] + self._masked(owner, hook, seat, game)

    def _might_be(self, owner: type[Tech], hook: Hook, card: TechCard) -> bool:
        """As far as the public knows: could this tech card be used with the hook now? A face-down card may be any of
        those that are hidden until used, if enough ships lie on it (T-7)."""
        if card.up:
            return card.card == owner.id and not (hook.once and hook.name in card.used)
        return owner.hidden_until_used and sum(self.state.ships[card.place]) >= max(1, owner.number)

    def _bears(self, owner: type[Variant], seat: int) -> bool:
        """The variant works for this seat now."""
        bearers = owner.bearers(self)  # type: ignore[arg-type]
        return bearers is None or seat in bearers

    def by_table(self, uses: list[Effect]) -> Effect | None:
        """The first of several uses that is done by the table and not by the seat that it is asked of: those come
        first, and nobody is asked in which order."""
        return next((me for me in uses if isinstance(me, Variant) and me.bearers(me.g) is None), None)

    @staticmethod
    def _made_by(mark: Mark, owner: type[Effect]) -> bool:
        return mark.source == f"{owner.kind}:{owner.id}"

    def marks(self, kind: str) -> Iterable[Mark]:
        """All marks of a kind, oldest first."""
        return (mark for mark in self.state.marks if mark.kind == kind)

    def has_mark(self, kind: str) -> bool:
        """Some mark of that kind lies in the state."""
        for mark in self.state.marks:  # noqa: SIM110 - asked for every hook, and a loop takes half the time
            if mark.kind == kind:
                return True
        return False

    # --- computed values
    def q(self, query: str, value: Any, *args: Any) -> Any:
        """The value after every working modifier, in order of layer, order of play, age."""
        hooks = self.modifiers.get(query)
        if not hooks:
            return value
        found: list[tuple[int, int, int, Effect]] = []
        order = self.order()
        for hook in hooks:
            owner = hook.owner
            if hook.mark:
                for age, mark in enumerate(self.state.marks):
                    if mark.kind == hook.mark and self._made_by(mark, owner):
                        me = owner(self, mark.seat, hook, self.power(mark.power), mark=mark)  # type: ignore[arg-type]
                        found.append((hook.layer, order.index(mark.seat), age, me))
            elif issubclass(owner, Alien) and hook.side == POWER:
                for power in self.state.powers:
                    up = power.up or hook.before
                    if power.alien == owner.id and up and power.open and self.role(power.seat) & hook.roles:
                        me = owner(self, power.seat, hook, power)  # type: ignore[arg-type]
                        found.append((hook.layer, order.index(power.seat), -1, me))
            elif issubclass(owner, Variant):
                bearers = owner.bearers(self)  # type: ignore[arg-type]
                for seat in order[:1] if bearers is None else bearers:
                    me = owner(self, seat, hook)  # type: ignore[arg-type]
                    found.append((hook.layer, order.index(seat), -2, me))
            elif issubclass(owner, Tech):
                for card in self.state.techs:
                    if card.up and card.card == owner.id and self.role(card.seat) & hook.roles:
                        me = owner(self, card.seat, hook, tech=card)  # type: ignore[arg-type]
                        found.append((hook.layer, order.index(card.seat), -1, me))
        if len(found) > 1:
            found.sort(key=lambda item: item[:3])
        for _, _, _, me in found:
            value = me.hook.fn(me, value, *args)
        return value
