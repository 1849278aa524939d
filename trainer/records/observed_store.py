"""What is derived of skills and wrong rules: kept beside the results, and made again with them."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import fields
from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, Table, func, select

from trainer.records import driven
from trainer.records.log import Log
from trainer.records.observation import ExposureSeen, Observation, Observed, SkillDay
from trainer.records.tables import exposures, observations, skill_states

Plain = Mapping[str, Any]
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

    def put(self, attempt: str, observed: Observed) -> None:
        """Add what an attempt shows, in place of what was derived from it before."""
        with self._log.transaction() as db:
            before = self._take_out(db, attempt)
            is_last = not before and _ends_after_all(db, observed.observations)
            driven.insert(db, observations, observed.observations)
            driven.insert(db, exposures, observed.exposures)
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
        skills = set(driven.column(db, _SKILLS, (attempt,)))
        if skills:
            driven.delete(db, observations, attempt)
        driven.delete(db, exposures, attempt)
        return skills

    # --- states

    def _fold_on(self, db: Connection, fresh: Sequence[Observation]) -> None:
        """Observations later than all before go on from the states that are."""
        if self._fold is None or not fresh:
            return
        skills = {each.skill for each in fresh}
        self._write(db, dict(driven.among(db, _STATES, skills)), fresh)

    def _fold_anew(self, db: Connection, skills: set[str]) -> None:
        """The states of these skills, from all their observations."""
        if self._stale is not None:
            self._stale |= skills
            return
        for skill in sorted(skills):
            db.execute(skill_states.delete().where(skill_states.c.skill == skill))
            self._write(db, {}, _read(db, observations.c.skill == skill))

    def _write(
        self, db: Connection, states: Mapping[str, str], fresh: Iterable[Observation]
    ) -> None:
        if self._fold is None:
            return
        told: dict[str, list[Observation]] = defaultdict(list)
        for each in fresh:
            told[each.skill].append(each)
        found = ((skill, self._fold(states.get(skill), told[skill])) for skill in sorted(told))
        driven.put(db, skill_states, [each for each in found if each[1] is not None])

    # --- what is read

    def states(self) -> dict[str, Plain]:
        """How the trainee stands at each skill that was ever seen, as it was folded."""
        with self._log.transaction() as db:
            return _states(db)

    def observations(
        self,
        skills: Iterable[str] | None = None,
        house: str | None = None,
        since_ms: int | None = None,
        attempt: str | None = None,
        since_event: int | None = None,
    ) -> tuple[Observation, ...]:
        """The observations for which all of that holds, the oldest first; ``since_event`` is the
        place in the log of an attempt's end."""
        where = _where(observations, house, since_ms, attempt)
        if since_event is not None:
            where.append(observations.c.event >= since_event)
        if skills is not None:
            where.append(observations.c.skill.in_(set(skills)))
        with self._log.transaction() as db:
            return _read(db, *where)

    def days(self, house: str, since_ms: int | None = None) -> tuple[SkillDay, ...]:
        """Every skill that was seen at that house, day by day."""
        at = observations.c
        unaided = func.sum(at.right * (1 - at.hinted))
        counted = select(at.skill, at.day, unaided, func.count())
        query = counted.where(*_where(observations, house, since_ms, None))
        with self._log.transaction() as db:
            rows = db.execute(query.group_by(at.skill, at.day).order_by(at.skill, at.day)).all()
        return tuple(SkillDay(*row) for row in rows)

    def last(self, skill: str, count: int) -> tuple[Observation, ...]:
        """So many of a skill's last observations, the oldest of them first."""
        latest = (observations.c.event.desc(), observations.c.number.desc())
        query = _ALL.where(observations.c.skill == skill).order_by(*latest).limit(count)
        with self._log.transaction() as db:
            found = db.execute(query).all()
        return tuple(map(_observation, reversed(found)))

    def exposures(
        self,
        misreadings: Iterable[str] | None = None,
        house: str | None = None,
        since_ms: int | None = None,
        attempt: str | None = None,
        latest: int | None = None,
        among: Collection[str] | None = None,
    ) -> tuple[ExposureSeen, ...]:
        """The exposures for which all of that holds, by attempt from the oldest; of so many of the
        latest attempts, or ``among`` these."""
        where = _where(exposures, house, since_ms, attempt)
        if among is not None:
            where.append(exposures.c.attempt.in_(among))
        if misreadings is not None:
            where.append(exposures.c.misreading.in_(set(misreadings)))
        if latest is not None:
            attempts = select(exposures.c.attempt).where(*where).distinct()
            newest = attempts.order_by(exposures.c.attempt.desc()).limit(latest)
            where.append(exposures.c.attempt.in_(newest))
        order = (exposures.c.attempt, exposures.c.misreading, exposures.c.cell)
        with self._log.transaction() as db:
            rows = db.execute(_EXPOSURES.where(*where).order_by(*order)).all()
        return tuple(ExposureSeen(*row) for row in rows)

    def exposure_prints(self, house: str, latest: int) -> Mapping[str, str]:
        """What so many of the latest attempts at a house showed, the oldest first: of each a text
        that is another one where anything in it is."""
        with self._log.transaction() as db:
            found = driven.every(db, _PRINTS, house, house, latest)
        return dict(found)

    def count(self) -> int:
        """How many observations there are."""
        with self._log.transaction() as db:
            return db.scalar(select(func.count()).select_from(observations)) or 0


_PRINTS = (
    "SELECT attempt, group_concat(misreading || ' ' || cell || ' ' || seen, char(10)) "
    "FROM exposures WHERE house = ? AND attempt IN (SELECT DISTINCT attempt FROM exposures "
    "WHERE house = ? ORDER BY attempt DESC LIMIT ?) GROUP BY attempt ORDER BY attempt"
)
_SKILLS = "SELECT DISTINCT skill FROM observations WHERE attempt = ?"
_STATES = "SELECT skill, state FROM skill_states WHERE skill IN ()"
_COLUMNS: tuple[Column[Any], ...] = tuple(observations.c[each.name] for each in fields(Observation))
_ALL = select(*_COLUMNS)
_EXPOSURES = select(*(exposures.c[each.name] for each in fields(ExposureSeen)))


def _where(
    table: Table, house: str | None, since_ms: int | None, attempt: str | None
) -> list[ColumnElement[bool]]:
    asked = ((table.c.house, house), (table.c.attempt, attempt))
    where = [column == wanted for column, wanted in asked if wanted is not None]
    return where if since_ms is None else [*where, table.c.at_ms >= since_ms]


def _read(db: Connection, *where: Any) -> tuple[Observation, ...]:
    order = (observations.c.event, observations.c.number)
    return tuple(map(_observation, db.execute(_ALL.where(*where).order_by(*order)).all()))


def _observation(row: Sequence[Any]) -> Observation:
    event, number, attempt, skill, house, right, latency_ms, hinted, undone, *rest = row
    told = bool(right), latency_ms, bool(hinted), bool(undone)
    return Observation(event, number, attempt, skill, house, *told, *rest)


def _states(db: Connection, *where: Any) -> dict[str, Plain]:
    rows = db.execute(select(skill_states).where(*where)).all()
    return {skill: json.loads(state) for skill, state in rows}


def _ends_after_all(db: Connection, fresh: Sequence[Observation]) -> bool:
    (last,) = driven.column(db, "SELECT max(event) FROM observations")
    return last is None or not fresh or fresh[0].event > last
