"""Pirate."""

from app.engine.moments import GAME
from app.engine.state import Mark
from tests.kit import Offer, acts, check, rule, ruling, scenario

WON = {"A": "attack 40", "B": "attack 04"}
LOST = {"A": "attack 04", "B": "attack 40"}


def captured(pirate: str = "C", **ships: int):
    """A probe: before the regroup phase ships of these seats lie on the Pirate's sheet."""

    @acts("regroup.tech", seat=pirate)
    def lie_there(me):
        power = next(p for p in me.g.state.powers if p.alien == "pirate")
        sheet = me.g.place_for("captives", power.id)
        for name, count in ships.items():
            seat = "ABCDE".index(name)
            for i in range(count):
                me.g.shift(seat, 1, me.g.home_planets(seat)[i % 3], sheet)
        yield from ()

    return [lie_there]


def sheet(game) -> dict[str, int]:
    """The ships on the sheet."""
    shown = [entry["ships"] for entry in game.view().get("sheet_ships", []) if entry["kind"] == "captives"]
    return {"ABCDE"[int(seat)]: n for ships in shown for seat, n in ships.items()}


@check("pirate", 1)
def test_three_return_and_three_are_captured():
    game = scenario(gate={"A": 4}, aliens={"A": "pirate"}, hands=WON)
    game.answers(A=["pirate", 3, {"A2": 3}]).play()
    assert game.ships("B1") == {"A": 1}
    assert sheet(game) == {"B": 3}
    assert game.warp == {"B": 1}


@check("pirate", 2)
@rule("R-REWARD-1")
def test_a_ship_that_returned_earns_no_reward():
    game = scenario(gate={"A": 3}, ring={"C": 2}, aliens={"C": "pirate"}, hands=LOST, deck="attack 08, attack 06")
    game.answers(C=["pirate", 1, {"C1": 1}]).play()
    assert sheet(game) == {"A": 1}
    assert game.hand("C") == ["attack 08"]
    assert game.ships_of("C") == 20
    assert game.warp == {"A": 2}


@check("pirate", 3)
def test_four_captives_are_sold_for_four_rewards():
    game = scenario(start="regroup", destiny="B", aliens={"C": "pirate"}, probes=captured(D=2, B=3), hands=WON)
    game.answers(C=["pirate", {"D": 1, "B": 3}]).play(until="destiny")
    assert game.warp == {"B": 3, "D": 1}
    assert len(game.hand("C")) == 4
    assert sheet(game) == {"D": 1}


@ruling("pirate", 1)
def test_ships_of_the_losing_allies_may_be_taken():
    game = scenario(gate={"A": 4}, ring={"D": 3}, aliens={"A": "pirate"}, hands=WON)
    game.answers(A=["pirate", 2, {"A1": 2}, {"B": 0, "D": 2}]).play()
    assert sheet(game) == {"D": 2}
    assert game.warp == {"B": 4, "D": 1}
    assert game.ships("B1") == {"A": 2}


@ruling("pirate", 2)
def test_captured_ships_bring_no_compensation():
    hands = {"A": "attack 40, attack 08, attack 10, +2", "B": "negotiate"}
    game = scenario(gate={"A": 4}, aliens={"A": "pirate"}, hands=hands)
    game.answers(A=["select: attack 40", "pirate", 3, {"A1": 3}]).play()
    assert len(game.hand("B")) == 1


@ruling("pirate", 3)
def test_zombie_saves_no_captured_ship():
    game = scenario(gate={"A": 4}, aliens={"A": "pirate", "B": "zombie"}, hands=WON)
    game.answers(A=["pirate", 3, {"A1": 3}]).play()
    assert sheet(game) == {"B": 3}
    assert game.warp == {}
    assert game.ships_of("B") == 17


@ruling("pirate", 4)
@ruling("vampire", 4)
def test_the_offense_captures_before_an_ally_and_each_takes_what_is_left():
    game = scenario(gate={"A": 2, "C": 3}, aliens={"A": "vampire", "C": "pirate"}, hands=WON).play()
    assert not game.was_asked("C", moment="plan.ships_to_warp")
    game = scenario(gate={"A": 2}, ring={"D": 2}, aliens={"A": "pirate", "C": "healer"}, hands=WON)
    game.answers(A=["pirate", 2, {"A1": 2}, {"B": 2}]).play()
    assert game.warp == {"B": 2, "D": 2}


@ruling("pirate", 5)
def test_a_win_against_a_negotiate_is_a_win():
    game = scenario(gate={"A": 2}, aliens={"A": "pirate"}, hands={"A": "attack 04", "B": "negotiate"})
    game.answers(A=["pirate", 2, {"A1": 2}]).play()
    assert sheet(game) == {"B": 2}
    assert game.ships("B1") == {}
    assert game.warp == {"B": 2}
    assert game.colonies("A") == 0


@ruling("pirate", 6)
def test_captives_are_nobodys_but_their_owners():
    game = scenario(start="regroup", destiny="B", aliens={"C": "pirate"}, probes=captured(D=2), hands=WON)
    game.play(until="destiny")
    assert game.ships_of("C") == 20
    assert game.view()["elsewhere"] == {"3": 2}
    assert sheet(game) == {"D": 2}


def test_zapped_all_losers_go_to_the_warp():
    game = scenario(gate={"A": 4}, aliens={"A": "pirate"}, hands=WON | {"D": "cosmic zap"})
    game.answers(A=["pirate", 3, {"A1": 3}], D="cosmic zap").play()
    assert game.warp == {"B": 4}
    assert game.ships("B1") == {"A": 4}
    assert sheet(game) == {}


def bargaining(game) -> None:
    """C offers talks about captured ships."""
    game.play(until="regroup.begin")
    uses = [option[-1] for option in game.ask("C").options]
    game.game.answer(game.ask("C").id, [str(next(i for i, me in enumerate(uses) if i and me.hook.name == "bargain"))])
    game.play(until="pirate.talk")


def test_captives_are_released_for_a_card_and_it_is_no_deal():
    hands = WON | {"B": "attack 04, attack 10"}
    game = scenario(start="regroup", destiny="B", aliens={"C": "pirate"}, probes=captured(B=3), hands=hands)
    bargaining(game)
    game.answer("C", Offer(take="attack 10", release={"B": 2})).answer("B", "accept").play(until="destiny")
    assert game.hand("C") == ["attack 10"]
    assert game.ships_of("B") == 19
    assert sheet(game) == {"B": 1}
    assert not game.successful


def test_the_keeper_gives_ships_only_and_refusing_costs_nothing():
    hands = WON | {"C": "attack 10"}
    game = scenario(start="regroup", destiny="B", aliens={"C": "pirate"}, probes=captured(B=3), hands=hands)
    bargaining(game)
    assert game.refuses("C", Offer(give="attack 10", release={"B": 1}))
    game.answer("B", "refuse").play(until="destiny")
    assert sheet(game) == {"B": 3}
    assert game.warp == {}


def test_with_the_sheet_face_down_captives_stay():
    game = scenario(start="regroup", destiny="B", homes={"C": 2}, warp={"C": 10}, aliens={"C": "pirate"},
                    probes=captured(B=3), hands=WON)  # fmt: skip
    game.play(until="destiny")
    assert not game.was_asked("C", moment="regroup.begin")
    assert sheet(game) == {"B": 3}


@check("pirate", 4)
def test_super_a_ship_that_returns_pays_for_two():
    game = scenario(gate={"A": 4}, aliens={"A": "pirate"}, hands=WON | {"A": "attack 40, pirate flare"})
    game.answers(A=["pirate", 2, {"A1": 2}, "boost: pirate flare", {"B": 4}]).play()
    assert sheet(game) == {"B": 4}
    assert game.ships("B1") == {"A": 2}
    assert game.hand("A") == ["pirate flare"]


def test_wild_rewards_are_cards_of_the_one_who_was_helped():
    hands = {"A": "attack 04", "B": "attack 40, attack 10, attack 08", "C": "pirate flare"}
    game = scenario(gate={"A": 3}, ring={"C": 3}, hands=hands, deck="morph")
    game.answers(B="select: attack 40", C=["pirate flare", {"hand": 2}]).play()
    assert sorted(game.hand("C")) == ["attack 08", "attack 10", "morph", "pirate flare"]
    assert game.hand("B") == []


def test_wild_only_the_two_see_the_cards():
    hands = {"A": "attack 04", "B": "attack 40, attack 10, attack 08", "C": "pirate flare"}
    game = scenario(gate={"A": 3}, ring={"C": 1}, hands=hands).answers(C="pirate flare").play()
    assert any("cards" in event for event in game.heard("C", kind="took"))
    assert not any("cards" in event for event in game.heard("D", kind="took"))


def test_ships_of_others_who_were_attacked_on_the_planet_may_be_taken_too():
    position = {"start": "launch", "planet": "B1", "ships": {"B1": {"B": 2, "C": 2, "D": 1}}}
    hands = WON | {"A": "attack 40"}
    game = scenario(**position, aliens={"A": "berserker", "E": "pirate"}, hands=hands)
    game.answers(A=["B1", {"A1": 2}, "berserker", "B, C, D", "berserker.defense: B", "invite: E"])
    game.answers(E=["offense", {"E1": 3}, "pirate", 3, {"E2": 3}, {"C": 2, "D": 1}]).play()
    assert sheet(game) == {"C": 2, "D": 1}


@rule("EX-30")
def test_nobody_bargains_with_one_who_may_not_talk():
    @acts("regroup.tech", seat="E")
    def silence(me):
        power = next(p for p in me.g.state.powers if p.alien == "silencer")
        me.g.state.marks.append(Mark("silence", "alien:silencer", 1, GAME, 0, power.id, [0]))
        me.g.reindex()
        yield from ()

    for probes, offered in (([], ["sell", "bargain"]), ([silence], ["sell"])):
        game = scenario(start="regroup", destiny="B", aliens={"C": "pirate", "E": "silencer"}, hands=WON,
                        options={"classic_silence": True}, probes=captured(B=3) + probes)  # fmt: skip
        game.play(until="regroup.begin")
        uses = [option[1].hook.name for option in game.ask("C").options if option[0] == "use"]
        assert uses == offered
