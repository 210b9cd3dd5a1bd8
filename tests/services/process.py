"""A child process with a log file, started until it answers and stopped for certain."""

from __future__ import annotations

import contextlib
import os
import pwd
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path


class ServiceError(AssertionError):
    """A server that a test needs is missing or did not start. The text says what to do about it."""


def free_port() -> int:
    """A TCP port of 127.0.0.1 that nobody listens on at this moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def accepts(port: int) -> bool:
    """Does anybody listen on this port of 127.0.0.1?"""
    with socket.socket() as probe:
        probe.settimeout(0.5)
        return probe.connect_ex(("127.0.0.1", port)) == 0


def unprivileged_user() -> str | None:
    """The user to run a server as that refuses to be root; None if we are not root ourselves."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    raise ServiceError("PostgreSQL refuses to run as root and this machine has neither a user postgres nor nobody.")


class Child:
    """One server process in a session of its own, so that a signal reaches it and all its children."""

    def __init__(
        self,
        command: Sequence[str | Path],
        *,
        log: Path,
        cwd: Path | None = None,
        env: Mapping[str, str] | None = None,
        user: str | None = None,
    ) -> None:
        self.log = log
        identity: dict = {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []} if user else {}
        with log.open("ab") as out:
            self._process = subprocess.Popen(
                [str(part) for part in command],
                cwd=cwd,
                env=dict(env) if env is not None else None,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                start_new_session=True,
                **identity,
            )

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    @property
    def code(self) -> int | None:
        """Its exit code, negative for the signal that ended it; None while it runs."""
        return self._process.poll()

    def wait_until(self, ready: Callable[[], bool], *, seconds: float, what: str) -> None:
        """Return as soon as `ready()`; raise ServiceError with the end of the log if it ends or takes too long."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if ready():
                return
            if not self.running:
                raise ServiceError(f"{what} ended at once with code {self._process.returncode}:\n{self.tail()}")
            time.sleep(0.05)
        self.kill()
        raise ServiceError(f"{what} did not answer within {seconds:g} s:\n{self.tail()}")

    def tail(self, lines: int = 25) -> str:
        """The last lines that the process wrote."""
        return "\n".join(self.log.read_text(errors="replace").splitlines()[-lines:])

    def stop(self, *, with_signal: int = signal.SIGTERM, seconds: float = 10) -> None:
        """Ask it to end; end it by force if it does not within `seconds`."""
        if self.running:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, with_signal)
            try:
                self._process.wait(seconds)
            except subprocess.TimeoutExpired:
                self.kill()

    def kill(self) -> None:
        """kill -9 to the process and everything it started; nothing of it gets to say goodbye."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)
        self._process.wait()
