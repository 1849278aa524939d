"""Reads a bundle back, whatever the file holds: faults are values, not exceptions."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct, ValidationError, convert, structs
from msgspec.structs import replace

from trainer.errors import InputError, Problem
from trainer.records.chain import Row
from trainer.records.faults import named
from trainer.school.exports.bundle.contents import (
    FORMAT,
    VERSION,
    BundleAbout,
    BundleEvidence,
    BundleMark,
    BundleSubject,
    Plain,
    Stretch,
)

Read = TypeVar("Read")
Other = TypeVar("Other")
Kind = TypeVar("Kind", bound=Struct)

_TEXT_START = 64
_Runs = tuple[tuple[int, int], ...]


class NotABundle(InputError):
    """A file that is no bundle of evidence, or one that this program cannot read."""

    def __init__(self, file: Path, code: str, message: str) -> None:
        super().__init__([Problem((), code, message, str(file))])


@dataclass(frozen=True, slots=True)
class BundleRead:
    """The document, the evidence in it, its own places of the events, and every place where it is
    not shaped as a bundle."""

    document: Plain
    evidence: BundleEvidence
    runs: tuple[tuple[tuple[int, int], ...], ...]
    misshapen: tuple[str, ...] = field(default=())


def looks_like_one(path: Path) -> bool:
    """True if the file begins as a JSON document does. False if it cannot be read, or is a
    device."""
    # A device might never answer.
    if not os.path.isfile(path):
        return False
    try:
        with path.open("rb") as file:
            return file.read(_TEXT_START).removeprefix(b"\xef\xbb\xbf").lstrip()[:1] == b"{"
    except OSError:
        return False


def read_bundle(path: Path) -> BundleRead:
    """The bundle in the file. Raises NotABundle for anything else, RecordsFault if it cannot be
    read."""
    with named(path):
        data = path.read_bytes()
    return bundle_in(_document(path, data))


def _document(path: Path, data: bytes) -> Plain:
    try:
        document = json.loads(data)
    # json raises RecursionError at lists that lie thousands deep in one another.
    except (ValueError, RecursionError) as error:
        raise NotABundle(path, "not_json", f"is no JSON document ({error})") from error
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise NotABundle(path, "not_a_bundle", "is no bundle of evidence")
    if document.get("version") != VERSION:
        message = (
            f"is a bundle of version {document.get('version')!r}; this program reads {VERSION}"
        )
        raise NotABundle(path, "newer", message)
    return document


def bundle_in(document: Plain) -> BundleRead:
    """The bundle in that document."""
    shape = _Shape()
    nobody = BundleAbout(BundleSubject.RECORDS, "")
    about = shape.read("about", document.get("about"), _whole_of(BundleAbout), nobody)
    stretches, runs = [], []
    for where, each in shape.each("chains", document.get("chains")):
        found = shape.read(where, each, _stretch, None)
        if found is not None:
            told = shape.each(f"{where}.events", each.get("events"))
            events = (shape.read(at, event, _event, None) for at, event in told)
            stretches.append(replace(found, events=tuple(filter(None, events))))
            runs.append(
                shape.read(
                    f"{where}.runs", each.get("runs"), lambda value: convert(value, _Runs), ()
                )
            )
    marked = shape.each("marks", document.get("marks"))
    marks = [shape.read(where, each, _whole_of(BundleMark), None) for where, each in marked]
    demo = shape.read("demo", document.get("demo"), lambda value: convert(value, bool), None)
    evidence = BundleEvidence(about, tuple(stretches), tuple(filter(None, marks)), bool(demo))
    return BundleRead(document, evidence, tuple(runs), tuple(shape.wrong))


class _Shape:
    """Collects the places where the document has another shape."""

    def __init__(self) -> None:
        self.wrong: list[str] = []

    def read(
        self, where: str, value: Any, by: Callable[[Any], Read], otherwise: Other
    ) -> Read | Other:
        try:
            return by(value)
        except (TypeError, ValueError, KeyError, ValidationError):
            self.wrong.append(where)
            return otherwise

    def each(self, where: str, value: Any) -> Iterator[tuple[str, Any]]:
        """The members of a list, with the place of each."""
        listed = self.read(where, value, lambda value: convert(value, list[Any]), ())
        return ((f"{where}[{at}]", each) for at, each in enumerate(listed))


def _whole_of(kind: type[Kind]) -> Callable[[Any], Kind]:
    """What reads a value of which nothing is left out. It raises for any other."""
    names = [each.name for each in structs.fields(kind)]
    return lambda value: convert({name: value[name] for name in names}, kind)


def _stretch(value: Any) -> Stretch:
    return _whole_of(Stretch)(value | {"events": ()})


class _EventTold(Struct, frozen=True):
    """An event as a bundle has it; its hash tells later whether it is intact."""

    place: int
    id: str
    attempt: str
    kind: str
    at_ms: int
    body: str
    before: Any
    hash: Any


def _event(value: Any) -> Row:
    told = convert(value, _EventTold)
    # Not by name: of a bundle of years that took a fifth of the reading.
    first = told.place, told.id, told.attempt, told.kind, told.at_ms, told.body
    return Row(*first, _bytes(told.before), _bytes(told.hash))


def _bytes(text: Any) -> bytes:
    """The bytes of a hash; bytes that match no hash if it is not one."""
    try:
        return bytes.fromhex(text)
    except (TypeError, ValueError):
        return b""
