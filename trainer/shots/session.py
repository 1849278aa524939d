"""The scenes of sessions: today's plan after a few days, a chosen round and its reason, the
gain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from trainer.dealing.action import Action, Verb
from trainer.school.practice import Practice
from trainer.school.sitting import Sitting
from trainer.ui.application import Application

if TYPE_CHECKING:
    Due = Callable[[Sitting], Sequence[Action]]
    Do = Callable[[Sitting, Sequence[Action]], None]

DAY_MS = 86_400_000
FORGOTTEN = 4
"""Of so many payments one is not made."""


class SceneTrainee:
    """Works sessions with a slip here and there; a day passes after each."""

    def __init__(self, app: Application, due: Due, do: Do, wait: Callable[[int], None]) -> None:
        self._app, self._due, self._do, self._wait = app, due, do, wait

    @property
    def _practice(self) -> Practice:
        practice = self._app.practice
        assert practice is not None, "the school is open"
        return practice

    def play(self, scene: str, house: str) -> None:
        """Play up to that scene."""
        if scene == "session-plan":
            self._works(house, seed=1)
            self._wait(DAY_MS)
            self._app.turn_to("today")
            return
        if scene == "session-end":
            self._works(house, seed=2, slips=False)
            self._wait(DAY_MS)
            self._app.sessions.end(self._works(house, seed=1))
            return
        self._app.sit(lambda: self._practice.practise(house, seed=1))
        if scene == "session-debrief":
            self._work(self._at_table, slips=True)
            self._app.finish()

    def _works(self, house: str, *, seed: int, slips: bool = True) -> Sitting:
        """A whole session; its last round."""
        sitting = self._practice.practise(house, seed=seed)
        self._work(sitting, slips=slips)
        sitting.finish()
        while not sitting.is_last:
            sitting = sitting.next()
            self._work(sitting, slips=slips)
            sitting.finish()
        return sitting

    def _work(self, sitting: Sitting, *, slips: bool) -> None:
        due = self._due(sitting)
        pays = [act for act in due if act.verb is Verb.PAY][::FORGOTTEN] if slips else []
        self._do(sitting, [act for act in due if act not in pays])

    @property
    def _at_table(self) -> Sitting:
        sitting = self._app.sitting
        assert sitting is not None, "a round was dealt"
        return sitting
