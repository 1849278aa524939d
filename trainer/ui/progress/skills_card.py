"""The map of skills: area by area, each skill a tile, the chosen one told in full.

A tile shows by its fill, its edge and its sign how far its skill is learned.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QFrame,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from trainer.marking.words import paragraph
from trainer.school.progress.progress import Learned, SkillRow, Tile
from trainer.ui.kit.flow import Flow
from trainer.ui.kit.theme import RADIUS_LABEL, font, scaled, tint
from trainer.ui.kit.widgets import Button, column, emptied, hairline, label, row, tip, worn, wrapped
from trainer.wording import say, say_count

AREA_WIDE = 150


class SkillsCard(QFrame):
    """Shows the map. Emits the id of the skill to be practised."""

    practise = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("progress.skills")
        self.setProperty("kind", "card")
        self.setAccessibleName(say("Skills map"))
        self._tiles: list[SkillTile] = []
        self._group = QButtonGroup(self)
        self._rows = column(gap=0)
        self._told = _SkillInFull()
        self._told.practise.connect(self.practise)
        legend = [_Sign(learned) for learned in reversed(Learned)]
        head = row(label(say("Skills map"), "section"), None, *legend, gap=14)
        self.setLayout(
            column(head, self._told, 4, self._rows, None, gap=8, around=(20, 16, 20, 16))
        )

    @property
    def tiles(self) -> tuple[SkillTile, ...]:
        """Every tile, in the order in which skills are taught."""
        return tuple(self._tiles)

    def present(self, rows: Sequence[SkillRow], today: int) -> None:
        """Show these skills as they stand today."""
        emptied(self._rows)
        self._tiles = []
        for each in rows:
            self._rows.addWidget(hairline())
            self._rows.addLayout(self._area(each))
        self._told.present(None, today)
        self._today = today

    def _area(self, area: SkillRow) -> QVBoxLayout:
        name = wrapped(area.area.words, "strong")
        name.setFixedWidth(scaled(AREA_WIDE))
        held, flow = QWidget(), Flow(gap=7)
        for tile in area.tiles:
            flow.addWidget(self._tile(tile))
        held.setLayout(flow)
        line = row(gap=12, around=(0, 8, 0, 8))
        line.addWidget(name, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(held, 1)
        return column(line, gap=0)

    def _tile(self, tile: Tile) -> SkillTile:
        made = SkillTile(tile)
        made.clicked.connect(lambda: self._tell(made))
        self._group.addButton(made)
        self._tiles.append(made)
        return made

    def _tell(self, tile: SkillTile) -> None:
        self._told.present(tile.tile, self._today)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tell of the skill with the keyboard on Enter; the arrows go from tile to tile, as in any
        group of exclusive buttons."""
        at = next((tile for tile in self._tiles if tile.hasFocus()), None)
        if at is not None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            at.click()
        else:
            super().keyPressEvent(event)


class _SkillInFull(QFrame):
    """One skill in full."""

    practise = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "well")
        self._name = wrapped("", "strong", name="progress.skill.name")
        self._says = wrapped("", "secondary", name="progress.skill.says")
        self._begin = Button(say("Practise this"), "progress.skill.practise")
        self._skill = ""
        self._begin.clicked.connect(lambda: self.practise.emit(self._skill))
        words = column(self._name, self._says, gap=2)
        line = row((words, 1), gap=12, around=(14, 10, 12, 10))
        line.addWidget(self._begin, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setLayout(line)

    def present(self, tile: Tile | None, today: int) -> None:
        """Tell of that skill; without one, how to choose one."""
        self._begin.setVisible(tile is not None)
        if tile is None:
            self._name.setText(say("Choose a skill for details."))
            self._says.setText(say("Each skill is one decision, right or wrong."))
            return
        self._skill = tile.skill.id
        self._name.setText(say("{skill}: {state}", skill=tile.skill.words, state=state_words(tile)))
        self._says.setText(paragraph(*told(tile, today)))
        self._begin.setAccessibleDescription(tile.skill.words)


def told(tile: Tile, today: int) -> list[str]:
    """All that is known about a skill, in sentences."""
    if not tile.seen:
        return [say("Not asked yet.")]
    sentences = [
        say_count("Seen once.", "Seen {count} times.", count=tile.seen),
        say_count("On one day.", "On {count} days.", count=tile.days),
        say("{right} of {seen} right.", right=tile.right, seen=tile.seen),
    ]
    if tile.tempo is not None:
        share = round(tile.tempo * 100)
        sentences.append(say("You take {share}% of a dealer's time.", share=share))
    if tile.due_day is not None:
        sentences.append(_due(tile.due_day - today))
    return sentences


def _due(days: int) -> str:
    if days <= 0:
        return say("Due today.")
    return say_count("Due tomorrow.", "Due in {count} days.", count=days)


class _Sign(QWidget):
    """A line of the legend: the look of a tile, and what it means."""

    def __init__(self, learned: Learned) -> None:
        super().__init__()
        swatch = _Swatch(learned)
        self.setLayout(row(swatch, label(learned_words(learned), "secondary"), gap=6))


class _Swatch(QWidget):
    def __init__(self, learned: Learned) -> None:
        super().__init__()
        self._learned = learned
        self.setFixedSize(QSize(24, 14))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_tile(painter, QRectF(self.rect()), self._learned, 0.45)
        painter.end()


HIGH, SIDE, SIGN = 30, 11, 14


class SkillTile(QAbstractButton):
    """A tile: mastered is filled, learning filled in part, due has a dot, not seen is dashed. A
    press tells of its skill in full."""

    def __init__(self, tile: Tile) -> None:
        super().__init__()
        self.tile = tile
        self.setObjectName(f"skill.{tile.skill.id}")
        self.setText(tile.skill.words)
        self.setAccessibleName(tile.skill.words)
        self.setAccessibleDescription(state_words(tile))
        self.setToolTip(tip(state_words(tile)))
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(font(13)).horizontalAdvance(self.text())
        sign = SIGN if self._has_sign else 0
        return QSize(round(words) + 2 * SIDE + sign + 2, scaled(HIGH))

    @property
    def _has_sign(self) -> bool:
        return self.tile.learned in (Learned.DUE, Learned.MASTERED)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_tile(painter, QRectF(self.rect()), self.tile.learned, self.tile.share)
        self._write(painter)
        if self.hasFocus() or self.isChecked():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(worn().here_edge), 2))
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(box, RADIUS_LABEL, RADIUS_LABEL)
        painter.end()

    def _write(self, painter: QPainter) -> None:
        theme = worn()
        ink = QColor(theme.on_accent if self.tile.learned is Learned.MASTERED else theme.text)
        if self.tile.learned is Learned.NOT_SEEN:
            ink = QColor(theme.text_2)
        left = float(SIDE)
        if self._has_sign:
            draw_sign(painter, QPointF(left + 4, self.height() / 2), self.tile.learned, ink)
            left += SIGN
        painter.setFont(font(13))
        painter.setPen(ink)
        box = QRectF(left, 0, self.width() - left, self.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, self.text())


def draw_tile(painter: QPainter, room: QRectF, learned: Learned, share: float) -> None:
    """Draw the ground and the edge of a tile; the learned part is filled."""
    theme, box = worn(), room.adjusted(1, 1, -1, -1)
    shape = QPainterPath()
    shape.addRoundedRect(box, RADIUS_LABEL, RADIUS_LABEL)
    match learned:
        case Learned.MASTERED:
            painter.fillPath(shape, QColor(theme.accent))
            edge = QPen(QColor(theme.accent), 1)
        case Learned.DUE:
            painter.fillPath(shape, QColor(theme.here_wash))
            edge = QPen(QColor(theme.here_edge), 1)
        case Learned.LEARNING:
            painter.fillPath(shape, QColor(theme.surface))
            painter.save()
            painter.setClipPath(shape)
            done = QRectF(box.x(), box.y(), box.width() * share, box.height())
            painter.fillRect(done, tint(theme.accent, 0.2))
            painter.restore()
            edge = QPen(tint(theme.accent, 0.7), 1)
        case Learned.NOT_SEEN:
            edge = QPen(QColor(theme.outline), 1, Qt.PenStyle.DashLine)
    painter.setPen(edge)
    painter.drawPath(shape)


def draw_sign(painter: QPainter, middle: QPointF, learned: Learned, ink: QColor) -> None:
    """Draw a tick for mastered, a dot for due."""
    if learned is Learned.DUE:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(worn().here_edge))
        painter.drawEllipse(middle, 4, 4)
        return
    painter.setPen(QPen(ink, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPolyline(
        [middle + QPointF(-4, 0), middle + QPointF(-1, 3), middle + QPointF(4, -3.5)]
    )


def learned_words(learned: Learned) -> str:
    """The state of a skill in a word."""
    match learned:
        case Learned.MASTERED:
            return say("Mastered")
        case Learned.LEARNING:
            return say("Learning")
        case Learned.DUE:
            return say("Due today")
        case Learned.NOT_SEEN:
            return say("Not seen")


def state_words(tile: Tile) -> str:
    """The state, and how much of the way is done."""
    if tile.learned is not Learned.LEARNING:
        return learned_words(tile.learned)
    return say("{state}, {share}%", state=say("Learning"), share=round(tile.share * 100))
