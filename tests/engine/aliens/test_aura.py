"""Aura."""

from app.engine.state import WARP
from tests.kit import acts, check, rule, ruling, scenario

HANDS = {"A": "attack 10, quash", "B": "attack 04, attack 06, attack 08, negotiate, +2", "C": "attack 12"}
POSITION = {"start": "destiny", "destiny": "B", "ships": {"A3": {"B": 1}}, "aliens": {"A": "aura"}}


def open_cards(game, name: str) -> list[str]:
    """What lies open beside a hand."""
    seat = "ABCDE".index(name)
    piles = [pile for pile in game.view()["piles"] if pile["kind"] == "aura" and pile["of"] == seat]
    return [card["name"].lower() for pile in piles for card in pile["cards"]]


@check("aura", 1)
@ruling("aura", 1)
def test_guests_show_their_cards_of_the_type():
    game = scenario(**POSITION, hands=HANDS).answers(A=["aura", "attack 10"]).play(until="aim")
    assert open_cards(game, "A") == ["attack 10"]
    assert open_cards(game, "B") == ["attack 04", "attack 06", "attack 08"]
    assert open_cards(game, "C") == []
    assert sorted(game.hand("B")) == ["negotiate", "reinforcement +2"]


@check("aura", 2)
def test_shown_cards_cannot_be_taken():
    game = scenario(**(POSITION | {"players": 3}), hands={"A": "attack 10", "B": HANDS["B"], "C": "+3"})
    game.answers(A=["aura", "attack 10"]).play(until="aim")
    taken = game.game.pick_random(1, 5, "probe")
    assert sorted(game.game.face(card).kind for card in taken) == ["negotiate", "reinforcement"]


@check("aura", 3)
def test_at_planning_all_are_back():
    game = scenario(**POSITION, hands=HANDS).answers(A=["aura", "attack 10"]).play(until="select")
    assert sorted(game.hand("A")) == ["attack 10", "quash"]
    assert len(game.hand("B")) == 5
    assert open_cards(game, "B") == []


def test_zapped_nobody_shows_anything():
    game = scenario(**POSITION, hands=HANDS | {"D": "cosmic zap"})
    game.answers(A=["aura", "attack 10"], D="cosmic zap").play(until="aim")
    assert open_cards(game, "B") == []
    assert "attack_06" not in str(game.heard("A"))


@ruling("aura", 2)
def test_a_shown_artifact_cannot_be_played():
    hands = {"A": "attack 10, quash", "B": "attack 04, force field"}
    game = scenario(**POSITION, hands=hands)
    game.answers(A=["aura", "quash"]).play(until="planning")
    assert not any("force field" in asked.options for asked in game.asked)


@rule("R-PLANNING-2")
@ruling("aura", 4)
def test_nobody_draws_a_new_hand_because_of_it():
    hands = {"A": "attack 10", "B": "attack 04"}
    game = scenario(**POSITION, hands=hands).answers(A=["aura", "attack 10"]).play(until="reveal")
    assert not any("draws" in line for line in game.told("C"))


@rule("R-POWER-7")
def test_super_a_second_type_is_shown():
    hands = HANDS | {"A": "attack 10, negotiate, aura flare"}
    game = scenario(**POSITION, hands=hands)
    game.answers(A=["aura", "attack 10", "aura flare", "negotiate"]).play(until="aim")
    assert sorted(open_cards(game, "B")) == ["attack 04", "attack 06", "attack 08", "negotiate"]


def test_wild_the_top_of_the_deck_is_shown():
    game = scenario(start="regroup", hands={"A": "attack 10", "C": "aura flare"}, destiny="B",
                    deck="attack 40, morph, +2, +3, attack 06")  # fmt: skip
    game.answers(C="aura flare").play(until="destiny")
    assert "attack_40" in str(game.heard("D"))
    assert "attack_06" not in str(game.heard("D"))
    assert game.deck[:4] == ["attack 40", "morph", "reinforcement +2", "reinforcement +3"]


@ruling("aura", 3)
def test_a_discarded_hand_leaves_the_shown_cards_where_they_lie():
    @acts("alliance.before_invite", seat="E")
    def strip(me):
        yield from me.g.discard_from_hand(1, list(me.g.state.hands[1]), "probe")

    game = scenario(**POSITION, probes=[strip], hands=HANDS).answers(A=["aura", "attack 10"]).play(until="select")
    assert game.hand("B") == ["attack 04", "attack 06", "attack 08"]
    assert sorted(game.discard) == ["negotiate", "reinforcement +2"]


@ruling("aura", 5)
def test_an_attack_does_not_call_for_morphs():
    hands = {"A": "attack 10", "B": "attack 04, morph"}
    game = scenario(**POSITION, hands=hands).answers(A=["aura", "attack 10"]).play(until="aim")
    assert game.hand("B") == ["morph"]


@ruling("aura", 6)
def test_the_cards_come_back_though_the_power_is_lost_meanwhile():
    @acts("alliance.before_invite", seat="E")
    def raze(me):
        homes = [p for p in me.g.home_planets(0) if me.g.state.ships[p][0]]
        yield from me.g.move([[0, me.g.state.ships[p][0], p, WARP] for p in homes[:3]], "lost", "probe")

    game = scenario(**POSITION, probes=[raze], hands=HANDS).answers(A=["aura", "attack 10"]).play(until="invite")
    assert game.power("A") == "lost"
    assert open_cards(game, "B")
    game.play(until="select")
    assert sorted(game.hand("A")) == ["attack 10", "quash"]
    assert len(game.hand("B")) == 5


@ruling("aura", 7)
def test_a_shown_flare_cannot_be_used_and_may_still_be_played_later():
    hands = {"A": "attack 10, zombie flare", "B": "attack 04, +2, laser flare, chosen flare"}
    game = scenario(**POSITION, hands=hands).answers(A=["aura", "zombie flare"])
    game.play(until="planning")
    assert not any("laser flare" in asked.options for asked in game.asked)
    game.play()
    assert any("chosen flare" in asked.options for asked in game.asked)
