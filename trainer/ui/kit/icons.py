"""Line icons on a grid of 20, drawn in the colour of the words beside them."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap

from trainer.ui.kit.path_data import shape

IconName = Literal[
    "home",
    "drills",
    "houses",
    "results",
    "progress",
    "mistakes",
    "quiz",
    "tick",
    "settings",
    "help",
    "back",
    "document",
    "first",
    "step_back",
    "play",
    "pause",
    "step_on",
    "last",
    "account",
    "people",
    "register",
    "exam",
    "felt",
    "lock",
    "live",
    "find",
]


def draw_icon(painter: QPainter, name: IconName, box: QRectF, colour: str) -> None:
    """Fill the box with the icon, in one colour."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.topLeft())
    painter.scale(box.width() / 20, box.height() / 20)
    pen = QPen(QColor(colour), 1.5)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape(_SHAPES[name]))
    painter.restore()


# Every button of the side bar is coloured three times while a window opens.
@lru_cache(maxsize=256)
def pixmap(name: IconName, colour: str, side: int, dpr: float) -> QPixmap:
    """Draw the icon as a picture with that side."""
    picture = QPixmap(QSize(round(side * dpr), round(side * dpr)))
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    draw_icon(painter, name, QRectF(0, 0, side, side), colour)
    painter.end()
    return picture


def icon(name: IconName, colour: str, dpr: float, side: int = 18) -> QIcon:
    return QIcon(pixmap(name, colour, side, dpr))


_SHAPES: dict[IconName, str] = {
    "home": "M3 9.5 10 3.5 17 9.5 M5 8.5 5 16.5 8.2 16.5 8.2 12 "
    "M8.2 12 11.8 12 11.8 16.5 15 16.5 15 8.5",
    "drills": "O10 10 6.8 O10 10 2.8",
    "houses": "R3 4.5 14 11 1.6 M3 8 17 8 M6 12 9 12",
    "results": "R4 3 12 14 1.6 M7 7 13 7 M7 10 13 10 M7 13 13 13",
    "progress": "M3.5 3.5 3.5 16.5 17 16.5 M6.5 13 10 9 12.5 11 16.5 5.5",
    "mistakes": "M10 3.5 17.2 16.3 2.8 16.3 10 3.5 M10 8.2 10 11.8 M10 13.9 10 14",
    "quiz": "R3.5 3.5 13 13 1.6 M6.5 10.2 9 12.7 13.6 7.3",
    "tick": "M3.5 10.5 8 15 16.5 5",
    "settings": "O10 10 2.3 O10 10 4.9 M14.9 10 17.1 10 M13.4648 13.4648 15.0205 15.0205 "
    "M10 14.9 10 17.1 M6.5352 13.4648 4.9795 15.0205 M5.1 10 2.9 10 "
    "M6.5352 6.5352 4.9795 4.9795 M10 5.1 10 2.9 M13.4648 6.5352 15.0205 4.9795",
    "help": "O10 10 7 M7.8 8.2 C7.8 5.2 12.4 5.4 12.2 8.2 12.1 9.8 10 9.9 10 11.6 M10 13.9 10 14",
    "back": "M16 10 4 10 M9 5 4 10 9 15",
    "document": "M12 3 5 3 5 17 15 17 15 6 12 3 M12 3 12 6 15 6",
    "first": "M14.5 4 8.5 10 14.5 16 M5 4 5 16",
    "step_back": "M12.5 4 6.5 10 12.5 16",
    "play": "M6.5 4 16 10 6.5 16 6.5 4",
    "pause": "M7 4.5 7 15.5 M13 4.5 13 15.5",
    "step_on": "M7.5 4 13.5 10 7.5 16",
    "last": "M5.5 4 11.5 10 5.5 16 M15 4 15 16",
    "account": "O10 6.6 3.1 M4 16.6 C4 10.4 16 10.4 16 16.6",
    "people": "O7.6 7 2.7 M2.6 15.8 C2.6 10.4 12.6 10.4 12.6 15.8 "
    "M12.4 4.6 C15.6 4.6 15.6 9.4 12.6 9.5 M14.4 11.6 C16.4 12.2 17.4 13.6 17.4 15.8",
    "register": "R2.5 4.5 15 11 1.6 O7 8.6 1.5 M4.8 13 C4.8 10.6 9.2 10.6 9.2 13 "
    "M11.6 8.2 15 8.2 M11.6 11.2 15 11.2",
    "exam": "O10 7.6 4.6 M7.2 11.4 6.4 17 10 14.8 13.6 17 12.8 11.4",
    "felt": "M2.8 6 17.2 6 C17.2 17 2.8 17 2.8 6 O7 9.4 0.7 O10 9.4 0.7 O13 9.4 0.7",
    "lock": "R4.5 9 11 7.5 1.6 M6.8 9 C6.8 2.6 13.2 2.6 13.2 9",
    # Waves of a thing that happens now.
    "live": "O10 10 1.8 "
    "M13.2527 13.2527 C14.0851 12.4203 14.6 11.2703 14.6 10 14.6 8.7297 14.0851 7.5797 13.2527 "
    "6.7473 M6.7473 6.7473 C5.9149 7.5797 5.4 8.7297 5.4 10 5.4 11.2703 5.9149 12.4203 6.7473 "
    "13.2527 M15.2326 15.2326 C16.5717 13.8935 17.4 12.0435 17.4 10 17.4 7.9565 16.5717 6.1065 "
    "15.2326 4.7674 M4.7674 4.7674 C3.4283 6.1065 2.6 7.9565 2.6 10 2.6 12.0435 3.4283 13.8935 "
    "4.7674 15.2326",
    "find": "O8.6 8.6 5 M12.4 12.4 16.6 16.6",
}
