"""Help: a text for every page, opened from it and back to it; what the program is made of."""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.dealing_hands import press
from tests.ui.windows import Windows
from trainer import assets
from trainer.school.program import FONTS, PARTS, licence
from trainer.school.reports.pages.catalogue import REPORTS
from trainer.settings import Language
from trainer.ui.application import Application, part_class
from trainer.ui.help.page import (
    GUIDES,
    READ,
    TOPICS,
    HelpPage,
    HelpTopic,
    matching,
    text_of,
    topic_of,
)
from trainer.ui.help.reader import HelpReader
from trainer.ui.help_controller import HelpController, about_text
from trainer.ui.language import catalogue
from trainer.ui.routes import ROUTES

ROOT = Path(__file__).parents[2]
SPOKEN = [each.value for each in Language if each is not Language.SYSTEM]


def help_page(app: Application) -> HelpPage:
    return app.parts.one("help", HelpController).page


@pytest.fixture
def app(windows: Windows) -> Application:
    return windows.show()


def test_every_page_has_a_text_about_it(app: Application) -> None:
    assert set(app.builders) == {each.name for each in ROUTES}
    assert {each.help for each in ROUTES} <= {topic.name for topic in TOPICS}


@pytest.mark.parametrize("named", sorted({each.part for each in ROUTES if each.part}))
def test_every_part_is_found_by_its_name(named: str) -> None:
    assert callable(part_class(named))


@pytest.mark.parametrize("topic", READ, ids=lambda topic: topic.name)
def test_every_text_begins_with_its_title_and_says_something(topic: HelpTopic) -> None:
    text = text_of(topic, "en")
    assert text.startswith("# ")
    assert len(text.split()) > 40


@pytest.mark.parametrize("language", SPOKEN)
def test_every_language_has_every_text_and_no_other(language: str) -> None:
    files = {path.stem for path in (assets.folder("resources") / "help" / language).glob("*.md")}
    assert files == {topic.name for topic in TOPICS}


@pytest.mark.parametrize("language", SPOKEN)
def test_the_help_of_reports_has_each_of_them_in_that_language(language: str) -> None:
    text, said = text_of(topic_of("reports"), language), catalogue(Language(language))
    for each in REPORTS:
        assert f"**{said(each.title, None)}**" in text
        assert said(each.help, None) in text


@pytest.mark.parametrize("resized", [720, 1080])
def test_the_topic_that_is_opened_is_in_sight(app: Application, qtbot: QtBot, resized: int) -> None:
    app.window.resize(1280, resized)
    app.turn_to("help")
    help_page(app).present(TOPICS[-1], "en")
    button = app.window.findChild(QWidget, f"help.{TOPICS[-1].name}")
    assert isinstance(button, QWidget)
    qtbot.waitUntil(lambda: button.visibleRegion().boundingRect() == button.rect())


def test_f1_opens_the_text_about_the_page_and_esc_goes_back(app: Application) -> None:
    for page in ("today", "houses", "results", "mistakes", "settings"):
        app.turn_to(page)
        press(Qt.Key.Key_F1)
        assert app.window.page == "help", page
        title = text_of(topic_of(page), "en").splitlines()[0].removeprefix("# ")
        assert help_page(app).reader.toPlainText().startswith(title)
        press(Qt.Key.Key_Escape)
        assert app.window.page == page


def test_the_list_is_read_with_the_arrow_keys(app: Application) -> None:
    app.turn_to("help")
    seen = [help_page(app).topic]
    for _ in TOPICS[1:]:
        press(Qt.Key.Key_Down)
        seen.append(help_page(app).topic)
    assert seen == list(TOPICS)


@pytest.mark.parametrize("language", SPOKEN)
def test_the_guides_are_read_in_the_window_without_pictures_and_links(
    language: str, app: Application
) -> None:
    app.turn_to("help")
    for guide in GUIDES:
        help_page(app).present(guide, language)
        shown = help_page(app).reader.toPlainText()
        assert len(shown) > 1000
        assert "](" not in shown
        assert ".png" not in shown


def test_a_search_leaves_what_has_the_words_and_goes_from_place_to_place(app: Application) -> None:
    app.turn_to("help")
    page = help_page(app)
    press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.search.hasFocus()
    for letter in ("P", "G", "P", "A", "S", "S"):
        press(Qt.Key[f"Key_{letter}"])
    assert page.topic.name == "administrator"
    first = page.reader.textCursor().position()
    assert page.reader.textCursor().selectedText() == "pgpass"
    press(Qt.Key.Key_Return)
    assert page.reader.textCursor().position() > first
    press(Qt.Key.Key_Escape)
    assert (app.window.page, page.search.text()) == ("help", "")
    press(Qt.Key.Key_Escape)
    assert app.window.page == "today"


def test_a_text_is_laid_out_once_however_often_it_is_shown(qtbot: QtBot) -> None:
    """Each letter of a search shows it again; a guide's formats were laid out one by one."""
    reader, guide = HelpReader("text", widest=820), text_of(GUIDES[0], "en")
    qtbot.addWidget(reader)
    reader.present(guide)
    edits = reader.document().revision()
    reader.present(guide)
    assert edits < 10
    assert reader.document().revision() == edits


def test_no_line_is_too_long_to_be_read_however_wide_the_window_is(qtbot: QtBot) -> None:
    reader = HelpReader("text", widest=820)
    qtbot.addWidget(reader)
    reader.present(text_of(GUIDES[0], "en"))
    reader.show()
    for wide, shown in ((1400, 820), (600, 600)):
        reader.resize(wide, 300)
        assert shown - 40 < reader.viewport().width() <= shown


def test_a_search_puts_titles_first_and_finds_nothing_for_nonsense() -> None:
    found = matching("irregularities", "en")
    assert found[0].name == "incident"
    assert "house-author" in {each.name for each in found}
    assert matching("irregularities zyzzyva", "en") == []
    assert len(matching("", "en")) == len(READ)


def test_a_table_stands_as_it_stood_after_help(app: Application) -> None:
    app.practise("mbs", "two-seats")
    sitting = app.rounds.sitting
    press(Qt.Key.Key_0)
    press(Qt.Key.Key_Space)
    app.turn_to("help")
    press(Qt.Key.Key_Escape)
    assert app.window.page == "table"
    assert app.rounds.sitting is sitting
    assert sitting is not None
    assert [act.text for act in sitting.acts] == ["reveal dealer"]


def test_the_guided_round_is_dealt_from_help(app: Application) -> None:
    app.turn_to("help")
    button = app.window.findChild(QWidget, "help.guided")
    assert isinstance(button, QWidget)
    button.setFocus()
    press(Qt.Key.Key_Space)
    assert app.window.page == "table"
    assert app.rounds.sitting is not None
    assert app.rounds.sitting.guided


def test_about_names_every_part_that_the_program_depends_on() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    named = {part.name for part in PARTS}
    assert named == {re.split(r"[\s\[,]", line)[0] for line in project["dependencies"]}
    readme = (ROOT / "README.md").read_text()
    for part in PARTS:
        assert part.licence in readme
        assert part.name.lower() in readme.lower()
        assert f"| {part.name} {part.version} |" in about_text()


def test_about_names_every_font_and_gives_the_licence_in_full() -> None:
    files = sorted((assets.folder("resources") / "fonts").glob("*.[ot]tf"))
    families = {name.partition(" (")[0].replace(" ", "") for name, _ in FONTS}
    assert {path.stem.partition("-")[0] for path in files} == families
    assert licence() == (ROOT / "LICENSE").read_text()
    assert "WITHOUT WARRANTY OF ANY KIND" in about_text()


def test_a_report_is_copied_from_the_about_page(app: Application) -> None:
    (app.home / "trainer.log").write_text("2026-11-22T20:15:00+00:00\n", encoding="utf-8")
    app.turn_to("about")
    button = app.window.findChild(QPushButton, "about.report")
    assert button is not None
    button.click()
    told = QGuiApplication.clipboard().text()
    assert "Dealer School" in told
    assert "2026-11-22T20:15:00" in told
    assert button.text() == "Copied"


def _naming(version: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every address names that version; the addresses that were asked."""
    asked: list[str] = []

    def named(address: str, here: str) -> str:
        asked.append(address)
        return version

    monkeypatch.setattr("trainer.ui.newer_versions.newer_version", named)
    return asked


def test_no_newer_version_is_looked_for_unless_an_address_is_set(
    app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = _naming("9.0", monkeypatch)
    app.newer.look_at_start()
    app.turn_to("about")
    assert not app.background.busy
    assert asked == []


def test_a_newer_version_is_asked_for_once_and_told_on_the_page_of_today(
    app: Application, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = _naming("9.0", monkeypatch)
    app.keep(replace(app.settings, updates_from="https://example.org/v"))
    app.turn_to("today")
    app.newer.look_at_start()
    notice = app.window.findChild(QLabel, "today.notice")
    assert isinstance(notice, QLabel)
    qtbot.waitUntil(notice.isVisible)
    assert notice.text() == "Version 9.0 is available. Your administrator installs it."
    assert asked == ["https://example.org/v"]


def test_the_page_about_the_program_keeps_the_address_and_looks_now(
    app: Application, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = _naming("", monkeypatch)
    app.turn_to("about")
    field = app.window.findChild(QLineEdit, "about.updates_from")
    look, told = (app.window.findChild(QWidget, f"about.{name}") for name in ("look", "newer"))
    assert isinstance(field, QLineEdit)
    assert isinstance(look, QPushButton)
    assert isinstance(told, QLabel)
    field.setText("https://example.org/v")
    look.click()
    qtbot.waitUntil(lambda: told.text() == "This is the newest version.")
    assert app.settings.updates_from == "https://example.org/v"
    assert asked == ["https://example.org/v"]
