"""A school's registry as tables: for everybody, a class, or one trainee."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.house import House
from trainer.marking.belief_words import belief_words
from trainer.paper.sheet import Cells, Column, Sheet
from trainer.records.event import Kind
from trainer.records.exam import ExamResult, result
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.exams import ExamRow, SignatureRow, SittingRow, TableTestRow
from trainer.records.registry.rows.marks import MistakeRow, QuickRow, RoundRow
from trainer.records.registry.rows.people import MemberRow, PersonRow
from trainer.records.registry.said import OverrideRow
from trainer.school.demo_mark import demo_note
from trainer.school.exports.work_sheets import (
    Named,
    People,
    SheetField,
    Taken,
    field,
    mistakes_sheet,
    quick_sheet,
    rounds_sheet,
    table,
)
from trainer.wording import OwnWords, say, speaking_of

MOST_IN_ONE_GO = 500


class Which(Struct, frozen=True):
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


_NO_HOUSES: Mapping[str, House] = {}


class SchoolExports:
    """Tables from a registry. Every method raises what the registry raises. A demo school's tables
    say so. Wrong rules are told in the words of their house where that is among ``houses``."""

    def __init__(self, registry: Registry, houses: Mapping[str, House] = _NO_HOUSES) -> None:
        self._registry, self._houses = registry, houses
        self.mark: Callable[[Sheet], Sheet] = (
            as_of_a_demo if registry.is_demo else lambda sheet: sheet
        )

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
        spoken = {exam: self._spoken(row.house) for exam, row in exams.items()}
        signatures = self._registry.rows(SignatureRow, order="at_ms")
        results = self._results_of(sittings)
        return self.mark(exams_sheet(sittings, titles, signatures, self.names(), results, spoken))

    def _spoken(self, house: str) -> OwnWords | None:
        return self._houses[house].rules.spoken if house in self._houses else None

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


def _there(members: Iterable[MemberRow]) -> Iterator[MemberRow]:
    return (each for each in members if each.until_ms is None)


def _at(exams: Mapping[str, ExamRow], sitting: SittingRow, house: str | None) -> bool:
    return house is None or (sitting.exam in exams and exams[sitting.exam].house == house)


_AND = "; "
Spoken = Mapping[str, OwnWords | None]
"""By exam the words of its house; None where these are the usual ones."""

_USUAL: Spoken = {}


def exams_sheet(
    sittings: Iterable[SittingRow],
    titles: Mapping[str, str],
    signatures: Iterable[SignatureRow],
    people: People,
    results: Mapping[str, ExamResult],
    spoken: Spoken = _USUAL,
) -> Sheet:
    """Sittings of exams, and their signatures; ``titles`` are those of the exams, ``spoken`` the
    words of their houses, ``results`` the end of each sitting."""
    signed: dict[str, list[SignatureRow]] = defaultdict(list)
    for each in signatures:
        signed[each.sitting].append(each)
    fields = (*_of_sitting(titles, results, spoken), *_of_signatures(signed, people))
    return table("exams", say("Exams"), fields, sittings, people)


def _of_sitting(
    titles: Mapping[str, str], results: Mapping[str, ExamResult], spoken: Spoken
) -> tuple[SheetField, ...]:
    def starred(row: SittingRow) -> int | None:
        return results[row.sitting].starred if row.sitting in results else None

    def wrong_rules(row: SittingRow) -> str:
        ids = (results[row.sitting].wrong_rules if row.sitting in results else None) or ()
        with speaking_of(spoken.get(row.exam)):
            return _AND.join(f"{each}: {belief_words(each)}" for each in ids)

    return (
        field("sitting", say("Sitting")),
        field("exam", say("Exam")),
        SheetField(Column("title", say("Title")), lambda row: titles.get(row.exam, "")),
        field("opened_at", say("Opened at (UTC)"), Cells.MOMENT, "opened_at_ms"),
        field("ended_at", say("Ended at (UTC)"), Cells.MOMENT, "ended_at_ms"),
        field("state", say("State")),
        field("outcome", say("Outcome")),
        field("decisions", say("Decisions"), Cells.WHOLE),
        field("errors", say("Errors"), Cells.WHOLE),
        field("critical", say("Critical errors"), Cells.WHOLE),
        SheetField(
            Column("failed_areas", say("Failed areas")),
            lambda row: _AND.join(areas_in(row.failed_areas)),
        ),
        SheetField(Column("starred_errors", say("Starred errors"), Cells.WHOLE), starred),
        SheetField(Column("wrong_rules", say("Wrong rules that failed it")), wrong_rules),
    )


def _of_signatures(
    signed: Mapping[str, list[SignatureRow]], people: People
) -> tuple[SheetField, ...]:
    def named(row: SittingRow) -> str:
        return _AND.join(_name(each.by, people) for each in signed.get(row.sitting, ()))

    def said(row: SittingRow) -> str:
        rows = signed.get(row.sitting, ())
        return _AND.join(each.comment for each in rows if each.comment)

    def head(row: SittingRow) -> str:
        return _AND.join(dict.fromkeys(each.head for each in signed.get(row.sitting, ())))

    return (
        SheetField(Column("signed_by", say("Signed by")), named),
        SheetField(Column("comment", say("Comment")), said),
        SheetField(Column("head", say("Head hash")), head),
    )


def _name(account: str, people: People) -> str:
    return people[account].name if account in people else account


def areas_in(text: str | None) -> tuple[str, ...]:
    """The areas that a sitting failed."""
    try:
        listed = json.loads(text or "[]")
    except ValueError:
        return ()
    return tuple(map(str, listed)) if isinstance(listed, list) else ()


def table_tests_sheet(tests: Iterable[TableTestRow], people: People) -> Sheet:
    """Tests at a real table."""
    fields = (
        field("test", say("Test")),
        field("at", say("At (UTC)"), Cells.MOMENT, "at_ms"),
        field("house", say("House")),
        field("outcome", say("Outcome")),
        SheetField(Column("examiner", say("Examiner")), lambda row: _name(row.by, people)),
    )
    return table("table-tests", say("Table tests"), fields, tests, people)


def people_sheet(people: Iterable[PersonRow], classes: Mapping[str, Iterable[str]]) -> Sheet:
    """Everybody, and the classes that each is in."""
    fields = (
        field("account", say("Account")),
        field("login", say("Sign-in name")),
        field("name", say("Name")),
        field("role", say("Role")),
        field("state", say("State")),
        SheetField(
            Column("classes", say("Classes")), lambda row: _AND.join(classes.get(row.account, ()))
        ),
    )
    return table("people", say("People"), fields, people, None)
