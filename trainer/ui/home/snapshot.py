"""The content of the page of today, and the trainee's wishes there, as frozen values."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from msgspec import Struct

from trainer.drills.drill_options import Feedback
from trainer.game.rules import PLACES_AT_MOST
from trainer.ui.kit.colours import CLOSED_HOUSE
from trainer.wording import say_count

GREY = CLOSED_HOUSE
FIRST_ROUND = "first-round"
"""The drill that shows each step of one round."""


class HouseOffered(Struct, frozen=True):
    """A house to choose, or the problems that keep it closed."""

    id: str
    title: str
    summary: str
    colours: tuple[str, str, str] = GREY
    problems: tuple[str, ...] = ()
    places: int = PLACES_AT_MOST

    @property
    def state(self) -> str:
        """The line under the name: the house's own, or the number of its problems."""
        count = len(self.problems)
        if not count:
            return self.summary
        return say_count("{count} problem", "{count} problems", count=count)


class DrillOffered(Struct, frozen=True):
    """A drill to choose.

    ``seats`` are the numbers of seats that it deals; a quick drill deals none, and ``quick`` says
    how it asks. ``group`` is the kind of drill, ``result`` how the last one went.
    """

    id: str
    title: str
    teaches: str
    seats: tuple[int, ...] = tuple(range(1, 8))
    group: str = ""
    quick: str = ""
    result: str = ""


class LeftOffShown(Struct, frozen=True):
    """Work that was left before its end.

    ``attempt`` is that of questions, empty for a table; ``pressing``: it was the last thing, and it
    is not between two rounds.
    """

    drill_title: str
    house_title: str
    words: str
    attempt: str = ""
    pressing: bool = False


class NextAct(StrEnum):
    """The act of the page's one main button; its value names the button."""

    FIRST = "today.guided"
    GO_ON = "today.continue"
    PRACTISE = "plan.practise"
    ASK = "plan.ask"


class NextShown(Struct, frozen=True):
    """The one thing to do next; ``drill`` is the quick drill that asks, or what was left off."""

    act: NextAct
    caption: str
    title: str
    where: str = ""
    why: str = ""
    button: str = ""
    drill: str = ""


class PlanRow(Struct, frozen=True):
    """One line of today's plan: its name, the reason, how long. ``next`` is what it starts; None if
    it is done. ``beyond``: it is more than was planned."""

    words: str
    why: str
    minutes: int = 0
    next: NextShown | None = None
    beyond: bool = False


class ChanceShown(Struct, frozen=True):
    """The chance of passing, in per cent, with its interval; or why it is not ``known``.

    ``raises`` are the skills that would raise it, each with the chance reached; ``skills`` those
    that can be dealt.
    """

    known: str = ""
    chance: int = 0
    low: int = 0
    high: int = 0
    raises: tuple[tuple[str, str], ...] = ()
    skills: tuple[str, ...] = ()


class AreaShown(Struct, frozen=True):
    """One area of skills: ``mastered`` and ``learning`` of ``skills``."""

    words: str
    mastered: int
    learning: int
    skills: int


class DayRoundShown(Struct, frozen=True):
    """The round of the day at a house: its code, and how it went."""

    code: str
    told: str


class PlanShown(Struct, frozen=True):
    """Today at one house: the plan, the chance, the skills, the round of the day.

    ``minutes`` are practised today; ``target`` is what the plan comes to with them; 0 without a
    goal. ``left`` counts the skills to show in a test-out; ``ahead``
    says what is left until the goal.
    """

    house: str
    minutes: int
    target: int
    rows: tuple[PlanRow, ...]
    chance: ChanceShown
    day: DayRoundShown
    areas: tuple[AreaShown, ...] = ()
    left: int = 0
    ahead: str = ""


class RoundAsked(Struct, frozen=True):
    """A table as the trainee wants it. ``seats`` is None to leave them to the drill."""

    house: str
    drill: str
    seats: int | None
    feedback: Feedback


class TodayShown(Struct, frozen=True):
    """The whole page.

    ``drills`` tells those of a house by its id; ``wanted`` is the last choice; ``fresh``: no round
    was ever worked; ``goal`` is the end of the plan, in words.
    """

    houses: tuple[HouseOffered, ...]
    drills: Callable[[str], tuple[DrillOffered, ...]]
    wanted: RoundAsked
    left_off: tuple[LeftOffShown, ...] = ()
    fresh: bool = False
    notice: str = ""
    goal: str = ""
