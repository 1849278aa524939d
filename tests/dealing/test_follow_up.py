"""Deeds print as they are read."""

from __future__ import annotations

import pytest

from trainer.dealing.action import BadAction
from trainer.dealing.follow_up import FollowUp

LINES = (
    "return 3 ante",
    "return all",
    "move 4 3",
    "move dealer 5",
    "back_up 2",
    "deal_again",
    "refuse 5 pair_plus",
    "keep 1 progressive",
    "favour 6",
    "stop 7",
    "play_on",
)


@pytest.mark.parametrize("text", LINES)
def test_a_deed_prints_as_it_is_read(text: str) -> None:
    assert str(FollowUp.parse(text)) == text


WRONG = ("", "return", "return 3", "return 8 ante", "move 3", "keep 3 tip", "deal_again 3", "void")


@pytest.mark.parametrize("text", WRONG)
def test_what_is_no_deed_is_refused_with_one_that_is(text: str) -> None:
    with pytest.raises(BadAction, match=r"known:|like:|seats are"):
        FollowUp.parse(text)
