"""Connections to the server: short of patience, and looking into our schema alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from selectors import EVENT_READ, DefaultSelector
from threading import RLock
from time import monotonic
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, InvalidatePoolError

from trainer.records.registry.faults import (
    ABSENT,
    DISK_FAULT,
    DISK_FULL,
    IN_USE,
    NO_DRIVER,
    NO_ENCRYPTION,
    NO_ENTRY,
    NO_PASSWORD,
    NO_RIGHT,
    NOT_TRUSTED,
    OTHER_NAME,
    SHORT_OF_MEMORY,
    STANDBY,
    TOO_SLOW,
    UNREACHABLE,
    ActRefused,
    Refusal,
    Refused,
    RegistryDown,
    RegistryFault,
    RegistryRefused,
)
from trainer.records.registry.where import Server
from trainer.wording import Phrase

PATIENCE_MS, CONNECT_S = 15_000, 5
# Later than the server itself says that a statement takes too long: one that says nothing for so
# long hangs, or something between hangs that keeps the line open.
SILENT_S, LOOK_S = 20.0, 0.05
_ONE_MOMENT = 3  # psycopg.IsolationLevel.REPEATABLE_READ, without its 80 ms
# Said as it connects, it goes before what a login may have set for all its sessions by ALTER ROLE:
# a library that is not there, and no machine of that login would connect again.
_SETTINGS = {
    "search_path": "school,pg_temp",
    "default_transaction_read_only": "off",
    "default_transaction_isolation": r"read\ committed",
    "synchronous_commit": "on",
    "client_encoding": "UTF8",
    "local_preload_libraries": "",
    "idle_session_timeout": "0",
    "idle_in_transaction_session_timeout": "0",
    "role": "none",
}
# A cable that is pulled tells nobody: without these a read would wait for hours.
_DEAD_LINE = {
    "connect_timeout": CONNECT_S,
    "tcp_user_timeout": PATIENCE_MS,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 2,
}

OUR_REFUSAL, NOT_UNIQUE = "SC001", "23505"
_INCOMPLETE = ("22", "23")
# By SQLSTATE: of what passes by itself, or once somebody has made room.
_DOWN = {
    "40001": IN_USE,
    "40P01": IN_USE,
    "55P03": IN_USE,
    "25006": STANDBY,
    "53100": DISK_FULL,
    "53200": SHORT_OF_MEMORY,
    "58030": DISK_FAULT,
    "57014": TOO_SLOW,
}
# These do not pass: somebody has to grant, make or mend something.
_REFUSED = {"42501": NO_RIGHT, "3F000": ABSENT, "42883": ABSENT, "42P01": ABSENT}
_NOT_NOW = re.compile(
    "starting up|shutting down|recovery|too many|remaining connection|out of (shared )?memory", re.I
)


def no_more() -> None:
    """Do nothing while the server is waited for."""


def server_engine(
    where: Server,
    *,
    patience_ms: int = PATIENCE_MS,
    while_waiting: Callable[[], None] = no_more,
) -> Engine:
    """An engine on that database. ``patience_ms`` 0 waits for a statement as long as it takes;
    ``while_waiting`` is called again and again until the server has answered."""
    waits = {"statement_timeout": patience_ms, "lock_timeout": patience_ms}
    options = " ".join(f"-c {name}={value}" for name, value in {**_SETTINGS, **waits}.items())
    try:
        engine = create_engine(
            where.secured,
            connect_args={**_DEAD_LINE, **_never_in_clear(where), "options": options},
            pool_size=2,
            max_overflow=6,
            pool_recycle=600,
        )
    except ModuleNotFoundError as error:
        raise RegistryRefused(str(where), *NO_DRIVER) from error

    @event.listens_for(engine, "begin")
    def begun(db: Connection) -> None:
        reads = not db.get_execution_options().get("writes", True)
        # All that one view reads is of one moment, as readers of a file in WAL mode have it. Said
        # with the BEGIN, it is no question of its own to a server that is far away.
        driver: Any = db.connection.driver_connection
        driver.isolation_level = _ONE_MOMENT if reads else None
        driver.read_only = True if reads else None

    @event.listens_for(engine, "checkout")
    def checked_out(driver: Any, *_: object) -> None:
        # A server that was started anew has said goodbye on its old lines: without a look, the
        # first question on each would fail, long after it is back.
        with DefaultSelector() as look:
            look.register(driver.fileno(), EVENT_READ)
            if look.select(0):
                raise InvalidatePoolError

    if patience_ms:
        event.listen(engine, "connect", lambda driver, _: _watch(driver, while_waiting))
    return engine


def _watch(driver: Any, while_waiting: Callable[[], None]) -> None:
    """Have this connection give up a server that says nothing, and do something meanwhile."""
    wait = driver.wait
    # What is done meanwhile may ask for this very connection: the driver's own lock would hold its
    # thread for ever.
    driver.lock, inside = RLock(), list[Any]()

    def watched(work: Any, interval: float = LOOK_S, **named: Any) -> Any:
        if inside:
            work.close()
            raise _lost("the line is in use")
        inside.append(work)
        try:
            return wait(_looked_after(work, driver, while_waiting), interval=LOOK_S, **named)
        finally:
            inside.clear()

    driver.wait = watched


def _looked_after(
    work: Generator[Any, Any, Any], driver: Any, while_waiting: Callable[[], None]
) -> Generator[Any, Any, Any]:
    """That work of the driver. ``ready`` is false where nothing came for a moment."""
    heard = monotonic()
    try:
        wanted = next(work)
        while True:
            ready = yield wanted
            if ready:
                heard = monotonic()
            else:
                while_waiting()
            if monotonic() > heard + SILENT_S:
                driver.close()
                raise _lost(f"no answer for {SILENT_S:.0f} seconds")
            wanted = work.send(ready)
    except StopIteration as done:
        return done.value


def _lost(said: str) -> Exception:
    from psycopg import OperationalError  # late: psycopg takes 80 ms

    return OperationalError(said)


def _never_in_clear(where: Server) -> dict[str, str]:
    """A server that is known by no certificate is sent no password as it was written."""
    if where.is_known or "require_auth" in where.url.query:
        return {}
    # Late: psycopg takes 80 ms.
    from psycopg import pq

    # Whoever passes for it could ask for that. Older libraries cannot be told so.
    return {"require_auth": "!password"} if pq.version() >= 160_000 else {}


def listening(where: Server) -> Any:
    """A connection of its own that hears of deliveries from now on."""
    pooled = server_engine(where, patience_ms=0).raw_connection()  # it may hear nothing for long
    driver: Any = pooled.driver_connection
    # Out of the pool, which would hand a connection that listens on to others.
    pooled.detach()
    # LISTEN holds once its transaction has ended, and notices come between transactions.
    driver.autocommit = True
    driver.execute("LISTEN school_delivered")
    return driver


@contextmanager
def server_faults(where: Server) -> Iterator[None]:
    """Turn what a person can mend into a RegistryFault; anything else is a bug and passes."""
    try:
        yield
    except Refused as error:
        raise ActRefused(str(where), error.refusal) from error
    # The driver's own errors too: on its raw connection SQLAlchemy turns none into its own.
    except (DBAPIError, _of_driver()) as error:
        fault = _fault(where, getattr(error, "orig", error))
        if fault is None:
            raise
        fault.detail = _first_line(getattr(error, "orig", error))
        raise fault from error


def _of_driver() -> type[Exception]:
    """The driver's own exception, where it is asked past SQLAlchemy."""
    try:
        # Late: psycopg takes 80 ms, and a registry in a file does without it.
        from psycopg import Error
    except ModuleNotFoundError:
        return DBAPIError
    return Error


def _fault(where: Server, error: Any) -> RegistryFault | None:
    state = getattr(error, "sqlstate", None) or ""
    said = _first_line(error)
    if not state or (state[:2] in ("08", "28", "3D", "53", "57") and state not in _DOWN):
        return _unheard(where, said)
    if state == OUR_REFUSAL:
        return ActRefused(str(where), Refusal(said))
    if state == NOT_UNIQUE:
        return ActRefused(str(where), Refusal.THERE_ALREADY)
    if state in _DOWN:
        return RegistryDown(str(where), *_DOWN[state])
    if state in _REFUSED:
        return RegistryRefused(str(where), *_REFUSED[state])
    return ActRefused(str(where), Refusal.INCOMPLETE) if state[:2] in _INCOMPLETE else None


def _unheard(where: Server, said: str) -> RegistryFault:
    """The server lets nobody in, or there is none."""
    refused = _why_refused(said)
    if refused is None:
        return RegistryDown(str(where), *UNREACHABLE)
    return RegistryRefused(str(where), *refused)


def _why_refused(said: str) -> tuple[str, Phrase] | None:
    """Why a server that answers is not spoken to: its code and message."""
    if "does not support SSL" in said:
        return NO_ENCRYPTION
    if "does not match host name" in said:
        return OTHER_NAME
    # The second is libpq's word where require_auth forbids to send the password as it is.
    if "certificate" in said or "cleartext password" in said:
        return NOT_TRUSTED
    if "no password supplied" in said:
        return NO_PASSWORD
    return NO_ENTRY if "FATAL" in said and not _NOT_NOW.search(said) else None


def _first_line(error: Any) -> str:
    diagnosed = getattr(getattr(error, "diag", None), "message_primary", None)
    return str(diagnosed or error).strip().splitlines()[0] if str(error) else ""
