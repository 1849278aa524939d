"""The skills at a glance: a segment for each, filled if it is mastered."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from trainer.ui.home.snapshot import AreaShown
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.painted import Painted, PaintedButton, draw_ground
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import Button, column, emptied, label, row, worn, wrapped, write_fitted
from trainer.wording import say, say_count

NAME, FIGURE, ROW = 0.49, 52, 22
WIDE, HIGH, GAP = 15.0, 12.0, 3.0
# Narrower segments could not be told apart: one bar stands for all of them.
NARROW = 7.9


class SkillsGlance(Ground):
    """Shows how many skills of each area are mastered. Emits that the map of skills is asked
    for."""

    opened = Signal()

    def __init__(self) -> None:
        super().__init__("card", "skills", say("Skills"))
        self.total = label("", "secondary", name="skills.total")
        self._rows = column(gap=0)
        self._areas: tuple[AreaShown, ...] = ()
        legend = row(*_legend(), None, gap=12)
        head = row(label(say("Skills"), "section"), None, self.total)
        pieces = (head, (self._rows, 1), legend)
        self.setLayout(column(*pieces, gap=6, around=(20, 16, 20, 10)))

    def present(self, areas: Sequence[AreaShown]) -> None:
        mastered, every = (sum(each.mastered for each in areas), sum(e.skills for e in areas))
        self.total.setText(say("{some} of {all} mastered", some=mastered, all=every))
        if tuple(areas) == self._areas:
            return  # a line made anew under a press would not hear its release
        self._areas = tuple(areas)
        emptied(self._rows)
        for turn, each in enumerate(areas, 1):
            line = AreaLine(each, f"skills.area.{turn}")
            line.clicked.connect(self.opened)
            self._rows.addWidget(line)


class TestOutCard(Ground):
    """Leads to the test that skips what is known already, and says how long it is."""

    def __init__(self) -> None:
        super().__init__("card", "test-out", say("Know it already?"))
        self.testing = Button(say("Test out"), "plan.test-out", key="O")
        self.testing.setEnabled(False)
        self._left = wrapped("", "secondary", name="plan.left")
        told = column(None, wrapped(say("Know it already?"), "section"), self._left, None, gap=4)
        self.setLayout(row((told, 1), self.testing, gap=14, around=(20, 12, 20, 14)))

    def present(self, left: int) -> None:
        """Say how many skills a test-out would ask for."""
        self.testing.setEnabled(left > 0)
        self._left.setText(left_words(left))


def left_words(left: int) -> str:
    """The number of skills that a test-out would ask for, in words."""
    if not left:
        return say("You have shown every skill of this house.")
    return say_count(
        "{count} skill to prove, at full tables.",
        "{count} skills to prove, at full tables.",
        count=left,
    )


class AreaLine(PaintedButton):
    """One area: its name, its segments, its figures. A press leads to Progress."""

    def __init__(self, area: AreaShown, name: str) -> None:
        super().__init__()
        self._area = area
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self._figure = say("{some} of {all}", some=area.mastered, all=area.skills)
        self.setAccessibleName(say("{name}: {value}", name=area.words, value=self._figure))

    def sizeHint(self) -> QSize:
        return QSize(280, scaled(ROW))

    def paint(self, painter: QPainter) -> None:
        if self.hasFocus() or self.underMouse():
            draw_ground(painter, self)
        figure, high = scaled(FIGURE), self.height()
        name = (self.width() - figure) * NAME
        painter.setPen(QColor(worn().text))
        painter.setFont(font(13))
        write_fitted(painter, self._area.words, QRectF(2, 0, name - 8, high))
        room = QRectF(name, (high - HIGH) / 2, self.width() - figure - name, HIGH)
        draw_segments(painter, room, self._area)
        painter.setPen(QColor(worn().text_2))
        painter.setFont(font(12))
        place = QRectF(self.width() - figure, 0, figure - 2, high)
        side = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(place, side, self._figure)


def draw_segments(painter: QPainter, room: QRectF, area: AreaShown) -> None:
    """Draw a segment for each skill: mastered filled, learning half, not seen dashed."""
    theme, every = worn(), max(1, area.skills)
    gap = GAP if every <= 12 else 2.0
    wide = min(WIDE, (room.width() - gap * every) / every)
    if wide < NARROW:
        _draw_bar(painter, room, area)
        return
    for turn in range(area.skills):
        box = QRectF(room.x() + turn * (wide + gap), room.y(), wide, room.height())
        box = box.adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.accent), 1))
        if turn < area.mastered:
            painter.setBrush(QColor(theme.accent))
        elif turn >= area.mastered + area.learning:
            painter.setPen(QPen(QColor(theme.outline), 1, Qt.PenStyle.DashLine))
        else:
            half = QColor(theme.accent)
            half.setAlphaF(0.4)
            painter.fillRect(QRectF(box.x(), box.y(), box.width() / 2, box.height()), half)
        painter.drawRoundedRect(box, 2.5, 2.5)


def _draw_bar(painter: QPainter, room: QRectF, area: AreaShown) -> None:
    """One bar for many skills: its mastered part, its learning part, and the rest dashed."""
    theme, each = worn(), (room.width() - GAP) / area.skills
    bar = QRectF(room.x(), room.y(), room.width() - GAP, room.height()).adjusted(0.5, 0.5, 0, -0.5)
    half = QColor(theme.accent)
    half.setAlphaF(0.4)
    seen = area.mastered + area.learning
    parts = ((area.mastered, QColor(theme.accent)), (seen, half))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.outline), 1, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(bar, 2.5, 2.5)
    painter.setPen(QPen(QColor(theme.accent), 1))
    for skills, colour in reversed(parts):
        if skills:
            painter.setBrush(QColor(theme.surface))
            part = QRectF(bar.x(), bar.y(), each * skills, bar.height())
            painter.drawRoundedRect(part, 2.5, 2.5)
            painter.setBrush(colour)
            painter.drawRoundedRect(part, 2.5, 2.5)


class _Segment(Painted, QWidget):
    """One segment of the legend."""

    def __init__(self, area: AreaShown) -> None:
        super().__init__()
        self._area = area
        self.setFixedSize(16, 14)

    def paint(self, painter: QPainter) -> None:
        draw_segments(painter, QRectF(0, 1, WIDE + GAP, HIGH), self._area)


def _legend() -> list[QFrame]:
    entries = (
        (AreaShown("", 1, 0, 1), say("Mastered")),
        (AreaShown("", 0, 1, 1), say("Learning")),
        (AreaShown("", 0, 0, 1), say("Not seen")),
    )
    made = []
    for area, words in entries:
        sign = QFrame()
        sign.setLayout(row(_Segment(area), label(words, "caption"), gap=5))
        made.append(sign)
    return made
