"""The list of the rounds of a proof: a sign, a number, a name in a few lines, what is new."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from msgspec import Struct
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPen,
    QResizeEvent,
    QTextLayout,
)
from PySide6.QtWidgets import (
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import tip, worn
from trainer.wording import Phrase, phrase, say, say_count, say_phrase

EDGE, SIGN, GAP, LINES = 10, 16, 8, 4


class RoundState(Enum):
    """The author's progress with a round."""

    OPEN = phrase("to confirm")
    CONFIRMED = phrase("confirmed")
    WRONG = phrase("wrong")

    @property
    def words(self) -> str:
        told: Phrase = self.value
        return say_phrase(told)


class RoundListed(Struct, frozen=True):
    """A row: the name of the round, how many rules it is the first to prove, and its state;
    ``told`` is the name in the reader's language."""

    name: str
    new: int
    state: RoundState
    told: str


class RoundsList(QListWidget):
    """Shows the rounds. Keys that move by a screen or to an end are its own, all others are the
    page's."""

    OWN = frozenset({Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown})

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("workshop.rounds")
        self.setAccessibleName(say("Rounds of the proof"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setItemDelegate(_RoundRow(self))
        self._rows: tuple[RoundListed, ...] = ()

    def present(self, rows: Sequence[RoundListed]) -> None:
        """These rows; the chosen one and what is in sight stay where the count stays."""
        at, seen = self.currentRow(), self.verticalScrollBar().value()
        same = len(rows) == self.count()
        if not same:
            self.clear()
            for _ in rows:
                self.addItem(QListWidgetItem())
        for number, (item, row) in enumerate(zip(self._items(), rows, strict=True), start=1):
            item.setData(Qt.ItemDataRole.UserRole, row)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, _spoken(number, row))
            item.setToolTip(tip(row.name))
        self._rows = tuple(rows)
        if same:
            self.setCurrentRow(at)
            self.verticalScrollBar().setValue(seen)

    def _items(self) -> list[QListWidgetItem]:
        return [self.item(at) for at in range(self.count())]

    def choose(self, at: int) -> None:
        """That row is chosen, in the middle of what is in sight unless it is in sight already."""
        self.setCurrentRow(at)
        if not self.viewport().rect().contains(self.visualItemRect(self.item(at))):
            self.scrollToItem(self.item(at), QListView.ScrollHint.PositionAtCenter)

    def number_width(self) -> float:
        """The width of the widest number."""
        return QFontMetricsF(font(13)).horizontalAdvance("0" * len(str(max(1, self.count()))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Names break otherwise now; the chosen row stays in sight."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
        if self.currentItem() is not None:
            self.scrollToItem(self.currentItem())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters, Enter and the arrows are the page's."""
        if event.key() in self.OWN:
            super().keyPressEvent(event)
        else:
            event.ignore()


def _spoken(number: int, row: RoundListed) -> str:
    new = say_count("{count} new rule", "{count} new rules", count=row.new)
    return say("{number}, {name}, {state}, {new}",
               number=number, name=row.told, state=row.state.words, new=new)  # fmt: skip


class _RoundRow(QStyledItemDelegate):
    """Draws a row; its height follows from how many lines the name takes."""

    def __init__(self, rounds: RoundsList) -> None:
        super().__init__(rounds)
        self._list = rounds

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        row: RoundListed = index.data(Qt.ItemDataRole.UserRole)
        type_, wide = font(13, bold=True), self._list.viewport().width()
        lines = broken(row.told, type_, self._name_room(QRectF(0, 0, wide, 0)).width())
        return QSize(wide, round(len(lines) * QFontMetricsF(type_).height()) + scaled(14))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        row: RoundListed = index.data(Qt.ItemDataRole.UserRole)
        box = QRectF(option.rect)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _ground(painter, box, chosen=chosen)
        _sign(painter, row.state, QPointF(box.left() + EDGE + SIGN / 2, box.center().y()))
        self._words(painter, box, row, index.row() + 1, chosen=chosen)
        painter.restore()

    def _words(
        self, painter: QPainter, box: QRectF, row: RoundListed, number: int, *, chosen: bool
    ) -> None:
        theme = worn()
        quiet = QColor(theme.text_2 if row.state is RoundState.CONFIRMED else theme.text)
        ink = QColor(theme.text) if chosen else quiet
        painter.setFont(font(13))
        painter.setPen(QColor(theme.text_2))
        left = box.left() + EDGE + SIGN + GAP
        figures = QRectF(left, box.top(), self._list.number_width(), box.height())
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(figures, middle | Qt.AlignmentFlag.AlignRight, str(number))
        if row.new:
            side = QRectF(box.right() - EDGE - 30, box.top(), 30, box.height())
            painter.drawText(side, middle | Qt.AlignmentFlag.AlignRight, str(row.new))
        painter.setPen(ink)
        type_ = font(13, bold=chosen)
        painter.setFont(type_)
        room = self._name_room(box)
        lines = broken(row.told, font(13, bold=True), room.width())
        high = QFontMetricsF(type_).height()
        top = box.center().y() - high * len(lines) / 2
        for at, line in enumerate(lines):
            painter.drawText(
                QRectF(room.left(), top + at * high, room.width() + 2, high), middle, line
            )

    def _name_room(self, box: QRectF) -> QRectF:
        left = EDGE + SIGN + GAP + self._list.number_width() + GAP
        right = EDGE + QFontMetricsF(font(13)).horizontalAdvance("00") + GAP
        return box.adjusted(left, 0, -right, 0)


def broken(name: str, type_: QFont, wide: float) -> tuple[str, ...]:
    """The name in at most four lines; what is too long ends with a whole word and dots."""
    layout = QTextLayout(name, type_)
    layout.beginLayout()
    starts = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(wide)
        starts.append(line.textStart())
    layout.endLayout()
    ends = [*starts[1:LINES], len(name)]
    *lines, last = (name[a:b].strip() for a, b in zip(starts, ends, strict=False))
    return *lines, _ended(last, type_, wide)


def _ended(line: str, type_: QFont, wide: float) -> str:
    measured = QFontMetricsF(type_)
    if measured.horizontalAdvance(line) <= wide:
        return line
    while " " in line and measured.horizontalAdvance(f"{line} …") > wide:
        line = line.rpartition(" ")[0]
    return measured.elidedText(f"{line} …", Qt.TextElideMode.ElideRight, wide)


def _ground(painter: QPainter, box: QRectF, *, chosen: bool) -> None:
    theme = worn()
    if chosen:
        painter.fillRect(box, QColor(theme.here_wash))
        painter.fillRect(QRectF(box.left(), box.top(), 4, box.height()), QColor(theme.here_edge))
    painter.setPen(QPen(QColor(theme.line), 1))
    foot = box.bottom() - 0.5
    painter.drawLine(QPointF(box.left(), foot), QPointF(box.right(), foot))


def _sign(painter: QPainter, state: RoundState, at: QPointF) -> None:
    """A tick, a triangle, or an open ring."""
    theme = worn()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    match state:
        case RoundState.CONFIRMED:
            painter.setPen(QPen(QColor(theme.accent), 2, c=Qt.PenCapStyle.RoundCap))
            points = [at + QPointF(*each) for each in ((-5, 0), (-1.5, 3.5), (5, -4))]
            painter.drawPolyline(points)
        case RoundState.WRONG:
            painter.setPen(QPen(QColor(theme.serious), 1.6, j=Qt.PenJoinStyle.RoundJoin))
            points = [at + QPointF(*each) for each in ((0, -5), (5.5, 4.5), (-5.5, 4.5))]
            painter.drawPolygon(points)
        case RoundState.OPEN:
            painter.setPen(QPen(QColor(theme.outline), 1.4))
            painter.drawEllipse(at, 5, 5)
