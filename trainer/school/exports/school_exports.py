"""A school's registry as tables: for everybody, a class, or one trainee."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from trainer.paper.sheet import Column, Sheet
from trainer.records.event import Kind
from trainer.records.exam import ExamResult, result
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.exams import (
    ExamRow,
    SignatureRow,
    SittingRow,
    TableTestRow,
)
from trainer.records.registry.rows.marks import MistakeRow, QuickRow, RoundRow
from trainer.records.registry.rows.people import MemberRow
from trainer.records.registry.rows.review import OverrideRow
from trainer.school.demo_mark import demo_note
from trainer.school.exports.school_sheets import exams_sheet, people_sheet, table_tests_sheet
from trainer.school.exports.work_sheets import (
    Named,
    People,
    Taken,
    mistakes_sheet,
    quick_sheet,
    rounds_sheet,
)
from trainer.wording import say

MOST_IN_ONE_GO = 500


@dataclass(frozen=True, slots=True)
class Which:
    """The filter: accounts, house and first day; None for any."""

    accounts: frozenset[str] | None = None
    house: str | None = None
    since_ms: int = 0


def as_of_a_demo(sheet: Sheet) -> Sheet:
    """The table with a note and a last column that say that trainees were simulated."""
    note = demo_note()
    columns = (*sheet.columns, Column("note", say("Note")))
    rows = [(*row, note) for row in sheet.rows]
    return replace(sheet, columns=columns, rows=rows, notes=(note, *sheet.notes))


class SchoolExports:
    """Tables from a registry. Every method raises what the registry raises. A demo school's tables
    say so."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self.mark: Callable[[Sheet], Sheet] = as_of_a_demo if registry.is_demo else _as_it_is

    def rounds(self, which: Which) -> Sheet:
        return self.mark(rounds_sheet(self._rounds(which), self.names(), self._taken()))

    def mistakes(self, which: Which) -> Sheet:
        rounds = {each.attempt: each for each in self._rounds(which)}
        made = self._mistakes(sorted(rounds))
        return self.mark(mistakes_sheet(made, rounds, self.names(), self._taken()))

    def quick(self, which: Which) -> Sheet:
        found = self._registry.rows(QuickRow, order="at_ms", **self._filters(which))
        late = [each for each in found if each.at_ms >= which.since_ms]
        return self.mark(quick_sheet(late, self.names()))

    def exams(self, which: Which) -> Sheet:
        exams = {each.exam: each for each in self._registry.rows(ExamRow)}
        sittings = [each for each in self._sittings(which) if _at(exams, each, which.house)]
        titles = {exam: row.title for exam, row in exams.items()}
        signatures = self._registry.rows(SignatureRow, order="at_ms")
        results = self._results_of(sittings)
        return self.mark(exams_sheet(sittings, titles, signatures, self.names(), results))

    def _results_of(self, sittings: Iterable[SittingRow]) -> Mapping[str, ExamResult]:
        """The end of each sitting, as its station told it; none of erased ones."""
        events = (event for row in sittings for event in self._registry.events_of(row.sitting))
        ended = (event for event in events if event.kind is Kind.EXAM_ENDED and event.body)
        return {event.attempt: result(event.facts) for event in ended}

    def table_tests(self, which: Which) -> Sheet:
        found = self._registry.rows(TableTestRow, order="at_ms", **self._filters(which))
        late = [each for each in found if each.at_ms >= which.since_ms]
        return self.mark(table_tests_sheet(late, self.names()))

    def people(self, which: Which) -> Sheet:
        accounts = which.accounts
        listed = [
            each
            for each in self._registry.people()
            if each.state != "erased" and (accounts is None or each.account in accounts)
        ]
        return self.mark(people_sheet(listed, self._classes_of()))

    def names(self) -> People:
        """Everybody by account. An erased account has no name."""
        return {
            each.account: Named(each.login or "", each.name) for each in self._registry.people()
        }

    # --- what is asked for

    def _rounds(self, which: Which) -> list[RoundRow]:
        found = self._registry.rows(RoundRow, order="dealt_at_ms", **self._filters(which))
        return [each for each in found if each.dealt_at_ms >= which.since_ms]

    def _mistakes(self, attempts: Sequence[str]) -> Iterator[MistakeRow]:
        for first in range(0, len(attempts), MOST_IN_ONE_GO):
            some = attempts[first : first + MOST_IN_ONE_GO]
            yield from self._registry.rows(MistakeRow, attempt=some, order=("attempt", "number"))

    def _taken(self) -> Taken:
        """The overrides; the latest counts."""
        overrides = self._registry.rows(OverrideRow, order="at_ms")
        return {(each.attempt, each.number): each.to_ for each in overrides}

    def _sittings(self, which: Which) -> list[SittingRow]:
        filters = {name: value for name, value in self._filters(which).items() if name != "house"}
        found = self._registry.rows(SittingRow, order="opened_at_ms", **filters)
        return [each for each in found if each.opened_at_ms >= which.since_ms]

    def _filters(self, which: Which) -> dict[str, Any]:
        found: dict[str, Any] = {}
        if which.accounts is not None:
            found["account"] = tuple(sorted(which.accounts))
        if which.house is not None:
            found["house"] = which.house
        return found

    def _classes_of(self) -> Mapping[str, list[str]]:
        titles = {each.class_: each.title for each in self._registry.classes()}
        found: dict[str, list[str]] = {}
        for each in _there(self._registry.rows(MemberRow)):
            found.setdefault(each.account, []).append(titles.get(each.class_, each.class_))
        return found


def _as_it_is(sheet: Sheet) -> Sheet:
    return sheet


def _there(members: Iterable[MemberRow]) -> Iterator[MemberRow]:
    return (each for each in members if each.until_ms is None)


def _at(exams: Mapping[str, ExamRow], sitting: SittingRow, house: str | None) -> bool:
    return house is None or (sitting.exam in exams and exams[sitting.exam].house == house)
