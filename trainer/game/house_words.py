"""Words that differ between houses: of betting places, and of people."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class PlaceWord(StrEnum):
    """The house's word for a betting place."""

    SEAT = "seat"
    BOX = "box"


class PlayerWord(StrEnum):
    """The house's word for a person who bets."""

    PLAYER = "player"
    GAMBLER = "gambler"


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
    """The words of one house's document; ``ante_bonus`` if it has one of its own."""

    place: PlaceWord = PlaceWord.SEAT
    player: PlayerWord = PlayerWord.PLAYER
    dealer: DealerWord = DealerWord.QUALIFIES
    equal: EqualWord = EqualWord.TIE
    ante_bonus: str = ""
