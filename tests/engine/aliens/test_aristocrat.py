"""Aristocrat."""

from app.engine import COLOURS, Game, Options, SeatSetup, Setup
from app.engine.moments import GAME, GONE_FLARES
from app.engine.state import HAND, Mark
from tests.kit import acts, check, rule, ruling, scenario

CARDS = {"A": "attack 10", "B": "attack 08"}


def unused(*aliens: str, at: str = "launch.after"):
    """The unused flares are those of these aliens, all others have left the game."""

    @acts(at, layer=-9)
    def few(me):
        g = me.g
        gone = [card for card in g.flares_in_box() if g.face(card).effect not in aliens]
        if not g.has_mark(GONE_FLARES):
            g.state.marks.append(Mark(GONE_FLARES, "rule:flares", 0, GAME, 0, data=gone))

    return few


def collecting(*aliens: str, **position):
    """The defense is the Aristocrat, before the offense asks for allies."""
    position = {"start": "launch", "aliens": {"B": "aristocrat"}, "flares": "mind flare"} | position
    return scenario(probes=[unused(*aliens)], **position)


def flares(game, name: str) -> list[str]:
    """The flares in a hand."""
    return [card for card in game.hand(name) if card.endswith("flare")]


@check("aristocrat", 1)
@ruling("aristocrat", 4)
def test_of_two_unmatched_flares_one_leaves_the_game():
    hands = {"A": "attack 10", "B": "attack 08, virus flare"}
    for gone, kept in (("virus", "human flare"), ("human", "virus flare")):
        game = collecting("human", hands=hands).answers(B=["aristocrat", f"aristocrat.gone: {gone} flare"])
        game.play(until="alliance")
        assert flares(game, "B") == [kept]
        assert f"B puts {gone.title()} Flare out of the game." in game.told("C")
        assert game.game.flares_in_box() == []


@check("aristocrat", 2)
def test_a_flare_of_another_players_alien_is_no_unmatched_one():
    hands = {"A": "attack 10", "B": "attack 08, virus flare"}
    game = collecting("human", aliens={"B": "aristocrat", "D": "human"}, hands=hands).answers(B="aristocrat")
    game.play(until="alliance")
    assert sorted(flares(game, "B")) == ["human flare", "virus flare"]


@check("aristocrat", 3)
def test_without_an_unused_flare_there_is_nothing_to_draw():
    for start in ("launch", "start_turn"):
        game = scenario(
            start=start, destiny="B", aliens={"A": "aristocrat"}, hands=CARDS, flares="mind flare",
            probes=[unused(at="start_turn"), unused(at="launch.before")],
        ).play()  # fmt: skip
        assert not any("aristocrat" in asked.options for asked in game.asked if asked.phase != "start_turn")


@check("aristocrat", 4)
def test_not_after_cards_are_selected():
    game = scenario(gate={"A": 1}, aliens={"A": "aristocrat"}, hands=CARDS, flares="mind flare").play()
    offered = [asked for asked in game.asked if "aristocrat" in asked.options]
    assert offered
    assert {asked.moment for asked in offered} == {"planning.before_select"}


def test_zapped_nothing_is_drawn():
    hands = CARDS | {"C": "cosmic zap"}
    game = collecting("human", hands=hands).answers(B="aristocrat", C="cosmic zap").play(until="alliance")
    assert flares(game, "B") == []
    assert len(game.game.flares_in_box()) == 1


@rule("R-INFO-2", "R-SETUP-5")
def test_others_see_that_a_flare_was_drawn_and_not_which():
    game = collecting("human", hands=CARDS).answers(B="aristocrat").play(until="alliance")
    assert flares(game, "B") == ["human flare"]
    assert "human" in str(game.heard("B", kind="aristocrat.drew"))
    assert "human" not in str(game.heard("C", kind="aristocrat.drew")) + str(game.view("C"))
    assert "human" in game.game.flares_in_game


def test_the_drawn_flare_can_be_played():
    game = scenario(
        start="alliance", gate={"A": 1}, aliens={"A": "aristocrat"}, hands=CARDS, flares="mind flare",
        probes=[unused("chosen", at="alliance.before_invite")], deck="attack 40",
    )  # fmt: skip
    game.answers(A=["aristocrat", "chosen flare"]).play(until="reveal")
    assert "attack 40" in game.hand("A")


@ruling("aristocrat", 1)
def test_once_an_encounter_also_if_it_was_at_the_start_of_the_turn():
    game = scenario(start="start_turn", destiny="B", aliens={"A": "aristocrat"}, hands=CARDS, flares="mind flare")
    game.answers(A="start_turn: aristocrat").play(until="reveal")
    assert sum("aristocrat" in asked.options for asked in game.asked) == 1
    assert len(flares(game, "A")) == 1


@ruling("aristocrat", 2)
@ruling("aristocrat", 5)
@rule("R-POWER-7")
def test_super_three_flares_of_which_one_goes():
    hands = {"A": "attack 10", "B": "attack 08, aristocrat flare, plant flare"}
    game = collecting("human", "virus", "oracle", hands=hands, aliens={"B": "aristocrat", "C": "plant"})
    game.answers(B=["aristocrat", "aristocrat flare", "three", "aristocrat.gone: human flare"]).play(until="alliance")
    assert sorted(flares(game, "B")) == ["oracle flare", "plant flare", "virus flare"]
    assert "aristocrat flare" in game.discard
    assert game.game.encounter.flare_seats == [1]


def test_super_one_flare_of_its_choice():
    hands = {"A": "attack 10", "B": "attack 08, aristocrat flare"}
    game = collecting("human", "virus", "oracle", hands=hands)
    game.answers(B=["aristocrat", "aristocrat flare", "search", "virus flare"]).play(until="alliance")
    assert flares(game, "B") == ["virus flare"]
    assert "virus" not in str(game.heard("C", kind="aristocrat.took")) + str(game.view("C"))
    assert not any(row[card] for row in game.game.state.ids for card in game.game.flares_in_box())


@ruling("aristocrat", 3)
def test_a_flare_that_is_bought_is_no_use_and_removes_nothing():
    hands = {"A": "attack 10, virus flare", "B": "attack 08"}
    game = scenario(
        start="regroup", destiny="B", lucre={"A": 9}, aliens={"A": "aristocrat"}, hands=hands,
        probes=[unused("human", "oracle", at="regroup.begin")],
    )  # fmt: skip
    game.play(until=lambda game: any("aristocrat" in asked.options for asked in game.asked))
    ask = next(ask for ask in game.game.asks if ask.text == "lucre_shop.shop" and ask.seat == 0)
    game.game.answer(ask.id, [str([option[1][0] for option in ask.options].index("flare"))])
    game.play(until="aim")
    assert len(flares(game, "A")) == 2
    assert len(game.game.flares_in_box()) == 1
    assert not game.was_asked("A", "aristocrat.gone")
    assert not game.game.powers_of(0)[0].used


@ruling("aristocrat", 6)
def test_a_swapped_alien_is_still_matched_and_one_that_left_is_not():
    hands = {"A": "attack 10", "B": "attack 08, mind flare"}
    for leaves in (False, True):

        @acts("launch.before")
        def change(me, leaves=leaves):
            g = me.g
            one, other = g.powers_of(2)[0], g.powers_of(3)[0]
            if leaves:
                yield from g.drop_power(one)
            else:
                yield from g.exchange(one, other)

        game = scenario(
            start="launch", aliens={"B": "aristocrat", "C": "mind", "D": "tripler"}, hands=hands,
            probes=[unused("human"), change],
        )  # fmt: skip
        game.answers(B="aristocrat").play(until="alliance")
        assert len(flares(game, "B")) == (1 if leaves else 2)


@ruling("aristocrat", 7)
def test_a_sheet_got_later_gives_the_draw():
    @acts("launch.before")
    def swap(me):
        yield from me.g.exchange(me.g.powers_of(1)[0], me.g.powers_of(2)[0])

    game = scenario(
        start="launch", aliens={"B": "mind", "C": "aristocrat"}, hands=CARDS, flares="fido flare",
        probes=[unused("human"), swap],
    ).answers(B="aristocrat").play(until="alliance")  # fmt: skip
    assert flares(game, "B") == ["human flare"]
    assert not game.was_asked("B", "aristocrat.hand")


def begun(secret: bool = False) -> Game:
    """A new game with the Aristocrat, which is asked for its first hand."""
    seats = [SeatSetup(name, COLOURS[i]) for i, name in enumerate("ABC")]
    options = Options(aliens=["aristocrat", "oracle", "mind"], flares=True, secret_flares=secret)
    return Game.new(Setup(seats, options, b"k" * 32, [""] * 3))


@rule("R-SETUP-7")
@ruling("aristocrat", 9)
def test_at_setup_it_chooses_its_first_hand_out_of_the_whole_deck():
    game = begun()
    ask = game.asks[0]
    faces = [game.face(card) for _, card in ask.options]
    assert (ask.text, ask.low, ask.high) == ("aristocrat.hand", HAND, HAND)
    assert "aristocrat" not in [face.effect for face in faces]
    assert len(faces) == len(game.state.deck) - 1
    assert all(not hand for hand in game.state.hands)
    wanted = [str(i) for i, face in enumerate(faces) if not face.encounter][:HAND]
    outcome = game.answer(ask.id, wanted)
    assert [len(hand) for hand in game.state.hands] == [HAND] * 3
    told = next(event for event in outcome.events if event.kind == "aristocrat.chosen")
    cards = (told.for_viewer(0) or {})["cards"]
    assert sorted(card["card"] for card in cards) == sorted(faces[int(i)].id for i in wanted)
    assert "cards" not in (told.for_viewer(1) or {})
    assert not any(game.state.ids[0][card] for card in game.state.deck)


def test_without_an_answer_the_first_hand_is_random():
    game = begun()
    ask = game.asks[0]
    game.timeout(ask.id)
    assert [len(hand) for hand in game.state.hands] == [HAND] * 3
    assert not any(game.face(card).effect == "aristocrat" for card in game.state.hands[0])


def test_wild_a_card_out_of_the_cosmic_deck_and_the_flare_goes_to_the_aristocrat():
    hands = CARDS | {"C": "aristocrat flare"}
    game = scenario(start="regroup", destiny="B", aliens={"D": "aristocrat"}, hands=hands, discard="attack 06")
    game.answers(C=["aristocrat flare", "aristocrat.card: attack 40"]).play(until="destiny")
    assert game.hand("C") == ["attack 40"]
    assert game.hand("D") == ["aristocrat flare"]
    assert game.discard == []
    assert "attack 06" in game.deck
    assert "attack_40" not in str(game.heard("A", kind="aristocrat.picked")) + str(game.view("A")["known"])


def test_wild_it_is_discarded_if_nobody_is_the_aristocrat():
    hands = CARDS | {"C": "aristocrat flare"}
    game = scenario(start="regroup", destiny="B", hands=hands).answers(C=["aristocrat flare", "morph"])
    game.play(until="destiny")
    assert game.discard == ["aristocrat flare"]
    assert game.hand("C") == ["morph"]


@ruling("aristocrat", 8)
def test_wild_played_by_an_aristocrat_without_its_power_it_stays():
    hands = CARDS | {"C": "aristocrat flare"}
    game = scenario(
        start="regroup", destiny="B", homes={"C": 2}, warp={"C": 12}, aliens={"C": "aristocrat"}, hands=hands
    )
    game.answers(C=["aristocrat flare", "morph"]).play(until="destiny")
    assert game.hand("C") == ["morph", "aristocrat flare"]


def test_kickers_are_among_the_cards_it_looks_through():
    seats = [SeatSetup(f"Player {i}", COLOURS[i]) for i in range(3)]
    game = Game.new(Setup(seats, Options(aliens=["aristocrat", "mind", "oracle"], kickers=True), b"k" * 32, [""] * 3))
    ask = game.asks[0]
    assert ask.text == "aristocrat.hand"
    assert "kicker" in {game.face(card).kind for _, card in ask.options}


@rule("R-POWER-7")
def test_super_a_zapped_use_gives_the_flare_back():
    hands = {"A": "attack 10, aristocrat flare", "B": "attack 04", "C": "cosmic zap"}
    game = scenario(start="launch", aliens={"A": "aristocrat"}, hands=hands)
    game.answers(A=["aristocrat", "aristocrat flare", "three"], C="cosmic zap").play(until="alliance")
    assert sorted(game.hand("A")) == ["aristocrat flare", "attack 10"]


@rule("R-REGROUP-4", "R-TIME-12")
def test_wild_an_encounter_begins_until_destiny_is_drawn():
    game = scenario(start="regroup", destiny="B", hands={"C": "negotiate, aristocrat flare"}, deck="attack 40")
    game.answers(C=["regroup.after: aristocrat flare", "attack 40"]).play(until="launch")
    assert "attack 40" in game.hand("C")
