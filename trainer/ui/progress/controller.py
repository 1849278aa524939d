"""The page of progress, and the drills that start from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtWidgets import QWidget

from trainer.school.progress.transfer import changed
from trainer.ui.application import Application
from trainer.ui.page_stack import PageName, made_by
from trainer.ui.progress.page import ProgressPage
from trainer.wording import say

PAGE: PageName[ProgressPage] = PageName("progress")


class ProgressController:
    """Brings the page up to date and does what it asks for."""

    def __init__(self, app: Application) -> None:
        self._shell, self._rounds = app, app.rounds
        self.builders: Mapping[str, Callable[[], QWidget]] = dict((made_by(PAGE, self._build),))

    @property
    def page(self) -> ProgressPage:
        return self._shell.window.pages.page(PAGE)

    def open(self, page: str) -> None:
        self.refresh()

    def refresh(self) -> None:
        """Show the progress as it is now."""
        practice = self._shell.practice
        if practice is None:
            return
        houses = [(each.id, each.title) for each in practice.houses()]
        self.page.offer(houses, self._shell.settings.last_house)
        self._show()
        self._show_transfer(self.page.house, self.page.transfer.house)

    def _build(self) -> ProgressPage:
        page = ProgressPage()
        page.asked.connect(self.refresh)
        page.practise.connect(lambda house, skill: self._rounds.practise_skills(house, [skill]))
        page.tested.connect(self._test)
        page.transferred.connect(self._show_transfer)
        page.drilled.connect(self._drill_changes)
        page.compared.connect(self._compare)
        page.mistakes.connect(lambda: self._shell.turn_to("mistakes"))
        return page

    def _show(self) -> None:
        practice, page = self._shell.practice, self.page
        if practice is None or not page.house:
            return
        with self._shell.told(say("The records cannot be read")):
            shown = practice.progress.at(page.house, page.days)
            page.present(shown, practice.house(page.house).rules.currency)

    def _show_transfer(self, at: str, to: str) -> None:
        practice = self._shell.practice
        if practice is not None:
            self.page.show_transfer(practice.progress.transfer(at, to) if to else ())

    def _drill_changes(self, at: str, to: str) -> None:
        practice = self._shell.practice
        if practice is not None:
            skills = [each.id for each in changed(practice.progress.transfer(at, to))]
            self._rounds.practise_skills(to, skills)

    def _test(self, house: str, ids: Sequence[str]) -> None:
        practice = self._shell.practice
        if practice is not None:
            self._shell.sit(lambda: practice.test_belief(house, ids))

    def _compare(self, at: str, to: str) -> None:
        practice = self._shell.practice
        if practice is not None:
            self._shell.turn_to("houses")
            self._shell.pages.houses.present(practice.books, at, to)
