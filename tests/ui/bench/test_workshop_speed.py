"""How soon the workshop answers a change, beside ranking every hand of three cards."""

from __future__ import annotations

from collections import deque
from itertools import count
from time import perf_counter

import pytest
from msgspec.structs import replace

from tests.bench.ratios import Ratio, compare
from tests.some_houses import HOUSES, house, shelf
from tests.ui.test_workshop import gestures_to_a_marked_round
from tests.ui.windows import Opened
from trainer.game.hands import all_hands
from trainer.game.money import Odds
from trainer.game.pay import PayTable
from trainer.game.rules import HouseRules
from trainer.library.edition import base_of
from trainer.library.readings_file import HouseFile
from trainer.school.workshop.advice import edges
from trainer.school.workshop.proof import keys_of, proof_rounds

pytestmark = pytest.mark.bench

EDGES, PROOF, MARKED = 12, 240, 5000
"""Ranking all 22,100 hands takes 8 ms: some 100 ms, two seconds, and forty."""
RANKINGS = 100


def _ranking(rules: HouseRules) -> None:
    deque(map(rules.ranking.strength, all_hands()), maxlen=0)


@pytest.mark.parametrize("name", HOUSES)
def test_edges_after_a_changed_pay_table(name: str) -> None:
    """Each change is one that was not there before."""
    rules = house(name).rules
    rules = rules.at_table(next(iter(rules.placards), None))
    bonus = rules.ante_bonus
    assert isinstance(bonus.table, PayTable)
    best, *others = bonus.table.rows
    changed = (
        replace(rules, ante_bonus=replace(bonus, table=replace(bonus.table, rows=(row, *others))))
        for row in (replace(best, award=Odds(times, 1)) for times in count(2))
    )
    ratio = compare(lambda: edges(next(changed)), lambda: _ranking(rules), 1)
    ratio.tell(f"{name}: edges after a change, of ranking every hand", at_most=EDGES)
    assert ratio.ratio <= EDGES


@pytest.mark.parametrize("name", HOUSES)
def test_the_proof_of_a_house(name: str) -> None:
    base, made = base_of(*shelf().own(name)), house(name)
    others = {
        f"{question.id}.{answer.id}": base.under({question.id: answer.id}).house
        for question in base.readings
        for answer in question.answers
        if any(change.at.file is HouseFile.RULES for change in answer.changes)
    }
    ratio = compare(lambda: proof_rounds(made, others), lambda: _ranking(made.rules), 1)
    found = proof_rounds(made, others)
    told = f"{name}: {len(keys_of(made))} rules and rows proved by {len(found)} rounds"
    ratio.tell(f"{told}, of ranking every hand", at_most=PROOF)
    assert ratio.ratio <= PROOF


def test_a_changed_pay_table_is_marked_in_under_a_minute(opened: Opened) -> None:
    """Twelve gestures in twenty seconds leave the program forty for its own share."""
    app = opened()
    app.turn_to("houses")
    rules = house("prime").rules
    begun = perf_counter()
    gestures = gestures_to_a_marked_round(app)
    ours = perf_counter() - begun
    begun = perf_counter()
    for _ in range(RANKINGS):
        _ranking(rules)
    theirs = (perf_counter() - begun) / RANKINGS
    ratio = Ratio(ours, theirs, ours / theirs)
    told = f"{len(gestures)} gestures to a marked round, of ranking every hand"
    ratio.tell(told, at_most=MARKED)
    assert ratio.ratio <= MARKED
