"""Tick-Tock."""

from app.engine import COLOURS, Game, Options, SeatSetup, Setup
from tests.kit import Offer, acts, check, rule, ruling, scenario

LOST = {"A": "attack 04", "B": "attack 20"}
DEAL = {"A": "negotiate, attack 10", "B": "negotiate"}


@check("tick_tock", 1)
def test_a_token_goes_when_a_defense_wins():
    game = scenario(gate={"A": 1}, aliens={"C": "tick tock"}, tokens={"C": 10}, hands=LOST).play()
    assert game.tokens("C") == 9


@check("tick_tock", 2)
@rule("R-WIN-4")
def test_with_the_last_token_it_wins_though_it_lost_the_encounter():
    game = scenario(gate={"A": 1}, aliens={"A": "tick tock"}, tokens={"A": 1}, hands=LOST).play()
    assert game.winners == ["A"]


@check("tick_tock", 3)
def test_a_quashed_deal_takes_no_token():
    hands = DEAL | {"C": "quash"}
    game = scenario(gate={"A": 1}, aliens={"D": "tick tock"}, tokens={"D": 3}, hands=hands)
    game.answers(A=["select: negotiate", Offer(give="attack 10")], B="accept", C="quash").play()
    assert game.tokens("D") == 3


@check("tick_tock", 4)
@rule("R-SETUP-6")
def test_it_starts_with_ten_tokens_or_eight():
    for four_planets, tokens in ((False, 10), (True, 8)):
        seats = [SeatSetup(name, COLOURS[i]) for i, name in enumerate("ABC")]
        options = Options(aliens=["tick_tock", "macron", "oracle"], four_planets=four_planets)
        game = Game.new(Setup(seats, options, b"t" * 32, ["", "", ""]))
        assert game.view(0)["seats"][0]["powers"][0]["tokens"] == tokens


def test_a_deal_takes_a_token():
    game = scenario(gate={"A": 1}, aliens={"D": "tick tock"}, tokens={"D": 3}, hands=DEAL)
    game.answers(A=["select: negotiate", Offer(give="attack 10")], B="accept").play()
    assert game.tokens("D") == 2


def test_a_won_offense_takes_none():
    hands = {"A": "attack 20", "B": "attack 04"}
    assert scenario(gate={"A": 1}, aliens={"C": "tick tock"}, tokens={"C": 4}, hands=hands).play().tokens("C") == 4


def test_zapped_the_token_stays():
    hands = LOST | {"D": "cosmic zap"}
    game = scenario(gate={"A": 1}, aliens={"C": "tick tock"}, tokens={"C": 1}, hands=hands).answers(D="cosmic zap")
    game.play()
    assert game.tokens("C") == 1
    assert game.winners == []


@ruling("tick_tock", 3)
def test_without_the_power_no_token_goes():
    game = scenario(gate={"A": 1}, aliens={"C": "tick tock"}, tokens={"C": 4}, homes={"C": 2}, hands=LOST).play()
    assert game.tokens("C") == 4


@ruling("tick_tock", 3)
def test_a_deal_by_which_the_power_is_regained_takes_no_token_yet():
    ships = {"A1": {"A": 0, "B": 1}, "A2": {"A": 10}, "A3": {"A": 9}}
    hands = {"A": "negotiate", "B": "negotiate"}
    game = scenario(gate={"A": 1}, ships=ships, aliens={"A": "tick tock"}, tokens={"A": 5}, hands=hands)
    game.play(until="deal")
    game.answer("A", Offer(take_colony="A1")).answer("B", "accept").play()
    assert game.power("A") == "active"
    assert game.tokens("A") == 5


def test_the_super_flare_takes_one_more_for_a_ship():
    hands = {"A": "attack 20, tick tock flare", "B": "attack 04"}
    game = scenario(gate={"A": 1}, aliens={"A": "tick tock"}, tokens={"A": 5}, hands=hands)
    game.answers(A=["tick tock flare", "A1"]).play()
    assert game.tokens("A") == 4
    assert game.warp["A"] == 1


def test_super_no_ship_is_paid_while_no_token_is_left_on_the_sheet():
    hands = {"A": "attack 20, tick tock flare", "B": "attack 04"}
    game = scenario(gate={"A": 1}, aliens={"A": "tick tock"}, tokens={"A": 0}, hands=hands).play()
    assert not any("tick tock flare" in asked.options for asked in game.asked)


@ruling("tick_tock", 1)
@rule("R-WIN-3")
def test_all_win_together_by_the_deal_that_takes_the_last_token():
    game = (
        scenario(
            gate={"A": 1},
            colonies={"A": 4, "B": 4},
            planet="B5",
            aliens={"D": "tick tock"},
            tokens={"D": 1},
            hands=DEAL,
        )
        .answers(A="select: negotiate")
        .play(until="deal")
    )
    game.answer("A", Offer(give_colony="A1", take_colony="B5")).answer("B", "accept").play()
    assert game.winners == ["A", "B", "D"]


@ruling("tick_tock", 2)
def test_a_defense_that_wins_with_allies_takes_one_token():
    game = scenario(gate={"A": 1}, ring={"C": 1, "D": 2}, aliens={"C": "tick tock"}, tokens={"C": 6}, hands=LOST).play()
    assert game.tokens("C") == 5


@ruling("tick_tock", 4)
@ruling("oracle", 7)
def test_a_deal_without_terms_takes_a_token():
    hands = {"A": "attack 10, oracle flare", "B": "attack 40", "E": "quash"}
    game = scenario(gate={"A": 2}, aliens={"A": "oracle", "D": "tick tock"}, tokens={"D": 4}, hands=hands)
    game.answers(A="oracle flare").play()
    assert game.tokens("D") == 3
    assert not any("quash" in asked.options for asked in game.asked)


@ruling("tick_tock", 6)
def test_a_turn_that_ends_for_lack_of_cards_takes_no_token():
    hands = {"A": "plague", "B": "attack 04"}
    game = scenario(gate={"A": 1}, aliens={"D": "tick tock"}, tokens={"D": 4}, hands=hands).play()
    assert game.tokens("D") == 4


@ruling("tick_tock", 9)
@rule("Q48")
def test_an_exchanged_sheet_keeps_its_tokens_and_wins_for_its_new_owner():
    hands = {"A": "attack 04", "B": "attack 20", "C": "sorcerer flare, cosmic zap"}
    game = scenario(gate={"A": 1}, aliens={"A": "tick tock", "B": "tripler"}, tokens={"A": 1}, hands=hands)
    game.answers(C="sorcerer flare").play()
    assert game.winners == ["B"]
    zaps = [asked for asked in game.asked if asked.seat == "C" and asked.moment == "announced.use"]
    assert len(zaps) == 2, "Tripler and the token can be zapped, the victory cannot"


@rule("R-DEAL-8")
def test_a_deal_that_breaks_takes_no_token():
    @acts("resolution.deal_agreed", seat="C")
    def gone(me):
        yield from me.g.discard_from_hand(0, list(me.g.state.hands[0]), "probe")

    game = scenario(gate={"A": 1}, aliens={"D": "tick tock"}, tokens={"D": 3}, probes=[gone], hands=DEAL)
    game.answers(A=["select: negotiate", Offer(give="attack 10")], B="accept").play()
    assert game.result == "deal failed"
    assert game.tokens("D") == 3


def test_wild_a_reshuffled_deck_brings_a_colony():
    hands = {"A": "attack 04", "B": "attack 20", "D": "tick tock flare"}
    position = {"gate": {"A": 1}, "ring": {"C": 2}, "rest": "box", "hands": hands}
    game = scenario(**position, discard="morph, +5, quash").answers(D=["tick tock flare", "C2", {"D1": 3}]).play()
    assert game.ships("C2", "D") == 3
    assert game.hand("D") == ["tick-tock flare"]


def test_wild_it_founds_no_colony_beside_a_filth_that_nobody_may_stay_with():
    hands = {"A": "attack 04", "B": "attack 20", "D": "tick tock flare"}
    position = {"gate": {"A": 1}, "ring": {"C": 2}, "rest": "box", "hands": hands, "aliens": {"E": "filth"}}
    game = scenario(**position, discard="morph, +5, quash").answers(D="tick tock flare").play(until="tick_tock.planet")
    assert not {"E1", "E2", "E3", "E4", "E5"} & set(game.options("D"))


@ruling("tick_tock", 10)
def test_wild_in_a_quake_nobody_can_play_it():
    hands = {"A": "attack 04", "B": "attack 20", "D": "tick tock flare"}
    game = scenario(gate={"A": 1}, ring={"C": 2}, rest="box", hands=hands).play()
    assert len(game.told(kind="quake")) == 1
    assert not any("tick tock flare" in asked.options for asked in game.asked)


@rule("R-GEN-5", "R-CARD-1")
def test_wild_it_is_played_when_the_drawing_is_over():
    hands = {"A": "attack 04", "B": "attack 20"}
    position = {"gate": {"A": 1}, "ring": {"C": 3}, "rest": "box", "hands": hands}
    game = scenario(**position, deck="tick tock flare", discard="morph, +5, quash")
    game.play(until="deck.rebuilt").answer("C", "tick tock flare").answer("C", "D2").answer("C", {"C1": 1}).play()
    assert len(game.hand("C")) == 3
    assert game.ships("D2", "C") == 1
    kinds = [event["kind"] for event in game.heard("C") if event["kind"] in ("drew", "play")]
    assert kinds == ["drew", "play"]


@rule("R-GEN-6", "R-SHIP-6")
def test_the_last_token_wins_though_no_ship_is_left_to_move():
    game = scenario(aliens={"C": "tick tock"}, tokens={"C": 1}, hands=LOST).play()
    assert game.winners == ["C"]
    assert "resolution.after_ships" not in game.passed
