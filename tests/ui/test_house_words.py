"""A house's own words on the pages of the window."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.school.workshop.made import write_all
from tests.some_houses import shelf
from tests.ui.access.painted import painted_texts
from tests.ui.windows import Windows
from tests.wording.test_house_words import HAND, HANDS, PEOPLE, SAID, USUAL
from trainer.library.houses import ADDED_HOUSES
from trainer.school.house_book.sections import Chapter
from trainer.school.practice import Practice
from trainer.school.workshop.drafts import Workshop
from trainer.ui.application import Application
from trainer.wording import say

WRITTEN = {
    "spot.play": "Raise",
    "spot.ante": "Stake",
    "spot.pair_plus": "Twins",
    "spot.progressive": "Meter",
    "words.player": "guest",
    "words.ante_bonus": "Extra",
    "words.place_your_bets": "Faites vos jeux",
    "words.no_more_bets": "Rien ne va plus",
    **{f"words.{each}": word for each, word in HANDS.items()},
}
HOUSE = "riverside"
DRILLS = ("whole-table", "name-the-hand", "flash-pair-plus", "does-the-dealer-qualify")
SPOKEN = ("text", "toolTip", "accessibleName", "accessibleDescription", "placeholderText")
OTHERS = re.compile(r"MBS|Prime|6 Card Bonus|Six Card Bonus|Boxes|Posted")
"""The names of the houses beside it."""
MARKUP = re.compile(r"</?span[^>]*>")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a house that has a word of its own for all that it may name."""
    draft = Workshop(tmp_path_factory.mktemp("own-words"), shelf()).begin(
        "mbs", HOUSE, "Riverside", "RIV"
    )
    write_all(draft, WRITTEN.items())
    return draft.folder


@pytest.fixture
def app(house: Path, home: Path, qtbot: QtBot) -> Iterator[Application]:
    """The window of a school with that house."""
    shutil.copytree(house, home / ADDED_HOUSES / HOUSE)
    windows = Windows(qtbot, home)
    yield windows.show(school=Practice.open, last_house=HOUSE)
    windows.close()


def _texts(window: QWidget) -> set[str]:
    """All that the window shows, and all that it tells a screen reader and the mouse."""
    QApplication.processEvents()
    there = [each for each in (window, *window.findChildren(QWidget)) if each.isVisible()]
    told = (getattr(each, name, str)() for each in there for name in SPOKEN)
    return {
        *(each.words for each in painted_texts(window)),
        *(t for t in told if isinstance(t, str)),
    }


def _usual(app: Application) -> list[str]:
    """The texts in sight that say a usual word. The document's own sentences, and what is
    told of other houses, stay as they are."""
    assert app.practice is not None
    clauses = {each.says for each in app.practice.books.book(HOUSE).clauses}
    others = [each.rules for each in app.practice.houses() if each.id != HOUSE]
    clauses |= {each.about for each in others}
    shown = (unescape(MARKUP.sub("", each)) for each in _texts(app.window))
    texts = [OTHERS.sub("", each) for each in shown if each not in clauses]
    return [each for each in texts for usual in (USUAL, PEOPLE, SAID, HAND) if usual.search(each)]


def test_every_page_says_the_words_of_the_house(app: Application) -> None:
    for page in ("today", "quiz", "challenges", "progress", "results", "mistakes"):
        app.turn_to(page)
        assert (page, _usual(app)) == (page, [])
    app.turn_to("houses")
    book = app.pages.houses
    for chapter in (Chapter.PAY_TABLES, Chapter.WAGERS, Chapter.ROUND, Chapter.IRREGULARITIES):
        book.turn_to(chapter)
        assert (chapter, _usual(app)) == (chapter, [])
    for drill in DRILLS:
        app.practise(HOUSE, drill)
        assert app.window.page in ("table", "quick")
        assert (drill, _usual(app)) == (drill, [])


def test_another_houses_book_says_its_own(app: Application) -> None:
    practice = app.practice
    assert practice is not None
    app.turn_to("houses")
    book = app.pages.houses
    book.present(practice.books, "six-card-bonus")
    book.turn_to(Chapter.ROUND)
    told = "\n".join(_texts(app.window))
    assert "Play" in told
    assert "Raise" not in told
    book.present(practice.books, HOUSE)
    assert _usual(app) == []
    app.turn_to("today")
    assert _usual(app) == []


def test_a_page_says_the_words_of_the_house_that_it_shows(app: Application) -> None:
    """One of no house says those of the house last dealt, but a page of the school the usual."""
    for page, of, says in (
        ("results", "", "Stake and Raise"),
        ("results", "mbs", "Ante and Play"),
        ("class", "", "Ante and Play"),
        ("class", HOUSE, "Stake and Raise"),
    ):
        app.speak_of("boxes")
        app.speak_at(page, of)
        assert say("Ante and Play") == says, (page, of)
