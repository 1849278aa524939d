"""Rounds that test a belief: recorded like any other, with the ids of the beliefs under test."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from trainer.school.choice_reason import Aim, Reason, Why

ROUNDS = 6
"""Enough rounds to tell nearly any belief from all others."""


def chosen_for(ids: Sequence[str]) -> dict[str, Any]:
    """The reason for the round, as recorded with the deal."""
    return Why(Reason(Aim.BELIEF, tuple(ids))).to_plain()


def beliefs_of(chosen: Mapping[str, Any] | None) -> tuple[str, ...]:
    """The beliefs that a round was dealt to test."""
    return Why.of_plain(chosen).first.about if chosen is not None else ()


def still_to_tell(
    chosen: Mapping[str, Any] | None, suspected: Mapping[str, float]
) -> Mapping[str, float]:
    """The weights of the wrong rules that the test should still tell apart: every suspected one
    while a rule of the test is among them, else those of the test alone."""
    asked = beliefs_of(chosen)
    if suspected.keys() & set(asked):
        return suspected
    return dict.fromkeys(asked, 1.0)
