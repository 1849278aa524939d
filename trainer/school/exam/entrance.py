"""The exams that a trainee has to sit, and their opening by a supervisor."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec import Struct

from trainer.drills.exam.blueprint import Blueprint, Retake
from trainer.errors import InputError
from trainer.goal import ExamAhead
from trainer.library.scenarios.blueprints import blueprint_of, text_of
from trainer.records.registry.faults import ActRefused, Refusal
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.exams import ExamRow, Locked, SignatureRow, SittingRow
from trainer.school.clock import Clock, day_of
from trainer.school.curriculum import Curriculum
from trainer.school.exam.exam_evidence import exam_house
from trainer.school.exam.forms import forms_of
from trainer.school.exam.opening import ExamRefused, Opening
from trainer.school.people.rights import Account, Right, may
from trainer.school.words.date_words import at
from trainer.wording import say, say_count

Told = TypeVar("Told")

SET = "set"


class Assigned(Struct, frozen=True):
    """An exam that a trainee has to sit. ``why_not`` is the reason why it cannot be opened now, if
    there is one; ``tries`` counts the earlier ones."""

    exam: str
    blueprint: Blueprint
    due_ms: int
    tries: int
    why_not: str | None
    passed: bool


class Entrance:
    """The exams of one trainee, asked of the school. Methods raise RegistryDown if the school
    cannot be reached, ExamRefused if it does not know that the trainee is signed in here."""

    def __init__(
        self,
        registry: Registry,
        account: str,
        curriculum: Curriculum,
        clock: Clock,
    ) -> None:
        self._registry, self._account = registry, account
        self._curriculum, self._clock = curriculum, clock
        self.unread = 0

    def assigned(self) -> tuple[Assigned, ...]:
        """The exams to be sat, the first due first. ``unread`` counts those that this program
        cannot read and so leaves out."""
        sittings = self.sittings()
        found: list[Assigned] = []
        unread = 0
        for row, exam in _own_exams(lambda: self._registry.assignments_of(self._account)):
            try:
                blueprint = blueprint_of(exam.blueprint)
            except InputError:
                unread += 1
                continue
            sat = [each for each in sittings if each[0].exam == exam.exam]
            found.append(self._assigned(exam, blueprint, row.due_ms, sat))
        self.unread = unread
        return tuple(found)

    def ahead(self) -> ExamAhead | None:
        """The exam that is due next and can still be passed; None if there is none."""
        sittings, now = self.sittings(), self._clock.wall()
        for row, exam in _own_exams(lambda: self._registry.assignments_of(self._account)):
            sat = [each for each in sittings if each[0].exam == exam.exam]
            if exam.state == SET and row.due_ms > now and not _is_over(exam, sat):
                return ExamAhead(exam.house, at(row.at_ms).date(), at(row.due_ms).date())
        return None

    def sittings(self) -> tuple[tuple[SittingRow, tuple[SignatureRow, ...]], ...]:
        """The sittings that were opened for this trainee, the latest first."""
        return _own_exams(lambda: self._registry.sittings_of(self._account))

    def open(self, exam: str, by: Account, station: str, locked: Locked | None = None) -> Opening:
        """Open a sitting of that exam here for a supervisor, under a seed of its own: drawn by the
        server, or ``locked`` by his PIN if there is none. Raises NotAllowed, ExamRefused, or
        InputError if this station's house cannot meet the blueprint; then nothing is opened."""
        may(by, Right.OPEN_EXAMS)
        wanted = next((each for each in self.assigned() if each.exam == exam), None)
        if wanted is None:
            raise ExamRefused(say("This exam is no longer assigned to this trainee."))
        if wanted.why_not is not None:
            raise ExamRefused(wanted.why_not)
        forms_of(exam_house(self._curriculum, wanted.blueprint.house), wanted.blueprint)
        sitting = self._registry.new_id()
        of = (by.id, sitting, exam, self._account, station, locked)
        expired = say("The PIN of {name} has expired. Have it entered again.", name=by.name)
        event = _signed_in(lambda: self._registry.open_exam(*of), expired)
        blueprint, seed = text_of(wanted.blueprint), event.facts["seed"]
        alone = locked is not None
        return Opening(sitting, exam, self._account, blueprint, seed, by.id, alone)

    def _assigned(
        self, exam: ExamRow, blueprint: Blueprint, due_ms: int, sat: Sequence[Sat]
    ) -> Assigned:
        now, zone = self._clock.wall(), self._clock.zone()
        refused = why_not(blueprint.retake, sat, now, zone)
        if exam.state != SET:
            refused = say("It is withdrawn.")
        elif blueprint.house in self._curriculum.shelf.withdrawn:
            refused = say("Its house is withdrawn.")
        return Assigned(
            exam=exam.exam,
            blueprint=blueprint,
            due_ms=due_ms,
            tries=sum(_is_try(*each) for each in sat),
            why_not=refused,
            passed=any(_is_passed(each) for each, _ in sat),
        )


def _is_passed(sitting: SittingRow) -> bool:
    return sitting.outcome == "passed" and sitting.state == "ended"


def _is_over(exam: ExamRow, sat: Sequence[Sat]) -> bool:
    """True if it is passed, no try is left, or this program cannot read it."""
    try:
        tries = blueprint_of(exam.blueprint).retake.tries
    except InputError:
        return True
    spent = tries is not None and sum(_is_try(*each) for each in sat) >= tries
    return spent or any(_is_passed(each) for each, _ in sat)


def _own_exams(asked: Callable[[], Told]) -> Told:
    """The trainee's own exams. Raises ExamRefused if the school tells them to nobody here."""
    away = say(
        "The school could not be reached when you signed in. Sign out and in again to see your "
        "exams."
    )
    return _signed_in(asked, away)


def _signed_in(asked: Callable[[], Told], else_: str) -> Told:
    """The answer to who is signed in here; else ExamRefused in those words."""
    try:
        return asked()
    except ActRefused as refused:
        if refused.code != Refusal.NOT_SIGNED_IN:
            raise
        raise ExamRefused(else_) from refused


OPEN, ENDED, DISCONTINUED, VOIDED = "open", "ended", "discontinued", "voided"

Sat = tuple[SittingRow, Sequence[SignatureRow]]
"""A sitting with its signatures."""


def _is_try(sitting: SittingRow, signatures: Sequence[SignatureRow]) -> bool:
    return sitting.state == ENDED or (sitting.state == DISCONTINUED and not signatures)


def why_not(rule: Retake, sat: Sequence[Sat], now_ms: int, zone_min: int) -> str | None:
    """Why that trainee may not sit the exam now, after these sittings of it; None if he may. A
    voided sitting is no try, nor a discontinued one that is signed."""
    # Until then only its station says why it ended.
    if any(each.state == OPEN for each, _ in sat):
        return say("It is open already. Continue it at its station, or have it voided.")
    tries = [each for each, signed in sat if _is_try(each, signed)]
    if any(each.outcome == "passed" for each in tries):
        return say("Passed already.")
    refused = _too_early(rule, tries, now_ms, zone_min)
    if rule.tries is not None and len(tries) >= rule.tries:
        refused = say_count(
            "The only try is used.", "All {count} tries are used.", count=rule.tries
        )
    if refused is None or all(each.state == ENDED for each in tries):
        return refused
    return f"{refused} {say('A discontinued one counts until it is signed.')}"


def _too_early(rule: Retake, tries: Sequence[SittingRow], now_ms: int, zone_min: int) -> str | None:
    last = max((each.ended_at_ms or 0 for each in tries), default=None)
    if last is None:
        return None
    left = day_of(last, zone_min) + rule.days - day_of(now_ms, zone_min)
    if left <= 0:
        return None
    return say_count("Next try tomorrow.", "Next try in {count} days.", count=left)
