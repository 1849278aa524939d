"""The replay in the real window: by keys and mouse, at a pace, to mistakes, and back again."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.school.tables import FAULTLESS, SIX_CARD, round_at
from tests.ui.access.stages import played
from tests.ui.dealing_hands import press
from tests.ui.test_whole_rounds import press_list, skip_first, the
from tests.ui.windows import Opened
from trainer.dealing.action import Verb
from trainer.dealing.script import script_for
from trainer.document import Target
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.library.houses import load_houses
from trainer.records.results import MistakeMade
from trainer.school.debrief.briefing import PlayedRound
from trainer.school.house_book.sections import Chapter
from trainer.school.pages.log_pages import (
    DealTrap,
    MistakesMade,
    MistakesRoute,
    WatchRound,
    tell_mistakes,
)
from trainer.school.questions.quick_log import WrongAnswer
from trainer.school.replay.replay import Handled, Tape
from trainer.school.replay.tape import tape_of
from trainer.school.results import MistakeLogged
from trainer.ui.application import Application
from trainer.ui.document.page import DocumentPage
from trainer.ui.document.table_view import TableBlockView
from trainer.ui.exam.sheet_page import SheetPage
from trainer.ui.house_book.cards import LIT
from trainer.ui.replay.page import ReplayPage
from trainer.ui.replay.player import TapePlayer
from trainer.ui.replay.replay_table import corner, near_by_itself, size_of_table
from trainer.ui.table.geometry import fit

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
HOUSE = load_houses()["six-card-bonus"]
WRONG = tuple("pay 7 pair_plus 50" if act == "pay 7 pair_plus 60" else act for act in FAULTLESS)


def tape(trace: tuple[str, ...] = WRONG, moves: tuple[Handled, ...] | None = None) -> Tape:
    acts = tuple((text, 1000 * turn) for turn, text in enumerate(trace, 1))
    round_ = round_at(HOUSE, SIX_CARD)
    return tape_of(PlayedRound("a", HOUSE, round_, "Settle", 4, acts, 30_000), moves)


def shown(qtbot: QtBot, on: Tape, size: tuple[int, int] = (1280, 720)) -> ReplayPage:
    page = ReplayPage()
    qtbot.addWidget(page)
    page.animate(motion=False)
    page.resize(*size)
    page.present(on)
    with qtbot.waitExposed(page):
        page.show()
    return page


def text(page: QWidget, name: str) -> str:
    found = page.findChild(QLabel, name)
    assert isinstance(found, QLabel), name
    return found.text()


# --- step by step


def test_both_tables_lie_as_the_step_has_them(qtbot: QtBot) -> None:
    page, on = shown(qtbot, tape()), tape()
    assert on.parting is not None
    press(Key.Key_D)
    assert page.player.step == on.parting
    paid = [
        next(spot.paid for spot in seen.table.shown.seat(7).spots if spot.wager is Wager.PAIR_PLUS)
        for seen in (page.yours.seen, page.theirs.seen)
        if seen.table.shown is not None
    ]
    assert [amount.grouped for amount in paid] == ["50", "60"]
    assert text(page, "replay.yours.does") == "Seat 7: pay Pair Plus, $50"
    assert text(page, "replay.theirs.does") == "Seat 7: pay Pair Plus, $60"
    assert text(page, "replay.mistake") == "They differ here: Straight paid 5 to 1"


@pytest.mark.parametrize(
    ("key", "step"),
    [
        (Key.Key_Right, 4),
        (Key.Key_Left, 2),
        (Key.Key_Home, 0),
        (Key.Key_End, 24),
        (Key.Key_M, 8),
        (Key.Key_N, 3),
    ],
)
def test_keys_go_step_by_step_to_the_ends_and_to_mistakes(
    qtbot: QtBot, key: Qt.Key, step: int
) -> None:
    page = shown(qtbot, tape())
    page.player.go(3)
    press(key)
    assert page.player.step == step
    assert page.controls.line.value() == step


@pytest.mark.parametrize(
    ("button", "step"),
    [("first", 0), ("back", 2), ("on", 4), ("end", 24), ("parting", 8), ("mistake_after", 8)],
)
def test_buttons_do_what_the_keys_do_and_leave_the_keyboard_where_it_was(
    qtbot: QtBot, button: str, step: int
) -> None:
    page = shown(qtbot, tape())
    page.player.go(3)
    found = page.findChild(QAbstractButton, f"replay.{button}")
    assert isinstance(found, QAbstractButton)
    QTest.mouseClick(found, LEFT)
    assert page.player.step == step
    assert page.controls.line.hasFocus()


def test_the_time_line_is_pressed_and_dragged(qtbot: QtBot) -> None:
    page = shown(qtbot, tape())
    line = page.controls.line
    QTest.mousePress(line, LEFT, pos=QPoint(round(line.x_of(6)), 34))
    assert page.player.step == 6
    QTest.mouseMove(line, QPoint(round(line.x_of(11)), 30))
    assert page.player.step == 11
    QTest.mouseRelease(line, LEFT, pos=QPoint(round(line.x_of(11)), 30))
    QTest.mouseMove(line, QPoint(round(line.x_of(2)), 30))
    assert page.player.step == 11


def test_nothing_on_the_tables_can_be_touched(qtbot: QtBot) -> None:
    page = shown(qtbot, tape())
    page.player.go(6)
    for seen in (page.yours.seen, page.theirs.seen):
        touched: list[object] = []
        seen.table.touched.connect(touched.append)
        for piece in seen.table.findChildren(QAbstractButton):
            assert not piece.isEnabled()
            QTest.mouseClick(piece, LEFT)
        assert touched == []
    assert page.controls.line.hasFocus()


def test_what_was_taken_back_is_told_as_what_it_was(qtbot: QtBot) -> None:
    texts = (*FAULTLESS[:7], "pay 7 pair_plus 50", None, *FAULTLESS[7:])
    moves = tuple(Handled(each, 500 * turn) for turn, each in enumerate(texts, 1))
    page = shown(qtbot, tape(FAULTLESS, moves))
    page.player.go(8)
    assert text(page, "replay.yours.does") == "Seat 7: pay Pair Plus, $50 (taken back later)"
    assert text(page, "replay.between") == "The difference was undone later."
    press(Key.Key_Right)
    assert text(page, "replay.yours.does") == "Taken back. Seat 7: pay Pair Plus, $50"
    assert text(page, "replay.between") == "No difference: a faultless round."


# --- at a pace


def test_it_runs_at_the_trainees_own_pace_times_the_speed(qtbot: QtBot) -> None:
    player = TapePlayer()
    player.load(tape())
    waits = []
    for speed in (0.5, 1.0, 2.0, 4.0):
        player.hasten(speed)
        player.toggle()
        waits.append(player.findChild(type(player._wait)).interval())  # type: ignore[union-attr]
        player.toggle()
    assert waits == [2000, 1000, 500, 250]


def test_it_stops_where_the_two_part_and_runs_on_when_it_is_told_to(qtbot: QtBot) -> None:
    hasty = tuple(Handled(text, 5 * turn) for turn, text in enumerate(WRONG, 1))
    page = shown(qtbot, tape(WRONG, hasty))
    page.player.go(6)
    press(Key.Key_Space)
    assert page.player.running
    qtbot.waitUntil(lambda: not page.player.running)
    assert page.player.step == 8
    press(Key.Key_Space)
    qtbot.waitUntil(lambda: page.player.step == 10)
    press(Key.Key_Space)
    assert not page.player.running


def test_told_not_to_stop_it_runs_past_mistakes_to_the_end(qtbot: QtBot) -> None:
    hasty = tuple(Handled(text, 5 * turn) for turn, text in enumerate(WRONG[:9], 1))
    page = shown(qtbot, tape(WRONG[:9], hasty))
    QTest.mouseClick(page.controls.stops, LEFT)
    page.player.go(page.player._tape.last - 2)  # type: ignore[union-attr]
    press(Key.Key_4)
    page.controls.line.setFocus()
    press(Key.Key_Space)
    qtbot.waitUntil(lambda: not page.player.running)
    assert page.player.step == page.player._tape.last  # type: ignore[union-attr]


def test_what_is_hidden_does_not_run(qtbot: QtBot) -> None:
    page = shown(qtbot, tape())
    press(Key.Key_Space)
    page.hide()
    assert not page.player.running


# --- what is seen


@pytest.mark.parametrize("size", [(604, 390), (524, 306), (922, 750), (1240, 1000)])
@pytest.mark.parametrize("near", [True, False])
def test_the_seat_that_is_looked_at_is_in_the_window_with_all_its_wagers(
    size: tuple[int, int], *, near: bool
) -> None:
    width, height = size
    places = fit(*size_of_table(width, height, near=near), 7, 4)
    for number in range(1, 8):
        x, y = corner(places, width, height, number)
        seat = places.seat(number)
        for box in (*(spot.outline for spot in seat.spots), seat.spots[0].payout, seat.hand):
            assert x <= box.x, (number, box)
            assert box.right <= x + width + 1, (number, box)
            assert y <= box.y, (number, box)
            assert box.bottom <= y + height, (number, box)


@pytest.mark.parametrize("size", [(604, 288), (604, 306), (604, 390), (524, 306)])
def test_the_dealers_cards_are_seen_whole_or_not_at_all(size: tuple[int, int]) -> None:
    width, height = size
    places = fit(*size_of_table(width, height, near=True), 7, 4)
    for number in range(1, 8):
        y = corner(places, width, height, number)[1]
        low = y + height
        assert low <= places.dealer.y or places.dealer.bottom <= low, number
        assert y <= places.seat(number).plaque.y, number


def test_a_small_window_looks_from_near_and_a_large_one_at_the_whole(qtbot: QtBot) -> None:
    assert near_by_itself(604)
    assert not near_by_itself(922)
    page = shown(qtbot, tape())
    seen = [page.view.value]
    press(Key.Key_Z)
    seen.append(page.view.value)
    page.resize(1920, 1080)
    seen.append(page.view.value)
    assert seen == [True, False, False], "what was chosen stays chosen"


# --- from the debrief, the lists and the book


def test_one_way_leads_from_a_mistake_to_its_replay_and_its_clause_and_back(
    qtbot: QtBot,
    opened: Opened,
) -> None:
    app = opened()
    skip_first(app, Verb.TAKE)
    press(Key.Key_R)
    replay = app.pages.replay
    assert app.window.page == "replay"
    assert replay.tape is not None
    assert replay.player.step == replay.tape.parting
    press(Key.Key_C)
    _is_at_clause(qtbot, app)
    press(Key.Key_Escape)
    assert app.window.page == "replay"
    press(Key.Key_Escape)
    assert app.window.page == "debrief"
    assert app.pages.debrief.mistakes.lit == 1
    QTest.mouseClick(the(app, "mistake.1.rule"), LEFT)
    _is_at_clause(qtbot, app)
    QTest.mouseClick(the(app, "houses.back"), LEFT)
    assert app.window.page == "debrief"
    app.turn_to("houses")
    assert not the(app, "houses.back").isVisible(), "opened by itself it leads nowhere back"
    press(Key.Key_Escape)
    assert app.window.page == "today"


def test_the_replay_from_a_result_sheet_bears_the_trainees_name(qtbot: QtBot) -> None:
    """It called the trainee "You" to the supervisor who signs."""
    with played("exam-sheet") as app:
        sheet = app.window.pages.currentWidget()
        assert isinstance(sheet, SheetPage)
        watch = next(e for e in sheet.findChildren(QPushButton) if ".replay." in e.objectName())
        watch.click()
        tape = app.pages.replay.tape
        assert tape is not None
        assert tape.worked_by == sheet.whose != ""


def _in_sight(app: Application) -> str:
    """The clause that is lit and in sight."""
    lit = app.pages.houses.findChild(QLabel, LIT)
    seen = isinstance(lit, QLabel) and not lit.visibleRegion().isEmpty()
    return lit.text() if seen and isinstance(lit, QLabel) else ""


def _is_at_clause(qtbot: QtBot, app: Application) -> None:
    """The book is open at the clause of the first mistake, which is lit and in sight."""
    assert app.window.page == "houses"
    assert app.pages.houses.chapter is Chapter.CLAUSES
    assert app.pages.debrief.debrief is not None
    rule = app.pages.debrief.debrief.mistakes[0].rule
    qtbot.waitUntil(lambda: _in_sight(app) == rule)


def test_a_card_is_watched_and_its_trap_dealt_again_by_mouse(opened: Opened) -> None:
    app = opened()
    skipped = skip_first(app, Verb.CLEAR)
    before = app.rounds.sitting
    assert before is not None
    QTest.mouseClick(the(app, "debrief.watch"), LEFT)
    assert app.window.page == "replay"
    QTest.mouseClick(the(app, "replay.trap"), LEFT)
    assert app.window.page == "table"
    assert app.rounds.sitting is not None
    assert app.rounds.sitting.round_ != before.round_
    round_ = app.rounds.sitting.round_
    script = script_for(HOUSE, round_, settle(HOUSE.rules, round_))
    assert skipped.verb in {step.action.verb for step in script.steps}


def test_a_round_in_a_list_is_watched_and_a_mistakes_trap_dealt_again(
    opened: Opened,
) -> None:
    app = opened()
    skip_first(app, Verb.CLEAR)
    for page in ("results", "mistakes"):
        app.turn_to(page)
        press_list(app, f"{page}.list", Key.Key_R)
        assert app.window.page == "replay"
        press(Key.Key_Escape)
        assert app.window.page == page
    press_list(app, "mistakes.list", Key.Key_T)
    assert app.window.page == "table"


@pytest.mark.parametrize("wide", [1120, 1280, 1920])
def test_no_control_is_cut_off_or_lies_on_another(qtbot: QtBot, wide: int) -> None:
    page = shown(qtbot, tape(), (wide, 680))
    controls = page.controls
    found = [each for each in controls.findChildren(QAbstractButton) if each.isVisible()]
    boxes = [each.rect().translated(each.mapTo(controls, QPoint(0, 0))) for each in found]
    for each, box in zip(found, boxes, strict=True):
        assert box.width() >= each.minimumSizeHint().width(), each.objectName()
        assert controls.rect().contains(box), each.objectName()
        assert sum(box.intersects(other) for other in boxes) == 1, each.objectName()


def test_the_view_glides_to_the_next_seat_and_the_next_step_does_not_wait(qtbot: QtBot) -> None:
    page = shown(qtbot, tape())
    page.animate(motion=True)
    page.player.go(9)
    before = page.yours.seen.table.pos()
    press(Key.Key_Right)
    press(Key.Key_Right)
    assert page.player.step == 11
    qtbot.waitUntil(lambda: page.yours.seen.table.pos() != before)
    ends = page.yours.seen._target()
    qtbot.waitUntil(lambda: page.yours.seen.table.pos() == ends)
    page.animate(motion=False)
    press(Key.Key_Home)
    assert page.yours.seen.table.pos() == page.yours.seen._target(), "at once"


def test_an_answer_in_the_list_has_nothing_to_watch_and_is_asked_anew(qtbot: QtBot) -> None:
    heard: list[Target] = []
    page = DocumentPage("mistakes", "My mistakes", heard.append)
    qtbot.addWidget(page)
    when = datetime(2026, 11, 22, tzinfo=UTC)
    listed = MistakeMade("round", 1, "", "minor", None, None, None, "", "", "")
    made = MistakesMade(
        (
            WrongAnswer("quick", when, "A", "B", 1, ""),
            MistakeLogged("round", when, "A", "B", listed, ""),
        ),
        when,
    )
    page.present(tell_mistakes(made, MistakesRoute()))
    page.show()
    (view,) = page.findChildren(TableBlockView)
    watch, trap = (page.findChild(QPushButton, f"mistakes.{name}") for name in ("watch", "trap"))
    assert watch is not None
    assert trap is not None
    for row in range(2):
        view.table.selectRow(row)
        for key in (Key.Key_R, Key.Key_T):
            QTest.keyClick(page, key)
        assert watch.isEnabled() == (row == 1)
        assert trap.isEnabled()
    assert heard == [DealTrap("quick", 1), WatchRound("round", 1), DealTrap("round", 1)]
