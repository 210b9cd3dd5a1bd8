"""Parts of the rules that a table option turns on: money, kickers, inverted systems, and their cards.

A variant is an effect of the table, not of a seat: nothing is played, so no window of answers opens and nothing can be
zapped (effects.md section 1: a moon, a comet, a hazard, a rule). Its hooks are indexed for games that play with it and
for no others, so an option that is off costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from .asks import Ask, Steps
from .effects import Effect
from .setup import Options
from .state import FreeAsk

if TYPE_CHECKING:
    from .game import Game


class Variant(Effect):
    """A rule that an option adds, or a card of such a rule.

    ``@on`` hooks are offered to every seat with the hook's role that ``bearers`` names; a mandatory one is due once for
    each of them, so a rule that acts once says ``roles=OFF``. ``announce`` asks nobody and says nothing: emit what
    happened.
    """

    kind = "variant"
    __slots__ = ()
    sentence: ClassVar[str] = ""  # what it changes, for whoever browses the cards
    free: ClassVar[tuple[str, ...]] = ()  # kinds of free questions that every seat is asked from the setup on
    texts: ClassVar[dict[str, str]] = {}  # of its cards that say something of their own: face -> text
    deck: ClassVar[str] = ""  # of a card: the deck it is in (comet, cone, hazard ...); its text is ``text``
    count: ClassVar[int] = 1  # of a card: how many there are
    force: ClassVar[str] = ""  # what it puts in force while it works, in a word for programs (protocol.md, Hints)
    needs: ClassVar[str] = ""  # of a card: the option without which it stays in the box

    @classmethod
    def played(cls, options: Options) -> bool:
        """The table's options turn it on."""
        return False

    @classmethod
    def in_play(cls, g: Game) -> bool:
        """It can do something now, as all know: only then its hooks are indexed. What changes the answer reindexes."""
        return True

    @classmethod
    def brings(cls, options: Options) -> tuple[str, ...]:
        """The cards that it brings, as ``<deck>:<face>``, one entry for each copy."""
        return ()

    @classmethod
    def usable(cls, options: Options) -> bool:
        """The options give the card something to do."""
        return not cls.needs or bool(getattr(options, cls.needs))

    @classmethod
    def bearers(cls, g: Game) -> list[int] | None:
        """The seats that it works for now, as all know; None: it is a rule of the table, whose modifiers count once."""
        return None

    # --- free questions (free.py)
    @classmethod
    def free_offers(cls, g: Game) -> dict[int, tuple[Any, ...]]:
        """What may be answered now to its question, by seat, as all know; to no other seat it is open."""
        return {}

    @classmethod
    def free_ask(cls, g: Game, asked: FreeAsk, offers: tuple[Any, ...]) -> Ask:
        """The question with these offers, which its id names."""
        return Ask(asked.seat, asked.kind)

    @classmethod
    def kept(cls, answer: Any) -> list[int]:
        """An answer as it is kept until the action in progress is finished; what it costs in lucre comes first."""
        return []

    @classmethod
    def grant(cls, g: Game, wish: FreeAsk, data: list[int]) -> Steps:
        """What was wished for is done, as far as it still can be."""
        yield from ()

    # --- views
    @classmethod
    def shown(cls, g: Game) -> dict[str, Any]:
        """Keys that it adds to everybody's view."""
        return {}

    @classmethod
    def shown_to(cls, g: Game, seat: int) -> dict[str, Any]:
        """Keys that it adds to one seat's own view."""
        return {}

    @classmethod
    def opened(cls, g: Game) -> dict[str, Any]:
        """What of it lies face down and is shown at the end of the game (R-WIN-7)."""
        return {}
