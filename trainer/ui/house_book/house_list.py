"""The list of houses, each with a piece of its felt; one of them is open."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)
from PySide6.QtWidgets import QButtonGroup

from trainer.ui.home.snapshot import HouseOffered
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.painted import PaintedButton
from trainer.ui.kit.theme import BRASS, darker, font, scaled
from trainer.ui.kit.widgets import column, emptied, label, tip, worn, write_fitted
from trainer.wording import say

WIDE, HIGH = 212, 58


class HouseList(Ground):
    """Shows the houses. Emits the id of the chosen one."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__("plain", "houses.list")
        self.setFixedWidth(WIDE + (scaled(WIDE) - WIDE) // 4)
        self._rows = column(gap=6)
        self._group = QButtonGroup(self)
        self._buttons: dict[str, HouseButton] = {}
        heading = label(say("Houses"), "title")
        self.setLayout(column(heading, 10, self._rows, None, gap=0))

    def present(self, houses: tuple[HouseOffered, ...], chosen: str) -> None:
        """Show these houses, with the chosen one lit; a faulty one has a grey felt."""
        if [button.house for button in self._buttons.values()] != list(houses):
            self._build(houses)
        if chosen in self._buttons:
            self._buttons[chosen].setChecked(True)

    def take_focus(self) -> None:
        button = self._group.checkedButton()
        if button is not None:
            button.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        buttons = [button for button in self._buttons.values() if button.isCheckable()]
        at = next((k for k, button in enumerate(buttons) if button.hasFocus()), None)
        if step is None or at is None or not 0 <= at + step < len(buttons):
            super().keyPressEvent(event)
            return
        buttons[at + step].setFocus()
        buttons[at + step].click()

    def _build(self, houses: tuple[HouseOffered, ...]) -> None:
        emptied(self._rows)
        self._buttons = {}
        for house in houses:
            button = HouseButton(house)
            button.clicked.connect(lambda _=False, id_=house.id: self.chosen.emit(id_))
            self._buttons[house.id] = button
            self._rows.addWidget(button)
            if not house.problems:
                self._group.addButton(button)


class HouseButton(PaintedButton):
    """One house: a strip of its felt, and its name."""

    accessible_role = QAccessible.Role.RadioButton

    def __init__(self, house: HouseOffered) -> None:
        super().__init__(f"houses.{house.id}", house.title)
        self.house = house
        self.setText(house.title.replace("&", "&&"))
        self.setAccessibleDescription(house.state)
        self.setToolTip(tip(house.state or house.title))
        self.setCheckable(not house.problems)

    def sizeHint(self) -> QSize:
        return QSize(WIDE, scaled(HIGH))

    def paint(self, painter: QPainter) -> None:
        theme = worn()
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        card = QPainterPath()
        card.addRoundedRect(box, 8, 8)
        if self.isChecked() or self.underMouse():
            painter.fillPath(card, QColor(theme.surface))
        painter.setClipPath(card)
        self._felt(painter, QRectF(box.x(), box.y(), 56, box.height()))
        painter.setClipping(False)
        self._words(painter, box.adjusted(68, 0, -8, 0))
        colour = theme.accent if self.isChecked() else theme.line
        colour = theme.here_edge if self.hasFocus() else colour
        wide = 2.0 if self.isChecked() or self.hasFocus() else 1.0
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colour), wide))
        painter.drawPath(card)

    def _words(self, painter: QPainter, box: QRectF) -> None:
        """Its name; for a faulty one, the number of problems below it."""
        theme = worn()
        painter.setFont(font(14, bold=self.isChecked()))
        painter.setPen(QColor(theme.text))
        if not self.house.problems:
            write_fitted(painter, self.house.title, box)
            return
        write_fitted(painter, self.house.title, QRectF(box.x(), box.y() + 10, box.width(), 20))
        painter.setFont(font(12))
        painter.setPen(QColor(theme.serious))
        painter.drawText(box.adjusted(0, 30, 0, 0), Qt.AlignmentFlag.AlignTop, self.house.state)

    def _felt(self, painter: QPainter, box: QRectF) -> None:
        """Draw a corner of the layout: its felt, and the brass line of the rail."""
        pool = QRadialGradient(QPointF(box.center().x(), box.bottom()), box.width())
        for at, colour in zip((0.0, 0.55, 1.0), self.house.colours, strict=True):
            pool.setColorAt(at, QColor(darker(colour, 0.12) if worn().dark else colour))
        painter.fillRect(box, pool)
        rail = QPainterPath(QPointF(box.left(), box.top() + 18))
        rail.quadTo(QPointF(box.center().x(), box.top() + 4), QPointF(box.right(), box.top() + 18))
        painter.setPen(QPen(QColor(BRASS), 1.4))
        painter.drawPath(rail)
