"""YAML as plain values with the line of every place: no aliases, no tags, unique keys."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from decimal import Decimal
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol, TypeVar

import yaml
from msgspec import Struct
from yaml.events import (
    AliasEvent,
    DocumentEndEvent,
    Event,
    MappingEndEvent,
    MappingStartEvent,
    NodeEvent,
    ScalarEvent,
    SequenceEndEvent,
    StreamEndEvent,
)

from trainer.errors import InputError, Place, Problem
from trainer.library.formats import json_text, source
from trainer.library.formats.shape import Notes, Shape
from trainer.wording import say

Value = Any
"""Text, int, Decimal, bool, None, and lists and dicts of them; a key is always text."""

T = TypeVar("T")


class Named(Protocol):
    """A value with a name."""

    @property
    def name(self) -> str: ...


N = TypeVar("N", bound=Named)

Scalar = Callable[[str], Value]
"""The meaning of an unquoted text."""

# The loader in C is several times as fast, and not in every build of PyYAML.
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
TOO_DEEP = "is nested too deeply; no document of this program is"
_UNPRINTABLE = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_DEEPEST = 24
_PLAIN = ("", None)


class FileDocument(Struct, frozen=True):
    """A file's value, which nobody changes, and the line of each place in it."""

    file: str
    value: Value
    lines: Mapping[Place, int]

    def shaped(self, shape: Shape[T], fault: type[InputError] = InputError) -> T:
        """The value as that shape makes it. Raises the fault, with the line of every problem."""
        try:
            return shape.whole(self.value)
        except InputError as error:
            raise fault(self.located(error.problems)) from None

    def located(self, problems: Iterable[Problem]) -> list[Problem]:
        """The problems, each with this file and its line."""
        return [each.located(self.file, self.lines) for each in problems]


def as_text(text: str) -> Value:
    """Every scalar as it is written: ``40:1``, ``on``, ``5``."""
    return text


_WHOLE = re.compile(r"[-+]?[0-9]{1,400}")
_DECIMAL = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]{1,9})?")
_WORDS: dict[str, Value] = {"true": True, "false": False, "null": None, "~": None, "": None}


def as_value(text: str) -> Value:
    """``5`` as an int, ``2.50`` as an exact decimal, ``true`` and ``null`` as such; else text."""
    if text in _WORDS:
        return _WORDS[text]
    if _WHOLE.fullmatch(text):
        return int(text)
    return Decimal(text) if _DECIMAL.fullmatch(text) else text


def read_file(path: str | Path, scalar: Scalar = as_text) -> FileDocument:
    """The document in the file. Raises InputError with all problems of its form."""
    return read_text(source.text_of(path), source.name_of(path), scalar)


def read_named(path: Path, shape: Shape[N], key: str) -> N:
    """The value in a file that bears its name, which stands at that key. Raises InputError with
    every problem."""
    document, notes = read_file(path, as_value), Notes()
    made = shape.read(document.value, (), notes)
    if made is not None and made.name != path.stem:
        notes.wrong(
            (key,),
            say(
                "{value} is not the file's name; write {name}",
                value=repr(made.name),
                name=path.stem,
            ),
        )
    if made is None or notes.problems:
        raise InputError(document.located(notes.problems))
    return made


def sound_files(folder: Path, read: Callable[[Path], T]) -> tuple[list[T], list[Problem]]:
    """The readable files of the folder, and the problems of the others."""
    sound: list[T] = []
    problems: list[Problem] = []
    for path in sorted(folder.glob("*.yaml")):
        try:
            sound.append(read(path))
        except InputError as error:
            problems += error.problems
    return sound, problems


def read_text(text: str, file: str, scalar: Scalar = as_text) -> FileDocument:
    """The one document in the text, YAML or JSON. Raises InputError."""
    _refuse_unprintable(text, file)
    if file.endswith(".json"):
        return _read_json(text, file)
    if scalar is as_value and text.lstrip().startswith("{"):
        with suppress(InputError):
            return _read_json(text, file)
    try:
        value, lines = _composed(text, scalar)
    except yaml.YAMLError as error:
        raise InputError([_syntax(error, file)]) from None
    except InputError as error:
        raise InputError(replace(each, file=file) for each in error.problems) from None
    return FileDocument(file, value, lines)


# A hundred worked rounds take 40 ms, and the same text is read by several: its schema, its readers,
# the copies of a draft. Five houses are some forty texts, and each change of a draft makes as many
# of its answers.
@lru_cache(maxsize=256)
def _composed(text: str, scalar: Scalar) -> tuple[Value, Mapping[Place, int]]:
    composer = _Composer(text, scalar)
    return composer.document(), composer.lines


def _read_json(text: str, file: str) -> FileDocument:
    lines = _lines(text)
    try:
        return FileDocument(file, json_text.read(text), lines)
    except InputError as error:
        raise InputError(_located(each, file, lines) for each in error.problems) from None


def _located(problem: Problem, file: str, lines: Mapping[Place, int]) -> Problem:
    return replace(problem, file=file) if problem.line else problem.located(file, lines)


def _lines(text: str) -> Mapping[Place, int]:
    """The lines of a JSON text; none if YAML cannot read it."""
    # JSON's own reader keeps no lines, so YAML's is asked for them; nearly all JSON is YAML
    # too.
    composer = _Composer(text, as_text)
    with suppress(InputError, yaml.YAMLError):
        composer.document()
    return composer.lines


def _refuse_unprintable(text: str, file: str) -> None:
    found = _UNPRINTABLE.search(text)
    if found:
        line = text.count("\n", 0, found.start()) + 1
        message = f"is not text (character {found[0]!r}); write YAML or JSON"
        raise InputError([Problem((), "bad_shape", message, file, line)])


def _syntax(error: yaml.YAMLError, file: str) -> Problem:
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    reason = getattr(error, "problem", None) or str(error).partition("\n")[0]
    if "nesting depth" in reason:  # PyYAML has a limit of its own from 6.0.4 on
        message = TOO_DEEP
    else:
        message = f"not YAML ({reason}); check indents, colons, quotes and brackets here"
    return Problem((), "bad_shape", message, file, mark.line + 1 if mark else None)


class _Composer:
    """Builds one document from its events, and collects forbidden parts."""

    def __init__(self, text: str, scalar: Scalar) -> None:
        # Events, not yaml.safe_load: it reads 40:1 as 2401 and on as True, and lets a key stand
        # twice.
        self.events: Iterator[Event] = yaml.parse(text, Loader=_LOADER)
        self.scalar = scalar
        self.lines: dict[Place, int] = {}
        self.problems: list[Problem] = []

    def document(self) -> Value:
        next(self.events)
        if isinstance(next(self.events), StreamEndEvent):
            raise InputError([self.problem((), "is empty; write a document", None)])
        value = self.node(next(self.events), ())
        self.nothing_follows()
        if self.problems:
            raise InputError(self.problems)
        return value

    def nothing_follows(self) -> None:
        event = next(self.events)
        assert isinstance(event, DocumentEndEvent)
        event = next(self.events)
        if not isinstance(event, StreamEndEvent):
            self.wrong((), "a second document begins; write one document a file", event)

    def node(self, event: Event, place: Place) -> Value:
        self.lines.setdefault(place, _line(event))
        if len(place) > _DEEPEST:
            raise InputError(
                [
                    *self.problems,
                    self.problem((), TOO_DEEP, event),
                ]
            )
        self.refuse_extras(event, place)
        match event:
            case ScalarEvent():
                return self.scalar(event.value) if event.style in _PLAIN else event.value
            case MappingStartEvent():
                return self.mapping(place)
            case AliasEvent():
                return None
            case _:
                return self.sequence(place)

    def refuse_extras(self, event: Event, place: Place) -> None:
        """Note anchors, aliases and tags."""
        # Every place must state its own value.
        assert isinstance(event, NodeEvent)
        tag = getattr(event, "tag", None)
        if event.anchor is not None:
            self.wrong(place, "no anchors and aliases here; write the value out", event)
        elif tag is not None:
            self.wrong(place, f"no tags here; leave {tag!r} out", event)

    def sequence(self, place: Place) -> list[Value]:
        items: list[Value] = []
        while not isinstance(event := next(self.events), SequenceEndEvent):
            items.append(self.node(event, (*place, len(items))))
        return items

    def mapping(self, place: Place) -> dict[str, Value]:
        items: dict[str, Value] = {}
        while not isinstance(event := next(self.events), MappingEndEvent):
            key = self.key(event, place)
            inner = (*place, key)
            if key in items:
                before = self.lines[inner]
                message = say("appears twice, first at line {before}; keep one", before=before)
                self.wrong(inner, message, event)
            self.lines.setdefault(inner, _line(event))
            value = self.node(next(self.events), inner)
            items.setdefault(key, value)
        return items

    def key(self, event: Event, place: Place) -> str:
        if isinstance(event, ScalarEvent):
            self.refuse_extras(event, place)
            return str(event.value)
        self.node(event, (*place, "?"))
        self.wrong(place, "a key is not text; write a word before the colon", event)
        return "?"

    def wrong(self, place: Place, message: str, event: Event) -> None:
        self.problems.append(self.problem(place, message, event))

    def problem(self, place: Place, message: str, event: Event | None) -> Problem:
        line = _line(event) if event else None
        return Problem(place, "bad_shape", message, line=line)


def _line(event: Event) -> int:
    assert event.start_mark is not None
    line: int = event.start_mark.line
    return line + 1
