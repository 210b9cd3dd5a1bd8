"""Witch."""

from typing import Any

from app.engine import COLOURS, Game, Options, SeatSetup, Setup
from app.engine.moments import GAME
from app.engine.state import Mark
from bench.conserved import check_conserved
from tests.kit import acts, check, rule, ruling, scenario

HANDS = {"A": "attack 40", "B": "attack 04", "C": "attack 06"}
KINDS = ["alliance", "artifacts", "flares", "attack", "victory", "totals", "cards"]


def witch(game, cache: str, rest: str = "", **cursed: str):
    """A game in which the Witch holds this cache, with curses before the named seats."""
    lay(game.game, cache, rest, **cursed)
    return game


def lay(g, cache: str, rest: str = "", **cursed: str) -> None:
    """Marks as the Witch leaves them."""
    power = next(p for p in g.state.powers if p.alien == "witch")

    def put(kind: str, seat: int, words: str) -> None:
        g.state.marks.append(
            Mark(kind, "alien:witch", seat, GAME, 0, power.id, [KINDS.index(w) for w in words.split()])
        )

    put("cache", power.seat, cache)
    put("set", power.seat, rest)
    put("unavailable", power.seat, "")
    for name, curse in cursed.items():
        put("curse", "ABCDEFGH".index(name), curse)
    g.reindex()


def cursed_at(moment: str, on: int = 0, **cursed: str):
    """A probe that lays curses before anybody acts at this moment, and so many ships of each cursed seat on them."""

    @acts(moment, seat="E", layer=-20)
    def curse(me):
        g = me.g
        if not g.has_mark("cache"):
            lay(g, "totals", "", **cursed)
            place = g.place_for("curses", next(p for p in g.state.powers if p.alien == "witch").id)
            for name in cursed:
                seat = "ABCDEFGH".index(name)
                for _ in range(on):
                    g.shift(seat, 1, g.best_home(seat), place)

    return curse


def words_of(note: dict[str, Any]) -> list[str]:
    """The words of curses that are written down."""
    return [piece["piece"].removeprefix("witch.") for piece in note["pieces"]]


def before(game, seat: str) -> list[str]:
    """The curses that lie before a seat, for all to see."""
    number = "ABCDEFGH".index(seat)
    notes = [note for note in game.view().get("notes", []) if note["kind"] == "curse"]
    return [word for note in notes if note.get("before", note["seat"]) == number for word in words_of(note)]


def cache(game, seat: str) -> list[str]:
    """The cache as that seat sees it."""
    return [word for note in game.view(seat).get("own_notes", []) if note["kind"] == "cache" for word in words_of(note)]


@check("witch", 1)
@ruling("witch", 2)
def test_a_beaten_witch_curses_winners_and_refills_its_cache():
    game = scenario(gate={"A": 1}, ring={"C": 1}, aliens={"A": "witch"}, hands={"A": "attack 04", "B": "attack 40"})
    witch(game, "alliance totals victory", "attack cards flares artifacts")
    game.answers(A=["witch.whom: B, C", "witch.curse: totals", "alliance"]).play()
    assert (before(game, "B"), before(game, "C")) == (["totals"], ["alliance"])
    assert sorted(cache(game, "A")) == ["artifacts", "flares", "victory"]
    assert game.told("E", kind="witch.cursed")[0] == "A puts a curse on B: Totals: ships are subtracted (4)."


@rule("R-INFO-2")
def test_nobody_else_sees_the_cache():
    game = scenario(gate={"A": 1}, aliens={"A": "witch"}, hands=HANDS)
    witch(game, "alliance totals victory").play(until="select")
    assert cache(game, "A") == ["alliance", "totals", "victory"]
    assert "own_notes" not in game.view("B")
    assert "own_notes" not in game.view()
    assert "victory" not in str(game.view("B"))


def test_at_setup_three_of_seven_curses_are_the_cache():
    seats = [SeatSetup(f"Player {i}", COLOURS[i]) for i in range(3)]
    game = Game.new(Setup(seats, Options(aliens=["mind", "witch", "oracle"]), b"k" * 32, [""] * 3))
    own = game.view(1)["own_notes"]
    assert [(note["kind"], len(words_of(note))) for note in own] == [("cache", 3)]
    assert "notes" not in game.view(0)


@check("witch", 2)
def test_the_flare_curse_throws_flares_away_for_as_long_as_it_lasts():
    hands = {"A": "attack 04", "B": "attack 40, mind flare, oracle flare"}
    game = scenario(gate={"A": 1}, ring={"B": 0, "C": 1}, aliens={"A": "witch"}, hands=hands, flares="virus flare")
    witch(game, "flares").answers(A="witch.whom: B").play()
    assert before(game, "B") == ["flares"]
    assert game.hand("B") == []
    assert {"mind flare", "oracle flare"} <= set(game.discard)


def test_a_card_that_is_gained_later_is_discarded_at_once():
    @acts("planning.before_select", seat="D", layer=-5)
    def draws(me):
        yield from me.g.draw(1, 2, "probe")

    game = scenario(gate={"A": 1}, aliens={"E": "witch"}, hands=HANDS, deck="mobius tubes, attack 12",
                    probes=[cursed_at("planning.before_select", B="artifacts"), draws])  # fmt: skip
    game.play(until="select")
    assert game.hand("B") == ["attack 04", "attack 12"]
    assert game.discard == ["mobius tubes"]


@check("witch", 3)
@ruling("witch", 3)
def test_who_lifts_the_win_curse_with_enough_colonies_wins():
    game = scenario(start="regroup", colonies={"C": 5}, aliens={"E": "witch"}, hands=HANDS,
                    probes=[cursed_at("regroup.begin", on=2, C="victory")])  # fmt: skip
    game.play(until="witch.lift")
    assert game.winners == []
    game.answers(C="C1").play()
    assert game.winners == ["C"]
    assert game.warp == {"C": 3}


@rule("MO-40")
def test_a_ship_that_must_stay_where_it_is_cannot_lift_a_curse():
    game = scenario(start="regroup", moons={"E": "snare*"}, ships={"snare": {"C": 1}}, aliens={"E": "witch"},
                    hands=HANDS, probes=[cursed_at("regroup.begin", C="victory")])  # fmt: skip
    game.play(until="witch.lift")
    assert "snare" not in game.options("C")
    assert "C1" in game.options("C")


@ruling("witch", 4)
def test_others_win_without_the_one_who_cannot():
    game = scenario(gate={"A": 1, "C": 1}, colonies={"A": 4, "C": 4}, aliens={"E": "witch"}, hands=HANDS,
                    probes=[cursed_at("planning.before_select", C="victory")])  # fmt: skip
    game.play()
    assert game.winners == ["A"]


@check("witch", 4)
def test_under_the_totals_curse_ships_are_subtracted():
    hands = {"A": "attack 04", "B": "attack 15"}
    game = scenario(
        gate={"A": 1}, aliens={"E": "witch"}, hands=hands, probes=[cursed_at("planning.before_select", B="totals")]
    )
    game.play()
    assert game.totals == (5, 11)


@ruling("witch", 6)
def test_against_the_anti_matter_the_ships_count_again():
    hands = {"A": "attack 04", "B": "attack 15"}
    game = scenario(gate={"A": 2}, aliens={"A": "anti matter", "E": "witch"}, hands=hands,
                    probes=[cursed_at("planning.before_select", A="totals")])  # fmt: skip
    game.play()
    assert game.totals[0] == 6


@ruling("witch", 5)
def test_under_the_alliance_curse_nobody_makes_one_an_ally():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"B": "magnet", "E": "witch"}, hands=HANDS,
                    probes=[cursed_at("alliance.before_invite", C="alliance")])  # fmt: skip
    game.answers(A="invite: D").play(until="planning")
    assert game.role("C") == "outsider"
    assert not any("C" in asked.options for asked in game.asked if asked.question == "invite")
    alone = scenario(start="alliance", gate={"A": 1}, aliens={"E": "witch"}, hands=HANDS,
                     probes=[cursed_at("alliance.before_invite", A="alliance")]).play(until="planning")  # fmt: skip
    assert not alone.was_asked("A", "invite")
    assert alone.was_asked("B", "invite")


def test_under_the_attack_curse_the_highest_attack_is_shown():
    hands = HANDS | {"B": "attack 04, attack 23, negotiate"}
    game = scenario(
        gate={"A": 1}, aliens={"E": "witch"}, hands=hands, probes=[cursed_at("planning.before_select", B="attack")]
    )
    game.play(until="select")
    assert [entry["card"]["card"] for entry in game.view()["known"]] == ["attack_23"]
    assert game.told("D", kind="witch.shown") == ["B shows the highest attack card: Attack 23."]


def test_under_the_non_encounter_curse_no_other_card_is_played():
    hands = HANDS | {"B": "attack 04, +3, plague, macron flare"}
    game = scenario(gate={"A": 1}, aliens={"B": "tripler", "E": "witch"}, hands=hands,
                    probes=[cursed_at("planning.before_select", B="cards")])  # fmt: skip
    game.play()
    assert not any(asked.seat == "B" and set(asked.options) & {"plague", "macron flare"} for asked in game.asked)
    assert not game.was_asked("B", "reinforce")
    assert game.told("C", kind="use") == ["B uses Tripler."], "a power is no card"


@ruling("witch", 1)
def test_a_failed_deal_is_no_loss():
    game = scenario(gate={"A": 1}, aliens={"A": "witch"}, hands={"A": "negotiate", "B": "negotiate"})
    witch(game, "totals").play()
    assert game.result == "deal failed"
    assert before(game, "B") == []


@rule("R-POWER-4")
def test_zapped_nobody_is_cursed():
    hands = {"A": "attack 04", "B": "attack 40, cosmic zap"}
    game = scenario(gate={"A": 1}, aliens={"A": "witch"}, hands=hands)
    witch(game, "totals alliance flares").answers(B="cosmic zap").play()
    assert before(game, "B") == []
    assert len(cache(game, "A")) == 3


def test_who_is_cursed_is_not_cursed_again():
    game = scenario(gate={"A": 1}, aliens={"A": "witch"}, hands={"A": "attack 04", "B": "attack 40"})
    witch(game, "alliance", B="totals").play()
    assert before(game, "B") == ["totals"]
    assert not game.was_asked("A", "witch.curse")


@rule("R-POWER-7")
def test_super_a_new_curse_takes_the_place_of_the_old_one():
    hands = {"A": "attack 04, witch flare", "B": "attack 40"}
    game = scenario(gate={"A": 1}, aliens={"A": "witch"}, hands=hands)
    witch(game, "flares", B="victory")
    g = game.game
    g.shift(1, 2, 6, g.place_for("curses", g.state.powers[0].id))
    game.answers(A="witch flare").play()
    assert before(game, "B") == ["flares"]
    assert game.warp == {"A": 1, "B": 2}
    assert game.hand("A") == ["witch flare"]


@ruling("witch", 8)
@rule("R-POWER-1")
def test_curses_end_with_the_sheet_and_their_ships_go_home():
    @acts("planning.after_select", seat="D")
    def emptied(me):
        yield from me.g.lose([(0, 9, 0), (0, 9, 1), (0, 9, 2)], "probe")

    game = scenario(gate={"A": 1}, aliens={"A": "witch"}, hands=HANDS, probes=[emptied])
    witch(game, "flares attack", "totals", B="victory")
    g = game.game
    g.shift(1, 2, 6, g.place_for("curses", g.state.powers[0].id))
    game.answers(B={"B2": 2}).play(until="reveal")
    assert game.power("A") == "lost"
    assert before(game, "B") == []
    assert game.ships("B2", "B") == 4
    assert cache(game, "A") == []
    assert not game.game.acquirable("witch")
    check_conserved(game.game)


def test_wild_the_own_power_works_with_too_few_home_colonies():
    hands = {"A": "attack 10, witch flare", "B": "attack 04"}
    game = scenario(homes={"A": 2}, gate={"A": 1}, aliens={"A": "tripler"}, hands=hands)
    game.answers(A="witch flare").play()
    assert game.totals == (31, 8) if game.totals[0] == 31 else game.totals[0] == 10 * 3 + 1
    assert game.power("A") == "lost"
    assert game.hand("A") == ["witch flare"]


def test_wild_it_needs_a_power_that_is_lost():
    game = scenario(gate={"A": 1}, aliens={"A": "tripler"}, hands=HANDS | {"A": "attack 10, witch flare"}).play()
    assert not any("witch flare" in asked.options for asked in game.asked)


def test_under_the_non_encounter_curse_no_kicker_is_laid():
    hands = HANDS | {"B": "attack 04, kicker x2"}
    for curse, laid in (("cards", False), ("attack", True)):
        game = scenario(gate={"A": 1}, aliens={"E": "witch"}, hands=hands, options={"kickers": True},
                        probes=[cursed_at("planning.before_select", B=curse)])  # fmt: skip
        game.play()
        assert any("kickers" in asked.options for asked in game.asked if asked.seat == "B") is laid
