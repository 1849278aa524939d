"""The index of all that can be found, searched by the typed words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import NamedTuple

from trainer.wording import say

SHORT, LONG = 2, 40
"""The length of the list of a kind beside the others, and of one kind by itself."""
SCATTERED = 4
"""The rank of what has the words only here and there: it stands last, whichever house it is of."""


class FindKind(StrEnum):
    """The kinds of finds, in the order in which they are listed."""

    RULE = "rule"
    DRILL = "drill"
    ROUND = "round"
    MISTAKE = "mistake"
    SETTING = "setting"
    PAGE = "page"
    TRAINEE = "trainee"
    HELP = "help"

    @property
    def words(self) -> str:
        return {
            FindKind.RULE: say("Rules"),
            FindKind.DRILL: say("Drills"),
            FindKind.ROUND: say("Rounds you dealt"),
            FindKind.MISTAKE: say("My mistakes"),
            FindKind.SETTING: say("Settings"),
            FindKind.PAGE: say("Pages"),
            FindKind.TRAINEE: say("Trainees"),
            FindKind.HELP: say("Help"),
        }[self]


class Opens(NamedTuple):
    """The page that a find opens: by its kind, and the two names by which it is known there."""

    kind: FindKind
    name: str
    part: str = ""


@dataclass(frozen=True, slots=True)
class Find:
    """One thing that can be found: its title, where it is, a word at the right.

    ``more`` are other words for it, those of other languages among them. ``near`` are the rules of
    the house that is dealt, which stand before those of other houses.
    """

    opens: Opens
    title: str
    where: str = ""
    side: str = ""
    more: str = ""
    near: bool = False


@dataclass(frozen=True, slots=True)
class FoundGroup:
    """The finds of one kind: the best of them, and how many there are."""

    kind: FindKind
    finds: tuple[Find, ...]
    count: int


@dataclass(frozen=True, slots=True)
class FindIndex:
    """Everything that can be found, with the letters that are compared."""

    finds: tuple[Find, ...] = ()
    _texts: tuple[tuple[str, str], ...] = field(default=(), repr=False)

    @classmethod
    def of(cls, finds: Iterable[Find]) -> FindIndex:
        """Make the index of these."""
        every = tuple(finds)
        texts = ((each.title, f"{each.title} {each.where} {each.more}") for each in every)
        return cls(every, tuple((title.casefold(), text.casefold()) for title, text in texts))

    def with_words(self, other: Mapping[Opens, str]) -> FindIndex:
        """The same index, which these words find too."""
        finds = (
            replace(each, more=f"{each.more} {other[each.opens]}") if each.opens in other else each
            for each in self.finds
        )
        return FindIndex.of(finds)

    def search(self, words: str, only: FindKind | None = None) -> tuple[FoundGroup, ...]:
        """All finds with these words, kind by kind, the best first."""
        wanted = words.casefold().split()
        if not wanted:
            return ()
        ranked: dict[FindKind, list[tuple[bool, bool, int, int]]] = {}
        for at, (title, text) in enumerate(self._texts):
            if all(word in text for word in wanted):
                found, rank = self.finds[at], _rank(title, text, wanted)
                order = rank == SCATTERED, not found.near, rank, at
                ranked.setdefault(found.opens.kind, []).append(order)
        return tuple(
            self._group(kind, ranked[kind], SHORT if only is None else LONG)
            for kind in FindKind
            if kind in ranked and only in (None, kind)
        )

    def _group(
        self, kind: FindKind, ranked: list[tuple[bool, bool, int, int]], most: int
    ) -> FoundGroup:
        best = sorted(ranked)[:most]
        return FoundGroup(kind, tuple(self.finds[at] for *_, at in best), len(ranked))


def _rank(title: str, text: str, wanted: Sequence[str]) -> int:
    """0 if the title begins with it, 1 if a word of it does, 2 if it contains it; 3 if the words
    stand together elsewhere, else SCATTERED."""
    if title.startswith(wanted[0]):
        return 0
    if all(word in title for word in wanted):
        return 1 if f" {wanted[0]}" in title else 2
    return 3 if " ".join(wanted) in text else SCATTERED


def words_of(collect: Callable[[], Iterable[Find]]) -> Mapping[Opens, str]:
    """The words for each in the present language."""
    return {each.opens: f"{each.title} {each.where} {each.more}" for each in collect()}
