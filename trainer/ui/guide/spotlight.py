"""A tour of a page: a ring about one thing after the other, with a card that tells of it, and its
texts."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QRegion
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from trainer.marking.words import paragraph, sentence
from trainer.ui.kit.focus import KeepsKeyboard
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.theme import RADIUS_CARD, scaled
from trainer.ui.kit.widgets import Button, column, label, row, worn, wrapped
from trainer.wording import say

WIDE, GAP, ROUND = 360, 18, 12
SHADOW = 10
"""The reach of the card's shadow; what lies outside of ring and shadow is the page's."""


class Spotlight(Painted, QWidget):
    """Lies over a page and shows its stations in turn, while the mouse works the page. Emits once,
    at its end."""

    over = Signal()

    def __init__(self, page: QWidget, stations: Sequence[Station]) -> None:
        super().__init__(page)
        self.setObjectName("spotlight")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._page, self._stations, self._at = page, tuple(stations), 0
        self.card = _Card(self)
        self.card.onward.clicked.connect(self.go_on)
        self.card.skip.clicked.connect(self.end)
        # It lies over the page and in no layout: it follows the size by itself.
        page.installEventFilter(self)
        self.setGeometry(page.rect())
        self._tell()
        self.show()
        self.raise_()
        self.setFocusProxy(self.card.onward)
        self._keeps = KeepsKeyboard(self, page)
        self._before: QWidget | None = page.window().focusWidget()
        self.card.onward.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def station(self) -> Station:
        return self._stations[self._at]

    def go_on(self) -> None:
        """Show the next station; end after the last one."""
        if self._at + 1 == len(self._stations):
            self.end()
            return
        self._at += 1
        self._tell()

    def end(self) -> None:
        """Leave the page."""
        self._page.removeEventFilter(self)
        self.hide()
        # The page under it may have been filled anew: Qt has deleted the widget then, not Python.
        if self._before is not None and isValid(self._before) and self._before.isVisible():
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)
        self.deleteLater()
        self.over.emit()

    def _tell(self) -> None:
        self.card.present(self.station, self._at + 1, len(self._stations))
        self._lay()

    def _lay(self) -> None:
        self._laid = self.lit
        before = self.card.geometry()
        # No layout holds the card, so nobody else asks for the height of its wrapped words.
        self.card.setFixedHeight(self.card.heightForWidth(self.card.width()))
        card = QRect(before.topLeft(), self.card.size())
        card.moveBottom(before.bottom())
        self.card.move(_beside(self.lit, card, self.rect(), stays=self._at > 0))
        inside = self.lit.adjusted(4, 4, -4, -4)
        ring = QRegion(self.lit.adjusted(-4, -4, 4, 4)).subtracted(QRegion(inside))
        self.setMask(ring.united(QRegion(self._shade)))
        self.update()

    @property
    def _shade(self) -> QRect:
        return self.card.geometry().adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW)

    @property
    def lit(self) -> QRect:
        """The place of the lit thing on the page; empty if it is not there."""
        named = (self._page.findChild(QWidget, each) for each in self.station.shows)
        thing = next((each for each in named if each is not None and each.isVisible()), None)
        if thing is None:
            return QRect(self.rect().center(), QSize(0, 0))
        return QRect(thing.mapTo(self._page, QPoint(0, 0)), thing.size()).adjusted(-8, -8, 8, 8)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._page.rect())
            self._lay()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take every key: Enter goes on, Esc ends the tour."""
        match event.key():
            case Qt.Key.Key_Escape:
                self.end()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                self.go_on()
        event.accept()

    def paint(self, painter: QPainter) -> None:
        if self.lit != self._laid:
            QTimer.singleShot(0, self, self._lay)  # the page was laid out anew
        painter.setPen(QPen(QColor(worn().text), 2))  # brass is the chosen mistake's
        painter.drawRoundedRect(QRectF(self.lit), ROUND, ROUND)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 5))
        for wide in range(SHADOW, 0, -2):
            shade = QRectF(self.card.geometry()).adjusted(-wide, 3 - wide, wide, wide)
            painter.drawRoundedRect(shade, RADIUS_CARD + wide, RADIUS_CARD + wide)


class _Card(Ground):
    """The words, how far the tour is, and the way on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("card", parent=parent)
        self.setFixedWidth(scaled(WIDE))
        self._title = label("", "panel", name="spotlight.title")
        self._title.setWordWrap(True)
        self._says = wrapped("", name="spotlight.says")
        self._far = label("", "secondary", name="spotlight.far")
        self.skip = Button(say("Skip"), "spotlight.skip", key=say("Esc"))
        self.onward = Button(say("Next"), "spotlight.next", kind="primary", key=say("Enter"))
        body = column(
            self._title,
            self._says,
            6,
            row(self._far, None, self.skip, self.onward, gap=8),
            gap=8,
            around=(RADIUS_CARD * 2, 16, RADIUS_CARD * 2, 16),
        )
        self.setLayout(body)

    def present(self, station: Station, number: int, of: int) -> None:
        self._title.setText(station.title)
        self._says.setText(station.says)
        self._far.setText(say("{number} of {of}", number=number, of=of))
        self.skip.setVisible(number < of)
        self.onward.setText(say("Next") if number < of else say("Close"))
        self.onward.setAccessibleName(self.onward.text())
        self.setAccessibleName(paragraph(sentence(station.title), station.says))
        self.onward.setAccessibleDescription(self.accessibleName())


def _beside(lit: QRect, card: QRect, page: QRect, *, stays: bool) -> QPoint:
    """The place of the card: where it is, above, below, right or left of the thing, else in the
    middle."""
    # Whoever clicks twice in one place goes on twice.
    if stays and page.contains(card) and not card.intersects(lit):
        return card.topLeft()
    middle_x = lit.center().x() - card.width() // 2
    middle_y = lit.center().y() - card.height() // 2
    if lit.height() > 2 * card.height():
        middle_y = lit.bottom() - GAP - card.height()  # what it speaks of stands at the top
    places = (
        QPoint(middle_x, lit.top() - GAP - card.height()),
        QPoint(middle_x, lit.bottom() + GAP),
        QPoint(lit.right() + GAP, middle_y),
        QPoint(lit.left() - GAP - card.width(), middle_y),
    )
    room = page.adjusted(8, 8, -8, -8)
    for place in places:
        moved = _moved_into(QRect(place, card.size()), room)
        if room.contains(moved) and not moved.intersects(lit):
            return moved.topLeft()
    return page.center() - card.center() + card.topLeft()


def _moved_into(card: QRect, room: QRect) -> QRect:
    """The card, moved just far enough to be inside."""
    left = max(room.left(), min(card.left(), room.right() - card.width() + 1))
    top = max(room.top(), min(card.top(), room.bottom() - card.height() + 1))
    return QRect(QPoint(left, top), card.size())


class Station(Struct, frozen=True):
    """A thing on the page, by the name of its widget, and the text about it. Of several names the
    first counts that is there."""

    shows: tuple[str, ...]
    title: str
    says: str


def after_the_round() -> tuple[Station, ...]:
    """The texts about reading a debrief."""
    return (
        Station(
            ("debrief.columns",),
            say("What was due, and what you did"),
            say("Required: the faultless round. Done: yours. A lit line is a difference."),
        ),
        Station(
            ("mistake.1", "debrief.mistakes"),
            say("The marks"),
            say(
                "■ critical: money is wrong. ▲ serious: late or out of turn. "
                "○ minor: costs nothing. Click a rule to read its clause."
            ),
        ),
    )
