"""Expectations drawn from the sentences of the five documents, one line each, beside the program.

``tests/expectations/HOUSE.yaml`` holds rounds with a trace without fault, written by hand, and what
is told when a thing is done otherwise: left out, too early, too late, twice, at a wrong place.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.expectations.edits import edited
from tests.some_houses import HOUSES, house
from trainer.dealing.procedure import Part
from trainer.game.notation import read_round
from trainer.marking.causes import entries
from trainer.marking.mark import Marking, mark_round
from trainer.marking.mistake import Mistake, Severity

FOLDER = Path(__file__).parent


@lru_cache(maxsize=8)
def told(name: str) -> Any:
    return yaml.safe_load((FOLDER / f"{name}.yaml").read_text(encoding="utf-8"))


LINES = [(name, line) for name in HOUSES for line in told(name)["expect"]]


@pytest.mark.parametrize(("name", "line"), LINES)
def test_what_is_told_is_what_the_sentence_says(name: str, line: str) -> None:
    which, clause, done, expected = (part.strip() for part in line.split(" | "))
    marking = marked(name, which, done)
    told = entries(marking)
    said = "; ".join(_said(mistake, expected) for mistake in told) or "right"
    assert said == expected, [mistake.why for mistake in told]
    failing = {Severity.CRITICAL, Severity.SERIOUS} & {each.severity for each in told}
    assert marking.score.passed is not bool(failing)
    assert clause


def marked(name: str, which: str, done: str) -> Marking:
    written = dict(told(name)["rounds"][which])
    right = [line.strip() for line in str(written.pop("right")).split(",")]
    rules = house(name).rules
    round_ = read_round({**written, "house": name}, {name: rules})
    return mark_round(house(name), round_, edited(right, done), Part.WHOLE)


def _said(mistake: Mistake, expected: str) -> str:
    """``missing serious MBS 3.1``."""
    return f"{mistake.code} {mistake.severity} {mistake.source}"


def test_there_are_some_two_hundred_of_them() -> None:
    assert len(LINES) >= 200
    assert len(LINES) == len(set(LINES))
