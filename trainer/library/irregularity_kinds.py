"""The irregularities that can be dealt, for a house that does not rule on them yet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from trainer import assets
from trainer.dealing.irregularity import Event, Irregularity
from trainer.library import reader
from trainer.library.file_parts import SOURCE_FIELDS
from trainer.library.irregularities_file import IRREGULARITIES_FILE, load_irregularities


@dataclass(frozen=True, slots=True)
class IrregularityKind:
    """A line of a bundled house, ``written`` as its file has it but without the clause."""

    line: Irregularity
    written: Mapping[str, Any]

    def overlaps(self, line: Irregularity) -> bool:
        """True if there are facts to which both apply."""
        mine, theirs = self.line.when, line.when
        shared = mine.keys() & theirs.keys()
        return self.line.event is line.event and all(mine[each] & theirs[each] for each in shared)


@cache
def irregularity_kinds() -> tuple[IrregularityKind, ...]:
    """All lines of the bundled houses, one for each event and its facts, in the order of events."""
    found: dict[object, IrregularityKind] = {}
    for file in sorted(assets.folder("procedures").glob(f"*/{IRREGULARITIES_FILE}")):
        written = reader.read_file(file, reader.as_value).value["irregularities"]
        for line, each in zip(load_irregularities(file.parent).lines, written, strict=True):
            plain = {key: value for key, value in each.items() if key not in SOURCE_FIELDS}
            facts = line.event, frozenset(line.when.items())
            found.setdefault(facts, IrregularityKind(line, plain))
    return tuple(sorted(found.values(), key=lambda each: list(Event).index(each.line.event)))
