"""The guide to the tree names files that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "architecture.md"
NAMED = re.findall(
    r"`((?:trainer|procedures|scenarios|resources)/[\w./-]+)`", PAGE.read_text("utf-8")
)


FUNCTIONS = re.findall(r"`(trainer/[\w/]+\.py)`: `(\w+)`", PAGE.read_text("utf-8"))


@pytest.mark.parametrize(("path", "name"), FUNCTIONS)
def test_every_function_that_the_guide_names_is_in_its_file(path: str, name: str) -> None:
    text = (ROOT / path).read_text("utf-8")
    assert re.search(rf"^\s*(def|class) {name}\b|^{name}\b.* =", text, re.MULTILINE)


@pytest.mark.parametrize("path", sorted({each for each in NAMED if "HOUSE" not in each}))
def test_every_file_that_the_guide_names_is_there(path: str) -> None:
    assert "NAME" in path or (ROOT / path).exists()


def test_the_guide_leads_through_a_round_a_delivery_and_a_report() -> None:
    assert len(set(NAMED)) > 50
