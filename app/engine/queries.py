"""Which hooks a game has, and computed values.

``Index`` is built once for each set of sources in a game and cached by nobody but the game: a moment or query that no
effect of this game hooks costs one dictionary look-up. ``q`` asks a computed value: all modifiers whose source works,
sorted by layer, order of play and age, so that nothing computed is ever stored (effects.md section 6).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from .aliens import ALIENS
from .artifacts import ARTIFACTS
from .cards import ARTIFACT, FLARE, is_flare
from .effects import POWER, Alien, Effect, Hook
from .holdings import Holdings
from .moments import ANYTIME, FREE_WINDOWS, LOOSE_FLARES, MAY_USE, PHASE_WINDOW
from .names import faces_of
from .state import Mark
from .tech import TECHS
from .tech_effect import Tech
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

    def unmark(self, kind: str) -> None:
        """All marks of a kind are gone."""
        self.state.marks = [mark for mark in self.state.marks if mark.kind != kind]

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
