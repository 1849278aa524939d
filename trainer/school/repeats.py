"""An earlier round dealt again: the same cards, its traps, or the trap of one mistake."""

from __future__ import annotations

from dataclasses import replace

from trainer.dealing.procedure import Part
from trainer.game.round import Round
from trainer.records.attempt import Attempt
from trainer.records.log import Log
from trainer.school.curriculum import NothingToDeal
from trainer.school.results import Results
from trainer.school.rounds.first_deal import DealTerms, FirstDeals
from trainer.school.rounds.round_sources import RoundFound
from trainer.school.seating import Seating
from trainer.school.seed import fresh_seed
from trainer.school.sitting import Sitting, Table
from trainer.school.trap import TrapRepeat, deal_again, round_like
from trainer.wording import say


class DealingAgain:
    """Deals earlier rounds again. Methods raise NothingToDeal if today's rules cannot."""

    def __init__(self, log: Log, results: Results, deals: FirstDeals, seating: Seating) -> None:
        self._log, self._results, self._deals, self._seating = log, results, deals, seating

    def same(self, attempt_id: str) -> Sitting:
        """The same cards."""
        before, table = self._before(attempt_id)
        return self._put(before, table, before.dealt.seed, table.round_)

    def same_traps(self, attempt_id: str, seed: int | None) -> Sitting:
        """Fresh cards that show what went wrong in that round; what it showed, if nothing did."""
        before, table = self._before(attempt_id)
        drawn = fresh_seed() if seed is None else seed
        seats = self._results.seats_that_went_wrong(attempt_id)
        fresh = round_like(table.house.rules, table.round_, table.drill, seats, drawn)
        return self._put(before, table, drawn, fresh)

    def trap(self, attempt_id: str, number: int, seed: int | None) -> Sitting:
        """Fresh cards that show what that mistake of the round was about."""
        before, table = self._before(attempt_id)
        trap = self._results.trap(attempt_id, number)
        if trap is None:
            raise NothingToDeal(
                say(
                    "round {round} has no mistake {number} by today's rules",
                    round=attempt_id,
                    number=number,
                )
            )
        drawn = fresh_seed() if seed is None else seed
        again = TrapRepeat(table.house, table.round_, table.drill, Part(before.dealt.part))
        return self._put(before, table, drawn, deal_again(again, trap, drawn))

    def _put(self, before: Attempt, table: Table, seed: int, round_: Round) -> Sitting:
        """The round on the table, in a sitting of its own on the terms of that attempt."""
        # It counts for no remedial: known cards prove nothing.
        at = before.dealt
        more = {"repeats": before.id, "seats": at.seats, "part": at.part}
        terms = replace(DealTerms.of(at), remedial=None)
        dealt = self._deals.deal(at.house, at.drill, seed, terms, **more)
        return self._seating.put(RoundFound(dealt, table.house, round_))

    def _before(self, attempt_id: str) -> tuple[Attempt, Table]:
        attempt = self._log.attempt(attempt_id)
        table = None if attempt is None else self._seating.table_of(attempt)
        if attempt is None or table is None:
            raise NothingToDeal(
                say("round {round} cannot be dealt again by today's rules", round=attempt_id)
            )
        return attempt, table
