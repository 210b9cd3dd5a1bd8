"""Which accepted commands need no limit: those by which the table goes on for everybody."""

from __future__ import annotations

from app.tables import project
from app.tables.commands import answer
from app.tables.draft import Draft
from tests.kit import scenario
from tests.tables.table import Place, in_time, toy


async def _first(place: Place) -> Draft:
    live = await place.live()
    assert live.state is not None
    return Draft(live.state, live.shown, place.clock.now())


def test_an_answer_that_moves_the_table_on_needs_no_limit() -> None:
    async def main() -> None:
        place = await Place(toy("qqqq")).open(2, 1)
        draft = await _first(place)
        draft.put(["a", draft.state.game.asks[0].id, draft.state.game.asks[0].default])
        assert draft.moved

    in_time(main)


def test_standing_orders_move_nothing() -> None:
    async def main() -> None:
        place = await Place(toy("qqqq")).open(2, 1)
        draft = await _first(place)
        draft.put(["o", 0, []])
        assert not draft.moved

    in_time(main)


def test_offers_to_and_fro_count() -> None:
    async def main() -> None:
        place = await Place().open(2, 1)
        live = await place.live()
        assert live.state is not None
        state = live.state
        state.game = scenario(hands={"A": "negotiate, plague", "B": "negotiate, card zap"}).play(until="deal").game
        state.note_stop(place.clock.now(), fresh=True)
        draft = Draft(state, project.first(state, [None]), place.clock.now())
        offer = {"give": {"random_cards": 1}, "take": {}, "promises": []}
        for ask in [ask for ask in state.game.asks if ask.seat == 0]:
            draft.put(["a", ask.id, {"action": "offer", "offer": offer}])
        assert draft.entries
        assert not draft.moved
        draft.put(["a", next(ask.id for ask in state.game.asks if ask.seat == 1), {"action": "accept"}])
        assert draft.moved

    in_time(main)


def test_what_is_wished_for_between_actions_needs_no_limit_and_not_now_leaves_no_trace() -> None:
    async def main() -> None:
        place = await Place().open(2, 1)
        live = await place.live()
        assert live.state is not None
        state, now = live.state, place.clock.now()
        position = scenario(start="regroup", warp={"A": 2}, lucre={"A": 9}, hands={"A": "plague", "B": "card zap"})
        state.game = position.play(until="regroup").game
        state.note_stop(now, fresh=True)
        ask = next(a for a in state.game.asks if a.free and a.seat == 0 and a.text == "lucre_shop.shop")
        assert answer(state.ask_id(ask), [])(state, 0, now) == []
        gift = next(a for a in state.game.asks if a.free and a.seat == 0 and a.kind == "allocate")
        for not_now in ([], {}):
            assert answer(state.ask_id(gift), not_now)(state, 0, now) == []
        draft = Draft(state, project.first(state, [None]), now)
        draft.put(answer(state.ask_id(ask), ["0"])(state, 0, now)[0])
        assert draft.moved

    in_time(main)
