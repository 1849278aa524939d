"""Every page that the side bar leads to, and what makes the pages of the school: one registry.

A page of the school is added in two lines: its part in ``PARTS``, which makes it and says what
right it needs, and its place in ``PLACES``, where it stands in a side bar at all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Protocol

from trainer.school.people.account import Role
from trainer.school.people.rights import Right, has_right
from trainer.wording import Phrase, phrase

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from trainer.school.people.account import Account
    from trainer.ui.desk import Desk
    from trainer.ui.icons import IconName


class Bar(Enum):
    """The kind of side bar: for somebody who practises, or for somebody who runs the school."""

    PRACTICE = "practice"
    SCHOOL = "school"


class Foot(Enum):
    """The part of the bar in which a place stands."""

    NO = "among the pages"
    YES = "at the foot"


@dataclass(frozen=True, slots=True)
class Place:
    """A page that a side bar leads to. ``there`` says whether it is of use just now."""

    page: str
    text: Phrase
    icon: IconName
    bar: Bar
    foot: Foot = Foot.NO
    there: Callable[[Desk], bool] = lambda _: True


class PagePart(Protocol):
    """The desk's part for some pages: builds them, and shows on them how things are now."""

    @property
    def builders(self) -> Mapping[str, Callable[[], QWidget]]: ...

    def open(self, page: str) -> None:
        """That page is about to be in sight."""


@dataclass(frozen=True, slots=True)
class Part:
    """Pages with the right that each needs (none for None), and what makes them when the first of
    them is asked for. ``alone``: those that have the whole window."""

    make: Callable[[Desk], PagePart]
    pages: Mapping[str, Right | None]
    alone: frozenset[str] = field(default=frozenset())


SIGN_IN, LOCKED, OWN_PASSWORD, ACCOUNT = "sign-in", "locked", "own-password", "account"
SET_UP, PEOPLE, CLASSES, CLASS_LIST = "set-up-school", "people", "classes", "class-list"
MY_DATA, TABLE_TEST, AUDIT = "my-data", "table-test", "audit"
EXAMS, EXAM_SET, EXAM_SHEET, EXAM_BLIND = "exams", "exam-set", "exam-sheet", "exam-blind"
MY_EXAMS, EXAM_TABLE, EXAM_RULING, EXAM_RESULT, EXAM_WAIT = (
    "my-exams",
    "exam-table",
    "exam-ruling",
    "exam-result",
    "exam-wait",
)


def _door(desk: Desk) -> PagePart:
    from trainer.ui.people.door_part import DoorPart

    return DoorPart(desk)


def _people(desk: Desk) -> PagePart:
    from trainer.ui.people.people_part import PeoplePart

    return PeoplePart(desk)


def _audit(desk: Desk) -> PagePart:
    from trainer.ui.audit.part import AuditPart

    return AuditPart(desk)


def _data(desk: Desk) -> PagePart:
    from trainer.ui.privacy.controller import DataDesk

    return DataDesk(desk)


def _table_tests(desk: Desk) -> PagePart:
    from trainer.ui.table_test.controller import TableTestDesk

    return TableTestDesk(desk)


def _reviews(desk: Desk) -> PagePart:
    from trainer.ui.review_queue.controller import ReviewDesk

    return ReviewDesk(desk)


def _exam_office(desk: Desk) -> PagePart:
    from trainer.ui.exam.office_part import OfficePart

    return OfficePart(desk)


def _exams_sat(desk: Desk) -> PagePart:
    from trainer.ui.exam.candidate_part import CandidatePart

    return CandidatePart(desk)


def _reports(desk: Desk) -> PagePart:
    from trainer.ui.report_pages import ReportPages

    return ReportPages(desk)


PARTS: tuple[Part, ...] = (
    Part(
        _reports,
        {"class": Right.SEE_RESULTS, "reports": Right.SEE_RESULTS, "trainee": Right.SEE_RESULTS},
    ),
    Part(
        _exam_office,
        {
            EXAMS: Right.SET_EXAMS,
            EXAM_SET: Right.SET_EXAMS,
            EXAM_SHEET: Right.SEE_RESULTS,
            EXAM_BLIND: Right.SIGN_EXAMS,
        },
        alone=frozenset({EXAM_SET, EXAM_SHEET, EXAM_BLIND}),
    ),
    Part(
        _exams_sat,
        {
            MY_EXAMS: Right.SIT_EXAMS,
            EXAM_TABLE: Right.SIT_EXAMS,
            EXAM_RULING: Right.SIT_EXAMS,
            EXAM_RESULT: Right.SIT_EXAMS,
            EXAM_WAIT: Right.SIT_EXAMS,
        },
        alone=frozenset({EXAM_TABLE, EXAM_RULING, EXAM_RESULT, EXAM_WAIT}),
    ),
    Part(
        _reviews,
        {
            "attempts": Right.REVIEW,
            "attempt": Right.REVIEW,
            "remedials": Right.REVIEW,
            "re-marking": Right.RE_MARK,
        },
        alone=frozenset({"attempt"}),
    ),
    Part(
        _table_tests,
        {
            TABLE_TEST: Right.TEST_AT_TABLE,
            "table-test-setup": Right.TEST_AT_TABLE,
            "table-test-watch": Right.TEST_AT_TABLE,
            "table-test-form": Right.TEST_AT_TABLE,
        },
        alone=frozenset({"table-test-setup", "table-test-watch", "table-test-form"}),
    ),
    Part(_audit, {AUDIT: Right.SEE_ACTS}),
    Part(_data, {MY_DATA: None}),
    Part(
        _door,
        {SIGN_IN: None, LOCKED: None, OWN_PASSWORD: None, ACCOUNT: None, SET_UP: None},
        alone=frozenset({SIGN_IN, LOCKED, OWN_PASSWORD}),
    ),
    Part(
        _people,
        {
            PEOPLE: Right.SEE_PEOPLE,
            CLASSES: Right.KEEP_CLASSES,
            CLASS_LIST: Right.KEEP_ACCOUNTS,
        },
    ),
)

PLACES: tuple[Place, ...] = (
    Place("today", phrase("Today"), "home", Bar.PRACTICE),
    Place("quiz", phrase("Quiz"), "quiz", Bar.PRACTICE),
    Place("houses", phrase("Houses"), "houses", Bar.PRACTICE),
    Place("progress", phrase("Progress"), "progress", Bar.PRACTICE),
    Place("results", phrase("Results"), "results", Bar.PRACTICE),
    Place("mistakes", phrase("My mistakes"), "mistakes", Bar.PRACTICE),
    Place(
        MY_EXAMS,
        phrase("Exams"),
        "exam",
        Bar.PRACTICE,
        there=lambda desk: desk.people.account is not None,
    ),
    Place("class", phrase("Class"), "people", Bar.SCHOOL),
    Place("attempts", phrase("Attempts"), "results", Bar.SCHOOL),
    Place(EXAMS, phrase("Exams"), "exam", Bar.SCHOOL),
    Place(TABLE_TEST, phrase("Table tests"), "felt", Bar.SCHOOL),
    Place("reports", phrase("Reports"), "progress", Bar.SCHOOL),
    Place("houses", phrase("Houses and rules"), "houses", Bar.SCHOOL),
    Place(PEOPLE, phrase("People"), "register", Bar.SCHOOL),
    Place(AUDIT, phrase("Acts and backups"), "document", Bar.SCHOOL),
    Place("help", phrase("Help"), "help", Bar.PRACTICE, Foot.YES),
    Place("settings", phrase("Settings"), "settings", Bar.PRACTICE, Foot.YES),
    Place("help", phrase("Help"), "help", Bar.SCHOOL, Foot.YES),
    Place("settings", phrase("Settings"), "settings", Bar.SCHOOL, Foot.YES),
)

FIRST_OF_SCHOOL = ("class", "people", "houses")
"""The page that comes first for whoever runs the school: the first of these that he may see."""

ALONE = frozenset(
    {
        "table",
        "debrief",
        "replay",
        "quick",
        "quick-result",
        "incident",
        "quiz-items",
        "quiz-result",
    }
).union(*(part.alone for part in PARTS))
"""Pages that have the whole window, without the side bar."""


def part_of(page: str) -> Part | None:
    """The maker of that page; None for a page of practice."""
    return next((part for part in PARTS if page in part.pages), None)


def right_for(page: str) -> Right | None:
    """The right that the page asks for; None if everybody may see it."""
    part = part_of(page)
    return part.pages[page] if part is not None else None


def bar_of(account: Account | None) -> Bar:
    """The side bar of whoever is signed in by that account, or not at all."""
    practising = account is None or account.role is Role.TRAINEE
    return Bar.PRACTICE if practising else Bar.SCHOOL


def places_for(account: Account | None, desk: Desk) -> tuple[Place, ...]:
    """The places of that account's side bar just now."""
    mine = [place for place in PLACES if place.bar is bar_of(account)]
    return tuple(place for place in mine if _may_see(account, place.page) and place.there(desk))


def first_page(account: Account | None, desk: Desk) -> str:
    """The page that comes first after signing in, and that Esc leads to."""
    if bar_of(account) is Bar.PRACTICE:
        return "today"
    there = {place.page for place in places_for(account, desk)}
    return next(page for page in FIRST_OF_SCHOOL if page in there)


def _may_see(account: Account | None, page: str) -> bool:
    right = right_for(page)
    return right is None or has_right(account, right)
