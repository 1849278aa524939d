"""The small parts of the panel: keycaps, the list of keys, seat chips, signed buttons, placard."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QFontMetrics, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from trainer.game.house_words import PlaceWord
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.removed_widgets import put_away
from trainer.ui.kit.theme import RADIUS_BUTTON, RADIUS_LABEL, font, scaled
from trainer.ui.kit.widgets import emptied, label, worn
from trainer.ui.table.drawing.words import DAGGER, PrintedTable, reading_note
from trainer.ui.table.keys import MAIN_KEYS, NONE, Bound, Legend, key_words, worked_on_panel
from trainer.wording import say

# The room over and under a keycap, so that those of lines close together do not touch.
CLEAR = 1.5
# The number of lines that a key list keeps while anything else can give way.
LEAST_LINES = 3


class Keycap(Painted, QAbstractButton):
    """A key to press. ``repeats``: it comes and goes beside another keycap that does the same and
    that Tab comes to."""

    accessible_role = QAccessible.Role.Button
    repeats = False

    def __init__(self, key: str, label: str, bound: Bound) -> None:
        super().__init__()
        self.bound, self.key = bound, key
        self.setAccessibleName(key_words(bound, key, label))
        self.setObjectName(f"key.{bound.act.name.lower()}{bound.number or ''}")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setEnabled(bound != NONE)
        wide = QFontMetrics(font(12)).horizontalAdvance(key) + 12
        self.setFixedSize(max(wide, 12 if bound == NONE else 22), scaled(21))

    def paint(self, painter: QPainter) -> None:
        cap = QRectF(self.rect()).adjusted(0, CLEAR, 0, -CLEAR)
        if self.isEnabled():
            _cap(painter, cap, lit=self.underMouse())
        if self.hasFocus():
            draw_focus(painter, cap)
        painter.setFont(font(12))
        painter.setPen(QColor(worn().text if self.isEnabled() else worn().text_2))
        painter.drawText(cap.adjusted(0, 0, 0, -1.4), Qt.AlignmentFlag.AlignCenter, self.key)


def _cap(painter: QPainter, box: QRectF, *, lit: bool) -> None:
    theme = worn()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.outline))
    painter.drawRoundedRect(box, RADIUS_LABEL, RADIUS_LABEL)
    painter.setBrush(QColor(theme.well if lit else theme.surface))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -2.4), RADIUS_LABEL - 1, RADIUS_LABEL - 1)


def draw_focus(painter: QPainter, box: QRectF) -> None:
    painter.setPen(QPen(QColor(worn().text), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), RADIUS_LABEL, RADIUS_LABEL)


class KeyLine(QWidget):
    """One line of the list of keys. A line of one key can be pressed anywhere."""

    pressed = Signal(object)

    def __init__(self, legend: Legend) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        words = legend.words
        said = label(words)
        said.setFont(font(13))
        said.setStyleSheet(f"color: {worn().text}; font-size: {scaled(13)}px;")
        row.addWidget(said, 1)
        for key, bound in legend.keys:
            cap = Keycap(key, words, bound)
            cap.clicked.connect(lambda _=False, b=bound: self.pressed.emit(b))
            row.addWidget(cap)
        self._only = legend.keys[0][1] if len(legend.keys) == 1 else None
        self.setObjectName(f"line.{legend.keys[0][1].act.name.lower()}")

    def mouseReleaseEvent(self, event: object) -> None:
        if self._only is not None:
            self.pressed.emit(self._only)


class SeatChip(Painted, QAbstractButton):
    """A seat's number in the panel: outlined if somebody plays, brass if the trainee is there."""

    accessible_role = QAccessible.Role.Button

    def __init__(self, seat: int, place: PlaceWord) -> None:
        super().__init__()
        self.seat = seat
        self.occupied = self.here = False
        self.setEnabled(False)
        self.setAccessibleName(say("Go to {place}", place=place.numbered(seat)))
        self.setObjectName(f"panel.seat{seat}")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFixedHeight(26)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(28, 26)

    def present(self, *, occupied: bool, here: bool) -> None:
        if (occupied, here) != (self.occupied, self.here):
            self.occupied, self.here = occupied, here
            self.setEnabled(occupied)
            self.update()

    def paint(self, painter: QPainter) -> None:
        theme = worn()
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        if self.here:
            painter.setPen(QPen(QColor(theme.here_edge), 1))
            painter.setBrush(QColor(theme.here))
            painter.drawRoundedRect(box, 5, 5)
        elif self.occupied:
            painter.setPen(QPen(QColor(theme.outline if self.underMouse() else theme.line), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 5, 5)
        ink = theme.on_here if self.here else theme.text_2 if self.occupied else theme.text_3
        painter.setPen(QColor(ink))
        painter.setFont(font(13, bold=self.occupied))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, str(self.seat))
        if self.hasFocus():
            draw_focus(painter, QRectF(self.rect()))


class SignButton(Painted, QAbstractButton):
    """A button with a drawn sign and a word: Pause, Leave."""

    def __init__(self, word: str, sign: str) -> None:
        super().__init__()
        self._word, self._sign = word, sign
        self.setAccessibleName(word)
        self.setObjectName(f"panel.{sign}")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFixedHeight(36)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(90, 36)

    def paint(self, painter: QPainter) -> None:
        theme = worn()
        focus = self.hasFocus()
        painter.setPen(QPen(QColor(theme.here_edge if focus else theme.outline), 2 if focus else 1))
        painter.setBrush(QColor(theme.well if self.underMouse() else theme.surface))
        inset = 1.0 if focus else 0.5
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(box, RADIUS_BUTTON, RADIUS_BUTTON)
        face = font(14)
        wide = QFontMetrics(face).horizontalAdvance(self._word)
        left = (self.width() - wide - 22) / 2
        painter.setPen(QPen(QColor(theme.text), 1.6))
        _draw_sign(painter, self._sign, QPointF(left + 5, self.height() / 2))
        painter.setFont(face)
        words = QRectF(left + 22, 0, wide + 4, self.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self._word)


def _draw_sign(painter: QPainter, sign: str, at: QPointF) -> None:
    if sign == "pause":
        for x in (-2.5, 2.5):
            painter.drawLine(at + QPointF(x, -5), at + QPointF(x, 5))
        return
    painter.drawLine(at + QPointF(-4.5, -4.5), at + QPointF(4.5, 4.5))
    painter.drawLine(at + QPointF(-4.5, 4.5), at + QPointF(4.5, -4.5))


class PlacardPiece(Ground):
    """Shows in the panel what the felt has no room for. Hidden if it has room for all."""

    def __init__(self) -> None:
        super().__init__("well", "panel.placard")
        self._tables: tuple[PrintedTable, ...] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(12, 8, 12, 8)
        self._grid.setVerticalSpacing(1)
        self._grid.setColumnStretch(0, 1)
        self.hide()

    def post(self, tables: tuple[PrintedTable, ...]) -> None:
        self.setVisible(bool(tables))
        if tables == self._tables:
            return
        self._tables = tables
        emptied(self._grid)
        for table in tables:
            self._table(table)

    def _table(self, table: PrintedTable) -> None:
        self._line(table.heading, "", bold=True)
        for row in table.rows:
            self._line(f"{row.text} {DAGGER}" if row.reading else row.text, row.value)
        if table.has_reading:
            self._line(reading_note(), "")

    def _line(self, text: str, value: str, *, bold: bool = False) -> None:
        line = self._grid.rowCount()
        for column, words in enumerate((text, value)):
            text_label = label(words)
            weight = 700 if bold or column == 1 else 400
            # The window's style sheet would win over a font.
            text_label.setStyleSheet(
                f"color: {worn().text}; font-size: {scaled(12)}px; font-weight: {weight};"
            )
            text_label.setWordWrap(column == 0)
            side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
            text_label.setAlignment(side | Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(
                text_label, line, column
            )  # as wide as it may be: else it wraps too soon


class KeyList(QWidget):
    """The lines of keys, as many as have room; the last one stays, which opens them all."""

    pressed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._legends: tuple[Legend, ...] = ()
        self._lines: list[KeyLine] = []
        self._least = LEAST_LINES
        self.present(MAIN_KEYS)

    def present(self, legends: tuple[Legend, ...]) -> None:
        if legends == self._legends:
            return
        self._legends = legends
        for line in self._lines:
            put_away(line)
        self._lines = [KeyLine(legend) for legend in legends]
        for line in self._lines:
            line.setParent(self)
            line.pressed.connect(self.pressed)
            line.show()
        self.updateGeometry()
        self._lay()

    def sizeHint(self) -> QSize:
        return QSize(200, scaled(29) * len(self._lines))

    def minimumSizeHint(self) -> QSize:
        """Keep the room of the first lines, and of the last."""
        # Some acts have no other way by mouse.
        return QSize(120, scaled(21) * min(self._least, len(self._lines)))

    def keep(self, least: int) -> None:
        self._least = least
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def _lay(self) -> None:
        pitch = min(scaled(29), max(scaled(21), self.height() / len(self._lines)))
        room = int((self.height() + 1) / pitch)
        left_out = max(len(self._lines) - room, 0)
        pairs, before = zip(self._legends, self._lines, strict=True), worked_on_panel(self._legends)
        # Stable: the other lines follow as they are listed.
        first = sorted([*pairs][:-1], key=lambda pair: pair[0] not in before)
        stays = [line for _, line in first[: len(self._lines) - 1 - left_out]]
        kept = [line for line in self._lines if line in stays or line is self._lines[-1]]
        for line in self._lines:
            line.setVisible(room > 0 and line in kept)
        for k, line in enumerate(kept):
            line.setFixedHeight(int(pitch))
            line.setGeometry(0, round(k * pitch), self.width(), int(pitch))
