"""The check that a log is as it was written: every event looked at, nothing taken on trust."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from trainer.records.event import BEFORE_ALL, link
from trainer.records.flaw import Flaw, Wrong
from trainer.records.lifecycle import Stories
from trainer.records.uuid7 import is_uuid7

# So many events back it is seen where forged ones were put in.
REMEMBERED = 1000


@dataclass(frozen=True, slots=True)
class Row:
    """One event as it stands in a file, which may hold anything."""

    place: Any
    id: Any
    attempt: Any
    kind: Any
    at_ms: Any
    body: Any
    before: Any
    hash: Any

    @classmethod
    def of(cls, event: Any) -> Row:
        """The row that holds that event."""
        return cls(*(getattr(event, name) for name in cls.__slots__))

    def flaw(self, wrong: Wrong, detail: str = "") -> Flaw:
        return Flaw(wrong, self.place, str(self.id), str(self.kind), detail)

    @property
    def sound(self) -> bool:
        """True if its hash is over its body."""
        texts = (self.id, self.attempt, self.kind, self.body)
        if not all(isinstance(text, str) for text in texts) or type(self.at_ms) is not int:
            return False
        if not isinstance(self.before, bytes):
            return False
        expected = link(self.before, self.id, self.attempt, self.kind, self.at_ms, self.body)
        return bool(self.hash == expected)


Told = Callable[[Any, Any, Any], Wrong | None]
"""The flaw in what the next event tells, by its attempt, kind and body; None for none."""


class Chain:
    """Follows a log from its first event, and knows how far it came."""

    def __init__(self, told: Told | None = None) -> None:
        self.place = 0
        self.counted = 0
        self.head = BEFORE_ALL
        self._last_id = ""
        self._recent: deque[Row] = deque(maxlen=REMEMBERED)
        self._told = told or Stories().wrong

    def begin_at(self, row: Row) -> None:
        """Take an event at its word for what came before it; before the first nothing came."""
        if row.place != 1 and isinstance(row.place, int):
            self.place, self.head = row.place - 1, row.before

    def flaws(self, row: Row) -> Iterator[Flaw]:
        """The flaws of the event that comes next."""
        sound = row.sound
        if not sound:
            yield row.flaw(Wrong.ALTERED)
        yield from self._linked(row, sound=sound)
        yield from self._named(row)
        wrong = self._told(row.attempt, row.kind, row.body)
        if wrong is not None:
            yield row.flaw(wrong)
        self._go_on(row)

    def flaws_around(self, row: Row) -> Iterator[Flaw]:
        """The flaws about the event that comes next, if its body was erased."""
        yield from self._linked(row, sound=True)
        yield from self._named(row)
        self._go_on(row)

    def _linked(self, row: Row, *, sound: bool) -> Iterator[Flaw]:
        if row.place != self.place + 1:
            missing = f"{self.place + 1} to {row.place - 1}"
            yield row.flaw(Wrong.GAP, missing)
        elif sound and row.before != self.head:
            yield self._unlinked(row)

    def _unlinked(self, row: Row) -> Flaw:
        """The flaw of an event after an earlier one than the last: those between were put in."""
        between: list[Row] = []
        for each in reversed(self._recent):
            if each.hash == row.before:
                return between[-1].flaw(Wrong.INSERTED, f"{between[-1].place} to {self.place}")
            between.append(each)
        if row.before == BEFORE_ALL and between and between[-1].place == 1:
            return between[-1].flaw(Wrong.INSERTED, f"1 to {self.place}")
        return row.flaw(Wrong.UNLINKED)

    def _named(self, row: Row) -> Iterator[Flaw]:
        if not (is_uuid7(row.id) and is_uuid7(row.attempt)):
            yield row.flaw(Wrong.BAD_ID)
        elif row.id <= self._last_id:
            same = any(each.id == row.id for each in self._recent)
            yield row.flaw(Wrong.SAME_ID if same else Wrong.ID_ORDER)

    def _go_on(self, row: Row) -> None:
        self.place, self.head = row.place, row.hash
        self.counted += 1
        self._recent.append(row)
        if is_uuid7(row.id):
            self._last_id = max(self._last_id, row.id)
