"""The tile and the felt that a station shows, as values and as text.

Whoever has a station's login may send any text, so a malformed one is read as unreadable.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

import msgspec

MOST_PACES = 8
MOST_ACTS = 300

Small = Annotated[int, msgspec.Meta(ge=0, le=9_999)]
Name = Annotated[str, msgspec.Meta(max_length=80)]


class TileKind(StrEnum):
    """The work at a station."""

    TABLE = "table"
    QUESTIONS = "questions"
    ELSEWHERE = "elsewhere"
    UNREADABLE = "unreadable"


class SeatDone(StrEnum):
    """The progress of one seat of a table."""

    EMPTY = "-"
    TO_DO = "o"
    NOW = "h"
    DONE = "d"


class WallTile(msgspec.Struct, frozen=True, omit_defaults=True):
    """A station at a glance. ``seats`` are the table's, in its order, a letter each (SeatDone);
    ``mistakes`` the critical, serious and minor ones so far, as the station counts them: no mark.
    ``paces`` are hands an hour, a figure a round, the last one that of the round at hand."""

    kind: TileKind = TileKind.ELSEWHERE
    drill: Name = ""
    number: Small = 0
    of: Small = 0
    seats: Annotated[str, msgspec.Meta(pattern="^[-ohd]{0,9}$")] = ""
    mistakes: tuple[Small, Small, Small] = (0, 0, 0)
    paces: Annotated[tuple[Small, ...], msgspec.Meta(max_length=MOST_PACES)] = ()
    exam: bool = False

    def text(self) -> str:
        return msgspec.json.encode(self).decode()

    @classmethod
    def parse(cls, text: str) -> WallTile:
        """The tile of that text; an unreadable one where it is none."""
        try:
            return msgspec.json.decode(text, type=cls)
        # A station may show anything: half of a surrogate pair is a UnicodeError.
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            return cls(TileKind.UNREADABLE)


Stack = Annotated[list[Annotated[str, msgspec.Meta(max_length=12)]], msgspec.Meta(max_length=60)]
Laid = Annotated[list[Stack], msgspec.Meta(max_length=30)]
Act = tuple[Annotated[str, msgspec.Meta(max_length=80)], int, Laid]


class WallFelt(msgspec.Struct, frozen=True):
    """The round on the table as plain values: what was dealt, and the acts that stand."""

    round: dict[str, Any]
    house: Name
    fingerprint: Name
    part: Name
    teaching: Name
    acts: Annotated[list[Act], msgspec.Meta(max_length=MOST_ACTS)]
    elapsed_ms: Annotated[int, msgspec.Meta(ge=0, le=86_400_000)]

    def text(self) -> str:
        return msgspec.json.encode(self).decode()

    @classmethod
    def parse(cls, text: str) -> WallFelt | None:
        """The felt of that text; None where it is none."""
        try:
            return msgspec.json.decode(text, type=cls)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            return None
