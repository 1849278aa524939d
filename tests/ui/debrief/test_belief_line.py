"""The belief behind a mistake, on its card: said whole, costed later, tested by one key."""

from __future__ import annotations

from dataclasses import replace
from threading import Event

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.ui.dealing_hands import press
from tests.ui.sample_debrief import DEBRIEF
from tests.ui.test_whole_rounds import skip_first
from tests.ui.windows import Opened
from trainer.dealing.action import Verb
from trainer.game.wagers import Wager
from trainer.school.beliefs.beliefs import Beliefs
from trainer.school.debrief.debrief import Debrief
from trainer.school.held_beliefs import BeliefCost, BeliefHeld, Sureness
from trainer.settings import Language
from trainer.ui.debrief.belief_costs import BeliefCosts
from trainer.ui.debrief.belief_line import BeliefLine, FoldedLine, heading, seen, spoken
from trainer.ui.debrief.page import DebriefPage
from trainer.ui.language import speak
from trainer.ui.runtime.background import Background

LEFT = Qt.MouseButton.LeftButton
HELD = BeliefHeld(
    house="six-card-bonus",
    ids=("PP01.mbs",),
    sureness=Sureness.CONFIRMED,
    words=("Pair Plus is paid from the table of MBS",),
    truth="Every house has its own table",
    rule="6CB Pay Tables, Pair Plus",
    is_reading=False,
    probability=0.98,
    how_sure="Very likely (98%): it showed 4 of the 5 times that it could.",
    since=None,
    since_text="First seen 3 rounds ago",
    hits=4,
    clean=1,
    can_be_tested=True,
)
COST = BeliefCost(
    text="Cost per shift: underpays about $210",
    assumes="At forty rounds an hour",
)


def debrief(*held: BeliefHeld) -> Debrief:
    """The sample, whose second mistake these beliefs explain."""
    first, second, *rest = DEBRIEF.mistakes
    return replace(DEBRIEF, mistakes=(first, structs.replace(second, beliefs=held), *rest))


def shown(qtbot: QtBot, on: Debrief) -> DebriefPage:
    page = DebriefPage()
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.present(on)
    with qtbot.waitExposed(page):
        page.show()
    return page


def line_of(page: DebriefPage) -> BeliefLine:
    line = page.findChild(BeliefLine, "mistake.2.belief")
    assert isinstance(line, BeliefLine)
    return line


def texts(page: DebriefPage) -> list[str]:
    return [label.text() for label in line_of(page).findChildren(QLabel) if label.isVisible()]


def test_the_cause_is_one_folded_line_that_opens_in_place(qtbot: QtBot) -> None:
    page = shown(qtbot, debrief(HELD))
    line = line_of(page)
    said = "Confirmed: Pair Plus is paid from the table of MBS. Seen 4 of 5 times."
    assert line.head.accessibleName() == said
    assert texts(page) == []
    page.mistakes.choose(2)
    press(Qt.Key.Key_B)
    assert texts(page) == [
        "Pair Plus is paid from the table of MBS.",
        "Every house has its own table.",
        "Very likely (98%): it showed 4 of the 5 times that it could. First seen 3 rounds ago.",
    ]
    press(Qt.Key.Key_B)
    assert texts(page) == []
    assert page.mistakes.cards[1].hasFocus()


def test_what_it_costs_is_added_once_it_is_known(qtbot: QtBot) -> None:
    page = shown(qtbot, debrief(HELD))
    QTest.mouseClick(line_of(page).head, LEFT)
    page.mistakes.tell_cost("SQ01", COST)
    assert "Cost per shift: underpays about $210." not in texts(page), "another belief's cost"
    page.mistakes.tell_cost("PP01.mbs", COST)
    told = page.findChild(QLabel, "mistake.2.belief.cost")
    assert isinstance(told, QLabel)
    assert told.text() == "Cost per shift: underpays about $210."
    assert told.accessibleDescription() == "At forty rounds an hour"
    assert told.isVisible()


@pytest.mark.parametrize(
    "held",
    [
        structs.replace(HELD, sureness=Sureness.SUSPECTED, hits=1, clean=0),
        structs.replace(HELD, sureness=Sureness.SUSPECTED, probability=0.22),
        structs.replace(
            HELD, ids=("PP01.mbs", "AR02"), words=(*HELD.words, "One stake too little is paid")
        ),
        structs.replace(HELD, sureness=Sureness.CLEARED),
    ],
    ids=["one coincidence", "less than an even chance", "rivals", "cleared"],
)
def test_a_guess_is_not_told(qtbot: QtBot, held: BeliefHeld) -> None:
    page = shown(qtbot, debrief(held))
    assert page.findChild(BeliefLine) is None


def test_one_word_says_how_sure_it_is() -> None:
    suspected = structs.replace(HELD, sureness=Sureness.SUSPECTED)
    assert heading(HELD) == "Confirmed:"
    assert heading(structs.replace(suspected, probability=0.8)) == "Probably:"
    assert heading(structs.replace(suspected, probability=0.79)) == "Perhaps:"
    assert "98%" in spoken(suspected)


def test_the_line_has_the_marks_of_its_language(qtbot: QtBot) -> None:
    speak(Language.CHINESE)
    line = FoldedLine(heading(HELD), "Pair Plus", seen(HELD), "belief.open")
    qtbot.addWidget(line)
    assert line.accessibleName().startswith("已证实：Pair Plus。")


def test_the_keyboard_asks_for_rounds_that_test_it(qtbot: QtBot) -> None:
    page = shown(qtbot, debrief(HELD))
    asked: list[object] = []
    page.tested.connect(asked.append)
    page.mistakes.choose(1)
    press(Qt.Key.Key_B)
    assert not line_of(page).is_open, "the first card has no cause to open"
    page.mistakes.choose(2)
    press(Qt.Key.Key_B)
    press(Qt.Key.Key_Return)
    assert asked == [HELD.ids]


def test_what_no_round_can_test_has_no_button(qtbot: QtBot) -> None:
    page = shown(qtbot, debrief(structs.replace(HELD, can_be_tested=False)))
    assert line_of(page).test is None


def test_the_foot_names_the_key_only_where_it_does_something(qtbot: QtBot) -> None:
    for held, named in (((), False), ((HELD,), True)):
        page = shown(qtbot, debrief(*held))
        caps = [each.text() for each in page.findChildren(QLabel) if each.isVisible()]
        assert ("B" in caps) is named


def test_costs_are_worked_out_beside_the_window_and_old_ones_are_left_off(qtbot: QtBot) -> None:
    costing = BeliefCosts(Background())
    found: list[str] = []
    costing.found.connect(lambda belief, cost: found.append(belief))
    costing.begin(("old",), lambda belief: COST)
    costing.begin(("A", "B", "A"), lambda belief: COST if belief == "A" else None)
    qtbot.waitUntil(lambda: found == ["A"], timeout=60_000)


def test_nothing_is_told_once_nobody_looks_and_the_rest_comes_later(qtbot: QtBot) -> None:
    background, begun, go = Background(), Event(), Event()
    costing = BeliefCosts(background)
    found: list[str] = []
    costing.found.connect(lambda belief, cost: found.append(belief))

    def slow(belief: str) -> BeliefCost:
        begun.set()
        go.wait(60)
        return COST

    costing.begin(("A", "B"), slow)
    qtbot.waitUntil(begun.is_set, timeout=60_000)
    costing.rest()
    go.set()
    qtbot.waitUntil(lambda: not background.busy, timeout=60_000)
    told_while_away = list(found)
    costing.go_on()
    qtbot.waitUntil(lambda: found == ["A", "B"], timeout=60_000)
    assert told_while_away == []


def test_rounds_that_test_a_belief_are_dealt_from_the_debrief(
    opened: Opened,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The belief is one that earlier rounds showed."""

    left = structs.replace(HELD, ids=("AP06",))
    held = {f"{seat} {wager}": left for seat in range(1, 8) for wager in Wager}
    monkeypatch.setattr(Beliefs, "explaining", lambda *_: held)
    app = opened()
    skip_first(app, Verb.TAKE)
    first = app.pages.debrief.mistakes.cards[0]
    assert first.belief is not None
    app.debriefs.costing.work_out()
    press(Qt.Key.Key_B)
    press(Qt.Key.Key_Return)
    assert app.window.page == "table"
    assert app.rounds.sitting is not None
    assert app.rounds.sitting.of > 1
