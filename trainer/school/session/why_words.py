"""The reason for a round in words: guarded while it is worked, in full once it is over.

At the table only the kind of reason is told: the name of the skill would give the round away.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from trainer.drills.skills.registry import Skillbook
from trainer.marking.belief_words import belief_at
from trainer.school.choice_reason import Aim, Reason, Why
from trainer.wording import Phrase, phrase, say, say_count, say_list, say_phrase

NAMED = 2
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
