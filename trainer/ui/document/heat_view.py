"""A heat map as widgets: each row is a button, with a cell for every column."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from trainer.document import HeatMap, HeatRow
from trainer.ui.document import heat_drawing
from trainer.ui.document.canvas import Canvas
from trainer.ui.document.heat_drawing import HeatLayout
from trainer.ui.document.view import Go, Page
from trainer.ui.kit.leaving import put_away
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import column, wrapped
from trainer.wording import say_list

HINT_HIGH = 40


class HeatRowButton(QAbstractButton):
    """A row. Pointed at, it tells its hint; pressed, it leads where the row leads."""

    def __init__(self, tell: Callable[[HeatRow], None], go: Go) -> None:
        super().__init__()
        self._tell = tell
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda: go(self.row.to))

    def present(self, heat: HeatMap, row: HeatRow) -> None:
        """Show that row of that map."""
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
        self.update()

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
        heat_drawing.draw_row(canvas, self.heat, self.row, self.width())
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.here_edge), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()


class _Edge(QWidget):
    """The heads of the columns, or the row at the foot."""

    def __init__(self, draw: Callable[[Canvas, HeatMap, float], None]) -> None:
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
            self._draw(canvas, self._heat, self.width())
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
        """The rows in sight."""
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
