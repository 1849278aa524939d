"""What is on the disk is English, or a code, whatever language the window speaks."""

from __future__ import annotations

import json
import re
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trainer.records.event import Kind
from trainer.settings import Language
from trainer.shots.names import NAMES
from trainer.shots.scenes import Drawing, SceneStage
from trainer.ui import language as spoken
from trainer.ui.language import speak
from trainer.ui.runtime.background import Background
from trainer.wording import Catalogue, say

SIZE = (1280, 720)
RECORDING = (
    "replay-whole",
    "debrief",
    "quiz-result",
    "table-test-school",
    "attempt-said",
    "exam-sheet",
)
"""Scenes whose way there records every kind of event but what holds a person's own words alone."""
OWN_WORDS = {Kind.EXAM_LEFT, Kind.EXAM_RESUMED, Kind.ABANDONED}
SAID = "Zqx"
"""Stands before everything that is said; no word of any document begins so."""
_ID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b[0-9a-f]{32,64}\b")
_CHANCE = ("seed", "id", "hash")


@pytest.fixture(autouse=True)
def english_afterwards(qapp: QApplication) -> Iterator[None]:
    yield
    speak(Language.ENGLISH)


def marked(language: Language) -> Catalogue:
    return lambda text, count: SAID + text


def played(scene: str, language: Language, folder: Path) -> None:
    """The scene was played there in that language, and its window is gone."""
    stage = SceneStage(folder, Drawing(scene, SIZE, language=language))
    try:
        stage.play(scene)
        QApplication.processEvents()
    finally:
        stage.end()


def translated(folder: Path) -> list[str]:
    """The files in which something stands as it was said."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return [str(path.relative_to(folder)) for path in files if SAID.encode() in path.read_bytes()]


def recorded(folder: Path) -> Counter[str]:
    """Every event of every log there, but for ids and what chance gave."""
    found: Counter[str] = Counter()
    for path in folder.rglob("*.sqlite3"):
        with closing(sqlite3.connect(path)) as db:
            for kind, body in db.execute("SELECT kind, body FROM events"):
                found[f"{kind} {_plain(json.loads(body))}"] += 1
    return found


def derived(folder: Path) -> Counter[str]:
    """Every mistake in the derived tables there."""
    found: Counter[str] = Counter()
    for path in folder.rglob("records.sqlite3"):
        with closing(sqlite3.connect(path)) as db:
            found.update(map(str, db.execute("SELECT code, rule, title, where_ FROM mistakes")))
    return found


def _plain(facts: dict[str, object]) -> str:
    kept = {name: value for name, value in facts.items() if name not in _CHANCE}
    return _ID.sub("#", json.dumps(kept, sort_keys=True, ensure_ascii=False))


@pytest.fixture(params=RECORDING)
def walked(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What a walk left on the disk, in a window where everything that is said is marked."""
    monkeypatch.setattr(spoken, "catalogue", marked)
    played(request.param, Language.RUSSIAN, tmp_path)
    return tmp_path


def test_nothing_is_recorded_as_it_was_said(walked: Path) -> None:
    assert translated(walked) == []


@pytest.mark.slow
@pytest.mark.parametrize("walked", sorted({*NAMES} - {*RECORDING}), indirect=True)
def test_no_screen_records_anything_as_it_was_said(walked: Path) -> None:
    assert translated(walked) == []


def test_a_walk_records_the_same_in_every_language() -> None:
    """Rounds, questions, a school, and all that is said in a review. Words that were recorded would
    tell two translations apart; the slow tests compare them with English too."""
    russian = walk("attempt-said", Language.RUSSIAN)
    assert russian[0], "something is recorded on the way"
    assert walk("attempt-said", Language.CHINESE) == russian


@pytest.mark.slow
@pytest.mark.parametrize("scene", RECORDING)
def test_every_walk_records_the_same_in_every_language(scene: str) -> None:
    assert_same_in_every_language(scene)


@pytest.mark.slow
def test_these_walks_record_every_kind_of_event() -> None:
    events = [event for scene in RECORDING for event in walk(scene, Language.ENGLISH)[0]]
    kinds = {event.split()[0] for event in events}
    assert {*map(str, Kind)} - {*map(str, OWN_WORDS)} <= kinds


def assert_same_in_every_language(scene: str) -> None:
    english = walk(scene, Language.ENGLISH)
    assert english[0], "something is recorded on the way"
    for language in (Language.RUSSIAN, Language.CHINESE):
        assert walk(scene, language) == english, language


def walk(scene: str, language: Language) -> tuple[Counter[str], Counter[str]]:
    with TemporaryDirectory() as folder:
        played(scene, language, Path(folder))
        return recorded(Path(folder)), derived(Path(folder))


# --- work beside the window


def test_work_beside_the_window_speaks_the_language_that_it_was_asked_in(qtbot: QtBot) -> None:
    background, told, go_on = Background(), list[str](), Event()

    def read() -> str:
        go_on.wait(60)
        return say("Settings")

    speak(Language.RUSSIAN)
    background.run(read, told.append)
    speak(Language.CHINESE)
    background.run(lambda: say("Settings"), told.append)
    go_on.set()
    qtbot.waitUntil(lambda: len(told) == 2)
    assert sorted(told) == sorted(["Настройки", "设置"])
    assert say("Settings") == "设置"
