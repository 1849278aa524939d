"""Every line of the page of security names a test, and the test is there."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "security.md"


def _lines() -> list[str]:
    """The rows of the page's tables, without their heads."""
    rows = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    return [row for row in rows if not row.startswith(("|---", "| Who |"))]


@cache
def _tests(file: str) -> frozenset[str]:
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return frozenset(
        each.name
        for each in tree.body
        if isinstance(each, ast.FunctionDef) and each.name.startswith("test_")
    )


def test_the_page_has_its_tables() -> None:
    assert len(_lines()) >= 30
    assert all(row.count("|") == 5 for row in _lines())


@pytest.mark.parametrize("row", _lines())
def test_a_line_names_a_test_that_is_there(row: str) -> None:
    named = row.split("|")[4].strip()
    assert named.startswith("`")
    assert named.endswith("`")
    file, _, test = named.strip("`").partition("::")
    assert (ROOT / file).is_file(), file
    assert _tests(file), file
    assert not test or test in _tests(file), named
