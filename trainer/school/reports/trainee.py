"""One trainee: work, results, obstacles, relapses; and the standing at every skill of a house."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from msgspec import Struct

from trainer.drills.skills.skill import Area, Skill
from trainer.records.declared import rows
from trainer.records.registry.reads.blind_marking import kept_from
from trainer.records.registry.reads.report_rows import sittings_of
from trainer.records.registry.reads.report_sums import Db, sums, zones_of
from trainer.records.registry.rows.exams import SittingRow
from trainer.records.registry.rows.marks import RoundRow, StandingRow
from trainer.records.registry.tallies import DAY
from trainer.school.clock import DAY_MS
from trainer.school.reports.board import BoardRow, Judges, board
from trainer.school.reports.control import Control, control, passed_days
from trainer.school.reports.curves import Curves, curves
from trainer.school.reports.pace import Paced, paced
from trainer.school.reports.pareto import By, Pareto, pareto
from trainer.school.reports.scope import View
from trainer.school.skills.mastery import LAPSES_DAYS
from trainer.wording import Worded, phrase

LAST_ROUNDS = 12


class TraineeDone(Struct, frozen=True):
    """A trainee's work in the time; ``days`` are those with any."""

    days: int
    rounds: int
    critical: int
    players_short: int
    house_short: int


class TraineePage(Struct, frozen=True):
    """All facts about one trainee for a supervisor. ``control`` is there once an exam was
    passed."""

    row: BoardRow
    done: TraineeDone
    paced: Paced
    curves: Curves
    pareto: Pareto
    exams: tuple[SittingRow, ...]
    blind: frozenset[str]
    zones: Mapping[str, int]
    control: Control | None
    last: tuple[RoundRow, ...]


def trainee_page(
    db: Db,
    view: View,
    areas: Sequence[Area],
    judges: Judges,
    titles: Mapping[str, str],
    by: str,
) -> TraineePage:
    """The page of the view's one trainee; the results of exams in ``blind``, and of their rounds,
    are not told."""
    (listed,) = view.group.trainees
    exams = sittings_of(db, (listed.account,))
    zones = zones_of(db, [each.sitting for each in exams])
    blind = kept_from(db, by, [each.sitting for each in exams]) if by else frozenset()
    known = [each for each in exams if each.sitting not in blind]
    last = rows(db, RoundRow, {"account": listed.account}, "-dealt_at_ms", LAST_ROUNDS)
    passed = passed_days(known, zones).get(listed.account)
    whole = sums(db, view.summed(view.scope.period.whole_grain), (), _FIGURES)
    figures = whole[0].figures if whole else dict.fromkeys(_FIGURES, 0)
    return TraineePage(
        row=board(db, view, areas, judges).rows[0],
        done=_done(figures, _days(db, view)),
        paced=paced(figures),
        curves=curves(db, view),
        pareto=pareto(db, view, By.COUNT, titles),
        exams=exams,
        blind=blind,
        zones=zones,
        control=None if passed is None else control(db, view, listed.account, passed),
        last=tuple(each for each in last if each.exam not in blind),
    )


_FIGURES = (
    "rounds",
    "sittings",
    "right",
    "lines",
    "critical",
    "serious",
    "minor",
    "players_short_cents",
    "house_short_cents",
    "hands",
    "elapsed_ms",
)


def _days(db: Db, view: View) -> int:
    """The number of days with any work."""
    return len(sums(db, view.summed(DAY), ("at",), ("rounds",)))


def _done(figures: Mapping[str, int], days: int) -> TraineeDone:
    return TraineeDone(
        days=days,
        rounds=figures["rounds"],
        critical=figures["critical"],
        players_short=figures["players_short_cents"],
        house_short=figures["house_short_cents"],
    )


class Level(Worded):
    """The level of a skill."""

    MASTERED = "mastered", phrase("Mastered")
    LEARNING = "learning", phrase("Learning")
    NOT_SEEN = "not_seen", phrase("Not seen")


class SkillLine(Struct, frozen=True):
    """One skill: the number of questions, the share of right answers, and the last time; None if it
    was never asked."""

    skill: str
    words: str
    level: Level
    right: float | None
    seen: int
    last_at_ms: int | None


class AreaLines(Struct, frozen=True):
    """The skills of one area, in the order of teaching."""

    area: Area
    lines: tuple[SkillLine, ...]

    def count(self, level: Level) -> int:
        return sum(each.level is level for each in self.lines)


class SkillSheet(Struct, frozen=True):
    """Every skill of a house."""

    house: str
    areas: tuple[AreaLines, ...]

    def count(self, level: Level) -> int:
        return sum(each.count(level) for each in self.areas)

    @property
    def skills(self) -> int:
        return sum(len(each.lines) for each in self.areas)


def skill_sheet(
    house: str,
    book: Iterable[Skill],
    standings: Iterable[StandingRow],
    now_ms: int,
) -> SkillSheet:
    """The sheet of the trainee with these standings."""
    known = {each.skill: each for each in standings}
    order = list(Area)
    skills = sorted(book, key=lambda skill: order.index(skill.area))
    areas = tuple(
        AreaLines(area, tuple(_line(each, known, now_ms) for each in among))
        for area, among in groupby(skills, key=lambda skill: skill.area)
    )
    return SkillSheet(house, areas)


def is_mastered(standing: StandingRow, now_ms: int) -> bool:
    """True if the delivered claim still holds."""
    days = (now_ms - standing.last_at_ms) // DAY_MS
    # It lapses without new evidence.
    return standing.level == Level.MASTERED and days <= LAPSES_DAYS


def _line(skill: Skill, known: Mapping[str, StandingRow], now_ms: int) -> SkillLine:
    standing = known.get(skill.id)
    if standing is None:
        return SkillLine(skill.id, skill.words, Level.NOT_SEEN, None, 0, None)
    return SkillLine(
        skill=skill.id,
        words=skill.words,
        level=Level.MASTERED if is_mastered(standing, now_ms) else Level.LEARNING,
        right=standing.ema,
        seen=standing.observations,
        last_at_ms=standing.last_at_ms,
    )
