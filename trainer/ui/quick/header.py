"""The head of a quick drill: which drill, how far it is, the clock, and the way out."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from trainer.ui.icons import icon
from trainer.ui.paper import Button, Elided, column, frame, label, row, worn
from trainer.ui.quick.shown import QuickShown
from trainer.wording import say

LINE_HIGH = 4


class Header(QFrame):
    """Shows how far the sitting is. Emits when it is left."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "header")
        self.back = Button("", "quick.leave")
        self.back.setProperty("kind", "square")
        self.back.setAccessibleName(say("Leave the drill"))
        self.back.setToolTip(say("Leave (Esc); it is kept, and goes on where it stands"))
        self.back.setIconSize(QSize(18, 18))
        self.back.clicked.connect(self.left)
        self._title = label("", "panel", name="quick.title")
        self._house = Elided("", "secondary", name="quick.house")
        self._place, place = figure(say("Question"), "quick.number")
        self._right, self._right_box = figure(say("Right so far"), "quick.right")
        self._clock, self._clock_box = figure(say("Clock"), "quick.clock")
        self._line = ProgressLine()
        words = column(self._title, self._house, gap=2)
        top = row(self.back, gap=14, around=(28, 12, 28, 10))
        top.addLayout(words, 1)
        for box in (self._right_box, place, self._clock_box):
            top.addWidget(box)
        self.setLayout(column(top, self._line, gap=0))
        self._colour()

    def present(self, shown: QuickShown) -> None:
        """Show this item's place."""
        self._title.setText(shown.drill)
        self._house.setText(shown.house)
        self._place.setText(say("{some} of {all}", some=shown.number, all=shown.of))
        self._right_box.setVisible(shown.right is not None)
        self._right.setText(f"{shown.right}")
        self.tick(shown.clock)
        self._line.reach(shown.begun)

    def tick(self, clock: str) -> None:
        """The clock shows that; an empty one is hidden."""
        self._clock_box.setVisible(bool(clock))
        self._clock.setText(clock)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.ApplicationPaletteChange:
            self._colour()
        super().changeEvent(event)

    def _colour(self) -> None:
        self.back.setIcon(icon("back", worn().text, self.devicePixelRatioF()))


class ProgressLine(QWidget):
    """A thin line, as long as what lies behind."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(LINE_HIGH)
        self._reached = 0.0

    def reach(self, share: float) -> None:
        """So much lies behind, 0 to 1."""
        self._reached = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(worn().line))
        wide = round(self.width() * self._reached)
        painter.fillRect(0, 0, wide, self.height(), QColor(worn().accent))
        painter.end()


def figure(name: str, object_name: str) -> tuple[QLabel, QWidget]:
    """A number with its name, and the box that holds both."""
    value = label("", "panel", name=object_name)
    value.setMinimumWidth(64)
    box = frame("plain")
    box.setLayout(column(label(name, "caption"), value, gap=2, around=(12, 0, 12, 0)))
    return value, box
