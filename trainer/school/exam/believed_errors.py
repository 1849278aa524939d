"""The errors that a trainee's wrong rules make at an exam, by how steadily each is held."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from trainer.drills.exam.passing import PassRule
from trainer.marking.rule_shown import RuleShown


class AskedHand(NamedTuple):
    """A hand of an exam that shows a wrong rule: the wagers, and the starred ones among them."""

    wagers: int
    starred: int


Errors = Mapping[tuple[int, int], float]
"""The probability of each number of errors, and of those on starred decisions among them, that may
still pass: less than 1 together where more may be made."""

NO_ERRORS: Errors = {(0, 0): 1.0}


def errors_of(
    shown: RuleShown, hands: Sequence[AskedHand], rule: PassRule, *, fails_alone: bool
) -> Errors:
    """The errors that the rule makes in those hands. ``fails_alone``: where it answers each time,
    the exam is failed."""
    found = {(0, 0): 1.0}
    for share, chance in shown.held() if hands else ():
        found[0, 0] -= chance
        made = _made(share, tuple(hands), rule, fails_alone=fails_alone)
        for errors, each in made.items():
            found[errors] = found.get(errors, 0.0) + chance * each
    return found


# Of a wrong rule the same for everybody, and half a millisecond each.
@lru_cache(maxsize=4096)
def _made(
    share: float, hands: tuple[AskedHand, ...], rule: PassRule, *, fails_alone: bool
) -> Errors:
    found = NO_ERRORS
    for hand in hands:
        found = together(found, {(0, 0): 1 - share, (hand.wagers, hand.starred): share}, rule)
    every = sum(each.wagers for each in hands), sum(each.starred for each in hands)
    if fails_alone and every[0] > 1 and every in found:
        return {**found, every: found[every] - share ** len(hands)}
    return found


def together(one: Errors, other: Errors, rule: PassRule) -> Errors:
    """The errors of both, as far as they may pass."""
    found: dict[tuple[int, int], float] = {}
    for (errors, starred), chance in one.items():
        for (more, stars), each in other.items():
            if rule.passes(errors + more, starred + stars):
                made = errors + more, starred + stars
                found[made] = found.get(made, 0.0) + chance * each
    return found
