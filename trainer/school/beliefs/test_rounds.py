"""Rounds that test a belief: recorded like any other, with the beliefs that they are to tell of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from trainer.school.choice_reason import Reason, Source, Why

ROUNDS = 6
"""So many rounds tell nearly any belief from all others."""


def chosen_for(ids: Sequence[str]) -> dict[str, Any]:
    """Why the round was chosen, as it is recorded with the deal."""
    return Why(Reason(Source.BELIEF, tuple(ids))).to_plain()


def beliefs_of(chosen: Mapping[str, Any] | None) -> tuple[str, ...]:
    """The beliefs that a round was dealt to tell of."""
    return Why.of_plain(chosen).first.about if chosen is not None else ()


def still_to_tell(
    chosen: Mapping[str, Any] | None, suspected: Mapping[str, float]
) -> Mapping[str, float]:
    """The wrong rules of the test that are open, with all that explain as much; if none is open,
    those of the test itself: a belief that is told is mended by rounds that show it."""
    asked = beliefs_of(chosen)
    if suspected.keys() & set(asked):
        return suspected
    return dict.fromkeys(asked, 1.0)
