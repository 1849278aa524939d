"""What may still be taken back in an exam."""

from __future__ import annotations

import pytest

from trainer.dealing.action import Action
from trainer.records.attempt import Move, TakenBack, Timed
from trainer.school.exam.sealed_round import Committed

REVEAL, TAKE, PAY, CLEAR = "reveal 3", "take 3 play", "pay 3 ante 5", "clear 3"
NEXT = "reveal 2"
BACK = ""


def after(*told: str) -> Committed:
    moves: list[Move] = [Timed(text, 5) if text else TakenBack(5) for text in told]
    return Committed.after(moves)


@pytest.mark.parametrize(
    ("told", "free"),
    [
        ((), False),
        ((REVEAL,), True),
        ((REVEAL, TAKE), True),
        ((REVEAL, TAKE, BACK), True),
        ((REVEAL, BACK), False),
        ((REVEAL, TAKE, CLEAR), False),  # the hand lies in the rack
        ((REVEAL, TAKE, NEXT), True),  # only what was done at the next seat
        ((REVEAL, TAKE, NEXT, BACK), False),  # one has gone on, if only for a moment
        ((REVEAL, TAKE, NEXT, BACK, PAY), True),  # back at the seat: this much can be taken back
        ((REVEAL, TAKE, NEXT, BACK, PAY, BACK), False),
        (("reveal dealer", "call dealer qualifies"), True),
        (("reveal dealer", REVEAL, BACK), False),
        (("announce no_more_bets", BACK), False),
    ],
)
def test_what_is_committed_stands(told: tuple[str, ...], *, free: bool) -> None:
    assert after(*told).can_take_back is free


def test_a_sitting_that_goes_on_knows_what_was_committed_before() -> None:
    """Followed act by act, or read back from the log: the same."""
    live = Committed()
    for text in (REVEAL, TAKE, NEXT):
        live.did(Action.parse(text))
    live.took_back()
    assert live.can_take_back is after(REVEAL, TAKE, NEXT, BACK).can_take_back is False
