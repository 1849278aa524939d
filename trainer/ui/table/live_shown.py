"""The live table at one moment, as frozen values: its players, and the floor's clock."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.game.house_words import PlaceWord
from trainer.game.wagers import Wager
from trainer.marking.words import paragraph, sentence
from trainer.wording import say, say_list


@dataclass(frozen=True, slots=True)
class PersonShown:
    """A player beyond the rail.

    ``seen`` is the wish, empty at rest; ``said`` are words heard just now; ``waits`` since when; a
    hand ``reaches`` for that wager, with a chip if it ``brings`` one. ``late``: the wager on which
    a late chip of this player lies.
    """

    seat: int
    name: str
    mood: str
    seen: str = ""
    said: str = ""
    heard: str = ""
    waits: str = ""
    reaches: Wager | None = None
    brings: bool = False
    late: Wager | None = None

    @property
    def asks(self) -> bool:
        """True if the player wants something."""
        return bool(self.seen)

    @property
    def words(self) -> str:
        """All of it, for a screen reader and the tooltip."""
        who = f"{self.seat}. {say_list([self.name, self.mood], '')}"
        wants = paragraph(sentence(self.seen) if self.seen else "", self.heard)
        return say("{name}: {value}", name=who, value=wants) if wants else who


@dataclass(frozen=True, slots=True)
class LiveShown:
    """``people`` by seat, ``asking`` those with a wish, the oldest first. The clock fills over the
    floor's time for these seats; ``done`` and ``floor_done`` count seats settled."""

    people: tuple[PersonShown, ...]
    asking: tuple[PersonShown, ...]
    clock: str
    floor: str
    filled: float
    shift: str
    shift_filled: float
    seats: int
    done: int
    floor_done: float
    pace: str
    floor_pace: str
    place: PlaceWord = PlaceWord.SEAT
