"""A chart on a page, and the same as a picture in a file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.records.faults import RecordsFault
from trainer.school.reports.crossing import Crossings
from trainer.ui.paper import worn
from trainer.ui.plot import Plot, draw_plot
from trainer.ui.reports.bars import Bars
from trainer.ui.reports.board_rows import write
from trainer.ui.reports.matrix import draw_matrix, matrix_high
from trainer.ui.reports.shown import ReportShown
from trainer.ui.theme import LIGHT, Theme, scaled
from trainer.wording import say

HIGH, PICTURE, SHARPNESS = 270, QSize(1000, 520), 2
MOST_BARS = 12


class ChartView(QWidget):
    """Shows a plot or a transfer matrix. Its name tells all of it."""

    heard_as = QAccessible.Role.Chart

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._draw: Callable[[QPainter, QRectF, Theme], None] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def present(self, plot: Plot) -> None:
        """Show this chart."""
        self._present(partial(_plotted, plot), plot.says, scaled(HIGH))

    def present_matrix(self, shown: ReportShown) -> None:
        """Show the transfer matrix of this report."""
        assert shown.crossings is not None, "the report has a matrix"
        high = matrix_high(shown.crossings)
        self._present(partial(_crossed, shown.crossings, shown.titles), shown.says, high)

    def _present(
        self, draw: Callable[[QPainter, QRectF, Theme], None], says: str, high: int
    ) -> None:
        self._draw = draw
        self.setFixedHeight(high)
        self.setAccessibleName(says)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._draw is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._draw(painter, QRectF(self.rect()), worn())
            painter.end()


def _plotted(plot: Plot, painter: QPainter, room: QRectF, theme: Theme) -> None:
    draw_plot(painter, room, plot, theme)


def _crossed(
    crossings: Crossings,
    titles: Mapping[str, str],
    painter: QPainter,
    room: QRectF,
    theme: Theme,
) -> None:
    draw_matrix(painter, room, crossings, titles, theme)


def save_chart(path: Path, shown: ReportShown, note: str) -> None:
    """The chart is in that file, as PNG or SVG by its ending, in light colours for paper. What was
    chosen stands below it."""
    save = _save_svg if path.suffix.lower() == ".svg" else _save_png
    if not save(path, shown, note):
        raise RecordsFault(path, "not_written", say("the picture cannot be written here"))


def _save_png(path: Path, shown: ReportShown, note: str) -> bool:
    image = QImage(PICTURE * SHARPNESS, QImage.Format.Format_ARGB32)
    image.setDevicePixelRatio(SHARPNESS)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    _draw(painter, shown, note)
    painter.end()
    return bool(image.save(str(path)))


def _save_svg(path: Path, shown: ReportShown, note: str) -> bool:
    from PySide6.QtSvg import QSvgGenerator

    made, written = QSvgGenerator(), QBuffer()
    made.setOutputDevice(written)  # a file that cannot be written is our fault to tell, not Qt's
    made.setSize(PICTURE)
    made.setViewBox(QRectF(0, 0, PICTURE.width(), PICTURE.height()))
    made.setTitle(shown.says)
    painter = QPainter(made)
    _draw(painter, shown, note)
    painter.end()
    try:
        path.write_bytes(bytes(written.data().data()))
    except OSError:
        return False
    return True


def _draw(painter: QPainter, shown: ReportShown, note: str) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    page = QRectF(0, 0, PICTURE.width(), PICTURE.height()).adjusted(16, 12, -16, -12)
    write(painter, page.adjusted(0, 0, 0, -page.height() + 24), shown.says, px=14, theme=LIGHT)
    room = page.adjusted(0, 34, 0, -30)
    if shown.plot is not None:
        draw_plot(painter, room, shown.plot, LIGHT)
    elif shown.crossings is not None:
        draw_matrix(painter, room, shown.crossings, shown.titles, LIGHT)
    elif shown.pareto is not None:
        bars = Bars("picture")
        bars.present(shown.pareto, MOST_BARS, shown.currency)
        bars.draw(painter, room, LIGHT)
    foot = page.adjusted(0, page.height() - 20, 0, 0)
    write(painter, foot, note, px=12, quiet=True, theme=LIGHT)
