"""A map of tiles: row by row, each tile a button that shows by its fill, its edge and its sign how
far something is."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QWidget

from trainer.document import MapTile, TileLegend, TileLook, TileMap, TileRow
from trainer.ui.document.view import Page
from trainer.ui.kit.flow import Flow
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.theme import RADIUS_LABEL, font, scaled, tint
from trainer.ui.kit.widgets import column, emptied, hairline, label, row, tip, worn, wrapped

NAME_WIDE = 150


class TileMapView(QWidget):
    """Shows tiles; a press leads where the tile leads, and the arrows go from tile to tile, as in
    any group of exclusive buttons."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._go = page.go
        self._rows: tuple[TileRow, ...] = ()
        self._tiles: list[TileButton] = []
        self._group = QButtonGroup(self)
        self._lines = column(gap=0)
        self.setLayout(self._lines)

    def present(self, block: TileMap) -> None:
        # Made anew, the tile that was just pressed would lose the keyboard.
        if [each.name for each in self._rows] != [each.name for each in block.rows] or [
            each.tile.key for each in self._tiles
        ] != [tile.key for each in block.rows for tile in each.tiles]:
            self._make(block)
        self._rows = block.rows
        there = (tile for each in block.rows for tile in each.tiles)
        for button, tile in zip(self._tiles, there, strict=True):
            button.present(tile)
            if tile.key == block.chosen:
                button.setChecked(True)

    def _make(self, block: TileMap) -> None:
        emptied(self._lines)
        self._tiles = []
        for each in block.rows:
            self._lines.addWidget(hairline())
            name = wrapped(each.name, "strong")
            name.setFixedWidth(scaled(NAME_WIDE))
            held = QWidget()
            held.setLayout(Flow(7, *[self._tile(tile) for tile in each.tiles]))
            line = row(gap=12, around=(0, 8, 0, 8))
            line.addWidget(name, 0, Qt.AlignmentFlag.AlignTop)
            line.addWidget(held, 1)
            self._lines.addLayout(line)

    def _tile(self, tile: MapTile) -> TileButton:
        made = TileButton(tile)
        made.clicked.connect(lambda: self._go(made.tile.to))
        self._group.addButton(made)
        self._tiles.append(made)
        return made


class TileLegendView(QWidget):
    """Shows the look of a tile beside what it means."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._line = Flow(14, at_right=True)
        self.setLayout(self._line)

    def present(self, block: TileLegend) -> None:
        emptied(self._line)
        for look, words in block.signs:
            sign = QWidget()
            sign.setLayout(row(_Swatch(look), label(words, "secondary"), gap=6))
            self._line.addWidget(sign)


class _Swatch(Painted, QWidget):
    def __init__(self, look: TileLook) -> None:
        super().__init__()
        self._look = look
        self.setFixedSize(QSize(24, 14))

    def paint(self, painter: QPainter) -> None:
        draw_tile(painter, QRectF(self.rect()), self._look, 0.45)


HIGH, SIDE, SIGN = 30, 11, 14


class TileButton(Painted, QAbstractButton):
    """One tile."""

    def __init__(self, tile: MapTile) -> None:
        super().__init__()
        self.setObjectName(f"tile.{tile.key}")
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.present(tile)

    def present(self, tile: MapTile) -> None:
        self.tile = tile
        self.setText(tile.words)
        self.setAccessibleName(tile.words)
        self.setAccessibleDescription(tile.says)
        self.setToolTip(tip(tile.says))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(font(13)).horizontalAdvance(self.text())
        sign = SIGN if self._has_sign else 0
        return QSize(round(words) + 2 * SIDE + sign + 2, scaled(HIGH))

    @property
    def _has_sign(self) -> bool:
        return self.tile.look in (TileLook.MARKED, TileLook.FULL)

    def paint(self, painter: QPainter) -> None:
        draw_tile(painter, QRectF(self.rect()), self.tile.look, self.tile.share)
        self._write(painter)
        if self.hasFocus() or self.isChecked():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(worn().here_edge), 2))
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(box, RADIUS_LABEL, RADIUS_LABEL)

    def _write(self, painter: QPainter) -> None:
        theme = worn()
        ink = QColor(theme.on_accent if self.tile.look is TileLook.FULL else theme.text)
        if self.tile.look is TileLook.DASHED:
            ink = QColor(theme.text_2)
        left = float(SIDE)
        if self._has_sign:
            draw_sign(painter, QPointF(left + 4, self.height() / 2), self.tile.look, ink)
            left += SIGN
        painter.setFont(font(13))
        painter.setPen(ink)
        box = QRectF(left, 0, self.width() - left, self.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, self.text())


def draw_tile(painter: QPainter, room: QRectF, look: TileLook, share: float) -> None:
    """Draw the ground and the edge of a tile; the part that is done is filled."""
    theme, box = worn(), room.adjusted(1, 1, -1, -1)
    shape = QPainterPath()
    shape.addRoundedRect(box, RADIUS_LABEL, RADIUS_LABEL)
    match look:
        case TileLook.FULL:
            painter.fillPath(shape, QColor(theme.accent))
            edge = QPen(QColor(theme.accent), 1)
        case TileLook.MARKED:
            painter.fillPath(shape, QColor(theme.here_wash))
            edge = QPen(QColor(theme.here_edge), 1)
        case TileLook.PART:
            painter.fillPath(shape, QColor(theme.surface))
            painter.save()
            painter.setClipPath(shape)
            done = QRectF(box.x(), box.y(), box.width() * share, box.height())
            painter.fillRect(done, tint(theme.accent, 0.2))
            painter.restore()
            edge = QPen(tint(theme.accent, 0.7), 1)
        case TileLook.DASHED:
            edge = QPen(QColor(theme.outline), 1, Qt.PenStyle.DashLine)
    painter.setPen(edge)
    painter.drawPath(shape)


def draw_sign(painter: QPainter, middle: QPointF, look: TileLook, ink: QColor) -> None:
    """Draw a tick for a full tile, a dot for a marked one."""
    if look is TileLook.MARKED:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(worn().here_edge))
        painter.drawEllipse(middle, 4, 4)
        return
    painter.setPen(QPen(ink, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPolyline(
        [middle + QPointF(-4, 0), middle + QPointF(-1, 3), middle + QPointF(4, -3.5)]
    )
