"""Every page: what it says when something is wrong, what is named, what takes effect at once."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.dealing_hands import press
from tests.ui.test_whole_rounds import dealt, press_list, skip_first, the
from tests.ui.windows import Opened, Windows, school
from trainer import settings
from trainer.dealing.action import Verb
from trainer.drills.drill_options import Feedback
from trainer.errors import InputError, Problem
from trainer.school.practice import Practice
from trainer.school.words.date_words import lately_at
from trainer.settings import Settings, Theme
from trainer.ui.application import Application
from trainer.ui.home.snapshot import HouseOffered
from trainer.ui.kit.theme import DARK, LIGHT
from trainer.ui.kit.widgets import worn
from trainer.ui.main_window import LAST_FOLDER
from trainer.ui.runtime.last_resort import LOG, LastResort

PAGES = ("today", "results", "mistakes", "settings")


def said() -> list[str]:
    """The texts of the dialog that opens next; it is closed again."""
    heard: list[str] = []

    def listen() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            heard.extend(label.text() for label in dialog.findChildren(QLabel))
            dialog.reject()

    QTimer.singleShot(0, listen)
    return heard


@pytest.mark.parametrize("page", PAGES)
def test_every_control_has_a_name_and_a_place_in_the_tab_order(
    opened: Opened,
    page: str,
) -> None:
    app = opened()
    skip_first(app, Verb.CLEAR)
    app.turn_to(page)
    controls = [
        control
        for kind in (QAbstractButton, QComboBox, QTableView)
        for control in app.window.findChildren(kind)
        if control.isVisible() and not control.objectName().startswith("qt_")
    ]
    assert len(controls) > 5
    for control in controls:
        if isinstance(control.parent(), QTableView):
            continue
        assert control.objectName(), control
        assert control.accessibleName(), control.objectName()
        assert reached_by_tab(control), control.objectName()


def reached_by_tab(control: QWidget) -> bool:
    """By itself, or with its group: arrows go from one to the next of a group."""
    group = control.group() if isinstance(control, QAbstractButton) else None
    members = group.buttons() if group is not None else [control]
    return any(member.focusPolicy() & Qt.FocusPolicy.TabFocus for member in members)


def test_arrows_choose_within_a_group(opened: Opened) -> None:
    app = opened("mbs")
    press_list(app, "today.house", Qt.Key.Key_Down)
    assert app.settings.last_house == "six-card-bonus"
    press_list(app, "start.seats.any", Qt.Key.Key_Right)
    app.today.refresh()
    one = the(app, "start.seats.1")
    assert isinstance(one, QAbstractButton)
    assert one.isChecked(), "the next time too"
    assert app.settings.last_seats == 1


def test_tab_goes_round_the_page_of_today(opened: Opened) -> None:
    app = opened()
    seen: list[str] = []
    for _ in range(40):
        focused = QApplication.focusWidget()
        assert focused is not None
        seen.append(focused.objectName())
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    for name in ("start.deal", "today.house", "drill.settle-the-table", "nav.results"):
        assert any(name in each for each in seen), (name, seen)
    assert app.window.page == "today"


def test_enter_presses_the_button_that_has_the_keyboard(opened: Opened) -> None:
    app = opened()
    drill = the(app, "start.feedback.at_once")
    drill.setFocus()
    QTest.keyClick(drill, Qt.Key.Key_Return)
    assert app.window.page == "today"
    assert app.settings.feedback is Feedback.AT_ONCE


def test_a_drill_pressed_twice_begins(opened: Opened) -> None:
    app = opened()
    app.turn_to("today")
    drill = the(app, "drill.settle-the-table")
    QTest.mouseClick(drill, Qt.MouseButton.LeftButton)
    assert app.window.page == "today"
    QTest.mouseDClick(drill, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(drill, Qt.MouseButton.LeftButton)
    assert app.window.page == "table"


def test_the_theme_takes_effect_at_once_and_is_kept(
    opened: Opened,
    home: Path,
) -> None:
    app = opened()
    dealt(app)
    app.turn_to("settings")
    QTest.mouseClick(the(app, "settings.theme.dark"), Qt.MouseButton.LeftButton)
    assert worn() is DARK
    assert settings.load(home).settings.theme is Theme.DARK
    QTest.mouseClick(the(app, "settings.theme.light"), Qt.MouseButton.LeftButton)
    assert worn() is LIGHT


def test_switches_are_kept(opened: Opened, home: Path) -> None:
    app = opened()
    app.turn_to("settings")
    for name in (
        "settings.four_colour_deck.True",
        "settings.show_cut_total.False",
        "settings.reduced_motion.on",
    ):
        QTest.mouseClick(the(app, name), Qt.MouseButton.LeftButton)
    kept = settings.load(home).settings
    assert kept.four_colour_deck
    assert not kept.show_cut_total
    assert kept.reduced_motion is settings.ReducedMotion.ON


def test_a_hidden_total_of_the_cut_is_not_shown(opened: Opened) -> None:
    app = opened()
    app.keep(Settings(show_cut_total=False, last_house="mbs"))
    dealt(app)
    QTest.mouseClick(the(app, "tray.25"), Qt.MouseButton.LeftButton)
    shown = app.pages.table.screen_.table.shown
    assert shown is not None
    assert shown.cut.chips
    assert not shown.cut.total


def test_the_window_stands_where_it_stood(opened: Opened, home: Path) -> None:
    """Dialogs for files begin in the folder of the last one, too."""
    app = opened()
    app.window.setProperty(LAST_FOLDER, "/media/documents")
    app.window.close()
    kept = settings.load(home).settings
    assert kept.window == app.window.place
    again = Application(home, kept)
    assert again.window.property(LAST_FOLDER) == "/media/documents"
    assert again.window.size().height() == app.window.size().height()
    again.window.close()


def test_lists_are_filtered_by_house(opened: Opened) -> None:
    app = opened("prime")
    skip_first(app, Verb.CLEAR)
    app.turn_to("results")
    table, houses = the(app, "results.list"), the(app, "results.house")
    assert isinstance(table, QTableView)
    assert isinstance(houses, QComboBox)
    assert [houses.itemText(k) for k in range(houses.count())] == ["All houses", "Prime"]
    houses.setCurrentText("Prime")
    assert table.model().rowCount() == 1


@pytest.mark.parametrize("page", ["results", "mistakes"])
def test_no_word_of_a_list_is_cut_off(opened: Opened, page: str) -> None:
    app = opened()
    skip_first(app, Verb.COLLECT)
    app.turn_to(page)
    table = the(app, f"{page}.list")
    assert isinstance(table, QTableView)
    assert table.model().rowCount() > 0
    for column in range(table.model().columnCount()):
        assert table.sizeHintForColumn(column) <= table.columnWidth(column), column


@pytest.mark.parametrize("page", ["results", "mistakes"])
def test_an_empty_list_leads_to_the_table(opened: Opened, page: str) -> None:
    app = opened()
    app.turn_to(page)
    QTest.mouseClick(the(app, f"{page}.settle"), Qt.MouseButton.LeftButton)
    assert app.window.page == "today"


def test_a_faulty_house_tells_where_and_what_would_be_right(
    opened: Opened,
) -> None:
    app = opened()
    heard = said()
    wrong = "houses/mine/rules.yaml:14: ante: '4' is not odds; write num:den"
    app.tell_house(HouseOffered("mine", "mine", "", problems=(wrong,)))
    assert heard[:2] == ["mine: 1 problem", wrong]


def test_records_that_cannot_be_opened_are_told_and_tried_again(windows: Windows) -> None:
    fails = [True]

    def sometimes(folder: Path) -> Practice:
        if fails:
            raise InputError([Problem((), "in_use", "the records are open elsewhere", "r.sqlite3")])
        return school(folder)

    app = windows.show(sometimes)
    notice = the(app, "today.notice")
    assert isinstance(notice, QLabel)
    assert notice.text() == "r.sqlite3: the records are open elsewhere"
    for page in ("quiz", "houses", "progress", "results", "mistakes"):
        app.window.asked.emit(page)
        assert app.window.page == "today", f"{page} would be an empty page"
    today = the(app, "today")
    to_press = [each for each in today.findChildren(QAbstractButton) if each.isVisible()]
    assert [each.objectName() for each in to_press] == ["today.retry"], "no button does nothing"
    for key in (Qt.Key.Key_D, Qt.Key.Key_O, Qt.Key.Key_G, Qt.Key.Key_Slash):
        QTest.keyClick(today, key)
        assert app.window.page == "today"
    fails.clear()
    QTest.mouseClick(the(app, "today.retry"), Qt.MouseButton.LeftButton)
    assert app.practice is not None
    assert not notice.isVisible()
    app.window.asked.emit("results")
    assert app.window.page == "results"
    app.window.close()


@pytest.mark.parametrize("page", ["results", "mistakes", "settings"])
def test_escape_leads_home(opened: Opened, page: str) -> None:
    app = opened()
    app.turn_to(page)
    QTest.keyClick(the(app, page), Qt.Key.Key_Escape)
    assert app.window.page == "today"


def test_an_act_that_cannot_be_recorded_is_not_done(
    opened: Opened,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = opened()
    dealt(app)

    def full(*_: object, **__: object) -> None:
        raise InputError([Problem((), "disk_full", "the disk is full")])

    monkeypatch.setattr(app.rounds.sitting, "act", full)
    heard = said()
    press(Qt.Key.Key_Space)
    assert "the disk is full" in heard
    shown = app.pages.table.screen_.table.shown
    assert shown is not None
    assert shown.dealer.state.value == "face down"


def test_a_fault_of_ours_is_told_in_plain_words_and_logged(qtbot: QtBot, tmp_path: Path) -> None:
    log = tmp_path / LOG
    heard = said()
    try:
        raise ZeroDivisionError("a bug")
    except ZeroDivisionError:
        LastResort(log)(*sys.exc_info())
    assert heard[0] == "Something went wrong"
    assert str(log) in heard[2]
    assert not any("Traceback" in text for text in heard)
    assert "ZeroDivisionError: a bug" in log.read_text(encoding="utf-8")


def test_when_a_round_was_played_is_said_shortly() -> None:
    from datetime import datetime, timedelta

    now = datetime.fromisoformat("2026-11-20T18:45:00+00:00")
    assert lately_at(now, now) == "Today 18:45"
    assert lately_at(now - timedelta(days=1), now) == "Yesterday 18:45"
    assert lately_at(now - timedelta(days=3), now) == "Tue 18:45"
    assert lately_at(now - timedelta(days=40), now) == "11 Oct 2026"


def test_a_page_can_be_left_while_it_fades(opened: Opened) -> None:
    app = opened()
    app.keep(Settings(reduced_motion=settings.ReducedMotion.OFF))
    for page in (*PAGES, *PAGES):
        app.turn_to(page)
    assert app.window.page == PAGES[-1]
    assert isinstance(app.window.pages.currentWidget(), QWidget)
    press_list(app, "nav.today", Qt.Key.Key_Space)
    assert app.window.page == "today"
