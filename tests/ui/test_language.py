"""Whoever signs in is spoken to in his own language, and the machine keeps its own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.ui.at_school import as_admin
from tests.ui.test_whole_rounds import the
from trainer import settings
from trainer.errors import InputError
from trainer.paper.whole_file import write_text
from trainer.records.registry.acts import ActKind, Role
from trainer.records.registry.registry import Registry
from trainer.records.registry.where import where
from trainer.school.practice import RECORDS
from trainer.school.records_care.backup import restore
from trainer.school.records_care.school_backup import back_up_school
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


NOW = datetime(2026, 11, 20, tzinfo=UTC)


def _now_ms() -> int:
    return int(NOW.timestamp() * 1000)


def _act_of_nobody(folder: Path) -> None:
    with closing(Registry.open(folder / "school", _now_ms, make=True)) as registry:
        registry.act("nobody", ActKind.CLASS_OPENED, {})


FAULTS: dict[str, Callable[[Path], object]] = {
    "a file over another": lambda folder: write_text(folder / "there", ""),
    "a copy of a school over another": lambda folder: back_up_school(
        where(folder / "school"), folder, folder / "there", NOW, _now_ms
    ),
    "no copy": lambda folder: restore(folder / "none", folder / "records", NOW),
    "no school": lambda folder: Registry.open(folder / "none", _now_ms),
    "an act of nobody": _act_of_nobody,
    "no address": lambda _: where("mysql://me@host/school"),
    "no server": lambda _: Registry.open("postgresql://me@127.0.0.1:1/school", _now_ms),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_faults_of_copies_and_of_a_school_are_said_in_the_readers_language(
    fault: str, tmp_path: Path
) -> None:
    (tmp_path / "there").write_text("")
    speak(Language.RUSSIAN)
    with pytest.raises(InputError) as told:
        FAULTS[fault](tmp_path)
    assert re.search("[а-я]", told.value.problems[0].message)
