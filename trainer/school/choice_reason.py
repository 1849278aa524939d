"""The reason why a round was chosen, recorded with the deal, so that a later review says the same.

Records hold ids only; words are made when they are shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from trainer.drills.skills.registry import Skillbook
from trainer.marking.belief_words import belief_at
from trainer.wording import Phrase, Worded, phrase, say, say_count, say_list, say_phrase


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


NAMED = 1
"""So many skills are named of one reason; the others are counted."""

_GUARDED: Mapping[Aim, Phrase] = {
    Aim.DUE: phrase("It was dealt for a skill that is due today."),
    Aim.BELIEF: phrase("It was dealt to see whether you hold a wrong rule."),
    Aim.NEW: phrase("It was dealt for a skill that is new to you."),
    Aim.COMING_BACK: phrase(
        "It was dealt for something that went wrong a few rounds ago. The cards are new."
    ),
    Aim.LEARNING: phrase("It was dealt for a skill that you have not mastered yet."),
    Aim.TEST_OUT: phrase("It was dealt to test skills you have yet to show."),
    Aim.CHOSEN: phrase("It was dealt for chosen skills."),
    Aim.RANDOM: phrase("It is a true random deal: nothing in it was arranged."),
}
_ALSO: Mapping[Aim, Phrase] = {
    Aim.DUE: phrase("It also covers skills that are due today."),
    Aim.NEW: phrase("It also covers a skill that is new to you."),
    Aim.COMING_BACK: phrase("It also repeats something that you had wrong."),
}
_NAMED: Mapping[Aim, Phrase] = {
    Aim.DUE: phrase("It repeats {skills}, due today."),
    Aim.BELIEF: phrase("It tests for wrong rules: {skills}."),
    Aim.NEW: phrase("It introduces {skills}."),
    Aim.COMING_BACK: phrase("It brings back {skills} with new cards."),
    Aim.LEARNING: phrase("You have not mastered {skills} yet."),
    Aim.TEST_OUT: phrase("You have yet to show {skills}."),
    Aim.CHOSEN: phrase("It practises {skills}, as chosen."),
}


def guarded(why: Why, example: str = "") -> tuple[str, ...]:
    """The reason for the round on the table, in sentences that give nothing away; with the
    ``example`` of a new skill, if there is one."""
    also = [_ALSO[reason.aim] for reason in why.also if reason.aim in _ALSO]
    closing = () if why.first.aim is Aim.RANDOM else (example or _closing(),)
    return (say_phrase(_GUARDED[why.first.aim]), *map(say_phrase, also), *closing)


def _closing() -> str:
    return say("The debrief says which one. Here it would give the round away.")


def in_full(why: Why, book: Skillbook) -> tuple[str, ...]:
    """The reason for a finished round, with the names of its skills."""
    merged: dict[Aim, list[str]] = {}
    for reason in why.reasons:
        merged.setdefault(reason.aim, []).extend(reason.about)
    reasons = (Reason(aim, tuple(about)) for aim, about in merged.items())
    return tuple(_named(reason, book) for reason in reasons)


def _named(reason: Reason, book: Skillbook) -> str:
    if reason.aim is Aim.RANDOM:
        return say_phrase(_GUARDED[Aim.RANDOM])
    return say_phrase(_NAMED[reason.aim], skills=_listed(_words(reason, book)))


def _words(reason: Reason, book: Skillbook) -> list[str]:
    """The skills or wrong rules in words; the id of one that no longer exists."""
    if reason.aim is Aim.BELIEF:
        return [belief_at(book.house, each) for each in reason.about]
    return [book[each].words if each in book else each for each in reason.about]


def _listed(words: Sequence[str]) -> str:
    named = [say('"{words}"', words=each) for each in words[:NAMED]]
    if len(words) > NAMED:
        named.append(say_count("{count} more", "{count} more", count=len(words) - NAMED))
    return say_list(named)
