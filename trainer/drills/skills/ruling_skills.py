"""The skills of irregularities, and of questions in words alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from trainer.dealing.clause import Clause
from trainer.dealing.irregularity import Irregularities, Irregularity
from trainer.drills.manner import manner_skills
from trainer.drills.recipe import Exercise
from trainer.drills.skills.skill import Area, ByQuestion, ByScene, Skill, own
from trainer.wording import say

BETS = "bets"
LOOK_ALIKES = "irr.look_alikes"
MANNER = "manner"
_BETS_MS, _RULING_MS, _MANNER_MS = 15_000, 12_000, 8_000


def ruling_id(line: Irregularity, house: str) -> str:
    """The skill of ruling on that line; of letting a look-alike pass."""
    return own(LOOK_ALIKES if line.harmless else line.skill, house)


def ruling_skills(irregularities: Irregularities) -> Iterator[Skill]:
    """Every line of the house's list on which it rules, and one skill for all look-alikes."""
    house = irregularities.house
    for line in irregularities.lines:
        if not line.harmless:
            yield Skill(
                id=ruling_id(line, house),
                area=Area.RULINGS,
                reference_ms=_RULING_MS,
                by=(ByScene((line.id,)),),
                told=partial(_told, line),
            )
    if harmless := tuple(line.id for line in irregularities.lines if line.harmless):
        yield Skill(
            id=own(LOOK_ALIKES, house),
            area=Area.RULINGS,
            reference_ms=_RULING_MS,
            by=(ByScene(harmless),),
            told=_look_alikes_told,
        )


def bets_skill(house: str) -> Skill:
    """The skill of finding invalid bets and the reason; a dealt round has none of them."""
    return Skill(
        id=own(BETS, house),
        area=Area.BETS,
        reference_ms=_BETS_MS,
        by=(ByQuestion(Exercise.BETS),),
        told=_bets_told,
    )


def manner_skill(house: str, clauses: Sequence[Clause]) -> Iterator[Skill]:
    """The skill of handling that the house's document describes, as far as it does."""
    if asked := tuple(manner_skills(house, clauses)):
        yield Skill(
            id=own(MANNER, house),
            area=Area.MANNER,
            reference_ms=_MANNER_MS,
            by=(ByQuestion(Exercise.MANNER, asked),),
            told=_manner_told,
        )


def _told(line: Irregularity) -> str:
    return line.heading


def _bets_told() -> str:
    return say("Find the bets that may not stand")


def _look_alikes_told() -> str:
    return say("What only looks like an irregularity")


def _manner_told() -> str:
    return say("How hands, cards and chips are handled")
