"""The scenes of progress: days of a trainee who gets faster and surer, with one wrong rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtWidgets import QApplication

from trainer.dealing.action import Action, Verb
from trainer.game.money import Money
from trainer.game.wagers import Wager
from trainer.school.practice import Practice
from trainer.school.sitting import Sitting
from trainer.shots.names import PROGRESS
from trainer.ui.application import Application
from trainer.ui.progress.page import ProgressController

DRILL = "every-trap"
DAYS, ROUNDS = 9, 3
DAY_MS = 86_400_000
OTHER = "boxes"
SETTLES = 3
"""The cards find their heights in so many passes."""
BELIEVED = {6: 5, 3: 4}
"""What is paid to one on Pair Plus, for what is due."""

Due = Callable[[Sitting], list[Action]]
Wait = Callable[[int], None]


def play(app: Application, scene: str, house: str, due: Due, wait: Wait) -> None:
    """Play up to that scene."""
    practice = app.practice
    assert practice is not None, "the school is open"
    for day in range(DAYS):
        for number in range(ROUNDS):
            _work(practice, house, day, number, due, wait)
        wait(DAY_MS)
    app.turn_to("progress")
    if scene != PROGRESS[0]:
        page = app.parts.one("progress", ProgressController).page
        page.transfer.other.setCurrentIndex(page.transfer.other.findData(OTHER))
        page.transfer.chosen.emit(OTHER)
        app.window.show()
        for _ in range(SETTLES):
            QApplication.processEvents()
        page.ensureWidgetVisible(page.transfer)


def _work(practice: Practice, house: str, day: int, number: int, due: Due, wait: Wait) -> None:
    sitting = practice.start(house, DRILL, seed=100 * day + number)
    for action in _done(due(sitting), sitting, slips_every=7 + 4 * day):
        wait(5600 - 380 * day)
        sitting.act(action)
    sitting.finish()


def _done(due: list[Action], sitting: Sitting, slips_every: int) -> Iterator[Action]:
    """The acts of a faultless dealer, with slips and with payments from another table."""
    for number, action in enumerate(due, 1):
        if number % slips_every or action.verb is not Verb.TAKE:
            yield _believed(action, sitting)


def _believed(action: Action, sitting: Sitting) -> Action:
    """A straight and a flush on Pair Plus are paid as another house pays them."""
    seat = sitting.round_.seat(action.place or 0)
    stake = seat.stake(Wager.PAIR_PLUS) if seat is not None else None
    if stake is None or action.wager is not Wager.PAIR_PLUS or action.amount is None:
        return action
    times = BELIEVED.get(action.amount.cents // stake.cents)
    if times is None:
        return action
    return Action(Verb.PAY, action.place, action.wager, Money(times * stake.cents))
