"""The result sheet of an exam: the outcome, the areas, every mistake with its rule, signatures."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from trainer.marking.mistake import Severity
from trainer.school.exam.mistakes import ExamMistake, Exposed
from trainer.school.exam.sheet import ExamSheet
from trainer.school.exam.wrong_rules import WrongRule
from trainer.school.exam_remedies import ExamRemedy
from trainer.ui.debrief.card_row import Slips
from trainer.ui.debrief.marks import MarkBadge
from trainer.ui.exam.sheet_shown import (
    SheetFigure,
    SheetShown,
    area_cells,
    basis_lines,
    beneath_title,
    difference_lines,
    figures,
    headline,
    mistake_head,
    mistake_line,
    mistake_rule,
    re_marked_lines,
    reason_line,
    remarks,
    sign_words,
    signature_lines,
    signed_words,
    wrong_rule_cells,
    wrong_rule_head,
    wrong_rule_times,
)
from trainer.ui.exam.watermark import Across
from trainer.ui.kit.grounds import ScrollArea
from trainer.ui.kit.page_head import PageHead, SquareButton
from trainer.ui.kit.screen_reader import announce
from trainer.ui.kit.text_rows import TextColumn, TextRow, TextTable
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import (
    QWIDGETSIZE_MAX,
    Button,
    Elided,
    column,
    emptied,
    frame,
    hairline,
    label,
    repolish,
    row,
    wrapped,
)
from trainer.ui.kit.words_form import Unsent, Words
from trainer.wording import phrase, say, say_count

AREAS = (
    TextColumn(phrase("Area"), 50),
    TextColumn(phrase("Decisions"), 13, figures=True),
    TextColumn(phrase("Errors"), 11, figures=True),
    TextColumn(phrase("★ Starred"), 11, figures=True),
    TextColumn(phrase("Starred errors"), 15, figures=True),
)
_HEAD_HIGH, _AREA_HIGH = 36, 29
BESIDE_FROM, BESIDE_WIDE = 1000, 368
"""The least width at which the marks and the signature stand beside the sheet."""


CARD = (20, 14, 20, 16)


def _figure(figure: SheetFigure, page: str) -> QFrame:
    """A value with its name above it, and the whole that it is out of beside it."""
    value = label(figure.value, "panel", name=f"{page}.{figure.name}")
    value.setAccessibleName(say("{name}: {value}", name=figure.title, value=figure.text))
    note = (label(figure.note, "secondary"),) if figure.note else ()
    beside = row(value, *note, None, gap=5)
    return frame("plain", column(label(figure.title, "caption"), beside, gap=1))


def _of_mistakes(shown: SheetShown) -> tuple[object, ...]:
    """What the cards of mistakes and wrong rules are made of."""
    return shown.sheet, shown.overridden, shown.signing is None


class SheetPage(Unsent):
    """Shows one sheet.

    Emits that it is left, printed, signed with a comment or voided, that a round is to be replayed,
    and what is to be practised or assigned because of it.
    """

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
            Elided("", "panel", name=f"{name}.title"),
            label("", tone="quiet", name=f"{name}.under"),
            edge=20,
        )
        self.print_ = Button(say("Print"), f"{name}.print", key="P", does=self.printed)
        self.print_.setToolTip(say("Print or save as PDF"))
        self.void_ = Button(say("Void it"), f"{name}.void", key="V", does=self.voided)
        self.next_ = Button(say("Next to be signed"), f"{name}.next", kind="primary", key="N")
        self.next_.hide()
        self.sign_ = Button(say("Sign"), f"{name}.sign", kind="primary", key="Ctrl Enter")
        self.comment = Words(f"{name}.comment", say("Comment"))
        self._outcome = wrapped("", "title", name=f"{name}.outcome")
        self._reason = wrapped("", tone="quiet", name=f"{name}.reason")
        self._signed = label("", "caption", name=f"{name}.signed")
        self._signed.setProperty("badge", "reading")
        self._signed.setMargin(5)
        self._figures = row(gap=16)
        self.area_table = TextTable(f"{name}.areas", say("By area"), AREAS)
        self.area_table.verticalHeader().setMinimumSectionSize(scaled(_AREA_HIGH))
        self.area_table.verticalHeader().setDefaultSectionSize(scaled(_AREA_HIGH))
        self._mistakes, self._remarks = column(gap=8), column(gap=4)
        self._wrong_rules, self._remedies = column(gap=8), column(gap=6)
        self._signatures = column(gap=6)
        self._signing = self._signing_card()
        self._put_together()
        self._connect()

    def present(self, shown: SheetShown) -> None:
        before, self._shown = self._shown, shown
        sheet = shown.sheet
        self._head.title.setText(shown.name or sheet.title)
        self._head.under.setText(beneath_title(shown))
        self._outcome.setText(headline(sheet))
        self._reason.setText(reason_line(sheet))
        self._show_signed(shown)
        self._show_figures()
        self._show_areas()
        self._fill(self._remarks, remarks(sheet))
        self._show_remedies(shown)
        # A signature changes neither: a hundred mistakes took a second to build again.
        if before is None or _of_mistakes(before) != _of_mistakes(shown):
            self._show_wrong_rules(shown)
            self._show_mistakes(shown)
        self._show_signing(shown)
        self._scroll.verticalScrollBar().setValue(0)
        first = self.sign_ if shown.may_sign else self.print_
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def lead_on(self, *, there: bool) -> None:
        """Offer the next sitting that waits for a signature."""
        # One key away once this one is signed.
        self.next_.setVisible(there)
        if there:
            self.next_.setFocus(Qt.FocusReason.OtherFocusReason)

    def offer(self, piece: QWidget) -> None:
        self._head.add(piece)

    @property
    def whose(self) -> str:
        """The name of the trainee; empty on a trainee's own sheet."""
        return self._shown.name if self._shown is not None else ""

    @property
    def is_begun(self) -> bool:
        return self.isVisible() and bool(self.words)

    def forget(self) -> None:
        self.comment.clear()

    @property
    def words(self) -> str:
        return self.comment.toPlainText().strip()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = {"P": self.print_, "V": self.void_, "N": self.next_}
        button = keys.get(event.text().upper())
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._ask_sign()
        elif button is not None and button.isEnabled() and button.isVisible():
            button.click()
        else:
            super().keyPressEvent(event)

    # ------------------------------------------------------------------ shown

    def _show_figures(self) -> None:
        assert self._shown is not None
        emptied(self._figures)
        for each in figures(self._shown.sheet):
            self._figures.addWidget(_figure(each, self.objectName()))
        self._figures.addStretch(1)

    def _show_signed(self, shown: SheetShown) -> None:
        """Show a dashed badge until somebody has signed."""
        self._signed.setProperty("badge", "house" if not shown.across else "reading")
        repolish(self._signed)
        self._signed.setText(signed_words(shown))
        self._signed.setVisible(shown.signing is not None)
        emptied(self._basis)
        for title, value in basis_lines(shown):
            name = label(title, "secondary")
            name.setFixedWidth(scaled(84))
            line = row(name, (wrapped(value, "dense"), 1), gap=8)
            self._basis.addWidget(hairline())
            self._basis.addLayout(line)

    def _show_areas(self) -> None:
        assert self._shown is not None
        grade = self._shown.sheet.grade
        rows = [
            TextRow(mark.area.value, area_cells(mark, self._shown.sheet), quiet=not mark.errors)
            for mark in grade.areas
        ]
        self.area_table.rows.present(rows)
        head = max(scaled(_HEAD_HIGH), self.area_table.horizontalHeader().sizeHint().height())
        self.area_table.show_rows(len(rows), head - scaled(_AREA_HIGH) + 6)

    def _show_wrong_rules(self, shown: SheetShown) -> None:
        emptied(self._wrong_rules)
        for rule in shown.sheet.grade.wrong_rules:
            self._wrong_rules.addWidget(self._wrong_rule(rule, shown.sheet))

    def _wrong_rule(self, rule: WrongRule, sheet: ExamSheet) -> QFrame:
        """The wrong rule, the right one, and every place where it was broken."""
        card, name = frame("card"), f"{self.objectName()}.wrong-rule.{rule.ids[0]}"
        card.setObjectName(name)
        card.setProperty("kind", "wrong-rule")
        card.setAccessibleName(wrong_rule_head(rule))
        head = row(MarkBadge(Severity.CRITICAL), gap=8)
        head.addWidget(wrapped(rule.belief, "section"), 1)
        head.addWidget(label(wrong_rule_times(rule), tone="quiet"))
        body: QVBoxLayout = column(head, wrapped(rule.truth, "secondary"), gap=6)
        body.setContentsMargins(16, 10, 14, 8)
        for each in rule.shown:
            body.addWidget(hairline())
            body.addLayout(self._broken(each, sheet, name))
        card.setLayout(body)
        return card

    def _broken(self, each: Exposed, sheet: ExamSheet, name: str) -> QHBoxLayout:
        line = row(gap=10)
        where, *others = wrong_rule_cells(each, sheet)
        line.addWidget(wrapped(where, "strong"), 3)
        line.addWidget(Slips(each.cards, each.dealer))
        for text in others:
            line.addWidget(wrapped(text, "dense"), 2)
        if 0 < each.round_ <= len(sheet.attempts):
            attempt = sheet.attempts[each.round_ - 1]
            again = Button(say("Replay"), f"{name}.replay.{each.round_}", kind="link")
            again.setAccessibleName(say("Replay {task}", task=where))
            again.clicked.connect(lambda: self.replayed.emit(attempt, 0))
            line.addWidget(again)
        return line

    def _show_remedies(self, shown: SheetShown) -> None:
        """Show a button for each wrong rule and each failed area that has a drill."""
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
        button = self.findChild(Button, f"{self.objectName()}.remedy.{remedy.of}")
        if button is not None:
            button.setEnabled(False)
            button.setText(words)
            announce(self, words, at_once=True)

    def _show_mistakes(self, shown: SheetShown) -> None:
        emptied(self._mistakes)
        made = shown.sheet.grade.mistakes
        title = say_count("{count} mistake", "{count} mistakes", count=len(made))
        self._mistakes.addWidget(label(title, "section", name=f"{self.objectName()}.mistakes"))
        for mistake in made:
            self._mistakes.addWidget(self._mistake(shown, mistake))

    def _mistake(self, shown: SheetShown, mistake: ExamMistake) -> QFrame:
        again = Button(say("Replay"), f"{self.objectName()}.replay.{mistake.task_name}")
        again.setAccessibleName(say("Replay {task}", task=mistake.task))
        again.setVisible(mistake.attempt is not None)
        again.clicked.connect(lambda: self.replayed.emit(mistake.attempt or "", mistake.number))
        head = row((wrapped(mistake_head(mistake), "strong"), 1), again, gap=12)
        return frame(
            "card",
            column(
                head,
                wrapped(mistake_line(mistake)),
                wrapped(mistake_rule(shown, mistake), tone="quiet"),
                *(wrapped(each) for each in shown.overrides_of(mistake)),
                gap=4,
                around=(16, 12, 16, 12),
            ),
        )

    def _show_signing(self, shown: SheetShown) -> None:
        self._signing.setVisible(shown.signing is not None)
        self.void_.setVisible(shown.signing is not None and not shown.is_voided)
        self._fill(self._signatures, signature_lines(shown))
        self._fill(self._marked, [*re_marked_lines(shown), *difference_lines(shown)])
        for piece in (self.comment, self.sign_):
            piece.setVisible(shown.may_sign)
        self._across.raise_()
        self._across.tell(shown.across if shown.signing is not None else "")
        self._why_not.setText(shown.why_not)
        self._why_not.setVisible(bool(shown.why_not))
        self.sign_.setText(sign_words(shown.sheet))
        self.sign_.setAccessibleName(self.sign_.text())
        self.sign_.updateGeometry()
        self.comment.clear()

    def _fill(self, into: QVBoxLayout, lines: Iterable[str]) -> None:
        emptied(into)
        for line in lines:
            into.addWidget(wrapped(line))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the marks and the signature below the sheet in a narrow window."""
        super().resizeEvent(event)
        beside = self.width() >= scaled(BESIDE_FROM)
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._both.setDirection(way)
        self._right.setMinimumWidth(scaled(BESIDE_WIDE) if beside else 0)
        self._right.setMaximumWidth(scaled(BESIDE_WIDE) if beside else QWIDGETSIZE_MAX)

    def _ask_sign(self, *_: object) -> None:
        if self._shown is not None and self._shown.may_sign:
            self.signed.emit(self.words)

    # --------------------------------------------------------------- made of

    def _signing_card(self) -> QFrame:
        self._why_not = wrapped("", tone="quiet", name=f"{self.objectName()}.why-not")
        self.comment.setPlaceholderText(say("Comment, printed on the sheet"))
        self.comment.sent.connect(self._ask_sign)
        head = label(say("Sign the result"), "section")
        pieces = (head, self._signatures, self._why_not, self.comment, self.sign_)
        return frame("card", column(*pieces, gap=8, around=CARD))

    def _marks_card(self) -> QFrame:
        self._basis, self._marked = column(gap=7), column(gap=6)
        marks = column(label(say("How it is marked"), "section"), self._marked, gap=8, around=CARD)
        marks.addLayout(self._basis)
        return frame("card", marks)

    def _connect(self) -> None:
        self._head.left.connect(self.left)
        self.next_.clicked.connect(self.onward)
        self.sign_.clicked.connect(self._ask_sign)

    def _put_together(self) -> None:
        self._head.add(self.void_, self.print_, self.next_)
        outcome = row((self._outcome, 1), gap=12)
        outcome.addWidget(self._signed, 0, Qt.AlignmentFlag.AlignTop)
        marks = (self._figures, self._wrong_rules, self.area_table, self._remarks)
        body = column(outcome, self._reason, *marks, gap=10, around=(24, 16, 24, 16))
        sheet = frame("card", body)
        sheet.setObjectName(f"{self.objectName()}.sheet")
        left = column(sheet, self._mistakes, None, gap=14)
        what = label(say("What to practise"), "section")
        self._remedy_card = frame("card", column(what, self._remedies, gap=8, around=CARD))
        self._right = QWidget()
        pieces = (self._marks_card(), self._signing, self._remedy_card, None)
        self._right.setLayout(column(*pieces, gap=14))
        self._both = row((left, 1), self._right, gap=16, around=(20, 16, 20, 20))
        self._scroll = ScrollArea(f"{self.objectName()}.scroll", say("Result sheet"), sideways=True)
        self._scroll.hold(self._both)
        self._across = Across(sheet)
        self.setLayout(column(self._head, (self._scroll, 1), gap=0))
