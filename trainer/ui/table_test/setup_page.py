"""The layout of a test, round by round: seen, edited, printed."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from trainer.drills.recipe import Seats
from trainer.drills.table_form import RoundWanted
from trainer.game.cards import Card
from trainer.game.rules import PLACES_AT_MOST
from trainer.school.table_test.layout import LaidFelt, LaidSeat
from trainer.ui.debrief.card_row import Slips
from trainer.ui.felt_picture import FeltPicture
from trainer.ui.kit.drop_down import DropDown
from trainer.ui.kit.grounds import NamedWidget, ScrollArea
from trainer.ui.kit.page_head import PageHead, SquareButton
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.touch_controls import for_fingers
from trainer.ui.kit.widgets import (
    Button,
    Elided,
    column,
    emptied,
    frame,
    hairline,
    label,
    press_key,
    row,
    wrapped,
)
from trainer.ui.table.snapshot import TableShown
from trainer.ui.table_test.board_view import cards_of
from trainer.wording import say, say_count, say_list

PANEL_WIDE = 420
CHOSEN = ""


class RoundShown(Struct, frozen=True):
    """One round of the test: its drill or events, and its table."""

    wanted: RoundWanted
    laying: LaidFelt
    table: TableShown
    begun: bool
    state: str


class SetupShown(Struct, frozen=True):
    """The whole test. ``drills`` can be dealt there, by name and title; a test that is ``signed``
    stays as it is. ``places`` are those of the table."""

    title: str
    under: str
    rounds: tuple[RoundShown, ...]
    drills: tuple[tuple[str, str], ...]
    signed: bool
    places: int = PLACES_AT_MOST


class SetupPage(NamedWidget):
    """Emits the round to be dealt anew, added, or removed; what is printed; and the way on."""

    dealt = Signal(int, object)
    added = Signal(object)
    removed = Signal(int)
    events_asked = Signal(int)
    sheets = Signal()
    form = Signal()
    onward = Signal(int)
    judged = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__("table-test-setup", say("What is laid out"))
        back = SquareButton("setup.back", "back", say("Back to the tests"), say("Back (Esc)"))
        self._title = Elided("", "section", name="setup.title")
        self._under = Elided("", "secondary", name="setup.under")
        self.head = PageHead(back, self._title, self._under)
        self.rounds = Segments("setup.rounds", say("Round"), [])
        self.drill = DropDown("setup.drill", say("What the round shows"))
        self.seats = DropDown("setup.seats", say("Seats"))
        for_fingers(self.drill, self.seats)
        self.deal = _button("setup.deal", say("Deal again"), "D")
        self.add = _button("setup.add", say("Add a round"), "")
        self.remove = _button("setup.remove", say("Remove it"), "")
        self.paper = _button("setup.sheets", say("Print what is laid out"), "P")
        self.empty = _button("setup.form", say("Print an empty form"), "F")
        self.go = _button("setup.go", say("Watch this round"), "Enter", kind="primary")
        self.judge = _button("setup.judge", say("Judge and decide"), "J")
        self.table = FeltPicture("setup.table", say("What is laid out"))
        self._instructions = column(gap=4)
        self._state = label("", "caption", name="setup.state")
        self._shown: SetupShown | None = None
        self._at = 0
        self._connect()
        self._put_together()

    def present(self, shown: SetupShown, at: int) -> None:
        self._shown = shown
        self._title.setText(shown.title)
        self._under.setText(shown.under)
        numbers = [(n, str(n + 1)) for n in range(len(shown.rounds))]
        self._renew(Segments("setup.rounds", say("Round"), numbers))
        drills = [*shown.drills, (CHOSEN, say("Chosen hands…"))]
        self.drill.offer(drills)
        self.seats.offer(_seat_counts(shown.places))
        self.look_at(min(at, len(shown.rounds) - 1))

    def look_at(self, at: int) -> None:
        assert self._shown is not None, "rounds are of a test"
        self._at = at
        shown = self._shown.rounds[at]
        self.rounds.show_chosen(at)
        self.drill.choose(shown.wanted.drill)
        self.seats.choose(_count_of(shown.wanted))
        self.table.present(shown.table)
        self._state.setText(shown.state)
        still = shown.begun or self._shown.signed
        for each in (self.drill, self.seats, self.deal):
            each.setEnabled(not still)
        self.remove.setEnabled(not still and len(self._shown.rounds) > 1)
        self.add.setEnabled(not self._shown.signed)
        self.go.setEnabled(not self._shown.signed)
        self._show_instructions(shown.laying)
        first = self.judge if self._shown.signed else self.go
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = {"Enter": self.go.click, "Esc": self.left.emit, "D": self.deal.click}
        keys |= {"P": self.paper.click, "F": self.empty.click, "J": self.judge.click}
        if press_key(self, event, keys):
            return
        if self._shown and event.text() in [str(n + 1) for n in range(len(self._shown.rounds))]:
            self.look_at(int(event.text()) - 1)
        else:
            super().keyPressEvent(event)

    # -------------------------------------------------------------------- parts

    def _wanted(self) -> RoundWanted | None:
        """The wish for the round in sight; None if the hands are still to be chosen."""
        assert self._shown is not None, "rounds are of a test"
        before = self._shown.rounds[self._at].wanted
        drill, count = str(self.drill.currentData()), self.seats.currentData()
        chosen = Seats(int(count), int(count)) if count else None
        seats = before.seats if count == _count_of(before) else chosen
        if drill == CHOSEN:
            return RoundWanted(events=before.events, seats=seats) if before.events else None
        return RoundWanted(drill=drill, seats=seats)

    def _deal(self, *_: object) -> None:
        wanted = self._wanted()
        if wanted is not None:
            self.dealt.emit(self._at, wanted)
        else:
            self.events_asked.emit(self._at)

    def _drill_chosen(self, *_: object) -> None:
        if self.drill.currentData() == CHOSEN:
            self.events_asked.emit(self._at)
        else:
            self._deal()

    def _add(self, *_: object) -> None:
        if self._shown is not None:
            self.added.emit(self._shown.rounds[self._at].wanted)

    def _renew(self, rounds: Segments) -> None:
        place = self._round_row
        for_fingers(rounds)
        place.replaceWidget(self.rounds, rounds)
        self.rounds.hide()
        self.rounds.deleteLater()
        self.rounds = rounds
        self.rounds.chosen.connect(self.look_at)

    def _show_instructions(self, laying: LaidFelt) -> None:
        emptied(self._instructions)
        for at, sentence in enumerate(laying.how, 1):
            self._instructions.addWidget(wrapped(f"{at}. {sentence}", "dense", tone="quiet"))
        self._instructions.addWidget(hairline())
        self._instructions.addLayout(_hand(say("Dealer"), laying.dealer))
        for seat in laying.seats:
            self._instructions.addSpacing(4)
            self._instructions.addLayout(_seat(seat))
        self._instructions.addWidget(hairline())
        chips = say("Chips in total: {chips}", chips=laying.chips)
        for fact in (*laying.facts, chips):
            self._instructions.addWidget(wrapped(fact, "dense"))
        if laying.deck:
            cards = cards_of([card for _, card in laying.deck])
            self._instructions.addWidget(label(say("Deck, from the top"), "strong"))
            self._instructions.addWidget(wrapped(cards))
        self._instructions.addStretch(1)

    def _connect(self) -> None:
        self.head.left.connect(self.left)
        self.drill.activated.connect(self._drill_chosen)
        self.seats.activated.connect(self._deal)
        self.deal.clicked.connect(self._deal)
        self.add.clicked.connect(self._add)
        self.remove.clicked.connect(lambda: self.removed.emit(self._at))
        self.paper.clicked.connect(self.sheets)
        self.empty.clicked.connect(self.form)
        self.go.clicked.connect(lambda: self.onward.emit(self._at))
        self.judge.clicked.connect(self.judged)

    def _put_together(self) -> None:
        pieces = (label(say("Round"), "strong"), self.rounds, self._state, self.add, self.remove)
        self._round_row = row(*pieces, None, gap=10)
        choices = row((self.drill, 3), (self.seats, 1), self.deal, gap=10)
        upper = (self._round_row, choices, (self.table, 1), row(self.paper, self.empty, None))
        left = column(*upper, gap=10, around=(20, 14, 16, 14))
        scroll = ScrollArea()
        scroll.hold(column(self._instructions, None, around=(18, 12, 12, 12)))
        aside = frame("panel")
        aside.setFixedWidth(round((PANEL_WIDE + scaled(PANEL_WIDE)) / 2))
        held = QVBoxLayout(aside)
        held.setContentsMargins(0, 0, 0, 0)
        held.addWidget(scroll, 1)
        held.addLayout(column(self.go, self.judge, gap=8, around=(18, 4, 18, 14)))
        both = row((left, 1), aside, gap=0)
        self.setLayout(column(self.head, (both, 1), gap=0))


def _seat(seat: LaidSeat) -> QVBoxLayout:
    words = [seat.place.headed(seat.seat)]
    words += [say("Player {player}", player=seat.player)] if seat.player else []
    stakes = say_list([f"{each.name} {each.amount}" for each in seat.stakes], "")
    notes = [wrapped(say_list(seat.notes, ""), "dense", tone="quiet")] if seat.notes else []
    hand = _hand(say_list(words, ""), seat.cards)
    return column(hand, wrapped(stakes, "dense"), *notes, gap=2)


def _hand(whose: str, cards: Sequence[Card]) -> QHBoxLayout:
    return row(label(whose, "strong"), None, Slips(cards), gap=8)


def _count_of(wanted: RoundWanted) -> str:
    seats = wanted.seats
    return "" if seats is None or seats.least != seats.most else str(seats.least)


def _seat_counts(places: int) -> list[tuple[str, str]]:
    counts = [
        (str(n), say_count("{count} seat", "{count} seats", count=n)) for n in range(1, places + 1)
    ]
    return [("", say("Any number")), *counts]


def _button(name: str, text: str, key: str, kind: str = "") -> Button:
    made = Button(text, name, kind=kind, key=key)
    for_fingers(made)
    return made
