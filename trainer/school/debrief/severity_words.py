"""A mistake in a word or two: the sign and the word of each severity, the words of each code."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from trainer.dealing.finding import Code
from trainer.marking.mistake import Severity
from trainer.wording import Phrase, phrase, say, say_phrase

SIGNS: Mapping[str, str] = MappingProxyType(
    {
        Severity.CRITICAL.value: "■",
        Severity.SERIOUS.value: "▲",
        Severity.MINOR.value: "○",
        Severity.ADVICE.value: "◇",
    }
)


def severity_word(severity: Severity | None) -> str:
    """As it is read: ``Critical``; None is what a supervisor said is no mistake."""
    match severity:
        case Severity.CRITICAL:
            return say("Critical")
        case Severity.SERIOUS:
            return say("Serious")
        case Severity.MINOR:
            return say("Minor")
        case Severity.ADVICE:
            return say("Advice")
        case None:
            return say("No mistake")


_CODES: Mapping[Code, Phrase] = {
    Code.WRONG_AMOUNT: phrase("Wrong amount paid"),
    Code.WRONG_RESULT: phrase("Paid for taken, or taken for paid"),
    Code.MISSING: phrase("Left out"),
    Code.UNEXPECTED: phrase("Done, but not due"),
    Code.WRONG_CALL: phrase("Wrong call or ruling"),
    Code.OUT_OF_ORDER: phrase("Out of order"),
    Code.BAD_ACTION: phrase("Not an action"),
}


def code_words(code: Code) -> str:
    """As it is read: ``Left out``."""
    return say_phrase(_CODES[code])
