"""The tables of docs/houses are up to date, and no sentence of a document is without a home."""

from __future__ import annotations

import pytest

from tests.clauses.house_table import FOLDER, rows, table
from tests.some_houses import HOUSES


@pytest.mark.parametrize("name", HOUSES)
def test_the_table_is_up_to_date(name: str) -> None:
    """Renew it with ``python -m tests.clauses.house_table``."""
    assert (FOLDER / f"{name}.md").read_text(encoding="utf-8") == table(name)


@pytest.mark.parametrize("name", HOUSES)
def test_no_sentence_is_without_a_home(name: str) -> None:
    for clause, sentence, enforced, _, shown in rows(name):
        assert enforced, (clause, sentence)
        assert shown, (clause, sentence)
