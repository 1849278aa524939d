"""A table test in the real window: set up, watched by taps and by keys alone, judged and signed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QPushButton, QWidget

from tests.school.table_test.settings import INES, Books
from tests.school.tables import Ticking
from tests.ui.dealing_hands import press
from trainer.dealing.action import Action, Verb
from trainer.dealing.procedure import Part
from trainer.drills.table_form import Grade, RoundWanted
from trainer.school.clock import Clock
from trainer.school.people.rights import Right
from trainer.school.practice import Practice
from trainer.school.printout import Printout
from trainer.school.table_test.board import Done
from trainer.school.table_test.kept import Dealer, Judged, Outcome
from trainer.settings import ReducedMotion, Settings
from trainer.ui.desk import Desk
from trainer.ui.places import TABLE_TEST
from trainer.ui.printing import Way
from trainer.ui.table_test.desk import FORM, SETUP, WATCH, TableTestDesk
from trainer.ui.table_test.list_page import Begun, TableTestsPage
from trainer.ui.table_test.spot_button import HOLD_MS, SpotButton
from trainer.ui.table_test.watch_page import WatchPage

FINGER = 44


TICKING = Ticking()


def open_at(home: Path) -> Desk:
    """The window, on records of its own."""
    clock = Clock(running=TICKING.running, wall=TICKING.wall)
    chosen = Settings(last_house="mbs", reduced_motion=ReducedMotion.ON)
    desk = Desk(home, chosen, school=lambda folder: Practice.open(folder, clock))
    desk.open()
    desk.window.resize(1280, 720)
    desk.window.show()
    desk.window.activateWindow()
    QApplication.processEvents()
    return desk


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory, qapp: object) -> Iterator[Desk]:
    """One window for all tests of this file: each begins a test of its own in it."""
    desk = open_at(tmp_path_factory.mktemp("home"))
    yield desk
    desk.window.close()


@pytest.fixture
def desk(window: Desk) -> Desk:
    """That window, with nothing of the test before."""
    TICKING.now_ms = 0
    window.parts.forget()
    window.window.refurnish()
    for kept in part_of(window).at.tests.every()[0]:
        part_of(window).at.tests.throw_away(kept.id)
    window.window.activateWindow()
    QApplication.processEvents()
    return window


def part_of(desk: Desk) -> TableTestDesk:
    part = desk.parts.of(TABLE_TEST)
    assert isinstance(part, TableTestDesk)
    return part


def begun(
    desk: Desk, form: str = "settling", dealer: Dealer = INES, house: str = "mbs"
) -> TableTestDesk:
    part = part_of(desk)
    part.list.begin(Begun(house, form, dealer, "7"))
    assert desk.window.page == SETUP
    return part


def named(desk: Desk, name: str) -> QWidget:
    found = [each for each in desk.window.findChildren(QWidget, name) if each.isVisible()]
    assert len(found) == 1, (name, len(found))
    return found[0]


def click(desk: Desk, name: str) -> None:
    button = named(desk, name)
    assert isinstance(button, QAbstractButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def watch_page(desk: Desk) -> WatchPage:
    page = desk.window.pages.page(WATCH)
    assert isinstance(page, WatchPage)
    return page


def spot(desk: Desk, name: str) -> SpotButton:
    found = named(desk, f"watch.{name.replace(' ', '.')}")
    assert isinstance(found, SpotButton)
    return found


def trace(part: TableTestDesk) -> tuple[str, ...]:
    assert part.at.round is not None
    return part.at.round.watched.trace


# ------------------------------------------------------------------------ by taps


def test_a_round_is_watched_by_taps_alone(desk: Desk) -> None:
    part = begun(desk)
    click(desk, "setup.go")
    assert desk.window.page == WATCH
    page = watch_page(desk)
    taps = 0
    while page.panel.next.isEnabled():
        TICKING.now_ms += 2000
        due = next(
            each
            for each in page.board.findChildren(SpotButton)
            if each.isVisible() and each.spot.next
        )
        QTest.mouseClick(due, Qt.MouseButton.LeftButton)
        taps += 1
    assert part.at.round is not None
    assert taps == len(part.at.round.watching.script.steps)
    assert page.panel._count.text() == "No mistake so far"
    click(desk, "watch.end")
    click(desk, "ending.end")
    assert desk.window.page == SETUP
    assert part.at.test is not None
    assert part.at.test.rounds[0].elapsed_ms == 2000 * (taps - 1)
    assert part.at.tests.debriefs(part.at.test)[0].mistakes == ()


def test_a_seat_is_one_tap_and_a_long_tap_asks_what_else(desk: Desk) -> None:
    part = begun(desk)
    part.board.watch(0)
    page = watch_page(desk)
    while part.at.watched.board.next is not None and not part.at.watched.board.next.act.wager:
        page.panel.next.click()
    seat = part.at.watched.board.next.act.place  # type: ignore[union-attr]
    before = len(trace(part))
    click(desk, f"watch.seat.{seat}")
    column = next(each for each in part.at.watched.board.columns if each.seat == seat)
    assert column.rest == ()
    assert len(trace(part)) > before + 1
    assert {each.tap for each in part.at.watched.watched.seen[before:]} == {before + 1}
    click(desk, "watch.undo")
    assert len(trace(part)) == before

    spots = [s for c in part.at.watched.board.columns if c.seat == seat for s in c.spots]
    due = next(each for each in spots if each.wager and each.acts)
    button = spot(desk, due.name)
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    QTest.qWait(HOLD_MS + 80)
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert len(trace(part)) == before, "a long tap is no tap"
    for digit in "17":
        key = next(
            each
            for each in page.elsewise.findChildren(QPushButton)
            if each.text() == digit and each.isVisible()
        )
        QTest.mouseClick(key, Qt.MouseButton.LeftButton)
    click(desk, "otherwise.pay")
    assert trace(part)[-1] == f"pay {seat} {due.wager} 17"
    assert page.panel._count.text() == "1 mistake so far"
    shown = spot(desk, due.name).spot
    assert (shown.done, shown.told) == (Done.OTHERWISE, "Paid $17")


def test_otherwise_is_a_control_of_its_own(desk: Desk) -> None:
    part = begun(desk)
    part.board.watch(0)
    due = next(s for c in part.at.watched.board.columns for s in c.spots if s.wager and s.acts)
    click(desk, "watch.otherwise")
    QTest.mouseClick(spot(desk, due.name), Qt.MouseButton.LeftButton)
    assert trace(part) == ()
    assert watch_page(desk).elsewise.isVisible()
    press(Qt.Key.Key_Escape)
    spot(desk, due.name).held.emit()  # as by a right click
    assert watch_page(desk).elsewise.isVisible()
    press(Qt.Key.Key_Escape)
    QTest.mouseClick(spot(desk, due.name), Qt.MouseButton.LeftButton)
    assert trace(part) == tuple(map(str, due.acts))


def test_every_target_is_wide_enough_for_a_finger(desk: Desk) -> None:
    part = begun(desk, "whole-round", house="six-card-bonus")
    for page in (TABLE_TEST, SETUP, WATCH, FORM):
        if page == WATCH:
            part.board.watch(0)
        else:
            desk.turn_to(page)
        QApplication.processEvents()
        inside = desk.window.pages.page(page)
        touched = [
            each
            for each in inside.findChildren(QWidget)
            if isinstance(each, QAbstractButton | QLineEdit) and each.isVisible()
        ]
        small = [
            (each.objectName(), each.width(), each.height())
            for each in touched
            if each.height() < FINGER and each.property("kind") != "square"
        ]
        assert touched
        assert not small, page


# ------------------------------------------------------------------------- by keys


def test_a_whole_test_is_held_by_keys_alone(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "tell", lambda *_: None)
    part = part_of(desk)
    desk.turn_to(TABLE_TEST)
    page = desk.window.pages.page(TABLE_TEST)
    assert isinstance(page, TableTestsPage)
    assert page.wanted is None, "nobody is named yet"
    assert page.name.line.hasFocus()
    type_("A guest")
    press(Qt.Key.Key_Return)
    assert desk.window.page == SETUP
    for key in (Qt.Key.Key_Space, Qt.Key.Key_A, Qt.Key.Key_A):  # act by act, then seat by seat
        press(Qt.Key.Key_Return)
        assert desk.window.page == WATCH
        while watch_page(desk).panel.next.isEnabled():
            one_left = len(part.at.watched.board.next.stretch) == 1  # type: ignore[union-attr]
            press(Qt.Key.Key_Space if one_left else key)
        press(Qt.Key.Key_E)
        press(Qt.Key.Key_E)
    assert desk.window.page == FORM
    assert part.at.test is not None
    for criterion in part.at.test.form.criteria:
        steps = named(desk, f"criterion.{criterion.name}.3")
        steps.setFocus()
        press(Qt.Key.Key_Space)
    assert part.at.tests.proposal(part.at.test).outcome is Outcome.PASSED
    named(desk, "form.sign").setFocus()
    press(Qt.Key.Key_Return)
    assert not signed(part), "nobody has signed"
    type_("K. Lindqvist")
    named(desk, "form.sign").setFocus()
    press(Qt.Key.Key_Return)
    assert signed(part) == (Outcome.PASSED, "K. Lindqvist")
    told = desk.window.pages.page(FORM)._told.text()  # type: ignore[attr-defined]
    assert "nothing is recorded" in told, "a guest has no account"
    part.at.printing.ask_way = lambda: Way.FILE
    part.at.printing.ask_file = lambda name: str(tmp_path / name)
    press(Qt.Key.Key_P)
    assert (tmp_path / "table-test.pdf").read_bytes().startswith(b"%PDF-")


def signed(part: TableTestDesk) -> tuple[Outcome, str] | None:
    assert part.at.test is not None
    decided = part.at.test.decided
    return None if decided is None else (decided.outcome, decided.examiner)


def test_keys_lead_over_the_board(desk: Desk) -> None:
    part = begun(desk)
    part.board.watch(0)
    page = watch_page(desk)
    seats = [column.seat for column in part.at.watched.board.columns]
    press(getattr(Qt.Key, f"Key_{seats[1]}"))
    here = page.board.here
    assert here is not None
    assert here.spot.place == seats[1]
    press(Qt.Key.Key_Down)
    assert page.board.here is not here
    press(Qt.Key.Key_Right)
    assert page.board.here is not None
    assert page.board.here.spot.place == seats[2]
    due = page.board.here.spot
    press(Qt.Key.Key_Space)
    assert trace(part) == tuple(map(str, due.acts))
    press(Qt.Key.Key_U)
    assert trace(part) == ()
    press(Qt.Key.Key_Escape)
    assert page.panel.next.hasFocus()
    press(Qt.Key.Key_T)
    assert page.elsewise.isVisible()
    press(Qt.Key.Key_Escape)
    press(Qt.Key.Key_A)
    assert trace(part)
    press(Qt.Key.Key_Escape)
    assert desk.window.page == SETUP


# ------------------------------------------------------------ kept, ended, recorded


def test_criteria_are_judged_while_the_round_goes_on(desk: Desk) -> None:
    part = begun(desk)
    part.board.watch(0)
    press(Qt.Key.Key_Space)
    press(Qt.Key.Key_J)
    assert desk.window.page == FORM
    part.form.judge("control", Judged(Grade.WEAK, "Cards out of sight."))
    press(Qt.Key.Key_Escape)
    assert desk.window.page == WATCH
    press(Qt.Key.Key_Space)
    assert len(trace(part)) == 2
    assert part.at.test is not None
    assert part.at.test.judged["control"] == Judged(Grade.WEAK, "Cards out of sight.")
    ((kept,), _) = part.at.tests.every()
    assert kept == part.at.test


def test_what_was_not_tapped_is_asked_about(desk: Desk) -> None:
    part = begun(desk)
    part.board.watch(0)
    page = watch_page(desk)
    clears = 0
    while (likely := part.at.watched.board.next) is not None and likely.act.verb is not Verb.CLEAR:
        page.panel.next.click()
    while part.at.watched.board.next is not None:
        act = part.at.watched.board.next.act
        if act.verb is Verb.CLEAR:
            clears += 1
            missing = part.at.watched.watching.missing
            left = [step.action for step in missing if step.action.verb is not Verb.CLEAR]
            if not left:
                break
            part.board.tap(tuple(left[:1]))
        else:
            page.panel.next.click()
    missing = part.at.watched.watching.missing
    assert {step.action.verb for step in missing} == {Verb.CLEAR}
    click(desk, "watch.end")
    assert len(page.finish._checks) == len(missing)
    click(desk, "ending.all")
    click(desk, "ending.end")
    assert part.at.test is not None
    assert part.at.tests.debriefs(part.at.test)[0].mistakes == ()


def test_opened_again_the_board_is_as_it_was(qapp: object, tmp_path: Path) -> None:
    desk = open_at(tmp_path)
    part = begun(desk)
    part.board.watch(0)
    for _ in range(4):
        watch_page(desk).panel.next.click()
    before = part.at.watched.board
    assert part.at.test is not None
    (draft,) = tmp_path.rglob(f"{part.at.test.id}.json")
    kept = draft.read_bytes()
    desk.window.close()
    assert draft.read_bytes() == kept, "closing writes nothing that the taps had not"
    again = open_at(tmp_path)
    fresh = part_of(again)
    again.turn_to(TABLE_TEST)
    click(again, f"table-test.open.{part.at.test.id}")
    assert again.window.page == SETUP
    fresh.board.watch(0)
    assert fresh.at.watched.board == before
    again.window.close()


def test_a_tap_that_cannot_be_kept_is_told_and_has_not_happened(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    part = begun(desk)
    part.board.watch(0)
    told: list[str] = []
    monkeypatch.setattr(desk, "tell", lambda heading, _: told.append(heading))

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    watch_page(desk).panel.next.click()
    assert told == ["That could not be kept, so it was not recorded"]
    assert trace(part) == ()


def test_more_than_one_test_is_open_and_one_is_thrown_away(desk: Desk) -> None:
    part = begun(desk)
    first = part.at.test
    part = begun(desk, "whole-round", Dealer("Luc Bernard"))
    second = part.at.test
    assert first is not None
    assert second is not None
    desk.turn_to(TABLE_TEST)
    named(desk, f"table-test.open.{first.id}")
    part.list.sure = lambda test: False
    click(desk, f"table-test.throw.{second.id}")
    named(desk, f"table-test.open.{second.id}")
    part.list.sure = lambda test: test.id == second.id
    click(desk, f"table-test.throw.{second.id}")
    assert [each.id for each in part.at.tests.every()[0]] == [first.id]


def test_a_dealer_with_an_account_is_recorded_and_the_draft_is_gone(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    part = begun(desk)
    office = Books()
    patch(part, office)
    held(part)
    part.form.decide(Outcome.FAILED, "K. Lindqvist", "Spoke to nobody.", "")
    assert part.at.test is not None
    assert part.at.test.decided is not None
    assert part.at.test.decided.head
    assert [*office.books] == [part.at.test.id]
    assert part.at.tests.every() == ((), ())
    assert "Recorded" in desk.window.pages.page(FORM)._told.text()  # type: ignore[attr-defined]


def test_out_of_reach_it_stays_signed_and_is_recorded_later(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    part = begun(desk)
    told: list[str] = []
    monkeypatch.setattr(desk, "tell", lambda heading, _: told.append(heading))
    held(part)
    part.form.decide(Outcome.PASSED, "K. Lindqvist", "It was.", "")
    assert told == ["Signed, but not recorded yet"]
    ((kept,), _) = part.at.tests.every()
    assert kept.decided is not None
    assert not kept.decided.recorded
    desk.turn_to(SETUP)
    for name in ("setup.deal", "setup.add", "setup.remove", "setup.go"):
        assert not named(desk, name).isEnabled(), "what is signed stays"
    office = Books()
    patch(part, office)
    part.list.go_on(kept.id)
    assert desk.window.page == FORM
    click(desk, "form.record")
    assert [*office.books] == [kept.id]


def test_rounds_are_edited_on_the_page(desk: Desk) -> None:
    part = begun(desk)
    assert part.at.test is not None
    before = part.at.test.rounds
    click(desk, "setup.deal")
    assert part.at.test.rounds[0].round_ != before[0].round_
    assert part.at.test.rounds[1:] == before[1:]
    counts = []
    for name in ("setup.add", "setup.remove"):
        click(desk, name)
        counts.append(len(part.at.test.rounds))
    assert counts == [4, 3]
    part.setup.ask_events = lambda wanted: ("tie",)
    part.setup.choose_events(1)
    assert part.at.test.rounds[1].laid.wanted == RoundWanted(
        events=("tie",), seats=before[1].laid.wanted.seats
    )


def test_sheets_and_forms_are_printed(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    part = begun(desk, "whole-round", house="six-card-bonus")
    put: list[Printout] = []
    monkeypatch.setattr(part.at.printing, "put", lambda printout, name: put.append(printout))
    press(Qt.Key.Key_P)
    press(Qt.Key.Key_F)
    sheets, empty = put
    assert part.at.test is not None
    assert len(sheets.parts) == 3
    text = "".join(block for each in sheets.parts for block in each)
    for watched in part.at.test.rounds:
        for seat in watched.round_.seats:
            assert f"Seat {seat.number}" in text
    form = "".join(block for each in empty.parts for block in each)
    assert form.count("□ as due") > 60
    for criterion in part.at.test.form.criteria:
        for grade in Grade:
            assert criterion.anchor(grade) in form.replace("&#x27;", "'")
    assert part.at.test.id in empty.foot


def test_without_a_school_anybody_may_in_a_school_only_who_has_the_right(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert desk.people.may(Right.TEST_AT_TABLE)
    desk.turn_to("quiz")
    click(desk, "quiz.table")
    seen: list[str] = [desk.window.page]
    refused: list[str] = []
    monkeypatch.setattr(desk.people, "_joined", object())
    monkeypatch.setattr(desk, "tell", lambda heading, _: refused.append(heading))
    desk.turn_to("quiz")
    assert not named_or_none(desk, "quiz.table")
    desk.turn_to(TABLE_TEST)
    assert refused
    assert [*seen, desk.window.page] == [TABLE_TEST, "quiz"]


def named_or_none(desk: Desk, name: str) -> QWidget | None:
    found = [each for each in desk.window.findChildren(QWidget, name) if each.isVisible()]
    return found[0] if found else None


def held(part: TableTestDesk) -> None:
    """All rounds are over, without fault; nothing is judged."""
    assert part.at.test is not None
    for number in range(len(part.at.test.rounds)):
        part.board.watch(number)
        while (likely := part.at.watched.board.next) is not None:
            part.board.tap(likely.stretch)
        part.board.end(())


def patch(part: TableTestDesk, office: Books) -> None:
    """The school's records are these."""
    part.at.office_of = lambda: office


def type_(text: str) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClicks(focused, text)


@pytest.mark.slow
def test_any_house_can_be_watched(desk: Desk) -> None:
    for house in ("prime", "posted", "boxes"):
        part = begun(desk, "whole-round", house=house)
        assert part.at.test is not None
        assert part.at.test.part is Part.WHOLE
        part.board.watch(0)
        part.board.tap((Action(Verb.REVEAL, 0),))
        assert watch_page(desk).panel._count.text() != "No mistake so far"
