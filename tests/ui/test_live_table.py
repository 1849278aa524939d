"""A short shift at the live table in the real window: by keys, by mouse, to its report."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.school.live.dealers import Dealer, said, wrong
from tests.ui.dealing_hands import Keyboard, Mouse
from tests.ui.windows import Windows, end_without_asking
from trainer.dealing.action import Action
from trainer.dealing.script import faultless, script_for
from trainer.drills.live.tempers import WishAnswer
from trainer.drills.live.wishes import Interruption, Wishes, WishHandled, due
from trainer.drills.stream import Stream
from trainer.game.settle import settle
from trainer.library.houses import load_houses
from trainer.library.scenarios.recipes import load_recipes
from trainer.records.log import Log
from trainer.school.clock import Clock
from trainer.school.live.figures import Shift
from trainer.school.live.table import LiveTable
from trainer.school.practice import RECORDS, Practice
from trainer.school.sitting import Sitting
from trainer.ui.application import Application
from trainer.ui.document.drawing_views import ChartView
from trainer.ui.document.page import DocumentPage
from trainer.ui.kit.row_table import RowTable
from trainer.ui.pages import REPLAY
from trainer.ui.routes import LIVE_REPORT
from trainer.ui.table.panel.live_panel import ANSWER_KEYS, AnswerButton, WishesCard
from trainer.ui.table.pieces.people import LateChip, Plate, Speech

HOUSE, SEED, ACT_MS = "mbs", 17, 2_000


class Hours:
    """Time that goes on when it is told to."""

    def __init__(self) -> None:
        self.ms = 0
        self.clock = Clock(running=lambda: self.ms, wall=lambda: 1_790_000_000_000 + self.ms)


@pytest.fixture
def hours() -> Hours:
    return Hours()


@pytest.fixture
def app(
    windows: Windows,
    hours: Hours,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> Application:
    """The window with a shift of two minutes dealt."""
    house = getattr(request, "param", HOUSE)
    end_without_asking(monkeypatch)
    short = {
        name: replace(each, minutes=2) if each.minutes else each
        for name, each in load_recipes().items()
    }

    def school(folder: Path) -> Practice:
        log = Log.open(folder / RECORDS, hours.clock.wall)
        return Practice(load_houses(), short, log, hours.clock)

    app = windows.show(school)
    practice = app.practice
    assert practice is not None
    app.sit(lambda: practice.start(house, "live-rush", SEED))
    QApplication.processEvents()
    return app


def live_of(app: Application) -> tuple[Sitting, LiveTable]:
    sitting = app.rounds.sitting
    assert sitting is not None
    assert sitting.live is not None
    return sitting, sitting.live


def work_until_asked(app: Application, hours: Hours) -> None:
    """Faultless acts until somebody wants something."""
    sitting, live = live_of(app)
    left = faultless_of(sitting)[len(sitting.acts) :]
    for action in left:
        if live.open:
            break
        hours.ms += ACT_MS
        app.pages.table.controller._do(action)
    QApplication.processEvents()
    assert live.open, "the seed brings a wish"


def faultless_of(sitting: Sitting) -> Sequence[Action]:
    settled = settle(sitting.house.rules, sitting.round_)
    return faultless(script_for(sitting.house, sitting.round_, settled, sitting.part))


def plate_of(app: Application, seat: int) -> Plate:
    found = app.pages.table.screen_.findChild(Plate, f"live.person{seat}")
    assert found is not None
    return found


def button_of(app: Application, answer: WishAnswer) -> AnswerButton:
    found = app.pages.table.screen_.findChild(AnswerButton, f"live.answer.{answer.value}")
    assert found is not None
    return found


def key(app: Application, text: str) -> None:
    QTest.keyClicks(app.window.focusWidget(), text)
    QApplication.processEvents()


def by_keys(app: Application, answer: WishAnswer, seat: int) -> None:
    key(app, ";")
    key(app, str(seat))
    key(app, ANSWER_KEYS[answer])


def by_mouse(app: Application, answer: WishAnswer, seat: int) -> None:
    QTest.mouseClick(plate_of(app, seat), Qt.MouseButton.LeftButton, pos=QPoint(20, 12))
    QTest.mouseClick(button_of(app, answer), Qt.MouseButton.LeftButton)
    QApplication.processEvents()


@pytest.mark.parametrize("answer_by", [by_keys, by_mouse])
def test_a_short_shift_is_worked_to_its_report(
    app: Application, hours: Hours, answer_by: Callable[[Application, WishAnswer, int], None]
) -> None:
    """Every wish is answered as due; the next round comes at once, the report at the end."""
    met = 0
    while app.window.page == "table":
        sitting, live = live_of(app)
        for action in faultless_of(sitting):
            for wish in live.open:
                owed = due(sitting.house, live.tempers.wishes[wish.of.wish])
                hours.ms += 300
                answer_by(app, owed.answers[0], wish.of.seat)
                met += 1
                assert wish.of.number not in {each.of.number for each in live.open}
            hours.ms += ACT_MS
            app.pages.table.controller._do(action)
        key_finish(app)
    assert app.window.page == LIVE_REPORT
    assert_on_one_screen(app)
    shift = latest(app)
    assert len(shift.rounds) > 1, "the next round came by itself"
    assert met > 3
    assert {each.handled for each in shift.wishes if each.answer} == {WishHandled.RIGHT}
    assert all(each.debrief.right == each.debrief.lines for each in shift.rounds)
    walk_the_report(app, shift, by_mouse=answer_by is by_mouse)


ERRS = Dealer(quiet=0, load=700, answers=85, right=40)


def hands_of(app: Application, *, mouse: bool) -> Keyboard | Mouse:
    rules = live_of(app)[0].house.rules
    return Mouse(rules, app.window) if mouse else Keyboard(rules)


def work_by_hand(app: Application, hours: Hours, dealer: Dealer, *, mouse: bool) -> Shift:
    """A whole shift, every act and every answer of it by keys or by the mouse alone."""
    chance, answer_by = Stream("by hand"), by_mouse if mouse else by_keys
    while app.window.page == "table":
        sitting, live = live_of(app)
        hands = hands_of(app, mouse=mouse)
        for action in faultless_of(sitting):
            under = bool(live.open)
            for wish in live.open:
                if chance.below(100) < dealer.answers:
                    hours.ms += 300
                    answer_by(app, said(sitting, live, wish, dealer, chance.below), wish.of.seat)
            hours.ms += ACT_MS
            errs = chance.below(1000) < (dealer.load if under else dealer.quiet)
            hands.do(wrong(action) if errs else action)
        key_finish(app)
    assert app.window.page == LIVE_REPORT
    return latest(app)


@pytest.mark.slow
@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
@pytest.mark.parametrize("app", ["posted"], indirect=True)
def test_a_shift_answered_well_is_worked_by_hand(
    app: Application, hours: Hours, mouse: bool
) -> None:
    shift = work_by_hand(app, hours, Dealer(quiet=0, load=0), mouse=mouse)
    assert {each.handled for each in shift.wishes if each.answer} == {WishHandled.RIGHT}
    assert shift.accuracy(load=True)[0].rate == shift.accuracy(load=False)[0].rate == 1
    assert not any(each.debrief.mistakes for each in shift.rounds)


@pytest.mark.slow
@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
@pytest.mark.parametrize("app", ["mbs"], indirect=True)
def test_a_shift_that_ignores_is_worked_by_hand(
    app: Application, hours: Hours, mouse: bool
) -> None:
    shift = work_by_hand(app, hours, Dealer(quiet=0, load=0, answers=0), mouse=mouse)
    assert {each.handled for each in shift.wishes} == {WishHandled.IGNORED}
    assert not any(each.debrief.mistakes for each in shift.rounds)


@pytest.mark.slow
@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
@pytest.mark.parametrize("app", ["six-card-bonus"], indirect=True)
def test_a_shift_that_errs_under_load_is_worked_by_hand(
    app: Application, hours: Hours, mouse: bool
) -> None:
    shift = work_by_hand(app, hours, ERRS, mouse=mouse)
    assert {WishHandled.RIGHT, WishHandled.WRONG} <= {each.handled for each in shift.wishes}
    quiet, load = (shift.accuracy(load=each)[0].rate for each in (False, True))
    assert load < 0.8 < 0.9 < quiet


def assert_on_one_screen(app: Application) -> None:
    """Figures, accuracy, interruptions and the whole pace are in sight without scrolling."""
    page = app.window.findChild(DocumentPage, LIVE_REPORT)
    assert page is not None
    QApplication.processEvents()
    pace = next(each for each in page.findChildren(ChartView) if each.events)
    kinds = page.findChild(RowTable, f"{LIVE_REPORT}.kinds")
    assert kinds is not None
    for each in (pace, kinds):
        end = each.mapTo(page.viewport(), each.rect().bottomRight())
        assert page.viewport().rect().contains(end)
    assert kinds.verticalScrollBar().maximum() == 0


def walk_the_report(app: Application, shift: Shift, *, by_mouse: bool) -> None:
    """The marks below the pace lead to their moment, by arrow keys and Enter or by a click."""
    chart = next(each for each in app.window.findChildren(ChartView) if each.events)
    first, second = chart.events[:2]
    if by_mouse:
        QTest.mouseMove(chart, first[1].toPoint())
        QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=second[1].toPoint())
    else:
        chart.setFocus(Qt.FocusReason.TabFocusReason)
        assert chart.event_here == first[0]
        QTest.keyClick(chart, Qt.Key.Key_Right)
        assert chart.event_here == second[0]
        QTest.keyClick(chart, Qt.Key.Key_Return)
    assert app.window.page == REPLAY
    tape, met = app.pages.replay.tape, shift.wishes[1]
    assert tape is not None
    assert tape.attempt_id == met.attempt
    here = tape.frames[app.pages.replay.player.step]
    assert here.met is not None
    assert here.met.number == met.number


def key_finish(app: Application) -> None:
    QTest.keyClick(app.window.focusWidget(), Qt.Key.Key_End)
    QApplication.processEvents()


def latest(app: Application) -> Shift:
    practice = app.practice
    assert practice is not None
    shift = practice.shifts.of(practice.shifts.latest()[0].sitting)
    assert shift is not None
    return shift


def nobody_addressed(app: Application) -> bool:
    return app.pages.table.screen_.table.addressed is None


def test_escape_leads_back_to_the_felt_and_loses_nothing(app: Application, hours: Hours) -> None:
    work_until_asked(app, hours)
    sitting, live = live_of(app)
    table, acts = app.pages.table.screen_.table, len(sitting.acts)
    here, waiting = table.here, live.open
    key(app, ";")
    assert table.addressed == waiting[0].of.seat
    QTest.keyClick(app.window.focusWidget(), Qt.Key.Key_Escape)
    assert nobody_addressed(app)
    assert not sitting.watch.paused, "that Escape was for the answer"
    assert (table.here, live.open, len(sitting.acts)) == (here, waiting, acts)


def test_a_click_on_a_line_of_the_list_chooses_its_player(app: Application, hours: Hours) -> None:
    work_until_asked(app, hours)
    screen, (_, live) = app.pages.table.screen_, live_of(app)
    lines = screen.panel.live.findChildren(WishesCard)
    QTest.mouseClick(lines[len(live.open)], Qt.MouseButton.LeftButton)
    assert nobody_addressed(app), "nobody stands in that line"
    QTest.mouseClick(lines[0], Qt.MouseButton.LeftButton)
    assert screen.table.addressed == live.open[0].of.seat


def test_an_answer_is_no_act_and_moves_nobody(app: Application, hours: Hours) -> None:
    work_until_asked(app, hours)
    sitting, live = live_of(app)
    table, acts = app.pages.table.screen_.table, len(sitting.acts)
    here, seat = table.here, live.open[0].of.seat
    by_keys(app, WishAnswer.FLOOR, seat)
    assert live.open == () or live.open[0].of.seat != seat
    assert (table.here, len(sitting.acts)) == (here, acts)
    key(app, "J")
    assert sitting.live is live, "and J takes again"


def test_words_fade_and_stay_in_the_list(app: Application, hours: Hours, qtbot: QtBot) -> None:
    work_until_asked(app, hours)
    screen = app.pages.table.screen_
    assert screen.findChildren(Speech)
    hours.ms += 7_000
    app.pages.table._show_time()
    assert not screen.findChildren(Speech)
    _, live = live_of(app)
    assert all(each.heard for each in screen._live.asking) if live.open and screen._live else True


def test_a_pause_counts_nothing(app: Application, hours: Hours) -> None:
    work_until_asked(app, hours)
    sitting, live = live_of(app)
    before, waiting = sitting.watch.elapsed_ms, live.open
    app.pages.table.pause()
    hours.ms += 60_000
    app.pages.table._go_on()
    app.pages.table._show_time()
    assert sitting.watch.elapsed_ms == before
    assert live.open == waiting


@pytest.mark.parametrize("size", [(1280, 720), (1600, 1000)])
def test_plates_stand_apart_beyond_the_rail(
    app: Application, hours: Hours, size: tuple[int, int]
) -> None:
    work_until_asked(app, hours)
    app.window.resize(*size)
    QApplication.processEvents()
    screen = app.pages.table.screen_
    boxes = [each.geometry() for each in screen.findChildren(Plate)]
    assert len(boxes) > 4
    for box in boxes:
        assert screen.rect().contains(box)
        assert not any(box.intersects(other) for other in boxes if other != box)


def test_a_late_chip_is_held_then_lies_until_the_dealer_acts(
    app: Application, hours: Hours
) -> None:
    """Over the wager while the hand reaches, on the felt after it landed, gone once answered."""
    sitting, live = live_of(app)
    seat = sitting.round_.seats[0]
    bet = Interruption(1, seat.number, "late_bet", 0, next(iter(seat.stakes)), 0)
    live._wishes = Wishes((bet,), live.tempers.wishes, 1)
    screen = app.pages.table.screen_

    def shown_after(ms: int) -> list[bool]:
        hours.ms += ms
        app.pages.table._show_time()
        QApplication.processEvents()
        return [each.lies for each in screen.findChildren(LateChip)]

    assert shown_after(100) == [False]
    assert shown_after(1_000) == [False]
    assert shown_after(2_000) == [True]
    assert shown_after(20_000) == [True], "nobody took it away"
    live._wishes = Wishes((replace(bet, number=2),), live.tempers.wishes, 1)
    shown_after(100)
    by_mouse(app, WishAnswer.STOP, seat.number)
    assert shown_after(100) == []
