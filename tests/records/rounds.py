"""Evidence for the tests: a round that was dealt, and what is derived from it."""

from __future__ import annotations

from trainer.records.attempt import Attempt, Dealt
from trainer.records.results import Derived, MistakeMade, RoundResult

ROUND = {
    "house": "mbs",
    "dealer": ["Qh", "7s", "2d"],
    "seats": [
        {"seat": 3, "cards": ["9h", "8d", "7c"], "wagers": {"ante": "5"}, "decision": "play"}
    ],
}


def dealt(number: int = 1, *, sitting: str = "one", house: str = "mbs") -> Dealt:
    return Dealt(
        round=ROUND,
        house=house,
        edition="1",
        fingerprint="f1",
        drill="settle",
        seed=7,
        mode="practice",
        feedback="at_the_end",
        sitting=sitting,
        number=number,
        of=10,
        program="0.1.0",
    )


def derive(attempt: Attempt) -> Derived:
    """Not how rounds are marked; enough to see whether the tables follow the log."""
    made = tuple(
        MistakeMade(attempt.id, number, "missing", "critical", 3, "ante", 500, "MBS 3", act, "Ante")
        for number, act in enumerate(attempt.trace, 1)
    )
    result = RoundResult(
        attempt=attempt.id,
        marked_by=attempt.dealt.fingerprint,
        dealt_at_ms=attempt.dealt_at_ms,
        sitting=attempt.dealt.sitting,
        number=attempt.dealt.number,
        house=attempt.dealt.house,
        drill=attempt.dealt.drill,
        mode=attempt.dealt.mode,
        right=2,
        lines=3,
        tenths=667,
        passed=False,
        players_short_cents=500 * len(made),
        house_short_cents=0,
        hands=1,
        elapsed_ms=attempt.elapsed_ms,
    )
    return Derived(result, made)
