"""A hand of three cards, closed, turning, face up or tucked; and the offer beside a closed one."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import partial
from math import cos, pi

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from trainer.game.wagers import Wager
from trainer.ui.kit.colours import BACK, OTHER_BACK
from trainer.ui.kit.theme import DEEP, INK, tint
from trainer.ui.table.accessible_words import WHOLE_HAND
from trainer.ui.table.drawing.cards import CardCut, back, cut_card, face
from trainer.ui.table.drawing.lettering import draw_tag, fit_line
from trainer.ui.table.drawing.pixmap_cache import CachedPicture
from trainer.ui.table.geometry import CARD_SHAPE, Box, SeatPlace, TableGeometry, around
from trainer.ui.table.pieces.piece import Look, Piece
from trainer.ui.table.snapshot import HandFace, HandShown, SeatShown, TableShown

TURN_MS, STAGGER_MS = 170, 40
HELD = 0.62


class HandPiece(Piece):
    """A seat's hand, or the dealer's if ``seat`` is None."""

    shows_hover = False

    def __init__(self, seat: int | None, parent: QWidget) -> None:
        super().__init__("dealer.hand" if seat is None else f"seat{seat}.hand", parent)
        self.seat = seat
        self.shown = HandShown()
        self.held = False
        self._awaited = False
        self._coming = 0
        self._unseen = False
        takes = TURN_MS + 2 * STAGGER_MS
        self._turning = QVariantAnimation(self, duration=takes, startValue=0.0)
        self._turning.setEndValue(float(takes))
        self._turning.setEasingCurve(QEasingCurve.Type.Linear)
        self._turning.valueChanged.connect(self.changed)

    def stand_at(self, look: Look, place: Box) -> None:
        u = look.places.u
        self.stand(
            look,
            Box(place.x - 0.08 * u, place.y - 0.03 * u, place.w + 0.16 * u, place.h + 0.14 * u),
        )

    def present(self, hand: HandShown, *, turning: bool = False, unseen: bool = False) -> None:
        """Show these cards; ``turning`` lets them turn over one after another. ``unseen`` tags a
        hand that is played closed, until it is turned."""
        if (hand, unseen) == (self.shown, self._unseen):
            return
        self.shown, self._unseen = hand, unseen
        of_seat = self.seat is not None
        self.can_be_pulled = hand.state.on_table if of_seat else hand.state is HandFace.OPEN
        if turning:
            self._turning.start()
        self.changed()

    def ahead(self) -> Iterator[Callable[[], object]]:
        """The pictures that will be wanted: the faces, so that they turn up at once."""
        if self.look is not None and self.shown.cards and self.shown.state.on_table:
            for k, box in enumerate(self.boxes(self.look)):
                yield partial(self._picture, self.look, k, box, up=True)

    def wait(self, *, awaited: bool) -> None:
        """Show that cards may be dealt here, or no longer."""
        if awaited != self._awaited:
            self._awaited = awaited
            self.changed()

    def arrive(self, coming: int) -> None:
        """Leave out that many cards, which are still on their way."""
        self._coming = coming
        self.changed()

    def finish(self) -> None:
        """End a running turn at once."""
        if self._turning.state() is QVariantAnimation.State.Running:
            self._turning.stop()
            self.changed()

    def drawn(self, look: Look) -> QPixmap:
        seen = self.shown.state.on_table or self._awaited or self._unseen
        return super().drawn(look) if seen else QPixmap()

    def draw(self, painter: QPainter, look: Look) -> None:
        self._cards(painter, look)
        if self._unseen and not self.held and self.shown.state.still_to_turn:
            boxes = self.boxes(look)
            left, right, low = boxes[0].x, boxes[-1].right, boxes[-1].bottom
            at = QPointF((left + right) / 2, low - 0.24 * look.places.u)
            draw_tag(painter, "CLOSED", at, look.places.u)

    def _cards(self, painter: QPainter, look: Look) -> None:
        if self._awaited and not self.shown.state.on_table:
            draw_slot(painter, self._slot(look))
        if not self.shown.state.on_table or self.held:
            return None
        boxes = self.boxes(look)
        if self.shown.odd.held:
            return self._in_hand(painter, look, boxes)
        if self.shown.odd.cut_card:
            first = boxes[0]
            beside = cut_card(first.w, look.dpr)
            beside.draw(painter, first.x - 0.28 * first.w, first.y + 0.04 * first.w)
        for k, box in enumerate(boxes[: len(boxes) - self._coming]):
            self._card(painter, look, k, box)
        self._cut_card_over(painter, look, boxes)
        return None

    def _in_hand(self, painter: QPainter, look: Look, boxes: tuple[Box, ...]) -> None:
        """Draw the cards in the player's hand: small, above the place where they lay."""
        draw_slot(painter, boxes[0])
        small = HELD * boxes[0].w
        picture = back(CardCut(width=small, dpr=look.dpr))
        for k in range(len(boxes)):
            picture.draw(painter, boxes[0].x + (0.30 + 0.22 * k) * small, boxes[0].y + 0.2 * small)

    def _cut_card_over(self, painter: QPainter, look: Look, boxes: tuple[Box, ...]) -> None:
        if self.shown.covered:
            cut_card(boxes[-1].w, look.dpr).draw(
                painter, boxes[-1].x, boxes[-1].y + 0.08 * boxes[-1].w
            )

    def boxes(self, look: Look) -> tuple[Box, ...]:
        if self.seat is None:
            return dealer_boxes(look.places, self.shown)
        return card_boxes(look.places.seat(self.seat), self.shown, look.places.card_width)

    def _slot(self, look: Look) -> Box:
        """The box of a hand's first card."""
        one = HandShown(HandFace.CLOSED, squared=True)
        if self.seat is None:
            return dealer_boxes(look.places, one)[0]
        return card_boxes(look.places.seat(self.seat), one, look.places.card_width)[0]

    def _card(self, painter: QPainter, look: Look, k: int, box: Box) -> None:
        across = self._width(k)
        picture = self._picture(look, k, box, up=across > 0 or k in self.shown.odd.up)
        if abs(across) >= 1:
            picture.draw(painter, box.x, box.y)
            return
        painter.save()
        painter.translate(box.centre.x, 0)
        # Never quite on edge: at a width of nought nothing of it would be drawn.
        painter.scale(max(abs(across), 0.02), 1)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        picture.draw(painter, -box.w / 2, box.y)
        painter.restore()

    def _width(self, k: int) -> float:
        """The shown width of a card: from -1, its back, through 0 to 1, its face."""
        up = 1.0 if self.shown.state is HandFace.OPEN else -1.0
        if self._turning.state() is not QVariantAnimation.State.Running:
            return up
        since = float(self._turning.currentValue()) - k * STAGGER_MS
        done = min(max(since / TURN_MS, 0.0), 1.0)
        return -cos(pi * done) * up

    def _picture(self, look: Look, k: int, box: Box, *, up: bool) -> CachedPicture:
        dealer = self.seat is None
        cut = CardCut(
            width=box.w,
            dpr=look.dpr,
            covered=not dealer and k < len(self.shown.cards) - 1,
            index=0.45 if dealer else 0.50,
        )
        if up and k < len(self.shown.cards):  # what was foreseen may be gone by now
            return face(self.shown.cards[k], cut)
        return back(cut, OTHER_BACK if k in self.shown.odd.foreign else BACK)


def card_boxes(seat: SeatPlace, hand: HandShown, wide: float) -> tuple[Box, ...]:
    """The boxes of a seat's cards, by the hand's state."""
    u, place, count = wide / 1.22, seat.hand, len(hand.cards) or WHOLE_HAND
    closer = min(1.0, (WHOLE_HAND - 1) / max(count - 1, 1))
    if hand.state.under_wager:
        lies = seat.in_play if hand.state is HandFace.IN_PLAY else seat.tucked
        left, top, over, down = lies.x, lies.y, 0.13 * u, 0.06 * u
    elif hand.squared:
        left, top, over, down = place.x + 0.50 * u, place.y + 0.04 * u, 0.04 * u, 0.02 * u
    elif hand.state is HandFace.OPEN or hand.odd.up or hand.odd.apart:
        left, top, over, down = place.x, place.y, 0.54 * u * closer, 0.0
    else:
        left, top, over, down = place.x + 0.34 * u, place.y, 0.30 * u * closer, 0.04 * u * closer
    size = wide, wide * CARD_SHAPE
    return tuple(Box(left + k * over, top + k * down, *size) for k in range(count))


def dealer_boxes(places: TableGeometry, hand: HandShown) -> tuple[Box, ...]:
    """The boxes of the dealer's cards: side by side, or squared up in one pile."""
    first, middle, last = places.dealer_cards
    count = len(hand.cards) or WHOLE_HAND
    if hand.squared:
        step = 0.05 * middle.w
        return tuple(
            Box(middle.x + (k - 1) * step, middle.y + (k - 1) * step / 2, middle.w, middle.h)
            for k in range(count)
        )
    if count <= WHOLE_HAND:
        return places.dealer_cards[:count]
    step = (last.x - first.x) / (count - 1)
    return tuple(Box(first.x + k * step, first.y, first.w, first.h) for k in range(count))


def draw_slot(painter: QPainter, box: Box) -> None:
    """Draw the dashed outline of a card that may come here."""
    painter.setPen(QPen(tint(INK, 0.6), max(1.2, 0.02 * box.w), Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    corner = 0.085 * box.w
    painter.drawRoundedRect(QRectF(box.x, box.y, box.w, box.h), corner, corner)


class OfferPiece(Piece):
    """A press offers the Play wager to the seat, in the house's own word."""

    def __init__(self, seat: int, parent: QWidget) -> None:
        super().__init__(f"seat{seat}.offer", parent)
        self.seat = seat
        self.words = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def stand_at(self, look: Look, place: SeatPlace) -> None:
        u = look.places.u
        self.words = f"{look.words.spots[0].label}?"
        self.stand(look, around(place.offer, 0.76 * u, 0.98 * u))

    def state(self) -> Hashable:
        return self.words, self.hasFocus(), self.underMouse()

    def draw(self, painter: QPainter, look: Look) -> None:
        u = look.places.u
        middle = QRectF(self.geometry()).center()
        box = QRectF(middle.x() - 0.37 * u, middle.y() - 0.23 * u, 0.74 * u, 0.46 * u)
        lit = self.underMouse() or self.hasFocus()
        painter.setPen(QPen(tint(INK, 0.95 if lit else 0.6), max(1.0, 0.022 * u)))
        painter.setBrush(tint(DEEP, 0.72))
        painter.drawRoundedRect(box, 0.23 * u, 0.23 * u)
        painter.setPen(tint(INK, 0.97))
        painter.setFont(fit_line(self.words, max(0.22 * u, 10), 10, 0.0, box.width() - 8).type)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.words)


def can_be_asked(shown: TableShown, seat: SeatShown) -> bool:
    """True if a closed hand lies there that has no Play wager and is not folded."""
    hand = seat.hand
    closed = hand.state is HandFace.CLOSED and bool(hand.cards) and not hand.squared
    play = next((spot for spot in seat.spots if spot.wager is Wager.PLAY), None)
    return shown.deals and closed and play is not None and not play.stake
