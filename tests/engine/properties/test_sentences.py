"""What players read: every question, option and line of the log is one plain sentence (or a short title)."""

from __future__ import annotations

import re

import pytest

from app.engine import Game
from app.engine.aliens import ALIENS
from app.engine.texts import ASKS, EVENTS, LABELS
from bench.randomplay import Chance, any_setup, random_entry

LONGEST_TITLE, LONGEST_TEXT, LONGEST_LINE = 60, 230, 400
FIELD = re.compile(r"\{(\w+)(?:\|[^|}]*\|[^}]*)?\}")
UNREADABLE = re.compile(r"[{}<>_]|None|  | \.|\.\.|\bTrue\b|\bFalse\b")


def whole(text: str) -> bool:
    """Begins large (or with a name, a number) and ends like a sentence."""
    return text[:1].isupper() or text[:1].isdigit() or text[:1] == "{"


@pytest.mark.parametrize(("key", "ask"), ASKS.items(), ids=list(ASKS))
def test_a_question_has_a_title_and_says_what_is_asked(key: str, ask: tuple[str, str]) -> None:
    title, text = ask
    assert whole(title)
    assert len(title) <= LONGEST_TITLE
    assert whole(text)
    assert text.endswith((".", "?"))
    assert len(text) <= LONGEST_TEXT


@pytest.mark.parametrize(("key", "line"), EVENTS.items(), ids=list(EVENTS))
def test_a_line_of_the_log_is_a_sentence(key: str, line: str) -> None:
    assert whole(line)
    assert line.endswith((".", "{text}"))
    assert not re.search(r"[.!?] [A-Z]", line.replace("The game is over. ", "")), "one sentence"


@pytest.mark.parametrize(("key", "label"), LABELS.items(), ids=list(LABELS))
def test_an_option_is_short(key: str, label: str) -> None:
    assert whole(label) or "." in key  # what an alien's player says may stand in the middle of a sentence
    assert not label.endswith(".")
    assert len(label) <= 80


def test_what_a_use_does_is_said_in_few_words() -> None:
    for alien in ALIENS.values():
        for hook in alien.hooks:
            assert len(hook.says) <= 90, f"{alien.id}.{hook.name}"
            assert not hook.says.endswith("."), f"{alien.id}.{hook.name}"
            assert not hook.says[:1].isupper(), f"{alien.id}.{hook.name}"


def check_told(game: Game, told: list[str]) -> None:
    """Nothing of the machine shows in what is told and asked now."""
    for ask in game.asks:
        body = game.wire(ask)
        texts = [body["title"], body["text"]]
        texts += [option["label"] for option in [*body.get("options", ()), *body.get("slots", ())]]
        if ask.kind != "deal" and not ask.free:
            assert re.search(r"default|If you do nothing|or pass", body["text"]), f"{ask.text}: {body['text']}"
        for text in texts:
            assert text.strip(), ask.text
            assert not UNREADABLE.search(text), f"{ask.text}: {text}"
    for line in told:
        assert whole(line), line
        assert line.endswith("."), line
        assert len(line) <= LONGEST_LINE, line
        assert not UNREADABLE.search(line), line


@pytest.mark.parametrize("seed", range(12))
def test_in_play_all_fields_are_filled(seed: int) -> None:
    game, chance = Game.new(any_setup(seed)), Chance(seed)
    for _ in range(1500):
        if game.over:
            break
        outcome = game.apply(random_entry(game, chance, 3))
        told = [event.for_viewer(None) for event in outcome.events if event.kind != "promise"]
        check_told(game, [event["text"] for event in told if event is not None])


def test_a_line_says_which_power_or_card_was_the_reason() -> None:
    reasons: set[str] = set()
    for seed in range(6):
        game, chance = Game.new(any_setup(seed)), Chance(seed)
        while not game.over and len(game.entries) < 4000 and game.state.encounters < 25:
            for event in game.apply(random_entry(game, chance, 3)).events:
                if event.kind in ("ships_lost", "drew", "took", "discarded"):
                    body = event.for_viewer(None)
                    assert body is not None
                    found = re.search(r"\((.*)\)\.$", body["text"])
                    if found:
                        reasons.add(found[1])
    assert {"rewards", "compensation", "the deal failed", "new hand"} & reasons
    assert {alien.name for alien in ALIENS.values()} & reasons
