"""The type grows by setting, at once and everywhere but on the felt, and the layouts hold."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QHeaderView,
    QLabel,
    QPushButton,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.access.stages import played
from tests.ui.cut_off import cut_off
from trainer.game.cards import Card
from trainer.settings import TEXT_SCALES, Language, Settings
from trainer.ui.debrief.card_row import Slips
from trainer.ui.document.block_views import FigureRowView
from trainer.ui.home.house_card import HouseCard
from trainer.ui.house_book.questions import QuestionRow
from trainer.ui.house_book.sheet import BookSheet
from trainer.ui.kit.drop_down import DropDown
from trainer.ui.kit.page_head import Figure, SquareButton
from trainer.ui.kit.row_table import PADDING, RowTable
from trainer.ui.kit.theme import felt_font, font
from trainer.ui.kit.widgets import Button, Elided
from trainer.ui.live_wall.station_view import NearView
from trainer.ui.quick.order_board import OrderBoard, Slot
from trainer.ui.quiz.seat_board import SeatRow
from trainer.ui.replay.replay_table import ReplayTable
from trainer.ui.side_bar import Chip, SideBar
from trainer.ui.table.geometry import fit
from trainer.ui.workshop.form_view import FormView

SMALLEST_AND_LARGEST = [
    pytest.param(
        each, marks=() if each in (min(TEXT_SCALES), max(TEXT_SCALES)) else pytest.mark.slow
    )
    for each in TEXT_SCALES
]
SCENES = ("settings", "table-mbs", "debrief", "quick-flash", "houses-mbs", "people")


@pytest.mark.parametrize("scene", SCENES)
def test_the_page_and_the_words_on_its_buttons_fit_at_the_largest_size(
    qtbot: QtBot, scene: str
) -> None:
    with played(scene, text_scale=TEXT_SCALES[-1]) as app:
        for button in app.window.findChildren(QPushButton):
            if button.isVisible() and button.text():
                words = button.fontMetrics().horizontalAdvance(button.text())
                assert words <= button.width(), button.objectName()
        window = app.window
        assert window.width() == 1280
        for widget in window.findChildren(QAbstractButton):
            if widget.isVisible():
                left = widget.mapTo(window, widget.rect().topLeft()).x()
                assert 0 <= left <= left + widget.width() <= window.width(), widget.objectName()


def test_the_setting_takes_effect_at_once(qtbot: QtBot) -> None:
    with played("settings") as app:
        before = _title(app.window).fontMetrics().height()
        app.pages.settings.changed.emit(replace(app.settings, text_scale=150))
        QApplication.processEvents()
        after = _title(app.window).fontMetrics().height()
        assert after == pytest.approx(before * 1.5, abs=2)
        assert app.pages.settings.choices["text_scale"].value == 150


def _title(window: QWidget) -> QLabel:
    titles = [each for each in window.findChildren(QLabel) if each.property("role") == "title"]
    return next(each for each in titles if each.isVisible())


def test_the_felt_keeps_to_its_own_measure(qtbot: QtBot) -> None:
    with played("settings", text_scale=150):
        assert font(20).pixelSize() == 30
        assert felt_font(20).pixelSize() == 20


def test_only_four_sizes_are_kept() -> None:
    with pytest.raises(ValueError, match="text_scale: 120"):
        Settings(text_scale=120)


RUSSIAN = ("progress", "home", "guided-first", "attempt", "re-marking", "exam-set", "debrief-again")
TABLE_TESTS = ("table-test-watch-whole", "table-test-watch-end")
WORKSHOP = ("workshop-start", "workshop-rules", "workshop-procedure")
MORE = ("attempts", "attempt-comment", "remedials", "review-ask", "review-debrief", "readings-mbs")
ALL_LARGE = [
    ("home", Language.ENGLISH),
    pytest.param("progress", Language.ENGLISH, marks=pytest.mark.slow),
    *((scene, Language.RUSSIAN) for scene in (*RUSSIAN, *TABLE_TESTS, *WORKSHOP)),
    *(
        pytest.param(scene, language, marks=pytest.mark.slow)
        for scene in (*MORE, "station-waiting", "station-stopped")
        for language in Language
    ),
]


@pytest.mark.parametrize(("scene", "language"), ALL_LARGE)
def test_large_words_are_seen_whole(qtbot: QtBot, scene: str, language: Language) -> None:
    with played(scene, language=language, text_scale=130) as app:
        assert cut_off(app.window) == []
        for area in app.window.findChildren(QScrollArea):
            page = area.widget()
            if page is not None and area.isVisible():
                assert page.width() <= area.viewport().width()
        for head in app.window.findChildren(QHeaderView):
            sections = range(head.count()) if head.isVisible() else ()
            assert all(head.sectionSizeHint(at) <= head.sectionSize(at) for at in sections)
        for card in app.window.findChildren(HouseCard):
            assert card.height() >= card.heightForWidth(card.width())


@pytest.mark.parametrize("house", ["six-card-bonus", "mbs"])
def test_no_word_of_a_house_is_cut_in_the_smallest_window(qtbot: QtBot, house: str) -> None:
    with played(f"houses-{house}", (1120, 680), Language.RUSSIAN, text_scale=130) as app:
        for sheet in app.window.findChildren(BookSheet):
            area = sheet.parentWidget()
            assert area is not None
            assert sheet.geometry().right() <= area.width(), "the badges are in sight"
            for each in sheet.findChildren(QLabel):
                advance = each.fontMetrics().horizontalAdvance
                longest = max(map(advance, each.text().replace("/", " ").split(" ")))
                assert longest <= each.contentsRect().width(), each.text()


def test_dates_have_one_line_and_choices_the_height_of_the_button_beside_them(
    qtbot: QtBot,
) -> None:
    with played("audit-alarm") as app:
        export = app.window.findChild(QPushButton, "audit.export")
        choices = [each for each in app.window.findChildren(DropDown) if each.isVisible()]
        assert export is not None
        assert [each.height() for each in choices] == [export.height()] * 3
        backups = app.window.findChild(RowTable, "audit.copies")
        assert backups is not None
        when = backups.model().index(1, 0)
        assert backups.sizeHintForIndex(when).width() <= backups.columnWidth(0)


def test_a_pay_table_is_seen_whole_beside_the_document(qtbot: QtBot) -> None:
    """Three columns stood in the room for two: the form was scrolled sideways."""
    with played("workshop-rules", (1600, 1000), Language.CHINESE, text_scale=130) as app:
        form = app.window.findChild(FormView)
        assert form is not None
        page = form.widget()
        assert page is not None
        assert page.width() <= form.viewport().width()


@pytest.mark.parametrize("text_scale", [100, 130])
def test_a_seats_rows_stay_in_their_panel(qtbot: QtBot, text_scale: int) -> None:
    """Russian buttons asked for more than the panel had, and the amounts ran out of it."""
    with played("quiz-seat", language=Language.RUSSIAN, text_scale=text_scale) as app:
        done = app.window.findChild(QPushButton, "quiz.seat.done")
        assert done is not None
        edge = done.mapTo(app.window, done.rect().topRight()).x()
        rows = [each for each in app.window.findChildren(SeatRow) if each.isVisible()]
        assert rows
        for each in rows:
            assert each.mapTo(app.window, each.rect().topRight()).x() <= edge


@pytest.mark.parametrize("text_scale", SMALLEST_AND_LARGEST)
def test_steps_in_order_do_not_lie_over_one_another(qtbot: QtBot, text_scale: int) -> None:
    with played("quick-order", language=Language.RUSSIAN, text_scale=text_scale) as app:
        board = app.window.findChild(OrderBoard)
        assert board is not None
        pieces = [*board.findChildren(Slot), *board.findChildren(QAbstractButton)]
        boxes = [
            QRect(each.mapTo(board, QPoint()), each.size()) for each in pieces if each.isVisible()
        ]
        assert len(boxes) > 20
        assert not [1 for one, other in combinations(boxes, 2) if one.intersects(other)]


@pytest.mark.parametrize("wide", [1280, 1920])
def test_time_and_pace_stand_under_the_title_where_a_debrief_has_no_room_for_them(
    qtbot: QtBot, wide: int
) -> None:
    """They were left out, in large Russian words."""
    with played("debrief", (wide, 720), Language.RUSSIAN, text_scale=130) as app:
        time = app.window.findChild(QLabel, "debrief.figure.time")
        pace = app.window.findChild(QLabel, "debrief.figure.pace")
        assert time is not None
        assert pace is not None
        under = app.pages.debrief.header.under.text()
        assert under.endswith(f", {time.text()}, {pace.text()}") is not pace.isVisible()
        assert pace.isVisible() is (wide == 1920)


def test_the_sentence_about_a_mistake_is_whole_in_a_replay(qtbot: QtBot) -> None:
    with played("replay", language=Language.RUSSIAN, text_scale=130) as app:
        why = app.window.findChild(Elided, "replay.why")
        assert why is not None
        shown = why.shown()
        assert shown.split() == why.text().split()
        high = why.fontMetrics().boundingRect(why.rect(), 0, shown).height()
        assert high <= why.height()


def test_a_close_up_replay_does_not_cut_the_dealers_cards(qtbot: QtBot) -> None:
    """Chinese letters are higher, and left the tables twelve pixels too few."""
    with played("replay", language=Language.CHINESE, text_scale=130) as app:
        for seen in app.window.findChildren(ReplayTable):
            shown = seen.table.shown
            assert shown is not None
            counts = len(shown.seats), len(shown.words.spots), len(shown.values)
            places = fit(seen.table.width(), seen.table.height(), *counts)
            foot = seen.height() - seen.table.y()
            assert foot <= places.dealer.y or places.dealer.bottom <= foot


@pytest.mark.parametrize("text_scale", SMALLEST_AND_LARGEST)
def test_a_button_with_nothing_but_a_sign_is_square(qtbot: QtBot, text_scale: int) -> None:
    """Its width stayed as it was while its height grew with the type."""
    with played("quick-flash", text_scale=text_scale) as app:
        back = app.window.findChild(SquareButton, "quick.leave")
        assert back is not None
        assert back.width() == back.height()


@pytest.mark.parametrize(("width", "rest"), [(1280, (0, 0)), (1920, (105, 110))])
def test_the_titles_of_pages_stand_one_below_another(
    qtbot: QtBot, width: int, rest: tuple[int, int]
) -> None:
    """Some pages left one in a hundred of their width to each side, and moved by ten pixels; in a
    wide window, where a scroll bar moves them by half its width, three kept to the left."""
    with played("progress", (width, 720)) as app:
        bar = app.window.findChild(SideBar)
        assert bar is not None
        for page in ("progress", "quiz", "table-test", "challenges", "results", "settings"):
            app.turn_to(page)
            QApplication.processEvents()
            assert app.window.page == page
            left = _title(app.window).mapTo(app.window, QPoint()).x() - bar.width() - 36
            assert rest[0] <= left <= rest[1], page


def test_what_waits_for_review_is_named_whole(qtbot: QtBot) -> None:
    """A Russian exam was called "Экзамен за с…"."""
    with played("class", language=Language.RUSSIAN) as app:
        lines = [
            each for each in app.window.findChildren(Elided) if "Экзамен за столом" in each.text()
        ]
        assert lines
        assert all(each.shown().split() == each.text().split() for each in lines)


def test_the_name_of_a_draft_is_whole_beside_its_parts(qtbot: QtBot) -> None:
    """The six parts had all the room: "River…"."""
    with played("workshop-proof", language=Language.RUSSIAN, text_scale=130) as app:
        title = app.window.findChild(Elided, "workshop.title")
        assert title is not None
        assert title.shown() == title.text() == "Riverside"


@pytest.mark.parametrize("scene", ["attempts", "challenges"])
def test_no_word_of_a_list_is_cut_in_the_smallest_window(qtbot: QtBot, scene: str) -> None:
    """A title stands on two lines first, and less room is left beside the words."""
    with played(scene, (1120, 680), Language.RUSSIAN, text_scale=130) as app:
        (table,) = (each for each in app.window.findChildren(RowTable) if each.isVisible())
        advance, model = table.fontMetrics().horizontalAdvance, table.model()
        assert model.rowCount() > 3
        for column in range(model.columnCount()):
            for row in range(model.rowCount()):
                for word in str(model.index(row, column).data() or "").split():
                    assert advance(word) + 2 * PADDING <= table.columnWidth(column), word


def test_each_answer_below_a_question_is_whole_in_the_smallest_window(qtbot: QtBot) -> None:
    with played("readings-boxes", (1120, 680)) as app:
        rows = [each for each in app.window.findChildren(QuestionRow) if each.isVisible()]
        assert len(rows) > 10
        for each in rows:
            assert each.height() >= each.heightForWidth(each.width()), each.text()


def test_no_button_beside_a_board_is_cut_in_the_smallest_window(qtbot: QtBot) -> None:
    with played("table-test-watch", (1120, 680), Language.RUSSIAN, text_scale=130) as app:
        for name in ("watch.undo", "watch.otherwise"):
            button = app.window.findChild(Button, name)
            assert button is not None
            assert button.width() >= button.sizeHint().width(), name


def _left(widget: QWidget) -> int:
    """The left edge of its words in its window."""
    return widget.mapTo(widget.window(), widget.contentsRect().topLeft()).x()


def test_the_name_of_the_program_stands_level_with_its_sign(qtbot: QtBot) -> None:
    """A supervisor's places fill the bar: the row of the name was squeezed, its sign was not."""
    with played("exams", language=Language.RUSSIAN, text_scale=130) as app:
        sign = app.window.bar.findChild(Chip)
        assert sign is not None
        name = next(each for each in app.window.bar.findChildren(QLabel) if each.isVisible())
        assert abs(sign.geometry().center().y() - name.geometry().center().y()) <= 1


@pytest.mark.parametrize("text_scale", [100, 115, 130])
def test_a_live_table_tells_its_time_where_the_ring_has_no_room(
    qtbot: QtBot, text_scale: int
) -> None:
    with played("live-table", language=Language.RUSSIAN, text_scale=text_scale) as app:
        panel = app.pages.table.screen_.panel
        times = [each for each in panel.findChildren(QLabel) if each.isVisible()]
        assert panel.live.clock.isVisible() or "0:59" in [each.text() for each in times]


@pytest.mark.parametrize("scene", ["whole-mbs", "whole-six-card-bonus", "whole-boxes"])
def test_a_whole_round_tells_its_time_in_the_smallest_window(qtbot: QtBot, scene: str) -> None:
    """The clock gave way to keys and places."""
    with played(scene, (1120, 680), Language.RUSSIAN, text_scale=130) as app:
        panel = app.pages.table.screen_.panel
        shown = [each.text() for each in panel.findChildren(QLabel) if each.isVisible()]
        assert sum(bool(re.fullmatch(r"\d:\d\d", each)) for each in shown) == 1
        assert not cut_off(app.window)


def test_the_title_of_what_a_form_holds_is_not_cut_in_the_smallest_window(qtbot: QtBot) -> None:
    with played("exam-set", (1120, 680), Language.RUSSIAN, text_scale=130) as app:
        titles = [each for each in app.window.findChildren(QLabel) if each.isVisible()]
        (title,) = [each for each in titles if each.text() == "Состав варианта"]
        words = max(map(title.fontMetrics().horizontalAdvance, title.text().split()))
        assert title.width() >= words


def test_the_figures_of_progress_are_not_cut_in_the_smallest_window(qtbot: QtBot) -> None:
    with played("progress", (1120, 680), Language.RUSSIAN, text_scale=130) as app:
        assert app.window.findChildren(FigureRowView)
        assert not cut_off(app.window)


@pytest.mark.parametrize("language", Language)
def test_the_felt_of_a_station_lies_over_no_words(qtbot: QtBot, language: Language) -> None:
    """It lay over the headings in large Chinese type, in the smallest window."""
    with played("live-wall", (1120, 680), language, text_scale=130) as app:
        near = app.window.findChild(NearView)
        assert near is not None
        felt = QRect(near.seen.mapTo(near, QPoint()), near.seen.size())
        words = [each for each in near.findChildren(QLabel) if each.isVisible()]
        boxes = [QRect(each.mapTo(near, QPoint()), each.size()) for each in words]
        assert len(boxes) > 8
        assert not [each for each in boxes if each.intersects(felt)]
        assert not [each for each in words if each.heightForWidth(each.width()) > each.height()]


@pytest.mark.parametrize("text_scale", [130, 150])
def test_the_answers_of_a_live_table_lie_under_no_key(qtbot: QtBot, text_scale: int) -> None:
    with played("live-table", (1600, 1000), Language.CHINESE, text_scale=text_scale) as app:
        panel = app.pages.table.screen_.panel
        pieces = panel.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        others = [each for each in pieces if each.isVisible() and each is not panel.live]
        live = panel.live.geometry()
        assert not [each for each in others if each.geometry().intersects(live)]


def test_figures_begin_where_the_words_above_them_do(qtbot: QtBot) -> None:
    with played("session-end") as app:
        figure = next(each for each in app.window.findChildren(Figure) if each.isVisible())
        name = figure.findChild(QLabel)
        assert name is not None
        assert _left(name) == _left(_title(app.window))


def test_the_reason_of_a_round_begins_where_its_title_does(qtbot: QtBot) -> None:
    with played("session-debrief", language=Language.RUSSIAN, text_scale=130) as app:
        why = app.window.findChild(QLabel, "debrief.why")
        title = app.window.findChild(QLabel, "debrief.title")
        assert why is not None
        assert title is not None
        assert _left(why) == _left(title)


def test_a_pace_that_cannot_be_told_is_left_out(qtbot: QtBot) -> None:
    with played("guided-debrief", language=Language.RUSSIAN, text_scale=130) as app:
        assert "\u2013" not in app.pages.debrief.header.under.text()


def test_small_cards_grow_with_the_type(qtbot: QtBot) -> None:
    """The letters alone grew, and ran over the edge of their card."""
    cards = [Card.parse(each) for each in ("Th", "Qs", "2c")]
    small = Slips(cards)
    qtbot.addWidget(small)
    with played("settings", text_scale=130):
        large = Slips(cards)
        qtbot.addWidget(large)
    assert large.height() == pytest.approx(small.height() * 1.3, abs=1)
    assert large.width() == pytest.approx(small.width() * 1.3, abs=1)


@pytest.mark.parametrize(
    "scene",
    ["workshop-rules", "workshop-procedure", "exam-set", "debrief-faultless", "readings-boxes"],
)
def test_nothing_that_scrolls_down_is_wider_than_its_place(qtbot: QtBot, scene: str) -> None:
    """What stood beyond the edge could not be seen: no such page scrolls sideways."""
    with played(scene, (1120, 680), Language.RUSSIAN, text_scale=130) as app:
        QApplication.processEvents()
        wide = dict[str, int]()
        for area in app.window.findChildren(QScrollArea):
            page = area.widget()
            if page is not None and area.isVisible():
                wide[area.objectName()] = page.width() - area.viewport().width()
        assert wide
        assert {name: by for name, by in wide.items() if by > 0} == {}
