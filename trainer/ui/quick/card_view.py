"""One large card; a button if cards are to be pointed at."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from trainer.game.cards import Card
from trainer.ui.kit.colours import BLACK, ON_HERE
from trainer.ui.kit.theme import HERE, INK, KEYCAP, font, tint
from trainer.ui.table.drawing.cards import CardCut, face
from trainer.ui.table.geometry import CARD_SHAPE

EDGE = 10
FOOT = 34


class CardView(QAbstractButton):
    """An open card. Checked, it is one of those pointed at."""

    def __init__(self, card: Card, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.card = card
        self.key = key
        self._four_colour = False
        self._width = 100.0
        self.setObjectName(f"quick.card.{card}")
        self.setAccessibleName(card.words)
        self.setCheckable(bool(key))
        self.setEnabled(bool(key))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if key else Qt.FocusPolicy.NoFocus)
        if key:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.toggled.connect(lambda _: self.update())

    def stand(self, x: float, y: float, width: float, *, four_colour: bool) -> None:
        """Put the card's top left there; its ring and its key have room around it."""
        self._width, self._four_colour = width, four_colour
        foot = FOOT if self.key else EDGE
        high = width * CARD_SHAPE
        self.setGeometry(
            round(x) - EDGE, round(y) - EDGE, round(width) + 2 * EDGE, round(high) + EDGE + foot
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cut = CardCut(
            self._width, self.devicePixelRatioF(), four_colour=self._four_colour, index=0.45
        )
        face(self.card, cut).draw(painter, EDGE, EDGE)
        if self.key:
            self._ring(painter)
            self._keycap(painter)
        painter.end()

    def _ring(self, painter: QPainter) -> None:
        box = QRectF(EDGE, EDGE, self._width, self._width * CARD_SHAPE)
        corner = 0.085 * self._width
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.isChecked():
            painter.setPen(QPen(QColor(HERE), 5))
            painter.drawRoundedRect(box.adjusted(-4, -4, 4, 4), corner + 4, corner + 4)
        if self.hasFocus():
            painter.setPen(QPen(tint(INK, 0.95), 2, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(box.adjusted(-8, -8, 8, 8), corner + 8, corner + 8)

    def _keycap(self, painter: QPainter) -> None:
        box = QRectF(self.width() / 2 - 13, self.height() - 25, 26, 23)
        painter.setPen(QPen(tint(BLACK, 0.35), 1))
        painter.setBrush(QColor(HERE if self.isChecked() else KEYCAP))
        painter.drawRoundedRect(box, 5, 5)
        painter.setPen(QColor(ON_HERE))
        painter.setFont(font(14, bold=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.key)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()
