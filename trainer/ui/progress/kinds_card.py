"""Mistakes by kind: how often, and what players and house would have been short."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from trainer.game.money import Money
from trainer.school.progress.progress import MistakeKind
from trainer.ui.line_button import LineButton, LineCell, LineHeads
from trainer.ui.theme import scaled
from trainer.ui.widgets import column, emptied, label, wrapped
from trainer.wording import say, say_count, say_figure

MOST, LEAST_WIDE = 8, 460


class KindsCard(QFrame):
    """Shows the most frequent kinds. Emits when the mistakes themselves are asked for."""

    asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("progress.kinds")
        self.setProperty("kind", "card")
        self.setAccessibleName(say("Mistakes by kind"))
        self.setMinimumWidth(scaled(LEAST_WIDE))
        self._lines = column(gap=0)
        head = label(say("Mistakes by kind"), "section")
        self.setLayout(column(head, self._lines, None, gap=8, around=(20, 16, 20, 16)))

    def present(self, kinds: Sequence[MistakeKind], currency: str) -> None:
        """Show these kinds, with their money in that currency."""
        emptied(self._lines)
        if not kinds:
            self._lines.addWidget(wrapped(say("No mistakes in this time."), tone="quiet"))
            return
        self._lines.addWidget(LineHeads(_cells(*_heads())))
        for number, each in enumerate(kinds[:MOST], 1):
            self._lines.addWidget(self._line(each, currency, number))

    def _line(self, kind: MistakeKind, currency: str, number: int) -> LineButton:
        short = [_money(currency, each) for each in (kind.players_short, kind.house_short)]
        times = say_count("{count} time", "{count} times", count=kind.times)
        spoken = say(
            "{mistake}, {times}; players short {players}, house short {house}",
            mistake=kind.words,
            times=times,
            players=short[0],
            house=short[1],
        )
        cells = _cells(kind.words, say_figure(str(kind.times)), *short)
        made = LineButton(cells, f"progress.kind.{number}", spoken)
        made.clicked.connect(self.asked)
        return made


def _heads() -> tuple[str, str, str, str]:
    return say("Mistake"), say("Times"), say("Players short"), say("House short")


def _cells(what: str, times: str, players: str, house: str) -> tuple[LineCell, ...]:
    return (
        LineCell(what, 0.99),
        LineCell(times, scaled(56), right=True),
        LineCell(players, scaled(96), right=True),
        LineCell(house, scaled(96), right=True),
    )


def _money(currency: str, amount: Money) -> str:
    return f"{currency}{say_figure(amount.grouped)}" if amount else "–"
