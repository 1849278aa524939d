"""The head of a page that has the whole window: the way back, the title, and figures beside it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QLayout, QWidget

from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.icons import IconName, icon
from trainer.ui.kit.theme import TYPE, font, scaled
from trainer.ui.kit.widgets import Button, column, label, row, tip, worn
from trainer.wording import say


class SquareButton(Button):
    """A button with nothing but an icon, in the colour of the words; a screen reader hears its
    name."""

    def __init__(self, name: str, sign: IconName, spoken: str, hint: str = "") -> None:
        super().__init__("", name, kind="square")
        self._sign: IconName = sign
        self.setAccessibleName(spoken)
        self.setToolTip(tip(hint or spoken))
        self.setIconSize(QSize(scaled(18), scaled(18)))
        self._colour()

    def show_sign(self, sign: IconName, spoken: str, hint: str) -> None:
        self._sign = sign
        self.setAccessibleName(spoken)
        self.setToolTip(tip(hint or spoken))
        self._colour()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.ApplicationPaletteChange:
            self._colour()
        super().changeEvent(event)

    def _colour(self) -> None:
        self.setIcon(icon(self._sign, worn().text, self.devicePixelRatioF(), scaled(18)))


EDGE, APART = 28, 24
"""The room at both sides, as wide as what stands below has, and between two figures."""


class PageHead(Ground):
    """Has the way back, a title with a line under it, and to their right whatever is added. Emits
    that the page is left."""

    left = Signal()

    def __init__(
        self, back: SquareButton, title: QLabel, under: QLabel, *, edge: int = EDGE
    ) -> None:
        super().__init__("header")
        self.back, self.title, self.under = back, title, under
        self._line = row(back, gap=14, around=(edge, 14, edge, 14))
        self._line.addLayout(column(None, title, under, None, gap=2), 1)
        self._whole = column(self._line, gap=0)
        self.setLayout(self._whole)
        back.clicked.connect(self.left)

    def add(self, *pieces: QWidget | QLayout, share: int = 0) -> None:
        """Put these at the right of what is there. The words have one share of the room left over,
        ``share`` is theirs."""
        for piece in pieces:
            if isinstance(piece, QLayout):
                self._line.addLayout(piece, share)
            else:
                self._line.addWidget(piece, share)

    def underline(self, piece: QWidget) -> None:
        """Put that along the lower edge."""
        self._whole.addWidget(piece)


class Figure(Ground):
    """A value with its name above it; ``before`` is the room at its left."""

    def __init__(
        self, name: str, object_name: str, value: str = "", *, before: int = APART // 2
    ) -> None:
        super().__init__("plain")
        self._name = name
        self._value = label(value, "panel", name=object_name)
        self._value.setMinimumHeight(_line_high(name))
        room = (before, 0, APART - before, 0)
        self.setLayout(column(label(name, "caption"), self._value, gap=2, around=room))
        self.tell(value)

    def tell(self, value: str) -> None:
        self._value.setText(value)
        self._value.setAccessibleName(say("{name}: {value}", name=self._name, value=value))

    def keep_room(self, wide: int) -> None:
        """Give the value at least so much room, so that nothing moves while it changes."""
        self._value.setMinimumWidth(wide)


def _line_high(name: str) -> int:
    """The height of a value in the script of its name."""
    size, bold = TYPE["panel"]
    room, side = QRect(0, 0, 4000, 400), int(Qt.AlignmentFlag.AlignLeft)
    # A row of figures, some of them with words, stands level.
    return QFontMetrics(font(size, bold=bold)).boundingRect(room, side, name).height()
