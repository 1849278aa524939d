"""The round to be continued: a picture of the table as it lies, and the way back to it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from trainer.ui.home.snapshot import LeftOffShown
from trainer.ui.widgets import Button, column, emptied, label, row, worn, wrapped
from trainer.wording import say

WIDE, HIGH = 310, 212


class ContinueCard(QFrame):
    """Leads back to the round on the table. Without one it says what the first step is."""

    go_on = Signal()
    start_over = Signal()
    guided = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self.picture = TablePicture()
        self._words = column(gap=4)
        layout = row(gap=20, around=20)
        layout.addWidget(self.picture, 55, Qt.AlignmentFlag.AlignVCenter)
        layout.addLayout(self._words, 45)
        self.setLayout(layout)

    def present(self, left_off: LeftOffShown | None, *, first: bool) -> None:
        """Show the round that waits; ``first``: none was ever worked, and one is shown step by
        step to who wants it."""
        emptied(self._words)
        if left_off is None and first:
            self._welcome()
        elif left_off is None:
            self._invite()
        else:
            self._lead_back(left_off)

    def _welcome(self) -> None:
        begin = Button(say("Your first round"), "today.guided", key="G")
        begin.setMinimumHeight(42)
        begin.clicked.connect(self.guided)
        told = say(
            "Two minutes: the table from where the dealer stands, the keys and the marks. "
            "Each next act is told."
        )
        self._words.addStretch(1)
        self._words.addWidget(wrapped(say("New at this table?"), "panel", name="today.welcome"))
        self._words.addWidget(wrapped(told, tone="quiet"))
        self._words.addSpacing(8)
        self._words.addWidget(begin)
        self._words.addStretch(1)

    def _invite(self) -> None:
        self._words.addStretch(1)
        self._words.addWidget(label(say("Nothing on the table"), "panel", name="today.nothing"))
        self._words.addWidget(
            wrapped(
                say("Practise what today asks for, or choose a house and a drill."),
                tone="quiet",
            )
        )
        self._words.addStretch(2)

    def _lead_back(self, left_off: LeftOffShown) -> None:
        onward = Button(say("Continue"), "today.continue", kind="primary", key="Enter")
        onward.setMinimumHeight(42)
        onward.clicked.connect(self.go_on)
        again = Button(say("Start over"), "today.start_over")
        again.clicked.connect(self.start_over)
        for piece in (
            label(say("Where you left off"), "secondary"),
            wrapped(left_off.drill_title, "panel"),
            wrapped(left_off.house_title, tone="quiet"),
            wrapped(left_off.round_words, tone="quiet"),
            wrapped(left_off.rest, tone="quiet"),
        ):
            self._words.addWidget(piece)
        self._words.addStretch(1)
        self._words.addWidget(onward)
        self._words.addSpacing(4)
        self._words.addWidget(again)


class TablePicture(QWidget):
    """A small picture of a table, with round corners; a plain ground until there is one."""

    def __init__(self) -> None:
        super().__init__()
        self._picture: QPixmap | None = None
        self.setMinimumSize(QSize(190, round(190 * HIGH / WIDE)))
        self.setMaximumSize(QSize(WIDE, HIGH))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(width * HIGH / WIDE)

    def sizeHint(self) -> QSize:
        return QSize(WIDE, HIGH)

    def show_picture(self, picture: QPixmap | None) -> None:
        """This picture from now on."""
        self._picture = picture
        self.update()

    def _cut(self) -> QRectF:
        """The middle of the picture, in the shape of its place."""
        picture = self._picture
        assert picture is not None, "asked only where there is a picture"
        wide, high = picture.width(), picture.height()
        shape = self.width() / max(self.height(), 1)
        across, down = min(wide, high * shape), min(high, wide / shape)
        return QRectF((wide - across) / 2, high - down, across, down)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        corners = QPainterPath()
        corners.addRoundedRect(QRectF(self.rect()), 8, 8)
        painter.setClipPath(corners)
        painter.fillRect(self.rect(), QColor(worn().well))
        if self._picture is not None:
            painter.drawPixmap(QRectF(self.rect()), self._picture, self._cut())
        painter.end()
