"""`make bench` renews the sections of the parts it ran and leaves the others alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import __main__ as runner


@pytest.fixture
def results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "RESULTS.md"
    monkeypatch.setattr(runner, "RESULTS", path)
    return path


def test_a_part_renews_its_own_section(results: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "parts", lambda: {"a": lambda: "old figure", "b": lambda: "two\n\n### More"})
    assert runner.main([]) == 0
    monkeypatch.setattr(runner, "parts", lambda: {"a": lambda: "three", "b": lambda: "four"})
    assert runner.main(["a"]) == 0
    text = results.read_text()
    assert text.startswith(runner.HEAD)
    assert "three" in text
    assert "old figure" not in text
    assert "two\n\n### More" in text
    assert "four" not in text


def test_an_unknown_part_is_named_and_nothing_is_written(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert runner.main(["warp"]) == 1
    assert "no such part: warp" in capsys.readouterr().err
    assert not results.exists()


def test_every_part_can_be_found() -> None:
    assert all(callable(section) for section in runner.parts().values())
