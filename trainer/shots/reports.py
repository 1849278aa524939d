"""The scenes of the reports: pages that show a class with good and poor trainees."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from typing import Any

from trainer.document import Route
from trainer.drills.skills.registry import skills_of
from trainer.drills.skills.skill import Area
from trainer.library.houses import load_houses
from trainer.marking.belief_words import belief_words
from trainer.records.registry.acts import Role
from trainer.records.registry.reads.report_rows import Listed, Requested, Unsigned
from trainer.records.registry.reads.report_sums import Sum
from trainer.records.registry.rows.exams import SittingRow
from trainer.records.registry.rows.marks import BeliefRow, BeliefsDueRow, RoundRow
from trainer.records.registry.rows.people import ClassRow
from trainer.school.exam.pass_chance import Ready, ReadyGain
from trainer.school.progress.daily_figures import CurvePoint
from trainer.school.progress.readiness import AreaCell, ReadinessJudged, judged
from trainer.school.reports.board import Board, BoardRow, laid_out
from trainer.school.reports.control import Relapse, charted
from trainer.school.reports.curves import Curves
from trainer.school.reports.curves import curves as of_curves
from trainer.school.reports.pace import Pace, Paced, histogram
from trainer.school.reports.pace import paces as of_paces
from trainer.school.reports.pages.catalogue import REPORTS
from trainer.school.reports.pages.items import ItemStatistics
from trainer.school.reports.pages.items import items as of_items
from trainer.school.reports.pages.transfer import Crossing, Crossings
from trainer.school.reports.pages.transfer import crossings as of_crossings
from trainer.school.reports.pareto import By, Pareto, ordered
from trainer.school.reports.reports import Waiting
from trainer.school.reports.scope import Scope, named
from trainer.school.reports.trainee import (
    AreaLines,
    Level,
    SkillLine,
    SkillSheet,
    TraineeDone,
    TraineePage,
)
from trainer.school.words.date_words import at
from trainer.shots.people import a_school, signed_in
from trainer.ui.application import Application
from trainer.ui.report_pages import ReportPages
from trainer.wording import say

TODAY, DAY_MS = 20_594, 86_400_000
NOW = at(TODAY * DAY_MS + 64_000_000)
AREAS = tuple(
    area for area in Area if area not in (Area.CALLS, Area.BETS, Area.MANNER, Area.MULTIPLYING)
)
SHARES = {
    "Ines Moreau": (96, 88, 92, 90, 95, 90, 93, 94, 97, 64),
    "Tomasz Zielinski": (99, 97, 98, 95, 99, 97, 98, 96, 99, 91),
    "Aisha Rahman": (94, 91, 96, 92, 93, 95, 90, 91, 92, 84),
    "Luc Bernard": (82, 74, 80, 61, 85, 79, 72, 80, 86, None),
    "Mei Tan": (98, 96, 95, 93, 97, 98, 96, 95, 98, 89),
    "Jonas Weber": (90, 85, 78, 70, 88, 84, 86, 83, 74, 58),
    "Ravi Menon": (71, 68, 75, None, 77, 73, 66, 70, 80, None),
}
HOUSES = (("six-card-bonus", "Six Card Bonus"), ("mbs", "MBS"), ("prime", "Prime"))
ITEMS = (
    ("pay.ante_bonus.straight_flush@six-card-bonus", 31, 0.58, 0.21),
    ("cmp.high_card.third", 64, 0.69, 0.17),
    ("read.straight.a23", 48, 0.73, 0.04),
    ("mul.x15", 36, 0.78, 0.19),
    ("read.pair", 120, 0.81, 0.12),
    ("game.not_qualified@six-card-bonus", 112, 0.84, 0.15),
    ("pay.pair_plus.flush@six-card-bonus", 57, 0.86, 0.11),
    ("mul.x4", 91, 0.89, 0.08),
    ("pay.pair_plus.straight@six-card-bonus", 74, 0.91, 0.06),
    ("game.higher@six-card-bonus", 205, 0.94, 0.05),
    ("pay.six_card_bonus.three_of_a_kind@six-card-bonus", 44, 0.95, 0.03),
    ("step.open@six-card-bonus", 310, 0.99, 0.01),
    ("read.flush", 12, None, None),
    ("five.flush", 8, None, None),
)
"""A skill, its answers, the share that is right, and how well the item tells trainees apart."""
CHANCES = dict(zip(SHARES, (0.81, 0.98, 0.91, 0.22, 0.94, 0.06, 0.01), strict=True))
PACES = (158, 201, 172, 103, 188, 131, 82)
BARS = (
    ("PP01.mbs", 31, 310_00, 102_00),
    ("SC11", 9, 305_00, 0),
    ("AB09", 22, 188_00, 0),
    ("HR17", 19, 90_00, 60_00),
    ("PP11", 14, 95_00, 0),
    ("AB13", 6, 0, 72_00),
    ("", 12, 16_00, 44_00),
)


def board() -> Board:
    """Seven trainees, some of them ready."""
    listed = [Listed(f"account-{name}", name) for name in SHARES]
    cells: dict[str, dict[Area, AreaCell]] = {
        f"account-{name}": {
            area: AreaCell(share / 100, 40)
            for area, share in zip(AREAS, shares, strict=True)
            if share is not None
        }
        for name, shares in SHARES.items()
    }
    paced = {each.account: (42, pace) for each, pace in zip(listed, PACES, strict=True)}
    return laid_out(listed, cells, paced, dict(_judged()), AREAS)


def _judged() -> Iterator[tuple[str, ReadinessJudged]]:
    """By their chances; one goes by a wrong rule."""
    for name, chance in CHANCES.items():
        folds = ReadyGain("folds", 0.4 * (1 - chance))
        rule = ReadyGain("PP02", 0.8 - chance, wrong_rule=True) if name == "Jonas Weber" else None
        gains = (folds,) if rule is None else (rule, folds)
        found = Ready(chance, chance * 0.8, 1 - (1 - chance) * 0.5, 620, gains)
        yield (
            f"account-{name}",
            judged(found, lambda _: say("Folded hands"), belief_words, lambda _: say("Folds")),
        )


def pareto(by: By = By.MONEY) -> Pareto:
    """Seven kinds of mistakes."""
    names = ("mistakes", "players_short_cents", "house_short_cents")
    made = [
        Sum(("play.wrong_result", rule), dict(zip(names, figures, strict=True)))
        for rule, *figures in BARS
    ]
    return ordered(made, {"asked_play": 800}, by, dict(HOUSES))


def waiting() -> Waiting:
    """Three exams to be signed and one question."""
    at = TODAY * DAY_MS + 50_000_000
    exams = tuple(
        Unsigned(f"s{k}", name, "The floor test", at - k * DAY_MS)
        for k, name in enumerate(("Tomasz Zielinski", "Mei Tan", "Jonas Weber"))
    )
    text = "It was a tie, I am sure."
    asked = Requested("e1", "a1", "Aisha Rahman", text, at - DAY_MS)
    return Waiting(exams, (asked,))


def curves() -> Curves:
    """Twelve days, better and better."""
    points = tuple(CurvePoint(TODAY - 22 + 2 * k, 60 + 3 * k, 100) for k in range(12))
    return Curves(weekly=False, by_area={Area.READING: points, Area.FOLDS: points}, together=points)


def trainee() -> TraineePage:
    """Somebody who passed, and fell back."""
    row: BoardRow = board().rows[5]
    worked = [(TODAY - 20 + k, 70, 70 - wrong) for k, wrong in enumerate((1, 2, 0, 1, 4, 6, 5, 8))]
    return TraineePage(
        row=row,
        done=TraineeDone(14, 42, 12, 150_00, 62_00),
        paced=Paced(42, 131, 560, 630),
        curves=curves(),
        pareto=pareto(By.COUNT),
        exams=(_sitting("failed", 9, 40), _sitting("passed", 2, 21)),
        blind=frozenset(),
        zones={},
        control=charted(TODAY - 21, worked),
        last=tuple(_round(k) for k in range(4)),
    )


def skills() -> SkillSheet:
    """A few skills of two areas."""
    lines = (
        SkillLine("read.pair", "A pair", Level.MASTERED, 0.98, 47, TODAY * DAY_MS),
        SkillLine("read.flush", "A flush", Level.LEARNING, 0.71, 9, TODAY * DAY_MS),
        SkillLine("read.mini", "A-K-Q of one suit", Level.NOT_SEEN, None, 0, None),
    )
    areas = (AreaLines(Area.READING, lines), AreaLines(Area.COMPARING, lines[:1]))
    return SkillSheet("six-card-bonus", areas)


@dataclass(frozen=True, slots=True)
class SampleReports:
    """Answers like the school's Reports, whatever the filters."""

    today: int = TODAY
    now: datetime = NOW
    is_demo: bool = False
    titles: Mapping[str, str] = field(default_factory=lambda: dict(HOUSES))
    skill_words: Mapping[str, str] = field(default_factory=lambda: _skill_words())

    def currency(self, house: str) -> str:
        return "$"

    def edition(self, house: str) -> str:
        return "1" if house else ""

    def classes(self) -> tuple[ClassRow, ...]:
        row = dict.fromkeys(ClassRow.__dataclass_fields__, "")
        named = {"class_": "evening", "title": "Evening class, May", "house": "six-card-bonus"}
        return (ClassRow(**{**row, **named}),)

    def houses(self) -> tuple[tuple[str, str], ...]:
        return HOUSES

    def drills(self) -> tuple[tuple[str, str], ...]:
        return (("as-it-comes", say("A random table")),)

    def board(self, scope: Scope) -> Board:
        return board()

    def pareto(self, scope: Scope, by: By) -> Pareto:
        return pareto(by)

    def waiting(self, class_: str = "") -> Waiting:
        return waiting()

    def viewed(self, scope: Scope, read: Callable[..., Any]) -> Any:
        return _FIGURES[read.func if isinstance(read, partial) else read]()

    def trainee(self, account: str, scope: Scope) -> TraineePage:
        return trainee()

    def skill_sheet(self, account: str, house: str) -> SkillSheet:
        return skills()

    def beliefs(self, account: str) -> tuple[BeliefRow, ...]:
        since = (TODAY - 18) * DAY_MS
        return (BeliefRow("six-card-bonus", "PP01.mbs", "confirmed", since, account=account),)

    def beliefs_due(self, account: str) -> tuple[BeliefsDueRow, ...]:
        return ()

    def relapses(self, scope: Scope) -> tuple[Relapse, ...]:
        one = trainee()
        assert one.control is not None, "the sample has passed an exam"
        return (Relapse(one.row.account, one.row.name, one.control),)

    def rounds(self, scope: Scope) -> tuple[RoundRow, ...]:
        return tuple(_round(number) for number in range(9, 0, -1))


def _crossings() -> Crossings:
    cells = {
        ("mbs", "mbs"): Crossing("mbs", "mbs", 900, 18, 0),
        ("mbs", "prime"): Crossing("mbs", "prime", 300, 21, 9),
        ("prime", "prime"): Crossing("prime", "prime", 700, 20, 0),
    }
    return Crossings(("mbs", "prime"), cells)


NAMES = {"a": "Mei Tan", "b": "Jonas Weber", "c": "Ana Ruiz"}
PACE = Pace(
    ((TODAY - 1, Paced(42, 131, 560, 630)),), {"a": Paced(42, 131, 560, 630)}, histogram(())
)
_FIGURES: Mapping[Callable[..., Any], Callable[[], Any]] = {
    of_curves: curves,
    of_crossings: _crossings,
    of_items: lambda: tuple(ItemStatistics(*each) for each in ITEMS),
    of_paces: lambda: (PACE, NAMES),
    named: lambda: NAMES,
}


def _skill_words() -> dict[str, str]:
    return {each.id: each.words for each in skills_of(load_houses(None)[HOUSE])}


def _sitting(outcome: str, errors: int, days_ago: int) -> SittingRow:
    ended = (TODAY - days_ago) * DAY_MS
    return SittingRow(
        sitting=f"s{days_ago}",
        exam="e",
        account="account-Jonas Weber",
        station="",
        seed=days_ago,
        opened_at_ms=ended,
        by="",
        state="ended",
        outcome=outcome,
        decisions=152,
        errors=errors,
        critical=0,
        failed_areas="[]",
        ended_at_ms=ended,
    )


def _round(number: int) -> RoundRow:
    blank = dict.fromkeys(RoundRow.__dataclass_fields__, "")
    facts = {"dealt_at_ms": TODAY * DAY_MS - number * 600_000, "right": 14 - number, "lines": 15}
    facts |= {"mistakes": 10 - number, "elapsed_ms": 180_000 + 7_000 * number}
    shared = {"mode": "shared 7WY5H-ZC508-4FZ5K", "account": "abc"[number // 4]}
    said = {"house": "six-card-bonus", "drill": "as-it-comes", "passed": not number, "exam": None}
    return RoundRow(**{**blank, "attempt": f"a{number}", **facts, **said, **shared})  # type: ignore[arg-type]


SHOWN = ("mistakes", "learning", "relapse", "transfer", "items", "pace", "minutes", "shared")
HOUSE = "six-card-bonus"


def play(app: Application, scene: str, wall_ms: Callable[[], int]) -> None:
    a_school(app, wall_ms)
    signed_in(app, Role.SUPERVISOR)
    part = app.parts.one("class", ReportPages)
    part.loading.at_once = True
    part.service = SampleReports
    app.turn_to("class")
    if scene == "trainee":
        part.show_trainee(board().rows[5].account)
    elif scene != "class":
        part.go(_route(scene.removeprefix("reports-")))


def _route(shown: str) -> Route:
    return REPORTS[SHOWN.index(shown)].route("evening", HOUSE)
