"""Changeling."""

from tests.kit import acts, check, rule, ruling, scenario

HANDS = {"A": "attack 10", "B": "attack 04", "C": "attack 06"}


@check("changeling", 1)
@rule("R-POWER-8")
def test_sheets_are_swapped_with_everything_on_them():
    game = scenario(
        start="destiny", destiny="B", aliens={"A": "changeling", "B": "warrior"}, tokens={"B": 6}, hands=HANDS
    )
    game.answers(A="swap").play(until="aim")
    assert (game.alien("A"), game.tokens("A")) == ("warrior", 6)
    assert game.alien("B") == "changeling"
    assert sum(asked.question == "changeling.way" for asked in game.asked) == 1


@check("changeling", 2)
def test_by_default_it_draws():
    game = scenario(start="destiny", destiny="B", aliens={"A": "changeling", "B": "warrior"}, hands=HANDS)
    game.play(until="aim")
    assert game.alien("A") == "changeling"
    assert len(game.hand("A")) == 2
    assert "A uses Changeling and says: Draw a card." in game.told("C")


@check("changeling", 3)
def test_zapped_nothing_happens():
    game = scenario(
        start="destiny", destiny="B", aliens={"A": "changeling", "B": "warrior"}, hands=HANDS | {"D": "cosmic zap"}
    )
    game.answers(A="swap", D="cosmic zap").play(until="aim")
    assert game.alien("A") == "changeling"
    assert len(game.hand("A")) == 1


@ruling("changeling", 3)
def test_a_face_down_sheet_turns_up_for_an_owner_with_enough_colonies():
    game = scenario(
        start="destiny", destiny="B", homes={"B": 2}, aliens={"A": "changeling", "B": "warrior"}, hands=HANDS
    )
    game.answers(A="swap").play(until="aim")
    assert game.power("A") == "active"
    assert game.power("B") == "lost"


def test_an_opponent_without_a_sheet_leaves_only_the_card():
    game = scenario(start="destiny", destiny="B", aliens={"A": "changeling"}, hands=HANDS).play(until="aim")
    assert not game.was_asked("A", "changeling.way")
    assert len(game.hand("A")) == 2


@rule("R-POWER-9")
@ruling("changeling", 10)
def test_an_opponent_with_several_sheets_says_which():
    game = scenario(start="destiny", destiny="B", aliens={"A": "changeling", "B": "warrior + tripler"}, hands=HANDS)
    game.answers(A="swap", B="tripler").play(until="aim")
    assert game.alien("A") == "tripler"


@rule("R-POWER-7")
def test_super_it_swaps_with_anybody():
    hands = HANDS | {"A": "attack 10, changeling flare"}
    game = scenario(
        start="destiny", destiny="B", aliens={"A": "changeling", "B": "warrior", "C": "tripler"}, hands=hands
    )
    game.answers(A=["draw", "changeling flare", "C"]).play(until="aim")
    assert game.alien("A") == "tripler"
    assert game.alien("C") == "changeling"


def test_wild_a_card_comes_from_the_left_and_the_flare_goes_there():
    game = scenario(start="regroup", hands={"A": "attack 10", "C": "changeling flare", "D": "morph"}, destiny="B")
    game.answers(C="changeling flare").play(until="destiny")
    assert game.hand("C") == ["morph"]
    assert game.hand("D") == ["changeling flare"]
    assert not any(a.seat == "D" and "changeling flare" in a.options for a in game.asked)


@ruling("changeling", 1)
def test_a_power_with_pieces_of_its_own_comes_with_them():
    game = scenario(start="destiny", destiny="B", aliens={"A": "changeling", "B": "miser"}, hands=HANDS)
    g = game.game
    card = g.state.deck.pop()
    g.pile(g.state.powers[1], "hoard").cards.append(card)
    game.answers(A="swap").play(until="aim")
    assert game.alien("A") == "miser"
    pile = next(pile for pile in game.view("A")["own_piles"] if pile["kind"] == "hoard")
    assert [each["name"].lower() for each in pile["cards"]] == [g.face(card).name.lower()]
    assert not any(pile["kind"] == "hoard" for pile in game.view("B").get("own_piles", []))


@ruling("changeling", 2)
def test_the_new_owner_must_use_it_the_next_time():
    hands = {"A": "attack 40, attack 30", "B": "attack 04, attack 06"}
    game = scenario(start="destiny", destiny="B, B", aliens={"A": "changeling", "B": "warrior"}, hands=hands)
    game.answers(A=["swap", "second encounter: yes"]).play(until=lambda game: game.game.state.encounter.number == 2)
    assert [asked.seat for asked in game.asked if asked.question == "changeling.way"] == ["A"]
    g = game.game
    while not any(ask.text == "changeling.way" for ask in g.asks):
        assert g.phase in ("regroup", "destiny")
        g.timeout(g.asks[0].id)
    assert game.waiting == ["B"]


@rule("R-POWER-8")
@ruling("changeling", 4)
def test_a_power_that_was_used_at_this_moment_is_not_used_again_by_its_new_owner():
    position = {"start": "destiny", "destiny": "B", "aliens": {"A": "aura", "B": "changeling"}, "hands": HANDS}
    game = scenario(**position).answers(A=["aura", "attack 10"], B="swap").play(until="aim")
    assert game.alien("B") == "aura"
    assert not any(asked.seat == "B" and "aura" in asked.options for asked in game.asked)
    game = scenario(**position).answers(B="swap").play(until="aim")
    assert any(asked.seat == "B" and "aura" in asked.options for asked in game.asked)


@rule("R-WIN-3")
@ruling("changeling", 5)
def test_another_way_to_win_is_the_new_owners():
    hands = {"A": "attack 04", "B": "attack 40"}
    game = scenario(start="destiny", destiny="B", aliens={"A": "changeling", "B": "tick tock"}, tokens={"B": 1},
                    hands=hands)  # fmt: skip
    game.answers(A="swap").play()
    assert game.winners == ["A"]


@ruling("changeling", 6)
def test_super_the_flare_serves_the_owner_of_the_sheet():
    hands = {"A": "attack 12, tripler flare", "B": "attack 04"}
    game = scenario(start="destiny", destiny="B", aliens={"A": "changeling", "B": "tripler"}, hands=hands)
    game.answers(A=["swap", {"A1": 1}, "tripler flare"]).play()
    assert game.totals[0] == 36 + 1


@ruling("changeling", 7)
def test_it_waits_until_the_offense_has_named_the_defense():
    for card, answers in (("wild", ["wild: C", "swap"]), ("most foreign colonies", ["swap"])):
        ships = {"D1": {"C": 1}}
        game = scenario(start="destiny", destiny=card, ships=ships, aliens={"A": "changeling", "C": "warrior"},
                        hands=HANDS)  # fmt: skip
        game.answers(A=answers).play(until="aim")
        assert game.defense == "C"
        assert game.alien("A") == "warrior"
        questions = [asked.question for asked in game.asked]
        assert "wild" not in questions or questions.index("wild") < questions.index("changeling.way")


@ruling("changeling", 8)
def test_without_a_defense_it_is_not_used():
    game = scenario(start="destiny", destiny="A", ships={"A4": {"A": 0}}, aliens={"A": "changeling", "B": "warrior"},
                    hands=HANDS)  # fmt: skip
    game.answers(A="settle A4").play()
    assert not game.was_asked("A", "changeling.way")
    assert game.hand("A") == ["attack 10"]


def test_zapped_it_is_off_for_its_new_owner_too():
    @acts("launch.before")
    def swap(me):
        yield from me.g.exchange(*me.g.state.powers)

    hands = HANDS | {"D": "cosmic zap"}
    game = scenario(
        start="destiny", destiny="B", probes=[swap], aliens={"A": "changeling", "B": "warrior"}, hands=hands
    )
    game.answers(A="swap", D="cosmic zap").play(until="alliance")
    assert game.alien("B") == "changeling"
    assert game.power("B") == "zapped"
