"""The gain of a session, from the state of each of its skills before and after."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from trainer.drills.skills.registry import Skillbook
from trainer.drills.skills.skill import Skill
from trainer.records.observation import Observation
from trainer.records.results import RoundResult
from trainer.school.debrief.pace import pace_of
from trainer.school.skills.levels import START, Chances, Siblings
from trainer.school.skills.mastery import mastered
from trainer.school.skills.standing import NEVER, Standing, folded


@dataclass(frozen=True, slots=True)
class Gained:
    """A session as a whole. ``mastered`` are skills that were not before, ``lost`` the opposite,
    ``first_seen`` new ones; ``put_off`` were due and no longer are. ``back`` come back soon.
    ``right`` of ``lines`` wager decisions were right."""

    house: str
    rounds: int
    right: int
    lines: int
    elapsed_ms: int
    hands_per_hour: int | None
    skills: int
    mastered: tuple[Skill, ...]
    lost: tuple[Skill, ...]
    first_seen: tuple[Skill, ...]
    put_off: tuple[Skill, ...]
    back: tuple[Skill, ...]


def gained(
    rounds: Sequence[RoundResult],
    within: Sequence[Sequence[Observation]],
    history: Iterable[Observation],
    book: Skillbook,
    back: Iterable[str],
    others: Siblings | None = None,
) -> Gained:
    """The gain of these rounds. Their observations are ``within`` and, with all earlier ones, in
    ``history``; ``others`` is the trainee's record on all skills."""
    changes = _changes(within, history, book, others)
    return Gained(
        house=rounds[0].house,
        rounds=len(rounds),
        right=sum(each.right for each in rounds),
        lines=sum(each.lines for each in rounds),
        elapsed_ms=sum(each.elapsed_ms for each in rounds),
        hands_per_hour=pace_of(rounds),
        skills=len(changes),
        mastered=tuple(each.skill for each in changes if each.after and not each.before),
        lost=tuple(each.skill for each in changes if each.before and not each.after),
        first_seen=tuple(each.skill for each in changes if each.is_new),
        put_off=tuple(each.skill for each in changes if each.put_off),
        back=tuple(book[skill] for skill in back if skill in book),
    )


@dataclass(frozen=True, slots=True)
class _Change:
    """A skill of the session: whether it was mastered ``before`` and is ``after``."""

    skill: Skill
    before: bool
    after: bool
    is_new: bool
    put_off: bool


def _changes(
    within: Sequence[Sequence[Observation]],
    history: Iterable[Observation],
    book: Skillbook,
    others: Siblings | None,
) -> list[_Change]:
    fresh = {(each.event, each.number) for seen in within for each in seen}
    earlier: dict[str, list[Observation]] = {}
    later: dict[str, list[Observation]] = {}
    for each in history:
        side = later if (each.event, each.number) in fresh else earlier
        side.setdefault(each.skill, []).append(each)
    seen = [skill for skill in book if skill.id in later]
    prior = {skill.id: START if others is None else others.prior(skill.id) for skill in seen}
    return [_change(skill, earlier, later[skill.id], prior[skill.id]) for skill in seen]


def _change(
    skill: Skill,
    earlier: Mapping[str, Iterable[Observation]],
    seen: Sequence[Observation],
    prior: Chances,
) -> _Change:
    before = folded(earlier.get(skill.id, ()), skill.reference_ms)
    after = before
    for each in seen:
        after = after.after(each, skill.reference_ms)
    day = seen[-1].day
    return _Change(
        skill=skill,
        before=mastered(before, high_stakes=skill.high_stakes, prior=prior),
        after=mastered(after, high_stakes=skill.high_stakes, prior=prior),
        is_new=before == NEVER,
        put_off=_due(before, skill, day) and not _due(after, skill, day),
    )


def _due(standing: Standing, skill: Skill, day: int) -> bool:
    memory = standing.scheduled(skill.id)
    return memory is not None and memory.due_day <= day
