"""The window of a station: rounds come to the school in the background, and a quiet line says when
they do not."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QPoint, QRegularExpression
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.records.rounds import dealt
from tests.school.slipping import work_round
from tests.school.station.moving import HOUSE, Station
from tests.ui.windows import school
from trainer.drills.stream import Stream
from trainer.goal import Goal
from trainer.records.log import Log
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.log import ChainRow
from trainer.records.registry.rows.marks import RoundRow
from trainer.school.clock import SYSTEM
from trainer.school.new_school import set_up
from trainer.school.people.rights import Account
from trainer.school.people.station_people import person_folder
from trainer.school.practice import RECORDS
from trainer.school.station.delivery_status import ALL_DELIVERED, DELIVERING, State, Status
from trainer.school.station.post import Post
from trainer.settings import ReducedMotion, Settings, plan_in
from trainer.ui.application import Application
from trainer.ui.document.table_view import TableBlockView
from trainer.ui.station.controller import WORKED

Seated = Callable[[], tuple[Application, Account]]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Account]:
    """The folder of a machine that keeps its school itself, to be copied."""
    folder = tmp_path_factory.mktemp("machine")
    _, registry, account = set_up(folder, "Ada", "ada", "correct horse 7", SYSTEM.wall)
    registry.close()
    return folder, account


@pytest.fixture
def seated(
    qtbot: QtBot, home: Path, made: tuple[Path, Account], monkeypatch: pytest.MonkeyPatch
) -> Iterator[Seated]:
    """A window at such a machine, with somebody signed in; its courier looks often."""
    apps: list[Application] = []
    for name in ("LOOK_S", "REST_S"):
        monkeypatch.setattr(f"trainer.ui.station.deliveries.{name}", 0.05)

    def open_() -> tuple[Application, Account]:
        folder, account = made
        shutil.copytree(folder, home)
        app = Application(home, Settings(reduced_motion=ReducedMotion.ON), school=school)
        app.open()
        qtbot.addWidget(app.window)
        apps.append(app)
        app.people.seat(account)
        return app, account

    yield open_
    for app in apps:
        app.window.close()


def work(app: Application, seed: int = 1) -> None:
    assert app.practice is not None
    drill = next(iter(app.practice.curriculum.recipes))
    work_round(app.practice.start("mbs", drill, seed=seed), Stream("station"))


def note(app: Application) -> str:
    found = app.window.bar.findChild(QLabel, "sidebar.note")
    assert found is not None
    return found.text() if not found.isHidden() else ""


TOLD = QRegularExpression("settings.delivery.*")


def settings_line(app: Application) -> str:
    app.turn_to("settings")
    card = app.pages.settings.delivery
    return " ".join(each.text() for each in card.findChildren(QLabel, TOLD) if each.text())


def until_delivered(qtbot: QtBot, app: Application, account: Account, count: int = 1) -> None:
    """So many rounds of that account are in the school's records."""
    registry = app.people.registry
    assert registry is not None

    def look() -> None:
        rounds, told = registry.count(RoundRow, account=account.id), app.station.status
        assert rounds == count, (
            told,
            registry.rows(ChainRow, account=account.id),
            app.window.page,
        )

    qtbot.waitUntil(look)


def test_a_round_comes_to_the_school_by_itself(qtbot: QtBot, seated: Seated) -> None:
    app, account = seated()
    work(app)
    until_delivered(qtbot, app, account)
    delivered = "Everything is delivered to the school."
    qtbot.waitUntil(lambda: app.station.line == delivered)
    assert (note(app), settings_line(app)) == ("", delivered)


def test_what_was_done_at_another_station_is_there_after_signing_in(
    qtbot: QtBot, seated: Seated, home: Path, tmp_path: Path
) -> None:
    """In the history, on the page in sight, and in the progress; the window was open before."""
    app, account = seated()
    other = Station(tmp_path / "other", home / "school.sqlite3", account, "correct horse 7")
    other.work(1, 2)
    other.meet()
    app.people.sign_in("ada", "correct horse 7")
    app.turn_to("first-start")
    qtbot.waitUntil(lambda: app.window.page != "first-start")
    assert app.settings.goal is Goal.LATER, "nor at the next sign-in, before the history has come"
    app.turn_to("results")
    page = app.window.pages.page("results")
    qtbot.waitUntil(
        lambda: [each.model.rowCount() for each in page.findChildren(TableBlockView)] == [2]
    )
    work(app)
    until_delivered(qtbot, app, account, 3)
    other.sign_in()
    other.meet()
    assert app.practice is not None
    assert other.done() == [each.attempt_id for each in app.practice.done()]
    app.turn_to("progress")
    assert app.window.page == "progress"
    other.close()


def test_a_goal_chosen_at_any_station_is_there_after_signing_in(
    qtbot: QtBot, seated: Seated, home: Path, tmp_path: Path
) -> None:
    """With its days and the time a day; what nobody can plan by is not taken over."""
    app, account = seated()
    other = Station(tmp_path / "other", home / "school.sqlite3", account, "correct horse 7")
    plan = ("course", "2026-11-30", "2026-12-28", 20)
    other.practice.choose_goal(dict(zip((*PLANNED, "last_house"), (*plan, HOUSE), strict=True)))
    other.meet()
    app.people.sign_in("ada", "correct horse 7")
    app.turn_to("first-start")
    qtbot.waitUntil(lambda: app.window.page != "first-start")
    assert (plan_in(app.settings), app.settings.last_house) == (plan, HOUSE)
    app.choose_plan(replace(app.settings, target_minutes=10))
    qtbot.waitUntil(lambda: app.station.status == ALL_DELIVERED)
    other.meet()
    assert other.practice.goal_chosen()["target_minutes"] == 10
    assert app.practice is not None
    app.practice.choose_goal(dict(zip(PLANNED, ("none", *plan[1:3], 10**9), strict=True)))
    app.follow_plan()
    assert plan_in(app.settings) == (*plan[:3], 10)


PLANNED = ("goal", "goal_since", "goal_end", "target_minutes")


def test_each_state_of_the_delivery_is_said_in_front_of_its_line(
    qtbot: QtBot, seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken: list[str] = []
    monkeypatch.setattr(
        "trainer.ui.station.controller.announce", lambda _, words: spoken.append(words)
    )
    app, _ = seated()
    qtbot.waitUntil(lambda: app.station.status == ALL_DELIVERED)
    for page, said in (("today", 0), ("settings", 2)):
        app.turn_to(page)
        spoken.clear()
        app.station.present(DELIVERING)
        app.station.present(ALL_DELIVERED)
        in_front = ["Delivering to the school.", "Everything is delivered to the school."]
        assert spoken == in_front[:said]


def test_trouble_with_the_delivery_stands_in_a_card_above_the_settings(
    qtbot: QtBot, seated: Seated
) -> None:
    app, _ = seated()
    qtbot.waitUntil(lambda: app.station.status == ALL_DELIVERED)
    app.station.end()
    app.window.show()
    page = app.pages.settings
    for told, above in (
        (Status(State.STOPPED, 3, why="See to it."), True),
        (ALL_DELIVERED, False),
    ):
        app.station.present(told)
        app.turn_to("settings")
        QApplication.processEvents()
        delivery, theme = (
            each.mapTo(page, QPoint()) for each in (page.delivery, page.choices["theme"])
        )
        assert page.delivery.isVisible()
        assert (delivery.y() < theme.y()) is above
    app.station.present(Status(State.STOPPED, 3, why="See to it."))
    app.reword()
    qtbot.waitUntil(lambda: app.station.status == ALL_DELIVERED)  # asked anew, in the new language


def test_records_of_a_clock_that_was_years_off_are_put_aside_by_a_button(
    qtbot: QtBot, seated: Seated, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, account = seated()
    told: list[str] = []
    monkeypatch.setattr(app, "tell", lambda heading, lines: told.extend((heading, *lines)))
    app.people.sign_out()
    records = person_folder(home, account.id) / RECORDS
    ahead = Log.open(records, lambda: SYSTEM.wall() + 20 * 365 * 86_400_000)
    ahead.finished(ahead.dealt(dealt(house="gone")), 9)
    ahead.close()
    app.people.seat(account)
    button = app.pages.settings.delivery.new_records
    qtbot.waitUntil(lambda: app.station.is_stuck)
    assert "Start new records" in settings_line(app)
    assert not button.isHidden()
    button.click()
    qtbot.waitUntil(lambda: app.station.status == ALL_DELIVERED)
    (aside,) = records.parent.glob("*.before-new-log-*")
    assert told == ["New records begin", f"What was recorded before is kept: {aside}"]
    assert app.window.page == "settings"
    assert app.pages.settings.delivery.new_records.isHidden()
    work(app)
    until_delivered(qtbot, app, account)


@pytest.mark.posix  # an open file is moved
def test_a_school_that_is_away_is_told_in_a_quiet_line_until_it_is_back(
    qtbot: QtBot, seated: Seated, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken: list[str] = []
    monkeypatch.setattr(
        "trainer.ui.station.controller.announce", lambda _, words: spoken.append(words)
    )
    monkeypatch.setattr("trainer.school.station.courier.FIRST_MS", 200)
    monkeypatch.setattr("trainer.school.station.courier.LONGEST_MS", 200)
    app, account = seated()
    qtbot.waitUntil(lambda: app.station.status is not None)
    assert spoken == []
    app.station.end()
    away = (home / "school.sqlite3").rename(home / "away.sqlite3")
    app.station.begin()
    work(app, seed=1)
    qtbot.waitUntil(lambda: note(app) != "")
    qtbot.waitUntil(lambda: _waiting(app) == 1)
    assert note(app) == "1 round waits and cannot be delivered: see the settings."
    assert "trainer school init" in settings_line(app)
    work(app, seed=2)
    qtbot.waitUntil(lambda: _waiting(app) == 2)
    assert note(app).startswith("2 rounds wait")
    away.rename(home / "school.sqlite3")
    qtbot.waitUntil(lambda: note(app) == "")
    with_registry = Registry.open(home / "school.sqlite3", SYSTEM.wall)
    assert with_registry.count(RoundRow, account=account.id) == 2
    with_registry.close()
    qtbot.waitUntil(lambda: spoken[-1] == "Everything is delivered to the school.")
    assert len(spoken) <= 3  # refused, perhaps with nothing waiting yet, and delivered


def _waiting(app: Application) -> int:
    told = app.station.status
    return told.waiting if told is not None and told.state is State.REFUSED else -1


class Asked(frozenset[str]):
    """The pages on which a trainee works: the courier asks each time before it goes on."""

    asked = 0

    def __new__(cls) -> Asked:
        return super().__new__(cls, WORKED)

    def __contains__(self, page: object) -> bool:
        self.asked += 1
        return super().__contains__(page)


def test_the_courier_rests_while_a_table_is_worked(
    qtbot: QtBot, seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, account = seated()
    registry = app.people.registry
    assert registry is not None
    app.station.end()
    work(app)
    app.window.turn_to("table")
    pages = Asked()
    monkeypatch.setattr("trainer.ui.station.controller.WORKED", pages)
    app.station.begin()
    qtbot.waitUntil(lambda: pages.asked > 3)
    assert registry.count(RoundRow, account=account.id) == 0
    app.window.turn_to("today")
    until_delivered(qtbot, app, account)


def test_a_machine_without_a_school_has_no_courier_and_says_nothing(
    qtbot: QtBot, home: Path
) -> None:
    app = Application(home, Settings(reduced_motion=ReducedMotion.ON), school=school)
    app.open()
    qtbot.addWidget(app.window)
    assert (note(app), settings_line(app), app.station.status) == ("", "", None)
    app.window.close()


def test_closing_the_window_waits_for_no_server(
    qtbot: QtBot, seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, answered = Event(), Event()

    def deliver(_: Post) -> Iterator[None]:
        asked.set()
        answered.wait()
        yield

    monkeypatch.setattr(Post, "deliver", deliver)
    app, _ = seated()
    qtbot.waitUntil(asked.is_set)
    app.window.close()
    answered.set()
