"""`python -m app.verify` on the record of a real game: what it proves, and every way of tampering it refuses."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.tables.export import chain
from app.verify import Wrong, main, verify

from .conftest import People


def rebuilt(raw: bytes, change: Callable[[list[dict[str, Any]]], None]) -> bytes:
    """A record with a change and a chain of hashes made anew, as a forger would."""
    lines = [json.loads(line) for line in raw.splitlines()]
    for line in lines:
        del line["prev"]
    change(lines)
    return chain(lines)


def transition(lines: list[dict[str, Any]], entry: str) -> dict[str, Any]:
    """The first transition with such an entry."""
    return next(line for line in lines if line["type"] == "transition" and entry in [e[0] for e in line["entries"]])


def other_key(lines: list[dict[str, Any]]) -> None:
    lines[-2]["key"] = "00" * 32


def other_key_and_promise(lines: list[dict[str, Any]]) -> None:
    other_key(lines)
    lines[0]["commitment"] = hashlib.sha256(bytes(32) + bytes.fromhex(lines[0]["salt"])).hexdigest()


def stacked_deck(lines: list[dict[str, Any]]) -> None:
    draw = next(d for line in lines[1:-2] for d in line["draws"] if len(d[2]) > 2)
    draw[2][0], draw[2][1] = draw[2][1], draw[2][0]


def other_nonce(lines: list[dict[str, Any]]) -> None:
    lines[0]["seats"][0]["nonce"] = "bad0"


def broken_promise(lines: list[dict[str, Any]]) -> None:
    lines[0]["seats"][0]["nonce_hash"] = "ab" * 32


def left_out(lines: list[dict[str, Any]]) -> None:
    lines.remove(transition(lines, "a"))
    lines[-2]["transitions"] -= 1


def other_answer(lines: list[dict[str, Any]]) -> None:
    entries = transition(lines, "a")["entries"]
    next(entry for entry in entries if entry[0] == "a")[2] = ["no such option"]


def cut_short(lines: list[dict[str, Any]]) -> None:
    del lines[-3]
    lines[-2]["transitions"] -= 1


def no_draws(lines: list[dict[str, Any]]) -> None:
    del lines[1]["draws"]


async def test_a_real_record(site: str, people: People, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (ada,) = await people(site, seed=61)
    table = await ada.post("/play", {"bots": 2, "nonce": "c0ffee", "options": {"aliens": "random"}}, status=201)
    await ada.open(table["id"])
    assert await ada.play()
    raw = (await ada.http.get(f"/api/tables/{table['id']}/record")).content

    report = verify(raw, table["commitment"])
    assert report.open == []
    assert len(report.proved) == 5
    assert f"won by {' and '.join(ada.view['seats'][s]['name'] for s in ada.view['winners'])}" in report.proved[-1]

    dice = random.Random(7)
    for position in [*dice.sample(range(len(raw)), 300), 0, len(raw) - 1, len(raw) - 2, raw.index(b"\n")]:
        changed = bytearray(raw)
        changed[position] ^= 1 << dice.randrange(8)
        with pytest.raises(Wrong, match=r"^line \d+: ") as found:
            verify(bytes(changed))
        said = int(str(found.value).split()[1].rstrip(":"))
        assert said in (raw[:position].count(b"\n") + 1, raw[:position].count(b"\n")), str(found.value)
    for cut in (raw[:-1], raw + b"\n", raw + b"{}\n", raw[:1000], b"", b"\n", raw.replace(b"\n", b"\r\n")):
        with pytest.raises(Wrong):
            verify(cut)

    forgeries = (
        other_key, other_key_and_promise, stacked_deck, other_nonce, broken_promise, left_out, other_answer, cut_short,
        no_draws,
    )  # fmt: skip
    for forge in forgeries:
        with pytest.raises(Wrong):
            verify(rebuilt(raw, forge), table["commitment"])
    assert verify(rebuilt(raw, lambda lines: None)).proved == report.proved
    with pytest.raises(Wrong, match="not the one that you were shown"):
        verify(raw, "ab" * 32)

    newer = verify(rebuilt(raw, lambda lines: lines[0].update(engine="0")), table["commitment"])
    assert "rules' version 0" in newer.open[0]

    path = tmp_path / "record.jsonl"
    path.write_bytes(raw)
    assert main([str(path)]) == 0
    assert "not proved: that this is the promise you were shown" in capsys.readouterr().out
    path.write_bytes(raw.replace(b'"seq":', b'"seq" :', 1))
    assert main([str(path)]) == 1
    assert "REFUSED, line " in capsys.readouterr().out
    assert main([str(tmp_path / "none")]) == 2
