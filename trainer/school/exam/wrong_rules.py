"""Wrong rules at an exam: those that gave every answer that they could, each of which fails it, and
the errors that a trainee's own would make."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from trainer.drills.exam.areas import ExamArea
from trainer.drills.exam.blueprint import PassRule
from trainer.game.rules import Situation
from trainer.game.wagers import Wager
from trainer.marking.predict import Misread
from trainer.marking.rule_shown import RuleShown, Seen
from trainer.school.exam.mistakes import Exposed
from trainer.wording import say, say_list, speaking_of

# A wrong rule that answered fewer times may be a slip.
LEAST = 2

_Cell = tuple[int, int, Wager]


class WrongRule(Struct, frozen=True):
    """A wrong rule that gave every answer that it could, all of them wrong. ``belief`` is the wrong
    rule in words, ``truth`` the right one, with its clause. Several ``ids`` explain the same
    answers and cannot be told apart."""

    ids: tuple[str, ...]
    belief: str
    truth: str
    shown: tuple[Exposed, ...]

    @property
    def times(self) -> int:
        return len(self.shown)

    @property
    def areas(self) -> frozenset[ExamArea]:
        return frozenset(each.area for each in self.shown)

    @property
    def cells(self) -> frozenset[_Cell]:
        return frozenset(each.cell for each in self.shown)


def wrong_rules(exposed: Sequence[Exposed], misread: Misread) -> tuple[WrongRule, ...]:
    """The fewest rules that explain those answers, the one that explains most first, in the house's
    words."""
    with speaking_of(misread.rules.spoken):
        return _fewest([*_always(exposed, misread)])


def _fewest(left: Sequence[WrongRule]) -> tuple[WrongRule, ...]:
    found: list[WrongRule] = []
    explained: set[_Cell] = set()
    while left := [each for each in left if len(each.cells - explained) >= LEAST]:
        most = max(len(each.cells) for each in left)
        first = next(each for each in left if len(each.cells) == most)
        found.append(_either([each for each in left if each.cells == first.cells]))
        explained |= first.cells
    return tuple(found)


def _either(rivals: Sequence[WrongRule]) -> WrongRule:
    """Join rules that explain the same answers into one that names them all."""
    first, *others = rivals
    if not others:
        return first
    beliefs = say_list([say('"{note}"', note=each.belief) for each in rivals], "or")
    truths = [*dict.fromkeys(each.truth for each in rivals)]
    return replace(
        first,
        ids=tuple(id_ for each in rivals for id_ in each.ids),
        belief=say("Either {beliefs}", beliefs=beliefs),
        truth=say_list(truths, ";"),
    )


def _always(exposed: Sequence[Exposed], misread: Misread) -> Iterator[WrongRule]:
    """Every wrong rule that answered each time, twice or more."""
    for name, every in _by_rule(exposed).items():
        asked = _at_its_hand(every)
        shown = [each for each in every if each.exposure.seen is Seen.HIT]
        if len(shown) >= LEAST and all(each in shown for each in asked):
            (held,) = misread.listed((name,))
            truth = f"{held.truth} ({held.clause(misread.rules)})"
            yield WrongRule((name,), held.belief, truth, tuple(shown))


def _at_its_hand(shown: Sequence[Exposed]) -> Sequence[Exposed]:
    """The hands at which the rule has to answer."""
    # Envy Bonuses, folds and hands without an Ante count only for rules about nothing else: one may
    # misread a hand and still know what others get for it, or take a beaten hand's wager and leave
    # that of a folded one, or of one that bet on nothing else.
    own = [each for each in shown if each.exposure.cell[1] is not Wager.ENVY_BONUS] or shown
    for spared in (Situation.FOLDED, None):
        others = [each for each in own if each.situation is not spared]
        own = others if len(others) >= LEAST else own
    return own


def _by_rule(exposed: Sequence[Exposed]) -> Mapping[str, list[Exposed]]:
    found: dict[str, list[Exposed]] = {}
    for each in exposed:
        found.setdefault(each.exposure.misreading, []).append(each)
    return found


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
