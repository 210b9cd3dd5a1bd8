"""Flares: how often, when, and where they go (R-CARD-5, R-POWER-7, R-SETUP-5)."""

from __future__ import annotations

import pytest

from app.engine import COLOURS, Game, Options, SeatSetup, Setup, pool, queries
from app.engine.effects import Alien, on, wild
from app.engine.moments import ANYTIME
from tests.kit import acts, rule, scenario

CARDS = {"A": "attack 10", "B": "attack 08"}
TWO_LOSSES = {"start": "regroup", "destiny": "B"}


@acts("regroup.begin", seat="E")
def losses(me):
    """A loses a ship, twice; B loses one."""
    for seat, planet in ((0, 0), (0, 1), (1, 5)):
        yield from me.g.lose([(seat, 1, planet)], "probe")


def offered(game, seat: str, what: str) -> int:
    """How often a seat could play the card."""
    return sum(what in asked.options for asked in game.asked if asked.seat == seat)


# --- one a player, each one once, back to the hand
@rule("R-CARD-5", "Q52")
def test_after_its_use_a_flare_is_back_in_the_hand_and_all_can_follow_it():
    game = scenario(gate={"A": 1}, hands=CARDS | {"A": "attack 10, macron flare"}).answers(A="macron flare").play()
    assert game.hand("A") == ["macron flare"]
    assert [(known["seat"], known["card"]["name"]) for known in game.view()["known"]] == [(0, "Macron Flare")]


@rule("R-CARD-5", "Q50")
def test_one_flare_for_each_player_and_encounter():
    hands = CARDS | {"A": "attack 10, zombie flare, macron flare"}
    game = scenario(**TWO_LOSSES, probes=[losses], hands=hands).answers(A=["zombie flare", "A3"]).play()
    assert offered(game, "A", "zombie flare") == 1
    assert offered(game, "A", "macron flare") == 0


@rule("R-CARD-5")
def test_in_the_next_encounter_it_can_be_played_again():
    hands = {"A": "attack 20, attack 10, macron flare", "B": "attack 08, attack 04"}
    game = scenario(gate={"A": 1}, hands=hands).answers(A=["attack 20", "macron flare", "yes"])
    game.play()
    assert (game.next_encounter, game.game.state.encounter.flare_seats) == (2, [])


@rule("R-CARD-5")
def test_the_same_flare_once_in_an_encounter_whoever_holds_it():
    @acts("act.done", seat="E")
    def wander(me, act):
        if act.source == ("flare", "zombie") and me.g.where[act.card] == 0:
            me.g.pass_cards(0, 1, [act.card])

    game = scenario(**TWO_LOSSES, probes=[losses, wander], hands=CARDS | {"A": "attack 10, zombie flare"})
    game.answers(A=["zombie flare", "A3"]).play(until="destiny")
    assert game.hand("B") == ["attack 08", "zombie flare"]
    assert offered(game, "B", "zombie flare") == 0


@rule("R-CARD-5")
def test_another_player_may_play_another_flare_in_the_same_encounter():
    hands = {"A": "attack 06, tripler flare", "B": "attack 20", "C": "macron flare"}
    game = scenario(gate={"A": 1, "C": 2}, hands=hands).answers(A="tripler flare", C="macron flare").play()
    assert game.totals == (6 + 1 + 2 + 2, 7 + 4)


@rule("Q53", "R-CARD-5", "R-GEN-2")
def test_no_flare_is_played_by_the_clock():
    for alien in ("tripler", "macron"):
        hands = CARDS | {"A": f"attack 10, {alien} flare"}
        game = scenario(start="launch", aliens={"A": alien}, hands=hands).play()
        assert offered(game, "A", f"{alien} flare") == 1
        assert not any("Flare" in text for text in game.told())


# --- lasting, cancelled
@rule("R-CARD-5")
def test_a_lasting_flare_lies_out_for_all_to_see_until_the_end_of_the_encounter():
    game = scenario(gate={"A": 1}, ring={"D": 1}, hands={"A": "attack 04", "B": "attack 20", "C": "mind flare"})
    game.answers(C="mind flare").play(until="encounter.end")
    assert game.hand("C") == []
    assert [(entry["seat"], entry["card"]["name"]) for entry in game.view()["table"]] == [(2, "Mind Flare")]
    assert game.play().hand("C") == ["mind flare"]


@rule("R-CARD-5", "R-TIME-7", "C-CARDZAP-6")
def test_a_cancelled_flare_is_discarded_and_counts():
    hands = CARDS | {"A": "attack 10, zombie flare, macron flare", "C": "card zap"}
    game = scenario(**TWO_LOSSES, probes=[losses], hands=hands).answers(A=["zombie flare", "A3"], C="card zap").play()
    assert "zombie flare" in game.discard
    assert offered(game, "A", "macron flare") == 0
    assert game.told("E", kind="cancelled") == ["A's Zombie Flare is cancelled."]


@rule("R-TIME-4", "C-CARDZAP-6")
def test_card_zap_answers_a_flare_before_anything_has_happened():
    hands = {"A": "attack 10, sorcerer flare", "B": "attack 08", "C": "card zap"}
    game = scenario(gate={"A": 1}, aliens={"A": "warrior", "B": "tripler"}, hands=hands).answers(A="sorcerer flare")
    game.play(until="announced.card")
    assert (game.alien("A"), game.hand("A")) == ("warrior", ["attack 10"])
    game.answer("C", "card zap").play()
    assert game.alien("A") == "warrior"


# --- wild or super
@rule("R-POWER-7", "Q51")
def test_with_the_power_at_work_the_own_flare_is_super_only():
    hands = {"A": "attack 12, tripler flare", "B": "attack 40"}
    game = scenario(gate={"A": 1}, aliens={"A": "tripler"}, hands=hands).answers(A="tripler flare").play()
    assert game.totals == (37, 44)


@rule("R-POWER-7", "Q51")
@pytest.mark.parametrize("off", [{"homes": {"A": 2}}, {"zapped": "A"}])
def test_with_the_power_lost_or_zapped_the_own_flare_is_wild(off):
    hands = {"A": "attack 12, tripler flare", "B": "attack 40"}
    game = scenario(gate={"A": 1}, aliens={"A": "tripler"}, hands=hands, **off).answers(A="tripler flare").play()
    assert game.totals == (13, 14 + 4)


@rule("R-POWER-7")
def test_the_super_flare_is_announced_just_before_the_use_it_goes_with():
    hands = {"A": "attack 12, tripler flare", "B": "attack 08"}
    game = scenario(gate={"A": 1}, aliens={"A": "tripler"}, hands=hands).answers(A="tripler flare").play()
    told = [text for text in game.told("E") if "Tripler" in text]
    assert told == ["A plays Tripler Flare.", "A uses Tripler."]


@rule("R-CARD-5", "R-POWER-7")
def test_the_super_flare_lies_out_until_the_use_is_done():
    hands = {"A": "attack 12, tripler flare", "B": "attack 08", "C": "cosmic zap"}
    game = scenario(gate={"A": 1}, aliens={"A": "tripler"}, hands=hands).answers(A="tripler flare")
    game.play(until="announced.use")
    assert game.hand("A") == []
    assert [entry["card"]["name"] for entry in game.view()["table"]] == ["Tripler Flare"]
    assert game.play(until="resolution").hand("A") == ["tripler flare"]


@rule("R-POWER-7")
def test_if_the_super_flare_is_cancelled_the_use_goes_on_without_it():
    hands = {"A": "attack 12, tripler flare", "B": "attack 08", "C": "card zap"}
    game = scenario(gate={"A": 1}, aliens={"A": "tripler"}, hands=hands).answers(A="tripler flare", C="card zap").play()
    assert game.totals[0] == 4 + 1
    assert "tripler flare" in game.discard


@rule("R-POWER-7")
def test_if_the_use_is_zapped_the_super_flare_returns_and_has_been_played():
    hands = {"A": "attack 12, tripler flare, macron flare", "B": "attack 08", "C": "cosmic zap"}
    game = scenario(gate={"A": 1}, aliens={"A": "tripler"}, hands=hands).answers(A="tripler flare", C="cosmic zap")
    game.play(until="resolution")
    assert game.hand("A") == ["macron flare", "tripler flare"]
    assert game.totals[0] == 13
    assert game.game.state.encounter.flare_seats == [0]


@rule("R-POWER-7")
def test_a_use_in_a_role_that_only_the_super_flare_gives_fails_if_the_flare_is_cancelled():
    hands = {"A": "attack 10", "B": "attack 08", "C": "sorcerer flare", "D": "card zap"}
    game = scenario(gate={"A": 1, "C": 1}, aliens={"C": "sorcerer"}, hands=hands).answers(C="sorcerer", D="card zap")
    game.play()
    assert game.revealed == ("attack 10", "attack 08")
    assert game.told("E", kind="use") == []


# --- who is asked
def asks_of(game) -> list[tuple[str, str, str]]:
    return [(asked.seat, asked.phase, asked.moment or asked.question) for asked in game.asked]


@rule("R-TIME-9", "R-INFO-2", "R-POWER-7")
def test_who_is_asked_says_nothing_about_who_holds_the_flare():
    aliens = {"A": "tripler", "C": "sorcerer", "D": "mind"}
    known = {"flares": "mind flare, sorcerer flare, tripler flare"}
    seen = []
    for holder in ("", "A", "C", "D"):
        hands = dict.fromkeys("ABCDE", "attack 06, attack 08, negotiate")
        named = dict(known)
        if holder:
            hands[holder] = "attack 06, negotiate, tripler flare"
            named["flares"] = "mind flare, sorcerer flare"
        game = scenario(start="alliance", gate={"A": 1}, aliens=aliens, hands=hands, **named)
        game.answers(A="invite: C", C="offense")
        seen.append(asks_of(game.play()))
    assert seen[0] == seen[1] == seen[2] == seen[3]
    assert ("A", "reveal", "reveal.types_final") in seen[0]


@rule("R-SETUP-5")
def test_a_flare_that_is_known_to_be_elsewhere_opens_no_window():
    aliens = {"A": "tripler"}
    game = scenario(gate={"A": 1}, aliens=aliens, hands=CARDS, flares="tripler flare").play()
    assert game.was_asked("A", moment="reveal.types_final") is False  # an empty hand can hold nothing
    hands = CARDS | {"A": "attack 10, quash"}
    game = scenario(gate={"A": 1}, aliens=aliens, hands=hands, flares="tripler flare").play()
    assert game.was_asked("A", moment="reveal.types_final")
    game = scenario(gate={"A": 1}, aliens=aliens, hands=hands, discard="tripler flare").play()
    assert not game.was_asked("A", moment="reveal.types_final")
    game = scenario(gate={"A": 1}, aliens=aliens, hands=hands, flares="macron flare").play()
    assert not game.was_asked("A", moment="reveal.types_final"), "the list shows that it is not in the game"


@rule("R-SETUP-5")
def test_with_secret_flares_there_is_no_list_and_every_flare_might_be_held():
    hands = CARDS | {"A": "attack 10, quash"}
    options = {"secret_flares": True, "flares": True}
    game = scenario(gate={"A": 1}, aliens={"A": "tripler"}, hands=hands, flares="macron flare", options=options).play()
    assert game.was_asked("A", moment="reveal.types_final")
    assert game.view()["flares"] == []


# --- which flares are in the game
def new_game(seats: int, **options) -> Game:
    sitting = [SeatSetup(f"P{i}", COLOURS[i]) for i in range(seats)]
    options.setdefault("aliens", ["oracle", "mind", "tripler", "zombie"][:seats])
    return Game.new(Setup(sitting, Options(flares=True, **options), b"f" * 32, [""] * seats))


@rule("R-SETUP-5")
def test_the_flares_of_the_dealt_aliens_and_others_up_to_ten_are_in_the_deck_and_listed():
    game = new_game(4)
    dealt = {power.alien for power in game.state.powers}
    listed = game.view(None)["flares"]
    assert dealt <= set(listed)
    assert len(listed) == min(10, len(game.state.extra_cards))
    inside = [*game.state.deck, *(card for hand in game.state.hands for card in hand)]
    assert sorted(game.face(card).effect for card in inside if game.face(card).kind == "flare") == listed


@rule("R-SETUP-5", "R-INFO-1")
def test_the_list_is_told_to_all_and_kept_back_with_secret_flares():
    assert any(event.kind == "flares" for event in new_game(3).events)
    secret = new_game(3, secret_flares=True)
    assert not any(event.kind == "flares" for event in secret.events)
    assert secret.view(None)["flares"] == []


@rule("R-SETUP-5")
def test_without_the_option_there_is_no_flare():
    game = Game.new(Setup([SeatSetup(n, COLOURS[i]) for i, n in enumerate("ABC")], Options(), b"f" * 32, [""] * 3))
    assert not any(face.kind == "flare" for face in game.faces)
    assert game.view(None)["flares"] == []


# --- flares that can be played at any time
class Drifter(Alien):
    """A made-up flare for any player in some phases; it lies out until the encounter ends."""

    id, name = "drifter", "Drifter"

    @wild
    @on(ANYTIME, phases=("regroup", "planning", "resolution"))
    def drift(self):
        if (yield from self.announce()):
            self.lasting = True


@pytest.fixture
def _drifter(monkeypatch):
    for module in (queries, pool):
        monkeypatch.setattr(module, "ALIENS", {**queries.ALIENS, "drifter": Drifter})
    queries._index.cache_clear()
    yield
    queries._index.cache_clear()


@pytest.mark.usefixtures("_drifter")
@rule("R-TIME-9", "R-TIME-1")
def test_a_flare_for_any_time_is_offered_in_each_of_its_phases():
    artifacts = "card zap, card zap, cosmic zap, cosmic zap, emotion control, force field, ionic gas, mobius tubes"
    elsewhere = f"{artifacts}, mobius tubes, plague, quash"
    game = scenario(start="regroup", destiny="B", hands=CARDS | {"C": "drifter flare"}, discard=elsewhere).play()
    offers = [(asked.phase, asked.moment) for asked in game.asked if "drifter flare" in asked.options]
    assert offers == [
        ("regroup", "regroup.begin"),
        ("planning", "planning.before_select"),
        ("resolution", "resolution.after_ships"),
    ]


@pytest.mark.usefixtures("_drifter")
@rule("R-TIME-9")
def test_it_is_offered_in_other_windows_of_its_phases_that_open_anyway():
    hands = CARDS | {"C": "drifter flare", "D": "plague"}
    game = scenario(start="regroup", destiny="B", hands=hands).play()
    offers = [asked.moment for asked in game.asked if "drifter flare" in asked.options]
    assert offers[:2] == ["regroup.begin", "regroup.after"]


@pytest.mark.usefixtures("_drifter")
@rule("Q05", "R-COMP-3")
def test_a_flare_that_is_in_play_cannot_be_taken_as_compensation():
    hands = {"A": "attack 10, morph, drifter flare", "B": "negotiate"}
    game = scenario(gate={"A": 1}, hands=hands).answers(
        A=["select: attack 10", "resolution.after_ships: drifter flare"]
    )
    game.play()
    assert game.hand("B") == ["morph"]
    assert game.hand("A") == ["drifter flare"]
