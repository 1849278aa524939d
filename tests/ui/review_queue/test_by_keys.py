"""A review from end to end at one window, by keys alone: a trainee asks, a supervisor signs in,
opens, replays, comments, overrides and assigns; the trainee sees it and works it, which clears
it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.school.exam.schools import PASSWORD, School, school_in
from tests.ui.access.stages import played
from tests.ui.dealing_hands import Keyboard, press
from trainer.dealing.action import Verb
from trainer.document import TableRow
from trainer.records.registry.rows.marks import MistakeRow, RoundRow
from trainer.records.registry.said import RemedialRow
from trainer.school.people.rights import Account
from trainer.school.station.joined import HERE, Joined
from trainer.shots.people import deliver
from trainer.shots.scenes import faultless_of
from trainer.ui.application import Application
from trainer.ui.document.table_view import TableBlockView
from trainer.ui.exam.blind_page import BlindPage
from trainer.ui.exam.numbers import NumberBox
from trainer.ui.exam.set_page import SetPage
from trainer.ui.exam.sheet_page import SheetPage
from trainer.ui.kit.widgets import Button
from trainer.ui.kit.words_form import WordsForm
from trainer.ui.review_queue.attempt_page import AttemptPage
from trainer.ui.review_queue.controller import ReviewController

HOUSE, DRILL = "six-card-bonus", "folds"
STATION = "0192d3a4-0000-7000-8000-0000000000f1"
CTRL = Qt.KeyboardModifier.ControlModifier


class Flow:
    """A window in a school, with nobody signed in."""

    def __init__(self, app: Application) -> None:
        self.app = app
        assert app.practice is not None
        self.clock = app.practice.clock
        self.school: School = school_in(app.home, self.clock.wall)
        app.people.wall_ms = self.clock.wall
        app.people.belong(Joined(HERE, STATION, "Table 4"), self.school.registry)
        app.people.sign_out()

    def sign_in(self, who: Account) -> None:
        """By the keys of the page on which one does."""
        if self.app.people.account is not None:
            self.app.people.sign_out()
        QApplication.processEvents()
        sign_in = self.app.window.findChild(QWidget, "sign-in.login")
        assert sign_in is not None
        sign_in.setFocus()
        _select_all()
        write(who.login)
        press(Qt.Key.Key_Tab)
        write(PASSWORD)
        press(Qt.Key.Key_Return)
        assert self.app.people.account == who
        self.app.station.end()  # it is delivered when the test says so
        QApplication.processEvents()

    def work(self, *, without: Verb | None = None) -> None:
        """The round on the table, by keys, but for those acts."""
        sitting = self.app.rounds.sitting
        assert sitting is not None
        hands = Keyboard(sitting.house.rules)
        for action in faultless_of(sitting):
            if action.verb is not without:
                hands.do(action)
        press(Qt.Key.Key_End)
        assert self.app.window.page == "debrief"

    def deliver(self) -> None:
        """What was done comes to the school, and what the school says is heard."""
        deliver(self.app, self.clock)
        self.app.debriefs.heard()

    @property
    def part(self) -> ReviewController:
        part = self.app.parts.of("attempts")
        assert isinstance(part, ReviewController)
        return part


def write(text: str) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClicks(focused, text)


def _select_all() -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_A, CTRL)


def _send() -> None:
    """Ctrl+Enter."""
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Return, CTRL)


def _listed(app: Application) -> tuple[TableRow, ...]:
    """The lines of the page of results."""
    page = app.window.pages.currentWidget()
    assert page is not None
    (view,) = page.findChildren(TableBlockView)
    return view.model.table.rows


def words(page: QWidget) -> str:
    """All that a page says."""
    QApplication.processEvents()
    return "\n".join(each.text() for each in page.findChildren(QLabel) if each.isVisible())


@pytest.fixture
def flow(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[Flow]:
    """Where a round is ended with work left, the question is answered with yes."""
    monkeypatch.setattr("trainer.ui.table_page.end_anyway", lambda window, seats: True)
    with played("home-empty") as app:
        yield Flow(app)


def test_esc_closes_an_open_form_before_it_leaves_the_attempt(qtbot: QtBot) -> None:
    page = AttemptPage()
    qtbot.addWidget(page)
    left: list[bool] = []
    page.left.connect(lambda: left.append(True))
    page.show()
    page.commenting.show()
    assert page.commenting.isVisible()
    QTest.keyClick(page.side.override, Qt.Key.Key_Escape)
    assert not page.commenting.isVisible()
    assert not left
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert left


@pytest.mark.parametrize("form", ["comment", "override", "assign"])
def test_words_that_were_not_sent_are_left_only_after_a_question(
    form: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    leaves = [False]

    def answer(dialog: QDialog) -> bool:
        asked.append(dialog.windowTitle())
        return leaves[-1]

    monkeypatch.setattr("trainer.ui.kit.form_dialog.KeepAsked.exec", answer)
    with played("attempt") as app:
        page = app.window.pages.currentWidget()
        assert isinstance(page, AttemptPage)
        title = page.shown.title if page.shown is not None else ""
        getattr(page.side, form).click()
        (open_,) = [each for each in page.findChildren(WordsForm) if each.isVisible()]
        open_.words.setPlainText("Seat 3 was")
        ways: tuple[Callable[[], object], ...] = (
            page.after.click,
            page.before.click,
            page.left.emit,
            open_.cancel.click,
            lambda: QTest.keyClick(open_.words, Qt.Key.Key_Escape),
            lambda: QTest.keyClick(page.side, Qt.Key.Key_Escape),
            lambda: app.turn_to("classes"),
            (page.side.comment if form == "override" else page.side.override).click,
            getattr(page.side, form).click,
        )
        assert page.after.isEnabled() or page.before.isEnabled()
        for way in ways:
            way()
            assert app.window.page == "attempt"
            assert page.shown is not None
            assert page.shown.title == title
            assert open_.isVisible()
            assert open_.words.toPlainText() == "Seat 3 was"
        assert set(asked) == {"Leave without finishing?"}
        assert not app.window.close()
        leaves.append(True)
        app.turn_to("classes")
        assert app.window.page == "classes"
        told = len(asked)
        app.turn_to("today")
        assert len(asked) == told, "asked once"


def _begin(page: QWidget) -> None:
    match page:
        case AttemptPage():
            page.side.override.click()
            page.overriding.marks.setCurrentIndex(1)
        case SheetPage():
            page.comment.setPlainText("A calm hand.")
        case BlindPage():
            page.findChildren(NumberBox)[0].step(2)
        case SetPage():
            page.numbers["rounds"].write(7)


@pytest.mark.parametrize("scene", ["attempt", "exam-sheet", "exam-blind", "exam-set"])
def test_what_was_entered_is_left_only_after_a_question(
    scene: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    answers = iter((False, True))

    def answer(dialog: QDialog) -> bool:
        asked.append(dialog.windowTitle())
        return next(answers)

    monkeypatch.setattr("trainer.ui.kit.form_dialog.KeepAsked.exec", answer)
    with played(scene) as app:
        app.turn_to("help")
        assert app.window.page == "help", "nothing was entered"
        app.window.turn_to(scene)
        page = app.window.pages.currentWidget()
        assert page is not None
        _begin(page)
        app.turn_to("help")
        assert app.window.page == scene
        app.turn_to("help")
        assert app.window.page == "help"
        app.window.turn_to(scene)
        app.turn_to("help")
        assert asked == 2 * ["Leave without finishing?"]


def test_v_gives_the_keyboard_to_what_it_shows(qtbot: QtBot) -> None:
    """Space, pressed next, leaves nothing that one looks at."""
    with played("attempt") as app:
        page = app.window.pages.currentWidget()
        assert isinstance(page, AttemptPage)
        app.window.resize(1280, 720)
        mistake = QApplication.focusWidget()
        press(Qt.Key.Key_V)
        assert QApplication.focusWidget() is page.work.columns
        press(Qt.Key.Key_V)
        assert QApplication.focusWidget() is mistake


def test_a_sitting_of_questions_has_no_round_to_watch(qtbot: QtBot) -> None:
    with played("attempt") as app:
        page = app.window.pages.currentWidget()
        assert isinstance(page, AttemptPage)
        assert page.shown is not None
        page.present(replace(page.shown, debrief=None))
        watched: list[int] = []
        page.watch.connect(watched.append)
        press(Qt.Key.Key_R)
        offered = {each.objectName() for each in page.findChildren(Button) if each.isVisible()}
        assert "attempt.watch" not in offered
        assert not watched


def test_a_review_goes_from_the_trainee_to_the_supervisor_and_back_by_keys_alone(
    flow: Flow,
) -> None:
    app, registry = flow.app, flow.school.registry
    flow.sign_in(flow.school.trainee)
    practice = app.practice
    assert practice is not None
    app.sit(lambda: practice.start(HOUSE, DRILL, seed=5))
    flow.work(without=Verb.COLLECT)

    press(Qt.Key.Key_A)
    assert app.pages.debrief.asking.isVisible()
    write("I did collect seat 3.")
    _send()
    assert not app.pages.debrief.asking.isVisible()
    assert "I did collect seat 3." in words(app.pages.debrief)
    assert "Not answered yet" in words(app.pages.debrief)
    flow.deliver()
    marks = registry.rows(RoundRow), registry.rows(MistakeRow, order=("attempt", "number"))

    flow.sign_in(flow.school.supervisor)
    app.turn_to("attempts")
    assert "1 attempt, 1 waits for you" in words(flow.part.queue)
    press(Qt.Key.Key_Return)
    assert app.window.page == "attempt"
    page = flow.part.attempt
    assert page.number == 1
    assert "Ines Moreau asks for a review" in words(page)

    press(Qt.Key.Key_R)
    assert app.window.page == "replay"
    assert "Ines Moreau" in words(app.pages.replay)
    assert "Practise this" not in words(app.pages.replay)
    press(Qt.Key.Key_Escape)
    assert app.window.page == "attempt"

    press(Qt.Key.Key_W)
    assert "Answers what was asked: I did collect seat 3." in words(page.commenting)
    _send()
    assert "Give a short reason." in words(page.commenting)
    write("The camera agrees.")
    _send()
    assert not page.commenting.isVisible()
    assert "The camera agrees." in words(page.side)

    press(Qt.Key.Key_O)
    assert page.overriding.marks.currentText() == "No mistake"
    _send()
    assert "Give a short reason." in words(page.overriding)
    assert page.overriding.words.hasFocus(), "it stayed on the new mark, and a word changed that"
    write("Seen on camera.")
    _send()
    assert "Marked: critical. Now: no mistake" in words(page.side)
    assert "marked" in words(page).lower()

    press(Qt.Key.Key_D)
    assert page.assigning.isVisible()
    while QApplication.focusWidget() is not page.assigning.words:
        press(Qt.Key.Key_Tab)
    write("Mind the folds.")
    page.assigning.what.setFocus()
    _send()
    assert "0 of 3 in a row" in words(page.side), "sent from any field of the form"
    press(Qt.Key.Key_Escape)
    assert app.window.page == "attempts"
    assert "waits for you" not in words(flow.part.queue)
    after = registry.rows(RoundRow), registry.rows(MistakeRow, order=("attempt", "number"))
    assert after == marks

    flow.sign_in(flow.school.trainee)
    flow.deliver()
    assert app.window.page == "today"
    today = words(app.pages.today)
    assert "Assigned by K. Lindqvist, due" in today
    assert '"Mind the folds."' in today
    for _ in range(3):
        app.turn_to("today")
        press(Qt.Key.Key_A)
        assert app.window.page == "table"
        flow.work()
    flow.deliver()
    (remedial,) = registry.rows(RemedialRow)
    assert (remedial.drill, remedial.state) == ("chosen-skills", "cleared")
    app.turn_to("today")
    assert "Cleared today" in words(app.pages.today)

    app.turn_to("results")
    assert "■ 1, overridden" in {each.cells[5] for each in _listed(app)}
    app.window.pages.currentWidget().findChild(QWidget, "results.list").setFocus()  # type: ignore[union-attr]
    for _ in range(3):
        press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    told = words(app.pages.debrief)
    assert "The camera agrees." in told
    assert "Marked: critical. Now: no mistake" in told
    assert "Seen on camera." in told
