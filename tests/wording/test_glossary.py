"""The glossary names each term of the floor as the translations have it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.wording.ts_file import file_of, read

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"


def rows() -> Iterator[tuple[str, str, str]]:
    """English, Russian and Chinese of every line."""
    for line in GLOSSARY.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and cells[0] != "English":
            yield cells[0], cells[1], cells[2]


@pytest.mark.parametrize(("language", "at"), [("ru", 1), ("zh_CN", 2)])
def test_each_term_is_translated_as_the_glossary_has_it(language: str, at: int) -> None:
    known = read(file_of(language))
    told = {row[0]: row[at] for row in rows()}
    assert len(told) >= 45
    assert {term: "".join(known[term].forms) for term in told} == told
