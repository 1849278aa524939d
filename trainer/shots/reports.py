"""The scenes of the reports: pages that show a class with good and poor trainees."""

from __future__ import annotations

from collections.abc import Callable

from trainer.document import Route
from trainer.records.registry.acts import Role
from trainer.school.reports.pages.catalogue import REPORTS
from trainer.shots.people import a_school, signed_in
from trainer.shots.sample_reports import SampleReports, board
from trainer.ui.desk import Desk
from trainer.ui.report_pages import ReportPages

SHOWN = ("mistakes", "learning", "relapse", "transfer", "items", "pace", "minutes", "shared")
HOUSE = "six-card-bonus"


def play(desk: Desk, scene: str, wall_ms: Callable[[], int]) -> None:
    """That scene is in sight."""
    a_school(desk, wall_ms)
    signed_in(desk, Role.SUPERVISOR)
    part = desk.parts.of("class")
    assert isinstance(part, ReportPages), "that page is of the reports"
    part.loading.at_once = True
    part.service = SampleReports
    desk.turn_to("class")
    if scene == "trainee":
        part.show_trainee(board().rows[5].account)
    elif scene != "class":
        part.go(_route(scene.removeprefix("reports-")))


def _route(shown: str) -> Route:
    return REPORTS[SHOWN.index(shown)].route("evening", HOUSE)
