"""Records that another writes, looked at again and again: each time as they stand just then."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection

from trainer.records.reading import Reader, reading


class LookedAt:
    """Keeps no file open between looks, holds nobody up, and writes nothing: a thread of its own
    may use one. Within one look everything is as it stood when the look began.

    Raises RecordsFault for what a person can mend.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._reader: Reader | None = None

    @contextmanager
    def look(self) -> Iterator[Reader]:
        """The records as they stand now. Within another look: that one."""
        if self._reader is not None:
            yield self._reader
            return
        with reading(self.path) as self._reader:
            try:
                yield self._reader
            finally:
                self._reader = None

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """A look, for a log that reads."""
        with self.look() as reader, reader.transaction() as db:
            yield db

    def stamp(self) -> tuple[tuple[int, int], ...]:
        """Differs from the last one where something was written since."""
        beside = (self.path, self.path.with_name(f"{self.path.name}-wal"))
        return tuple(map(_stamp, beside))

    def close(self) -> None:
        """Nothing is open."""


def _stamp(path: Path) -> tuple[int, int]:
    try:
        found = path.stat()
    except OSError:
        return (0, 0)
    return found.st_mtime_ns, found.st_size
