"""A house's files as plain values: for programs, and for the list of the school's readings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from trainer.errors import Place, Problem
from trainer.library.formats import reader
from trainer.library.house import PROCEDURE_FILE, RULES_FILE
from trainer.library.house_files.irregularities_file import IRREGULARITIES_FILE


class WrittenReading(Struct, frozen=True):
    """The school's reading of a document: its decision, the nearest clause, and the reason."""

    decides: tuple[str, ...]
    rule: str
    reason: str


class WrittenBook(Struct, frozen=True):
    """Everything in a house's files, as plain values, and its readings together."""

    rules: dict[str, Any]
    procedure: dict[str, Any]
    irregularities: list[dict[str, Any]]
    readings: list[WrittenReading]


def book(folder: Path) -> WrittenBook:
    """The files of the house in that folder. Raises InputError if one cannot be read."""
    rules = _mapping(folder / RULES_FILE)
    procedure = _mapping(folder / PROCEDURE_FILE)
    irregularities = _irregularities(folder / IRREGULARITIES_FILE)
    return WrittenBook(
        rules, procedure, irregularities, _all_readings(rules, procedure, irregularities)
    )


def _irregularities(path: Path) -> list[dict[str, Any]]:
    """The rulings on irregularities; none if the house has no file for them."""
    listed = _mapping(path).get("irregularities") if path.exists() else None
    return [each for each in listed if isinstance(each, dict)] if isinstance(listed, list) else []


def _mapping(path: Path) -> dict[str, Any]:
    value = reader.read_file(path, reader.as_value).value
    return value if isinstance(value, dict) else {}


def _all_readings(*written: Any) -> list[WrittenReading]:
    """Every reading in the files; one that decides several things alike is listed once."""
    found: dict[tuple[str, str], list[str]] = {}
    for value in written:
        for what, rule, reason in _readings(value, ()):
            found.setdefault((rule, reason), []).append(what)
    return [WrittenReading(tuple(what), rule, reason) for (rule, reason), what in found.items()]


def _readings(value: Any, where: Place) -> Iterator[tuple[str, str, str]]:
    if isinstance(value, dict):
        if "reading" in value:
            yield _what(value, where), str(value.get("rule", "")), str(value["reading"])
        for name, each in value.items():
            yield from _readings(each, (*where, name))
    elif isinstance(value, list):
        for at, each in enumerate(value):
            yield from _readings(each, (*where, at))


def _what(value: dict[str, Any], where: Place) -> str:
    """The subject of a rule; in its own words if its place in the file says little."""
    match value:
        case {"first": first, "then": then}:
            return f"{first} before {then}"
        case {"code": code}:
            return f"bets: {code}"
        case {"id": _, "title": title}:
            return str(title)
        case {"steps": list(steps), "direction": direction}:
            return f"{', '.join(steps)} {direction}"
        case {"step": step, "wagers": list(wagers)}:
            return f"{step} in the order {', '.join(wagers)}"
        case _:
            return Problem(where, "", "").path
