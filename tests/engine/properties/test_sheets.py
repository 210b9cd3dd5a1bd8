"""Every alien is whole: sheet, both sides of the flare, and a test file with its checks."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from app.engine.aliens import ALIENS
from app.engine.artifacts import ARTIFACTS
from app.engine.effects import SUPER, WILD, Alien
from app.engine.tech import TECHS

TESTS = Path(__file__).parent.parent / "aliens"
TEXTS = ("name", "tagline", "power_name", "text", "zap_text", "wild_text", "super_text")
ROLES = {"any", "bystander", "offense", "defense", "offensive_ally", "defensive_ally"}
FEWEST_TESTS, FEWEST_CHECKS = 5, 3

sheets = pytest.mark.parametrize("alien", [pytest.param(alien, id=identity) for identity, alien in ALIENS.items()])


@sheets
def test_a_sheet_says_what_players_need(alien: type[Alien]) -> None:
    for field in TEXTS:
        assert getattr(alien, field).strip(), field
    assert alien.alert in ("green", "yellow", "red")
    assert set(alien.roles) <= ROLES
    for about, answer in alien.rulings:
        assert about.strip()
        assert answer.strip()


@sheets
def test_both_sides_of_the_flare_do_something(alien: type[Alien]) -> None:
    sides = {hook.side for hook in alien.hooks}
    assert WILD in sides
    along = re.search(r"self\.(boost|offers_flare|play_flare)\(", inspect.getsource(alien))
    assert SUPER in sides or any(hook.widen for hook in alien.hooks) or along or alien.masks


@sheets
def test_what_is_offered_is_explained(alien: type[Alien]) -> None:
    for hook in alien.hooks:
        if hook.kind == "on" and not hook.must:
            assert hook.says, hook.name


@pytest.mark.parametrize(("folder", "name"), [("tech", n) for n in TECHS] + [("cards", n) for n in ARTIFACTS])
def test_every_tech_and_artifact_has_tests(folder: str, name: str) -> None:
    source = (TESTS.parent / folder / f"test_{name}.py").read_text(encoding="utf-8")
    assert len(re.findall(r"^def test_", source, re.MULTILINE)) >= FEWEST_TESTS
    assert "@rule(" in source


@sheets
def test_there_are_tests_and_all_checks_are_numbered(alien: type[Alien]) -> None:
    source = (TESTS / f"test_{alien.id}.py").read_text(encoding="utf-8")
    assert len(re.findall(r"^def test_", source, re.MULTILINE)) >= FEWEST_TESTS
    cited = re.findall(rf'@check\("{alien.id}", ([\d, ]+)\)', source)
    numbers = sorted({int(number) for group in cited for number in group.split(",")})
    assert numbers == list(range(1, len(numbers) + 1)), "checks are numbered without a gap"
    assert len(numbers) >= FEWEST_CHECKS
