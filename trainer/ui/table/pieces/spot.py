"""A betting spot, the paper that may lie on it, and the place of its payout."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from trainer.game.round import Tender
from trainer.game.wagers import Wager
from trainer.ui.kit.colours import SLIP, SLIP_EDGE, SLIP_INK
from trainer.ui.kit.theme import HERE, felt_font, tint
from trainer.ui.table.drawing.chip_stacks import Pile, draw_pile, pile_width
from trainer.ui.table.drawing.outlines import IDLE, LIT, is_double, spot_outline
from trainer.ui.table.drawing.pixmap_cache import CachedPicture, bake, soft_shadow
from trainer.ui.table.geometry import SpotPlace, around
from trainer.ui.table.pieces.piece import Look, Piece
from trainer.ui.table.snapshot import SpotShown

PAPER, EDGE, INK = SLIP, SLIP_EDGE, SLIP_INK
OWED = "I.O.U."


def paper_words(tender: Tender, amount: str) -> str:
    """The words on the paper that lies in place of chips; empty if chips lie there."""
    if tender is Tender.CHIPS:
        return ""
    return amount if tender is Tender.CASH else OWED


def with_paper(spot: QPixmap, words: str, u: float) -> QPixmap:
    """Draw the paper over the spot's picture."""
    picture = spot.copy()
    picture.setDevicePixelRatio(spot.devicePixelRatio())
    size = spot.deviceIndependentSize()
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_paper(painter, QRectF(0, 0, size.width(), size.height()).center(), words, u)
    painter.end()
    return picture


def draw_paper(painter: QPainter, middle: QPointF, words: str, u: float) -> None:
    box = QRectF(0, 0, 0.98 * u, 0.5 * u)
    box.moveCenter(middle)
    soft_shadow(painter, box, 2, drop=0.03 * u, blur=0.04 * u, strength=0.34)
    painter.setPen(QPen(QColor(EDGE), 1))
    painter.setBrush(QColor(PAPER))
    painter.drawRect(box)
    painter.drawRect(box.adjusted(0.05 * u, 0.05 * u, -0.05 * u, -0.05 * u))
    painter.setPen(QColor(INK))
    painter.setFont(felt_font(max(0.22 * u, 9), bold=True))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)


class SpotPiece(Piece):
    """One wager of one seat: its outline, and its chips until they are taken."""

    def __init__(self, seat: int, wager: Wager, parent: QWidget) -> None:
        super().__init__(f"seat{seat}.{wager.value}", parent)
        self.seat, self.wager = seat, wager
        self.shown = SpotShown(wager)
        self.occupied = self.lit = self.over_cards = self.held = False
        self.can_be_pulled = True

    def stand_at(self, look: Look, place: SpotPlace) -> None:
        u = look.places.u
        self.stand(look, around(place.centre, 1.2 * u, 1.13 * u))

    def present(self, spot: SpotShown, *, occupied: bool, over_cards: bool) -> None:
        """Show the chips. ``over_cards``: a folded hand is tucked under the spot."""
        new = (spot, occupied, over_cards)
        if new == (self.shown, self.occupied, self.over_cards):
            return
        self.shown, self.occupied, self.over_cards = new
        policy = Qt.FocusPolicy.StrongFocus if occupied else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(policy)
        self.changed()

    @property
    def is_the_houses_own(self) -> bool:
        """True for a wager with a longer name, which the felt may have to shorten."""
        return is_double(self.wager)

    def light(self, *, lit: bool) -> None:
        """Show the seat's light on the spot, or no longer."""
        if lit != self.lit:
            self.lit = lit
            self.changed()

    @property
    def pile_chips(self) -> tuple[object, ...]:
        return () if self.shown.taken else self.shown.chips

    def drawn(self, look: Look) -> QPixmap:
        bare = self.shown.taken or self.held
        pile = Pile(
            () if bare else self.shown.chips, look.values, look.places.chip_radius, look.dpr
        )
        if self.shown.paper and not bare:
            return self._with_paper(look)
        shade = 0.62 if self.over_cards else 0.09 if not self.occupied else 0.20
        return _spot(
            self.wager, pile, look.places.u, (self._ink(look), shade), self.size().toTuple()
        )

    def _with_paper(self, look: Look) -> QPixmap:
        """A note or slip lies in the spot, where chips should be."""
        u, none = look.places.u, Pile((), look.values, look.places.chip_radius, look.dpr)
        picture = _spot(self.wager, none, u, (self._ink(look), 0.20), self.size().toTuple())
        return with_paper(picture, self.shown.paper, u)

    def pile(self, look: Look) -> Pile:
        return Pile(self.shown.chips, look.values, look.places.chip_radius, look.dpr)

    def _ink(self, look: Look) -> float:
        if self.underMouse():
            return 1.0
        if not self.occupied:
            return look.empty_ink
        return LIT if self.lit else IDLE


# 0.4 ms on average, and most spots look the same from one act to the next.
@lru_cache(maxsize=128)
def _spot(
    wager: Wager, pile: Pile, u: float, tone: tuple[float, float], size: tuple[int, int]
) -> QPixmap:
    """A spot with its chips. ``tone`` is the strength of its ink and of its shade."""
    room = QRectF(0, 0, *size)

    def draw(painter: QPainter) -> None:
        picture = spot_outline(wager, u, pile.dpr, *tone)
        picture.draw_about(painter, room.center().x(), room.center().y())
        draw_pile(painter, pile, room.adjusted(0.1 * u, 0, -0.1 * u, 0))

    return bake(room.width(), room.height(), pile.dpr, draw).pixmap


class PayoutPiece(Piece):
    """The place of a payout, to the right of its wager."""

    rings_focus = True
    pressed_by_keys = True

    def __init__(self, seat: int, wager: Wager, parent: QWidget) -> None:
        super().__init__(f"seat{seat}.{wager.value}.payout", parent)
        self.keep_focus_by_tab()
        self.seat, self.wager = seat, wager
        self.shown = SpotShown(wager)
        self.awaited = self.arriving = False
        self.can_be_pulled = True

    def present(self, spot: SpotShown) -> None:
        if spot != self.shown:
            self.shown = spot
            self.changed()

    def wait(self, *, awaited: bool) -> None:
        """Show by a dashed circle where the cut would land, or no longer."""
        if awaited != self.awaited:
            self.awaited = awaited
            self.changed()

    def arrive(self, *, arriving: bool) -> None:
        """Leave out chips that are on their way here."""
        self.arriving = arriving
        self.changed()

    def drawn(self, look: Look) -> QPixmap:
        there = self.shown.payout and not self.arriving
        asked = (self.awaited or self.underMouse()) and not self.shown.payout
        return super().drawn(look) if there or asked else QPixmap()

    def draw(self, painter: QPainter, look: Look) -> None:
        room = QRectF(self.geometry())
        if self.shown.payout and not self.arriving:
            draw_pile(painter, self.pile(look), self.place(self.pile(look)))
        elif (self.awaited or self.underMouse()) and not self.shown.payout:
            radius = look.places.chip_radius
            picture = _landing(radius, look.dpr, awaited=self.awaited)
            picture.draw_about(painter, room.left() + 1 + radius, room.center().y())

    def pile(self, look: Look) -> Pile:
        shown, radius = self.shown, look.places.chip_radius
        return Pile(shown.payout, look.values, radius, look.dpr, shown.stacks)

    def place(self, pile: Pile) -> QRectF:
        """The room of a payout: its first stack stands next to the wager."""
        room = QRectF(self.geometry())
        room.setWidth(min(room.width(), pile_width(pile)))
        return room


@lru_cache(maxsize=8)
def _landing(r: float, dpr: float, *, awaited: bool) -> CachedPicture:
    """The dashed circle where a payout would land."""

    def draw(painter: QPainter) -> None:
        pen = QPen(tint(HERE, 0.95 if awaited else 0.45), max(1.0, 0.066 * r))
        pen.setDashPattern([3.2, 2.6])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(r, r), r, r)

    return bake(2 * r, 2 * r, dpr, draw, margin=2)
