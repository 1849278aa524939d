"""The felt of a proved round: the bets and the cards, and beside each bet what becomes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, structs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPen,
    QPixmap,
)

from trainer.dealing.action import DEALER, Action, Verb
from trainer.dealing.house import House
from trainer.dealing.table import table_after
from trainer.game.notation import read_round
from trainer.game.wagers import Wager
from trainer.ui.felt_picture import GrabbedTable
from trainer.ui.kit.colours import DEEP
from trainer.ui.kit.theme import HERE, INK, felt_font, tint
from trainer.ui.table.drawing.outlines import outline
from trainer.ui.table.geometry import Box, SpotPlace, TableGeometry
from trainer.ui.table.snapshot import HandFace, TableShown
from trainer.ui.table_shown import DealtShown, table_shown
from trainer.wording import say

LEAST_PILL = 11.0
"""The height of the letters beside a bet, in the window's pixels."""


def open_table(house: House, plain: Mapping[str, Any], paid: Sequence[Action] = ()) -> TableShown:
    """The table of that round with every hand open, every bet where it stood, and these
    payments."""
    round_ = read_round({"house": house.id, **plain}, {house.id: house.rules})
    view = table_after(house, round_, [Action(Verb.REVEAL, DEALER), *paid])
    shown = table_shown(DealtShown.at(house, round_, view), hints=False)
    open_ = [
        structs.replace(seat, hand=structs.replace(seat.hand, state=HandFace.OPEN))
        if seat.occupied
        else seat
        for seat in shown.seats
    ]
    return structs.replace(shown, seats=tuple(open_))


class Pill(Struct, frozen=True):
    """A word beside a bet: the amount that is paid, or that it is lost. ``paid`` ones are lit."""

    seat: int
    wager: Wager
    words: str
    paid: bool


class ProofFelt(GrabbedTable):
    """Shows the table without its rack: the felt fills the room. One bet may be ringed."""

    # Smaller, the words would crowd out the chips.
    across, down, least_unit = 21.0, 13.6, 42.0

    def __init__(self) -> None:
        super().__init__("workshop.felt", say("Table"))
        self.setMinimumSize(320, 200)
        self.table.as_picture = True
        self._pills: tuple[Pill, ...] = ()
        self._ringed: tuple[int, Wager] | None = None

    def mark(self, shown: TableShown, pills: Sequence[Pill]) -> None:
        self._pills, self._ringed = tuple(pills), None
        self.present(shown)

    def ring(self, seat: int, wager: Wager) -> None:
        self._ringed = seat, wager
        self.update()

    def draw(self, painter: QPainter, picture: QPixmap) -> None:
        by = self.width() / picture.deviceIndependentSize().width()
        painter.scale(by, by)
        painter.drawPixmap(QPointF(0, 0), picture)
        self._draw_marks(painter, LEAST_PILL / by)

    # ----------------------------------------------------------------- marks

    def _draw_marks(self, painter: QPainter, least: float) -> None:
        """The ring and the pills, whose letters have that height at least."""
        places, shown = self.table.places, self.table.shown
        assert places is not None, "it was drawn"
        assert shown is not None, "it was drawn"
        order = [spot.wager for spot in shown.words.spots]
        if self._ringed is not None and self._ringed[1] in order:
            seat, wager = self._ringed
            _ring(painter, places.seat(seat).spots[order.index(wager)], wager, places.u)
        for pill in self._pills:
            if pill.wager in order:
                at = order.index(pill.wager)
                paid = bool(shown.seat(pill.seat).spots[at].payout)
                room = _room(places, shown, pill, at, beside=paid)
                _draw_pill(painter, pill, room, max(0.27 * places.u, least))


def _ring(painter: QPainter, spot: SpotPlace, wager: Wager, u: float) -> None:
    painter.save()
    painter.translate(*spot.centre)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    path = outline(wager, 0.57 * u)
    for ink, wide in ((tint(DEEP, 0.7), 0.15), (QColor(HERE), 0.075)):
        painter.setPen(QPen(ink, max(2.0, wide * u)))
        painter.drawPath(path)
    painter.restore()


def _room(places: TableGeometry, shown: TableShown, pill: Pill, at: int, *, beside: bool) -> Box:
    """The room of a pill: behind the payout as far as it likes, or on its lower edge and no
    further than the next seat's words where that seat is in play."""
    u, place = places.u, places.seat(pill.seat).spots[at]
    chip = 2 * places.chip_radius
    high = max(0.42 * u, 16)
    next_ = [seat.number for seat in shown.seats if seat.number == pill.seat + 1 and seat.in_use]
    if not next_:
        left = place.payout.x + (chip + 0.1 * u if beside else 0.06 * u)
        return Box(left, place.centre.y - high / 2, places.width - left, high)
    end = places.seat(next_[0]).spots[at].label.x
    top = place.centre.y + (0.12 * u if beside else -high / 2)
    return Box(place.payout.x, top, end - place.payout.x, high)


def _draw_pill(painter: QPainter, pill: Pill, room: Box, px: float) -> None:
    least = 0.8 * px
    while _wide(pill, px) > room.w and px > least:
        px -= 1
    high = max(room.h, 1.5 * px)
    box = QRectF(room.x, room.centre.y - high / 2, _wide(pill, px), high)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(DEEP, 0.9 if pill.paid else 0.66))
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    painter.setFont(felt_font(px, bold=pill.paid))
    painter.setPen(tint(INK, 0.98 if pill.paid else 0.86))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, pill.words)


def _wide(pill: Pill, px: float) -> float:
    return QFontMetricsF(felt_font(px, bold=pill.paid)).horizontalAdvance(pill.words) + 0.9 * px
