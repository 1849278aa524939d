"""The texts of the panel beside the table: the trainee's place, never the due act."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from trainer.ui.table.keys import MAIN_KEYS, Legend
from trainer.ui.table.live_shown import LiveShown
from trainer.wording import Phrase, phrase

ROUND_DONE = phrase("Round done")
Grade = Literal["", "critical", "serious", "minor", "advice", "right"]


@dataclass(frozen=True, slots=True)
class PanelShown:
    """The panel's words.

    An empty ``clock``, ``pace`` or ``last`` is hidden. ``notice`` is feedback, if the drill gives
    it at once, ``grade`` its mark. ``finish`` names the button that ends the round, ``finish_key``
    its key once nothing else is left; ``legends`` are the listed keys. ``asks_why``: the program
    chose the round and can say why. ``aids``: the keys may be looked at, and the round paused.
    ``replays``: F2 shows the gesture again, in the place of the key guide. ``live``: a live table's
    players and floor's clock. ``note`` is what is seen or heard at the table just now, and never
    what it means.
    """

    house: str
    drill: str
    clock: str = ""
    pace: str = ""
    now: str = ""
    detail: str = ""
    last: str = ""
    notice: str = ""
    grade: Grade = ""
    keys: bool = True
    finish: Phrase = ROUND_DONE
    finish_key: str = ""
    legends: tuple[Legend, ...] = MAIN_KEYS
    note: str = ""
    asks_why: bool = False
    aids: bool = True
    replays: bool = False
    live: LiveShown | None = None
