"""What a trainee believes, from everything that was recorded."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import cast

import pytest

from tests.school.beliefs.holder import works
from tests.school.tables import Ticking
from trainer.drills.recipe import Exercise, Recipe, Seats
from trainer.library.houses import HouseShelf
from trainer.marking.predict import Misread
from trainer.records.log import Log
from trainer.records.tables import exposures
from trainer.school.choice_reason import Aim, Reason, Why
from trainer.school.curriculum import TEST_BELIEFS, NothingToDeal
from trainer.school.debrief.debrief import Debrief
from trainer.school.held_beliefs import BeliefHeld, Sureness
from trainer.school.one_question.item import AskedQuestion
from trainer.school.practice import Practice
from trainer.school.rounds.round_sources import ROUNDS


class Trained:
    """One trainee at one house."""

    def __init__(self, practice: Practice, shelf: HouseShelf, house: str) -> None:
        self.practice, self.shelf, self.house = practice, shelf, house
        self.misread = Misread(shelf[house].rules, shelf.rules)
        self.seed = 0

    def tested(self, ids: Sequence[str], beliefs: Sequence[str]) -> Debrief:
        """One round that tests ``ids``, worked by one who holds ``beliefs``."""
        self.seed += 1
        sitting = self.practice.test_belief(self.house, ids, self.seed)
        return works(self.misread, sitting, beliefs)

    @property
    def held(self) -> tuple[BeliefHeld, ...]:
        """What is believed about money, as a program says that has just been started."""
        return tuple(
            held
            for held in Practice(self.shelf, {}, self.practice._log).beliefs.of(self.house)
            if not held.id.startswith("SQ")
        )


@pytest.fixture
def trained(practice: Practice, shelf: HouseShelf) -> Trained:
    return Trained(practice, shelf, "mbs")


def test_nothing_is_believed_before_anything_was_done(practice: Practice) -> None:
    assert not any(map(practice.beliefs.of, practice.curriculum.shelf))
    assert practice.beliefs.open_weights("mbs") == {}


def test_one_round_states_nothing_and_further_rounds_confirm(trained: Trained) -> None:
    trained.tested(["PP11"], ["PP11"])
    assert not trained.held
    assert "PP11" in trained.practice.beliefs.open_weights("mbs")
    trained.tested(["PP11"], ["PP11"])
    (suspected,) = trained.held
    assert (suspected.ids, suspected.sureness) == (("PP11",), Sureness.SUSPECTED)
    trained.tested(["PP11"], ["PP11"])
    trained.tested(["PP11"], ["PP11"])
    (held,) = trained.held
    assert (held.ids, held.sureness) == (("PP11",), Sureness.CONFIRMED)
    assert held.since_text == "First seen 4 rounds ago"
    assert held.words == ("A pair is given its Pair Plus back and no more",)
    assert (held.truth, held.rule) == ("A pair is paid on the Pair Plus", "MBS 4.3")
    assert held.probability is not None
    assert held.probability >= 0.95
    assert held.how_sure == f"Confirmed (99%). Seen {held.hits} of {held.hits} times."
    assert held.since_text == "First seen 4 rounds ago"
    assert held.since is not None


def test_rules_that_explain_alike_are_told_apart_by_the_next_rounds(trained: Trained) -> None:
    trained.tested(["AB02"], ["AB02"])
    open_ones = trained.practice.beliefs.open_weights("mbs")
    assert "AB02" in open_ones
    assert len(open_ones) > 1
    for _ in range(14):
        open_ones = trained.practice.beliefs.open_weights("mbs")
        if any(held.sureness is Sureness.CONFIRMED for held in trained.held):
            break
        trained.tested(tuple(open_ones), ["AB02"])
    assert [(held.ids, held.sureness) for held in trained.held] == [(("AB02",), Sureness.CONFIRMED)]


def test_three_right_in_a_row_clear_it(trained: Trained) -> None:
    for _ in range(4):
        trained.tested(["PP11"], ["PP11"])
    for _ in range(3):
        trained.tested(["PP11"], [])
    (held,) = trained.held
    assert (held.ids, held.sureness) == (("PP11",), Sureness.CLEARED)
    assert held.how_sure == "Cleared: not seen the last three times."
    assert trained.practice.beliefs.open_weights("mbs") == {}


def test_the_debrief_tells_what_all_rounds_tell(trained: Trained) -> None:
    for _ in range(4):
        debrief = trained.tested(["PP11"], ["PP11"])
    told = trained.practice.explained(debrief)
    of_money = [each for each in told.mistakes if each.money]
    assert of_money
    assert {each.beliefs[0].sureness for each in of_money} == {Sureness.CONFIRMED}
    assert {each.beliefs[0].ids for each in of_money} == {("PP11",)}


def test_dropped_and_made_again_from_the_log_it_is_the_same(trained: Trained) -> None:
    for beliefs in (["PP11"], ["PP11"], [], ["PP11"]):
        trained.tested(["PP11", "PP12"], beliefs)
    before = trained.held
    with trained.practice._log.transaction() as db:
        db.execute(exposures.delete())
    assert not trained.held
    trained.practice.results.rebuild()
    assert trained.held == before


# ---------------------------------------------------------------- rounds that test it


def test_a_round_that_tests_a_belief_shows_it_and_is_recorded(trained: Trained) -> None:
    practice = trained.practice
    sitting = practice.test_belief("mbs", ["PP11"], 4)
    attempt = practice._log.attempt(sitting.attempt_id)
    assert attempt is not None
    assert (attempt.dealt.drill, attempt.dealt.of) == (TEST_BELIEFS, ROUNDS)
    assert attempt.dealt.chosen is not None
    assert Why.of_plain(attempt.dealt.chosen) == Why(Reason(Aim.BELIEF, ("PP11",)))
    assert sitting.drill_title == "Rounds that test a wrong rule"
    offered = next(each for each in trained.misread.offered() if each.id == "PP11")
    assert trained.misread.look(sitting.round_).predicted(offered)


def test_the_next_round_tests_what_is_open_by_then(trained: Trained) -> None:
    sitting = trained.practice.test_belief("mbs", ["PP11"], 4)
    works(trained.misread, sitting, ["PP11"])
    following = sitting.next()
    attempt = trained.practice._log.attempt(following.attempt_id)
    assert attempt is not None
    assert attempt.dealt.chosen is not None
    assert set(attempt.dealt.chosen["beliefs"]) <= {
        "PP11",
        *trained.practice.beliefs.open_weights("mbs"),
    }
    assert (following.number, following.sitting_id) == (2, sitting.sitting_id)


def test_a_belief_that_the_house_cannot_show_has_no_rounds(practice: Practice) -> None:
    with pytest.raises(NothingToDeal):
        practice.test_belief("boxes", ["SC05"])


# ------------------------------------------------------------------- quick drills


def test_quick_answers_that_fall_into_a_trap_are_evidence_too(
    shelf: HouseShelf, home: Path
) -> None:
    """Two sittings in which every item with its trap is answered as the belief has it."""
    recipe = Recipe(
        name="flash",
        title="Flash",
        teaches="Pair Plus.",
        seats=Seats(1, 1),
        events=(),
        exercise=Exercise.FLASH,
        items=8,
        skills=("pay.pair_plus.flush", "pay.pair_plus.straight"),
    )
    log = Log.open(home / "quick.sqlite3", Ticking().wall)
    practice = Practice(shelf, {"flash": recipe}, log)
    sitting = practice.quick.start("mbs", "flash", 3)
    while True:
        question = cast("AskedQuestion", sitting._asked)._question
        trap = next((each for each in question.traps if each.belief == "PP07"), None)
        sitting.answer(trap.answer if trap is not None else question.right)
        if not sitting.next():
            break
    (held, *_) = practice.beliefs.of("mbs")
    assert "PP07" in held.ids
    assert held.hits >= 2
    log.close()
