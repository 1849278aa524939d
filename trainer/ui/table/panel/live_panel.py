"""The panel's part for a live table: the floor's clock, wishes, and the answers."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from trainer.drills.live.tempers import WishAnswer
from trainer.marking.words import paragraph, sentence
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.theme import RADIUS_BUTTON, RADIUS_LABEL, font, scaled
from trainer.ui.kit.widgets import column, tip, worn
from trainer.ui.table.panel.panel_shown import LiveShown, PersonShown
from trainer.wording import say, say_list

ANSWER_KEYS = {
    WishAnswer.STOP: "J",
    WishAnswer.WAIT: "K",
    WishAnswer.EXPLAIN: "L",
    WishAnswer.SHOW_AGAIN: "I",
    WishAnswer.FLOOR: "O",
}
RING, STROKE, LISTED = 64, 6, 3
LOW, NOW_FROM, CLOCK_FROM = 860, 700, 640
"""In a panel lower than that less is listed; the words of now, and the floor's clock, need so much
in the type's own pixels."""


class FloorClock(Painted, QWidget):
    """A ring that fills over the floor's time for these seats; beside it the shift, and both
    paces."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: LiveShown | None = None
        self.setFixedHeight(scaled(RING) + 2 * scaled(19) + 4)

    def present(self, shown: LiveShown) -> None:
        if shown != self._shown:
            self._shown = shown
            paces = say_list([shown.floor_pace, shown.pace], "")
            words = (shown.clock, shown.floor, shown.shift, paces)
            self.setAccessibleName(paragraph(*map(sentence, words)))
            self.update()

    def paint(self, painter: QPainter) -> None:
        shown = self._shown
        if shown is None:
            return
        self._ring(painter, shown)
        self._shift(painter, shown)
        top = scaled(RING) + 4
        names = (say("Floor"), say("You"))
        for name, done, pace, colour in (
            (names[0], shown.floor_done, shown.floor_pace, worn().outline),
            (names[1], float(shown.done), shown.pace, worn().text),
        ):
            self._segments(painter, top, name, done, pace, QColor(colour))
            top += scaled(19)

    def _ring(self, painter: QPainter, shown: LiveShown) -> None:
        size = scaled(RING)
        box = QRectF(0, 0, size, size).adjusted(STROKE, STROKE, -STROKE, -STROKE)
        painter.setPen(QPen(QColor(worn().line), STROKE))
        painter.drawEllipse(box)
        painter.setPen(QPen(QColor(worn().outline), STROKE))
        painter.drawArc(box, 90 * 16, round(-360 * 16 * min(1.0, shown.filled)))
        painter.setPen(QColor(worn().text))
        painter.setFont(font(15, bold=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, shown.clock)

    def _shift(self, painter: QPainter, shown: LiveShown) -> None:
        left, line = scaled(RING) + 10, scaled(17)
        room = QRectF(left, 2, self.width() - left, line)
        painter.setFont(font(13))
        painter.setPen(QColor(worn().text))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown.floor)
        painter.setPen(QColor(worn().text_2))
        painter.setFont(font(12))
        painter.drawText(
            room.translated(0, line + 2),
            Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap,
            shown.shift,
        )
        bar = QRectF(left, 2 * line + 10, self.width() - left, 4)
        painter.fillRect(bar, QColor(worn().line))
        bar.setWidth(bar.width() * min(1.0, shown.shift_filled))
        painter.fillRect(bar, QColor(worn().text))

    def _segments(
        self, painter: QPainter, top: int, name: str, done: float, pace: str, ink: QColor
    ) -> None:
        high = scaled(19)
        names = max(QFontMetrics(font(13)).horizontalAdvance(each) for each in _names())
        row = QRectF(0, top, self.width(), high)
        painter.setFont(font(13))
        painter.setPen(QColor(worn().text))
        painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, name)
        painter.drawText(row, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, pace)
        paces = QFontMetrics(font(13)).horizontalAdvance(pace)
        left, right = names + 10, self.width() - paces - 10
        shown = self._shown
        seats = 1 if shown is None else max(1, shown.seats)
        wide = (right - left) / seats
        for seat in range(seats):
            piece = QRectF(left + seat * wide, top + high / 2 - 3, wide - 3, 6)
            painter.fillRect(piece, QColor(worn().line))
            piece.setWidth(piece.width() * min(1.0, max(0.0, done - seat)))
            painter.fillRect(piece, ink)


def _names() -> tuple[str, str]:
    return say("Floor"), say("You")


class WishesCard(Painted, QAbstractButton):
    """One line of the list: whose wish it is, and since when. ``wanted`` names the seat."""

    wanted = Signal(int)

    def __init__(self, place: int) -> None:
        super().__init__()
        self._person: PersonShown | None = None
        self._chosen = False
        self._at_rest = say("{name}: {value}", name=say("At the table"), value=place)
        self.setObjectName(f"live.asking{place}")
        self.setAccessibleName(self._at_rest)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFixedHeight(scaled(36))
        self.clicked.connect(self._want)

    def _want(self) -> None:
        if self._person is not None:  # an empty line has nobody to answer
            self.wanted.emit(self._person.seat)

    def present(self, person: PersonShown, *, chosen: bool) -> None:
        if (person, chosen) != (self._person, self._chosen):
            self._person, self._chosen = person, chosen
            self.setAccessibleName(person.words)
            self.update()

    def clear(self) -> None:
        if self._person is not None:
            self._person = None
            self.setAccessibleName(self._at_rest)
            self.update()

    def paint(self, painter: QPainter) -> None:
        person, theme = self._person, worn()
        if person is None:
            return
        box = QRectF(self.rect())
        if self._chosen or self.hasFocus() or self.underMouse():
            painter.fillRect(box, QColor(theme.well))
        if self._chosen or self.hasFocus():
            painter.fillRect(QRectF(0, 0, 3, box.height()), QColor(theme.text))
        disc = QRectF(8, box.center().y() - 10, 20, 20)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.text))
        painter.drawEllipse(disc)
        painter.setPen(QColor(theme.surface))
        painter.setFont(font(12, bold=True))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(person.seat))
        self._write(painter, person, box)

    def _write(self, painter: QPainter, person: PersonShown, box: QRectF) -> None:
        half = box.height() / 2
        painter.setPen(QColor(worn().text))
        painter.setFont(font(13, bold=True))
        upper = box.adjusted(36, 1, -6, -half)
        painter.drawText(upper, Qt.AlignmentFlag.AlignVCenter, person.name)
        painter.setFont(font(12))
        painter.setPen(QColor(worn().text_2))
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(upper, right, person.waits)
        lower = box.adjusted(36, half - 1, -6, -2)
        words = QFontMetrics(font(12)).elidedText(
            person.heard or person.seen, Qt.TextElideMode.ElideRight, round(lower.width())
        )
        painter.drawText(lower, Qt.AlignmentFlag.AlignVCenter, words)


class AnswerButton(Painted, QAbstractButton):
    """One of the five answers, with its key."""

    def __init__(self, answer: WishAnswer) -> None:
        super().__init__()
        self.answer = answer
        self.setText(answer.words)
        self.setObjectName(f"live.answer.{answer.value}")
        self.setAccessibleName(answer.words)
        self.setToolTip(tip(answer.words))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paint(self, painter: QPainter) -> None:
        theme = worn()
        focus = self.hasFocus()
        painter.setPen(QPen(QColor(theme.here_edge if focus else theme.outline), 2 if focus else 1))
        painter.setBrush(QColor(theme.well if self.underMouse() else theme.surface))
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(box, RADIUS_BUTTON, RADIUS_BUTTON)
        cap = QRectF(box.right() - 26, box.center().y() - 10, 20, 20)
        painter.setPen(QPen(QColor(theme.outline), 1))
        painter.drawRoundedRect(cap, RADIUS_LABEL, RADIUS_LABEL)
        painter.setPen(QColor(theme.text))
        painter.setFont(font(12))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, ANSWER_KEYS[self.answer])
        room = box.adjusted(10, 0, -32, 0)
        face = font(13)
        while QFontMetrics(face).horizontalAdvance(self.text()) > room.width() and (
            face.pixelSize() > 10
        ):
            face.setPixelSize(face.pixelSize() - 1)
        painter.setFont(face)
        words = QFontMetrics(face).elidedText(
            self.text(), Qt.TextElideMode.ElideRight, round(room.width())
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)


class LivePanel(QWidget):
    """Shows the wishes. ``chosen`` says which seat is to be answered, ``answered`` the answer."""

    chosen = Signal(int)
    answered = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.clock = FloorClock()
        self._asking = [WishesCard(place) for place in range(1, LISTED + 1)]
        self._title = LiveHeading()
        self._answers = LiveHeading()
        self.buttons = [AnswerButton(each) for each in WishAnswer]
        self._column = column(self._title, *self._asking, self._answers, *self.buttons, gap=4)
        self.setLayout(self._column)
        for line in self._asking:
            line.wanted.connect(self.chosen)
        for button in self.buttons:
            button.clicked.connect(lambda _=False, at=button: self.answered.emit(at.answer.value))
        self.fold(low=False)

    def fold(self, *, low: bool) -> None:
        """In a low window, list one line less and make the answers lower."""
        self._listed = LISTED - low
        self._column.setSpacing(2 if low else 4)
        self._column.setContentsMargins(0, 0, 0, 0 if low else 10)  # apart from the last act
        for button in self.buttons:
            button.setFixedHeight(scaled(26 if low else 32))
        for place, line in enumerate(self._asking):
            line.setVisible(place < self._listed)
        self._column.activate()  # else the panel knows its height a turn of the event loop later
        self.setFixedHeight(self._column.minimumSize().height())

    def present(self, shown: LiveShown, chosen: int | None) -> None:
        self.clock.present(shown)
        more = len(shown.asking) - self._listed
        beside = say("{count} more", count=more) if more > 0 else say("next ;")
        self._title.write(say("At the table"), beside)
        for place, line in enumerate(self._asking):
            there = place < min(len(shown.asking), self._listed)
            if there:
                person = shown.asking[place]
                line.present(person, chosen=person.seat == chosen)
            else:
                line.clear()
        seat = chosen or (shown.asking[0].seat if shown.asking else None)
        words = say("Answer")
        if seat is not None:
            words = say("Answer {place}", place=shown.place.numbered(seat))
        self._answers.write(words, say("; then"))


class LiveHeading(Painted, QWidget):
    """A heading, and at the right a quiet word beside the key of the players who ask."""

    def __init__(self) -> None:
        super().__init__()
        self._words = ("", "")
        self.setFixedHeight(scaled(22))

    def write(self, words: str, beside: str) -> None:
        if (words, beside) != self._words:
            self._words = (words, beside)
            self.setAccessibleName(words)
            self.update()

    def paint(self, painter: QPainter) -> None:
        painter.setFont(font(13, bold=True))
        painter.setPen(QColor(worn().text))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, self._words[0])
        painter.setFont(font(12))
        painter.setPen(QColor(worn().text_2))
        words, key, then = self._words[1].partition(";")
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        if key:
            across = painter.fontMetrics().horizontalAdvance(f"{then} " if then else "")
            cap = QRectF(self.width() - across - 20, (self.height() - 20) / 2, 20, 20)
            painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)
            painter.drawText(self.rect(), right, then)
            painter.drawText(
                self.rect().adjusted(0, 0, -round(across + 26), 0), right, words.strip()
            )
            painter.setPen(QColor(worn().outline))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.drawRoundedRect(cap, RADIUS_LABEL, RADIUS_LABEL)
        else:
            painter.drawText(self.rect(), right, words)
