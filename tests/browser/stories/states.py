"""The states: each a view, the asks that are open, and whom the table waits for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .inverted import INVERTED
from .omens import OMENS
from .parts import ALIENS, EXTRA, HAND, NAMES, Body, ask, card, cards, deadline, options, slots, view, with_moons


def _state(shown: Body, *asks: Body, waiting: tuple[int, ...] = (0,), **more: Any) -> Body:
    return {"view": shown, "asks": list(asks), "waiting": list(waiting)} | more


def _launch(shown: Body, defense: int, default: dict[str, int]) -> Body:
    shown["gate"]["ships"] = {}
    text = f"Choose how many ships go into the gate against {NAMES[defense]}'s planet 3, and from which colonies."
    total = {"min": 1, "max": 4}
    question = ask(
        "allocate", "launch", "Launch your ships", text, 34, slots=slots(shown, 0), total=total, default=default
    )
    return _state(shown, question)


def launch() -> Body:
    return _launch(view(), 3, {"0": 1, "3": 2})


def banked() -> Body:
    """The time of the question is up, and the bank runs."""
    state = launch()
    state["asks"][0] |= {"deadline": deadline(47), "bank": 60_000}
    return state | {"banks": [60_000, 12_000, 60_000, 0, None], "deadline": deadline(47)}


def three() -> Body:
    return _launch(view(3, defense=1), 1, {"0": 1})


def four() -> Body:
    return _launch(view(4, defense=2), 2, {"0": 1})


def six() -> Body:
    return _launch(view(6), 3, {"0": 1})


def launch_eight() -> Body:
    return _launch(view(8), 3, {"0": 1})


def seven() -> Body:
    return _launch(view(7), 3, {"0": 1})


def aim() -> Body:
    shown = view(gate={"planet": None, "ships": {}})
    shown["encounter"]["planet"] = None
    choices = options(*((f"Tobias's planet {i + 1}", "planet", str(15 + i)) for i in range(5)))
    text = "Choose the planet of Tobias to attack."
    return _state(
        shown, ask("choose", "aim", "Aim the hyperspace gate", text, 50, options=choices, min=1, max=1, default=["4"])
    )


def moons() -> Body:
    """A choice between planets and moons; some moons lie face up."""
    state = aim()
    state["view"] = with_moons(state["view"])
    entries = [(each["label"], "planet", each["ref"]["planet"]) for each in state["asks"][0]["options"]]
    entries += [("Tobias's moon 1", "planet", "206"), ("Tobias's moon 2", "planet", "207")]
    state["asks"][0]["options"] = options(*entries)
    free = ask("choose", "reveal_moon", "Turn up War College?", "You may turn it up at any time.", 0)
    free |= {"id": "s0-3", "free": True, "min": 0, "max": 1, "default": [], "deadline": None,
             "source": {"type": "moon", "id": "war_college"},
             "options": options(("Turn up the moon", "reveal_moon", None))}  # fmt: skip
    state["asks"].append(free)
    return state


def moon_fight() -> Body:
    """Eight systems, the gate at a moon."""
    shown = with_moons(view(8, offense=1, phase="planning"))
    shown["encounter"] |= {"planet": "206", "defense": 3}
    shown["gate"] = {"planet": "206", "ships": {"1": 4}}
    return _state(shown, waiting=(1, 3), deadline=deadline(37))


def learning() -> Body:
    """A first game against bots: the question comes with its hint."""
    return aim() | {"alone": True}


def learning_launch() -> Body:
    return launch() | {"alone": True}


def learning_join() -> Body:
    return join() | {"alone": True}


def learning_select() -> Body:
    return planning() | {"alone": True}


def alliance() -> Body:
    choices = options(*((NAMES[seat], "seat", seat) for seat in (1, 2, 4)))
    text = "Choose who may join your side. By default you invite nobody."
    title = "Invite allies to the offense"
    question = ask("choose", "invite", title, text, 41, "alliance", options=choices, min=0, max=3, default=[])
    return _state(view(phase="alliance"), question)


def join() -> Body:
    shown = view(offense=1, phase="alliance")
    shown["gate"]["ships"] = {"1": 4, "2": 1}
    shown["encounter"]["offense_allies"] = {"2": 1}
    choices = options(
        ("Join the offense", "side", "offense"), ("Join the defense", "side", "defense"), ("Stay out", "pass", None)
    )
    text = "Join a side at Tobias's planet 3, or stay out."
    question = ask(
        "choose", "ally", "Join the encounter?", text, 22, "alliance", options=choices, min=1, max=1, default=["2"]
    )
    return _state(shown, question)


def _allied(phase: str) -> Body:
    shown = view(phase=phase)
    shown["encounter"] |= {"offense_allies": {"1": 2}, "defense_allies": {"4": 1}}
    shown["gate"]["ships"] = {"0": 3, "1": 2}
    return shown


def _select(hand: list[Body]) -> Body:
    text = "Lay one card face down. By default your lowest attack card is laid."
    title = "Select your encounter card"
    return ask("choose", "select", title, text, 48, "planning", options=cards(hand), min=1, max=1, default=["0"])


def planning() -> Body:
    shown = _allied("planning")
    shown["encounter"]["cards"]["defense"] = "face_down"
    return _state(shown, _select(HAND[:5]))


def _term(key: str, value: int, kind: str, source: str) -> Body:
    """One line of a total, as the server says it."""
    what: Body = {"type": "seat", "seat": int(source)} if kind == "seat" else {"type": kind, "id": source}
    return {
        "label": f"{key} of {source}",
        "msg": {"key": f"label.{key}", "args": {"who" if kind == "seat" else "what": what}},
        "value": value,
        "source": {"type": kind, "id": source},
    }


def reveal() -> Body:
    shown = _allied("reveal")
    offense = [
        _term("term_card", 12, "card", "attack_12"),
        _term("term_ships", 3, "seat", "0"),
        _term("term_ships", 2, "seat", "1"),
    ]
    defense = [
        _term("term_card", 4, "card", "attack_04"),
        _term("term_ships", 4, "seat", "3"),
        _term("term_ships", 1, "seat", "4"),
        _term("term_reinforcement", 2, "seat", "4"),
        _term("term", 3, "alien", "macron") | {"label": "Macron"},
    ]
    shown["encounter"] |= {
        "cards": {"offense": card(3, "attack", 12), "defense": card(50, "attack", 4)},
        "totals": {"offense": {"total": 17, "terms": offense}, "defense": {"total": 14, "terms": defense}},
    }
    choices = options(
        ("Reinforcement +3 to the offense", "card", HAND[5]),
        ("Reinforcement +3 to the defense", "card", HAND[5]),
        ("Pass", "pass", None),
    )
    text = "Add a reinforcement card to one side's total, or pass."
    question = ask("choose", "reinforce", "Add a reinforcement?", text, 9, "reveal", options=choices, min=1, max=1)
    return _state(shown, question | {"window": True, "default": ["2"]}, waiting=())


def response() -> Body:
    choices = options(("Cosmic Zap", "use", {"type": "artifact", "id": "cosmic_zap"}), ("Pass", "pass", None))
    choices[0]["refs"] = [{"type": "card", "card": HAND[6]}]
    text = "Kenji announces Zombie. You may answer before it takes effect, or pass."
    question = ask("choose", "respond", "Answer to Zombie?", text, 8, "resolution", options=choices, min=1, max=1)
    question |= {"window": True, "default": ["1"], "source": {"type": "alien", "id": "zombie"}, "actor": 1}
    return _state(_allied("resolution"), question, waiting=())


def deal() -> Body:
    shown = view(phase="resolution")
    shown["encounter"]["cards"] = {"offense": card(4, "negotiate"), "defense": card(51, "negotiate")}
    terms = ["attack", "attack:40", "attack:12", "negotiate", "morph", "artifact", "attack:highest", "attack:lowest"]
    nothing: Body = {"cards": [], "random_cards": 0, "colony": None}
    colony = nothing | {"colony": "18"}
    question = ask("deal", "deal", "Make a deal with Tobias", "Agree before the time is up.", 47, "resolution")
    question |= {
        "with": 3,
        "offer": {"give": nothing | {"cards": ["c2"]}, "take": colony, "promises": []},
        "received": {
            "give": nothing | {"cards": ["attack"], "random_cards": 1},
            "take": colony,
            "promises": ["I will not attack you next turn"],
        },
        "can_give": {"cards": HAND, "random_cards": 8, "colonies": ["0", "1", "3", "4"]},
        "can_receive": {"cards": terms, "random_cards": 5, "colonies": ["15", "16", "17", "18"]},
        "default": {"action": "refuse"},
    }
    return _state(shown, question, waiting=(0, 3))


def order() -> Body:
    choices = options(*((alien.title(), "use", {"type": "alien", "id": alien}) for alien in ALIENS[:3]))
    text = "Several things happen at once."
    question = ask(
        "order", "order", "In which order?", text, 20, "resolution", options=choices, default=["0", "1", "2"]
    )
    return _state(view(phase="resolution"), question)


def waiting() -> Body:
    shown = view(offense=1, phase="alliance")
    shown["gate"]["ships"] = {"1": 4}
    return _state(shown, waiting=(1,), deadline=deadline(37))


def eight() -> Body:
    shown = view(8, offense=1, phase="alliance")
    shown["gate"]["ships"] = {"1": 4}
    return _state(shown, waiting=(1,), deadline=deadline(37))


def stress() -> Body:
    """Eight players with the longest names, four allies a side, five owners on one planet, fourteen cards."""
    shown = view(8, phase="planning", hand=HAND + EXTRA)
    shown["encounter"] |= {
        "offense_allies": {"1": 4, "2": 4, "4": 4},
        "defense_allies": {"5": 1, "6": 2, "7": 3},
    }
    shown["gate"]["ships"] = {"0": 4, "1": 4, "2": 4, "4": 4}
    shown["planets"][2]["ships"] = {"0": 4, "1": 3, "2": 2, "3": 4, "4": 3}
    for seat in shown["seats"]:
        seat["name"] = f"{seat['name']} of Andromeda"[:20]
    return _state(shown, _select([*HAND[:5], *EXTRA[:4]]), waiting=(0, 3))


def spectator() -> Body:
    state = waiting()
    del state["view"]["hand"], state["view"]["selected"]
    return state | {"seat": None}


def sheets() -> Body:
    """Much lies on the sheets: tokens, piles, technology, known flares, a citadel, a power of two set aside."""
    state = waiting()
    shown = state["view"]
    seats = shown["seats"]
    for seat, alien in ((1, "warrior"), (2, "chosen"), (3, "miser"), (4, "pentaform")):
        seats[seat]["alien"] = seats[seat]["powers"][0]["alien"] = alien
    seats[1]["powers"][0]["tokens"] = 8
    seats[0] |= {"alien": None, "power": "hidden"}
    seats[0]["powers"][0] |= {"alien": None, "state": "hidden"}
    more = [{"id": f"p4{i}", "alien": alien, "state": "lost", "used": False, "tokens": 0, "aside": True}
            for i, alien in enumerate(("tripler", "mind"))]  # fmt: skip
    seats[4]["powers"] += more
    flare = card(70, "flare", name="Tripler Flare") | {"card": "flare_tripler"}
    tower = [card(71, "attack", 8), card(72, "attack", 6)]
    hoard = [card(80 + i, "attack", value) for i, value in enumerate((4, 10, 30))]
    shown |= {
        "hidden_powers": ["parasite"],
        "piles": [
            {"kind": "prayer", "seat": 2, "power": "p2", "count": 3},
            {"kind": "hoard", "seat": 3, "power": "p3", "count": 3, "cards": hoard},
            {"kind": "citadel", "seat": 3, "power": "p3", "planet": "17", "count": 2, "cards": tower},
            {"kind": "blinded", "seat": -1, "count": 2, "of": 1},
        ],
        "techs": [
            {"id": "t1", "seat": 0, "up": False, "ships": 2, "used": False, "tech": None},
            {"id": "t2", "seat": 3, "up": True, "ships": 3, "used": False, "tech": "xenon_lasers"},
            {"id": "t3", "seat": 3, "up": False, "ships": 1, "used": False, "tech": None},
        ],
        "own_techs": [{"id": "t1", "seat": 0, "up": False, "ships": 2, "used": False, "tech": "omega_missile"}],
        "known": [{"seat": 1, "card": flare}],
        "sheet_ships": [{"power": "p4", "seat": 4, "kind": "harbour", "ships": {"4": 3, "1": 1}}],
        "table": [{"seat": 3, "card": card(75, "artifact", name="Force Field")}],
    }
    return state


def written() -> Body:
    """Much is written down: the viewer's own list, a curse before another, a count; ships of a kind of their own."""
    state = waiting()
    shown = state["view"]
    for seat, alien in ((0, "terrorist"), (1, "witch"), (2, "schizoid"), (3, "queue")):
        shown["seats"][seat]["alien"] = shown["seats"][seat]["powers"][0]["alien"] = alien
    said: Body = {"key": "label.witch.flares", "args": {}}
    flares: Body = {"piece": "witch.flares", "label": "Flare: no flares in hand (3)", "msg": said}
    shown |= {
        "notes": [
            {"power": "p1", "seat": 1, "kind": "curse", "before": 4, "pieces": [flares]},
            {"power": "p2", "seat": 2, "kind": "conditions", "count": 6},
            {"power": "p3", "seat": 3, "kind": "queue", "seats": [1, 0]},
        ],
        "own_notes": [{"power": "p0", "seat": 0, "kind": "bombs", "planets": ["7", "16", "22"]}],
        "special_ships": [
            {"kind": "stack", "seat": 4, "type": "planet", "planet": "10", "under": {"4": 2}},
            {"kind": "precursor_seed", "seat": 1, "type": "warp"},
        ],
    }
    return state


def full_hand() -> Body:
    """More cards than a hand shows side by side."""
    many = [each | {"id": f"{each['id']}x{copy}"} for copy in range(2) for each in HAND + EXTRA[:4]]
    shown = view(phase="planning", hand=many)
    shown["seats"][0]["hand"] = len(many)
    return _state(shown, _select([each for each in many if each["kind"] in ("attack", "negotiate", "morph")]))


def long_sum() -> Body:
    """A sum of many lines on both sides."""
    state = reveal()
    for total in state["view"]["encounter"]["totals"].values():
        more = [_term("term", 2 * n - 3, "alien", alien) | {"label": alien} for n, alien in enumerate(ALIENS[:6])]
        total["terms"] += [*more, _term("term_reinforcement", 5, "seat", "2")]
        total["total"] = sum(each["value"] for each in total["terms"])
    return state


def purses() -> Body:
    """Everybody has lucre; some of it can be spent while something else is asked."""
    state = launch()
    state["view"]["lucre"] = {str(seat): 3 * seat + 2 for seat in range(5)}
    buy = ask("choose", "lucre_buy", "Buy with lucre", "You may buy between actions.", 0)
    buy |= {"id": "s0-5", "free": True, "min": 0, "max": 1, "default": [], "deadline": None}
    buy |= {"source": {"type": "variant", "id": "lucre"}}
    buy["options"] = options(("A card for 1 lucre", "buy", "card"), ("A ship from the warp for 1 lucre", "buy", "ship"))
    state["asks"].append(buy)
    return state


def paused() -> Body:
    return waiting() | {"paused": True}


def won() -> Body:
    shown = view(phase="over", winners=[0], gate={"planet": None, "ships": {}}, encounter=None)
    shown["seats"][0]["foreign_colonies"] = 5
    shown["seats"][2] |= {"alien": None, "power": "hidden"}
    shown["seats"][2]["powers"][0] |= {"alien": None, "state": "hidden"}
    shown["opened"] = {"powers": {"2": ["sorcerer"]}}
    hands = [HAND, EXTRA[:4], [], HAND[2:5], EXTRA]
    shown["hands"] = {
        str(seat): [each | {"id": f"e{seat}{each['id']}"} for each in hand] for seat, hand in enumerate(hands)
    }
    return _state(shown, waiting=(), status="finished")


_ALL: tuple[Callable[[], Body], ...] = (
    launch, banked, aim, alliance, join, planning, reveal, response, deal, order, waiting, eight, stress, three, four,
    six, seven, launch_eight, moons, moon_fight, spectator, sheets, written, won, paused, learning, learning_launch,
    learning_join, learning_select, full_hand, long_sum, purses, *INVERTED, *OMENS,
)  # fmt: skip
STORIES: dict[str, Callable[[], Body]] = {make.__name__: make for make in _ALL}
