"""A stroke of the hand over a seat's wagers to the tray: the wagers it passes over are taken."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, dist

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtWidgets import QApplication, QWidget

from trainer.ui.table.input.drag import picture_of_pile
from trainer.ui.table.motion import Floating
from trainer.ui.table.pieces.piece import Piece
from trainer.ui.table.pieces.pieces import Pieces
from trainer.ui.table.pieces.spot import SpotPiece
from trainer.ui.table.pieces.tray import in_tray
from trainer.ui.table.touches import Swept

REACH, STEP, APART = 0.42, 0.2, 0.5
"""How near to a spot's middle the hand passes, how often that is asked, and how far apart the
gathered piles float: in units of the table."""


class Sweep(QObject):
    """A stroke begins where nothing can be lifted: on bare felt, a plaque, an empty spot or the
    place of a payout.

    It gathers at one seat only, and means nothing unless it ends at the tray.
    """

    put = Signal(object)
    changed = Signal()

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self._pieces: Pieces | None = None
        self._start: QPointF | None = None
        self._last: QPointF | None = None
        self._gathered: list[tuple[SpotPiece, Floating]] = []

    @property
    def holds(self) -> bool:
        """True while wagers are gathered under the hand."""
        return bool(self._gathered)

    def over(self, pieces: Pieces) -> None:
        """Let strokes go over these pieces; end one that has begun."""
        self._let_go()
        self._pieces = pieces
        for piece in (*pieces.plaques.values(), *pieces.payouts.values(), *pieces.spots.values()):
            piece.pulled.connect(lambda where, piece=piece: self._pull(piece, where))
            piece.moved.connect(self.carry)
            piece.dropped.connect(lambda where, piece=piece: self._put(piece, where))

    def press(self, where: QPointF) -> None:
        """Note where the button went down on bare felt."""
        self._start = where

    def move(self, where: QPointF) -> None:
        """Follow the hand with the button down: far enough, it is a stroke."""
        if self._start is not None and self._last is None:
            far = (where - self._start).manhattanLength()
            self._last = self._start if far >= QApplication.startDragDistance() else None
        self.carry(where)

    def carry(self, where: QPointF) -> None:
        """Gather what the hand passes over; it floats under the hand."""
        if self._last is None:
            return
        reach = ceil(REACH * self._u)
        near = self._table.rect().adjusted(-reach, -reach, reach, reach)
        for place in self._between(self._last, where):
            if near.contains(place.toPoint()):  # a hand that leaves the window goes far
                self._gather(place)
        self._last = where
        for k, (_, floating) in enumerate(self._gathered):
            floating.be_at(where + QPointF(k * APART * self._u, 0))

    def drop(self, where: QPointF) -> None:
        """End the stroke: at the tray, the gathered wagers are taken."""
        swept = tuple(spot for spot, _ in self._gathered)
        look = swept[0].look if swept else None
        self._let_go()
        if look is not None and in_tray(where, look):
            order = [words.wager for words in look.words.spots]
            taken = sorted((spot.wager for spot in swept), key=order.index)
            self.put.emit(Swept(swept[0].seat, tuple(taken)))

    def _pull(self, piece: Piece, where: QPointF) -> None:
        if not (isinstance(piece, SpotPiece) and piece.pile_chips):
            self._last = where

    def _put(self, piece: Piece, where: QPointF) -> None:
        """Tell a stroke from a press of a shaky hand, which pulls nothing."""
        stayed = self._last is not None and not self._gathered
        self.drop(where)
        if stayed and piece.geometry().contains(where.toPoint()):
            piece.clicked.emit()

    def _gather(self, where: QPointF) -> None:
        spot = self._spot_at(where)
        if spot is None or spot.look is None:
            return
        floating = Floating(picture_of_pile(spot.pile(spot.look), lift=0.06 * self._u), self._table)
        floating.show()
        self._gathered.append((spot, floating))
        self._hold(spot, held=True)

    def _spot_at(self, where: QPointF) -> SpotPiece | None:
        """The wager under the hand that is not gathered yet, if it is of the stroke's seat."""
        assert self._pieces is not None
        gathered = [spot for spot, _ in self._gathered]
        for (seat, _), spot in self._pieces.spots.items():
            middle = spot.geometry().center()
            near = dist((middle.x(), middle.y()), where.toTuple()) <= REACH * self._u
            if near and spot.pile_chips and all(g.seat == seat and g is not spot for g in gathered):
                return spot
        return None

    def _between(self, start: QPointF, end: QPointF) -> Iterator[QPointF]:
        # A fast hand is reported at few places only.
        way = end - start
        steps = max(1, int(way.manhattanLength() / (STEP * self._u)))
        return (start + way * (k / steps) for k in range(1, steps + 1))

    @property
    def _u(self) -> float:
        assert self._pieces is not None
        look = self._pieces.rack.look
        return 1.0 if look is None else look.places.u

    def _let_go(self) -> None:
        for spot, floating in self._gathered:
            floating.hide()
            floating.deleteLater()
            self._hold(spot, held=False)
        self._gathered.clear()
        self._start = self._last = None
        self.changed.emit()

    def _hold(self, spot: SpotPiece, *, held: bool) -> None:
        spot.held = held
        spot.changed()
        self.changed.emit()
