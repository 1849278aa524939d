"""The panel beside the table, as frozen values: the trainee's place, never the due act.

At a live table also the players and the floor's clock.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from trainer.game.house_words import PlaceWord
from trainer.game.wagers import Wager
from trainer.marking.words import paragraph, sentence
from trainer.ui.table.keys import MAIN_KEYS, Legend
from trainer.wording import Phrase, phrase, say, say_list

ROUND_DONE = phrase("Round done")
Grade = Literal["", "critical", "serious", "minor", "advice", "right"]


class PanelShown(Struct, frozen=True):
    """The panel's words.

    An empty ``clock``, ``pace`` or ``last`` is hidden; ``last_stands``: it cannot be taken back.
    ``notice`` is feedback, if the drill gives it at once, ``grade`` its mark. ``finish`` names the
    button that ends the round, ``finish_key`` its key once nothing else is left; ``legends`` are
    the listed keys. ``can_tell_why``: the program chose the round and has a reason. ``aids``: the
    keys may be looked at. ``replays``: F2 shows the gesture again, in the
    place of the key guide. ``live``: a live table's players and floor's clock. ``note`` is what is
    seen or heard at the table just now, and never what it means. ``steady``: few words or many,
    what stands below them keeps its place.
    """

    house: str
    drill: str
    clock: str = ""
    pace: str = ""
    now: str = ""
    detail: str = ""
    last: str = ""
    last_stands: bool = False
    notice: str = ""
    grade: Grade = ""
    keys: bool = True
    finish: Phrase = ROUND_DONE
    finish_key: str = ""
    legends: tuple[Legend, ...] = MAIN_KEYS
    note: str = ""
    can_tell_why: bool = False
    aids: bool = True
    can_pause: bool = True
    replays: bool = False
    steady: bool = False
    live: LiveShown | None = None


class PersonShown(Struct, frozen=True):
    """A player beyond the rail.

    ``seen`` and ``heard`` are the wish as it is seen and was heard, empty at rest; ``said`` are its
    words while they are said; ``waits`` since when; a hand ``reaches`` for that wager, with a chip
    if it ``brings`` one. ``late``: the wager on which a late chip of this player lies.
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


class LiveShown(Struct, frozen=True):
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
