"""The counts of a round or a sitting for the sums of the reports, and the kinds of mistakes that a
school counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from trainer.dealing.finding import Code, Verdict
from trainer.dealing.script import Script
from trainer.drills.skills.registry import Skillbook
from trainer.game.wagers import Wager
from trainer.records.attempt import Dealt
from trainer.records.results import MistakeMade, Observation
from trainer.school.choice_reason import Aim, why_of

# Statistics of items need the source of a round. Only exams and true chance are fair to an item:
# everything else was dealt because of what this trainee can or cannot do.
FROM_EXAM, FROM_CHANCE, OTHERWISE = "exam", "random", ""

AS_IT_COMES = "as-it-comes"
"""The drill of true random rounds, for which nothing is arranged."""


class ItemSeen(NamedTuple):
    """All answers on one skill in a round. ``rest_clean``: everything else in it was right."""

    skill: str
    answers: int
    right: int
    rest_clean: bool


def counts_of_round(
    verdict: Verdict, observations: Iterable[Observation], book: Skillbook
) -> dict[str, int]:
    """The columns of a round that count: by area the seen and the right, by base the opportunities.
    A missing column is 0."""
    by_area = counts_of_quick(observations, {book.house.id: book})
    return {**by_area, **_asked(opportunities(verdict.script))}


def chances_of(mistakes: Iterable[MistakeMade], script: Script) -> dict[str, int]:
    """The opportunities for what these mistakes are about, and for nothing else: a round in which
    no hand was worked."""
    bases = {each.wager or TABLE for each in mistakes}
    return _asked({base: opportunities(script).get(base, 0) for base in bases})


def _asked(chances: Mapping[str, int]) -> dict[str, int]:
    return {f"asked_{base}": count for base, count in chances.items()}


def counts_of_quick(
    observations: Iterable[Observation], books: Mapping[str, Skillbook]
) -> dict[str, int]:
    """The columns of a sitting of questions that count: by area the seen and the right."""
    found = [(books[each.house][each.skill].area, unaided(each)) for each in observations]
    seen, right = Counter(area for area, _ in found), Counter(area for area, well in found if well)
    return {
        column: count
        for area in seen
        for column, count in ((f"seen_{area}", seen[area]), (f"right_{area}", right[area]))
    }


def unaided(observed: Observation) -> bool:
    """True if it was right before the program told the answer."""
    return observed.right and not observed.hinted


def source_of(dealt: Dealt) -> str:
    """The source of the round: an exam, true chance, or a reason."""
    if dealt.exam is not None:
        return FROM_EXAM
    if dealt.repeats is not None:
        return OTHERWISE
    why = why_of(dealt.chosen)
    chosen_by_chance = why is not None and why.first.aim is Aim.RANDOM
    return FROM_CHANCE if chosen_by_chance or dealt.drill == AS_IT_COMES else OTHERWISE


def items_of(observations: Sequence[Observation], dealt: Dealt) -> tuple[ItemSeen, ...]:
    """The items of a round that statistics count; none if it was dealt for a reason."""
    return tuple(_items(observations)) if source_of(dealt) != OTHERWISE else ()


def _items(observations: Sequence[Observation]) -> Iterator[ItemSeen]:
    wrong = sum(not unaided(each) for each in observations)
    by_skill: dict[str, list[bool]] = {}
    for each in observations:
        by_skill.setdefault(each.skill, []).append(unaided(each))
    for skill, answers in by_skill.items():
        right = sum(answers)
        rest_clean = wrong == len(answers) - right
        yield ItemSeen(skill, len(answers), right, rest_clean)


TABLE = "table"
"""Stands for what is about no wager."""

# Under what opportunities are counted: once for all codes of a wager. ``pair_plus`` has as many as
# Pair Plus wagers were settled, ``table`` as many as steps were due.
BASES: tuple[str, ...] = (TABLE, *(wager.value for wager in Wager))

KINDS: tuple[str, ...] = tuple(
    f"{base}.{code.value}"
    for base in BASES
    for code in Code
    if base == TABLE or code is not Code.BAD_ACTION
)
"""The closed list of kinds, each a base and the code of a mistake: ``pair_plus.wrong_amount``."""


def opportunities(script: Script) -> Mapping[str, int]:
    """The number of possible mistakes in a round, by base; a missing base is 0."""
    lines = (line.wager for seat in script.settlement.seats for line in seat.lines)
    return {TABLE: len(script.steps), **Counter(lines)}
