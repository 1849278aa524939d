"""Things that slide over the table. The next act ends every slide at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QPointF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.painted import Painted
from trainer.ui.table.drawing.pixmap_cache import CachedPicture

SLIDE_MS, LONGEST_MS = 200, 240


class Floating(Painted, QWidget):
    """A picture that floats over the table; touches pass through it."""

    def __init__(self, picture: CachedPicture, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture = picture
        self.resize(picture.pixmap.deviceIndependentSize().toSize())

    def be_at(self, centre: QPointF) -> None:
        """Put the picture's middle at that place of the table."""
        self.move(round(centre.x() - self.width() / 2), round(centre.y() - self.height() / 2))

    def paint(self, painter: QPainter) -> None:
        painter.drawPixmap(0, 0, self._picture.pixmap)


class Motion(QObject):
    """All running slides."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self._running: dict[QVariantAnimation, Callable[[], None]] = {}

    def slide(
        self, picture: CachedPicture, start: QPointF, end: QPointF, then: Callable[[], None]
    ) -> None:
        """Slide the picture from one place to the other, then call ``then``, once."""
        thing = Floating(picture, self._table)
        thing.be_at(start)
        thing.show()
        slide = QVariantAnimation(self)
        slide.setDuration(_time(start, end, self._table.width()))
        slide.setStartValue(start)
        slide.setEndValue(end)
        slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        slide.valueChanged.connect(thing.be_at)

        def land() -> None:
            thing.hide()
            thing.deleteLater()
            then()

        self._running[slide] = land
        slide.finished.connect(lambda: self._end(slide))
        slide.start()

    def finish(self) -> None:
        for slide in tuple(self._running):
            self._end(slide)

    @property
    def running(self) -> int:
        return len(self._running)

    def _end(self, slide: QVariantAnimation) -> None:
        land = self._running.pop(slide, None)
        if land is None:
            return
        slide.stop()
        slide.deleteLater()
        land()


def _time(start: QPointF, end: QPointF, across: float) -> int:
    far = (end - start).manhattanLength() / max(across, 1)
    return round(SLIDE_MS + (LONGEST_MS - SLIDE_MS) * min(far, 1.0))
