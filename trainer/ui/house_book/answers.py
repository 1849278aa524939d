"""One question that a document leaves: what it says, the answers, and what each changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QRadioButton,
    QWidget,
)

from trainer.game.pay import Source
from trainer.game.rules import HouseRules, Situation
from trainer.game.wagers import Wager
from trainer.library.chosen_houses import HouseChoices
from trainer.library.house_files.choices import ReadingChoice
from trainer.library.readings_file import ReadingAnswer, ReadingQuestion
from trainer.marking.words import at_seat, spot
from trainer.school.house_book.answer_effects import AnswerEffect, ResultChanged
from trainer.school.house_book.chapters import HouseBook
from trainer.school.words.figure_words import exact_per_cent
from trainer.ui.debrief.sources import SourceTold
from trainer.ui.house_book.sheet import cell, chip, scrolled
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import (
    Button,
    cell_grid,
    column,
    emptied,
    frame,
    hairline,
    label,
    row,
    text_line,
    worn,
    wrapped,
)
from trainer.ui.kit.words_form import Unsent
from trainer.wording import phrase, say, say_count, say_list, say_phrase

MOST_MOVED = 8
CASES = {
    Situation.NOT_QUALIFIED: phrase("dealer out"),
    Situation.HIGHER: phrase("higher"),
    Situation.LOWER: phrase("beaten"),
    Situation.TIE: phrase("tied"),
}
CASE, FIGURE, ROOMY, NARROW, WORDS = 58, 88, 600, 480, 130
"""At the usual type, the widths of the columns, of a pane whose columns stand beside the answers,
of one without room for all columns even below them, and of an answer before it breaks."""
_TOP = Qt.AlignmentFlag.AlignTop
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


class AnswersAsked(Struct, frozen=True):
    """A question at its house, the choices there, and if the person may choose."""

    question: ReadingQuestion
    at: HouseChoices
    rules: HouseRules
    may_choose: bool

    @property
    def in_force(self) -> ReadingAnswer:
        return self.at.answer(self.question)

    def edition_with(self, answer: ReadingAnswer) -> str:
        choice = ReadingChoice(self.rules.house, self.question.id, answer.id, "-", "-", "-")
        return self.at.after((choice,))


class AnswersPane(Unsent):
    """Shows the document's words, the answers, and what changes by the one looked at. Emits its id
    and the reason when it is chosen."""

    taken = Signal(str, str)

    def __init__(self, book: HouseBook, asked: AnswersAsked) -> None:
        super().__init__()
        self.setObjectName(f"answers.{asked.question.id}")
        self._book, self._asked = book, asked
        self._looked = asked.in_force
        self._weighed: dict[str, AnswerEffect] = {}
        self._roomy, self._narrow, self._reason = True, False, ""
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QRadioButton] = {}
        self._rows = column(gap=0)
        self._told = column(gap=6, around=(20, 14, 20, 14))
        self._taking = column(gap=8, around=(20, 12, 20, 14))
        answers, self._changes, self._foot = frame("card"), frame("card"), frame("card")
        answers.setLayout(column(self._rows, gap=0, around=(1, 10, 1, 8)))
        self._changes.setLayout(self._told)
        self._foot.setLayout(self._taking)
        body = QWidget()
        self._cards = column(self._document(), answers, (self._changes, 1), gap=12)
        body.setLayout(self._cards)
        self._pane = column(scrolled(body, "answers.told"), self._foot, gap=12)
        self.setLayout(self._pane)
        self._put_answers()
        self._tell()

    @property
    def is_begun(self) -> bool:
        return self._foot.isVisible() and bool(self._reason.strip())

    def forget(self) -> None:
        self._reason = ""
        self._tell()

    def weigh(self, weighed: Sequence[AnswerEffect]) -> None:
        """Show the edges and the worked rounds, which are known now."""
        focused = self._group.checkedButton()
        had_keyboard = focused is not None and focused.hasFocus()
        self._weighed = {each.answer.id: each for each in weighed}
        self._put_answers()
        self._tell()
        checked = self._group.checkedButton()
        if had_keyboard and checked is not None:
            checked.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        roomy, narrow = self.width() >= scaled(ROOMY), self.width() < scaled(NARROW)
        if (roomy, narrow) != (self._roomy, self._narrow):
            if roomy != self._roomy:
                (self._pane if roomy else self._cards).addWidget(self._foot)
            self._roomy, self._narrow = roomy, narrow
            self._put_answers()
            self._tell()

    def look(self, answer: str) -> None:
        self._buttons[answer].setChecked(True)

    # ------------------------------------------------------------ the document

    def _document(self) -> QFrame:
        asked, card = self._asked, frame("card")
        own = asked.question.id in asked.at.in_force
        words = say("your school's choice") if own else say("school's reading")
        sign = SourceTold(words, f"answers.{asked.question.id}.source", "reading", "")
        head = row((wrapped(asked.question.words, "panel"), 1), gap=12)
        head.addWidget(sign, 0, _TOP)
        grid = cell_grid(14, 0, wide=1)
        for line, said in enumerate(asked.question.document):
            cite = chip(self._book, f"answers.{asked.question.id}.{line}", Source(said.clause))
            if cite is not None:
                grid.addWidget(cite, line, 0, _TOP)
            grid.addWidget(cell(said.words), line, 1, _TOP)
        card.setLayout(column(head, grid, gap=4, around=(20, 14, 20, 10)))
        return card

    # ------------------------------------------------------------- the answers

    def _put_answers(self) -> None:
        emptied(self._rows)
        wagers, judged = self._wagers(), self._judged()
        self._rows.addLayout(self._heads(wagers, judged))
        for answer in self._asked.question.answers:
            made = AnswerRow(self._button(answer), self._words(answer), roomy=self._roomy)
            for text, bold in self._cases(answer, judged):
                made.add(text, CASE, bold=bold, middle=True)
            figures = tuple(self._figures(answer, wagers))
            if self._narrow:
                made.add_below(zip(self._figure_heads(wagers), figures, strict=False))
            else:
                for text in figures:
                    made.add(text, FIGURE, bold=True)
            self._rows.addWidget(made)

    def _heads(self, wagers: tuple[Wager, ...], judged: tuple[Wager, ...]) -> QHBoxLayout:
        """The titles of the columns, and the wagers that the situations' columns are about."""
        rules = self._asked.rules
        title = column(label(say("Answers"), "section"), gap=0)
        if judged:
            title.addWidget(wrapped(say_list([spot(rules, each) for each in judged]), "secondary"))
        line = row((title, 1), gap=4, around=(20, 0, 20, 8))
        if judged:
            for case in (CASES[each] for each in rules.situations):
                line.addWidget(_head(say_phrase(case), CASE, middle=True), 0, _MIDDLE)
        for words in () if self._narrow else self._figure_heads(wagers):
            line.addWidget(_head(words, FIGURE), 0, _MIDDLE)
        return line

    def _figure_heads(self, wagers: tuple[Wager, ...]) -> Iterator[str]:
        yield from (self._edge_head(wager) for wager in wagers)
        if self._weighed:
            yield say("worked rounds changed")

    def _wagers(self) -> tuple[Wager, ...]:
        """The wagers whose edge depends on the answer."""
        edges = [each.edges for each in self._weighed.values()]
        known = edges[0] if edges else {}
        return tuple(wager for wager in known if len({each.get(wager) for each in edges}) > 1)

    def _judged(self) -> tuple[Wager, ...]:
        """The wagers against the dealer's hand that come out otherwise by another answer."""
        outcomes = [each.outcomes for each in self._weighed.values()]
        known = outcomes[0] if outcomes else {}
        return tuple(
            wager for wager in known if len({tuple(each[wager].values()) for each in outcomes}) > 1
        )

    def _edge_head(self, wager: Wager) -> str:
        rules = self._asked.rules
        wagers = (wager, Wager.PLAY) if wager is Wager.ANTE else (wager,)
        return say("edge, {wagers}", wagers=say_list([spot(rules, each) for each in wagers]))

    def _cases(
        self, answer: ReadingAnswer, judged: tuple[Wager, ...]
    ) -> Iterator[tuple[str, bool]]:
        """The outcome in each situation, and if it differs from the present one."""
        if not judged:
            return
        outcomes = self._weighed[answer.id].outcomes[judged[0]]
        now = self._weighed[self._asked.in_force.id].outcomes[judged[0]]
        yield from (
            (outcomes[each], outcomes[each] != now[each]) for each in self._asked.rules.situations
        )

    def _figures(self, answer: ReadingAnswer, wagers: tuple[Wager, ...]) -> Iterator[str]:
        weighed = self._weighed.get(answer.id)
        if weighed is None:
            return
        for wager in wagers:
            yield exact_per_cent(weighed.edges.get(wager))
        if weighed.in_force:
            yield "–"
        else:
            yield say("{count} of {all}", count=weighed.rounds, all=weighed.of)

    def _button(self, answer: ReadingAnswer) -> QRadioButton:
        button = QRadioButton()
        button.setObjectName(f"answers.{self._asked.question.id}.{answer.id}")
        button.setAccessibleName(answer.words)
        button.setAccessibleDescription(answer.because)
        button.setChecked(answer.id == self._looked.id)
        button.toggled.connect(lambda on, each=answer: self._look(each) if on else None)
        self._group.addButton(button)
        self._buttons[answer.id] = button
        return button

    def _words(self, answer: ReadingAnswer) -> QWidget:
        says = wrapped(answer.words, "strong")
        line = row(says, gap=10)
        if answer is self._asked.in_force:
            wide = QFontMetrics(font(14, bold=True)).horizontalAdvance(answer.words) + 2
            says.setMinimumWidth(min(wide, scaled(WORDS)))
            name = f"answers.{self._asked.question.id}.used"
            line.addWidget(SourceTold(say("in use"), name, "house", ""), 0, _TOP)
            line.addStretch(1)
        holder = QWidget()
        holder.setLayout(column(line, wrapped(answer.because, "secondary"), gap=1))
        return holder

    def _look(self, answer: ReadingAnswer) -> None:
        self._looked = answer
        self._tell()

    # ------------------------------------------------------------ what it does

    def _tell(self) -> None:
        """Show all anew, but for the reason that is being written."""
        before = self.findChild(QLineEdit, "answers.why")
        had_keyboard = before is not None and before.hasFocus()
        emptied(self._told)
        emptied(self._taking)
        for piece in self._pieces():
            self._told.addWidget(piece)
        self._told.addStretch(1)
        other = self._looked is not self._asked.in_force
        self._foot.setVisible(other)
        if other:
            for piece in self._foot_pieces():
                self._taking.addWidget(piece)
                if had_keyboard:
                    piece.setFocus(Qt.FocusReason.OtherFocusReason)

    def _pieces(self) -> Iterator[QWidget]:
        asked = self._asked
        if self._looked is asked.in_force:
            yield from self._chosen()
            return
        weighed = self._weighed.get(self._looked.id)
        if weighed is None:
            yield wrapped(say("Looking at what it changes …"), "secondary")
        else:
            yield wrapped(say('What "{answer}" changes', answer=self._looked.words), "section")
            yield self._moved(weighed)

    def _chosen(self) -> Iterator[QWidget]:
        """The person who chose the present answer, if anybody did."""
        choice = self._asked.at.in_force.get(self._asked.question.id)
        if choice is None:
            yield wrapped(say("This is the school's first answer."), "secondary")
            yield wrapped(say("Choose another answer to see what it changes."), "secondary")
            return
        words = say(
            "Chosen by {name} on {day}: {reason}",
            name=choice.by,
            day=choice.at[:10],
            reason=choice.why,
        )
        yield wrapped(words, "secondary")

    def _moved(self, weighed: AnswerEffect) -> QWidget:
        holder, grid = QWidget(), QGridLayout()
        grid.setContentsMargins(0, 2, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(0, 1)
        if self._narrow:
            grid.setColumnStretch(2, 1)
        for line, moved in enumerate(weighed.moved[:MOST_MOVED]):
            grid.addWidget(hairline(), 2 * line, 0, 1, 3)
            grid.addWidget(_padded(wrapped(moved.hand or moved.title)), 2 * line + 1, 0, _TOP)
            where = _padded(label(self._where(moved), "secondary"))
            grid.addWidget(where, 2 * line + 1, 1, _TOP)
            words = say("{before} → {after}", before=moved.was, after=moved.now)
            result = wrapped(words, "strong") if self._narrow else label(words, "strong")
            result.setAlignment(_RIGHT)
            grid.addWidget(_padded(result), 2 * line + 1, 2, _TOP if self._narrow else _RIGHT)
        more = len(weighed.moved) - MOST_MOVED
        if more > 0:
            sentence = say_count("and {count} more", "and {count} more", count=more)
            grid.addWidget(label(sentence, "secondary"), 2 * MOST_MOVED, 0)
        holder.setLayout(grid)
        return holder

    def _where(self, moved: ResultChanged) -> str:
        if moved.seat is None or moved.wager is None:
            return ""
        rules = self._asked.rules
        place, wager = at_seat(rules, moved.seat), spot(rules, moved.wager)
        return say("{place}, {wager}", place=place, wager=wager)

    def _foot_pieces(self) -> Iterator[QWidget]:
        asked = self._asked
        if not asked.may_choose:
            yield wrapped(say("A supervisor chooses among the answers."), "secondary")
            return
        now, next_ = asked.at.edition, asked.edition_with(self._looked)
        yield wrapped(
            say(
                "It becomes edition {edition} of your school. Running exams keep edition {now}. "
                "Earlier results keep their marks.",
                edition=next_,
                now=now,
            ),
            "secondary",
        )
        asks = say("Reason for this answer")
        why = text_line("answers.why", asks, hint=asks, most=300)
        why.setText(self._reason)
        why.textEdited.connect(self._keep_reason)
        why.returnPressed.connect(lambda: self.taken.emit(self._looked.id, why.text()))
        keep = Button(say('Keep "{answer}"', answer=asked.in_force.words), "answers.keep")
        keep.clicked.connect(lambda: self.look(asked.in_force.id))
        take = Button(say("Take this answer"), "answers.take", kind="primary")
        take.clicked.connect(why.returnPressed)
        holder, buttons = QWidget(), row(None, keep, take, gap=8)
        if self._roomy:
            buttons.insertWidget(0, why, 100)
        holder.setLayout(column(*(() if self._roomy else (why,)), buttons, gap=8))
        holder.setFocusProxy(why)
        yield holder

    def _keep_reason(self, reason: str) -> None:
        self._reason = reason


class AnswerRow(Ground):
    """An answer with its columns, on a ground of its own while it is looked at; a press anywhere
    looks at it."""

    def __init__(self, button: QRadioButton, words: QWidget, *, roomy: bool) -> None:
        super().__init__("plain")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._button = button
        button.toggled.connect(self.update)
        self._line, line = row(gap=4), row(gap=4)
        line.addWidget(button, 0, _MIDDLE)
        line.addWidget(words, 1, _MIDDLE)
        if roomy:
            line.addLayout(self._line)
        else:
            self._line.addStretch(1)
        below = () if roomy else (self._line,)
        self._lines = column(line, *below, gap=4, around=(20, 9, 20, 9))
        self.setLayout(self._lines)

    def add(self, text: str, wide: int, *, bold: bool, middle: bool = False) -> None:
        """Add a column of that width at the usual type."""
        cell = _head(text, wide, middle=middle, role="strong" if bold else "dense")
        self._line.addWidget(cell, 0, _MIDDLE)

    def add_below(self, figures: Iterable[tuple[str, str]]) -> None:
        """Add a line for each figure, with its title: there is no room for columns."""
        for title, figure in figures:
            self._lines.addLayout(
                row(None, label(title, "caption"), label(figure, "strong"), gap=8)
            )

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.rect().contains(event.position().toPoint()):
            self._button.setFocus(Qt.FocusReason.MouseFocusReason)
            self._button.click()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter, box = worn(), QPainter(self), QRectF(self.rect())
        if self._button.isChecked():
            painter.fillRect(box, QColor(theme.house_says_ground))
            painter.fillRect(QRectF(0, 0, 4, box.height()), QColor(theme.accent))
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.drawLine(0, 0, self.width(), 0)
        painter.end()


def _head(text: str, wide: int, *, middle: bool = False, role: str = "caption") -> QLabel:
    """A text of one column, so wide at the usual type."""
    caption = wrapped(text, role)
    side = Qt.AlignmentFlag.AlignHCenter if middle else Qt.AlignmentFlag.AlignRight
    caption.setAlignment(side | _MIDDLE)
    caption.setFixedWidth(scaled(wide))
    return caption


def _padded(text: QLabel) -> QLabel:
    text.setContentsMargins(0, 5, 0, 5)
    return text
