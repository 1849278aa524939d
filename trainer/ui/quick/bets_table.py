"""The table before the deal: the bets as they lie, and a tag at each seat that was marked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from trainer.dealing.house import House
from trainer.dealing.incident import WagerSeen
from trainer.game.chips import fewest
from trainer.game.money import NOTHING, Money
from trainer.game.round import Round, Seat
from trainer.game.wagers import Wager
from trainer.ui.colours import BLACK, STRUCK
from trainer.ui.house_words import felt_words
from trainer.ui.table.paper_bet import paper_words
from trainer.ui.table.snapshot import Here, SeatShown, SpotShown, TableShown
from trainer.ui.table.table import TableWidget
from trainer.ui.theme import KEYCAP, felt_font, tint
from trainer.wording import say_figure

SEATS = 7
BETWEEN_PLAYERS = Money(1000)


def bets_shown(house: House, round_: Round, changes: Sequence[WagerSeen] = ()) -> TableShown:
    """The round's bets on the house's felt, no card dealt; what was taken back lies beside it."""
    back = {each.seat: each.was for each in changes if each.was and not each.now}
    rules, jackpot = house.rules, round_.jackpot
    most = max(SEATS, *(seat.number for seat in round_.seats))
    return TableShown(
        words=felt_words(rules, round_.placard),
        values=rules.chips,
        seats=tuple(
            _seat(house, number, round_.seat(number), back.get(number))
            for number in range(1, most + 1)
        ),
        jackpot=f"{rules.currency}{say_figure(jackpot.grouped)}" if jackpot else "",
        hints=False,
        here=Here(min(seat.number for seat in round_.seats)),
    )


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
    """The stake as it lies: chips, a paper in place of them, or a chip without value."""
    stake = seat.stakes.get(wager)
    if stake is None:
        return SpotShown(wager)
    if not stake:
        return SpotShown(wager, chips=(NOTHING,))
    rules = house.rules
    paper = paper_words(seat.tender, f"{rules.currency}{say_figure(stake.grouped)}")
    return SpotShown(wager, stake, () if paper else fewest(stake, rules.chips), paper=paper)


class BetsTableView(TableWidget):
    """The table, whose keys go to the page: nothing is dealt, taken or paid here."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class Tags(QWidget):
    """Lies over the table and tags the seats that were marked, with the keys of the reasons."""

    def __init__(self, over: TableWidget) -> None:
        super().__init__(over)
        self._table = over
        self._tags: Mapping[int, str] = {}
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def present(self, tags: Mapping[int, str]) -> None:
        """These seats have these tags."""
        self._tags = dict(tags)
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        places = self._table.places
        if places is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, text in self._tags.items():
            at = QPointF(*places.seat(number).plaque)
            self._tag(painter, at + QPointF(-0.62 * places.u, 0), text, places.u)
        painter.end()

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
