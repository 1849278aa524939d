"""The next thing to do, with its picture and the page's main button; and the work that was left
off."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.ui.home.snapshot import LeftOffShown, NextAct, NextShown
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.widgets import (
    Button,
    Elided,
    column,
    emptied,
    hairline,
    label,
    row,
    worn,
    wrapped,
)
from trainer.wording import say

WIDE, HIGH = 310, 206


class NextCard(Ground):
    """Shows what comes next. Emits it to begin it, or that the work left off begins again."""

    begun = Signal(object)
    start_over = Signal()

    def __init__(self) -> None:
        super().__init__("card", "next", say("Next"))
        self._shown: NextShown | None = None
        self.picture = TablePicture()
        self._caption = wrapped("", "secondary", name="next.caption")
        self.title = wrapped("", "panel", name="next.title")
        self._where = Elided("", name="next.where", lines=2)
        self._where.setProperty("tone", "quiet")
        self._why = wrapped("", name="next.why")
        self.begin = Button(say("Start"), NextAct.PRACTISE.value, kind="primary", key="Enter")
        self.begin.setMinimumHeight(42)
        self.begin.setEnabled(False)
        self.begin.clicked.connect(self.press)
        self._again = Button(say("Start over"), "today.start_over", does=self.start_over)
        self._again.hide()
        self._put_together()

    def present(self, shown: NextShown) -> None:
        self._shown = shown
        for text, said in (
            (self._caption, shown.caption),
            (self.title, shown.title),
            (self._where, shown.where),
            (self._why, shown.why),
        ):
            text.setText(said)
            text.setVisible(bool(said))
        self.begin.setObjectName(shown.act.value)
        self.begin.setText(shown.button)
        self.begin.setAccessibleName(say("{name}: {value}", name=shown.button, value=shown.title))
        self.begin.setEnabled(True)
        self._again.setVisible(shown.act is NextAct.GO_ON)

    def press(self) -> None:
        if self._shown is not None:
            self.begun.emit(self._shown)

    def _put_together(self) -> None:
        words = column(self._caption, self.title, self._where, 4, self._why, None, gap=4)
        buttons = row((self.begin, 1), self._again, gap=8)
        words.addLayout(buttons)
        self.setLayout(row((self.picture, 48), (words, 52), gap=20, around=18))


class TablePicture(Painted, QWidget):
    """A small picture of a table, with round corners; a plain ground until there is one."""

    def __init__(self) -> None:
        super().__init__()
        self._picture: QPixmap | None = None
        self.setMinimumSize(QSize(190, round(190 * HIGH / WIDE)))
        self.setMaximumSize(QSize(WIDE, HIGH))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(WIDE, HIGH)

    def show_picture(self, picture: QPixmap | None) -> None:
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

    def paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        corners = QPainterPath()
        corners.addRoundedRect(QRectF(self.rect()), 8, 8)
        painter.setClipPath(corners)
        painter.fillRect(self.rect(), QColor(worn().well))
        if self._picture is not None:
            painter.drawPixmap(QRectF(self.rect()), self._picture, self._cut())


class LeftOffCard(Ground):
    """Shows what waits; hidden if nothing does. Emits the attempt to go on with."""

    go_on = Signal(str)

    def __init__(self) -> None:
        super().__init__("card", "left-off", say("Where you left off"))
        self._lines = column(gap=8)
        self._waiting: tuple[LeftOffShown, ...] = ()
        head = label(say("Where you left off"), "section")
        self.setLayout(column(head, self._lines, gap=10, around=(20, 16, 20, 16)))
        self.hide()

    def present(self, waiting: Sequence[LeftOffShown]) -> None:
        """Show these, the latest first."""
        if tuple(waiting) == self._waiting:
            return  # a button made anew under a press would not hear its release
        self._waiting = tuple(waiting)
        emptied(self._lines)
        for turn, each in enumerate(waiting, 1):
            if turn > 1:
                self._lines.addWidget(hairline())
            words = column(wrapped(each.drill_title), wrapped(each.words, "secondary"), gap=0)
            onward = Button(say("Continue"), f"left-off.{turn}")
            onward.setAccessibleName(f"{say('Continue')}: {each.drill_title}, {each.words}")
            onward.clicked.connect(lambda _=False, at=each.attempt: self.go_on.emit(at))
            line = row((words, 1), onward, gap=12)
            self._lines.addLayout(line)
        self.setVisible(bool(waiting))
