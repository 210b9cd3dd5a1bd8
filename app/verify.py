"""Verifies the record of a finished game: `python -m app.verify RECORD [--commitment HEX]`.

The record (docs/record.md) is one JSON object a line: a header, the transitions, the key, the end. Proved are, in this
order: that no byte was changed since the record was made (each line names the hash of the one before); that the key is
the one that was committed to before the first card was dealt; that the players' nonces are those they had promised;
that every draw follows from key and nonces; and, by playing all answers again with this version's rules, that the game
went as recorded. What could not be proved is said as plainly. The exit code is 0 if nothing is wrong, 1 if something
is, 2 if there is no record to read.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from app.engine import ENGINE_VERSION, draw
from app.tables.export import FORMAT, replayed
from app.tables.record import nonce_fits
from app.tables.rules import real_rules
from app.tables.state import TableState

_decode = msgspec.json.Decoder(dict[str, Any]).decode
_encode = msgspec.json.Encoder(order="sorted").encode
_FIRST = "0" * 64
REWINDS = ("b", "!", "r")
"""Entries that may take play back: a take-back, a proposal carried out, a phase that starts again."""


class Wrong(Exception):
    """The record is refused: at which line, and why."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")


class Line(NamedTuple):
    """One line of the record: its number from 1, its hash, its content."""

    number: int
    hash: str
    body: dict[str, Any]


class Game(NamedTuple):
    """A record taken apart."""

    header: Line
    transitions: list[Line]
    key: Line


class Report:
    """What was proved, and what was not."""

    def __init__(self) -> None:
        self.proved: list[str] = []
        self.open: list[str] = []

    def text(self) -> str:
        """Both as lines to read."""
        lines = [f"proved: {line}" for line in self.proved] + [f"not proved: {line}" for line in self.open]
        return "\n".join(lines)


def read(raw: bytes) -> list[Line]:
    """The lines of a record, with the chain of their hashes checked."""
    if not raw.endswith(b"\n"):
        raise Wrong(raw.count(b"\n") + 1, "expected a line end after the last line")
    lines: list[Line] = []
    for number, text in enumerate(raw[:-1].split(b"\n"), start=1):
        try:
            body = _decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Wrong(number, f"expected one JSON object, got something else ({error})") from None
        lines.append(Line(number, hashlib.sha256(text).hexdigest(), body))
    if lines[0].body.get("prev") != _FIRST:
        raise Wrong(1, "the first line does not begin a chain: it was changed")
    for before, line in pairwise(lines):
        if line.body.get("prev") != before.hash:
            raise _changed(lines, before, line)
    last = lines[-1]
    if raw[:-1].rsplit(b"\n", 1)[-1] != _encode({"type": "end", "prev": last.body.get("prev")}):
        raise Wrong(last.number, "expected the line that ends the record, got another: it was changed or is missing")
    return lines


def _changed(lines: list[Line], before: Line, line: Line) -> Wrong:
    """Which of two neighbours was changed: the later one, if the line after it does not know it either."""
    if line is lines[-1]:
        return Wrong(before.number, f"this line or line {line.number} was changed: their hashes do not fit")
    after = lines[line.number]
    if after.body.get("prev") != line.hash:
        return Wrong(line.number, "this line was changed: its hash is not the one that the next line names")
    return Wrong(before.number, "this line was changed: its hash is not the one that the next line names")


def take_apart(lines: list[Line]) -> Game:
    """Header, transitions and key, each of the expected form."""
    header = lines[0]
    if header.body.get("type") != "header" or header.body.get("format") != FORMAT:
        raise Wrong(1, f"expected a header of format {FORMAT}, got {header.body.get('format')!r:.40}")
    if len(lines) < 4 or lines[-2].body.get("type") != "key":
        raise Wrong(lines[-1].number, "expected the key before the end")
    transitions = lines[1:-2]
    for line in transitions:
        if line.body.get("type") != "transition":
            raise Wrong(line.number, f"expected a transition, got {line.body.get('type')!r:.40}")
    if lines[-2].body.get("transitions") != len(transitions):
        raise Wrong(lines[-2].number, "the number of transitions differs from what the key's line says")
    return Game(header, transitions, lines[-2])


def check_commitment(game: Game, promised: str | None, report: Report) -> None:
    """The key is the one committed to."""
    header = game.header.body
    commitment = hashlib.sha256(bytes.fromhex(game.key.body["key"]) + bytes.fromhex(header["salt"])).hexdigest()
    if commitment != header["commitment"]:
        raise Wrong(game.key.number, "the key is not the one that the table had committed to")
    if promised is not None and promised.lower() != commitment:
        raise Wrong(1, f"the commitment is {commitment}, not the one that you were shown")
    report.proved.append(f"the key and its salt have the hash that was promised: {commitment}")
    if promised is None:
        report.open.append("that this is the promise you were shown before the start (give it with --commitment)")
    if header.get("seed") is not None:
        report.open.append("that the cards were fair: the host chose the seed of this table")


def check_nonces(game: Game, report: Report) -> None:
    """Each nonce is the one whose hash was given."""
    opened = 0
    for seat in game.header.body["seats"]:
        promised, nonce = seat.get("nonce_hash"), seat.get("nonce") or ""
        if nonce and promised and not nonce_fits(nonce, promised):
            raise Wrong(1, f"the nonce of {seat['name']} is not the one that was promised")
        if promised and not nonce:
            report.open.append(f"that {seat['name']} stirred the cards: a nonce was promised and withheld")
        opened += bool(nonce)
    report.proved.append(
        f"{opened} of {len(game.header.body['seats'])} seats stirred the cards with a nonce of their own"
    )


def check_draws(game: Game, report: Report) -> None:
    """Every shuffle follows from key, nonces, purpose and counter, which only goes back where play was taken back."""
    key = bytes.fromhex(game.key.body["key"])
    nonces = [seat["nonce"] for seat in game.header.body["seats"]]
    draws = shuffles = expected = 0
    taken_back = False
    for line in game.transitions:
        taken_back |= any(entry[0] in REWINDS for entry in line.body["entries"])
        for purpose, counter, result in line.body["draws"]:
            if counter != expected and not (taken_back and 0 <= counter < expected):
                raise Wrong(line.number, f"expected draw {expected}, got {counter} ({purpose})")
            taken_back &= counter == expected
            expected = counter + 1
            draws += 1
            if len(result) > 1:
                shuffles += 1
                if _order(draw(key, nonces, purpose, counter), len(result)) != result:
                    raise Wrong(line.number, f"draw {counter} ({purpose}) does not follow from the key")
    report.proved.append(f"{draws} draws are numbered without a gap, {shuffles} shuffles follow from key and nonces")


def _order(code: int, count: int) -> list[int]:
    """The permutation that a drawn integer stands for (its Lehmer code)."""
    order = list(range(count))
    for i in range(count - 1, 0, -1):
        code, j = divmod(code, i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def replay(game: Game, report: Report) -> None:
    """Plays all answers again; what is drawn and how far the game is must be as recorded."""
    rules = real_rules()
    if game.header.body["engine"] != ENGINE_VERSION:
        report.open.append(f"the play: it was under the rules' version {game.header.body['engine']}, this is another")
        return
    state = replayed(rules, game.header.body, game.key.body["key"])
    drawn: list[Any] = list(state.game.take_draws())
    answers = 0
    for line in game.transitions:
        foreign = [p["engine"] for p in line.body.get("phases", ()) if p["engine"] != ENGINE_VERSION]
        for entry in line.body["entries"]:
            if entry[0] == "start":
                continue
            try:
                drawn += state.apply(entry, line.body["at"]).draws
            except Exception as error:  # noqa: BLE001 - a record may say anything; whatever breaks, it is refused here
                raise Wrong(line.number, f"the rules do not allow what is recorded here: {error!r:.200}") from None
            answers += entry[0] in ("a", "t", "p")
        if msgspec.to_builtins(drawn) != line.body["draws"]:
            raise Wrong(line.number, "playing it again draws something else than recorded")
        if state.seq != line.body["seq"]:
            raise Wrong(line.number, f"playing it again comes to seq {state.seq}, recorded is {line.body['seq']}")
        drawn = []
        if foreign:
            report.open.append(f"the play from line {line.number} on: it was under the rules' version {foreign[0]}")
            return
    if not state.game.over:
        raise Wrong(game.key.number, "played again, the game is not over here")
    report.proved.append(f"{answers} answers played again give the same draws and the same end: {_winners(state)}")


def _winners(state: TableState) -> str:
    names = [state.record.seats[seat].name or f"seat {seat}" for seat in state.game.winners or []]
    return f"won by {' and '.join(names)}" if names else "nobody won"


def verify(raw: bytes, promised: str | None = None) -> Report:
    """What a record proves. Raises `Wrong` with the line."""
    report = Report()
    lines = read(raw)
    report.proved.append(f"{len(lines)} lines form one unbroken chain: no byte was changed since the record was made")
    game = take_apart(lines)
    try:
        check_commitment(game, promised, report)
        check_nonces(game, report)
        check_draws(game, report)
        replay(game, report)
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        raise Wrong(1, f"a field is missing or of another kind than docs/record.md says: {error!r}") from error
    return report


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description="Verify and re-play the record of a finished game")
    parser.add_argument("record", type=Path, help="the file from GET /api/tables/{id}/record")
    parser.add_argument("--commitment", help="the commitment that your page showed before the start")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    chosen = parser.parse_args(arguments)
    try:
        raw = chosen.record.read_bytes()
    except OSError as error:
        sys.stderr.write(f"cannot read {chosen.record}: {error.strerror}\n")
        return 2
    try:
        report = verify(raw, chosen.commitment)
    except Wrong as wrong:
        print(json.dumps({"refused": str(wrong)}) if chosen.json else f"REFUSED, {wrong}")
        return 1
    print(json.dumps({"proved": report.proved, "open": report.open}) if chosen.json else report.text())
    return 0


if __name__ == "__main__":
    sys.exit(main())
