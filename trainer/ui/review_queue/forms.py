"""The forms of a review: a comment, an override, a remedial, and its withdrawal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from trainer.marking.words import capital
from trainer.school.remark import BACK, mark_words
from trainer.school.review.assignments import Remedy
from trainer.ui.kit.drop_down import DropDown
from trainer.ui.kit.grounds import ScrollArea
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import Button, label, wrapped
from trainer.ui.kit.words_form import WordsForm
from trainer.ui.quiz.checks import Checks
from trainer.wording import Phrase, phrase, say, say_phrase

OF_MISTAKES = ("none", "advice", "minor", "serious", "critical")
OF_RESULTS = ("passed", "failed", "void")
OF_ANSWERS = ("right", "wrong")

PEOPLE_HIGH = 98
DUE_IN: Mapping[int, Phrase] = {
    1: phrase("Due tomorrow"),
    3: phrase("Due in 3 days"),
    7: phrase("Due in a week"),
    14: phrase("Due in two weeks"),
    30: phrase("Due in 30 days"),
}


def comment_form() -> WordsForm:
    """The form for a comment on a mistake, or on all of it."""
    return WordsForm(
        "attempt.commenting", say("Comment"), say("Send"), say("Message to the trainee")
    )


def withdrawing_form() -> WordsForm:
    """The form for the reason of a withdrawal."""
    title = say("Withdraw the remedial")
    return WordsForm("attempt.withdrawing", title, say("Withdraw"), say("Reason"))


class OverrideForm(WordsForm):
    """A new value of a mark, ``to``, with the reason. For a round of an exam it says that the
    exam's outcome stands, and leads to where that can be voided: ``exam_asked``."""

    exam_asked = Signal()

    def __init__(self) -> None:
        self.marks = DropDown("attempt.overriding.to", say("Set to"), narrow=True)
        self.of_exam = wrapped(_outcome_stands(), "secondary", name="attempt.overriding.of-exam")
        self.to_exam = Button(say("The exam's sheet"), "attempt.overriding.exam")
        title, asks = say("Override"), say("Reason (the trainee reads it)")
        super().__init__(
            "attempt.overriding",
            title,
            say("Override"),
            asks,
            (self.of_exam, self.to_exam, _caption(say("Set to")), self.marks),
        )
        self._marks: Callable[[int], Sequence[str]] = lambda number: ()
        self._offered = ""
        self.about.currentIndexChanged.connect(self._offer)
        self.to_exam.clicked.connect(self.exam_asked)

    @property
    def is_begun(self) -> bool:
        return (not self.isHidden() and self.to != self._offered) or super().is_begun

    @property
    def to(self) -> str:
        """The new value of the mark."""
        return str(self.marks.currentData() or "")

    def open_for(
        self,
        about: Sequence[tuple[int, str]],
        number: int,
        words: str,
        marks: Callable[[int], Sequence[str]],
        *,
        of_exam: bool,
    ) -> None:
        """Open the form empty; ``marks`` says which values the mark of a number can get."""
        self._marks = marks
        self.of_exam.setVisible(of_exam)
        self.to_exam.setVisible(of_exam)
        self.open(about, number, words)
        self._offer()
        self.marks.setFocus(Qt.FocusReason.OtherFocusReason)

    def _offer(self, *_: object) -> None:
        self.marks.clear()
        self.marks.offer(
            (mark, capital(say("as it was marked") if mark == BACK else mark_words(mark)))
            for mark in self._marks(self.number)
        )
        self._offered = self.to


class RemedialForm(WordsForm):
    """A remedial: what, for whom, until when. Emits ``sent`` with a note, which may be empty."""

    reconsidered = Signal(int)
    needs_words = False

    def __init__(self) -> None:
        self.what = DropDown("attempt.assigning.what", say("What"), narrow=True)
        self.due = DropDown("attempt.assigning.due", say("When it is due"), narrow=True)
        self.who = Checks("attempt.assigning.who", say("For whom"), 2)
        more = (_caption(say("What")), self.what, _caption(say("When")), self.due)
        who = (_caption(say("For whom")), _scrolled(self.who))
        asks = say("Note (optional)")
        title = say("Assign a remedial")
        super().__init__("attempt.assigning", title, say("Assign"), asks, (*more, *who))
        self._remedies: tuple[Remedy, ...] = ()
        self._offered_for: tuple[str, ...] = ()
        self.due.offer((days, say_phrase(words)) for days, words in DUE_IN.items())
        self.about.currentIndexChanged.connect(lambda _: self.reconsidered.emit(self.number))

    @property
    def is_begun(self) -> bool:
        chosen = not self.isHidden() and self.accounts != self._offered_for
        return chosen or super().is_begun

    @property
    def remedy(self) -> Remedy | None:
        at = self.what.currentIndex()
        return self._remedies[at] if 0 <= at < len(self._remedies) else None

    @property
    def days(self) -> int:
        return int(self.due.currentData())

    @property
    def accounts(self) -> tuple[str, ...]:
        return tuple(map(str, self.who.values))

    def offer(self, remedies: Sequence[Remedy]) -> None:
        """Offer these remedies, the most fitting first."""
        self._remedies = tuple(remedies)
        self.what.clear()
        for each in remedies:
            self.what.addItem(each.words)
        self.what.setFocus(Qt.FocusReason.OtherFocusReason)

    def offer_people(self, people: Sequence[tuple[str, str]], chosen: str, days: int) -> None:
        """Offer these people, and choose that one and a time of that many days."""
        first = sorted(people, key=lambda each: each[0] != chosen)
        self.who.offer(first, [chosen])
        self._offered_for = self.accounts
        self.due.choose(days)


def _outcome_stands() -> str:
    return say(
        "This round is part of an exam. An override changes its marks in reports, not the "
        "outcome. To change the outcome, void the sitting with a reason. The trainee then sits "
        "it again."
    )


def _scrolled(inside: QWidget) -> ScrollArea:
    # A class can be larger than the form.
    made = ScrollArea()
    made.setWidget(inside)
    for each in (inside, made.viewport()):
        each.setAutoFillBackground(False)  # the card's own, and no band of the page's
    made.setFixedHeight(scaled(PEOPLE_HIGH))
    return made


def _caption(text: str) -> QWidget:
    return label(text, "secondary")
