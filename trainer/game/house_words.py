"""Words that differ between houses: of betting places, of people, and of calls; and a house's own
words in every sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache

from trainer.game.hands import Category
from trainer.game.wagers import Wager
from trainer.wording import language, phrase, say_list, say_phrase, speaking_of


class PlaceWord(StrEnum):
    """The house's word for a betting place."""

    SEAT = "seat"
    BOX = "box"
    SPOT = "spot"
    POSITION = "position"

    def numbered(self, *numbers: object) -> str:
        """``seat 3``; ``boxes 2, 4 and 5``."""
        if len(numbers) == 1:
            return say_phrase(_PLACES[self], seat=numbers[0])
        return say_phrase(_SEVERAL[self], seats=say_list([str(each) for each in numbers]))

    def headed(self, *numbers: object) -> str:
        """``Seat 3``; ``Boxes 2, 4 and 5``: as a line begins."""
        text = self.numbered(*numbers)
        return text[:1].upper() + text[1:]


_PLACES = {
    PlaceWord.SEAT: phrase("seat {seat}"),
    PlaceWord.BOX: phrase("box {seat}"),
    PlaceWord.SPOT: phrase("spot {seat}"),
    PlaceWord.POSITION: phrase("position {seat}"),
}
_SEVERAL = {
    PlaceWord.SEAT: phrase("seats {seats}"),
    PlaceWord.BOX: phrase("boxes {seats}"),
    PlaceWord.SPOT: phrase("spots {seats}"),
    PlaceWord.POSITION: phrase("positions {seats}"),
}


class PlayerWord(StrEnum):
    """The house's word for a person who bets."""

    PLAYER = "player"
    GAMBLER = "gambler"
    GUEST = "guest"
    CUSTOMER = "customer"
    PATRON = "patron"

    @property
    def caption(self) -> str:
        """``Guest``: over a hand that stands by itself."""
        return say_phrase(_CAPTIONS[self])

    @property
    def has_folded(self) -> str:
        """``The guest has folded.``: under a hand that was given up."""
        return say_phrase(_FOLDED[self])


_CAPTIONS = {
    PlayerWord.PLAYER: phrase("Player"),
    PlayerWord.GAMBLER: phrase("Gambler"),
    PlayerWord.GUEST: phrase("Guest"),
    PlayerWord.CUSTOMER: phrase("Customer"),
    PlayerWord.PATRON: phrase("Patron"),
}
_FOLDED = {
    PlayerWord.PLAYER: phrase("The player has folded."),
    PlayerWord.GAMBLER: phrase("The gambler has folded."),
    PlayerWord.GUEST: phrase("The guest has folded."),
    PlayerWord.CUSTOMER: phrase("The customer has folded."),
    PlayerWord.PATRON: phrase("The patron has folded."),
}


class DealerWord(StrEnum):
    """The house's word for a dealer's hand that is good enough: it qualifies, or it is a game."""

    QUALIFIES = "qualifies"
    GAME = "game"


class EqualWord(StrEnum):
    """The house's word for two equal hands."""

    TIE = "tie"
    STAND_OFF = "stand_off"


HAND_CALLS = (*(each.value for each in Category), "stand_off")
OWN_WORDS = ("ante_bonus", "envy_bonus", "place_your_bets", "no_more_bets", *HAND_CALLS)
"""What a house may have a word of its own for: the bonuses that no spot names, and the calls."""
TRANSLATED = ("ru", "zh_CN")
"""The languages in which a house may give its own words too."""


@dataclass(frozen=True, slots=True)
class HouseWords:
    """The words of one house's document. ``own`` are its own by what they are for, ``translated``
    the same by language, where the house gives them."""

    place: PlaceWord = PlaceWord.SEAT
    player: PlayerWord = PlayerWord.PLAYER
    dealer: DealerWord = DealerWord.QUALIFIES
    equal: EqualWord = EqualWord.TIE
    own: Mapping[str, str] = field(default_factory=dict, hash=False)
    translated: Mapping[str, Mapping[str, str]] = field(default_factory=dict, hash=False)

    def said(self, word: str) -> str:
        """The house's own word, in the reader's language where it is given in that; empty where it
        has none of its own."""
        return self.translated.get(language(), {}).get(word) or self.own.get(word, "")

    def in_calls(self, text: str) -> str:
        """The text with the house's own calls in it, and its word for people who bet. Every
        translation quotes the usual calls as they stand in ``_CALLS``, and has one word for
        people."""
        for call, usual in _CALLS.items():
            own = self.said(call)
            for each in map(say_phrase, usual if own else ()):
                # Some sentences of the house quote its own call already.
                text = text.replace(own, each).replace(each, own)
        others = _OTHERS.get(self.player) if language() == "en" else None
        return others.sub(self._like, text) if others else text

    def _like(self, found: re.Match[str]) -> str:
        """The house's word, with a capital where the other had one."""
        return self.player.title() if found[0][0].isupper() else str(self.player)


_ANY_OTHER = re.compile(r"(?<!\{)\b(?:player|gambler)(?=s?\b)", re.IGNORECASE)
_OTHERS = {
    PlayerWord.PLAYER: re.compile(r"(?<!\{)\bgambler(?=s?\b)", re.IGNORECASE),
    PlayerWord.GAMBLER: re.compile(r"(?<!\{)\bplayer(?=s?\b)", re.IGNORECASE),
    PlayerWord.GUEST: _ANY_OTHER,
    PlayerWord.CUSTOMER: _ANY_OTHER,
    PlayerWord.PATRON: _ANY_OTHER,
}
"""The words for people in sentences of other houses, in the place of which each has its own."""
_CALLS = {
    "place_your_bets": (phrase("Place your bets"), phrase("place your bets")),
    "no_more_bets": (phrase("No more bets"), phrase("no more bets")),
}


@dataclass(frozen=True, slots=True)
class SpokenWords:
    """The words of one house, as ``wording`` puts them into sentences.

    A sentence says the usual word; the wagers and the stand-off stand in it alike in every
    language. A house gives its hands in another language as words by themselves, so that in a
    sentence of that language only calls can be put. What fills the places of a sentence is left as
    it is.
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
        said = _STAND_OFF.sub(self._hand, said)
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
        own = self.words.said(re.sub("[ -]", "_", hand.lower()))
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


# They have no spot of their own.
_BONUSES = (Wager.ANTE_BONUS, Wager.ENVY_BONUS)
_VERB = "\0"
# Play as what a person does: ``Play on``, the button of a film. In other languages the wager alone
# is called so.
_PLAY_AS_VERB = re.compile(r"^Play$|\bPlay(?=s\b| on\b(?! the\b)| \(| commences)")
_HANDS = re.compile(
    r"(?<!royal )(?<!two )(?<!\{)\b(?P<article>an? )?"
    r"(?P<hand>straight flush|three of a kind|straight|flush|high card|pair(?! plus\b))\b",
    re.IGNORECASE,
)
# The call of equal hands, which every translation leaves as it is.
_STAND_OFF = re.compile(
    r"(?<![A-Za-z{])(?P<article>an? )?(?P<hand>stand-off)(?![A-Za-z])", re.IGNORECASE
)
_ALONE: Mapping[str, str] = {
    said: each.value
    for each in Category
    for plain in (each.value.replace("_", " "),)
    for said in (plain, plain.capitalize(), f"a {plain}")
} | {"stand-off": "stand_off", "Stand-off": "stand_off", "a stand-off": "stand_off"}
"""Sentences that are nothing but a hand, or the call of equal ones."""
