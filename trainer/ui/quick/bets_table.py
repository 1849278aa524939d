"""The table before the deal: the bets as they lie, and a tag at each marked seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from trainer.dealing.house import House
from trainer.dealing.incident import WagerSeen
from trainer.game.chips import fewest
from trainer.game.money import NOTHING, Money
from trainer.game.round import Round, Seat
from trainer.game.wagers import Wager
from trainer.school.one_question.screens import BetsShown
from trainer.ui.kit.colours import BLACK, STRUCK
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.theme import KEYCAP, felt_font, tint
from trainer.ui.table.felt_words import felt_words
from trainer.ui.table.geometry import TableGeometry
from trainer.ui.table.pieces.spot import paper_words
from trainer.ui.table.snapshot import HandFace, HandShown, Here, SeatShown, SpotShown, TableShown
from trainer.ui.table.table import TableWidget
from trainer.wording import say_figure

BETWEEN_PLAYERS = Money(1000)


def bets_shown(
    house: House, round_: Round, changes: Sequence[WagerSeen] = (), *, dealt: bool = False
) -> TableShown:
    """The round's bets on the house's felt, with what was taken back beside it. Closed hands lie
    there if they are ``dealt``."""
    back = {each.seat: each.was for each in changes if each.was and not each.now}
    rules, jackpot = house.rules, round_.jackpot
    most = max(rules.places, *(seat.number for seat in round_.seats))
    seats = tuple(
        _seat(house, number, round_.seat(number), back.get(number)) for number in range(1, most + 1)
    )
    return TableShown(
        words=felt_words(rules, round_.placard),
        values=rules.chips,
        seats=tuple(_with_hand(each, round_) for each in seats) if dealt else seats,
        dealer=HandShown(HandFace.CLOSED, round_.dealer) if dealt else HandShown(),
        jackpot=f"{rules.currency}{say_figure(jackpot.grouped)}" if jackpot else "",
        hints=False,
        here=Here(min(seat.number for seat in round_.seats)),
    )


def bets_lying(house: House, asked: BetsShown) -> TableShown:
    """The felt of a question about bets."""
    return bets_shown(house, asked.round_, asked.changes, dealt=asked.dealt)


def _with_hand(shown: SeatShown, round_: Round) -> SeatShown:
    """The seat with its closed hand, pushed together where it is folded."""
    seat = round_.seat(shown.number)
    if seat is None:
        return shown
    return replace(shown, hand=HandShown(HandFace.CLOSED, seat.cards, squared=seat.folded))


def _seat(house: House, number: int, seat: Seat | None, back: Money | None) -> SeatShown:
    wagers = house.rules.wagers
    if seat is None:
        return SeatShown(number, occupied=False, spots=tuple(SpotShown(w) for w in wagers))
    aside = BETWEEN_PLAYERS if seat.side_bet else back
    return SeatShown(
        number,
        occupied=True,
        spots=tuple(_spot(house, seat, wager) for wager in wagers),
        player=seat.player or "",
        aside=fewest(aside, house.rules.chips) if aside else (),
        unseen=seat.closed,
    )


def _spot(house: House, seat: Seat, wager: Wager) -> SpotShown:
    """The stake as it lies: chips, a paper instead, or a chip without value."""
    stake = seat.stakes.get(wager)
    if stake is None:
        return SpotShown(wager)
    if not stake:
        return SpotShown(wager, chips=(NOTHING,))
    rules = house.rules
    paper = paper_words(seat.tender, f"{rules.currency}{say_figure(stake.grouped)}")
    return SpotShown(wager, stake, () if paper else fewest(stake, rules.chips), paper=paper)


class ChipMove(Struct, frozen=True):
    """Chips that a player puts down or takes back: the seat, the place of the spot in its column,
    and the amount with its sign."""

    seat: int
    spot: int
    amount: str
    withdrawn: bool


def moves_on(shown: TableShown, changes: Sequence[WagerSeen]) -> tuple[ChipMove, ...]:
    return tuple(_move(shown, each) for each in changes)


def _move(shown: TableShown, seen: WagerSeen) -> ChipMove:
    column = [spot.wager for spot in shown.seat(seen.seat).spots]
    by = (seen.now or NOTHING) - (seen.was or NOTHING)
    sign = "−" if by < NOTHING else "+"
    amount = shown.money(Money(abs(by.cents)))
    return ChipMove(seen.seat, column.index(seen.wager), f"{sign}{amount}", by < NOTHING)


class BetsTableView(TableWidget):
    """The table, which leaves its keys to the page: nothing is dealt, taken or paid here."""

    def __init__(self) -> None:
        super().__init__()
        self.moves = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class Tags(Painted, QWidget):
    """Lies over the table: an arrow and an amount where a player moves chips, and the keys of the
    reasons at each marked seat."""

    def __init__(self, over: TableWidget) -> None:
        super().__init__(over)
        self._table = over
        self._tags: Mapping[int, str] = {}
        self._moves: Sequence[ChipMove] = ()
        self._late = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def present(self, tags: Mapping[int, str]) -> None:
        self._tags = dict(tags)
        self.raise_()
        self.update()

    def show_moves(self, moves: Sequence[ChipMove], *, late: bool) -> None:
        """Draw these moves; ``late``: a clock says that bets were closed before."""
        self._moves, self._late = moves, late
        self.update()

    def paint(self, painter: QPainter) -> None:
        places = self._table.places
        if places is None:
            return
        for move in self._moves:
            self._move(painter, move, places)
        for number, text in self._tags.items():
            at = QPointF(*places.seat(number).plaque)
            self._tag(painter, at + QPointF(-0.62 * places.u, 0), text, places.u)

    def _move(self, painter: QPainter, move: ChipMove, places: TableGeometry) -> None:
        """Draw a pill beside the spot, and an arrow the way that the chips go."""
        spot, u = places.seat(move.seat).spots[move.spot], places.u
        middle = QPointF(*spot.centre)
        type_ = felt_font(max(12.0, 0.26 * u), bold=True)
        clock = max(20.0, 0.42 * u) if self._late else 0.0
        wide = QFontMetricsF(type_).horizontalAdvance(move.amount) + 16 + clock
        high = max(20.0, 0.42 * u)
        pill = QRectF(middle.x() + 0.95 * u, middle.y() - high / 2, wide, high)
        if pill.right() > self.width() - 4:
            pill.moveRight(middle.x() - 0.95 * u)
        near = pill.left() if pill.left() > middle.x() else pill.right()
        beside = QPointF(near, middle.y())
        start, end = (middle, beside) if move.withdrawn else (beside, middle)
        _arrow(painter, start, end, 0.13 * u)
        painter.setPen(QPen(tint(BLACK, 0.45), 1))
        painter.setBrush(QColor(KEYCAP))
        painter.drawRoundedRect(pill, high / 2, high / 2)
        painter.setPen(QColor(BLACK))
        painter.setFont(type_)
        words = pill.adjusted(clock, 0, 0, 0) if clock else pill
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, move.amount)
        if clock:
            _clock(painter, QPointF(pill.left() + high / 2 + 1, pill.center().y()), 0.32 * high)

    def _tag(self, painter: QPainter, at: QPointF, text: str, u: float) -> None:
        type_ = felt_font(max(12.0, 0.26 * u), bold=True)
        wide = QFontMetricsF(type_).horizontalAdvance(text) + 14
        high = max(20.0, 0.42 * u)
        box = QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high)
        painter.setPen(QPen(tint(BLACK, 0.45), 1))
        painter.setBrush(QColor(KEYCAP))
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(QColor(STRUCK))
        painter.setFont(type_)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _arrow(painter: QPainter, start: QPointF, end: QPointF, size: float) -> None:
    """Draw a line with a head at its middle, so that the chips at its end stay in sight."""
    way = 1 if end.x() > start.x() else -1
    tip = QPointF((start.x() + 2 * end.x()) / 3, start.y())
    for colour, wide in ((tint(BLACK, 0.6), 5.0), (QColor(KEYCAP), 2.5)):
        painter.setPen(QPen(colour, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(start, tip)
        painter.drawLine(tip, tip + QPointF(-way * 1.4 * size, -size))
        painter.drawLine(tip, tip + QPointF(-way * 1.4 * size, size))


def _clock(painter: QPainter, middle: QPointF, radius: float) -> None:
    painter.setPen(QPen(QColor(STRUCK), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, radius, radius)
    painter.drawLine(middle, middle + QPointF(0, -0.65 * radius))
    painter.drawLine(middle, middle + QPointF(0.55 * radius, 0))
