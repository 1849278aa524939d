"""Puts rounds on the table: recorded, worked, and followed by the next one. An unfinished one goes
on, and an earlier one is dealt again: the same cards, its traps, or the trap of one mistake."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from msgspec import Struct, structs

from trainer.dealing.procedure import Part
from trainer.dealing.table import TableView
from trainer.drills.drill_options import Feedback
from trainer.drills.generate import with_own_redeals
from trainer.drills.recipe import Exercise
from trainer.game.round import Round
from trainer.game.serialize import round_to_plain
from trainer.records.attempt import Attempt, Dealt, Timed
from trainer.records.log import Log
from trainer.school.clock import Clock, Stopwatch
from trainer.school.curriculum import CHOSEN, Curriculum, NothingToDeal, fresh_seed, must_be_dealt
from trainer.school.live.table import LiveTable, live_table, shift_over
from trainer.school.recorded_rounds import ended, house_of, is_open, round_of
from trainer.school.results import Results, if_read
from trainer.school.rounds.first_deal import DealTerms, FirstDeals
from trainer.school.rounds.round_sources import RoundFound, RoundSources
from trainer.school.sitting import Sitting, Table
from trainer.school.trainee import Trainee
from trainer.school.trap import TrapRepeat, deal_again, round_like
from trainer.wording import say


class Seating:
    """Puts the trainee at rounds. Methods raise RecordsFault if a round cannot be recorded."""

    def __init__(
        self, curriculum: Curriculum, log: Log, clock: Clock, ways: RoundSources, trainee: Trainee
    ) -> None:
        self._curriculum, self._log, self._clock = curriculum, log, clock
        self._ways, self._trainee = ways, trainee
        self._worked: Sitting | None = None

    def put(self, found: RoundFound) -> Sitting:
        """Record the round as dealt, in place of one that was left open."""
        last = self._log.last_attempt()
        at, house = found.dealt, found.house
        round_ = with_own_redeals(house, found.round_, Part(at.part), f"{at.seed}:{at.number}")
        dealt = replace(at, round=round_to_plain(round_))
        with self._log.transaction():
            if last is not None and is_open(last) and not self._log.elsewhere.has(last.id):
                self._log.abandoned(last.id, last.elapsed_ms)
            id_ = self._log.dealt(dealt)
        attempt = self._log.attempt(id_)
        assert attempt is not None, "what was recorded can be read"
        drill = self._curriculum.recipes.get(dealt.drill)
        return self._work(self.at(attempt, Table(house, round_, drill)))

    def go_on(self, attempt: Attempt, table: Table) -> Sitting:
        """Resume that open round."""
        # A round from another station is dealt here again, with the same cards and all its
        # acts, because its own chain takes no events from here.
        if not self._log.elsewhere.has(attempt.id):
            return self._work(self.at(attempt, table))
        with self._log.transaction():
            id_ = self._log.dealt(replace(attempt.dealt, moved_from=attempt.id))
            for move in attempt.moves:
                if isinstance(move, Timed):
                    self._log.acted(id_, move.action, move.elapsed_ms, move.chips)
                else:
                    self._log.undone(id_, move.elapsed_ms)
        moved = self._log.attempt(id_)
        assert moved is not None, "what was recorded can be read"
        return self._work(self.at(moved, table))

    def _work(self, sitting: Sitting) -> Sitting:
        self._worked = sitting
        return sitting

    def at(self, attempt: Attempt, table: Table) -> Sitting:
        """The round of that attempt as far as it got."""
        # If it was left here, the time since its last act counts: leaving a round gains no
        # time.
        spent_ms, before = attempt.elapsed_ms, self._worked
        if before is not None and before.attempt_id == attempt.id:
            spent_ms = max(spent_ms, before.watch.elapsed_ms)
        watch = Stopwatch(self._clock, spent_ms)
        live = self._live(attempt, table)
        follow = partial(self._next, attempt.dealt)
        return Sitting(table, attempt, self._log, watch, follow, self._trainee.skills, live)

    def _live(self, attempt: Attempt, table: Table) -> LiveTable | None:
        """The players of a live drill's round; none if it is dealt again."""
        drill = table.drill
        if drill is None or drill.exercise is not Exercise.LIVE or attempt.dealt.repeats:
            return None

        return live_table(attempt, drill, table.round_, self._log)

    def is_over(self, dealt: Dealt) -> bool:
        """True if no round follows that finished one: it was the last of a shift at a live table,
        or its house was withdrawn."""
        if dealt.house in self._curriculum.shelf.withdrawn:
            return True
        drill = self._curriculum.recipes.get(dealt.drill)
        if drill is None or drill.exercise is not Exercise.LIVE:
            return False

        return shift_over(dealt, drill, self._log)

    def table_of(self, attempt: Attempt) -> Table | None:
        """The table of that attempt; None if today's rules cannot read it."""
        round_ = round_of(attempt, self._curriculum.shelf)
        if round_ is None:
            return None
        drill = self._curriculum.recipes.get(attempt.dealt.drill)
        return Table(house_of(attempt.dealt, self._curriculum.shelf), round_, drill)

    def after(self, attempt: str) -> Sitting:
        """The round after that one. Raises KeyError for a round that is not in the records."""
        before = self._log.attempt(attempt)
        if before is None:
            raise KeyError(attempt)
        return self._next(before.dealt)

    def _next(self, before: Dealt) -> Sitting:
        """The round after that one: of its sitting, or the first of a new one. Raises NothingToDeal
        for a house that was withdrawn since."""
        must_be_dealt(self._curriculum.shelf, before.house)
        way = self._ways.of(before.drill)
        goes_on = before.number < before.of and not self.is_over(before)
        if before.repeats is None and goes_on:
            return self.put(way.find(self._moved_on(before)))
        return self.put(way.anew(self._first(before)))

    def _moved_on(self, before: Dealt) -> Dealt:
        """The next deal of that sitting, by the house as it is read now."""
        at = self._curriculum.shelf[before.house]
        return replace(
            before,
            number=before.number + 1,
            seed=before.seed + 1,
            edition=at.rules.edition,
            fingerprint=at.fingerprint,
        )

    def _first(self, dealt: Dealt) -> Dealt:
        """The deal that was repeated, however often."""
        # Only it tells the subject of its drill.
        at, origin = "~", dealt.repeats
        # What another station tells may repeat itself, or what nobody has.
        while origin is not None and origin < at and (found := self._log.attempt(origin)):
            at, dealt = origin, found.dealt
            origin = dealt.repeats
        return dealt


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
        terms = structs.replace(DealTerms.of(at), remedial=None)
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


class LeftOff(Struct, frozen=True):
    """The unfinished work. ``begun``: the round is on the table; else it is to be dealt, and
    ``round_`` and ``view`` are those of the round before. ``in_session``: the program plans its
    rounds. ``acts`` is the number of acts in the round on the table; ``elsewhere``: another station
    has it, and its end may be still to come."""

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
    elsewhere: bool = False

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
            elsewhere=self._log.elsewhere.has(attempt.id),
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
