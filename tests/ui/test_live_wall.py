"""The live wall in the real window: tiles by keys and mouse, and orders at the station."""

from __future__ import annotations

from collections.abc import Iterable
from threading import Event

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.ui.at_school import press
from trainer.dealing.action import Action
from trainer.records.registry.acts import ActKind, Role
from trainer.records.registry.rows.live import LiveAnswer, LiveNote, LiveOrderRow
from trainer.school.live_wall.station import LiveStation
from trainer.shots import live
from trainer.shots.people import signed_in
from trainer.shots.scenes import faultless_of
from trainer.ui.application import Application
from trainer.ui.kit.grounds import ScrollArea
from trainer.ui.live_wall.page import LivePage
from trainer.ui.live_wall.part import LIVE
from trainer.ui.live_wall.station_view import LiveFelt
from trainer.ui.live_wall.tile_view import TileView
from trainer.ui.station.live import HELD

Key = Qt.Key
SOON_S = 30
WATCHED = LiveAnswer(watched=True, opened=False)
PAUSED = LiveAnswer(watched=True, opened=False, paused_by="Karin Lindqvist")


def note(when: str, app: Application) -> LiveAnswer:
    sent = LiveNote("n1", "Look once more at seat 4.", "Karin", when, app.people.wall_ms())
    return LiveAnswer(watched=True, opened=False, note=sent)


@pytest.fixture
def station(at_school: Application) -> Application:
    """A trainee at a table; what the school answers is said by the test."""
    signed_in(at_school, Role.TRAINEE)
    at_school.practise("six-card-bonus", "settle-the-table")
    assert at_school.window.page == "table"
    at_school.live._station = LiveStation(lambda: pytest.fail("nobody is asked"))
    return at_school


def answer(app: Application, told: LiveAnswer | None) -> None:
    station = app.live._station
    assert station is not None
    app.live._answered(station, told)


def work(app: Application, acts: Iterable[Action]) -> None:
    for each in acts:
        app.pages.table._act(each, ())


def test_a_pause_covers_the_table_and_charges_nothing(station: Application, qtbot: QtBot) -> None:
    """Until the supervisor lets it go on no other page comes into sight; then one goes on."""
    sitting = station.rounds.sitting
    assert sitting is not None
    answer(station, PAUSED)
    assert station.window.page == HELD
    assert sitting.watch.paused
    press(Key.Key_Escape)
    station.turn_to("today")
    assert station.window.page == HELD
    answer(station, WATCHED)
    assert station.window.page == "table"
    assert sitting.watch.paused
    press(Key.Key_Return)
    assert not sitting.watch.paused


def test_a_station_without_contact_goes_on(station: Application) -> None:
    answer(station, PAUSED)
    answer(station, None)
    assert station.window.page == HELD
    before = station.people.running_ms()
    station.people.running_ms = lambda: before + 31_000
    answer(station, None)
    assert station.window.page == "table"


def test_an_exam_is_never_paused(station: Application) -> None:
    station.sealed_in = frozenset({"exam-table"})
    answer(station, PAUSED)
    assert station.window.page == "table"
    station.sealed_in = frozenset()


def test_a_note_is_told_beside_the_table_after_the_seat(station: Application) -> None:
    """Not before its seat is cleared, never over the table, and once."""
    answer(station, note("seat", station))
    station.live._tell_note()
    sitting, panel = station.rounds.sitting, station.pages.table.screen_.panel
    assert sitting is not None
    assert "seat 4" not in station.pages.table._note
    due = list(faultless_of(sitting))
    cleared = next(at for at, act in enumerate(due) if act.verb.value == "clear")
    work(station, due[: cleared + 1])
    station.live._tell_note()
    assert "Look once more at seat 4." in station.pages.table._note
    assert panel.isVisible()
    station.pages.table._note = ""
    answer(station, note("seat", station))
    station.live._tell_note()
    assert station.pages.table._note == ""


def test_a_note_after_the_round_waits_for_its_end(
    station: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(station, "tell", lambda heading, lines: told.extend(map(str, lines)))
    answer(station, note("round", station))
    station.live._tell_note()
    assert not told
    station.rounds.finish()
    station.live._tell_note()
    assert told == ["Look once more at seat 4."]


def test_a_station_holds_no_records_once_the_window_is_gone(
    station: Application, qtbot: QtBot
) -> None:
    """The answer of what is being shown is heard by nobody then."""
    asked, answers, closed = Event(), Event(), []

    class AtTheDoor:
        def begin_live(self, account: str) -> None:
            asked.set()
            assert answers.wait(SOON_S)

        def show_live(self, account: str, tile: str, felt: str) -> LiveAnswer:
            return WATCHED

        def close(self) -> None:
            closed.append(True)

    live, background = station.live, station.background
    live._station = LiveStation(AtTheDoor)
    live._station.answer = WATCHED
    live.look()
    showing = background._last
    assert asked.wait(SOON_S)
    live.end()
    background.wait(background._last, SOON_S)
    assert not closed
    answers.set()
    background.wait(showing, SOON_S)
    assert closed == [True], "no answer had to be heard for that"
    qtbot.waitUntil(lambda: not background.busy)


# -------------------------------------------------------------------- the supervisor's window


@pytest.fixture
def page(at_school: Application, qtbot: QtBot) -> LivePage:
    signed_in(at_school, Role.SUPERVISOR)
    registry = at_school.people.registry
    assert registry is not None
    names = {each.name: each.account for each in registry.people() if each.role == Role.TRAINEE}
    live.fill(at_school, registry, names, at_school.people.wall_ms())
    at_school.turn_to(LIVE)
    page = at_school.window.pages.page(LIVE)
    qtbot.waitUntil(lambda: bool(page.findChildren(TileView)))
    return page


def tiles(page: LivePage) -> list[TileView]:
    return page.findChildren(TileView)


def test_tiles_are_walked_and_opened_by_keys_and_by_mouse(
    at_school: Application, page: LivePage, qtbot: QtBot
) -> None:
    first, second, *_ = tiles(page)
    assert first.hasFocus()
    press(Key.Key_Right)
    assert second.hasFocus()
    assert not page.near.isVisible()
    press(Key.Key_Return)
    assert page.near.isVisible()
    assert second.isChecked()
    press(Key.Key_Escape)
    assert not page.near.isVisible()
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(page.near.seen.isVisible)
    assert first.isChecked()


def test_p_pauses_and_n_writes_and_both_are_acts(
    at_school: Application, page: LivePage, qtbot: QtBot
) -> None:
    registry, first = at_school.people.registry, tiles(page)[0]
    assert registry is not None
    first.setFocus()
    press(Key.Key_P)
    qtbot.waitUntil(lambda: registry.count(LiveOrderRow) == 1)
    press(Key.Key_N)
    assert page.near.note.hasFocus()
    QTest.keyClicks(page.near.note, "Take first.")
    press(Key.Key_Return)
    qtbot.waitUntil(lambda: bool(registry.rows(LiveOrderRow)[0].note))
    (order,) = registry.rows(LiveOrderRow)
    assert (order.note, order.note_when) == ("Take first.", "seat")
    kinds = [each.kind for each in registry.events_in("school")]
    assert {ActKind.LIVE_PAUSED, ActKind.LIVE_NOTED} <= set(kinds)


def test_a_note_half_written_is_there_when_its_station_is_opened_again(page: LivePage) -> None:
    first, second, *_ = tiles(page)
    first.click()
    QTest.keyClicks(page.near.note, "Take first")
    press(Key.Key_Escape)
    second.click()
    assert not page.near.note.text(), "it is for somebody else"
    first.click()
    assert page.near.note.text() == "Take first"


def test_of_an_exam_nothing_is_shown_and_nothing_can_be_ordered(
    page: LivePage, qtbot: QtBot
) -> None:
    sealed = next(tile for tile in tiles(page) if "Luc" in tile.accessibleName())
    assert "mistakes" not in sealed.accessibleName()
    sealed.click()
    qtbot.waitUntil(lambda: not page.near.pause.isEnabled())
    assert not page.near.note.isEnabled()
    assert not page.near.seen.isVisible()


@pytest.mark.parametrize("size", [(1280, 720), (1600, 1000)])
def test_an_opened_table_is_seen_whole(page: LivePage, qtbot: QtBot, size: tuple[int, int]) -> None:
    """Nothing of it is cut at its foot, and the tiles leave it the room that they do not need."""
    page.window().resize(*size)
    tiles(page)[0].click()
    qtbot.waitUntil(page.near.seen.isVisible)
    felt, table = page.near.seen, page.near.seen.table

    def is_drawn_as_it_is_seen() -> bool:
        shapes = felt.width() / felt.height(), table.width() / table.height()
        return abs(shapes[0] - shapes[1]) < 0.02

    qtbot.waitUntil(is_drawn_as_it_is_seen)
    assert page.near.minimumSizeHint().height() <= page.near.height()
    assert table.width() / LiveFelt.across >= LiveFelt.least_unit - 0.1
    assert table.height() / LiveFelt.down >= LiveFelt.least_unit - 0.1
    right = max(each.mapTo(page, QPoint(each.width(), 0)).x() for each in tiles(page))
    assert page.near.x() - right < 50


def test_a_long_act_keeps_to_one_line(page: LivePage, qtbot: QtBot) -> None:
    """In large Russian type the acts took two lines each, and left the felt a stripe."""
    tiles(page)[0].click()
    qtbot.waitUntil(page.near.seen.isVisible)
    act = next(each for each in page.near.findChildren(QLabel) if each.text().startswith("Paid"))
    act.setText("Paid the Progressive Jackpot and everything else that is due, seat 5, $1,250")
    qtbot.waitUntil(lambda: act.fontMetrics().horizontalAdvance(act.text()) > act.width())
    QApplication.processEvents()
    assert act.height() < 2 * act.fontMetrics().height()
    lists = page.near.findChild(ScrollArea)
    assert lists is not None
    shown = lists.widget()
    assert shown is not None
    assert lists.sizeHint().height() >= shown.minimumSizeHint().height(), "all have room"


def test_a_note_to_all_reaches_every_station_but_exams(
    at_school: Application, page: LivePage, qtbot: QtBot
) -> None:
    """By the button or Shift+N, for those that are heard; it is read after the seat at hand."""
    registry = at_school.people.registry
    assert registry is not None
    QTest.mouseClick(page.note_all, Qt.MouseButton.LeftButton)
    assert page.all_note.isVisible()
    assert page.focusWidget() is page.all_note.text
    press(Key.Key_Escape)
    assert not page.all_note.isVisible()
    QTest.keyClick(tiles(page)[0], Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert page.focusWidget() is page.all_note.text
    QTest.keyClicks(page.all_note.text, "Five minutes to the break.")
    QTest.keyClick(page.all_note.text, Key.Key_Return)
    qtbot.waitUntil(lambda: bool(page.all_note.told.text()))
    people = {each.account: each.name for each in registry.people()}
    orders = {people[each.account]: each for each in registry.rows(LiveOrderRow)}
    told = {(each.note, each.note_when) for each in orders.values()}
    assert told == {("Five minutes to the break.", "seat")}
    assert not {"Luc Bernard", "Hana Novak", "Jonas Weber"} & set(orders)
    assert len(orders) == len(tiles(page)) - 3
