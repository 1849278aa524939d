"""The resumption of the trainee's unfinished work."""

from __future__ import annotations

from msgspec import Struct

from trainer.dealing.table import TableView
from trainer.drills.recipe import Feedback
from trainer.game.round import Round
from trainer.records.attempt import Attempt
from trainer.records.log import Log
from trainer.school.curriculum import CHOSEN
from trainer.school.recorded_rounds import ended, is_open
from trainer.school.results import if_read
from trainer.school.seating import Seating
from trainer.school.sitting import Sitting, Table


class LeftOff(Struct, frozen=True):
    """The unfinished work. ``begun``: the round is on the table; else it is to be dealt, and
    ``round_`` and ``view`` are those of the round before. ``in_session``: the program plans its
    rounds. ``acts`` is the number of acts in the round on the table."""

    house: str
    house_title: str
    drill: str
    drill_title: str
    number: int
    of: int
    feedback: Feedback
    begun: bool
    round_: Round
    view: TableView
    in_session: bool = False
    acts: int = 0

    @property
    def pressing(self) -> bool:
        """True if it comes before all else."""
        return self.begun or self.in_session


class Resuming:
    """Finds unfinished work in the log, and resumes it."""

    def __init__(self, log: Log, seating: Seating) -> None:
        self._log, self._seating = log, seating

    def left_off(self) -> LeftOff | None:
        """The round that ``resume`` would continue with."""
        found = self._found()
        if found is None:
            return None
        attempt, _, sitting = found
        begun = is_open(attempt)
        return LeftOff(
            house=sitting.house.id,
            house_title=sitting.house.title,
            drill=attempt.dealt.drill,
            drill_title=sitting.drill_title,
            number=sitting.number if begun else sitting.number + 1,
            of=sitting.of,
            feedback=sitting.feedback,
            begun=begun,
            round_=sitting.round_,
            view=sitting.view,
            in_session=sitting.in_session,
            acts=len(sitting.acts) if begun else 0,
        )

    def resume(self) -> Sitting | None:
        """The open round, else the next one of the sitting; None if there is neither."""
        found = self._found()
        if found is None:
            return None
        attempt, table, sitting = found
        return self._seating.go_on(attempt, table) if is_open(attempt) else sitting.next()

    def _found(self) -> tuple[Attempt, Table, Sitting] | None:
        attempt = self._log.last_attempt()
        return (
            None if attempt is None else if_read(self._log, attempt.id, lambda: self._at(attempt))
        )

    def _at(self, attempt: Attempt) -> tuple[Attempt, Table, Sitting] | None:
        table = self._seating.table_of(attempt)
        if table is None or not _goes_on(attempt, table):
            return None
        if ended(attempt) and self._seating.is_over(attempt.dealt):
            return None
        return attempt, table, self._seating.at(attempt, table)


def _goes_on(attempt: Attempt, table: Table) -> bool:
    """True if there is more to do: this round, or further ones of a drill that still exists."""
    if not ended(attempt):
        return is_open(attempt)
    dealt = attempt.dealt
    known = table.drill is not None or dealt.drill in CHOSEN
    return dealt.repeats is None and dealt.number < dealt.of and known
