"""The readiness of a trainee for an exam, by the chance of passing it; one area of the class
board."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from trainer.school.exam.pass_chance import NOTED, Ready, ReadyGain
from trainer.wording import Worded, phrase, say, say_count, say_figure, say_list

READY_AT, NEARLY_AT, LOW = 90, 60, 75
"""Per cent: the chance of passing of whoever is ready, or nearly; a share of right answers that is
below the last is marked."""
ENOUGH = 12
"""The least number of answers that tells something of an area."""
# Fewer wager decisions than an exam has are told as few; of fewer still no chance is told.
FEW, TELLING = 150, 30


class Readiness(Worded):
    """A trainee's distance from passing an exam."""

    READY = "ready", phrase("Ready")
    NEARLY = "nearly", phrase("Nearly")
    LEARNING = "learning", phrase("Learning")


class AreaCell(Struct, frozen=True):
    """One area of one trainee: the number of answers, and the share right without help, later days
    weighing more. None without answers."""

    share: float | None = None
    seen: int = 0

    @property
    def per_cent(self) -> int | None:
        """As it is shown."""
        return None if self.share is None else int(100 * self.share + 0.5)

    @property
    def told(self) -> bool:
        """True if there are enough answers to judge by."""
        return self.seen >= ENOUGH

    @property
    def low(self) -> bool:
        return self.per_cent is not None and self.per_cent < LOW


NOT_SEEN = AreaCell()


class ReadinessJudged(Struct, frozen=True):
    """The readiness of somebody for the default exam of a house, and the work that would help;
    ``ready`` is None if no house is known; ``most`` names what would raise the chance most in a
    word or two. The wrong rules do not know rounds since ``due_since_ms`` yet."""

    readiness: Readiness
    ready: Ready | None = None
    why: tuple[str, ...] = ()
    most: str = ""
    due_since_ms: int | None = None

    @property
    def per_cent(self) -> int | None:
        """The chance as it is shown: never rounded up across a border, and None for too few
        decisions."""
        if self.ready is None or self.ready.decisions < TELLING:
            return None
        return int(100 * self.ready.chance)


UNKNOWN = ReadinessJudged(Readiness.LEARNING)

Words = Callable[[str], str]
"""A skill, or a wrong rule, in words."""


def judged(
    ready: Ready | None, skill: Words, wrong_rule: Words, area: Words | None = None
) -> ReadinessJudged:
    """The judgement of that chance."""
    if ready is None:
        return UNKNOWN
    readiness = Readiness.LEARNING
    if 100 * ready.chance >= NEARLY_AT:
        readiness = Readiness.READY if ready.is_ready else Readiness.NEARLY
    most = area(ready.gains[0].of) if ready.gains and area else ""
    return ReadinessJudged(readiness, ready, tuple(_why(ready, skill, wrong_rule)), most)


def rule_words() -> str:
    """The rule in a supervisor's words."""
    return say(
        "Ready: at least {ready}% chance to pass the default exam first time. Nearly: at "
        "least {nearly}%. Learning: everybody else.",
        ready=READY_AT,
        nearly=NEARLY_AT,
    )


def badge_words(judged: ReadinessJudged) -> str:
    """``Ready 93 %``; a chance is never shown as zero."""
    if judged.per_cent is None:
        return judged.readiness.words
    share = say_figure(str(judged.per_cent)) if judged.per_cent else "<1"
    return say("{readiness} {share}%", readiness=judged.readiness.words, share=share)


def chance_words(ready: Ready) -> str:
    """``87 % (74 to 95)``: the chance, and the interval that holds it nine times out of ten."""
    low, chance, high = (int(100 * each) for each in (ready.low, ready.chance, ready.high))
    if not high:
        return per_cent_of_chance(chance)
    return say("{chance}% ({low} to {high})", chance=chance, low=low, high=high)


def per_cent_of_chance(per_cent: int) -> str:
    """``87%``; a chance is never shown as zero."""
    return say("{share}%", share=per_cent) if per_cent else say("under 1%")


def _why(ready: Ready, skill: Words, wrong_rule: Words) -> Iterator[str]:
    if ready.decisions >= TELLING:
        yield from _chance_why(ready, skill, wrong_rule)
    if not ready.decisions:
        yield say("No wager decisions yet.")
    elif ready.decisions < FEW and not ready.is_ready:
        yield say_count(
            "Only one wager decision so far.",
            "Only {count} wager decisions so far.",
            count=ready.decisions,
        )


def _chance_why(ready: Ready, skill: Words, wrong_rule: Words) -> Iterator[str]:
    chance = chance_words(ready)
    yield say("The chance of passing the default exam is {chance}.", chance=chance)
    expected: list[str] = []
    for gain in ready.gains:
        words = wrong_rule(gain.of) if gain.wrong_rule else skill(gain.of)
        if gain.by < NOTED:
            expected.append(words)
        else:
            yield _gain_words(gain, words)
    if expected:
        # For translators: the words of a skill, or of a wrong rule, in a list
        named = say_list([say('"{words}"', words=each) for each in expected], "")
        yield say("Most mistakes are expected here: {skills}.", skills=named)


def _gain_words(gain: ReadyGain, words: str) -> str:
    points = max(1, round(100 * gain.by))
    if gain.wrong_rule:
        return say_count(
            'Dropping the wrong rule "{rule}" adds {count} point.',
            'Dropping the wrong rule "{rule}" adds {count} points.',
            count=points,
            rule=words,
        )
    return say_count(
        'Mastering "{skill}" adds {count} point.',
        'Mastering "{skill}" adds {count} points.',
        count=points,
        skill=words,
    )
