"""The undelivered end of a station's own log, in parcels that end with a round.

Nothing is kept beside the log: what the school has already, the school says.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from trainer.records.chain import Row
from trainer.records.event import BEFORE_ALL, OF_ROUNDS, Event, Kind, event_of
from trainer.records.faults import RecordsFault
from trainer.records.reading import Reader
from trainer.wording import phrase, say_phrase

AT_MOST = 400
"""Events of a parcel, where an attempt does not end before."""

ENOUGH = 100
"""A parcel ends with the first attempt that ends after so many."""

# After these something is under way.
_MIDDLE = (
    Kind.DEALT,
    Kind.ACTED,
    Kind.UNDONE,
    Kind.REASONED,
    Kind.INTERRUPTED,
    Kind.QUICK_BEGUN,
    Kind.ANSWERED,
)

ALTERED = (
    "altered",
    phrase(
        "event {place} ({kind}) was changed after it was written; nothing from there on is "
        "delivered to the school; `trainer verify` says more; `trainer restore FILE` puts a "
        "sound copy back"
    ),
)


class Head(Struct, frozen=True):
    """The event up to which a log is known: its place and its hash."""

    place: int = 0
    hash: bytes = BEFORE_ALL


NOTHING = Head()
# A place after which no chain has anything.
NO_MORE = 2**53


class Parcel(Struct, frozen=True):
    """Events to be delivered together, in order, and what was finished in them."""

    events: tuple[Event, ...] = ()
    rounds: tuple[str, ...] = ()
    sittings: tuple[str, ...] = ()

    @property
    def head(self) -> Head:
        """The last of them."""
        return Head(self.events[-1].place, self.events[-1].hash)


def next_parcel(reader: Reader, after: Head, *, left: bool = False) -> Parcel | None:
    """The next parcel; None if nothing has come to its end since. With ``left`` a round that is
    still open goes along as far as it has come: it may go on at another station. Raises
    RecordsFault for an event that is not as it was written, and names its place."""
    rows = reader.rows_after(after.place, AT_MOST)
    events = tuple(_sound(reader.path, rows, after))
    cut = _cut(events)
    if left and not cut and all(map(_is_of_practice, events)):
        cut = len(events)
    return _parcel(events[:cut]) if cut else None


def _is_of_practice(event: Event) -> bool:
    """True of a round's events, but for those of an exam."""
    dealt = event.kind is Kind.DEALT
    # Its tasks go whole.
    return event.kind in OF_ROUNDS and not (dealt and event.facts.get("exam"))


def is_here(reader: Reader, head: Head) -> bool:
    """True if this log has that event, the very same."""
    if head == NOTHING:
        return True
    row = reader.row_at(head.place)
    return row is not None and row.hash == head.hash


def chain_of(reader: Reader) -> str | None:
    """The id of a log: that of its first event; None for an empty one."""
    first = reader.row_at(1)
    return str(first.id) if first is not None else None


def waiting(reader: Reader, after: Head) -> int:
    """The number of rounds and sittings finished after that event."""
    return reader.count_after(after.place, (Kind.FINISHED.value, Kind.QUICK_FINISHED.value))


def _cut(events: Sequence[Event]) -> int:
    """The number of these events that make the next parcel."""
    ends = [number for number, event in enumerate(events, 1) if event.kind not in _MIDDLE]
    late = [number for number in ends if number >= ENOUGH]
    if late:
        return late[0]
    none = AT_MOST if len(events) == AT_MOST else 0
    return ends[-1] if ends else none


def _parcel(events: tuple[Event, ...]) -> Parcel:
    return Parcel(
        events,
        tuple(event.attempt for event in events if event.kind is Kind.FINISHED),
        tuple(event.attempt for event in events if event.kind is Kind.QUICK_FINISHED),
    )


def _sound(path: Path, rows: Iterable[Row], after: Head) -> Iterator[Event]:
    """The events of these rows, each as it was written and after the one before."""
    place, before = after.place, after.hash
    for row in rows:
        place += 1
        if row.place != place or row.before != before or not row.sound or row.kind not in _KNOWN:
            raise altered(path, place, row)
        before = row.hash
        yield event_of(row)


_KNOWN = frozenset(kind.value for kind in Kind)


def altered(path: Path, place: int, row: Row) -> RecordsFault:
    """The fault for the event that should stand at that place."""
    code, message = ALTERED
    return RecordsFault(path, code, say_phrase(message, place=place, kind=row.kind))
