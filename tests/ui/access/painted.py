"""Every text that a window paints, with its colour and its place, as the painter was told."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize
from PySide6.QtGui import (
    QColor,
    QFontInfo,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPainter,
    QPainterPath,
    QPicture,
    QTextItem,
)
from PySide6.QtWidgets import QWidget

Metric = QPaintDevice.PaintDeviceMetric
Spot = QPointF | QPoint | QPainterPath.Element


@dataclass(frozen=True)
class Text:
    """One piece of text in one colour, where it stands in the window."""

    words: str
    colour: QColor
    px: float
    bold: bool
    room: QRectF

    @property
    def large(self) -> bool:
        """Large text may have less contrast."""
        return self.px >= 24 or (self.bold and self.px >= 18.66)


def painted_texts(window: QWidget) -> list[Text]:
    """All that the window's widgets write; what is baked into pictures is not among it."""
    picture = QPicture()
    window.render(picture)
    page = _Page(window.size())
    painter = QPainter(page)
    picture.play(painter)
    painter.end()
    return page.engine.texts


class _Listener(QPaintEngine):
    """Draws nothing, and remembers what is written."""

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.texts: list[Text] = []

    def begin(self, device: QPaintDevice) -> bool:
        return True

    def end(self) -> bool:
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def updateState(self, state: QPaintEngineState) -> None:
        pass

    def drawPixmap(self, *picture: object) -> None:
        pass

    def drawPath(self, path: QPainterPath) -> None:
        pass

    def drawPolygon(self, *points: object) -> None:
        pass

    def drawTextItem(self, at: Spot, item: QTextItem) -> None:
        painter = self.painter()
        colour = QColor(painter.pen().color())
        colour.setAlphaF(colour.alphaF() * painter.opacity())
        font, high = item.font(), item.ascent() + item.descent()
        left, base = _xy(at)
        room = QRectF(left, base - item.ascent(), item.width(), high)
        placed = painter.combinedTransform().mapRect(room)
        size = QFontInfo(font).pixelSize() * placed.height() / max(room.height(), 1)
        self.texts.append(Text(item.text(), colour, size, font.bold(), placed))


def _xy(at: Spot) -> tuple[float, float]:
    return (at.x, at.y) if isinstance(at, QPainterPath.Element) else (at.x(), at.y())


class _Page(QPaintDevice):
    """A device of the window's size that is one pixel deep."""

    def __init__(self, size: QSize) -> None:
        super().__init__()
        self.engine = _Listener()
        self._metrics = {
            Metric.PdmWidth: size.width(),
            Metric.PdmHeight: size.height(),
            Metric.PdmDepth: 32,
            Metric.PdmNumColors: 2**31 - 1,
            Metric.PdmDevicePixelRatioScaled: 2**16,
            Metric.PdmDevicePixelRatioF_EncodedA: 0x3FF00000,
            Metric.PdmDevicePixelRatioF_EncodedB: 0,
        }

    def paintEngine(self) -> QPaintEngine:
        return self.engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        dpi = 96 if "Dpi" in metric.name else 1
        return self._metrics.get(metric, dpi)
