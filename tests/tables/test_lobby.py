"""The lobby: seats, readiness, nonces, private tables, and what is refused."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable
from typing import Any

from app.tables import Refused
from tests.tables.table import Place, in_time, toy


async def refused(call: Awaitable[Any]) -> str:
    """The code with which a call is refused."""
    try:
        await call
    except Refused as refusal:
        return refusal.code
    return ""


def sha(nonce: str) -> str:
    return hashlib.sha256(nonce.encode()).hexdigest()


def test_seats_are_taken_once_and_joining_again_changes_nothing() -> None:
    async def main() -> None:
        place = await Place(toy("q")).lobby(people=2, bots=1)
        tables, (ada, bob), ref = place.tables, place.players, place.id
        before = await tables.get(ada, ref)
        assert await tables.join(bob, ref) == before
        late, _ = await tables.new_player("Late")
        assert await refused(tables.join(late, ref)) == "table_full"
        assert await refused(tables.ready(late, ref, True)) == "not_seated"
        await tables.leave(bob, ref)
        assert await refused(tables.join(late, ref, 0)) == "conflict"
        assert await refused(tables.join(late, ref, 77)) == "invalid"
        record = await tables.join(late, ref, 1)
        assert record["seats"][1]["player"] == {"id": late.id, "name": "Late"}
        assert place.seats[0].record == record, "everybody at the table is told"

    in_time(main)


def test_only_the_host_does_what_is_the_hosts() -> None:
    async def main() -> None:
        place = await Place(toy("q")).lobby(people=2, bots=0 + 1)
        tables, (ada, bob), ref = place.tables, place.players, place.id
        assert await refused(tables.bots(bob, ref, "easy")) == "forbidden"
        assert await refused(tables.kick(bob, ref, 0)) == "forbidden"
        assert await refused(tables.change(bob, ref, {"options": {}})) == "forbidden"
        assert await refused(tables.begin(bob, ref)) == "forbidden"
        assert await refused(tables.bots(ada, ref, "easy")) == "table_full"
        assert await refused(tables.kick(ada, ref, 0)) == "invalid"
        record = await tables.kick(ada, ref, 1)
        assert record["seats"][1]["player"] is None
        assert await refused(tables.bots(ada, ref, "god")) == "invalid"
        assert await refused(tables.begin(ada, ref)) == "conflict"

    in_time(main)


def test_the_host_goes_to_another_player_when_he_leaves() -> None:
    async def main() -> None:
        place = await Place(toy("q")).lobby(people=2, bots=1)
        record = await place.tables.leave(place.players[0], place.id)
        assert record["host"] == place.players[1].id

    in_time(main)


def test_a_start_needs_everybody_ready_and_happens_once() -> None:
    async def main() -> None:
        place = await Place(toy("q")).lobby(people=2, bots=1)
        tables, (ada, bob), ref = place.tables, place.players, place.id
        assert await refused(tables.begin(ada, ref)) == "conflict"
        await tables.ready(bob, ref, True)
        assert (await tables.begin(ada, ref))["status"] == "playing"
        assert await refused(tables.begin(ada, ref)) == "already_started"
        assert await refused(tables.ready(bob, ref, False)) == "already_started"
        hellos = [frame for frame in place.seats[1].frames if frame["type"] == "hello"]
        assert [(h["seq"] > 0, h["view"] != {}) for h in hellos] == [(False, False), (True, True)]

    in_time(main)


def test_options_are_checked_when_made_and_when_changed() -> None:
    async def main() -> None:
        place = await Place(toy("q")).lobby(people=1, bots=2)
        tables, ada = place.tables, place.players[0]
        for options in (
            {"pace": "fast"}, {"deal_seconds": 1}, {"ask_all": 1}, {"spectator_delay": -1}, {"seed": "xyz"},
            {"seed": "ab"},
        ):  # fmt: skip
            assert await refused(tables.create(ada, seats=3, options=options)) == "invalid"
            assert await refused(tables.change(ada, place.id, {"options": options})) == "invalid"
        assert await refused(tables.create(ada, seats=9)) == "invalid"
        assert await refused(tables.create(ada, seats=3, visibility="secret")) == "invalid"
        record = await tables.change(ada, place.id, {"options": {"pace": "days"}, "spectators": False, "name": "Ours"})
        assert (record["options"]["pace"], record["spectators"], record["name"]) == ("days", False, "Ours")

    in_time(main)


def test_nonces_are_opened_when_all_are_ready_and_must_fit_their_hash() -> None:
    async def main() -> None:
        place = await Place(toy("q")).lobby(people=2, bots=1)
        tables, (ada, bob), ref = place.tables, place.players, place.id
        await tables.ready(ada, ref, True, sha("aa"))
        assert await refused(tables.nonce(ada, ref, "aa")) == "conflict", "not before all have committed"
        await tables.ready(bob, ref, True, sha("bb"))
        assert await refused(tables.nonce(ada, ref, "ab")) == "invalid"
        record = await tables.begin(ada, ref)
        assert record["status"] == "waiting", "the start waits for what was promised"
        await tables.nonce(ada, ref, "aa")
        record = await tables.nonce(bob, ref, "bb")
        assert record["status"] == "playing"

    in_time(main)


def test_a_withheld_nonce_holds_the_start_up_for_ten_seconds_only() -> None:
    async def main() -> None:
        place = await Place(toy("q")).lobby(people=2, bots=1)
        tables, (ada, bob), ref = place.tables, place.players, place.id
        await tables.ready(ada, ref, True, sha("aa"))
        await tables.ready(bob, ref, True, sha("bb"))
        await tables.nonce(ada, ref, "aa")
        await tables.begin(ada, ref)
        await place.wait(9.5)
        assert (await tables.get(ada, ref))["status"] == "waiting"
        await place.restart()
        await place.wait(1.5)
        assert (await place.tables.get(ada, ref))["status"] == "playing"

    in_time(main)


def test_a_private_table_opens_to_its_people_and_to_its_code() -> None:
    async def main() -> None:
        place = await Place(toy("q")).lobby(people=2, bots=1, visibility="private")
        tables, ref = place.tables, place.id
        code = place.seats[0].record["code"]
        stranger, _ = await tables.new_player("Stranger")
        assert await refused(tables.get(stranger, ref)) == "not_found"
        assert await refused(tables.get(None, ref)) == "not_found"
        assert (await tables.get(None, code))["id"] == ref
        assert (await tables.find(stranger))[0] == []
        assert len((await tables.find(place.players[1]))[0]) == 1
        assert await refused(tables.attach(ref, player=stranger, watch=True, sink=place.seats[0])) == "not_found"
        assert await refused(tables.attach(ref, player=None, watch=False, sink=place.seats[0])) == "not_found"
        assert await refused(tables.attach(code, player=None, watch=False, sink=place.seats[0])) == "unauthorized"
        assert await refused(tables.attach(code, player=stranger, watch=False, sink=place.seats[0])) == "forbidden"
        await tables.attach(code, player=None, watch=True, sink=place.seats[0])
        assert await refused(tables.get(None, "nothing")) == "not_found"

    in_time(main)


def test_no_spectators_where_the_table_has_none() -> None:
    async def main() -> None:
        place = await Place(toy("q")).lobby(people=1, bots=2)
        await place.tables.change(place.players[0], place.id, {"spectators": False})
        client = place.client(None, watch=True)
        assert await refused(client.come()) == "forbidden"
        assert await refused(place.tables.view(None, place.id)) == "forbidden"

    in_time(main)


def test_one_call_to_a_running_game_against_bots() -> None:
    async def main() -> None:
        place = await Place(toy("q")).lobby(people=1, bots=2)
        record = await place.tables.play(place.players[0], bots=4, nonce="abcd")
        assert (record["status"], len(record["seats"]), record["options"]) == ("playing", 5, {"pace": "unlimited"})
        assert await refused(place.tables.play(place.players[0], bots=1)) == "invalid"
        mine = await place.tables.mine(place.players[0])
        assert {table["id"] for table in mine} == {place.id, record["id"]}

    in_time(main)


def test_tables_come_in_pages() -> None:
    async def main() -> None:
        place = await Place(toy("q")).lobby(people=1, bots=2)
        for _ in range(4):
            await place.tables.create(place.players[0], seats=3)
        seen, cursor = [], None
        for _ in range(3):
            page, cursor = await place.tables.find(None, "waiting", 2, cursor)
            seen += [table["id"] for table in page]
        assert len(set(seen)) == 5
        assert cursor is None
        assert await refused(place.tables.find(None, "odd")) == "invalid"
        assert await refused(place.tables.find(None, None, 2, "zzz")) == "invalid"

    in_time(main)


def test_only_the_hash_of_a_token_is_kept() -> None:
    async def main() -> None:
        place = await Place(toy("q")).lobby(people=1, bots=2)
        player, token = await place.tables.new_player("Ada")
        assert await place.tables.player_of(token) == player
        assert await place.tables.player_of("x" + token) is None
        assert token not in place.store.players

    in_time(main)
