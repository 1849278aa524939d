"""The shape of a file, said once: it reads a plain value, and it is the schema for editors."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Generic, TypeVar

from msgspec import Struct

from trainer.errors import InputError, Place, Problem
from trainer.wording import Phrase, phrase, say, say_phrase, speaking_of

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)
E = TypeVar("E", bound=str)
Schema = dict[str, Any]
Parts = dict[str, Any]
"""What could be read of a record's fields, by name."""


class Notes:
    """The problems found so far in one file."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def wrong(self, where: Place, message: str, code: str = "bad_shape") -> None:
        self.problems.append(Problem(where, code, message))

    def under(self, where: Place) -> bool:
        """True if a problem was found at this place or inside it."""
        return any(each.where[: len(where)] == where for each in self.problems)


class Shape(ABC, Generic[T]):
    """A kind of value. ``read`` notes what is wrong and gives None where nothing can be made."""

    @abstractmethod
    def read(self, value: object, where: Place, notes: Notes) -> T | None: ...

    @abstractmethod
    def schema(self) -> Schema: ...

    def whole(self, value: object) -> T:
        """The value made. Raises InputError with every problem."""
        notes = Notes()
        made = self.read(value, (), notes)
        if made is None or notes.problems:
            raise InputError(notes.problems)
        return made


_UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b\u2028-\u202e\u2060-\u2069\ufeff]")
"""What steers a terminal, turns the direction of writing, or takes no room at all."""
_LONGEST = 4000


@dataclass(frozen=True, slots=True)
class Text(Shape[str]):
    """Words for people to read, or of a given pattern."""

    right: str = phrase("write it as text")
    pattern: str = ""

    def read(self, value: object, where: Place, notes: Notes) -> str | None:
        if isinstance(value, str) and value.strip() and _UNSEEN.search(value):
            notes.wrong(
                where, say("{value} has an invisible character; leave it out", value=shown(value))
            )
            return None
        if isinstance(value, str) and len(value) > _LONGEST:
            notes.wrong(
                where,
                say(
                    "{value} is longer than {most} characters; write less",
                    value=shown(value),
                    most=_LONGEST,
                ),
            )
            return None
        if isinstance(value, str) and value.strip() and self._fits(value):
            return value
        notes.wrong(where, not_here(value, self.right))
        return None

    def _fits(self, value: str) -> bool:
        return not self.pattern or re.fullmatch(self.pattern, value) is not None

    def schema(self) -> Schema:
        return {"type": "string", "minLength": 1} | _anchored(self.pattern)


@dataclass(frozen=True, slots=True)
class Written(Shape[T]):
    """A value of ours that prints as text: ``parse`` reads it or raises ValueError."""

    parse: Callable[[str], T]
    pattern: str
    right: str
    numbers: bool = False

    def read(self, value: object, where: Place, notes: Notes) -> T | None:
        text = str(value) if self._is_number(value) else value
        if not isinstance(text, str) or not text:
            notes.wrong(where, not_here(value, self.right))
            return None
        try:
            return self.parse(text)
        except ValueError as reason:
            notes.wrong(where, str(reason))
            return None

    def _is_number(self, value: object) -> bool:
        return self.numbers and isinstance(value, int) and not isinstance(value, bool)

    def schema(self) -> Schema:
        return {"type": ["string", "number"] if self.numbers else "string"} | _anchored(
            self.pattern
        )


@dataclass(frozen=True, slots=True)
class Whole(Shape[int]):
    """A whole number between two others."""

    least: int
    most: int

    def read(self, value: object, where: Place, notes: Notes) -> int | None:
        # In Python True is the number 1. And int() would take spaces, underscores and the digits of
        # every script.
        text = "" if isinstance(value, bool) else str(value)
        if re.fullmatch("[0-9]{1,9}", text) and self.least <= int(text) <= self.most:
            return int(text)
        span = {"least": self.least, "most": self.most}
        right = say("write a whole number from {least} to {most}", **span)
        notes.wrong(where, not_here(value, right))
        return None

    def schema(self) -> Schema:
        return {"type": "integer", "minimum": self.least, "maximum": self.most}


@dataclass(frozen=True, slots=True)
class Flag(Shape[bool]):
    """true or false."""

    def read(self, value: object, where: Place, notes: Notes) -> bool | None:
        if value in (True, "true"):
            return True
        if value in (False, "false"):
            return False
        notes.wrong(where, not_here(value, phrase("write true or false")))
        return None

    def schema(self) -> Schema:
        return {"type": "boolean"}


@dataclass(frozen=True, slots=True)
class Word(Shape[E]):
    """One of a few words."""

    words: Collection[E]
    what: str
    code: str = "bad_shape"

    def read(self, value: object, where: Place, notes: Notes) -> E | None:
        for word in self.words:
            if value == word:
                return word
        message = say(
            "no {what} {value}; {words}",
            what=_in_plain_words(self.what),
            value=shown(value),
            words=near(value, self.words),
        )
        notes.wrong(where, message, self.code)
        return None

    def schema(self) -> Schema:
        return {"enum": [*map(str, self.words)]}


@dataclass(frozen=True, slots=True)
class SaidShape(Shape[str]):
    """The one text that may stand here."""

    text: str

    def read(self, value: object, where: Place, notes: Notes) -> str | None:
        if value == self.text:
            return self.text
        notes.wrong(where, not_here(value, say("write {text}", text=self.text)))
        return None

    def schema(self) -> Schema:
        return {"const": self.text}


@dataclass(frozen=True, slots=True)
class Yes(Shape[bool]):
    """true, and nothing else."""

    def read(self, value: object, where: Place, notes: Notes) -> bool | None:
        if value in (True, "true"):
            return True
        notes.wrong(where, not_here(value, phrase("write true, or leave it out")))
        return None

    def schema(self) -> Schema:
        return {"const": True}


@dataclass(frozen=True, slots=True)
class Listed(Shape[tuple[T, ...]]):
    """A list of one kind of value; none of them twice, unless ``repeats``."""

    item: Shape[T]
    right: str
    least: int = 1
    most: int | None = None
    repeats: bool = False

    def read(self, value: object, where: Place, notes: Notes) -> tuple[T, ...] | None:
        if not self._fits(value):
            notes.wrong(where, not_here(value, self.right))
            return None
        assert isinstance(value, list)
        read = [self.item.read(each, (*where, at), notes) for at, each in enumerate(value)]
        for at, each in enumerate(read):
            if not self.repeats and each is not None and each in read[:at]:
                notes.wrong(
                    (*where, at), say("{value} appears twice; keep one", value=shown(value[at]))
                )
        items = tuple(each for each in read if each is not None)
        return items if len(items) == len(value) else None

    def _fits(self, value: object) -> bool:
        if not isinstance(value, list) or len(value) < self.least:
            return False
        return self.most is None or len(value) <= self.most

    def schema(self) -> Schema:
        most = {} if self.most is None else {"maxItems": self.most}
        return {"type": "array", "items": self.item.schema(), "minItems": self.least, **most}


@dataclass(frozen=True, slots=True)
class Mapped(Shape[dict[K, T]]):
    """A mapping of one kind of name to one kind of value, in the order of the file."""

    key: Shape[K]
    item: Shape[T]
    right: str

    def read(self, value: object, where: Place, notes: Notes) -> dict[K, T] | None:
        if not isinstance(value, Mapping) or not value:
            notes.wrong(where, not_here(value, self.right))
            return None
        items = {}
        for name, each in value.items():
            key = self.key.read(name, (*where, name), notes)
            item = self.item.read(each, (*where, name), notes)
            if key is not None and item is not None:
                items[key] = item
        return items if len(items) == len(value) else None

    def schema(self) -> Schema:
        return {
            "type": "object",
            "propertyNames": self.key.schema(),
            "additionalProperties": self.item.schema(),
            "minProperties": 1,
        }


class Field(Struct, frozen=True):
    """One key of a record: what it holds, whether it must be there, what it is for."""

    shape: Shape[Any]
    needed: bool = True
    about: str = ""

    def schema(self) -> Schema:
        return self.shape.schema() | ({"description": self.about} if self.about else {})


def optional(shape: Shape[Any], about: str = "") -> Field:
    """A key that may be left out."""
    return Field(shape, needed=False, about=about)


@dataclass(frozen=True, slots=True)
class Record(Shape[T]):
    """A mapping with known keys. ``build`` makes the value; ``check`` notes contradictions first.

    Both see only the fields that could be read; ``build`` runs where nothing was wrong inside.
    """

    what: str
    fields: Mapping[str, Field]
    build: Callable[[Parts], T]
    check: Callable[[Parts, Place, Notes], None] | None = None

    def read(self, value: object, where: Place, notes: Notes) -> T | None:
        if not isinstance(value, Mapping):
            message = say(
                "{value} is given for the {what}; write a mapping with {keys}",
                value=shown(value),
                what=_in_plain_words(self.what),
                keys=", ".join(self.fields),
            )
            notes.wrong(where, message)
            return None
        self._names(value, where, notes)
        parts = self._parts(value, where, notes)
        if self.check is not None:
            self.check(parts, where, notes)
        return None if notes.under(where) else self.build(parts)

    def _names(self, value: Mapping[str, object], where: Place, notes: Notes) -> None:
        for name in value:
            if name not in self.fields:
                message = say(
                    "no such key in a {what}; {words}",
                    what=_in_plain_words(self.what),
                    words=near(name, self.fields),
                )
                notes.wrong((*where, name), message, "unknown_field")
        for name, field in self.fields.items():
            if field.needed and name not in value:
                message = say("is missing; write {name}", name=name)
                if field.about:
                    about = _in_plain_words(field.about)
                    message = say("is missing; write {name}: {about}", name=name, about=about)
                notes.wrong((*where, name), message)

    def _parts(self, value: Mapping[str, object], where: Place, notes: Notes) -> Parts:
        read = {
            name: field.shape.read(value[name], (*where, name), notes)
            for name, field in self.fields.items()
            if name in value
        }
        return {name: part for name, part in read.items() if part is not None}

    def schema(self) -> Schema:
        return {
            "type": "object",
            "properties": {name: field.schema() for name, field in self.fields.items()},
            "required": [name for name, field in self.fields.items() if field.needed],
            "additionalProperties": False,
        }


@dataclass(frozen=True, slots=True)
class Either(Shape[T]):
    """Written in one way if it is a text, or a value of that type, and in the other if not."""

    one: Shape[T]
    other: Shape[T]
    of: type = str

    def read(self, value: object, where: Place, notes: Notes) -> T | None:
        shape = self.one if isinstance(value, self.of) else self.other
        return shape.read(value, where, notes)

    def schema(self) -> Schema:
        return {"anyOf": [self.one.schema(), self.other.schema()]}


@dataclass(frozen=True, slots=True)
class Made(Shape[T]):
    """Another shape's value, made into something else."""

    shape: Shape[Any]
    make: Callable[[Any], T]

    def read(self, value: object, where: Place, notes: Notes) -> T | None:
        part = self.shape.read(value, where, notes)
        return None if part is None else self.make(part)

    def schema(self) -> Schema:
        return self.shape.schema()


@dataclass(frozen=True, slots=True)
class Checked(Shape[T]):
    """Another shape's value, in which ``check`` looks for contradictions."""

    shape: Shape[T]
    check: Callable[[T, Place, Notes], None]

    def read(self, value: object, where: Place, notes: Notes) -> T | None:
        part = self.shape.read(value, where, notes)
        if part is not None:
            self.check(part, where, notes)
        return part

    def schema(self) -> Schema:
        return self.shape.schema()


def shown(value: object) -> str:
    """A value as a message quotes it."""
    match value:
        case dict():
            return say("a mapping")
        case list():
            return say("a list") if value else say("an empty list")
        case None | "":
            return say("an empty value")
        case _:
            text = str(value)
            return f"'{text}'" if len(text) <= 60 else f"'{text[:57]}...'"


def near(value: object, words: Collection[str]) -> str:
    """The word that was probably meant, or all that there are."""
    known = [str(word) for word in words]
    close = get_close_matches(str(value), known, n=1)
    if close:
        return say("did you mean {word}?", word=close[0])
    return say("known: {words}", words=", ".join(known))


def not_here(value: object, right: str) -> str:
    """A value that cannot stand where it does; ``right`` says what to write."""
    right = _in_plain_words(right)
    return say("{value} is not allowed here; {right}", value=shown(value), right=right)


def _in_plain_words(text: str) -> str:
    """In the reader's language: a house's own words are no keys of its files."""
    with speaking_of(None):
        return say_phrase(Phrase(text))


def _anchored(pattern: str) -> Schema:
    # A schema's pattern may fit anywhere in a text; ours has to fit the whole.
    return {"pattern": f"^(?:{pattern})$"} if pattern else {}
