"""The rows of the supervisor's page of exams, and the choices beside them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from datetime import datetime

from trainer.records.registry.rows.exams import SittingRow
from trainer.school.date_words import at, day, moment
from trainer.school.exam.exam_words import due_words
from trainer.school.exam.office import Candidate, ExamOffice, ExamSet, SittingListed, waits
from trainer.school.exam.signing import OPEN
from trainer.school.people.classes import SchoolClass
from trainer.ui.exam.office_page import OfficeShown
from trainer.ui.text_rows import TextRow
from trainer.wording import say, say_count

LISTED = 200
DUE_DAYS = (1, 3, 7, 14, 30, 60)


class OfficeRows:
    """Reads the office and puts it into words.

    ``title_of`` gives a house's title; ``seen`` are sittings whose sheets were opened. The outcome
    of a sitting that the person may still mark blind is not told.
    """

    def __init__(
        self,
        office: ExamOffice,
        now: datetime,
        title_of: Callable[[str], str],
        seen: Collection[str] = (),
    ) -> None:
        self._office, self._now, self._title_of = office, now, title_of
        self._seen = frozenset(seen)
        self._hidden = frozenset[str]()

    def shown(self) -> OfficeShown:
        """All that the page shows."""
        exams, classes = self._office.exams(), self._office.classes()
        sittings = self._office.sittings(LISTED)
        listed = {each.sitting.sitting for each in sittings}
        self._hidden = self._office.kept_from_him(listed) - self._seen
        candidates = {each.exam: self._office.candidates(each.exam) for each in exams}
        return OfficeShown(
            exams=[self._exam(each) for each in exams],
            candidates={exam: [*map(self._candidate, who)] for exam, who in candidates.items()},
            sittings=[self._sitting(each) for each in sittings],
            to_assign={each.exam: [*_whom(classes, each.blueprint.house)] for each in exams},
            due=[(days, _days_words(days)) for days in DUE_DAYS],
            withdrawn=frozenset(each.exam for each in exams if each.withdrawn),
            ended=frozenset(
                each.sitting.sitting for each in sittings if each.sitting.outcome is not None
            ),
            open_=frozenset(
                each.sitting.sitting for each in sittings if each.sitting.state == OPEN
            ),
        )

    def _exam(self, each: ExamSet) -> TextRow:
        title = f"{each.blueprint.heading} · {self._title_of(each.blueprint.house)}"
        if each.withdrawn:
            title = say("{title} (withdrawn)", title=title)
        set_on = day(at(each.set_at_ms), self._now)
        passed = say("{passed} of {all}", passed=each.passed, all=each.assigned)
        cells = (title, set_on, passed)
        return TextRow(each.exam, cells, quiet=each.withdrawn)

    def _candidate(self, each: Candidate) -> TextRow:
        """One candidate; one who has sat it is not overdue, however it went."""
        last = each.last
        stands, due = say("Not sat yet"), due_words(each.due_ms, self._now)
        if last is not None and last.ended_at_ms is not None:
            due = day(at(each.due_ms), self._now)
        if last is not None:
            stands = self._stands(last, signed=each.signed)
        return TextRow(each.account, (each.name, due, stands))

    def _sitting(self, each: SittingListed) -> TextRow:
        row = each.sitting
        stands = self._stands(row, signed=not waits(each))
        when = moment(row.ended_at_ms or row.opened_at_ms)
        cells = (each.name, each.title, self._title_of(each.house), when, stands)
        return TextRow(row.sitting, cells, quiet=not waits(each))

    def _stands(self, row: SittingRow, *, signed: bool) -> str:
        """The end of the sitting, and if it waits for a signature."""
        told = _state_words(row.state, None if row.sitting in self._hidden else row.outcome)
        if signed or row.outcome is None or row.state == "voided":
            return told
        return say("{state}, to be signed", state=told)


def _whom(classes: Sequence[SchoolClass], house: str) -> Iterator[tuple[str, str]]:
    """Whole classes first, those that learn that house before others; then trainees one by one."""
    for class_ in sorted(classes, key=lambda each: each.house != house):
        if class_.trainees:
            count = len(class_.trainees)
            yield (
                ",".join(each.id for each in class_.trainees),
                say("{title} ({count})", title=class_.title, count=count),
            )
    there = {each.id: each.name for class_ in classes for each in class_.trainees}
    yield from sorted(there.items(), key=lambda each: each[1].casefold())


def _state_words(state: str, outcome: str | None) -> str:
    """The state of a sitting: open, voided, or its end."""
    words: Mapping[str, Callable[[], str]] = {
        "passed": lambda: say("Passed"),
        "failed": lambda: say("Failed"),
        "discontinued": lambda: say("Discontinued"),
        "open": lambda: say("Under way"),
        "voided": lambda: say("Voided"),
        "ended": lambda: say("Ended"),
    }
    key = state if state in ("open", "voided", "discontinued") or outcome is None else outcome
    return words[key]()


def _days_words(days: int) -> str:
    return say_count("{count} day", "{count} days", count=days)
