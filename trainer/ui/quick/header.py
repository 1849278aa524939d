"""The head of a quick drill: its name, its progress, the clock, and the way out."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.page_head import Figure, PageHead, SquareButton
from trainer.ui.kit.widgets import Elided, label, worn
from trainer.ui.quick.snapshot import QuickShown
from trainer.wording import say

LINE_HIGH, FIGURE_WIDE = 4, 64


class QuickHeader(PageHead):
    """Shows how far the sitting is. Emits that it is left."""

    def __init__(self) -> None:
        tip = say("Leave (Esc). Your place is kept.")
        back = SquareButton("quick.leave", "back", say("Leave the drill"), tip)
        title = label("", "panel", name="quick.title")
        super().__init__(back, title, Elided("", "secondary", name="quick.house"))
        self._right = Figure(say("Right so far"), "quick.right")
        self._place = Figure(say("Question"), "quick.number")
        self._clock = Figure(say("Clock"), "quick.clock")
        for figure in (self._right, self._place, self._clock):
            figure.keep_room(FIGURE_WIDE)
            self.add(figure)
        self._progress = ProgressLine()
        self.underline(self._progress)

    def present(self, shown: QuickShown) -> None:
        """Show this item's place."""
        self.title.setText(shown.drill)
        self.under.setText(shown.house)
        self._place.tell(say("{some} of {all}", some=shown.number, all=shown.of))
        self._right.setVisible(shown.right is not None)
        self._right.tell(f"{shown.right}")
        self.tick(shown.clock)
        self._progress.reach(shown.begun)

    def tick(self, clock: str) -> None:
        """Show that time; hide an empty one."""
        self._clock.setVisible(bool(clock))
        self._clock.tell(clock)


class ProgressLine(QWidget):
    """A thin line, as long as what is done."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(LINE_HIGH)
        self._reached = 0.0

    def reach(self, share: float) -> None:
        """Show that share as done, 0 to 1."""
        self._reached = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(worn().line))
        wide = round(self.width() * self._reached)
        painter.fillRect(0, 0, wide, self.height(), QColor(worn().accent))
        painter.end()
