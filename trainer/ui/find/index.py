"""The index of all that can be found, searched by the typed words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property, partial
from itertools import chain
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from trainer.wording import say

SHORT, LONG = 2, 40
"""The length of the list of a kind beside the others, and of one kind by itself."""
FEW = 5
"""So many finds in all are all listed."""
# The rank of what has the words only here and there: it stands last, whichever house it is of.
SCATTERED = 4
# A word of fewer letters is not taken for another: too many are near it.
SHORTEST = 4
# So many words of a pasted text are looked for, one by one, where nothing has all of it.
MOST_WORDS = 12
# Letters from here on are Chinese, where no space parts the words.
CHINESE = "\u2e80"
# So many letters of each text are looked through for the word that was meant.
LIKE_A_TITLE = 400
# Russian letters as Latin ones: «анте бонус» is looked for where a house says Ante Bonus.
LATIN = str.maketrans(
    dict(zip("абвгдезийклмнопрстуфхыэ", "abvgdeziiklmnoprstufhye", strict=True))
    | {
        "ж": "zh",
        "ц": "ts",
        "ч": "ch",
        "ш": "sh",
        "щ": "sh",
        "ю": "yu",
        "я": "ya",
        "ь": "",
        "ъ": "",
    }
)


class FindKind(StrEnum):
    """The kinds of finds, in the order in which they are listed if they fit equally well."""

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


class Find(Struct, frozen=True):
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


class FoundGroup(Struct, frozen=True):
    """The finds of one kind: the best of them, and how many there are."""

    kind: FindKind
    finds: tuple[Find, ...]
    count: int


@dataclass(frozen=True)
class FindIndex:
    """Everything that can be found, with the letters that are compared."""

    finds: tuple[Find, ...] = ()
    _texts: tuple[tuple[str, str], ...] = field(default=(), repr=False)

    @classmethod
    def of(cls, finds: Iterable[Find]) -> FindIndex:
        every = tuple(finds)
        texts = ((each.title, f"{each.title} {each.where} {each.more}") for each in every)
        return cls(every, tuple((_compared(title), _compared(text)) for title, text in texts))

    def with_words(self, other: Mapping[Opens, str]) -> FindIndex:
        """The same index, which these words find too."""
        finds = (
            replace(each, more=f"{each.more} {other[each.opens]}") if each.opens in other else each
            for each in self.finds
        )
        return FindIndex.of(finds)

    def search(self, words: str, only: FindKind | None = None) -> tuple[FoundGroup, ...]:
        """All finds with these words, the kind with the best find first."""
        return self._having(folded(words).split(), only)

    def nearest(self, words: str) -> str:
        """What is searched where nothing has all of the words: those that something has, and for a
        slip of the keys the word that is nearest to it."""
        typed = folded(words).split()[:MOST_WORDS]
        wanted = tuple(chain.from_iterable(map(self._meant, typed)))
        places = {word: self._places(word) for word in wanted}
        while wanted and not _together(places, wanted):
            fewer = [wanted[:at] + wanted[at + 1 :] for at in reversed(range(len(wanted)))]
            wanted = max(fewer, key=partial(self._says_much, places))
        return " ".join(wanted)

    def _having(self, wanted: Sequence[str], only: FindKind | None) -> tuple[FoundGroup, ...]:
        words = [letters for word in wanted if (letters := word.translate(LATIN))]
        if not words:
            return ()
        begun = [_begun(word) for word in words]
        together = f" {' '.join(words)}"
        ranked: dict[FindKind, list[tuple[bool, bool, int, int]]] = {}
        for at, (title, text) in enumerate(self._texts):
            if all(word in text for word in begun):
                found, rank = self.finds[at], _rank(title, text, together, begun)
                order = rank == SCATTERED, not found.near, rank, at
                ranked.setdefault(found.opens.kind, []).append(order)
        kinds = (kind for kind in FindKind if kind in ranked and only in (None, kind))
        few = only is not None or sum(map(len, ranked.values())) <= FEW
        return tuple(
            self._group(kind, ranked[kind], LONG if few else SHORT)
            for kind in sorted(kinds, key=lambda kind: _best(kind, ranked[kind]))
        )

    def _group(
        self, kind: FindKind, ranked: list[tuple[bool, bool, int, int]], most: int
    ) -> FoundGroup:
        best = sorted(ranked)[:most]
        return FoundGroup(kind, tuple(self.finds[at] for *_, at in best), len(ranked))

    def _places(self, word: str) -> frozenset[int]:
        """The places of the finds that have the word; none of a word without a sound of its own."""
        letters = word.translate(LATIN)
        begun = _begun(letters) if letters else ""
        found = (at for at, (_, text) in enumerate(self._texts) if begun and begun in text)
        return frozenset(found)

    def _says_much(
        self, places: Mapping[str, frozenset[int]], wanted: Sequence[str]
    ) -> tuple[bool, int]:
        """How well these words tell what is meant: the fewer things have them, the better. Help
        has every word somewhere."""
        kinds = (self.finds[at].opens.kind for at in _together(places, wanted))
        found = sum(kind is not FindKind.HELP for kind in kinds)
        return found > 0, -found

    def _meant(self, word: str) -> Sequence[str]:
        """The word itself if something has it; else two words written as one, its stem, or the
        nearest word of a title; else none."""
        if self._places(word):
            return (word,)
        if word[0] > CHINESE:
            begun = (word[:at] for at in range(len(word) - 1, 1, -1))
            return tuple(each for each in begun if self._places(each))[:1]
        if len(word) < SHORTEST:
            return ()
        for at in range(3, len(word) - 2):
            if word[:at] in self._title_words and word[at:] in self._title_words:
                return word[:at], word[at:]
        for stem in (word[:-1], word[:-2]):
            if not word.isascii() and self._places(stem):
                return (stem,)
        near = [each for each in self._title_words if each[0] == word[0] and _is_slip(word, each)]
        return (min(near, key=lambda each: (abs(len(each) - len(word)), each)),) if near else ()

    @cached_property
    def _title_words(self) -> frozenset[str]:
        starts = (f"{each.title} {each.where} {each.more[:LIKE_A_TITLE]}" for each in self.finds)
        return frozenset(folded(" ".join(starts)).split())


def folded(words: str) -> str:
    """The words as they are compared, each after a space: small letters, and no signs that people
    leave out."""
    return " " + _LEFT_OUT.sub(" ", words.casefold().replace("ё", "е")).strip()


def _compared(text: str) -> str:
    return folded(text).translate(LATIN)


_LEFT_OUT = re.compile(r"[^\w¶.:]+|[.:](?!\w)")


def _begun(word: str) -> str:
    """The word as texts have it: after a space, but in Chinese, which puts none before a word."""
    return word if word[0] > CHINESE else f" {word}"


def _together(places: Mapping[str, frozenset[int]], words: Sequence[str]) -> frozenset[int]:
    return frozenset.intersection(*(places[word] for word in words)) if words else frozenset()


def _is_slip(typed: str, word: str) -> bool:
    """True if one slip made the other word of it, or two in a long one: a letter wrong, missing,
    too many, or two changed about."""
    most = 1 if len(word) < 6 else 2
    if abs(len(typed) - len(word)) > most:
        return False
    before: list[int] = []
    row = list(range(len(word) + 1))
    for i, letter in enumerate(typed, 1):
        before, above, row = row, before, [i]
        for j, other in enumerate(word, 1):
            step = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == word[j - 2] and typed[i - 2] == other:
                step = min(step, above[j - 2] + 1)
            row.append(step)
    return row[-1] <= most


def _best(kind: FindKind, ranked: Iterable[tuple[bool, bool, int, int]]) -> int:
    """The best rank of a kind; of help a worse one, for every word stands somewhere in it."""
    rank = min(rank for _, _, rank, _ in ranked)
    return rank + (kind is FindKind.HELP and rank > 2)


def _rank(title: str, text: str, together: str, begun: Sequence[str]) -> int:
    """0 if the title is the words, 1 if it begins with them, 2 if words of it begin with them; 3 if
    words that stand together elsewhere do, else SCATTERED."""
    if title.lstrip().startswith(together.lstrip()):
        return 0 if len(title) == len(together) else 1
    if all(word in title for word in begun):
        return 2
    return 3 if together in text else SCATTERED


def words_of(collect: Callable[[], Iterable[Find]]) -> Mapping[Opens, str]:
    """The words for each in the present language."""
    return {each.opens: f"{each.title} {each.where} {each.more}" for each in collect()}
