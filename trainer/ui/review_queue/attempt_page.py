"""One attempt opened for review: what was done, how it was marked, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from trainer.school.review.assignments import Remedy
from trainer.school.words.figure_words import count_words
from trainer.ui.confirm import may_lose_words
from trainer.ui.kit.flow import Flow
from trainer.ui.kit.focus import take_by_tab_alone
from trainer.ui.kit.page_head import Figure, PageHead, SquareButton
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import (
    Button,
    Elided,
    column,
    emptied,
    frame,
    keys_named,
    label,
    press_key,
    row,
)
from trainer.ui.kit.words_form import WordsForm
from trainer.ui.review_queue.forms import OverrideForm, RemedialForm, comment_form, withdrawing_form
from trainer.ui.review_queue.snapshot import OpenedShown
from trainer.ui.review_queue.work import SidePanel, Work
from trainer.wording import say

SIDE_WIDE, FIGURES_FROM = 400, 1180
AROUND = 176
"""The way back and the gaps of the head, in pixels."""
_FORWARD = (Qt.Key.Key_Right, Qt.Key.Key_Down)
_BACK = (Qt.Key.Key_Left, Qt.Key.Key_Up)


class AttemptPage(QWidget):
    """Shows one attempt. Emits where to go from it, and remarks, each with the number of the
    mistake, 0 for the whole. ``exam_opened`` has the sitting of an exam."""

    left = Signal()
    moved = Signal(int)
    watch = Signal(int)
    clause = Signal(int)
    watch_met = Signal(int)
    cited = Signal(str)
    commented = Signal(int, str)
    overridden = Signal(int, str, str)
    assigned = Signal(int, str)
    withdrawn = Signal(str, str)
    exam_opened = Signal(str)
    overriding_asked = Signal(int)
    assigning_asked = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("attempt")
        self.shown: OpenedShown | None = None
        self.work, self.side = Work(), SidePanel()
        self.commenting, self.withdrawing = comment_form(), withdrawing_form()
        self.overriding, self.assigning = OverrideForm(), RemedialForm()
        self._forms = (self.commenting, self.overriding, self.assigning, self.withdrawing)
        self._withdraws = ""
        self._figure_pieces: list[Figure] = []
        self._put_together()
        self.work.mistakes.pages = False
        take_by_tab_alone(self)
        self._connect()

    def present(self, shown: OpenedShown) -> None:
        """Show this attempt, with its first mistake lit; a lit mistake of the same attempt stays
        lit."""
        again = self.shown is not None and self.shown.attempt == shown.attempt
        lit = self.number if again else 0
        self.shown = shown
        self.setAccessibleName(shown.title)
        self._head.title.setText(shown.title)
        self._head.under.setText(shown.under)
        self._show_figures(shown.figures)
        self._show_place(shown.place)
        self.close_forms()
        self.side.present(shown)
        self.work.present(shown)
        take_by_tab_alone(self)  # what was assigned has buttons of its own
        self._fit()
        self._take_keyboard(lit)

    @property
    def number(self) -> int:
        """The number of the lit mistake; 0 for none."""
        return self.work.mistakes.lit

    # ------------------------------------------------------------------- forms

    def trouble(self, problems: Sequence[object]) -> bool:
        """Show in the open form why it could not be sent. False if none is open."""
        for form in self._forms:
            if not form.isHidden():
                form.refuse(map(str, problems))
                return True
        return False

    def close_forms(self) -> None:
        for form in self._forms:
            form.hide()

    def open_comment(self) -> None:
        """Open the form of a comment on the lit mistake."""
        self._open(self.commenting, self._asked_words())

    def open_override(self, marks: Callable[[int], Sequence[str]]) -> None:
        """Open the form of an override; ``marks`` says which values a mark can get."""
        if self.shown is not None and self._makes_room(self.overriding):
            about = self.shown.about
            of_exam, asked = bool(self.shown.exam), self._asked_words()
            self.overriding.open_for(about, self.number, asked, marks, of_exam=of_exam)

    def open_assigning(
        self, remedies: Sequence[Remedy], people: Sequence[tuple[str, str]], account: str, days: int
    ) -> None:
        """Open the form of a remedial, for that account first."""
        if self._open(self.assigning):
            self.assigning.offer_people(people, account, days)
            self.assigning.offer(remedies)

    def _open(self, form: WordsForm, words: str = "") -> bool:
        if self.shown is None or not self._makes_room(form):
            return False
        form.open(self.shown.about, self.number, words)
        return True

    def _open_withdrawing(self, remedial: str) -> None:
        again = self._withdraws == remedial
        if self._makes_room(self.withdrawing if again else None):
            self._withdraws = remedial
            self.withdrawing.open((), 0)

    def _makes_room(self, form: WordsForm | None) -> bool:
        """Close the forms, after asking where words were written. False if they stay; ``form`` that
        is begun stays unasked, with the keyboard."""
        if form is not None and form.is_begun:
            form.words.setFocus(Qt.FocusReason.OtherFocusReason)
            return False
        if not may_lose_words(self):
            return False
        self.close_forms()
        return True

    def _asked_words(self) -> str:
        """The words of the request that waits for an answer."""
        said = self.shown.said if self.shown is not None else ()
        waits = [each for each, _ in said if each.sort.value == "asked" and not each.answered]
        if not waits:
            return ""
        return say("Answers what was asked: {words}", words=waits[0].text)

    def _cancel(self) -> None:
        self.close_forms()
        self._take_keyboard(self.number)

    # -------------------------------------------------------------------- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys: dict[str, Callable[[], object]] = {
            "Esc": self._step_back,
            "W": self.side.comment.click,
            "O": self.side.override.click,
            "D": self.side.assign.click,
            "R": self._replay.click,
            "V": self._turn_view,
        }
        if self.number:
            keys["C"] = lambda: self.clause.emit(self.number)
        key = event.key()
        if key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            self.moved.emit(1 if key == Qt.Key.Key_PageDown else -1)
        elif key in _FORWARD or key in _BACK:
            self.work.mistakes.step(1 if key in _FORWARD else -1)
        elif not press_key(self, event, keys):
            super().keyPressEvent(event)

    def _step_back(self) -> None:
        """Close an open form, wherever the keyboard is; else leave the page."""
        # The form first: what was written in it would be lost by leaving.
        for form in self._forms:
            if form.isVisible():
                form.cancel.click()
                return
        else:
            self.left.emit()

    def _turn_view(self) -> None:
        if not self.view.isHidden():
            steps = self.view.value is not True
            self.view.show_chosen(steps)
            self.work.show_steps(steps=steps)
            if steps:
                self.work.columns.setFocus(Qt.FocusReason.OtherFocusReason)
            else:
                self._take_keyboard(self.number)

    # ------------------------------------------------------------------ layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show steps and mistakes side by side if there is room; else one of them."""
        is_round = self.shown is not None and self.shown.debrief is not None
        self.view.setVisible(is_round and not self.work.has_both)
        self._replay.setEnabled(is_round)  # its key would press it unseen
        self._replay.setVisible(is_round)
        for each in self._of_rounds:
            each.setVisible(is_round)
        self._fit_figures()

    def _fit_figures(self) -> None:
        """Leave out the last figures if they have no room beside the title; all of them in a narrow
        window."""
        beside = (self._head.title, self._place, self.before, self.after)
        room = self.width() - AROUND - sum(each.sizeHint().width() for each in beside)
        for each in self._figure_pieces:
            room -= each.sizeHint().width()
            each.setVisible(room >= 0 and self.width() >= FIGURES_FROM)

    def _show_figures(self, figures: Sequence[tuple[str, str, str]]) -> None:
        emptied(self._figures)
        self._figures.setSpacing(0)
        self._figure_pieces = [
            Figure(name, f"attempt.figure.{id_}", value) for id_, name, value in figures
        ]
        for each in self._figure_pieces:
            self._figures.addWidget(each)

    def _show_place(self, place: tuple[int, int] | None) -> None:
        at, of = place or (1, 1)
        words = say("{number} of {all}", number=count_words(at), all=count_words(of))
        self._place.setText(words if place else "")
        self.before.setEnabled(place is not None and at > 1)
        self.after.setEnabled(place is not None and at < of)

    def _take_keyboard(self, lit: int) -> None:
        debrief = self.shown.debrief if self.shown is not None else None
        first = debrief.mistakes[0].number if debrief is not None and debrief.mistakes else 0
        if lit or first:
            self.work.mistakes.choose(lit or first)
        else:
            self.side.comment.setFocus(Qt.FocusReason.OtherFocusReason)

    def _connect(self) -> None:
        self._head.left.connect(self.left)
        self.before.clicked.connect(lambda: self.moved.emit(-1))
        self.after.clicked.connect(lambda: self.moved.emit(1))
        self._replay.clicked.connect(lambda: self.watch.emit(self.number))
        self.work.mistakes.watch.connect(self.watch)
        self.work.mistakes.clause.connect(self.clause)
        self.work.mistakes.watch_met.connect(self.watch_met)
        self.work.mistakes.cited.connect(self.cited)
        self.view.chosen.connect(lambda steps: self.work.show_steps(steps=bool(steps)))
        self.side.comment.clicked.connect(self.open_comment)
        self.side.override.clicked.connect(lambda: self.overriding_asked.emit(self.number))
        self.side.assign.clicked.connect(lambda: self.assigning_asked.emit(self.number))
        self.side.withdrawn.connect(self._open_withdrawing)
        self.assigning.reconsidered.connect(self._reconsider)
        self.commenting.sent.connect(self.commented)
        self.overriding.sent.connect(
            lambda number, why: self.overridden.emit(number, self.overriding.to, why)
        )
        self.overriding.exam_asked.connect(self._ask_exam)
        self.assigning.sent.connect(self.assigned)
        self.withdrawing.sent.connect(lambda _, why: self.withdrawn.emit(self._withdraws, why))
        for form in self._forms:
            form.cancelled.connect(self._cancel)

    def _reconsider(self, number: int) -> None:
        if self.assigning.isVisible():
            self.assigning_asked.emit(number)

    def _ask_exam(self) -> None:
        if self.shown is not None:
            self.exam_opened.emit(self.shown.exam)

    def _put_together(self) -> None:
        back = SquareButton("attempt.back", "back", say("Back"), say("Back (Esc)"))
        title, under = Elided("", "panel", name="attempt.title"), Elided("", "secondary")
        self._head = PageHead(back, title, under)
        self._figures, self._place = QHBoxLayout(), label("", "secondary", name="attempt.place")
        before, after = say("Previous attempt"), say("Next attempt")
        self.before = SquareButton("attempt.before", "step_back", before, f"{before} (PgUp)")
        self.after = SquareButton("attempt.after", "step_on", after, f"{after} (PgDn)")
        self._head.add(self._figures, self._place, self.before, self.after)
        self._replay = Button(say("Watch beside a faultless dealer"), "attempt.watch", key="R")
        values = [(False, say("Mistakes")), (True, say("Step by step"))]
        self.view = Segments("attempt.view", say("View"), values)
        self.view.show_chosen(values[0][0])
        for form in self._forms:
            self.side.put_form(form)
        self.side.setFixedWidth(SIDE_WIDE if scaled(100) == 100 else SIDE_WIDE + 16)
        middle = row((self.work, 1), self.side, gap=18, around=(28, 16, 18, 16))
        foot = frame("footer")
        line = row(self._replay, gap=8, around=(28, 5, 28, 5))
        line.addWidget(self.view, 0, Qt.AlignmentFlag.AlignVCenter)
        keys = frame("plain")
        self._of_rounds = _keys_of_rounds()
        keys.setLayout(Flow(14, *self._of_rounds, *_keys(), at_right=True))
        line.addWidget(keys, 1, Qt.AlignmentFlag.AlignVCenter)
        foot.setLayout(line)
        self.setLayout(column(self._head, (middle, 1), foot, gap=0))


def _keys_of_rounds() -> tuple[QFrame, ...]:
    return (
        keys_named("←", "→", words=say("mistakes")),
        keys_named("V", words=say("steps")),
        keys_named("C", words=say("its clause")),
    )


def _keys() -> tuple[QFrame, ...]:
    return (keys_named("PgUp", "PgDn", words=say("attempts")), keys_named("Esc", words=say("back")))
