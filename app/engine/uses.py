"""Who could use a hook, and who can.

Two questions about every hook: ``could`` answers from public knowledge alone and decides who is asked; ``handles``
answers from the truth and decides what that seat's menu shows (effects.md section 9).
"""

from __future__ import annotations

from copy import copy
from typing import Any

from msgspec import UNSET

from .aliens import ALIENS
from .cards import ARTIFACT
from .effects import ALONG, MASK, POWER, SUPER, Effect, Hook
from .moments import MAY_USE, MUST_USE, SANITY, WORDLESS
from .queries import Queries
from .state import Power, TechCard
from .tech_effect import TECH, Tech
from .variant import Variant


class Uses(Queries):
    """Uses of powers, flares, artifacts, tech cards and rules."""

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
        cards = self.at_hand(seat) if self.state.piles else hand
        found = [(faces[card].kind, faces[card].effect) for card in cards]
        found += [(TECH, card.card) for card in self.state.techs if card.seat == seat]
        found += [(ARTIFACT, name) for name in self._artifacts] if self._masks(seat) else ()
        return frozenset(found)

    def could(self, hook: Hook, seat: int, role: int) -> bool:
        """From public knowledge: could this seat, in its role, possibly use the hook now? (``when`` is asked
        separately.)"""
        owner = hook.owner
        if hook.mark:
            return any(m.seat == seat and m.kind == hook.mark and self._made_by(m, owner) for m in self.state.marks)
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
