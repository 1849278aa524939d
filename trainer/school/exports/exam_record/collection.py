"""Collects the record of an exam from the school's registry."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from trainer.dealing.house import House
from trainer.drills.exam.areas import ExamArea
from trainer.errors import InputError
from trainer.game.money import Money
from trainer.library.scenarios.blueprints import blueprint_of
from trainer.records.event import Kind
from trainer.records.registry.acts import SCHOOL, ActKind
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.exams import BlindMarkRow, ExamRow, SignatureRow, SittingRow
from trainer.records.registry.rows.log import EventRow
from trainer.records.registry.rows.marks import MistakeRow, RoundRow
from trainer.records.registry.said import OverrideRow
from trainer.school.debrief.phrases import money_told
from trainer.school.exam.forms import FormWeight
from trainer.school.exam.grading import Grade
from trainer.school.exam.sheet import ExamReMarked, ExamSheet, re_markings_of
from trainer.school.exports.bundle.registry_evidence import NotThere
from trainer.school.exports.exam_record.record import (
    ExaminerMarks,
    ExamRecord,
    ExamRecordOutcome,
    ExamWrong,
    FailedBy,
    Sat,
    SecondMarks,
    Signed,
)
from trainer.school.exports.school_exports import areas_in
from trainer.school.remark import override_words
from trainer.wording import say, speaking_of


class ExamGathering:
    """Collects the record of one sitting; ``sheet`` is the result by its evidence, ``weight`` the
    common weight of all forms of its exam. Raises NotThere if it was never opened, and what the
    registry raises."""

    def __init__(
        self,
        registry: Registry,
        houses: Mapping[str, House],
        sitting: str,
        program: str,
        sheet: ExamSheet | None = None,
        weight: FormWeight | None = None,
    ) -> None:
        self._registry, self._houses, self._program = registry, houses, program
        self._sheet, self._weight = sheet, weight
        self._people = {each.account: each for each in registry.people()}
        self._sitting = registry.row(SittingRow, sitting=sitting)
        if self._sitting is None:
            raise NotThere(say("no sitting has the id {id}", id=sitting))
        self._exam = registry.row(ExamRow, exam=self._sitting.exam)
        events = registry.rows(EventRow, attempt=sitting, order=("chain", "place"))
        self._begun = next((each for each in events if each.kind == Kind.EXAM_BEGUN), None)
        self._ended = next((each for each in events if each.kind == Kind.EXAM_ENDED), None)

    def record(self) -> ExamRecord:
        """The whole record, as of now, in the words of the exam's house."""
        house = self._houses.get(self._exam.house) if self._exam is not None else None
        with speaking_of(house.rules.spoken if house is not None else None):
            return ExamRecord(
                sat=self._sat(),
                outcome=self._outcome(),
                mistakes=tuple(self._mistakes()),
                signed=tuple(self._signed()),
                second=tuple(self._second()),
                head=self._ended.hash.hex() if self._ended is not None else "",
                program=self._program,
                demo=self._registry.is_demo,
            )

    @property
    def _row(self) -> SittingRow:
        assert self._sitting is not None, "it is read only where it is there"
        return self._sitting

    def _sat(self) -> Sat:
        row, exam = self._row, self._exam
        who, facts = self._people.get(row.account), self._begun_facts()
        house = exam.house if exam is not None else ""
        return Sat(
            sitting=row.sitting,
            title=exam.title if exam is not None else row.exam,
            trainee=self._name(row.account),
            login=(who.login or "") if who is not None else "",
            account=row.account,
            house=self._houses[house].title if house in self._houses else house,
            edition=str(facts.get("edition", "")),
            fingerprint=str(facts.get("fingerprint", "")),
            form=say("seed {seed}", seed=row.seed),
            station=row.station,
            opened_by=self._name(row.by),
            opened_at_ms=row.opened_at_ms,
            ended_at_ms=row.ended_at_ms,
        )

    def _begun_facts(self) -> Mapping[str, object]:
        """The facts of its beginning; none if they were erased."""
        if self._begun is None or not self._begun.body:
            return {}
        facts: Mapping[str, object] = self._begun.facts
        return facts

    def _outcome(self) -> ExamRecordOutcome:
        row, result = self._row, self._sheet.result if self._sheet is not None else None
        areas = result.failed_areas if result is not None else areas_in(row.failed_areas)
        return ExamRecordOutcome(
            words=result.outcome.value if result is not None else row.outcome or row.state,
            decisions=(result.decisions if result is not None else row.decisions) or 0,
            errors=(result.errors if result is not None else row.errors) or 0,
            critical=(result.critical if result is not None else row.critical) or 0,
            failed_areas=tuple(map(_area, areas)),
            rule=self._rule(),
            marks=_marks(self._sheet.grade, self._weight) if self._sheet is not None else None,
            voided=self._voided(),
            re_marked=tuple(self._re_marked()),
        )

    def _rule(self) -> str:
        """The pass rule, in a sentence; empty if the blueprint cannot be read."""
        try:
            rule = blueprint_of(self._exam.blueprint if self._exam is not None else "").passing
        except InputError:
            return ""
        return say(
            "To pass: at most {errors} errors, at most {critical} on starred decisions.",
            errors=rule.errors,
            critical=rule.critical,
        )

    def _re_marked(self) -> Iterator[tuple[str, ExamReMarked]]:
        found = re_markings_of(self._registry, self._row)
        return ((self._name(each.by), each) for each in found)

    def _voided(self) -> str:
        if self._row.state != "voided":
            return ""
        for act in self._registry.events_in(SCHOOL):
            facts = act.facts if act.kind == ActKind.EXAM_VOIDED and act.body else {}
            if facts.get("sitting") == self._row.sitting:
                return str(facts.get("reason", ""))
        return say("(reason erased)")

    def _mistakes(self) -> Iterator[ExamWrong]:
        """The mistakes as the sheet lists them; without a sheet those of the rounds' marks."""
        if self._sheet is None:
            yield from self._marked()
            return
        for each in self._sheet.grade.mistakes:
            yield ExamWrong(
                task=each.task,
                where=each.where,
                severity=each.severity,
                title=each.title,
                difference=each.money_text,
                rule=each.rule,
                overridden=self._taken_for(each.attempt).get(each.number, ""),
            )

    def _marked(self) -> Iterator[ExamWrong]:
        rounds = self._registry.rows(RoundRow, exam=self._row.sitting, order="dealt_at_ms")
        for number, round_ in enumerate(rounds, 1):
            taken = self._taken_for(round_.attempt)
            for made in self._registry.rows(MistakeRow, attempt=round_.attempt, order="number"):
                yield ExamWrong(
                    task=say("Round {number}", number=number),
                    where=made.where_,
                    severity=made.severity,
                    title=made.title,
                    difference=self._money(round_.house, made.money_cents),
                    rule=made.rule,
                    overridden=taken.get(made.number, ""),
                )

    def _taken_for(self, attempt: str | None) -> Mapping[int, str]:
        """The overrides of that round, by mistake: the latest counts. An irregularity has none."""
        if attempt is None:
            return {}
        overrides = self._registry.rows(OverrideRow, attempt=attempt, order="at_ms")
        return {
            each.number: override_words(each.to_, self._name(each.by), each.reason)
            for each in overrides
        }

    def _money(self, house: str, cents: int | None) -> str:
        if cents is None:
            return ""
        if house not in self._houses:
            return str(Money(cents))
        return money_told(self._houses[house].rules, Money(cents))

    def _signed(self) -> Iterator[Signed]:
        for each in self._registry.rows(SignatureRow, sitting=self._row.sitting, order="at_ms"):
            yield Signed(
                name=self._name(each.by),
                role=each.role,
                outcome=each.outcome,
                comment=each.comment,
                head=each.head,
                at_ms=each.at_ms,
            )

    def _second(self) -> Iterator[SecondMarks]:
        for each in self._registry.rows(BlindMarkRow, sitting=self._row.sitting, order="at_ms"):
            yield SecondMarks(self._name(each.by), each.at_ms, tuple(marks_in(each.marks)))

    def _name(self, account: str) -> str:
        """The name of that account; an erased one has only its number."""
        who = self._people.get(account)
        return who.name if who is not None and who.name else account


def _marks(grade: Grade, weight: FormWeight | None) -> ExaminerMarks:
    rules = weight.rules if weight is not None else ()
    least = min((each.times for each in rules), default=0)
    return ExaminerMarks(
        areas=tuple(
            (each.area.words, each.decisions, each.errors, each.stars, each.starred)
            for each in grade.areas
        ),
        starred=grade.starred,
        stars=grade.stars,
        failed_by=tuple(
            FailedBy(rule.belief, rule.truth, rule.times) for rule in grade.wrong_rules
        ),
        rules=(len(rules), least) if rules else None,
        left_out=tuple(each.words for each in grade.not_examined),
    )


def marks_in(text: str) -> Iterator[tuple[str, str]]:
    """The marks of a second examiner, item by item, at any depth of the text."""
    try:
        yield from _flat("", json.loads(text))
    except ValueError:
        yield "", text


def _flat(name: str, value: object) -> Iterator[tuple[str, str]]:
    match value:
        case dict():
            for key, each in value.items():
                yield from _flat(f"{name} {_area(str(key))}".strip(), each)
        case list():
            for number, each in enumerate(value, 1):
                yield from _flat(f"{name} {number}".strip(), each)
        case _:
            yield name, str(value)


def _area(name: str) -> str:
    return ExamArea(name).words if name in list(ExamArea) else name
