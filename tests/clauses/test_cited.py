"""Each clause of each house is cited by some mark, scene or question that the clause decides.

A term that other clauses use is no exception: `used_by` counts nothing here.
"""

from __future__ import annotations

import pytest

from tests.clauses.cited import apart_from_marks, cited_by_faults, worked
from tests.clauses.coverage import clauses
from tests.some_houses import HOUSES


@pytest.mark.parametrize("name", HOUSES)
def test_each_clause_is_cited_by_what_it_decides(name: str) -> None:
    """Scenes, bets and questions first; else a faulty trace of a round that proves the clause."""
    cited = set(apart_from_marks(name))
    for clause in clauses(name):
        proving = [case for case in worked(name) if clause.cite in case.proves]
        for case in (*proving, *worked(name)[:3]):
            if clause.cite not in cited:
                cited |= set(cited_by_faults(name, case))
    assert not [clause.cite for clause in clauses(name) if clause.cite not in cited]


@pytest.mark.slow
@pytest.mark.parametrize("name", HOUSES)
def test_whatever_a_mark_cites_is_a_clause_of_the_house(name: str) -> None:
    """Every kind of fault at every position of every worked round."""
    known = {clause.cite for clause in clauses(name)}
    for case in worked(name):
        assert not set(cited_by_faults(name, case)) - known, case.title
