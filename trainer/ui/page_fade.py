"""The fade from one page to the next: the picture of the last one lies over it and grows faint."""

from __future__ import annotations

from PySide6.QtCore import Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.removed_widgets import put_away

FADE_MS = 150


class PageFade(QWidget):
    """A picture of the last page that fades away. The mouse and the keys pass through it."""

    def __init__(self, picture: QPixmap, over: QWidget) -> None:
        super().__init__(over)
        self._picture = picture
        self._opacity = 1.0
        self._lifted = False
        # A press in these milliseconds is meant for the page that comes, not for the old picture.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(over.rect())
        self._fade = QVariantAnimation(self, duration=FADE_MS, startValue=1.0, endValue=0.0)
        self._fade.valueChanged.connect(self._set_opacity)
        self._fade.finished.connect(self.lift)
        self.show()
        self.raise_()
        self._fade.start()

    def lift(self) -> None:
        """Remove it at once. Lifting it again does nothing."""
        if self._lifted:
            return
        self._lifted = True
        self._fade.stop()
        put_away(self)

    def _set_opacity(self, value: float) -> None:
        self._opacity = value
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(self._opacity)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()
