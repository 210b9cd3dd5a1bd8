"""A slow table tells those it waits for outside the page: once, not too soon, from one process, whatever crashes."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from app.tables import Refused, TableSettings
from app.tables.hooks import Outcome
from tests.tables.table import Place, in_time, toy

URL = "https://chat.example/hooks/abc"
SITE = "https://colony.example"


class Mailbox:
    """Takes what is sent, and fares as told: ``outcomes`` are used up one by one."""

    def __init__(self, *outcomes: Outcome) -> None:
        self.outcomes = list(outcomes)
        self.sent: list[tuple[str, dict[str, Any], dict[str, str], bytes]] = []

    async def check(self, url: str) -> str:
        return url

    async def send(self, url: str, body: bytes, headers: dict[str, str]) -> Outcome:
        self.sent.append((url, json.loads(body), headers, body))
        await asyncio.sleep(0.5)
        return self.outcomes.pop(0) if self.outcomes else Outcome()

    @property
    def bodies(self) -> list[dict[str, Any]]:
        return [body for _, body, _, _ in self.sent]


Played = Callable[["Place", Mailbox], Awaitable[None]]


def place(kinds: str, box: Mailbox, **settings: Any) -> Place:
    return Place(toy(kinds), sender=box, settings=TableSettings(**settings))


def slow(kinds: str, *outcomes: Outcome, **settings: Any) -> Callable[[Played], Callable[[], None]]:
    """A test of a table with these questions and of its mailbox."""

    def of(test: Played) -> Callable[[], None]:
        async def main() -> None:
            box = Mailbox(*outcomes)
            await test(place(kinds, box, **settings), box)

        def run() -> None:
            in_time(main)

        return run

    return of


async def opened(game: Place, **hook: Any) -> int:
    """The seat that is asked first has a webhook; the table is at the pace of days."""
    await game.open(people=3, bots=0, pace="days")
    seat = asked(game)
    await hooked(game, seat, **hook)
    return seat


def asked(game: Place) -> int:
    return next(seat for seat, client in enumerate(game.seats) if client.asks)


async def hooked(game: Place, seat: int, private: bool = False, language: str = "en", url: str = URL) -> str:
    _, secret = await game.tables.hooks.put(game.players[seat], url, private, language, SITE)
    return secret


@slow("q")
async def test_who_is_waited_for_is_told_once_and_not_too_soon(game: Place, box: Mailbox) -> None:
    await opened(game)
    await game.wait(110)
    assert box.sent == []
    await game.wait(20)
    assert len(box.sent) == 1
    await game.wait(3 * 3600)
    assert len(box.sent) == 1


@slow("q")
async def test_a_quick_answer_sends_nothing(game: Place, box: Mailbox) -> None:
    await opened(game)
    for number in range(4):
        await game.wait(60)
        seat = asked(game)
        await game.seats[seat].answer(f"c{number}", game.seats[seat].asks[0]["id"], ["0"])
    assert box.sent == []


@slow("q")
async def test_each_new_question_is_told_again(game: Place, box: Mailbox) -> None:
    await opened(game)
    for seat in range(3):
        await hooked(game, seat)
    for number in range(3):
        await game.wait(130)
        assert len(box.sent) == number + 1
        seat = asked(game)
        await game.seats[seat].answer(f"c{number}", game.seats[seat].asks[0]["id"], ["0"])


@slow("q")
async def test_the_message_says_which_table_where_and_what_and_is_signed(game: Place, box: Mailbox) -> None:
    seat = await opened(game)
    secret = await hooked(game, seat)
    await game.wait(130)
    url, body, headers, raw = box.sent[0]
    assert url == URL
    assert body["type"] == "waiting"
    assert body["table"] == {"id": game.id, "name": "Ada's table"}
    assert body["link"] == f"{SITE}/t/{game.id}"
    assert body["content"] == body["text"]
    assert body["link"] in body["text"]
    assert "Ada's table" in body["text"]
    assert body["asked"] == {"phase": "phase 1", "window": False}
    assert body["deadline"] > body["at"]
    at, _, signature = headers["Fifth-Colony-Signature"].removeprefix("t=").partition(",v1=")
    good = hmac.new(bytes.fromhex(secret), f"{at}.".encode() + raw, hashlib.sha256).hexdigest()
    assert (int(at), signature) == (body["at"], good)
    assert headers["Fifth-Colony-Delivery"] == body["id"]
    assert secret not in raw.decode()


@slow("w")
async def test_only_who_says_that_he_reads_alone_is_told_the_question_and_of_windows(game: Place, box: Mailbox) -> None:
    await game.open(people=3, bots=0, pace="days")
    for seat in range(3):
        attachment = game.seats[seat].attachment
        assert attachment is not None
        await attachment.auto(f"o{seat}", [])  # no orders: windows are really asked
    await hooked(game, 0, url="https://chat.example/open")
    await hooked(game, 1, url="https://chat.example/alone", private=True)
    await hooked(game, 2, url="https://chat.example/alone2", private=True)
    open_asks = {seat for seat in range(3) if any(len(a["options"]) > 1 for a in game.seats[seat].asks)}
    await game.wait(200)
    told = {url.rsplit("/", 1)[1] for url, *_ in box.sent}
    assert told == {name for seat, name in ((1, "alone"), (2, "alone2")) if seat in open_asks}
    assert told
    assert box.bodies[0]["asked"]["title"] == "?"
    assert "may respond" in box.bodies[0]["text"]


@slow("w")
async def test_a_window_that_an_order_answers_is_not_told(game: Place, box: Mailbox) -> None:
    await game.open(people=3, bots=0, pace="days")  # as delivered everybody passes
    for seat in range(3):
        await hooked(game, seat, private=True)
    await game.wait(3)
    assert not await game.store.due_waits(game.clock.now() + 10_000_000, 10)


def test_tables_that_are_not_slow_tell_nobody() -> None:
    async def main() -> None:
        for pace in ("live", "relaxed", "unlimited"):
            box = Mailbox()
            game = place("q", box, hook_delay=1_000)
            await game.open(people=3, bots=0, pace=pace)
            for seat in range(3):
                await hooked(game, seat)
            await game.wait(10)
            assert box.sent == []

    in_time(main)


@slow("q")
async def test_a_webhook_that_comes_later_is_told_of_what_still_waits(game: Place, box: Mailbox) -> None:
    await game.open(people=3, bots=0, pace="days")
    await game.wait(3600)
    await hooked(game, asked(game))
    await game.wait(6)
    assert len(box.sent) == 1


@slow("q")
async def test_one_of_several_processes_sends_and_a_restart_sends_nothing_twice(game: Place, box: Mailbox) -> None:
    await opened(game)
    others = [game.process() for _ in range(3)]
    for tables in others:
        await tables.start()
    await game.wait(130)
    assert len(box.sent) == 1
    await game.restart(away=60)
    await game.wait(3600)
    assert len(box.sent) == 1


@slow("q")
async def test_what_fell_due_while_no_process_lived_is_sent_by_the_next_one(game: Place, box: Mailbox) -> None:
    await opened(game)
    await game.wait(10)
    await game.restart(away=4000)
    await game.wait(6)
    assert len(box.sent) == 1


@slow("q", Outcome("no answer in time"), Outcome("no answer in time"))
async def test_a_message_that_does_not_arrive_is_tried_again_with_pauses_under_the_same_id(
    game: Place, box: Mailbox
) -> None:
    seat = await opened(game)
    await game.wait(130)
    assert len(box.sent) == 1
    await game.wait(65)
    assert len(box.sent) == 2
    await game.wait(60)
    assert len(box.sent) == 2
    await game.wait(300)
    assert len(box.sent) == 3
    assert len({body["id"] for body in box.bodies}) == 1
    await game.wait(4 * 3600)
    assert len(box.sent) == 3
    assert (await game.tables.hooks.get(game.players[seat]))["webhook"]["problem"] is None


@slow("q", *[Outcome("it answered 500")] * 9)
async def test_a_message_is_given_up_at_last_and_its_player_can_read_why(game: Place, box: Mailbox) -> None:
    seat = await opened(game)
    await game.wait(4 * 3600)
    assert len(box.sent) == 4
    assert (await game.tables.hooks.get(game.players[seat]))["webhook"]["problem"] == "it answered 500"


@slow("q", *[Outcome("it answered 404", final=True)] * 5, hook_failures=2)
async def test_an_address_that_is_gone_is_not_tried_again_and_after_many_the_webhook_is_off(
    game: Place, box: Mailbox
) -> None:
    await opened(game)
    for seat in range(3):
        await hooked(game, seat)
    number = 0
    while (await game.tables.hooks.get(game.players[asked(game)]))["webhook"]["on"]:
        await game.wait(130)
        seat, number = asked(game), number + 1
        assert len(box.sent) == number
        await game.seats[seat].answer(f"c{number}", game.seats[seat].asks[0]["id"], ["0"])
        assert number < 5
    hook = await game.tables.hooks.change(game.players[asked(game)], True, None, None)
    assert hook["on"]


@slow("q", Outcome("no answer in time"))
async def test_an_answer_ends_the_tries(game: Place, box: Mailbox) -> None:
    seat = await opened(game)
    await game.wait(130)
    await game.seats[seat].answer("c1", game.seats[seat].asks[0]["id"], ["0"])
    first = box.bodies[0]["id"]
    await game.wait(3600)
    assert [body["id"] for body in box.bodies].count(first) == 1


@slow("q")
async def test_a_pause_and_a_stand_in_are_waited_for_by_nobody(game: Place, box: Mailbox) -> None:
    seat = await opened(game)
    await game.tables.leave(game.players[seat], game.id)
    await game.wait(10)
    assert [w for w in await game.store.due_waits(10**14, 10) if w.wait.player == game.players[seat].id] == []


@slow("q", hooks_per_hour=1, hook_delay=1_000)
async def test_more_messages_than_the_limit_wait_for_the_next_hour(game: Place, box: Mailbox) -> None:
    await game.open(people=3, bots=0, pace="days")
    for seat in range(3):
        await hooked(game, seat, url=f"https://chat.example/{seat}")
    told, number = set[int](), 0
    while asked(game) not in told:
        told.add(seat := asked(game))
        await game.wait(8)
        assert len(box.sent) == len(told)
        await game.seats[seat].answer(f"c{number}", game.seats[seat].asks[0]["id"], ["0"])
        number += 1
    await game.wait(60)
    assert len(box.sent) == len(told)  # he was told of another question in this hour already
    await game.wait(3600)
    assert len(box.sent) == len(told) + 1
    assert box.sent[-1][0].endswith(f"/{asked(game)}")


@slow("q", Outcome(), Outcome("it answered 500"))
async def test_a_test_message_is_sent_at_once_in_the_players_language(game: Place, box: Mailbox) -> None:
    seat = await opened(game, language="de")
    player = game.players[seat]
    assert await game.tables.hooks.test(player) == {"delivered": True, "problem": None}
    assert "Das ist ein Test" in box.bodies[0]["content"]
    assert await game.tables.hooks.test(player) == {"delivered": False, "problem": "it answered 500"}


@slow("q")
async def test_names_of_tables_call_nobody_and_link_nowhere(game: Place, box: Mailbox) -> None:
    await game.lobby(people=3, bots=0, pace="days")
    await game.tables.change(game.players[0], game.id, {"name": "@everyone <!channel> [x](https://bad.example)"})
    for player in game.players:
        await game.tables.ready(player, game.id, True)
    await game.tables.begin(game.players[0], game.id)
    await hooked(game, asked(game))
    await game.wait(130)
    text = box.bodies[0]["text"].replace(SITE, "")
    assert not any(sign in text for sign in ("@", "<", ">", "[", "]", "://"))
    assert box.bodies[0]["allowed_mentions"] == {"parse": []}


@slow("q")
async def test_a_webhook_is_removed_and_its_address_is_never_told(game: Place, box: Mailbox) -> None:
    seat = await opened(game)
    player = game.players[seat]
    told = json.dumps(await game.tables.hooks.get(player))
    assert "chat.example" in told
    assert "hooks/abc" not in told
    await game.tables.hooks.remove(player)
    with pytest.raises(Refused, match="no webhook"):
        await game.tables.hooks.remove(player)
    await game.wait(3600)
    assert box.sent == []
    assert await game.tables.hooks.get(player) == {"available": True, "webhook": None}


def test_a_site_that_sends_none_says_so() -> None:
    async def main() -> None:
        game = Place(toy("q"))
        await game.open(people=3, bots=0, pace="days")
        assert (await game.tables.hooks.get(game.players[0]))["available"] is False
        with pytest.raises(Refused, match="sends no webhooks"):
            await hooked(game, 0)

    in_time(main)


@slow("q")
async def test_nothing_of_a_webhook_stands_in_the_tables_record(game: Place, box: Mailbox) -> None:
    seat = await opened(game)
    secret = await hooked(game, seat)
    await game.wait(130)
    row = await game.store.table(game.id)
    assert row is not None
    stored = b"".join([row.record, row.secret, *(r.entries + r.events for r in game.store.rows[game.id])])
    assert b"chat.example" not in stored
    assert secret.encode() not in stored
    assert all("chat.example" not in json.dumps(client.frames) for client in game.seats)
