"""Chapter 2, what is public."""

from tests.kit import rule, scenario

HANDS = {"A": "attack 10, attack 40", "B": "attack 08, plague", "D": "morph"}


@rule("R-INFO-1", "Q34")
def test_everybody_sees_the_open_table():
    game = scenario(
        gate={"A": 2},
        warp={"C": 3},
        hands=HANDS,
        discard="attack 04, quash",
        destiny_discard="C",
        aliens={"A": "warrior"},
        tokens={"A": 2},
    )
    seen = game.view()
    assert [seat["hand"] for seat in seen["seats"]] == [2, 2, 0, 1, 0]
    assert [card["name"] for card in seen["decks"]["discard"]] == ["Attack 04", "Quash"]
    assert len(seen["decks"]["destiny_discard"]) == 1
    assert seen["decks"]["cosmic"] == 72 - 7
    assert seen["decks"]["destiny"] == 19
    assert (seen["seats"][0]["alien"], seen["seats"][0]["powers"][0]["tokens"], seen["seats"][2]["warp"]) == (
        "warrior",
        2,
        3,
    )
    assert (seen["turn"]["offense"], seen["turn"]["encounter"], seen["gate"]["ships"]) == (0, 1, {"0": 2})


@rule("R-INFO-1", "R-INFO-7")
def test_all_views_agree_on_what_is_open():
    game = scenario(gate={"A": 2}, hands=HANDS).play(until="select")
    private = set(game.game.private_view(0))
    assert {"hand", "known", "selected"} <= private
    views = [
        {key: value for key, value in game.view(name).items() if key not in private} for name in ("A", "B", "E", None)
    ]
    assert views[0] == views[1] == views[2] == views[3]


@rule("R-INFO-2")
def test_a_hand_is_seen_by_its_owner_only():
    game = scenario(gate={"A": 2}, hands=HANDS).play(until="select")
    assert [card["name"] for card in game.view("D")["hand"]] == ["Morph"]
    for name in ("A", "B", "C", "E", None):
        assert "Morph" not in str(game.view(name))


@rule("R-INFO-2")
def test_nobody_sees_the_order_of_a_draw_pile():
    game = scenario(gate={"A": 2}, hands=HANDS, deck="negotiate")
    assert all("Negotiate" not in str(game.view(name)) for name in ("A", "B", "C", None))


@rule("R-INFO-2", "R-INFO-7")
def test_views_do_not_depend_on_what_a_viewer_may_not_know():
    for viewer in ("C", None):
        seen = [
            scenario(gate={"A": 2}, hands={"A": first, "B": second})
            .play(until="select")
            .answer("A", first)
            .view(viewer)
            for first, second in (("attack 40", "morph"), ("negotiate", "attack 00"))
        ]
        assert seen[0] == seen[1]


@rule("R-INFO-5")
def test_cards_looked_at_are_seen_by_that_player_only():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"D": "mind"}, hands=HANDS)
    game.answers(D=["mind", "B"]).play(until="planning")
    assert [known["card"]["name"] for known in game.view("D")["known"]] == ["Attack 08", "Plague"]
    for name in ("A", "C", "E", None):
        assert game.view(name)["known"] == []


@rule("R-INFO-6")
def test_discarded_cards_are_seen_by_all():
    game = scenario(gate={"A": 1}, hands={"A": "attack 10", "B": "plague, +2"}).play(until="select")
    assert sorted(card["name"] for card in game.view()["decks"]["discard"]) == ["Plague", "Reinforcement +2"]
    assert any("Plague" in text for text in game.told("E", kind="discarded"))


@rule("R-INFO-7")
def test_spectators_get_the_open_part_only():
    game = scenario(gate={"A": 1}, hands=HANDS).play(until="select").answer("A", "attack 40")
    seen = game.view()
    assert "hand" not in seen
    assert "selected" not in seen
    assert not any("40" in text for text in game.told())


@rule("R-CARD-1")
def test_only_the_drawer_learns_the_cards_drawn():
    game = scenario(
        gate={"A": 1}, ring={"D": 2}, hands={"A": "attack 04", "B": "attack 20"}, deck="attack 30, morph"
    ).play()
    (private,) = game.heard("D", kind="drew")
    (public,) = game.heard("A", kind="drew")
    assert "attack_30" in str(private)
    assert "attack_30" not in str(public)
    assert public["n"] == 2
