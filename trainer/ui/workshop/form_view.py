"""The forms of a draft as widgets: sections that fold, lines, choices, pay tables."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from trainer.library.readings_file import ReadingQuestion
from trainer.school.workshop.advice import Question, per_cent
from trainer.school.workshop.form_pieces import Choice, FormPiece, Line, PaidRow, PaidTable, Section
from trainer.ui.flow import Flow
from trainer.ui.heard.announcing import announce
from trainer.ui.line_button import LineButton, LineCell
from trainer.ui.people.fields import Trouble
from trainer.ui.row_table import DropDown
from trainer.ui.theme import scaled
from trainer.ui.widgets import Button, column, emptied, frame, hairline, label, row, wrapped
from trainer.ui.workshop.reading_form import ReadingForm
from trainer.wording import say, say_count, say_figure, say_list

FIELD_WIDE = 72


class FormView(QScrollArea):
    """Shows sections, one of them open. Emits a piece with what was written or chosen for it, a
    row of a table that shall go, a hand that shall have one, a usual table, a section whose clause
    is asked for, a question that is answered, and the id of a reading that is taken back or
    gets one more answer."""

    written = Signal(object, str)
    row_written = Signal(object, str)
    row_removed = Signal(object)
    row_added = Signal(object, object)
    preset_taken = Signal(object, object)
    opened = Signal(object)
    meant = Signal(object)
    taken_back = Signal(str)
    answer_added = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("workshop.form")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.trouble = Trouble("workshop.trouble")
        self.notice = Notice()
        self.reading = ReadingForm()
        self._list = QVBoxLayout()
        self._list.setSpacing(0)
        self._open = ""
        self._sections: tuple[Section, ...] = ()
        self._questions: tuple[Question, ...] = ()
        self._fields: dict[str, QWidget] = {}
        card = frame("card")
        around = (self.reading.top, self._list, self.reading.bottom, None)
        card.setLayout(column(*around, gap=4, around=(16, 8, 16, 12)))
        self.setWidget(card)

    @property
    def section(self) -> Section | None:
        """The section that is open."""
        return next((each for each in self._sections if each.key == self._open), None)

    @property
    def question_names(self) -> tuple[str, ...]:
        """The names of the buttons that answer the questions in sight."""
        opened = [each for each in self._questions if each.place[:1] == (self._open,)]
        return tuple(f"workshop.meant.{each.key}" for each in opened)

    def present(
        self, sections: Sequence[Section], questions: Sequence[Question] = (), open_: str = ""
    ) -> None:
        """These sections; the one of that key is open, else the one that was."""
        focused, seen = self._focused(), self.verticalScrollBar().value()
        self._sections, self._questions = tuple(sections), tuple(questions)
        self._open = open_ or self._open
        self._fields.clear()
        emptied(self._list)
        for each in self._sections:
            if not self.reading.is_open:
                self._list.addWidget(self._head(each))
            if each.key == self._open:
                body = self._body(each)
                self._list.addWidget(body)
                if self.reading.is_open:
                    self.reading.take_between(body)
        self.widget().layout().activate()  # type: ignore[union-attr]
        self.verticalScrollBar().setValue(seen)
        self._take_focus(focused)

    def fold(self) -> None:
        """No section is open."""
        self._open = ""

    def open(self, key: str) -> None:
        """That section is open, and the keyboard in its first field."""
        self._open = "" if key == self._open else key
        self.clear()
        self.present(self._sections, self._questions)
        section = self.section
        if section is not None:
            self._take_focus(next((each.objectName() for each in self._fields.values()), ""))
            self.opened.emit(section)

    def clear(self) -> None:
        """Nothing is told of a change."""
        self.trouble.clear()
        self.notice.clear()

    def refuse(self, problems: Sequence[str]) -> None:
        """Tell why the change was refused; the field has its former value."""
        self.trouble.tell(problems)

    # ----------------------------------------------------------------- focus

    def _focused(self) -> str:
        """The name of what has the keyboard in here, empty where it is elsewhere."""
        focused = self.window().focusWidget()
        return focused.objectName() if self.isAncestorOf(focused) else ""

    def _take_focus(self, name: str) -> None:
        """Give the keyboard back to the field of that name, or to the open section where the field
        is gone or off."""
        named = [each for each in self._here(name) if each.isEnabled()] if name else []
        found = named or (self._here(f"workshop.section.{self._open}") if name else [])
        for field in found[:1]:
            field.setFocus(Qt.FocusReason.OtherFocusReason)
            if isinstance(field, QLineEdit):
                field.selectAll()

    def _here(self, name: str) -> list[QWidget]:
        """The widgets of that name: one that is about to go has no parent any more."""
        return [*self.findChildren(QWidget, name)]

    # ---------------------------------------------------------------- pieces

    def _head(self, section: Section) -> QWidget:
        clause = section.clause if not section.reading else say("reading")
        asked = any(each.place[:1] == (section.key,) for each in self._questions)
        cells = (
            LineCell(f"{section.title}  ?" if asked else section.title, 0.33, bold=True),
            LineCell(section.says, 0.42, quiet=True),
            LineCell(clause, 0.25, right=True),
            LineCell("▾" if section.key == self._open else "▸", 20, quiet=True, right=True),
        )
        spoken = f"{section.title}: {section.says}"
        head = LineButton(cells, f"workshop.section.{section.key}", spoken)
        head.clicked.connect(partial(self.open, section.key))
        return head

    def _body(self, section: Section) -> QWidget:
        body = frame("plain")
        made = column(gap=8, around=(4, 8, 4, 12))
        for piece in section.pieces:
            made.addWidget(self._piece(piece))
        for question in self._questions:
            if question.place[:1] == (section.key,):
                made.addWidget(self._question(question))
        for asked in section.asked:
            made.addWidget(self._asked(asked))
        made.addWidget(hairline())
        body.setLayout(made)
        return body

    def _piece(self, piece: FormPiece) -> QWidget:
        match piece:
            case Line():
                return self._line(piece)
            case Choice():
                return self._choice(piece)
            case PaidTable():
                return self._table(piece)

    def _named(self, name: str, field: QWidget, unit: str = "") -> QWidget:
        around = frame("plain")
        words = wrapped(name, "secondary")
        words.setFixedWidth(scaled(210))
        pieces: list[QWidget] = [words, field]
        around.setLayout(row(*pieces, *([label(unit, "secondary")] if unit else []), gap=10))
        return around

    def _line(self, piece: Line) -> QWidget:
        field = _Written(piece.value)
        field.setObjectName(f"workshop.{piece.key}")
        field.setAccessibleName(piece.name)
        field.setMaxLength(400)
        field.editingFinished.connect(partial(self._finished, piece, field))
        self._fields[piece.key] = field
        return self._named(piece.name, field, piece.unit)

    def _finished(self, piece: Line, field: QLineEdit) -> None:
        if field.text() != piece.value:
            self.trouble.clear()
            self.written.emit(piece, field.text())

    def _choice(self, piece: Choice) -> QWidget:
        field = DropDown()
        field.setObjectName(f"workshop.{piece.key}")
        field.setAccessibleName(piece.name)
        field.addItems([words for _, words in piece.options])
        values = [value for value, _ in piece.options]
        field.setCurrentIndex(values.index(piece.value) if piece.value in values else -1)
        field.activated.connect(lambda at: self.written.emit(piece, values[at]))
        self._fields[piece.key] = field
        return self._named(piece.name, field)

    def _question(self, question: Question) -> QWidget:
        well = frame("well")
        meant = Button(say("It is meant"), f"workshop.meant.{question.key}")
        meant.clicked.connect(partial(self.meant.emit, question))
        line = row(label("?", "strong"), wrapped(question.asks), meant, gap=10, around=10)
        line.setStretch(1, 1)
        well.setLayout(line)
        return well

    def _asked(self, asked: ReadingQuestion) -> QWidget:
        """A reading that decides something here, to be taken back."""
        well = frame("well")
        others = [each.words for each in asked.answers if each.id != asked.taken]
        words = column(
            wrapped(f"◌ {asked.words}", "strong"),
            wrapped(say("The house's answer: {answer}", answer=asked.answer(asked.taken).words)),
            wrapped(say("The other answer: {answer}", answer=say_list(others, "or")), "secondary"),
            gap=2,
        )
        back = Button(say("Take back"), f"workshop.reading.{asked.id}.back", kind="quiet")
        back.setAccessibleName(say('Take back the reading "{question}"', question=asked.words))
        back.clicked.connect(partial(self.taken_back.emit, asked.id))
        more = Button(say("Another answer…"), f"workshop.reading.{asked.id}.more", kind="quiet")
        more.setAccessibleName(say('Another answer to "{question}"', question=asked.words))
        more.clicked.connect(partial(self.answer_added.emit, asked.id))
        line = row(words, column(more, back, None, gap=4), gap=10, around=10)
        line.setStretch(0, 1)
        well.setLayout(line)
        return well

    # ---------------------------------------------------------------- tables

    def _table(self, table: PaidTable) -> QWidget:
        around = frame("plain")
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        heads = (say("Hand"), say("Pays"), "", say("One hand in"), say("Returns"))
        for at, words in enumerate(heads):
            grid.addWidget(label(words, "caption"), 0, at)
        for at, each in enumerate(table.rows, start=1):
            self._row(grid, at, each)
        around.setLayout(column(self._presets(table), grid, self._more(table), gap=10))
        return around

    def _row(self, grid: QGridLayout, at: int, paid: PaidRow) -> None:
        field = _Written(paid.pays, figures=True)
        key = ".".join(map(str, paid.place))
        field.setObjectName(f"workshop.{key}")
        field.setAccessibleName(say("{hand} pays", hand=paid.name))
        field.setFixedWidth(scaled(FIELD_WIDE))
        field.setMaxLength(12)
        field.setAlignment(Qt.AlignmentFlag.AlignRight)
        field.editingFinished.connect(partial(self._row_finished, paid, field))
        self._fields[key] = field
        away = Button(say("Delete"), f"workshop.{key}.remove", kind="link")
        away.setAccessibleName(say("Delete {hand}", hand=paid.name))
        away.clicked.connect(partial(self.row_removed.emit, paid))
        one_in = "–" if paid.one_in is None else _short(float(paid.one_in))
        returns = "–" if paid.returns is None else per_cent(paid.returns)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        cells: tuple[QWidget, ...] = (
            wrapped(paid.name), field, label(paid.unit, "secondary"), label(one_in),
            label(returns), away,
        )  # fmt: skip
        for place, cell in enumerate(cells):
            grid.addWidget(cell, at, place, right if place in (3, 4) else Qt.AlignmentFlag(0))

    def _row_finished(self, paid: PaidRow, field: QLineEdit) -> None:
        if field.text() != paid.pays:
            self.trouble.clear()
            self.row_written.emit(paid, field.text())

    def _presets(self, table: PaidTable) -> QWidget:
        around = frame("plain")
        line = Flow(gap=8)
        paid = "-".join(each.pays for each in table.rows)
        for preset in table.presets:
            edge = table.edges.get(preset.name)
            words = preset.name if edge is None else f"{preset.name}   {per_cent(edge)}"
            button = Button(words, f"workshop.preset.{table.key}.{preset.name}")
            button.setEnabled(preset.name != paid)
            button.clicked.connect(partial(self.preset_taken.emit, table, preset))
            line.addWidget(button)
        around.setLayout(line)
        if not table.presets:
            around.hide()
        return around

    def _more(self, table: PaidTable) -> QWidget:
        box = DropDown()
        box.setObjectName(f"workshop.more.{table.key}")
        box.setAccessibleName(say("Add a hand"))
        count = len(table.more)
        box.addItem(say_count("Add a hand ({count})", "Add a hand ({count})", count=count))
        box.addItems([words for _, words in table.more])
        box.activated.connect(
            lambda at: self.row_added.emit(table, table.more[at - 1][0]) if at else None
        )
        box.setEnabled(bool(table.more))
        around = frame("plain")
        around.setLayout(row(box, None, gap=8))
        return around


class Notice(QLabel):
    """The consequences of a change, said aloud too. Takes no room where there are none."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("workshop.notice")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.hide()

    def tell(self, sentences: Sequence[str]) -> None:
        """These are told, beside what is told already."""
        text = "\n".join(sentences)
        if text:
            self.setText(text)
            self.show()
            announce(self, text)

    def clear(self) -> None:
        super().clear()
        self.hide()


class _Written(QLineEdit):
    """A line in which nothing was written leaves undoing and doing again to the page, and one for
    ``figures`` its letters too."""

    def __init__(self, text: str, *, figures: bool = False) -> None:
        super().__init__(text)
        self._figures = figures

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Z and Ctrl+Y are the page's while the line is as it was."""
        keys = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
        undone = not self.isModified() and any(event.matches(each) for each in keys)
        if undone or (self._figures and event.text().isalpha()):
            event.ignore()
        else:
            super().keyPressEvent(event)


def _short(number: float) -> str:
    """``425``, ``30.7``, ``5.90``: three figures, as many as one reads at a glance."""
    if number >= 100:
        return f"{number:,.0f}"
    return say_figure(f"{number:.1f}" if number >= 10 else f"{number:.2f}")
