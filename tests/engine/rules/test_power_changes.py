"""Powers that are lost, regained, zapped, swapped, lent, hidden, in the middle of an encounter too (chapter 19)."""

import pytest

from tests.kit import acts, rule, scenario

CARDS = {"A": "attack 08", "B": "attack 20"}
TRIPLER = {"gate": {"A": 1}, "aliens": {"A": "tripler"}, "homes": {"A": 3}, "hands": CARDS}
LAST_HOME = 0  # the planet A1


def taken(moment):
    """A probe: A loses its ships on A1 at this moment, once."""

    @acts(moment)
    def loss(me):
        g = me.g
        if not g.has_mark("gone"):
            me.mark("gone")
            yield from g.lose([(0, g.state.ships[LAST_HOME][0], LAST_HOME)], "probe")

    return loss


def returned(moment):
    """A probe: a ship of A comes back to A1 at this moment."""

    @acts(moment)
    def back(me):
        yield from me.g.move([[0, 1, -3, LAST_HOME]], "retrieved", "probe")

    return back


@rule("R-POWER-3", "R-POWER-1")
def test_lost_in_mid_encounter_it_is_off_from_then_on():
    game = scenario(**TRIPLER, probes=[taken("planning.after_select")]).play()
    assert game.power("A") == "lost"
    assert game.totals[0] == 8 + 1


@rule("R-POWER-2")
def test_regained_in_the_same_encounter_it_works():
    probes = [taken("planning.before_select"), returned("planning.after_select")]
    game = scenario(**TRIPLER, probes=probes).play()
    assert game.power("A") == "active"
    assert game.totals[0] == 24 + 1
    assert game.told("C", "power_lost")
    assert game.told("C", "power_regained")


@rule("R-POWER-2", "R-POWER-3")
def test_what_it_has_done_lasts_though_it_is_lost():
    game = scenario(**TRIPLER, probes=[taken("reveal.totals")]).play()
    assert game.power("A") == "lost"
    assert game.totals[0] == 24 + 1


@rule("R-POWER-2", "R-POWER-4")
def test_zapped_it_stays_zapped_when_it_is_lost_and_regained():
    hands = CARDS | {"C": "cosmic zap"}
    position = {"start": "launch", "planet": "B1", "aliens": {"A": "macron"}, "homes": {"A": 3}, "hands": hands}
    probes = [taken("alliance.before_invite"), returned("planning.before_select")]
    game = scenario(**position, probes=probes).answers(A=["aim: B1", {"A2": 1}], C="cosmic zap").play()
    assert game.totals[0] == 8 + 1
    assert not game.told("E", "use")[1:]


@rule("R-POWER-7", "Q51")
@pytest.mark.parametrize(("homes", "wild"), [(3, False), (2, True)])
def test_wild_or_super_follows_from_the_power_at_that_moment(homes, wild):
    hands = {"A": "attack 08, tripler flare", "B": "attack 30"}
    game = scenario(**TRIPLER | {"homes": {"A": homes}, "hands": hands}).play()
    offered = {a.question for a in game.asked if a.seat == "A" and "tripler flare" in a.options}
    assert offered == ({"window"} if wild else {"boost"})


@rule("R-POWER-7")
def test_only_the_owner_of_the_sheet_has_the_super_side():
    hands = {"A": "attack 08", "B": "attack 30", "C": "chosen flare"}
    game = scenario(gate={"A": 1}, aliens={"A": "chosen"}, hands=hands).play()
    assert not game.game.has_power(2, "chosen")
    assert not [a for a in game.asked if a.seat == "C" and "chosen flare" in a.options]  # wild for main players only


@rule("R-POWER-8", "R-POWER-4")
def test_a_swapped_sheet_takes_its_zap_along():
    @acts("planning.after_select")
    def swap(me):
        yield from me.g.exchange(*me.g.state.powers)

    hands = CARDS | {"C": "cosmic zap"}
    position = {"start": "launch", "planet": "B1", "aliens": {"A": "macron", "B": "tripler"}, "hands": hands}
    game = (
        scenario(**position, probes=[swap]).answers(A=["aim: B1", {"A1": 1}], C="cosmic zap").play(until="resolution")
    )
    assert (game.alien("A"), game.power("A")) == ("tripler", "active")
    assert (game.alien("B"), game.power("B")) == ("macron", "zapped")
    assert game.totals == (24 + 1, 20 + 4)


@rule("R-POWER-8", "R-POWER-1")
def test_loss_is_recomputed_for_the_new_owners():
    @acts("planning.before_select")
    def swap(me):
        yield from me.g.exchange(*me.g.state.powers)

    position = {"gate": {"A": 1}, "aliens": {"A": "tripler", "B": "warrior"}, "homes": {"A": 2}, "hands": CARDS}
    game = scenario(**position, probes=[swap])
    assert game.power("A") == "lost"
    game.play(until="select")
    assert (game.alien("B"), game.power("B"), game.power("A")) == ("tripler", "active", "lost")
    game.play()
    assert game.totals == (8 + 1, 20 // 3 + 1 + 4)


@rule("R-POWER-8", "R-END-2")
def test_a_lent_power_is_its_owners_again_when_the_encounter_ends():
    @acts("planning.before_select")
    def lend(me):
        yield from me.g.lend(me.g.state.powers[0], 1)

    position = {"gate": {"A": 1}, "aliens": {"A": "warrior"}, "tokens": {"A": 4}, "hands": CARDS}
    game = scenario(**position, probes=[lend]).play()
    assert game.totals == (8 + 1, 20 + 4 + 4)
    assert (game.alien("A"), game.power("A")) == ("warrior", "active")
    assert game.tokens("A") > 4


@rule("R-POWER-9", "R-VAR-9")
def test_both_powers_of_a_player_are_lost_and_regained_together():
    position = TRIPLER | {"aliens": {"A": "tripler + warrior"}, "tokens": {"A": 2}}
    game = scenario(**position, probes=[taken("planning.before_select")]).play(until="planning.after_select")
    assert [power["state"] for power in game.view()["seats"][0]["powers"]] == ["lost", "lost"]
    probes = [taken("planning.before_select"), returned("planning.after_select")]
    assert scenario(**position, probes=probes).play().totals[0] == 24 + 1 + 2


@rule("R-POWER-4", "R-END-2")
def test_in_the_next_encounter_a_zapped_power_works_again():
    hands = {"A": "attack 40, attack 08", "B": "attack 04", "C": "cosmic zap"}
    position = TRIPLER | {"hands": hands}
    game = scenario(**position, destiny="B")
    game.answers(A=["select: attack 40", "second encounter: yes"], C="cosmic zap").play()
    assert game.game.state.encounter.number == 2
    assert game.game.has_power(0, "tripler")


@rule("R-VAR-3")
@pytest.mark.parametrize(("moment", "total"), [("reveal.turning", 24 + 1), ("reveal.totals", 8 + 1)])
def test_turned_up_late_it_is_used_if_its_moment_has_not_passed(moment, total):
    @acts(moment)
    def show(me):
        power = me.g.state.powers[0]
        if power.hidden:
            yield from me.g.turn_up(power)

    game = scenario(**TRIPLER, probes=[show], options={"hidden_powers": True})
    game.game.state.powers[0].hidden = True
    game.play()
    assert game.totals[0] == total
    assert game.power("A") == "active"


@rule("R-VAR-3", "R-POWER-1")
def test_a_hidden_power_that_is_lost_shows_nothing_until_it_is_turned_up():
    game = scenario(**TRIPLER, probes=[taken("planning.after_select")], options={"hidden_powers": True})
    game.game.state.powers[0].hidden = True
    game.play(until="reveal")
    assert not game.state.powers[0].up
    assert game.told("C", "power_lost") == []
    assert game.view("C")["seats"][0]["power"] == "hidden"


@rule("R-POWER-2")
def test_tokens_stay_on_a_lost_sheet_and_count_again():
    position = {"gate": {"A": 1}, "aliens": {"A": "warrior"}, "tokens": {"A": 5}, "homes": {"A": 3}, "hands": CARDS}
    probes = [taken("planning.before_select"), returned("planning.after_select")]
    assert scenario(**position, probes=probes).play().totals[0] == 8 + 1 + 5
    lost = scenario(**position, probes=[taken("planning.before_select")]).play()
    assert (lost.totals[0], lost.tokens("A")) == (8 + 1, 5)


@rule("R-POWER-4", "C-COSMICZAP-2")
def test_a_zap_at_the_start_of_the_turn_lasts_through_the_encounter_that_follows():
    hands = {"A": "attack 08, plague", "B": "attack 20", "C": "cosmic zap"}
    game = scenario(start="start_turn", aliens={"A": "hate"}, hands=hands, destiny="B").answers(C="cosmic zap")
    assert game.play(until="planning").power("A") == "zapped"
    game.play()
    assert game.game.has_power(0, "hate")


@rule("R-POWER-4")
def test_a_zap_at_the_end_of_the_encounter_ends_with_it():
    hands = {"A": "attack 04, attack 08", "B": "attack 20", "C": "cosmic zap"}
    position = {"gate": {"A": 1}, "aliens": {"A": "machine"}, "hands": hands}
    assert scenario(**position).answers(A="machine").play().next_offense == "A"
    game = scenario(**position).answers(A="machine", C="cosmic zap").play()
    assert game.next_offense == "B"
    assert game.game.has_power(0, "machine")


@rule("R-POWER-4", "R-TIME-7", "R-GEN-4")
def test_a_zap_does_not_give_back_what_was_paid():
    hands = {"A": "attack 08, +3", "B": "attack 20", "C": "negotiate, cosmic zap", "D": "cosmic zap"}
    game = scenario(gate={"A": 1}, ring={"C": 1}, aliens={"C": "reserve"}, hands=hands)
    game.answers(A="+3 for offense", C="reserve", D="cosmic zap").play()
    assert game.totals[0] == 8 + 1 + 3
    assert "negotiate" in game.discard
