"""scripts/rules_coverage.py: what it finds and what it refuses."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
CHAPTER = "# 1. Things\n\n**R-THING-1 First.** It is so.\n\n**R-THING-2 Second.** So too.\n\n**Q01 Why?** So.\n"
CITED = 'from tests.kit import rule\n\n@rule("R-THING-1", "Q01")\ndef test_it():\n    assert True\n'


@pytest.fixture
def script(tmp_path: Path) -> ModuleType:
    """The script, looking at a small project of its own."""
    spec = importlib.util.spec_from_file_location("rules_coverage", ROOT / "scripts" / "rules_coverage.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    vars(module).update(ROOT=tmp_path, RULES=tmp_path / "rules", TESTS=tmp_path / "tests")
    module.RULES.mkdir()
    module.TESTS.mkdir()
    (module.RULES / "01-things.md").write_text(CHAPTER)
    (module.RULES / "not_in_play.yaml").write_text("documentation: {}\n")
    (module.TESTS / "test_things.py").write_text(CITED)
    return module


def test_a_rule_without_a_test_is_a_fault(script: ModuleType, capsys: pytest.CaptureFixture[str]):
    assert script.faults() == ["R-THING-2 (01-things.md) has no test"]
    assert script.main([]) == 1
    assert "3 numbered rules: 2 proven by tests" in capsys.readouterr().out


def test_a_rule_that_is_not_in_play_needs_none(script: ModuleType):
    (script.RULES / "not_in_play.yaml").write_text("needs:\n  flares:\n    R-THING-2: no flares yet\n")
    assert script.faults() == []
    assert script.main([]) == 0


def test_a_test_elsewhere_must_exist(script: ModuleType):
    (script.RULES / "not_in_play.yaml").write_text("elsewhere:\n  R-THING-2: [tests/test_things.py::test_it]\n")
    assert script.faults() == []
    (script.RULES / "not_in_play.yaml").write_text("elsewhere:\n  R-THING-2: [tests/test_things.py::test_gone]\n")
    assert "does not exist" in script.faults()[0]


@pytest.mark.parametrize(
    ("listed", "tests", "fault"),
    [
        ("documentation:\n  R-THING-2: text\n  R-THING-9: text\n", CITED, "R-THING-9 is listed"),
        ("documentation:\n  R-THING-2: text\n  Q01: text\n", CITED, "Q01 is listed as not in play (text) but"),
        ("documentation:\n  R-THING-2: text\n", CITED.replace("Q01", "Q77"), "Q77 is cited by"),
        (
            "documentation:\n  R-THING-2: text\n",
            CITED.replace("assert True", "pass"),
            "cites a rule but asserts nothing",
        ),
    ],
)
def test_what_does_not_fit_is_a_fault(script: ModuleType, listed: str, tests: str, fault: str):
    (script.RULES / "not_in_play.yaml").write_text(listed)
    (script.TESTS / "test_things.py").write_text(tests)
    assert any(fault in found for found in script.faults())


def test_a_number_given_twice_is_refused(script: ModuleType):
    (script.RULES / "02-more.md").write_text(CHAPTER)
    with pytest.raises(SystemExit, match="R-THING-1 stands in"):
        script.numbered_rules()
