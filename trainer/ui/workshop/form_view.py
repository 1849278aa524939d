"""The forms of a draft as widgets: sections that fold, lines, choices, pay tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from trainer.library.readings_file import ReadingQuestion
from trainer.marking.words import paragraph
from trainer.school.workshop.advice import Question
from trainer.school.workshop.form_pieces import Choice, FormPiece, Line, PaidRow, PaidTable, Section
from trainer.ui.kit.drop_down import DropDown
from trainer.ui.kit.form_dialog import Trouble
from trainer.ui.kit.grounds import ScrollArea
from trainer.ui.kit.screen_reader import announce
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import (
    Button,
    Elided,
    column,
    emptied,
    frame,
    hairline,
    label,
    row,
    wrapped,
)
from trainer.ui.workshop.choice_row import EDGE, NAME, TAG, ChoiceRow, look_of, order_width
from trainer.ui.workshop.pay_table_editor import PayTableEditor
from trainer.ui.workshop.reading_form import ReadingForm
from trainer.ui.workshop.section_head import SectionHead
from trainer.ui.workshop.text_field import TextField
from trainer.wording import say, say_list

NAMES_WIDE = 210


class FormView(ScrollArea):
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
    taken = Signal(object)
    taken_back = Signal(str)
    answer_added = Signal(str)

    def __init__(self) -> None:
        super().__init__("workshop.form")
        self.trouble = Trouble("workshop.trouble")
        self.notice = Notice()
        self.reading = ReadingForm()
        self._list = QVBoxLayout()
        self._list.setSpacing(0)
        self._open = ""
        self._sections: tuple[Section, ...] = ()
        self._questions: tuple[Question, ...] = ()
        self._fields: dict[str, QWidget] = {}
        self._body_shown: QWidget | None = None
        self._order_wide = 0
        self._names_wide = NAMES_WIDE
        card = frame("card")
        around = (self.reading, self._list, self.reading.bottom, None)
        card.setLayout(column(*around, gap=4, around=(16, 8, 16, 12)))
        self.setWidget(card)

    @property
    def section(self) -> Section | None:
        return next((each for each in self._sections if each.key == self._open), None)

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(each.key for each in self._sections)

    def present(
        self, sections: Sequence[Section], questions: Sequence[Question] = (), open_: str = ""
    ) -> None:
        """These sections; the one of that key is open, else the one that was."""
        focused, seen = self._focused(), self.verticalScrollBar().value()
        self._sections, self._questions = tuple(sections), tuple(questions)
        self._open = open_ or self._open
        self._fields.clear()
        self._body_shown = None
        self._order_wide = self._width_of_order()
        kept = self._take_rows()
        emptied(self._list)
        if not self.reading.is_open and any(each.name for each in self._sections):
            self._list.addWidget(self._columns())
        for each in self._in_sight:
            if not self.reading.is_open:
                if each.above:
                    self._list.addWidget(_list_head(each.above))
                self._list.addWidget(self._head(each, kept))
            if each.key == self._open:
                body = self._body_shown = self._body(each)
                self._list.addWidget(body)
                if self.reading.is_open:
                    self.reading.take_between(body)
        for row_ in kept.values():
            row_.hide()
            row_.setParent(None)
            row_.deleteLater()
        self._order_tabs()
        self.widget().layout().activate()  # type: ignore[union-attr]
        for at in range(self._list.count()):  # Qt shows them later, and focuses none before
            item = self._list.itemAt(at)
            shown = None if item is None else item.widget()
            assert shown is not None, "the list holds widgets alone"
            inner = shown.layout()
            shown.setVisible(inner is None or inner.count() > 0)
        self.verticalScrollBar().setValue(seen)
        self._take_focus(focused)

    @property
    def _in_sight(self) -> tuple[Section, ...]:
        """All sections but those that say more of a step which is not chosen."""
        opened = self.section
        around = {opened.key, opened.of} if opened is not None else set()
        return tuple(each for each in self._sections if not each.of or each.of in around)

    @property
    def next_open(self) -> str:
        """The key of the next section that no sentence gives or at which something is asked, empty
        where there is none."""
        keys, asked = [*self.keys], {each.place[0] for each in self._questions}
        at = keys.index(self._open) + 1 if self._open in keys else 0
        later = (*self._sections[at:], *self._sections[:at])
        return next((each.key for each in later if not each.tied or each.key in asked), "")

    def fold(self) -> None:
        """No section is open, and the first one is in sight."""
        self._open = ""
        self.verticalScrollBar().setValue(0)

    def open(self, key: str) -> None:
        """That section is open, and the keyboard in its first field."""
        self._open = "" if key == self._open else key
        self.clear()
        self.present(self._sections, self._questions)
        section = self.section
        if section is not None:
            first = next((each.objectName() for each in self._fields.values()), "")
            self._take_focus(f"workshop.section.{key}" if section.name else first)
            self._bring_into_sight_later(f"workshop.section.{key}")
            self.opened.emit(section)

    def close_unless(self, title: str) -> None:
        """No section is open, unless it is the one of that title."""
        # Another has the key of one that was taken out.
        if self.section is not None and self.section.title != title:
            self.open(self.section.key)

    def choose(self, key: str) -> None:
        """That row is chosen; the keyboard stays where it is."""
        if key != self._open and any(each.key == key for each in self._sections):
            self.clear()
            self.present(self._sections, self._questions, key)
            self._bring_into_sight_later(f"workshop.section.{key}")
            section = self.section
            assert section is not None, "it is one of them"
            self.opened.emit(section)

    def _bring_into_sight_later(self, name: str) -> None:
        """The area learns of its new height after what is done now."""
        QTimer.singleShot(0, self, partial(self._bring_into_sight, name))

    def _bring_into_sight(self, name: str) -> None:
        """The open section is in sight, with its first piece and half a screen of the others at
        least; the rows above stay there as far as there is room."""
        for head in self._here(name)[:1]:
            self.widget().layout().activate()  # type: ignore[union-attr]
            QApplication.sendPostedEvents(self.widget(), QEvent.Type.LayoutRequest)
            body, bar = self._body_shown, self.verticalScrollBar()
            if isinstance(head, SectionHead) and body is not None:
                first = body.layout().itemAt(0)  # type: ignore[union-attr]
                foot = body.geometry().bottom()
                half = self.viewport().height() // 2
                if body.height() > half and first is not None:
                    # the table, not all below it
                    foot = body.y() + max(first.geometry().bottom(), half)
                below = foot + 8 - self.viewport().height()
                if below > bar.value():
                    bar.setValue(min(head.geometry().top() - 4, below))
            self.ensureWidgetVisible(head, 0, 4 if isinstance(head, SectionHead) else scaled(70))

    @property
    def row_keys(self) -> dict[int, Callable[[], None]]:
        """The keys of the rows of choices: Up and Down go to another one, Left and Right to
        another answer, S to the other order; none where there are no rows."""
        if self.reading.is_open or not any(each.name for each in self._sections):
            return {}
        return {
            Qt.Key.Key_Up: lambda: self._go_on(-1),
            Qt.Key.Key_Down: lambda: self._go_on(1),
            Qt.Key.Key_Left: lambda: self._with_row(lambda each: each.answer(-1)),
            Qt.Key.Key_Right: lambda: self._with_row(lambda each: each.answer(1)),
            Qt.Key.Key_S: lambda: self._with_row(ChoiceRow.turn_order),
        }

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._bring_into_sight_later(f"workshop.section.{self._open}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the rows come to the page, which knows them wherever the keyboard is."""
        if event.key() in self.row_keys:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _with_row(self, act: Callable[[ChoiceRow], None]) -> None:
        for each in self.findChildren(ChoiceRow):
            if each.section.key == self._open:
                act(each)
                return

    def _go_on(self, by: int) -> None:
        """The row so many further is chosen."""
        keys = [each.key for each in self._in_sight]
        at = keys.index(self._open) + by if self._open in keys else 0
        if 0 <= at < len(keys):
            self.open_row(keys[at])

    def open_row(self, key: str) -> None:
        """That row is chosen, and has the keyboard."""
        self._open = ""
        self.open(key)

    def go_to(self, key: str, field: str = "") -> None:
        """That section is open, and the keyboard in that field."""
        if key != self._open:
            self.open(key)
        if field:
            self._take_focus(f"workshop.{field}")

    def clear(self) -> None:
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
        # One that is about to go has no parent any more.
        return [*self.findChildren(QWidget, name)]

    # ---------------------------------------------------------------- pieces

    def _order_tabs(self) -> None:
        """Tab goes down the rows, those that were there before and new ones alike. The list of a
        field that drops down is a window of its own."""
        items = (self._list.itemAt(at) for at in range(self._list.count()))
        widgets = [each.widget() for each in items if each is not None]
        if not any(isinstance(each, ChoiceRow) for each in widgets):
            return
        inner = (each for one in widgets if one is not None for each in one.findChildren(QWidget))
        here = (each for each in inner if each.window() is self.window())
        stops = [each for each in here if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
        for one, following in pairwise(stops):
            QWidget.setTabOrder(one, following)

    def _take_rows(self) -> dict[tuple[object, ...], ChoiceRow]:
        """The rows by their looks, out of the list but not gone."""
        # To make one takes milliseconds.
        items = (self._list.itemAt(at) for at in range(self._list.count()))
        widgets = [each.widget() for each in items if each is not None]
        rows = {each.look: each for each in widgets if isinstance(each, ChoiceRow)}
        for each in rows.values():
            self._list.removeWidget(each)
        return rows

    def _head(self, section: Section, kept: dict[tuple[object, ...], ChoiceRow]) -> QWidget:
        if section.name:
            return self._row_of(section, kept)
        asked = any(each.place[:1] == (section.key,) for each in self._questions)
        head = SectionHead(section, opened=section.key == self._open, asked=asked)
        head.clicked.connect(partial(self.open, section.key))
        return head

    def _row_of(self, section: Section, kept: dict[tuple[object, ...], ChoiceRow]) -> QWidget:
        chosen, wide = section.key == self._open, self._order_wide
        row_ = kept.pop(look_of(section, chosen=chosen, order_wide=wide), None)
        if row_ is not None:
            row_.hold(section)
            return row_
        made = ChoiceRow(section, chosen=chosen, order_wide=wide)
        made.chosen.connect(partial(self.open_row, section.key))
        made.answered.connect(partial(self._answered, section.key))
        return made

    def _answered(self, key: str, choice: Choice, value: str) -> None:
        """The row that is answered is the chosen one."""
        was_open, self._open = self._open == key, key
        self.clear()
        self.written.emit(choice, value)
        if self.section is not None and not was_open:
            self.opened.emit(self.section)

    def _width_of_order(self) -> int:
        """The width of the last column: that of its widest answers."""
        found = next((each.order for each in self._sections if each.order is not None), None)
        return 0 if found is None else order_width(found)

    def _columns(self) -> QWidget:
        around = frame("plain")
        order = label(say("Order is marked"), "caption")
        order.setFixedWidth(self._order_wide)
        sentence = label(say("Sentence"), "caption")
        sentence.setFixedWidth(scaled(TAG))
        title = label(say("Choices"), "section")
        title.setContentsMargins(3, 0, 0, 0)  # in line with the names below
        around.setLayout(row(title, None, sentence, order, gap=EDGE, around=(EDGE, 4, EDGE, 4)))
        return around

    def _body(self, section: Section) -> QWidget:
        body = frame("plain")
        of_row = bool(section.name)
        self._names_wide = NAME if of_row else NAMES_WIDE
        made = column(gap=8, around=(EDGE, 6, EDGE, 8) if of_row else (4, 8, 4, 12))
        shown = () if self.reading.is_open else (*section.answers, section.order)
        rows = {each.place for table in section.pieces if isinstance(table, PaidTable)
                for each in table.rows}  # fmt: skip
        for question in self._questions:  # above the fields, of which there may be a screenful
            if question.place[:1] == (section.key,) and question.place not in rows:
                made.addWidget(self._question(question))
        for piece in section.pieces:
            if piece not in shown:
                made.addWidget(self._piece(piece))
        for asked in section.asked:
            made.addWidget(self._asked(asked))
        if not section.name:
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
                return self._pay_table(piece)

    def _named(self, name: str, field: QWidget, unit: str = "") -> QWidget:
        around = frame("plain")
        words = wrapped(name, "secondary")
        words.setFixedWidth(scaled(self._names_wide))
        pieces: list[QWidget] = [words, field]
        around.setLayout(row(*pieces, *([label(unit, "secondary")] if unit else []), gap=10))
        return around

    def _line(self, piece: Line) -> QWidget:
        field = TextField(piece.value)
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
        field = DropDown(f"workshop.{piece.key}", piece.name)
        field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        field.addItems([words for _, words in piece.options])
        values = [value for value, _ in piece.options]
        field.setCurrentIndex(values.index(piece.value) if piece.value in values else -1)
        field.activated.connect(lambda at: self.written.emit(piece, values[at]))
        self._fields[piece.key] = field
        return self._named(piece.name, field)

    def _pay_table(self, table: PaidTable) -> QWidget:
        def questions_of(paid: PaidRow) -> list[QWidget]:
            asked = (each for each in self._questions if each.place == paid.place)
            return [self._question(each) for each in asked]

        editor = PayTableEditor(table, questions_of)
        editor.row_written.connect(self.row_written)
        editor.row_removed.connect(self.row_removed)
        editor.row_added.connect(self.row_added)
        editor.preset_taken.connect(self.preset_taken)
        self._fields |= editor.fields
        return editor

    def _question(self, question: Question) -> QWidget:
        well = frame("well")
        meant = Button(say("It is meant"), f"workshop.meant.{question.key}")
        meant.clicked.connect(partial(self.meant.emit, question))
        answers = [meant]
        if question.take is not None:
            take = Button(say("As the document says"), f"workshop.take.{question.key}")
            take.clicked.connect(partial(self.taken.emit, question))
            answers.insert(0, take)
        line = row(label("?", "strong"), wrapped(question.asks), *answers, gap=10, around=10)
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


class Notice(Elided):
    """The consequences of a change, said aloud too. It has two lines of the foot, where it moves
    nothing; ``told`` hears that something is told, or no longer."""

    told = Signal()

    def __init__(self) -> None:
        super().__init__("", "caption", name="workshop.notice", lines=2)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.hide()

    def tell(self, sentences: Sequence[str]) -> None:
        text = paragraph(*sentences)
        if text:
            self.setText(text)
            self.show()
            self.told.emit()
            announce(self, text)

    def clear(self) -> None:
        super().clear()
        self.hide()
        self.told.emit()


def _list_head(says: str) -> QLabel:
    told = wrapped(says, "secondary")
    told.setContentsMargins(scaled(EDGE), 14, scaled(EDGE), 4)
    return told
