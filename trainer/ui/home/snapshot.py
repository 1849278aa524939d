"""The content of the page of today, and the trainee's wishes there, as frozen values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from trainer.drills.feedback import Feedback
from trainer.ui.colours import CLOSED_HOUSE
from trainer.wording import say_count

GREY = CLOSED_HOUSE


@dataclass(frozen=True, slots=True)
class HouseOffered:
    """A house that can be chosen, or the problems that keep it closed."""

    id: str
    title: str
    summary: str
    colours: tuple[str, str, str] = GREY
    problems: tuple[str, ...] = ()

    @property
    def state(self) -> str:
        """The line under the name: the house's own, or the number of its problems."""
        count = len(self.problems)
        if not count:
            return self.summary
        return say_count("{count} problem", "{count} problems", count=count)


@dataclass(frozen=True, slots=True)
class DrillOffered:
    """A drill that can be chosen. ``seats`` are the numbers of seats that it deals; a quick drill
    deals none, and ``quick`` says how it asks. ``group`` is the kind of drill."""

    id: str
    title: str
    teaches: str
    seats: tuple[int, ...] = tuple(range(1, 8))
    group: str = ""
    quick: str = ""


@dataclass(frozen=True, slots=True)
class LeftOffShown:
    """The round that was left on the table."""

    drill_title: str
    house_title: str
    round_words: str
    rest: str


@dataclass(frozen=True, slots=True)
class AttemptShown:
    """A finished round, in a line."""

    id: str
    when: str
    drill: str
    house: str
    right: str
    pace: str
    mistakes: str = ""
    house_id: str = ""
    drill_id: str = ""


@dataclass(frozen=True, slots=True)
class PlanLineShown:
    """One skill of today's plan: why it is there, in words, and when it was last asked for."""

    source: str
    skill: str
    ago: str


@dataclass(frozen=True, slots=True)
class QuestionsShown:
    """The skills that no round shows, and the quick drill that asks for them."""

    words: str
    drill: str


@dataclass(frozen=True, slots=True)
class PlanShown:
    """Today's plan at one house. ``more`` counts the lines that are left out; ``ready`` says how
    likely the exam is passed, ``habit`` how regularly was practised; so many skills are ``left`` to
    show in a test-out."""

    house: str
    title: str
    rounds: str
    lines: tuple[PlanLineShown, ...]
    more: str = ""
    questions: tuple[QuestionsShown, ...] = ()
    ready: str = ""
    habit: str = ""
    left: int = 0


@dataclass(frozen=True, slots=True)
class RoundAsked:
    """A table as the trainee wants it: ``seats`` None leaves them to the drill."""

    house: str
    drill: str
    seats: int | None
    feedback: Feedback


@dataclass(frozen=True, slots=True)
class TodayShown:
    """The whole page. ``drills`` are by the house's id; ``wanted`` is what was chosen last."""

    houses: tuple[HouseOffered, ...]
    drills: Mapping[str, tuple[DrillOffered, ...]]
    wanted: RoundAsked
    left_off: LeftOffShown | None = None
    recent: tuple[AttemptShown, ...] = ()
    notice: str = ""
