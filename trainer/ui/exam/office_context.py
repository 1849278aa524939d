"""The means of the supervisor's pages of exams: the school's records, and the known houses."""

from __future__ import annotations

from collections.abc import Callable

from trainer.drills.exam.blueprint import Blueprint
from trainer.school.curriculum import Curriculum
from trainer.school.exam.office import ExamOffice
from trainer.ui.application import Application
from trainer.ui.exam import notes


class OfficeAt:
    """The exams of the school for the person signed in; none for nobody."""

    def __init__(self, app: Application) -> None:
        self.app = app
        self.ask_void: Callable[[str], str] = lambda why: notes.void_reason(app.window, why).words()

    @property
    def office(self) -> ExamOffice | None:
        people, curriculum = self.app.people, self.curriculum
        if people.account is None or people.registry is None or curriculum is None:
            return None
        return ExamOffice(people.registry, people.account, curriculum, people.wall_ms)

    @property
    def curriculum(self) -> Curriculum | None:
        practice = self.app.practice
        return practice.curriculum if practice is not None else None

    def house(self, house: str) -> str:
        """The title of that house; its id if it is not there."""
        curriculum = self.curriculum
        return house if curriculum is None else curriculum.shelf.title_of(house)

    def source(self, blueprint: Blueprint) -> str:
        """The title of that exam, and its house."""
        return f"{blueprint.heading} · {self.house(blueprint.house)}"
