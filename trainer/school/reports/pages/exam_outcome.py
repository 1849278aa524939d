"""The end of an exam in a word."""

from __future__ import annotations

from trainer.wording import say


def outcome_words(outcome: str) -> str:
    """``Passed``, ``Failed``, ``Voided`` or ``Discontinued``."""
    match outcome:
        case "passed":
            return say("Passed")
        case "failed":
            return say("Failed")
        case "voided":
            return say("Voided")
        case _:
            return say("Discontinued")
