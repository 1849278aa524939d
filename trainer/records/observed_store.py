"""The derived tables of skills and wrong rules: kept beside the results, and made again with
them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence, Set
from contextlib import contextmanager
from itertools import chain, groupby
from operator import attrgetter, itemgetter
from typing import Any, Generic, Literal, TypeVar

from msgspec import convert
from msgspec.json import Decoder, Encoder
from sqlalchemy import Connection, Select, Table, and_, false, or_, select

from trainer.records import raw_rows
from trainer.records.log import Log
from trainer.records.results import ExposureSeen, Observation, Observed, SkillDay
from trainer.records.tables import exposures, observations, skill_states

T = TypeVar("T")
R = TypeVar("R")

Fold = Callable[[str | None, Sequence[Observation]], str | None]
"""How further observations of a skill, the oldest first, change its state, which is a line of JSON;
None for a skill that no longer is."""


class ObservedStore:
    """Observations, exposures and the states of skills, beside a log. States are kept where it is
    told how to fold them. Raises RecordsFault as the log does."""

    def __init__(self, log: Log, fold: Fold | None = None) -> None:
        self._log = log
        self._fold = fold
        self._stale: set[str] | None = None

    # --- what is put in

    def put(self, attempt: str, observed: Observed, *, is_known: bool = True) -> None:
        """Add what an attempt shows, in place of what it showed before if it is known."""
        with self._log.transaction() as db:
            before = self._take_out(db, attempt) if is_known else set[str]()
            is_last = not before and _ends_after_all(db, observed.observations)
            raw_rows.put(db, observations, observation_rows(observed.observations))
            raw_rows.put(db, exposures, exposure_rows(observed.exposures))
            if is_last and self._stale is None:
                self._fold_on(db, observed.observations)
            else:
                self._fold_anew(db, before | {each.skill for each in observed.observations})

    def take_out(self, attempt: str) -> None:
        """Remove what an attempt showed."""
        with self._log.transaction() as db:
            self._fold_anew(db, self._take_out(db, attempt))

    def take_out_all(self, attempts: Table, *, other: bool = False) -> None:
        """Remove what all attempts of that table of results showed; of all others, if ``other``."""
        known = select(attempts.c.attempt)
        with self._log.transaction() as db:
            for table in (observations, exposures):
                column = table.c.attempt
                db.execute(table.delete().where(~column.in_(known) if other else column.in_(known)))
            self._fold_anew(db, set(db.scalars(select(skill_states.c.skill))))

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Many attempts are put in: states are folded once, at the end, all in one transaction."""
        with self._log.transaction() as db:
            if self._stale is not None:
                yield
                return
            self._stale = set()
            try:
                yield
                stale, self._stale = self._stale, None
                self._fold_anew(db, stale)
            finally:
                self._stale = None

    def _take_out(self, db: Connection, attempt: str) -> set[str]:
        """Remove an attempt's rows; the skills that it showed."""
        seen = raw_rows.column(db, _SEEN, (attempt,))
        for table in (observations, exposures):
            raw_rows.delete(db, table, attempt)
        return {skill for each in seen for _, skill, *_ in answers(each)}

    # --- states

    def _fold_on(self, db: Connection, fresh: Sequence[Observation]) -> None:
        """Observations later than all before go on from the states that are."""
        if self._fold is None or not fresh:
            return
        skills = {each.skill for each in fresh}
        self._write(db, dict(raw_rows.among(db, _STATES, skills)), fresh)

    def _fold_anew(self, db: Connection, skills: set[str]) -> None:
        """The states of these skills, from all their observations."""
        if self._stale is not None:
            self._stale |= skills
        elif skills:
            raw_rows.run_all(db, _FORGET, [(skill,) for skill in skills])
            self._write(db, {}, _read(db, skills))

    def _write(
        self, db: Connection, states: Mapping[str, str], fresh: Iterable[Observation]
    ) -> None:
        if self._fold is None:
            return
        by_attempt: dict[str, list[Observation]] = defaultdict(list)
        for each in fresh:
            by_attempt[each.skill].append(each)
        found = (
            (skill, self._fold(states.get(skill), by_attempt[skill]))
            for skill in sorted(by_attempt)
        )
        raw_rows.put(db, skill_states, [each for each in found if each[1] is not None])

    # --- what is read

    def states(
        self, read: Callable[[str], T], skills: Collection[str] | None = None
    ) -> dict[str, T]:
        """The folded standing at each skill ever seen, or at each of these, as ``read`` has it."""
        with self._log.transaction() as db:
            if skills is None:
                rows = iter(raw_rows.every(db, _ALL_STATES))
            else:
                rows = raw_rows.among(db, _STATES, skills)
            # A damaged row may hold no text at all.
            return {skill: read(str(state)) for skill, state in rows}

    def observations(
        self,
        skills: Iterable[str] | None = None,
        house: str | None = None,
        attempt: str | None = None,
        latest: int | None = None,
    ) -> tuple[Observation, ...]:
        """The observations so narrowed, the oldest first; of so many of the ``latest`` attempts."""
        at = observations.c
        asked = ((at.house, house), (at.attempt, attempt))
        where: list[Any] = [column == wanted for column, wanted in asked if wanted is not None]
        if latest is not None:
            ends = select(at.event).where(*where).distinct().order_by(at.event.desc())
            where.append(at.event.in_(ends.limit(latest).scalar_subquery()))
        with self._log.transaction() as db:
            return tuple(_read(db, None if skills is None else set(skills), *where))

    def days(self, house: str, since_ms: int = 0) -> tuple[SkillDay, ...]:
        """Every skill that was seen at that house, day by day."""
        with self._log.transaction() as db:
            rows = [answers(each) for each in raw_rows.column(db, _SEEN_AT, (house,))]
        counts: dict[tuple[str, int], list[int]] = defaultdict(lambda: [0, 0])
        for _, skill, right, _, hinted, _, at_ms, day, _ in chain.from_iterable(rows):
            if at_ms >= since_ms:
                count = counts[skill, day]
                count[0] += right and not hinted
                count[1] += 1
        return tuple(SkillDay(*at, *counts[at]) for at in sorted(counts))

    def latest_exposures(self, house: str, most: int) -> Mapping[str, ShownThen]:
        """The exposures of so many of the latest attempts at a house, the oldest first."""
        with self._log.transaction() as db:
            found = raw_rows.every(db, _LATEST, house, most)
        return {attempt: (at_ms, seen) for attempt, at_ms, seen in reversed(found)}

    def has_after(self, moment: int) -> bool:
        """True if there is evidence after that moment."""
        with self._log.transaction() as db:
            return raw_rows.first(db, f"{_ALL_SEEN} WHERE event > ? LIMIT 1", moment) is not None


_ALL_SEEN = "SELECT seen FROM observations"
_SEEN = f"{_ALL_SEEN} WHERE attempt = ?"
_SEEN_AT = f"{_ALL_SEEN} WHERE house = ?"
_ALL_STATES = "SELECT skill, state FROM skill_states"
_STATES = f"{_ALL_STATES} WHERE skill IN ()"
_FORGET = "DELETE FROM skill_states WHERE skill = ?"
_AT = observations.c
_ROWS = select(_AT.event, _AT.attempt, _AT.house, _AT.seen).order_by(_AT.event)


def _read(db: Connection, skills: Set[str] | None, *where: Any) -> Iterator[Observation]:
    """The observations of these skills, the oldest first."""
    # What was asked of several houses at once stands in as many rows.
    rows = db.execute(_ROWS.where(*where)).all()
    for _, together in groupby(rows, key=itemgetter(0)):
        shown = chain.from_iterable(observations_in(*row, skills) for row in together)
        yield from sorted(shown, key=_number)


_number = attrgetter("number")


def _ends_after_all(db: Connection, fresh: Sequence[Observation]) -> bool:
    (last,) = raw_rows.column(db, "SELECT max(event) FROM observations")
    return last is None or not fresh or fresh[0].event > last


ShownThen = tuple[int, str]
"""The time of an attempt's evidence, and its exposures as a line of JSON."""
_LATEST = "SELECT attempt, at_ms, seen FROM exposures WHERE house = ? ORDER BY attempt DESC LIMIT ?"


class ResultStore(Generic[R]):
    """The results of one kind of attempts, and their parts, in tables beside a log; ``read`` makes
    a result of a row. ``fold`` tells how the states of skills go on; they are not kept without it.
    Raises RecordsFault as the log does."""

    def __init__(
        self, log: Log, fold: Fold | None, table: Table, parts: Table, read: Callable[[Any], R]
    ) -> None:
        self._log, self._observed = log, ObservedStore(log, fold)
        self._table, self._parts, self._read = table, parts, read

    def _replace(self, result: Any, parts: Sequence[Any], observed: Observed) -> None:
        """Put them in place of what was derived from the attempt before."""
        with self._log.transaction() as db:
            is_known = raw_rows.delete(db, self._table, result.attempt)
            raw_rows.insert(db, self._table, (result,))
            raw_rows.insert(db, self._parts, parts)
            self._observed.put(result.attempt, observed, is_known=is_known)

    def _found(self, query: Select[Any]) -> tuple[R, ...]:
        with self._log.transaction() as db:
            return tuple(map(self._read, db.execute(query).all()))

    def houses(self) -> tuple[str, ...]:
        """The houses that have results, those of a quiz together, each once."""
        with self._log.transaction() as db:
            return convert(
                db.scalars(select(self._table.c.house).distinct()).all(), tuple[str, ...]
            )

    def results_of(self, attempts: Iterable[str]) -> Mapping[str, R]:
        """The results of those attempts, as far as they have one."""
        query = select(self._table).where(self._table.c.attempt.in_(set(attempts)))
        with self._log.transaction() as db:
            return {row.attempt: self._read(row) for row in db.execute(query).all()}

    def stale(self, stay: Mapping[str, Collection[str]], at_most: int) -> Sequence[str]:
        """So many attempts from the last that other marks made than those that stay, by house."""
        at = self._table.c
        other = [and_(at.house == each, at.marked_by.not_in(marks)) for each, marks in stay.items()]
        query = select(at.attempt).where(or_(false(), *other)).order_by(at.attempt.desc())
        with self._log.transaction() as db:
            return db.scalars(query.limit(at_most)).all()


Row = tuple[Any, ...]
Shown = TypeVar("Shown", Observation, ExposureSeen)

Answer = tuple[int, str, bool, int | None, bool, bool, int, int, str]
"""An observation but for its event, its attempt and its house."""
Word = Literal["hit", "clean", "other", "right", "left", "taken", "paid", "overpaid", "underpaid"]
Place = tuple[str, str, Word]
"""An exposure's misreading, cell, and what was seen there: no reader knows another word."""

_WRITE = Encoder()
_ANSWERS, _PLACES = Decoder(list[Answer]), Decoder(list[Place])

_ANSWER = attrgetter(
    *("number", "skill", "right", "latency_ms", "hinted", "undone", "at_ms", "day", "place")
)
_PLACE = attrgetter("misreading", "cell", "seen")


def observation_rows(shown: Iterable[Observation]) -> list[Row]:
    """Rows of the table ``observations``, of one attempt."""
    return [
        (of_house[0].event, of_house[0].attempt, house, _line(map(_ANSWER, of_house)))
        for house, of_house in _by_house(shown).items()
    ]


def exposure_rows(shown: Iterable[ExposureSeen]) -> list[Row]:
    """Rows of the table ``exposures``, of one attempt."""
    return [
        (of_house[0].attempt, house, of_house[0].at_ms, _line(map(_PLACE, of_house)))
        for house, of_house in _by_house(shown).items()
    ]


def _by_house(shown: Iterable[Shown]) -> Mapping[str, list[Shown]]:
    found: dict[str, list[Shown]] = defaultdict(list)
    for each in shown:
        found[each.house].append(each)
    return found


def _line(rows: Iterable[Row]) -> str:
    # One line for all: with a row for each thing, a round would take twice as long.
    return _WRITE.encode(sorted(rows)).decode()


def answers(seen: str) -> Sequence[Answer]:
    """The answers in the column ``seen`` of ``observations``."""
    return _ANSWERS.decode(seen)


def observations_in(
    event: int, attempt: str, house: str, seen: str, skills: Set[str] | None
) -> Iterator[Observation]:
    """The observations of a row; those of these skills."""
    for number, skill, right, latency_ms, hinted, undone, at_ms, day, place in answers(seen):
        if skills is None or skill in skills:
            columns = right, latency_ms, hinted, undone, at_ms, day, place
            yield Observation(event, number, attempt, skill, house, *columns)


def exposures_in(attempt: str, house: str, at_ms: int, seen: str) -> Iterator[ExposureSeen]:
    """The exposures of a row."""
    for misreading, cell, how in _PLACES.decode(seen):
        yield ExposureSeen(attempt, misreading, cell, how, house, at_ms)
