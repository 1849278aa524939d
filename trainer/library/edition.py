"""A house under other answers than its files follow: its changed files, in memory or on disk."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.house import House
from trainer.dealing.irregularity import Irregularities
from trainer.errors import InputError
from trainer.library.formats import reader
from trainer.library.formats.source import ReadOnce
from trainer.library.formats.yaml_text import yaml_text
from trainer.library.house import PROCEDURE_FILE, RULES_FILE, fingerprint, house_of
from trainer.library.house_files.irregularities_file import irregularities_in
from trainer.library.readings_file import (
    READINGS_FILE,
    ChangeAct,
    FileSpot,
    HouseFile,
    ReadingAnswer,
    ReadingChange,
    ReadingsFile,
    Step,
    as_words,
    load_readings,
)

Answers = Mapping[str, str]
"""The answer in force, by its question."""

MADE_BY = (
    "# Made by the program from the house's own files and the school's choices: not to be edited.\n"
)


class BadChange(ValueError):
    """A change that cannot be made in these files, with the reason."""


class Edition(Struct, frozen=True):
    """A house and what it rules, under some answers."""

    house: House
    ruled: Irregularities | None


@dataclass(frozen=True, slots=True)
class Base:
    """A house by its own files, and the questions that they answer one way. ``print_`` is the print
    of its rules, its procedure and the placards."""

    folder: Path
    placards: tuple[Path, ...]
    values: Mapping[HouseFile, Any]
    readings: ReadingsFile
    print_: str
    _own_texts: dict[HouseFile, str] = field(default_factory=dict, init=False, compare=False)
    _under_one: dict[tuple[str, str], Edition] = field(
        default_factory=dict, init=False, compare=False
    )

    def under(self, answers: Answers, edition: str = "") -> Edition:
        """The house under these answers. Raises HouseFileError, BadChange and KeyError."""
        # The proof of the readings asks for each answer alone, three or four times a change.
        if len(answers) != 1 or edition:
            return self._edition(answers, edition)
        (one,) = answers.items()
        if one not in self._under_one:
            self._under_one[one] = self._edition(answers, edition)
        return self._under_one[one]

    def _edition(self, answers: Answers, edition: str) -> Edition:
        texts = self.texts(answers, edition)
        written = texts[RULES_FILE], texts[PROCEDURE_FILE]
        house = _house(
            _Printed(self.folder.name, self.print_, self.folder, self.placards), *written
        )
        ruled = HouseFile.IRREGULARITIES.name_on_disk
        if ruled not in texts:
            return Edition(house, None)
        return Edition(house, _ruled(self.folder / ruled, texts[ruled], house.id))

    def texts(self, answers: Answers, edition: str = "") -> dict[str, str]:
        """The files that answers may change, as they are under these answers."""
        changes = [
            _with_reason(each, answer.why)
            for answer in self.chosen(answers)
            for each in answer.changes
        ]
        values = changed(self.values, changes)
        if edition:
            values[HouseFile.RULES] = {**values[HouseFile.RULES], "edition": edition}
        return {
            file.name_on_disk: MADE_BY + yaml_text(values[file])
            if values[file] is not self.values[file]
            else self._own_text(file)
            for file in HouseFile
            if file in values
        }

    def _own_text(self, file: HouseFile) -> str:
        """The text of a file that no answer changes, the same for all answers."""
        if file not in self._own_texts:
            self._own_texts[file] = MADE_BY + yaml_text(self.values[file])
        return self._own_texts[file]

    def chosen(self, answers: Answers) -> tuple[ReadingAnswer, ...]:
        """The answers in force that are not the school's first ones. Raises KeyError."""
        found = {name: self.readings.named(name).answer(given) for name, given in answers.items()}
        return tuple(
            found[each.id]
            for each in self.readings
            if each.id in found and found[each.id].id != each.taken
        )


def base_of(folder: Path, placards: tuple[Path, ...]) -> Base:
    """The files of that folder's house. Raises InputError if a file cannot be read."""
    there = [file for file in HouseFile if (folder / file.name_on_disk).is_file()]
    beside = [file for file in (folder / READINGS_FILE,) if file.is_file()]
    files = (*(folder / file.name_on_disk for file in there), *beside, *placards)
    return _BASES.of(files, lambda: _base_of(folder, placards, there))


# 20 ms; the workshop asks for it three or four times a change.
_BASES: ReadOnce[Base] = ReadOnce(most=8)


def _base_of(folder: Path, placards: tuple[Path, ...], there: Iterable[HouseFile]) -> Base:
    values = {
        file: reader.read_file(folder / file.name_on_disk, reader.as_value).value for file in there
    }
    files = (folder / RULES_FILE, folder / PROCEDURE_FILE, *placards)
    return Base(folder, placards, values, load_readings(folder), fingerprint(files))


@dataclass(frozen=True, slots=True)
class _Printed:
    """A house's files, which are the same in any folder while their name and print are: a reading
    is made in copies of the draft."""

    name: str
    print_: str
    folder: Path = field(compare=False)
    placards: tuple[Path, ...] = field(compare=False)


# 12 ms each; the workshop proves all answers of a house again after each change.
@lru_cache(maxsize=256)
def _house(of: _Printed, rules: str, procedure: str) -> House:
    """The house of these texts beside those files."""
    rules_file = reader.read_text(rules, str(of.folder / RULES_FILE))
    procedure_file = reader.read_text(procedure, str(of.folder / PROCEDURE_FILE))
    return house_of(of.folder, rules_file, procedure_file, of.placards)


# 3 ms and more. Most answers leave the rulings alone, and read the same text.
@lru_cache(maxsize=256)
def _ruled(path: Path, text: str, house: str) -> Irregularities:
    return irregularities_in(reader.read_text(text, str(path)), house)


# ------------------------------------------------------------------- changes


def changed(
    values: Mapping[HouseFile, Any], changes: Iterable[ReadingChange]
) -> dict[HouseFile, Any]:
    """The values after every change, one after the other. Raises BadChange."""
    made = dict(values)
    for change in changes:
        if change.at.file not in made:
            raise BadChange(f"this house has no {change.at.file.name_on_disk}")
        made[change.at.file] = _made(made[change.at.file], change.at.steps, change)
    return made


def idle(
    values: Mapping[HouseFile, Any], changes: Iterable[ReadingChange]
) -> Iterator[tuple[int, ReadingChange]]:
    """The changes, with their numbers, that leave everything as it is. Raises BadChange."""
    for number, change in enumerate(changes):
        made = changed(values, (change,))
        if made == values:
            yield number, change
        values = made


def _with_reason(change: ReadingChange, why: str) -> ReadingChange:
    """A rule that an answer writes is a reading too: for the answer's reason, if it has none of its
    own."""
    value = change.value
    if not isinstance(value, dict) or "rule" not in value or "reading" in value:
        return change
    return replace(change, value={**value, "reading": why})


def stands(values: Mapping[HouseFile, Any], spot: FileSpot) -> bool:
    """True if there is a value at that place."""
    value: Any = values.get(spot.file)
    for step in spot.steps:
        try:
            value = value[found_step(value, step)]
        except BadChange:
            return False
    return True


def _made(value: Any, steps: Sequence[Step], change: ReadingChange) -> Any:
    step, *below = steps
    at = (
        _new_key(value, step)
        if change.act is ChangeAct.IS and not below
        else found_step(value, step)
    )
    if below:
        return _with(value, at, _made(value[at], below, change))
    match change.act:
        case ChangeAct.IS if change.before:
            return _put_before(value, at, change)
        case ChangeAct.IS:
            return _with(value, at, change.value)
        case ChangeAct.ADD:
            if not isinstance(value[at], list):
                raise BadChange(f"{_named(step)} is not a list; write is: in its place")
            return _with(value, at, [*value[at], change.value])
        case _:
            return _without(value, at)


def _new_key(value: Any, step: Step) -> str | int:
    """The place of a new value: a key that need not exist yet, or a list's entry."""
    return step if isinstance(value, dict) and isinstance(step, str) else found_step(value, step)


def found_step(value: Any, step: Step) -> Any:
    """The key or the index that the step names. Raises BadChange."""
    if isinstance(step, str):
        if isinstance(value, dict) and step in value:
            return step
        raise BadChange(f"there is no '{step}' at that place of the file")
    listed = value if isinstance(value, list) else []
    fits = [at for at, each in enumerate(listed) if _has(each, step)]
    if len(fits) != 1:
        many = "several entries" if fits else "no entry"
        raise BadChange(f"there is {many} with {_named(step)} at that place of the file")
    return fits[0]


def _has(entry: Any, tells: tuple[tuple[str, str], ...]) -> bool:
    return isinstance(entry, dict) and all(
        key in entry and as_words(entry[key]) == word for key, word in tells
    )


def _named(step: Step) -> str:
    return step if isinstance(step, str) else ", ".join(f"{key} {word}" for key, word in step)


def _with(value: Any, at: Any, inner: Any) -> Any:
    if isinstance(value, dict):
        return {**value, at: inner}
    return [*value[:at], inner, *value[at + 1 :]]


def _put_before(value: Any, at: Any, change: ReadingChange) -> Any:
    if change.before not in value:
        raise BadChange(f"there is no '{change.before}' to stand before")
    made: dict[str, Any] = {}
    for key, each in value.items():
        if key == change.before:
            made[at] = change.value
        if key != at:
            made[key] = each
    return made


def _without(value: Any, at: Any) -> Any:
    if isinstance(value, dict):
        return {key: each for key, each in value.items() if key != at}
    return [*value[:at], *value[at + 1 :]]


def unusable(base: Base, answers: Answers) -> str:
    """The reason why the house cannot be dealt under these answers; empty if it can."""
    try:
        base.under(answers)
    except KeyError as error:
        return f"there is no {error} among its readings"
    except (BadChange, InputError) as error:
        return str(error)
    return ""
