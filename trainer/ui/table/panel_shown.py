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
    """The panel's words. Empty ``clock`` or ``pace`` hide them; so does an empty ``last``.

    ``notice`` is feedback where the drill gives it at once, ``grade`` its mark.
    ``finish`` names the button that ends the round, ``finish_key`` its key where nothing
    else is left; ``legends`` are the keys that are listed.
    ``asks_why``: the program chose the round and can say why.
    ``aids``: the keys may be looked at, and the round may be paused.
    ``replays``: F2 shows the gesture again, in the place of the key guide.
    ``live``: the players and the floor's clock of a live table.
    ``note`` says what is seen or heard at the table just now, and never what it means.
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
