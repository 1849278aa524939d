"""The sample table on a screen."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests.school.tables import Ticking
from tests.ui.patient import PatientBot
from tests.ui.sample_table import panel, settling
from tests.ui.windows import WHOLE, Opened, Windows, end_without_asking, school
from trainer.drills.drill_options import Feedback
from trainer.records.registry.acts import Role
from trainer.records.registry.registry import Registry
from trainer.school.clock import SYSTEM
from trainer.school.people.rights import Account
from trainer.school.people.sign_in import account_of
from trainer.school.station.joined import SCHOOL_FILE, Joined, read_joined
from trainer.settings import Language
from trainer.shots import people
from trainer.shots.people import make_school
from trainer.shots.scenes import SceneHands
from trainer.ui import felt_picture
from trainer.ui.application import Application
from trainer.ui.home.snapshot import RoundAsked
from trainer.ui.kit.theme import TYPE, font, type_at
from trainer.ui.language import speak
from trainer.ui.main_window import MainWindow
from trainer.ui.runtime import garbage_collection
from trainer.ui.table import backdrop
from trainer.ui.table.drawing import felt
from trainer.ui.table.screen import TableScreen
from trainer.ui.table.touches import Touch
from trainer.wording import speak_of


def _windows() -> set[QWidget]:
    if QApplication.instance() is None:
        return set()
    return {each for each in QApplication.topLevelWidgets() if each.parent() is None}


@pytest.fixture(scope="session", autouse=True)
def sparing(a_scenes_school: Path, qapp: QApplication) -> Iterator[None]:
    """The program's own thrift is for one window; here hundreds come and go. What lives is looked
    through a tenth as often; a felt that was drawn for one of them serves the others, and so does
    the school that a scene begins with. A font that is asked for before the first window is there
    would end the run."""

    def school_of_scenes(at: Path, wall_ms: Callable[[], int]) -> tuple[Joined, Registry, Account]:
        if wall_ms() != SceneHands().clock.wall():
            return make_school(at, wall_ms)
        shutil.copytree(a_scenes_school, at, dirs_exist_ok=True)
        joined, registry = read_joined(at), Registry.open(at / SCHOOL_FILE, wall_ms)
        assert joined is not None
        admins = (each for each in registry.people() if each.role == Role.ADMIN)
        return joined, registry, account_of(next(admins))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(garbage_collection, "FEW", 7_000)
        patch.setattr(garbage_collection, "MANY", 500_000)
        patch.setattr(backdrop, "felt", lru_cache(maxsize=32)(felt.felt.__wrapped__))
        patch.setattr(felt_picture, "_felt", lru_cache(maxsize=32)(felt_picture._felt.__wrapped__))
        patch.setattr(
            felt_picture, "_small", lru_cache(maxsize=64)(felt_picture._small.__wrapped__)
        )
        patch.setattr(people, "make_school", school_of_scenes)
        yield


@pytest.fixture(scope="session")
def a_scenes_school(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a machine with the school that scenes begin with, to be copied."""
    folder = tmp_path_factory.mktemp("scenes")
    make_school(folder, SceneHands().clock.wall)[1].close()
    return folder


def _small_type() -> None:
    """The font that windows get before they have one of their own."""
    body = font(TYPE["body"][0])
    if QApplication.font().pixelSize() > body.pixelSize():
        QApplication.setFont(body)


@pytest.fixture(autouse=True)
def gone_at_once() -> Iterator[None]:
    """A test's windows are gone after it: nothing of them is dressed anew with the next window, and
    none takes its keys."""
    before = _windows()
    yield
    for window in _windows() - before:
        if isValid(window):  # one may have gone with another
            if isinstance(window, MainWindow):
                window.may_close = lambda: True  # it is left as by a power cut, and asks nobody
            window.close()
        if isValid(window):
            window.deleteLater()
    type_at(100)  # process-wide: a test of large type must not make the next one large
    if QApplication.instance() is not None:
        _small_type()
        speak(Language.ENGLISH)  # and one of another language not the next one foreign
        speak_of(None)  # nor one of a house with its own words
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        if QApplication.mouseButtons() & Qt.MouseButton.LeftButton:  # one let go of nowhere
            QTest.mouseRelease(QWidget(), Qt.MouseButton.LeftButton)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> PatientBot:
    """In the place of the plug-in's, which gives up after five seconds."""
    return PatientBot(request)


class Worked:
    """A screen, and everything that was touched on it."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        self.table = screen.table
        self.touches: list[Touch] = []
        screen.touched.connect(self.touches.append)


@pytest.fixture
def worked(qtbot: QtBot) -> Worked:
    """Seat 7 at its Pair Plus, $60 cut, at 1280x720."""
    screen = TableScreen()
    qtbot.addWidget(screen)
    screen.table.moves = False
    screen.resize(1280, 720)
    screen.present(settling(), panel())
    with qtbot.waitExposed(screen):
        screen.show()
    return Worked(screen)


@pytest.fixture
def ticking() -> Ticking:
    return Ticking()


@pytest.fixture
def windows(qtbot: QtBot, home: Path) -> Iterator[Windows]:
    windows = Windows(qtbot, home)
    yield windows
    windows.close()


@pytest.fixture
def open_app(windows: Windows, monkeypatch: pytest.MonkeyPatch) -> Opened:
    """Opens the window on rounds of one drill; one with work left ends without a question."""
    end_without_asking(monkeypatch)
    return partial(windows.show, school)


@pytest.fixture
def opened(windows: Windows, monkeypatch: pytest.MonkeyPatch) -> Opened:
    """Opens the window, as often as it is asked to; the folder stays the same."""
    monkeypatch.setattr("trainer.school.rounds.first_deal.fresh_seed", lambda: 7)
    end_without_asking(monkeypatch)
    return lambda house="six-card-bonus", of=school: windows.show(of, last_house=house)


@pytest.fixture
def open_whole(windows: Windows, monkeypatch: pytest.MonkeyPatch) -> Opened:
    """Opens the window with a whole round dealt at that house."""
    monkeypatch.setattr("trainer.school.rounds.first_deal.fresh_seed", lambda: 11)

    def open_(
        house: str = "six-card-bonus", feedback: Feedback = Feedback.AT_THE_END
    ) -> Application:
        app = windows.show(partial(school, drill=WHOLE), last_house=house)
        if app.practice is not None and app.practice.left_off() is None:
            app.rounds.deal(RoundAsked(house, WHOLE.name, 4, feedback))
        return app

    return open_


@pytest.fixture(scope="session")
def a_made_school(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a machine with a school, to be copied."""
    folder = tmp_path_factory.mktemp("machine")
    _, registry, _ = make_school(folder, SYSTEM.wall)
    registry.close()
    return folder


@pytest.fixture
def at_school(open_app: Opened, home: Path, a_made_school: Path) -> Application:
    """A window whose machine has a school; nobody is signed in yet."""
    shutil.copytree(a_made_school, home)
    app = open_app()
    assert app.window.page == "sign-in"
    return app
