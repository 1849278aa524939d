"""The scenes of the quick drills, each played up to its picture."""

from __future__ import annotations

from collections.abc import Callable

from trainer.drills.recipe import Exercise
from trainer.game.money import Money
from trainer.shots.names import QUICK
from trainer.ui.application import Application

SEED = 1
HOUSE = "six-card-bonus"


def play(app: Application, scene: str, wait: Callable[[int], None]) -> None:
    """Play up to that scene. ``wait`` lets so many milliseconds pass."""
    practice = app.practice
    assert practice is not None, "the school is open"
    app.quick.sit(lambda: practice.quick.start(HOUSE, QUICK[scene], seed=SEED))
    wait(2400)
    if scene == "quick-result":
        _answer_all(app, wait)
        return
    page, sitting = app.quick.page, app.quick.sitting
    assert sitting is not None, "the drill has begun"
    match sitting.drill.exercise:
        case Exercise.READING if scene == "quick-five":
            for place in (0, 2, 3):
                page.stage.point(place)
        case Exercise.READING:
            page.choices.pick(0)
        case Exercise.FLASH:
            page.amount.field.setText("40")
            page.amount.entered.emit(Money.parse("40"))
        case Exercise.ORDER:
            for place in (3, 1, 4):
                page.order.pick(place)
        case _:
            page.bets.toggle("B")
            page.bets.step(1)


def _answer_all(app: Application, wait: Callable[[int], None]) -> None:
    """Give the first answer to every question: some of them are right."""
    sitting = app.quick.sitting
    while sitting is not None and not sitting.is_over:
        wait(900 + 370 * (sitting.number % 5))
        app.quick.page.choices.pick(0)
        if sitting.is_answered:
            app.quick.page.onward.emit()
