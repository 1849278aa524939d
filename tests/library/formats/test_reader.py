"""YAML and JSON as plain values: what is read, what is refused, and where it says so."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from trainer.errors import InputError
from trainer.library.formats import json_text, reader


def refused(text: str, name: str = "f.yaml") -> list[str]:
    with pytest.raises(InputError) as caught:
        reader.read_text(text, name, reader.as_value)
    return [str(problem) for problem in caught.value.problems]


def test_in_a_house_s_file_every_word_stays_as_it_is_written() -> None:
    text = "odds: 40:1\nflag: on\nyes: no\nnumber: 0x10\ndate: 2013-05-09\nnothing:\n"
    assert reader.read_text(text, "f.yaml").value == {
        "odds": "40:1",
        "flag": "on",
        "yes": "no",
        "number": "0x10",
        "date": "2013-05-09",
        "nothing": "",
    }


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("5", 5),
        ("-5", -5),
        ("'5'", "5"),
        ('"true"', "true"),
        ("2.50", Decimal("2.50")),
        ("1e3", Decimal(1000)),
        ("true", True),
        ("false", False),
        ("yes", "yes"),
        ("on", "on"),
        ("null", None),
        ("~", None),
        ("40:1", "40:1"),
        ("0x10", "0x10"),
        (".inf", ".inf"),
        (".nan", ".nan"),
        ("2013-05-09", "2013-05-09"),
        ("7s", "7s"),
        ("10h", "10h"),
        ("A♥", "A♥"),
        ("9" * 5000, Decimal("9" * 5000)),
    ],
)
def test_in_a_round_a_plain_word_is_a_number_only_where_it_looks_like_one(
    text: str, value: Any
) -> None:
    read = reader.read_text(f"v: {text}", "f.yaml", reader.as_value).value["v"]
    assert read == value
    assert type(read) is type(value)


def test_every_place_has_its_line() -> None:
    lines = reader.read_text("a: 1\nb:\n  - x\n  - {c: 2,\n     d: 3}\n", "f.yaml").lines
    assert lines[("a",)] == 1
    assert lines[("b", 0)] == 3
    assert lines[("b", 1, "d")] == 5


def test_all_that_may_not_stand_is_said_at_once() -> None:
    text = "a: 1\na: 2\nb: &x 3\nc: *x\nd: !!int 4\n? [q]\n: 5\n"
    assert refused(text) == [
        "f.yaml:2: a: appears twice, first at line 1; keep one",
        "f.yaml:3: b: no anchors and aliases here; write the value out",
        "f.yaml:4: c: no anchors and aliases here; write the value out",
        "f.yaml:5: d: no tags here; leave 'tag:yaml.org,2002:int' out",
        "f.yaml:6: a key is not text; write a word before the colon",
    ]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "is empty"),
        ("# nothing\n", "is empty"),
        ("a: 1\n---\nb: 2\n", "f.yaml:2: a second document begins"),
        ("a:\n  - b\n c: d\n", "f.yaml:3: not YAML"),
        ("\ta: 1", "f.yaml:1: not YAML"),
        ("a: [1, 2", "not YAML"),
        ("@a", "not YAML"),
        ("%FOO\n---\na: 1", "not YAML"),
        ("ok: 1\nb: \x01", "f.yaml:2: is not text"),
        ("[" * 100_000, "nested too deeply"),
        ("- " * 5000 + "a", "nested too deeply"),
        ("{a: " * 60 + "1" + "}" * 60, "nested too deeply"),
        ("a: &a [x]\n" + "".join(f"b{n}: [*a, *a]\n" for n in range(9)), "no anchors"),
    ],
)
def test_what_is_no_document_is_one_clear_problem(text: str, says: str) -> None:
    assert says in refused(text)[0]


@pytest.mark.parametrize("text", ["a: 1\r\nb: 2\r\n", "\ufeffa: 1\nb: 2\n"])
def test_line_ends_and_byte_order_marks_of_other_systems_are_read(
    text: str, tmp_path: Path
) -> None:
    file = tmp_path / "f.yaml"
    file.write_bytes(text.encode())
    assert reader.read_file(file).value == {"a": "1", "b": "2"}


def test_files_that_cannot_be_had_are_said_by_name(tmp_path: Path) -> None:
    latin = tmp_path / "latin.yaml"
    latin.write_bytes(b"a: 1\nb: \xe9\n")
    for path, says in (
        (tmp_path / "none.yaml", "no such file"),
        (tmp_path, "is a folder"),
        (tmp_path / ("x" * 400), "cannot be read"),
        (latin, ":2: is not text in UTF-8"),
    ):
        with pytest.raises(InputError) as caught:
            reader.read_file(path)
        assert says in str(caught.value)
        assert str(path) in str(caught.value)


def test_a_file_of_no_end_is_not_read_for_ever() -> None:
    if Path("/dev/zero").exists():
        with pytest.raises(InputError, match="larger than 16 MB"):
            reader.read_file(Path("/dev/zero"))


# ------------------------------------------------------------------------- JSON


def refused_json(text: str) -> list[str]:
    with pytest.raises(InputError) as caught:
        json_text.read(text)
    return [str(problem) for problem in caught.value.problems]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2.50", Decimal("2.50")),
        ("0.1", Decimal("0.1")),
        ("7", 7),
        ("9" * 5000, Decimal("9" * 5000)),
        ("1e400", Decimal("1e400")),
        ('"\\ud83c\\udca1"', "🂡"),
        ('{"a": [1, null, true]} \r\n', {"a": [1, None, True]}),
    ],
)
def test_json_numbers_stay_exact(text: str, value: Any) -> None:
    assert json_text.read(text) == value


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nul",
        "{",
        "{} {}",
        "NaN",
        '{"a": Infinity}',
        "-Infinity",
        "{'a': 1}",
        '"\n"',
        "\ufeff{}",
    ],
)
def test_what_is_no_json_is_refused(text: str) -> None:
    assert "not JSON" in refused_json(text)[0]


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000, "[" * 500 + "]" * 500])
def test_deep_nesting_is_refused(text: str) -> None:
    assert refused_json(text) == ["is nested too deeply; no document of this program is"]


def test_brackets_inside_text_are_no_nesting() -> None:
    assert json_text.read('"' + "[{" * 100 + '"') == "[{" * 100


def test_an_exponent_that_no_number_can_have_is_no_money() -> None:
    assert json_text.read("1e999999999999999999999").is_nan()


def test_each_key_that_stands_twice_is_named_with_its_place() -> None:
    assert refused_json('{"a": {"b": 1, "b": 2}, "c": [{"d": 1, "d": 1}], "a": 3}') == [
        "a: appears twice; keep one",
        "a.b: appears twice; keep one",
        "c[0].d: appears twice; keep one",
    ]


def test_a_json_file_has_lines() -> None:
    assert refused('{"a": 1,\n "a": 2}', "f.json") == ["f.json:1: a: appears twice; keep one"]
    assert refused('{"a": 1,\n "b": ]}', "f.json")[0].startswith("f.json:2: not JSON")
    assert reader.read_text('{"a": 1,\n "b": 2}', "f.json").lines[("b",)] == 2


def test_json_may_come_where_yaml_is_read() -> None:
    document = reader.read_text(
        '{"p": "\\ud83c\\udca1", "n": 2.5}', "standard input", reader.as_value
    )
    assert document.value == {"p": "🂡", "n": Decimal("2.5")}
