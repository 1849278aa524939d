"""The page of a session that is over: its figures, and what it gained."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from trainer.document import (
    Command,
    CommandRow,
    Deed,
    Document,
    FigureRow,
    Paragraph,
    Route,
    Section,
    SideBySide,
)
from trainer.drills.skills.skill import Skill
from trainer.school.pages.log_pages import TodayRoute
from trainer.school.practice import Practice
from trainer.school.session.sessions import Gained
from trainer.school.words.figure_words import clock, pace_words
from trainer.wording import say, say_count

NAME = "session"
ACROSS = 2
NAMED = 8
"""The number of skills that are named in one group; the others are counted."""


class SessionEndRoute(Route, frozen=True):
    """The end of that session at that house."""

    sitting: str = ""
    house: str = ""


class PractiseOn(Deed, frozen=True):
    """Begin another session at that house."""

    house: str


class SessionFigures(Struct, frozen=True):
    """The gain of a session, and the title of its house."""

    gained: Gained
    house: str


def load_session_end(
    practice: Practice, route: SessionEndRoute
) -> tuple[SessionEndRoute, SessionFigures]:
    """The gain of that session."""
    gained = practice.sessions.gained(route.sitting)
    assert gained is not None, "a session ends with a round that was finished"
    return route, SessionFigures(gained, practice.house(route.house).title)


def tell_session_end(figures: SessionFigures, route: SessionEndRoute) -> Document:
    """The figures at the head, and a card for each group of skills."""
    gained = figures.gained
    rounds = say_count("{count} round", "{count} rounds", count=gained.rounds)
    home = Command(f"{NAME}.home", say("Finish for now"), TodayRoute(), shortcut="Esc")
    onward = Command(
        f"{NAME}.on",
        say("Keep practising"),
        PractiseOn(route.house),
        kind="primary",
        shortcut="Enter",
    )
    groups = tuple(_groups(gained))
    columns = tuple(groups[at::ACROSS] for at in range(ACROSS))
    return Document(
        NAME,
        say("Session finished"),
        (
            FigureRow(f"{NAME}.figures", _figures(gained)),
            SideBySide(f"{NAME}.groups", columns, (1,) * ACROSS),
        ),
        exports=False,
        under=say("{house}, {rounds}", house=figures.house, rounds=rounds),
        beside=(CommandRow(f"{NAME}.onward", (home, onward)),),
    )


def _figures(gained: Gained) -> tuple[tuple[str, str], ...]:
    right = say("{some} of {all}", some=gained.right, all=gained.lines)
    return (
        (say("Wager decisions right"), right),
        (say("Time"), clock(gained.elapsed_ms)),
        (say("Pace"), pace_words(gained.hands_per_hour)),
        (say("Skills practised"), str(gained.skills)),
        (say("Newly mastered"), str(len(gained.mastered))),
    )


def _groups(gained: Gained) -> Iterator[Section]:
    """The groups to tell, the good news first and nothing glossed over."""
    if gained.mastered:
        words = say("Almost certainly right nine times out of ten.")
        yield _group("mastered", say("Newly mastered"), words, gained.mastered)
    if gained.put_off:
        words = say("You got them right. They come back on a later day.")
        yield _group("put_off", say("No longer due"), words, gained.put_off)
    later = tuple(skill for skill in gained.first_seen if skill not in gained.back)
    if later:
        words = say("They come back tomorrow or soon after.")
        yield _group("first_seen", say("Seen for the first time"), words, later)
    if gained.back:
        words = say("You got these wrong. They come back in the next rounds, with new cards.")
        yield _group("back", say("Coming back"), words, gained.back)
    if gained.lost:
        words = say("They were mastered before and went wrong now. A few right answers fix that.")
        yield _group("lost", say("Slipped"), words, gained.lost)


def _group(id_: str, heading: str, sentence: str, skills: tuple[Skill, ...]) -> Section:
    named = [skill.words for skill in skills[:NAMED]]
    if len(skills) > NAMED:
        left = len(skills) - NAMED
        named.append(say_count("and {count} more skill", "and {count} more skills", count=left))
    key = f"{NAME}.group.{id_}"
    told = (Paragraph(each, key=f"{key}.{at}") for at, each in enumerate(named))
    return Section(key, heading, (Paragraph(sentence, "secondary", key=f"{key}.says"), *told))
