"""A house's document as its author has it: in any encoding, as a PDF, or not at all."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication, QPainter, QPdfWriter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.some_houses import shelf
from tests.ui.test_workshop import begun, looked_over, press
from tests.ui.windows import Opened
from tests.ui.workshop.test_reading_work import paste
from trainer.library.archive import DOCUMENT, LARGEST_DOCUMENT
from trainer.library.documents.document_file import document_text
from trainer.library.documents.extracted_text import readable
from trainer.school.workshop.drafts import Workshop, put_document
from trainer.school.workshop.forms import WorkshopTab
from trainer.ui.kit.theme import font
from trainer.ui.routes import WORKSHOP_START
from trainer.ui.workshop.document_card import SHOWN, DocumentCard, end_of
from trainer.ui.workshop.part import WorkshopPart
from trainer.ui.workshop.sentence_tag import SentenceShown, Tie
from trainer.ui.workshop.steps_shown import steps_shown


def test_a_pdf_has_its_words_between_spaces_and_no_page_numbers(
    qapp: QApplication, tmp_path: Path
) -> None:
    """Qt writes a tab for each space, and no rule stands in the line that every page has."""
    file = tmp_path / "rules.pdf"
    writer = QPdfWriter(str(file))
    painter = QPainter(writer)
    painter.setFont(QFont("Liberation Sans", 10))
    for page, line in enumerate(("1. The dealer plays", "with a Queen.", "2. Ties push."), 1):
        for at, words in enumerate(("Riverside Casino Rules", line, f"Page {page} of 3")):
            painter.drawText(500, 500 + 400 * at, words)
        if page < 3:
            writer.newPage()
    painter.end()
    text = readable(document_text(file))
    assert text.splitlines() == ["1. The dealer plays", "with a Queen.", "2. Ties push."]


def test_a_change_of_font_ends_no_line_of_a_pdf(qapp: QApplication, tmp_path: Path) -> None:
    file = tmp_path / "rules.pdf"
    writer = QPdfWriter(str(file))
    painter, at = QPainter(writer), 500
    for words, bold in (("1. A dealer with", False), (" Queen high", True), (" plays.", False)):
        font = QFont("Liberation Sans", 10)
        font.setBold(bold)
        painter.setFont(font)
        painter.drawText(at, 500, words)
        at += painter.fontMetrics().horizontalAdvance(words)
    painter.drawText(500, 900, "2. Ties push.")
    painter.end()
    assert document_text(file).splitlines() == [
        "1. A dealer with Queen high plays.",
        "2. Ties push.",
    ]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "There is no text in it. Give another document."),
        (" \n\t", "There is no text in it. Give another document."),
        ("a" * (LARGEST_DOCUMENT + 1), "longer than 2 MB"),
    ],
)
def test_a_pasted_text_that_is_no_document_is_told(
    text: str,
    told: str,
    opened: Opened,
) -> None:
    app, part = begun(opened)
    QGuiApplication.clipboard().setText(text)
    press(app, "workshop.document.paste")
    assert any(told in each for each in part.page.form.trouble.text().splitlines())
    assert part.draft is not None
    assert part.draft.text(DOCUMENT) == ""


def test_nothing_is_begun_from_an_empty_clipboard(opened: Opened) -> None:
    app = opened()
    app.turn_to("houses")
    press(app, "houses.make")
    part = app.parts.of(WORKSHOP_START)
    assert isinstance(part, WorkshopPart)
    told: list[str] = []
    app.tell = lambda _heading, problems: told.extend(map(str, problems))  # type: ignore[method-assign,assignment]
    QGuiApplication.clipboard().setText("")
    press(app, "workshop.start.paste")
    looked_over(app)
    assert part.start.document.text == ""
    assert told == ["There is no text in it. Give another document."]


def test_a_tied_sentence_and_its_neighbours_stay_where_they_are(qapp: QApplication) -> None:
    """Whoever cites one sentence and clicks the next hits that one."""
    card = DocumentCard()
    card.resize(300, 300)
    card.show()
    shown = [SentenceShown(f"R {n}", str(n), "The dealer plays.", Tie.OPEN) for n in range(30)]
    card.present(shown)
    card.list.setCurrentRow(28)
    card.list.scrollToBottom()
    before = card.list.verticalScrollBar().value()
    assert before > 0
    shown[28] = replace(shown[28], tie=Tie.RULE, rule="Chips")
    card.present(shown)
    assert (card.list.currentRow(), card.list.verticalScrollBar().value()) == (28, before)
    assert card.list.item(28).data(SHOWN) == shown[28]
    card.close()


def test_the_next_house_begins_at_its_first_rule(opened: Opened) -> None:
    """A draft that was scrolled down left the next one there, and a click met another row."""
    app, part = begun(opened)
    press(app, "workshop.section.pair_plus")
    bar = part.page.form.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    press(app, "workshop.leave")
    QTest.keyClicks(part.start.name.line, "Lakeside")
    press(app, "workshop.begin")
    assert part.page.title.text() == "Lakeside"
    assert bar.value() == 0


def test_the_window_answers_while_a_document_is_read(
    opened: Opened,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """A PDF of 300 pages took 2.9 s in which no key was heard."""
    gate = Event()

    def slow(_: Path) -> str:
        assert gate.wait(20)
        return "1. Ties push.\n2. The dealer plays with a Queen.\n"

    for module in ("start_work", "document_work"):
        monkeypatch.setattr(f"trainer.ui.workshop.{module}.document_text", slow)
    app, part = begun(opened)
    part.ask_file = lambda pattern: str(tmp_path / "rules.pdf")
    press(app, "workshop.leave")
    for name, button, other in (
        ("workshop.start.open", part.start.document.open_file, part.start.begin),
        ("workshop.document.open", part.page.document.open_file, part.page.document.paste),
    ):
        if part.start.document.text:
            QTest.keyClicks(part.start.name.line, "Lakeside")
            press(app, "workshop.begin")
            press(app, "workshop.document.show")
            looked_over(app)
        press(app, name)
        assert (button.isEnabled(), other.isEnabled()) == (False, False)
        gate.set()
        looked_over(app)
        gate.clear()
        assert (button.isEnabled(), other.isEnabled()) == (True, True)
    assert part.draft is not None
    assert part.draft.text(DOCUMENT).startswith("1. Ties push.")


def test_the_keyboard_is_back_at_open_after_a_document_that_cannot_be_read(
    opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was at the first house, where Enter begins one without the document."""
    app, part = begun(opened)
    monkeypatch.setattr("trainer.ui.shell.tell_problems", lambda *_: None)
    part.ask_file = lambda pattern: str(tmp_path / "nowhere.pdf")
    press(app, "workshop.document.show")
    for at in (part.page.document.open_file, part.start.document.open_file):
        at.setFocus()
        QTest.keyClick(at, Qt.Key.Key_Space)
        looked_over(app)
        assert at.isEnabled()
        assert QApplication.focusWidget() is at
        press(app, "workshop.leave")


@pytest.mark.usefixtures("qapp")
def test_a_reading_of_another_houses_clause_is_open_on_the_timeline_too(home: Path) -> None:
    """It was a reading of "prime ¶3" there, and still open in its row."""
    draft = Workshop(home, shelf()).begin("prime", "riverside", "Riverside", "")
    before = {each.key: each.tie for each in steps_shown(draft, draft.house())}
    assert before["step.check_bets"] is Tie.READING
    put_document(draft, "1. Ties push.")
    after = {each.key: each.tie for each in steps_shown(draft, draft.house())}
    assert {*after.values()} == {Tie.OPEN}


@pytest.mark.parametrize(
    ("clause", "shown"),
    [("3.1", "3.1"), ("14.2.2 (A)", "…2 (A)"), ("Dealing procedures ¶1", "…¶1")],
)
def test_the_end_of_a_long_clause_is_shown_in_whole_parts(
    clause: str, shown: str, qapp: object
) -> None:
    """``….2 (A)`` told neither its beginning nor a part of it."""
    assert end_of(clause, QFontMetrics(font(12)).horizontalAdvance("…2 (A)")) == shown


def test_enter_and_n_lead_from_one_open_rule_to_the_next(opened: Opened) -> None:
    """Each rule was opened, and its sentence looked for, by hand."""
    app, part = begun(opened, of="Prime")
    part.documents.put("1. The dealer plays with a Queen high.\n2. Equal hands stand off.\n")
    press(app, "workshop.document.show")
    press(app, "workshop.section.qualifies")
    card, form, draft = part.page.document, part.page.form, part.draft
    assert draft is not None
    card.list.setFocus()
    QTest.keyClick(card.list, Qt.Key.Key_Return)
    assert draft.at("rules.yaml", ("dealer_qualifies", "rule")) == "RIVERSIDE 1"
    assert form.section is not None
    assert (form.section.key, form.section.tied) == ("outcome.not_qualified", False)
    for _ in range(3):
        QTest.keyClick(card.list, Qt.Key.Key_N)
    assert form.section.key == "outcome.tie"
    assert card.list.currentItem().data(SHOWN).clause == "RIVERSIDE 2"
    unlikely = 0
    while part.page.tab is WorkshopTab.RULES:
        if card.list.currentItem() is None:
            unlikely += 1
            key = form.section.key
            QTest.keyClick(card.list, Qt.Key.Key_Return)
            assert (form.section.key, form.section.tied) == (key, False), "Enter cites nothing"
            card.show_clause("RIVERSIDE 1")
        QTest.keyClick(card.list, Qt.Key.Key_Return)
        looked_over(app)
    assert unlikely
    assert not form.section.tied, "the first open rule of another part"
    assert card.list.hasFocus()


def test_a_sentence_with_an_exception_is_told_as_one_to_be_read(opened: Opened) -> None:
    """Nothing is proposed from it, and its row says so."""
    app, part = begun(opened)
    paste(app, part, "1. The Ante is from $5.\n2. The Pair Plus is from $5, except on Sundays.\n")
    rows = [part.page.document.list.item(at) for at in range(2)]
    told = [row.data(SHOWN).rule for row in rows]
    assert told == ["", "read it yourself"]
    assert rows[1].toolTip().endswith("read it yourself")
