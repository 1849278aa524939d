"""choices.yaml: the school's choices among readings, each with its author, time and reason."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct, structs

from trainer.atomic_file import replace_text
from trainer.errors import InputError, Problem
from trainer.library.formats import reader
from trainer.library.formats.shape import Field, Listed, Record, Text
from trainer.library.formats.yaml_text import yaml_text
from trainer.wording import phrase


class ReadingChoice(Struct, frozen=True):
    """One chosen answer. ``at`` is a time like 2026-11-22T14:05:00Z."""

    house: str
    reading: str
    answer: str
    by: str
    at: str
    why: str


_FIELDS = {
    "house": "the house's id",
    "reading": "the id of the question",
    "answer": "the id of the answer",
    "by": "who chose it",
    "at": "when",
    "why": "why",
}
_CHOICE: Record[ReadingChoice] = Record(
    "choice",
    {name: Field(Text(), about=about) for name, about in _FIELDS.items()},
    lambda parts: ReadingChoice(**parts),
)
CHOICES: Record[tuple[ReadingChoice, ...]] = Record(
    "choices file",
    {
        "choices": Field(
            Listed(_CHOICE, phrase("write a list of choices"), 0, repeats=True),
            about="in their order",
        )
    },
    lambda parts: parts["choices"],
)


class ReadingChoices(Struct, frozen=True):
    """All choices of a school in order; the latest one on a question is in force."""

    file: str = ""
    made: tuple[ReadingChoice, ...] = ()

    def of(self, house: str) -> tuple[ReadingChoice, ...]:
        """The choices of that house, in their order."""
        return tuple(each for each in self.made if each.house == house)

    def in_force(self, house: str) -> dict[str, ReadingChoice]:
        """The latest choice on each question of that house, by the question's id."""
        return {each.reading: each for each in self.of(house)}

    def line(self, choice: ReadingChoice) -> int | None:
        """The line of the choice in its file."""
        lines = reader.read_file(self.file).lines
        return lines.get(("choices", self.made.index(choice)))


def read_choices(path: Path) -> ReadingChoices:
    """The choices in the file; none without a file. Raises InputError."""
    if not path.is_file():
        return ReadingChoices(str(path))
    return ReadingChoices(str(path), reader.read_file(path).shaped(CHOICES))


def add_choice(path: Path, choice: ReadingChoice) -> ReadingChoices:
    """Add a choice, written atomically. Raises InputError."""
    before = read_choices(path)
    after = ReadingChoices(str(path), (*before.made, choice))
    write_choices(path, after.made)
    return after


def write_choices(path: Path, made: tuple[ReadingChoice, ...]) -> None:
    """Write these choices alone, atomically. Raises InputError."""
    try:
        replace_text(path, yaml_text({"choices": [structs.asdict(each) for each in made]}))
    except OSError as error:
        message = f"cannot be written ({error.strerror}); free or unlock the file"
        raise InputError([Problem((), "choices", message, str(path))]) from None


def edition_number(states: tuple[ReadingChoice, ...], taken: Mapping[str, str]) -> int:
    """The number of the school's edition of a house after these choices: 0 while every answer is
    the school's first one, and the same number for the same answers whenever they return."""
    seen: list[frozenset[tuple[str, str]]] = [frozenset()]
    answers: dict[str, str] = {}
    for choice in states:
        answers[choice.reading] = choice.answer
        now = frozenset(each for each in answers.items() if taken.get(each[0]) != each[1])
        if now not in seen:
            seen.append(now)
        last = now
    return seen.index(last) if states else 0
