"""Logs without secrets, and the limits' own arithmetic."""

from __future__ import annotations

import json
import logging
import sys
import tomllib

import pytest

from app.settings import ROOT, VERSION, Settings
from app.web.limits import Bucket, Window
from app.web.logs import JsonLines, NoHandshakes, Text, scrubbed


def record(message: str, *arguments: object, **extra: object) -> logging.LogRecord:
    made = logging.LogRecord("some.logger", logging.INFO, __file__, 1, message, arguments, None)
    made.__dict__.update(extra)
    return made


@pytest.mark.parametrize(
    "text",
    [
        "GET /ws/tables/t1?token=SECRET&after=4",
        "Authorization: Bearer SECRET",
        "cookie fifth_colony=SECRET; other",
        '{"token": "SECRET", "name": "Ada"}',
        "nonce=SECRET",
        "the key: SECRET",
    ],
)
def test_secrets_do_not_get_into_a_line(text: str) -> None:
    assert "SECRET" not in scrubbed(text)
    line = json.loads(JsonLines().format(record(text)))
    assert "SECRET" not in line["message"]
    assert "SECRET" not in Text("%(message)s").format(record(text))


def test_a_line_is_one_json_object_with_its_fields() -> None:
    line = JsonLines().format(record("took %d\nms", 5, route="/api/me", status=200))
    assert "\n" not in line
    read = json.loads(line)
    assert (read["level"], read["logger"], read["message"]) == ("info", "some.logger", "took 5\nms")
    assert (read["route"], read["status"]) == ("/api/me", 200)


def test_an_error_comes_with_its_traceback() -> None:
    failed = record("broken")
    try:
        raise ValueError("token=SECRET")
    except ValueError:
        failed.exc_info = sys.exc_info()
    read = json.loads(JsonLines().format(failed))
    assert "ValueError" in read["error"]
    assert "SECRET" not in read["error"]


def test_the_servers_lines_about_sockets_are_left_out() -> None:
    keep = NoHandshakes()
    assert not keep.filter(record('%s - "WebSocket %s" [accepted]', "127.0.0.1", "/ws?token=x"))
    assert not keep.filter(record("connection open"))
    assert keep.filter(record("Application startup complete."))


class Time:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_window_lets_exactly_so_many_through() -> None:
    time = Time()
    window = Window(3, 60, time)
    for _ in range(3):
        assert window.take("a") == 0
        time.now += 10
    assert window.take("a") == 30
    assert window.take("b") == 0
    time.now += 30
    assert window.take("a") == 0
    assert window.take("a") == 10


def test_a_window_forgets_who_has_gone() -> None:
    time = Time()
    window = Window(1, 60, time)
    for n in range(5000):
        window.take(str(n))
        time.now += 0.1
    assert len(window._acts) < 4200


def test_a_bucket_refills_and_takes_back() -> None:
    time = Time()
    bucket = Bucket(50, 100, time)
    assert sum(bucket.take() for _ in range(150)) == 100
    time.now += 0.1
    assert sum(bucket.take() for _ in range(150)) == 5
    bucket.give_back()
    assert bucket.take()
    assert not bucket.take()


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUESTS_PER_MINUTE", "7")
    monkeypatch.setenv("VALKEY_URL", "")
    monkeypatch.setenv("PUBLIC_ORIGINS", '["https://colony.example"]')
    settings = Settings()
    assert (settings.guests_per_minute, settings.valkey_url) == (7, None)
    assert settings.public_origins == ["https://colony.example"]
    monkeypatch.setenv("MAX_FRAME", "no number")
    with pytest.raises(ValueError, match="max_frame"):
        Settings()


def test_the_version_is_that_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["version"] == VERSION
