"""Charts, bars and legends as widgets, drawn in the colours of the theme."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.document import BarList, Chart, HeatLegend, LaneEvent
from trainer.ui.document import chart_drawing
from trainer.ui.document.canvas import RIGHT, Canvas
from trainer.ui.document.heat_drawing import draw_legend
from trainer.ui.document.view import Page
from trainer.ui.kit.screen_reader import announce
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import tip

NEAR, RING, WORDS_FROM = 12, 9.5, 130
"""How near the mouse points at an event; the ring about it; its words begin there."""


class ChartView(QWidget):
    """A chart; its accessible name tells all of it.

    The events of its lanes are walked by arrow keys or the mouse; Enter or a click leads where the
    event leads.
    """

    accessible_role = QAccessible.Role.Chart

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._chart: Chart | None = None
        self._go, self._at = page.go, -1

    @property
    def event_here(self) -> LaneEvent | None:
        """The event under the mouse, or at the keyboard."""
        places = self.events
        return places[self._at][0] if 0 <= self._at < len(places) else None

    def present(self, block: Chart) -> None:
        if block.lanes != (self._chart.lanes if self._chart is not None else ()):
            self._at = -1
        self._chart = block
        self.setAccessibleName(block.says)
        self.setFixedHeight(scaled(block.high))
        walked = any(event.to is not None for lane in block.lanes for event in lane.events)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if walked else Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(walked)
        self.update()

    def point_at(self, x: float, y: float) -> LaneEvent | None:
        """Point at the event near that place."""
        near = [
            (abs(each.x() - x), at)
            for at, (_, each) in enumerate(self.events)
            if abs(each.x() - x) <= scaled(NEAR) and abs(each.y() - y) <= scaled(NEAR)
        ]
        self._stand_at(min(near)[1] if near else -1)
        return self.event_here

    @property
    def events(self) -> tuple[tuple[LaneEvent, QPointF], ...]:
        """The events from left to right, each with its place."""
        if self._chart is None:
            return ()
        unit = scaled(100) / 100
        return chart_drawing.event_places(QRectF(self.rect()), self._chart, unit)

    def _stand_at(self, place: int) -> None:
        if place == self._at:
            return
        self._at = place
        event = self.event_here
        self.setAccessibleDescription(event.says if event is not None else "")
        leads = event is not None and event.to is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if leads else Qt.CursorShape.ArrowCursor)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last, here = len(self.events) - 1, self.event_here
        to = {
            Qt.Key.Key_Right: self._at + 1,
            Qt.Key.Key_Left: self._at - 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }.get(Qt.Key(event.key()))
        if to is not None and last >= 0:
            self._stand_at(min(max(to, 0), last))
            announce(self, self.accessibleDescription(), at_once=True)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and here is not None:
            self._go(here.to)
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.point_at(event.position().x(), event.position().y())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        here = self.point_at(event.position().x(), event.position().y())
        if here is not None and event.button() is Qt.MouseButton.LeftButton:
            self._go(here.to)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() is Qt.FocusReason.MouseFocusReason:
            self._stand_at(-1)  # Enter is the page's again
        elif self._at < 0:
            self._stand_at(0)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._chart is not None:
            canvas = Canvas.of_widget(self)
            chart_drawing.draw_chart(canvas, QRectF(self.rect()), self._chart)
            self._draw_here(canvas)
            canvas.painter.end()

    def _draw_here(self, canvas: Canvas) -> None:
        """Draw a ring about the event, and its words above the chart."""
        event = self.event_here
        if event is None:
            return
        place = self.events[self._at][1]
        canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
        canvas.painter.setPen(QPen(QColor(canvas.theme.here_edge), 2))
        canvas.painter.drawEllipse(place, RING, RING)
        above = QRectF(canvas.px(WORDS_FROM), 0, self.width() - canvas.px(WORDS_FROM + 18), 20)
        canvas.write(above, event.says, bold=True, side=RIGHT)


class BarListView(QWidget):
    """Bars below one another; each one's words stand in full in its tooltip."""

    accessible_role = QAccessible.Role.Chart

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
