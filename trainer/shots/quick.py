"""The scenes of quick drills and of irregularities, each played up to its picture."""

from __future__ import annotations

from collections.abc import Callable

from trainer.dealing.house import House
from trainer.dealing.irregularity import Irregularities
from trainer.drills.irregularities.irregular import incident
from trainer.drills.recipe import Exercise
from trainer.game.money import Money
from trainer.school.questions.incidents import shown_of
from trainer.shots.names import QUICK
from trainer.ui.application import Application
from trainer.ui.quick.snapshot import QuickShown
from trainer.ui.table.felt_words import felt_words
from trainer.wording import say

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


INCIDENT_SEED = 3


def play_incident(
    app: Application, house: House, irregularities: Irregularities, line: str
) -> None:
    """Show that line of the house's list."""
    scene = shown_of(house, incident(house, irregularities, INCIDENT_SEED, line), irregularities)
    words = felt_words(house.rules, scene.round_.placard)
    app.window.turn_to("incident")
    app.quick.incident.present(
        QuickShown(house.title, say("Make the ruling"), 3, 8, scene, words, clock="0:12")
    )
