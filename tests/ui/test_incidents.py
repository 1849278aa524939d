"""Irregularities in the real window with the real school: seen, ruled, followed up, told."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.library.copies import edit
from tests.ui.dealing_hands import Mouse, focused, press
from tests.ui.windows import Opened, Windows
from trainer import assets
from trainer.dealing.follow_up import FollowUp
from trainer.dealing.incident import due as demanded
from trainer.dealing.irregularity import Deed
from trainer.drills.drill_options import Feedback
from trainer.drills.irregularities.irregular import incident
from trainer.library.house import RULES_FILE
from trainer.library.house_files.irregularities_file import IRREGULARITIES_FILE, load_irregularities
from trainer.library.houses import ADDED_HOUSES, load_houses
from trainer.marking.ruling import mark_ruling
from trainer.school.questions.incidents import shown_of
from trainer.school.questions.sitting import QuickSitting
from trainer.ui.application import Application
from trainer.ui.home.snapshot import RoundAsked
from trainer.ui.incident.page import IncidentPage
from trainer.ui.table.calls import FOLLOWS, PLACES, RULINGS, CallWord
from trainer.ui.table.panel.choice_bar import ChoiceBar
from trainer.ui.table_overlays import AllKeys

HOUSES = ("mbs", "six-card-bonus", "prime", "posted", "boxes")
DRILL = "what-is-ruled"
MISDEAL = "misdeal_moved_whole"
Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def opened(windows: Windows) -> Opened:
    """Opens the window."""
    return lambda house="mbs": windows.show(last_house=house)


def begun(app: Application, house: str, seed: int = 5, drill: str = DRILL) -> QuickSitting:
    """A sitting of scenes in the window, always the same ones."""
    practice = app.practice
    assert practice is not None
    app.quick.sit(lambda: practice.quick.start(house, drill, seed=seed))
    return sitting_of(app)


def sitting_of(app: Application) -> QuickSitting:
    sitting = app.quick.sitting
    assert sitting is not None, "a drill has begun"
    return sitting


def page_of(app: Application) -> IncidentPage:
    assert app.window.page == "incident"
    return app.quick.incident


def due(sitting: QuickSitting) -> list[str]:
    """What a faultless dealer says and does."""
    answer = sitting._asked.mark(1, None, 0).due_answer
    assert isinstance(answer, tuple)
    return [str(each) for each in answer]


AT_TABLE = {
    "stop game": "stop_game",
    "announce ruling": "announce_ruling",
    "announce place_your_bets": "announce_bets",
}


class Keyboard:
    """Rules and does what follows, by keys alone."""

    def __init__(self, page: IncidentPage) -> None:
        self._page = page

    def do(self, acts: list[str]) -> None:
        returns = [act for act in acts if act.startswith("return ")]
        for act in acts:
            if act.startswith("rule "):
                self._choose(Key.Key_R, RULINGS, act.split()[1])
            elif act not in returns:
                self._deed(FollowUp.parse(act))
        if returns:
            self._choose(Key.Key_W, FOLLOWS, "return_all")

    def _deed(self, deed: FollowUp) -> None:
        if deed.place is not None:
            self.go(deed)
        self._choose(Key.Key_W, FOLLOWS, AT_TABLE.get(str(deed), deed.deed.value))
        if deed.deed is Deed.EXPLAIN:
            table = self._page.screen_.table.shown
            assert table is not None
            letters = {word.word: word.letter for word in table.clauses}
            QTest.keyClicks(focused(), letters[deed.word or ""])
        if deed.deed is Deed.MOVE:
            QTest.keyClicks(focused(), str(deed.to))

    def go(self, deed: FollowUp) -> None:
        press(Key(Key.Key_0.value + (deed.place or 0)))
        table = self._page.screen_.table.shown
        if deed.wager is not None and table is not None:
            order = [spot.wager for spot in table.words.spots]
            for _ in range(order.index(deed.wager)):
                press(Key.Key_Down)

    def _choose(self, key: Qt.Key, words: tuple[CallWord, ...], word: str) -> None:
        press(key)
        letter = next(each.letter for each in words if each.word == word)
        QTest.keyClicks(focused(), letter)


@pytest.mark.parametrize("house", HOUSES)
def test_scenes_are_ruled_by_keys_alone(opened: Opened, house: str) -> None:
    app = opened(house)
    sitting = begun(app, house)
    page = page_of(app)
    while True:
        Keyboard(page).do(due(sitting))
        press(Key.Key_End)
        assert page.card.isVisible()
        heading = page.card.findChild(QLabel, "incident.heading")
        assert isinstance(heading, QLabel)
        assert heading.text() == "Right", (due(sitting), page.controller.acts)
        press(Key.Key_Return)
        if app.window.page != "incident":
            break
    assert app.window.page == "quick-result"
    assert sitting.right == sitting.of


def test_the_whole_chain_is_worked_by_keys_alone(opened: Opened) -> None:
    app = opened("mbs")
    sitting = begun(app, "mbs", drill="stop-call-resume")
    page = page_of(app)
    acts = due(sitting)
    assert acts[0] == "stop game"
    for act in acts:
        Keyboard(page).do([act])
    press(Key.Key_End)
    heading = page.card.findChild(QLabel, "incident.heading")
    assert isinstance(heading, QLabel)
    assert heading.text() == "Right", (acts, page.controller.acts)


def test_the_wagers_of_a_dead_hand_that_loses_are_taken_by_keys(opened: Opened, home: Path) -> None:
    """Each is taken as any other: the cursor at the wager, and J."""
    folder = home / ADDED_HOUSES / "forfeits"
    shutil.copytree(assets.folder("procedures") / "boxes", folder)
    edit(folder / RULES_FILE, "house: boxes", "house: forfeits")
    calls = "ruling: call_supervisor\n    follows: [stop]\n    rule: BOX •4"
    loses = "ruling: forfeit\n    follows: [take, play_on]\n    rule: BOX •4"
    edit(folder / IRREGULARITIES_FILE, calls, loses)
    app = opened("forfeits")
    begun(app, "forfeits")
    page, house = page_of(app), load_houses(home / ADDED_HOUSES)["forfeits"]
    assert house.irregularities is not None
    assert page._shown is not None
    scene = incident(house, house.irregularities, 3, "cards_off_table")
    page.present(replace(page._shown, item=shown_of(house, scene, house.irregularities)))
    owed = demanded(house.irregularities, scene)
    keys = Keyboard(page)
    keys.do(["rule forfeit"])
    for each in owed.follow_ups[:-1]:
        keys.go(each)
        press(Key.Key_J)
    assert page.controller.acts == ("rule forfeit", *map(str, owed.follow_ups[:-1]))
    assert mark_ruling(house.irregularities, scene, page.controller.acts).sound
    assert page.controller.last.endswith(f"Take the Pair Plus at box {scene.places[0]}")


def test_a_ruling_is_made_by_mouse_alone(opened: Opened) -> None:
    app = opened()
    sitting = begun(app, "posted")
    page = page_of(app)

    def click(name: str) -> None:
        found = page.findChild(QAbstractButton, name)
        assert isinstance(found, QAbstractButton), name
        QTest.mouseClick(found, LEFT)

    for act in due(sitting):
        word, _, place = act.partition(" ")
        if word == "rule":
            click("key.ruling")
            click(f"choice.{place}")
        else:
            if place:
                click(f"seat{place}")
            click("key.follow")
            click(f"choice.{word}")
    click("panel.finish")
    assert sitting.right == 1
    click("incident.onward")
    assert sitting.number == 2


def test_chips_are_pulled_back_to_the_player_and_hands_to_their_place(opened: Opened) -> None:
    app = opened()
    practice = app.practice
    assert practice is not None
    app.quick.sit(lambda: practice.quick.start("mbs", "cards-gone-wrong", seed=2))
    page = page_of(app)
    shelf = load_houses(None)
    ruled = load_irregularities(shelf.folder("mbs"))
    scene = incident(shelf["mbs"], ruled, 3, MISDEAL)
    assert page._shown is not None
    page.present(replace(page._shown, item=shown_of(shelf["mbs"], scene, ruled)))
    mouse = Mouse(shelf["mbs"].rules, app.window)
    place, to = scene.moves[0]
    mouse.pull(mouse.piece(f"seat{place}.hand"), mouse.piece(f"seat{to}.hand"))
    seat = scene.round_.seats[0]
    wager = next(iter(seat.stakes))
    mouse.pull(mouse.piece(f"seat{seat.number}.{wager}"), mouse.piece(f"seat{seat.number}"))
    assert list(page.controller.acts) == [f"move {place} {to}", f"return {seat.number} {wager}"]


def test_a_wrong_ruling_is_told_with_its_rule_and_whose_word_it_is(opened: Opened) -> None:
    app = opened()
    sitting = begun(app, "mbs")
    page = page_of(app)
    wrong = "refuse" if due(sitting)[0] != "rule refuse" else "void"
    Keyboard(page).do([f"rule {wrong}"])
    press(Key.Key_End)
    words = {label.objectName(): label.text() for label in page.card.findChildren(QLabel)}
    assert words["incident.heading"] == "Not right"
    assert words["incident.due"]
    assert words["incident.reason1.why"].endswith(".")
    assert page.card.findChild(QAbstractButton, "incident.reason1.rule") is not None


def test_nothing_is_ruled_while_the_result_is_read(opened: Opened) -> None:
    app = opened()
    begun(app, "mbs")
    page = page_of(app)
    press(Key.Key_End)
    press(Key.Key_R)
    assert page.controller.acts == ()
    assert page.card.isVisible()


def test_all_keys_are_shown_while_the_result_is_read(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F1 was dead; afterwards the keyboard is where it works."""
    app = opened()
    begun(app, "mbs")
    page = page_of(app)
    press(Key.Key_End)
    titles = []

    def close(keys: AllKeys) -> None:
        titles.append(keys.windowTitle())

    monkeypatch.setattr(AllKeys, "exec", close)
    press(Key.Key_F1)
    assert len(titles) == 1
    press(Key.Key_Return)
    assert not page.card.isVisible()


@pytest.mark.parametrize("by", ["Esc", "panel.leave"])
def test_a_drill_is_left_while_the_result_is_read(opened: Opened, by: str) -> None:
    """The button and Esc were dead until the trainee went on."""
    app = opened()
    begun(app, "mbs")
    page = page_of(app)
    press(Key.Key_End)
    assert page.card.isVisible()
    leave = page.findChild(QAbstractButton, by)
    if leave is not None:
        QTest.mouseClick(leave, LEFT)
    else:
        press(Key.Key_Escape)
    assert app.window.page == "today"


def test_nothing_is_called_a_pause_where_the_scene_is_left(opened: Opened) -> None:
    """ "Pause" left the drill, and what was ruled was gone."""
    app = opened()
    begun(app, "mbs")
    seen = [each for each in page_of(app).findChildren(QAbstractButton) if each.isVisible()]
    assert "panel.leave" in {each.objectName() for each in seen}
    assert "panel.pause" not in {each.objectName() for each in seen}


def test_the_results_read_a_scene_as_its_sentences_stand(opened: Opened) -> None:
    """A screen reader was given "the wager on top.. Answered"."""
    app = opened()
    sitting = begun(app, "mbs")
    while not sitting.is_over:
        press(Key.Key_End)
        press(Key.Key_Return)
    spoken = [
        each.accessibleName()
        for each in app.quick.result.findChildren(QWidget)
        if each.objectName().startswith("quick.wrong.")
    ]
    assert spoken
    assert not [words for words in spoken if ".." in words or "?." in words]


def test_undo_takes_the_last_ruling_back(opened: Opened) -> None:
    app = opened()
    begun(app, "mbs")
    page = page_of(app)
    Keyboard(page).do(["rule void", "return all"])
    assert list(page.controller.acts) == ["rule void", "return all"]
    press(Key.Key_U)
    assert list(page.controller.acts) == ["rule void"]


def test_a_scene_that_was_left_waits(opened: Opened) -> None:
    app = opened()
    sitting = begun(app, "mbs")
    waits = sitting.shown
    press(Key.Key_Escape)
    assert app.window.page == "today"
    app.rounds.go_on()
    assert sitting_of(app).shown == waits
    assert page_of(app).screen_.table.accessibleDescription()


def test_the_drill_is_found_from_today(opened: Opened) -> None:
    app = opened()
    app.rounds.deal(RoundAsked("mbs", DRILL, None, Feedback.AT_ONCE))
    assert app.window.page == "incident"
    assert page_of(app).screen_.table.accessibleDescription()


def test_the_bar_has_room_for_the_words_that_follow_others(qtbot: QtBot) -> None:
    """Where to, or which clause, is asked in the bar that stands there already."""
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(1044, 720)
    table.show()
    bar = ChoiceBar(table)
    for words in (FOLLOWS, PLACES):
        bar.offer(words, (522, 560))
        buttons = bar.findChildren(QAbstractButton)
        assert len(buttons) == len(words)
        assert all(bar.rect().contains(each.geometry()) for each in buttons)


def test_keys_that_h_hid_stay_hidden_on_the_felt_of_the_next_scene(opened: Opened) -> None:
    app = opened()
    shown = []
    for seed in (5, 6):
        begun(app, "mbs", seed)
        table = page_of(app).screen_.table.shown
        assert table is not None
        shown.append(table.hints)
        press(Key.Key_H)
    assert shown == [True, False]
