"""The reason why a round was chosen, recorded with the deal, so that a later review says the same.

Records hold ids only; words are made when they are shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from trainer.wording import Worded, phrase


class Aim(Worded):
    """The aim of a round."""

    DUE = "due", phrase("Due again")
    BELIEF = "belief", phrase("Wrong rule")
    NEW = "new", phrase("New")
    COMING_BACK = "coming_back", phrase("Coming back")
    LEARNING = "learning", phrase("Learning")
    TEST_OUT = "test_out", phrase("Yet to show")
    CHOSEN = "chosen", phrase("Chosen")
    RANDOM = "random", phrase("Random")


class Reason(Struct, frozen=True):
    """One aim, and the ids of its skills or wrong rules; no ids for a true random deal."""

    aim: Aim
    about: tuple[str, ...] = ()


class Why(Struct, frozen=True):
    """The aim of the round, and the other skills it covers."""

    first: Reason
    also: tuple[Reason, ...] = ()

    @property
    def reasons(self) -> tuple[Reason, ...]:
        return (self.first, *self.also)

    @property
    def skills(self) -> frozenset[str]:
        """The skills that the round was dealt for."""
        return frozenset(
            skill
            for reason in self.reasons
            if reason.aim is not Aim.BELIEF
            for skill in reason.about
        )

    def to_plain(self) -> dict[str, Any]:
        """``{"source": "due", "skills": [...], "beliefs": [], "also": {"new": [...]}}``."""
        is_belief = self.first.aim is Aim.BELIEF
        return {
            "source": self.first.aim.value,
            "skills": [] if is_belief else [*self.first.about],
            "beliefs": [*self.first.about] if is_belief else [],
            "also": {each.aim.value: [*each.about] for each in self.also},
        }

    @classmethod
    def of_plain(cls, plain: Mapping[str, Any]) -> Why:
        """The value that ``to_plain`` wrote."""
        source = Aim(plain["source"])
        about: Sequence[str] = plain["beliefs" if source is Aim.BELIEF else "skills"]
        also: Mapping[str, Sequence[str]] = plain.get("also", {})
        return cls(
            Reason(source, _ids(about)),
            tuple(Reason(Aim(name), _ids(ids)) for name, ids in also.items()),
        )


def _ids(plain: Sequence[str]) -> tuple[str, ...]:
    """Raises TypeError for anything but texts."""
    "".join(plain)
    return tuple(plain)


def why_of(chosen: Mapping[str, Any] | None) -> Why | None:
    """The reason in what a deal recorded; None if the trainee chose the round, or no program of
    ours did."""
    try:
        return None if chosen is None else Why.of_plain(chosen)
    except (KeyError, ValueError, TypeError, AttributeError):
        return None


def chosen_for(aim: Aim, about: Sequence[str]) -> dict[str, Any]:
    """The record of a round that is dealt for these skills or wrong rules alone."""
    return Why(Reason(aim, tuple(about))).to_plain()


def about(chosen: Mapping[str, Any] | None) -> tuple[str, ...]:
    """The skills or wrong rules of that record, the first aim's."""
    why = why_of(chosen)
    return () if why is None else why.first.about
