"""Today's plan: what is done, what is next, what is left, and how long each takes."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from trainer.ui.home.snapshot import PlanRow, PlanShown
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.painted import Painted, draw_ground
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import column, emptied, label, row, tip, worn, wrapped, write_fitted
from trainer.wording import say

LISTED = 5
ROW, SIGN, MINUTES = 34, 30, 64


class PlanCard(Ground):
    """Shows the plan of the chosen house. Emits the line that is to begin."""

    begun = Signal(object)

    def __init__(self) -> None:
        super().__init__("card", "plan", say("Today's plan"))
        self.minutes = label("", "secondary", name="plan.minutes")
        self._bar = ShareBar()
        self._lines = column(gap=0)
        self._rows: tuple[PlanRow, ...] = ()
        self.ahead = wrapped("", "secondary", name="plan.ahead")
        head = row(label(say("Today's plan"), "section"), None, self.minutes)
        self.setLayout(
            column(head, self._bar, self._lines, None, self.ahead, gap=8, around=(20, 16, 20, 14))
        )

    def present(self, plan: PlanShown) -> None:
        left = plan.target > plan.minutes  # beyond the plan the time alone is told
        self.minutes.setText(minutes_words(plan.minutes, plan.target if left else 0))
        self._bar.setVisible(plan.target > 0)
        self._bar.show_share(plan.minutes / plan.target if plan.target else 0.0)
        self.ahead.setText(plan.ahead)
        self.ahead.setVisible(bool(plan.ahead))
        if plan.rows == self._rows:
            return  # a line made anew under a press would not hear its release
        self._rows = plan.rows
        emptied(self._lines)
        first = next((each for each in plan.rows if each.next is not None), None)
        for turn, each in enumerate(plan.rows[:LISTED], 1):
            line = PlanLine(each, f"plan.row.{turn}", next_=each is first)
            line.clicked.connect(lambda _=False, each=each: self._begin(each))
            self._lines.addWidget(line)

    def _begin(self, line: PlanRow) -> None:
        if line.next is not None:
            self.begun.emit(line.next)


def minutes_words(minutes: int, target: int) -> str:
    """``3 of 15 min``; without a goal ``3 min``."""
    if not target:
        return say("{count} min", count=minutes)
    return say("{count} of {target} min", count=minutes, target=target)


class ShareBar(Painted, QWidget):
    """A thin bar, filled by the share that is done."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(4)
        self._share = 0.0

    def show_share(self, share: float) -> None:
        """Fill it by that share, from 0 to 1."""
        self._share = min(1.0, max(0.0, share))
        self.update()

    def paint(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        whole = QRectF(self.rect())
        for wide, colour in ((1.0, worn().line), (self._share, worn().accent)):
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(QRectF(0, 0, whole.width() * wide, whole.height()), 2, 2)


class PlanLine(Painted, QAbstractButton):
    """One line: its state as a ring, its name, the reason, the minutes. A press begins it."""

    def __init__(self, shown: PlanRow, name: str, *, next_: bool) -> None:
        super().__init__()
        self._shown, self._next = shown, next_
        self.setObjectName(name)
        state = say("Finished") if shown.next is None else shown.why
        self.setAccessibleName(say("{name}: {value}", name=shown.words, value=state))
        self.setToolTip(tip(shown.words))
        self.setEnabled(shown.next is not None)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        if shown.next is not None:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        return QSize(280, scaled(ROW))

    def paint(self, painter: QPainter) -> None:
        theme, shown = worn(), self._shown
        draw_ground(painter, self)
        self._draw_ring(painter)
        minutes, high = scaled(MINUTES), self.height()
        room = self.width() - SIGN - minutes
        why = room * 0.4
        painter.setPen(QColor(theme.text if shown.next is not None else theme.text_2))
        painter.setFont(font(14, bold=self._next))
        write_fitted(painter, shown.words, QRectF(SIGN, 0, room - why - 12, high))
        painter.setPen(QColor(theme.text_2))
        painter.setFont(font(13))
        write_fitted(painter, shown.why, QRectF(SIGN + room - why, 0, why - 6, high))
        place = QRectF(SIGN + room, 0, minutes - 2, high)
        took = minutes_words(shown.minutes, 0) if shown.next is not None else say("Finished")
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, took)

    def _draw_ring(self, painter: QPainter) -> None:
        theme, centre = worn(), QPointF(11, self.height() / 2)
        done = self._shown.next is None
        painter.setBrush(QColor(theme.accent) if done else Qt.BrushStyle.NoBrush)
        ring = QPen(QColor(theme.accent if done or self._next else theme.outline))
        ring.setWidthF(3 if self._next else 1.4)
        painter.setPen(ring)
        painter.drawEllipse(centre, 7.5, 7.5)
        if done:
            tick = QPainterPath(centre + QPointF(-3.4, 0.2))
            tick.lineTo(centre + QPointF(-0.9, 2.8))
            tick.lineTo(centre + QPointF(3.6, -2.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.on_accent), 1.8))
            painter.drawPath(tick)
