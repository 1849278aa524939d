"""The scenes of the guided round: the first act, a payment, and the mistake on purpose."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from trainer.dealing.action import Action, Verb
from trainer.shots.names import GUIDED
from trainer.ui.desk import Desk
from trainer.ui.table.touches import Did

DRILL = "first-round"
FIRST, ACT, SLIP, READ = SCENES = GUIDED


def play(desk: Desk, scene: str, house: str) -> None:
    """Play the guided round of that house up to the scene."""
    desk.practise(house, DRILL)
    desk.window.show()
    _settle_down()
    if scene == FIRST:
        return
    _work(desk, until=lambda action: action.verb is Verb.PAY)
    if scene == ACT:
        return
    _act(desk, _payment(desk))
    due = _payment(desk)
    _act(desk, Action(Verb.TAKE, due.place, due.wager))
    if scene == READ:
        _work(desk, until=lambda _: False)
        desk.finish()
        _settle_down()


def _work(desk: Desk, until: Callable[[Action], bool]) -> None:
    while (due := _due(desk)) is not None and not until(due):
        _act(desk, due)


def _due(desk: Desk) -> Action | None:
    coaching = desk.sitting.coaching if desk.sitting is not None else None
    return None if coaching is None else coaching.action


def _payment(desk: Desk) -> Action:
    due = _due(desk)
    assert due is not None, "a payment is due"
    return due


def _act(desk: Desk, action: Action) -> None:
    desk.pages.table.screen_.table.touch(Did(str(action)))


def _settle_down() -> None:
    for _ in range(3):
        QApplication.processEvents()
