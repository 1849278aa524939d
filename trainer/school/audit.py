"""Every act of a school in words: its author, its kind, its time and its station. No act tells a
trainee's results, so whoever keeps the school may read them all."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from trainer.paper.sheet import Cells, Column, Sheet
from trainer.records.exam import ExamOutcome
from trainer.records.registry.acts import ActKind, Role
from trainer.records.registry.faults import RegistryRefused
from trainer.records.registry.reads.delivered import held_requests
from trainer.records.registry.reads.event_rows import acts_before
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.exams import ExamRow, SittingRow
from trainer.records.registry.rows.log import EventRow, RefusedRow, SignedInRow
from trainer.records.registry.rows.marks import RoundRow
from trainer.records.registry.rows.people import ClassRow
from trainer.records.registry.said import RemedialRow, RequestRow
from trainer.school.exam.opening import OpeningDifference
from trainer.school.people.rights import role_title
from trainer.wording import Phrase, phrase, say, say_count, say_phrase

Row = TypeVar("Row")


AT_ONCE = 200
"""The number of acts that are read at a time."""


class AuditAct(Struct, frozen=True):
    """One act, at the server's time. ``by`` is the account; ``where`` is empty if the act names no
    station; ``wrong`` marks an act that somebody should look into."""

    place: int
    at_ms: int
    by: str
    who: str
    what: str
    where: str
    kind: str
    wrong: bool = False


class AuditFilter(Struct, frozen=True):
    """Selects acts: of that account, of these kinds, since that moment, before that place in the
    log."""

    by: str = ""
    kinds: frozenset[ActKind] = frozenset()
    since_ms: int = 0
    before: int | None = None


def acts(
    registry: Registry, asked: AuditFilter, house: Callable[[str], str]
) -> tuple[AuditAct, ...]:
    """The last of them first, so many as are read at once. ``house`` gives a house's title."""
    found: list[EventRow] = []
    before = asked.before
    while len(found) < AT_ONCE:
        read = registry.ask(acts_before, before, AT_ONCE)
        found += [each for each in read if _is_asked(each, asked)]
        if len(read) < AT_ONCE or read[-1].received_at_ms < asked.since_ms:
            break
        before = read[-1].place
    names = _Names(registry, found[:AT_ONCE], house)
    return tuple(names.told(each) for each in found[:AT_ONCE])


def sign_ins(registry: Registry, asked: AuditFilter) -> tuple[AuditAct, ...]:
    """The sign-ins by each login of the server, and the last of each."""
    names = {each.account: each.name for each in registry.people()}
    rows = shown(registry, SignedInRow, order="-at_ms")
    acts = (_beside(names, each.account, each.at_ms, say("Signed in"), each.login) for each in rows)
    return _of_those(acts, asked)


def refusals(registry: Registry, asked: AuditFilter) -> tuple[AuditAct, ...]:
    """Deliveries that held no events of this program, with the claimed sender, the count and the
    reason; and requests that wait for a round."""
    names = {each.account: each.name for each in registry.people()}
    found = [
        (each.account, each.last_ms, _refused(each), each.login)
        for each in shown(registry, RefusedRow, order="-last_ms")
    ]
    waits = say("Asks for a review of a round that the school lacks")
    found += [(each.account, each.at_ms, waits, "") for each in _held(registry)]
    return _of_those((replace(_beside(names, *each), wrong=True) for each in found), asked)


def _held(registry: Registry) -> tuple[RequestRow, ...]:
    try:
        return registry.ask(held_requests, AT_ONCE)
    except RegistryRefused:  # this login may not see them
        return ()


def _beside(names: Mapping[str, str], account: str, at_ms: int, what: str, where: str) -> AuditAct:
    """A line that is not an act: nobody decided anything."""
    return AuditAct(0, at_ms, account, names.get(account) or say("Unknown"), what, where, "")


def _of_those(acts: Iterable[AuditAct], asked: AuditFilter) -> tuple[AuditAct, ...]:
    found = (each for each in acts if each.at_ms >= asked.since_ms)
    return tuple(each for each in found if asked.by in ("", each.by))[:AT_ONCE]


def _refused(row: RefusedRow) -> str:
    why = say_phrase(REFUSED[row.reason]) if row.reason in REFUSED else row.reason
    return say_count(
        "{count} delivery refused: {why}",
        "{count} deliveries refused: {why}",
        count=row.times,
        why=why,
    )


REFUSED: Mapping[str, Phrase] = {
    "not_signed_in_here": phrase("nobody signed in for these records"),
    "too_large": phrase("it is too large"),
    "too_much_today": phrase("too much was delivered that day"),
    "unknown_kind": phrase("it holds unknown events"),
    "bad_body": phrase("it holds unknown events"),
    "bad_id": phrase("its ids are wrong"),
    "bad_story": phrase("it describes something impossible"),
    "wrong_clock": phrase("its times are wrong"),
    "conflict": phrase("its records went on in two places"),
}
"""By the code of the refusal."""


def marks_words(text: str) -> str:
    """The marks of an attempt, as a station claimed or the marker found them, in a few words."""
    if not text:
        return say("no marks")
    try:
        marks = json.loads(text)
    # Marks are what a station claimed: whatever is no JSON is shown as it came.
    except (ValueError, RecursionError):
        return text[:MOST_SHOWN]
    match marks:
        case {"cards": str(cards)} if cards in list(OpeningDifference):
            return OpeningDifference(cards).words
        case {"outcome": str(outcome), "errors": int(errors), "critical": int(critical)}:
            figures = {"errors": errors, "critical": critical}
            if outcome == ExamOutcome.PASSED:
                return say("passed (errors: {errors}, critical: {critical})", **figures)
            return say("failed (errors: {errors}, critical: {critical})", **figures)
        case {"right": int(right), "lines": int(lines), "mistakes": [*mistakes]}:
            of = say("{right} of {items} right", right=right, items=lines)
            return f"{of}, {say_count('{count} mistake', '{count} mistakes', count=len(mistakes))}"
        case {"right": int(right), "items": int(items)}:
            return say("{right} of {items} right", right=right, items=items)
        case {"ended_before": True}:
            return say("no marks: the round had ended at another station")
        case _:
            return text[:MOST_SHOWN]


# The length to which a claim is shown that no station of this program makes.
MOST_SHOWN = 40


def acts_sheet(acts: Iterable[AuditAct]) -> Sheet:
    """The acts as a table."""
    columns = (
        Column("at", say("When"), Cells.MOMENT),
        Column("account", say("Account")),
        Column("who", say("Who")),
        Column("kind", say("Kind")),
        Column("what", say("What")),
        Column("where", say("Where")),
    )
    rows = tuple((a.at_ms, a.by, a.who, a.kind, a.what, a.where) for a in acts)
    return Sheet("acts", say("Acts"), columns, rows)


def _is_asked(row: EventRow, asked: AuditFilter) -> bool:
    if row.received_at_ms < asked.since_ms:
        return False
    if asked.kinds and row.kind not in asked.kinds:
        return False
    return not asked.by or row.facts.get("by") == asked.by


def shown(registry: Registry, kind: type[Row], **are: Any) -> tuple[Row, ...]:
    """The requested rows; none if this login may not see them."""
    if are and not any(are.values()):
        return ()
    try:
        return registry.rows(kind, **are)
    except RegistryRefused:
        return ()


class _Names:
    """The names of accounts, classes and exams that these acts name by id."""

    def __init__(
        self, registry: Registry, rows: Collection[EventRow], house: Callable[[str], str]
    ) -> None:
        self._house = house
        facts = [row.facts for row in rows]
        self._people = {each.account: each.name for each in registry.people()}
        self._classes = {each.class_: each.title for each in registry.rows(ClassRow)}
        self._exams = {each.exam: each.title for each in registry.rows(ExamRow)}
        sittings, remedials = _of("sitting", facts), _of("remedial", facts)
        attempts = _of("attempt", facts)
        self._sittings = {
            each.sitting: each for each in shown(registry, SittingRow, sitting=sittings)
        }
        self._remedials = {
            each.remedial: each.account for each in shown(registry, RemedialRow, remedial=remedials)
        }
        self._attempts = {
            each.attempt: each.account for each in shown(registry, RoundRow, attempt=attempts)
        }

    def told(self, row: EventRow) -> AuditAct:
        facts = row.facts
        by = str(facts.get("by", ""))
        return AuditAct(
            place=row.place,
            at_ms=row.received_at_ms,
            by=by,
            who=self._person(by),
            what=self._what(row, facts),
            where=str(facts.get("where") or facts.get("station") or ""),
            kind=row.kind,
            wrong=not row.body,
        )

    def _what(self, row: EventRow, facts: Mapping[str, Any]) -> str:
        if not row.body:
            return say("Erased")
        if row.kind not in list(ActKind):
            return row.kind
        sitting = self._sittings.get(str(facts.get("sitting", "")))
        role = str(facts.get("role", ""))
        words = say_phrase(
            WORDS[ActKind(row.kind)],
            name=self._about(facts),
            title=self._title(facts, sitting),
            role=role_title(Role(role)) if role in list(Role) else role,
            house=self._house(str(facts.get("house", ""))),
            backup=str(facts.get("backup", "")),
        )
        if "counted" not in facts:
            return words
        count, of = str(facts["counted"]), str(facts.get("rounds", ""))
        counted = say("rounds that match: {count} of {of}", count=count, of=of)
        return say("{one}, {other}", one=words, other=counted)

    def _about(self, facts: Mapping[str, Any]) -> str:
        sitting = self._sittings.get(str(facts.get("sitting", "")))
        account = (
            facts.get("account")
            or (sitting.account if sitting is not None else "")
            or self._remedials.get(str(facts.get("remedial", "")))
            or self._attempts.get(str(facts.get("attempt", "")))
        )
        return self._person(str(account or ""))

    def _title(self, facts: Mapping[str, Any], sitting: SittingRow | None) -> str:
        exam = self._exams.get(str(facts.get("exam") or (sitting.exam if sitting else "")))
        if exam is not None:
            return say_phrase(Phrase(exam))
        return str(facts.get("title") or self._classes.get(str(facts.get("class", "")), ""))

    def _person(self, account: str) -> str:
        if not account:
            return "–"
        return self._people.get(account) or say("Erased")


def _of(name: str, facts: Iterable[Mapping[str, Any]]) -> frozenset[str]:
    return frozenset(str(each[name]) for each in facts if each.get(name))


WORDS: Mapping[ActKind, Phrase] = {
    ActKind.DEMO_SCHOOL: phrase("Created this demo school"),
    ActKind.ACCOUNT_OPENED: phrase("Opened the account of {name}: {role}"),
    ActKind.ACCOUNT_RENAMED: phrase("Changed the name or sign-in name of {name}"),
    ActKind.ACCOUNT_CLOSED: phrase("Closed the account of {name}"),
    ActKind.ACCOUNT_REOPENED: phrase("Reopened the account of {name}"),
    ActKind.ACCOUNT_UNLOCKED: phrase("Unlocked the account of {name}"),
    ActKind.ROLE_GIVEN: phrase("Gave {name} another role: {role}"),
    ActKind.SECRET_SET: phrase("Set a password or PIN of {name}"),
    ActKind.CLASS_OPENED: phrase("Opened the class {title}"),
    ActKind.CLASS_RENAMED: phrase("Renamed a class: {title}"),
    ActKind.CLASS_CLOSED: phrase("Closed the class {title}"),
    ActKind.JOINED_CLASS: phrase("Added {name} to {title}"),
    ActKind.LEFT_CLASS: phrase("Removed {name} from {title}"),
    ActKind.HOUSE_HANDED_IN: phrase("Handed in rules of {house}"),
    ActKind.HOUSE_PUBLISHED: phrase("Published rules of {house}"),
    ActKind.HOUSE_WITHDRAWN: phrase("Withdrew the house {house}"),
    ActKind.EXAM_SET: phrase("Set the exam {title}"),
    ActKind.EXAM_WITHDRAWN: phrase("Withdrew the exam {title}"),
    ActKind.EXAM_ASSIGNED: phrase("Assigned {title} to {name}"),
    ActKind.EXAM_UNASSIGNED: phrase("Removed the exam {title} from {name}"),
    ActKind.EXAM_OPENED: phrase("Opened {title} for {name}"),
    ActKind.EXAM_SIGNED: phrase("Signed {title}, {name}"),
    ActKind.SHEET_SEEN: phrase("Opened the result sheet of {title}, {name}"),
    ActKind.BLIND_MARKED: phrase("Marked {title} blind, {name}"),
    ActKind.EXAM_VOIDED: phrase("Voided {title}, {name}"),
    ActKind.TABLE_TEST_RECORDED: phrase("Recorded a table test of {name}"),
    ActKind.COMMENTED: phrase("Commented on an attempt of {name}"),
    ActKind.OVERRIDDEN: phrase("Overrode a mistake of {name}"),
    ActKind.REMEDIAL_SET: phrase("Assigned a remedial to {name}"),
    ActKind.REMEDIAL_WITHDRAWN: phrase("Withdrew a remedial of {name}"),
    ActKind.RE_MARKED: phrase("Marked work at {house} again"),
    ActKind.LIVE_PAUSED: phrase("Paused the table of {name}"),
    ActKind.LIVE_RESUMED: phrase("Resumed the table of {name}"),
    ActKind.LIVE_NOTED: phrase("Sent a note to {name}"),
    ActKind.BACKUPS_PLANNED: phrase("Changed the settings of backups and retention"),
    ActKind.RESTORED: phrase("Restored the records from the backup {backup}"),
    ActKind.EXPORTED: phrase("Exported the data of {name}"),
    ActKind.ERASED: phrase("Erased an account"),
}
