"""What the pages of the reports are made from, read in one go: no widget is touched here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from trainer.school.reports.board import Board
from trainer.school.reports.pareto import By, Pareto
from trainer.school.reports.relapses import Relapse
from trainer.school.reports.reports import Reports, Waiting
from trainer.school.reports.scope import Scope
from trainer.school.reports.skill_sheet import SkillSheet
from trainer.school.reports.trainee import TraineePage
from trainer.ui.reports import telling
from trainer.ui.reports.shown import Report, ReportShown
from trainer.ui.reports.told_beliefs import belief_lines

Offer = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Offered:
    """What can be chosen, and what is."""

    classes: Offer
    houses: Offer
    drills: Offer
    scope: Scope
    taught: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ClassLoaded:
    """The class page; without a class there is nothing but what can be chosen."""

    offered: Offered
    today: int
    board: Board | None = None
    pareto: Pareto | None = None
    waiting: Waiting | None = None
    relapsed: tuple[Relapse, ...] = ()


@dataclass(frozen=True, slots=True)
class ReportLoaded:
    """A report, and what can be chosen."""

    offered: Offered
    shown: ReportShown


@dataclass(frozen=True, slots=True)
class TraineeLoaded:
    """A trainee's page."""

    offered: Offered
    today: int
    told: TraineePage
    sheet: SkillSheet | None
    beliefs: tuple[str, ...]


def load_class(reports: Reports, scope: Scope, by: By) -> ClassLoaded:
    """The class of that scope; where none was chosen, the first in which something waits, else the
    first of all, at the house it is taught."""
    classes = reports.classes()
    known = {each.class_: each for each in classes}
    if scope.class_ not in known and classes:
        waits = (each for each in classes if len(reports.waiting(each.class_)))
        first = next(waits, classes[0])
        scope = replace(scope, class_=first.class_, house=first.house or None)
    titles = tuple((each.class_, each.title) for each in classes)
    taught = {each.class_: each.house for each in classes}
    offered = Offered(titles, reports.houses(), reports.drills(), scope, taught)
    if scope.class_ not in known:
        return ClassLoaded(offered, reports.today)
    return ClassLoaded(
        offered,
        reports.today,
        reports.board(scope),
        reports.pareto(scope, by),
        reports.waiting(scope.class_),
        tuple(each for each in reports.relapses(scope) if each.control.relapsed),
    )


def load_report(
    reports: Reports, scope: Scope, report: Report, chosen: str, whole_school: str, currency: str
) -> ReportLoaded:
    """That report of that scope; ``chosen`` is the further thing that was chosen in it."""
    offered = _with_all(reports, scope, whole_school)
    return ReportLoaded(offered, _report(reports, scope, report, chosen, currency))


def _report(
    reports: Reports, scope: Scope, report: Report, chosen: str, currency: str
) -> ReportShown:
    whole = not scope.class_
    match report:
        case Report.MISTAKES:
            by = By(chosen or By.MONEY)
            return telling.mistakes_shown(reports.pareto(scope, by), by, currency)
        case Report.LEARNING:
            return telling.learning_shown(reports.curves(scope), chosen, reports.today)
        case Report.RELAPSE:
            found = () if whole else reports.relapses(scope)
            return telling.relapse_shown(found, chosen, whole=whole)
        case Report.TRANSFER:
            return telling.transfer_shown(reports.crossings(scope), reports.titles)
        case Report.ITEMS:
            return telling.items_shown(reports.items(scope), reports.skill_words)
        case Report.PACE:
            pace, names = reports.pace(scope)
            return telling.pace_shown(pace, names, chosen, reports.today, whole=whole)


def load_trainee(reports: Reports, account: str, scope: Scope, whole_school: str) -> TraineeLoaded:
    """The page of that trainee; every skill, where one house was chosen."""
    return TraineeLoaded(
        offered=_with_all(reports, scope, whole_school),
        today=reports.today,
        told=reports.trainee(account, scope),
        sheet=reports.skill_sheet(account, scope.house) if scope.house else None,
        beliefs=belief_lines(reports.beliefs(account), scope.house, reports.titles),
    )


def _with_all(reports: Reports, scope: Scope, whole_school: str) -> Offered:
    classes = ((each.class_, each.title) for each in reports.classes())
    return Offered((("", whole_school), *classes), reports.houses(), reports.drills(), scope)
