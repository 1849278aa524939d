"""Charts, bars and legends as widgets that draw themselves in the colours of now."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QAccessible, QHelpEvent, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.document import BarList, Chart, HeatLegend
from trainer.ui.document import chart_drawing
from trainer.ui.document.canvas import Canvas
from trainer.ui.document.heat_drawing import draw_legend
from trainer.ui.document.view import Page
from trainer.ui.theme import scaled
from trainer.ui.widgets import tip


class ChartView(QWidget):
    """A chart. Its name tells all of it."""

    heard_as = QAccessible.Role.Chart

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._chart: Chart | None = None

    def present(self, block: Chart) -> None:
        self._chart = block
        self.setAccessibleName(block.says)
        self.setFixedHeight(scaled(block.high))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._chart is not None:
            canvas = Canvas.of_widget(self)
            chart_drawing.draw_chart(canvas, QRectF(self.rect()), self._chart)
            canvas.painter.end()


class BarListView(QWidget):
    """Bars below one another. The words of each stand in full in its tooltip."""

    heard_as = QAccessible.Role.Chart

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._bars: BarList | None = None

    def present(self, block: BarList) -> None:
        self._bars = block
        self.setAccessibleName(block.says)
        self.setFixedHeight(chart_drawing.bars_high(scaled(100) / 100, block))
        self.update()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self.setToolTip(tip(self._words_at(event.pos().y())))
        return super().event(event)

    def _words_at(self, y: int) -> str:
        bars = self._bars.bars if self._bars is not None else ()
        place = (y - scaled(chart_drawing.HEAD_HIGH)) // scaled(chart_drawing.LINE_HIGH)
        return bars[place].words if 0 <= place < len(bars) else ""

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._bars is not None:
            canvas = Canvas.of_widget(self)
            chart_drawing.draw_bars(canvas, QRectF(self.rect()), self._bars)
            canvas.painter.end()


class HeatLegendView(QWidget):
    """The scale of a heat map's colours."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.setFixedSize(scaled(284), scaled(20))
        self._legend: HeatLegend | None = None

    def present(self, block: HeatLegend) -> None:
        self._legend = block
        self.setAccessibleName(block.says)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._legend is not None:
            canvas = Canvas.of_widget(self)
            draw_legend(canvas, self.height(), self._legend)
            canvas.painter.end()
