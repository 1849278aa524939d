"""The check that a log is as it was written: every event looked at, nothing taken on trust."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol
from uuid import RFC_4122, UUID

from trainer.records.event import BEFORE_ALL, link
from trainer.records.flaw import Flaw, Wrong
from trainer.records.lifecycle import Stories

REMEMBERED = 1000
"""So many events back it is seen where forged ones were put in."""


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


class ChainTold(Protocol):
    """A check that events tell of rounds that can have been."""

    def wrong(self, attempt: Any, kind: Any, body: Any) -> Wrong | None: ...


class Chain:
    """Follows a log from its first event, and knows how far it came."""

    def __init__(self, stories: ChainTold | None = None) -> None:
        self.place = 0
        self.counted = 0
        self.head = BEFORE_ALL
        self._last_id = ""
        self._recent: deque[Row] = deque(maxlen=REMEMBERED)
        self._stories: ChainTold = stories or Stories()

    def flaws(self, row: Row) -> Iterator[Flaw]:
        """The flaws of the event that comes next."""
        sound = row.sound
        if not sound:
            yield row.flaw(Wrong.ALTERED)
        yield from self._linked(row, sound=sound)
        yield from self._named(row)
        yield from self._story_flaws(row)
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
        """The flaw of an event that does not follow the last: after an earlier one, those between
        were put in."""
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

    def _story_flaws(self, row: Row) -> Iterator[Flaw]:
        wrong = self._stories.wrong(row.attempt, row.kind, row.body)
        if wrong is not None:
            yield row.flaw(wrong)

    def _go_on(self, row: Row) -> None:
        self.place, self.head = row.place, row.hash
        self.counted += 1
        self._recent.append(row)
        if is_uuid7(row.id):
            self._last_id = max(self._last_id, row.id)


OF_THE_STORY = frozenset(
    {
        Wrong.UNKNOWN_KIND,
        Wrong.BAD_BODY,
        Wrong.NOT_BEGUN,
        Wrong.BEGUN_TWICE,
        Wrong.OTHER_KIND,
        Wrong.AFTER_END,
        Wrong.NOTHING_UNDONE,
        Wrong.BAD_ANSWER,
    }
)
"""What is wrong with what events tell, not with how they hang together."""


class Runs:
    """Follows the stretches of one chain, each from wherever it begins. ``acts``: it tells what was
    done at the school's desk, which is no story of rounds."""

    def __init__(self, *, acts: bool = False) -> None:
        self._chain = Chain()
        self._acts = acts

    def flaws(self, run: Iterable[Row]) -> Iterator[Flaw]:
        """The flaws of the next stretch. Its first event is taken at its word for what came before
        it; from the first of a chain on, nothing came before."""
        first = True
        for row in run:
            if first and row.place != 1 and isinstance(row.place, int):
                self._chain.place, self._chain.head = row.place - 1, row.before
            first = False
            yield from (flaw for flaw in self._chain.flaws(row) if self._counts(flaw))

    def _counts(self, flaw: Flaw) -> bool:
        return not (self._acts and flaw.wrong in OF_THE_STORY)


def is_uuid7(id_: Any) -> bool:
    """True if it is a UUID of version 7, written as we write it."""
    if not isinstance(id_, str):
        return False
    try:
        read = UUID(id_)
    except ValueError:
        return False
    return str(read) == id_ and read.version == 7 and read.variant == RFC_4122
