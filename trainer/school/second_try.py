"""A second answer to a wager of a finished round, given in its debrief before the right one is
read.

It changes no mark and is no evidence about any skill: it is an event of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from trainer.game.settle import SeatSettlement, settle
from trainer.game.wagers import Wager
from trainer.marking.wager_handling import at_spot, dones, due_at_seat, due_on, spot_of
from trainer.records.attempt import Attempt
from trainer.records.event import Kind
from trainer.records.log import Log
from trainer.school.curriculum import Curriculum
from trainer.school.debrief.debrief import MistakeShown, SecondTry
from trainer.school.debrief.reasoning import Reasoned
from trainer.school.recorded_rounds import houses_as_dealt, round_of


class SecondAnswer(Struct, frozen=True):
    """The answer: an act a wager; the reason and the certainty, if they were asked for."""

    acts: tuple[str, ...]
    reason: str = ""
    sure: int = 0


def is_right(settled: SeatSettlement, acts: Sequence[str]) -> bool:
    """True if the wagers ask for exactly these acts. Payments for the Ante and its bonus are
    summed, as on the table."""
    given, due = dones(acts), due_at_seat(settled.lines)
    if {Wager.ANTE, Wager.ANTE_BONUS} <= set(given):
        return all(at_spot(given, each) == due[spot_of(each)] for each in given)
    return all(done == due_on(settled.line(wager)) for wager, done in given.items())


def _try(facts: Mapping[str, Any]) -> SecondTry:
    return SecondTry(facts["number"], facts["right"], facts.get("reason"), facts.get("sure", 0))


class SecondTries:
    """Records second answers. Methods raise RecordsFault if they cannot."""

    def __init__(self, log: Log, curriculum: Curriculum) -> None:
        self._log, self._at = log, curriculum

    def answer(self, attempt_id: str, mistake: MistakeShown, answer: SecondAnswer) -> SecondTry:
        """The answer to that mistake, marked, and recorded before it shows."""
        attempt = self._log.attempt(attempt_id)
        assert attempt is not None, "a debrief is shown of a round in the log"
        assert mistake.seat is not None, "a wager is asked at a seat"
        right = is_right(self._settled(attempt, mistake.seat), answer.acts)
        facts: dict[str, Any] = {"number": mistake.number, "seat": mistake.seat}
        facts |= {"acts": list(answer.acts), "right": right}
        if answer.reason and mistake.reasons is not None:
            said = mistake.reasons.all.index(answer.reason)
            facts |= {"said": said, "reason": said == 0, "sure": answer.sure}
        self._log.append(attempt_id, Kind.ANSWERED_AGAIN, facts)
        return _try(facts)

    def of(self, attempt_id: str) -> tuple[SecondTry, ...]:
        """All second answers in the debriefs of that round, the first one first."""
        events = self._log.of_attempt(attempt_id)
        return tuple(_try(event.facts) for event in events if event.kind is Kind.ANSWERED_AGAIN)

    def reasoned(self, attempt_id: str) -> tuple[Reasoned, ...]:
        """All reasons given at the table of that round."""
        said = (e.facts for e in self._log.of_attempt(attempt_id) if e.kind is Kind.REASONED)
        # Another station may tell a reason for no wager.
        return tuple(Reasoned.of_plain(each) for each in said if each["wager"])

    def _settled(self, attempt: Attempt, seat: int) -> SeatSettlement:
        houses = houses_as_dealt(attempt, self._at.shelf)
        round_ = round_of(attempt, houses)
        assert round_ is not None, "a debrief is shown of a round that can be read"
        settled = settle(houses[attempt.dealt.house].rules, round_).seat(seat)
        assert settled is not None, "a wager is asked at a seat of the round"
        return settled
