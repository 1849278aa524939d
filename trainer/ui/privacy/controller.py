"""The page of my data, for the folder of the person who practises here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtWidgets import QWidget

from trainer.school.privacy.own_records import erase_own, export_own, holds
from trainer.ui import routes
from trainer.ui.application import Application
from trainer.ui.confirm import EraseAsked
from trainer.ui.exporting import Exporting
from trainer.ui.page_stack import PageName, made_by
from trainer.ui.privacy.page import DataPage, data_shown
from trainer.wording import say

MY_DATA: PageName[DataPage] = PageName(routes.MY_DATA)

ZIP = ".zip"


class DataController:
    """Shows how much there is; exports and erases it. ``ask_to_erase`` can take the place of the
    dialog."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self.exporting = Exporting(app.window, app.tell)
        self.ask_to_erase: Callable[[], bool] = self._ask_to_erase
        self.builders: Mapping[str, Callable[[], QWidget]] = dict((made_by(MY_DATA, self._build),))

    def open(self, page: str) -> None:
        """Show what is kept now."""
        account = self._app.people.account
        with self._app.told(say("The records cannot be read")):
            told = holds(self._folder)
            name = account.name if account is not None else ""
            in_a_school = self._app.people.joined is not None
            shown = data_shown(told, str(self._folder), name, in_a_school=in_a_school)
            self.page.present(shown)

    @property
    def page(self) -> DataPage:
        return self._app.window.pages.page(MY_DATA)

    @property
    def _folder(self) -> Path:
        """The folder of the records of the person who practises here."""
        return self._app.folder

    def _export(self) -> None:
        now_ms = int(self._app.now().timestamp() * 1000)
        self.exporting.write(
            "my-data", ZIP, lambda out: export_own(self._folder, out, now_ms, force=True)
        )

    def _erase(self) -> None:
        """Give the records back, erase them, and begin anew."""
        if not self.ask_to_erase():
            return
        app, folder = self._app, self._folder
        app.leave_practice()
        with app.told(say("Not everything was erased")):
            erase_own(folder)
        app.move_to(folder)
        app.turn_to(MY_DATA)

    def _ask_to_erase(self) -> bool:
        sentences = (
            say("Every round, quick drill and question is deleted, with all results."),
            say("The copies of the records in their folder are deleted too. Settings stay."),
            say("There is no undo. Export everything first if you may want it."),
        )
        heading, word = say("Erase everything?"), say("erase")
        return EraseAsked(self._app.window, heading, sentences, word).asked()

    def _build(self) -> DataPage:
        page = DataPage()
        page.exported.connect(self._export)
        page.erased.connect(self._erase)
        page.left.connect(lambda: self._app.turn_to("settings"))
        return page
