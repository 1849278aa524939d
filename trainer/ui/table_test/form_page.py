"""The form: the figures of the rounds, the criteria, the outcome, the signature."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout

from trainer.drills.table_form import Criterion, CriterionGrade
from trainer.records.exam import ExamOutcome
from trainer.school.debrief.debrief import MistakeShown
from trainer.school.table_test.outcome import Proposal
from trainer.school.table_test.record import CriterionJudged, TableTestDecision
from trainer.ui.kit.form_dialog import NamedField
from trainer.ui.kit.grounds import Ground, ScrollArea
from trainer.ui.kit.kept_entries import TypedWords
from trainer.ui.kit.page_head import PageHead, SquareButton
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.touch_controls import for_fingers
from trainer.ui.kit.widgets import (
    Button,
    Elided,
    cell_grid,
    column,
    emptied,
    frame,
    hairline,
    label,
    press_key,
    row,
    text_line,
    wrapped,
)
from trainer.ui.kit.words_form import Unsent
from trainer.ui.table_test.watch_panel import MistakeLine
from trainer.wording import say

PANEL_WIDE = 420


class FormShown(Struct, frozen=True):
    """A test to be judged. ``figures`` are names and values; ``records``: it goes into the school's
    records once it is signed."""

    title: str
    under: str
    criteria: tuple[tuple[Criterion, CriterionJudged | None], ...]
    figures: tuple[tuple[str, str], ...]
    mistakes: tuple[tuple[int, MistakeShown], ...]
    proposal: Proposal
    decided: TableTestDecision | None
    examiner: str
    records: bool


class FormPage(Unsent):
    """Shows the form. Emits a judged criterion, and a signed outcome."""

    judged = Signal(str, object)
    decided = Signal(object, str, str, str)
    recorded = Signal()
    printed = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("table-test-form")
        self.setAccessibleName(say("Judge and decide"))
        back = SquareButton("form.back", "back", say("Back to the rounds"), say("Back (Esc)"))
        self._title = Elided("", "section", name="form.title")
        self._under = Elided("", "secondary", name="form.under")
        self.head = PageHead(back, self._title, self._under)
        self.paper = Button(say("Print the form"), "form.print", key="P", does=self.printed)
        self.head.add(self.paper)
        words = [(each.value, each.words) for each in ExamOutcome]
        self.outcome = Segments("form.outcome", say("Outcome"), words)
        self.reason = NamedField("form.reason", say("Reason for a change"))
        self.comment = NamedField("form.comment", say("Comment"))
        self.examiner = NamedField("form.examiner", say("Examiner"))
        self.sign = Button("", "form.sign", kind="primary", does=self._sign)
        self.record = Button(say("Record it"), "form.record", kind="primary", does=self.recorded)
        self.cards: list[CriterionCard] = []
        self._criteria, self._side = column(gap=12), column(gap=6)
        self._rule = column(gap=2)
        self._told = wrapped("", "secondary", name="form.told")
        self._shown: FormShown | None = None
        for_fingers(self.paper, self.outcome, self.reason, self.comment, self.examiner)
        for_fingers(self.sign, self.record)
        self._connect()
        self._put_together()

    def present(self, shown: FormShown) -> None:
        """Show that test, as far as it is. A note that waits for its grade stays."""
        typed, before, self._shown = TypedWords(), self._shown, shown
        if before is not None and (before.title, before.under) == (shown.title, shown.under):
            typed.keep({shown.title: self})
        still = shown.decided is not None
        self._title.setText(shown.title)
        self._under.setText(shown.under)
        emptied(self._criteria)
        self.cards = [CriterionCard(each, judged, still=still) for each, judged in shown.criteria]
        for card in self.cards:
            card.judged.connect(self.judged)
            self._criteria.addWidget(card)
        self._criteria.addStretch(1)
        self.examiner.write(shown.examiner)
        typed.give_back(shown.title, self)
        self.refresh(shown)
        first = self.cards[0].steps if self.cards and not still else self.paper
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self, shown: FormShown) -> None:
        """Show the same test, judged further: its outcome is proposed anew."""
        self._shown = shown
        self._tell_side(shown)
        self._tell_rule(shown.proposal)
        decided = shown.decided
        self.outcome.show_chosen(decided.outcome if decided else shown.proposal.outcome)
        if decided is not None:
            self.reason.write(decided.reason)
            self.comment.write(decided.comment)
        for each in (self.outcome, self.reason, self.comment, self.examiner):
            each.setEnabled(decided is None)
        self._check()

    @property
    def is_begun(self) -> bool:
        """Words wait here while other pages are looked up."""
        return False

    @property
    def is_lost_with_window(self) -> bool:
        ungraded = (each.note for each in self.cards if each.steps.value is None)
        written = (self.reason.line, self.comment.line, *ungraded)
        still = self._shown is None or self._shown.decided is not None
        return not still and any(each.isModified() and each.text() for each in written)

    def forget(self) -> None:
        self._shown = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_key(self, event, {"Esc": self.left.emit, "P": self.paper.click}):
            super().keyPressEvent(event)

    # -------------------------------------------------------------------- parts

    def _check(self, *_: object) -> None:
        shown = self._shown
        if shown is None:
            return
        decided = shown.decided
        changed = self.outcome.value not in (None, shown.proposal.outcome)
        self.reason.setVisible(changed or bool(decided and decided.reason))
        self.sign.setVisible(decided is None)
        self.record.setVisible(bool(decided and shown.records and not decided.recorded))
        self.sign.setText(say("Sign and record") if shown.records else say("Sign"))
        self.sign.setAccessibleName(self.sign.text())
        self._told.setText(_where_it_goes(shown, changed=changed))

    @property
    def _missing(self) -> NamedField | None:
        """The field that has to be filled before anything can be signed."""
        if not self.examiner.text.strip():
            return self.examiner
        unexplained = self.reason.isVisible() and not self.reason.text.strip()
        return self.reason if unexplained else None

    def _sign(self, *_: object) -> None:
        missing = self._missing
        if missing is not None:
            missing.take_keyboard()
            self._told.setText(
                say("Complete before signing: {what}.", what=missing.line.accessibleName())
            )
            return
        if self.outcome.value is None:
            self._told.setText(say("Choose an outcome, then sign."))
            return
        outcome = ExamOutcome(str(self.outcome.value))
        signed = self.examiner.text, self.reason.text, self.comment.text
        self.decided.emit(outcome, *signed)

    def _tell_side(self, shown: FormShown) -> None:
        emptied(self._side)
        self._side.addLayout(_figures(shown.figures))
        if shown.mistakes:
            self._side.addWidget(hairline())
        for number, mistake in shown.mistakes:
            self._side.addWidget(label(say("Round {number}", number=number), "caption"))
            self._side.addWidget(MistakeLine(mistake))

    def _tell_rule(self, proposal: Proposal) -> None:
        emptied(self._rule)
        self._rule.addWidget(label(proposal.words, "strong", name="form.rule"))
        for reason in proposal.reasons:
            self._rule.addWidget(wrapped(reason, "dense", tone="quiet"))

    def _connect(self) -> None:
        self.head.left.connect(self.left)
        self.outcome.chosen.connect(self._check)
        for field in (self.reason, self.examiner):
            field.line.textChanged.connect(self._check)

    def _put_together(self) -> None:
        left = _scrolled(self._criteria, (20, 14, 16, 14))
        aside = frame("panel")
        aside.setFixedWidth(round((PANEL_WIDE + scaled(PANEL_WIDE)) / 2))
        signed = row(self.comment, self.examiner, gap=10)
        fields = (self.outcome, self.reason, signed, self._told)
        buttons = column(self.sign, self.record, gap=8)
        foot = column(hairline(), self._rule, *fields, buttons, gap=8, around=(18, 0, 18, 14))
        aside.setLayout(column((_scrolled(self._side, (18, 12, 18, 8)), 1), foot, gap=0))
        both = row((left, 1), aside, gap=0)
        self.setLayout(column(self.head, (both, 1), gap=0))


def _figures(figures: Sequence[tuple[str, str]]) -> QGridLayout:
    """Names and values, two side by side."""
    grid = cell_grid(14, 4)
    for at, (name, value) in enumerate(figures):
        figure = label(value, "strong")
        figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(label(name, "secondary"), at // 2, at % 2 * 2)
        grid.addWidget(figure, at // 2, at % 2 * 2 + 1)
    return grid


def _where_it_goes(shown: FormShown, *, changed: bool) -> str:
    decided = shown.decided
    if decided is not None and decided.recorded:
        return say("Recorded: {hash}", hash=decided.head[:16])
    if decided is not None and shown.records:
        return say("Signed, but not in the school's records yet.")
    if not shown.records:
        return say("The dealer has no account here. The form is printed, and nothing is recorded.")
    if changed:
        return say("Give a reason to differ from the rule.")
    return say("A signed form cannot be changed.")


def _scrolled(layout: QVBoxLayout, around: tuple[int, int, int, int]) -> ScrollArea:
    scroll = ScrollArea()
    scroll.hold(column(layout, None, around=around))
    return scroll


UNSEEN = 0


class CriterionCard(Ground):
    """One criterion in four steps, each with what it looks like. Emits what was judged."""

    judged = Signal(str, object)

    def __init__(
        self, criterion: Criterion, judged: CriterionJudged | None, *, still: bool
    ) -> None:
        super().__init__("card")
        self._criterion = criterion
        steps = [
            *((int(grade), grade.words) for grade in CriterionGrade),
            (UNSEEN, say("Not seen")),
        ]
        self.steps = Segments(f"criterion.{criterion.name}", criterion.heading, steps)
        asks = say("Note on {what}", what=criterion.heading)
        self.note = text_line(f"criterion.{criterion.name}.note", asks)
        self._anchor = wrapped("", "dense", tone="quiet", name=f"criterion.{criterion.name}.anchor")
        if judged is not None:
            self.steps.show_chosen(UNSEEN if judged.grade is None else int(judged.grade))
            self.note.setText(judged.note)
        self._tell()
        for_fingers(self.steps, self.note)
        for control in (self.steps, self.note):
            control.setEnabled(not still)
        self.steps.chosen.connect(self._judge)
        self.note.editingFinished.connect(self._judge)
        head = row(label(criterion.heading, "section"), None, gap=8)
        if criterion.needed:
            head.addWidget(label(say("must be seen"), "caption"))
        pieces = (head, wrapped(criterion.question, "dense"), self.steps, self._anchor)
        line = row(label(say("Note"), "secondary"), self.note, gap=10)
        self.setLayout(column(*pieces, line, gap=8, around=(18, 12, 18, 14)))

    def _judge(self, *_: object) -> None:
        chosen = self.steps.value
        self._tell()
        if isinstance(chosen, int):
            grade = CriterionGrade(chosen) if chosen else None
            self.judged.emit(self._criterion.name, CriterionJudged(grade, self.note.text().strip()))

    def _tell(self) -> None:
        chosen = self.steps.value
        if isinstance(chosen, int) and chosen:
            self._anchor.setText(self._criterion.anchor(CriterionGrade(chosen)))
        else:
            self._anchor.setText(
                say(
                    'From "{lowest}" to "{highest}"',
                    lowest=self._criterion.anchor(CriterionGrade.UNSAFE),
                    highest=self._criterion.anchor(CriterionGrade.MODEL),
                )
            )
