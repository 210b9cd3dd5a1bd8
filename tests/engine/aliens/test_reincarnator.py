"""Reincarnator."""

from tests.kit import Offer, check, rule, scenario

WON = {"A": "attack 40", "B": "attack 04"}


def aliens(game, name: str) -> list[str]:
    return [power["alien"] for power in game.view()["seats"]["ABCDE".index(name)]["powers"]]


@check("reincarnator", 1)
@rule("R-END-2")
def test_a_loser_becomes_a_random_alien_beside_its_own():
    game = scenario(gate={"A": 1}, aliens={"B": "reincarnator"}, hands=WON).play()
    assert game.warp == {"B": 4}
    own, new = aliens(game, "B")
    assert own == "reincarnator"
    assert new != "reincarnator"
    assert game.heard("E", kind="became")[0]["seat"] == 1


@check("reincarnator", 2)
def test_the_next_loss_changes_the_second_alien():
    hands = {"A": "attack 04", "B": "attack 40"}
    game = scenario(gate={"A": 1, "C": 2}, aliens={"C": "reincarnator > zombie"}, hands=hands)
    game.play()
    assert game.warp == {"A": 1}
    assert len(aliens(game, "C")) == 2
    assert "zombie" not in aliens(game, "C")
    assert "C gives up Zombie." in game.told()


@check("reincarnator", 3)
def test_an_alien_with_setup_text_is_never_drawn():
    for key in range(6):
        game = scenario(gate={"A": 1}, aliens={"B": "reincarnator"}, hands=WON, key=key).play()
        assert aliens(game, "B")[1] not in ("tick_tock", "warrior", "will")


@check("reincarnator", 4)
def test_a_deal_is_no_loss():
    hands = {"A": "negotiate, attack 04", "B": "negotiate"}
    game = scenario(gate={"A": 1}, aliens={"A": "reincarnator"}, hands=hands)
    game.answers(A=["select: negotiate", Offer(give="attack 04")], B="accept").play()
    assert aliens(game, "A") == ["reincarnator"]


def test_a_failed_deal_is_one_for_the_main_players():
    hands = {"A": "negotiate", "B": "negotiate"}
    game = scenario(gate={"A": 1, "C": 1}, aliens={"A": "reincarnator", "C": "reincarnator"}, hands=hands).play()
    assert len(aliens(game, "A")) == 2
    assert aliens(game, "C") == ["reincarnator"]


def test_zapped_it_stays_what_it_is():
    hands = WON | {"D": "cosmic zap"}
    game = scenario(gate={"A": 1}, aliens={"B": "reincarnator"}, hands=hands).answers(D="cosmic zap").play()
    assert aliens(game, "B") == ["reincarnator"]


def test_super_it_may_keep_the_alien_it_is():
    hands = WON | {"B": "attack 04, reincarnator flare"}
    game = scenario(gate={"A": 1}, aliens={"B": "reincarnator"}, hands=hands).answers(B="reincarnator flare").play()
    assert aliens(game, "B") == ["reincarnator"]
    assert game.hand("B") == ["reincarnator flare"]


def test_wild_a_loser_becomes_another_alien_and_gets_the_flare():
    hands = WON | {"D": "reincarnator flare"}
    game = scenario(gate={"A": 1}, aliens={"B": "oracle"}, hands=hands).answers(D="reincarnator flare").play()
    assert len(aliens(game, "B")) == 1
    assert aliens(game, "B") != ["oracle"]
    assert game.hand("B") == ["reincarnator flare"]


def test_wild_nobody_who_has_won_is_a_victim():
    hands = WON | {"D": "reincarnator flare"}
    game = scenario(gate={"A": 1}, aliens={"A": "oracle"}, hands=hands).play()
    assert not any("reincarnator flare" in asked.options for asked in game.asked)
