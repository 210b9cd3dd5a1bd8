"""The commands: `make`, `scripts/serve`, `.ci/run`, the check that the project stands alone, the locks."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import time
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from scripts import serve

ROOT = Path(__file__).resolve().parents[2]
STAMPS = (
    ".venv/.installed-run",
    ".venv/.installed-dev",
    ".venv/.node",
    "frontend/node_modules/.installed",
    "frontend/dist/.built",
)


def run(*command: str, cwd: Path, **env: str) -> subprocess.CompletedProcess[str]:
    kept = {k: v for k, v in os.environ.items() if k not in ("HOST", "PORT", "MAKEFLAGS", "MAKELEVEL", "PYTHON")}
    return subprocess.run(command, cwd=cwd, env=kept | env, capture_output=True, text=True, timeout=60)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small copy of the project with everything that make looks at, as if freshly cloned."""
    for name in ("Makefile", "requirements.lock", "requirements-dev.lock", "requirements-node.lock"):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "frontend" / "src").mkdir(parents=True)
    for name in ("package.json", "package-lock.json", "src/main.ts"):
        (tmp_path / "frontend" / name).write_text("{}")
    past = time.time() - 60
    for path in tmp_path.rglob("*"):
        os.utime(path, (past, past))
    return tmp_path


def install(checkout: Path) -> None:
    """Make the checkout look as after a first `make play` and `make test`."""
    for name in (".venv/bin/python", *STAMPS):
        path = checkout / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        time.sleep(0.01)


def plan(checkout: Path, target: str, **env: str) -> str:
    done = run("make", "-n", target, cwd=checkout, **env)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_fresh_clone_installs_builds_and_serves(checkout: Path) -> None:
    steps = plan(checkout, "play")
    order = [
        steps.index(step) for step in ("-m venv", "requirements.lock", "npm ci", "npm run build", "scripts/serve.py")
    ]
    assert order == sorted(order)
    assert "requirements-dev.lock" not in steps


def test_a_second_call_does_no_needless_work(checkout: Path) -> None:
    install(checkout)
    steps = plan(checkout, "play")
    assert not re.search(r"pip |npm |venv ", steps)
    assert "scripts/serve.py --migrate" in steps
    assert not re.search(r"pip |npm ci|npm run build", plan(checkout, "test"))


@pytest.mark.parametrize(
    ("changed", "step"),
    [
        ("requirements.lock", "-r requirements.lock"),
        ("frontend/package-lock.json", "npm ci"),
        ("frontend/src/main.ts", "npm run build"),
    ],
)
def test_a_change_is_noticed(checkout: Path, changed: str, step: str) -> None:
    install(checkout)
    later = time.time() + 5
    os.utime(checkout / changed, (later, later))
    assert step in plan(checkout, "play")


@pytest.mark.parametrize("machine", ["as it is", "without node"])
def test_node_comes_from_a_wheel_only_where_the_machine_has_none(checkout: Path, machine: str) -> None:
    tools = checkout / "tools"
    python = checkout / ".venv" / "bin" / "python"
    for path, text in {tools / "node": "exit 127", python: f'echo "$@" >> {checkout}/installed'}.items():
        path.parent.mkdir(parents=True)
        path.write_text(f"#!/bin/sh\n{text}\n")
        path.chmod(0o755)
    node = shutil.which("node")
    if machine == "as it is" and node:
        shutil.rmtree(tools)
        version = run(node, "--version", cwd=checkout).stdout
        new_enough = int(version[1:].split(".")[0]) >= 20
    else:
        new_enough = False
    assert run("make", ".venv/.node", cwd=checkout, PATH=f"{tools}:{os.environ['PATH']}").returncode == 0
    assert (checkout / "installed").exists() == (not new_enough)


def test_without_a_new_enough_python_make_says_so(checkout: Path) -> None:
    done = run("make", "install", "PYTHON=", cwd=checkout)
    assert done.returncode != 0
    assert "Python 3.11 or newer is needed" in done.stdout


def test_serve_takes_host_and_port_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[list[str]] = []
    monkeypatch.setattr("uvicorn.main", lambda arguments, prog_name: given.append(arguments))
    monkeypatch.setenv("HOST", "0.0.0.0")
    monkeypatch.setenv("PORT", "9001")
    serve.main(["--workers", "2"])
    [words] = given
    assert words[0] == "app.main:app"
    for option, value in {"--host": "0.0.0.0", "--port": "9001", "--workers": "2"}.items():
        assert words[words.index(option) + 1] == value


def test_serve_uses_the_fast_sockets_without_compression() -> None:
    words = serve.options("127.0.0.1", 8000)
    for option, value in {"--loop": "uvloop", "--ws": "websockets-sansio", "--ws-per-message-deflate": "false"}.items():
        assert words[words.index(option) + 1] == value


def ci(tmp_path: Path, failing: str) -> tuple[int, list[str]]:
    """Run .ci/run with a `make` that only notes its target and fails at one; exit code and targets."""
    tools = tmp_path / "tools"
    tools.mkdir()
    (tools / "make").write_text(f'#!/bin/sh\necho "$1" >> {tmp_path}/made\n[ "$1" != "{failing}" ]\n')
    (tools / "apt-get").write_text("#!/bin/sh\nexit 0\n")
    for tool in tools.iterdir():
        tool.chmod(0o755)
    done = run("bash", str(ROOT / ".ci" / "run"), cwd=tmp_path, PATH=f"{tools}:{os.environ['PATH']}")
    return done.returncode, (tmp_path / "made").read_text().split()


def test_ci_lints_and_tests_and_nothing_else(tmp_path: Path) -> None:
    assert ci(tmp_path, failing="") == (0, ["lint", "test"])


@pytest.mark.parametrize(("failing", "made"), [("lint", ["lint"]), ("test", ["lint", "test"])])
def test_ci_fails_with_what_it_runs(tmp_path: Path, failing: str, made: list[str]) -> None:
    code, targets = ci(tmp_path, failing)
    assert code != 0
    assert targets == made


def test_a_path_out_of_the_project_is_found(tmp_path: Path) -> None:
    (tmp_path / "scripts").mkdir()
    script = tmp_path / "scripts" / "check_standalone.py"
    shutil.copy(ROOT / "scripts" / "check_standalone.py", script)
    run("git", "init", "-q", cwd=tmp_path)
    assert run("python3", str(script), cwd=tmp_path).returncode == 0
    (tmp_path / "notes.md").write_text("fine\nsee .." + "/shared/rules\n")
    done = run("python3", str(script), cwd=tmp_path)
    assert done.returncode == 1
    assert done.stdout.startswith("notes.md:2:")


@pytest.mark.parametrize(("lock", "extra"), [("requirements.lock", None), ("requirements-dev.lock", "dev")])
def test_the_lock_holds_what_the_project_asks_for(lock: str, extra: str | None) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = [Requirement(text) for text in project["dependencies"]]
    asked += [Requirement(text) for text in project["optional-dependencies"].get(extra, [])]
    text = (ROOT / lock).read_text().replace("\\\n", "")
    pinned = {}
    for line in text.splitlines():
        found = re.match(r"([\w.-]+)==([\w.]+)", line)
        assert found, f"not pinned: {line}"
        assert "--hash=sha256:" in line, f"no hash: {line[:40]}"
        pinned[canonicalize_name(found[1])] = found[2]
    for requirement in asked:
        version = pinned.get(canonicalize_name(requirement.name))
        assert version, f"{requirement.name} is in pyproject.toml and not in {lock}: run `make lock`"
        assert requirement.specifier.contains(version, prereleases=True), (
            f"{requirement} and {version}: run `make lock`"
        )


def test_the_locks_name_no_registry() -> None:
    for lock in ROOT.glob("requirements*.lock"):
        assert "://" not in lock.read_text(), lock.name
    packages = json.loads((ROOT / "frontend" / "package-lock.json").read_text())["packages"]
    assert not [name for name, package in packages.items() if "resolved" in package]
    assert all("integrity" in package for name, package in packages.items() if name)
