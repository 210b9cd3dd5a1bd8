"""Silencer."""

from typing import Any

import pytest

from app.engine import COLOURS, Game, Options, SeatSetup, Setup
from app.engine.aliens import ALIENS
from app.engine.artifacts import ARTIFACTS
from app.engine.effects import POWER
from app.engine.moments import GAME
from app.engine.state import Mark
from tests.kit import Offer, acts, check, rule, ruling, scenario

CARDS = {"A": "attack 40", "B": "attack 04", "C": "attack 06"}
TOTAL, PARTIAL = 0, 1
OLD: dict[str, Any] = {"options": {"classic_silence": True}}


def silence(g, seat: str, side: int = TOTAL) -> None:
    """A token of the Silencer lies before this seat."""
    power = next(p for p in g.state.powers if p.alien == "silencer")
    g.state.marks.append(Mark("silence", "alien:silencer", "ABCDEFGH".index(seat), GAME, 0, power.id, [side]))
    g.reindex()


def silenced(seats: str, moment: str, side: int = TOTAL):
    """A probe that lays tokens before anybody acts at this moment."""

    @acts(moment, seat="E", layer=-20)
    def lay(me):
        if not me.g.has_mark("silence"):
            for seat in seats:
                silence(me.g, seat, side)

    return lay


def tokens(game) -> dict[str, str]:
    """The tokens that everybody sees."""
    notes = [note for note in game.view().get("notes", []) if note["kind"] == "silence"]
    return {"ABCDE"[note["before"]]: note["pieces"][0]["label"] for note in notes}


def alliance(seats: str, side: int = TOTAL, **position):
    """The alliance phase with silenced seats and the Silencer in E."""
    position.setdefault("hands", CARDS)
    probes = [silenced(seats, "alliance.before_invite", side)]
    aliens = {"E": "silencer"} | position.pop("aliens", {})
    return scenario(start="alliance", gate={"A": 1}, probes=probes, aliens=aliens, **position)


def noises(game) -> list[str]:
    """Who was heard."""
    return [line.removesuffix(" makes noise.") for line in game.told("E", kind="silencer.noise")]


@rule("R-DESTINY-13")
def test_a_token_is_put_on_a_sheet_when_the_defense_is_known():
    game = scenario(start="destiny", destiny="B", aliens={"A": "silencer"}, hands=CARDS)
    game.answers(A=["silencer", "C"]).play(until="launch")
    assert tokens(game) == {"C": "Total silence"}


@ruling("silencer", 4)
def test_anybody_else_may_be_silenced_who_has_no_token():
    game = scenario(start="destiny", destiny="B", aliens={"A": "silencer"}, hands=CARDS,
                    probes=[silenced("C", "destiny.turned_up")])  # fmt: skip
    game.answers(A="silencer").play(until="silencer.whom")
    assert game.options("A") == ["B", "D", "E"]


def test_with_a_token_on_every_sheet_there_is_nothing_to_do():
    game = scenario(start="destiny", destiny="B", aliens={"A": "silencer"}, hands=CARDS,
                    probes=[silenced("BCDE", "destiny.turned_up")])  # fmt: skip
    game.play(until="launch")
    assert not any("silencer" in asked.options for asked in game.asked)


@check("silencer", 1)
def test_inviting_several_players_is_one_noise():
    game = alliance("B", hands=CARDS | {"B": "attack 04, attack 08, attack 10"})
    game.answers(B="invite: C, D").play(until="planning")
    assert noises(game) == ["B"]
    assert len(game.hand("B")) == 2


@check("silencer", 2)
def test_accepting_with_a_partial_token_costs_a_card_and_the_token():
    game = alliance("C", PARTIAL).answers(A="invite: C", C="offense").play(until="planning")
    assert noises(game) == ["C"]
    assert game.hand("C") == []
    assert tokens(game) == {}


@check("silencer", 3)
def test_an_optional_power_works_and_is_penalized():
    hands = {"A": "attack 04, +2", "B": "attack 40"}
    game = scenario(gate={"A": 1}, aliens={"A": "sorcerer", "E": "silencer"}, hands=hands,
                    probes=[silenced("A", "planning.before_select")])  # fmt: skip
    game.answers(A="sorcerer").play()
    assert game.revealed == ("attack 40", "attack 04")
    assert game.discard[0] == "reinforcement +2"
    assert noises(game) == ["A"]


@check("silencer", 5)
@rule("R-INFO-4")
def test_a_quick_phrase_is_a_noise_and_nothing_else_that_is_said():
    game = alliance("C", hands=CARDS | {"C": "attack 06, attack 08"}).play(until="invite")
    assert not hasattr(game.game, "chat"), "what is written at the table never comes here"
    game.answer("C", "speak: help").answer("D", "speak: thanks")
    assert game.told("B")[-2:] == ["C says: Please help me.", "D says: Thank you."]
    game.play(until="planning")
    assert noises(game) == ["C"]
    assert len(game.hand("C")) == 1


@rule("R-INFO-1")
def test_phrases_are_offered_only_where_an_effect_listens():
    def may_speak(game) -> list[int]:
        return [ask.seat for ask in game.game.asks if ask.text == "speak"]

    game = alliance("C").play(until="invite")
    assert may_speak(game) == [0, 1, 2, 3, 4]
    assert [ask.default for ask in game.game.asks if ask.free] == [[]] * 5
    assert may_speak(scenario(start="alliance", gate={"A": 1}, hands=CARDS).play(until="invite")) == []


@rule("EX-30")
def test_classic_who_is_silenced_is_offered_no_phrases():
    game = alliance("C", **OLD).play(until="invite")
    assert [ask.seat for ask in game.game.asks if ask.text == "speak"] == [0, 1, 3, 4]


def test_what_was_said_stays_said_when_a_game_is_resumed():
    seats = [SeatSetup(f"Player {i}", COLOURS[i]) for i in range(3)]
    game = Game.new(Setup(seats, Options(aliens=["silencer", "mind", "oracle"]), b"k" * 32, [""] * 3))
    while not any(ask.text == "speak" for ask in game.asks):
        game.timeout(game.asks[0].id)
    ask = next(ask for ask in game.asks if ask.text == "speak" and ask.seat == 1)
    outcome = game.answer(ask.id, ["0"])
    assert outcome.public
    assert outcome.events[-1].kind == "said_peace"
    twin = game.clone()
    assert twin.seq == game.seq
    assert twin.state.unheard == game.state.unheard == [1]
    assert [ask.id for ask in twin.asks] == [ask.id for ask in game.asks]


@ruling("silencer", 3)
def test_a_mandatory_power_is_no_noise():
    hands = {"A": "attack 04, +2", "B": "attack 40"}
    game = scenario(gate={"A": 1}, aliens={"A": "tripler", "E": "silencer"}, hands=hands,
                    probes=[silenced("A", "planning.before_select")])  # fmt: skip
    game.play()
    assert "A uses Tripler." in game.told("D")
    assert noises(game) == []


@check("silencer", 4)
def test_at_the_end_of_the_encounter_silence_is_partial():
    game = alliance("C").play()
    assert tokens(game) == {"C": "Partial silence"}


@ruling("silencer", 6)
def test_under_total_silence_each_noise_is_penalized():
    game = alliance("B", hands=CARDS | {"B": "attack 04, attack 08, attack 10"}, aliens={"B": "sorcerer"})
    game.answers(B=["invite: C", "sorcerer"]).play(until="reveal")
    assert noises(game) == ["B", "B"]
    assert tokens(game) == {"B": "Total silence"}


def test_the_penalty_may_be_a_ship_that_is_not_in_the_encounter():
    game = alliance("B").answers(B="invite: C", E="B3")
    game.play(until="silencer.penalty")
    assert "B1" not in game.options("E")
    game.play(until="planning")
    assert game.ships("B3", "B") == 3
    assert len(game.hand("B")) == 1


def test_a_card_that_cannot_be_discarded_by_force_is_no_penalty():
    game = alliance("B", aliens={"D": "lloyd"}, hands={"A": "attack 40", "B": "attack 06"})
    offer = ["lloyd", "lloyd.whom: B", "lloyd.what: cards", "lloyd.cards: attack 06"]
    game.answers(B=["lloyd.accept: yes", "invite: C"], D=offer).play(until="silencer.penalty")
    assert game.options("E") == ["B2", "B3", "B4", "B5"]


@ruling("silencer", 5)
def test_without_cards_and_other_ships_nothing_is_lost_but_the_token_comes_back():
    game = alliance("B", PARTIAL, hands={"A": "attack 40"}, ships={"B1": {"B": 20}}).answers(B="invite: C")
    game.play(until="planning")
    assert noises(game) == ["B"]
    assert game.ships("B1", "B") == 20
    assert tokens(game) == {}


def test_a_lost_sheet_hears_nothing():
    game = alliance("B", homes={"E": 2}).answers(B="invite: C").play(until="planning")
    assert noises(game) == []
    assert tokens(game) == {"B": "Total silence"}


def test_zapped_there_is_no_token():
    game = scenario(start="destiny", destiny="B", aliens={"A": "silencer"}, hands=CARDS | {"C": "cosmic zap"})
    game.answers(A=["silencer", "C"], C="cosmic zap").play(until="launch")
    assert tokens(game) == {}


@rule("R-POWER-7")
def test_super_partial_silence_is_total_again():
    hands = CARDS | {"A": "attack 40, silencer flare"}
    game = scenario(start="destiny", destiny="B", aliens={"A": "silencer"}, hands=hands,
                    probes=[silenced("CD", "destiny.turned_up", PARTIAL)])  # fmt: skip
    game.answers(A=["silencer", "silencer.whom: B", "boost: silencer flare", "C, D"]).play(until="launch")
    assert tokens(game) == dict.fromkeys("BCD", "Total silence")


@rule("R-CARD-5")
def test_wild_a_use_is_cancelled_and_the_power_rests():
    hands = {"A": "attack 40, silencer flare", "B": "attack 04"}
    game = scenario(gate={"A": 1}, aliens={"B": "tripler", "E": "silencer"}, hands=hands)
    game.answers(A="silencer flare").play()
    assert game.totals == (41, 4 + 4)
    assert game.power("B") == "active", "it is no zap"
    assert game.hand("E") == ["silencer flare"]


def test_wild_without_the_silencer_the_flare_is_discarded():
    hands = {"A": "attack 40, silencer flare", "B": "attack 04"}
    game = scenario(gate={"A": 1}, aliens={"B": "tripler"}, hands=hands).answers(A="silencer flare").play()
    assert "silencer flare" in game.discard


def test_wild_a_power_that_cannot_be_cancelled_is_not_answered():
    hands = {"A": "attack 10, silencer flare", "B": "attack 04"}
    game = scenario(gate={"A": 2}, aliens={"B": "sorcerer", "E": "lloyd"}, hands=hands)
    game.answers(B=["lloyd.accept: yes", "sorcerer"], E=["lloyd", "lloyd.whom: B", "lloyd.what: power"]).play()
    assert game.revealed == ("attack 04", "attack 10")
    assert not any("silencer flare" in asked.options for asked in game.asked)


@ruling("silencer", 7)
def test_wild_what_is_not_used_cannot_be_cancelled():
    hands = {"A": "attack 40, silencer flare", "B": "attack 04"}
    game = scenario(gate={"A": 1}, aliens={"B": "symbiote"}, hands=hands).play()
    assert not any("silencer flare" in asked.options for asked in game.asked)


# --- the old form


@ruling("silencer", 1)
@ruling("empath", 1)
@rule("EX-30")
def test_classic_every_attempt_at_a_deal_fails():
    hands = {"A": "negotiate, +2", "B": "negotiate"}
    game = alliance("B", hands=hands, **OLD).play()
    assert game.result == "deal failed"
    assert not game.was_asked("A", "deal")
    calm = alliance("B", hands=hands, aliens={"D": "empath"}, **OLD).play()
    assert calm.result == "deal failed"
    free = alliance("C", hands=hands, **OLD).answers(A=Offer(give="+2"), B="accept").play()
    assert free.result == "deal made"


@rule("EX-30")
def test_classic_nobody_is_penalized_and_the_token_comes_back():
    game = alliance("B", hands=CARDS, **OLD).answers(B="invite: C").play()
    assert noises(game) == []
    assert tokens(game) == {}


@ruling("silencer", 1)
@rule("EX-30")
def test_classic_cards_that_need_no_choice_are_played_and_others_are_not():
    hands = {"A": "attack 40", "B": "attack 04, plague, force field, ionic gas", "C": "attack 06"}
    game = alliance("B", hands=hands, **OLD).answers(A="invite: C, D", C="offense", D="offense", B="ionic gas").play()
    mine = [asked.options for asked in game.asked if asked.seat == "B"]
    assert not any("force field" in options or "plague" in options for options in mine)
    assert "ionic gas" in game.discard


def test_classic_a_lost_sheet_forbids_nothing():
    hands = {"A": "negotiate, +2", "B": "negotiate"}
    game = alliance("B", hands=hands, homes={"E": 2}, **OLD).answers(A=Offer(give="+2"), B="accept").play()
    assert game.result == "deal made"


STOPPED = [
    "aura", "calculator", "chronos", "crystal", "delegator", "demon", "dictator", "diplomat", "doppelganger",
    "extortionist", "force", "gnome", "healer", "hurtz", "judge", "lloyd", "loser", "magnet", "mesmer", "mind",
    "mirror", "negator", "obverse", "pavlov", "phantom", "philanthropist", "pirate", "plant", "prolong", "prophet",
    "seeker", "serpent", "silencer", "siren", "skeptic", "sniveler", "sting", "trader", "visionary", "witch",
    "wrack",
]  # fmt: skip
PARTLY = ["anomaly", "berserker", "grudge", "mutant", "queue", "will"]


@ruling("silencer", 2)
@rule("EX-31")
def test_classic_each_sheet_says_whether_it_needs_a_word():
    needs = {alien: sheet.needs_word for alien, sheet in ALIENS.items()}
    assert sorted(a for a, word in needs.items() if word == "yes") == sorted(a for a in STOPPED if a in needs)
    assert sorted(a for a, word in needs.items() if word == "partly") == [a for a in PARTLY if a in needs]
    assert [a for a, card in ARTIFACTS.items() if card.needs_word == "yes"] == ["plague"]


def uses(alien: str) -> dict[str, bool]:
    """For each use of a power: may its silenced owner make it?"""
    g = scenario(gate={"A": 1, "C": 1}, aliens={"E": "silencer", "B": alien}, hands=CARDS, **OLD).game
    power = next(p for p in g.state.powers if p.seat == 4)
    g.state.marks.append(Mark("silence", "alien:silencer", 1, GAME, 0, power.id, [TOTAL]))
    g.reindex()
    hooks = {hook.name: hook for hook in ALIENS[alien].hooks
             if hook.side == POWER and hook.kind == "on" and hook.use and not hook.mark}  # fmt: skip
    return {name: g.may_use(1, hook) for name, hook in hooks.items()}


@ruling("aura", 8)
@ruling("chronos", 10)
@ruling("crystal", 6)
@ruling("delegator", 11)
@ruling("diplomat", 9)
@ruling("doppelganger", 9)
@ruling("extortionist", 8)
@ruling("force", 10)
@ruling("gnome", 8)
@ruling("hurtz", 10)
@ruling("judge", 9)
@ruling("lloyd", 9)
@ruling("magnet", 7)
@ruling("negator", 9)
@ruling("obverse", 8)
@ruling("pavlov", 6)
@ruling("phantom", 7)
@ruling("pirate", 7)
@ruling("plant", 9)
@ruling("prolong", 6)
@ruling("prophet", 7)
@ruling("seeker", 7)
@ruling("serpent", 5)
@ruling("siren", 8)
@ruling("skeptic", 7)
@ruling("sniveler", 8)
@ruling("sting", 7)
@ruling("trader", 8)
@ruling("visionary", 7)
@ruling("witch", 9)
@ruling("wrack", 8)
@pytest.mark.parametrize("alien", [alien for alien in STOPPED if alien != "mesmer"])
def test_classic_a_power_that_needs_a_word_is_stopped(alien: str) -> None:
    may = uses(alien)
    assert may
    assert not any(may.values())


@ruling("mesmer", 7)
def test_classic_a_mesmer_gives_no_card_another_name():
    hands = CARDS | {"B": "attack 04, plague"}
    for seats, stopped in (("B", True), ("C", False)):
        game = alliance(seats, hands=hands, aliens={"B": "mesmer"}, **OLD).play()
        masked = any("plague as" in option for asked in game.asked for option in asked.options)
        assert masked is not stopped


SILENT = sorted(set(ALIENS) - set(STOPPED) - set(PARTLY))


@ruling("assessor", 8)
@ruling("busybody", 10)
@ruling("butler", 9)
@ruling("changeling", 9)
@ruling("connoisseur", 8)
@ruling("deuce", 10)
@ruling("disease", 10)
@ruling("dragon", 11)
@ruling("entrepreneur", 8)
@ruling("ethic", 9)
@ruling("filth", 11)
@ruling("fungus", 11)
@ruling("ghost", 10)
@ruling("gorgon", 11)
@ruling("grief", 9)
@ruling("industrialist", 9)
@ruling("insect", 6)
@ruling("laser", 9)
@ruling("pentaform", 9)
@ruling("schizoid", 10)
@ruling("subversive", 5)
@ruling("symbiote", 7)
@ruling("terrorist", 10)
@ruling("vampire", 7)
@ruling("worm", 7)
@ruling("wraith", 7)
@pytest.mark.parametrize("alien", SILENT)
def test_classic_a_power_that_needs_no_word_is_not_stopped(alien: str) -> None:
    assert all(uses(alien).values())


@ruling("anomaly", 2)
@ruling("berserker", 1)
@ruling("queue", 6)
def test_classic_a_part_of_a_power_that_is_spoken_is_stopped():
    assert uses("anomaly") == {"call_even": False, "deviate": True}
    berserker = uses("berserker")
    assert (berserker["challenge"], berserker["rage"]) == (False, True)
    assert uses("queue") == {"exchange": True, "arrange": False}


@ruling("grudge", 8)
def test_classic_a_silenced_grudge_gives_one_token_but_not_two():
    hands = {"A": "attack 40", "B": "attack 04"}
    for invites, told in (("invite: C", 1), ("invite: C, D", 0)):
        game = alliance("A", hands=hands, aliens={"A": "grudge"}, **OLD).answers(A=invites).play()
        assert len(game.told("E", kind="grudge.given")) == told


@ruling("mutant", 6)
def test_classic_a_silenced_mutant_draws_from_the_deck_alone():
    game = alliance("A", aliens={"A": "mutant"}, hands=CARDS, **OLD).answers(A="mutant").play(until="planning")
    assert len(game.hand("A")) == 8
    assert len(game.hand("C")) == 1
    assert not game.was_asked("A", "mutant.source")


@ruling("will", 9)
def test_classic_a_silenced_will_acts_only_where_it_has_no_choice():
    game = scenario(start="destiny", destiny="B", aliens={"A": "will", "E": "silencer"}, hands=CARDS,
                    probes=[silenced("A", "destiny.turned_up")], **OLD)  # fmt: skip
    game.play(until="launch")
    assert game.defense == "B"
    assert game.told("C", kind="use_on") == []
