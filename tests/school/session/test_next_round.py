"""A belief's turn goes to wrong rules that could hardly show yet, where no belief is open."""

from __future__ import annotations

import pytest

from tests.marking.some_trainees import misread, showing
from tests.some_houses import HOUSES, house
from trainer.marking.belief_inference import Diagnosis
from trainer.marking.probe import Probe
from trainer.school.session.best_table import Tables
from trainer.school.session.next_round import AT_ONCE, exposing, prober


def nothing_known(possible: dict[str, float] | None = None) -> Diagnosis:
    return Diagnosis((), (), frozenset(), possible=possible or {})


def never(seed: str) -> Probe | None:
    raise AssertionError("no belief is open")


@pytest.mark.parametrize("name", HOUSES)
def test_a_table_shows_many_of_the_rules_that_could_not_show_yet(name: str) -> None:
    ids = misread(name).ids
    found = exposing(Tables(house(name), 7), misread(name), ids, "first")
    assert found is not None
    assert showing(name, {*ids[:AT_ONCE]}, found.round_) == {*found.shows}
    assert len(found.shows) >= 5


@pytest.mark.parametrize(
    ("name", "belief"),
    [("six-card-bonus", "PP04"), ("mbs", "PP16"), ("prime", "AB04"), ("boxes", "AB07")],
)
def test_what_never_comes_by_itself_is_dealt(name: str, belief: str) -> None:
    found = exposing(Tables(house(name), 7), misread(name), (belief,), "rare")
    assert found is not None
    assert found.shows == (belief,)


def test_what_could_show_often_enough_is_not_looked_for() -> None:
    ids = misread("mbs").ids
    seen = Diagnosis((), (), frozenset(), exposed={**dict.fromkeys(ids, 2), ids[3]: 1, ids[5]: 0})
    assert seen.unseen(ids) == (ids[5], ids[3])
    tables = Tables(house("mbs"), 7)
    done = Diagnosis((), (), frozenset(), exposed=dict.fromkeys(ids, 2))
    assert prober(tables, misread("mbs"), done, never) is None


def test_an_open_belief_goes_first() -> None:
    tables = Tables(house("mbs"), 7)
    assert prober(tables, misread("mbs"), nothing_known({"PP02": 0.9}), never) is never
    other = prober(tables, misread("mbs"), nothing_known(), never)
    assert other is not None
    assert other("seed") is not None
