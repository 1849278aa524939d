"""Rounds for chosen skills: each asks for the next of them, and for as many others as fit."""

from __future__ import annotations

from collections.abc import Sequence

from trainer.drills.skills.deal import by_round
from trainer.drills.skills.registry import Skillbook
from trainer.school.choice_reason import Aim
from trainer.school.session.best_table import TableChoice, Tables, choose
from trainer.school.session.needs import Need

SEATS = 5


def dealable(book: Skillbook, skills: Sequence[str]) -> tuple[str, ...]:
    """The skills that a round at the table can ask for."""
    return tuple(each for each in skills if each in book and by_round(book[each]) is not None)


def focused(
    tables: Tables, book: Skillbook, skills: Sequence[str], turn: int, seed: str
) -> TableChoice | None:
    """The round of that turn, from 0; None if no round asks for any of the skills."""
    asked = dealable(book, skills)
    if not asked:
        return None
    first = turn % len(asked)
    every = [Need(book[each], (Aim.CHOSEN,), 1.0) for each in (*asked[first:], *asked[:first])]
    return choose(tables, Aim.CHOSEN, every, every, dict.fromkeys(asked, 1.0), seed)
