"""The class board: the readiness of each trainee, area by area, computed from the registry's
records of each, and the pace."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from operator import itemgetter, mul
from typing import Any, NamedTuple

from msgspec import Struct

from trainer.drills.skills.skill import Area
from trainer.marking.rule_shown import RuleShown
from trainer.records.registry.reads.report_rows import (
    Listed,
    beliefs_due_of,
    beliefs_of,
    rounds_done,
    skills_done,
)
from trainer.records.registry.reads.report_sums import Db, sum_rows
from trainer.records.registry.rows.marks import BeliefRow, BeliefsDueRow
from trainer.records.registry.tallies import BY_AREA, WEEK, week_of
from trainer.school.clock import DAY_MS
from trainer.school.debrief.pace import pace
from trainer.school.exam.pass_chance import ExamDemands, Ready, SkillAnswers, ready
from trainer.school.held_beliefs import Sureness
from trainer.school.progress.readiness import (
    NOT_SEEN,
    UNKNOWN,
    AreaCell,
    Readiness,
    ReadinessJudged,
)
from trainer.school.reports.scope import View
from trainer.school.skills.mastery import LAPSES_DAYS

LOOKED_BACK_DAYS = 182


def class_ready(
    db: Db,
    view: View,
    book: Callable[[str], Container[str]],
    asked_by_exam: Callable[[str], ExamDemands],
    known: KnownReady,
) -> Mapping[str, Ready]:
    """The readiness of each trainee of the view, by account: for the house of the scope, else for
    the one that the class is taught. A trainee without a house has no entry. What is ``known`` is
    worked out again where something was marked since."""
    wanted = _wanted(view)
    if not wanted:
        return {}
    accounts = tuple(wanted)
    since_ms = (view.today - LOOKED_BACK_DAYS) * DAY_MS
    done = dict(rounds_done(db, wanted, since_ms))
    skills = skills_done(db, accounts, (view.today - LAPSES_DAYS) * DAY_MS)
    held = _held(beliefs_of(db, accounts), wanted)
    return {
        account: _once(
            known,
            (account, house),
            done.get(account, ()),
            _answers(skills[account], book(house)),
            asked_by_exam(house),
            held.get(account, {}),
        )
        for account, house in wanted.items()
    }


KnownReady = dict[tuple[str, str], tuple[tuple[Any, ...], Ready]]
"""The readiness worked out last, by account and house, with what it follows from."""


def _once(known: KnownReady, of: tuple[str, str], *told: Any) -> Ready:
    """Half of what a class board costs is to work this out, and few have worked since."""
    if of not in known or known[of][0] != told:
        if len(known) >= MOST_KNOWN:
            known.clear()
        known[of] = told, ready(*told)
    return known[of][1]


# Of each some 30 kB are kept, more than what is shown of it.
MOST_KNOWN = 200


def beliefs_due_since(db: Db, view: View) -> Mapping[str, int]:
    """Since when the wrong rules of a trainee of the view do not know the rounds yet, at the house
    that is judged: by account, without those whose wrong rules know all."""
    wanted = _wanted(view)
    due = beliefs_due_of(db, tuple(wanted))
    return {each.account: each.since_ms for each in due if _at(wanted, each)}


def _wanted(view: View) -> Mapping[str, str]:
    """The house of each trainee: of the scope, else the one that the class is taught."""
    return {
        each.account: house
        for each in view.group.trainees
        if (house := view.scope.house or each.house)
    }


def _at(wanted: Mapping[str, str], each: BeliefRow | BeliefsDueRow) -> bool:
    return wanted[each.account] == each.house


def _answers(of: Iterable[tuple[Any, ...]], book: Container[str]) -> Mapping[str, SkillAnswers]:
    return {
        skill: SkillAnswers(right, seen, bool(mastered), last_ms)
        for _, skill, right, seen, mastered, last_ms in of
        if skill in book
    }


def _held(
    beliefs: Iterable[BeliefRow], wanted: Mapping[str, str]
) -> Mapping[str, Mapping[str, RuleShown]]:
    found: dict[str, dict[str, RuleShown]] = {}
    for each in beliefs:
        if _at(wanted, each) and (shown := _shown(each)) is not None:
            found.setdefault(each.account, {})[each.misreading] = shown
    return found


def _shown(of: BeliefRow) -> RuleShown | None:
    """The rule with its counts; None for a pattern, and until the marker has counted."""
    if None in (of.per_cent, of.hits, of.clean, of.clean_since, of.wagers):
        return None
    return RuleShown(
        per_cent=of.per_cent or 0,
        hits=of.hits or 0,
        clean=of.clean or 0,
        since=of.clean_since or 0,
        wagers=of.wagers or 0,
        until_ms=of.since_ms if of.verdict == Sureness.CLEARED else None,
    )


HALF_LIFE_DAYS = 14
"""An answer weighs half as much as one that came so many days after it."""
# Older answers weigh next to nothing, so they are not read when no time was chosen.
LOOKED_BACK_WEEKS = 26


Judges = Callable[["Db", "View"], Mapping[str, ReadinessJudged]]
"""How ready each trainee of a view is, by account."""


class BoardRow(Struct, frozen=True):
    """One trainee. ``hands_per_hour`` is None if too little was dealt to tell."""

    account: str
    name: str
    cells: Mapping[Area, AreaCell]
    hands_per_hour: int | None
    rounds: int
    judged: ReadinessJudged

    @property
    def readiness(self) -> Readiness:
        return self.judged.readiness


class Board(Struct, frozen=True):
    """A class. ``means`` are over the trainees with a figure, each counting alike."""

    areas: tuple[Area, ...]
    rows: tuple[BoardRow, ...]
    means: Mapping[Area, float]
    hands_per_hour: int | None

    def count(self, readiness: Readiness) -> int:
        return sum(each.readiness is readiness for each in self.rows)


def board(db: Db, view: View, areas: Sequence[Area], judges: Judges) -> Board:
    """The board of that view; ``areas`` are those that can be practised, in the order of
    teaching."""
    grain = view.scope.period.fine_grain
    of = view.summed(grain)
    if view.scope.period.weeks is None:
        of = replace(of, since=week_of(view.today) - LOOKED_BACK_WEEKS + 1)
    rows = sum_rows(db, of, ("account", "at"), (*_PACED, *BY_AREA))
    by_account = {account: _Columns.of(among) for account, among in groupby(rows, itemgetter(0))}
    return laid_out(
        view.group.trainees,
        {account: _weighed(of_one, grain) for account, of_one in by_account.items()},
        {account: _paced(of_one) for account, of_one in by_account.items()},
        judges(db, view),
        areas,
    )


_PACED = ("rounds", "hands", "elapsed_ms")


class _Columns(NamedTuple):
    """A trainee's work by time, each figure as a column; two for each area, the seen and the
    right."""

    at: Sequence[int]
    rounds: Sequence[int]
    hands: Sequence[int]
    elapsed_ms: Sequence[int]
    by_area: Sequence[Sequence[int]]

    @classmethod
    def of(cls, rows: Iterable[tuple[Any, ...]]) -> _Columns:
        _, at, rounds, hands, elapsed_ms, *by_area = zip(*rows, strict=True)
        return cls(at, rounds, hands, elapsed_ms, by_area)


def laid_out(
    trainees: Iterable[Listed],
    cells: Mapping[str, Mapping[Area, AreaCell]],
    paced: Mapping[str, tuple[int, int | None]],
    held: Mapping[str, ReadinessJudged],
    areas: Sequence[Area],
) -> Board:
    """A board of these figures, by account."""
    known = {area for of_one in cells.values() for area in of_one}
    shown = tuple(area for area in areas if area in known)
    rows = tuple(
        _row(
            *(each, cells.get(each.account, {}), paced.get(each.account, (0, None))),
            *(shown, held.get(each.account, UNKNOWN)),
        )
        for each in trainees
    )
    return Board(
        areas=shown,
        rows=rows,
        means={area: mean for area in shown if (mean := _mean(rows, area)) is not None},
        hands_per_hour=_mean_pace(rows),
    )


def _row(
    listed: Listed,
    cells: Mapping[Area, AreaCell],
    paced: tuple[int, int | None],
    shown: Sequence[Area],
    held: ReadinessJudged,
) -> BoardRow:
    mine = {area: cells.get(area, NOT_SEEN) for area in shown}
    done, hands_per_hour = paced
    return BoardRow(listed.account, listed.name, mine, hands_per_hour, done, held)


def _weighed(of: _Columns, grain: str) -> Mapping[Area, AreaCell]:
    """The cells of one trainee: the share of right answers, later days weighing more."""
    length = 7 if grain == WEEK else 1
    last = max(of.at)
    weights = [0.5 ** ((last - at) * length / HALF_LIFE_DAYS) for at in of.at]
    answers = zip(of.by_area[::2], of.by_area[1::2], strict=True)
    cells = (_cell(seen, right, weights) for seen, right in answers)
    return {area: cell for area, cell in zip(Area, cells, strict=True) if cell.seen}


def _cell(seen: Sequence[int], right: Sequence[int], weights: Sequence[float]) -> AreaCell:
    count = sum(seen)
    if not count:
        return NOT_SEEN
    return AreaCell(sum(map(mul, weights, right)) / sum(map(mul, weights, seen)), count)


def _paced(of: _Columns) -> tuple[int, int | None]:
    """Rounds, and hands an hour."""
    hands = sum(of.hands)
    return sum(of.rounds), pace(hands, sum(of.elapsed_ms)) if hands else None


def _mean(rows: Sequence[BoardRow], area: Area) -> float | None:
    shares = [share for each in rows if (share := each.cells[area].share) is not None]
    return sum(shares) / len(shares) if shares else None


def _mean_pace(rows: Sequence[BoardRow]) -> int | None:
    paces = [each.hands_per_hour for each in rows if each.hands_per_hour is not None]
    return round(sum(paces) / len(paces)) if paces else None
