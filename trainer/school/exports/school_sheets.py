"""The school's other records as tables: exams, tests at a real table, people."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping

from trainer.marking.belief_words import belief_words
from trainer.paper.sheet import Cells, Column, Sheet
from trainer.records.exam import ExamResult
from trainer.records.registry.rows.exams import SignatureRow, SittingRow, TableTestRow
from trainer.records.registry.rows.people import PersonRow
from trainer.school.exports.work_sheets import People, SheetField, field, table
from trainer.wording import say

_AND = "; "


def exams_sheet(
    sittings: Iterable[SittingRow],
    titles: Mapping[str, str],
    signatures: Iterable[SignatureRow],
    people: People,
    results: Mapping[str, ExamResult],
) -> Sheet:
    """Sittings of exams, and their signatures; ``titles`` are those of the exams, ``results`` the
    end of each sitting."""
    signed: dict[str, list[SignatureRow]] = defaultdict(list)
    for each in signatures:
        signed[each.sitting].append(each)
    fields = (*_of_sitting(titles, results), *_of_signatures(signed, people))
    return table("exams", say("Exams"), fields, sittings, people)


def _of_sitting(
    titles: Mapping[str, str], results: Mapping[str, ExamResult]
) -> tuple[SheetField, ...]:
    def starred(row: SittingRow) -> int | None:
        return results[row.sitting].starred if row.sitting in results else None

    def wrong_rules(row: SittingRow) -> str:
        ids = (results[row.sitting].wrong_rules if row.sitting in results else None) or ()
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
