"""The registry's file opened: durable at every commit, one writer at a time, readers beside it."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from shutil import disk_usage
from time import monotonic, sleep
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from trainer.records.read_only import SHARED
from trainer.records.registry.faults import (
    DAMAGED,
    DISK_FAULT,
    DISK_FULL,
    IN_USE,
    NOT_REGISTRY,
    NOT_WRITABLE,
    RegistryDown,
    RegistryRefused,
)
from trainer.wording import say_phrase

_PATIENCE_S = 5.0
# So long SQLite waits by itself for its turn to write, asking four times, and is asked again.
_ASKS_MS = 20
_LOOKS_S = 0.002
# Of a file that is made. A view reads some hundred pages from all over it: of twice the size it
# reads half as many, and a delivery takes no longer for it.
PAGE_BYTES = 8192
_PRAGMAS = (
    # Before WAL, after which SQLite changes the size of no page any more.
    f"page_size={PAGE_BYTES}",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    # What is erased of an account must not be left in the file's free pages.
    "secure_delete=ON",
)

_DOWN = {5: IN_USE, 6: IN_USE, 10: DISK_FAULT, 13: DISK_FULL}
# By SQLite's primary result codes.
_REFUSED = {3: NOT_WRITABLE, 8: NOT_WRITABLE, 11: DAMAGED, 14: NOT_WRITABLE, 26: NOT_REGISTRY}


def lite_engine(path: Path, *, make: bool) -> Engine:
    """An engine on that file. A transaction that is going to write begins so, and waits for its
    turn; others read what stood when they began."""
    # Not "rwc": SQLite would make an empty file where a school was moved away.
    mode, folder = {"uri": "true", "mode": "rwc" if make else "rw"}, path.absolute().parent
    engine = create_engine(
        URL.create("sqlite", database=path.absolute().as_uri(), query=mode),
        # The pool hands a connection from thread to thread; one at a time uses it.
        connect_args={"timeout": _PATIENCE_S, "check_same_thread": False},
        execution_options=SHARED,
        pool_size=2,
        max_overflow=6,
    )

    @event.listens_for(engine, "connect")
    def connected(driver: Any, _record: object) -> None:
        # Else Python's driver begins transactions by itself, and never an IMMEDIATE one.
        driver.isolation_level = None
        for pragma in _PRAGMAS:
            driver.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(db: Connection) -> None:
        driver: Any = db.connection.dbapi_connection
        writes = db.get_execution_options().get("writes", True)
        # One that reads first and writes later cannot wait for its turn: SQLite refuses it at once.
        if writes:
            begin_to_write(driver, folder)
        else:
            driver.execute("BEGIN")

    return engine


def begin_to_write(driver: Any, folder: Path) -> None:
    """Begin a transaction that writes to a file in that folder, once no other does and those who
    asked before had their turn. Raises sqlite3.Error after five seconds."""
    # SQLite gives the file to whoever happens to ask while it is free. Beside somebody who writes
    # without a pause others asked in vain, and gave up: "locked". So who waits holds the turn, and
    # whoever has just written waits for the turn before asking.
    until = monotonic() + _PATIENCE_S
    driver.execute(f"PRAGMA busy_timeout={_ASKS_MS}")
    try:
        with _turn(folder, until):
            while not _is_begun(driver, last=monotonic() >= until):
                pass
    finally:
        driver.execute(f"PRAGMA busy_timeout={_PATIENCE_S * 1000:.0f}")


@contextmanager
def _turn(folder: Path, until: float) -> Iterator[None]:
    """The turn to ask for a file in that folder; none after that time, or where no folder can be
    locked, as on Windows. The system lets it go when the program ends, however it ends."""
    if sys.platform == "win32":
        yield
        return
    import fcntl  # late, as Windows has none

    with ExitStack() as held:
        with suppress(OSError):
            handle = os.open(folder, os.O_RDONLY)
            held.callback(os.close, handle)
            while monotonic() < until:
                try:
                    # Without waiting: flock itself knows no end to it.
                    fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    break
                except BlockingIOError:
                    sleep(_LOOKS_S)
        yield


def _is_begun(driver: Any, *, last: bool) -> bool:
    try:
        driver.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as error:
        # The low byte: the extended codes of BUSY, as while a log is recovered, mean the same.
        if last or error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
            raise
        return False
    return True


@contextmanager
def lite_faults(path: Path) -> Iterator[None]:
    """Turn what a person can mend into a RegistryFault; anything else is a bug and passes."""
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
        # On a full disk SQLite tells an I/O error where it is its shared memory that cannot grow.
        code = 13 if code == 10 and disk_usage(path.parent).free < 1_000_000 else code
        if code in _DOWN:
            raise RegistryDown(str(path), *_DOWN[code]) from error
        if code in _REFUSED:
            raise RegistryRefused(str(path), *_REFUSED[code]) from error
        raise
    except OSError as error:
        said = f"{say_phrase(NOT_WRITABLE[1])} ({error.strerror})"
        raise RegistryRefused(str(path), NOT_WRITABLE[0], said) from error
