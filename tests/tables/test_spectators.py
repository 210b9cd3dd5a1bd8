"""Spectators, chat, presence: who sees what, and when."""

from __future__ import annotations

from tests.sim.toy import Mismatch, Toy, toy_rules
from tests.tables.table import Place, in_time, toy


def test_spectators_are_behind_by_the_tables_delay_in_all_they_get() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0, spectator_delay=30, pace="unlimited")
        watcher = await place.client(None, watch=True).come()
        assert (watcher.seq, watcher.view) == (0, {}), "for them the game has not started"
        await place.wait(29.9)
        assert watcher.seq == 0
        await place.wait(0.2)
        start = watcher.seq
        assert start == place.seats[0].seq
        for number in range(6):
            client = next((c for c in place.seats if c.asks), None)
            assert client is not None
            await client.answer(f"c{number}", client.asks[0]["id"], ["1"])
            await place.wait(4.9)
        assert place.seats[0].seq == start + 6
        assert watcher.seq == start
        assert (await place.tables.view(None, place.id))["seq"] == start
        assert (await place.tables.get(None, place.id))["seq"] == start
        assert (await place.tables.events(None, place.id))["events"] == []
        await place.wait(11.5)
        assert watcher.seq == start + 3
        assert (await place.tables.view(None, place.id)) == {"seq": watcher.seq, "view": watcher.view}
        late = await place.client(None, watch=True).come()
        assert (late.seq, late.view) == (watcher.seq, watcher.view)
        await place.restart()
        after = await place.client(None, watch=True).come()
        assert after.seq >= watcher.seq
        assert after.seq < start + 6
        await place.wait(31)
        assert after.seq == start + 6
        assert after.view["sum"] == place.seats[0].view["sum"]

    in_time(main)


def test_what_spectators_say_stays_among_them() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0)
        watcher = await place.client(None, watch=True).come()
        stranger, _ = await place.tables.new_player("Stranger")
        await place.tables.chat(stranger, place.id, "He holds a 40!")
        said = watcher.frames[-1]
        assert (said["type"], said["from"], said["name"], said["to"]) == ("chat", None, "Stranger", "spectators")
        assert not any(frame["type"] == "chat" for client in place.seats for frame in client.frames)
        assert place.seats[1].attachment is not None
        await place.seats[1].attachment.chat("Hello")
        for client in (*place.seats, watcher):
            assert client.frames[-1] == {
                "type": "chat", "from": 1, "player": place.players[1].id, "name": "Bob", "text": "Hello",
                "at": place.clock.now(), "to": "table",
            }  # fmt: skip

    in_time(main)


def test_presence_says_who_is_here_and_is_no_part_of_the_view() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0)
        await place.client(None, watch=True).come()
        assert place.seats[0].frames[-1] == {
            "type": "presence", "seats": {"0": "online", "1": "online", "2": "online"}, "spectators": 1,
        }  # fmt: skip
        place.seats[2].go()
        assert place.seats[0].frames[-1]["seats"]["2"] == "away"
        await place.wait(63)
        presence = [frame for frame in place.seats[0].frames if frame["type"] == "presence"]
        assert presence[-1]["seats"]["2"] == "offline"
        assert "presence" not in place.seats[0].view

    in_time(main)


def test_spectators_behind_see_a_take_back_into_the_phase_before_after_a_restart_too() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0, spectator_delay=30)
        await place.answer(8, "a")
        await place.wait(33)
        live = await place.live()
        assert live.state is not None
        assert live.state.control.phase == 3
        assert await place.take_back("back") == 2
        await place.answer(1, "b")
        await place.wait(2)
        await place.restart()
        watcher = await place.client(None, watch=True).come()
        before = len(watcher.frames)
        assert "taken_back" not in str(watcher.frames)
        await place.wait(31)
        told = [e["kind"] for frame in watcher.frames[before:] for e in frame.get("events", [])]
        assert "taken_back" in told
        state = (await place.live()).state
        assert state is not None
        assert (watcher.seq, watcher.view) == (state.seq, state.view(None))

    in_time(main)


def test_a_table_with_a_delay_opens_after_a_change_of_the_rules_and_shows_nothing_too_soon() -> None:
    class Changed(Toy):
        """Rules under which no answer of the running phase can be given again."""

        kinds = "q"

        def apply(self, entry):
            if entry[1:] and entry[1] in old:
                raise Mismatch("another question is asked here now")
            return super().apply(entry)

    old: set[str] = set()

    async def main() -> None:
        place = await Place(toy("q")).open(people=3, bots=0, spectator_delay=30)
        await place.answer(5, "a")
        await place.wait(33)
        live = await place.live()
        assert live.state is not None
        old.update(entry[1] for entry in live.state.game.entries)
        await place.answer(1, "b")
        old.update(entry[1] for entry in live.state.game.entries)
        place.rules = toy_rules(Changed)
        await place.restart()
        await place.back(0)
        watcher = await place.client(None, watch=True).come()
        assert watcher.view == {}
        old.clear()
        await place.wait(29)
        assert watcher.view == {}
        await place.wait(4)
        state = (await place.live()).state
        assert state is not None
        assert watcher.view == state.view(None)

    in_time(main)
