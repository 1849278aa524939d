"""A PostgreSQL server of the tests' own: in a temporary folder, on a socket, gone at the end."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import psycopg
import pytest

if TYPE_CHECKING:
    import pwd

_NEWEST_FIRST = range(25, 14, -1)
# Few rows are in it: to compile the statement of a sum for them takes half a second.
_FAST = (
    *("fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=120"),
    "jit=off",
)
_PATIENCE_S = 120.0
_ROOM = 4 * 1024**3
_numbers = count(1)


@dataclass(frozen=True, slots=True)
class Server:
    """One that answers on a socket in that folder; ``owner`` may do everything."""

    folder: Path
    owner: str

    def url(self, database: str, login: str = "") -> str:
        who = login or self.owner
        return f"postgresql://{who}@/{database}?host={self.folder}"

    def new_database(self, of: str) -> str:
        """The URL of an empty database of this process's own."""
        name = f"{of}_{os.getpid()}_{next(_numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)


def database_in(url: Path | str) -> str:
    """The name of the database in a registry's URL."""
    return str(url).partition("?")[0].rpartition("/")[2]


def programs() -> Path | None:
    """The folder of a server of 15 or newer; None where there is none."""
    for version in _NEWEST_FIRST:
        folder = Path(f"/usr/lib/postgresql/{version}/bin")
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


def why_not() -> str:
    """Why no server can be had here; empty where one can."""
    if os.name != "posix":
        return "the tests start a server on POSIX systems alone"
    if programs() is None:
        return "no PostgreSQL server here: apt-get install postgresql brings one"
    if os.geteuid() == 0 and not _unprivileged():
        return "PostgreSQL does not run as root, and there is no user postgres or nobody"
    return ""


@contextmanager
def of_all_workers(temporary: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that all workers share. The test is skipped where there can be none."""
    if reason := why_not():
        pytest.skip(reason)
    base = temporary.getbasetemp()
    with shared(base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) as running:
        yield running


@contextmanager
def shared(root: Path) -> Iterator[Server]:
    """One server for all who name the same folder at the same time; the last of them stops it."""
    with alone(root) as users:
        if not users.exists():
            (root / "server").write_text(str(_started(under=_roomy())))
        users.write_text(str(_count(users) + 1))
    server = Server(Path((root / "server").read_text()), _owner())
    try:
        yield server
    finally:
        with alone(root) as users:
            left = _count(users) - 1
            users.write_text(str(left))
            if not left:
                _stop(server.folder)
                users.unlink()


@contextmanager
def of_ones_own(*settings: str, on_disk: bool = False) -> Iterator[Server]:
    """A server for one test alone. ``on_disk``: where temporary files go, never in memory."""
    folder = _started(*settings, under=None if on_disk else _roomy())
    try:
        yield Server(folder, _owner())
    finally:
        _stop(folder)


@contextmanager
def alone(root: Path) -> Iterator[Path]:
    """While no other worker is at it: the file that counts who uses the server."""
    import fcntl  # late, as pwd: Windows has neither

    with (root / "server.lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield root / "server.users"


def _count(users: Path) -> int:
    return int(users.read_text()) if users.exists() else 0


def _started(*settings: str, under: Path | None) -> Path:
    folder = Path(tempfile.mkdtemp(prefix="trainer-pg-", dir=under))
    if user := _unprivileged():
        os.chown(folder, user.pw_uid, user.pw_gid)
    _run(folder, "initdb", "-D", "data", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
    with (folder / "log").open("wb") as log:
        where = ["-D", str(folder / "data"), "-k", str(folder), "-c", "listen_addresses="]
        options = [part for each in (*(settings or _FAST),) for part in ("-c", each)]
        subprocess.Popen(
            [*_as_user(), str(_program("postgres")), *where, *options],
            stdout=log,
            stderr=log,
            cwd=folder,
        )
    _wait_for(folder)
    return folder


def _roomy() -> Path | None:
    """In memory, where there is much of it; else where temporary files go."""
    memory = Path("/dev/shm")
    roomy = memory.is_dir() and os.access(memory, os.W_OK)
    return memory if roomy and shutil.disk_usage(memory).free > _ROOM else None


def _wait_for(folder: Path) -> None:
    until = time.monotonic() + _PATIENCE_S
    while time.monotonic() < until:
        ready = [str(_program("pg_isready")), "-q", "-h", str(folder)]
        if subprocess.run(ready, check=False).returncode == 0:
            return
        time.sleep(0.05)
    raise AssertionError((folder / "log").read_text())


def _stop(folder: Path) -> None:
    _run(folder, "pg_ctl", "stop", "-D", "data", "-m", "immediate")  # nothing of it is kept
    shutil.rmtree(folder, ignore_errors=True)


def _run(folder: Path, program: str, *arguments: str) -> None:
    call = [*_as_user(), str(_program(program)), *arguments]
    done = subprocess.run(call, cwd=folder, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()


def _program(name: str) -> Path:
    folder = programs()
    assert folder is not None, why_not()
    return folder / name


def _owner() -> str:
    import pwd

    user = _unprivileged()
    return user.pw_name if user else pwd.getpwuid(os.geteuid()).pw_name


def _as_user() -> list[str]:
    """The server refuses to run as root."""
    user = _unprivileged()
    if user is None:
        return []
    ids = [f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]
    return ["setpriv", *ids]


def _unprivileged() -> pwd.struct_passwd | None:
    import pwd

    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    return None
