"""The mix of TEACHING, "A practice session", and the queue of what comes back."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from trainer.school.choice_reason import Aim, Reason, Why
from trainer.school.session.next_round import SHARES, source_at, turns
from trainer.school.session.repeat_queue import GAPS, MOST, Queue, queue_after

EVERYTHING = frozenset(Aim)


def test_twenty_rounds_hold_the_shares() -> None:
    assert sum(SHARES.values()) == 100
    counted = Counter(turns())
    assert {source: 5 * count for source, count in counted.items()} == dict(SHARES)


def test_the_sources_are_interleaved() -> None:
    """Nothing but what is due comes twice in a row, and that no more than twice."""
    around = (*turns(), *turns())
    twice = [before for before, after in pairwise(around) if before is after]
    assert set(twice) <= {Aim.DUE}
    assert all(len({*three}) > 1 for three in zip(around, around[1:], around[2:], strict=False))


def test_where_nothing_is_due_what_failed_comes_back_or_what_is_learned_comes() -> None:
    there_is = EVERYTHING - {Aim.DUE}
    due = turns().index(Aim.DUE)
    assert source_at(due, there_is) is Aim.COMING_BACK
    assert source_at(due, there_is - {Aim.COMING_BACK}) is Aim.LEARNING
    assert source_at(due, {Aim.RANDOM}) is Aim.RANDOM


def test_where_nothing_is_due_some_of_its_turns_are_for_beliefs() -> None:
    """Never two turns of a belief in a row."""
    there_is = EVERYTHING - {Aim.DUE}
    told = [source_at(turn, there_is) for turn in range(40)]
    assert 2 * 4 < told.count(Aim.BELIEF) <= 2 * 8
    assert (Aim.BELIEF, Aim.BELIEF) not in set(pairwise(told))


def test_a_share_that_nothing_is_there_for_goes_to_what_is_due() -> None:
    belief = turns().index(Aim.BELIEF)
    assert source_at(belief, EVERYTHING - {Aim.BELIEF}) is Aim.DUE


# ------------------------------------------------------------------- coming back


WRONG, RIGHT = {"pay.flush": False}, {"pay.flush": True}


def returns(queue: Queue) -> list[int]:
    """The rounds in which the skill comes back, if it is right whenever it does."""
    rounds = []
    while queue.returning:
        back = any(each.skill == "pay.flush" for each in queue.ready)
        queue = queue.after(RIGHT if back else {"other": True})
        if back:
            rounds.append(queue.rounds)
    return rounds


def test_what_failed_comes_back_after_two_four_and_eight_rounds() -> None:
    failed = Queue().after(WRONG)
    assert GAPS == (2, 4, 8)
    assert returns(failed) == [3, 7, 15]


def test_wrong_again_it_begins_anew() -> None:
    again = queue_after([WRONG, {}, WRONG])
    assert returns(again) == [5, 9, 17]


def test_right_by_chance_before_its_time_does_not_count() -> None:
    assert returns(queue_after([WRONG, RIGHT])) == [3, 7, 15]


def test_only_the_latest_failures_come_back() -> None:
    queue = queue_after([{f"skill {n}": False} for n in range(MOST + 3)])
    assert len(queue.returning) == MOST
    assert queue.returning[0].skill == "skill 3"


# ------------------------------------------------------------------------- why


def test_why_is_the_same_after_it_was_kept() -> None:
    skills = Why(
        Reason(Aim.DUE, ("cmp.tie",)), (Reason(Aim.COMING_BACK, ("read.pair", "fold@mbs")),)
    )
    belief = Why(Reason(Aim.BELIEF, ("HR01", "AB09")))
    for why in (skills, belief, Why(Reason(Aim.RANDOM))):
        assert Why.of_plain(why.to_plain()) == why
    assert skills.skills == {"cmp.tie", "read.pair", "fold@mbs"}
    assert belief.skills == frozenset()
