"""The guided first round: told, pointed at, with one mistake on purpose, and read afterwards."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.access.stages import played
from tests.ui.dealing_hands import Keyboard, press
from tests.ui.sample_table import settling
from tests.ui.windows import Opened, Windows, end_without_asking
from trainer.dealing.action import Action, Verb
from trainer.game.money import NOTHING, Money
from trainer.game.wagers import Wager
from trainer.settings import Language
from trainer.ui.application import Application
from trainer.ui.debrief.mistake_card import MistakeCard
from trainer.ui.guide.film import OVER, SLOWER, Film, Gesture
from trainer.ui.guide.next_act import next_act
from trainer.ui.guide.slip import GuideSlip, blank_on, leader, place_and_line, taken_on, words_on
from trainer.ui.guide.spotlight import Spotlight
from trainer.ui.table.input.place_steps import step
from trainer.ui.table.snapshot import Here

HOUSES = ("mbs", "six-card-bonus", "prime", "posted", "boxes")


@pytest.fixture
def guided(windows: Windows, monkeypatch: pytest.MonkeyPatch) -> Opened:
    """The window with the guided round of a house dealt."""
    end_without_asking(monkeypatch)

    def open_(house: str) -> Application:
        app = windows.show(last_house=house)
        app.practise(house, "first-round")
        QApplication.processEvents()
        return app

    return open_


def the_spotlight(app: Application) -> Spotlight:
    found = app.window.findChildren(Spotlight)[-1]
    assert isinstance(found, Spotlight)
    return found


def said_now(app: Application) -> str:
    """All that the panel says."""
    panel = app.pages.table.screen_.panel
    return "\n".join(each.text() for each in panel.findChildren(QLabel) if each.isVisible())


STROKE = 6
"""The ring's own breadth, from the pointer's edge inwards."""


def next_due(app: Application) -> Action | None:
    assert app.rounds.sitting is not None
    coaching = app.rounds.sitting.coaching
    return None if coaching is None else coaching.action


def pointed_at(app: Application) -> QWidget:
    pointer = app.window.findChild(QWidget, "guide.pointer")
    assert isinstance(pointer, QWidget)
    assert pointer.isVisible()
    return pointer


def slip_of(app: Application) -> GuideSlip:
    found = app.window.findChild(QWidget, "guide.slip")
    assert isinstance(found, GuideSlip)
    return found


def keys_of(app: Application) -> list[str]:
    """The keys that the slip names."""
    caps = slip_of(app).findChildren(QLabel)
    return [each.text() for each in caps if each.property("badge") == "keycap"]


def covers_nothing(app: Application) -> None:
    """The slip lies on the felt, beside what it speaks of and over nothing that is looked at."""
    slip, table = slip_of(app), app.pages.table.screen_.table
    assert slip.isVisible(), said_now(app)
    assert table.geometry().contains(slip.geometry())
    assert not slip.geometry().intersects(pointed_at(app).geometry())
    taken, lit = taken_on(table), pointed_at(app).geometry().adjusted(4, 4, -4, -4)
    assert not [each for each in taken if each.intersects(slip.geometry())]
    line = app.window.findChild(QWidget, "guide.line")
    assert isinstance(line, QWidget)
    read = [each for each in taken if each not in blank_on(table)]
    assert line.isVisible() == bool(leader(slip.geometry(), lit, read))
    if pointed_at(app).geometry().top() > table.height() * 3 // 4:
        assert line.isVisible(), "the chips of the bank are led to"


@pytest.mark.parametrize("house", HOUSES)
def test_who_does_what_is_told_has_no_mistake_but_the_one_on_purpose(
    guided: Opened, house: str
) -> None:
    app = guided(house)
    assert app.rounds.sitting is not None
    hands = Keyboard(app.rounds.sitting.house.rules)
    while (due := next_due(app)) is not None:
        covers_nothing(app)
        coaching = app.rounds.sitting.coaching
        assert coaching is not None
        if "on purpose" in said_now(app):
            hands.do(Action(Verb.TAKE, due.place, due.wager))
            assert "■" in said_now(app)
            continue
        assert coaching.what in said_now(app)
        assert coaching.rule in said_now(app)
        assert f"Step {len(app.rounds.sitting.acts) + 1} of" in said_now(app)
        hands.do(due)
    assert any(Verb.PAY is act.action.verb for act in app.rounds.sitting.acts if act.action)
    pointed_at(app)
    assert not slip_of(app).isVisible()
    press(Qt.Key.Key_Return if house == "mbs" else Qt.Key.Key_End)
    assert app.window.page == "debrief"
    cards = app.pages.debrief.findChildren(MistakeCard)
    assert [each.objectName() for each in cards] == ["mistake.1"]
    assert "taken" in cards[0].accessibleName()


def said_of_the_act(app: Application) -> list[str]:
    """What a newcomer reads about the next act: the words in the panel and those for the mouse."""
    well = app.pages.table.screen_.panel.findChild(QWidget, "panel.well")
    assert isinstance(well, QWidget)
    words = [each.text() for each in well.findChildren(QLabel) if each.isVisible()]
    return [*words, slip_of(app).accessibleName()]


@pytest.mark.parametrize("house", HOUSES)
def test_a_first_round_is_read_in_a_minute_and_its_panel_stands_still(
    guided: Opened, house: str
) -> None:
    """More than 300 words were to be read; the numbers of the seats moved with each of them."""
    app = guided(house)
    assert app.rounds.sitting is not None
    hands = Keyboard(app.rounds.sitting.house.rules)
    chip = app.window.findChild(QWidget, "panel.seat1")
    assert isinstance(chip, QWidget)
    words, places, reasons = 0, set(), []
    while (due := next_due(app)) is not None:
        said, planned = said_of_the_act(app), "on purpose" in said_now(app)
        words += sum(len(each.split()) for each in said)
        places.add(chip.y())
        reasons += [] if planned else said[2:3]
        hands.do(Action(Verb.TAKE, due.place, due.wager) if planned else due)
        QApplication.processEvents()
    assert words + sum(len(each.split()) for each in said_of_the_act(app)) <= 230
    assert places | {chip.y()} == {chip.y()}
    told = [each for each in reasons if each.endswith(".")]
    assert len(told) == len(set(told)), "a reason is told once"


def test_h_shows_the_keys_on_the_felt_that_it_hid(guided: Opened) -> None:
    """The panel went on saying "hide": it says the next act's keys all the same."""
    app = guided("mbs")
    table, said = app.pages.table.screen_.table, list[tuple[bool, bool]]()
    for _ in range(3):
        assert table.shown is not None
        words = said_now(app).splitlines()
        said.append((table.shown.hints, "hide" in words and "show" not in words))
        press(Qt.Key.Key_H)
    assert said == [(True, True), (False, False), (True, True)]


def test_the_spot_that_is_paid_is_shown_with_the_chip(guided: Opened) -> None:
    """Only the chip was lit: where it goes was to be found in the words."""
    app = guided("mbs")
    assert app.rounds.sitting is not None
    hands = Keyboard(app.rounds.sitting.house.rules)
    landing = app.window.findChild(QWidget, "guide.landing")
    assert isinstance(landing, QWidget)
    while (due := next_due(app)) is not None and due.verb is not Verb.PAY:
        assert not landing.isVisible()
        hands.do(due)
    assert due is not None
    assert due.wager is not None
    spot = app.window.findChild(QWidget, f"seat{due.place}.{due.wager.value}.payout")
    assert isinstance(spot, QWidget)
    middle = spot.mapTo(app.pages.table, spot.rect().center())
    assert landing.isVisible()
    assert landing.geometry().contains(middle)


def test_a_place_for_the_slip_is_not_looked_for_while_nothing_moves(
    guided: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The search tries thousands of places: at each key it would take half a second."""
    place_and_line.cache_clear()
    app = guided("six-card-bonus")
    press(Qt.Key.Key_Right)  # the table is shown as it is worked from now on
    looked: list[object] = []
    monkeypatch.setattr("trainer.ui.guide.slip.free_place", lambda *at: looked.append(at))
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Down):
        press(key)
    assert not looked
    covers_nothing(app)


def test_a_place_that_was_found_is_not_looked_for_again(
    guided: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = guided("mbs")
    assert app.rounds.sitting is not None
    hands, due = Keyboard(app.rounds.sitting.house.rules), next_due(app)
    assert due is not None
    stood = list[QRect]()
    looked: list[object] = []
    for _ in range(2):
        hands.do(due)
        press(Qt.Key.Key_U)
        assert next_due(app) == due
        stood.append(slip_of(app).geometry())
        monkeypatch.setattr("trainer.ui.guide.slip.free_place", lambda *at: looked.append(at))
    assert not looked
    assert stood[0] == stood[1]


def test_a_pause_covers_the_guide_too(guided: Opened) -> None:
    """After its help, or in another size, the slip lay over the pause."""
    app = guided("mbs")
    press(Qt.Key.Key_Escape)
    press(Qt.Key.Key_F1)
    assert app.window.page == "help"
    press(Qt.Key.Key_Escape)
    for size in ((1280, 720), (1200, 700)):
        app.window.resize(*size)
        QApplication.processEvents()
        cover = app.window.findChild(QWidget, "paused")
        assert cover is not None
        assert cover.isVisible()
        page = slip_of(app).parentWidget()
        assert page is not None
        assert page.children().index(cover) > page.children().index(slip_of(app))
    press(Qt.Key.Key_Return)
    QApplication.processEvents()
    assert slip_of(app).isVisible()
    covers_nothing(app)


def test_a_wrong_act_is_not_blocked_and_is_taken_back(guided: Opened, qtbot: QtBot) -> None:
    app = guided("mbs")
    assert app.rounds.sitting is not None
    hands = Keyboard(app.rounds.sitting.house.rules)
    due = app.rounds.sitting.coaching
    assert due is not None
    hands.do(Action.parse("reveal 6"))
    told = next(each for each in said_now(app).splitlines() if "take it back" in each)
    assert told.startswith("Hand revealed before"), "it stands with the act that was wrong"
    assert due.what in said_now(app), "what was due is still named, not what comes after the fault"
    assert "Step 1 of" in said_now(app)
    page = app.pages.table
    undo = page.findChild(QWidget, "line.undo")
    assert isinstance(undo, QWidget)
    qtbot.waitUntil(lambda: not _fails(lambda: around(app, undo)))
    ring_ends = pointed_at(app).x() + STROKE
    assert ring_ends < undo.mapTo(page, undo.rect().topLeft()).x(), "it is drawn over no word"
    assert not slip_of(app).isVisible()
    QTest.mouseClick(undo, Qt.MouseButton.LeftButton)
    assert "take it back" not in said_now(app)
    assert due.what in said_now(app)
    assert not app.rounds.sitting.acts


def around(app: Application, thing: QWidget) -> None:
    """The pointer is about that thing."""
    middle = thing.mapTo(app.pages.table, thing.rect().center())
    assert (pointed_at(app).geometry().center() - middle).manhattanLength() <= 2


def test_the_arrows_that_are_named_lead_to_the_spot() -> None:
    """One was named where two were to be pressed: the sweep after it took the Ante alone."""
    shown = settling()
    for seat in (each for each in shown.seats if each.in_use):
        staked = [spot.wager for spot in seat.spots if spot.is_stop]
        for wager in staked:
            for start in (*staked, None):
                here, due = Here(seat.number, start), Action.parse(f"take {seat.number} {wager}")
                told = next_act(due, shown, here, NOTHING).keys[0]
                for _, bound in told.keys if told.label == "To the spot" else ():
                    here = step(shown, here, bound.act)
                assert here == Here(seat.number, wager), (seat.number, start)


def test_the_key_of_a_take_takes_what_is_named() -> None:
    """Shift J at "take Play" took the Ante, too."""
    told = next_act(Action.parse("take 1 play"), settling(), Here(1, Wager.PLAY), NOTHING)
    assert [key for legend in told.keys for key, _ in legend.keys] == ["J"]


def test_a_call_is_pointed_at_where_it_is_pressed(guided: Opened, qtbot: QtBot) -> None:
    app = guided("mbs")
    assert app.rounds.sitting is not None
    Keyboard(app.rounds.sitting.house.rules).do(Action.parse("reveal dealer"))
    page = app.pages.table
    line = page.findChild(QWidget, "line.call")
    assert isinstance(line, QWidget)
    qtbot.waitUntil(lambda: not _fails(lambda: around(app, line)))
    assert '"High card"' in slip_of(app).accessibleName()
    word = page.findChild(QWidget, "line.word")
    assert isinstance(word, QWidget)
    QTest.mouseClick(word, Qt.MouseButton.LeftButton)
    assert page.findChild(QWidget, "line.call") is None, "the line of the word calls it too"


def test_no_line_runs_over_the_words_of_the_panel(windows: Windows, qtbot: QtBot) -> None:
    """At 130% in Russian it ran down through the house, the act and its reason."""
    app = windows.show(language=Language.RUSSIAN, text_scale=130)
    app.practise("mbs", "first-round")
    assert app.rounds.sitting is not None
    Keyboard(app.rounds.sitting.house.rules).do(Action.parse("reveal dealer"))
    page = app.pages.table
    line, panel = page.findChild(QWidget, "line.call"), page.screen_.panel
    assert isinstance(line, QWidget)
    qtbot.waitUntil(lambda: not _fails(lambda: around(app, line)))
    drawn = app.window.findChild(QWidget, "guide.line")
    assert isinstance(drawn, QWidget)
    over = QRect(drawn.mapTo(page, QPoint(0, 0)), drawn.size()).intersected(panel.geometry())
    read = [each for each in words_on(panel, page) if each.intersects(over)]
    assert drawn.isHidden() or not read


def test_the_word_to_call_is_lit_once_there_are_words_to_choose_from(
    guided: Opened, qtbot: QtBot
) -> None:
    """The line of the call stayed lit, and a second press of it led back."""
    app = guided("mbs")
    assert app.rounds.sitting is not None
    Keyboard(app.rounds.sitting.house.rules).do(Action.parse("reveal dealer"))
    press(Qt.Key.Key_M)
    page = app.pages.table
    word = page.findChild(QWidget, "choice.high_card")
    assert isinstance(word, QWidget)
    qtbot.waitUntil(lambda: not _fails(lambda: around(app, word)))
    assert slip_of(app).accessibleName() == 'Mouse: Click "High card"', "M was pressed"
    assert keys_of(app) == ["H"], "another M would close the words"
    press(Qt.Key.Key_Escape)
    line = page.findChild(QWidget, "line.call")
    assert isinstance(line, QWidget)
    qtbot.waitUntil(lambda: not _fails(lambda: around(app, line)))
    assert "Click M" in slip_of(app).accessibleName()
    assert keys_of(app) == ["M", "H"]


def test_only_the_next_act_is_lit(guided: Opened) -> None:
    app = guided("mbs")
    ring = app.window.findChild(QWidget, "here.ring")
    assert isinstance(ring, QWidget)
    for key in (Qt.Key.Key_0, Qt.Key.Key_6, Qt.Key.Key_Up):
        pointed_at(app)
        assert not ring.isVisible()
        press(key)
    assert not ring.isVisible()


def test_the_film_of_a_gesture_is_played_again(
    guided: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = guided("prime")
    film = slip_of(app).film
    before = film.plays
    monkeypatch.setattr(app.pages.table._guided, "still", False)
    press(Qt.Key.Key_F2)
    assert (before, film.plays) == (False, True), "nothing moves until that is asked for"
    assert not app.pages.table.screen_.guide.isVisible()
    press(Qt.Key.Key_F2)
    assert not film.plays, "it is skipped"


def test_a_film_lasts_about_half_a_minute_and_ends_as_fast_as_a_dealer() -> None:
    assert 25_000 <= sum(OVER * each for each in SLOWER) <= 35_000
    assert SLOWER[-1] == 1


def test_every_gesture_has_a_picture(qtbot: QtBot) -> None:
    film = Film()
    qtbot.addWidget(film)
    pictures = set()
    for gesture in Gesture:
        film.show_gesture(gesture, still=True)
        pictures.add(bytes(film.grab().toImage().bits()))
    assert len(pictures) == len(Gesture)


def test_the_debrief_is_explained_once_and_only_after_a_guided_round(guided: Opened) -> None:
    app = guided("prime")
    press(Qt.Key.Key_End)
    QApplication.processEvents()
    assert the_spotlight(app).isVisible()
    press(Qt.Key.Key_Escape)
    app.practise("prime", "two-seats")
    app.rounds.finish()
    QApplication.processEvents()
    assert not [each for each in app.window.findChildren(Spotlight) if each.isVisible()]


def test_two_clicks_in_one_place_go_through_the_debrief(qapp: QApplication) -> None:
    """The second card stood elsewhere."""
    with played("guided-debrief") as app:
        tour = the_spotlight(app)
        where = tour.card.onward.mapTo(tour, tour.card.onward.rect().center())
        tour.go_on()
        QApplication.processEvents()
        assert tour.childAt(where) is tour.card.onward
        assert not tour.card.geometry().intersects(tour.lit)


def test_a_thing_pointed_at_stays_pointed_at_when_the_window_changes(
    guided: Opened, qtbot: QtBot
) -> None:
    app = guided("boxes")
    app.window.resize(1600, 1000)
    hand = app.window.findChild(QWidget, "dealer.hand")
    assert isinstance(hand, QWidget)
    page = app.pages.table

    def around() -> None:
        middle = hand.mapTo(page, hand.rect().center())
        assert pointed_at(app).geometry().contains(middle)

    qtbot.waitUntil(lambda: not _fails(around))
    QTest.mouseClick(hand, Qt.MouseButton.LeftButton)
    assert app.rounds.sitting is not None
    assert [act.text for act in app.rounds.sitting.acts] == ["reveal dealer"]


def _fails(check: Callable[[], None]) -> bool:
    try:
        check()
    except AssertionError:
        return True
    return False


def test_the_last_chip_beside_a_cut_is_called_one_more() -> None:
    """A chip like it lies in the cut already, and would be dragged in its place."""
    shown, due = settling(), Action.parse("pay 7 ante 10")
    first = next_act(due, shown, Here(7, Wager.ANTE), NOTHING)
    last = next_act(due, shown, Here(7, Wager.ANTE), Money(500))
    assert (first.mouse, last.mouse) == ("Click a $5 chip", "Drag one more $5 chip to Ante")
    alone = next_act(Action.parse("pay 7 ante 5"), shown, Here(7, Wager.ANTE), NOTHING)
    assert alone.mouse == "Drag a $5 chip to Ante"


def test_from_another_hand_the_mouse_goes_to_the_one_that_is_called_first() -> None:
    """Else the call would be of the hand that was clicked last."""
    shown, due = settling(), Action.parse("call dealer high_card")
    there = next_act(due, shown, Here(), NOTHING)
    elsewhere = next_act(due, shown, Here(7, Wager.ANTE), NOTHING)
    assert there.mouse == 'Click M at the right, then "High card"'
    assert elsewhere.mouse == 'Click 0 and M at the right, then "High card"'
