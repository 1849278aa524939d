"""A chart in the program's looks: points joined by a line, with axes that say what they count.

pyqtgraph is read only when the first chart is made.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from trainer.ui.paper import emptied, worn
from trainer.ui.theme import font, scaled

HIGH = 240
BELOW = -0.25
"""Where a name stands to its point, in heights of its own."""
Tick = Callable[[float], str]


@dataclass(frozen=True, slots=True)
class Dot:
    """One point, and what it is called where it is the one that is named."""

    x: float
    y: float
    name: str = ""


@dataclass(frozen=True, slots=True)
class Axis:
    """What an axis counts, how a number on it is written, and from where to where it goes at
    least."""

    name: str
    tick: Tick
    least: float
    most: float


@dataclass(frozen=True, slots=True)
class Drawn:
    """One chart. ``says`` tells all of it in words, for who cannot see it."""

    dots: tuple[Dot, ...]
    across: Axis
    up: Axis
    says: str


class Chart(QFrame):
    """Shows one chart; nothing of it can be moved by mistake."""

    heard_as = QAccessible.Role.Chart

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setProperty("kind", "plain")
        self.setFixedHeight(scaled(HIGH))
        self._place = QVBoxLayout(self)
        self._place.setContentsMargins(0, 0, 0, 0)

    def present(self, drawn: Drawn) -> None:
        """Show this chart in the colours of now."""
        emptied(self._place)
        self.setAccessibleName(drawn.says)
        self._place.addWidget(_plot(drawn))


def _plot(drawn: Drawn) -> QWidget:
    import pyqtgraph as pg  # type: ignore[import-untyped]

    theme = worn()
    pg.setConfigOptions(antialias=True)
    plot: Any = pg.PlotWidget(background=QColor(theme.surface))
    plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    plot.setMenuEnabled(False)
    plot.setMouseEnabled(x=False, y=False)
    plot.hideButtons()
    plot.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    for side, axis, dots in (
        ("bottom", drawn.across, [dot.x for dot in drawn.dots]),
        ("left", drawn.up, [dot.y for dot in drawn.dots]),
    ):
        _dress(plot.getAxis(side), axis)
        lowest, highest = min([axis.least, *dots]), max([axis.most, *dots])
        reach = plot.setXRange if side == "bottom" else plot.setYRange
        reach(lowest, highest, padding=0.05)
    plot.showGrid(x=False, y=True, alpha=0.25)
    _draw(pg, plot, drawn.dots)
    return plot  # type: ignore[no-any-return]


def _dress(made: Any, axis: Axis) -> None:
    theme = worn()
    made.setStyle(maxTickLevel=0)
    made.setTickFont(font(12))
    made.setTextPen(QColor(theme.text_2))
    made.setPen(QColor(theme.outline))
    made.setLabel(axis.name, color=theme.text_2, **{"font-size": f"{scaled(12)}px"})
    made.tickStrings = lambda values, _scale, _spacing: [axis.tick(each) for each in values]


def _draw(pg: Any, plot: Any, dots: Sequence[Dot]) -> None:
    theme = worn()
    across, up = [dot.x for dot in dots], [dot.y for dot in dots]
    plot.plot(
        across,
        up,
        pen=pg.mkPen(QColor(theme.accent), width=1.5),
        symbol="o",
        symbolSize=scaled(8),
        symbolPen=pg.mkPen(QColor(theme.accent), width=1.5),
        symbolBrush=QColor(theme.surface),
    )
    if not dots:
        return
    last = dots[-1]
    plot.plot(
        [last.x],
        [last.y],
        pen=None,
        symbol="o",
        symbolSize=scaled(12),
        symbolPen=None,
        symbolBrush=QColor(theme.accent),
    )
    for dot in dots:
        if dot.name:
            side = 1 if dot is last and dot is not dots[0] else 0
            words = pg.TextItem(dot.name, color=QColor(theme.text), anchor=(side, BELOW))
            words.setFont(font(12, bold=dot is last))
            words.setPos(dot.x, dot.y)
            plot.addItem(words)
