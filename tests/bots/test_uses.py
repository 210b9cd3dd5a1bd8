"""Uses that bots know by the hints of sheets alone: made where that is plainly right, left where plainly wrong."""

import pytest

from tests.bots.asked import asked, says
from tests.bots.test_powers import LEVELS, often
from tests.kit import acts, scenario


def makes(game, name: str, level: str, use: str, seeds: int = 12) -> int:
    """How often a bot of that level makes this use."""
    return sum(any(use in said for said in says(game, name, level, seed)) for seed in range(seeds))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("lost", "uses"), [(8, True), (1, False)])
def test_a_key_out_of_the_warp_is_used_for_many_ships(level: str, lost: int, uses: bool):
    game = scenario(start="regroup", techs={"A": "warpspace key"}, warp={"A": lost}, destiny="B")
    game.play(until=asked("A", "window"))
    assert makes(game, "A", level, "Warpspace Key") >= 10 if uses else makes(game, "A", level, "Warpspace Key") == 0


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("top", "uses"), [("attack 40", True), ("attack 04", False)])
def test_a_discarded_card_is_taken_if_it_is_a_good_one(level: str, top: str, uses: bool):
    game = scenario(start="regroup", hands={"A": "space junk, attack 10"}, discard=top, destiny="B",
                    options={"reward_deck": True})  # fmt: skip
    game.play(until=asked("A", "window"))
    made = makes(game, "A", level, "Space Junk")
    assert made >= 10 if uses else made == 0


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("hand", "uses"), [("hand zap, attack 04", True), ("hand zap, attack 40, attack 30, attack 23, attack 20", False)]
)
def test_a_poor_hand_is_thrown_away_and_a_good_one_kept(level: str, hand: str, uses: bool):
    game = scenario(start="regroup", hands={"A": hand}, destiny="B", options={"reward_deck": True})
    game.play(until=asked("A", "window"))
    made = makes(game, "A", level, "Hand Zap")
    assert made >= 10 if uses else made == 0


@pytest.mark.parametrize("level", LEVELS)
def test_a_planet_is_removed_where_others_lose_and_oneself_nothing(level: str):
    there = {"B1": {"B": 1, "A": 3}, "B2": {"C": 2, "D": 2}}
    game = scenario(start="regroup", techs={"A": "omega missile"}, ships=there, destiny="B")
    game.play(until=asked("A", "window"))
    assert makes(game, "A", level, "Omega Missile") >= 10
    game.answer("A", "omega missile")
    assert says(game, "A", level) == ["B's planet 2"]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("offense", "uses"), [("attack 40", True), ("attack 00", False)])
def test_a_fiat_is_for_the_winner_where_one_wins_and_for_the_loser_where_one_loses(
    level: str, offense: str, uses: bool
):
    game = scenario(gate={"A": 4}, aliens={"A": "judge"}, ships={"B1": {"B": 1 if uses else 4}},
                    hands={"A": offense, "B": "attack 10, attack 12"})  # fmt: skip
    game.play(until=asked("A", "window"))
    assert makes(game, "A", level, "Judge") >= 10
    game.answer("A", "judge")
    said = [says(game, "A", level, seed)[0] for seed in range(12)]
    assert len(set(said)) <= 2
    assert sum(("win" in one.lower()) == uses for one in said) >= 9


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("gate", "side"), [(4, "offense"), (1, "defense")])
def test_a_prophet_bets_on_the_side_that_is_ahead(level: str, gate: int, side: str):
    there = {"B1": {"B": 1 if side == "offense" else 4}}
    ring = {} if side == "offense" else {"D": 4, "E": 4}
    allies = {"A": gate, "D": 4, "E": 4} if side == "offense" else {"A": gate}
    game = scenario(gate=allies, ring=ring, aliens={"C": "prophet"}, ships=there,
                    hands={"A": "attack 10", "B": "attack 10"})  # fmt: skip
    game.play(until=asked("C", "window"))
    assert makes(game, "C", level, "Prophet") >= 10
    game.answer("C", "prophet")
    assert sum(side in says(game, "C", level, seed)[0].lower() for seed in range(12)) >= 9


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("card", "uses"), [("attack 04", True), ("attack 40", False)])
def test_who_is_going_to_lose_makes_both_lose(level: str, card: str, uses: bool):
    game = scenario(
        gate={"A": 4, "C": 4},
        ships={"B1": {"B": 1 if uses else 4}},
        hands={"B": f"{card}, loser flare", "A": "attack 10"},
    )
    game.play(until=asked("B", "window"))
    made = makes(game, "B", level, "Loser Flare")
    assert made >= 9 if uses else made <= 2


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("own", "there", "changes"), [("attack 04", "attack 40", True), ("attack 40", "attack 04", False)]
)
def test_a_strong_card_of_whom_one_wishes_to_lose_is_exchanged_for_a_weak_one(
    level: str, own: str, there: str, changes: bool
):
    game = scenario(gate={"A": 2}, aliens={"C": "busybody"}, colonies={"A": 4},
                    hands={"A": there, "B": "attack 10", "C": own})  # fmt: skip
    game.answers(C=["busybody", "A"]).play(until=asked("C", "busybody.card"))
    said = says(game, "C", level)
    assert (said != ["No"]) == changes


@pytest.mark.parametrize("level", LEVELS)
def test_a_winning_card_is_stated_as_it_is_and_a_losing_one_is_not(level: str):
    for card, honest in (("attack 40", True), ("attack 04", False)):
        game = scenario(gate={"A": 2}, aliens={"A": "gambler"}, hands={"A": card, "B": "attack 20"})
        game.answers(A="gambler").play(until=asked("A", "gambler.state"))
        said = says(game, "A", level)[0]
        assert (said.lower() == card) == honest


@pytest.mark.parametrize("level", LEVELS)
def test_a_claim_that_cannot_be_true_is_challenged(level: str):
    game = scenario(gate={"A": 2}, aliens={"A": "gambler"}, hands={"A": "attack 04", "B": "attack 20, attack 40"})
    game.answers(A=["gambler", "attack 40"], B="select: attack 20").play(until=asked("B", "gambler.challenge"))
    assert [says(game, "B", level, seed) for seed in range(8)] == [["Yes"]] * 8


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("fresh", "uses"), [("attack 04", True), ("attack 30", False)])
def test_poor_cards_are_judged_and_good_ones_kept(level: str, fresh: str, uses: bool):
    @acts("regroup.begin", seat="E", layer=-20)
    def gives(me):
        yield from me.g.draw(0, 1, "test")

    game = scenario(start="regroup", aliens={"A": "connoisseur"}, hands={"A": "attack 10"}, deck=fresh, destiny="B",
                    probes=[gives])  # fmt: skip
    game.play(until=lambda game: game.game.moment == "cards.moved" and bool(game.game.asks))
    made = makes(game, "A", level, "Connoisseur")
    assert made >= 10 if uses else made == 0


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("cards", "builds"),
    [
        ("attack 04, attack 40, attack 30", True),
        ("attack 10, attack 40, attack 30", True),
        ("attack 10, attack 40", False),
    ],
)
def test_a_poor_attack_becomes_a_citadel(level: str, cards: str, builds: bool):
    game = scenario(start="destiny", destiny="B", aliens={"C": "citadel"}, hands={"C": cards, "A": "attack 10"})
    game.play(until=asked("C", "window"))
    made = makes(game, "C", level, "Citadel")
    assert made >= 10 if builds else made == 0


@pytest.mark.parametrize("level", LEVELS)
def test_the_cards_of_a_possessed_hand_are_played_before_the_own_ones(level: str):
    game = scenario(players=4, start="alliance", gate={"A": 2}, aliens={"A": "demon"}, ships={"B1": {"B": 2}},
                    hands={"A": "attack 23", "B": "attack 10, attack 12", "C": "attack 20, attack 15"})  # fmt: skip
    game.play(until=asked("A", "window"))
    assert often(game, "A", level, ["Pass"]) <= 1
    game.answers(A=["demon", "C"]).play(until="select")
    assert sum(says(game, "A", level, seed) != ["Attack 23"] for seed in range(12)) >= 8


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("lost", "sends"), [(15, 4), (0, 1)])
def test_who_wins_without_ships_throws_the_last_ones_away(level: str, lost: int, sends: int):
    homes = {f"A{i}": {"A": 1 if lost else 4} for i in range(1, 6)}
    hands = {"A": "attack 00", "B": "attack 20"}
    game = scenario(players=4, start="launch", aliens={"A": "masochist"}, ships=homes, warp={"A": lost}, hands=hands)
    game.play(until=asked("A", "launch"))
    sent = sum(says(game, "A", level).values())
    assert sent == sends if lost else sent >= sends


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("card", "uses"), [("attack 10", True), ("attack 40", False)])
def test_the_encounter_is_moved_where_that_turns_it(level: str, card: str, uses: bool):
    there = {"B1": {"B": 6}, "B2": {"B": 1}, "B3": {"B": 5}, "B4": {"B": 5}, "B5": {"B": 3}}
    hands = {"A": card, "B": "attack 10"}
    game = scenario(players=4, gate={"A": 4}, aliens={"A": "worm"}, ships=there, hands=hands)
    game.play(until=lambda game: game.game.moment == "reveal.after_reveal")
    made = makes(game, "A", level, "Worm")
    assert made >= 10 if uses else made <= 1
    if uses:
        game.answer("A", "worm")
        assert says(game, "A", level) == ["B's planet 5"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_negotiate_that_counts_as_an_attack_is_laid_like_one(level: str):
    hands = {"A": "negotiate, attack 00, attack 04", "B": "attack 10, attack 12"}
    game = scenario(players=4, gate={"A": 4}, aliens={"A": "berserker"}, ships={"B1": {"B": 1}}, hands=hands)
    game.play(until="select")
    assert sum(says(game, "A", level, seed) == ["Negotiate"] for seed in range(12)) >= 6


@pytest.mark.parametrize("level", LEVELS)
def test_a_winner_is_helped_for_the_rewards(level: str):
    hands = {"A": "attack 15, attack 10", "B": "attack 06", "C": "attack 20, attack 00"}
    game = scenario(players=4, gate={"A": 4}, aliens={"C": "busybody"}, ships={"B1": {"B": 1}}, hands=hands)
    game.answers(C=["busybody", "B"]).play(until=asked("C", "busybody.card"))
    assert says(game, "C", level) == ["Attack 20"]


@pytest.mark.parametrize("level", LEVELS)
def test_of_two_cards_of_which_the_lower_comes_back_the_second_is_as_high_as_it_may_be(level: str):
    hands = {"A": "attack 20, attack 15, attack 04, attack 30", "B": "attack 08"}
    game = scenario(players=4, gate={"A": 2}, aliens={"A": "deuce"}, hands=hands).answers(A="select: attack 20")
    game.play(until=asked("A", "deuce.card"))
    assert says(game, "A", level) == ["Attack 15"]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("attacker", "answer"), [("attack 20", ["Attack 10"]), ("attack 00", ["Pass"])])
def test_a_matching_card_is_spent_only_if_it_turns_the_encounter(level: str, attacker: str, answer: list[str]):
    hands = {"A": attacker, "B": "attack 10, attack 10"}
    game = scenario(players=4, gate={"A": 2}, ships={"B1": {"B": 4}}, aliens={"B": "crystal"}, hands=hands)
    game.play(until=asked("B", "crystal.match"))
    assert says(game, "B", level) == answer


@pytest.mark.parametrize("level", LEVELS)
def test_a_raid_leaves_a_ship_to_land(level: str):
    game = scenario(gate={"A": 4}, aliens={"A": "pirate"}, hands={"A": "attack 40", "B": "attack 04"})
    game.answers(A="pirate").play(until=asked("A", "pirate.number"))
    assert says(game, "A", level) == ["3 ships"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_side_is_supported_with_the_highest_attack(level: str):
    hands = {"A": "attack 10", "B": "attack 12", "C": "negotiate, attack 08, attack 14"}
    game = scenario(gate={"A": 2, "C": 2}, aliens={"C": "cavalry"}, hands=hands)
    game.answers(C="cavalry").play(until=asked("C", "cavalry.card"))
    assert says(game, "C", level) == ["Attack 14"]
