"""Chapter 1, general."""

from tests.kit import acts, rule, scenario

CARDS = {"A": "attack 10", "B": "attack 08"}


@rule("R-GEN-1")
def test_an_alien_text_beats_the_rules():
    game = (
        scenario(start="launch", aliens={"A": "macron"}, hands=CARDS)
        .answer("A", "B1")
        .play(until=lambda g: g.game.asks[0].text == "launch")
    )
    assert game.refuses("A", {"A1": 2})
    game.answer("A", {"A1": 1})
    assert game.gate == {"A": 1}


@rule("R-GEN-2")
def test_mandatory_uses_are_not_asked_and_optional_ones_are():
    game = scenario(gate={"A": 1}, aliens={"A": "tripler", "B": "sorcerer"}, hands=CARDS).play()
    assert not any("tripler" in asked.options for asked in game.asked)
    assert any("sorcerer" in asked.options for asked in game.asked if asked.seat == "B")
    assert game.totals == (31, 12)


@rule("R-GEN-2")
def test_an_optional_use_that_is_declined_is_not_told():
    game = scenario(gate={"A": 1}, aliens={"B": "sorcerer"}, hands=CARDS).play()
    assert not any("Sorcerer" in text for text in game.told("E"))


@rule("R-GEN-3")
def test_as_much_is_done_as_possible():
    position = {"homes": {"B": 1}, "ships": {"B1": {"B": 2}}, "warp": {"B": 18}}
    game = scenario(start="regroup", hands={"A": "attack 04", "C": "plague"}, **position)
    game.answers(C=["plague", "B"]).play(until="destiny")
    assert game.warp == {"B": 20}


@rule("R-GEN-5")
def test_nothing_can_be_played_inside_an_atomic_action():
    counts = []

    @acts("plan.ships_to_warp")
    def look(me, plan):
        counts.append((me.g.state.ships[5][1], me.g.state.ships[-2][3]))

    scenario(gate={"A": 1}, ring={"D": 2}, hands={"A": "attack 20", "B": "attack 04"}, probes=[look]).play()
    assert counts == [(4, 2)]


@rule("R-GEN-6", "R-WIN-2")
def test_after_an_action_sheets_turn_and_victory_is_checked_before_anything_else():
    game = scenario(
        gate={"A": 1},
        colonies={"A": 4},
        aliens={"B": "zombie"},
        homes={"B": 3},
        hands={"A": "attack 20", "B": "attack 04"},
    )
    game.play()
    kinds = [event.kind for event in game.events]
    assert kinds.index("power_lost") < kinds.index("ships_landed") < kinds.index("won")


@rule("R-GEN-6")
def test_colonies_without_ships_are_gone_and_counted_anew_at_once():
    game = scenario(start="launch", ships={"C1": {"A": 1}}).answers(A=["B1", {"C1": 1}])
    assert game.view("D")["seats"][0]["foreign_colonies"] == 1
    game.play(until="alliance")
    assert game.view("D")["seats"][0]["foreign_colonies"] == 0


@rule("R-GEN-7")
def test_fractions_follow_the_text_where_it_says_so():
    game = scenario(gate={"A": 1}, aliens={"A": "tripler"}, hands={"A": "attack 20", "B": "attack 08"}).play()
    assert game.totals[0] == 7 + 1


@rule("R-GEN-8")
def test_the_same_key_deals_the_same_and_draws_are_logged():
    decks = [
        scenario(start="destiny", destiny="A", destiny_rest="discard", key=key).play(until="launch")
        for key in (1, 1, 2)
    ]
    assert decks[0].destiny == decks[1].destiny != decks[2].destiny
    assert any(draw.purpose == "destiny deck" for draw in decks[0].game.draws)


@rule("R-GEN-9")
def test_left_is_the_next_seat_clockwise():
    game = scenario(
        offense="C", defense="B", start="alliance", gate={"C": 1}, hands={"C": "attack 10", "B": "attack 08"}
    )
    game.answer("C", "A, D, E").answer("B", "nobody")
    assert game.waiting == ["D"]
    game.answer("D", "decline")
    assert game.waiting == ["E"]
    game.answer("E", "decline")
    assert game.waiting == ["A"]
