"""The scenes of the guided round: what is told first, the next act, and the mistake on purpose."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QApplication, QWidget

from trainer.dealing.action import Action, Verb
from trainer.shots.names import GUIDED
from trainer.ui.desk import Desk
from trainer.ui.guide.spotlight import Spotlight
from trainer.ui.table.touches import Did, Undone

DRILL = "first-round"
FIRST, ACT, SLIP, READ = SCENES = GUIDED


def play(desk: Desk, scene: str, house: str) -> None:
    """The guided round of that house, as far as the scene has it."""
    desk.practise(house, DRILL)
    desk.window.show()
    _settle_down()
    if scene == FIRST:
        return
    _end_spotlight(desk)
    _work(desk, until=lambda action: action.verb is Verb.PAY)
    if scene == ACT:
        return
    due = _due(desk)
    assert due is not None, "a payment is due"
    _act(desk, Action(Verb.TAKE, due.place, due.wager))
    if scene == READ:
        _take_back(desk)
        _work(desk, until=lambda _: False)
        desk.finish()
        _settle_down()


def _work(desk: Desk, until: Callable[[Action], bool]) -> None:
    while (due := _due(desk)) is not None and not until(due):
        _act(desk, due)


def _due(desk: Desk) -> Action | None:
    coaching = desk.sitting.coaching if desk.sitting is not None else None
    return None if coaching is None else coaching.action


def _act(desk: Desk, action: Action) -> None:
    desk.pages.table.screen_.table.touch(Did(str(action)))


def _take_back(desk: Desk) -> None:
    desk.pages.table.screen_.table.touch(Undone())


def _end_spotlight(desk: Desk) -> None:
    for spotlight in desk.window.findChildren(QWidget, "spotlight"):
        assert isinstance(spotlight, Spotlight), "only spotlights have that name"
        spotlight.end()
    _settle_down()


def _settle_down() -> None:
    for _ in range(3):
        QApplication.processEvents()
