"""The side bar: where the program can go. Emits the page that was asked for."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from trainer.ui.colours import GREEN_CHIP, GREEN_CHIP_SPOTS
from trainer.ui.icons import IconName, icon
from trainer.ui.paper import column, label, row, worn
from trainer.ui.theme import scaled
from trainer.wording import Phrase, phrase, say, say_phrase


@dataclass(frozen=True, slots=True)
class Place:
    """A page that the side bar leads to, and the key that goes there with Ctrl."""

    page: str
    text: Phrase
    icon: IconName


PLACES = (
    Place("today", phrase("Today"), "home"),
    Place("quiz", phrase("Quiz"), "quiz"),
    Place("houses", phrase("Houses"), "houses"),
    Place("progress", phrase("Progress"), "progress"),
    Place("results", phrase("Results"), "results"),
    Place("mistakes", phrase("My mistakes"), "mistakes"),
)
HELP = Place("help", phrase("Help"), "help")
SETTINGS = Place("settings", phrase("Settings"), "settings")
WIDTH = 208


class SideBar(QFrame):
    """Leads from page to page; the page at hand is the lit one."""

    asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "sidebar")
        self.setFixedWidth(WIDTH + (scaled(WIDTH) - WIDTH) // 3)
        self.setObjectName("sidebar")
        self._buttons = {place.page: self._button(place) for place in (*PLACES, HELP, SETTINGS)}
        name = row(
            _Chip(), label(say("Dealer School"), "strong"), None, gap=10, around=(8, 6, 8, 18)
        )
        pages = [self._buttons[place.page] for place in PLACES]
        last = [self._buttons[place.page] for place in (HELP, SETTINGS)]
        body = column(name, *pages, None, *last, gap=2, around=14)
        self.setLayout(body)

    def show_place(self, page: str) -> None:
        """That page's button is the lit one; none where the page is not in the bar."""
        for name, button in self._buttons.items():
            button.setChecked(name == page)

    def _button(self, place: Place) -> NavButton:
        button = NavButton(place)
        button.clicked.connect(lambda: self.asked.emit(place.page))
        return button


class NavButton(QPushButton):
    """One place of the side bar, with its icon in the colour of its words."""

    heard_as = QAccessible.Role.PageTab

    def __init__(self, place: Place) -> None:
        words = say_phrase(place.text)
        super().__init__("  " + words)
        self._icon = place.icon
        self.setObjectName(f"nav.{place.page}")
        self.setAccessibleName(words)
        self.setProperty("kind", "nav")
        self.setCheckable(True)
        self.setIconSize(QSize(18, 18))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.toggled.connect(lambda _: self._colour())
        self._colour()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.ApplicationPaletteChange):
            self._colour()
        super().changeEvent(event)

    def _colour(self) -> None:
        theme = worn()
        colour = theme.text if self.isChecked() else theme.text_2
        self.setIcon(icon(self._icon, colour, self.devicePixelRatioF()))


class _Chip(QWidget):
    """The program's sign: a green chip with a square inlay."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(26, 26)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
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
        painter.end()
