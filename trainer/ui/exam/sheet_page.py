"""The result sheet of an exam: the outcome, the areas, every mistake with its rule, signatures."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from trainer.school.exam.mistakes import ExamMistake
from trainer.school.exam.remedies import ExamRemedy
from trainer.ui.exam.across import Across
from trainer.ui.exam.sheet_shown import (
    SheetShown,
    area_cells,
    difference_lines,
    figures,
    headline,
    mistake_head,
    mistake_line,
    mistake_rule,
    re_marked_lines,
    remarks,
    signature_lines,
    under_title,
    wrong_rule_head,
    wrong_rule_lines,
)
from trainer.ui.heard.announcing import announce
from trainer.ui.page_head import Figure, PageHead, SquareButton
from trainer.ui.row_table import RowTable
from trainer.ui.text_rows import TextColumn, TextModel, TextRow
from trainer.ui.theme import ROW_HEIGHT, scaled
from trainer.ui.widgets import Button, column, emptied, enter_presses, frame, label, row, wrapped
from trainer.ui.words_form import Words
from trainer.wording import phrase, say, say_count

AREAS = (
    TextColumn(phrase("Area"), 34),
    TextColumn(phrase("Decisions"), 12, figures=True),
    TextColumn(phrase("Errors"), 11, figures=True),
    TextColumn(phrase("Critical"), 11, figures=True),
    TextColumn(phrase("Starred"), 11, figures=True),
    TextColumn(phrase("Starred errors"), 11, figures=True),
    TextColumn(phrase("Not reached"), 10, figures=True),
)
_HEAD_HIGH, _WIDE = 40, 1180


class SheetPage(QWidget):
    """Shows one sheet. Emits that it is left, printed, signed with a comment, voided, that a round
    is to be replayed, and what is to be practised because of it, or assigned."""

    left = Signal()
    printed = Signal()
    signed = Signal(str)
    voided = Signal()
    onward = Signal()
    replayed = Signal(str, int)
    remedied = Signal(object)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(say("Result sheet"))
        self._shown: SheetShown | None = None
        back = SquareButton(f"{name}.back", "back", say("Back"))
        self._head = PageHead(
            back,
            label("", "panel", name=f"{name}.title"),
            label("", tone="quiet", name=f"{name}.under"),
        )
        self.print_ = Button(say("Print or save as PDF"), f"{name}.print", key="P")
        self.void_ = Button(say("Void"), f"{name}.void", key="V")
        self.next_ = Button(say("Next to be signed"), f"{name}.next", kind="primary", key="N")
        self.next_.hide()
        self.sign_ = Button(say("Sign"), f"{name}.sign", kind="primary", key="Ctrl Enter")
        self.comment = Words(f"{name}.comment", say("Comment"))
        self._outcome = wrapped("", "title", name=f"{name}.outcome")
        self._figures = row(gap=20)
        self.areas = TextModel(AREAS)
        self.area_table = RowTable(
            f"{name}.areas", say("By area"), [each.share for each in AREAS], self.areas
        )
        self._mistakes, self._remarks = column(gap=8), column(gap=4)
        self._wrong_rules, self._remedies = column(gap=8), column(gap=6)
        self._signatures = column(gap=6)
        self._signing = self._signing_card()
        self._put_together()
        self._connect()

    def present(self, shown: SheetShown) -> None:
        """This is the sheet."""
        self._shown = shown
        sheet = shown.sheet
        self._head.title.setText(sheet.title)
        self._head.under.setText(under_title(shown))
        self._outcome.setText(headline(sheet))
        self._show_figures()
        self._show_areas()
        self._fill(self._remarks, [*re_marked_lines(shown), *remarks(sheet)])
        self._show_wrong_rules(shown)
        self._show_remedies(shown)
        self._show_mistakes(sheet.grade.mistakes)
        self._show_signing(shown)
        self._scroll.verticalScrollBar().setValue(0)
        self.print_.setFocus(Qt.FocusReason.OtherFocusReason)

    def lead_on(self, *, there: bool) -> None:
        """Offer the next sitting to be signed, if there is one: it is one key away once this one is
        signed."""
        self.next_.setVisible(there)
        if there:
            self.next_.setFocus(Qt.FocusReason.OtherFocusReason)

    def offer(self, piece: QWidget) -> None:
        """That stands in the head too."""
        self._head.add(piece)

    @property
    def words(self) -> str:
        """The examiner's words."""
        return self.comment.toPlainText().strip()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = {"P": self.print_, "V": self.void_, "N": self.next_}
        button = keys.get(event.text().upper())
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._ask_sign()
        elif enter:
            enter_presses(self)
        elif button is not None and button.isEnabled() and button.isVisible():
            button.click()
        else:
            super().keyPressEvent(event)

    # ------------------------------------------------------------------ shown

    def _show_figures(self) -> None:
        assert self._shown is not None
        emptied(self._figures)
        for name, title, value in figures(self._shown.sheet):
            self._figures.addWidget(Figure(title, f"{self.objectName()}.{name}", value))
        self._figures.addStretch(1)

    def _show_areas(self) -> None:
        assert self._shown is not None
        grade = self._shown.sheet.grade
        rows = [
            TextRow(
                mark.area.value,
                area_cells(mark, self._shown.sheet),
                wrong=False,
                quiet=not mark.errors,
            )
            for mark in grade.areas
        ]
        self.areas.present(rows)
        self.area_table.setFixedHeight(scaled(_HEAD_HIGH) + len(rows) * scaled(ROW_HEIGHT) + 4)
        self.area_table.clearSelection()

    def _show_wrong_rules(self, shown: SheetShown) -> None:
        emptied(self._wrong_rules)
        for rule in shown.sheet.grade.wrong_rules:
            card = frame("card")
            card.setObjectName(f"{self.objectName()}.wrong-rule.{rule.id}")
            lines = [wrapped(each) for each in wrong_rule_lines(rule, shown.sheet)]
            head = wrapped(wrong_rule_head(rule), "strong")
            card.setLayout(column(head, *lines, gap=4, around=(16, 12, 16, 12)))
            self._wrong_rules.addWidget(card)

    def _show_remedies(self, shown: SheetShown) -> None:
        """A button for each wrong rule and each failed area that a drill asks for."""
        emptied(self._remedies)
        for each in shown.remedies:
            self._remedies.addLayout(self._remedy(each, assigns=shown.signing is not None))
        self._remedy_card.setVisible(bool(shown.remedies))

    def _remedy(self, remedy: ExamRemedy, *, assigns: bool) -> QHBoxLayout:
        words = say("Assign practice") if assigns else say("Practise it")
        button = Button(words, f"{self.objectName()}.remedy.{remedy.of}")
        button.setAccessibleName(say("{what}: {value}", what=words, value=remedy.about))
        button.clicked.connect(lambda: self.remedied.emit(remedy))
        line = row(gap=12)
        about = wrapped(remedy.about, "strong")
        drill = wrapped(remedy.remedy.words, "secondary")
        line.addLayout(column(about, drill, gap=0), 1)
        line.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        return line

    def tell_assigned(self, remedy: ExamRemedy, words: str) -> None:
        """It was assigned, and says so."""
        button = self.findChild(Button, f"{self.objectName()}.remedy.{remedy.of}")
        if button is not None:
            button.setEnabled(False)
            button.setText(words)
            announce(self, words, at_once=True)

    def _show_mistakes(self, mistakes: Iterable[ExamMistake]) -> None:
        emptied(self._mistakes)
        made = list(mistakes)
        title = say_count("{count} mistake", "{count} mistakes", count=len(made))
        self._mistakes.addWidget(label(title, "section", name=f"{self.objectName()}.mistakes"))
        for mistake in made:
            self._mistakes.addWidget(self._mistake(mistake))

    def _mistake(self, mistake: ExamMistake) -> QFrame:
        card = frame("card")
        again = Button(say("Replay"), f"{self.objectName()}.replay.{mistake.task_name}")
        again.setAccessibleName(say("Replay {task}", task=mistake.task))
        again.setVisible(mistake.attempt is not None)
        again.clicked.connect(lambda: self.replayed.emit(mistake.attempt or "", mistake.number))
        head = row(gap=12)
        head.addWidget(wrapped(mistake_head(mistake), "strong"), 1)
        head.addWidget(again)
        card.setLayout(
            column(
                head,
                wrapped(mistake_line(mistake)),
                wrapped(mistake_rule(mistake), tone="quiet"),
                gap=4,
                around=(16, 12, 16, 12),
            )
        )
        return card

    def _show_signing(self, shown: SheetShown) -> None:
        self._signing.setVisible(shown.signing is not None)
        self.void_.setVisible(shown.signing is not None)
        self._fill(self._signatures, [*signature_lines(shown), *difference_lines(shown)])
        for piece in (self.comment, self.sign_):
            piece.setVisible(shown.may_sign)
        self._across.setVisible(shown.signing is not None and not shown.is_signed)
        self._why_not.setText(shown.why_not)
        self._why_not.setVisible(bool(shown.why_not))
        head = shown.signing.head if shown.signing is not None else ""
        self._chain.setText(say("Head of the trainee’s records: {head}", head=head))
        self.comment.clear()

    def _fill(self, into: QVBoxLayout, lines: Iterable[str]) -> None:
        emptied(into)
        for line in lines:
            into.addWidget(wrapped(line))

    def _ask_sign(self, *_: object) -> None:
        if self._shown is not None and self._shown.may_sign:
            self.signed.emit(self.words)

    # --------------------------------------------------------------- made of

    def _signing_card(self) -> QFrame:
        card, name = frame("card"), self.objectName()
        self._why_not = wrapped("", tone="quiet", name=f"{name}.why-not")
        self._chain = wrapped("", "caption", name=f"{name}.head")
        body: QVBoxLayout = column(
            label(say("Signatures"), "section"), gap=8, around=(20, 14, 20, 16)
        )
        body.addLayout(self._signatures)
        for piece in (self._why_not, self.comment):
            body.addWidget(piece)
        body.addLayout(row(self.sign_, None))
        body.addWidget(self._chain)
        card.setLayout(body)
        self.comment.setPlaceholderText(say("Comment"))
        self.comment.sent.connect(self._ask_sign)
        return card

    def _connect(self) -> None:
        self._head.left.connect(self.left)
        self.print_.clicked.connect(self.printed)
        self.void_.clicked.connect(self.voided)
        self.next_.clicked.connect(self.onward)
        self.sign_.clicked.connect(self._ask_sign)

    def _put_together(self) -> None:
        self._head.add(self.void_, self.print_, self.next_)
        areas, head = frame("card"), label(say("By area"), "section")
        areas.setLayout(column(head, self.area_table, gap=8, around=(20, 14, 20, 12)))
        body: QVBoxLayout = column(self._outcome, gap=14, around=(36, 20, 36, 28))
        for piece in (self._figures, self._wrong_rules, self._remarks):
            body.addLayout(piece)
        self._remedy_card = frame("card")
        what = label(say("What to practise"), "section")
        self._remedy_card.setLayout(column(what, self._remedies, gap=8, around=(20, 14, 20, 16)))
        body.addWidget(areas)
        body.addWidget(self._remedy_card)
        body.addWidget(self._signing)
        body.addLayout(self._mistakes)
        body.addStretch(1)
        content = QWidget()
        content.setProperty("kind", "page")
        inner = QWidget()
        inner.setLayout(body)
        inner.setMaximumWidth(scaled(_WIDE))
        beside = row()
        beside.addWidget(inner, 100)
        beside.addStretch(1)
        content.setLayout(beside)
        self._scroll = QScrollArea()
        self._scroll.setObjectName(f"{self.objectName()}.scroll")
        self._scroll.setAccessibleName(say("Result sheet"))
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(content)
        self._across = Across(self._scroll, say("not signed"))
        whole = column(self._head, gap=0)
        whole.addWidget(self._scroll, 1)
        self.setLayout(whole)
