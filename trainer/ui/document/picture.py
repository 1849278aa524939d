"""A drawing of a Document as a picture in a file, PNG or SVG."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

from trainer.document import BarList, Chart, Drawing, HeatMap
from trainer.records.faults import RecordsFault
from trainer.ui.document.canvas import Canvas
from trainer.ui.document.chart_drawing import draw_bars, draw_chart
from trainer.ui.document.heat_drawing import HeatLayout, draw_foot, draw_heads, draw_row
from trainer.wording import say

SIZE, SHARPNESS = QSize(1000, 520), 2

Paint = Callable[[QPainter], None]


def save_picture(path: Path, drawing: Drawing, says: str, note: str) -> None:
    """Save the drawing in that file, in light colours for paper, with a sentence above it and the
    choices below.

    Raises RecordsFault.
    """
    paint = partial(_paint, drawing, says, note)
    save = _save_svg if path.suffix.lower() == ".svg" else _save_png
    if not save(path, paint, says):
        raise RecordsFault(path, "not_written", say("the picture cannot be written here"))


def _save_png(path: Path, paint: Paint, title: str) -> bool:
    image = QImage(SIZE * SHARPNESS, QImage.Format.Format_ARGB32)
    image.setDevicePixelRatio(SHARPNESS)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return bool(image.save(str(path)))


def _save_svg(path: Path, paint: Paint, title: str) -> bool:
    made, written = QSvgGenerator(), QBuffer()
    made.setOutputDevice(written)  # a file that cannot be written is our fault to tell, not Qt's
    made.setSize(SIZE)
    made.setViewBox(QRectF(0, 0, SIZE.width(), SIZE.height()))
    made.setTitle(title)
    painter = QPainter(made)
    paint(painter)
    painter.end()
    try:
        path.write_bytes(bytes(written.data().data()))
    except OSError:
        return False
    return True


def _paint(drawing: Drawing, says: str, note: str, painter: QPainter) -> None:
    canvas = Canvas.of_paper(painter)
    page = QRectF(0, 0, SIZE.width(), SIZE.height()).adjusted(16, 12, -16, -12)
    canvas.write(QRectF(page.left(), page.top(), page.width(), 24), says, px=14)
    room = page.adjusted(0, 34, 0, -30)
    match drawing:
        case Chart():
            draw_chart(canvas, room, drawing)
        case BarList():
            draw_bars(canvas, room, drawing)
        case HeatMap():
            _draw_heat_map(canvas, room, drawing)
    canvas.write(page.adjusted(0, page.height() - 20, 0, 0), note, px=12, quiet=True)


def _draw_heat_map(canvas: Canvas, room: QRectF, heat: HeatMap) -> None:
    layout = HeatLayout.on(canvas, heat, room.width())
    canvas.painter.save()
    canvas.painter.translate(room.topLeft())
    draw_heads(canvas, heat, room.width())
    canvas.painter.translate(0, layout.head_high)
    for row in heat.rows:
        draw_row(canvas, heat, row, room.width())
        canvas.painter.translate(0, layout.row_high)
    draw_foot(canvas, heat, room.width())
    canvas.painter.restore()
