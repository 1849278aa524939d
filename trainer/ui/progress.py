"""The page of progress, and what starts from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from trainer.document import Deed, Route
from trainer.school.pages.log_pages import MistakesRoute
from trainer.school.pages.progress_page import (
    NAME,
    BeliefTest,
    CompareHouses,
    PractiseSkills,
    ProgressRoute,
    load_progress,
    tell_progress,
)
from trainer.school.practice import Practice
from trainer.ui.application import Application
from trainer.ui.document.part import OWN_RECORDS, DocumentPart, PageSpec
from trainer.wording import phrase


class Progress(DocumentPart):
    """Shows a trainee's progress, and deals rounds of what is weak.

    Figures are read in the window's own thread, like all records of the trainee.
    """

    unreadable = OWN_RECORDS

    def __init__(self, app: Application) -> None:
        spec = PageSpec(
            phrase("Progress"), (ProgressRoute,), ProgressRoute, self._load, tell_progress
        )
        elsewhere: dict[type[Route], Callable[[Any], None]] = {
            MistakesRoute: lambda _: app.turn_to("mistakes")
        }
        deeds: dict[type[Deed], Callable[[Any], None]] = {
            PractiseSkills: lambda deed: app.rounds.practise_skills(deed.house, deed.skills),
            BeliefTest: self._test,
            CompareHouses: self._compare,
        }
        self._at = app
        super().__init__(app, {NAME: spec}, lambda: app.practice, elsewhere, deeds)
        self.loading.at_once = True

    def _load(self, practice: Practice, at: ProgressRoute) -> tuple[Route, Any]:
        return load_progress(practice, at, self._at.settings.last_house)

    def _test(self, deed: BeliefTest) -> None:
        practice = self._at.practice
        if practice is not None:
            self._at.sit(lambda: practice.test_belief(deed.house, deed.ids))

    def _compare(self, deed: CompareHouses) -> None:
        practice = self._at.practice
        if practice is not None:
            self._at.turn_to("houses")
            self._at.pages.houses.present(practice.books, deed.house, deed.other)
