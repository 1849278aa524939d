"""Connections to a registry: one for each thread that is at work, and transactions in it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine

P = ParamSpec("P")
T = TypeVar("T")

Named = Callable[[], AbstractContextManager[None]]
"""Turns what a person can mend into a RegistryFault."""


class Sessions:
    """Gives each thread a connection of its own; what is done inside another is part of it."""

    def __init__(self, engine: Engine, named: Named) -> None:
        self._engine, self._named = engine, named
        self._writing = engine.execution_options(writes=True)
        self._reading = engine.execution_options(writes=False)
        self._now = threading.local()

    def close(self) -> None:
        self._engine.dispose()

    @property
    def is_writing(self) -> bool:
        """True inside a transaction of this thread."""
        return getattr(self._now, "writing", None) is not None

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """All or nothing of what is done inside, durable at the end of the outermost one."""
        inside: Connection | None = getattr(self._now, "writing", None)
        if inside is not None:
            with self._named(), inside.begin_nested():
                yield inside
            return
        with self._named(), self._writing.begin() as db:
            self._now.writing = db
            try:
                yield db
            finally:
                self._now.writing = None

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """An unchanging view of the present state, with what an outer transaction has written."""
        inside: Connection | None = getattr(self._now, "writing", None)
        if inside is not None:
            yield inside
            return
        with self._named(), self._reading.begin() as db:
            yield db

    def ask(
        self, question: Callable[Concatenate[Connection, P], T], *given: P.args, **more: P.kwargs
    ) -> T:
        """The answer of a module of records that reads the present state."""
        with self.reading() as db:
            return question(db, *given, **more)

    def do(
        self, deed: Callable[Concatenate[Connection, P], T], *given: P.args, **more: P.kwargs
    ) -> T:
        """All of that, durably, or nothing; what it answers."""
        with self.transaction() as db:
            return deed(db, *given, **more)

    def swept(self, *statements: str) -> list[Any]:
        """Statements that no transaction may hold, and the first row that each answers."""
        with self._named(), self._engine.connect() as connected:
            # SQLAlchemy would begin a transaction, and SQLite runs no VACUUM in one.
            driver: Any = connected.connection.dbapi_connection
            return [driver.execute(statement).fetchone() for statement in statements]
