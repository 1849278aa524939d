"""Reads a bundle back, whatever the file holds: faults are values, not exceptions."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

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
    ChainOwner,
    Link,
    Plain,
    Stretch,
)

Read = TypeVar("Read")

_TEXT_START = 64


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
    about = shape.read(
        "about", document.get("about"), _about, BundleAbout(BundleSubject.RECORDS, "")
    )
    nothing: list[Any] = []
    no_runs: tuple[tuple[int, int], ...] = ()
    stretches, runs = [], []
    listed = shape.read("chains", document.get("chains"), _list, nothing)
    for at, each in enumerate(listed):
        where = f"chains[{at}]"
        found = shape.read(where, each, _stretch, None)
        if found is not None:
            events = tuple(_events(shape, f"{where}.events", each.get("events")))
            stretches.append(replace(found, events=events))
            runs.append(shape.read(f"{where}.runs", each.get("runs"), _runs, no_runs))
    marks = list(_marks(shape, document))
    demo = shape.read("demo", document.get("demo"), _yes, False)  # noqa: FBT003
    evidence = BundleEvidence(about, tuple(stretches), tuple(marks), demo)
    return BundleRead(document, evidence, tuple(runs), tuple(shape.wrong))


def _events(shape: _Shape, where: str, listed: Any) -> Iterator[Row]:
    nothing: list[Any] = []
    for at, each in enumerate(shape.read(where, listed, _list, nothing)):
        event = shape.read(f"{where}[{at}]", each, _event, None)
        if event is not None:
            yield event


def _marks(shape: _Shape, document: Plain) -> Iterator[BundleMark]:
    nothing: list[Any] = []
    for at, each in enumerate(shape.read("marks", document.get("marks"), _list, nothing)):
        mark = shape.read(f"marks[{at}]", each, _mark, None)
        if mark is not None:
            yield mark


class _Shape:
    """Collects the places where the document has another shape."""

    def __init__(self) -> None:
        self.wrong: list[str] = []

    def read(self, where: str, value: Any, by: Callable[[Any], Read], otherwise: Read) -> Read:
        try:
            return by(value)
        except (TypeError, ValueError, KeyError, AttributeError):
            self.wrong.append(where)
            return otherwise


def _about(value: Any) -> BundleAbout:
    accounts = tuple(_text(each) for each in _list(value["accounts"]))
    return BundleAbout(BundleSubject(value["what"]), _text(value["id"]), accounts)


def _stretch(value: Any) -> Stretch | None:
    head = value["head"]
    return Stretch(
        chain=_text(value["chain"]),
        of=ChainOwner(value["of"]),
        account=_text(value["account"]),
        head=Link(_whole(head["place"]), _text(head["hash"])),
        whole=_yes(value["whole"]),
        events=(),
    )


def _event(value: Any) -> Row | None:
    """The event of that row; its hash tells later whether it is intact."""
    return Row(
        place=_whole(value["place"]),
        id=_text(value["id"]),
        attempt=_text(value["attempt"]),
        kind=_text(value["kind"]),
        at_ms=_whole(value["at_ms"]),
        body=_text(value["body"]),
        before=_bytes(value["before"]),
        hash=_bytes(value["hash"]),
    )


def _mark(value: Any) -> BundleMark | None:
    mistakes = tuple(_mapping(each) for each in _list(value["mistakes"]))
    marked_by = _text(value["marked_by"])
    return BundleMark(_text(value["attempt"]), marked_by, _mapping(value["result"]), mistakes)


def _runs(value: Any) -> tuple[tuple[int, int], ...]:
    return tuple((_whole(first), _whole(last)) for first, last in _list(value))


def _bytes(text: Any) -> bytes:
    """The bytes of a hash; bytes that match no hash if it is not one."""
    try:
        return bytes.fromhex(text)
    except (TypeError, ValueError):
        return b""


def _list(value: Any) -> list[Any]:
    return _of(list, value)


def _mapping(value: Any) -> Plain:
    return _of(dict, value)


def _text(value: Any) -> str:
    return _of(str, value)


def _whole(value: Any) -> int:
    if isinstance(value, bool):
        raise TypeError("of another type")
    return _of(int, value)


def _yes(value: Any) -> bool:
    return _of(bool, value)


def _of(type_: type[Read], value: Any) -> Read:
    if not isinstance(value, type_):
        raise TypeError("of another type")
    return value
