"""Charts, bars and legends as widgets, drawn in the colours of the theme."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QEnterEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.document import BarList, Chart, HeatLegend, HeatMap, HeatRow, LaneEvent
from trainer.ui.document import chart_drawing, heat_drawing
from trainer.ui.document.canvas import RIGHT, Canvas
from trainer.ui.document.heat_drawing import HeatLayout, draw_legend
from trainer.ui.document.view import Go, Page
from trainer.ui.kit.painted import PaintedButton
from trainer.ui.kit.removed_widgets import put_away
from trainer.ui.kit.screen_reader import announce
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import column, tip, wrapped
from trainer.wording import say_list

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


HINT_HIGH = 40


class HeatRowButton(PaintedButton):
    """A row. Pointed at, it tells its hint; pressed, it leads where the row leads."""

    def __init__(self, tell: Callable[[HeatRow], None], go: Go) -> None:
        super().__init__()
        self._tell = tell
        self.clicked.connect(lambda: go(self.row.to))

    def present(self, heat: HeatMap, row: HeatRow) -> None:
        self.heat, self.row = heat, row
        self.setObjectName(f"{heat.key}.{row.key}")
        self.setText(row.name)
        self.setAccessibleName(
            row.says or say_list([row.name, *(e.says for e in row.cells if e.says)], "")
        )
        self.setEnabled(row.to is not None)
        keys = Qt.FocusPolicy.StrongFocus if row.to is not None else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(keys)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(600, HeatLayout(self.heat, 600, scaled(100) / 100).row_high)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._tell(self.row)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._tell(self.row)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas.of_widget(self)
        painter, theme = canvas.painter, canvas.theme
        if self.underMouse() and self.isEnabled():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.well))
            painter.drawRoundedRect(QRectF(self.rect()), 6, 6)
        heat_drawing.draw_row(self.heat, self.row, canvas, self.width())
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.here_edge), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()


class _Edge(QWidget):
    """The heads of the columns, or the row at the foot."""

    def __init__(self, draw: Callable[[HeatMap, Canvas, float], None]) -> None:
        super().__init__()
        self._draw = draw
        self._heat: HeatMap | None = None

    def present(self, heat: HeatMap, high: int) -> None:
        self._heat = heat
        self.setFixedHeight(high)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._heat is not None:
            canvas = Canvas.of_widget(self)
            self._draw(self._heat, canvas, self.width())
            canvas.painter.end()


class HeatMapView(QWidget):
    """Shows a heat map, and below it the hint of the row pointed at."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._go = page.go
        self._heat = HeatMap("", "", (), ())
        self._buttons: dict[str, HeatRowButton] = {}
        self._heads, self._foot = _Edge(heat_drawing.draw_heads), _Edge(heat_drawing.draw_foot)
        self._rows = column(gap=0)
        self._none, self._hint = wrapped("", tone="quiet"), wrapped("", "body")
        map_ = column(self._heads, self._rows, self._none, self._foot, gap=0)
        self.setLayout(column(map_, self._hint, gap=8))

    @property
    def rows(self) -> tuple[HeatRowButton, ...]:
        return tuple(self._buttons.values())

    def present(self, block: HeatMap) -> None:
        self._heat = block
        layout = self._layout()
        self.setAccessibleName(block.title)
        self._heads.present(block, layout.head_high)
        self._present_rows(block)
        self._none.setText(block.none)
        self._none.setVisible(not block.rows)
        self._foot.present(block, layout.row_high)
        self._foot.setVisible(block.foot is not None)
        self._foot.setAccessibleName(block.foot.says if block.foot is not None else "")
        self._present_hint(block)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._heads.setFixedHeight(self._layout().head_high)

    def _layout(self) -> HeatLayout:
        return HeatLayout(self._heat, self.width(), scaled(100) / 100)

    def _present_rows(self, block: HeatMap) -> None:
        old, self._buttons = self._buttons, {}
        for place, row in enumerate(block.rows):
            button = old.pop(row.key, None) or HeatRowButton(self._tell, self._go)
            button.present(block, row)
            if self._rows.indexOf(button) != place:
                self._rows.insertWidget(place, button)
            self._buttons[row.key] = button
        for gone in old.values():
            self._rows.removeWidget(gone)
            put_away(gone)

    def _present_hint(self, block: HeatMap) -> None:
        focused = next((each.row.hint for each in self.rows if each.hasFocus()), "")
        self._hint.setObjectName(f"{block.key}.hint")
        self._hint.setText(focused or block.hint)
        self._hint.setMinimumHeight(scaled(HINT_HIGH) if block.hint else 0)
        self._hint.setVisible(bool(block.hint))

    def _tell(self, row: HeatRow) -> None:
        if row.hint:
            self._hint.setText(row.hint)
