"""The past: log, earlier views, the record of a finished game, and games that outlive a change of the rules."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest

from app.tables import Refused
from app.tables.export import replayed
from tests.sim.toy import STOPS, Mismatch, Toy, toy_rules
from tests.tables.table import Place, in_time, toy


async def _finish(place: Place) -> None:
    for number in range(500):
        client = next((c for c in place.seats if c.asks), None)
        if client is None:
            await place.wait(1)
        else:
            await client.answer(f"f{number}", client.asks[0]["id"], ["0" if client.asks[0]["window"] else "1"])
        if place.seats[0].over:
            return
    raise AssertionError("the game did not end")


def test_the_view_after_any_seq_is_what_the_viewer_was_shown_then() -> None:
    async def main() -> None:
        place = await Place(toy("qsw")).open(people=3, bots=0, pace="unlimited")
        shown: dict[int, dict] = {}

        class Noting(type(place.seats[1])):
            def push(self, frame: bytes) -> None:
                super().push(frame)
                shown.setdefault(self.seq, self.view)

        await Noting(place.tables, place.players[1], place.id).come()
        await _finish(place)
        await place.wait(1)
        for seq, view in shown.items():
            assert await place.tables.view(place.players[1], place.id, seq) == {"seq": seq, "view": view}
        assert len(shown) > STOPS

    in_time(main)


def test_the_view_after_any_seq_holds_across_a_take_back_into_the_phase_before() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0, pace="unlimited")
        shown: dict[int, dict] = {}

        class Noting(type(place.seats[1])):
            def push(self, frame: bytes) -> None:
                super().push(frame)
                shown[self.seq] = self.view

        await Noting(place.tables, None, place.id, watch=True).come()
        await place.answer(8, "a")
        assert [await place.take_back(f"back {i}") for i in range(3)] == [2, 2, 2]
        await place.answer(5, "b")
        await _finish(place)
        assert "taken_back" in str(await place.tables.events(None, place.id))
        for seq, view in shown.items():
            for tables in (place.tables, place.process()):
                assert await tables.view(None, place.id, seq) == {"seq": seq, "view": view}
        assert list(shown) == list(range(1, max(shown) + 1))

    in_time(main)


def test_hidden_aliens_are_opened_at_the_end_and_before_it_only_to_open_hands() -> None:
    async def main() -> None:
        aliens = ["oracle", "tripler", "macron"]
        place = await Place().open(
            people=1, bots=2, pace="unlimited", aliens=aliens, hidden_powers=True, four_planets=True
        )
        me = place.seats[0]
        watcher = await place.client(None, watch=True).come()
        start = me.seq
        for number in range(3_000):
            asked = [ask for ask in me.asks if not ask.get("free")]
            if not asked:
                break
            await me.answer(f"a{number}", asked[0]["id"], asked[0]["default"])
        assert me.over
        hidden = {str(s["seat"]): [aliens[s["seat"]]] for s in me.view["seats"] if s["power"] == "hidden"}
        assert "0" in hidden, "my own was never turned up"
        for client in (me, watcher):
            assert client.view["opened"]["powers"] == hidden
        tables, ada = place.tables, place.players[0]
        early = (await tables.view(ada, place.id, start, "all"))["view"]
        assert early["opened"]["powers"]["1"] == ["tripler"]
        for eyes in ("spectator", "0", "1"):
            assert "opened" not in (await tables.view(ada, place.id, start, eyes))["view"]
            assert (await tables.view(ada, place.id, None, eyes))["view"]["opened"]["powers"] == hidden

    in_time(main)


def test_during_play_only_ones_own_eyes_afterwards_everybodys() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0)

        async def code(as_: str, seq: int | None = None) -> str:
            try:
                await place.tables.view(place.players[0], place.id, seq, as_)
            except Refused as refusal:
                return refusal.code
            return ""

        assert [await code(a) for a in ("0", "spectator", "1", "all", "9", "x")] == [
            "", "", "forbidden", "forbidden", "invalid", "invalid",
        ]  # fmt: skip
        assert await code("0", 99) == "not_found"
        await _finish(place)
        assert [await code(a) for a in ("0", "1", "all")] == ["", "", ""]

    in_time(main)


def test_the_log_comes_in_pages_of_whole_seqs() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0, pace="unlimited")
        await _finish(place)
        whole = await place.tables.events(place.players[0], place.id, 0, 1000)
        assert len(whole["events"]) == STOPS
        assert whole["next"] is None
        pages, after = [], 0
        while True:
            page = await place.tables.events(None, place.id, after, 3)
            pages += page["events"]
            if page["next"] is None:
                break
            after = page["next"]
        assert pages == whole["events"]
        assert all(event["text"] for event in pages)

    in_time(main)


def test_the_record_of_a_finished_game_is_a_chain_and_replays() -> None:
    async def main() -> None:
        place = await Place(toy("qsw")).open(people=2, bots=1, pace="unlimited")
        with pytest.raises(Refused) as refusal:
            await place.tables.record(None, place.id)
        assert refusal.value.code == "conflict"
        await _finish(place)
        body = await place.tables.record(None, place.id)
        lines = body.splitlines()
        prev = "0" * 64
        for line in lines:
            assert json.loads(line)["prev"] == prev
            prev = hashlib.sha256(line).hexdigest()
        header, *transitions, key, end = map(json.loads, lines)
        assert (header["type"], key["type"], end["type"]) == ("header", "key", "end")
        assert key["transitions"] == len(transitions)
        committed = hashlib.sha256(bytes.fromhex(key["key"]) + bytes.fromhex(header["salt"])).hexdigest()
        assert committed == header["commitment"] == place.seats[0].record["commitment"]
        rules = place.tables.room.rules
        state = replayed(rules, header, key["key"])
        for row in transitions:
            for entry in row["entries"]:
                if entry != ["start"]:
                    state.apply(entry, row["at"])
            assert state.seq == row["seq"]
        assert state.game.over

    in_time(main)


def test_nothing_secret_leaves_before_the_end() -> None:
    async def main() -> None:
        place = await Place(toy("qsw")).open(people=2, bots=1, pace="unlimited")
        watcher = await place.client(None, watch=True).come()
        live = await place.live()
        sent = json.dumps([c.frames for c in (*place.seats, watcher)]) + json.dumps(
            await place.tables.get(None, place.id)
        )
        for secret in (live.secret.key, live.secret.salt, live.secret.table):
            assert secret not in sent

    in_time(main)


def test_a_running_game_survives_a_change_of_the_rules() -> None:
    class Changed(Toy):
        """Rules under which the journal of a phase does not replay."""

        kinds = "q"

        @classmethod
        def resume(cls, setup, checkpoint, entries):
            if entries and entries[0][1] in old_answers:
                raise Mismatch("another question is asked here now")
            return super().resume(setup, checkpoint, entries)

        def apply(self, entry):
            if entry[1:] and entry[1] in old_answers:
                raise Mismatch("another question is asked here now")
            return super().apply(entry)

    old_answers: set[str] = set()

    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0, pace="unlimited")
        for number in range(6):
            client = next(c for c in place.seats if c.asks)
            await client.answer(f"c{number}", client.asks[0]["id"], ["1"])
        seq, total = place.seats[0].seq, place.seats[0].view["sum"]
        old_answers.update(
            entry[1] for row in place.store.rows[place.id][-2:] for entry in json.loads(row.entries) if entry[0] == "a"
        )
        place.rules = toy_rules(Changed)
        await place.restart()
        old_answers_then = set(old_answers)
        for seat in range(3):
            client = await place.back(seat)
            assert client.seq > seq, "seq only ever grows"
            assert client.view["sum"] < total, "the phase starts again"
        old_answers.clear()
        log = await place.tables.events(place.players[0], place.id, seq)
        assert [event["kind"] for event in log["events"]] == ["restarted"]
        await _finish(place)
        assert place.seats[0].over
        del old_answers_then

    in_time(main)


class Otherwise(Toy):
    """Rules that take every old answer and make something else of it."""

    kinds = "q"

    def apply(self, entry):
        done = super().apply(entry)
        for event in done.events:
            event.encounter += 100
        return done


@pytest.mark.parametrize("version", ["toy", "next"])
def test_rules_that_make_something_else_of_old_answers_start_the_phase_again(version: str) -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0, pace="unlimited")
        for number in range(5):
            client = next(c for c in place.seats if c.asks)
            await client.answer(f"c{number}", client.asks[0]["id"], ["1"])
        total = place.seats[0].view["sum"]
        place.rules = toy_rules(Otherwise, version)
        await place.restart()
        client = await place.back(0)
        again = version != "toy"  # rules that call themselves the same are taken at their word
        assert (client.view["sum"] < total) == again
        log = await place.tables.events(place.players[0], place.id, 0)
        assert ([event["kind"] for event in log["events"]].count("restarted") == 1) == again

    in_time(main)


def test_the_past_still_opens_when_other_rules_cannot_play_it_again() -> None:
    class Strange(Toy):
        """Rules that understand nothing of the old answers."""

        @classmethod
        def resume(cls, setup, checkpoint, entries):
            raise Mismatch("another game")

    async def main() -> None:
        place = await Place(toy("qsw")).open(people=3, bots=0, pace="unlimited")
        await _finish(place)
        player, last = place.players[1], place.seats[0].seq

        async def views() -> list[dict[str, Any]]:
            eyes = ("0", "2", "spectator", "all")
            return [await place.tables.view(player, place.id, n, eye) for n in range(1, last + 1) for eye in eyes]

        before = await views()
        await place.wait(60)
        place.rules = toy_rules(Strange, "next")
        place.tables = place.process()
        await place.tables.start()
        assert await views() == before

    in_time(main)


def test_phases_of_a_game_in_play_are_kept_when_they_have_ended() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0, pace="unlimited")
        for number in range(6):
            client = next(c for c in place.seats if c.asks)
            await client.answer(f"c{number}", client.asks[0]["id"], ["1"])
        await place.wait(60)
        starts = place.store.snapshot_rows[place.id]
        assert set(place.store.kept[place.id]) == {(s.n, s.entry) for s in starts[:-1]}
        assert place.id not in place.store.done
        await _finish(place)
        await place.wait(60)
        assert len(place.store.kept[place.id]) == len(place.store.snapshot_rows[place.id])
        assert place.id in place.store.done

    in_time(main)
