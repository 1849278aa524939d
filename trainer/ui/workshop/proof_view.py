"""The proof of a draft: its rounds, each on the felt with what is paid, to be confirmed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QWidget

from trainer.ui.flow import Flow
from trainer.ui.table.snapshot import TableShown
from trainer.ui.table.table import TableWidget
from trainer.ui.theme import Palette, scaled
from trainer.ui.widgets import Button, column, emptied, frame, label, row, wrapped
from trainer.wording import say, say_count


@dataclass(frozen=True, slots=True)
class ProofShown:
    """A round of the proof: its name, what it proves, the lines of each hand, the felt; ``felt``
    is None for a round that may not stand. ``told`` is what comes of the whole round; ``asks`` the
    question that confirming answers, empty for the usual one."""

    title: str
    proves: tuple[str, ...]
    hands: tuple[tuple[str, tuple[str, ...]], ...]
    told: str
    felt: TableShown | None
    confirmed: bool
    asks: str = ""


class ProofView(QWidget):
    """Shows the rounds. Emits the number of the one that is confirmed, or that is not so."""

    confirmed = Signal(int)
    denied = Signal(int)

    def __init__(self, theme: Palette) -> None:
        super().__init__()
        self.list = _Rounds()
        self.list.setObjectName("workshop.rounds")
        self.list.setAccessibleName(say("Rounds of the proof"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMaximumHeight(scaled(180))
        self.counted = wrapped("", "section", name="workshop.proof.counted")
        self.felt = TableWidget(theme)
        self.felt.setEnabled(False)
        self.felt.setMinimumHeight(240)
        self.refused = wrapped("", "body", name="workshop.proof.refused")
        self.confirm = Button(say("Confirm"), "workshop.confirm", kind="primary", key="Enter")
        self.deny = Button(say("Wrong"), "workshop.deny", key="N")
        self._lines = column(gap=4)
        self._proves = column(gap=2)
        self._shown: tuple[ProofShown, ...] = ()
        self._put_together()
        self.list.currentRowChanged.connect(self._show)
        self.confirm.clicked.connect(lambda: self._emit(self.confirmed))
        self.deny.clicked.connect(lambda: self._emit(self.denied))

    def _put_together(self) -> None:
        self._ask = wrapped("", "strong", name="workshop.proof.asked")
        buttons = Flow(gap=8)
        for each in (self.confirm, self.deny):
            buttons.addWidget(each)
        right = _card(self.counted, self.list, self._lines, None, self._ask, buttons)
        right.setFixedWidth(scaled(270))
        proves = self._card = _card(label(say("What this round proves"), "section"), self._proves)
        middle = column(self.felt, self.refused, proves, None, gap=12)
        middle.setStretch(0, 1000)
        whole = row(middle, right, gap=16)
        whole.setStretch(0, 1)
        self.setLayout(whole)

    def present(self, rounds: Sequence[ProofShown], *, searching: bool = False) -> None:
        """These rounds; the first that nobody confirmed is chosen. More come where they are
        searched for."""
        self._shown = tuple(rounds)
        self.list.clear()
        for number, each in enumerate(self._shown, start=1):
            sign = "✓" if each.confirmed else "○"
            self.list.addItem(QListWidgetItem(f"{sign}  {number}  {each.title}"))
        done = sum(each.confirmed for each in self._shown)
        count = len(self._shown)
        told = say_count("{count} round", "{count} rounds", count=count)
        confirmed = say("{rounds}, {done} confirmed", rounds=told, done=done)
        if not count:
            confirmed = say("Every rule is proved. Go on to Publish.")
        for piece in (self.list, self._card, self._ask, self.confirm, self.deny):
            piece.setVisible(bool(count))
        self.counted.setText(say("Looking for rounds…") if searching else confirmed)
        first = next((n for n, each in enumerate(self._shown) if not each.confirmed), 0)
        self.list.setCurrentRow(first)
        self._show(first)

    def step(self, by: int) -> None:
        """The round before or after is chosen."""
        at = self.list.currentRow() + by
        if 0 <= at < len(self._shown):
            self.list.setCurrentRow(at)

    def _show(self, at: int) -> None:
        emptied(self._lines)
        emptied(self._proves)
        if not 0 <= at < len(self._shown):
            self.felt.hide()
            return
        shown = self._shown[at]
        self.felt.setVisible(shown.felt is not None)
        if shown.felt is not None:
            self.felt.present(shown.felt)
        self.refused.setText(shown.told if shown.felt is None else "")
        self.refused.setVisible(shown.felt is None)
        self._ask.setText(shown.asks or say("Does the house pay every line like this?"))
        self._lines.addWidget(wrapped(shown.told, "section"))
        for hand, lines in shown.hands:
            self._lines.addWidget(wrapped(hand, "strong"))
            for line in lines:
                self._lines.addWidget(wrapped(line, "secondary"))
        for each in shown.proves:
            self._proves.addWidget(wrapped(each, "secondary"))
        self.confirm.setEnabled(not shown.confirmed)

    def _emit(self, signal: SignalInstance) -> None:
        at = self.list.currentRow()
        if 0 <= at < len(self._shown):
            signal.emit(at)


class _Rounds(QListWidget):
    """A list that keeps the keys by which one moves in it, and leaves all others to the page."""

    OWN = frozenset(
        {
            Qt.Key.Key_Up,
            Qt.Key.Key_Down,
            Qt.Key.Key_Home,
            Qt.Key.Key_End,
            Qt.Key.Key_PageUp,
            Qt.Key.Key_PageDown,
        }
    )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters, Enter and Left are the page's."""
        if event.key() in self.OWN:
            super().keyPressEvent(event)
        else:
            event.ignore()


def _card(*pieces: object) -> QFrame:
    card = frame("card")
    card.setLayout(column(*pieces, gap=8, around=(14, 12, 14, 12)))  # type: ignore[arg-type]
    return card
