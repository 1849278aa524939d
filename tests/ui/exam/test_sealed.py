"""Under seal: everything that is forbidden is tried, by keys and by mouse, in the real window."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.at_school import as_admin, in_dialog, type_
from tests.ui.dealing_hands import Keyboard, Mouse, focused, press
from tests.ui.exam.halls import Hall, answer, fill
from trainer.dealing.action import Verb
from trainer.dealing.procedure import Part
from trainer.goal import Goal
from trainer.records.exam import Break
from trainer.records.log import Log
from trainer.records.registry.faults import ActRefused, Refusal, RegistryDown
from trainer.records.registry.registry import Registry
from trainer.school.exam.opening import ExamStuck
from trainer.school.exam.release import ByPin, NotReleased, Wait
from trainer.school.exam.room import ExamRoom
from trainer.school.exam.sitting import ExamSitting
from trainer.school.practice import Practice
from trainer.school.station.courier import Fetched
from trainer.school.station.delivery_status import State, Status
from trainer.shots.scenes import faultless_of
from trainer.ui.routes import (
    EXAM_RESULT,
    EXAM_RULING,
    EXAM_TABLE,
    EXAM_WAIT,
    MY_EXAMS,
    PLACES,
    SIGN_IN,
)
from trainer.ui.table.panel.panel_parts import Keycap

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


def at_table(hall: Hall) -> list[str]:
    """The acts that stand at the table, as they are written."""
    round_ = hall.sitting.round
    assert round_ is not None
    return [act.text for act in round_.acts]


def test_nothing_but_the_exam_comes_into_sight(hall: Hall) -> None:
    hall.begin()
    hall.candidate.ask_note = str  # Esc asks for the note, and there is none
    window = hall.app.window
    for key in (Key.Key_Escape, Key.Key_F1, Key.Key_F2, Key.Key_H, Key.Key_Question):
        press(key)
        assert QApplication.activeModalWidget() is None
        assert window.page == EXAM_TABLE
    for page in {place.page for place in PLACES} | {"debrief", "replay", "account", "sign-in"}:
        hall.app.turn_to(page)
        assert window.page == EXAM_TABLE, page
    assert not window.bar.isVisible()
    assert not hall.candidate.table.screen_.guide.isVisible()


def test_whose_account_is_closed_leaves_the_exam_first_and_it_waits(
    hall: Hall, qtbot: QtBot
) -> None:
    hall.begin()
    app, admin = hall.app, as_admin(hall.app)
    admin.close(hall.trainee, "has left")
    assert app.people.look(60), "nothing is asked under seal"
    assert app.window.page == EXAM_TABLE
    hall.candidate.ask_note = lambda: "The fire alarm rang"
    in_dialog(lambda told: told.reject(), "told")
    hall.candidate.leave_exam()
    qtbot.waitUntil(lambda: app.window.page == "sign-in")
    admin.reopen(hall.trainee)
    hall.sit_down()
    app.turn_to(MY_EXAMS)
    assert hall.app.window.findChild(QLabel, "my-exams.told") is not None


@pytest.mark.slow
def test_no_aid_is_in_sight(hall: Hall) -> None:
    hall.begin()
    table = hall.candidate.table
    panel = table.screen_.panel
    named = {each.objectName() for each in panel.findChildren(QAbstractButton) if each.isVisible()}
    assert "panel.finish" in named
    assert "panel.leave" in named
    for aid in ("key.hints", "key.guide", "panel.pause", "panel.why"):
        assert aid not in named, aid
    shown = table.screen_.table.shown
    assert shown is not None
    assert not shown.hints


def test_a_hand_can_be_called_by_mouse_though_no_keys_are_listed(hall: Hall) -> None:
    sitting = hall.begin()
    assert sitting.round is not None
    panel = hall.candidate.table.screen_.panel
    assert {each.key for each in panel.findChildren(Keycap) if each.isVisible()} - {"U"} == {"M"}
    assert sitting.round.part is Part.SETTLEMENT
    mouse = Mouse(sitting.at.house.rules, hall.candidate.table)
    mouse.click(mouse.piece("dealer.hand"))
    mouse.click(mouse.piece("key.call"))
    choices = hall.candidate.table.findChild(QWidget, "choices")
    assert isinstance(choices, QWidget)
    assert choices.isVisible()


@pytest.mark.slow
def test_what_is_cut_is_not_added_up(hall: Hall) -> None:
    hall.begin()
    QTest.keyClicks(focused(), "sd")
    shown = hall.candidate.table.screen_.table.shown
    assert shown is not None
    assert shown.cut.chips
    assert not shown.cut.total


@pytest.mark.parametrize("by_mouse", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_a_committed_seat_is_not_taken_back(hall: Hall, *, by_mouse: bool) -> None:
    sitting = hall.begin()
    assert sitting.round is not None
    rules = sitting.at.house.rules
    does = Mouse(rules, hall.candidate.table).do if by_mouse else Keyboard(rules).do
    due = list(faultless_of(sitting.round))
    first = next(at for at, act in enumerate(due) if act.verb is Verb.CLEAR)
    for act in due[: first + 1]:
        does(act)
    before = at_table(hall)
    assert len(before) == first + 1
    key = hall.candidate.table.findChild(QAbstractButton, "key.undo")
    assert isinstance(key, QAbstractButton)
    assert not key.isEnabled(), "it is seen that nothing can be undone"
    _undo(hall, by_mouse=by_mouse)
    assert at_table(hall) == before
    does(due[first + 1])
    _undo(hall, by_mouse=by_mouse)
    assert at_table(hall) == before
    _undo(hall, by_mouse=by_mouse)
    assert at_table(hall) == before


def _undo(hall: Hall, *, by_mouse: bool) -> None:
    if by_mouse:
        undo = hall.candidate.table.findChild(QAbstractButton, "key.undo")
        assert isinstance(undo, QAbstractButton)
        QTest.mouseClick(undo, LEFT)
    else:
        press(Key.Key_U)


@pytest.mark.slow
def test_it_is_not_left_without_a_note(hall: Hall) -> None:
    sitting = hall.begin()
    leave = hall.candidate.table.findChild(QWidget, "panel.leave")
    assert isinstance(leave, QAbstractButton)

    def refuse(dialog: QDialog) -> None:
        QTest.keyClick(dialog, Key.Key_Return)
        assert dialog.isVisible(), "it stays until there is a note"
        QTest.keyClick(dialog, Key.Key_Escape)

    answer(lambda: QTest.mouseClick(leave, LEFT), refuse)
    assert hall.sitting is sitting
    assert hall.app.window.page == EXAM_TABLE


@pytest.mark.parametrize(
    "how", ["button", *(pytest.param(how, marks=pytest.mark.slow) for how in ("pause", "close"))]
)
def test_left_with_a_note_it_waits_for_a_supervisor(hall: Hall, how: str) -> None:
    sitting = hall.begin()
    assert sitting.round is not None
    Keyboard(sitting.at.house.rules).do(faultless_of(sitting.round)[0])
    before, window = at_table(hall), hall.app.window
    leave = hall.candidate.table.findChild(QWidget, "panel.leave")
    assert isinstance(leave, QAbstractButton)
    ways = {
        "button": lambda: QTest.mouseClick(leave, LEFT),
        "pause": lambda: press(Key.Key_Escape),
        "close": lambda: window.may_close(),
    }
    answer(ways[how], _note)
    assert hall.candidate.sitting is None
    assert window.page == MY_EXAMS
    told = window.findChild(QLabel, "my-exams.told")
    assert told is not None
    assert told.text().endswith("The fire alarm rang. A supervisor's PIN resumes it.")
    answer(lambda: hall.press_mine("go-on"), hall.give_pin)
    assert at_table(hall) == before
    assert window.page == EXAM_TABLE
    practice = hall.app.practice
    assert practice is not None
    hall.candidate.sure = lambda: True
    (break_,) = _breaks(hall)
    assert (break_.note, break_.by) == ("The fire alarm rang", hall.supervisor.id)


def _note(dialog: QDialog) -> None:
    fill(dialog, "note.words", "The fire alarm rang")
    QTest.keyClick(dialog, Key.Key_Return)


def _breaks(hall: Hall) -> tuple[Break, ...]:
    from trainer.records.exam import ExamLog

    practice = hall.app.practice
    assert practice is not None
    sat = ExamLog(practice._log).sat(hall.sitting.id)
    assert sat is not None
    return sat.breaks


@pytest.mark.slow
def test_the_window_does_not_close_on_an_exam(hall: Hall) -> None:
    hall.begin()

    def stay(dialog: QDialog) -> None:
        QTest.keyClick(dialog, Key.Key_Escape)

    answer(lambda: hall.app.window.close(), stay)
    assert hall.app.window.isVisible()
    assert hall.app.practice is not None


@pytest.mark.slow
def test_a_wrong_pin_opens_nothing(hall: Hall) -> None:
    hall.set_exam()
    hall.sit_down()
    hall.app.turn_to(MY_EXAMS)

    def wrong(dialog: QDialog) -> None:
        fill(dialog, "pin.login", hall.supervisor.login)
        fill(dialog, "pin.pin", "000000")
        QTest.keyClick(dialog, Key.Key_Return)
        assert dialog.isVisible()
        QTest.keyClick(dialog, Key.Key_Escape)

    answer(lambda: hall.press_mine("open"), wrong)
    assert hall.candidate.sitting is None
    assert hall.app.window.page == MY_EXAMS


@pytest.mark.slow
def test_a_ruling_tells_nothing_either(hall: Hall) -> None:
    sitting = hall.begin()
    hall.candidate.sure = lambda: True
    for _ in range(sitting.blueprint.rounds):
        if hall.app.window.page == EXAM_TABLE:
            press(Key.Key_End)
            hall.release()
    assert hall.app.window.page == EXAM_RULING
    for key in (Key.Key_Escape, Key.Key_F1, Key.Key_F2, Key.Key_H):
        if key is Key.Key_Escape:
            hall.candidate.ask_note = str
        press(key)
        assert hall.app.window.page == EXAM_RULING
    assert not hall.candidate.ruling.card.isVisible()
    caps = hall.candidate.ruling.screen_.panel.findChildren(Keycap)
    ways = {each.key for each in caps if each.isVisible()} - {"U"}
    assert ways == {"R", "W"}, "a ruling can be made by mouse"
    press(Key.Key_End)
    hall.release()
    assert not hall.candidate.ruling.card.isVisible()
    assert hall.app.window.page in (EXAM_TABLE, EXAM_RESULT)
    assert sitting.task is None or hall.candidate.sitting is sitting


@pytest.mark.slow
def test_when_the_time_is_up_it_is_over(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = hall.begin()
    monkeypatch.setattr(type(sitting), "time_is_up", property(lambda _: True))
    hall.candidate.table.time_up.emit()
    assert hall.app.window.page == EXAM_RESULT
    assert hall.candidate.sitting is None
    assert hall.app.sealed_in == frozenset()


def test_when_the_time_is_up_no_form_stays_behind_the_question_in_front_of_it(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = hall.begin()
    monkeypatch.setattr(type(sitting), "time_is_up", property(lambda _: True))

    def write(form: QDialog) -> None:
        type_("The fire alarm rang")
        in_dialog(lambda _: hall.candidate.table.time_up.emit(), "unsent")
        press(Key.Key_Escape)
        assert not form.isVisible()

    in_dialog(write)
    assert not hall.candidate.leave_exam()
    assert QApplication.activeModalWidget() is None
    assert hall.app.window.page == EXAM_RESULT


# --------------------------------------------------------------------- waits for its next task


def _killed(hall: Hall) -> None:
    """The program is gone in the middle of a task, and the trainee signs in again."""
    hall.candidate._unseal()
    hall.sit_down()


def test_after_a_kill_nothing_is_offered_but_to_go_on(hall: Hall) -> None:
    sitting = hall.begin()
    assert sitting.round is not None
    Keyboard(sitting.at.house.rules).do(faultless_of(sitting.round)[0])
    before = at_table(hall)
    _killed(hall)
    window = hall.app.window
    for page in {place.page for place in PLACES} | {MY_EXAMS, "debrief", "account"}:
        hall.app.turn_to(page)
        assert window.page == EXAM_WAIT, page
    assert not window.bar.isVisible()
    assert _offered(hall) == {"go_on"}
    answer(lambda: hall.candidate.wait.buttons["go_on"].click(), hall.give_pin)
    assert window.page == EXAM_TABLE
    assert at_table(hall) == before


def test_an_exam_that_runs_at_another_station_holds_no_window_up(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else could work there before a supervisor came."""
    hall.begin()
    hall.candidate._unseal()
    monkeypatch.setattr(Log, "is_elsewhere", lambda *_: True)
    hall.sit_down()
    assert hall.app.window.page == EXAM_WAIT
    assert _offered(hall) == {"go_on", "sign_out"}
    hall.candidate.wait.buttons["sign_out"].click()
    assert hall.app.window.page == SIGN_IN


def _offered(hall: Hall) -> set[str]:
    return {name for name, each in hall.candidate.wait.buttons.items() if each.isVisible()}


def test_what_can_never_go_on_is_discontinued(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its house's files are others: then alone a supervisor may end it there."""
    hall.begin()
    _killed(hall)
    told: list[str] = []
    monkeypatch.setattr(hall.app, "tell", lambda heading, _: told.append(heading))

    def stuck(*_: object) -> ExamSitting:
        raise ExamStuck("It can only be discontinued.")

    monkeypatch.setattr(ExamRoom, "go_on", stuck)
    answer(lambda: hall.candidate.wait.buttons["go_on"].click(), hall.give_pin)
    assert told == ["The exam cannot continue"]
    assert _offered(hall) == {"discontinue"}
    hall.candidate.ask_reason = lambda: "The house has changed."
    answer(lambda: hall.candidate.wait.buttons["discontinue"].click(), hall.give_pin)
    assert hall.app.window.page == MY_EXAMS


def test_an_exam_that_was_left_with_a_note_holds_nobody_up(hall: Hall) -> None:
    hall.begin()
    hall.candidate.ask_note = lambda: "The fire alarm rang."
    assert hall.candidate.leave_exam()
    hall.sit_down()
    assert hall.app.window.page != EXAM_WAIT


def test_an_exam_waits_for_the_rest_of_the_records_before_it_holds_anybody(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Records of another station come in pages, and the exam may end on the last one."""
    hall.begin()
    hall.candidate._unseal()
    hall.app.turn_to(MY_EXAMS)
    monkeypatch.setattr(Practice, "take_in", lambda *_: None)
    some: Any = ("the exam begins",)
    hall.app.station.take_in(Fetched(hall.trainee.id, some))
    assert hall.app.window.page == MY_EXAMS
    hall.app.station.take_in(Fetched(hall.trainee.id, ()))
    assert hall.app.window.page == EXAM_WAIT


def test_without_a_server_each_task_is_released_by_the_pin_that_opened_it(hall: Hall) -> None:
    sitting = hall.begin()
    hall.candidate.sure = lambda: True
    press(Key.Key_End)
    assert hall.app.window.page == EXAM_WAIT
    release = hall.candidate.wait.buttons["release"]

    def another(dialog: QDialog) -> None:
        fill(dialog, "pin.pin", "112299")
        QTest.keyClick(dialog, Key.Key_Return)
        assert dialog.isVisible(), "it is not that PIN"
        QTest.keyClick(dialog, Key.Key_Escape)

    answer(release.click, another)
    assert hall.app.window.page == EXAM_WAIT
    assert sitting.number == 2
    hall.release()
    assert hall.app.window.page in (EXAM_TABLE, EXAM_RULING)


def test_whoever_has_another_pin_than_opened_the_exam_is_told_to_set_that_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new one was taken, and opened nothing; the old one was refused, and five times locked."""
    hall.begin()
    told: list[str] = []
    monkeypatch.setattr(hall.app, "tell", lambda _, problems: told.extend(problems))
    monkeypatch.setattr(ByPin, "unlock", lambda *_: False)
    hall.candidate.sure = lambda: True
    press(Key.Key_End)
    answer(hall.candidate.wait.buttons["release"].click, hall.give_pin)
    assert told[-1].endswith("set the old one again to continue.")
    assert hall.app.window.page == EXAM_WAIT


def test_an_exam_waits_for_a_school_that_answers_no_question(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = hall.begin()

    def silent(*_: object) -> Any:
        raise RegistryDown("server", "unreachable", "the server does not answer")

    class Silent:
        def seed(self, number: int) -> int:
            raise NotReleased(Wait.SCHOOL)

    sitting.seeds = Silent()
    monkeypatch.setattr(Registry, "people", silent)
    told: list[str] = []
    monkeypatch.setattr(hall.app, "tell", lambda heading, _: told.append(heading))
    hall.candidate.sure = lambda: True
    press(Key.Key_End)
    assert told == []
    assert _offered(hall) == {"leave"}
    press(Key.Key_G)
    assert hall.app.window.page == EXAM_WAIT, "no button has that key"
    says = hall.candidate.wait.findChild(QLabel, "exam-wait.says")
    assert says is not None
    assert says.text().startswith("Your work is recorded.")


def test_whose_sign_in_ended_amid_an_exam_signs_in_again_and_goes_on(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The password was changed at another station: no school that is asked again helps."""
    sitting = hall.begin()
    hall.candidate.sure = lambda: True

    def refused(*_: object, **__: object) -> int:
        raise ActRefused("the school", Refusal.NOT_SIGNED_IN)

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(Registry, "next_task", refused)
        press(Key.Key_End)
        hall.release()
    assert sitting.waits is Wait.SIGN_IN
    assert _offered(hall) == {"sign_out"}
    press(Key.Key_G)
    assert hall.app.window.page == EXAM_WAIT, "no button has that key"
    hall.candidate.wait.buttons["sign_out"].click()
    assert hall.app.people.account is None
    hall.sit_down()
    assert hall.app.window.page == EXAM_WAIT
    assert "go_on" in _offered(hall)


def test_an_exam_that_was_ended_elsewhere_is_told_so_and_holds_nothing_up(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = hall.begin()

    class Over:
        def seed(self, number: int) -> int:
            raise NotReleased(Wait.OVER, "It was ended at another station.")

    sitting.seeds = Over()
    told: list[str] = []
    monkeypatch.setattr(hall.app, "tell", lambda _, problems: told.extend(problems))
    hall.candidate.sure = lambda: True
    press(Key.Key_End)
    assert told == ["It was ended at another station."]
    assert hall.app.window.page == MY_EXAMS
    assert not hall.app.sealed_in


def test_today_says_that_work_comes_in_and_offers_none_that_may_have_ended(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last page of what another station did may end the round that the first one begins."""
    hall.sit_down()
    practice, station = hall.app.practice, hall.app.station
    assert practice is not None
    hall.app.keep(replace(hall.app.settings, goal=Goal.LATER))
    practice.start("mbs", "as-it-comes", seed=1)
    hall.app.turn_to("today")
    assert hall.app.window.page == "today"
    monkeypatch.setattr(Practice, "take_in", lambda *_: None)
    some: Any = ("a round begins",)

    def shown() -> tuple[bool, bool]:
        station._show_again()
        today = hall.app.pages.today._shown
        assert today is not None
        return "still coming in" in today.notice, bool(today.left_off)

    assert shown() == (False, True)
    station.take_in(Fetched(hall.trainee.id, some))
    assert shown() == (True, False)
    station.present(Status(State.DELIVERING))
    assert shown() == (True, False)
    station.present(Status(State.WAITING))
    assert shown() == (False, True), "nobody knows when the school is there again"
    station.take_in(Fetched(hall.trainee.id, some))
    station.take_in(Fetched(hall.trainee.id, ()))
    assert shown() == (False, True)


def test_a_history_of_many_pages_is_shown_as_it_begins_and_as_it_ends(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each page made today's page anew: its plan was empty for as long as they came."""
    hall.sit_down()
    station = hall.app.station
    monkeypatch.setattr(Practice, "take_in", lambda *_: None)
    page: Any = ("a round begins",)
    shown = []
    for told in (page, page, page, (), page, ()):
        station.take_in(Fetched(hall.trainee.id, told))
        shown.append(station._soon.isActive())
        station._soon.stop()
    assert shown == [True, False, False, True, True, True]
