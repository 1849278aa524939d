"""The board: acts for the whole table above, and every seat below, side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from trainer.dealing.action import DEALER, Verb
from trainer.game.cards import Card
from trainer.game.wagers import Wager
from trainer.school.one_question.item import with_suits
from trainer.school.table_test.board import BoardColumn, BoardSpot, SpotJudgement, TapBoard
from trainer.ui.debrief.marks import draw_mark
from trainer.ui.kit.grounds import ScrollArea
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import cell_grid, column, emptied, label, row, tip, worn, write_fitted
from trainer.ui.table_test.spot_button import HIGH, HIGHEST, SpotButton, Tappable, ground
from trainer.wording import say, say_list

VERBS = (Verb.OFFER, Verb.COLLECT, Verb.TUCK, Verb.REVEAL, Verb.CALL)
GAP, ABOVE = 3, 170
KINDS = (*(verb.value for verb in VERBS), *(each.value for each in Wager), Verb.CLEAR.value)


def kind_of(spot: BoardSpot) -> str:
    """The kind that is alike at every seat: the wager, or the verb."""
    return spot.wager.value if spot.wager is not None else spot.name.split()[0]


class BoardView(ScrollArea):
    """Emits the tapped acts, and the spot, the seat or the table (0) that is asked about."""

    tapped = Signal(object)
    spot_asked = Signal(object)
    seat_asked = Signal(int)

    def __init__(self) -> None:
        super().__init__("watch.board", sideways=True)
        self.otherwise = False
        self.columns: list[SeatColumn] = []
        self.table: list[SpotButton] = []
        self._dealer: QLabel = label("", "strong", name="watch.dealer")
        self._strip = row(gap=4)
        self._felt = QWidget()
        pieces = (self._dealer, self._strip, 4)
        self._body = column(*pieces, self._felt, None, gap=4, around=(16, 8, 12, 8))
        self.hold(self._body)

    def lay(self, board: TapBoard) -> None:
        """Lay out another round, all of it anew."""
        for gone in self.columns:
            gone.deleteLater()
        emptied(self._strip)
        self.table = [self._of_table(spot) for spot in board.table]
        self.columns = [self._column(each) for each in board.columns]
        for button in self.table:
            self._strip.addWidget(button, 1)
        felt = QWidget()
        felt.setLayout(self._grid())
        self._body.replaceWidget(self._felt, felt)
        self._felt.deleteLater()
        self._felt = felt
        self.present(board)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Make the spots as high as there is room for, and never too small for a finger."""
        rows = len({kind_of(each.spot) for seat in self.columns for each in seat.spots})
        if not rows:
            return
        room = self.viewport().height() - scaled(ABOVE) - (GAP + 1) * rows
        high = min(max(room // rows, scaled(HIGH)), scaled(HIGHEST))
        for seat in self.columns:
            for button in seat.spots:
                button.setFixedHeight(high)

    def _grid(self) -> QGridLayout:
        """The grid of spots: those alike at every seat stand in one row."""
        # So a finger finds them.
        grid = cell_grid(6, GAP, around=0)
        there = {kind_of(each.spot) for seat in self.columns for each in seat.spots}
        rows = [kind for kind in KINDS if kind in there]
        for across, seat in enumerate(self.columns):
            grid.setColumnStretch(across, 1)
            grid.addWidget(seat.head, 0, across)
            for button in seat.spots:
                grid.addWidget(button, 1 + rows.index(kind_of(button.spot)), across)
        return grid

    def present(self, board: TapBoard) -> None:
        """Show the same round as it is now."""
        hand = f"{cards_of(board.dealer)}  {board.dealer_hand}"
        self._dealer.setText(say("{name}: {value}", name=say("Dealer"), value=hand))
        for button, spot in zip(self.table, board.table, strict=True):
            button.present(spot)
        for seat, shown in zip(self.columns, board.columns, strict=True):
            seat.present(shown)
        self._look_at_next()

    def _look_at_next(self) -> None:
        """Scroll the next step into sight, if the board is larger than its place."""
        spots = (each for seat in self.columns for each in seat.spots)
        likely = next((each for each in spots if each.spot.next), None)
        if likely is not None:
            self.ensureWidgetVisible(likely, 0, scaled(HIGH))

    def point_at(self, place: int | None, wager: Wager | None) -> None:
        """Light the spots that are asked about, and no other."""
        for spot in self._every_spot():
            at = spot.spot
            spot.light(lit=at.place == place and (wager is None or at.wager is wager))

    def point_at_next(self) -> None:
        """Light the likely next step again."""
        for spot in self._every_spot():
            spot.light(lit=None)

    def _every_spot(self) -> Iterator[SpotButton]:
        return chain(self.table, *(seat.spots for seat in self.columns))

    # ----------------------------------------------------------------- by keys

    def go_to_seat(self, seat: int) -> bool:
        """Give the keyboard to the first open spot of that seat, or the dealer's for 0."""
        spots = self._spots(seat)
        if not spots:
            return False
        first = next((each for each in spots if each.spot.done is SpotJudgement.OPEN), spots[0])
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        self.ensureWidgetVisible(first)
        return True

    def step(self, by: int, across: int = 0) -> bool:
        """Move the keyboard up or down at its seat, or to another. True if it is here."""
        lists = [self.table, *(each.spots for each in self.columns)]
        at = next((n for n, spots in enumerate(lists) if self.here in spots), None)
        if at is None or self.here is None:
            return False
        place = lists[at].index(self.here)
        if across:
            nearby = lists[(at + across) % len(lists)]
            nearby[min(place, len(nearby) - 1)].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            lists[at][(place + by) % len(lists[at])].setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move from spot to spot by keys; they scroll nothing."""
        event.ignore()

    @property
    def here(self) -> SpotButton | None:
        focused = self.focusWidget()
        return focused if isinstance(focused, SpotButton) and focused.hasFocus() else None

    def _spots(self, seat: int) -> list[SpotButton]:
        if seat == DEALER:
            return self.table
        return next((each.spots for each in self.columns if each.column.seat == seat), [])

    # ------------------------------------------------------------------ parts

    def _of_table(self, spot: BoardSpot) -> SpotButton:
        button = SpotButton(spot)
        button.clicked.connect(lambda: self._tap(button.spot))
        button.held.connect(lambda: self.spot_asked.emit(button.spot))
        return button

    def _column(self, shown: BoardColumn) -> SeatColumn:
        made = SeatColumn(shown, self)
        made.tapped.connect(self._tap)
        made.held.connect(self.spot_asked)
        made.all_tapped.connect(lambda acts: self._all(made, acts))
        made.asked.connect(self.seat_asked)
        return made

    def _tap(self, spot: BoardSpot) -> None:
        """Emit the due act; ask for another if that was chosen before, or nothing is due there."""
        if self.otherwise or (spot.done is SpotJudgement.OPEN and not spot.acts):
            self.spot_asked.emit(spot)
        elif spot.acts:
            self.tapped.emit(spot.acts)

    def _all(self, seat: SeatColumn, acts: object) -> None:
        if self.otherwise:
            self.seat_asked.emit(seat.column.seat)
        elif acts:
            self.tapped.emit(acts)


HEAD, HAND_TYPE = 66, (12, 11, 10)


class SeatHead(Tappable):
    """Says whose seat it is and what lies there. A tap: all that comes next there was done."""

    def __init__(self, column: BoardColumn) -> None:
        super().__init__()
        self._column = column
        self.setObjectName(f"watch.seat.{column.seat}")
        self.setMinimumSize(QSize(76, scaled(HEAD)))
        self._tell()

    def present(self, column: BoardColumn) -> None:
        if column != self._column:
            self._column = column
            self._tell()
            self.update()

    def _tell(self) -> None:
        column = self._column
        words = [title_of(column), cards_of(column.cards), column.hand]
        if column.rest:
            words.append(say("all as due"))
        self.setAccessibleName(say_list(words, ""))
        self.setToolTip(tip(column.hand))

    def sizeHint(self) -> QSize:
        return QSize(120, scaled(HEAD))

    def paint(self, painter: QPainter) -> None:
        theme, column = worn(), self._column
        ground(painter, self, theme, here=False, quiet=not column.rest)
        room = QRectF(self.rect()).adjusted(8, 4, -8, -4)
        high = room.height() / 3
        lines = ((title_of(column), 13, True), (cards_of(column.cards), 13, True))
        for at, (text, size, bold) in enumerate(lines):
            painter.setFont(font(size, bold=bold))
            painter.setPen(QColor(theme.text))
            line = QRectF(room.left(), room.top() + at * high, room.width(), high)
            write_fitted(painter, text, line)
        painter.setPen(QColor(theme.text_2))
        _write_hand(painter, column.hand, room.adjusted(0, 2 * high, 0, 0))
        if column.weight is not None:
            corner = QRectF(room.right() - 10, room.top() + 2, 11, 11)
            draw_mark(painter, column.weight, corner.center(), 11)


def _write_hand(painter: QPainter, hand: str, room: QRectF) -> None:
    """Write the hand in the largest type that has room, the smallest in two lines if need be."""
    for px in HAND_TYPE:
        painter.setFont(font(px))
        if painter.fontMetrics().horizontalAdvance(hand) <= room.width():
            break
    lines = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextDontClip
    painter.drawText(room, lines, hand)


class SeatColumn(QObject):
    """The head and the spots of one seat, in the board's grid. Emits the spot that was tapped or
    held, and what the seat's head asks for."""

    tapped = Signal(object)
    held = Signal(object)
    all_tapped = Signal(object)
    asked = Signal(int)

    def __init__(self, column: BoardColumn, board: QObject) -> None:
        super().__init__(board)
        self.column = column
        self.head = SeatHead(column)
        self.head.clicked.connect(lambda: self.all_tapped.emit(self.column.rest))
        self.head.held.connect(lambda: self.asked.emit(self.column.seat))
        self.spots = [self._spot(spot) for spot in column.spots]

    def present(self, column: BoardColumn) -> None:
        self.column = column
        self.head.present(column)
        for button, spot in zip(self.spots, column.spots, strict=True):
            button.present(spot)

    def _spot(self, spot: BoardSpot) -> SpotButton:
        button = SpotButton(spot)
        button.clicked.connect(lambda: self.tapped.emit(button.spot))
        button.held.connect(lambda: self.held.emit(button.spot))
        return button


def title_of(column: BoardColumn) -> str:
    """``Seat 4 · A · folds``."""
    words = [column.place.headed(column.seat)]
    words += [column.player] if column.player else []
    words += [say("folds")] if column.folded else []
    return " · ".join(words)


def cards_of(cards: Sequence[Card]) -> str:
    """``Q♥ 10♠ 2♦``."""
    return " ".join(with_suits(str(card)) for card in cards)
