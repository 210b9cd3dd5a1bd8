"""Acts: a use is announced with its choices and its cost, may be answered, and its card goes where it belongs.

An announced act opens a nested window of answers, of the same kind as any window (windows.py); the newest act is
answered first (R-TIME-4). An act that an answer cancels is not carried out; its cost is not given back (R-GEN-4).
"""

from __future__ import annotations

from typing import Any

from .aliens import ALIENS
from .asks import Steps
from .effects import MASK, POWER, Act, Effect
from .moments import (
    ACT_DONE,
    CARD_ANNOUNCED,
    CARD_PLAYED,
    CARDS_MOVED,
    CAUSE_COST,
    DECLARED,
    DISCARD,
    PHASE_NUMBER,
    POWER_CHANGED,
    POWER_SAFE,
    POWER_USED,
    TECH_ANNOUNCED,
    USE_ANNOUNCED,
)
from .plans import Happened, Plan
from .state import BOX, TechCard
from .tech import TECHS
from .windows import Windows


class Acts(Windows):
    """Announcements, answers to them, and what becomes of the cards."""

    def announce(self, me: Effect, choices: dict[str, Any]) -> Steps:
        """The use is declared with its choices; True if no answer cancelled it."""
        self.avoided = None
        cost = choices.pop("pays", None)
        args = {"what": ("source", *me.source)}
        args |= {key: value for key, value in choices.items() if isinstance(value, (tuple, list))}
        fields = {key: value for key, value in choices.items() if value is not None}
        if me.mark_ is not None and me.card < 0 and me.power is None:
            return True
        if me.card >= 0:
            return (yield from self._announce_card(me, choices, args, fields, cost))
        if me.tech is not None:
            return (yield from self._announce_tech(me, choices, args, fields))
        power = me.power
        if power is None:
            return True
        if (power.zapped and me.hook.use) or not (power.up or me.hook.before) or not power.open:
            return False
        power.used[me.hook.name] = PHASE_NUMBER[self.state.phase]
        if not me.hook.use:  # nothing that could be zapped (R-POWER-5)
            return True
        if self.hooked(POWER_USED):
            yield from self.reach(POWER_USED, Happened("used", seat=me.seat, count=power.id))
        act = me.act = Act("use", me.seat, me.source, POWER, power, -1, self._plain(choices))
        act.use = me
        line = "use_on" if "whom" in choices else "use_saying" if "said" in choices else "use"
        self.emit_event(line, me.seat, args, me.source, fields)
        yield from self._pay(cost)
        yield from self._answers(USE_ANNOUNCED, act)
        if act.cancelled:
            if act.by_zap:
                self.emit_event("zapped", me.seat, {"what": ("source", *me.source)}, me.source)
                if self.hooked(POWER_CHANGED):
                    yield from self.reach(POWER_CHANGED, Happened("zapped", seat=me.seat, count=power.id))
            return False
        return True

    def _announce_card(
        self, me: Effect, choices: dict[str, Any], args: dict[str, Any], fields: dict[str, Any], cost: Any
    ) -> Steps:
        encounter = self.state.encounter
        if self.where[me.card] != me.seat:
            return False
        self.put_on_table(me.card, me.seat)
        encounter.played.append([me.card, me.seat, PHASE_NUMBER[self.state.phase]])
        if me.source[0] == "flare":
            encounter.flare_seats.append(me.seat)
            encounter.flare_cards.append(me.card)
        act = me.act = Act("card", me.seat, me.source, me.hook.side, None, me.card, self._plain(choices))
        act.use = me
        self.emit_event("play_on" if "whom" in choices else "play", me.seat, args, me.source, fields)
        yield from self._pay(cost)
        if not me.hook.certain:
            yield from self._answers(CARD_ANNOUNCED, act)
        if not act.cancelled:
            return True
        self.off_table(me.card)
        self.emit_event("cancelled", me.seat, {"what": ("source", *me.source)}, me.source)
        if act.fate is not None:
            self.to_hand(me.card, act.fate, openly=True)
        else:
            yield from self.discard(me.seat, [me.card], "cancelled")
        if self.hooked(CARD_PLAYED) and not act.taken_back:
            yield from self.reach(CARD_PLAYED, act)
        return False

    def _announce_tech(
        self, me: Effect, choices: dict[str, Any], args: dict[str, Any], fields: dict[str, Any]
    ) -> Steps:
        """T-8: no zap answers a tech; a card hidden until used is shown now."""
        card = me.tech
        if card is None or card not in self.state.techs:
            return False
        choices.setdefault("number", TECHS[card.card].number or sum(self.state.ships[card.place]))
        card.up = True
        card.used[me.hook.name] = PHASE_NUMBER[self.state.phase]
        act = me.act = Act("tech", me.seat, me.source, me.hook.side, None, -1, self._plain(choices))
        act.use = me
        self.emit_event("use_on" if "whom" in choices else "use", me.seat, args, me.source, fields)
        yield from self._answers(TECH_ANNOUNCED, act)
        if act.cancelled:
            self.emit_event("cancelled", me.seat, {"what": ("source", *me.source)}, me.source)
            if not act.spared:
                yield from self.discard_tech(card)
        return not act.cancelled

    def fetch(self, me: Effect) -> Steps:
        """A card is about to be played out of a pile as if out of the hand: a use of the power that allows it. False if
        it was cancelled; then the card lies in the pile again."""
        pile, card = me.store, me.card
        if pile is None or card not in pile.cards:
            return False
        self.draw_from(pile, card, me.seat)
        self.in_hand(card, me.seat)
        power = self.power(pile.power) if pile.player < 0 else None
        if power is None:
            return True
        use = ALIENS[power.alien](self, me.seat, MASK, power)  # type: ignore[arg-type]
        use.acting = True
        if not (yield from use.announce(hold=[card], card=("face", self.faces[card].id))):
            return False
        self.off_table(card)
        self.in_hand(card, me.seat)
        return True

    def take_out(self, card: int, seat: int) -> Steps:
        """A card is in the hand, or is brought there out of a pile by a use that is not cancelled."""
        if self.where[card] == seat:
            return True
        me = self.playable(Effect(self, seat, MASK, card=card))  # type: ignore[arg-type]
        return (yield from self.fetch(me))

    def take_out_all(self, seat: int, cards: list[int]) -> Steps:
        """The same for several cards: those that are in the hand then, less what was played in answer; None if one such
        use is cancelled, and then all lie where they were."""
        brought: list[int] = []
        for card in [card for card in cards if self.where[card] != seat]:
            if not (yield from self.take_out(card, seat)):
                for other in brought:
                    if self.where[other] == seat:
                        self.from_hand(other, seat)
                        self.to_hand(other, seat, openly=True)
                return None
            brought.append(card)
        return [card for card in cards if self.where[card] == seat]

    def take_unseen(self, card: int, seat: int) -> Steps:
        """A card leaves the hand, or a pile by a use that does not show it, to be laid face down. False if that use was
        cancelled, or the card is not there any more."""
        if self.where[card] == seat:
            self.lose_track(seat, card)
            self.from_hand(card, seat)
            return True
        pile = next((pile for pile in self.stores(seat) if card in pile.cards), None)
        power = self.power(pile.power) if pile is not None and pile.player < 0 else None
        if power is not None:
            use = ALIENS[power.alien](self, seat, MASK, power)  # type: ignore[arg-type]
            use.acting = True
            if not (yield from use.announce()):
                return False
        if pile is None or card not in pile.cards:
            return False
        self.draw_from(pile, card, seat)
        return True

    def put_on_mask(self, me: Effect) -> Steps:
        """A card is about to be played as something that it is not: a use of the power that allows it. The card lies on
        the table meanwhile; True if the use was not cancelled."""
        power, card = me.guise, me.card
        if power is None:
            return True
        mask = ALIENS[power.alien](self, me.seat, MASK, power)  # type: ignore[arg-type]
        mask.acting = True
        if me.widened and not (yield from mask.play_flare()):
            return False
        me.along = mask.along
        face = ("face", self.faces[card].id)
        self.emit("masked", me.seat, card=face, what=("source", *me.source))
        if not (yield from mask.announce(hold=[card], card=face, played_as=("source", *me.source))):
            return False
        self.take_from_table(card, me.seat)
        return True

    def _pay(self, cost: tuple[int, int, int] | None) -> Steps:
        """R-GEN-4: a cost in ships (seat, number, place) is paid before anybody may answer and not given back."""
        if cost is not None:
            yield from self.lose([cost], CAUSE_COST)

    def lose(self, moves: list[tuple[int, int, int]], cause: str) -> Steps:
        """Ships go to the warp (ships.py)."""
        yield from ()

    def discard_tech(self, card: TechCard) -> Steps:
        """A tech card leaves the table (techs.py)."""
        yield from ()

    @staticmethod
    def _plain(choices: dict[str, Any]) -> dict[str, Any]:
        return {k: v[1] if isinstance(v, tuple) and len(v) == 2 else v for k, v in choices.items()}

    def _answers(self, which: str, act: Act) -> Steps:
        """The window of answers to an act: all at once, read in order of play, newest act first."""
        if self.hooked(DECLARED):
            yield from self.reach(DECLARED, act)
        layers = self.moments.get(which)
        if not layers:
            return
        hooks = tuple(hook for _, musts, optional, _ in layers for hook in (*musts, *optional))
        while not act.cancelled:
            talks = self._talks(hooks, which, act, None, 99, set())
            talk = (yield from self._listen(talks, which, act, set())) if talks else None
            if talk is None:
                return
            act.answered.add(talk.picked.tag)
            yield from self._carry(talk.picked, talk.steps, jumps=False)
            yield from self._again(talk.picked, act, jumps=False)

    def redirect(self, act: Act) -> None:
        """The act is not carried out; its player does it again, at another planet than the one it names."""
        self.cancel(act, to=act.seat if act.card >= 0 else None, spare=True)
        act.redo = act.choices["planet"] if act.cancelled else -1

    def may_cancel(self, act: Act) -> bool:
        """Nothing keeps the use safe from being cancelled."""
        return act.kind != "use" or act.power is None or not self.q(POWER_SAFE, False, act.power)

    def cancel(self, act: Act, by_zap: bool = False, to: int | None = None, spare: bool = False) -> None:
        """The act will not be carried out; ``to``: the seat that gets a cancelled card, instead of the pile; with
        ``spare`` a tech card stays."""
        if not self.may_cancel(act):
            return
        act.cancelled, act.by_zap, act.fate, act.spared = True, by_zap, to, spare
        if by_zap and act.power is not None:  # works from now on, also while the zap itself is discarded
            act.power.zapped = PHASE_NUMBER[self.state.phase]

    def card_done(self, me: Effect) -> Steps:
        """A played card goes where it belongs when its effect is finished (R-CARD-4, R-CARD-5)."""
        self.off_table(me.card)
        if me.source[0] != "flare":
            yield from self.discard(me.seat, [me.card], "played")
        elif me.lasting:
            self.state.lasting.append([me.card, me.seat])
        elif me.act is not None and me.act.fate == BOX:
            self.forget(me.card)
            self.state.box.append(me.card)
        elif me.act is not None and me.act.fate is not None and me.act.fate < 0:
            yield from self.discard(me.seat, [me.card], "played")
        else:
            fate = me.act.fate if me.act is not None else None
            self.to_hand(me.card, me.seat if fate is None else fate, openly=True)
        if self.hooked(ACT_DONE):
            yield from self.reach(ACT_DONE, me.act)
        if self.hooked(CARD_PLAYED):
            yield from self.reach(CARD_PLAYED, me.act)

    def discard(self, seat: int, cards: list[int], cause: str) -> Steps:
        """Cards of one seat that are in no hand any more go to the pile, unless effects divert them."""
        yield from self.discard_all([(card, seat) for card in cards], cause)

    def discard_all(self, cards: list[tuple[int, int]], cause: str) -> Steps:
        """(card, seat that discards it): all of them go to the pile as one action (plan.cards_discard)."""
        plan = Plan(cards=[card for card, _ in cards], cause=cause, seat=cards[0][1] if cards else -1)
        plan.givers = dict(cards)
        if self.hooked(DISCARD):
            for card, seat in cards:  # in flight for all to see
                self.publish(card)
                self.state.table.append([card, seat])
            yield from self.plan(DISCARD, plan)
            for card, _ in cards:
                self.off_table(card)
        for card in plan.cards:
            self.to_discard(card)
        for card, seat in plan.kept:
            self.to_hand(card, seat, openly=True)
        for card in plan.buried:
            self.forget(card)
            self.deck_of(card).insert(0, card)
        if self.hooked(CARDS_MOVED):
            for seat in dict.fromkeys(plan.givers[card] for card in plan.cards):
                own = [card for card in plan.cards if plan.givers[card] == seat]
                yield from self.reach(CARDS_MOVED, Happened("discarded", seat, len(own), cause, cards=own))
