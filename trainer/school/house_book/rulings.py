"""The chapter of the irregularities: what is ruled when something goes wrong, and what follows."""

from __future__ import annotations

from trainer.dealing.irregularity import Deed, Irregularities, Irregularity, Ruling
from trainer.school.house_book.amounts import listed
from trainer.school.house_book.leaf import Entry, Section

SILENT = "no word on it"
_DONE = {
    Deed.RETURN: "return every wager",
    Deed.MOVE: "move the hands",
    Deed.BACK_UP: "back the card up",
    Deed.DEAL_AGAIN: "deal again",
    Deed.REFUSE: "give it back",
    Deed.KEEP: "the wager stays",
    Deed.FAVOUR: "settle it so",
    Deed.STOP: "stop it",
    Deed.PLAY_ON: "play on",
}
_IMPLIED = {
    Ruling.PLAY_ON: (Deed.PLAY_ON,),
    Ruling.RECONSTRUCT: (Deed.MOVE, Deed.PLAY_ON),
    Ruling.BACK_UP: (Deed.BACK_UP, Deed.PLAY_ON),
    Ruling.REDEAL: (Deed.DEAL_AGAIN,),
    Ruling.STANDS: (Deed.KEEP,),
    Ruling.PLAYERS_FAVOUR: (Deed.FAVOUR,),
}
"""What need not be said of a ruling, because its words say it."""


def rulings(irregularities: Irregularities | None) -> tuple[Section, ...]:
    """What calls for a ruling, then what only looks like it."""
    if irregularities is None:
        return ()
    lines = irregularities.lines
    ruled = tuple(_entry(line) for line in lines if not line.harmless)
    harmless = tuple(_entry(line) for line in lines if line.harmless)
    return (
        Section("irregularity", "What calls for a ruling", ruled, SILENT, speaks=True),
        Section("look_alike", "What only looks like it", harmless, SILENT, speaks=True),
    )


def _entry(line: Irregularity) -> Entry:
    return Entry(
        f"irregularity.{line.id}", line.title, ruling_words(line), (line.source,), line.why
    )


def ruling_words(line: Irregularity) -> str:
    """The ruling and what follows: ``the round is void: return every wager``."""
    implied = _IMPLIED.get(line.ruling, ())
    follows = listed([_DONE[deed] for deed in line.follows if deed not in implied])
    return f"{line.ruling.words}: {follows}" if follows else line.ruling.words
