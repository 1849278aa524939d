"""The most frequent and the costliest mistakes: a few kinds make up nearly all of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import accumulate

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.finding import Code
from trainer.game.wagers import Wager
from trainer.marking.belief_words import belief_words as words_at
from trainer.records.registry.reads.report_sums import Db, Sum, kind_sums, sums
from trainer.records.registry.tallies import ASKED
from trainer.school.debrief.phrases import code_words
from trainer.school.reports.scope import View
from trainer.wording import say

VITAL = 0.8
"""The kinds that make up so much of the whole are the ones to begin with."""


class By(StrEnum):
    """The measure of the bars."""

    COUNT = "count"
    MONEY = "money"


class ParetoBar(Struct, frozen=True):
    """Mistakes with the same words: all that one wrong rule explains (``misreading``), of any
    kinds, or else those of one kind.

    Players' and house's losses are apart and never netted. ``upto`` is the share of the whole up to
    this bar. ``opportunities`` is how often such a mistake was possible.
    """

    kinds: tuple[str, ...]
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
        """The sum of the errors in both directions, in cents."""
        return self.players_short + self.house_short

    @property
    def rate(self) -> float | None:
        """Mistakes per opportunity."""
        return self.mistakes / self.opportunities if self.opportunities else None

    def weight(self, by: By) -> int:
        """The length of the bar, by that measure."""
        return self.mistakes if by is By.COUNT else self.money


class Pareto(Struct, frozen=True):
    """All mistakes of a view, the largest first, and their sum."""

    by: By
    bars: tuple[ParetoBar, ...]
    mistakes: int
    players_short: int
    house_short: int


def pareto(db: Db, view: View, by: By, titles: Mapping[str, str]) -> Pareto:
    """The kinds of mistakes of that view; ``titles`` are those of the houses."""
    of = view.summed(view.scope.period.whole_grain)
    asked = sums(db, of, (), ASKED)
    opportunities = asked[0].figures if asked else {}
    return ordered(kind_sums(db, of), opportunities, by, titles)


def ordered(
    made: Iterable[Sum], asked: Mapping[str, int], by: By, titles: Mapping[str, str]
) -> Pareto:
    """The bars in order. By money, mistakes without cost come last, but are counted."""
    found = sorted(_bars(made, asked, titles), key=lambda each: (-each.weight(by), each.kinds))
    whole = sum(each.weight(by) for each in found) or 1
    sofar = list(accumulate(each.weight(by) for each in found))
    bars = tuple(
        replace(each, upto=upto / whole, vital=bool(each.weight(by)) and before / whole < VITAL)
        for each, upto, before in zip(found, sofar, [0, *sofar], strict=False)
    )
    return Pareto(
        by,
        bars,
        mistakes=sum(each.mistakes for each in bars),
        players_short=sum(each.players_short for each in bars),
        house_short=sum(each.house_short for each in bars),
    )


def _bars(
    made: Iterable[Sum], asked: Mapping[str, int], titles: Mapping[str, str]
) -> Iterator[ParetoBar]:
    """One bar for each wording."""
    # A wrong rule shows in mistakes of several kinds.
    alike: dict[str, list[Sum]] = {}
    for each in made:
        if each["mistakes"]:
            kind, misreading = each.of
            alike.setdefault(misreading or kind, []).append(each)
    for sums_ in alike.values():
        yield _bar(sums_, asked, titles)


def _bar(made: Sequence[Sum], asked: Mapping[str, int], titles: Mapping[str, str]) -> ParetoBar:
    kinds = tuple(sorted(each.of[0] for each in made))
    misreading = made[0].of[1]
    bases = {kind.partition(".")[0] for kind in kinds}
    return ParetoBar(
        kinds=kinds,
        misreading=misreading,
        words=kind_words(kinds[0], misreading, titles),
        mistakes=sum(each["mistakes"] for each in made),
        players_short=sum(each["players_short_cents"] for each in made),
        house_short=sum(each["house_short_cents"] for each in made),
        opportunities=sum(asked.get(f"asked_{base}", 0) for base in bases),
        upto=0.0,
        vital=False,
    )


def kind_words(kind: str, misreading: str, titles: Mapping[str, str]) -> str:
    """A kind of mistake in words: the wrong rule behind it, if one is known."""
    base, _, code = kind.partition(".")
    if misreading:
        return belief_words(misreading, titles)
    words = code_words(Code(code))
    if base not in list(Wager):
        return words
    return say("{wager}: {mistake}", wager=Wager(base).words, mistake=words)


def belief_words(misreading: str, titles: Mapping[str, str]) -> str:
    """A wrong rule as a sentence without full stop."""
    house = misreading.partition(".")[2]
    return words_at(misreading, titles.get(house, house))
