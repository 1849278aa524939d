"""The statements that SQLAlchemy has compiled, shared by every SQLite file of the program."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Compiled, Dialect

_MOST = 2000


class CompiledStatements(dict[Any, Compiled]):
    """A cache of compiled statements for ``create_engine(execution_options=...)``."""

    # SQLAlchemy keeps them by dialect object, and each engine has one of its own: a file that is
    # opened anew would compile all that another has, 2 ms a statement.

    def get(self, key: Any, default: Any = None) -> Any:
        return super().get(_of_any_engine(key), default)

    def __setitem__(self, key: Any, compiled: Compiled) -> None:
        if len(self) >= _MOST:
            self.clear()
        super().__setitem__(_of_any_engine(key), compiled)


def _of_any_engine(key: Any) -> tuple[Any, ...]:
    return tuple(each for each in key if not isinstance(each, Dialect))


SHARED = {"compiled_cache": CompiledStatements()}
"""The execution options of every SQLite engine."""
