"""The container image and the compose site: what can be known without a container engine."""

from __future__ import annotations

import fnmatch
import re
import shlex
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
COMPOSE = yaml.safe_load((ROOT / "docker-compose.yml").read_text())
LASTING = ("app", "postgres", "valkey", "caddy")


def dockerfile() -> list[tuple[str, str]]:
    """The Dockerfile as (instruction, arguments), continued lines joined."""
    text = (ROOT / "Dockerfile").read_text().replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(line.split(None, 1)[0], line.split(None, 1)[1].strip()) for line in lines]


def last_stage() -> list[tuple[str, str]]:
    instructions = dockerfile()
    start = max(n for n, (name, _) in enumerate(instructions) if name == "FROM")
    return instructions[start:]


def sources() -> list[str]:
    """What the Dockerfile copies from the build context."""
    found = []
    for name, arguments in dockerfile():
        if name == "COPY" and "--from=" not in arguments:
            found += shlex.split(arguments)[:-1]
    return found


def test_base_images_are_pinned_by_tag() -> None:
    images = [arguments.split()[0] for name, arguments in dockerfile() if name == "FROM"]
    images += [service["image"] for service in COMPOSE["services"].values() if "build" not in service]
    for image in images:
        assert re.fullmatch(r"[\w./-]+:\d[\w.-]*", image), f"{image} has no version in its tag"


def test_the_image_runs_as_nobody_special_and_says_how_it_is() -> None:
    stage = dict(last_stage())
    assert stage["USER"].isdigit()
    assert int(stage["USER"]) >= 1000
    assert "/healthz" in stage["HEALTHCHECK"]
    assert stage["CMD"] == '["python", "scripts/serve.py", "--migrate"]'
    assert f"PORT={stage['EXPOSE']}" in stage["ENV"]


@pytest.mark.parametrize("source", sources())
def test_what_the_image_copies_exists_and_is_not_ignored(source: str) -> None:
    path = source.strip("/").removeprefix("./")
    assert (ROOT / path).exists(), f"the Dockerfile copies {source}, which is not there"
    kept = False
    for rule in (ROOT / ".dockerignore").read_text().split():
        pattern = rule.removeprefix("!")
        if fnmatch.fnmatch(path, pattern) or path.startswith(pattern + "/"):
            kept = rule.startswith("!")
    assert kept, f".dockerignore keeps {source} out of the build"


def test_the_site_has_its_four_services_and_each_is_watched_and_brought_back() -> None:
    for name in LASTING:
        service = COMPOSE["services"][name]
        assert service["restart"] == "unless-stopped", name
        assert service["healthcheck"]["test"], name


def test_only_the_proxy_is_reachable_from_outside() -> None:
    assert {name for name, service in COMPOSE["services"].items() if "ports" in service} == {"caddy"}


def test_the_app_waits_for_its_migrated_database_and_its_bus() -> None:
    waits = COMPOSE["services"]["app"]["depends_on"]
    assert waits["migrate"]["condition"] == "service_completed_successfully"
    assert waits["postgres"]["condition"] == waits["valkey"]["condition"] == "service_healthy"
    settings = COMPOSE["services"]["app"]["environment"]
    assert settings["DATABASE_URL"].startswith("postgresql+asyncpg://")
    assert "@postgres:" in settings["DATABASE_URL"]
    assert settings["VALKEY_URL"].startswith("redis://valkey:")


def test_named_volumes_are_declared() -> None:
    used = {
        volume.split(":")[0]
        for service in COMPOSE["services"].values()
        for volume in service.get("volumes", [])
        if not volume.startswith(".")
    }
    assert used == set(COMPOSE["volumes"])


def test_no_secret_is_written_down_and_every_variable_is_explained() -> None:
    text = (ROOT / "docker-compose.yml").read_text()
    example = (ROOT / ".env.example").read_text()
    variables = set(re.findall(r"\$\{(\w+)", text))
    assert variables
    for name in variables:
        assert re.search(rf"^(?:# )?{name}=", example, re.M), f"{name} is not in .env.example"
    assert re.search(r"^POSTGRES_PASSWORD=$", example, re.M)
    assert COMPOSE["services"]["postgres"]["environment"]["POSTGRES_PASSWORD"].startswith("${POSTGRES_PASSWORD:?")


def test_the_proxy_sends_people_to_the_app_and_keeps_the_figures_inside() -> None:
    caddyfile = (ROOT / "Caddyfile").read_text()
    port = dict(last_stage())["EXPOSE"]
    assert re.search(rf"dynamic a app {port}\b", caddyfile)
    assert "/metrics" in caddyfile
    assert "{$SITE_ADDRESS:localhost}" in caddyfile
