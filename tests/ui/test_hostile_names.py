"""Names that look like markup, formulas, placeholders or another script, on every page of a school:
each stands as it was written, and no page breaks."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QTableView, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.access.painted import painted_texts
from tests.ui.at_school import as_admin, people
from trainer.records.registry.acts import Role
from trainer.school.exam.office import ExamOffice
from trainer.school.people.classes import Classes
from trainer.shots.people import signed_in
from trainer.ui.application import Application
from trainer.ui.audit_part import AuditPart
from trainer.ui.exam.blind_page import BlindPage
from trainer.ui.exam.sheet_page import SheetPage
from trainer.ui.home.drills_card import DrillsCard
from trainer.ui.home.next_card import NextCard
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.theme import font
from trainer.ui.kit.widgets import Button, Elided
from trainer.ui.main_window import SMALLEST
from trainer.ui.quick.order_board import SMALLEST as SMALLEST_STEP
from trainer.ui.quick.order_board import Slot
from trainer.ui.quick.page import QuickPage
from trainer.ui.quiz.checks import Check, Checks
from trainer.ui.review_queue.attempt_page import AttemptPage
from trainer.ui.routes import AUDIT
from trainer.ui.table.panel.panel import Panel
from trainer.ui.table_test.form_page import FormPage
from trainer.ui.table_test.setup_page import SetupPage
from trainer.ui.table_test.watch_page import WatchPage
from trainer.ui.workshop.work_page import WorkshopPage

NAMES = (
    "<b>bold</b>",
    "<img src=x onerror=y>",
    "&amp; & &&x",
    "%1 %s {0} {name}",
    "=1+1",
    "محمد بن سلمان",
    "X" * 120,
    "A\u200f\u202eB",
    "</span><i>it</i>",
)
PAGES = ("class", "attempts", "exams", "table-test", "reports", "people", "classes", AUDIT)


def texts(page: QWidget) -> Iterator[str]:
    """All that stands on a page, as it is shown."""
    for label in page.findChildren(QLabel):
        assert label.textFormat() is Qt.TextFormat.PlainText
        yield label.text()
    for button in page.findChildren(QAbstractButton):
        yield button.text().replace("&&", "&")
    for box in page.findChildren(QComboBox):
        yield from (box.itemText(at) for at in range(box.count()))
    for table in page.findChildren(QTableView):
        model = table.model()
        for row in range(model.rowCount()):
            for column in range(model.columnCount()):
                yield str(model.index(row, column).data())
                tip = str(model.index(row, column).data(Qt.ItemDataRole.ToolTipRole) or "")
                assert "<img" not in tip
                assert "<b>" not in tip


@pytest.fixture
def hostile(at_school: Application) -> Application:
    """A school whose people, class and exam have such names; its supervisor sits there."""
    admin = as_admin(at_school)
    opened = [admin.open(name, Role.TRAINEE).account for name in NAMES if _may_be(name)]
    supervisor = signed_in(at_school, Role.SUPERVISOR)
    registry, practice = at_school.people.registry, at_school.practice
    assert registry is not None
    assert practice is not None
    classes = Classes(registry, admin.by, at_school.people.wall_ms)
    class_ = classes.open(NAMES[0], "mbs")
    classes.enrol(class_, [supervisor.id, *(each.id for each in opened)])
    office = ExamOffice(registry, supervisor, practice.curriculum, at_school.people.wall_ms)
    ready = next(each for each in office.ready if each.house == "mbs")
    exam = office.set(replace(ready, title=NAMES[2]))
    office.assign(exam, [each.id for each in opened], at_school.people.wall_ms() + 86_400_000)
    return at_school


def _may_be(name: str) -> bool:
    """A name with signs that turn what is written around is refused, and told."""
    return "\u202e" not in name


def test_every_page_shows_them_as_they_are(hostile: Application) -> None:
    signed_in(hostile, Role.SUPERVISOR)
    escaped = ("&lt;", "&gt;", "&amp;amp;")
    for page in PAGES:
        hostile.turn_to(page)
        QApplication.processEvents()
        shown = [*texts(hostile.window.pages.page(page))]
        assert shown, page
        assert not [text for text in shown if any(each in text for each in escaped)], page


def test_names_and_titles_stand_word_for_word(hostile: Application) -> None:
    hostile.turn_to("people")
    shown = {*texts(people(hostile).page("people"))}
    assert {name for name in NAMES if _may_be(name)} <= shown
    hostile.turn_to("exams")
    assert any(NAMES[2] in text for text in texts(hostile.window.pages.page("exams")))
    hostile.turn_to(AUDIT)
    part = hostile.parts.of(AUDIT)
    assert isinstance(part, AuditPart)
    acts = [*texts(part.page(AUDIT))]
    assert f"Opened the class {NAMES[0]}" in acts
    assert f"Set the exam {NAMES[2]}" in acts


def test_a_title_of_an_exam_is_no_markup_while_it_is_sat() -> None:
    """The two lines beside the clock, which the table shows in its panel."""
    panel = Panel()
    assert all(
        label.textFormat() is Qt.TextFormat.PlainText for label in panel.findChildren(QLabel)
    )


HEADS: tuple[tuple[str, Callable[[], QWidget]], ...] = (
    ("panel.house", lambda: Panel()),
    ("exam-blind.title", BlindPage),
    ("exam-sheet.title", lambda: SheetPage("exam-sheet")),
    ("quick.title", QuickPage),
    ("attempt.title", AttemptPage),
    ("form.title", FormPage),
    ("setup.title", SetupPage),
    ("watch.title", WatchPage),
    ("workshop.title", lambda: WorkshopPage()),
    ("next.where", NextCard),
    ("drills.house", DrillsCard),
)


@pytest.mark.parametrize(("name", "made"), HEADS, ids=[name for name, _ in HEADS])
def test_a_title_that_has_no_room_ends_in_an_ellipsis(
    qtbot: QtBot, name: str, made: Callable[[], QWidget]
) -> None:
    """A house, an exam and a drill of one's own have the names that their makers gave them."""
    page = made()
    qtbot.addWidget(page)
    title = page.findChild(QLabel, name)
    assert isinstance(title, Elided)
    title.setText("X" * 400)
    page.resize(*SMALLEST)
    page.show()
    assert title.width() < SMALLEST[0]
    assert title.shown().endswith("…")


def test_an_ampersand_in_a_name_is_a_letter_of_it_and_no_key(qtbot: QtBot) -> None:
    values = Segments("house", "House", [("own", "A &B")])
    qtbot.addWidget(values)
    (segment,) = values.findChildren(QAbstractButton)
    for made in (Button("A &B", "go-on"), Check("house", "A &B", "House"), segment):
        qtbot.addWidget(made)
        assert made.text() == "A &B"
        assert made.shortcut().isEmpty()


def test_a_long_value_of_several_gives_way_to_its_place(qtbot: QtBot) -> None:
    houses = Checks("quiz.houses", "Houses", 2)
    qtbot.addWidget(houses)
    houses.offer([("own", "X" * 400), ("mbs", "MBS")], ["own"])
    houses.resize(640, 90)
    houses.show()
    own = houses.findChild(Check, "quiz.houses.own")
    assert own is not None
    assert own.geometry().right() < houses.width()
    assert [each.words for each in painted_texts(houses) if each.words.endswith("…")]


def test_a_step_with_no_room_for_its_words_ends_in_an_ellipsis(qtbot: QtBot) -> None:
    slot = Slot(1, lambda: font(SMALLEST_STEP))
    qtbot.addWidget(slot)
    slot.show_step(f"Seat 4: take {'X' * 60}, $5")
    slot.resize(240, 32)
    slot.show()
    (_, words) = [each.words for each in painted_texts(slot)]
    assert words.endswith("…")
