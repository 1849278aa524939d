"""A house as a card to choose: a strip of its felt, its name, what sets it apart."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QBrush,
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)
from PySide6.QtWidgets import QSizePolicy

from trainer.ui.home.snapshot import HouseOffered
from trainer.ui.kit.colours import CARD
from trainer.ui.kit.painted import PaintedButton
from trainer.ui.kit.theme import BRASS, INK, RADIUS_CARD, darker, font, scaled, tint
from trainer.ui.kit.widgets import tip, worn
from trainer.wording import say

STRIP, HIGH = 74.0, 150
LEFT, TOP, RIGHT, FOOT, TITLE = 14, 9, 10, 13, 22
WRAPPED = int(Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


class HouseCard(PaintedButton):
    """Shows one house. A press chooses it; a faulty one tells its problems."""

    accessible_role = QAccessible.Role.RadioButton

    def __init__(self, house: HouseOffered) -> None:
        super().__init__(
            f"house.{house.id}", say("{name}: {value}", name=house.title, value=house.state)
        )
        self.house = house
        self.setText(house.title)
        self.setToolTip(tip("" if house.problems else house.summary))
        self.setCheckable(not house.problems)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumWidth(120)

    def show_house(self, house: HouseOffered) -> None:
        """Show the same house with other words."""
        self.house = house
        state = house.state.replace("\n", ". ")
        self.setAccessibleName(say("{name}: {value}", name=house.title, value=state))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, round(STRIP) + scaled(HIGH - STRIP))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """As high as the words need, large type included."""
        room = QRect(0, 0, width - LEFT - RIGHT - 3, 1000)
        title = self._title_high(room.width())
        words = QFontMetrics(font(13)).boundingRect(room, WRAPPED, self.house.state).height()
        needed = round(STRIP) + TOP + title + words + FOOT
        return max(self.sizeHint().height(), needed)

    def _title_high(self, wide: int) -> int:
        """The height of the name."""
        lines = QFontMetrics(self._title_type(wide)).boundingRect(
            QRect(0, 0, wide, 1000), WRAPPED, self.house.title
        )
        # In large type a long one takes a second line.
        return max(scaled(TITLE), lines.height() + 3)

    def _title_type(self, wide: int) -> QFont:
        type_ = font(15, bold=True)
        fits = QFontMetrics(type_).horizontalAdvance(self.house.title) <= wide
        return type_ if fits else font(14, bold=True)

    def paint(self, painter: QPainter) -> None:
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        card = QPainterPath()
        card.addRoundedRect(box, RADIUS_CARD, RADIUS_CARD)
        painter.fillPath(card, QColor(worn().surface))
        painter.save()
        painter.setClipPath(card)
        _strip(painter, QRectF(box.x(), box.y(), box.width(), STRIP), self.house)
        painter.restore()
        self._words(painter, box)
        self._edge(painter, card)

    def _words(self, painter: QPainter, box: QRectF) -> None:
        theme = worn()
        room = box.adjusted(LEFT, STRIP + TOP, -RIGHT, 2 - FOOT)
        wide = int(room.width())
        painter.setFont(self._title_type(wide))
        painter.setPen(QColor(theme.text))
        high = self._title_high(wide)
        title = QRectF(room.x(), room.y(), room.width(), high)
        painter.drawText(title, WRAPPED, self.house.title)
        painter.setFont(font(13))
        painter.setPen(QColor(theme.serious if self.house.problems else theme.text_2))
        painter.drawText(room.adjusted(0, high, 0, 0), WRAPPED, self.house.state)

    def _edge(self, painter: QPainter, card: QPainterPath) -> None:
        theme = worn()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        colour, wide = theme.outline if self.underMouse() else theme.line, 1.0
        if self.isChecked():
            colour, wide = theme.accent, 2.4
        if self.hasFocus():
            colour, wide = theme.here_edge, 2.4
        painter.setPen(QPen(QColor(colour), wide))
        painter.drawPath(card)


def _strip(painter: QPainter, box: QRectF, house: HouseOffered) -> None:
    """Draw felt under a brass line, its places and the dealer's three cards."""
    dark = worn().dark
    colours = [darker(each, 0.12) if dark else each for each in house.colours]
    pool = QRadialGradient(QPointF(box.center().x(), box.bottom()), box.width() * 0.6)
    for at, colour in zip((0.0, 0.55, 1.0), colours, strict=True):
        pool.setColorAt(at, QColor(colour))
    painter.fillRect(box, QBrush(pool))
    _places(painter, box, house.places)
    if house.problems:
        return
    for k in (-1, 0, 1):
        card = QRectF(box.center().x() + k * 13 - 5, box.bottom() - 17, 10, 14)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(CARD))
        painter.drawRoundedRect(card, 1.5, 1.5)


def _places(painter: QPainter, box: QRectF, count: int) -> None:
    centre, high = box.center().x(), box.height()
    rail = QPainterPath(QPointF(box.left(), box.top() + high * 0.36))
    rail.quadTo(
        QPointF(centre, box.top() - high * 0.22), QPointF(box.right(), box.top() + high * 0.36)
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(BRASS), 1.6))
    painter.drawPath(rail)
    painter.setPen(QPen(tint(INK, 0.72), 1.2))
    for k in range(count):
        t = (k - (count - 1) / 2) / 3
        place = QPointF(centre + t * box.width() * 0.41, box.top() + high * (0.42 + 0.27 * t * t))
        painter.drawEllipse(place, 7.2, 7.2)
