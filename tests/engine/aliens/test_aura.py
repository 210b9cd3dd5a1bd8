"""Aura."""

from tests.kit import acts, check, rule, ruling, scenario

HANDS = {"A": "attack 10, quash", "B": "attack 04, attack 06, attack 08, negotiate, +2", "C": "attack 12"}
POSITION = {"start": "destiny", "destiny": "B", "ships": {"A3": {"B": 1}}, "aliens": {"A": "aura"}}


def open_cards(game, name: str) -> list[str]:
    """What lies open beside a hand."""
    seat = "ABCDE".index(name)
    piles = [pile for pile in game.view()["piles"] if pile["kind"] == "aura" and pile["of"] == seat]
    return [card["name"].lower() for pile in piles for card in pile["cards"]]


@check("aura", 1)
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
    game = scenario(**POSITION, hands=hands).answers(A="invite: C", C="offense").play(until="planning")
    assert any("force field" in asked.options for asked in game.asked)
    game = scenario(**POSITION, hands=hands)
    game.answers(A=["aura", "quash", "invite: C"], C="offense").play(until="planning")
    assert game.role("C") == "offensive ally"
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
    assert game.told("C", kind="use_saying") == ["A uses Aura and says: attack cards and negotiates."]


def test_wild_the_top_of_the_deck_is_shown():
    game = scenario(start="regroup", hands={"A": "attack 10", "C": "aura flare"}, destiny="B",
                    deck="attack 40, morph, +2, +3, attack 06")  # fmt: skip
    game.answers(C="aura flare").play(until="destiny")
    assert "attack_40" in str(game.heard("D"))
    assert "attack_06" not in str(game.heard("D"))
    assert game.deck[:4] == ["attack 40", "morph", "reinforcement +2", "reinforcement +3"]


@ruling("aura", 1)
def test_all_guests_show_and_the_opponent_only_as_a_guest():
    ships = {"A3": {"C": 1}, "A4": {"D": 1}, "B2": {"E": 1}}
    hands = {"A": "attack 10", "B": "attack 04", "C": "attack 12", "D": "attack 06", "E": "attack 08"}
    game = scenario(**(POSITION | {"ships": ships}), hands=hands).answers(A=["aura", "attack 10"]).play(until="aim")
    assert [name for name in "BCDE" if open_cards(game, name)] == ["C", "D"]


@ruling("aura", 3)
def test_who_loses_the_hand_meanwhile_keeps_what_is_shown():
    @acts("launch.before")
    def plunder(me):
        yield from me.g.discard_from_hand(1, list(me.g.state.hands[1]), "probe")

    game = scenario(**POSITION, probes=[plunder], hands=HANDS).answers(A=["aura", "attack 10"]).play(until="select")
    assert sorted(game.hand("B")) == ["attack 04", "attack 06", "attack 08"]
    assert sorted(game.discard) == ["negotiate", "reinforcement +2"]


@ruling("aura", 5)
def test_a_morph_is_a_type_of_its_own():
    hands = {"A": "attack 10, negotiate", "B": "morph, attack 04"}
    game = scenario(**POSITION, hands=hands).answers(A=["aura", "attack 10"]).play(until="aim")
    assert open_cards(game, "B") == ["attack 04"]


@ruling("aura", 6)
def test_the_cards_return_though_the_power_is_lost():
    @acts("launch.before")
    def ruin(me):
        yield from me.g.lose([(0, 4, planet) for planet in (0, 1, 2)], "probe")

    game = scenario(**POSITION, probes=[ruin], hands=HANDS).answers(A=["aura", "attack 10"]).play(until="planning")
    assert game.power("A") == "lost"
    assert open_cards(game, "B") == ["attack 04", "attack 06", "attack 08"]
    game.play(until="select")
    assert len(game.hand("B")) == 5


@ruling("aura", 7)
def test_a_shown_flare_waits_and_has_not_been_played():
    hands = {"A": "attack 10, tripler flare", "B": "attack 04, oracle flare, aura flare"}
    game = scenario(**POSITION, hands=hands)
    game.answers(A=["aura", "tripler flare"]).play(until="planning")
    assert open_cards(game, "B") == ["oracle flare", "aura flare"]
    assert not any("aura flare" in asked.options for asked in game.asked if asked.phase in ("launch", "alliance"))
    game.answers(B="planning.before_select: aura flare").play()
    assert game.heard("C", kind="aura.top")


def test_an_encounter_that_ends_early_brings_the_cards_back():
    @acts("launch.after")
    def leave(me):
        me.g.go_to("end")

    game = scenario(**POSITION, probes=[leave], hands=HANDS).answers(A=["aura", "attack 10"]).play()
    assert len(game.hand("B")) == 5
    assert sorted(game.hand("A")) == ["attack 10", "quash"]


def test_super_the_flare_that_lies_open_itself_cannot_be_played_along():
    hands = HANDS | {"A": "attack 10, negotiate, aura flare"}
    game = scenario(**POSITION, hands=hands).answers(A=["aura", "aura flare"]).play(until="aim")
    assert open_cards(game, "A") == ["aura flare"]
    assert not game.was_asked("A", "boost")


def test_kickers_and_rifts_are_types_too():
    for card, kind, option in (("kicker x2", "kickers", "kickers"), ("rift 4", "rifts", "reward_deck")):
        hands = HANDS | {"A": f"attack 04, {card}"}
        game = scenario(**POSITION | {"hands": hands}, options={option: True})
        game.answers(A=["aura", card]).play(until="launch")
        assert f"A uses Aura and says: {kind}." in game.told("C")


def test_all_hear_that_open_cards_go_back():
    game = scenario(**POSITION, hands=HANDS).answers(A=["aura", "attack 10"]).play(until="select")
    assert game.told("C").count("All take their open cards back.") == 1
    assert len(game.hand("B")) == 5
