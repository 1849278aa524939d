"""Check the bets: go through the seats, and mark what may not stand, with the reason."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.drills.questions.question import Choice
from trainer.marking.words import paragraph
from trainer.school.one_question.screens import BetsShown, MarkedAnswer
from trainer.ui.kit.grounds import ScrollArea
from trainer.ui.kit.widgets import (
    Button,
    column,
    emptied,
    frame,
    hairline,
    label,
    row,
    wrapped,
)
from trainer.ui.quick.bets_table import BetsTableView, Tags, moves_on
from trainer.ui.quick.choices import ReasonKey
from trainer.ui.quick.feedback import Sign, rule_line
from trainer.ui.quick.snapshot import QuickShown
from trainer.ui.table.snapshot import Here, TableShown
from trainer.ui.table.touches import Moved
from trainer.wording import say, say_list

PANEL_WIDE = 380
FIRST_KEY, NBSP, JOINER = ord("A"), "\u00a0", "\u2060"
Marks = dict[int, set[str]]


class BetsBoard(QWidget):
    """Shows a table before the deal. Emits the marks when they are to count, or to go on."""

    checked = Signal(object)
    onward = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.table = BetsTableView()
        self._tags = Tags(self.table)
        self._marks: Marks = {}
        self._here = 0
        self._still = False
        self._item: BetsShown | None = None
        self._shown: TableShown | None = None
        self._keys: list[ReasonKey] = []
        self._seat = label("", "section", name="quick.bets.seat")
        self._stakes = wrapped("", tone="quiet", name="quick.bets.stakes")
        self._facts = column(gap=4)
        self._reasons = column(gap=3)
        self._last = wrapped("", "dense", tone="quiet", name="quick.bets.last")
        self._done = Button(say("All checked"), "quick.bets.done", kind="primary", key="Enter")
        self._done.clicked.connect(self.send)
        self._onward = Button(say("Continue"), "quick.bets.onward", kind="primary", key="Enter")
        self._onward.clicked.connect(self.onward)
        self.table.touched.connect(self._touched)
        self._put_together()

    # ----------------------------------------------------------------- shown

    def present(self, item: BetsShown, shown: QuickShown) -> None:
        assert shown.table is not None, "bets lie on a table"
        self._item, self._shown = item, shown.table
        self._marks, self._still = {}, False
        self.table.present(shown.table)
        emptied(self._facts)
        posted = shown.limits.rows if shown.limits is not None else ()
        if posted:
            said = " · ".join(_whole(f"{line.text} {line.value}") for line in posted)
            self._facts.addWidget(wrapped(said, "caption", name="quick.bets.limits"))
        self.table.setAccessibleDescription(paragraph(*item.told, *item.drawn))
        self._tags.show_moves(moves_on(shown.table, item.changes), late=item.closed)
        for sentence in item.told:
            self._facts.addWidget(wrapped(sentence, "dense"))
        self._build_keys(item.choices)
        self._done.setEnabled(True)
        self.look_at(self._occupied()[0])

    def say_last(self, text: str) -> None:
        """Write a line about the table before this one."""
        self._last.setText(text)
        self._last.setVisible(bool(text))

    def show_told(self, marked: MarkedAnswer) -> None:
        """Show the right marks, the given ones, and each slip with its rule; then the way on."""
        self._still = True
        emptied(self._reasons)
        self._keys = []
        self._done.hide()
        self._onward.show()
        head = row(Sign(right=marked.right), label(say("Not right"), "section"), None, gap=8)
        pieces = [label(say("Right"), "caption"), wrapped(_lines(marked.due))]
        given = _lines(marked.given) or say("Time ran out")
        pieces += [label(say("You said"), "caption"), wrapped(given)]
        self._reasons.addLayout(head)
        for piece in pieces:
            self._reasons.addWidget(piece)
        for place, reason in enumerate(marked.reasons):
            self._reasons.addWidget(hairline())
            self._reasons.addWidget(wrapped(reason.why))
            self._reasons.addWidget(rule_line(reason, f"quick.bets.{place}"))

    # ---------------------------------------------------------------- touched

    def look_at(self, seat: int) -> bool:
        """Go to that seat. True if somebody bets there."""
        if seat not in self._occupied() or self._shown is None:
            return False
        self._here = seat
        if self.table.here.seat != seat:
            self.table.touch(Moved(Here(seat)))
        self._seat.setText(self._shown.words.place.headed(seat))
        self._stakes.setText(self._lying(seat))
        self._show_marks()
        return True

    def step(self, by: int) -> None:
        """Go to the next seat with bets on that side."""
        seats = self._occupied()
        at = seats.index(self._here)
        self.look_at(seats[(at + by) % len(seats)])

    def toggle(self, key: str) -> bool:
        """Mark the seat for the reason with that key, or unmark it. True if there is one."""
        place = ord(key.upper()) - FIRST_KEY if len(key) == 1 else -1
        item = self._item
        if item is None or self._still or not 0 <= place < len(item.choices):
            return False
        self._marks.setdefault(self._here, set()).symmetric_difference_update(
            {item.choices[place].id}
        )
        self._show_marks()
        return True

    def send(self, *_: object) -> None:
        if not self._still:
            marked = {(seat, code) for seat, codes in self._marks.items() for code in codes}
            self.checked.emit(frozenset(marked))

    def _touched(self, touch: object) -> None:
        seat = touch.here.seat if isinstance(touch, Moved) else getattr(touch, "seat", None)
        if isinstance(seat, int) and seat != self._here:
            self.look_at(seat)

    # ------------------------------------------------------------------ parts

    def _occupied(self) -> list[int]:
        shown = self._shown
        return [seat.number for seat in shown.seats if seat.occupied] if shown else []

    def _lying(self, seat: int) -> str:
        """The stakes on the seat's spots."""
        shown = self._shown
        assert shown is not None, "asked of a table in sight"
        lying = [
            f"{shown.label(spot.wager)} {shown.money(spot.stake)}"
            if spot.stake
            else f"{shown.label(spot.wager)} {say('a chip without value')}"
            for spot in shown.seat(seat).spots
            if spot.stake or spot.chips
        ]
        return say_list(lying, "") or say("No chips")

    def _build_keys(self, choices: Sequence[Choice]) -> None:
        emptied(self._reasons)
        self._keys = []
        self._done.show()
        self._onward.hide()
        for place, choice in enumerate(choices):
            letter = chr(FIRST_KEY + place)
            key = ReasonKey(letter, choice.words, f"quick.reason.{choice.id}")
            key.clicked.connect(partial(self._click, letter))
            self._keys.append(key)
            self._reasons.addWidget(key)

    def _click(self, letter: str, *_: object) -> None:
        self.toggle(letter)

    def _show_marks(self) -> None:
        item = self._item
        if item is None or self._shown is None:
            return
        places = self._shown.words.place
        order = [choice.id for choice in item.choices]
        for key, code in zip(self._keys, order, strict=False):
            seats = tuple(seat for seat, codes in sorted(self._marks.items()) if code in codes)
            key.show_marked(seats, places, here=self._here)
        tags = {
            seat: "".join(sorted(chr(FIRST_KEY + order.index(code)) for code in codes))
            for seat, codes in self._marks.items()
            if codes
        }
        self._tags.present(tags)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tags.setGeometry(self.table.rect())

    def _put_together(self) -> None:
        scroll = ScrollArea()
        scroll.hold(
            column(
                self._facts,
                self._last,
                2,
                hairline(),
                2,
                row(self._seat, None),
                self._stakes,
                4,
                self._reasons,
                None,
                gap=6,
                around=(18, 12, 12, 8),
            )
        )
        panel = frame("panel")
        panel.setFixedWidth(PANEL_WIDE)
        beside = QVBoxLayout(panel)
        beside.setContentsMargins(0, 0, 0, 14)
        beside.addWidget(scroll, 1)
        beside.addLayout(column(self._done, self._onward, around=(18, 0, 18, 0)))
        self.setLayout(row((self.table, 1), panel, gap=0))


def _whole(words: str) -> str:
    """These words, never broken."""
    # After a dash they would be, without the joiner.
    return words.replace(" ", NBSP).replace("–", f"–{JOINER}")


def _lines(listed: str) -> str:
    """The marks of the seats, one below the other."""
    return listed.replace(" · ", "\n")
