"""What may be done between actions: free questions that stay open, and their answers (protocol.md ``free``).

A free question may be answered at any time while it is open and is waited for by nobody. Its answer is a wish: it is
carried out when the action in progress is finished, at the next moment, before anybody is asked there, or at the start
of the next phase. Those of variants are asked from the setup on: each says itself what it offers now, if anything, and
what it offers is a part of its id, so that nobody answers what he has not seen.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Any

from .asks import Ask, Steps
from .notes import Notes
from .state import FreeAsk, Power
from .variant import Variant
from .variants import VARIANTS

TURN_UP = "turn_up"


@lru_cache(maxsize=64)
def asker(kind: str) -> type[Variant] | None:
    """The variant that asks this by itself, if one does."""
    return VARIANTS.get(kind.partition(".")[0])


class Free(Notes):
    """Free questions of this game."""

    free_here: list[Ask] | None = None  # those of the present position; an input ends it

    @cached_property
    def free_made(self) -> dict[str, tuple[object, Ask]]:
        """The last questions of variants by their ids, with what they were made of."""
        return {}

    def offer_free(self, seat: int, kind: str, subject: int) -> None:
        """Open a free question to a seat, unless it is open already."""
        state = self.state
        if any(f.seat == seat and f.kind == kind and f.subject == subject for f in state.free):
            return
        state.asked[seat] += 1
        state.free.append(FreeAsk(f"s{seat}-{state.asked[seat]}", seat, kind, subject))

    def offer_all_free(self) -> None:
        """The free questions of the variants, to every seat."""
        for variant in sorted(self.variants):
            for kind in VARIANTS[variant].free:
                for seat in range(self.state.seats):
                    self.offer_free(seat, kind, seat)

    def close_free(self, kind: str, subject: int) -> None:
        """The question has no object any more."""
        self.state.free = [f for f in self.state.free if (f.kind, f.subject) != (kind, subject)]

    def free_asks(self) -> list[Ask]:
        """The open free questions; made once for each position of the game."""
        if self.free_here is None:
            offers: dict[str, dict[int, tuple[Any, ...]]] = {}
            here: list[Ask] = []
            for f in self.state.free:
                variant = asker(f.kind)
                if variant is None:
                    here.append(self._free_ask(f))
                    continue
                if f.kind not in offers:
                    offers[f.kind] = variant.free_offers(self)  # type: ignore[arg-type]
                if f.seat in offers[f.kind]:
                    here.append(self._ask_of_variant(variant, f, offers[f.kind][f.seat]))
            self.free_here = here
        return self.free_here

    def _free_ask(self, f: FreeAsk) -> Ask:
        ask = Ask(
            f.seat, f.kind, free=True, low=0, high=1, default=[], options=((f.kind, f.subject),),
            phase=self.state.phase, source=self.free_source(f), args=self.free_args(f),
            eager=self.free_gain(f),
        )  # fmt: skip
        ask.id = f.id
        return ask

    def free_source(self, f: FreeAsk) -> tuple[str, str] | None:
        """What a free question is about."""
        power = self.power(f.subject)
        return ("alien", power.alien) if power else None

    def free_args(self, f: FreeAsk) -> dict[str, Any]:
        """What its sentence names."""
        return {}

    def free_gain(self, f: FreeAsk) -> bool:
        """A yes gains and costs nothing, as its seat knows."""
        return False

    def _ask_of_variant(self, variant: type[Variant], f: FreeAsk, offers: tuple[Any, ...]) -> Ask:
        key = (f.id, self.state.phase, offers)
        ask = self.free_made.get(f.id)
        if ask is None or ask[0] != key:
            ask = self.free_made[f.id] = (key, variant.free_ask(self, f, offers))  # type: ignore[arg-type]
            ask[1].free, ask[1].phase, ask[1].id = True, self.state.phase, f"{f.id}.{ask[1].id}"
        return ask[1]

    def wish(self, ask: Ask, answer: object) -> None:
        """The question was answered with yes: keep it until the action in progress is finished."""
        state = self.state
        asked = next(f for f in state.free if f.id == ask.id.partition(".")[0])
        state.free = [f for f in state.free if f is not asked]
        self.free_made.pop(asked.id, None)
        variant = asker(asked.kind)
        if variant is not None:  # more may be wished for before it is carried out
            asked.data = variant.kept(answer)
            self.offer_free(asked.seat, asked.kind, asked.subject)
        state.wishes.append(asked)

    def between_actions(self) -> Steps:
        """Carry out what was wished for meanwhile, in the order of the answers."""
        while self.state.wishes:
            yield from self.grant(self.state.wishes.pop(0))

    def grant(self, wish: FreeAsk) -> Steps:
        """One wish comes true, if it still has an object."""
        power = self.power(wish.subject)
        variant = asker(wish.kind)
        if variant is not None:
            data = wish.data if isinstance(wish.data, list) else []
            yield from variant.grant(self, wish, data)  # type: ignore[arg-type]
        elif wish.kind == TURN_UP and power is not None and power.hidden:
            yield from self.turn_up(power)

    def between_phases(self) -> Steps:
        """The same at the start of a phase, for what has its time there: the first things of a phase are no moment."""
        if any(asker(wish.kind) for wish in self.state.wishes):
            yield from self.between_actions()

    # --- hidden powers (R-VAR-3)
    def turn_up(self, power: Power) -> Steps:
        """A hidden sheet is turned face up for good."""
        power.hidden = False
        self.close_free(TURN_UP, power.id)
        self.emit_event("turned_up", power.seat, {"what": ("alien", power.alien)}, ("alien", power.alien))
        self.reindex()
        yield from self.settle()
