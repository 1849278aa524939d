"""Every screen: each control has a name, a role and a place in the Tab order, and every text stands
out from what it stands on, by turns in light and in dark; the slow tests have the other theme."""

from __future__ import annotations

from collections.abc import Iterator
from html import unescape

import pytest
from PySide6 import QtGui
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QFrame,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.access.contrast import LEAST, contrast, ground_of, over, too_faint
from tests.ui.access.painted import painted_texts
from tests.ui.access.promised import Held, Stroke, promised
from tests.ui.access.stages import controls, in_front, played, wear
from tests.ui.access.tabs import has_a_place, tab_order
from trainer.settings import Theme
from trainer.shots.names import (
    ATTEMPTS,
    BOOKS,
    EXAM_LISTS,
    EXAM_SHEETS,
    EXAM_TABLES,
    INCIDENTS,
    NAMES,
    READINGS,
    REPLAYS,
    REPORT_PAGES,
    REVIEW_LISTS,
    REVIEWED,
    TABLES,
    WHOLES,
)
from trainer.ui.application import Application
from trainer.ui.debrief.ask_again import AnswerRow
from trainer.ui.debrief.mistake_card import MistakeCard
from trainer.ui.debrief.page import DebriefPage
from trainer.ui.home.drills_card import DrillRow
from trainer.ui.kit import words_form
from trainer.ui.kit.theme import INK, tint
from trainer.ui.kit.widgets import tip
from trainer.ui.kit.words_form import WordsForm
from trainer.ui.live_wall.tile_view import TileView
from trainer.ui.replay.controls import TimeLine
from trainer.ui.replay.page import ReplayPage
from trainer.ui.review_queue.attempt_page import AttemptPage
from trainer.ui.table.drawing.outlines import IDLE
from trainer.ui.table.pieces.piece import Piece
from trainer.ui.table.screen import TableScreen

THEMES = (Theme.LIGHT, Theme.DARK)
FAINTEST_PRINT = 0.8
Key = Qt.Key
WRITTEN_IN = QLineEdit | QPlainTextEdit | QAbstractSpinBox
OWN_KEYS = WRITTEN_IN | TimeLine | MistakeCard | AnswerRow | DrillRow
NO_ROLE = (QAccessible.Role.NoRole, QAccessible.Role.Client)


# The same screen with another house's words, or another scene on the same page.
AGAIN = {
    name
    for alike in (
        *(TABLES, WHOLES, BOOKS, INCIDENTS, REVIEW_LISTS, ATTEMPTS, REVIEWED),
        *(EXAM_TABLES, EXAM_LISTS, EXAM_SHEETS, REPORT_PAGES, READINGS, REPLAYS),
    )
    for name in sorted(alike)
    if name != min(alike)
} | {"class-list", "class-list-preview", "sign-in"}
# Those whose controls and kinds of text are all in other scenes.
AGAIN |= {"audit", "chips-back", "chips-beside", "chips-sized", "debrief-again", "guided-act"}
AGAIN |= {"progress", "quiz-seat", "station-waiting"}
AGAIN |= {
    "live-wall-note",
    "table-test",
    "table-test-setup-whole",
    "table-test-watch",
    "table-test-watch-end",
}
SCENES = [pytest.param(n, marks=pytest.mark.slow) if n in AGAIN else n for n in NAMES]


OTHER = pytest.param(1, marks=pytest.mark.slow, id="in the other theme")


@pytest.fixture(scope="module", params=SCENES)
def scene(request: pytest.FixtureRequest) -> str:
    """One after another."""
    name: str = request.param
    return name


@pytest.fixture(scope="module")
def app(scene: str, qapp: object) -> Iterator[Application]:
    """The window with that scene."""
    with played(scene) as shown:
        yield shown


def heard(widget: QWidget) -> QAccessibleInterface:
    interface = QAccessible.queryAccessibleInterface(widget)
    assert interface is not None, widget
    return interface


def within(room: QRectF, front: QWidget) -> bool:
    """Whether the text stands on a button or a card of what lies in front."""
    card = front.findChild(QFrame)
    assert card is not None
    return QRectF(QRect(card.mapTo(card.window(), QPoint(0, 0)), card.size())).contains(room)


def test_every_control_has_a_name_a_role_and_a_place_in_the_tab_order(app: Application) -> None:
    there = controls(app.window)
    assert there
    unnamed = [each for each in there if not heard(each).text(QAccessible.Text.Name).strip()]
    assert not unnamed
    assert not [each for each in there if heard(each).role() in NO_ROLE]
    order = tab_order(app.window)
    assert not [each for each in there if not has_a_place(each, order)]


def test_no_text_is_read_as_markup(app: Application) -> None:
    """Whatever people are called and write: labels are plain, and so is what the mouse is told."""
    assert not [each.text() for each in app.window.findChildren(QLabel) if not is_plain(each)]
    told = {each.toolTip() for each in app.window.findChildren(QWidget)}
    assert not [each for each in told if might_be_rich(each) and each != tip(unescaped(each))]


might_be_rich = QtGui.Qt.mightBeRichText


def is_plain(label: QLabel) -> bool:
    return label.textFormat() is Qt.TextFormat.PlainText


def unescaped(told: str) -> str:
    """What was put into that tooltip."""
    return unescape(told.partition(">")[2].removesuffix("</span>"))


class Heard(QObject):
    """Takes the keys that come to a page, before it does anything with them."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.keys: list[int] = []
        page.installEventFilter(self)

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self.keys.append(event.key())
            return True
        return False


def test_keys_of_the_page_go_past_whatever_a_click_gives_the_keyboard(
    app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that the screen promises, of what lies in front; the side bar hands the page's on. But a
    field for text, and a form, which keeps its keys to itself. The table reads its own."""
    page = app.window.pages.currentWidget()
    assert page is not None
    if page.findChild(TableScreen) is not None or in_front(app.window) is not app.window:
        return
    monkeypatch.setattr(words_form, "entries_dropped", lambda _: True)
    arrows = isinstance(page, DebriefPage | ReplayPage | AttemptPage)
    letters = [(key, Held.NoModifier) for key in (Key.Key_R, Key.Key_C)]
    wanted = [*letters, *([(Key.Key_Left, Held.NoModifier)] if arrows else [])]
    wanted += heard_at(page, [each for each in promised(app.window) if each not in wanted])
    dead = {}
    for control in page.findChildren(QWidget):
        if not _takes_clicks(control) or isinstance(control, OWN_KEYS):
            continue
        if any(form.isAncestorOf(control) for form in page.findChildren(WordsForm)):
            continue
        _click(control)
        opens = isinstance(control, TileView)  # by Enter
        due = [each for each in wanted if not (opens and each[0] == Key.Key_Return)]
        heard = heard_at(page, due)
        if heard != due:
            dead[control.objectName() or type(control).__name__] = heard
    assert not dead


def _click(control: QWidget) -> None:
    """It has the keyboard, and did nothing: a button is let go elsewhere."""
    if not isinstance(control, QAbstractButton) or _has_menu(control):
        control.setFocus(Qt.FocusReason.MouseFocusReason)
        return
    QTest.mousePress(control, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(control, Qt.MouseButton.LeftButton, pos=QPoint(-4000, -4000))


def _has_menu(control: QWidget) -> bool:
    return isinstance(control, QPushButton) and control.menu() is not None


def heard_at(page: QWidget, strokes: list[Stroke]) -> list[Stroke]:
    """Those that come to the page from where the keyboard is."""
    heard_there, here = Heard(page), QApplication.focusWidget()
    assert here is not None
    for key, held in strokes:
        QTest.keyPress(here, key, held)
    page.removeEventFilter(heard_there)
    return [each for each in strokes if each[0] in heard_there.keys]


def _takes_clicks(control: QWidget) -> bool:
    by_click = control.focusPolicy().value & Qt.FocusPolicy.ClickFocus.value
    return bool(by_click) and control.isVisible() and control.isEnabled()


def test_every_button_is_pressed_by_space_once_tab_has_come_to_it(app: Application) -> None:
    """A piece of the table has tests of its own: it acts at once."""
    dead = []
    for button in controls(app.window):
        if not isinstance(button, QAbstractButton) or isinstance(button, Piece):
            continue
        if _has_menu(button):
            continue
        button.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyPress(button, Key.Key_Space)
        if not button.isDown():
            dead.append(button.objectName())
        button.setDown(False)  # so that letting go does nothing
        QTest.keyRelease(button, Key.Key_Space)
    assert not dead


@pytest.mark.parametrize("turn", [pytest.param(0, id="one theme"), OTHER])
def test_every_text_stands_out(app: Application, scene: str, turn: int) -> None:
    """WCAG 2.2, 1.4.3: 4.5 to 1; 3 to 1 where it is large."""
    theme = THEMES[(NAMES.index(scene) + turn) % len(THEMES)]
    wear(app, theme)
    picture = app.window.grab().toImage()
    texts = painted_texts(app.window)
    assert texts
    front = in_front(app.window)
    if front is not app.window:  # the rest is dim, and of no use now
        texts = [text for text in texts if within(text.room, front)]
    found = [(text, too_faint(text, picture)) for text in texts]
    faint = [f"{text.words}: {ratio:.1f} at {text.room}" for text, ratio in found if ratio]
    assert not faint, theme


@pytest.mark.parametrize("house", TABLES.values())
def test_print_on_the_felt_stands_out(qtbot: QtBot, house: str) -> None:
    """What the house prints, and the words beside wagers that lie there, on the felt below them."""
    with played(f"table-{house}") as app:
        for theme in THEMES:
            wear(app, theme)
            table = app.pages.table.screen_.table
            picture, places = table.grab().toImage(), table.places
            assert places is not None
            assert table.shown is not None
            occupied = [places.seat(seat.number) for seat in table.shown.seats if seat.occupied]
            printed = [(box, FAINTEST_PRINT) for box in places.printed]
            labels = [(spot.label, IDLE) for seat in occupied for spot in seat.spots]
            for box, strength in (*printed, *labels):
                ground, _ = ground_of(picture, QRect(*map(round, box)))
                found = contrast(over(tint(INK, strength), ground), ground)
                assert found >= LEAST, (theme, box, ground.name())
