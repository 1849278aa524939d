"""The irregularities that can be dealt, for a house that does not rule on them yet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from trainer import assets
from trainer.dealing.irregularity import Event, Irregularity
from trainer.game.house_words import PlayerWord
from trainer.library.formats import reader
from trainer.library.house import RULES_FILE
from trainer.library.house_files.file_parts import SOURCE_FIELDS
from trainer.library.house_files.irregularities_file import IRREGULARITIES_FILE, load_irregularities
from trainer.wording import phrase


class IrregularityKind(Struct, frozen=True):
    """A line of a bundled house, ``written`` as its file has it but without the clause."""

    line: Irregularity
    written: Mapping[str, Any]

    def overlaps(self, line: Irregularity) -> bool:
        """True if there are facts to which both apply."""
        mine, theirs = self.line.when, line.when
        shared = mine.keys() & theirs.keys()
        return self.line.event is line.event and all(mine[each] & theirs[each] for each in shared)


@cache
def irregularity_kinds(player: PlayerWord = PlayerWord.PLAYER) -> tuple[IrregularityKind, ...]:
    """All lines of the bundled houses, one for each event and its facts, in the order of events:
    those of houses that call people so first, then of those with the usual word, then others in
    the usual words."""
    found: dict[object, IrregularityKind] = {}
    files = sorted(assets.folder("procedures").glob(f"*/{IRREGULARITIES_FILE}"))
    nearest = [player, PlayerWord.PLAYER, *PlayerWord]
    for file in sorted(files, key=lambda each: nearest.index(_says(each.parent))):
        ruled = load_irregularities(file.parent)
        written = reader.read_file(file, reader.as_value).value["irregularities"]
        own = _says(file.parent) in (player, PlayerWord.PLAYER)
        for line, each in zip(ruled.lines, written, strict=True):
            plain = {key: value for key, value in each.items() if key not in SOURCE_FIELDS}
            plain = plain if own else {key: _usual(value) for key, value in plain.items()}
            facts = line.event, frozenset(line.when.items())
            # Two houses may give different lines the same id.
            taken = any(each.line.id == line.id for each in found.values())
            name = f"{line.id}_of_{file.parent.name}" if taken else line.id
            named = replace(line, id=name, title=plain["title"], why=plain["why"])
            found.setdefault(facts, IrregularityKind(named, plain))
    return tuple(sorted(found.values(), key=lambda each: list(Event).index(each.line.event)))


def _says(folder: Path) -> PlayerWord:
    """The house's word for the people who bet."""
    words = reader.read_file(folder / RULES_FILE).value.get("words", {})
    return PlayerWord(words.get("player", PlayerWord.PLAYER))


def _usual(value: Any) -> Any:
    """The text, or the texts, with the words of most houses."""
    if isinstance(value, list):
        return [_usual(each) for each in value]
    if isinstance(value, str):
        for own, usual in _USUAL.items():
            value = value.replace(own, usual)
    return value


_USUAL = {
    "gambler": "player", "ANTE": "Ante", "had no game": "did not qualify",
}  # fmt: skip
USUALLY_SAID = (
    phrase("A card of a player's lies face up"),
    phrase("A player has a wrong number of cards"),
    phrase("One player with a wrong number is enough. The redeal is for all."),
    phrase("The redeal is for a player's wrong number. The document is silent on the dealer's."),
    phrase("A player's three cards lie apart"),
    phrase("A player wants the Ante paid because of a redeal"),
    phrase("A redeal is no reason to pay the Ante. The bets stay where they are."),
    phrase("Your card was open and it was low. You did not qualify, so pay my Ante."),
    phrase("I had three of a kind before the redeal. I want my Ante paid."),
    phrase("A player takes cards off the table or out of view"),
    phrase("A player lifts the cards' corners above the table, in full view"),
    phrase("A player lays down cash to buy chips"),
    phrase("One bet is in chips of another colour than the player's others"),
)
"""What it makes of the lines of a house with other words."""
