"""The scenes of the reports: pages that show a class with good and poor trainees."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from trainer.school.people.account import Role
from trainer.school.reports.crossing import Crossing, Crossings
from trainer.school.reports.items import Item
from trainer.school.reports.pace import Pace, Paced, histogram
from trainer.school.reports.pareto import By
from trainer.school.reports.relapses import Relapse
from trainer.ui.reports import samples, telling
from trainer.ui.reports.shown import Report, ReportShown
from trainer.ui.scene_people import a_school, signed_in

if TYPE_CHECKING:
    from trainer.ui.desk import Desk
    from trainer.ui.reports.desk import ReportsDesk


def play(desk: Desk, scene: str, wall_ms: Callable[[], int]) -> None:
    """That scene is in sight."""
    a_school(desk, wall_ms)
    part: ReportsDesk = desk.parts.of("class")  # type: ignore[assignment]
    part.loading.at_once = True
    signed_in(desk, Role.SUPERVISOR)
    part = desk.parts.of("class")  # type: ignore[assignment]
    part.loading.at_once = True
    desk.turn_to("class")
    if scene == "class":
        page = part.class_page
        page.present(samples.board(), samples.pareto(), samples.waiting(), samples.TODAY, "$")
    elif scene == "trainee":
        part.show_trainee(samples.board().rows[5].account)
        beliefs = ("Pair Plus is paid from the table of MBS: held since 3 May",)
        told, sheet = samples.trainee(), samples.skills()
        part.trainee_page.present(told, sheet, beliefs, samples.TODAY, "$")
    else:
        _report(desk, part, Report(scene.removeprefix("reports-")))


def _report(desk: Desk, part: ReportsDesk, report: Report) -> None:
    desk.turn_to("reports")
    page = part.reports_page
    page.which.show_chosen(report)
    page.present(_shown(report))


def _shown(report: Report) -> ReportShown:
    titles = {"mbs": "MBS", "prime": "Prime"}
    match report:
        case Report.MISTAKES:
            return telling.mistakes_shown(samples.pareto(), By.MONEY, "$")
        case Report.LEARNING:
            return telling.learning_shown(samples.curves(), "", samples.TODAY)
        case Report.RELAPSE:
            row, control = samples.trainee().row, samples.trainee().control
            assert control is not None, "the sample has passed an exam"
            of = (Relapse(row.account, row.name, control),)
            return telling.relapse_shown(of, "", whole=False)
        case Report.TRANSFER:
            cells = {
                ("mbs", "mbs"): Crossing("mbs", "mbs", 900, 18, 0),
                ("mbs", "prime"): Crossing("mbs", "prime", 300, 21, 9),
                ("prime", "prime"): Crossing("prime", "prime", 700, 20, 0),
            }
            return telling.transfer_shown(Crossings(("mbs", "prime"), cells), titles)
        case Report.ITEMS:
            items = (Item("read.pair", 120, 0.81, 0.12), Item("read.flush", 12, None, None))
            return telling.items_shown(items, {"read.pair": "A pair", "read.flush": "A flush"})
        case Report.PACE:
            paced = Paced(42, 131, 560, 630)
            pace = Pace(((samples.TODAY - 1, paced),), {"a": paced}, histogram(()), paced)
            return telling.pace_shown(pace, {"a": "Mei Tan"}, "", samples.TODAY, whole=False)
