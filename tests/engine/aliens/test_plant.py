"""Plant."""

from app.engine.aliens import ALIENS
from app.engine.state import Mark
from tests.kit import acts, check, rule, ruling, scenario

CARDS = {"A": "attack 08", "B": "attack 20"}


@check("plant", 1)
@rule("R-POWER-9")
@ruling("plant", 3)
def test_the_stolen_power_works_for_it_until_the_end():
    game = scenario(
        gate={"A": 3}, ships={"C2": {"A": 1}}, aliens={"A": "plant", "C": "virus"}, hands=CARDS
    ).answers(A="plant").play()  # fmt: skip
    assert game.totals[0] == 24
    assert (game.alien("A"), game.alien("C")) == ("plant", "virus")


@check("plant", 2)
def test_without_a_colony_there_nothing_is_offered():
    game = scenario(gate={"A": 3}, aliens={"A": "plant", "C": "oracle"}, hands=CARDS).play()
    assert not any("plant" in asked.options for asked in game.asked)


@check("plant", 3)
@rule("R-WIN-8")
def test_super_it_wins_instead():
    hands = {"A": "attack 40", "B": "attack 04", "C": "plant flare"}
    game = scenario(
        gate={"A": 1}, colonies={"A": 4}, ships={"A2": {"C": 1}}, aliens={"C": "plant"}, hands=hands
    ).answers(C="plant flare").play()  # fmt: skip
    assert game.winners == ["C"]


def test_super_card_zapped_the_win_stands():
    hands = {"A": "attack 40, card zap", "B": "attack 04", "C": "plant flare"}
    game = scenario(
        gate={"A": 1}, colonies={"A": 4}, ships={"A2": {"C": 1}}, aliens={"C": "plant"}, hands=hands
    ).answers(C="plant flare", A="card zap").play()  # fmt: skip
    assert game.winners == ["A"]


def test_super_needs_a_colony_in_a_winners_system():
    hands = {"A": "attack 40", "B": "attack 04", "C": "plant flare"}
    game = scenario(gate={"A": 1}, colonies={"A": 4}, aliens={"C": "plant"}, hands=hands).play()
    assert game.winners == ["A"]


def test_zapped_nothing_is_stolen():
    game = scenario(
        gate={"A": 3}, ships={"C2": {"A": 1}}, aliens={"A": "plant", "C": "virus"}, hands=CARDS | {"D": "cosmic zap"}
    ).answers(A="plant", D="cosmic zap").play()  # fmt: skip
    assert game.totals[0] == 8 + 3


@ruling("plant", 4)
def test_a_lost_power_cannot_be_grafted():
    game = scenario(
        gate={"A": 3}, ships={"C1": {"A": 1}}, homes={"C": 2}, aliens={"A": "plant", "C": "virus"}, hands=CARDS
    ).play()
    assert not any("plant" in asked.options for asked in game.asked)


@ruling("plant", 10)
def test_the_grafted_player_chooses_which_of_several_powers():
    game = scenario(
        gate={"A": 3}, ships={"C2": {"A": 1}}, aliens={"A": "plant", "C": "oracle + virus"}, hands=CARDS
    ).answers(A="plant", C="virus").play()  # fmt: skip
    assert game.totals[0] == 24


def test_wild_an_allys_power_replaces_the_own():
    hands = {"A": "attack 08, plant flare", "B": "attack 20"}
    game = scenario(start="alliance", gate={"A": 3}, aliens={"A": "tripler", "C": "virus"}, hands=hands)
    game.answers(A=["invite: C", "plant flare"], C=["offense", 1]).play()
    assert game.totals[0] == 8 * 3 + 1
    assert game.alien("A") == "tripler"
    assert game.power("A") == "active"


@ruling("plant", 2)
def test_the_opponent_may_be_grafted_and_plays_on_without_a_power():
    hands = {"A": "attack 08", "B": "attack 06"}
    game = scenario(gate={"A": 3}, ships={"B2": {"A": 1}}, aliens={"A": "plant", "B": "virus"}, hands=hands)
    game.answers(A="plant").play()
    assert game.totals == (24, 10)


@ruling("plant", 5)
def test_the_graft_holds_though_the_colony_is_lost():
    @acts("planning.after_select", seat="E")
    def loss(me):
        yield from me.g.lose([(0, 1, 11)], "probe")

    game = scenario(
        gate={"A": 3}, ships={"C2": {"A": 1}}, aliens={"A": "plant", "C": "virus"}, probes=[loss], hands=CARDS
    ).answers(A="plant").play(until="resolution")  # fmt: skip
    assert game.colonies("A") == 0
    assert game.totals[0] == 24


@ruling("plant", 7)
def test_pieces_come_with_the_stolen_power_and_return_with_it():
    game = scenario(
        gate={"A": 3}, ships={"C2": {"A": 1}}, aliens={"A": "plant", "C": "warrior"}, tokens={"C": 5}, hands=CARDS
    ).answers(A="plant").play()  # fmt: skip
    assert game.totals[0] == 8 + 3 + 5
    assert (game.alien("C"), game.tokens("C")) == ("warrior", 5 + 2)


@ruling("plant", 8)
def test_super_among_the_winners_it_may_win_alone():
    hands = {"A": "attack 40", "B": "attack 04", "C": "plant flare"}
    game = scenario(
        gate={"A": 1, "C": 1}, colonies={"A": 4, "C": 3}, ships={"A2": {"C": 1}}, aliens={"C": "plant"}, hands=hands
    ).answers(C="plant flare").play()  # fmt: skip
    assert game.winners == ["C"]


def test_wild_it_is_offered_only_with_an_ally_that_has_a_power():
    hands = {"A": "attack 40, plant flare", "B": "attack 04"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"C": "virus"}, hands=hands).play()
    assert not any("plant flare" in asked.options for asked in game.asked)
    game = scenario(start="alliance", gate={"A": 1}, aliens={"C": "virus"}, hands=hands)
    game.answers(A="invite: D", D=["offense", 1]).play()
    assert not any("plant flare" in asked.options for asked in game.asked)


@rule("R-POWER-9")
def test_what_lies_beside_another_sheet_cannot_be_grafted_alone_and_comes_with_it():
    position = {"gate": {"A": 3}, "ships": {"C2": {"A": 1}}}
    for sheets in ("pentaform > *virus > mirror", "insect > virus"):
        game = scenario(**position, aliens={"A": "plant", "C": sheets}, hands=CARDS).answers(A="plant").play()
        assert not game.was_asked("C", "which_power")
        assert game.totals[0] == 8 * 3


@rule("R-POWER-9")
def test_wild_of_several_own_powers_its_player_says_which_is_replaced():
    hands = {"A": "attack 08, plant flare", "B": "attack 20"}
    for replaced, goes_on in (("macron", True), ("tripler", False)):
        game = scenario(start="alliance", gate={"A": 3}, aliens={"A": "tripler + macron", "C": "virus"}, hands=hands)
        game.answers(A=["invite: C", "plant flare", replaced], C=["offense", 1]).play(until="resolution")
        assert ("A uses Tripler." in game.told()) == goes_on


def test_super_it_is_not_offered_to_one_who_cannot_win():
    hands = {"A": "attack 40", "B": "attack 04", "C": "plant flare"}
    game = scenario(
        gate={"A": 1}, colonies={"A": 4}, ships={"A2": {"C": 1}}, aliens={"C": "plant", "D": "witch"}, hands=hands
    )
    power = next(p for p in game.game.state.powers if p.alien == "witch")
    victory = ALIENS["witch"].pieces.index("victory")
    game.game.state.marks.append(Mark("curse", "alien:witch", 2, "game", 0, power.id, [victory]))
    game.game.reindex()
    assert game.play().winners == ["A"]
