"""The log of events: it only grows, and each event vouches for all before it.

What the same person did at other stations is read with it, in the order of the events' moments."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, closing
from dataclasses import asdict, replace
from itertools import groupby, islice
from operator import attrgetter
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select

from trainer.records import raw_rows
from trainer.records.attempt import Attempt, AttemptState, Dealt, Interrupted, replay
from trainer.records.elsewhere import Elsewhere, FromElsewhere
from trainer.records.event import (
    AFTERWARDS,
    BEFORE_ALL,
    KINDS,
    OF_EXAMS,
    OF_ROUNDS,
    Event,
    Kind,
    event_of,
    link,
    written,
)
from trainer.records.faults import DAMAGED, RecordsFault
from trainer.records.file import LogFile, RecordsFile
from trainer.records.tables import events
from trainer.records.uuid7 import Uuid7

# Nobody goes on with a round at more stations, one after the other.
MOST_MOVED = 20


class Log:
    """Events of one file. What a method has recorded when it returns outlives the machine.

    ``wall_ms`` is the time of day in milliseconds since 1970; it is written down, and never relied
    on for order; ``random`` is what ids are made of beside it. Every method raises RecordsFault for
    what a person can mend. ``taken_in`` counts the events of other stations that came meanwhile.
    ``as_delivered``: events stand in the order of their places, whatever moments their ids say.
    """

    def __init__(
        self,
        file: LogFile,
        wall_ms: Callable[[], int],
        random: Callable[[int], bytes] = os.urandom,
        *,
        as_delivered: bool = False,
    ) -> None:
        self.file, self.elsewhere = file, Elsewhere(file.transaction)
        self._order: Callable[[Event], Any] = _place if as_delivered else _id
        self._wall_ms, self.taken_in = wall_ms, 0
        self._went_on_from: dict[str, str] = {}
        self._went_on_as: defaultdict[str, list[str]] = defaultdict(list)
        self._of_exam: defaultdict[str, dict[str, None]] = defaultdict(dict)
        self._deals_to: tuple[int, bytes] = (0, BEFORE_ALL)
        self._others_moved_known = False
        last = self.own_last()
        if last is not None and not last.sound:
            raise RecordsFault(file.path, *DAMAGED)
        self._new_id = Uuid7(wall_ms, after=last.id if last else None, random=random)
        self._follow_others()

    @classmethod
    def open(cls, path: Path, wall_ms: Callable[[], int]) -> Log:
        """The log in that file, which is made where there is none."""
        with ExitStack() as undone:
            file = undone.enter_context(closing(RecordsFile(path)))
            log = cls(file, wall_ms)
            undone.pop_all()
        return log

    def close(self) -> None:
        self.file.close()

    def transaction(self) -> AbstractContextManager[Connection]:
        """All or nothing of what is recorded inside."""
        return self.file.transaction()

    def new_id(self) -> str:
        return self._new_id()

    def take_in(self, delivered: Sequence[FromElsewhere]) -> None:
        """These were recorded at other stations. What is recorded here from now on comes later."""
        with self.transaction() as db:
            self.elsewhere.add(db, delivered)
        for each in (each.event for each in delivered if each.event.kind is Kind.DEALT):
            self._note_moved(each.attempt, each.facts.get("moved_from"))
        self.taken_in += len(delivered)
        self._follow_others()

    def forget_others(self) -> frozenset[str]:
        """Delete the events of other stations; the ids of their attempts are returned. Where an
        exam of theirs went on here, its sheet asks for both parts, and all of it stays."""
        with self.transaction() as db:
            told = [each.event for each in self.elsewhere.all()]
            theirs = frozenset(each.attempt for each in told if each.kind not in AFTERWARDS)
            own_exams = select(events.c.attempt).where(events.c.kind.in_(OF_EXAMS))
            if theirs.intersection(db.scalars(own_exams)):
                return frozenset()
            self.elsewhere.clear()
        self.taken_in += 1  # what was worked out of them is to be worked out again
        return theirs

    def _follow_others(self) -> None:
        last = self.elsewhere.last()
        if last is not None:
            self._new_id.follow(last.id)

    # --- what happens

    def dealt(self, dealt: Dealt) -> str:
        """Record a new round; its attempt's id is the answer."""
        attempt = self._new_id()
        self.append(attempt, Kind.DEALT, asdict(dealt))
        return attempt

    def acted(
        self, attempt: str, action: str, elapsed_ms: int, chips: Sequence[Sequence[str]] = ()
    ) -> None:
        """Record an act, and beside it the stacks of chips that a payment was laid in."""
        laid = {"chips": chips} if chips else {}
        self.append(attempt, Kind.ACTED, {"action": action, "elapsed_ms": elapsed_ms, **laid})

    def undone(self, attempt: str, elapsed_ms: int) -> None:
        """Record that the last act which stands was taken back."""
        self.append(attempt, Kind.UNDONE, {"elapsed_ms": elapsed_ms})

    def reasoned(self, attempt: str, said: Mapping[str, Any], elapsed_ms: int) -> None:
        """Record what was said of why something is settled as it is."""
        self.append(attempt, Kind.REASONED, {**said, "elapsed_ms": elapsed_ms})

    def interrupted(self, attempt: str, what: Interrupted) -> None:
        """Record what happened to a player's wish."""
        self.append(attempt, Kind.INTERRUPTED, asdict(what))

    def finished(self, attempt: str, elapsed_ms: int) -> None:
        self.append(attempt, Kind.FINISHED, {"elapsed_ms": elapsed_ms})

    def abandoned(self, attempt: str, elapsed_ms: int) -> None:
        self.append(attempt, Kind.ABANDONED, {"elapsed_ms": elapsed_ms})

    # --- what happened

    def attempt(self, attempt: str) -> Attempt | None:
        """The evidence of that round as it stands now."""
        found = self.of_attempt(attempt)
        try:
            return replay(found) if found and found[0].kind is Kind.DEALT else None
        except ValueError as error:
            # Sound evidence that cannot be replayed is our error, not damage.
            if all(each.sound for each in found):
                raise
            raise RecordsFault(self.file.path, *DAMAGED) from error

    def of_attempt(self, attempt: str) -> list[Event]:
        """All that happened to that round or sitting, and was said of it afterwards."""
        with self.transaction() as db:
            rows = raw_rows.every(db, _OF_ATTEMPT, attempt)
            others = self.elsewhere.of_attempt(attempt)
        if any(kind not in KINDS for _, _, kind, *_ in rows):
            raise RecordsFault(self.file.path, *DAMAGED)
        own = (Event(place, id_, attempt, KINDS[kind], *rest) for place, id_, kind, *rest in rows)
        return sorted((*own, *others), key=self._order)

    def last_attempt(self) -> Attempt | None:
        """The round last worked on, unless it is an exam's or went on at another station."""
        passed: set[str] = set()
        of_rounds = events.c.kind.in_(OF_ROUNDS)
        while last := self._last_where(of_rounds, events.c.attempt.not_in(passed)):
            attempt = self.attempt(last.attempt)
            if attempt is None or not (attempt.dealt.exam or self._went_on(attempt)):
                return attempt
            passed.add(attempt.id)
        return None

    def _went_on(self, attempt: Attempt) -> bool:
        if attempt.state is not AttemptState.OPEN:
            return False
        later = self.read(events.c.kind == Kind.DEALT.value, events.c.id > attempt.id)
        return any(each.facts.get("moved_from") == attempt.id for each in later)

    def of_same_deal(self, attempt: str) -> frozenset[str]:
        """The other attempts of that round, where it was left open and went on at other stations.
        One of other cards is none of them, whatever it says; nor is there any where a station says
        that it went on more often than anybody moves."""
        self._read_deals()
        moved, origins = self._went_on_from, [attempt]
        while (before := moved.get(origins[-1])) is not None and before < origins[-1]:
            if len(origins) > MOST_MOVED:
                return frozenset()
            origins.append(before)
        found = [origins[-1]]
        # It grows as it is gone through: attempts that went on from those found are found, too.
        for each in found:  # it grows
            found += self._went_on_as.get(each, ())
            if len(found) > MOST_MOVED:
                return frozenset()
        others = set(found) - {attempt}
        dealt = self._cards(attempt) if others else None
        return frozenset(each for each in others if self._cards(each) == dealt)

    def _cards(self, attempt: str) -> Dealt | None:
        """The deal, wherever it was dealt; None where it is not here."""
        dealt = self.attempt(attempt)
        return None if dealt is None else replace(dealt.dealt, moved_from=None)

    def of_exam(self, exam: str, after: str, most: int) -> Iterator[Event]:
        """The deals and the ends of that exam's rounds, of so many of this station and of others,
        and its own end, as far as they came after that event."""
        self._read_deals()
        others = self.elsewhere.read(events.c.kind == Kind.DEALT.value)
        told = (each.attempt for each in others if each.facts.get("exam") == exam)
        among = exam, *islice(self._of_exam.get(exam, ()), most), *islice(told, most)
        kinds = Kind.DEALT.value, Kind.FINISHED.value, Kind.EXAM_ENDED.value
        return self.read(events.c.id > after, events.c.attempt.in_(among), events.c.kind.in_(kinds))

    def _read_deals(self) -> None:
        """Note which attempts went on from another, those of all stations, and which are of an
        exam."""
        with self.transaction() as db:
            place, hash_ = self._deals_to
            # Only what came since is read: the marker looks here at every round.
            stands = raw_rows.first(db, _HASH_AT, place) == (hash_,)
            for attempt, before, exam in raw_rows.every(
                db, _DEALS, place if stands else 0, Kind.DEALT.value
            ):
                self._note_moved(attempt, before)
                if exam is not None:
                    self._of_exam[exam].setdefault(attempt)
            self._deals_to = raw_rows.first(db, _HEAD) or (0, BEFORE_ALL)
        if not self._others_moved_known:
            for attempt, before in self.elsewhere.moved().items():
                self._note_moved(attempt, before)
            self._others_moved_known = True

    def _note_moved(self, attempt: str, before: str | None) -> None:
        if before is not None and attempt not in self._went_on_from:
            self._went_on_from[attempt] = before
            if before < attempt:
                self._went_on_as[before].append(attempt)

    def last_place(self, kinds: tuple[Kind, ...]) -> int:
        """The place of the last event of these kinds that was recorded here; 0 for none."""
        with self.transaction() as db:
            found = raw_rows.column(db, _LAST_PLACE.format(", ".join("?" * len(kinds))), kinds)
        return found[0] if found else 0

    def last_of(self, kinds: tuple[Kind, ...]) -> Event | None:
        """The last event of these kinds."""
        return self._last_where(events.c.kind.in_(kinds))

    def latest_of(self, kind: Kind, most: int) -> list[str]:
        """The attempts of the latest events of that kind that were recorded here, latest first."""
        with self.transaction() as db:
            return raw_rows.column(db, _LATEST_OF, (kind, most))

    def _last_where(self, *where: Any) -> Event | None:
        found = (self.own_last(*where), self.elsewhere.last(*where))
        return max((each for each in found if each), key=lambda each: each.id, default=None)

    def last_event(self) -> Event | None:
        """The last event of all."""
        return self._last_where()

    def of_kinds(self, kinds: tuple[Kind, ...]) -> Iterator[list[Event]]:
        """The events of these kinds, attempt by attempt, from the first begun to the last."""
        found = self.read(events.c.kind.in_(kinds))
        ordered = sorted(found, key=lambda event: (event.attempt, self._order(event)))
        for _, of_one in groupby(ordered, key=lambda event: event.attempt):
            yield list(of_one)

    def finished_attempts(self) -> Iterator[Attempt]:
        """Every finished round, from the first dealt to the last, but for those of an exam that is
        under way."""
        # Nothing is told of them, and nothing derived, before it ends.
        sealed = self.sealed()
        for of_one in self.of_kinds(OF_ROUNDS):
            attempt = replay(of_one)
            if attempt.state is AttemptState.FINISHED and attempt.dealt.exam not in sealed:
                yield attempt

    def sealed(self) -> frozenset[str]:
        """The sittings of exams that have begun and have not ended."""
        begun = {event.attempt for event in self.read(events.c.kind == Kind.EXAM_BEGUN.value)}
        ended = {event.attempt for event in self.read(events.c.kind == Kind.EXAM_ENDED.value)}
        return frozenset(begun - ended)

    def is_sealed(self, exam: str) -> bool:
        """True if that sitting of an exam has begun and has not ended."""
        kinds = Kind.EXAM_BEGUN.value, Kind.EXAM_ENDED.value
        found = self.read(events.c.attempt == exam, events.c.kind.in_(kinds))
        return {each.kind for each in found} == {Kind.EXAM_BEGUN}

    def is_left(self, exam: str) -> bool:
        """True if that exam was left here and not resumed here since, wherever else it went on."""
        last = self.own_last(events.c.attempt == exam, events.c.kind.in_(OF_EXAMS))
        return last is not None and last.kind is Kind.EXAM_LEFT

    def is_elsewhere(self, exam: str) -> bool:
        """True if another station began that exam or resumed it last."""
        of_exam = (events.c.attempt == exam, events.c.kind.in_(OF_EXAMS))
        return self._last_where(*of_exam) != self.own_last(*of_exam)

    def events(self) -> Iterator[Event]:
        """Every event that was recorded here, from the first."""
        with self.transaction() as db:
            return map(event_of, db.execute(select(events).order_by(events.c.place)).all())

    # --- the chain

    def append(self, attempt: str, kind: Kind, facts: Mapping[str, Any]) -> None:
        """One more event, at the end of the chain."""
        body, id_, at_ms = written(facts), self._new_id(), self._wall_ms()
        with self.transaction() as db:
            place, before = raw_rows.first(db, _HEAD) or (0, BEFORE_ALL)
            hash_ = link(before, id_, attempt, kind, at_ms, body)
            event = Event(place + 1, id_, attempt, kind, at_ms, body, before, hash_)
            raw_rows.insert(db, events, (event,))

    def own_last(self, *where: Any) -> Event | None:
        """The last event that was recorded here, for which all of that holds."""
        with self.transaction() as db:
            row = db.execute(_LAST.where(*where)).first()
        return event_of(row) if row else None

    def later(self, than: str, *kinds: Kind) -> Iterator[Event]:
        """The events of these kinds after that event, from the first."""
        return self.read(events.c.id > than, events.c.kind.in_(kinds))

    def read(self, *where: Any) -> Iterator[Event]:
        """The events for which all of that holds, from the first, wherever they were recorded."""
        with self.transaction() as db:
            rows = db.execute(select(events).where(*where).order_by(events.c.place)).all()
        found = (*map(event_of, rows), *self.elsewhere.read(*where))
        return iter(sorted(found, key=self._order))


_LAST = select(events).order_by(events.c.place.desc()).limit(1)
_OF_ATTEMPT = """SELECT place, id, kind, at_ms, body, before, hash FROM events
 WHERE attempt = ? ORDER BY place"""
_HASH_AT = "SELECT hash FROM events WHERE place = ?"
_DEALS = """SELECT attempt, moved, exam FROM (SELECT attempt,
 json_extract(body, '$.moved_from') AS moved, json_extract(body, '$.exam') AS exam FROM events
 WHERE place > ? AND kind = ?) WHERE moved IS NOT NULL OR exam IS NOT NULL"""
_LAST_PLACE = "SELECT place FROM events WHERE kind IN ({}) ORDER BY place DESC LIMIT 1"
_LATEST_OF = "SELECT attempt FROM events WHERE kind = ? ORDER BY place DESC LIMIT ?"
_HEAD = "SELECT place, hash FROM events ORDER BY place DESC LIMIT 1"

_id, _place = attrgetter("id"), attrgetter("place")
