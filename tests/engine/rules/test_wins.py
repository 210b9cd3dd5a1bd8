"""Winning in another way, together, and at the right moment (chapter 17)."""

from tests.kit import Offer, acts, rule, scenario

LOST = {"A": "attack 04", "B": "attack 20"}
WON = {"A": "attack 40", "B": "attack 04"}


@rule("Q48", "R-POWER-5")
def test_a_win_by_the_last_token_has_no_zap_window_only_the_token_has():
    hands = LOST | {"D": "cosmic zap"}
    game = scenario(gate={"A": 1}, aliens={"C": "tick tock"}, tokens={"C": 1}, hands=hands).play()
    assert game.winners == ["C"]
    assert [a.moment for a in game.asked if a.seat == "D" and "cosmic zap" in a.options] == ["announced.use"]
    assert game.told("A", "use") == ["C uses Tick-Tock."]


@rule("Q48", "R-POWER-5", "R-WIN-4")
def test_a_win_that_is_a_use_has_a_zap_window_first():
    position = {"start": "regroup", "aliens": {"C": "masochist"}, "warp": {"C": 20}, "destiny": "B"}
    hands = LOST | {"D": "cosmic zap"}
    assert scenario(**position, hands=hands).play().winners == ["C"]
    game = scenario(**position, hands=hands).answers(D="cosmic zap").play(until="destiny")
    assert game.winners == []


@rule("R-WIN-3", "R-WIN-4")
def test_the_last_token_and_a_fifth_colony_at_the_same_settle_win_together():
    @acts("resolution.outcome", seat="E")
    def fifth(me):
        me.mark("fifth")

    @acts("plan.resolution", seat="E")
    def along(me, plan):
        ships = me.g.state.ships
        ships[4 * 5][4] -= 1  # E's own planet
        ships[2 * 5][4] += 1  # C1
        me.g._colonies[4] = None

    position = {"gate": {"A": 1}, "aliens": {"C": "tick tock"}, "tokens": {"C": 1}, "colonies": {"E": 4}}
    game = scenario(**position, probes=[along], hands=LOST).play()
    assert game.winners == ["C", "E"]


@rule("R-WIN-3", "Q42")
def test_a_deal_may_win_for_both_parties():
    hands = {"A": "negotiate", "B": "negotiate"}
    game = scenario(gate={"A": 1}, colonies={"A": 4, "B": 4}, hands=hands)
    game.answers(A=Offer(give_colony="A1", take_colony="B1"), B="accept").play()
    assert game.winners == ["A", "B"]


@rule("R-WIN-3")
def test_a_deal_may_win_for_a_party_and_for_who_counts_deals():
    hands = {"A": "negotiate", "B": "negotiate"}
    position = {"gate": {"A": 1}, "colonies": {"A": 4}, "aliens": {"D": "tick tock"}, "tokens": {"D": 1}}
    game = scenario(**position, hands=hands).answers(A=Offer(take_colony="B1"), B="accept").play()
    assert game.winners == ["A", "D"]


@rule("R-WIN-1", "R-WIN-4")
def test_an_alien_with_a_way_of_its_own_may_win_in_the_normal_way():
    for alien in ("tick tock", "masochist"):
        game = scenario(gate={"A": 1}, colonies={"A": 4}, aliens={"A": alien}, tokens={"A": 5}, hands=WON).play()
        assert game.winners == ["A"]


@rule("R-WIN-4", "R-POWER-1")
def test_without_the_power_its_own_way_is_closed():
    game = scenario(gate={"A": 1}, aliens={"C": "tick tock"}, tokens={"C": 1}, homes={"C": 2}, hands=LOST).play()
    assert (game.winners, game.tokens("C")) == ([], 1)


@rule("R-WIN-2", "R-WIN-7")
def test_a_win_in_mid_encounter_ends_everything_at_once():
    @acts("planning.after_select", seat="E")
    def landing(me):
        yield from me.g.move([[4, 1, 4 * 5, 2 * 5]], "settled", "probe")

    game = scenario(gate={"A": 1}, colonies={"E": 4}, probes=[landing], hands=LOST | {"C": "plague"}).play()
    assert game.winners == ["E"]
    assert game.game.asks == []
    assert game.result == "no result"
    assert game.view("D")["hands"]["2"][0]["name"] == "Plague"


@rule("R-WIN-2")
def test_rewards_and_compensation_after_a_winning_landing_are_not_carried_out():
    hands = {"A": "attack 40, attack 08", "B": "negotiate"}
    game = scenario(gate={"A": 1, "C": 2}, colonies={"C": 4}, hands=hands).answers(A="select: attack 40").play()
    assert game.winners == ["C"]
    assert game.hand("A") == ["attack 08"]


@rule("R-WIN-3")
def test_main_player_and_two_allies_may_win_together():
    game = scenario(gate={"A": 1, "C": 1, "D": 1}, colonies={"A": 4, "C": 4, "D": 4}, hands=WON).play()
    assert game.winners == ["A", "C", "D"]
