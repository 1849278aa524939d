"""The figures of the reports as tables that are to be written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from trainer.paper.sheet import Cells, Column, Sheet
from trainer.school.reports.crossing import Crossings
from trainer.school.reports.curves import Curves
from trainer.school.reports.items import Item
from trainer.school.reports.pace import Pace, Paced
from trainer.school.reports.relapses import Relapse
from trainer.school.reports.skill_sheet import SkillSheet
from trainer.wording import say


def learning_sheet(curves: Curves) -> Sheet:
    """Every point of every curve."""
    columns = (
        Column("area", say("Area")),
        Column("day", say("Day"), Cells.DAY),
        Column("right", say("Right"), Cells.WHOLE),
        Column("answers", say("Answers"), Cells.WHOLE),
        Column("share_right", say("Share right"), Cells.SHARE),
    )
    rows = tuple(
        (area.value, point.day, point.right, point.seen, point.share)
        for area, points in curves.by_area.items()
        for point in points
    )
    return Sheet("learning", say("Learning curves"), columns, rows)


def relapse_sheet(relapses: Iterable[Relapse]) -> Sheet:
    """Every sample of everybody."""
    columns = (
        Column("account", say("Account")),
        Column("trainee", say("Trainee")),
        Column("day", say("Day"), Cells.DAY),
        Column("decisions", say("Decisions"), Cells.WHOLE),
        Column("wrong", say("Wrong"), Cells.WHOLE),
        Column("right", say("Right"), Cells.SHARE),
        Column("limit", say("Limit"), Cells.SHARE),
        Column("alarm", say("Alarm"), Cells.YES),
    )
    rows = tuple(
        (
            of.account,
            of.name,
            each.sample.day,
            each.sample.decisions,
            each.sample.wrong,
            each.average,
            each.limit,
            each.alarm,
        )
        for of in relapses
        for each in of.control.watched
    )
    return Sheet("after-the-exam", say("After the exam"), columns, rows)


def transfer_sheet(crossings: Crossings) -> Sheet:
    """Every pair of houses."""
    columns = (
        Column("taught_at", say("Taught at")),
        Column("at_work_at", say("At work at")),
        Column("decisions", say("Decisions"), Cells.WHOLE),
        Column("wrong", say("Wrong"), Cells.WHOLE),
        Column("share_wrong", say("Share wrong"), Cells.SHARE),
        Column("explained", say("Explained by the table taught"), Cells.WHOLE),
    )
    rows = tuple(
        (each.taught, each.at, each.lines, each.wrong, each.share, each.explained)
        for each in crossings.cells.values()
    )
    return Sheet("house-transfer", say("House transfer"), columns, rows)


def items_sheet(items: Sequence[Item]) -> Sheet:
    """Every item; what is withheld is empty."""
    columns = (
        Column("skill", say("Skill")),
        Column("answers", say("Answers"), Cells.WHOLE),
        Column("share_right", say("Share right"), Cells.SHARE),
        Column("tells_apart", say("Tells apart"), Cells.NUMBER),
    )
    rows = tuple((each.skill, each.answers, each.right, each.tells_apart) for each in items)
    return Sheet("items", say("Items"), columns, rows)


def pace_sheet(pace: Pace, names: Mapping[str, str]) -> Sheet:
    """The pace of each trainee, and of each day or week."""
    columns = (
        Column("of", say("Of")),
        Column("day", say("Day"), Cells.DAY),
        Column("rounds", say("Rounds"), Cells.WHOLE),
        Column("hands_per_hour", say("Hands an hour"), Cells.WHOLE),
        Column("right", say("Right"), Cells.WHOLE),
        Column("decisions", say("Decisions"), Cells.WHOLE),
        Column("share_right", say("Share right"), Cells.SHARE),
    )
    trainees = tuple(
        (names.get(account, account), None, *_paced(each))
        for account, each in pace.by_account.items()
    )
    over_time = tuple((say("All"), day, *_paced(each)) for day, each in pace.by_time)
    return Sheet("pace", say("Pace"), columns, (*trainees, *over_time))


def _paced(of: Paced) -> tuple[int, int | None, int, int, float | None]:
    return of.rounds, of.hands_per_hour, of.right, of.lines, of.accuracy


def skills_sheet(name: str, sheets: Iterable[SkillSheet], notes: tuple[str, ...] = ()) -> Sheet:
    """Every skill, house by house, and how that trainee stands with it."""
    columns = (
        Column("trainee", say("Trainee")),
        Column("house", say("House")),
        Column("area", say("Area")),
        Column("skill", say("Skill")),
        Column("words", say("In words")),
        Column("level", say("State")),
        Column("right", say("Right"), Cells.SHARE),
        Column("seen", say("Seen"), Cells.WHOLE),
        Column("last_seen", say("Last seen"), Cells.MOMENT),
    )
    rows = tuple(
        (
            name,
            sheet.house,
            area.area.value,
            line.skill,
            line.words,
            line.level.value,
            line.right,
            line.seen,
            line.last_at_ms,
        )
        for sheet in sheets
        for area in sheet.areas
        for line in area.lines
    )
    return Sheet("readiness", say("Readiness"), columns, rows, notes)
