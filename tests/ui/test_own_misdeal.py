"""The dealer's own misdeal in the real window: the round waits until it has been worked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from tests.ui.dealing_hands import Keyboard, focused, press
from tests.ui.test_whole_parts import CONTROL, sitting_of, table_of, trace
from tests.ui.windows import Opened, Windows
from trainer.dealing.action import Action, Verb
from trainer.drills.drill_options import Feedback
from trainer.school.debrief.debrief import Debrief
from trainer.settings import Language
from trainer.shots.scenes import faultless_of
from trainer.ui.application import Application
from trainer.ui.main_window import SMALLEST
from trainer.ui.table.calls import FOLLOWS, RULINGS

Key = Qt.Key


def debrief_of(app: Application) -> Debrief:
    debrief = app.pages.debrief.debrief
    assert debrief is not None, "a debrief is shown"
    return debrief


def say(key: Qt.Key, word: str) -> None:
    words = RULINGS if key == Key.Key_R else FOLLOWS
    press(key)
    QTest.keyClicks(focused(), next(each.letter for each in words if each.word == word))


def empty_place(app: Application) -> int:
    taken = {seat.number for seat in sitting_of(app).round_.seats}
    return min(set(range(1, 8)) - taken)


def deal_first(app: Application, hands: Keyboard, cards: int = 1) -> Sequence[Action]:
    """The bets and so many deliveries, by keys; what is still to do."""
    due = faultless_of(sitting_of(app))
    last = [at for at, act in enumerate(due) if act.verb is Verb.DEAL][cards - 1] + 1
    for action in due[:last]:
        hands.do(action)
    return due[last:]


def keyboard(app: Application) -> Keyboard:
    return Keyboard(sitting_of(app).house.rules)


def test_a_card_to_an_empty_place_stops_the_round_at_once(open_whole: Opened) -> None:
    """6CB Irregularities ¶3: it is backed up by keys alone, and the round goes on to its end. What
    was put right is serious; critical is what voids the round."""
    app = open_whole()
    hands, place = keyboard(app), empty_place(app)
    rest = deal_first(app, hands)
    hands.do(Action(Verb.DEAL, place))
    shown = table_of(app).screen_.table.shown
    assert shown is not None
    assert shown.note == f"You dealt to seat {place}, where nobody bets."
    offers = table_of(app).findChildren(
        QAbstractButton, options=Qt.FindChildOption.FindChildrenRecursively
    )
    assert not [each for each in offers if "offer" in each.objectName() and each.isVisible()]
    assert len(shown.seat(place).hand.cards) == 1
    assert not shown.deals
    say(Key.Key_R, "back_up")
    press(Key(Key.Key_0.value + place))
    say(Key.Key_W, "back_up")
    press(Key.Key_Return, CONTROL)
    shown = table_of(app).screen_.table.shown
    assert shown is not None
    assert shown.deals
    assert not shown.seat(place).hand.cards
    hands = keyboard(app)
    for action in rest:
        hands.do(action)
    press(Key.Key_Return, CONTROL)
    assert app.window.page == "debrief"
    told = debrief_of(app).mistakes
    assert [each.severity.value for each in told] == ["serious"]
    assert trace(app).count(f"back_up {place}") == 1


def test_a_misdeal_is_ruled_by_mouse_where_the_type_is_large(windows: Windows) -> None:
    """The placard took the room of the lines to rule by; they have no other way by mouse."""
    app = windows.show(language=Language.RUSSIAN, text_scale=130)
    app.window.resize(*SMALLEST)
    app.practise("six-card-bonus", "whole-table")
    hands, place = keyboard(app), empty_place(app)
    deal_first(app, hands)
    hands.do(Action(Verb.DEAL, place))
    QApplication.processEvents()  # the panel is laid out
    for line in ("line.ruling", "line.follow"):
        found = table_of(app).findChild(QWidget, line)
        assert found is not None
        assert found.isVisible(), line
    say(Key.Key_R, "back_up")
    press(Key(Key.Key_0.value + place))
    say(Key.Key_W, "back_up")
    press(Key.Key_Return, CONTROL)
    assert table_of(app).screen_.panel.placard.isVisible(), "what it took comes back"


def test_a_void_ends_the_round_and_the_debrief_tells_both(open_whole: Opened) -> None:
    """6CB Irregularities ¶1: a fourth card; the cards were not put in the rack."""
    app = open_whole()
    hands = keyboard(app)
    deals = [act for act in faultless_of(sitting_of(app)) if act.verb is Verb.DEAL]
    deal_first(app, hands, len(deals))
    hands.do(deals[0])
    shown = table_of(app).screen_.table.shown
    assert shown is not None
    assert len(shown.seat(deals[0].place or 0).hand.cards) == 4
    say(Key.Key_R, "void")
    say(Key.Key_W, "return_all")
    press(Key.Key_Return, CONTROL)
    assert app.window.page == "debrief"
    told = debrief_of(app).mistakes
    assert [each.severity.value for each in told] == ["critical", "minor"]
    assert not debrief_of(app).passed


def test_what_was_right_is_said_at_once_where_everything_is(open_whole: Opened) -> None:
    app = open_whole("boxes", Feedback.AT_ONCE)
    hands = keyboard(app)
    deal_first(app, hands)
    first = next(act for act in faultless_of(sitting_of(app)) if act.verb is Verb.DEAL)
    hands.do(first)
    say(Key.Key_R, "redeal")
    say(Key.Key_W, "rack")
    say(Key.Key_W, "deal_again")
    press(Key.Key_Return, CONTROL)
    heading = table_of(app).findChild(QWidget, "incident.heading")
    assert heading is not None
    assert heading.property("text") == "Right"
    press(Key.Key_Return)
    shown = table_of(app).screen_.table.shown
    assert shown is not None
    assert shown.deals
    assert not any(seat.hand.cards for seat in shown.seats)
    assert trace(app)[-4:] == ["rule redeal", "rack cards", "deal_again", "resume"]


def test_a_misdeal_can_be_taken_back_and_its_acts_before_it(open_whole: Opened) -> None:
    app = open_whole()
    hands, place = keyboard(app), empty_place(app)
    deal_first(app, hands)
    before = trace(app)
    hands.do(Action(Verb.DEAL, place))
    say(Key.Key_R, "void")
    press(Key.Key_U)
    assert trace(app) == [*before, f"deal {place}"]
    press(Key.Key_U)
    assert trace(app) == before
    shown = table_of(app).screen_.table.shown
    assert shown is not None
    assert shown.deals


def test_a_round_left_in_a_misdeal_waits_in_it(open_whole: Opened) -> None:
    app = open_whole()
    hands, place = keyboard(app), empty_place(app)
    deal_first(app, hands)
    hands.do(Action(Verb.DEAL, place))
    say(Key.Key_R, "back_up")
    app.window.close()
    again = open_whole()
    again.rounds.go_on()
    shown = table_of(again).screen_.table.shown
    assert shown is not None
    assert "where nobody bets" in shown.note
    assert trace(again)[-1] == "rule back_up"


def test_a_misdeal_is_worked_by_mouse_alone(open_whole: Opened) -> None:
    """MBS 5.5: a hand is turned during the deal; void, and the wagers go back."""
    app = open_whole("mbs")
    deal_first(app, keyboard(app))
    place = sitting_of(app).round_.seats[0].number
    page = table_of(app)

    def click(name: str) -> None:
        found = page.findChild(QAbstractButton, name)
        assert isinstance(found, QAbstractButton), name
        QTest.mouseClick(found, Qt.MouseButton.LeftButton)

    click("shuffler")
    click(f"seat{place}.hand")
    shown = page.screen_.table.shown
    assert shown is not None
    assert len(shown.seat(place).hand.odd.up) == 3
    click("key.ruling")
    click("choice.void")
    for deed in ("return_all", "rack", "announce_bets"):
        click("key.follow")
        click(f"choice.{deed}")
    click("panel.finish")
    assert app.window.page == "debrief"
    told = debrief_of(app).mistakes
    assert [(each.severity.value, each.rule) for each in told] == [("critical", "MBS 5.5")]
