"""The panel's list of keys: as many lines as have room, the last of which opens them all."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.table.keys import MAIN_KEYS, Legend
from trainer.ui.table.panel_parts import KeyLine
from trainer.ui.theme import Palette, scaled


class KeyList(QWidget):
    """The lines of keys, as many as have room; the last one stays, which opens them all."""

    pressed = Signal(object)

    def __init__(self, theme: Palette) -> None:
        super().__init__()
        self._theme = theme
        self._legends: tuple[Legend, ...] = ()
        self._lines: list[KeyLine] = []
        self.present(MAIN_KEYS)

    def present(self, legends: tuple[Legend, ...]) -> None:
        """List these keys."""
        if legends == self._legends:
            return
        self._legends = legends
        for line in self._lines:
            line.setParent(None)
            line.deleteLater()
        self._lines = [KeyLine(legend, self._theme) for legend in legends]
        for line in self._lines:
            line.setParent(self)
            line.pressed.connect(self.pressed)
            line.show()
        self.updateGeometry()
        self._lay()

    def sizeHint(self) -> QSize:
        return QSize(200, scaled(29) * len(self._lines))

    def minimumSizeHint(self) -> QSize:
        """Keep the room of one line: it may be the mouse's only way to a call."""
        return QSize(120, scaled(21) if len(self._lines) == 1 else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def _lay(self) -> None:
        pitch = min(scaled(29), max(scaled(21), self.height() / len(self._lines)))
        room = int((self.height() + 1) / pitch)
        left_out = max(len(self._lines) - room, 0)
        kept = [*self._lines[: len(self._lines) - 1 - left_out], self._lines[-1]]
        for line in self._lines:
            line.setVisible(room > 0 and line in kept)
        for k, line in enumerate(kept):
            line.setFixedHeight(int(pitch))
            line.setGeometry(0, round(k * pitch), self.width(), int(pitch))
