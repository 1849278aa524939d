"""The map of skills: area by area, each skill a tile, the chosen one told in full."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QVBoxLayout, QWidget

from trainer.marking.words import paragraph
from trainer.school.progress.skill_map import Learned, SkillRow, Tile
from trainer.ui.flow import Flow
from trainer.ui.progress.skill_tile import (
    SkillTile,
    draw_tile,
    learned_words,
    state_words,
)
from trainer.ui.theme import scaled
from trainer.ui.widgets import Button, column, emptied, hairline, label, row, wrapped
from trainer.wording import say, say_count

AREA_WIDE = 150


class SkillsCard(QFrame):
    """Shows the map. Emits the id of the skill that is to be practised."""

    practise = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("progress.skills")
        self.setProperty("kind", "card")
        self.setAccessibleName(say("Skills map"))
        self._tiles: list[SkillTile] = []
        self._group = QButtonGroup(self)
        self._rows = column(gap=0)
        self._told = _Told()
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
        """Enter tells of the skill that has the keyboard; the arrows go from tile to tile, as they
        do in any group of buttons of which one is chosen."""
        at = next((tile for tile in self._tiles if tile.hasFocus()), None)
        if at is not None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            at.click()
        else:
            super().keyPressEvent(event)


class _Told(QFrame):
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
        line = row(gap=12, around=(14, 10, 12, 10))
        line.addLayout(words, 1)
        line.addWidget(self._begin, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setLayout(line)

    def present(self, tile: Tile | None, today: int) -> None:
        """Tell of that skill; where none is chosen, how one is."""
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
    """All that is known of how a skill is held, in sentences."""
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
