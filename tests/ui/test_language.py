"""Whoever signs in is spoken to in his own language, and the machine keeps its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.ui.at_school import as_admin
from tests.ui.test_whole_rounds import the
from trainer import settings
from trainer.records.registry.acts import Role
from trainer.school.practice import RECORDS
from trainer.settings import Language, Settings
from trainer.ui.application import Application
from trainer.ui.language import LanguageChoice, speak


@pytest.fixture(autouse=True)
def english_afterwards(qapp: QApplication) -> Iterator[None]:
    yield
    speak(Language.ENGLISH)


def test_an_account_has_its_language_and_gives_the_machines_back() -> None:
    spoken: list[Language] = []
    language = LanguageChoice(
        lambda: Settings(language=Language.ENGLISH), lambda: spoken.append(language.chosen)
    )
    assert language.of_account("ru")
    assert not language.of_account("ru")
    assert language.of_account("")
    assert not language.of_account("no language")
    assert spoken == [Language.RUSSIAN, Language.ENGLISH]


def test_what_somebody_with_a_language_of_his_own_chooses_is_not_the_machines() -> None:
    machine = Settings(language=Language.ENGLISH)
    language = LanguageChoice(lambda: machine, lambda: None)
    language.of_account("ru")
    shown = language.shown(machine)
    assert shown.language is Language.RUSSIAN
    assert language.kept(Settings(language=Language.CHINESE)) == machine
    assert language.chosen is Language.CHINESE


def test_signing_in_speaks_the_accounts_language_and_signing_out_the_machines(
    at_school: Application,
) -> None:
    people = as_admin(at_school)
    somebody = people.open("Irina", Role.TRAINEE, "irina", "my own words 7", "ru").account
    at_school.people.seat(somebody)
    assert at_school.window.windowTitle() == "Школа дилеров"
    assert the(at_school, "nav.settings").accessibleName() == "Настройки"
    at_school.people.sign_out()
    assert at_school.window.windowTitle() == "Dealer School"
    assert the(at_school, "sign-in").accessibleName() == "Sign in"
    assert settings.load(at_school.home).settings.language is Language.SYSTEM


def test_what_keeps_the_records_closed_is_said_in_the_language_chosen_afterwards(
    home: Path, qtbot: QtBot
) -> None:
    """The page of today was empty after the change."""
    home.mkdir(exist_ok=True)
    (home / RECORDS).write_bytes(b"no records of any program" * 400)
    app = Application(home, Settings(language=Language.ENGLISH))
    qtbot.addWidget(app.window)
    app.open()
    notice = the(app, "today.notice")
    assert isinstance(notice, QLabel)
    english = notice.text()
    assert english
    app.keep(replace(app.settings, language=Language.RUSSIAN))
    app.reword()
    notice = the(app, "today.notice")
    assert isinstance(notice, QLabel)
    assert not notice.isHidden()
    assert re.search("[а-я]", notice.text())
    assert notice.text() != english
