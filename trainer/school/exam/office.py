"""The supervisor's side of exams: setting, previewing, assigning, reading, signing, voiding."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from functools import cached_property

from msgspec import Struct

from trainer.drills.exam.blueprint import Blueprint
from trainer.drills.exam.form import Form
from trainer.errors import InputError, Problem
from trainer.library.scenarios.blueprints import blueprint_of, sound_blueprints, text_of
from trainer.records.event import Kind
from trainer.records.registry.acts import ActKind
from trainer.records.registry.reads.blind_marking import kept_from
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.exams import (
    AssignmentRow,
    BlindMarkRow,
    ExamRow,
    ExamTaskRow,
    SheetSeenRow,
    SignatureRow,
    SittingRow,
)
from trainer.records.registry.rows.marks import MismatchRow
from trainer.records.registry.said import OverrideRow
from trainer.school.curriculum import Curriculum
from trainer.school.exam.entrance import why_not
from trainer.school.exam.exam_evidence import ExamEvidence, delivered, exam_house
from trainer.school.exam.forms import forms_of, with_pattern
from trainer.school.exam.opening import ExamRefused, OpeningDifference, Tasks, opening_differences
from trainer.school.exam.sheet import (
    ExamSheet,
    as_it_stands,
    longer_at_school,
    re_markings_of,
    sheet_of,
)
from trainer.school.exam.signing import BlindMark, Signing, TaskMark, blind_of, first_or_second
from trainer.school.people.classes import Classes, SchoolClass
from trainer.school.people.rights import Account, Right, may
from trainer.school.remark import override_words
from trainer.wording import say

# Any seed will do for a preview, but this one no sitting ever uses.
PREVIEWED = 7


class ExamSet(Struct, frozen=True):
    """An exam that was set, with the numbers of trainees assigned and passed, so far as no sitting
    may still be marked blind by the reader."""

    exam: str
    blueprint: Blueprint
    set_at_ms: int
    withdrawn: bool
    assigned: int
    passed: int


class Candidate(Struct, frozen=True):
    """A trainee who has to sit an exam, with the last of his sittings of it, and whether that is
    signed."""

    account: str
    name: str
    due_ms: int
    last: SittingRow | None
    signed: bool


class SittingListed(Struct, frozen=True):
    """One sitting in a supervisor's list. ``signed`` counts its signatures."""

    sitting: SittingRow
    title: str
    house: str
    name: str
    signed: int


class ExamOffice:
    """The work of ``by`` with exams. Every method raises NotAllowed if he may not, and what the
    registry raises."""

    def __init__(
        self, registry: Registry, by: Account, curriculum: Curriculum, wall_ms: Callable[[], int]
    ) -> None:
        self._registry, self._by = registry, by
        self._curriculum, self._wall_ms = curriculum, wall_ms

    # --- set

    @cached_property
    def ready(self) -> tuple[Blueprint, ...]:
        """The blueprints that come with the program."""
        return tuple(sound_blueprints()[0].values())

    def exams(self) -> tuple[ExamSet, ...]:
        """All exams that were set, the latest first, without those that this program cannot
        read."""
        may(self._by, Right.SET_EXAMS)
        found = self._registry.rows(ExamRow, order="-set_at_ms")
        return tuple(each for each in map(self._exam_set, found) if each is not None)

    def preview(self, blueprint: Blueprint, seed: int = PREVIEWED) -> Form:
        """A form such as a trainee may get; nothing is recorded. Raises InputError for demands that
        the house cannot meet, KeyError for a house that is gone."""
        at = exam_house(self._curriculum, blueprint.house)
        return forms_of(at, blueprint).form(seed)

    def exposed(self, blueprint: Blueprint) -> Mapping[str, int]:
        """The number of answers of every form in which each wrong rule shows; none if forms differ.
        Raises as ``preview`` does."""
        forms = forms_of(exam_house(self._curriculum, blueprint.house), blueprint)
        return forms.exposed

    def set(self, blueprint: Blueprint) -> str:
        """Set the exam; its id. Raises InputError if its house cannot meet it, or is withdrawn."""
        may(self._by, Right.SET_EXAMS)
        if blueprint.house in self._curriculum.shelf.withdrawn:
            raise InputError([Problem((), "withdrawn", say("Its house is withdrawn."))])
        self.preview(blueprint)
        at = exam_house(self._curriculum, blueprint.house)
        blueprint = with_pattern(at, blueprint)
        exam = self._registry.new_id()
        facts = {"exam": exam, "title": blueprint.title, "house": blueprint.house}
        self._act(ActKind.EXAM_SET, facts | {"blueprint": text_of(blueprint)})
        return exam

    def withdraw(self, exam: str) -> None:
        """Withdraw the exam: nobody can begin it any more, and its sittings stay."""
        may(self._by, Right.SET_EXAMS)
        self._act(ActKind.EXAM_WITHDRAWN, {"exam": exam})

    # --- assigned

    def classes(self) -> tuple[SchoolClass, ...]:
        """The classes whose trainees he may assign it to."""
        return Classes(self._registry, self._by, self._wall_ms).taught()

    def assign(self, exam: str, accounts: Iterable[str], due_ms: int) -> None:
        """Assign the exam to these trainees by that day: to all of them, or none."""
        may(self._by, Right.SET_EXAMS)
        with self._registry.transaction():
            for account in accounts:
                facts = {"exam": exam, "account": account, "due_ms": due_ms}
                self._act(ActKind.EXAM_ASSIGNED, facts)

    def unassign(self, exam: str, account: str) -> None:
        """Take the assignment of that trainee back."""
        may(self._by, Right.SET_EXAMS)
        self._act(ActKind.EXAM_UNASSIGNED, {"exam": exam, "account": account})

    def why_not(self, exam: str, account: str, zone_min: int) -> str | None:
        """Why that trainee may not sit it now; None if he may."""
        may(self._by, Right.OPEN_EXAMS)
        rule = next(each.blueprint.retake for each in self.exams() if each.exam == exam)
        found = self._registry.rows(SittingRow, exam=exam, account=account)
        sat = [(e, self._registry.rows(SignatureRow, sitting=e.sitting)) for e in found]
        return why_not(rule, sat, self._wall_ms(), zone_min)

    def candidates(self, exam: str) -> tuple[Candidate, ...]:
        """The trainees of his classes who have to sit it, by name."""
        may(self._by, Right.SEE_RESULTS)
        names, mine = self._names(), self._trainees()
        sat = self._registry.rows(SittingRow, exam=exam, order="opened_at_ms")
        last = {each.account: each for each in sat}
        rows = self._registry.rows(AssignmentRow, exam=exam, account=mine)
        signed = self._signed([each.sitting for each in last.values()])
        found = [
            Candidate(
                row.account,
                names.get(row.account, ""),
                row.due_ms,
                sitting := last.get(row.account),
                signed=sitting is not None and sitting.sitting in signed,
            )
            for row in rows
        ]
        return tuple(sorted(found, key=lambda each: each.name.casefold()))

    # --- sat

    def sittings(self, limit: int | None = None) -> tuple[SittingListed, ...]:
        """The sittings of trainees in his classes: those that wait for a signature, then the rest,
        each the latest first."""
        may(self._by, Right.SEE_RESULTS)
        mine, names = self._trainees(), self._names()
        exams = {row.exam: row for row in self._registry.rows(ExamRow)}
        sat = self._registry.rows(SittingRow, account=mine, order="-opened_at_ms")
        signed = self._signed([row.sitting for row in sat])
        listed = [
            SittingListed(
                row,
                exams[row.exam].title,
                exams[row.exam].house,
                names.get(row.account, ""),
                signed[row.sitting],
            )
            for row in sat
            if row.exam in exams
        ]
        listed.sort(key=lambda each: not waits(each))
        return tuple(listed[:limit])

    def sheet(self, sitting: str) -> ExamSheet | None:
        """The result sheet of that sitting, from its delivered evidence, with its present result.
        None if it has not ended or been delivered, was erased, or cannot be read by today's
        rules. It is shown once it is on record that he has seen it."""
        may(self._by, Right.SEE_RESULTS)
        evidence = self.evidence(sitting)
        if evidence is None or evidence.sat.ended is None:
            return None
        sheet = sheet_of(evidence, self._curriculum)
        row = self._registry.row(SittingRow, sitting=sitting)
        if sheet is None or row is None:
            return sheet
        exam = self._registry.row(ExamRow, exam=row.exam)
        tasks = Tasks.of(evidence, self._registry.rows(ExamTaskRow, sitting=sitting))
        found = (
            *opening_differences(evidence.sat.begun, row, exam, tasks),
            *self._dealt_otherwise(sitting),
        )
        self._note_seen(row)
        longer = longer_at_school(sheet, row.opened_at_ms, row.ended_at_ms or row.opened_at_ms)
        return as_it_stands(replace(sheet, unlike=found, longer_ms=longer), row)

    def _note_seen(self, of: SittingRow) -> None:
        """Record that he knows its marks, if the records do not say so yet."""
        known = (SheetSeenRow, SignatureRow, BlindMarkRow)
        if not any(self._registry.count(row, sitting=of.sitting, by=self._by.id) for row in known):
            facts = {"sitting": of.sitting, "exam": of.exam, "account": of.account}
            self._act(ActKind.SHEET_SEEN, facts)

    def _dealt_otherwise(self, sitting: str) -> tuple[OpeningDifference, ...]:
        """The faults that the marker found in the cards of that sitting."""
        listed = self._registry.row(MismatchRow, attempt=sitting)
        found = json.loads(listed.found or "{}") if listed is not None else {}
        return (OpeningDifference(found["cards"]),) if "cards" in found else ()

    def overridden(self, sheet: ExamSheet) -> Mapping[tuple[str, int], str]:
        """The overrides of its mistakes in words, by round and number: the latest counts."""
        rounds = tuple({each.attempt for each in sheet.grade.mistakes if each.attempt})
        names = self._names()
        return {
            (each.attempt, each.number): override_words(
                each.to_, names.get(each.by, ""), each.reason
            )
            for each in self._registry.rows(OverrideRow, attempt=rounds, order="at_ms")
        }

    def evidence(self, sitting: str) -> ExamEvidence | None:
        """The delivered evidence of that sitting."""
        row = self._registry.row(SittingRow, sitting=sitting)
        return None if row is None else delivered(self._registry, row)

    # --- signed

    def signing(self, sitting: str) -> Signing:
        """The signatures of the sitting, and the marks of second examiners. Marks are shown to an
        examiner who has marked it himself, or once somebody has signed."""
        may(self._by, Right.SEE_RESULTS)
        row = self._registry.row(SittingRow, sitting=sitting)
        if row is None:
            raise ExamRefused(say("This sitting does not exist."))
        names = self._names()
        marks = self._registry.rows(BlindMarkRow, sitting=sitting, order="at_ms")
        return Signing(
            sitting=row,
            head=self._head(sitting),
            signatures=self._registry.rows(SignatureRow, sitting=sitting, order="at_ms"),
            blind=tuple(blind_of(each) for each in marks),
            names=names,
            re_marked=re_markings_of(self._registry, row),
            seen_by=frozenset(e.by for e in self._registry.rows(SheetSeenRow, sitting=sitting)),
        )

    def sign(self, sitting: str, comment: str) -> None:
        """Sign the result that the trainee was told, by the hash of its event. Raises ExamRefused
        if the sitting has not ended, was voided, or he has signed it already."""
        may(self._by, Right.SIGN_EXAMS)
        at = self.signing(sitting)
        refused = at.why_not_signed_by(self._by.id)
        if refused is not None:
            raise ExamRefused(refused)
        facts = {
            "sitting": sitting,
            "role": first_or_second(at),
            "outcome": at.sitting.outcome,
            "comment": comment,
            "head": at.head,
        }
        self._act(ActKind.EXAM_SIGNED, facts)

    def mark_blind(self, sitting: str, marks: Mapping[str, TaskMark]) -> None:
        """Record the examiner's own marks of the sitting, task by task. Raises ExamRefused if he
        has seen the marks, because he opened its sheet, signed or marked it before."""
        may(self._by, Right.SIGN_EXAMS)
        refused = self.signing(sitting).why_not_marked_by(self._by.id)
        if refused is not None:
            raise ExamRefused(refused)
        self._act(
            ActKind.BLIND_MARKED,
            {"sitting": sitting, "marks": BlindMark("", dict(marks)).text},
        )

    def void(self, sitting: str, reason: str) -> None:
        """Void the sitting for that reason; its record stays."""
        may(self._by, Right.SIGN_EXAMS)
        if not reason.strip():
            raise ExamRefused(say("Give the reason for voiding it. The reason stays on record."))
        self._act(ActKind.EXAM_VOIDED, {"sitting": sitting, "reason": reason.strip()})

    # --- asked of the registry

    def _head(self, sitting: str) -> str:
        events = self._registry.events_of(sitting)
        return next((each.hash.hex() for each in events if each.kind is Kind.EXAM_ENDED), "")

    def _exam_set(self, row: ExamRow) -> ExamSet | None:
        try:
            blueprint = blueprint_of(row.blueprint)
        except InputError:
            return None
        passed = self._registry.rows(SittingRow, exam=row.exam, state="ended", outcome="passed")
        hidden = self.kept_from_him({each.sitting for each in passed})
        return ExamSet(
            exam=row.exam,
            blueprint=blueprint,
            set_at_ms=row.set_at_ms,
            withdrawn=row.state == "withdrawn",
            assigned=self._registry.count(AssignmentRow, exam=row.exam),
            passed=len({each.account for each in passed if each.sitting not in hidden}),
        )

    def _signed(self, sittings: Collection[str]) -> Counter[str]:
        """The number of signatures of each of these."""
        return Counter(row.sitting for row in self._registry.rows(SignatureRow, sitting=sittings))

    def kept_from_him(self, sittings: Collection[str]) -> frozenset[str]:
        """The sittings among these whose result lists must not tell him, because he may still mark
        them blind."""
        return self._registry.ask(kept_from, self._by.id, sittings)

    def _trainees(self) -> tuple[str, ...]:
        """The accounts whose work he may see."""
        return tuple({each.id for class_ in self.classes() for each in class_.trainees})

    def _names(self) -> Mapping[str, str]:
        return {row.account: row.name for row in self._registry.people()}

    def _act(self, kind: ActKind, facts: Mapping[str, object]) -> None:
        self._registry.act(self._by.id, kind, facts)


def waits(listed: SittingListed) -> bool:
    """True if it waits for a signature."""
    return listed.sitting.state in ("ended", "discontinued") and not listed.signed
