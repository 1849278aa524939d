"""The page of my data, and what it asks for: all of one's records exported, or erased."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from trainer.school.privacy.my_data_page import (
    NAME,
    EraseOwn,
    ExportOwn,
    MyDataFigures,
    MyDataRoute,
    SettingsRoute,
    tell_my_data,
)
from trainer.school.privacy.own_records import erase_own, export_own, holds
from trainer.ui.application import Application
from trainer.ui.confirm import EraseAsked
from trainer.ui.document.part import OWN_RECORDS, DocumentPart, PageSpec
from trainer.ui.printing.export_button import Exporting
from trainer.wording import phrase, say

ZIP = ".zip"


class DataPages(DocumentPart):
    """Shows how much there is. ``ask_to_erase`` can take the place of the dialog."""

    unreadable = OWN_RECORDS

    def __init__(self, app: Application) -> None:
        self.exporting = Exporting(app.window, app.tell)
        self.ask_to_erase: Callable[[], bool] = self._ask_to_erase
        spec = PageSpec(phrase("My data"), (MyDataRoute,), MyDataRoute, self._load, tell_my_data)
        super().__init__(
            app,
            {NAME: spec},
            lambda: app.folder,
            {
                SettingsRoute: lambda _: app.turn_to("settings"),
                ExportOwn: lambda _: self._export_own(),
                EraseOwn: lambda _: self._erase(),
            },
        )

    def _load(self, folder: Path, at: MyDataRoute) -> tuple[MyDataRoute, MyDataFigures]:
        people = self._app.people
        name = people.account.name if people.account is not None else ""
        in_a_school = people.joined is not None
        return at, MyDataFigures(holds(folder), str(folder), name, in_a_school)

    def _export_own(self) -> None:
        folder, now_ms = self._app.folder, int(self._app.now().timestamp() * 1000)
        self.exporting.write(
            "my-data", ZIP, lambda out: export_own(folder, out, now_ms, force=True)
        )

    def _erase(self) -> None:
        """Give the records back, erase them, and begin anew."""
        if not self.ask_to_erase():
            return
        app, folder = self._app, self._app.folder
        app.leave_practice()
        with app.told(say("Not everything was erased")):
            erase_own(folder)
        app.move_to(folder)
        app.turn_to(NAME)

    def _ask_to_erase(self) -> bool:
        sentences = (
            say("Every round, quick drill and question is deleted, with all results."),
            say("The copies of the records in their folder are deleted too. Settings stay."),
            say("There is no undo. Export everything first if you may want it."),
        )
        heading, word = say("Erase everything?"), say("erase")
        return EraseAsked(self._app.window, heading, sentences, word).asked()
