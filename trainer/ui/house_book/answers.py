"""One question that a document leaves: what it says, the answers, and what each changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QLineEdit,
    QRadioButton,
    QWidget,
)

from trainer.game.pay import Source
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.library.choices import ReadingChoice
from trainer.library.chosen import HouseChoices
from trainer.library.readings_file import ReadingAnswer, ReadingQuestion
from trainer.marking.words import spot
from trainer.school.house_book.chapters import HouseBook
from trainer.school.house_book.weighed import AnswerWeighed, EdgeMoved, percent
from trainer.ui.debrief.sources import SourceTold
from trainer.ui.house_book.sheet import cell
from trainer.ui.house_book.signs import chip
from trainer.ui.widgets import Button, column, emptied, hairline, label, row, wrapped
from trainer.wording import say, say_count, say_figure, say_list

MOST_MOVED = 8
_TOP = Qt.AlignmentFlag.AlignTop
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop


@dataclass(frozen=True, slots=True)
class AnswersAsked:
    """A question at its house, with the choices there, and whether whoever looks may choose."""

    question: ReadingQuestion
    at: HouseChoices
    rules: HouseRules
    may_choose: bool

    @property
    def in_force(self) -> ReadingAnswer:
        return self.at.answer(self.question)

    def edition_with(self, answer: ReadingAnswer) -> str:
        """The edition that it becomes."""
        choice = ReadingChoice(self.rules.house, self.question.id, answer.id, "-", "-", "-")
        return self.at.after((choice,))


class AnswersCard(QFrame):
    """Shows the answers; the one that is looked at can be taken. Emits its id and why, and that the
    question may be closed."""

    taken = Signal(str, str)
    closed = Signal()

    def __init__(self, book: HouseBook, asked: AnswersAsked) -> None:
        super().__init__()
        self.setProperty("kind", "well")
        self.setObjectName(f"answers.{asked.question.id}")
        self._book, self._asked = book, asked
        self._looked = asked.in_force
        self._weighed: dict[str, AnswerWeighed] = {}
        self._grid, self._group = QGridLayout(), QButtonGroup(self)
        self._told = column(gap=6)
        self._buttons: dict[str, QRadioButton] = {}
        self.setLayout(
            column(
                self._document(),
                4,
                self._grid,
                hairline(),
                self._told,
                gap=8,
                around=(16, 12, 16, 14),
            )
        )
        self._put_answers()
        self._tell()

    def weigh(self, weighed: Sequence[AnswerWeighed]) -> None:
        """The edges and the worked rounds are known."""
        focused = self._group.checkedButton()
        had_keyboard = focused is not None and focused.hasFocus()
        self._weighed = {each.answer.id: each for each in weighed}
        self._put_answers()
        self._tell()
        checked = self._group.checkedButton()
        if had_keyboard and checked is not None:
            checked.setFocus(Qt.FocusReason.OtherFocusReason)

    def look(self, answer: str) -> None:
        """Show the changes by that answer."""
        self._buttons[answer].setChecked(True)

    # ------------------------------------------------------------ the document

    def _document(self) -> QWidget:
        holder, grid = QWidget(), QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        name = f"answers.{self._asked.question.id}"
        for line, said in enumerate(self._asked.question.document):
            sign = chip(self._book, f"{name}.{line}", Source(said.clause))
            if sign is not None:
                grid.addWidget(sign, line, 0, _TOP)
            grid.addWidget(cell(said.words), line, 1, _TOP)
        holder.setLayout(grid)
        return holder

    # ------------------------------------------------------------- the answers

    def _put_answers(self) -> None:
        emptied(self._grid)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(0, 1)
        wagers = self._wagers()
        heads = [self._edge_head(wager) for wager in wagers]
        heads += [say("worked rounds changed")] if self._weighed else []
        for column_, head in enumerate(heads, start=1):
            told = wrapped(head, "secondary")
            told.setAlignment(_RIGHT)
            told.setFixedWidth(112)
            self._grid.addWidget(told, 0, column_, _RIGHT)
        for line, answer in enumerate(self._asked.question.answers, start=1):
            self._grid.addWidget(self._answer(answer), line, 0)
            for column_, text in enumerate(self._figures(answer, wagers), start=1):
                figure = label(text, "strong")
                figure.setContentsMargins(0, 5, 0, 0)
                self._grid.addWidget(figure, line, column_, _RIGHT)

    def _wagers(self) -> tuple[Wager, ...]:
        """The wagers whose edge is not the same by every answer."""
        edges = [each.edges for each in self._weighed.values()]
        known = edges[0] if edges else {}
        return tuple(wager for wager in known if len({each.get(wager) for each in edges}) > 1)

    def _edge_head(self, wager: Wager) -> str:
        rules = self._asked.rules
        wagers = (wager, Wager.PLAY) if wager is Wager.ANTE else (wager,)
        return say("edge, {wagers}", wagers=say_list([spot(rules, each) for each in wagers]))

    def _figures(self, answer: ReadingAnswer, wagers: tuple[Wager, ...]) -> Iterator[str]:
        weighed = self._weighed.get(answer.id)
        if weighed is None:
            return
        for wager in wagers:
            yield say_figure(percent(weighed.edges.get(wager)))
        if weighed.in_force:
            yield "–"
        else:
            yield say("{count} of {all}", count=weighed.rounds, all=weighed.of)

    def _answer(self, answer: ReadingAnswer) -> QWidget:
        asked = self._asked
        button = QRadioButton(answer.words)
        button.setObjectName(f"answers.{asked.question.id}.{answer.id}")
        button.setAccessibleDescription(answer.because)
        button.setChecked(answer.id == self._looked.id)
        button.toggled.connect(lambda on, each=answer: self._look(each) if on else None)
        self._group.addButton(button)
        self._buttons[answer.id] = button
        signs = [SourceTold(say("in use"), f"{button.objectName()}.used", "house", "")]
        used = signs if answer is asked.in_force else []
        holder = QWidget()
        why = wrapped(answer.because, "secondary")
        why.setContentsMargins(26, 0, 0, 0)
        holder.setLayout(column(row(button, *used, None, gap=10), why, gap=0))
        return holder

    def _look(self, answer: ReadingAnswer) -> None:
        self._looked = answer
        self._tell()

    # ------------------------------------------------------------ what it does

    def _tell(self) -> None:
        emptied(self._told)
        for piece in self._pieces():
            self._told.addWidget(piece)

    def _pieces(self) -> Iterator[QWidget]:
        asked = self._asked
        if self._looked is asked.in_force:
            yield from self._chosen()
            return
        weighed = self._weighed.get(self._looked.id)
        if weighed is None:
            yield wrapped(say("Looking at what it changes …"), "secondary")
        else:
            yield label(say("What “{answer}” changes", answer=self._looked.words), "strong")
            yield self._moved(weighed)
        yield from self._taking()

    def _chosen(self) -> Iterator[QWidget]:
        """By whom the answer in use was chosen, where somebody did."""
        choice = self._asked.at.in_force.get(self._asked.question.id)
        if choice is None:
            yield wrapped(say("This is the school’s first answer."), "secondary")
            return
        told = say(
            "Chosen by {name} on {day}: {reason}",
            name=choice.by,
            day=choice.at[:10],
            reason=choice.why,
        )
        yield wrapped(told, "secondary")

    def _moved(self, weighed: AnswerWeighed) -> QWidget:
        holder, grid = QWidget(), QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setColumnStretch(0, 1)
        for line, moved in enumerate(weighed.moved[:MOST_MOVED]):
            grid.addWidget(wrapped(moved.hand or moved.title), line, 0, _TOP)
            grid.addWidget(label(self._where(moved), "secondary"), line, 1, _TOP)
            words = say("{before} → {after}", before=moved.was, after=moved.now)
            grid.addWidget(label(words, "strong"), line, 2, _RIGHT)
        more = len(weighed.moved) - MOST_MOVED
        if more > 0:
            told = say_count("and {count} more", "and {count} more", count=more)
            grid.addWidget(label(told, "secondary"), MOST_MOVED, 0)
        holder.setLayout(grid)
        return holder

    def _where(self, moved: EdgeMoved) -> str:
        if moved.seat is None or moved.wager is None:
            return ""
        wager = spot(self._asked.rules, moved.wager)
        return say("seat {seat}, {wager}", seat=moved.seat, wager=wager)

    def _taking(self) -> Iterator[QWidget]:
        asked = self._asked
        if not asked.may_choose:
            yield wrapped(say("A supervisor chooses among the answers."), "secondary")
            return
        now, next_ = asked.at.edition, asked.edition_with(self._looked)
        yield wrapped(
            say(
                "It becomes edition {edition} of your school. Running exams keep edition {now}. "
                "Results so far keep the marks that they have.",
                edition=next_,
                now=now,
            ),
            "secondary",
        )
        why = QLineEdit()
        why.setObjectName("answers.why")
        why.setAccessibleName(say("Why you choose it"))
        why.setPlaceholderText(say("Why you choose it"))
        why.setMaxLength(300)
        why.returnPressed.connect(lambda: self.taken.emit(self._looked.id, why.text()))
        keep = Button(say("Keep “{answer}”", answer=asked.in_force.words), "answers.keep")
        keep.clicked.connect(self.closed)
        take = Button(say("Take this answer"), "answers.take", kind="primary")
        take.clicked.connect(why.returnPressed)
        holder = QWidget()
        holder.setLayout(column(why, row(None, keep, take, gap=8), gap=8))
        yield holder
