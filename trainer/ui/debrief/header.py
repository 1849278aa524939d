"""The head of a debrief: the round, its figures, and the ways on."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from trainer.game.money import Money
from trainer.marking.words import paragraph
from trainer.school.debrief.debrief import Debrief
from trainer.school.words.figure_words import clock, pace_words
from trainer.ui.kit.page_head import Figure, PageHead, SquareButton
from trainer.ui.kit.widgets import Button, emptied, frame, label, wrapped
from trainer.wording import say, say_figure, say_list

NARROW = 1100
MONEY = {"players_short", "house_short"}
UNDER = (0, 20, 10)


class DebriefHeader(PageHead):
    """Shows the figures of one round, and has the ways on."""

    def __init__(self) -> None:
        back = SquareButton("debrief.home", "back", say("Home"), say("Home (Esc)"))
        title = label("", "panel", name="debrief.title")
        super().__init__(back, title, wrapped("", "secondary"))
        self._line.setContentsMargins(20, 10, 20, 10)
        self._figures = QHBoxLayout()
        self._pairs: list[tuple[QWidget, ...]] = []
        self._told: dict[str, tuple[Figure, str]] = {}
        self._round = ""
        self.again = Button(say("Similar round"), "debrief.same_traps")
        self.again.setToolTip(say("New cards with the same traps"))
        self.again.setAccessibleDescription(self.again.toolTip())
        self.onward = Button(say("Next round"), "debrief.next", kind="primary", key="Enter")
        self._why = wrapped("", "secondary", name="debrief.why")
        self.underline(self._why)
        self.add(self._figures, share=2)
        self.add(self.again, self.onward)

    def present(self, debrief: Debrief, onward: str) -> None:
        """Show this round's figures; ``onward`` names what comes after it."""
        self.title.setText(title_of(debrief))
        self._round = say("{house}, {drill}", house=debrief.house_title, drill=debrief.drill_title)
        self._why.setText(say("Why this round? {reasons}", reasons=paragraph(*debrief.why)))
        self._why.setVisible(bool(debrief.why))
        self.onward.setText(onward)
        self.onward.setAccessibleName(self.onward.text())
        self.onward.updateGeometry()
        self.again.setVisible(bool(debrief.mistakes))
        emptied(self._figures)
        self._figures.setSpacing(0)
        self._figures.addStretch(1)
        self._pairs = []
        self._told = {}
        for id_, name, value in figures(debrief):
            line = (_upright(),) if self._pairs else ()
            figure = Figure(name, f"debrief.figure.{id_}", value)
            self._told[id_] = (figure, value)
            self._pairs.append((*line, figure))
            for widget in self._pairs[-1]:
                self._figures.addWidget(widget)
        self._figures.addStretch(1)
        self._make_room()

    def hide_totals(self, *, hidden: bool) -> None:
        """Hide what the mistakes cost while an answer is hidden."""
        for name in MONEY & self._told.keys():
            figure, value = self._told[name]
            figure.tell("–" if hidden else value)

    def lead(self, *, here: bool) -> None:
        """Let Enter lead on, or leave it to a card or a form that asks."""
        self.onward.show_key("Enter" if here else "")
        self.onward.fill(filled=here)
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Leave out the pace in a narrow window, and in large type the last figures, each with the
        line before it; time and pace stand under the title then."""
        for words in self.findChildren(QLabel):
            words.ensurePolished()  # a label's hint lies before its style is known
        room = self.width() - self._taken()
        for pair in self._pairs:
            room -= sum(_wide(each) for each in pair)
            fits = room >= 0 and (pair is not self._pairs[-1] or self.width() >= NARROW)
            for widget in pair:
                widget.setVisible(fits)
        left_out = (value for figure, value in self._timed() if figure.isHidden())
        self.under.setText(say_list((self._round, *left_out), ""))
        beneath_title = (
            self._line.contentsMargins().left() + _wide(self.back) + self._line.spacing()
        )
        self._why.setContentsMargins(beneath_title, *UNDER)

    def _timed(self) -> Iterator[tuple[Figure, str]]:
        return (told for name, told in self._told.items() if name not in MONEY | {"right"})

    def _taken(self) -> int:
        """The width of all but the figures: edges, gaps, the title and the buttons in sight."""
        beside = (self.back, self.title, self.again, self.onward)
        shown = [_wide(each) for each in beside if not each.isHidden()]
        edges = self._line.contentsMargins()
        return edges.left() + edges.right() + len(shown) * self._line.spacing() + sum(shown)


def title_of(debrief: Debrief) -> str:
    """``Round 3, settled``, unless nobody touched it."""
    if debrief.untouched:
        return say("Round {number}, nothing done", number=debrief.number)
    return say("Round {number}, settled", number=debrief.number)


def figures(debrief: Debrief) -> Iterator[tuple[str, str, str]]:
    """The figures, each with its id, its name and its value.

    No wagers if none was decided, as in a voided round, and the time alone if nothing was done. The
    losses of players and house are never netted. No pace if too little time went by to tell.
    """
    if debrief.lines:
        right = say("{some} of {all}", some=debrief.right, all=debrief.lines)
        yield "right", say("Wagers right"), right
    if not debrief.untouched:
        players, house = debrief.players_short, debrief.house_short
        yield "players_short", say("Players short"), money(debrief.currency, players)
        yield "house_short", say("House short"), money(debrief.currency, house)
    yield "time", say("Time"), clock(debrief.elapsed_ms)
    if not debrief.untouched and debrief.hands_per_hour is not None:
        yield "pace", say("Pace"), pace_words(debrief.hands_per_hour)


def money(currency: str, amount: Money) -> str:
    """``$20``; nothing is ``$0``."""
    return f"{currency}{say_figure(amount.grouped)}"


def _wide(piece: QWidget) -> int:
    return max(piece.sizeHint().width(), piece.minimumWidth())


def _upright() -> QFrame:
    made = frame("upright")
    made.setFixedSize(1, 38)
    return made
