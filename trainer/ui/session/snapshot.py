"""The content of a session's end, as frozen values, read from its gain."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from trainer.drills.skills.skill import Skill
from trainer.school.session.gain import Gained
from trainer.ui.round_clock import clock, pace_words
from trainer.wording import say, say_count

NAMED = 8
"""So many skills are named in one group; the others are counted."""


@dataclass(frozen=True, slots=True)
class GroupShown:
    """Skills about which the same is said."""

    id: str
    heading: str
    sentence: str
    skills: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SessionShown:
    """The end of a session. ``figures`` are what each is, its name and its value."""

    title: str
    subtitle: str
    figures: tuple[tuple[str, str, str], ...]
    groups: tuple[GroupShown, ...]


def session_shown(gained: Gained, house_title: str) -> SessionShown:
    """The gain of this session, in words."""
    rounds = say_count("{count} round", "{count} rounds", count=gained.rounds)
    return SessionShown(
        title=say("Session finished"),
        subtitle=say("{house}, {rounds}", house=house_title, rounds=rounds),
        figures=_figures(gained),
        groups=tuple(_groups(gained)),
    )


def _figures(gained: Gained) -> tuple[tuple[str, str, str], ...]:
    right = say("{some} of {all}", some=gained.right, all=gained.lines)
    return (
        ("right", say("Wager decisions right"), right),
        ("time", say("Time"), clock(gained.elapsed_ms)),
        ("pace", say("Pace"), pace_words(gained.hands_per_hour)),
        ("skills", say("Skills practised"), str(gained.skills)),
        ("mastered", say("Newly mastered"), str(len(gained.mastered))),
    )


def _groups(gained: Gained) -> Iterator[GroupShown]:
    """The groups to tell, the good news first and nothing glossed over."""
    if gained.mastered:
        told = say("Almost certainly right in nine cases of ten.")
        yield _group("mastered", say("Newly mastered"), told, gained.mastered)
    if gained.put_off:
        told = say("You showed them. They come back on a later day.")
        yield _group("put_off", say("No longer due"), told, gained.put_off)
    later = tuple(skill for skill in gained.first_seen if skill not in gained.back)
    if later:
        told = say("They come again tomorrow or soon after.")
        yield _group("first_seen", say("Seen for the first time"), told, later)
    if gained.back:
        told = say("You got these wrong. They come back in the next rounds, with new cards.")
        yield _group("back", say("Coming back"), told, gained.back)
    if gained.lost:
        told = say("They were mastered before and went wrong now. A few right answers fix that.")
        yield _group("lost", say("Slipped"), told, gained.lost)


def _group(id_: str, heading: str, sentence: str, skills: tuple[Skill, ...]) -> GroupShown:
    named = [skill.words for skill in skills[:NAMED]]
    if len(skills) > NAMED:
        left = len(skills) - NAMED
        named.append(say_count("and {count} more skill", "and {count} more skills", count=left))
    return GroupShown(id_, heading, sentence, tuple(named))
