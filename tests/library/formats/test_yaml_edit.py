"""A changed place of a YAML text: it reads back changed, and nothing else moved."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.sampled import sampled
from trainer import assets
from trainer.errors import Place
from trainer.library.formats import reader, yaml_edit

FILES = sorted(assets.folder("procedures").glob("*/*.yaml"))


@sampled(3, 30)
@pytest.mark.parametrize("file", FILES, ids=lambda each: f"{each.parent.name}/{each.name}")
def test_a_change_reads_back_as_that_change_alone(file: Path, count: int) -> None:
    """At so many places of a file, spread over it."""
    text = file.read_text(encoding="utf-8")
    value = _read(text)
    places = list(_places(value))
    for place, inner in places[:: max(1, len(places) // count)]:
        if not isinstance(inner, dict | list):
            assert yaml_edit.with_value(text, place, inner) == text
        for new in ('new: "word"', {"a": ["1", 2], "b b": "x"}):
            assert _read(yaml_edit.with_value(text, place, new)) == _put(value, place, new)
        if len(_at(value, place[:-1])) > 1:
            assert _read(yaml_edit.without(text, place)) == _taken(value, place)
        if isinstance(inner, dict):
            last = yaml_edit.with_entry(text, place, "new", "5")
            first = yaml_edit.with_entry(text, place, "new", "5", next(iter(inner)))
            for made in (last, first):
                assert _read(made) == _put(value, (*place, "new"), "5")
            assert next(iter(_at(_read(first), place))) == "new"


def test_every_other_byte_stays() -> None:
    text = 'a: 1   # one\n\n# two\nb: {c: "x", d: y}   # kept\n'
    assert yaml_edit.with_value(text, ("a",), 2) == text.replace("a: 1", "a: 2")
    assert yaml_edit.with_value(text, ("b", "c"), "z") == text.replace('"x"', '"z"')
    assert yaml_edit.without(text, ("b", "c")) == text.replace('c: "x", ', "")
    assert yaml_edit.with_value(text, ("e",), "f") == text + "e: f\n"


WHOLE = """a: 1   # one

b: {c: x, d: y, e: z}
list:
  - first: 1
    second: {f: 1, g: 2}
    third: [1, 2, 3]

  - word

  - first: 3
    second: 4
    third: x
  - 5   # last
"""


def test_two_places_go_at_once_as_one_after_the_other() -> None:
    places = [place for place, _ in _places(_read(WHOLE))]
    for at, first in enumerate(places):
        for second in places[at + 1 :]:
            if second[: len(first)] != first:
                one_by_one = yaml_edit.without(yaml_edit.without(WHOLE, second), first)
                assert yaml_edit.without_all(WHOLE, [first, second]) == one_by_one


def test_many_places_change_at_once() -> None:
    text = 'a: 1   # one\n\n# two\nb: {c: "x", d: y}   # kept\n'
    values: dict[Place, Any] = {("b", "d"): [1, 2], ("a",): 2, ("b", "c"): "longer"}
    one_by_one = text
    for place, value in values.items():
        one_by_one = yaml_edit.with_value(one_by_one, place, value)
    assert yaml_edit.with_values(text, values) == one_by_one
    assert one_by_one == 'a: 2   # one\n\n# two\nb: {c: "longer", d: [1, 2]}   # kept\n'
    with pytest.raises(yaml_edit.NoSuchPlace):
        yaml_edit.with_values(text, {("a",): 2, ("e",): 3})


@pytest.mark.parametrize("word", ["yes", "no", "5", "4:1", "", "~", "true", "a: b", "#x", "1e5"])
def test_a_text_stays_text(word: str) -> None:
    assert _read(yaml_edit.with_value("a: 1\n", ("a",), word)) == {"a": word}


@pytest.mark.parametrize("place", [("b", "c"), ("a", "b"), ("b", 0)])
def test_a_place_that_is_not_there_is_told(place: Place) -> None:
    with pytest.raises(yaml_edit.NoSuchPlace):
        yaml_edit.with_value("a: 1\n", place, 2)


def _read(text: str) -> Any:
    return reader.read_text(text, "text", reader.as_value).value


def _places(value: Any, at: Place = ()) -> Iterator[tuple[Place, Any]]:
    if at:
        yield at, value
    inner = value.items() if isinstance(value, dict) else ()
    listed = enumerate(value) if isinstance(value, list) else ()
    for step, each in [*inner, *listed]:
        yield from _places(each, (*at, step))


def _at(value: Any, place: Place) -> Any:
    for step in place:
        value = value[step]
    return value


def _put(value: Any, place: Place, new: Any) -> Any:
    made = copy.deepcopy(value)
    _at(made, place[:-1])[place[-1]] = new
    return made


def _taken(value: Any, place: Place) -> Any:
    made = copy.deepcopy(value)
    del _at(made, place[:-1])[place[-1]]
    return made
