"""What a machine lacks is said once, in a sentence, at the end of a test run."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.conftest import pytest_terminal_summary
from tests.services import Valkey
from tests.services import valkey as valkey_module


def report(call: Any) -> SimpleNamespace:
    """What pytest keeps of a test that this call makes fail."""
    with pytest.raises(AssertionError) as failure:
        call()
    return SimpleNamespace(longreprtext=str(failure.getrepr()))


def shown(**stats: list[SimpleNamespace]) -> list[str]:
    """The lines of the summary after a run with these failures."""
    lines: list[str] = []
    reporter: Any = SimpleNamespace(
        stats=stats, section=lambda title, **how: lines.append(title), write_line=lines.append
    )
    pytest_terminal_summary(reporter)
    return lines


def test_a_run_ends_with_what_was_not_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(valkey_module.shutil, "which", lambda name: None)
    title, *lines = shown(error=[report(Valkey), report(Valkey)], failed=[report(Valkey)])
    assert title == "what the tests need and did not find"
    assert len(lines) == 1
    assert lines[0].startswith("3 tests: The tests need a Valkey or Redis server and found neither")
    assert "apt-get install redis-server" in lines[0]


def test_other_failures_are_nothing_missing() -> None:
    def wrong() -> None:
        assert 1 + 1 == 3

    assert shown(failed=[report(wrong)]) == []
    assert shown() == []
