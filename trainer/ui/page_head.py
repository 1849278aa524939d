"""The head of a page that has the whole window: the way back, the title, and figures beside it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from trainer.ui.icons import IconName, icon
from trainer.ui.paper import Button, column, frame, label, row, worn


class SquareButton(Button):
    """A button with nothing but an icon, in the colour of the words; its name is told."""

    def __init__(self, name: str, sign: IconName, spoken: str, tip: str = "") -> None:
        super().__init__("", name, kind="square")
        self._sign: IconName = sign
        self.setAccessibleName(spoken)
        self.setToolTip(tip or spoken)
        self.setIconSize(QSize(18, 18))
        self._colour()

    def show_sign(self, sign: IconName, spoken: str, tip: str = "") -> None:
        """It has that icon and that name now."""
        self._sign = sign
        self.setAccessibleName(spoken)
        self.setToolTip(tip or spoken)
        self._colour()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.ApplicationPaletteChange:
            self._colour()
        super().changeEvent(event)

    def _colour(self) -> None:
        self.setIcon(icon(self._sign, worn().text, self.devicePixelRatioF()))


class PageHead(QFrame):
    """Has the way back, a title and a line under it; ``pieces`` is the room to their right. Emits
    that the page is left."""

    left = Signal()

    def __init__(self, back: SquareButton, title: QLabel, under: QLabel) -> None:
        super().__init__()
        self.setProperty("kind", "header")
        self.back, self.title, self.under = back, title, under
        self.pieces = QHBoxLayout()
        self.pieces.setSpacing(14)
        self.words = column(title, under, gap=2)
        whole = row(back, gap=14, around=(28, 14, 28, 14))
        whole.addLayout(self.words, 1)
        whole.addLayout(self.pieces)
        self.setLayout(whole)
        back.clicked.connect(self.left)


def figure(name: str, object_name: str, value: str = "") -> tuple[QLabel, QWidget]:
    """A number with its name above it, and the box that holds both."""
    shown = label(value, "panel", name=object_name)
    box = frame("plain")
    box.setLayout(column(label(name, "caption"), shown, gap=2, around=(12, 0, 12, 0)))
    return shown, box
