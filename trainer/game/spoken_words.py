"""A house's own words in every sentence: for its wagers, its hands, its calls and its people."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from trainer.game.hands import Category
from trainer.game.house_words import HouseWords
from trainer.game.wagers import Wager
from trainer.wording import speaking_of


@dataclass(frozen=True, slots=True)
class SpokenWords:
    """The words of one house, as ``wording`` puts them into sentences.

    A sentence says the usual word; the wagers stand in it alike in every language. A house gives
    its hands and calls in another language as words by themselves, so that in a sentence of that
    language only calls can be put. What fills the places of a sentence is left as it is.
    """

    wagers: tuple[tuple[str, str], ...]
    words: HouseWords
    _known: dict[tuple[str, str, str], str] = field(
        default_factory=dict, init=False, compare=False, repr=False
    )

    def name(self, usual: str) -> str:
        """The house's name for the wager that is usually called so."""
        own = next((self.words.said(each) for each in _BONUSES if each.usual == usual), "")
        return own or dict(self.wagers).get(usual, usual)

    def put(self, text: str, said: str, language: str) -> str:
        """The sentence in the house's words."""
        key = text, said, language
        if key not in self._known:
            with speaking_of(None):
                self._known[key] = self._put(text, said, language)
        return self._known[key]

    def _put(self, text: str, said: str, language: str) -> str:
        alone = _ALONE.get(text, "")
        own = self.words.said(alone)
        if own and not (language == "en" and text.startswith("a ")):
            return own[:1].upper() + own[1:] if text[0].isupper() else _within(own)
        if language == "en":
            said = _HANDS.sub(self._hand, said)
            said = _PLAY_AS_VERB.sub(lambda verb: verb[0].replace("Play", _VERB), said)
        said = _any_of(self.wagers).sub(self._wager, said)
        return self.words.in_calls(said.replace(_VERB, "Play"))

    def _wager(self, found: re.Match[str]) -> str:
        """The house's word for the wager, with the article that it needs."""
        article, usual = found["article"] or "", found["wager"]
        own = self.name(usual)
        if own == usual or not article:
            return article + own
        return article[0] + ("n " if own[0].lower() in "aeiou" else " ") + own

    def _hand(self, found: re.Match[str]) -> str:
        """The house's word for the hand, with the article that it needs."""
        article, hand = found["article"] or "", found["hand"]
        own = self.words.said(hand.lower().replace(" ", "_"))
        if not own:
            return found[0]
        counted = own.endswith("s") or own.lower().startswith(("one ", "no "))
        before = "" if counted or not article else "an " if own[0].lower() in "aeiou" else "a "
        text = before + _within(own)
        return text[:1].upper() + text[1:] if found[0][0].isupper() else text


def _within(own: str) -> str:
    """The word within a sentence: One pair is written with a capital as a form shows it."""
    return own[:1].lower() + own[1:] if own[1:].islower() else own


def spoken_words(spots: Mapping[Wager, str], words: HouseWords) -> SpokenWords:
    """The words of the house with these spots."""
    return _spoken(tuple(_named(spots, words)), words)


def _named(spots: Mapping[Wager, str], words: HouseWords) -> Iterator[tuple[str, str]]:
    own = {**spots, **{each: words.own.get(each, "") for each in _BONUSES}}
    for wager in Wager:
        if own.get(wager) not in (None, "", wager.usual):
            yield wager.usual, own[wager]


# One object for the same words: what is drawn in them is remembered by it.
@lru_cache(maxsize=64)
def _spoken(wagers: tuple[tuple[str, str], ...], words: HouseWords) -> SpokenWords:
    return SpokenWords(wagers, words)


@lru_cache(maxsize=256)
def _any_of(names: tuple[tuple[str, str], ...]) -> re.Pattern[str]:
    """Finds the usual names of wagers, and the house's own, so that these are left alone."""
    found = {name for pair in names for name in pair} | {each.usual for each in Wager}
    longest_first = sorted(found, key=lambda name: (-len(name), name))
    # Chinese has no spaces: only a Latin letter beside it makes it a part of another word.
    name, letter = "|".join(map(re.escape, longest_first)), "[A-Za-z0-9]"
    return re.compile(rf"(?<!{letter})(?P<article>[Aa]n? )?(?P<wager>{name})(?=s?(?!{letter}))")


_BONUSES = (Wager.ANTE_BONUS, Wager.ENVY_BONUS)
"""They have no spot of their own."""
_VERB = "\0"
_PLAY_AS_VERB = re.compile(r"^Play$|\bPlay(?=s\b| on\b(?! the\b)| \(| commences)")
"""Play as what a person does: ``Play on``, the button of a film. In other languages the wager alone
is called so."""
_HANDS = re.compile(
    r"(?<!royal )(?<!two )(?<!\{)\b(?P<article>an? )?"
    r"(?P<hand>straight flush|three of a kind|straight|flush|high card|pair(?! plus\b))\b",
    re.IGNORECASE,
)
_ALONE: Mapping[str, str] = {
    said: each.value
    for each in Category
    for plain in (each.value.replace("_", " "),)
    for said in (plain, plain.capitalize(), f"a {plain}")
} | {"stand-off": "stand_off", "Stand-off": "stand_off", "a stand-off": "stand_off"}
"""Sentences that are nothing but a hand, or the call of equal ones."""
