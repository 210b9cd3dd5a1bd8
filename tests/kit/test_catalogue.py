"""scripts/rules_catalogue.py: what it finds."""

from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from scripts import rules_catalogue

CHECKS = "checks:\n  - {given: a, when: it wins, then: b}\n"
PROOF = '@check("imp", 1)\n@ruling("imp", 1)\ndef test_it_wins():\n    assert True\n\n\n'
MORE = "".join(f"def test_{name}():\n    assert True\n\n\n" for name in ("wild", "super_", "zap", "loss"))
SHEET = SimpleNamespace(name="Imp", rulings=(("a tie", "It loses."),))


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, looking at a small project of its own that has no fault."""
    for name, value in {"ROOT": tmp_path, "RULES": tmp_path / "rules", "TESTS": tmp_path / "tests"}.items():
        monkeypatch.setattr(rules_catalogue, name, value)
    monkeypatch.setattr(rules_catalogue, "ALIENS", {"imp": SHEET})
    monkeypatch.setattr(rules_catalogue, "ARTIFACTS", {})
    monkeypatch.setattr(rules_catalogue, "TECHS", {})
    (tmp_path / "rules" / "aliens").mkdir(parents=True)
    (tmp_path / "tests" / "aliens").mkdir(parents=True)
    write(tmp_path, "rules/not_in_play.yaml", "aliens: [elf]\n")
    write(tmp_path, "rules/aliens/imp.yaml", CHECKS)
    write(tmp_path, "rules/aliens/elf.yaml", "name: Elf\n" + CHECKS)
    write(tmp_path, "tests/aliens/test_imp.py", PROOF + MORE)
    return rules_catalogue


def write(root: Path, name: str, text: str) -> None:
    (root / name).write_text(text, encoding="utf-8")


def test_a_whole_catalogue_has_no_fault(script: ModuleType, capsys: pytest.CaptureFixture[str]):
    assert script.faults() == []
    assert script.main([]) == 0
    assert "1 aliens in play, 1 not: 1 checks and 1 rulings proven by tests, 0 faults" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("place", "text", "fault"),
    [
        ("rules/aliens/imp.yaml", CHECKS + "  - {given: c, when: it loses, then: d}\n", "check 2 of imp has no test"),
        ("tests/aliens/test_imp.py", PROOF.replace('@ruling("imp", 1)\n', "") + MORE, "ruling 1 of imp has no test"),
        ("tests/aliens/test_imp.py", PROOF.replace("assert True", "pass") + MORE, "check 1 of imp has no test"),
        ("tests/aliens/test_imp.py", PROOF.replace('"imp", 1', '"imp", 1, 2') + MORE, "check 2 of imp is cited by"),
        ("rules/aliens/imp.yaml", CHECKS + "cannot_arise: {1: no ties yet}\n", "ruling 1 of imp cannot arise (no ties"),
        ("rules/aliens/imp.yaml", CHECKS + "cannot_arise: {2: no ties}\n", "ruling 2 of imp is said not to arise"),
        ("rules/aliens/imp.yaml", CHECKS + "cannot_arise: {1: needs the Imp}\n", "but that alien can be played"),
        ("rules/aliens/imp.yaml", CHECKS.replace("b}", "b, needs: ties}"), "check 1 of imp cannot arise (needs ties)"),
        ("rules/aliens/imp.yaml", CHECKS.replace("b}", "b, needs: the Imp}"), "but that alien can be played"),
        ("rules/aliens/imp.yaml", CHECKS + "power: Wins.\n", "power in its yaml file is a second copy"),
        ("rules/aliens/orc.yaml", CHECKS, "orc cannot be played but is not listed"),
        ("rules/not_in_play.yaml", "aliens: [elf, imp]\n", "imp can be played but is still listed"),
        ("rules/not_in_play.yaml", "aliens: [elf, orc]\n", "orc is listed in not_in_play.yaml but has no file"),
        ("tests/aliens/test_imp.py", PROOF, "imp has 1 tests, fewer than 5"),
        ("tests/aliens/test_imp.py", PROOF + MORE.replace("test_wild", "test_tame"), "no test of the wild side"),
    ],
)
def test_what_is_missing_or_in_the_wrong_place_is_a_fault(script: ModuleType, place: str, text: str, fault: str):
    write(script.ROOT, place, text)
    assert any(fault in found for found in script.faults())
    assert script.main([]) == 1


def test_a_check_of_what_the_engine_does_not_have_needs_no_test(script: ModuleType):
    write(script.ROOT, "rules/aliens/imp.yaml", CHECKS + "  - {given: c, when: it ties, then: d, needs: ties}\n")
    assert script.faults() == []


def test_an_alien_without_checks_is_a_fault(script: ModuleType):
    (script.RULES / "aliens" / "imp.yaml").unlink()
    assert "imp has no docs/rules/aliens/imp.yaml" in script.faults()


def test_artifacts_and_techs_have_five_tests(script: ModuleType, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(script, "ARTIFACTS", {"charm": None})
    assert script.faults() == ["charm has 0 tests in tests/engine/cards/test_charm.py, fewer than 5"]
