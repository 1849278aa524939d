"""Cards and chips drawn small: slips of paper, whole cards to be compared, stacks to be counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from trainer.game.cards import Card, Rank
from trainer.game.chips import Stacks, fewest
from trainer.game.money import Money
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.theme import felt_font, scaled
from trainer.ui.kit.widgets import worn
from trainer.ui.table.drawing.cards import PAPER, CardCut, face
from trainer.ui.table.drawing.chip_stacks import Pile, by_value, draw_pile, draw_stack, stack_height
from trainer.ui.table.drawing.pips import fill_in, pip, suit_colour
from trainer.ui.table.geometry import CARD_SHAPE
from trainer.wording import say, say_list

SLIP_WIDE, SLIP_HIGH, SLIP_GAP = 31, 21, 3
# A ten takes that percentage of its usual width: two digits beside a pip.
VERSUS, SQUEEZED = 18, 82
CARD_WIDE, CARD_GAP = 34.0, 3.0
SIX_WIDE, SIX_GAP, FRAME, SIXTH_APART = 34.0, 3.0, 4.0, 10.0


class Slips(Painted, QWidget):
    """The player's cards in a line and, after a small v, the dealer's if they matter."""

    def __init__(self, player: Sequence[Card], dealer: Sequence[Card] = ()) -> None:
        super().__init__()
        self._player, self._dealer = tuple(player), tuple(dealer)
        self.setFixedSize(self._size())
        self.setAccessibleName(cards_in_words(self._player, self._dealer))

    def _size(self) -> QSize:
        step = SLIP_WIDE + SLIP_GAP
        wide = len(self._player) * step + len(self._dealer) * step
        wide += VERSUS if self._player and self._dealer else 0
        return QSize(max(1, scaled(wide)), scaled(SLIP_HIGH))

    def paint(self, painter: QPainter) -> None:
        painter.scale(self.height() / SLIP_HIGH, self.height() / SLIP_HIGH)
        x = self._line(painter, self._player, 0.0)
        if self._player and self._dealer:
            painter.setPen(QColor(worn().text_2))
            painter.setFont(felt_font(12))
            box = QRectF(x - SLIP_GAP, 0, VERSUS + SLIP_GAP, SLIP_HIGH)
            # For translators: between two hands that are compared, in as few letters as can be
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, say("v"))
            x += VERSUS
        self._line(painter, self._dealer, x)

    def _line(self, painter: QPainter, cards: tuple[Card, ...], x: float) -> float:
        for card in cards:
            _slip(painter, card, QRectF(x, 0, SLIP_WIDE, SLIP_HIGH))
            x += SLIP_WIDE + SLIP_GAP
        return x


def _slip(painter: QPainter, card: Card, box: QRectF) -> None:
    painter.setPen(QPen(QColor(worn().line), 1))
    painter.setBrush(QColor(PAPER))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3.5, 3.5)
    colour = QColor(suit_colour(card.suit))
    painter.setPen(colour)
    ten, type_ = card.rank is Rank.TEN, felt_font(14, bold=True)
    type_.setStretch(SQUEEZED if ten else 100)
    painter.setFont(type_)
    left = QRectF(box.x() + 1, box.y(), box.width() / 2, box.height())
    painter.drawText(left, Qt.AlignmentFlag.AlignCenter, "10" if ten else str(card.rank))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    fill_in(painter, pip(card.suit), QRectF(box.x() + 17, box.y() + 5, 11, 11))


class SmallHand(Painted, QWidget):
    """Whole cards side by side; those that decide have a strong edge."""

    def __init__(
        self,
        cards: Sequence[Card],
        *,
        wide: float = CARD_WIDE,
        edged: Collection[Card] = (),
    ) -> None:
        super().__init__()
        self._cards, self._wide = tuple(cards), wide
        self._edged = frozenset(edged)
        across = len(self._cards) * (wide + CARD_GAP)
        self.setFixedSize(round(across) + 4, round(wide * CARD_SHAPE) + 6)
        self.setAccessibleName(cards_in_words(self._cards))

    def paint(self, painter: QPainter) -> None:
        cut = CardCut(self._wide, self.devicePixelRatioF())
        for place, card in enumerate(self._cards):
            x = 2 + place * (self._wide + CARD_GAP)
            face(card, cut).draw(painter, x, 2)
            if card in self._edged:
                _edge(painter, QRectF(x, 2, self._wide, self._wide * CARD_SHAPE))


class BestFive(Painted, QWidget):
    """The best five of six cards in one frame; the sixth stands apart, faint."""

    def __init__(self, five: Sequence[Card], sixth: Card) -> None:
        super().__init__()
        self._five, self._sixth = tuple(five), sixth
        self._step = SIX_WIDE + SIX_GAP
        wide = 6 * self._step + 2 * FRAME + SIXTH_APART
        self.setFixedSize(round(wide), round(SIX_WIDE * CARD_SHAPE + 2 * FRAME))
        self.setAccessibleName(
            say("Best five: {five}; left over: {sixth}",
                five=cards_in_words(five), sixth=sixth.words)
        )  # fmt: skip

    def paint(self, painter: QPainter) -> None:
        cut = CardCut(SIX_WIDE, self.devicePixelRatioF())
        for place, card in enumerate(self._five):
            face(card, cut).draw(painter, FRAME + place * self._step, FRAME)
        framed = QRectF(1, 1, 5 * self._step - SIX_GAP + 2 * FRAME - 2, self.height() - 2)
        painter.setPen(QPen(QColor(worn().text), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(framed, 6, 6)
        painter.setOpacity(0.4)
        face(self._sixth, cut).draw(painter, framed.right() + SIXTH_APART, FRAME)


def _edge(painter: QPainter, box: QRectF) -> None:
    painter.setPen(QPen(QColor(worn().text), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(-0.5, -0.5, 0.5, 0.5), 4, 4)


def deciding_cards(player: Sequence[Card], dealer: Sequence[Card]) -> frozenset[Card]:
    """The card of each hand at which two hands of the same kind first differ, from the highest
    down; none if the kind itself decides, or nothing does."""
    if _shape(player) != _shape(dealer):
        return frozenset()
    pairs = zip(_read(player), _read(dealer), strict=True)
    decides = ((mine, dealers) for mine, dealers in pairs if mine.rank is not dealers.rank)
    return frozenset(next(decides, ()))


def _shape(cards: Sequence[Card]) -> tuple[object, ...]:
    """The pairs, suits and neighbours of a hand: equal for hands of the same kind."""
    counts = sorted(Counter(each.rank for each in cards).values())
    ranks = sorted(int(each.rank) for each in cards)
    in_a_row = ranks[-1] - ranks[0] == len(ranks) - 1 or ranks[-1] == Rank.ACE
    return (counts, len({each.suit for each in cards}) == 1, len(counts) == len(ranks) and in_a_row)


def _read(cards: Sequence[Card]) -> list[Card]:
    counts = Counter(each.rank for each in cards)
    return sorted(cards, key=lambda each: (-counts[each.rank], -each.rank))


def cards_in_words(player: Sequence[Card], dealer: Sequence[Card] = ()) -> str:
    """``queen of hearts, 7 of spades, 2 of diamonds``, and the dealer's after them."""
    words = say_list([card.words for card in player], "")
    if not dealer:
        return words
    return say("{player}; dealer {dealer}", player=words, dealer=cards_in_words(dealer))


RADIUS, GAP, WIDEST, HIGHEST = 17.0, 3.0, 122, 66


class StackRow(Painted, QWidget):
    """Stacks of chips side by side, closed up if there are many. The words beside them say the
    sum."""

    def __init__(self, stacks: Stacks, values: tuple[Money, ...], *, high: int = HIGHEST) -> None:
        super().__init__()
        self.stacks, self._values = stacks, values
        self._radius = min(RADIUS, high / 2 - 2)
        tallest = max(map(len, stacks), default=0)
        wide = max(1, round(len(stacks) * (2 * self._radius + GAP)) + 2)
        deep = round(stack_height(tallest, self._radius)) + 6
        self._fits = wide <= WIDEST and deep <= high
        self.setFixedSize(min(wide, WIDEST), min(deep, high))

    def paint(self, painter: QPainter) -> None:
        sharp = self.devicePixelRatioF()
        if self._fits:
            self._stand(painter, sharp)
        else:
            pile = Pile((), self._values, self._radius, sharp, self.stacks)
            draw_pile(painter, pile, QRectF(self.rect()).adjusted(1, 1, -1, -3))

    def _stand(self, painter: QPainter, sharp: float) -> None:
        for place, stack in enumerate(self.stacks):
            x = 1 + self._radius + place * (2 * self._radius + GAP)
            y = self.height() - 4 - stack_height(len(stack), self._radius, sharp) / 2
            draw_stack(painter, Pile(stack, self._values, self._radius, sharp), QPointF(x, y))


class ChipRow(StackRow):
    """The fewest chips of the house for an amount. The words beside it say the amount."""

    def __init__(self, amount: Money, values: tuple[Money, ...], *, high: int = HIGHEST) -> None:
        super().__init__(by_value(fewest(amount, values)), values, high=high)
