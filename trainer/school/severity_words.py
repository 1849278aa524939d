"""The severity of a mistake: a sign and a word for each."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from trainer.marking.mistake import Severity
from trainer.wording import say

SIGNS: Mapping[str, str] = MappingProxyType(
    {
        Severity.CRITICAL.value: "■",
        Severity.SERIOUS.value: "▲",
        Severity.MINOR.value: "○",
        Severity.ADVICE.value: "◇",
    }
)


def severity_word(severity: Severity) -> str:
    """As it is read: ``Critical``."""
    match severity:
        case Severity.CRITICAL:
            return say("Critical")
        case Severity.SERIOUS:
            return say("Serious")
        case Severity.MINOR:
            return say("Minor")
        case Severity.ADVICE:
            return say("Advice")
