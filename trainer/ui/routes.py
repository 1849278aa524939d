"""Every page of the window in one table: the right that it needs, its help, and its side bar.

A page of the school is added in two lines: its route in ``ROUTES``, and its place in ``PLACES`` if
it stands in a side bar.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Protocol

from msgspec import Struct
from PySide6.QtWidgets import QWidget

from trainer.records.registry.acts import Role
from trainer.school.people.rights import Account, Right, has_right
from trainer.ui.kit.icons import IconName
from trainer.wording import Phrase, phrase


class BarKind(Enum):
    """The kind of side bar: for somebody who practises, or for somebody who runs the school."""

    PRACTICE = "practice"
    SCHOOL = "school"


class Foot(Enum):
    """The part of the bar in which a place stands."""

    NO = "among the pages"
    YES = "at the foot"


class BarPlace(Struct, frozen=True):
    """A page that a side bar leads to; ``signed_in``: it is of no use to somebody without an
    account."""

    page: str
    text: Phrase
    icon: IconName
    bar: BarKind
    foot: Foot = Foot.NO
    signed_in: bool = False


class PagePart(Protocol):
    """The builder of some pages, which also brings them up to date."""

    @property
    def builders(self) -> Mapping[str, Callable[[], QWidget]]: ...

    def open(self, page: str) -> None:
        """Bring that page up to date before it comes into sight."""


class PageRoute(Struct, frozen=True):
    """One page: the topic of its help, the class that makes it (none for a page of practice), and
    its right.

    ``alone``: it has the whole window. ``under_seal``: it may come into sight while an exam is
    sealed. ``of_records``: it shows nothing where the records of the person here cannot be read.
    ``renewed``: it shows at once what was done at another station. ``under``: the page whose place
    in the side bar is lit with it, if it has none of its own.
    """

    name: str
    help: str
    # A name: the class is imported when its page is first asked for. The first paint needs none.
    part: str = ""
    right: Right | None = None
    alone: bool = False
    under_seal: bool = False
    of_records: bool = False
    renewed: bool = False
    under: str = ""


HELD, LIVE = "held", "live"
FIND = "find"
"""Not a page: it lies over the one in sight."""
SIGN_IN, LOCKED, OWN_PASSWORD, ACCOUNT = "sign-in", "locked", "own-password", "account"
SET_UP, PEOPLE, CLASSES, CLASS_LIST = "set-up-school", "people", "classes", "class-list"
LIVE_REPORT, SESSION_END = "live-report", "session"
MY_DATA, TABLE_TEST, AUDIT = "my-data", "table-test", "audit"
WORKSHOP_START, WORKSHOP = "workshop-start", "workshop"
EXAMS, EXAM_SET, EXAM_SHEET, EXAM_BLIND = "exams", "exam-set", "exam-sheet", "exam-blind"
MY_EXAMS, EXAM_TABLE, EXAM_RULING, EXAM_RESULT, EXAM_WAIT = (
    "my-exams",
    "exam-table",
    "exam-ruling",
    "exam-result",
    "exam-wait",
)


_QUESTIONS = "question_pages:QuestionPages"
_ROUND = "round_pages:RoundPages"
_QUIZ = "quiz_controller:QuizController"
_HELP = "help_controller:HelpController"
_DOOR = "door_part:DoorPart"
_PEOPLE = "people_part:PeoplePart"
_AUDIT = "audit_part:AuditPart"
_WORKSHOP = "workshop.part:WorkshopPart"
_DATA = "privacy.my_data:DataPages"
_TABLE_TESTS = "table_test.controller:TableTestController"
_REVIEWS = "review_queue.controller:ReviewController"
_EXAM_OFFICE = "exam.office_part:OfficePart"
_EXAMS_SAT = "exam.candidate_part:CandidatePart"
_OWN = "own_pages:OwnPages"
_LIVE = "live_wall.part:LivePart"
_REPORTS = "report_pages:ReportPages"
_SEES = Right.SEE_RESULTS
_TESTS = Right.TEST_AT_TABLE

ROUTES: tuple[PageRoute, ...] = (
    PageRoute("today", "today", renewed=True),
    PageRoute("first-start", "today", alone=True),
    PageRoute(SESSION_END, "today", _OWN, under="today"),
    PageRoute("table", "table", _ROUND, alone=True),
    PageRoute("debrief", "debrief", _ROUND, alone=True),
    PageRoute("replay", "replay", _ROUND, alone=True),
    PageRoute("quick", "quick", _QUESTIONS, alone=True),
    PageRoute("quick-result", "quick", _QUESTIONS, alone=True),
    PageRoute("incident", "incident", _QUESTIONS, alone=True),
    PageRoute("quiz", "quiz", _QUIZ, of_records=True),
    PageRoute("quiz-items", "quiz", _QUESTIONS, alone=True),
    PageRoute("quiz-result", "quiz", _QUIZ, alone=True),
    PageRoute("houses", "houses", "house_book_controller:HouseBookController", of_records=True),
    PageRoute(WORKSHOP_START, "houses", _WORKSHOP, Right.PUBLISH_HOUSES, alone=True),
    PageRoute(WORKSHOP, "houses", _WORKSHOP, Right.PUBLISH_HOUSES, alone=True),
    PageRoute("challenges", "challenges", "challenges:Challenges", of_records=True, renewed=True),
    PageRoute(LIVE_REPORT, "table", _OWN, of_records=True, alone=True),
    PageRoute("progress", "progress", _OWN, of_records=True, renewed=True),
    PageRoute("results", "results", _OWN, of_records=True, renewed=True),
    PageRoute("mistakes", "mistakes", _OWN, of_records=True, renewed=True),
    PageRoute("settings", "settings", "settings_controller:SettingsController"),
    PageRoute("help", "today", _HELP),
    PageRoute("about", "today", _HELP, under="help"),
    PageRoute(MY_DATA, "my-data", _DATA, under="settings"),
    PageRoute(MY_EXAMS, "my-exams", _EXAMS_SAT, Right.SIT_EXAMS),
    PageRoute(EXAM_TABLE, "my-exams", _EXAMS_SAT, Right.SIT_EXAMS, alone=True, under_seal=True),
    PageRoute(EXAM_RULING, "my-exams", _EXAMS_SAT, Right.SIT_EXAMS, alone=True, under_seal=True),
    PageRoute(EXAM_WAIT, "my-exams", _EXAMS_SAT, Right.SIT_EXAMS, alone=True, under_seal=True),
    PageRoute(EXAM_RESULT, "my-exams", _EXAMS_SAT, Right.SIT_EXAMS, alone=True),
    PageRoute("class", "class", _REPORTS, _SEES, of_records=True),
    PageRoute("trainee", "class", _REPORTS, _SEES, of_records=True, under="class"),
    PageRoute(LIVE, "live", _LIVE, _SEES, of_records=True),
    PageRoute("reports", "reports", _REPORTS, _SEES, of_records=True),
    PageRoute("attempts", "review", _REVIEWS, Right.REVIEW),
    PageRoute("attempt", "review", _REVIEWS, Right.REVIEW, alone=True),
    PageRoute("remedials", "review", _REVIEWS, Right.REVIEW, under="attempts"),
    PageRoute("re-marking", "review", _REVIEWS, Right.RE_MARK, under="attempts"),
    PageRoute(EXAMS, "exams", _EXAM_OFFICE, Right.SET_EXAMS),
    PageRoute(EXAM_SET, "exams", _EXAM_OFFICE, Right.SET_EXAMS, alone=True),
    PageRoute(EXAM_SHEET, "exams", _EXAM_OFFICE, _SEES, alone=True),
    PageRoute(EXAM_BLIND, "exams", _EXAM_OFFICE, Right.SIGN_EXAMS, alone=True),
    PageRoute(TABLE_TEST, "table-test", _TABLE_TESTS, _TESTS),
    PageRoute("table-test-setup", "table-test", _TABLE_TESTS, _TESTS, alone=True),
    PageRoute("table-test-watch", "table-test", _TABLE_TESTS, _TESTS, alone=True),
    PageRoute("table-test-form", "table-test", _TABLE_TESTS, _TESTS, alone=True),
    PageRoute(PEOPLE, "people", _PEOPLE, Right.SEE_PEOPLE),
    PageRoute(CLASSES, "people", _PEOPLE, Right.KEEP_CLASSES, under=PEOPLE),
    PageRoute(CLASS_LIST, "people", _PEOPLE, Right.KEEP_ACCOUNTS, under=PEOPLE),
    PageRoute(AUDIT, "people", _AUDIT, Right.SEE_ACTS),
    PageRoute(HELD, "table", alone=True),
    PageRoute(SIGN_IN, "account", _DOOR, alone=True),
    PageRoute(LOCKED, "account", _DOOR, alone=True),
    PageRoute(OWN_PASSWORD, "account", _DOOR, alone=True),
    PageRoute(ACCOUNT, "account", _DOOR),
    PageRoute(SET_UP, "account", _DOOR, under="settings"),
)
_BY_NAME = {each.name: each for each in ROUTES}
UNDER_SEAL = frozenset(each.name for each in ROUTES if each.under_seal)

PLACES: tuple[BarPlace, ...] = (
    BarPlace("today", phrase("Today"), "home", BarKind.PRACTICE),
    BarPlace("quiz", phrase("Quiz"), "quiz", BarKind.PRACTICE),
    BarPlace("challenges", phrase("Challenges"), "drills", BarKind.PRACTICE),
    BarPlace("houses", phrase("Houses"), "houses", BarKind.PRACTICE),
    BarPlace("progress", phrase("Progress"), "progress", BarKind.PRACTICE),
    BarPlace("results", phrase("Results"), "results", BarKind.PRACTICE),
    BarPlace("mistakes", phrase("My mistakes"), "mistakes", BarKind.PRACTICE),
    BarPlace(MY_EXAMS, phrase("Exams"), "exam", BarKind.PRACTICE, signed_in=True),
    BarPlace("class", phrase("Class"), "people", BarKind.SCHOOL),
    BarPlace(LIVE, phrase("Live"), "live", BarKind.SCHOOL),
    BarPlace("attempts", phrase("Attempts"), "results", BarKind.SCHOOL),
    BarPlace(EXAMS, phrase("Exams"), "exam", BarKind.SCHOOL),
    BarPlace(TABLE_TEST, phrase("Table tests"), "felt", BarKind.SCHOOL),
    BarPlace("reports", phrase("Reports"), "progress", BarKind.SCHOOL),
    BarPlace("challenges", phrase("Challenges"), "drills", BarKind.SCHOOL),
    BarPlace("houses", phrase("Houses and rules"), "houses", BarKind.SCHOOL),
    BarPlace(PEOPLE, phrase("People"), "register", BarKind.SCHOOL),
    BarPlace(AUDIT, phrase("Audit and backups"), "document", BarKind.SCHOOL),
    BarPlace("help", phrase("Help"), "help", BarKind.PRACTICE, Foot.YES),
    BarPlace("settings", phrase("Settings"), "settings", BarKind.PRACTICE, Foot.YES),
    BarPlace("help", phrase("Help"), "help", BarKind.SCHOOL, Foot.YES),
    BarPlace("settings", phrase("Settings"), "settings", BarKind.SCHOOL, Foot.YES),
)

FIRST_OF_SCHOOL = ("class", "people", "houses")
"""The page that comes first for whoever runs the school: the first of these that he may see."""


def route_of(page: str) -> PageRoute:
    """The route of that page. Raises KeyError for an unknown page."""
    return _BY_NAME[page]


def right_for(page: str) -> Right | None:
    """The right that a person needs to see that page; None if everybody may."""
    return route_of(page).right


def bar_of(account: Account | None) -> BarKind:
    """The side bar for that account, or for nobody signed in."""
    practising = account is None or account.role is Role.TRAINEE
    return BarKind.PRACTICE if practising else BarKind.SCHOOL


def places_for(account: Account | None) -> tuple[BarPlace, ...]:
    """The places of that account's side bar just now."""
    mine = [place for place in PLACES if place.bar is bar_of(account)]
    there = (each for each in mine if account is not None or not each.signed_in)
    return tuple(each for each in there if _may_see(account, each.page))


def first_page(account: Account | None) -> str:
    """The page that comes first after signing in, and that Esc leads to."""
    if bar_of(account) is BarKind.PRACTICE:
        return "today"
    there = {place.page for place in places_for(account)}
    return next(page for page in FIRST_OF_SCHOOL if page in there)


def place_or(page: str, otherwise: str) -> str:
    """That page if a side bar leads to it; otherwise the other."""
    return page if any(place.page == page for place in PLACES) else otherwise


def _may_see(account: Account | None, page: str) -> bool:
    right = right_for(page)
    return right is None or has_right(account, right)
