"""Standing orders (R-TIME-10)."""

from __future__ import annotations

from typing import Any

import pytest

from app.tables.errors import Refused
from app.tables.orders import PASS_UNLESS_NAMED, fits, is_losing, read_rules, still_good, wakes
from tests.sim.client import Client
from tests.tables.table import Place, in_time, toy

KEY = {
    "moment": "reveal.totals",
    "source": {"type": "artifact", "id": "quash"},
    "actor": 2,
    "target": 1,
    "side": "offense",
}


def rule(**body: Any) -> Any:
    return read_rules([body])[0]


@pytest.mark.parametrize(
    ("match", "expected"),
    [
        ({}, True),
        ({"moment": "reveal.totals"}, True),
        ({"moment": "regroup.begin"}, False),
        ({"source": {"type": "artifact", "id": "quash"}, "actor": 2}, True),
        ({"actor": 3}, False),
        ({"side": "defense"}, False),
    ],
)
def test_a_rule_fits_an_ask_that_has_all_it_names(match: dict[str, Any], expected: bool) -> None:
    assert fits(rule(match=match), KEY, 0, False) is expected


def test_r_time_10_wake_conditions_keep_a_pass_back() -> None:
    assert not fits(rule(wake=[{"event": "named"}]), KEY, 1, False)
    assert fits(rule(wake=[{"event": "named"}]), KEY, 0, False)
    assert not fits(rule(wake=[{"event": "acts", "seat": 2}]), KEY, 0, False)
    assert fits(rule(wake=[{"event": "acts", "seat": 3}]), KEY, 0, False)
    assert not fits(rule(wake=[{"event": "losing"}]), KEY, 0, True)
    assert fits(PASS_UNLESS_NAMED, KEY, 0, True)


def test_an_event_that_is_waited_for_ends_the_rule() -> None:
    waking = rule(wake=[{"event": "revealed", "seat": 1}])
    assert wakes(waking, [{"kind": "revealed", "seat": 1}])
    assert not wakes(waking, [{"kind": "revealed", "seat": 2}, {"kind": "drawn", "seat": 1}])


def test_rules_end_with_their_phase_or_encounter() -> None:
    stamped = {until: rule(until=until) for until in ("phase", "encounter", "game")}
    from app.tables.orders import stamp

    stamped = {until: stamp(one, 4, "2") for until, one in stamped.items()}
    assert [still_good(one, 5, "2") for one in stamped.values()] == [False, True, True]
    assert [still_good(one, 5, "3") for one in stamped.values()] == [False, False, True]


def test_losing_is_read_from_what_all_can_see() -> None:
    encounter = {
        "offense": 0, "defense": 1, "offense_allies": {"2": 1}, "defense_allies": {"3": 2},
        "totals": {"offense": {"total": 8}, "defense": {"total": 9}},
    }  # fmt: skip
    assert [is_losing({"encounter": encounter}, seat) for seat in range(5)] == [True, False, True, False, False]
    assert not is_losing({"encounter": {**encounter, "totals": None}}, 0)
    assert not is_losing({"encounter": None}, 0)


@pytest.mark.parametrize(
    "body",
    ["x", [1], [{"match": 1}], [{"match": {"who": 1}}], [{"until": "never"}], [{"wake": ["x"]}], [{"more": 1}],
     [{"answer": "x" * 5000}], [{}] * 51],
)  # fmt: skip
def test_rules_that_nobody_understands_are_refused(body: Any) -> None:
    with pytest.raises(Refused) as refused:
        read_rules(body)
    assert refused.value.code == "invalid"


async def _order(client: Client, command: str, rules: list[Any]) -> None:
    assert client.attachment is not None
    await client.attachment.auto(command, rules)


def test_a_standing_pass_is_given_in_windows_and_nowhere_else_and_its_owner_is_told() -> None:
    async def main() -> None:
        place = await Place(toy("wq")).open(people=2, bots=1, pace="unlimited")
        for i, client in enumerate(place.seats):
            await _order(client, "o1", [{"answer": "pass", "until": "game"}])
            assert client.frames[-1] == {
                "type": "auto",
                "rules": [{"match": {}, "answer": "pass", "until": "game", "wake": []}],
            } or any(f["type"] == "auto" for f in client.frames), i
            assert "o1" in client.acks
        for _ in range(40):
            asks = [(client, ask) for client in place.seats for ask in client.asks]
            assert not any(ask["window"] for _, ask in asks)
            if not asks:
                break
            await asks[0][0].answer(f"c{asks[0][1]['id']}", asks[0][1]["id"], ["0"])
        assert place.seats[0].over

    in_time(main)


def test_orders_end_by_themselves_at_the_encounters_end_and_survive_a_restart_until_then() -> None:
    async def main() -> None:
        place = await Place(toy("q")).open(people=1, bots=2, pace="unlimited")
        client = place.seats[0]
        await _order(client, "o1", [{"until": "encounter"}, {"until": "game"}])
        await place.restart()
        client = await place.back(0)
        state = (await place.live()).state
        assert state is not None
        assert len(state.orders_of(0)) == 2
        while not client.over and len(state.orders_of(0)) == 2:
            await client.answer(f"c{client.asks[0]['id']}", client.asks[0]["id"], ["0"])
        assert [rule.until for rule in state.orders_of(0)] == ["game"]
        assert [f for f in client.frames if f["type"] == "auto"][-1]["rules"][0]["until"] == "game"

    in_time(main)


def test_a_positive_standing_answer_is_given_where_it_is_legal() -> None:
    async def main() -> None:
        place = await Place(toy("w")).open(people=2, bots=1, ask_all=True)
        for client in place.seats:
            await _order(client, "o1", [{"answer": ["1"], "until": "game"}])
        used = [client for client in place.seats if any(ask["back"] for ask in client.asks)]
        silent = [c for c in place.seats if any(len(ask["options"]) == 1 for ask in c.asks)]
        assert used or silent
        for client in place.seats:
            assert not any(len(ask["options"]) == 2 and not ask["back"] for ask in client.asks)

    in_time(main)
