"""Cards drawn small: rank and suit on a slip of paper, or whole cards to be compared."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from trainer.game.cards import Card, Rank
from trainer.ui.table.cards import PAPER, CardCut, face
from trainer.ui.table.geometry import CARD_SHAPE
from trainer.ui.table.pips import fill_in, pip, suit_colour
from trainer.ui.theme import font
from trainer.ui.widgets import worn
from trainer.wording import say

SLIP_WIDE, SLIP_HIGH, SLIP_GAP = 31, 21, 3
VERSUS = 18
CARD_WIDE, CARD_GAP = 42.0, 4.0


class Slips(QWidget):
    """The player's cards in a line, and after a small v the dealer's where they matter."""

    def __init__(
        self, player: Sequence[Card], dealer: Sequence[Card] = (), *, four_colour: bool = False
    ) -> None:
        super().__init__()
        self._player, self._dealer, self._four = tuple(player), tuple(dealer), four_colour
        self.setFixedSize(self._size())
        self.setAccessibleName(cards_in_words(self._player, self._dealer))

    def _size(self) -> QSize:
        step = SLIP_WIDE + SLIP_GAP
        wide = len(self._player) * step + len(self._dealer) * step
        return QSize(max(1, wide + (VERSUS if self._player and self._dealer else 0)), SLIP_HIGH)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x = self._line(painter, self._player, 0.0)
        if self._player and self._dealer:
            painter.setPen(QColor(worn().text_2))
            painter.setFont(font(12))
            box = QRectF(x - SLIP_GAP, 0, VERSUS + SLIP_GAP, SLIP_HIGH)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "v")
            x += VERSUS
        self._line(painter, self._dealer, x)
        painter.end()

    def _line(self, painter: QPainter, cards: tuple[Card, ...], x: float) -> float:
        for card in cards:
            _slip(painter, card, QRectF(x, 0, SLIP_WIDE, SLIP_HIGH), four_colour=self._four)
            x += SLIP_WIDE + SLIP_GAP
        return x


def _slip(painter: QPainter, card: Card, box: QRectF, *, four_colour: bool) -> None:
    painter.setPen(QPen(QColor(worn().line), 1))
    painter.setBrush(QColor(PAPER))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3.5, 3.5)
    colour = QColor(suit_colour(card.suit, four_colour=four_colour))
    painter.setPen(colour)
    rank = "10" if card.rank is Rank.TEN else str(card.rank)
    painter.setFont(font(13 if rank == "10" else 14, bold=True))
    left = QRectF(box.x() + 1, box.y(), box.width() / 2, box.height())
    painter.drawText(left, Qt.AlignmentFlag.AlignCenter, rank)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    fill_in(painter, pip(card.suit), QRectF(box.x() + 17, box.y() + 5, 11, 11))


class SmallHand(QWidget):
    """Three whole cards beside one another."""

    def __init__(self, cards: Sequence[Card], *, four_colour: bool = False) -> None:
        super().__init__()
        self._cards, self._four = tuple(cards), four_colour
        wide = len(self._cards) * (CARD_WIDE + CARD_GAP)
        self.setFixedSize(round(wide) + 4, round(CARD_WIDE * CARD_SHAPE) + 6)
        self.setAccessibleName(cards_in_words(self._cards))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        cut = CardCut(CARD_WIDE, self.devicePixelRatioF(), four_colour=self._four)
        for place, card in enumerate(self._cards):
            face(card, cut).draw(painter, 2 + place * (CARD_WIDE + CARD_GAP), 2)
        painter.end()


def cards_in_words(player: Sequence[Card], dealer: Sequence[Card] = ()) -> str:
    """``queen of hearts, 7 of spades, 2 of diamonds``, and the dealer's after them."""
    words = ", ".join(card.words for card in player)
    if not dealer:
        return words
    return say("{player}; dealer {dealer}", player=words, dealer=cards_in_words(dealer))
