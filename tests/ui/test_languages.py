"""The window in Russian and in Chinese: at once, whole, and without a trace in the records."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QRawFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from tests.some_houses import house
from tests.ui.access.stages import played
from tests.ui.cut_off import cut_off
from tests.ui.test_whole_rounds import dealt, skip_first, the
from tests.ui.windows import Opened
from tests.wording.ts_file import file_of, read
from trainer import settings, wording
from trainer.assets import folder
from trainer.dealing.action import Verb
from trainer.drills.skills.registry import skills_of
from trainer.game.money import Money
from trainer.game.wagers import Wager
from trainer.marking.wager_handling import WagerAsked, pay
from trainer.school.words.figure_words import exact_per_cent
from trainer.settings import Language
from trainer.shots.names import NAMES
from trainer.ui.amount_entry import AmountEntry
from trainer.ui.application import Application
from trainer.ui.help.page import GUIDES
from trainer.ui.language import nearest, speak
from trainer.ui.quiz.seat_board import SeatRow
from trainer.wording import in_english, say, say_count, say_figure, say_list

OTHERS = (Language.RUSSIAN, Language.CHINESE)
FEW = ("whole-mbs", "debrief")


def choose(app: Application, language: Language) -> None:
    """As a trainee does: on the page of settings."""
    app.turn_to("settings")
    name = f"settings.language.{language}"
    QTest.mouseClick(the(app, name), Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def words(app: Application) -> set[str]:
    return {label.text() for label in app.window.findChildren(QLabel) if label.isVisible()}


def test_the_language_takes_effect_at_once_and_is_kept(opened: Opened, home: Path) -> None:
    app = opened()
    choose(app, Language.RUSSIAN)
    assert {"Настройки", "Школа дилеров", "Язык"} <= words(app)
    assert app.window.windowTitle() == "Школа дилеров"
    assert settings.load(home).settings.language is Language.RUSSIAN
    assert QApplication.focusWidget() is the(app, "settings.language.ru")
    choose(app, Language.CHINESE)
    assert {"设置", "荷官学校", "语言"} <= words(app)
    choose(app, Language.ENGLISH)
    assert {"Settings", "Dealer School", "Language"} <= words(app)


def test_the_round_at_hand_is_kept(opened: Opened) -> None:
    app = opened()
    dealt(app)
    first = app.rounds.sitting
    assert first is not None
    app.turn_to("today")
    choose(app, Language.CHINESE)
    app.rounds.go_on()
    assert app.rounds.sitting is not None
    assert app.rounds.sitting.attempt_id == first.attempt_id
    assert app.rounds.sitting.round_ == first.round_
    assert "结算这一局。" in words(app)


def test_what_was_typed_stays_when_the_language_changes(opened: Opened) -> None:
    """Every page is made anew then."""
    app = opened()
    app.turn_to("workshop-start")
    QTest.keyClicks(the(app, "workshop.name"), "Riverside")
    choose(app, Language.RUSSIAN)
    app.turn_to("workshop-start")
    assert line(app, "workshop.name").text() == "Riverside"
    app.turn_to("settings")
    line(app, "workshop.name").clear()
    app.turn_to("workshop-start")
    assert not line(app, "workshop.name").text(), "once"


def line(app: Application, name: str) -> QLineEdit:
    found = app.window.findChild(QLineEdit, name)
    assert found is not None
    return found


def test_records_are_in_english_and_lists_in_the_language_of_the_reader(
    opened: Opened,
    home: Path,
) -> None:
    app = opened()
    choose(app, Language.RUSSIAN)
    app.turn_to("today")
    skip_first(app, Verb.CLEAR)
    assert app.practice is not None
    (russian,) = app.practice.results.mistakes()
    with in_english():
        (english,) = app.practice.results.mistakes()
    assert russian.mistake.title == "Карты не убраны"
    assert english.mistake.title == "Cards not cleared"
    assert english.attempt_id == russian.attempt_id
    kept = b"".join(path.read_bytes() for path in home.rglob("*.sqlite3*"))
    assert "Карты".encode() not in kept


@pytest.mark.usefixtures("qapp")
def test_figures_have_the_marks_of_the_language() -> None:
    speak(Language.RUSSIAN)
    assert say_figure("1,250.50") == "1\N{NO-BREAK SPACE}250,50"
    edge = Fraction(1, 32)
    assert (exact_per_cent(edge, 2), exact_per_cent(-edge)) == (
        "3,12\N{NO-BREAK SPACE}%",
        "−3,1250\N{NO-BREAK SPACE}%",
    )
    speak(Language.CHINESE)
    assert say_figure("1,250.50") == "1,250.50"


def test_skills_are_named_in_the_language_of_the_moment() -> None:
    """They are made once; their names were those of the language that was spoken then."""
    speak(Language.ENGLISH)
    book = skills_of(house("mbs"))
    named = (book["pay.pair_plus.straight@mbs"], book["mul.x5"])
    assert [each.words for each in named] == ["Pair Plus: Straight", "The amount at 5 to 1"]
    speak(Language.RUSSIAN)
    straight, amount = (each.words for each in named)
    assert straight == "Pair Plus: Стрит"
    assert amount == "Сумма при 5\N{NO-BREAK SPACE}к\N{NO-BREAK SPACE}1", "odds stay on one line"


def test_what_is_counted_agrees_with_its_number() -> None:
    speak(Language.RUSSIAN)
    said = [say_count("{count} round", "{count} rounds", count=n) for n in (1, 2, 5, 21)]
    assert said == ["1 раунд", "2 раунда", "5 раундов", "21 раунд"]
    many = say_count("{count} round", "{count} rounds", count=1204)
    assert many == f"{say_figure('1,204')} раунда"


def test_lists_are_joined_as_the_language_joins_them() -> None:
    things = ["Ante", "Play", "Pair Plus"]
    speak(Language.RUSSIAN)
    assert say_list(things) == "Ante, Play и Pair Plus"
    speak(Language.CHINESE)
    assert say_list(things, "or") == "Ante、Play 或 Pair Plus"


def test_what_is_not_translated_is_said_in_english() -> None:
    speak(Language.RUSSIAN)
    assert wording.say_phrase(wording.Phrase("No such {thing}"), thing="text") == "No such text"
    assert say("Settings") == "Настройки"
    with in_english():
        assert say("Settings") == "Settings"


@pytest.mark.parametrize(
    ("system", "language"),
    [
        (["ru-RU", "en"], Language.RUSSIAN),
        (["zh-Hans-CN"], Language.CHINESE),
        (["de-DE", "ru"], Language.RUSSIAN),
        (["en-GB", "ru"], Language.ENGLISH),
        (["de-DE"], Language.ENGLISH),
        ([], Language.ENGLISH),
    ],
)
def test_the_systems_language_is_spoken_where_it_is_known(
    system: list[str], language: Language
) -> None:
    assert nearest(system) is language


def test_every_letter_of_chinese_comes_with_the_program(qapp: object) -> None:
    """scripts/chinese-font makes it anew where a translation needs a letter more."""
    fonts = [QRawFont(str(path), 16) for path in sorted(_fonts("Noto*.otf"))]
    assert len(fonts) == 2
    said = "".join("".join(each.forms) for each in read(file_of("zh_CN")).values())
    helped = "".join(path.read_text("utf-8") for path in (*_help("zh_CN"), *_guides("zh_CN")))
    chinese = {letter for letter in said + helped if "\u3000" <= letter <= "\u9fff"}
    for font in fonts:
        assert not [letter for letter in chinese if not font.supportsCharacter(ord(letter))]


def _fonts(names: str) -> list[Path]:
    return list((folder("resources") / "fonts").glob(names))


def _help(language: str) -> list[Path]:
    return sorted((folder("resources") / "help" / language).glob("*.md"))


def _guides(language: str) -> list[Path]:
    return [folder("docs") / language / f"{guide.name}.md" for guide in GUIDES]


@pytest.mark.parametrize("language", OTHERS)
def test_every_guide_is_translated_with_the_same_commands_and_chapters(
    language: Language,
) -> None:
    for one, same in zip(_guides(""), _guides(language.value), strict=True):
        told, retold = (path.read_text("utf-8") for path in (one, same))
        assert _blocks(told) == _blocks(retold), same
        for mark in ("\n## ", "\n1. "):
            assert told.count(mark) == retold.count(mark), f"{same}: {mark}"


def _blocks(text: str) -> list[str]:
    return re.findall(r"```.*?```", text, re.DOTALL)


@pytest.mark.parametrize("language", OTHERS)
def test_every_page_of_help_is_translated(language: Language) -> None:
    english, other = _help("en"), _help(language.value)
    assert [path.name for path in english] == [path.name for path in other]
    for one, same in zip(english, other, strict=True):
        told, retold = (path.read_text("utf-8") for path in (one, same))
        assert told.count("\n| `") == retold.count("\n| `"), same
        assert told.count("`") == retold.count("`"), same


def test_the_settings_file_names_the_language(tmp_path: Path) -> None:
    settings.save(settings.Settings(language=Language.CHINESE), tmp_path)
    assert json.loads((tmp_path / "settings.json").read_text())["language"] == "zh_CN"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("scene", FEW)
def test_nothing_is_cut_off(qapp: object, scene: str, language: Language) -> None:
    with played(scene, language=language) as app:
        assert cut_off(app.window) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("scene", [name for name in NAMES if name not in FEW])
def test_nothing_is_cut_off_on_any_screen(qapp: object, scene: str, language: Language) -> None:
    with played(scene, language=language) as app:
        assert cut_off(app.window) == []


@pytest.mark.parametrize(
    "scene", ["table-prime", "irregularity-talk", "guided-slip", "debrief", "quick-order", "bets"]
)
def test_nothing_is_cut_off_in_large_type(qapp: object, scene: str) -> None:
    """Russian is the longest, and a small window leaves large type the least room."""
    with played(scene, language=Language.RUSSIAN, text_scale=130) as app:
        assert cut_off(app.window) == []


@pytest.mark.parametrize(("language", "shown"), [("en", "12.5"), ("ru", "12,5")])
@pytest.mark.parametrize("mark", [",", "."])
def test_an_amount_is_typed_with_either_mark(
    qtbot: QtBot, language: str, shown: str, mark: str
) -> None:
    speak(Language(language))
    entry = AmountEntry()
    qtbot.addWidget(entry)
    entry.present("$", (Money(100), Money(500)))
    QTest.keyClicks(entry.field, f"12{mark}5")
    assert entry.field.text() == shown
    assert entry.amount() == Money.parse("12.5")
    entry.add_chip("A")
    assert entry.amount() == Money.parse("13.5")
    asked = SeatRow(WagerAsked(Wager.ANTE, "Ante", Money(500)), "$")
    qtbot.addWidget(asked)
    QTest.keyClicks(asked.field, f"12{mark}5")
    assert asked.done == pay(Money.parse("12.5"))
