"""The workshop in the window: a house is begun, changed, proved, published, and dealt at."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from errno import EACCES, ENOSPC
from pathlib import Path

import pytest
from PySide6.QtCore import QEventLoop, QPoint, QRegularExpression, Qt, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit

from tests.ui.test_whole_rounds import the
from tests.ui.windows import Opened
from trainer.game.pay import Combination, PayTable
from trainer.game.wagers import Wager
from trainer.library.draft import Draft
from trainer.library.house import RULES_FILE
from trainer.library.houses import load_houses
from trainer.school.workshop.draft_proof import confirm, draft_rounds, settle_anew
from trainer.school.workshop.drafts import needs_of, open_questions
from trainer.school.workshop.forms import WorkshopTab
from trainer.school.workshop.wager_set import may_be_removed
from trainer.settings import Language
from trainer.shots.workshop import DOCUMENT
from trainer.ui.application import Application
from trainer.ui.home.house_card import HouseCard
from trainer.ui.house_book_controller import HouseBookController
from trainer.ui.routes import WORKSHOP, WORKSHOP_START
from trainer.ui.workshop.house_cards import HouseCards
from trainer.ui.workshop.part import WorkshopPart

MEANT = QRegularExpression(r"^workshop\.meant\.")
THREE = "workshop.pair_plus.pays.three_of_a_kind"


def begun(
    opened: Opened,
    name: str = "Riverside",
    of: str = "",
) -> tuple[Application, WorkshopPart]:
    app = opened()
    app.turn_to("houses")
    press(app, "houses.make")
    assert app.window.page == WORKSHOP_START
    if of:
        press(app, next(each.objectName() for each in cards(app) if each.text() == of))
    QTest.keyClicks(field(app, "workshop.name"), name)
    assert field(app, "workshop.id").text() == name.lower()
    if of == "From scratch":
        press(app, "workshop.begin")
        assert app.window.page == WORKSHOP_START
        assert "currency" in app.parts.of(WORKSHOP).start.trouble.text()  # type: ignore[attr-defined]
        QTest.keyClicks(field(app, "workshop.currency"), "kr")
    else:
        assert not the(app, "workshop.currency").isVisible()
    press(app, "workshop.begin")
    assert app.window.page == WORKSHOP
    part = app.parts.of(WORKSHOP)
    assert isinstance(part, WorkshopPart)
    assert (part.start.name.text, part.start.id.text) == ("", ""), "the next house has its own"
    return app, part


def cards(app: Application) -> list[HouseCard]:
    """The houses to begin from."""
    return app.window.findChild(HouseCards, "workshop.of").findChildren(HouseCard)  # type: ignore[union-attr]


def looked_over(app: Application) -> None:
    """What is done beside the window is done, and shown."""
    while app.background.busy:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def press(app: Application, name: str) -> None:
    QTest.mouseClick(the(app, name), Qt.MouseButton.LeftButton)


def focused_name(app: Application) -> str:
    return app.window.focusWidget().objectName()


def field(app: Application, name: str) -> QLineEdit:
    found = the(app, name)
    assert isinstance(found, QLineEdit)
    return found


def write(app: Application, name: str, text: str) -> None:
    line = field(app, name)
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, text)
    QTest.keyClick(line, Qt.Key.Key_Return)
    looked_over(app)


def test_a_changed_pay_table_is_marked_in_twelve_gestures(opened: Opened) -> None:
    app = opened()
    app.turn_to("houses")
    assert len(gestures_to_a_marked_round(app)) <= 12


def gestures_to_a_marked_round(app: Application) -> list[str]:
    """From the houses to the debrief of a round by a changed pay table. Each entry is a gesture: a
    click, a text that is typed, a key."""
    made: list[str] = []

    def click(name: str, at: Application = app) -> None:
        made.append(name)
        press(at, name)
        looked_over(at)

    def type_(name: str, text: str) -> None:
        made.append(text)
        QTest.keyClicks(field(app, name), text)

    click("houses.make")
    type_("workshop.name", "Riverside")
    click("workshop.begin")
    click("workshop.section.pair_plus")
    click(THREE)
    field(app, THREE).selectAll()  # as the click does in a window that is in front
    type_(THREE, "3")
    type_(THREE, "t")
    part = app.parts.of(WORKSHOP)
    assert isinstance(part, WorkshopPart)
    assert part.page.form.findChildren(QAbstractButton, MEANT), "a question at what is unusual"
    assert part.page.form.trouble.text() == "", "the field said its figure once"
    trial = next(iter(part.trials))
    assert trial.window.page == "table"
    assert trial.rounds.sitting is not None
    assert trial.rounds.sitting.house.id == "riverside"
    side = trial.rounds.sitting.house.rules.side(Wager.PAIR_PLUS)
    assert side is not None
    assert isinstance(side.table, PayTable)
    assert str(side.table.odds(Combination.THREE_OF_A_KIND)) == "3 to 1"
    seats = trial.rounds.sitting.round_.seats
    shown = [each for each in seats if len({card.rank for card in each.cards}) == 1]
    assert [each for each in shown if Wager.PAIR_PLUS in each.stakes], "it shows the changed row"
    strip = trial.window.findChild(QLabel, "window.mark")
    assert strip is not None
    assert strip.text().startswith("A trial of Riverside. Nothing here is kept.")
    part.page.tried.emit()
    assert [*part.trials] == [trial], "the same rules are tried in one window"
    click("panel.finish", trial)
    assert trial.window.page == "debrief"
    trial.window.close()
    QApplication.processEvents()
    assert part.trials == ()
    assert app.practice is not None
    assert app.practice.done() == ()
    return made


def test_drafts_that_a_kill_left_in_pieces_are_offered_and_told(opened: Opened) -> None:
    app, part = begun(opened)
    assert part.draft is not None
    folder = part.draft.folder
    for name, file, text in (("a", "rules.yaml", ""), ("b", "workshop.yaml", "copied_from: [")):
        shutil.copytree(folder, folder.parent / name)
        (folder.parent / name / file).write_text(text)
    told: list[str] = []
    part.page.left.emit()
    assert app.window.page == WORKSHOP_START
    app.tell = lambda heading, problems: told.append(heading)  # type: ignore[method-assign]
    for name in ("a", "b"):
        press(app, f"workshop.draft.{name}")
    assert told


def test_a_change_that_a_kill_cut_off_from_its_rounds_is_followed(opened: Opened) -> None:
    """Its worked rounds said what was due before, until something else was changed."""
    app, part = begun(opened)
    assert part.draft is not None
    left = Draft(part.draft.folder)
    part.page.left.emit()
    with left.together():
        left.put("rules.yaml", ("pair_plus", "pays", "pair"), "2:1")
    assert left.problems()
    press(app, "workshop.draft.riverside")
    looked_over(app)
    assert left.problems() == ()
    before = left.files
    part.page.left.emit()
    press(app, "workshop.draft.riverside")
    looked_over(app)
    assert (left.files, left.is_followed) == (before, True)


def test_a_house_is_proved_and_published(opened: Opened) -> None:
    app, part = begun(opened)
    press(app, "workshop.section.pair_plus")
    write(app, THREE, "3")
    assert part.draft is not None
    answer_questions(app, part)
    part.page.turned.emit(WorkshopTab.PROOF)
    looked_over(app)
    while left := len(part.rounds) + len(part.readings):
        QTest.keyClick(part.page, Qt.Key.Key_Return)
        assert len(part.rounds) + len(part.readings) < left
    part.page.turned.emit(WorkshopTab.PUBLISH)
    looked_over(app)
    press(app, "workshop.publish")
    assert app.window.page == "houses"
    assert app.pages.houses.house == "riverside"
    assert "riverside" in load_houses(app.home / "houses")


def test_a_house_of_this_machine_is_withdrawn_and_published_again(opened: Opened) -> None:
    app, part = begun(opened, of="Boxes")
    assert part.draft is not None
    for at, proof in enumerate(draft_rounds(part.draft)):
        confirm(part.draft, proof, f"Round {at}")

    def publish() -> None:
        part.page.turned.emit(WorkshopTab.PUBLISH)
        looked_over(app)
        press(app, "workshop.publish")

    publish()
    app.parts.one("houses", HouseBookController).ask = lambda asked: True
    assert app.pages.houses.house == "riverside"
    press(app, "houses.withdraw")
    assert app.practice is not None
    assert "riverside" not in app.practice.curriculum.shelf.names
    part.workshop.throw_away(part.workshop.drafts[0])
    press(app, "houses.make")
    press(app, "workshop.draft.riverside")
    publish()
    assert app.practice is not None
    assert "riverside" in app.practice.curriculum.shelf.names


def test_an_added_irregularity_is_open_and_shown_as_a_drill_deals_it(opened: Opened) -> None:
    app, part = begun(opened, of="Posted")
    part.page.turned.emit(WorkshopTab.IRREGULARITIES)
    press(app, "workshop.section.irregularities")
    pick(app, "workshop.irregularities.add", "The shuffler malfunctions")
    assert part.page.form.section is not None
    assert part.page.form.section.title == "The shuffler malfunctions"
    told = the(app, "workshop.told.why")
    assert isinstance(told, QLabel)
    assert told.text().startswith("Right: not said yet\n")
    pick(app, f"workshop.{part.page.form.section.key}", "the round is void")
    assert told.text() == (
        "Right: the round is void: return every wager\n"
        "Known wrong rule: A hand is finished although the shuffler failed"
    )
    pick(app, f"workshop.{part.page.form.section.key}.ruled", "does not rule on it")
    assert part.page.form.section.key == "irregularities"
    assert app.window.focusWidget().objectName() == "workshop.irregularities.add"
    looked_over(app)
    assert part.draft is not None
    for _ in range(3):
        part.draft.undo()
    assert not part.draft.can_undo


def test_a_house_from_nothing_asks_for_its_rules_before_it_is_dealt(opened: Opened) -> None:
    app, part = begun(opened, of="From scratch")
    assert part.page.tab is WorkshopTab.HOUSE
    assert part.page.tabs.isAncestorOf(part.page.focusWidget()), "Enter would go back"
    assert part.draft is not None
    for signal, asked in ((part.page.tried, ()), (part.page.turned, (WorkshopTab.PROOF,))):
        signal.emit(*asked)
        assert part.trials == ()
        assert part.page.tab in (WorkshopTab.HOUSE, WorkshopTab.RULES)
        assert part.page.form.section is not None
        assert part.page.form.section.says == "not said yet"
        assert "rules are not said yet" in part.page.form.notice.text()
    part.page.turned.emit(WorkshopTab.RULES)
    press(app, "workshop.section.qualifies")
    part.page.document.cited.emit("HAR 1")
    assert "First say what the rule is" in part.page.form.trouble.text()
    looked_over(app)
    part.page.turned.emit(WorkshopTab.PROCEDURE)
    warned: list[str] = []
    before = qInstallMessageHandler(lambda _, __, text: warned.append(text))
    part.page.form.open_row("order.0")
    qInstallMessageHandler(before)
    assert the(app, "workshop.order.0.strict").isVisible()
    assert not any("setTabOrder" in each for each in warned), "its list is a window of its own"
    part.page.left.emit()
    assert "Draft, from scratch" in the(app, "workshop.draft.riverside").accessibleName()


def answer_questions(app: Application, part: WorkshopPart) -> None:
    """Whatever is unusual is meant."""
    assert part.draft is not None
    while asked := open_questions(part.draft):
        if part.page.form.section is None or part.page.form.section.key != asked[0].place[0]:
            press(app, f"workshop.section.{asked[0].place[0]}")
        press(app, f"workshop.meant.{asked[0].key}")


def test_what_cannot_stand_is_told_and_taken_back(opened: Opened) -> None:
    app, part = begun(opened)
    press(app, "workshop.section.pair_plus")
    before = field(app, THREE).text()
    write(app, THREE, "0")
    assert "odds" in part.page.form.trouble.text()
    assert field(app, THREE).text() == before
    draft = part.draft
    assert draft is not None
    assert not draft.can_undo


def test_a_question_that_a_change_takes_out_is_told_and_comes_back(opened: Opened) -> None:
    app, part = begun(opened, of="MBS")
    draft = part.draft
    assert draft is not None
    asked = [each.words for each in draft.base().readings]
    press(app, "workshop.section.wagers")
    pick(app, "workshop.wagers.remove", "Envy Bonus")
    left = [each.words for each in draft.base().readings]
    lost = [each for each in asked if each not in left]
    assert lost
    assert lost[0] in part.page.form.notice.text()
    press(app, "workshop.undo")
    looked_over(app)
    assert [each.words for each in draft.base().readings] == asked


def test_the_wheel_changes_nothing_that_it_passes(opened: Opened) -> None:
    app, part = begun(opened)
    press(app, "workshop.section.folds")
    QApplication.processEvents()
    box = the(app, "workshop.pair_plus.folded")
    assert isinstance(box, QComboBox)
    before, at = box.currentText(), box.rect().center()
    turn = QWheelEvent(
        at, box.mapToGlobal(at), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(box, turn)
    looked_over(app)
    assert box.currentText() == before
    assert part.draft is not None
    assert not part.draft.can_undo


def test_the_keyboard_stays_in_the_form_after_a_click(opened: Opened) -> None:
    app, part = begun(opened)
    press(app, "workshop.section.pair_plus")
    looked_over(app)
    QApplication.processEvents()  # what was opened is in sight now, and can be clicked
    press(app, "workshop.preset.pair_plus.40-25-6-4-1")
    looked_over(app)
    focused = app.window.focusWidget()
    assert focused is not None
    assert part.page.form.isAncestorOf(focused)
    press(app, "workshop.document.show")
    assert part.page.document.isVisible()


def test_undo_and_redo_by_keys(opened: Opened) -> None:
    app, part = begun(opened)
    press(app, "workshop.section.pair_plus")
    before = field(app, THREE).text()
    write(app, THREE, "25")
    part.page.form.notice.tell(("What no longer holds is taken out.",))
    QTest.keyClick(part.page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert field(app, THREE).text() == before
    assert part.page.form.notice.text() == "Undone: Pair Plus"
    QTest.keyClick(part.page, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert field(app, THREE).text() == "25"


def test_undo_and_redo_show_the_place_of_the_change(opened: Opened) -> None:
    """It was undone out of sight: in another part, in a section that was closed."""
    app, part = begun(opened)
    press(app, "workshop.section.pair_plus")
    write(app, THREE, "25")
    press(app, "workshop.section.qualifies")
    part.page.turned.emit(WorkshopTab.HOUSE)
    press(app, "workshop.section.names")
    write(app, "workshop.summary", "With a side bet")
    part.page.turned.emit(WorkshopTab.PROCEDURE)
    shown = []
    for step in (part.page.undone, part.page.undone, part.page.redone, part.page.redone):
        step.emit()
        looked_over(app)
        shown.append((part.page.tab, focused_name(app)))
        part.page.turned.emit(WorkshopTab.IRREGULARITIES)
    house, rules = (WorkshopTab.HOUSE, "workshop.summary"), (WorkshopTab.RULES, THREE)
    assert shown == [house, rules, rules, house]


def test_nothing_is_told_undone_where_the_file_has_changed_elsewhere(opened: Opened) -> None:
    """ "Undone: Pair Plus" stood there, and nothing was undone."""
    app, part = begun(opened)
    press(app, "workshop.section.pair_plus")
    write(app, THREE, "25")
    assert part.draft is not None
    rules = part.draft.folder / "rules.yaml"
    rules.write_text(f"{rules.read_text(encoding='utf8')}# by hand\n", encoding="utf8")
    written = rules.read_text(encoding="utf8")
    told: list[str] = []
    app.tell = lambda heading, problems: told.append(heading)  # type: ignore[method-assign]
    part.page.undone.emit()
    looked_over(app)
    assert rules.read_text(encoding="utf8") == written
    assert len(told) == 1
    assert part.page.form.notice.text() == ""


def test_what_is_told_of_a_change_moves_nothing(opened: Opened) -> None:
    """The buttons went 22 pixels up, away from the pointer."""
    app, part = begun(opened)
    press(app, "workshop.section.pair_plus")
    press(app, "workshop.document.show")
    page = part.page
    for size in ((1280, 720), (1120, 680)):
        app.window.resize(*size)
        for _ in range(3):
            QApplication.processEvents()
        seen = (page.document, page.form, page.undo, page.onward, page.side, the(app, THREE))
        before = [(each.mapTo(page, QPoint(0, 0)), each.size()) for each in seen]
        page.form.notice.tell(("This question no longer fits. " * 8,))
        QApplication.processEvents()
        assert page.form.notice.isVisible()
        assert [(each.mapTo(page, QPoint(0, 0)), each.size()) for each in seen] == before
        page.form.clear()


def test_a_form_that_another_window_made_stale_changes_nothing(
    opened: Opened,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A ruling was written to the line that had come in the place of the one in sight."""
    app, part = begun(opened)
    assert part.draft is not None
    part.page.turned.emit(WorkshopTab.IRREGULARITIES)
    looked_over(app)
    press(app, "workshop.section.irregularities.1")
    other = Draft(part.draft.folder)
    other.take("irregularities.yaml", ("irregularities", 0))
    before = other.text("irregularities.yaml")
    pick(app, "workshop.irregularities.1", "refuse it")
    assert "Another window changed this house" in part.page.form.trouble.text()
    assert part.draft.text("irregularities.yaml") == before
    pick(app, "workshop.irregularities.1", "refuse it")
    assert part.draft.at("irregularities.yaml", ("irregularities", 1, "ruling")) == "refuse"
    before = part.draft.text("irregularities.yaml")
    QGuiApplication.clipboard().setText("It is\u200b too late.")
    line = field(app, "workshop.irregularities.1.why")
    line.selectAll()
    line.paste()
    QTest.keyClick(line, Qt.Key.Key_Return)
    looked_over(app)
    told_first, why = part.page.form.trouble.text().splitlines()
    assert told_first == "■ No round can be dealt like that. The change was taken back."
    assert "an invisible character" in why
    assert part.draft.text("irregularities.yaml") == before, "it could not be read any more"
    told = list[str]()
    monkeypatch.setattr("trainer.ui.shell.tell_problems", lambda _, __, why: told.extend(why))
    other.write("irregularities.yaml", "irregularities: none\n")
    part.show()
    assert "irregularities.yaml" in str(told), "a file that another program broke"


def test_a_draft_that_cannot_be_written_or_discarded_is_told_with_its_place(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Discarding it ended in the report of a fault of the program."""
    app, part = begun(opened)
    told, file = list[str](), tmp_path / "file"
    file.touch()
    monkeypatch.setattr(
        "trainer.ui.shell.tell_problems", lambda _, __, why: told.extend(map(str, why))
    )
    part.ask_save, part.ask_away = lambda name: str(file / name), lambda: True
    press(app, "workshop.tabs.publish")
    looked_over(app)
    press(app, "workshop.hand_on")
    assert part.draft is not None
    assert told[0].startswith(f"{file / part.draft.id}: cannot be there")

    def closed(draft: Path, path: Path) -> None:
        raise PermissionError(EACCES, "Permission denied", str(draft))

    monkeypatch.setattr("trainer.school.workshop.drafts.move", closed)
    press(app, "workshop.away")
    assert "Permission denied" in told[1]
    assert app.window.page == "workshop"
    assert part.draft.house().id == part.draft.id
    assert [each.name for each in part.draft.folder.parent.iterdir()] == [part.draft.id]


def test_a_full_disk_is_told_and_nothing_changes(
    opened: Opened,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Undo ended in the report of a fault of the program."""
    app, part = begun(opened)
    press(app, "workshop.section.pair_plus")
    write(app, THREE, "25")
    looked_over(app)
    assert part.draft is not None
    files, told = part.draft.files, list[str]()

    def full(path: Path, data: bytes) -> None:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr("trainer.library.draft.replace_bytes", full)
    monkeypatch.setattr("trainer.ui.shell.tell_problems", lambda _, __, why: told.extend(why))
    write(app, THREE, "20")
    assert "No space left on device" in part.page.form.trouble.text()
    QTest.keyClick(part.page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert all("No space left on device" in each and str(app.home) in each for each in told)
    assert len(told) == 1
    assert part.draft.files == files
    assert field(app, THREE).text() == "25"
    monkeypatch.undo()
    QTest.keyClick(part.page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert field(app, THREE).text() == "30"


def test_a_sentence_is_cited_and_marked(opened: Opened, tmp_path: Path) -> None:
    app, part = begun(opened)
    file = tmp_path / "rules.txt"
    file.write_text(DOCUMENT, encoding="utf-8")
    part.ask_file = lambda pattern: str(file)
    part.page.document.opened.emit()
    looked_over(app)
    press(app, "workshop.section.pair_plus")
    sentences = part.page.document.list
    part.page.document.show_clause("RIVERSIDE 3")
    QTest.keyClick(sentences, Qt.Key.Key_Return)
    draft, form = part.draft, part.page.form
    assert draft is not None
    assert draft.at("rules.yaml", ("pair_plus", "rule")) == "RIVERSIDE 3"
    section = form.section
    assert section is not None
    assert not section.tied, "the next open rule is open"
    part.page.document.show_clause("RIVERSIDE 6")
    QTest.keyClick(sentences, Qt.Key.Key_X)
    item = sentences.currentItem()
    assert item is not None
    assert item.text().startswith("–")
    QTest.keyClick(sentences, Qt.Key.Key_P)
    assert item.text().startswith("×")
    held = "workshop.yaml"
    assert (draft.at(held, ("no_rule",)), draft.at(held, ("no_place",))) == (None, ["RIVERSIDE 6"])


def test_a_name_that_is_taken_is_told(opened: Opened) -> None:
    app, part = begun(opened)
    app.turn_to(WORKSHOP_START)
    QTest.keyClicks(field(app, "workshop.id"), "mbs")
    field(app, "workshop.id").setText("mbs")
    press(app, "workshop.begin")
    assert app.window.page == WORKSHOP_START
    assert "already" in part.start.trouble.text()


def test_a_field_is_written_when_the_window_closes_with_the_keyboard_in_it(opened: Opened) -> None:
    """The cross of the window does not take the keyboard from it."""
    app, part = begun(opened)
    draft = part.draft
    assert draft is not None
    press(app, "workshop.section.stakes")
    line = field(app, "workshop.stakes.ante")
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, "2, 5")
    before = draft.text(RULES_FILE)
    assert app.window.close()
    assert draft.text(RULES_FILE) != before


def test_escape_leads_back(opened: Opened) -> None:
    app, part = begun(opened)
    QTest.keyClick(part.page, Qt.Key.Key_Escape)
    assert app.window.page == WORKSHOP_START
    QTest.keyClick(part.start, Qt.Key.Key_Escape)
    assert app.window.page == "houses"


@pytest.mark.parametrize("language", [Language.RUSSIAN, Language.CHINESE])
def test_worked_rounds_hold_and_are_written_in_english(
    language: Language,
    opened: Opened,
) -> None:
    app, _ = begun(opened)
    app.keep(replace(app.settings, language=language))
    app.reword()
    part = app.parts.of(WORKSHOP)
    assert isinstance(part, WorkshopPart)
    draft = part.workshop.drafts[0]
    assert draft.problems() == ()
    assert not settle_anew(draft)
    (draft.folder / "cases.yaml").unlink()
    (draft.folder / "readings.yaml").unlink()
    confirm(draft, draft_rounds(draft)[0], "Round")
    assert "qualif" in draft.text("cases.yaml")
    assert not re.search("[\u0400-\u04ff\u4e00-\u9fff]", draft.text("cases.yaml"))


def pick(app: Application, name: str, words: str) -> None:
    """Choose in the open list of a box."""
    box = the(app, name)
    assert isinstance(box, QComboBox)
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    view = box.view()
    at = box.findText(words)
    assert at >= 0, words
    view.setCurrentIndex(box.model().index(at, 0))
    QTest.keyClick(view, Qt.Key.Key_Return)
    QApplication.processEvents()
    looked_over(app)


@pytest.mark.slow
def test_a_sixth_house_is_made_in_the_window(opened: Opened) -> None:
    """Envy with the 6 Card Bonus, another table, chips of one value, a Play of up to three Antes:
    all by mouse and keys."""
    app, part = begun(opened)
    draft = part.draft
    assert draft is not None
    press(app, "workshop.section.wagers")
    if Wager.SIX_CARD_BONUS not in draft.house().rules.wagers:
        pick(app, "workshop.wagers.add", "6 Card Bonus")
        press(app, "workshop.section.wagers")
    if draft.house().rules.envy is not None:
        pick(app, "workshop.wagers.remove", "Envy Bonus")
    pick(app, "workshop.wagers.add", "Envy Bonus")
    press(app, "workshop.section.six_card_bonus")
    press(app, "workshop.preset.six_card_bonus.1000-200-100-20-15-9-8")
    write(app, "workshop.six_card_bonus.rule", "41")
    press(app, "workshop.section.envy_bonus")
    write(app, "workshop.envy_bonus.pays.mini_royal", "30")
    write(app, "workshop.envy_bonus.rule", "42")
    bets = draft.at("rules.yaml", ("bets",))
    bet = f"bets.{next(at for at, each in enumerate(bets) if 'from' in each)}"
    press(app, f"workshop.section.{bet}")
    write(app, f"workshop.{bet}.chip", "1")
    write(app, f"workshop.{bet}.rule", "43")
    press(app, "workshop.section.play_size")
    pick(app, "workshop.play_size", "1 to 3 times the Ante")
    assert part.page.form.trouble.text() == ""
    rules = draft.house().rules
    assert rules.envy is not None
    assert rules.envy.paid_with is Wager.SIX_CARD_BONUS
    assert rules.play_times is not None
    side = rules.side(Wager.SIX_CARD_BONUS)
    assert side is not None
    assert isinstance(side.table, PayTable)
    assert str(side.table.odds(Combination.THREE_OF_A_KIND)) == "8 to 1"
    assert needs_of(draft).uncited == 0
    assert draft.problems() == ()
    part.page.turned.emit(WorkshopTab.PROCEDURE)
    orders = draft.at("procedure.yaml", ("wager_order",)) or []
    if orders:
        press(app, f"workshop.section.step.{orders[0]['step']}")
        press(app, "workshop.section.wager_order.0")


def test_a_seventh_house_is_made_in_the_window(opened: Opened) -> None:
    """Nothing but Ante, Play and a Pair Plus with a mini royal; Jack high plays, from left to
    right."""
    app, part = begun(opened, "Lakeside")
    draft = part.draft
    assert draft is not None
    press(app, "workshop.section.wagers")
    while [each for each in may_be_removed(draft.house().rules) if each is not Wager.PAIR_PLUS]:
        rules = draft.house().rules
        gone = next(each for each in may_be_removed(rules) if each is not Wager.PAIR_PLUS)
        pick(app, "workshop.wagers.remove", rules.spots.get(gone, gone.words))
        assert gone not in may_be_removed(draft.house().rules)
    press(app, "workshop.section.qualifies")
    pick(app, "workshop.qualifies", "Jack high or better")
    press(app, "workshop.section.pair_plus")
    press(app, "workshop.preset.pair_plus.50-40-30-6-3-1")
    part.page.turned.emit(WorkshopTab.PROCEDURE)
    for at, order in enumerate(draft.at("procedure.yaml", ("seat_order",))):
        if order["direction"] != "left_to_right":
            press(app, f"workshop.section.step.{order['steps'][0]}")
            press(app, f"workshop.seat_order.{at}.left_to_right")
            looked_over(app)
    assert {each["direction"] for each in draft.at("procedure.yaml", ("seat_order",))} == {
        "left_to_right"
    }
    assert str(draft.house().rules.qualifying.at_least[0]) == "J"
    assert draft.problems() == ()


def test_a_document_is_given_before_the_house_is_named(opened: Opened) -> None:
    """It chooses the nearest house, and is the new one's; by keys alone but for pasting it."""
    app = opened()
    app.turn_to("houses")
    press(app, "houses.make")
    QGuiApplication.clipboard().setText("1. Pair Plus and Prime are offered.\n2. Play is next.")
    press(app, "workshop.start.paste")
    looked_over(app)
    part = app.parts.of(WORKSHOP)
    assert isinstance(part, WorkshopPart)
    assert part.start.of.value == "prime"
    assert "Prime" in part.start.of.told.text()
    assert focused_name(app) == "workshop.name", "the name is what is missing"
    QTest.keyClicks(field(app, "workshop.name"), "Riverside")
    QTest.keyClick(field(app, "workshop.name"), Qt.Key.Key_Return)
    assert app.window.page == WORKSHOP
    assert part.draft is not None
    assert part.draft.at("workshop.yaml", ("copied_from",)) == "prime"
    assert part.page.document.sentence("RIVERSIDE 2") == "Play is next."
    assert part.start.document.text == ""


def test_arrows_go_through_the_houses_while_the_name_is_written(opened: Opened) -> None:
    app = opened()
    app.turn_to("houses")
    press(app, "houses.make")
    part = app.parts.of(WORKSHOP)
    assert isinstance(part, WorkshopPart)
    names = [each.objectName() for each in cards(app)]
    before = names.index(f"workshop.of.{part.start.of.value}")
    key, after = (Qt.Key.Key_Up, before - 1) if before else (Qt.Key.Key_Down, 1)
    QTest.keyClick(field(app, "workshop.name"), key)
    assert f"workshop.of.{part.start.of.value}" == names[after]
    assert focused_name(app) == "workshop.name"
    chosen = cards(app)[0]
    chosen.setFocus()
    part.start.of.choose(names[0].removeprefix("workshop.of."))
    QTest.keyClick(chosen, Qt.Key.Key_Right)
    assert f"workshop.of.{part.start.of.value}" == names[1] == focused_name(app)


def test_an_arrow_key_adds_nothing_unseen(opened: Opened) -> None:
    """Down, where nothing is chosen, added the first wager of the list. The keyboard stayed beside
    a hand that was added, and what was typed then was lost."""
    app, part = begun(opened)
    draft = part.draft
    assert draft is not None
    before = draft.files
    press(app, "workshop.section.wagers")
    box = the(app, "workshop.wagers.add")
    assert isinstance(box, QComboBox)
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.view().isVisible()
    assert draft.files == before
    box.hidePopup()
    rows = draft.at("rules.yaml", ("pair_plus", "pays"))
    press(app, "workshop.section.pair_plus")
    more = the(app, "workshop.more.pair_plus")
    assert isinstance(more, QComboBox)
    pick(app, "workshop.more.pair_plus", more.itemText(1))
    focused = app.window.focusWidget()
    assert focused is not None
    added = {*draft.at("rules.yaml", ("pair_plus", "pays"))} - {*rows}
    assert focused.objectName() in {f"workshop.pair_plus.pays.{each}" for each in added}


def test_a_felt_is_chosen_by_its_name(opened: Opened) -> None:
    """It was asked for in codes of colours."""
    app, part = begun(opened)
    draft = part.draft
    assert draft is not None
    press(app, "workshop.tabs.house")
    press(app, "workshop.section.felt")
    pick(app, "workshop.felt.colour", "Red")
    assert draft.at("rules.yaml", ("felt", "colours")) == ["#8A2E3B", "#6C202C", "#4E121C"]


def test_the_click_that_enters_a_field_chooses_all_of_it(opened: Opened) -> None:
    """``2.1`` typed after a click into ``6CB 4.1`` was cited as ``6CB 4.12.1``."""
    app, _ = begun(opened)
    press(app, "workshop.section.pair_plus")
    qt_gives_focus_to(field(app, THREE))
    QTest.keyClicks(field(app, THREE), "7")
    assert field(app, THREE).text() == "7"
    QTest.mouseClick(field(app, THREE), Qt.MouseButton.LeftButton)
    assert not field(app, THREE).hasSelectedText(), "a second click sets the cursor"
    QTest.keyClick(field(app, THREE), Qt.Key.Key_Return)
    looked_over(app)


def qt_gives_focus_to(line: QLineEdit) -> None:
    """Click into the line; the focus is given as a window in front would."""
    line.clearFocus()
    line.setFocus(Qt.FocusReason.MouseFocusReason)
    line.deselect()
    QTest.mouseClick(line, Qt.MouseButton.LeftButton)


def test_a_clause_that_the_document_lacks_is_refused(opened: Opened) -> None:
    app, part = begun(opened)
    part.documents.put("1. The dealer plays with a Queen high.\n")
    looked_over(app)
    press(app, "workshop.section.qualifies")
    write(app, "workshop.qualifies.rule", "12")
    assert "no sentence RIVERSIDE 12" in part.page.form.trouble.text()
    write(app, "workshop.qualifies.rule", "1")
    assert part.page.form.trouble.text() == ""
    assert part.draft is not None
    assert part.draft.at("rules.yaml", ("dealer_qualifies", "rule")) == "RIVERSIDE 1"


def test_a_bet_rule_that_is_taken_out_opens_no_other(opened: Opened) -> None:
    """The next one had its key, and was open."""
    app, part = begun(opened, of="Six Card Bonus")
    press(app, "workshop.section.bets.1")
    pick(app, "workshop.bets.1.applies", "does not apply")
    looked_over(app)
    assert "bets.1" in part.page.form.keys
    assert part.page.form.section is None
