"""The schemas for editors agree with the reader on the files that come with the program."""

from __future__ import annotations

import json
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.library.copies import BUNDLED
from trainer import assets
from trainer.commands import schema
from trainer.drills.generate import deal
from trainer.game.serialize import round_to_plain
from trainer.library.formats import reader

KINDS = {
    "rules": "*/rules.yaml",
    "procedure": "*/procedure.yaml",
    "irregularities": "*/irregularities.yaml",
    "clauses": "*/clauses.yaml",
    "cases": "*/cases.yaml",
    "readings": "*/readings.yaml",
    "placard": "placards/*.yaml",
}
_OF_SCENARIOS = (
    ("scenario", "*.yaml"),
    ("exam", "exams/*.yaml"),
    ("table-test", "table-tests/*.yaml"),
)
FILES = [
    (kind, file)
    for kind, form in KINDS.items()
    for file in sorted(assets.folder("procedures").glob(form))
] + [
    (kind, file)
    for kind, form in _OF_SCENARIOS
    for file in sorted(assets.folder("scenarios").glob(form))
]


def wrong(kind: str, value: Any) -> list[str]:
    return [each.message for each in Draft202012Validator(schema.schema(kind)).iter_errors(value)]


@pytest.mark.parametrize("name", schema.NAMES)
def test_each_is_a_schema_and_is_json(name: str) -> None:
    Draft202012Validator.check_schema(schema.schema(name))
    assert json.loads(json.dumps(schema.schema(name))) == schema.schema(name)


@pytest.mark.parametrize(
    ("kind", "file"), FILES, ids=[f"{f.parent.name}/{f.name}" for _, f in FILES]
)
def test_every_bundled_file_keeps_to_its_schema(kind: str, file: Path) -> None:
    assert wrong(kind, reader.read_file(file, reader.as_value).value) == []


@pytest.mark.parametrize("house", BUNDLED.names)
def test_dealt_rounds_keep_to_the_schema(house: str) -> None:
    for round_ in deal(BUNDLED[house].rules, 1, 20, None, []):
        assert wrong("round", round_to_plain(round_)) == []


def test_money_may_be_a_number_or_text() -> None:
    seat: dict[str, Any] = {"seat": 1, "cards": ["Ah", "10d", "Q♣"], "wagers": {"ante": 5}}
    value: dict[str, Any] = {"house": "mbs", "dealer": ["2h", "3h", "4h"], "seats": [seat]}
    for amount in (5, 2.5, "5", "2.50", Decimal("2.50")):
        seat["wagers"] = {"ante": amount}
        assert wrong("round", value) == []
    seat["wagers"] = {"ante": "five"}
    assert wrong("round", value) != []


@pytest.mark.parametrize(
    ("kind", "key"), [("rules", "felt"), ("procedure", "steps"), ("placard", "limits")]
)
def test_a_missing_or_misspelt_key_breaks_the_schema(kind: str, key: str) -> None:
    file = next(file for found, file in FILES if found == kind)
    value = dict(reader.read_file(file, reader.as_value).value)  # the read one is shared
    value[f"{key}s"] = value.pop(key)
    assert len(wrong(kind, value)) == 2
