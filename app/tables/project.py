"""Views, patches and frames: what each audience gets after a step. An audience is a seat or, as ``None``, the
spectators.

What all views share is made, compared and encoded once, section by section; a section that did not change costs one
comparison. ``Shown`` is what the audiences have been shown; it is never changed, so that a step whose commit fails is
forgotten by dropping it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from . import proposals
from .diff import Operation, diff, escape
from .state import TableState
from .steps import Step
from .told import Told

Viewer = int | None
Section = dict[str, Any]
_canonical = msgspec.json.Encoder(order="sorted").encode
_encode = msgspec.json.Encoder().encode
_NULL = b"null"


class Shown:
    """The views as they stand: sections and their canonical encodings, by audience where they differ."""

    __slots__ = (
        "asks", "banks", "bodies", "deadline", "encoded", "hashes", "key", "own", "own_encoded", "public", "seq",
        "waiting",
    )  # fmt: skip

    def __init__(self) -> None:
        self.seq = 0
        self.public: Section = {}
        self.encoded: dict[str, bytes] = {}
        self.own: dict[Viewer, Section] = {}
        self.own_encoded: dict[Viewer, dict[str, bytes]] = {}
        self.key: object = None
        """What all audiences' own sections were made from: an equal key spares making them."""
        self.hashes: dict[Viewer, str] = {}
        self.asks: dict[Viewer, bytes] = {}
        self.waiting = b"[]"
        self.deadline = _NULL
        self.banks = b""
        """What is left of the banks, ready for a message; empty where the table has none."""
        self.bodies: dict[str, tuple[Any, bytes]] = {}
        """Encoded questions by wire id, good as long as the very same question is open."""

    def copy(self) -> Shown:
        twin = Shown.__new__(Shown)
        twin.seq, twin.public, twin.encoded = self.seq, self.public, self.encoded
        twin.own, twin.own_encoded = self.own.copy(), self.own_encoded.copy()
        twin.key = self.key
        twin.hashes, twin.asks = self.hashes.copy(), self.asks.copy()
        twin.waiting, twin.deadline, twin.bodies = self.waiting, self.deadline, self.bodies
        twin.banks = self.banks
        return twin

    def drop(self, viewer: Viewer) -> None:
        """Show nothing more to an audience."""
        for by_viewer in (self.own, self.own_encoded, self.hashes, self.asks):
            by_viewer.pop(viewer, None)

    def view(self, viewer: Viewer) -> bytes:
        """The whole VIEW of an audience as canonical JSON."""
        parts = self.encoded | self.own_encoded[viewer]
        return b"{%b}" % b",".join([parts[name] for name in _in_order(tuple(parts))])

    def hash(self, viewer: Viewer) -> str:
        """SHORT of protocol.md."""
        known = self.hashes.get(viewer)
        if known is None:
            known = self.hashes[viewer] = hashlib.sha256(self.view(viewer)).hexdigest()[:16]
        return known


class Frame:
    """One update for one audience, with what is needed to find it again after a reconnect."""

    __slots__ = ("body", "prev", "prev_hash", "shown", "viewer")

    def __init__(self, viewer: Viewer, before: Shown, shown: Shown, body: bytes) -> None:
        self.viewer = viewer
        self.prev, self.prev_hash = before.seq, before.hash(viewer)
        self.shown = shown if viewer is None else None
        """The views after it, for spectators who get it later."""
        self.body = body


def first(state: TableState, viewers: Iterable[Viewer]) -> Shown:
    """The views of now, without a before."""
    shown = Shown()
    shown.public = state.public_view()
    shown.key = state.game.private_key()
    shown.encoded = {name: _member(name, value) for name, value in shown.public.items()}
    _note(shown, state)
    for viewer in viewers:
        add(shown, state, viewer)
    return shown


def add(shown: Shown, state: TableState, viewer: Viewer) -> None:
    """Show the present state to one more audience."""
    own = shown.own[viewer] = state.game.private_view(viewer)
    shown.own_encoded[viewer] = {name: _member(name, value) for name, value in own.items()}
    shown.asks[viewer] = _asks(shown, state, viewer, [] if viewer is None else state.asks_of(viewer))


def step_on(before: Shown, state: TableState, step: Step, told: list[Told]) -> tuple[Shown, list[Frame]]:
    """What the audiences are shown after a step, and the frames that tell them."""
    shown = before.copy()
    common = b""
    if step.public:
        common = _public(shown, state)
        viewers: list[Viewer] = list(before.own)
    else:
        viewers = [seat for seat in step.seats if seat in before.own]
    frames: list[Frame] = []
    shared = _events(told, None) if all(one.shared is not None for one in told) else None
    asked = state.asks_by_seat()
    key = state.game.private_key()
    same = key == before.key
    shown.key = key if step.public or same else None  # what was not looked at now may be old
    for viewer in viewers:
        patch = common if same else _private(shown, state, viewer, common)
        asks = shown.asks[viewer] = _asks(shown, state, viewer, asked.get(viewer, []))
        events = shared if shared is not None else _events(told, viewer)
        if not step.public and patch == b"" and not events and asks == before.asks[viewer]:
            continue
        frames.append(_frame(before, shown, viewer, events, patch))
    return shown, frames


def _events(told: list[Told], viewer: Viewer) -> bytes:
    """The events as an audience is told them, without brackets."""
    return b",".join([body for one in told if (body := one.body(viewer)) is not None])


def empty(shown: Shown, viewer: Viewer) -> bytes:
    """An update in which nothing changes, for somebody who comes back and missed nothing."""
    return _frame(shown, shown, viewer, b"", b"").body


def _frame(before: Shown, shown: Shown, viewer: Viewer, events: bytes, patch: bytes) -> Frame:
    short = shown.hash(viewer)
    body = (
        b'{"type":"update","seq":%d,"prev":%d,"events":[%b],"patch":[%b],"asks":%b,"waiting":%b,"deadline":%b%b,"hash":"%b"}'
        % (
            shown.seq, before.seq, events, patch, shown.asks[viewer], shown.waiting, shown.deadline, shown.banks,
            short.encode(),
        )
    )  # fmt: skip
    return Frame(viewer, before, shown, body)


def _public(shown: Shown, state: TableState) -> bytes:
    """Take the shared sections of now; returns the operations that lead there, without brackets."""
    new, old = state.public_view(), shown.public
    operations: list[Operation] = []
    changed: dict[str, bytes] = {}
    for name, value in new.items():
        before = old.get(name, shown)
        if before is not value and (before != value or type(before) is not type(value)):
            changed[name] = _member(name, value)
            _section(name, old, value, operations)
    gone = old.keys() - new.keys()
    operations += [{"op": "remove", "path": f"/{escape(name)}"} for name in gone]
    if changed or gone:
        shown.encoded = {name: changed.get(name) or shown.encoded[name] for name in new}
        shown.hashes = {}
    shown.public = new
    _note(shown, state)
    return _encode(operations)[1:-1] if operations else b""


def _private(shown: Shown, state: TableState, viewer: Viewer, common: bytes) -> bytes:
    """Take an audience's own sections of now; returns all its operations, without brackets."""
    old, new = shown.own[viewer], state.game.private_view(viewer)
    if old == new:
        return common
    operations: list[Operation] = []
    encoded = shown.own_encoded[viewer]
    kept: dict[str, bytes] = {}
    for name, value in new.items():
        if name in old and old[name] == value:
            kept[name] = encoded[name]
        else:
            kept[name] = _member(name, value)
            _section(name, old, value, operations)
    operations += [{"op": "remove", "path": f"/{escape(name)}"} for name in old.keys() - new.keys()]
    shown.own[viewer], shown.own_encoded[viewer] = new, kept
    shown.hashes.pop(viewer, None)
    more = _encode(operations)[1:-1]
    return b"%b,%b" % (common, more) if common else more


def _section(name: str, old: Section, value: Any, out: list[Operation]) -> None:
    if name in old:
        diff(f"/{escape(name)}", old[name], value, out)
    else:
        out.append({"op": "add", "path": f"/{escape(name)}", "value": value})


def _note(shown: Shown, state: TableState) -> None:
    """Seq, who is waited for and until when: equal for all."""
    shown.seq = state.seq
    shown.waiting = _encode(state.game.waiting)
    deadline = state.deadline()
    shown.deadline = _NULL if deadline is None else b"%d" % deadline
    banks = state.banks
    shown.banks = b"" if banks is None else b',"banks":%b' % _encode(banks)


def _asks(shown: Shown, state: TableState, viewer: Viewer, asks: list[Any]) -> bytes:
    """All questions that are open for an audience now."""
    if viewer is None or (not asks and state.control.proposal is None):
        return b"[]"
    found: list[bytes] = []
    open_bodies = shown.bodies
    for ask in asks:
        name = state.ask_id(ask)
        known = open_bodies.get(name)
        if known is None or known[0] is not ask or ask.kind == "deal":
            body = _encode(state.game.wire(ask) | {"id": name})[:-1]
            if len(open_bodies) > 64:
                open_bodies.clear()
            open_bodies[name] = (ask, body)
        else:
            body = known[1]
        deadline = state.deadline_of(ask)
        bank = 0 if deadline is None else state.bank_for(ask)
        more = b',"bank":%d}' % bank if bank else b"}"
        found.append(b'%b,"deadline":%b%b' % (body, _NULL if deadline is None else b"%d" % deadline, more))
    vote = proposals.ask_of(state, viewer)
    if vote is not None:
        found.append(_encode(vote))
    return b"[%b]" % b",".join(found)


def _member(name: str, value: Any) -> bytes:
    """A section in canonical JSON, with its name."""
    return b"%b:%b" % (_encode(name), _canonical(value))


@lru_cache(maxsize=64)
def _in_order(names: tuple[str, ...]) -> list[str]:
    return sorted(names)
