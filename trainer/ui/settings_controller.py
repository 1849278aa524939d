"""The page of settings, and the keeping of what is chosen on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from trainer.settings import Settings
from trainer.ui.application import Application
from trainer.ui.page_stack import made_by
from trainer.ui.pages import SETTINGS
from trainer.ui.settings_page import SettingsPage


class SettingsController:
    """Keeps the choices; has the window drawn or said anew if theme or language change."""

    def __init__(self, app: Application) -> None:
        self._shell, self._people, self._station = app, app.people, app.station
        self.builders: Mapping[str, Callable[[], QWidget]] = dict((made_by(SETTINGS, self._build),))

    def open(self, _: str) -> None:
        shell, page = self._shell, self._shell.pages.settings
        page.present(shell.language.shown(shell.settings), str(shell.home))
        self._people.show_settings(page.school)
        page.say_delivery(*self._station.lines, stuck=self._station.is_stuck)

    def _build(self) -> SettingsPage:
        page = SettingsPage()
        page.changed.connect(self._changed)
        page.data_asked.connect(lambda: self._shell.turn_to("my-data"))
        page.delivery.new_records.clicked.connect(self._station.begin_new_records)
        self._people.connect_settings(page.school)
        return page

    def _changed(self, settings: Settings) -> None:
        shell = self._shell
        before = shell.language.shown(shell.settings)
        shell.choose_plan(shell.language.kept(settings))
        if settings.language is not before.language:
            shell.reword()
            shell.pages.settings.choices["language"].focus_chosen()
        elif settings.text_scale != before.text_scale:
            shell.reword()
            shell.pages.settings.choices["text_scale"].focus_chosen()
