"""The one marker of a school: marks what was delivered, in its order, each delivery exactly once.

What it finds is written in one transaction with the note that the delivery waits no more. Its
copies of accounts' records are behind that at worst, wherever it is killed, and catch up."""

from __future__ import annotations

import json
import shutil
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import replace
from functools import cached_property, partial
from itertools import accumulate
from pathlib import Path
from time import monotonic
from typing import TypeVar

from msgspec import Struct, field

from trainer.records.event import Event, written
from trainer.records.exam import ExamOutcome
from trainer.records.faults import RecordsFault
from trainer.records.lifecycle import ENDS
from trainer.records.registry.acts import SCHOOL
from trainer.records.registry.faults import RegistryDown
from trainer.records.registry.re_marks import Again
from trainer.records.registry.reads import delivered
from trainer.records.registry.reads.delivered import WHOLE, Share
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.exams import ExamRow, ExamTaskRow, SittingRow
from trainer.records.registry.rows.log import DeliveryRow
from trainer.records.registry.rows.marks import ExamMarked, Marks, MismatchRow, MistakeRow, together
from trainer.records.registry.where import File
from trainer.school.curriculum import Curriculum
from trainer.school.derivation import shown_of
from trainer.school.exam.opening import OpeningDifference
from trainer.school.exam.sheet import ExamSheet
from trainer.school.marker.copy import Copy
from trainer.school.marker.todays_marks import TodaysMarks
from trainer.school.practice import RECORDS

MARKING = "marking"
"""The folder of the copies, beside a school that is kept in a file."""

Each = TypeVar("Each")

# So many deliveries at most are marked in one transaction: a marker that is behind marks more at
# once, which takes less for each.
AT_ONCE = 80
READ_AT_ONCE = 10
# So long at most several are marked at once: who delivered meanwhile waits for it, and a delivery
# may take a thousand times as long as another. In a flood an honest round stood on the board after
# 1.2 s by 0.5 here, after 0.5 s by 0.2, which took 8% more of the processor for each round.
LONGEST_S = 0.3
# Characters of a claim that is kept because it differs: no program claims more of one attempt.
MOST_KEPT = 8_000
# The number of accounts whose beliefs are told in one transaction: who delivers meanwhile waits for
# it.
TOLD_AT_ONCE = 4
OPEN_AT_ONCE = 120
"""The number of copies that are kept open, of the accounts that delivered last."""


def mark_here(registry: Registry, curriculum: Curriculum) -> None:
    """Mark what waits at once, where this machine keeps the school; what another window is marking
    just now is left to it."""
    if isinstance(registry.where, File):
        marker = Marker(registry, lambda: curriculum, registry.where.path.parent / MARKING)
        with suppress(RecordsFault):
            for _ in marker.work():
                pass
        marker.close()


class Behind(Exception):
    """Another marker has marked one of these deliveries."""


class _Found(Struct, frozen=True):
    """The attempts that a delivery ends: its marks, the claims due of rounds and sittings, and the
    sheets of exams, None of one that cannot be marked, with what is wrong with their cards."""

    delivery: DeliveryRow
    marks: Marks
    shown: Mapping[str, str] = field(default_factory=dict)
    sheets: Mapping[str, ExamSheet | None] = field(default_factory=dict)
    otherwise: Mapping[str, OpeningDifference | None] = field(default_factory=dict)

    def compared(self, claims: Mapping[str, str]) -> Marks:
        """The marks, with what the station showed otherwise, and what it called finished that
        cannot be marked."""
        texts = {each: (claims.get(each, ""), shown) for each, shown in self.shown.items()}
        for each, sheet in self.sheets.items():
            texts[each] = _exam_shown(sheet, self.otherwise.get(each))
        at = self.delivery
        unlike = tuple(
            MismatchRow(attempt, at.account, at.station, claimed[:MOST_KEPT], found, at.at_ms)
            for attempt, (claimed, found) in texts.items()
            if not found or (claimed and claimed != found)
        )
        exams = [_exam(*each, at) for each in self.sheets.items()]
        known = tuple(each for each in exams if each is not None)
        return replace(self.marks, exams=known, mismatches=unlike)


class Marker:
    """Marks its share of what waits in a registry. ``folder`` keeps its copies of accounts'
    records; the houses are asked for when there is something to mark. Methods raise RegistryFault,
    and RecordsFault for a copy that cannot be written."""

    def __init__(
        self,
        registry: Registry,
        curriculum: Callable[[], Curriculum],
        folder: Path,
        share: Share = WHOLE,
    ) -> None:
        self._registry, self._curriculum, self._folder = registry, curriculum, folder
        self._share = share
        self._copies: OrderedDict[str, Copy] = OrderedDict()
        self._untold = 0
        self._turn, self._turns = 0, dict[str, int]()

    def close(self) -> None:
        """Give the copies back."""
        while self._copies:
            self._copies.popitem()[1].close()

    def renew(self) -> None:
        """Read the houses again."""
        self.close()
        # The school may have chosen another of their readings.
        self.__dict__.pop("_houses", None)

    def waiting(self) -> int:
        """The number of deliveries being marked."""
        return self._registry.ask(delivered.waiting)

    def work(self, *, more_comes: bool = False) -> Iterator[int]:
        """Mark all that waits, some deliveries at once; how many, each time. Then tell the beliefs
        that are due, unless there is more to mark soon."""
        self._forget_erased()
        to_mark = partial(self._registry.to_mark, AT_ONCE, self._share, self._turns)
        while (waiting := to_mark()) or not more_comes:
            if not waiting:
                if not self._tell_beliefs(TOLD_AT_ONCE):
                    return
                yield 0
                continue
            marked = self._mark(waiting)
            self._untold += marked
            yield marked
            # Beliefs take half as long as all the rest of a round, and only those after an
            # account's last one stand. One account's are told now and then where rounds always
            # wait, so that nobody's stay due for ever.
            if self._untold >= AT_ONCE:
                self._untold = 0
                self._tell_beliefs(1)

    def anew(self) -> None:
        """Everything waits to be marked again from the first delivery; the copies are gone."""
        self.close()
        shutil.rmtree(self._folder, ignore_errors=True)
        self._registry.unmark()

    def _mark(self, waiting: Sequence[DeliveryRow]) -> int:
        """Mark the first of these, as many as go together."""
        first = waiting[0]
        # An act that has rounds marked again is carried out by itself.
        together = [first] if first.chain == SCHOOL else waiting
        marked = self._marks(together) or sum(map(self._mark_alone, _in_time(together)))
        self._turn += 1
        self._turns |= {each.account: self._turn for each in together[:marked]}
        return marked

    def _marks(self, several: Sequence[DeliveryRow]) -> int:
        """Mark the first of these together, in time; 0 if something in them cannot be marked."""
        try:
            return self._mark_together(several)
        except (RegistryDown, RecordsFault):
            raise
        except Exception:  # noqa: BLE001
            # Anything: a delivery is what a station wrote, and one that upsets the marker must not
            # keep those behind it from their marks.
            return 0

    def _mark_together(self, several: Sequence[DeliveryRow]) -> int:
        if several[0].chain == SCHOOL:
            self._registry.mark([(each, self._marked_again(each)) for each in several])
            return len(several)
        with suppress(Behind), ExitStack() as undone:
            for each in several:
                undone.callback(self._forget, each.account)
            with ExitStack() as held:
                found = list(self._found(several, held))
                if not self._registry.mark(self._compared(found)):
                    raise Behind
            undone.pop_all()
        return len(found)

    def _mark_alone(self, delivery: DeliveryRow) -> int:
        """Mark that one; one that nothing can be made of has no marks, and is listed."""
        if not self._marks([delivery]):
            self._registry.mark([(delivery, Marks(mismatches=tuple(self._unmarked(delivery))))])
        return 1

    def _unmarked(self, delivery: DeliveryRow) -> Iterator[MismatchRow]:
        """All that the delivery ends, as what cannot be marked."""
        own = delivery.account, delivery.station, "", "", delivery.at_ms
        with self._registry.reading() as db:
            (told,) = delivered.events_in(db, [delivery]) if delivery.chain != SCHOOL else ([],)
        yield from (MismatchRow(each.attempt, *own) for each in told if each.kind in ENDS)

    # --- the marks of deliveries

    def _found(self, together: Sequence[DeliveryRow], held: ExitStack) -> Iterator[_Found]:
        """The attempts that each of them ends. The copies are as they were until they are let
        go."""
        for delivery, events in _in_time(self._told(together)):
            if events:
                copy = self._copy(delivery.account, delivery.number)
                held.enter_context(copy.transaction())
                ended = copy.take(events)
                opened = self._opened_here(ended.exams)
                set_as = {each: self._blueprint(opened.get(each)) for each in ended.exams}
                sheets = {each: copy.sheet(each, set_as[each]) for each in ended.exams}
                otherwise = {
                    each: copy.dealt_otherwise(each, set_as[each], seeds)
                    for each, sheet in sheets.items()
                    if sheet is not None and (seeds := self._seeds(opened.get(each)))
                }
                # As after the school went back to a copy from before, or of a station's own.
                unopened = [each for each in sheets if each not in opened]
                otherwise |= dict.fromkeys(unopened, OpeningDifference.EXAM)
                yield _Found(delivery, copy.marks(ended), shown_of(ended), sheets, otherwise)
            else:
                yield _Found(delivery, Marks())

    def _told(
        self, together: Sequence[DeliveryRow]
    ) -> Iterator[tuple[DeliveryRow, Sequence[Event]]]:
        """Each with its events, a few read at once."""
        # One may be of megabytes.
        for at in range(0, len(together), READ_AT_ONCE):
            several = together[at : at + READ_AT_ONCE]
            found = self._registry.ask(delivered.events_in, several)
            yield from zip(several, found, strict=True)

    def _compared(self, found: Sequence[_Found]) -> list[tuple[DeliveryRow, Marks]]:
        """Their marks, and what stations showed otherwise."""
        claimed = self._registry.ask(
            delivered.claims_of, [attempt for each in found for attempt in each.shown]
        )
        return [(each.delivery, each.compared(claimed)) for each in found]

    def _opened_here(self, sittings: Sequence[str]) -> Mapping[str, SittingRow]:
        """The sittings among them that the school opened, asked for at once."""
        # A station may tell of any.
        found = self._registry.rows(SittingRow, sitting=sittings) if sittings else ()
        return {each.sitting: each for each in found}

    def _blueprint(self, row: SittingRow | None) -> str:
        """The blueprint of a sitting as the school set it; empty of one that it did not open."""
        exam = self._registry.row(ExamRow, exam=row.exam) if row is not None else None
        return exam.blueprint if exam is not None else ""

    def _seeds(self, row: SittingRow | None) -> Sequence[int]:
        """The seeds that were given for a sitting, in their order; none at a demo school, where
        nobody is examined, and of one that the school did not open."""
        if row is None or self._registry.is_demo:
            return ()
        given = self._registry.rows(ExamTaskRow, sitting=row.sitting, order="number")
        return tuple({1: row.seed, **{each.number: each.seed for each in given}}.values())

    # --- beliefs

    def _tell_beliefs(self, at_most: int) -> bool:
        """Tell the beliefs of so many accounts for which they are due; False if there are none."""
        due = self._registry.beliefs_due(at_most, self._share)
        if due:
            beliefs = {each: self._copy(each.account, each.delivery + 1) for each in due}
            self._registry.tell_beliefs(
                {at: copy.beliefs(at.house) for at, copy in beliefs.items()}
            )
        return bool(due)

    # --- the copies

    def _copy(self, account: str, number: int) -> Copy:
        """The account's records as they were before the delivery of that number."""
        if account not in self._copies:
            while len(self._copies) >= OPEN_AT_ONCE:
                self._copies.popitem(last=False)[1].close()
            self._copies[account] = self._opened(account, number)
        self._copies.move_to_end(account)
        return self._copies[account]

    def _opened(self, account: str, number: int) -> Copy:
        path = self._folder / account / RECORDS
        before = self._registry.ask(delivered.before, account, number)
        copy = self._caught_up(path, before)
        if copy is None:
            shutil.rmtree(path.parent, ignore_errors=True)
            copy = self._caught_up(path, before)
        assert copy is not None, "an empty copy has nothing that the school does not have"
        return copy

    def _caught_up(self, path: Path, before: Sequence[DeliveryRow]) -> Copy | None:
        """A copy with all that was delivered before; None where it holds something else."""
        try:
            copy = Copy(path, self._houses)
        # A damaged copy is made again from the log; where none can be made, the disk is at fault.
        except RecordsFault:
            if not path.exists():
                raise
            return None
        last = copy.last
        there = last.place if last is not None else 0
        ends = list(accumulate(each.last - each.first + 1 for each in before))
        if there and there not in ends:
            copy.close()
            return None
        known = ends.index(there) + 1 if there else 0
        with self._registry.reading() as db:
            if last is not None:
                ((*_, before_it),) = delivered.events_in(db, [before[known - 1]])
                if before_it.id != last.id:
                    copy.close()
                    return None
            for each in before[known:]:
                copy.take(delivered.events_in(db, [each])[0])
        return copy

    def _forget_erased(self) -> None:
        """No copy is kept of whom the school has erased."""
        erased = self._registry.ask(delivered.erased)
        for account in erased:
            self._forget(account)
            shutil.rmtree(self._folder / account, ignore_errors=True)

    def _forget(self, account: str) -> None:
        """Forget the copy of that account."""
        # Its memory may be ahead of its file.
        copy = self._copies.pop(account, None)
        if copy is not None:
            copy.close()

    @cached_property
    def _houses(self) -> Curriculum:
        return self._curriculum()

    # --- what a supervisor has marked again

    def _marked_again(self, delivery: DeliveryRow) -> Marks:
        """The marks by today's rules of all that the act names."""
        event = self._registry.events_in(SCHOOL, delivery.first - 1)[0]
        again, anew = Again.of(event.facts), TodaysMarks(self._registry, self._houses)
        rounds = [
            anew.marks(each, self._registry.rows(MistakeRow, attempt=each)) for each in again.rounds
        ]
        quick = [anew.sitting(each) for each in again.quick]
        exams = [anew.exam(each) for each in self._sittings(again.exams)]
        return replace(
            together([each for each in rounds if each is not None]),
            quick=tuple(each for each in quick if each is not None),
            exams=tuple(each for each in exams if each is not None),
        )

    def _sittings(self, sittings: Sequence[str]) -> Sequence[SittingRow]:
        return self._registry.rows(SittingRow, sitting=list(sittings))


def _in_time(several: Iterable[Each]) -> Iterator[Each]:
    """The first of these, until they have taken as long as may be; one at least."""
    begun = monotonic()
    for each in several:
        yield each
        if monotonic() - begun >= LONGEST_S:
            return


def _exam(sitting: str, sheet: ExamSheet | None, delivery: DeliveryRow) -> ExamMarked | None:
    """The end of an exam, by its evidence and the time at which the school heard of it; None if
    today's rules cannot mark it."""
    if sheet is None:
        return None
    discontinued = sheet.result.outcome is ExamOutcome.DISCONTINUED
    graded = ExamOutcome.PASSED if sheet.grade.passed else ExamOutcome.FAILED
    return ExamMarked(
        sitting=sitting,
        state="discontinued" if discontinued else "ended",
        outcome=(ExamOutcome.DISCONTINUED if discontinued else graded).value,
        decisions=sheet.grade.decisions,
        errors=sheet.grade.errors,
        critical=sheet.grade.critical,
        failed_areas=json.dumps([area.value for area in sheet.grade.failed_areas]),
        ended_at_ms=delivery.at_ms,
    )


def _exam_shown(sheet: ExamSheet | None, otherwise: OpeningDifference | None) -> tuple[str, str]:
    """The result that the trainee was told of an exam, and the one that its evidence gives; with
    what is wrong with its cards, where something is."""
    if sheet is None:
        return "", ""
    result, grade = sheet.result, sheet.grade
    outcome = ExamOutcome.PASSED if grade.passed else ExamOutcome.FAILED
    if result.outcome is ExamOutcome.DISCONTINUED:
        outcome = result.outcome
    claimed = {
        "outcome": result.outcome.value,
        "errors": result.errors,
        "critical": result.critical,
    }
    found = {"outcome": outcome.value, "errors": grade.errors, "critical": grade.critical}
    wrong = {} if otherwise is None else {"cards": otherwise.value}
    return written(claimed), written(found | wrong)
