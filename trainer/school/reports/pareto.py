"""What goes wrong most, and what costs most: a few kinds of mistakes make up nearly all of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import accumulate
from typing import TYPE_CHECKING

from trainer.dealing.finding import Code
from trainer.game.wagers import Wager
from trainer.marking import beliefs
from trainer.records.registry.derived.tallies import ASKED
from trainer.records.registry.reads.report_sums import kind_sums, sums
from trainer.wording import Phrase, phrase, say, say_phrase

if TYPE_CHECKING:
    from trainer.records.registry.reads.report_sums import Db, Sum
    from trainer.school.reports.scope import View

VITAL = 0.8
"""The kinds that make up so much of the whole are the ones to begin with."""


class By(StrEnum):
    """What the bars measure."""

    COUNT = "count"
    MONEY = "money"


@dataclass(frozen=True, slots=True)
class Bar:
    """Mistakes of one kind; ``misreading`` is the wrong rule that explains them, or empty.

    What players and what the house were short stand apart and are never netted. ``upto`` is the
    share of the whole that this kind and all before it make up. ``opportunities`` is how often
    such a mistake could have been made.
    """

    kind: str
    misreading: str
    words: str
    mistakes: int
    players_short: int
    house_short: int
    opportunities: int
    upto: float
    vital: bool

    @property
    def money(self) -> int:
        """What went wrong in all, whichever way, in cents."""
        return self.players_short + self.house_short

    @property
    def rate(self) -> float | None:
        """Mistakes per opportunity."""
        return self.mistakes / self.opportunities if self.opportunities else None


@dataclass(frozen=True, slots=True)
class Pareto:
    """The kinds, what weighs most first, and the whole."""

    by: By
    bars: tuple[Bar, ...]
    mistakes: int
    players_short: int
    house_short: int


def pareto(db: Db, view: View, by: By, titles: Mapping[str, str]) -> Pareto:
    """The kinds of mistakes of that view; ``titles`` are those of the houses."""
    of = view.summed(view.scope.period.whole_grain)
    asked = sums(db, of, (), ASKED)
    opportunities = asked[0].figures if asked else {}
    return ordered(kind_sums(db, of, ("kind", "misreading")), opportunities, by, titles)


def ordered(
    made: Iterable[Sum], asked: Mapping[str, int], by: By, titles: Mapping[str, str]
) -> Pareto:
    """The kinds in order; those that weigh nothing are left out."""
    weigh = _MISTAKES if by is By.COUNT else _MONEY
    kinds = sorted(
        (each for each in made if _weight(each, weigh)),
        key=lambda each: (-_weight(each, weigh), each.of),
    )
    whole = sum(_weight(each, weigh) for each in kinds) or 1
    sofar = list(accumulate(_weight(each, weigh) for each in kinds))
    bars = tuple(
        _bar(each, upto / whole, before / whole < VITAL, asked, titles)
        for each, upto, before in zip(kinds, sofar, [0, *sofar], strict=False)
    )
    return Pareto(
        by,
        bars,
        mistakes=sum(each.mistakes for each in bars),
        players_short=sum(each.players_short for each in bars),
        house_short=sum(each.house_short for each in bars),
    )


_MISTAKES, _MONEY = ("mistakes",), ("players_short_cents", "house_short_cents")


def _weight(made: Sum, figures: Iterable[str]) -> int:
    return sum(made[name] for name in figures)


def _bar(
    made: Sum, upto: float, vital: bool, asked: Mapping[str, int], titles: Mapping[str, str]
) -> Bar:
    kind, misreading = made.of
    base, _, _ = kind.partition(".")
    return Bar(
        kind=kind,
        misreading=misreading,
        words=kind_words(kind, misreading, titles),
        mistakes=made["mistakes"],
        players_short=made["players_short_cents"],
        house_short=made["house_short_cents"],
        opportunities=asked.get(f"asked_{base}", 0),
        upto=upto,
        vital=vital,
    )


def kind_words(kind: str, misreading: str, titles: Mapping[str, str]) -> str:
    """A kind of mistake as it is said: the wrong rule behind it, where one is known."""
    base, _, code = kind.partition(".")
    if misreading:
        return belief_words(misreading, titles)
    words = say_phrase(_WORDS[Code(code)])
    if base not in list(Wager):
        return words
    return say("{wager}: {mistake}", wager=Wager(base).words, mistake=words)


def belief_words(misreading: str, titles: Mapping[str, str]) -> str:
    """A wrong rule as a sentence without full stop."""
    house = misreading.partition(".")[2]
    return beliefs.belief_words(misreading, titles.get(house, house))


_WORDS: Mapping[Code, Phrase] = {
    Code.WRONG_AMOUNT: phrase("Wrong amount paid"),
    Code.WRONG_RESULT: phrase("Paid for taken, or taken for paid"),
    Code.MISSING: phrase("Left out"),
    Code.UNEXPECTED: phrase("Done, but not due"),
    Code.WRONG_CALL: phrase("Wrong call or ruling"),
    Code.OUT_OF_ORDER: phrase("Out of order"),
    Code.BAD_ACTION: phrase("Not an action"),
}
