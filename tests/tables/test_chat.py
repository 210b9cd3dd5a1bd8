"""Talk at the table and among spectators, and reports of who speaks (docs/tables.md, "Talk")."""

from __future__ import annotations

import json

import pytest

from app.tables import Refused
from tests.sim.client import Client
from tests.tables.table import Place, in_time, toy


def _heard(client: Client) -> list[str]:
    return [frame["text"] for frame in client.frames if frame["type"] == "chat"]


async def _say(client: Client, text: str) -> None:
    assert client.attachment is not None
    await client.attachment.chat(text)


def test_spectators_are_heard_by_players_only_when_the_game_is_over() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=1, bots=2, pace="unlimited")
        watcher = await place.client(None, watch=True).come()
        stranger, _ = await place.tables.new_player("Stranger")
        await place.tables.chat(stranger, place.id, "He holds a 40!")
        me = place.seats[0]
        assert (_heard(watcher), _heard(me)) == (["He holds a 40!"], [])
        while not me.over:
            await me.answer(me.asks[0]["id"], me.asks[0]["id"], ["1"])
        await place.tables.chat(stranger, place.id, "Well played.")
        assert _heard(me) == ["Well played."]
        assert me.frames[-1]["to"] == "spectators"
        assert me.frames[-1]["player"] == stranger.id

    in_time(main)


def test_a_report_holds_what_was_really_said() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0)
        for number in range(25):
            await _say(place.seats[number % 2], f"line {number}")
        ada, bob = place.players[:2]
        await place.tables.report(ada, place.id, bob.id, "abuse", "He shouts.")
        (report,) = await place.store.reports(0)
        assert (report.table, report.by, report.about) == (place.id, ada.id, bob.id)
        assert (report.at, report.reason, report.note) == (place.clock.now(), "abuse", "He shouts.")
        lines = json.loads(report.lines)
        assert [line["text"] for line in lines] == [f"line {number}" for number in range(5, 25)]
        assert lines[-1]["player"] == ada.id
        assert place.tables.figures()["reports"] == 1

    in_time(main)


def test_who_has_no_part_in_a_table_reports_nobody_and_is_not_reported() -> None:
    async def main() -> None:
        place = await Place(toy("q")).lobby(people=2, bots=1, visibility="private")
        ada, bob = place.players
        stranger, _ = await place.tables.new_player("Stranger")
        for by, about in ((stranger, bob.id), (ada, stranger.id), (ada, ada.id)):
            with pytest.raises(Refused):
                await place.tables.report(by, place.id, about, "spam")
        assert await place.store.reports(0) == []
        code = place.seats[0].record["code"]
        await place.tables.chat(stranger, code, "Psst")
        await place.tables.report(ada, place.id, stranger.id, "spam")
        assert len(await place.store.reports(0)) == 1

    in_time(main)
