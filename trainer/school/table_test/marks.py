"""The marks of a test's rounds, and their totals, by the same marking as everywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from trainer.dealing.house import House
from trainer.game.money import Money, total
from trainer.marking.mistake import Severity
from trainer.school.debrief.briefing import PlayedRound, debrief_of
from trainer.school.debrief.debrief import Debrief, MistakeShown
from trainer.school.debrief.pace import pace
from trainer.school.table_test.record import RoundWatched, TableTest

ALIKE = 3
"""The slips of one kind in a sitting that count as one serious mistake."""


@dataclass(frozen=True, slots=True)
class Tally:
    """All rounds together. ``serious`` includes slips of one kind that are frequent enough,
    ``minor`` the rest; money is told apart and never netted."""

    critical: int
    serious: int
    minor: int
    right: int
    lines: int
    players_short: Money
    house_short: Money
    hands_per_hour: int | None


def debriefs(test: TableTest, house: House) -> tuple[Debrief, ...]:
    """Each round that is over, marked."""
    done = [(number, each) for number, each in enumerate(test.rounds, 1) if each.over]
    return tuple(_debrief(test, house, number, watched) for number, watched in done)


def _debrief(test: TableTest, house: House, number: int, watched: RoundWatched) -> Debrief:
    played = PlayedRound(
        attempt_id=f"{test.id}:{number}",
        house=house,
        round_=watched.round_,
        drill=test.form.name,
        drill_title=test.form.heading,
        number=number,
        acts=tuple((each.text, each.elapsed_ms) for each in watched.seen),
        elapsed_ms=watched.elapsed_ms or 0,
        part=test.part,
        examined=True,
    )
    return debrief_of(played)


def tally(rounds: Sequence[Debrief]) -> Tally:
    """The tally of the rounds."""
    mistakes = [mistake for each in rounds for mistake in each.mistakes]
    weights = Counter(mistake.severity for mistake in mistakes)
    kinds = Counter(_kind(each) for each in mistakes if _counts(each))
    raised = sum(count // ALIKE for count in kinds.values())
    hands = sum(len(each.replay.round_.seats) for each in rounds)
    return Tally(
        critical=weights[Severity.CRITICAL],
        serious=weights[Severity.SERIOUS] + raised,
        minor=weights[Severity.MINOR] - ALIKE * raised,
        right=sum(each.right for each in rounds),
        lines=sum(each.lines for each in rounds),
        players_short=total(each.players_short for each in rounds),
        house_short=total(each.house_short for each in rounds),
        hands_per_hour=pace(hands, sum(each.elapsed_ms for each in rounds)),
    )


def _counts(mistake: MistakeShown) -> bool:
    """True for a minor slip against the document; slips by a reading or a convention do not
    count."""
    aside = mistake.is_reading or mistake.is_taught
    return mistake.severity is Severity.MINOR and not aside


def _kind(mistake: MistakeShown) -> tuple[str, str]:
    """The key that two like slips share: the fault, and its rule."""
    return mistake.code, mistake.rule
