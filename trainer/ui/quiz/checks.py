"""Several values, any of which may be chosen: houses, areas."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAccessible, QFontMetrics, QIcon, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from trainer.ui.kit.grounds import NamedWidget
from trainer.ui.kit.icons import icon
from trainer.ui.kit.segments import WIDEST
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import WordButton, emptied, worn
from trainer.wording import say

SIGN_WIDE, BEARING, GAP, BAR = 40, 14, 6, 16


class Checks(NamedWidget):
    """Shows the values. Emits when the choice changes."""

    changed = Signal()

    def __init__(self, name: str, spoken: str, across: int) -> None:
        super().__init__(name, spoken)
        self._most, self._across = across, 0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._boxes: dict[object, Check] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GAP)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop)

    @property
    def values(self) -> tuple[object, ...]:
        """The chosen values, in the order shown."""
        return tuple(value for value, box in self._boxes.items() if box.isChecked())

    @property
    def all_chosen(self) -> bool:
        return all(box.isChecked() for box in self._boxes.values())

    def offer(self, values: Sequence[tuple[object, str]], chosen: Sequence[object]) -> None:
        emptied(self._grid)
        self._boxes = {}
        for value, text in values:
            box = Check(f"{self.objectName()}.{value}", text, self.accessibleName())
            box.setChecked(value in chosen)
            box.toggled.connect(lambda _: self.changed.emit())
            self._boxes[value] = box
        self._across = 0
        self._lay()

    def choose(self, value: object, *, chosen: bool = True) -> None:
        self._boxes[value].setChecked(chosen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def _lay(self) -> None:
        """Put as many side by side as have room, with a scroll bar's room to spare."""
        boxes = list(self._boxes.values())
        counts = range(self._most, 1, -1)
        # A bar that came and went with the columns would do so without end.
        across = next((n for n in counts if _wide(boxes, n) <= self._room(n)), 1)
        if across == self._across:
            return
        for at in range(self._across):
            self._grid.setColumnStretch(at, 0)
        self._across = across
        for place, box in enumerate(boxes):
            self._grid.addWidget(box, place // across, place % across)
        for at in range(across):
            self._grid.setColumnStretch(at, 1)

    def _room(self, across: int) -> int:
        more = 0 < self._across < across
        return self.width() - (BAR if more else 0)


def _wide(boxes: Sequence[QWidget], across: int) -> int:
    """The width of these in that many columns."""
    columns = [boxes[at::across] for at in range(across)]
    widest = [max((box.minimumWidth() for box in each), default=0) for each in columns]
    return sum(widest) + GAP * (across - 1)


class Check(WordButton):
    """One of the values, ticked if it is chosen: never by colour alone."""

    accessible_role = QAccessible.Role.CheckBox

    def __init__(self, name: str, text: str, spoken: str) -> None:
        super().__init__(text)
        self._words = text
        self.setObjectName(name)
        self.setAccessibleName(say("{name}: {value}", name=spoken, value=text))
        self.setProperty("kind", "choice")
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._tell((text,))
        self.setMinimumHeight(44)
        self.toggled.connect(self._tick)
        self._tick()

    def break_at(self, wide: int) -> None:
        """Break the words into as many lines as a box of that width needs."""
        room, lines = wide - SIGN_WIDE - scaled(BEARING), [""]
        for word in self._words.split(" "):
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and _long(longer) > room:
                lines.append(word)
            else:
                lines[-1] = longer
        self._tell(lines)

    def _tell(self, lines: Sequence[str]) -> None:
        self.setText("\n".join(lines))
        wide = max(map(_long, lines)) + SIGN_WIDE
        self.setMinimumWidth(min(wide, scaled(WIDEST)) + scaled(BEARING))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.ApplicationPaletteChange):
            self._tick()
        super().changeEvent(event)

    def _tick(self, *_: object) -> None:
        chosen = self.isChecked()
        self.setIcon(icon("tick", worn().accent, self.devicePixelRatioF()) if chosen else QIcon())


def _long(words: str) -> int:
    return QFontMetrics(font(14, bold=True)).horizontalAdvance(words)
