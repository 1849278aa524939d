"""The class and the reports at the window: by mouse, by keys, and into files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tests.ui.access.stages import played
from trainer.records.faults import RecordsFault
from trainer.school.reports.pareto import By
from trainer.school.reports.readiness import Readiness
from trainer.ui.background import Background
from trainer.ui.desk import Desk
from trainer.ui.reports import samples, telling
from trainer.ui.reports.board_card import BoardCard
from trainer.ui.reports.chart_view import save_chart
from trainer.ui.reports.desk import ReportsDesk
from trainer.ui.reports.filters import Filters
from trainer.ui.reports.loading import Loading
from trainer.ui.reports.shades import LEAST_CONTRAST, contrast, shade
from trainer.ui.theme import DARK, LIGHT, Theme


@pytest.fixture(scope="module")
def desk(qapp: object) -> Iterator[Desk]:
    with played("class") as shown:
        yield shown


def part(desk: Desk) -> ReportsDesk:
    found = desk.parts.of("class")
    assert isinstance(found, ReportsDesk)
    return found


@pytest.fixture
def board(qtbot: QtBot) -> BoardCard:
    card = BoardCard()
    qtbot.addWidget(card)
    card.present(samples.board())
    card.resize(1000, 600)
    card.show()
    return card


def test_every_trainee_is_a_row_whose_name_tells_all_its_figures(board: BoardCard) -> None:
    rows = {line.row.name: line.accessibleName() for line in board.lines}
    assert set(rows) == set(samples.SHARES)
    assert "Irregularities: 64 per cent" in rows["Ines Moreau"]
    assert "Irregularities: not seen" in rows["Luc Bernard"]
    assert "158 hands an hour" in rows["Ines Moreau"]
    assert rows["Tomasz Zielinski"].startswith("Tomasz Zielinski, Ready 98 %")


def test_who_is_not_ready_can_be_shown_alone_and_why_is_told(board: BoardCard) -> None:
    button = board.findChild(QPushButton, f"board.which.{Readiness.LEARNING}")
    assert button is not None
    button.click()
    shown = board.lines
    assert {line.row.readiness for line in shown} == {Readiness.LEARNING}
    told = board.findChild(QLabel, "board.why")
    assert told is not None
    why = next(line for line in told.text().splitlines() if line.startswith("Luc Bernard: "))
    assert "passes the default exam with a chance of 22 % (17 to 61)" in why
    assert "this skill mastered, 31 more: Folded hands" in why


def test_all_who_are_not_ready_stand_there_with_what_is_in_their_way(board: BoardCard) -> None:
    button = board.findChild(QPushButton, "board.which.not_ready")
    assert button is not None
    button.click()
    told = board.findChild(QLabel, "board.why")
    assert told is not None
    assert Readiness.READY not in {line.row.readiness for line in board.lines}
    names = [line.row.name for line in board.lines]
    assert [line.partition(":")[0] for line in told.text().splitlines()] == names


def test_what_is_in_the_way_of_whoever_is_pointed_at_is_told(board: BoardCard) -> None:
    luc = next(line for line in board.lines if line.row.name == "Luc Bernard")
    luc.looked_at.emit()
    told = board.findChild(QLabel, "board.why")
    assert told is not None
    assert told.text().startswith("Luc Bernard: passes the default exam with a chance of 22 %")


def test_enter_or_space_opens_a_trainee(board: BoardCard, qtbot: QtBot) -> None:
    line = board.lines[0]
    with qtbot.waitSignal(board.pressed) as pressed:
        QTest.keyClick(line, Qt.Key.Key_Space)
    assert pressed.args == [line.row.account]


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_every_share_can_be_read_on_its_colour(theme: Theme) -> None:
    for per_cent in range(101):
        assert contrast(*shade(per_cent, theme)) >= LEAST_CONTRAST


def test_a_trainee_comes_from_the_board_and_leads_back(desk: Desk) -> None:
    reports = part(desk)
    reports.class_page.board.lines[0].click()
    assert desk.window.page == "trainee"
    reports.trainee_page.back.click()
    assert desk.window.page == "class"


def test_another_class_is_looked_at_at_the_house_it_is_taught(qtbot: QtBot) -> None:
    filters = Filters("filters")
    qtbot.addWidget(filters)
    classes, houses = [("a", "A"), ("b", "B")], [("mbs", "MBS"), ("prime", "Prime")]
    filters.offer(classes, houses, [], {"a": "mbs", "b": "prime"})
    filters.class_.setCurrentIndex(1)
    filters.class_.activated.emit(1)
    assert filters.scope.house == "prime"


@pytest.mark.parametrize("ending", [".png", ".svg"])
def test_a_picture_that_cannot_be_written_is_told(
    qapp: object, tmp_path: Path, ending: str, qtlog: Any
) -> None:
    """Nor does Qt warn of it."""
    shown = telling.mistakes_shown(samples.pareto(), By.MONEY, "$")
    with pytest.raises(RecordsFault, match="cannot be written"):
        save_chart(tmp_path / "no folder" / f"chart{ending}", shown, "")
    assert qtlog.records == []


@pytest.mark.parametrize("ending", [".png", ".svg"])
def test_a_chart_is_saved_with_what_it_is_of(tmp_path: Path, qapp: object, ending: str) -> None:
    for shown in (
        telling.mistakes_shown(samples.pareto(), By.MONEY, "$"),
        telling.learning_shown(samples.curves(), "", samples.TODAY),
    ):
        file = tmp_path / f"{shown.sheet.name}{ending}"
        save_chart(file, shown, "Evening class, MBS")
        data = file.read_bytes()
        assert data.startswith(b"\x89PNG") if ending == ".png" else b"Evening class, MBS" in data


def test_what_comes_late_is_left_out(qtbot: QtBot) -> None:
    shown: list[int] = []
    loading = Loading(Background(), lambda _: None)
    for number in range(20):
        loading.load(lambda number=number: number, shown.append)  # type: ignore[misc]
    qtbot.waitUntil(lambda: shown != [] and shown[-1] == 19)
    assert shown == [19]
