"""The scenes of the guided round: the first act, a payment, and the mistake on purpose."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from trainer.dealing.action import Action, Verb
from trainer.shots.names import GUIDED
from trainer.ui.application import Application
from trainer.ui.table.touches import Did

DRILL = "first-round"
FIRST, ACT, SLIP, READ = SCENES = GUIDED


def play(app: Application, scene: str, house: str) -> None:
    """Play the guided round of that house up to the scene."""
    app.practise(house, DRILL)
    app.window.show()
    _settle_down()
    if scene == FIRST:
        return
    _work(app, until=lambda action: action.verb is Verb.PAY)
    if scene == ACT:
        return
    _act(app, _payment(app))
    due = _payment(app)
    _act(app, Action(Verb.TAKE, due.place, due.wager))
    if scene == READ:
        _work(app, until=lambda _: False)
        app.rounds.finish()
        _settle_down()


def _work(app: Application, until: Callable[[Action], bool]) -> None:
    while (due := _due(app)) is not None and not until(due):
        _act(app, due)


def _due(app: Application) -> Action | None:
    coaching = app.rounds.sitting.coaching if app.rounds.sitting is not None else None
    return None if coaching is None else coaching.action


def _payment(app: Application) -> Action:
    due = _due(app)
    assert due is not None, "a payment is due"
    return due


def _act(app: Application, action: Action) -> None:
    app.pages.table.screen_.table.touch(Did(str(action)))


def _settle_down() -> None:
    for _ in range(3):
        QApplication.processEvents()
