"""A file of records verified: read from end to end, offline, and left as it is; or looked over
while it is in use, so that nothing damaged is found only when it is needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy.exc import DatabaseError

from trainer.records.chain import Chain
from trainer.records.event import BEFORE_ALL
from trainer.records.faults import DAMAGED, PAGES_DAMAGED, RecordsFault
from trainer.records.flaw import OF_THE_FILE, Flaw, FlawsFound, Wrong
from trainer.records.reading import Reader, reading
from trainer.records.shape import TRIGGERS, guard_flaws, page_flaws, table_flaws
from trainer.records.tables import events


@dataclass(frozen=True, slots=True)
class LogVerified(FlawsFound):
    """The result of a check. ``head`` is the hash of the last event, which vouches for all before
    it. ``since`` counts the events after the head that was asked for, where that was found."""

    path: Path
    schema: int
    events: int
    head: bytes
    flaws: tuple[Flaw, ...]
    since: int | None = None

    @property
    def log_is_sound(self) -> bool:
        """True if the events can be relied on, whatever else there is."""
        return all(flaw.wrong in OF_THE_FILE and flaw.detail != events.name for flaw in self.flaws)


def verify(path: Path, head: bytes | None = None) -> LogVerified:
    """Read the records in that file; ``head`` is the hash of an event that must be among them.
    Raises RecordsFault where the file cannot be read."""
    found = _verify(path, head)
    # A file that nobody had open is read without locks: one who opens it just then may move pages.
    # Its time and size do not tell: two writes in one tick of the file system's clock have one.
    return found if found.sound else _verify(path, head)


def _verify(path: Path, head: bytes | None) -> LogVerified:
    with reading(path) as reader:
        return verify_read(reader, head)


def verify_read(reader: Reader, head: bytes | None = None) -> LogVerified:
    """The same of records that are being read."""
    chain, sought = Chain(), _Sought(head)
    file = [*page_flaws(reader.asked), *_log_shape(reader)]
    readable = not any(flaw.detail == events.name for flaw in file)
    log = list(_log_flaws(reader, chain, sought)) if readable else []
    log.sort(key=lambda flaw: flaw.place or 0)
    if head is not None and sought.place is None:
        log.append(Flaw(Wrong.HEAD, detail=head.hex()))
    since = None if sought.place is None else chain.place - sought.place
    return LogVerified(reader.path, reader.schema, chain.counted, chain.head, (*log, *file), since)


def _log_shape(reader: Reader) -> Iterator[Flaw]:
    try:
        yield from table_flaws(reader, [events])
        yield from guard_flaws(reader.asked(TRIGGERS))
    except DatabaseError as error:
        yield Flaw(Wrong.SHAPE, detail=str(error.orig))


@dataclass(slots=True)
class _Sought:
    """A hash that is looked for; before all events it is that of an empty log."""

    hash: bytes | None
    place: int | None = None

    def look_at(self, place: int, hash_: bytes) -> None:
        if hash_ == self.hash:
            self.place = place


def _log_flaws(reader: Reader, chain: Chain, sought: _Sought) -> Iterator[Flaw]:
    sought.look_at(0, BEFORE_ALL)
    try:
        for row in reader.rows():
            yield from chain.flaws(row)
            sought.look_at(row.place, row.hash)
    except DatabaseError as error:
        yield Flaw(Wrong.UNREADABLE, chain.place + 1, detail=str(error.orig))


# Events between two rests: a millisecond's work.
AT_A_TIME = 200


def look_over(path: Path, rest: Callable[[], None]) -> None:
    """Raises RecordsFault where any event or any page of that file is not as it was written.

    It calls ``rest`` between some hundred events, so that a thread may do it beside a window.
    """
    try:
        _look_once(path, rest)
    except RecordsFault:  # Whoever opens the file just then may move pages.
        _look_once(path, rest)


def _look_once(path: Path, rest: Callable[[], None]) -> None:
    with reading(path) as reader:
        if not _chain_holds(reader, rest):
            raise RecordsFault(path, *DAMAGED)
        if any(page_flaws(reader.asked)):
            raise RecordsFault(path, *PAGES_DAMAGED)


def _chain_holds(reader: Reader, rest: Callable[[], None]) -> bool:
    """True if every event can be read, is sound and follows the one before it."""
    before, place = BEFORE_ALL, 0
    try:
        while rows := reader.rows_after(place, AT_A_TIME):
            for row in rows:
                place += 1
                if row.place != place or row.before != before or not row.sound:
                    return False
                before = row.hash
            rest()
    except DatabaseError:
        return False
    return True
