"""The real engine with a look-out: which moments it passes, and how the table stood at each of them."""

from typing import Any

from app.engine.asks import Steps
from app.engine.cards import ARTIFACT, FLARE, Face
from app.engine.effects import Effect
from app.engine.game import Game
from app.engine.moments import MAY_USE, POWER_WORKS
from app.engine.setup import Setup
from app.engine.state import State, decode, encode

from .probes import with_hooks


class Passage:
    """One moment that the engine has passed, and the table as it stood there."""

    def __init__(self, name: str, state: State) -> None:
        self.name = name
        self.phase, self.encounters = state.phase, state.encounters
        self.data = encode(state)

    @property
    def state(self) -> State:
        """The table at that moment."""
        return decode(self.data)


class Watched(Game):
    """A Game that notes every moment it passes. By itself it changes nothing; probes and reprinted cards do."""

    def __init__(self, setup: Setup, state: State, probes: list[type[Effect]], printed: dict[int, Face]) -> None:
        self.passages: list[Passage] = []
        self._probes, self._reprinted = probes, printed
        super().__init__(setup, state)

    @classmethod
    def start(cls, setup: Setup, state: State, probes: list[type[Effect]], printed: dict[int, Face]) -> "Watched":
        """The game at the start of the state's phase, run to its first question."""
        game = cls(setup, state, probes, printed)
        for power in state.powers:  # whose text says so works with too few home colonies
            power.up = game.q(POWER_WORKS, power.up, power)
        game._push(None)
        return game

    def locate(self) -> None:
        """Cards that are reprinted in this game have another face."""
        super().locate()
        self.faces = tuple(self._reprinted.get(card, face) for card, face in enumerate(self.faces))

    def reindex(self) -> None:
        """The probes hook in beside the aliens and cards of the game."""
        super().reindex()
        if self._reprinted:
            self._count_cards()
        self.moments, self.modifiers = dict(self.moments), dict(self.modifiers)
        self.bans = None if any(hook.at == MAY_USE for probe in self._probes for hook in probe.hooks) else self.bans
        for probe in self._probes:
            for hook in probe.hooks:
                if hook.kind == "modify":
                    self.modifiers[hook.at] = (*self.modifiers.get(hook.at, ()), hook)
                else:
                    self.moments[hook.at] = with_hooks(self.moments.get(hook.at, ()), hook)

    def _count_cards(self) -> None:
        """The game's own look-up knows nothing of reprinted cards."""
        self._by_kind, self._artifacts, self._flares = {}, {}, {}
        for card, face in enumerate(self.faces):
            self._by_kind.setdefault(face.kind, []).append(card)
            if face.kind == ARTIFACT:
                self._artifacts.setdefault(face.effect, []).append(card)
            elif face.kind == FLARE:
                self._flares[face.effect] = card

    def reach(self, name: str, payload: Any = None, only: int | None = None) -> Steps:
        """Note the moment, then hold it."""
        self.passages.append(Passage(name, self.state))
        yield from super().reach(name, payload, only)


class Still(Watched):
    """A table at rest, to be looked at and computed with, never played."""

    def reach(self, name: str, payload: Any = None, only: int | None = None) -> Steps:
        """Nothing happens here."""
        yield from ()
