"""All the pieces of one table, by their kinds."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import chain, pairwise

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from trainer.game.wagers import Wager
from trainer.ui.kit.colours import DEEP
from trainer.ui.kit.removed_widgets import put_away
from trainer.ui.kit.theme import HERE, INK, ON_HERE, felt_font, tint
from trainer.ui.kit.widgets import tip
from trainer.ui.table.accessible_words import (
    cut_words,
    hand_words,
    offer_words,
    payout_words,
    rack_words,
    seat_words,
    shuffler_words,
    spot_words,
    tool_words,
    well_words,
)
from trainer.ui.table.drawing.furniture import READY, STOPPED
from trainer.ui.table.geometry import SeatPlace, around
from trainer.ui.table.keys import CHIP_LETTERS, KEY_OF, KeyAct
from trainer.ui.table.pieces.cut_zone import CutPiece
from trainer.ui.table.pieces.deck_pieces import (
    TOOLS,
    CutCardPiece,
    CutTool,
    RackPiece,
    ShufflerPiece,
)
from trainer.ui.table.pieces.hand import HandPiece, OfferPiece, can_be_asked
from trainer.ui.table.pieces.piece import Look, Piece
from trainer.ui.table.pieces.spot import PayoutPiece, SpotPiece
from trainer.ui.table.pieces.tray import TrayPiece
from trainer.ui.table.snapshot import HandFace, Here, SeatShown, TableShown
from trainer.wording import say


class Pieces:
    """The spots, hands, wells and the rest of a table of this shape. Hands lie lowest."""

    def __init__(self, table: QWidget, shown: TableShown) -> None:
        seats = [seat.number for seat in shown.seats]
        wagers = [spot.wager for spot in shown.words.spots]
        pairs = [(seat, wager) for seat in seats for wager in wagers]
        # What is made first lies lowest.
        self.hands: dict[int | None, HandPiece] = {n: HandPiece(n, table) for n in seats}
        self.plaques = {n: PlaquePiece(n, table) for n in seats}
        self.payouts = {(n, w): PayoutPiece(n, w, table) for n, w in pairs}
        self.spots = {(n, w): SpotPiece(n, w, table) for n, w in pairs}
        self.hands[None] = HandPiece(None, table)
        self.cut = CutPiece(table)
        self.tray = [TrayPiece(value, k, table) for k, value in enumerate(shown.values)]
        self.tools = [CutTool(act, table) for act in TOOLS]
        self.offers = {n: OfferPiece(n, table) for n in seats}
        self.rack = RackPiece(table)
        self.shuffler = ShufflerPiece(table)
        self.cut_card = CutCardPiece(table)
        self._shown: dict[int, tuple[SeatShown, bool]] = {}
        self._set_tab_order(seats, wagers)
        for piece in self:
            piece.show()
        for offer in self.offers.values():
            offer.hide()

    def __iter__(self) -> Iterator[Piece]:
        yield from self.plaques.values()
        yield from self.spots.values()
        yield from self.payouts.values()
        yield from self.hands.values()
        yield from self.offers.values()
        yield from (self.cut, *self.tools, *self.tray, self.rack, self.shuffler, self.cut_card)

    def at(self, here: Here) -> Piece | None:
        """The piece at the trainee's place."""
        if here.seat is not None and here.wager is not None:
            return self.spots.get((here.seat, here.wager))
        return self.hands.get(here.seat)

    def stand(self, look: Look, shown: TableShown) -> None:
        places = look.places
        for seat in places.seats:
            self.plaques[seat.number].stand_at(look, seat)
            self.offers[seat.number].stand_at(look, seat)
            for spot, words in zip(seat.spots, shown.words.spots, strict=True):
                self.spots[seat.number, words.wager].stand_at(look, spot)
                self.payouts[seat.number, words.wager].stand(look, spot.payout)
            self.stand_hand(look, shown.seat(seat.number))
        self.hands[None].stand_at(look, places.dealer)
        self.cut.stand_at(look, places.cut)
        for tool, place in zip(self.tools, places.tools, strict=True):
            tool.stand(look, place)
        self.rack.stand(look, places.rack)
        self.shuffler.stand(look, places.shuffler)
        self.cut_card.stand_at(look, places.cut_card)
        for well, piece in zip(places.wells, self.tray, strict=True):
            piece.stand_at(look, well)

    def stand_hand(self, look: Look, seat: SeatShown) -> None:
        """Put the hand before its spots, or under the first or the last one."""
        place = look.places.seat(seat.number)
        under = {HandFace.TUCKED: place.tucked, HandFace.IN_PLAY: place.in_play}
        self.hands[seat.number].stand_at(look, under.get(seat.hand.state, place.hand))

    def present(self, shown: TableShown, turning: frozenset[int | None]) -> None:
        for seat in shown.seats:
            if self._shown.get(seat.number) != (seat, shown.deals):
                self._shown[seat.number] = seat, shown.deals
                self._seat(shown, seat, turning=seat.number in turning)
        dealer = self.hands[None]
        dealer.present(shown.dealer, turning=None in turning)
        dealer.say(hand_words(shown, None))
        self.cut.present(shown.cut)
        self.cut.say(cut_words(shown))
        self._tools(shown)
        self.rack.present(shown.racked)
        self.rack.say(rack_words(shown))
        lamp = STOPPED if shown.stopped else READY
        self.shuffler.present(shown.stub, lamp=lamp, display=shown.display)
        self.shuffler.say(shuffler_words(shown, dealing=self.shuffler.dealing))
        self.cut_card.setVisible(shown.cut_card)
        self.cut_card.say(say("Cut card"))
        for k, piece in enumerate(self.tray):
            key = CHIP_LETTERS[k : k + 1]
            piece.hint(key if shown.hints else "")
            piece.say(well_words(shown, piece.value))

    def _tools(self, shown: TableShown) -> None:
        for tool in self.tools:
            key = chr(KEY_OF[tool.act].value) if shown.hints else ""
            tool.hint(key)
            tool.say(tool_words(tool.act))
            tool.setToolTip(tip(tool_words(tool.act)))
            tool.setEnabled(tool.act is KeyAct.SIZE_IN or bool(shown.cut.chips))

    def _seat(self, shown: TableShown, seat: SeatShown, *, turning: bool) -> None:
        self.plaques[seat.number].present(seat)
        self.plaques[seat.number].say(seat_words(shown, seat))
        self.plaques[seat.number].setToolTip(_offer_tip() if shown.deals else "")
        offer = self.offers[seat.number]
        offer.setVisible(can_be_asked(shown, seat))
        offer.say(offer_words(shown, seat.number))
        hand = self.hands[seat.number]
        hand.setVisible(seat.in_use)
        hand.present(seat.hand, turning=turning, unseen=seat.unseen)
        hand.say(hand_words(shown, seat.number))
        over = {HandFace.TUCKED: seat.spots[-1].wager, HandFace.IN_PLAY: seat.spots[0].wager}
        wager = over.get(seat.hand.state)
        for spot in seat.spots:
            piece = self.spots[seat.number, spot.wager]
            piece.present(spot, occupied=seat.occupied, over_cards=spot.wager is wager)
            piece.say(spot_words(shown, seat.number, spot))
            piece.setToolTip(tip(shown.label(spot.wager) if piece.is_the_houses_own else ""))
            payout = self.payouts[seat.number, spot.wager]
            payout.present(spot)
            payout.setEnabled(seat.occupied)
            payout.say(payout_words(shown, seat.number, spot))

    def give(self, shown: TableShown, *, dealing: bool) -> None:
        """Show at every place that cards may be dealt to it, or no longer."""
        self.shuffler.give(dealing=dealing)
        self.shuffler.say(shuffler_words(shown, dealing=dealing))
        for hand in self.hands.values():
            hand.wait(awaited=dealing)

    def remove(self) -> None:
        for piece in self:
            put_away(piece)

    @property
    def _furniture(self) -> tuple[Piece, ...]:
        return self.rack, self.shuffler, self.cut_card

    def _set_tab_order(self, seats: list[int], wagers: list[Wager]) -> None:
        order: list[Piece] = []
        for seat in seats:
            pairs = ((self.spots[seat, w], self.payouts[seat, w]) for w in wagers)
            order += [
                self.plaques[seat],
                self.offers[seat],
                *chain.from_iterable(pairs),
                self.hands[seat],
            ]
        order += [self.hands[None], self.cut, *self.tools, *self.tray, *self._furniture]
        for first, second in pairwise(order):
            QWidget.setTabOrder(first, second)
        for piece in (self.cut, *self.tools, *self.tray, *self._furniture):
            piece.keep_focus_by_tab()


def _offer_tip() -> str:
    return say("The right button offers Play")


class PlaquePiece(Piece):
    """A seat as a whole: a press goes there."""

    rings_focus = True
    pressed_by_keys = True

    def __init__(self, seat: int, parent: QWidget) -> None:
        super().__init__(f"seat{seat}", parent)
        self.seat = seat
        self.occupied = self.lit = False
        self.can_be_pulled = True

    def stand_at(self, look: Look, place: SeatPlace) -> None:
        u = look.places.u
        self.stand(look, around(place.plaque, 0.60 * u, 0.58 * u))

    def present(self, seat: SeatShown) -> None:
        """Show the plaque; that of an empty seat is only a number on the felt."""
        if (seat.occupied, seat.in_use) != (self.occupied, self.isEnabled()):
            self.occupied = seat.occupied
            self.setEnabled(seat.in_use)
            self.changed()

    def light(self, *, lit: bool) -> None:
        """Show that the trainee is at this seat, or no longer."""
        if lit != self.lit:
            self.lit = lit
            self.changed()

    def state(self) -> Hashable:
        return self.occupied, self.lit, self.underMouse()

    def draw(self, painter: QPainter, look: Look) -> None:
        u = look.places.u
        middle = QRectF(self.geometry()).center()
        radius = (0.26 if self.lit else 0.25) * u
        if self.lit:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(HERE))
            painter.drawEllipse(middle, radius, radius)
        elif self.occupied:
            painter.setPen(QPen(tint(INK, 0.9 if self.underMouse() else 0.55), max(1, 0.018 * u)))
            painter.setBrush(tint(DEEP, 0.62))
            painter.drawEllipse(middle, radius, radius)
        painter.setPen(
            QColor(ON_HERE) if self.lit else tint(INK, 0.95 if self.occupied else look.empty_ink)
        )
        painter.setFont(felt_font(max(0.28 * u, 11), bold=True))
        box = QRectF(middle.x() - u, middle.y() - u, 2 * u, 2 * u)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(self.seat))
