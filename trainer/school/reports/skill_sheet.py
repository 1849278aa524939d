"""The readiness sheet: every skill of a house, and one trainee's standing at it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby

from msgspec import Struct

from trainer.drills.skills.skill import Area, Skill
from trainer.records.registry.rows.marks import StandingRow
from trainer.school.clock import DAY_MS
from trainer.school.skills.mastery import LAPSES_DAYS
from trainer.wording import Worded, phrase


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
    """True if the delivered claim still holds: it lapses without new evidence."""
    days = (now_ms - standing.last_at_ms) // DAY_MS
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
