"""One seat of the board: the hand that lies there, and below it everything that can be tapped."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent

from trainer.game.cards import Card
from trainer.school.one_question.item import with_suits
from trainer.school.table_test.board import BoardColumn, BoardSpot
from trainer.ui.debrief.marks import draw_mark
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import tip, worn, write_fitted
from trainer.ui.table_test.spot_button import SpotButton, Tappable, ground
from trainer.wording import say, say_list

HEAD = 66


class SeatHead(Tappable):
    """Says whose seat it is and what lies there. A tap: all that comes next there was done."""

    def __init__(self, column: BoardColumn) -> None:
        super().__init__()
        self._column = column
        self.setObjectName(f"watch.seat.{column.seat}")
        self.setMinimumSize(QSize(76, scaled(HEAD)))
        self._tell()

    def present(self, column: BoardColumn) -> None:
        """Show that seat as it is now."""
        if column != self._column:
            self._column = column
            self._tell()
            self.update()

    def _tell(self) -> None:
        column = self._column
        words = [title_of(column), cards_of(column.cards), column.hand]
        if column.rest:
            words.append(say("all as due"))
        self.setAccessibleName(say_list(words, ""))
        self.setToolTip(tip(column.hand))

    def sizeHint(self) -> QSize:
        return QSize(120, scaled(HEAD))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme, column = QPainter(self), worn(), self._column
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground(painter, self, theme, here=False, quiet=not column.rest)
        room = QRectF(self.rect()).adjusted(8, 4, -8, -4)
        high = room.height() / 3
        lines = ((title_of(column), 13, True), (cards_of(column.cards), 13, True))
        for at, (text, size, bold) in enumerate((*lines, (column.hand, 12, False))):
            painter.setFont(font(size, bold=bold))
            painter.setPen(QColor(theme.text if at < len(lines) else theme.text_2))
            line = QRectF(room.left(), room.top() + at * high, room.width(), high)
            write_fitted(painter, text, line)
        if column.weight is not None:
            corner = QRectF(room.right() - 10, room.top() + 2, 11, 11)
            draw_mark(painter, column.weight, corner.center(), 11)
        painter.end()


class SeatColumn(QObject):
    """The head and the spots of one seat, in the board's grid. Emits the spot that was tapped or
    held, and what the seat's head asks for."""

    tapped = Signal(object)
    held = Signal(object)
    all_tapped = Signal(object)
    asked = Signal(int)

    def __init__(self, column: BoardColumn, board: QObject) -> None:
        super().__init__(board)
        self.column = column
        self.head = SeatHead(column)
        self.head.clicked.connect(lambda: self.all_tapped.emit(self.column.rest))
        self.head.held.connect(lambda: self.asked.emit(self.column.seat))
        self.spots = [self._spot(spot) for spot in column.spots]

    def present(self, column: BoardColumn) -> None:
        self.column = column
        self.head.present(column)
        for button, spot in zip(self.spots, column.spots, strict=True):
            button.present(spot)

    def _spot(self, spot: BoardSpot) -> SpotButton:
        button = SpotButton(spot)
        button.clicked.connect(lambda: self.tapped.emit(button.spot))
        button.held.connect(lambda: self.held.emit(button.spot))
        return button


def title_of(column: BoardColumn) -> str:
    """``Seat 4 · A · folds``."""
    words = [column.place.headed(column.seat)]
    words += [column.player] if column.player else []
    words += [say("folds")] if column.folded else []
    return " · ".join(words)


def cards_of(cards: Sequence[Card]) -> str:
    """``Q♥ 10♠ 2♦``."""
    return " ".join(with_suits(str(card)) for card in cards)
