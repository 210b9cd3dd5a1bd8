"""Hurtz."""

from app.engine.state import GATE, UNDER
from tests.kit import acts, check, rule, ruling, scenario

HANDS = {"A": "attack 06", "B": "attack 08"}
LEASE = ["hurtz", {"C1": 3}]


def leased(game, lessee: str) -> int:
    """Ships under those of a player, as everybody sees them."""
    ships = [ship for ship in game.view().get("special_ships", []) if ship["seat"] == "ABCDE".index(lessee)]
    return sum(sum(ship["under"].values()) for ship in ships)


@check("hurtz", 1)
@ruling("hurtz", 5)
def test_leased_ships_count_two_each_and_land_with_their_lessee():
    game = scenario(gate={"A": 3}, ships={"B1": {"B": 4}}, aliens={"C": "hurtz"}, hands=HANDS)
    game.answers(C=LEASE, A="hurtz.accept: yes", B="hurtz.accept: no").play()
    assert game.totals == (15, 12)
    assert game.result == "offense wins"
    assert game.tokens("C") == 1
    assert game.ships("B1") == {"A": 3}
    assert leased(game, "A") == 3
    assert game.ships_of("C") == 17


@check("hurtz", 2)
@ruling("hurtz", 4)
@ruling("hurtz", 6)
def test_when_the_lessee_loses_they_go_home():
    hands = {"A": "negotiate", "B": "attack 40, +2, +3, +5, quash"}
    game = scenario(gate={"A": 2}, aliens={"C": "hurtz"}, hands=hands)
    game.answers(C=["hurtz", {"C1": 2}, "return: C2"], A="hurtz.accept: yes").play()
    assert game.warp == {"A": 2}
    assert game.ships_of("C") == 20
    assert game.ships("C2", "C") == 6
    assert leased(game, "A") == 0
    assert len(game.hand("A")) == 2


@check("hurtz", 3)
def test_a_token_doubles_the_rewards_of_a_winning_defensive_ally():
    hands = {"A": "attack 04", "B": "attack 40"}
    game = scenario(gate={"A": 1}, ring={"C": 3}, aliens={"C": "hurtz"}, tokens={"C": 1}, hands=hands)
    game.answers(C=["resolution.rewards: hurtz"]).play()
    assert len(game.hand("C")) == 6
    assert game.tokens("C") == 0


@check("hurtz", 4)
@ruling("hurtz", 3)
def test_after_the_reveal_it_brings_two_tokens_however_many_accept():
    game = scenario(gate={"A": 3}, aliens={"C": "hurtz"}, hands=HANDS)
    game.answers(C=["reveal: hurtz", 1, 1], A="hurtz.accept: yes", B="hurtz.accept: yes").play(until="reveal.totals")
    assert game.tokens("C") == 2
    assert leased(game, "A") == leased(game, "B") == 1
    later = [asked for asked in game.asked if asked.seat == "C" and "hurtz" in asked.options]
    assert len(later) >= 2
    game.play()
    assert game.totals == (6 + 3 + 2, 8 + 4 + 2)
    assert game.tokens("C") == 2


def test_nobody_accepts_and_there_is_no_token():
    game = scenario(gate={"A": 3}, aliens={"C": "hurtz"}, hands=HANDS).answers(C="hurtz").play()
    assert game.tokens("C") == 0
    assert leased(game, "A") == leased(game, "B") == 0


def test_zapped_nothing_is_leased_in_this_encounter():
    hands = HANDS | {"B": "attack 08, cosmic zap"}
    game = scenario(gate={"A": 3}, aliens={"C": "hurtz"}, hands=hands).answers(C="hurtz", B="cosmic zap").play()
    assert not game.was_asked("A", "hurtz.accept")
    assert game.tokens("C") == 0
    assert sum("hurtz" in asked.options for asked in game.asked) == 1


@rule("R-INFO-2")
def test_who_is_asked_and_what_is_leased_is_open_to_all():
    game = scenario(gate={"A": 3, "D": 1}, ring={"E": 1}, aliens={"C": "hurtz"}, hands=HANDS)
    game.answers(C=["hurtz", 2], D="hurtz.accept: yes").play(until="select")
    asked = [asked.seat for asked in game.asked if asked.question == "hurtz.accept"]
    assert asked == ["A", "B", "D", "E"]
    assert "C leases 1 ship to D." in game.told()
    assert leased(game, "D") == 1


@ruling("hurtz", 1)
@ruling("hurtz", 2)
def test_a_main_player_leases_to_everybody_else_its_opponent_too():
    game = scenario(gate={"A": 3, "D": 2}, aliens={"A": "hurtz"}, hands=HANDS)
    game.answers(A=["hurtz", 1, 2], B="hurtz.accept: yes", D="hurtz.accept: yes").play(until="reveal")
    assert [asked.seat for asked in game.asked if asked.question == "hurtz.accept"] == ["B", "D"]
    assert leased(game, "B") == 1
    assert leased(game, "D") == 2


def test_not_more_than_the_lessee_has_there_and_none_from_the_target():
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 2, "C": 3}}, aliens={"C": "hurtz"}, hands=HANDS)
    game.answers(C="hurtz", A="hurtz.accept: yes", B="hurtz.accept: yes").play(until="reveal")
    asked = [asked for asked in game.asked if asked.question == "hurtz.ships"]
    assert asked
    assert all("B1" not in asked.options for asked in asked)
    assert leased(game, "A") == 1


@ruling("hurtz", 7)
def test_a_token_ends_a_lease_in_the_middle_of_an_encounter():
    game = scenario(gate={"A": 3}, aliens={"C": "hurtz"}, tokens={"C": 1}, hands=HANDS)
    game.answers(C=[*LEASE, "reveal.after_reveal: hurtz", "return: C1"], A="hurtz.accept: yes").play()
    assert game.totals[0] == 6 + 3
    assert leased(game, "A") == 0
    assert game.ships_of("C") == 20
    assert game.tokens("C") == 1
    assert "C pays a token: the lease of A is over." in game.told()


@rule("R-REWARD-1")
def test_leased_ships_bring_two_rewards_each():
    hands = {"A": "attack 04", "B": "attack 40"}
    game = scenario(gate={"A": 1}, ring={"D": 2}, aliens={"C": "hurtz"}, hands=hands)
    game.answers(C=["hurtz", 2], D=["hurtz.accept: yes"]).play()
    assert len(game.hand("D")) == 2 + 2 * 2
    assert leased(game, "D") == 2


@ruling("hurtz", 8)
@rule("DV-24")
def test_in_a_reversed_encounter_they_bring_rewards_to_an_ally_of_the_offense():
    hands = {"A": "attack 40", "B": "attack 04"}
    game = scenario(gate={"A": 1, "D": 2}, aliens={"C": "hurtz"}, reverse=True, hands=hands)
    game.answers(C=["hurtz", 2], D=["hurtz.accept: yes"]).play()
    assert len(game.hand("D")) == 2 + 2 * 2


def test_without_its_power_leases_go_on_and_tokens_stay_unspent():
    @acts("planning.after_select")
    def ruin(me):
        yield from me.g.lose([(2, 9, planet) for planet in (10, 11, 12)], "probe")

    game = scenario(gate={"A": 3}, aliens={"C": "hurtz"}, tokens={"C": 1}, hands=HANDS, probes=[ruin])
    game.answers(C=["hurtz", {"C4": 3}], A="hurtz.accept: yes").play()
    assert game.power("C") == "lost"
    assert game.totals[0] == 6 + 3 + 6
    assert game.tokens("C") == 2
    assert not any("hurtz" in asked.options for asked in game.asked if asked.phase in ("reveal", "resolution"))


@ruling("hurtz", 9)
def test_tokens_and_leases_go_with_the_power():
    @acts("planning.after_select")
    def swap(me):
        yield from me.g.exchange(me.g.powers_of(2)[0], me.g.powers_of(3)[0])

    game = scenario(gate={"A": 3}, aliens={"C": "hurtz", "D": "mind"}, hands=HANDS, probes=[swap])
    game.answers(C=LEASE, A="hurtz.accept: yes", D="hurtz").play()
    assert game.tokens("D") == 0
    assert game.totals[0] == 6 + 3
    assert game.ships_of("C") == 20
    assert not game.game.acquirable("hurtz")


def test_a_ship_that_is_captured_leaves_the_lease():
    hands = {"A": "attack 04", "B": "attack 40"}
    game = scenario(gate={"A": 2}, aliens={"B": "vampire", "C": "hurtz"}, hands=hands)
    game.answers(C=["hurtz", {"C1": 2}, "return: C1"], A="hurtz.accept: yes").play()
    assert game.warp == {}
    assert game.ships_of("C") == 20
    assert leased(game, "A") == 0


def test_a_ship_with_captured_ones_under_it_can_have_a_leased_one_too():
    @acts("planning.before_select", layer=-9)
    def stack(me):
        g = me.g
        if not g.state.specials:
            move = [3, 1, g.best_home(3), g.place_for(UNDER, -1)]
            g.catch(None, 0, GATE, [3])
            g.shift(*move)
            g.put_under([move])

    hands = {"A": "attack 04", "B": "attack 40"}
    game = scenario(gate={"A": 1}, aliens={"A": "fungus", "C": "hurtz"}, hands=hands, probes=[stack])
    game.answers(C=["hurtz", {"C1": 1}, "return: C1"], A="hurtz.accept: yes").play(until="reveal")
    assert leased(game, "A") == 2
    game.play()
    assert game.totals[0] == 4 + 1 + 1 + 2
    assert game.warp == {"A": 1, "D": 1}
    assert game.ships_of("C") == 20
    assert game.game.state.specials == []


@rule("R-POWER-7")
def test_super_three_tokens():
    hands = HANDS | {"C": "hurtz flare"}
    game = scenario(gate={"A": 3}, aliens={"C": "hurtz"}, hands=hands)
    game.answers(C=["hurtz", 1, "hurtz flare"], A="hurtz.accept: yes").play(until="reveal")
    assert game.tokens("C") == 3
    assert game.hand("C") == ["hurtz flare"]


def test_wild_a_power_is_lent_for_the_encounter():
    hands = {"A": "attack 08, quash, plague, +2", "B": "attack 04", "D": "hurtz flare"}
    game = scenario(gate={"A": 3}, aliens={"A": "mind", "D": "tripler"}, hands=hands)
    game.answers(D=["hurtz flare", "A"], A="hurtz.borrow: yes").play()
    assert game.totals[0] == 24 + 3
    assert len(game.hand("D")) == 1 + 2
    assert len(game.hand("A")) == 1
    assert game.alien("D") == "tripler"
    assert game.power("A") == "active"


def test_wild_one_card_from_a_loser_and_nothing_if_it_is_refused():
    hands = {"A": "attack 04, quash, plague", "B": "attack 40", "D": "hurtz flare"}
    for answer, cards in (("yes", 1), ("no", 0)):
        game = scenario(gate={"A": 3}, aliens={"A": "mind", "D": "macron"}, hands=hands)
        game.answers(D=["hurtz flare", "A"], A=f"hurtz.borrow: {answer}").play()
        assert len(game.hand("D")) == 1 + cards
        assert "hurtz flare" in game.hand("D")


@rule("R-POWER-9")
@ruling("hurtz", 11)
def test_wild_with_several_powers_their_owners_choose():
    hands = {"A": "attack 08", "B": "attack 04", "D": "hurtz flare"}
    aliens = {"A": "mind + macron", "D": "tripler + oracle"}
    game = scenario(gate={"A": 1}, aliens=aliens, hands=hands)
    game.answers(D=["hurtz flare", "which power: tripler", "A"], A=["hurtz.borrow: yes", "which power: mind"])
    game.play(until="resolution.outcome")
    assert game.totals[0] == 24 + 4
    working = {p.alien for p in game.game.powers_of(0) if not p.idle}
    assert working == {"macron", "tripler"}
    assert {p.alien for p in game.game.powers_of(3)} == {"oracle"}


@rule("R-SHIP-1")
def test_of_a_lease_that_is_held_fast_what_comes_lies_under_the_lessee_and_the_rest_is_lost():
    @acts("plan.ships_leave")
    def hold_fast(me, plan):
        held = [move for move in plan.moves if move[2] == me.g.home_planets(3)[0]]
        plan.moves = [move for move in plan.moves if move not in held]
        yield from me.g.lose([(seat, n, place) for seat, n, place, _ in held], "probe")

    ships = {"D1": {"C": 1}, "D2": {"D": 3}}
    game = scenario(gate={"A": 3}, ships=ships, aliens={"C": "hurtz"}, probes=[hold_fast], hands=HANDS)
    game.answers(C=["hurtz", {"C1": 2, "D1": 1}], A="hurtz.accept: yes").play(until="reveal.totals")
    assert leased(game, "A") == 2
    assert game.warp == {"C": 1}


@rule("DV-16")
def test_nothing_is_leased_to_a_defense_in_the_warp():
    game = scenario(cone="warp raid", gate={"A": 2}, warp={"B": 3}, aliens={"C": "hurtz"}, hands=HANDS)
    game.answers(C=["hurtz", {"C1": 2}], A="hurtz.accept: yes").play()
    assert not game.was_asked("B", "hurtz.accept")
    assert game.totals == (6 + 2 + 4, 8 + 3)
