"""The difference between a house's files under two answers, as changes that readings.yaml can
write."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from itertools import combinations
from typing import Any

from msgspec import Struct, field

from trainer.errors import Place
from trainer.library.edition import BadChange, changed
from trainer.library.formats.yaml_text import yaml_text
from trainer.library.readings_file import HouseFile, as_words, read_change

PlainStep = str | dict[str, Any]
PlainSpot = list[PlainStep]
PlainChange = dict[str, Any]

_TELLING = ("id", "code", "step", "first", "then", "steps", "wager", "when", "within", "wagers")
"""The keys that tell an entry of a list from the others, the most telling first."""


class Differing(Struct, frozen=True):
    """A place at which one file of two houses differs: its place in each, None if it is missing
    there. ``spot`` is its name in readings.yaml."""

    file: HouseFile
    one: Place | None
    other: Place | None
    spot: PlainSpot
    change: PlainChange = field(default_factory=dict)


def differing(
    one: Mapping[HouseFile, Any], other: Mapping[HouseFile, Any]
) -> tuple[Differing, ...]:
    """Every place at which the files of ``other`` differ from those of ``one``, with the change."""
    return tuple(
        each
        for file in HouseFile
        for each in _Files(file).walk(one.get(file, {}), other.get(file, {}), (), (), [file.value])
    )


def changes_between(
    one: Mapping[HouseFile, Any], other: Mapping[HouseFile, Any]
) -> list[PlainChange]:
    """The changes that turn the files of ``one`` into those of ``other``: place by place, or whole
    parts of a file if its places cannot be told apart."""
    found = [each.change for each in differing(one, other)]
    if _make(found, one, other):
        return found
    return [
        {"at": [file.value, key], "is": other[file][key]}
        if key in other[file]
        else {"at": [file.value, key], "remove": True}
        for file in one
        for key in {**one[file], **other[file]}
        if one[file].get(key) != other[file].get(key)
    ]


def _make(
    plain: Sequence[PlainChange],
    one: Mapping[HouseFile, Any],
    other: Mapping[HouseFile, Any],
) -> bool:
    changes = [change for each in plain if (change := read_change(each)) is not None]
    try:
        return len(changes) == len(plain) and changed(one, changes) == dict(other)
    except BadChange:
        return False


def spot_of(file: HouseFile, value: Any, place: Place) -> PlainSpot:
    """The place in the notation of readings.yaml; the list itself if an entry cannot be told from
    the others."""
    spot: PlainSpot = [file.value]
    for step in place:
        if isinstance(value, list):
            tells = _telling(value, int(step), value[int(step)])
            if tells is None:
                return spot
            spot.append(tells)
        else:
            spot.append(str(step))
        value = value[step]
    return spot


class _Files(Struct, frozen=True):
    """A walk through both versions of one file."""

    file: HouseFile

    def walk(
        self, one: Any, other: Any, here: Place, there: Place, spot: PlainSpot
    ) -> Iterator[Differing]:
        if _alike(one, other):
            return
        if (
            isinstance(one, dict)
            and isinstance(other, dict)
            and (not here or not _leaf(one, other))
        ):
            yield from self._mappings(one, other, here, there, spot)
        elif isinstance(one, list) and isinstance(other, list) and _of_entries(one, other):
            yield from self._lists(one, other, here, there, spot)
        else:
            yield Differing(self.file, here, there, spot, {"at": spot, "is": other})

    def _mappings(
        self, one: Any, other: Any, here: Place, there: Place, spot: PlainSpot
    ) -> Iterator[Differing]:
        keys = list(other)
        for at, key in enumerate(keys):
            within = [*spot, key]
            if key in one:
                yield from self.walk(one[key], other[key], (*here, key), (*there, key), within)
                continue
            before = next((each for each in keys[at + 1 :] if each in one), None)
            change = {"at": within, "is": other[key]} | ({"before": before} if before else {})
            yield Differing(self.file, None, (*there, key), within, change)
        for key in (each for each in one if each not in other):
            within = [*spot, key]
            yield Differing(self.file, (*here, key), None, within, {"at": within, "remove": True})

    def _lists(
        self, one: Any, other: Any, here: Place, there: Place, spot: PlainSpot
    ) -> Iterator[Differing]:
        pairs = _pairs(one, other)
        whole = Differing(self.file, here, there, spot, {"at": spot, "is": other})
        if pairs is None:
            yield whole
            return
        found: list[Differing] = []
        for a, b in pairs:
            if a is None:
                assert b is not None, "an entry is on one side at least"
                change = {"at": spot, "add": other[b]}
                found.append(Differing(self.file, None, (*there, b), spot, change))
                continue
            tells = _telling(one, a, one[a] if b is None else _kept(one[a], other[b]))
            if tells is None:
                yield whole
                return
            within = [*spot, tells]
            if b is None:
                change = {"at": within, "remove": True}
                found.append(Differing(self.file, (*here, a), None, within, change))
            else:
                found += self.walk(one[a], other[b], (*here, a), (*there, b), within)
        yield from found


def _alike(one: Any, other: Any) -> bool:
    """True if both are equal, with their keys in the same order."""
    return bool(one == other) and yaml_text(one) == yaml_text(other)


def _leaf(*values: dict[str, Any]) -> bool:
    """True if none of the mappings holds another one."""
    # It is replaced as a whole.
    return not any(
        isinstance(each, dict)
        or (isinstance(each, list) and any(isinstance(x, dict) for x in each))
        for value in values
        for each in value.values()
    ) and all("result" in each or "pays" in each or "rule" in each for each in values)


def _of_entries(*lists: Sequence[Any]) -> bool:
    return all(isinstance(each, dict) for entries in lists for each in entries)


def _kept(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """The unchanged part of the entry that identifies it; the whole entry if no such part does."""
    kept = {key: each for key, each in one.items() if other.get(key) == each}
    return kept if any(key in kept for key in _TELLING) else one


def _pairs(one: Sequence[Any], other: Sequence[Any]) -> list[tuple[int | None, int | None]] | None:
    """The matching entries, a removed one, and the added ones; None if they cannot be matched."""
    matcher = SequenceMatcher(
        a=[yaml_text(each) for each in one], b=[yaml_text(each) for each in other], autojunk=False
    )
    found: list[tuple[int | None, int | None]] = []
    for act, a, a_end, b, b_end in matcher.get_opcodes():
        if act == "replace" and a_end - a != b_end - b:
            return None
        if act == "insert" and b_end < len(other):
            return None
        if act == "replace":
            found += zip(range(a, a_end), range(b, b_end), strict=True)
        found += [(at, None) for at in range(a, a_end) if act == "delete"]
        found += [(None, at) for at in range(b, b_end) if act == "insert"]
    return found


def _telling(entries: Sequence[Any], at: int, entry: Any) -> dict[str, Any] | None:
    """The fewest keys of the entry that no other entry of the list has; None if there are none."""
    keys = [each for each in _TELLING if isinstance(entry.get(each), str | int | list)]
    for count in range(1, len(keys) + 1):
        for some in combinations(keys, count):
            tells = {key: entry[key] for key in some}
            if [n for n, each in enumerate(entries) if _has(each, tells)] == [at]:
                return tells
    return None


def _has(entry: dict[str, Any], tells: Mapping[str, Any]) -> bool:
    return all(
        key in entry and as_words(entry[key]) == as_words(each) for key, each in tells.items()
    )
