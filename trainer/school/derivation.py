"""Derived records for rounds, sittings and exams that ended at other stations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from trainer.marking.mark import Marking
from trainer.records.attempt import Attempt, AttemptState, replay
from trainer.records.event import Event, Kind, written
from trainer.records.exam import ExamLog
from trainer.records.log import Log
from trainer.records.quick import QuickAttempt, QuickLog
from trainer.records.quick_store import QuickStore
from trainer.records.results import Derived, MistakeMade, QuickDerived, QuickResult, RoundResult
from trainer.records.store import Store
from trainer.school.curriculum import Curriculum
from trainer.school.debrief.briefing import marking_of
from trainer.school.questions.item_houses import ItemHouses
from trainer.school.questions.quiz_blueprint import MOST_ITEMS
from trainer.school.questions.result import derived
from trainer.school.recorded_rounds import MOST_MOVES, can_be, derived_from, houses_as_dealt, played
from trainer.school.results import if_markable
from trainer.school.trainee import Trainee
from trainer.wording import in_english


class RoundDone(Struct, frozen=True):
    """A finished round: its evidence, its marks, and the rows that it adds to the records; no rows
    unless it ``counts``, that is, unless another station ended it before."""

    attempt: Attempt
    marking: Marking
    derived: Derived
    counts: bool = True


class SittingDone(Struct, frozen=True):
    """A finished sitting of questions, and the rows that it adds to the records."""

    attempt: QuickAttempt
    derived: QuickDerived


class Ended(Struct, frozen=True):
    """The attempts that ended in some events: rounds and sittings of questions by attempt (None if
    one cannot be marked), and exams."""

    rounds: Mapping[str, RoundDone | None]
    sittings: Mapping[str, SittingDone | None]
    exams: tuple[str, ...] = ()


class Derivation:
    """Derives the records of attempts that ended in a log's events.

    ``as_told``, at a station: an item that is no longer asked so stays as its station told it, and
    of two ends of one round the earlier counts; where marks are made, the one delivered first.
    """

    def __init__(
        self, curriculum: Curriculum, log: Log, trainee: Trainee, *, as_told: bool
    ) -> None:
        self._at, self._log, self._skills = curriculum, log, trainee.skills
        self._rooms = ItemHouses(curriculum.shelf, curriculum.recipes, trainee.skills)
        self._rounds = Store(log, trainee.skills.fold, as_delivered=not as_told)
        self._quick = QuickStore(log, trainee.skills.fold)
        self._as_told = as_told

    def of(self, events: Iterable[Event]) -> Ended:
        """Derive everything that these events, which the log has, end."""
        fresh = tuple(events)
        with self._log.transaction(), ExitStack() as together:
            if fresh and self._skills.store.has_after(fresh[0].moment):
                together.enter_context(self._rounds.at_once())
            rounds = {id_: (each, counts) for id_, each, counts in self._ended_rounds(fresh)}
            sittings = (e.attempt for e in fresh if e.kind is Kind.QUICK_FINISHED)
            return Ended(
                {id_: self._derive_round(*each) for id_, each in rounds.items()},
                {id_: self._derive_sitting(id_) for id_ in sittings},
                tuple(e.attempt for e in fresh if e.kind is Kind.EXAM_ENDED),
            )

    def _ended_rounds(self, fresh: Sequence[Event]) -> Iterator[tuple[str, Attempt | None, bool]]:
        """Finished rounds, None of one that cannot have been, and whether they count; those of an
        exam once it has ended, for nothing is told of them before. Of these none counts that came
        after the end, or for a task that was finished elsewhere."""
        counted: dict[str | None, frozenset[str]] = {}
        is_sealed = cache(self._log.is_sealed)
        for event in fresh:
            if event.kind is Kind.FINISHED:
                attempt = self._attempt(event.attempt, fresh)
                exam = None if attempt is None else attempt.dealt.exam
                if exam is not None and is_sealed(exam):
                    continue
                if exam is not None and exam not in counted:
                    counted[exam] = frozenset(each.id for each in self._rounds_of(exam))
                yield event.attempt, attempt, exam is None or event.attempt in counted[exam]
            elif event.kind is Kind.EXAM_ENDED:
                yield from ((each.id, each, True) for each in self._rounds_of(event.attempt))

    def _attempt(self, attempt: str, fresh: Iterable[Event]) -> Attempt | None:
        own = [each for each in fresh if each.attempt == attempt]
        begins = own[0].kind is Kind.DEALT
        return if_markable(lambda: replay(own) if begins else self._log.attempt(attempt))

    def _rounds_of(self, exam: str) -> Sequence[Attempt]:
        """The finished rounds that count of that exam."""
        exams = ExamLog(self._log)
        sat = if_markable(lambda: exams.sat(exam))
        rounds = sat and if_markable(lambda: exams.rounds(sat))
        return [each for each in rounds or () if each.state is AttemptState.FINISHED]

    def _derive_round(self, attempt: Attempt | None, counts: bool) -> RoundDone | None:
        done = if_markable(lambda: self._marked(attempt)) if attempt is not None else None
        if done is None or (counts and self._rounds.put(done.derived)):
            return done
        return replace(done, counts=False)

    def _marked(self, attempt: Attempt) -> RoundDone | None:
        if len(attempt.moves) > MOST_MOVES:
            return None
        found = played(attempt, houses_as_dealt(attempt, self._at.shelf), self._at.recipes)
        if found is None:
            return None
        with in_english():
            marking = marking_of(found)
            made = derived_from(attempt, found, marking, self._skills)
        return RoundDone(attempt, marking, made) if can_be(made) else None

    def _derive_sitting(self, id_: str) -> SittingDone | None:
        done = if_markable(lambda: self._sitting(QuickLog(self._log).attempt(id_)))
        if done is not None:
            self._quick.put(done.derived)
        return done

    def _sitting(self, attempt: QuickAttempt | None) -> SittingDone | None:
        # Far more than a drill asks, even with all that is asked anew: such a sitting is made up.
        if attempt is None or len(attempt.begun.items) > 4 * MOST_ITEMS:
            return None
        with in_english():
            asked_at = self._rooms.asked_at(attempt)
            made = derived(attempt, asked_at, self._skills, as_told=self._as_told)
        return SittingDone(attempt, made)


_OF_ROUND = ("right", "lines", "tenths", "passed", "players_short_cents", "house_short_cents")
_OF_MISTAKE = ("code", "severity", "seat", "wager", "money_cents")


def shown(log: Log, rounds: Iterable[str], sittings: Iterable[str]) -> Mapping[str, str]:
    """The records' results of these rounds and sittings of questions, as far as they are marked."""
    store, attempts = Store(log), tuple(rounds)
    made = store.mistakes_of(attempts)
    results = store.results_of(attempts).items()
    texts = {attempt: _of_round(result, made[attempt]) for attempt, result in results}
    quick = QuickStore(log).results_of(sittings)
    return texts | {attempt: _of_sitting(each) for attempt, each in quick.items()}


def shown_of(ended: Ended) -> dict[str, str]:
    """The due texts of rounds and sittings; none of one that cannot be marked."""
    return {id_: _due(done) for id_, done in ended.rounds.items()} | {
        id_: "" if done is None else _of_sitting(done.derived.result)
        for id_, done in ended.sittings.items()
    }


def _due(done: RoundDone | None) -> str:
    if done is None:
        return ""
    if not done.counts:
        return written({"ended_before": True})
    return _of_round(done.derived.result, done.derived.mistakes)


def _of_round(result: RoundResult, made: Iterable[MistakeMade]) -> str:
    """The text of a round and its mistakes."""
    mistakes = [[getattr(each, name) for name in _OF_MISTAKE] for each in made]
    return written({name: getattr(result, name) for name in _OF_ROUND} | {"mistakes": mistakes})


def _of_sitting(result: QuickResult) -> str:
    """The text of a sitting of questions."""
    return written({"right": result.right, "items": result.items})
