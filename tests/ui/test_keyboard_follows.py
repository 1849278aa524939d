"""What is in sight has the keyboard, and a round that is paused or finished takes no act."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.access.stages import played
from tests.ui.dealing_hands import focused, press
from tests.ui.test_whole_rounds import dealt, the, trace
from tests.ui.windows import Opened, end_without_asking
from trainer.ui.application import Application
from trainer.ui.kit.widgets import column
from trainer.ui.page_stack import PageStack
from trainer.ui.review_queue.attempt_page import AttemptPage
from trainer.ui.review_queue.page import QueuePage
from trainer.ui.runtime.loading import Loading
from trainer.ui.side_bar import NavButton

Key, LEFT = Qt.Key, Qt.MouseButton.LeftButton


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT)
    QApplication.processEvents()


def in_sight(app: Application) -> bool:
    """Whether the keyboard is on the page in sight."""
    page = app.window.pages.currentWidget()
    assert page is not None
    return focused() is page or page.isAncestorOf(focused())


LEADS_TO = {
    Key.Key_R: "replay",
    Key.Key_C: "houses",
    Key.Key_Escape: "today",
    Key.Key_Return: "table",
}


@pytest.mark.parametrize(
    ("then", "keys"),
    [("", [*LEADS_TO]), ("debrief.columns", [Key.Key_R])],
    ids=["at once", "after its list"],
)
def test_keys_of_the_debrief_work_after_round_done_by_mouse(
    opened: Opened, then: str, keys: list[Qt.Key]
) -> None:
    app = opened()
    for key in keys:
        app.turn_to("today")
        dealt(app)
        press(Key.Key_Space)
        click(the(app, "panel.finish"))
        assert app.window.page == "debrief"
        assert in_sight(app)
        if then:
            the(app, then).setFocus(Qt.FocusReason.MouseFocusReason)
        press(key)
        assert app.window.page == LEADS_TO[key]


def test_a_paused_round_takes_no_act_whatever_sends_it(opened: Opened) -> None:
    app = opened()
    dealt(app)
    press(Key.Key_Space)
    before = trace(app)
    pause = app.pages.table.screen_.panel.findChild(QWidget, "panel.pause")
    assert pause is not None
    click(pause)
    cover = the(app, "paused")
    assert cover.isVisible()
    for key in (Key.Key_J, Key.Key_A, Key.Key_I, Key.Key_2, Key.Key_U, Key.Key_End):
        press(key)
        assert cover.isAncestorOf(focused()), key
    press(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)  # the cover's own: it goes on
    assert trace(app) == before
    app.pages.table.pause()
    table = app.pages.table.screen_.table
    for act in table.accessible_actions().values():  # a screen reader's way
        act()
    for piece in table.findChildren(QWidget):
        for act in getattr(piece, "accessible_actions", dict)().values():
            act()
    click(the(app, "panel.finish"))
    assert (trace(app), app.window.page, cover.isVisible()) == (before, "table", True)
    table.setFocus()
    assert cover.isAncestorOf(focused())
    for _ in range(5):
        press(Key.Key_Tab)
        assert cover.isAncestorOf(focused())


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_help_is_read_in_a_pause_and_the_round_waits(opened: Opened, by: str) -> None:
    app = opened()
    dealt(app)
    press(Key.Key_Escape)
    press(Key.Key_F1) if by == "key" else click(the(app, "paused.help"))
    assert app.window.page == "help"
    assert app.rounds.sitting is not None
    assert app.rounds.sitting.watch.paused
    press(Key.Key_Escape)
    assert app.window.page == "table"
    assert the(app, "paused").isVisible()
    assert app.rounds.sitting.watch.paused
    assert in_sight(app)


def test_a_paused_round_goes_on_by_key_and_then_takes_acts(opened: Opened) -> None:
    app = opened()
    dealt(app)
    click(the(app, "panel.pause"))
    press(Key.Key_Return)
    assert not the(app, "paused").isVisible()
    press(Key.Key_Space)
    assert len(trace(app)) == 1


def test_a_finished_round_takes_no_act(opened: Opened) -> None:
    app = opened()
    dealt(app)
    click(the(app, "panel.finish"))
    table = app.pages.table.screen_.table
    for act in table.accessible_actions().values():
        act()
    assert (trace(app), app.window.page) == ([], "debrief")


def test_a_round_that_was_out_of_sight_waits_under_its_cover(opened: Opened) -> None:
    """Such as beside another program: its clock stands, and one goes on by oneself."""
    app = opened()
    dealt(app)
    app.window.hide()
    app.window.show()
    cover, has = the(app, "paused"), app.window.focusWidget()
    assert cover.isVisible()
    assert has is not None
    assert cover.isAncestorOf(has)
    QTest.keyClick(has, Key.Key_Return)
    assert not cover.isVisible()


def test_the_clock_begins_with_the_first_frame(opened: Opened) -> None:
    """Nobody works a table that is not in sight yet."""
    app = opened()
    click(the(app, "start.seats.5"))
    QTest.keyClick(focused(), Key.Key_D)
    assert app.rounds.sitting is not None
    assert app.rounds.sitting.watch.paused
    QApplication.processEvents()
    assert not app.rounds.sitting.watch.paused


def test_letters_go_past_a_list_that_drops_down(opened: Opened) -> None:
    app = opened()
    dealt(app)
    press(Key.Key_End)
    app.turn_to("results")
    box = the(app, "results.drill")
    assert isinstance(box, QComboBox)
    box.setFocus()
    press(Key.Key_R)
    assert app.window.page == "replay"


def test_a_list_that_is_hidden_gives_the_keyboard_to_what_is_in_sight(qtbot: QtBot) -> None:
    with played("attempts") as app:
        page = app.window.pages.currentWidget()
        assert isinstance(page, QueuePage)
        page.show_trouble("Nothing to be shown.")
        page.table.setFocus()
        qtbot.waitUntil(lambda: focused().isVisible())
        press(Key.Key_D)
        assert app.window.page == "remedials"


def let_go_elsewhere(button: QWidget) -> None:
    """A click that gives the keyboard and does nothing."""
    QTest.mousePress(button, LEFT)
    QTest.mouseRelease(button, LEFT, pos=QPoint(-4000, -4000))


def test_enter_is_the_pages_after_a_click_on_another_button(qtbot: QtBot) -> None:
    """The keycap on a button says what Enter does, whatever was clicked before."""
    with played("quiz") as app:
        let_go_elsewhere(the(app, "quiz.seconds.20"))
        press(Key.Key_Return)
        assert app.window.page == "quiz-items"


def test_enter_presses_the_button_that_keys_have_come_to(qtbot: QtBot) -> None:
    with played("quiz") as app:
        button = the(app, "quiz.table")
        button.setFocus(Qt.FocusReason.TabFocusReason)
        press(Key.Key_Return)
        assert app.window.page == "table-test"
    with played("settings") as app:  # a page without a use of its own for Enter
        the(app, "settings.my_data").setFocus(Qt.FocusReason.TabFocusReason)
        press(Key.Key_Return)
        assert app.window.page == "my-data"


@pytest.mark.parametrize("by", [click, lambda button: button.setFocus()], ids=["click", "keys"])
def test_keys_of_a_page_work_with_the_keyboard_on_the_side_bar(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, by: Callable[[QWidget], None]
) -> None:
    end_without_asking(monkeypatch)
    with played("home") as app:
        by(the(app, "nav.today"))
        press(Key.Key_D)
        assert app.window.page == "table"


def test_enter_leads_to_the_place_of_the_side_bar_that_keys_have_come_to(qtbot: QtBot) -> None:
    with played("home") as app:
        the(app, "nav.results").setFocus(Qt.FocusReason.TabFocusReason)
        press(Key.Key_Return)
        assert app.window.page == "results"


BESIDE = property(lambda _: False, lambda *_: None)
"""Figures are read beside the window, as at a school, and not at once as for pictures."""


def by_mouse(place: QWidget) -> None:
    QTest.mouseClick(place, LEFT)


def by_key(place: QWidget) -> None:
    place.setFocus()
    QTest.keyClick(place, Key.Key_Return)


@pytest.mark.parametrize("by", [by_mouse, by_key])
@pytest.mark.parametrize("scene", ["home", "class"])
def test_a_page_has_the_keyboard_the_first_time_that_it_is_in_sight(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, scene: str, by: Callable[[QWidget], None]
) -> None:
    """Also while its figures are read beside the window, and when they have come."""
    with played(scene) as app:
        if scene == "class":
            monkeypatch.setattr(Loading, "at_once", BESIDE, raising=False)
        places = [each.page for each in app.window.bar.findChildren(NavButton)]
        assert len(places) > 8
        for place in places:
            app.turn_to("quiz" if place == "help" else "help")
            app.reword()  # every page is made anew
            by(the(app, f"nav.{place}"))
            page = app.window.pages.currentWidget()
            assert page is not None
            assert focused() is page or in_sight(app), place
            qtbot.waitUntil(lambda: not app.background.busy)
            QApplication.processEvents()
            assert page.isAncestorOf(focused()), (place, focused().objectName())


def test_the_keyboard_stays_where_a_person_put_it_while_figures_were_read(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with played("class") as app:
        monkeypatch.setattr(Loading, "at_once", BESIDE, raising=False)
        by_mouse(the(app, "nav.reports"))
        the(app, "nav.help").setFocus()
        qtbot.waitUntil(lambda: not app.background.busy)
        QApplication.processEvents()
        assert focused() is the(app, "nav.help")


def test_a_page_whose_figures_come_when_it_was_left_takes_no_keyboard(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with played("class") as app:
        monkeypatch.setattr(Loading, "at_once", BESIDE, raising=False)
        app.turn_to("reports")
        app.turn_to("settings")
        had = focused()
        qtbot.waitUntil(lambda: not app.background.busy)
        QApplication.processEvents()
        assert focused() is had
        assert in_sight(app)


def test_page_down_leads_to_the_next_attempt_from_the_button_that_has_the_keyboard(
    qtbot: QtBot,
) -> None:
    with played("attempt") as app:
        page, asked = app.window.pages.currentWidget(), list[int]()
        assert isinstance(page, AttemptPage)
        page.moved.connect(asked.append)
        page.side.comment.setFocus()
        press(Key.Key_PageDown)
        assert asked == [1]


def test_left_takes_an_answer_back_after_a_click_on_how_sure(qtbot: QtBot) -> None:
    with played("quiz-sure") as app:
        let_go_elsewhere(the(app, "quiz.sure.1"))
        press(Key.Key_Left)
        assert not the(app, "quiz.change").isVisible()


def test_enter_ends_looking_over_the_bets_after_a_click_on_a_seat(qtbot: QtBot) -> None:
    with played("bets") as app:
        click(the(app, "seat4"))
        press(Key.Key_Return)
        assert the(app, "quick.bets.onward").isVisible()


def test_esc_closes_the_open_question_wherever_the_keyboard_is(qtbot: QtBot) -> None:
    with played("readings-boxes") as app:
        the(app, "houses.boxes").setFocus()
        press(Key.Key_Escape)
        assert app.window.page == "houses"
        press(Key.Key_Escape)
        assert app.window.page == "today"


def test_esc_leaves_a_chapter_that_asks_nothing(qtbot: QtBot) -> None:
    with played("houses-boxes") as app:
        press(Key.Key_Escape)
        assert app.window.page == "today"


def test_what_had_the_keyboard_has_it_again_after_the_spotlight(qtbot: QtBot) -> None:
    """Not the first thing that Tab would come to, which leads away."""
    with played("guided-debrief") as app:
        press(Key.Key_Escape)
        assert not the(app, "spotlight").isVisible()
        assert focused() is the(app, "mistake.1")


@pytest.mark.parametrize("off", [QWidget.setDisabled, QWidget.setHidden])
def test_a_page_whose_last_control_is_off_gives_the_keyboard_to_another(
    qtbot: QtBot, off: Callable[[QWidget, bool], object]
) -> None:
    """Such as the workshop's document, which is off while a reading is made."""
    held = {name: [QPushButton(f"{name}{each}") for each in range(2)] for name in "ab"}

    def page(name: str) -> QWidget:
        made = QWidget()
        made.setLayout(column(*held[name]))
        return made

    pages = PageStack({name: partial(page, name) for name in held})
    qtbot.addWidget(pages)
    pages.turn_to("b")
    pages.show()
    pages.activateWindow()
    qtbot.waitUntil(pages.isActiveWindow)
    held["b"][0].setFocus()
    pages.turn_to("a")
    held["a"][1].setFocus()
    off(held["b"][0], True)
    pages.turn_to("b")
    assert focused() is held["b"][1]
