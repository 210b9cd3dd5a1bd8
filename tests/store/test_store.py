"""The store keeps its promises on SQLite, on PostgreSQL and in memory: the same tests for all three."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from app.store import (
    DueWait,
    KeptPhase,
    NewTable,
    PlayerRow,
    Report,
    SnapshotRow,
    Store,
    TableChange,
    TableRow,
    Transition,
    Wait,
    Webhook,
)
from app.store.memory import MemoryStore
from app.store.sql import SqlStore

DAY = 86_400_000


@pytest.fixture(params=["sqlite", "postgres", "memory"])
async def store(request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    if request.param == "memory":
        yield MemoryStore()
        return
    made = SqlStore(request.getfixturevalue(f"{request.param}_database_url"))
    await made.start()
    yield made
    await made.stop()


def table(name: str, *, code: str = "", visibility: str = "public", at: int = 1, status: str = "waiting") -> TableRow:
    return TableRow(name, code or name.upper(), status, visibility, at, 0, 0, None, b"{}", b"secret")


def step(name: str, n: int, *, seq: int = 0, due: int | None = None, **more: object) -> Transition:
    body = {"entries": b"[]", "events": b'[{"s":1}]', "draws": b"[]", "at": n * 10, **more}
    change = body.pop("change", TableChange(seq or n, due))
    return Transition(table=name, n=n, change=change, **body)


async def seated(store: Store, *players: str) -> None:
    for player in players:
        await store.add_player(PlayerRow(player, f"Name of {player}"), f"hash of {player}", 1)


async def test_a_player_is_found_by_the_hash_of_the_token_alone(store: Store) -> None:
    await seated(store, "ada")
    assert await store.player_by_token("hash of ada") == PlayerRow("ada", "Name of ada")
    assert await store.player_by_token("ada") is None


async def test_a_code_signs_one_device_in_once_and_in_time(store: Store) -> None:
    await seated(store, "ada")
    await store.add_device_code("ada", "hash of code", now=10, expires=20)
    assert await store.use_device_code("hash of another", "hash of phone", 15) is None
    assert await store.use_device_code("hash of code", "hash of phone", 15) == PlayerRow("ada", "Name of ada")
    assert await store.player_by_token("hash of phone") == await store.player_by_token("hash of ada")
    assert await store.use_device_code("hash of code", "hash of tablet", 15) is None
    assert await store.player_by_token("hash of tablet") is None


async def test_a_code_that_has_run_out_signs_nobody_in(store: Store) -> None:
    await seated(store, "ada")
    await store.add_device_code("ada", "hash of code", now=10, expires=20)
    assert await store.use_device_code("hash of code", "hash of phone", 20) is None
    assert await store.player_by_token("hash of phone") is None


async def test_a_table_is_found_by_id_and_code_and_a_taken_code_writes_nothing(store: Store) -> None:
    assert await store.add_table(NewTable(table("t1", code="ABC"), []))
    assert not await store.add_table(NewTable(table("t2", code="ABC"), []))
    assert (await store.table("ABC")) == (await store.table("t1")) == table("t1", code="ABC")
    assert await store.table("t2") is None


async def test_a_number_is_taken_once_and_who_lost_it_spoils_nobody_else(store: Store) -> None:
    for name in ("t1", "t2", "t3"):
        await store.add_table(NewTable(table(name), []))
    assert await store.commit([step("t2", 1), step("t1", 1, entries=b"[1]")]) == [True, True]
    assert await store.commit([step("t3", 1), step("t1", 1, entries=b"[2]"), step("t2", 2)]) == [True, False, True]
    assert [row.entries for row in await store.journal("t1", 0)] == [b"[1]"]
    assert await store.positions(["t1", "t2", "t3"]) == {"t1": 1, "t2": 2, "t3": 1}
    assert await store.position("t2") == 2


async def test_a_command_is_stored_once_per_table_and_player(store: Store) -> None:
    for name in ("t1", "t2"):
        await store.add_table(NewTable(table(name), []))
    first = step("t1", 1, seq=7, player="ada", command="c1")
    assert await store.commit([first]) == [True]
    again = step("t1", 2, player="ada", command="c1")
    assert await store.commit([again, step("t2", 1, player="ada", command="c1")]) == [False, True]
    assert await store.position("t1") == 1
    assert await store.commit([step("t1", 2, player="bob", command="c1")]) == [True]
    assert await store.command("t1", "ada", "c1") == 7
    assert await store.command("t1", "ada", "c2") is None


async def test_two_writers_at_once_never_both_get_a_number(store: Store) -> None:
    names = [f"t{i}" for i in range(6)]
    for name in names:
        await store.add_table(NewTable(table(name), []))
    for n in range(1, 6):
        batches = [[step(name, n) for name in names], [step(name, n) for name in reversed(names)]]
        one, two = await asyncio.gather(*(store.commit(batch) for batch in batches))
        assert [a != b for a, b in zip(one, reversed(two))] == [True] * 6
    assert set((await store.positions(names)).values()) == {5}


async def test_a_transition_changes_its_table_in_the_same_moment(store: Store) -> None:
    await seated(store, "ada", "bob")
    await store.add_table(NewTable(table("t1"), ["ada"]))
    change = TableChange(3, 500, record=b'{"a":1}', status="playing", visibility="private", players=["bob"])
    await store.commit([step("t1", 1, change=change)])
    row = await store.table("t1")
    assert row is not None
    assert (row.n, row.seq, row.next_due, row.record) == (1, 3, 500, b'{"a":1}')
    assert (row.status, row.visibility, row.secret) == ("playing", "private", b"secret")
    assert await store.tables_of("ada", 9) == []
    assert [t.id for t in await store.tables_of("bob", 9)] == ["t1"]


async def test_tables_are_listed_latest_first_and_private_ones_to_their_people(store: Store) -> None:
    await seated(store, "ada")
    for i in range(5):
        await store.add_table(NewTable(table(f"t{i}", at=i // 2), []))
    await store.add_table(NewTable(table("p", visibility="private", at=9), ["ada"]))
    await store.add_table(NewTable(table("g", status="playing", at=8), []))
    everybody = await store.list_tables(None, None, 9, None)
    assert [t.id for t in everybody] == ["g", "t4", "t3", "t2", "t1", "t0"]
    assert [t.id for t in await store.list_tables(None, "ada", 2, None)] == ["p", "g"]
    assert [t.id for t in await store.list_tables("waiting", None, 2, (1, "t3"))] == ["t2", "t1"]


async def test_snapshots_and_journal_lead_to_any_place(store: Store) -> None:
    await store.add_table(NewTable(table("t1"), []))
    snapshots = {n: SnapshotRow("t1", n, n % 2, n * 2, n, "v1", b"state", b"{}") for n in (1, 3, 5)}
    for n in range(1, 7):
        kept = [snapshots[n]] if n in snapshots else []
        await store.commit([step("t1", n, seq=n * 2, snapshots=kept)])
    assert await store.snapshots("t1", 4, 2) == [snapshots[3], snapshots[1]]
    assert await store.snapshot_at("t1", 9) == snapshots[3]
    assert await store.snapshot_at("t1", 1) is None
    assert [row.n for row in await store.journal("t1", 3)] == [4, 5, 6]
    assert [row.n for row in await store.journal("t1", 3, 2)] == [4, 5]
    assert [row.n for row in await store.log("t1", 4, None, 9)] == [3, 4, 5, 6]
    assert [row.n for row in await store.log("t1", 4, 50, 2)] == [3, 4]
    last = await store.last_before("t1", 45)
    assert last is not None
    assert last.n == 4


async def test_kept_phases_are_found_by_seq_and_stored_once(store: Store) -> None:
    for name in ("t1", "t2"):
        await store.add_table(NewTable(table(name, status="finished"), []))
    await store.add_table(NewTable(table("t3", status="playing"), []))
    await store.keep(KeptPhase("t1", 1, 0, 5, b"one"))
    await store.keep(KeptPhase("t1", 4, 2, 9, b"two"))
    await store.keep(KeptPhase("t1", 4, 2, 9, b"again"))
    assert await store.kept_starts("t1") == {(1, 0), (4, 2)}
    assert [await store.kept_phase("t1", seq) for seq in (4, 5, 8, 9, 30)] == [None, b"one", b"one", b"two", b"two"]
    assert await store.kept_starts("t2") == set()
    assert sorted(await store.unkept(9)) == ["t1", "t2"]
    await store.all_kept("t1")
    assert await store.unkept(9) == ["t2"]


async def test_due_tables_come_earliest_first(store: Store) -> None:
    for name, due in (("t1", 30), ("t2", 10), ("t3", None), ("t4", 99)):
        await store.add_table(NewTable(table(name), []))
        await store.commit([step(name, 1, due=due)])
    assert await store.due(50, 9) == ["t2", "t1"]
    assert await store.due(50, 1) == ["t2"]


async def test_a_time_in_which_nobody_lived_is_recorded_once_and_moves_what_is_due(store: Store) -> None:
    await store.add_table(NewTable(table("t1"), []))
    await store.commit([step("t1", 1, due=5_000)])
    assert await store.begin_process("a", 1_000, 600) == []
    await store.heartbeat("a", 2_000)
    assert await store.begin_process("b", 2_500, 600) == []  # a lives: no gap
    await store.heartbeat("b", 3_000)
    assert await store.begin_process("c", 9_000, 600) == [(3_000, 9_000)]
    assert await store.begin_process("d", 9_001, 600) == [(3_000, 9_000)]
    row = await store.table("t1")
    assert row is not None
    assert row.next_due == 11_000
    assert await store.ready()


async def test_reports_are_kept_in_order_of_time(store: Store) -> None:
    await store.add_table(NewTable(table("t1"), []))
    late = Report("t1", 20, "ada", "bob", "abuse", "He shouts.", b"[]")
    early = Report("t1", 10, "bob", "cleo", "spam", "", b'[{"text":"buy"}]')
    await store.add_report(late)
    await store.add_report(early)
    assert await store.reports(0) == [early, late]
    assert await store.reports(11) == [late]


def hook(player: str, **more: object) -> Webhook:
    plain = {"id": f"hook of {player}", "url": "https://chat.example/x", "secret": "00", "site": "https://c.example"}
    made = {**plain, "private": False, "language": "en", "made_at": 1, **more}
    return Webhook(player=player, **made)


async def waiting(store: Store, n: int, *waits: Wait) -> None:
    assert await store.commit([step("t", n, change=TableChange(n, None, waits=list(waits)))]) == [True]


def wait(player: str, key: str, due: int | None = 50, *, window: bool = False, asked: bytes = b"{}") -> Wait:
    return Wait(player, key, window, due, asked)


async def test_waits_come_and_go_with_the_transitions_of_their_table(store: Store) -> None:
    await seated(store, "ada", "bob")
    await store.add_table(NewTable(table("t"), ["ada", "bob"]))
    for player in ("ada", "bob"):
        await store.set_webhook(hook(player))
    await waiting(store, 1, wait("ada", "s0-1"), wait("bob", "s1-1", 40))
    assert [due.wait.key for due in await store.due_waits(60, 9)] == ["s1-1", "s0-1"]
    assert [due.wait.key for due in await store.due_waits(60, 1)] == ["s1-1"]
    assert await store.due_waits(30, 9) == []
    later = wait("bob", "s1-1", 999, asked=b"later")  # what was there keeps its time, and says what is asked now
    await waiting(store, 2, later, wait("ada", "s0-2", 70))
    due = await store.due_waits(80, 9)
    assert [(one.wait.key, one.wait.asked) for one in due] == [("s1-1", b"later"), ("s0-2", b"{}")]
    await store.commit([step("t", 3)])  # says nothing of waits
    assert len(await store.due_waits(80, 9)) == 2
    await waiting(store, 4)
    assert await store.due_waits(80, 9) == []


async def test_a_wait_is_of_interest_only_where_its_player_wants_to_be_told(store: Store) -> None:
    await seated(store, "ada", "bob", "cleo", "dan")
    await store.add_table(NewTable(table("t"), []))
    await store.set_webhook(hook("ada"))
    await store.set_webhook(hook("bob", private=True))
    await store.set_webhook(hook("cleo", on=False))
    names = ["ada", "bob", "cleo", "dan"]
    await waiting(store, 1, *[wait(name, f"q-{name}") for name in names])
    assert {due.wait.player for due in await store.due_waits(60, 9)} == {"ada", "bob"}
    await waiting(store, 2, *[wait(name, f"w-{name}", window=True) for name in names])
    assert {due.wait.player for due in await store.due_waits(60, 9)} == {"bob"}


async def test_a_wait_is_taken_by_one_alone_and_told_once(store: Store) -> None:
    await seated(store, "ada")
    await store.add_table(NewTable(table("t"), ["ada"]))
    await store.set_webhook(hook("ada"))
    await waiting(store, 1, wait("ada", "s0-1"))
    due = (await store.due_waits(60, 9))[0]
    taken = await asyncio.gather(*(store.take_wait(due, 100, 60, 9) for _ in range(3)))
    assert [one for one in taken if one is not None] == [hook("ada")]
    assert await store.due_waits(99, 9) == []
    again = (await store.due_waits(100, 9))[0]
    assert again.wait.attempts == 1
    await store.wait_told(again)
    assert await store.due_waits(10**9, 9) == []
    await waiting(store, 2, wait("ada", "s0-1"))
    assert await store.due_waits(10**9, 9) == []
    await waiting(store, 3)
    assert await store.take_wait(DueWait("t", wait("ada", "s0-1")), 100, 60, 9) is None


async def test_nobody_is_told_more_in_an_hour_than_the_limit(store: Store) -> None:
    await seated(store, "ada")
    await store.add_table(NewTable(table("t"), ["ada"]))
    await store.set_webhook(hook("ada"))
    await waiting(store, 1, *[wait("ada", f"q{i}", 50 + i) for i in range(3)])
    for due in (await store.due_waits(60, 9))[:2]:
        assert await store.take_wait(due, None, 60, 2) is not None
    last = (await store.due_waits(60, 9))[0]
    assert await store.take_wait(last, None, 60, 2) is None
    assert await store.due_waits(3_599_999, 9) == []
    later = (await store.due_waits(3_600_000, 9))[0]
    assert later.wait.attempts == 0
    assert await store.take_wait(later, None, 3_600_000, 2) is not None


async def test_a_webhook_is_set_changed_noted_and_removed(store: Store) -> None:
    await seated(store, "ada")
    assert await store.webhook("ada") is None
    assert await store.remove_webhook("ada") is False
    await store.set_webhook(hook("ada"))
    await store.note_webhook(hook("ada"), 5, "it answered 500", 2)
    await store.note_webhook(hook("ada", id="another"), 6, "of another", 2)
    assert await store.webhook("ada") == hook("ada", failures=1, last_at=5, problem="it answered 500")
    await store.note_webhook(hook("ada"), 7, "it answered 500", 2)
    assert await store.webhook("ada") == hook("ada", on=False, failures=2, last_at=7, problem="it answered 500")
    await store.note_webhook(hook("ada"), 8, None, 2)
    assert await store.webhook("ada") == hook("ada", on=False, last_at=8)
    await store.set_webhook(hook("ada", url="https://other.example"))
    assert await store.webhook("ada") == hook("ada", url="https://other.example")
    assert await store.remove_webhook("ada") is True
    assert await store.webhook("ada") is None
