"""A driver whose n-th call fails: the seam between the program and a PostgreSQL server."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import psycopg
import pytest
from psycopg import errors

Call = Callable[..., Any]


@dataclass(frozen=True, slots=True)
class Fault:
    """What goes wrong. ``gone``: the connection with it; ``after``: once it was done."""

    name: str
    state: str = ""
    said: str = ""
    gone: bool = False
    after: bool = False

    def error(self) -> psycopg.Error:
        if not self.state:
            return psycopg.OperationalError(self.said)
        return errors.lookup(self.state)(self.said)


_CLOSED = "consuming input failed: server closed the connection unexpectedly"

DROPPED = Fault("dropped", said=_CLOSED, gone=True)
DROPPED_AFTER = Fault("dropped after it was done", said=_CLOSED, gone=True, after=True)
DISK_FULL = Fault("disk full", "53100", "could not extend file: No space left on device")
NO_MEMORY = Fault("no memory", "53200", "out of memory")
SHUT_DOWN = Fault("shut down", "57P01", "terminating connection due to administrator command", True)
SERIALIZATION = Fault("serialization", "40001", "could not serialize access")
LOCK_TIMEOUT = Fault("lock timeout", "55P03", "canceling statement due to lock timeout")
STANDBY = Fault("standby", "25006", "cannot execute INSERT in a read-only transaction")

FAULTS = (
    *(DROPPED, DROPPED_AFTER, DISK_FULL, NO_MEMORY),
    *(SHUT_DOWN, SERIALIZATION, LOCK_TIMEOUT, STANDBY),
)


@dataclass(slots=True)
class Seam:
    """Fails one call. ``calls`` counts them from when it is set."""

    fault: Fault | None = None
    at: int = 0
    calls: int = 0
    fired: bool = False
    _set: bool = field(default=False)

    def set(self, fault: Fault | None, at: int) -> None:
        """From now on, the call of that number fails so."""
        self.fault, self.at, self.calls, self.fired, self._set = fault, at, 0, False, True

    def clear(self) -> None:
        """Nothing fails any more."""
        self._set = False

    def through(self, call: Call, connection: Any, *given: Any, **named: Any) -> Any:
        """That call, unless it is the one that fails. ``connection`` is None where one is made."""
        if not self._set:
            return call(*given, **named)
        self.calls += 1
        if self.fault is None or self.calls != self.at:
            return call(*given, **named)
        self.fired = True
        if self.fault.after:
            answer = call(*given, **named)
            connection = answer if connection is None else connection
        if self.fault.gone and connection is not None:
            connection.close()
        raise self.fault.error()


def put_between(patch: pytest.MonkeyPatch) -> Seam:
    """All that goes to a server goes through the seam: connections, statements, commits."""
    seam = Seam()
    connect, commit = psycopg.Connection.connect, psycopg.Connection.commit
    execute, many = psycopg.Cursor.execute, psycopg.Cursor.executemany

    def connected(*given: Any, **named: Any) -> Any:
        return seam.through(connect, None, *given, **named)

    def committed(self: Any) -> Any:
        if self.autocommit:
            return commit(self)  # nothing is asked of the server
        return seam.through(commit, self, self)

    def executed(self: Any, *given: Any, **named: Any) -> Any:
        return seam.through(execute, self.connection, self, *given, **named)

    def executed_many(self: Any, *given: Any, **named: Any) -> Any:
        return seam.through(many, self.connection, self, *given, **named)

    patch.setattr(psycopg.Connection, "connect", connected)
    patch.setattr(psycopg, "connect", connected)
    patch.setattr(psycopg.Connection, "commit", committed)
    patch.setattr(psycopg.Cursor, "execute", executed)
    patch.setattr(psycopg.Cursor, "executemany", executed_many)
    return seam
