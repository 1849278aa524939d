"""The side bar: the pages that the program leads to."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.colours import GREEN_CHIP, GREEN_CHIP_SPOTS
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.icons import IconName, draw_icon, icon
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import (
    Button,
    Elided,
    WordButton,
    column,
    enter_presses,
    label,
    row,
    tip,
    worn,
    wrapped,
)
from trainer.ui.routes import FIND, BarPlace, Foot
from trainer.wording import say, say_phrase

WIDTH = 208
NAME_ROOM, LOW_NAME_ROOM = (8, 6, 8, 18), (8, 2, 8, 6)
BESIDE = 90
"""What the bar and a button of it take beside the words."""
BESIDE_NAME = 84
"""What the bar and the chip take beside the program's name."""


class Who(Struct, frozen=True):
    """The last place of the bar: the person signed in, or the way to sign in."""

    page: str
    words: str


class SideBar(Ground):
    """Leads from page to page; the place of the page in sight is lit. Emits the page that is asked
    for.

    At the foot stands the person signed in, or the way to sign in.
    """

    asked = Signal(str)

    def __init__(self, places: Sequence[BarPlace], who: Who | None = None) -> None:
        super().__init__("sidebar", "sidebar")
        self._wide = _width(places)
        self.setFixedWidth(self._wide)
        self._buttons = {place.page: self._button(place) for place in places}
        name = self._name = row(Chip(), label(say("Dealer School"), "strong"), None, gap=10)
        pages = [self._buttons[place.page] for place in places if place.foot is Foot.NO]
        last = [self._buttons[place.page] for place in places if place.foot is Foot.YES]
        if who is not None:
            last.append(self._of(who))
        self._note = wrapped("", "secondary", name="sidebar.note")
        self._note.setContentsMargins(8, 0, 8, 10)
        self._line = Elided("", "secondary", name="sidebar.line")
        self._line.setContentsMargins(8, 0, 8, 6)
        self._note.hide()
        self._line.hide()
        find = self._find = FindButton()
        find.setToolTip(say("Rules, drills, rounds, mistakes, settings and help"))
        find.clicked.connect(lambda: self.asked.emit(FIND))
        self._body = column(
            name, find, 8, *pages, None, self._note, self._line, *last, gap=2, around=14
        )
        self.setLayout(self._body)

    @property
    def in_window(self) -> dict[str, QRect]:
        """Where in the window each page's button is."""
        buttons = {FIND: self._find, **self._buttons}
        return {page: _in_window(button) for page, button in buttons.items()}

    def say(self, note: str) -> None:
        """Write a quiet line above the foot; none for an empty one."""
        self._note.setText(note)
        self._line.setText(note)
        self._make_room()

    def _make_room(self) -> None:
        """Shorten the note to its first words in a window too low for it, and move the name up."""
        has_note = bool(self._note.text())
        self._name.setContentsMargins(*NAME_ROOM)
        self._body.invalidate()  # it does not hear of a row's new edges
        self._line.hide()
        self._note.setVisible(has_note)
        if has_note and self._least_height() > self.height():
            self._note.hide()
            self._line.show()
        if self._least_height() > self.height():
            self._name.setContentsMargins(*LOW_NAME_ROOM)

    def _least_height(self) -> int:
        """The least height; a column without any wrapped text has none for a width."""
        if self._body.hasHeightForWidth():
            return self._body.totalMinimumHeightForWidth(self.width())
        return self._body.totalMinimumSize().height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not enter or not enter_presses(self):
            super().keyPressEvent(event)

    def show_place(self, page: str) -> None:
        """Light that page's place; none if the page is not in the bar."""
        for name, button in self._buttons.items():
            button.setChecked(name == page)

    def _button(self, place: BarPlace) -> NavButton:
        return self._leading(
            NavButton(place.page, say_phrase(place.text), place.icon, self._wide - BESIDE)
        )

    def _of(self, who: Who) -> NavButton:
        button = self._leading(NavButton(who.page, who.words, "account", self._wide - BESIDE))
        self._buttons[who.page] = button
        return button

    def _leading(self, button: NavButton) -> NavButton:
        button.clicked.connect(lambda: self.asked.emit(button.page))
        return button


def _in_window(button: QWidget) -> QRect:
    return QRect(button.mapTo(button.window(), QPoint(0, 0)), button.size())


class FindButton(Button):
    """A button that looks like the field it opens: the sign and the word at the left, the key at
    the right."""

    def __init__(self) -> None:
        super().__init__(say("Find"), "sidebar.find", key="Ctrl K")

    def _write(self, painter: QPainter) -> None:
        side = scaled(16)
        top = (self.height() - side) / 2
        draw_icon(painter, "find", QRectF(12, top, side, side), worn().text_2)
        words = QRectF(20 + side, 0, self.width(), self.height())
        painter.setPen(QColor(worn().text_2))
        painter.setFont(self.font())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
        self._write_cap(painter, self.width() - self._cap_width() - 10)


class NavButton(WordButton):
    """One place of the side bar, with its icon in the colour of its words."""

    accessible_role = QAccessible.Role.PageTab

    def __init__(self, page: str, words: str, sign: IconName, room: int) -> None:
        super().__init__()
        self.page, self._icon = page, sign
        self._write(words, room)
        self.setObjectName(f"nav.{page}")
        self.setAccessibleName(words)
        self.setProperty("kind", "nav")
        self.setCheckable(True)
        self.setIconSize(QSize(18, 18))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.toggled.connect(lambda _: self._colour())
        self._colour()

    def nextCheckState(self) -> None:
        """Light nothing on a click: the page in sight does, and it may not be left."""

    def _write(self, words: str, room: int) -> None:
        # It may be long, and have any sign in it.
        type_ = QFontMetrics(font(14, bold=True))
        shown = type_.elidedText(words, Qt.TextElideMode.ElideRight, room + 2)  # type is rounded
        self.setText("  " + shown)
        self.setToolTip("" if shown == words else tip(words))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.ApplicationPaletteChange):
            self._colour()
        super().changeEvent(event)

    def _colour(self) -> None:
        theme = worn()
        colour = theme.text if self.isChecked() else theme.text_2
        self.setIcon(icon(self._icon, colour, self.devicePixelRatioF()))


def _width(places: Sequence[BarPlace]) -> int:
    """Room for the program's name and the words of every place; a person's name gives way to it."""
    type_ = QFontMetrics(font(14, bold=True))
    words = [type_.horizontalAdvance(say_phrase(place.text)) for place in places]
    name = type_.horizontalAdvance(say("Dealer School")) + BESIDE_NAME
    return max(WIDTH + (scaled(WIDTH) - WIDTH) // 3, name, *(each + BESIDE for each in words))


class Chip(Painted, QWidget):
    """The program's sign: a green chip with a square inlay."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(26, 26)

    def paint(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(GREEN_CHIP))
        painter.drawEllipse(QPointF(13, 13), 12.5, 12.5)
        painter.setBrush(QColor(GREEN_CHIP_SPOTS))
        for quarter in range(4):
            painter.save()
            painter.translate(13, 13)
            painter.rotate(90 * quarter)
            painter.drawRect(QRectF(-2.6, -12.5, 2, 4))
            painter.drawRect(QRectF(0.8, -12.5, 2, 4))
            painter.restore()
        painter.drawRoundedRect(QRectF(7, 7, 12, 12), 2, 2)
