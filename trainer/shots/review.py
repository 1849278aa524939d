"""The scenes of the review: a class whose rounds were delivered, and a supervisor's remarks."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from pathlib import Path

from trainer import assets
from trainer.dealing.action import Action
from trainer.library.houses import ADDED_HOUSES
from trainer.records.registry.acts import Role
from trainer.school.clock import Clock
from trainer.school.one_question.screens import QuestionShown
from trainer.school.people.rights import Account
from trainer.school.re_marking.re_marking_page import ReMarkingRoute
from trainer.school.sitting import Sitting
from trainer.shots.people import (
    TRAINEES,
    a_school,
    deliver,
    practice_of,
    prove,
    registry_of,
    signed_in,
)
from trainer.ui.application import Application
from trainer.ui.review_queue.controller import ReviewController

HOUSES = ("six-card-bonus", "mbs")
DRILL = "as-it-comes"
ASKED = "I collected the fold before I turned my hand; please watch it again."
ANSWER = "The replay shows the fold still there. Collect it before you reveal the dealer."
REASON = "You had its cards in hand, and nobody lost by it."
NOTE = "Take your time with the order."

CORRECTED = "mbs"
_ANTE, _TWICE = 'higher: {pays: "1:1"', 'higher: {pays: "2:1"'


def correct(houses: Path) -> None:
    """Copy that house to this folder, with another payment of an Ante."""
    bundled, rules = assets.folder("procedures") / CORRECTED, houses / CORRECTED / "rules.yaml"
    shutil.copytree(bundled, rules.parent)
    text = rules.read_text(encoding="utf-8").replace(_ANTE, _TWICE, 1)
    rules.write_text(text, encoding="utf-8")


class Staff:
    """Plays a class and its supervisor at one window, up to the scene."""

    def __init__(
        self,
        app: Application,
        clock: Clock,
        due: Callable[[Sitting], Sequence[Action]],
        do: Callable[[Sitting, Sequence[Action]], None],
        wait: Callable[[int], None],
    ) -> None:
        self._app, self._clock = app, clock
        self._due, self._do, self._wait = due, do, wait

    def play(self, scene: str) -> None:
        a_school(self._app, self._clock.wall)
        attempt = self._class_works()
        if scene.startswith("review-"):
            self._supervise(attempt)
            self._trainee_sees(scene, attempt)
            return
        if scene == "re-marking":
            self._see_it_corrected()
            return
        self._sit(Role.SUPERVISOR)
        self._app.turn_to("attempts")
        if scene == "remedials":
            self._say(attempt)
            self._app.turn_to("remedials")
        elif scene != "attempts":
            self._open(scene, attempt)

    def _see_it_corrected(self) -> None:
        """Correct a rule of a house, and show the changes to a supervisor."""
        correct(self._app.home / ADDED_HOUSES)
        self._sit(Role.SUPERVISOR)
        self._part.re_marking.loading.at_once = True
        self._app.turn_to("re-marking")
        self._part.re_marking.go(ReMarkingRoute(CORRECTED))

    # ------------------------------------------------------------- the class

    def _class_works(self) -> str:
        """Let two trainees work a few rounds; the round with the request."""
        self._seat(TRAINEES[1])
        self._round(HOUSES[1], slips=True)
        self._seat(TRAINEES[0])
        asked = self._round(HOUSES[0], slips=True)
        self._round(HOUSES[1], slips=False)
        self._quick()
        practice = practice_of(self._app)
        practice.reviews.ask(asked, 1, ASKED)
        deliver(self._app, self._clock)
        return asked

    def _round(self, house: str, *, slips: bool) -> str:
        practice = practice_of(self._app)
        sitting = practice.start(house, DRILL, seed=7)
        due = list(self._due(sitting))
        self._do(sitting, [act for at, act in enumerate(due) if not slips or at % 9])
        sitting.finish()
        self._wait(240_000)
        return sitting.attempt_id

    def _quick(self) -> None:
        practice = practice_of(self._app)
        sitting = practice.quick.start("mbs", "does-the-dealer-qualify", seed=3)
        more = True
        while more:
            assert isinstance(sitting.shown, QuestionShown), "the drill asks yes or no"
            self._wait(3000)
            sitting.answer(sitting.shown.choices[0].id)
            more = sitting.next()

    # ---------------------------------------------------------- the supervisor

    @property
    def _part(self) -> ReviewController:
        return self._app.parts.one("attempts", ReviewController)

    def _open(self, scene: str, attempt: str) -> None:
        self._part.show(attempt)
        page = self._part.attempt
        if scene == "attempt-comment":
            page.open_comment()
        elif scene == "attempt-override":
            page.side.override.click()
        elif scene == "attempt-remedial":
            page.side.assign.click()
        elif scene == "attempt-said":
            self._say(attempt)
            self._part.show(attempt)

    def _supervise(self, attempt: str) -> None:
        self._sit(Role.SUPERVISOR)
        self._app.turn_to("attempts")
        self._say(attempt)

    def _say(self, attempt: str) -> None:
        """Answer the request, override a mark, assign a remedial."""
        self._part.show(attempt)
        page = self._part.attempt
        page.commented.emit(1, ANSWER)
        self._wait(60_000)
        page.overridden.emit(1, "minor", REASON)
        self._wait(60_000)
        page.side.assign.click()
        page.assigned.emit(1, NOTE)

    # ------------------------------------------------------------- what comes back

    def _trainee_sees(self, scene: str, attempt: str) -> None:
        self._sit(Role.TRAINEE)
        deliver(self._app, self._clock)
        if scene == "review-today":
            self._app.turn_to("today")
        else:
            self._app.rounds.open_round(attempt)
            if scene == "review-ask":
                self._app.pages.debrief.ask()

    def _sit(self, role: Role) -> None:
        signed_in(self._app, role)

    def _seat(self, name: str) -> None:
        registry = registry_of(self._app)
        row = next(each for each in registry.people() if each.name == name)
        account: Account = Account(row.account, row.login or "", row.name, Role.TRAINEE)
        prove(self._app, account)
        self._app.people.seat(account)
