"""A belief behind a mistake: in plain words, how sure, since when, what it costs, and a test."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLabel

from trainer.school.beliefs.held import BeliefCost, BeliefHeld, Sureness
from trainer.ui.widgets import Button, Piece, column, label, row, tip, wrapped
from trainer.wording import say


class BeliefBlock(QFrame):
    """Shows one belief. Emits its ids when rounds that test it are asked for."""

    tested = Signal(object)

    def __init__(self, held: BeliefHeld, name: str) -> None:
        super().__init__()
        self.held = held
        self.setObjectName(name)
        self.setProperty("kind", "belief")
        self.setAccessibleName(spoken(held))
        self._costs = {id_: _hidden(f"{name}.cost.{id_}") for id_ in held.ids}
        told: list[Piece] = [label(heading(held), "caption")]
        for id_, words in zip(held.ids, held.words, strict=True):
            told += [wrapped(words, "strong"), self._costs[id_]]
        if len(held.ids) == 1:
            told.append(wrapped(_sentence(held.truth), "dense", name=f"{name}.truth"))
        sure = " ".join(filter(None, [held.how_sure, _sentence(held.since_text)]))
        told.append(wrapped(sure, "secondary", name=f"{name}.sure"))
        if held.can_be_tested:
            told += [3, row(self._test(name), None)]
        self.setLayout(column(*told, gap=3, around=(14, 9, 12, 10)))

    def _test(self, name: str) -> Button:
        test = Button(say("Rounds that test it"), f"{name}.test")
        test.clicked.connect(lambda: self.tested.emit(self.held.ids))
        return test

    def tell_cost(self, belief: str, cost: BeliefCost) -> None:
        """Show the cost of that belief, if it is one of these; its table under the mouse and to a
        screen reader."""
        told = self._costs.get(belief)
        if told is not None:
            told.setText(_sentence(cost.text))
            told.setToolTip(tip(cost.assumes))
            told.setAccessibleDescription(cost.assumes)
            told.show()


def _hidden(name: str) -> QLabel:
    """The place of a cost, as long as nobody knows it."""
    made = wrapped("", "dense", name=name)
    made.hide()
    return made


def heading(held: BeliefHeld) -> str:
    """The heading of the belief; as one of several, if they explain the mistakes alike."""
    if len(held.words) > 1:
        return say("You seem to believe one of these")
    match held.sureness:
        case Sureness.CONFIRMED:
            return say("You believe")
        case Sureness.SUSPECTED:
            return say("You seem to believe")
        case Sureness.PATTERN:
            return say("No listed wrong rule")
        case Sureness.CLEARED:
            return say("You used to believe")
        case _ as never:
            assert_never(never)


def spoken(held: BeliefHeld) -> str:
    """The whole belief as a screen reader says it."""
    words = "; ".join(held.words)
    return f"{heading(held)}: {words}. {held.how_sure} {held.since_text}"


def _sentence(text: str) -> str:
    """With its full stop."""
    return text if not text or text.endswith(".") else f"{text}."
