"""Motion that explains: what slides where, from one snapshot to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

from trainer.game.chips import Stacks
from trainer.game.money import Money
from trainer.game.wagers import Wager
from trainer.ui.table import changes as change
from trainer.ui.table.drawing.cards import CardCut, back, cut_card
from trainer.ui.table.drawing.chip_stacks import Pile
from trainer.ui.table.drawing.pixmap_cache import CachedPicture
from trainer.ui.table.geometry import Box
from trainer.ui.table.input.drag import picture_of, picture_of_pile
from trainer.ui.table.motion import Motion
from trainer.ui.table.pieces.cut_zone import CutPiece
from trainer.ui.table.pieces.piece import Look, Piece
from trainer.ui.table.pieces.pieces import Pieces
from trainer.ui.table.pieces.spot import SpotPiece
from trainer.ui.table.snapshot import HandFace, SpotShown, TableShown


def _nothing() -> None:
    """The default for either end of a flight."""


class Flight(Struct, frozen=True):
    """A picture on its way; ``leave`` is called when it starts, ``land`` when it is there."""

    picture: CachedPicture
    start: QPointF
    end: QPointF
    leave: Callable[[], None] = _nothing
    land: Callable[[], None] = _nothing

    def begin(self, motion: Motion) -> None:
        self.leave()
        motion.slide(self.picture, self.start, self.end, self.land)


def turned(found: tuple[change.Change, ...]) -> frozenset[int | None]:
    """The hands that turn over; None is the dealer's."""
    return frozenset(each.seat for each in found if isinstance(each, change.HandTurned))


def flights(
    found: tuple[change.Change, ...], new: TableShown, pieces: Pieces, look: Look
) -> tuple[Flight, ...]:
    """The things that slide. Ask before the pieces show the new snapshot: the pictures are of the
    old one."""
    air = _Air(new, pieces, look)
    return tuple(flight for each in found for flight in air.of(each))


class _Air(Struct, frozen=True):
    """Finds what flies over a table; the pieces still show the snapshot before ``new``."""

    new: TableShown
    pieces: Pieces
    look: Look

    def of(self, found: change.Change) -> Iterator[Flight]:
        match found:
            case change.StakeTaken(seat, wager):
                yield self._leaving((seat, wager), self._tray)
            case change.StakeReturned(seat, wager):
                yield self._leaving((seat, wager), self._player(seat))
            case change.StakePutBack(seat, wager):
                yield self._coming((seat, wager), self._tray)
            case change.StakeLaid(seat, wager):
                yield self._coming((seat, wager), self._player(seat))
            case change.PayoutPlaced(seat, wager, onto):
                yield self._paid((seat, wager), onto=onto)
            case change.PayoutTakenBack(seat, wager):
                yield self._unpaid((seat, wager))
            case change.ChipCut(value):
                yield self._chip(value)
            case change.ChipsCut(chips):
                yield self._cut(chips)
            case change.ChipsPutBack(chips):
                pile = picture_of_pile(self._pile(chips))
                yield Flight(pile, _centre(self.pieces.cut), self._well(chips))
            case change.CutCardLaid(back=lifted):
                yield self._cut_card(lifted=lifted)
            case change.StubRacked(back=restored):
                yield self._stub(restored=restored)
            case _:
                yield from self._hand(found)

    def _hand(self, found: change.Change) -> Iterator[Flight]:
        match found:
            case change.HandGone(seat):
                hand = self.pieces.hands[seat]
                yield Flight(picture_of(hand, self.look), _centre(hand), self._rack)
            case change.HandBack(seat, cards):
                yield self._dealt(seat, cards, self._rack)
            case change.CardsDealt(seat, cards):
                yield self._dealt(seat, cards, self._shuffler)
            case change.CardsTakenBack(seat):
                yield Flight(self._back(seat), _centre(self.pieces.hands[seat]), self._shuffler)
            case change.HandTucked(seat):
                yield self._tucked(seat)

    # ------------------------------------------------------------------ chips

    def _leaving(self, key: tuple[int, Wager], end: QPointF) -> Flight:
        spot = self.pieces.spots[key]
        return Flight(picture_of_pile(spot.pile(self.look)), _centre(spot), end)

    def _coming(self, key: tuple[int, Wager], start: QPointF) -> Flight:
        spot = self.pieces.spots[key]
        picture = picture_of_pile(self._pile(self._shown(key).chips))
        return Flight(picture, start, _centre(spot), *_hiding(spot))

    def _paid(self, key: tuple[int, Wager], *, onto: bool) -> Flight:
        payout, shown = self.pieces.payouts[key], self._shown(key)
        pile = self._pile(shown.payout, shown.stacks)
        start, end = _centre(self.pieces.cut), payout.place(pile).center()
        # What lies there already stays in sight: the chips that were cut fly alone.
        if onto:
            return Flight(picture_of_pile(self.pieces.cut.pile(self.look)), start, end)
        return Flight(
            picture_of_pile(pile),
            start,
            end,
            lambda: payout.arrive(arriving=True),
            lambda: payout.arrive(arriving=False),
        )

    def _unpaid(self, key: tuple[int, Wager]) -> Flight:
        payout, cut = self.pieces.payouts[key], self.pieces.cut
        pile = payout.pile(self.look)
        start = payout.place(pile).center()
        return Flight(picture_of_pile(pile), start, _centre(cut), *_hiding(cut))

    def _chip(self, value: Money) -> Flight:
        cut, radius = self.pieces.cut, self.look.places.cut_radius
        return Flight(
            picture_of_pile(Pile((value,), self.look.values, radius, self.look.dpr)),
            self._well((value,)),
            cut.landing(self.look, value),
            lambda: cut.arrive(value),
            lambda: cut.arrive(None),
        )

    def _cut(self, chips: tuple[Money, ...]) -> Flight:
        cut = self.pieces.cut
        picture = picture_of_pile(self._pile(chips))
        return Flight(picture, self._well(chips), _centre(cut), *_hiding(cut))

    def _pile(self, chips: tuple[Money, ...], stacks: Stacks = ()) -> Pile:
        radius = self.look.places.chip_radius
        return Pile(chips, self.look.values, radius, self.look.dpr, stacks)

    def _shown(self, key: tuple[int, Wager]) -> SpotShown:
        seat, wager = key
        return next(spot for spot in self.new.seat(seat).spots if spot.wager is wager)

    # ------------------------------------------------------------------ cards

    def _dealt(self, seat: int | None, cards: int, start: QPointF) -> Flight:
        hand = self.pieces.hands[seat]
        return Flight(
            self._back(seat),
            start,
            _centre(hand),
            lambda: hand.arrive(cards),
            lambda: hand.arrive(0),
        )

    def _tucked(self, seat: int) -> Flight:
        """The flight of a hand from its place to under its wager."""
        hand, place = self.pieces.hands[seat], self.look.places.seat(seat)
        shown = self.new.seat(seat).hand
        under = {HandFace.TUCKED: place.tucked, HandFace.IN_PLAY: place.in_play}
        end = under.get(shown.state, place.hand)
        return Flight(
            picture_of(hand, self.look),
            _centre(hand),
            _middle(end),
            lambda: hand.arrive(len(shown.cards)),
            lambda: hand.arrive(0),
        )

    def _back(self, seat: int | None) -> CachedPicture:
        places = self.look.places
        wide = places.card_width if seat is not None else places.dealer_cards[0].w
        return back(CardCut(wide, self.look.dpr))

    def _cut_card(self, *, lifted: bool) -> Flight:
        place, hand = self.look.places.cut_card, _centre(self.pieces.hands[None])
        picture = cut_card(place.w, self.look.dpr)
        ends = (hand, _middle(place)) if lifted else (_middle(place), hand)
        return Flight(picture, *ends)

    def _stub(self, *, restored: bool) -> Flight:
        ends = (self._rack, self._shuffler) if restored else (self._shuffler, self._rack)
        return Flight(self._back(1), *ends)

    # ----------------------------------------------------------------- places

    @property
    def _tray(self) -> QPointF:
        return _middle(self.look.places.tray)

    @property
    def _rack(self) -> QPointF:
        return _middle(self.look.places.rack)

    @property
    def _shuffler(self) -> QPointF:
        return _middle(self.look.places.shuffler)

    def _player(self, seat: int) -> QPointF:
        return QPointF(*self.look.places.seat(seat).plaque)

    def _well(self, chips: tuple[Money, ...]) -> QPointF:
        """The well of chips of one value; the middle of the tray for several."""
        wells = [well for well in self.pieces.tray if {well.value} == set(chips)]
        return _centre(wells[0]) if wells else self._tray


def _hiding(piece: SpotPiece | CutPiece) -> tuple[Callable[[], None], Callable[[], None]]:
    """Keep the piece bare while its chips are on their way."""

    def bare(*, held: bool) -> None:
        piece.held = held
        piece.changed()

    return partial(bare, held=True), partial(bare, held=False)


def _middle(box: Box) -> QPointF:
    return QPointF(*box.centre)


def _centre(piece: Piece) -> QPointF:
    return QRectF(piece.geometry()).center()
