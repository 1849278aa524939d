"""A row of choices: a step of the round, its answers side by side, its sentence, its order."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QFrame, QSizePolicy, QWidget

from trainer.school.workshop.form_pieces import Choice, Line, Section
from trainer.ui.kit.flow import Flow
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import frame, row, tip, worn, wrapped
from trainer.ui.workshop.sentence_tag import Tag, draw_tag, tag_words
from trainer.wording import say

NAME, TAG, INDENT, HIGH, EDGE = 176, 128, 18, 44, 12
ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)
_WRAPPED = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)


class ChoiceRow(QFrame):
    """One row; the chosen one is washed. Emits that it is chosen, and a choice with the answer
    that was given."""

    chosen = Signal()
    answered = Signal(object, str)

    def __init__(self, section: Section, *, chosen: bool, order_wide: int) -> None:
        super().__init__()
        self.section, self._chosen = section, chosen
        self.look = look_of(section, chosen=chosen, order_wide=order_wide)
        self._bars: dict[str, Segments] = {}
        self.setProperty("kind", "plain")
        self.head = _Name(section)
        self.head.clicked.connect(self.chosen)
        answers = frame("plain")
        cited = (section.key, *(".".join(map(str, each)) for each in section.also))
        own = (
            f"{section.key}.reading",
            f"{section.key}.beside",
            *(f"{each}.rule" for each in cited),
        )
        shown: list[QWidget] = [self._bar(each) for each in section.answers]
        if any(isinstance(each, Line) and each.key not in own for each in section.pieces):
            shown.append(wrapped(section.says, "dense"))
        # A flow gives words alone their narrowest width: five wagers were six lines.
        answers.setLayout(Flow(8, *shown) if section.answers else row(*shown))
        order: QWidget = QWidget() if section.order is None else self._bar(section.order)
        order.setFixedWidth(order_wide)
        line = row(
            self.head, answers, _TagPlace(section), order, gap=EDGE, around=(EDGE, 5, EDGE, 6)
        )
        line.setStretch(1, 1)
        for piece in (answers, order):
            line.setAlignment(piece, Qt.AlignmentFlag.AlignVCenter)
        self.setLayout(line)
        self.setMinimumHeight(scaled(HIGH))

    def _bar(self, choice: Choice) -> Segments:
        spoken = self.section.title
        if choice.name != self.section.name:
            own = choice.name[:1].lower() + choice.name[1:]
            spoken = say("{what}, {after}", what=spoken, after=own)
        bar = Segments(f"workshop.{choice.key}", spoken, choice.options, joined=True)
        bar.show_chosen(choice.value)
        bar.leave_to_page(Qt.Key.Key_Up, Qt.Key.Key_Down)
        bar.chosen.connect(lambda value: self._answered(choice.key, str(value)))
        self._bars[choice.key] = bar
        return bar

    def hold(self, section: Section) -> None:
        """It is the row of this section, which looks the same."""
        self.section = section
        for choice in self._choices:
            self._bars[choice.key].show_chosen(choice.value)

    @property
    def _choices(self) -> tuple[Choice, ...]:
        order = self.section.order
        return (*self.section.answers, *([order] if order is not None else []))

    def _answered(self, key: str, value: str) -> None:
        self.answered.emit(next(each for each in self._choices if each.key == key), value)

    def answer(self, by: int) -> None:
        if self.section.answers:
            self._next(self.section.answers[0], by)

    def turn_order(self) -> None:
        """Strict becomes any order, and any order strict."""
        if self.section.order is not None:
            order = self.section.order
            at = [value for value, _ in order.options].index(order.value)
            self._next(order, -1 if at else 1)

    def _next(self, choice: Choice, by: int) -> None:
        values = [value for value, _ in choice.options]
        at = (values.index(choice.value) if choice.value in values else -1) + by
        if 0 <= at < len(values):
            self.answered.emit(choice, values[at])

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme, box = worn(), QRectF(self.rect())
        if self._chosen:
            painter.fillRect(box.adjusted(0, 0, 0, -1), QColor(theme.here_wash))
            painter.fillRect(QRectF(0, 0, 4, box.height() - 1), QColor(theme.here_edge))
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        painter.end()


def look_of(section: Section, *, chosen: bool, order_wide: int) -> tuple[object, ...]:
    order = section.order
    choices = (*section.answers, *([order] if order is not None else []))
    shown = tuple((each.key, each.name, each.value, each.options) for each in choices)
    words = section.name, section.title, section.says, section.clause, section.sentence
    # Rows of one look need not be made anew.
    return (
        section.key, words, section.tied, section.assumed, section.reading, section.of, shown,
        order is None, chosen, order_wide,
    )  # fmt: skip


def order_width(choice: Choice) -> int:
    """The width of its answers beside one another."""
    return Segments("", "", choice.options, joined=True).wide


class _Name(Painted, QAbstractButton):
    """The name of the row, which the keys come to."""

    def __init__(self, section: Section) -> None:
        super().__init__()
        self._indent = scaled(INDENT) if section.of else 0
        self._type = font(13 if section.of else 14, bold=not section.of)
        self.setText(section.name)
        self.setObjectName(f"workshop.section.{section.key}")
        self.setAccessibleName(say("{name}: {value}", name=section.title, value=section.says))
        self.setAccessibleDescription(tag_words(section))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedWidth(scaled(NAME))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        room = QRect(0, 0, scaled(NAME) - self._indent - 6, 400)
        words = QFontMetrics(self._type).boundingRect(room, _WRAPPED, self.text())
        return QSize(scaled(NAME), max(scaled(30), words.height() + 4))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows are the form's: they go to another row or another answer."""
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paint(self, painter: QPainter) -> None:
        theme = worn()
        painter.setFont(self._type)
        painter.setPen(QColor(theme.text))
        room = self.rect().adjusted(self._indent + 3, 0, -3, 0)
        painter.drawText(room, _WRAPPED, self.text())
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.here_edge), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 5, 5)


class _TagPlace(QWidget):
    """Shows the tag of a section."""

    def __init__(self, section: Section) -> None:
        super().__init__()
        self._tag = Tag.of(section)
        self.setFixedWidth(scaled(TAG))
        self.setToolTip(tip(section.clause))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._tag is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_tag(painter, self._tag, QRectF(self.rect()))
            painter.end()
