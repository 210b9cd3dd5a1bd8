"""Terrorist."""

from app.engine import COLOURS, Game, Options, SeatSetup, Setup
from app.engine.moments import GAME
from app.engine.state import GATE, WARP, Mark
from bench.conserved import check_conserved
from tests.kit import acts, check, rule, ruling, scenario

HANDS = {"A": "attack 40", "B": "attack 04", "C": "attack 06"}


def with_bombs(game, bombs: str, gap: bool = False):
    """A game in which these planets are written down for the first power that is the Terrorist."""
    write_down(game.game.state, bombs, gap)
    return game


def write_down(state, bombs: str, gap: bool = False) -> None:
    """Marks as the setup of the Terrorist leaves them; with a gap one bomb has gone off."""
    power = next(p for p in state.powers if p.alien == "terrorist")
    planets = [("ABCDEFGH".index(p[0])) * state.planets_each + int(p[1:]) - 1 for p in bombs.split()]
    for kind, data in [("bombs", planets), ("exposed", [])] + [("gap", [])] * gap:
        state.marks.append(Mark(kind, "alien:terrorist", power.seat, GAME, 0, power.id, data))


def armed(moment: str, planets: str, gap: bool = False):
    """A probe that writes the planets down at this moment, before anybody acts there."""

    @acts(moment, seat="E", layer=-9)
    def write(me):
        if not any(mark.kind == "bombs" for mark in me.g.state.marks):
            write_down(me.g.state, planets, gap)

    return write


def bombs(game, seat: str) -> list[list[str]]:
    """The lists that a seat may read, as planets' ids."""
    return [note["planets"] for note in game.view(seat).get("own_notes", [])]


@check("terrorist", 1)
@ruling("terrorist", 4)
@ruling("terrorist", 6)
def test_all_ships_on_a_listed_planet_are_lost_when_somebody_lands_there():
    ships = {"B2": {"B": 1, "D": 1}}
    game = scenario(gate={"A": 3, "C": 2}, planet="B2", ships=ships, aliens={"E": "terrorist"}, hands=HANDS)
    with_bombs(game, "B2 C1").play()
    assert game.ships("B2") == {}
    assert game.warp == {"A": 3, "B": 1, "C": 2, "D": 1}
    assert (game.colonies("A"), game.colonies("C"), game.colonies("D")) == (0, 0, 0)
    assert bombs(game, "E") == [["10"]]
    assert game.result == "offense wins"
    assert game.successful
    assert game.state.encounter.ships_lost == [0, 1, 0, 0, 0], "the bomb is no loss in the encounter"


@check("terrorist", 2)
def test_its_own_landing_sets_off_nothing():
    game = scenario(gate={"A": 3}, aliens={"A": "terrorist"}, hands=HANDS)
    with_bombs(game, "B1").play()
    assert game.ships("B1") == {"A": 3}


@check("terrorist", 3)
@rule("R-INFO-2")
def test_a_missing_entry_may_be_added_in_secret():
    probes = [armed("start_turn", "B1 C1 D1", gap=True)]
    game = scenario(start="start_turn", aliens={"A": "terrorist"}, hands=HANDS, probes=probes)
    game.answers(A="terrorist.add: E3").play(until="regroup")
    assert bombs(game, "A") == [["5", "10", "15", "22"]]
    for name in ("B", "C", None):
        assert "notes" not in game.view(name)
        assert "own_notes" not in game.view(name)
        assert not [event for event in game.heard(name) if "22" in str(event)]


@rule("R-INFO-2")
def test_nobody_can_tell_whether_an_entry_is_missing():
    probes = [armed("start_turn", "A1 B1 C1 D1 E1", gap=True)]
    full = scenario(start="start_turn", aliens={"A": "terrorist"}, hands=HANDS, probes=probes).play(until="regroup")
    assert full.was_asked("A", "terrorist.add")
    probes = [armed("start_turn", "A1 B1 C1 D1 E1")]
    fresh = scenario(start="start_turn", aliens={"A": "terrorist"}, hands=HANDS, probes=probes).play(until="regroup")
    assert not fresh.was_asked("A", "terrorist.add"), "everybody knows that nothing is missing"


@check("terrorist", 4)
def test_ships_that_join_an_own_colony_are_safe():
    ships = {"B2": {"A": 2, "B": 4}}
    game = scenario(start="regroup", ships=ships, warp={"A": 1}, aliens={"E": "terrorist"}, hands=HANDS, destiny="C")
    with_bombs(game, "B2").answers(A={"B2": 1}).play(until="destiny")
    assert game.ships("B2") == {"A": 3, "B": 4}


@ruling("terrorist", 3)
def test_only_the_first_landing_on_a_planet_is_caught():
    @acts("destiny.after_draw", seat="D")
    def two_land_one_after_the_other(me):
        for seat in (2, 3):
            yield from me.g.move([[seat, 2, me.g.home_planets(seat)[0], 5]], "settled", "probe")

    game = scenario(start="destiny", destiny="B", aliens={"E": "terrorist"}, hands=HANDS,
                    probes=[armed("destiny.turned_up", "B1"), two_land_one_after_the_other])  # fmt: skip
    game.play(until="launch")
    assert game.ships("B1") == {"D": 2}
    assert game.warp == {"B": 4, "C": 2}


@ruling("terrorist", 5)
@rule("R-GEN-6")
def test_a_fifth_foreign_colony_that_blows_up_does_not_win():
    game = scenario(gate={"A": 3}, colonies={"A": 4}, aliens={"E": "terrorist"}, hands=HANDS)
    with_bombs(game, "B1").play()
    assert game.winners == []
    assert game.colonies("A") == 4


def test_zapped_the_landing_stands_and_may_win():
    hands = HANDS | {"A": "attack 40, cosmic zap"}
    game = scenario(gate={"A": 3}, colonies={"A": 4}, aliens={"E": "terrorist"}, hands=hands)
    with_bombs(game, "B1").answers(A="cosmic zap").play()
    assert game.winners == ["A"]


@rule("R-POWER-4")
def test_zapped_the_entry_is_known_to_all_and_no_bomb_goes_off_any_more():
    @acts("resolution.after_ships", seat="D")
    def lands_too(me):
        yield from me.g.move([[3, 2, 15, 10]], "settled", "probe")

    hands = HANDS | {"C": "attack 06, cosmic zap"}
    game = scenario(gate={"A": 3}, aliens={"E": "terrorist"}, hands=hands, probes=[lands_too])
    with_bombs(game, "B1 C1").answers(C="cosmic zap").play()
    assert game.ships("B1") == {"A": 3}
    assert game.ships("C1", "D") == 2
    assert [note["planets"] for note in game.view("A")["notes"]] == [["5"]]
    assert bombs(game, "E") == [["5", "10"]]


@ruling("terrorist", 2)
def test_the_list_goes_with_the_sheet():
    game = scenario(start="destiny", destiny="B", aliens={"A": "changeling", "B": "terrorist"}, hands=HANDS)
    with_bombs(game, "C1").answers(A="swap").play(until="launch")
    assert bombs(game, "A") == [["10"]]
    assert bombs(game, "B") == []


@ruling("terrorist", 9)
def test_nobody_becomes_it_in_the_middle_of_a_game():
    game = scenario(gate={"A": 1}, hands=HANDS)
    assert "terrorist" in game.state.unused
    assert not game.game.acquirable("terrorist")


def test_at_setup_one_planet_of_every_system_is_written_down():
    seats = [SeatSetup(f"Player {i}", COLOURS[i]) for i in range(3)]
    game = Game.new(Setup(seats, Options(aliens=["mind", "terrorist", "oracle"]), b"k" * 32, [""] * 3))
    asked = []
    while game.phase == "setup":
        asked.append(game.asks[0].text)
        game.timeout(game.asks[0].id)
    planets = [int(p) for p in game.view(1)["own_notes"][0]["planets"]]
    assert asked == ["terrorist.bomb"] * 3
    assert sorted(game.system(p) for p in planets) == [0, 1, 2]
    assert "own_notes" not in game.view(0)
    assert "own_notes" not in game.view(None)


@rule("R-POWER-7")
def test_super_the_planet_stays_on_the_list():
    hands = HANDS | {"E": "terrorist flare"}
    game = scenario(gate={"A": 3}, aliens={"E": "terrorist"}, hands=hands)
    with_bombs(game, "B1 C1").answers(E="terrorist flare").play()
    assert game.ships("B1") == {}
    assert bombs(game, "E") == [["5", "10"]]
    assert game.hand("E") == ["terrorist flare"]


def test_wild_hostages_are_lost_with_a_lost_encounter():
    hands = {"A": "attack 04, terrorist flare", "B": "attack 40"}
    game = scenario(gate={"A": 1}, ships={"C1": {"A": 1, "B": 2, "C": 4}}, hands=hands)
    game.answers(A="terrorist flare").play()
    assert game.ships("C1") == {"A": 1, "C": 4}
    assert game.warp == {"A": 1, "B": 2}


def test_wild_hostages_cannot_leave():
    @acts("planning.after_select", seat="D")
    def flees(me):
        yield from me.g.move([[1, 2, 10, 5]], "moved", "probe")

    hands = {"A": "attack 40, terrorist flare", "B": "attack 04"}
    game = scenario(gate={"A": 1}, ships={"C1": {"A": 1, "B": 2, "C": 4}}, hands=hands, probes=[flees])
    game.answers(A="terrorist flare").play()
    assert game.ships("C1") == {"A": 1, "B": 2, "C": 4}


def test_wild_without_a_shared_planet_there_are_no_hostages():
    hands = {"A": "attack 40, terrorist flare", "B": "attack 04"}
    game = scenario(gate={"A": 1}, hands=hands).play()
    assert not any("terrorist flare" in asked.options for asked in game.asked)


def test_nothing_is_lost_or_made_by_a_bomb():
    game = scenario(gate={"A": 3}, aliens={"E": "terrorist"}, hands=HANDS)
    with_bombs(game, "B1").play()
    check_conserved(game.game)
    assert game.state.ships[WARP][0] == 3
    assert game.state.ships[GATE] == [0] * 5
