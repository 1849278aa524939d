"""The pages, one in sight: each is built when it is first asked for, and fades in."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QStackedWidget, QStyle, QWidget

FADE_MS = 150


class PageStack(QStackedWidget):
    """Shows one page of those that the builders can make. ``still`` says that nothing may move."""

    def __init__(
        self, builders: Mapping[str, Callable[[], QWidget]], still: Callable[[], bool]
    ) -> None:
        super().__init__()
        self.setObjectName("pages")
        self._builders = builders
        self._built: dict[str, QWidget] = {}
        self._still = still
        self._veil: Veil | None = None

    def page(self, name: str) -> QWidget:
        """The page of that name, built now if it was not yet."""
        if name not in self._built:
            self._built[name] = self._builders[name]()
            self.addWidget(self._built[name])
        return self._built[name]

    def built(self, name: str) -> QWidget | None:
        """The page of that name, if somebody asked for it before."""
        return self._built.get(name)

    def turn_to(self, name: str) -> None:
        """The page is in sight and can be used at once; the last one fades away over it."""
        page, last = self.page(name), self.currentWidget()
        if page is last:
            return
        picture = self.grab() if self._moves(last) else None
        self.setCurrentWidget(page)
        if picture is not None:
            self._veil = Veil(picture, self)

    def _moves(self, last: QWidget | None) -> bool:
        if self._veil is not None:
            self._veil.lift()
        return last is not None and self.isVisible() and not self._still()


class Veil(QWidget):
    """A picture of the last page that fades away. The mouse and the keys pass through it."""

    def __init__(self, picture: QPixmap, over: QWidget) -> None:
        super().__init__(over)
        self._picture = picture
        self._opacity = 1.0
        self._lifted = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(over.rect())
        self._fade = QVariantAnimation(self)
        self._fade.setDuration(FADE_MS)
        self._fade.setStartValue(1.0)
        self._fade.setEndValue(0.0)
        self._fade.valueChanged.connect(self._set_opacity)
        self._fade.finished.connect(self.lift)
        self.show()
        self.raise_()
        self._fade.start()

    def lift(self) -> None:
        """Gone at once. Lifting it again does nothing."""
        if self._lifted:
            return
        self._lifted = True
        self._fade.stop()
        self.hide()
        self.setParent(None)
        self.deleteLater()

    def _set_opacity(self, value: float) -> None:
        self._opacity = value
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(self._opacity)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()


def motion_is_unwelcome() -> bool:
    """Whether the desktop asks programs to keep still."""
    hint = QStyle.StyleHint.SH_Widget_Animation_Duration
    return QApplication.style().styleHint(hint) == 0
