"""Words that differ between houses: of betting places, of people, and of calls."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from trainer.wording import phrase, say_phrase


class PlaceWord(StrEnum):
    """The house's word for a betting place."""

    SEAT = "seat"
    BOX = "box"


class PlayerWord(StrEnum):
    """The house's word for a person who bets."""

    PLAYER = "player"
    GAMBLER = "gambler"
    GUEST = "guest"
    CUSTOMER = "customer"


class DealerWord(StrEnum):
    """The house's word for a dealer's hand that is good enough: it qualifies, or it is a game."""

    QUALIFIES = "qualifies"
    GAME = "game"


class EqualWord(StrEnum):
    """The house's word for two equal hands."""

    TIE = "tie"
    STAND_OFF = "stand_off"


@dataclass(frozen=True, slots=True)
class HouseWords:
    """The words of one house's document; ``ante_bonus`` and the two calls, if it has its own."""

    place: PlaceWord = PlaceWord.SEAT
    player: PlayerWord = PlayerWord.PLAYER
    dealer: DealerWord = DealerWord.QUALIFIES
    equal: EqualWord = EqualWord.TIE
    ante_bonus: str = ""
    place_your_bets: str = ""
    no_more_bets: str = ""

    def in_calls(self, text: str) -> str:
        """The text with the house's own calls in it. Every translation quotes the usual calls as
        they stand in ``_CALLS``."""
        for call, usual in _CALLS.items():
            own = getattr(self, call)
            for each in usual if own else ():
                text = text.replace(say_phrase(each), own)
        return text


_CALLS = {
    "place_your_bets": (phrase("Place your bets"), phrase("place your bets")),
    "no_more_bets": (phrase("No more bets"), phrase("no more bets")),
}
