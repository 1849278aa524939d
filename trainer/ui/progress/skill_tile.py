"""One skill on the map: how far it is learned, by its fill, its edge and its sign."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from trainer.school.progress.skill_map import Learned, Tile
from trainer.ui.theme import RADIUS_LABEL, font, scaled, tint
from trainer.ui.widgets import tip, worn
from trainer.wording import say

HIGH, SIDE, SIGN = 30, 11, 14


class SkillTile(QAbstractButton):
    """Mastered is filled, learning filled as far as it is done, due has a dot, not seen is dashed.
    Pressed, its skill is told in full."""

    def __init__(self, tile: Tile) -> None:
        super().__init__()
        self.tile = tile
        self.setObjectName(f"skill.{tile.skill.id}")
        self.setText(tile.skill.words)
        self.setAccessibleName(tile.skill.words)
        self.setAccessibleDescription(state_words(tile))
        self.setToolTip(tip(state_words(tile)))
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(font(13)).horizontalAdvance(self.text())
        sign = SIGN if self._has_sign else 0
        return QSize(round(words) + 2 * SIDE + sign + 2, scaled(HIGH))

    @property
    def _has_sign(self) -> bool:
        return self.tile.learned in (Learned.DUE, Learned.MASTERED)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_tile(painter, QRectF(self.rect()), self.tile.learned, self.tile.share)
        self._write(painter)
        if self.hasFocus() or self.isChecked():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(worn().here_edge), 2))
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(box, RADIUS_LABEL, RADIUS_LABEL)
        painter.end()

    def _write(self, painter: QPainter) -> None:
        theme = worn()
        ink = QColor(theme.on_accent if self.tile.learned is Learned.MASTERED else theme.text)
        if self.tile.learned is Learned.NOT_SEEN:
            ink = QColor(theme.text_2)
        left = float(SIDE)
        if self._has_sign:
            draw_sign(painter, QPointF(left + 4, self.height() / 2), self.tile.learned, ink)
            left += SIGN
        painter.setFont(font(13))
        painter.setPen(ink)
        box = QRectF(left, 0, self.width() - left, self.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, self.text())


def draw_tile(painter: QPainter, room: QRectF, learned: Learned, share: float) -> None:
    """The ground and the edge of a tile; the part that is learned is filled."""
    theme, box = worn(), room.adjusted(1, 1, -1, -1)
    shape = QPainterPath()
    shape.addRoundedRect(box, RADIUS_LABEL, RADIUS_LABEL)
    match learned:
        case Learned.MASTERED:
            painter.fillPath(shape, QColor(theme.accent))
            edge = QPen(QColor(theme.accent), 1)
        case Learned.DUE:
            painter.fillPath(shape, QColor(theme.here_wash))
            edge = QPen(QColor(theme.here_edge), 1)
        case Learned.LEARNING:
            painter.fillPath(shape, QColor(theme.surface))
            painter.save()
            painter.setClipPath(shape)
            done = QRectF(box.x(), box.y(), box.width() * share, box.height())
            painter.fillRect(done, tint(theme.accent, 0.2))
            painter.restore()
            edge = QPen(tint(theme.accent, 0.7), 1)
        case Learned.NOT_SEEN:
            edge = QPen(QColor(theme.outline), 1, Qt.PenStyle.DashLine)
    painter.setPen(edge)
    painter.drawPath(shape)


def draw_sign(painter: QPainter, middle: QPointF, learned: Learned, ink: QColor) -> None:
    """A tick for what is mastered, a dot for what is due."""
    if learned is Learned.DUE:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(worn().here_edge))
        painter.drawEllipse(middle, 4, 4)
        return
    painter.setPen(QPen(ink, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPolyline(
        [middle + QPointF(-4, 0), middle + QPointF(-1, 3), middle + QPointF(4, -3.5)]
    )


def learned_words(learned: Learned) -> str:
    """The state of a skill in a word."""
    match learned:
        case Learned.MASTERED:
            return say("Mastered")
        case Learned.LEARNING:
            return say("Learning")
        case Learned.DUE:
            return say("Due today")
        case Learned.NOT_SEEN:
            return say("Not seen")


def state_words(tile: Tile) -> str:
    """The state, and how much of the way is done."""
    if tile.learned is not Learned.LEARNING:
        return learned_words(tile.learned)
    return say("{state}, {share}%", state=say("Learning"), share=round(tile.share * 100))
