"""Words that differ between houses: of betting places, of people, and of calls."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from trainer.game.hands import Category
from trainer.wording import language, phrase, say_list, say_phrase


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
