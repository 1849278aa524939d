"""The work done so far: rounds, their mistakes, and the summary of a sitting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import cached_property
from typing import TypeVar

from msgspec import Struct, structs

from trainer.drills.recipe import Recipe
from trainer.errors import InputError
from trainer.game.money import Money
from trainer.library.houses import HouseShelf
from trainer.marking.mark import mark_round
from trainer.marking.mistake import SAME_MINORS, Severity
from trainer.records.attempt import Attempt as Evidence
from trainer.records.faults import RecordsFault
from trainer.records.log import Log
from trainer.records.results import Derived, MistakeMade, RoundResult
from trainer.records.store import Store
from trainer.school.curriculum import drill_title
from trainer.school.debrief.briefing import PlayedRound, debrief_of
from trainer.school.debrief.columns import order_of
from trainer.school.debrief.debrief import Debrief, MistakeShown
from trainer.school.debrief.pace import pace
from trainer.school.debrief.phrases import money_told
from trainer.school.marks_stamp import marks_that_stay
from trainer.school.recorded_rounds import derive, ended, houses_as_dealt, moves_of, played
from trainer.school.replay.replay import Tape
from trainer.school.replay.tape import tape_of
from trainer.school.skills.skill_store import Skills
from trainer.school.trap import MistakeTrap, trap_of
from trainer.school.words.date_words import at
from trainer.wording import speaks_english

# The number of rounds, the latest ones, that are marked again when rules have changed; the rest
# follow next time.
MARKED_AGAIN = 100

Made = TypeVar("Made")


def if_markable(make: Callable[[], Made | None]) -> Made | None:
    """The result of marking; None of evidence that no station of ours recorded. What came after it
    does not wait for it."""
    try:
        return make()
    except RecordsFault:
        raise
    # By name, all that reading forged evidence may raise: MemoryError and Ctrl+C pass.
    except (
        *(InputError, ValueError, TypeError, LookupError, AttributeError),
        *(AssertionError, ArithmeticError, RecursionError),
    ):
        return None


def if_read(log: Log, attempt: str, make: Callable[[], Made | None]) -> Made | None:
    """The same of an attempt in a station's log. One's own that cannot be read is the doctor's to
    tell of."""
    return if_markable(make) if log.elsewhere.has(attempt) else make()


class AttemptDone(Struct, frozen=True):
    """One finished round in a list. ``by_severity`` counts its mistakes. ``quick``:
    a sitting of questions instead, ``lines`` of them, ``mistakes`` wrong, with the median time
    ``median_ms``."""

    attempt_id: str
    when: datetime
    house: str
    house_title: str
    drill: str
    drill_title: str
    right: int
    lines: int
    points: float
    hands_per_hour: int | None
    by_severity: Mapping[str, int]
    quick: bool = False
    mode: str = ""
    elapsed_ms: int = 0
    median_ms: int = 0


class MistakeLogged(Struct, frozen=True):
    """One mistake of a finished round, its money in words, and its round."""

    attempt_id: str
    when: datetime
    house_title: str
    drill_title: str
    mistake: MistakeMade
    money_text: str


class SameMinor(Struct, frozen=True):
    """A minor mistake made so often in one sitting that it counts as serious."""

    title: str
    times: int


class Summary(Struct, frozen=True):
    """A sitting as a whole: ``passed`` if every round was, and no minor mistake was made too
    often."""

    rounds: int
    right: int
    lines: int
    points: float
    passed: bool
    players_short: Money
    house_short: Money
    same_minors: tuple[SameMinor, ...]


class Results:
    """Reads the derived tables, and marks again what other rules than today's marked. Every method
    raises RecordsFault for what a person can mend."""

    def __init__(
        self,
        houses: HouseShelf,
        recipes: Mapping[str, Recipe],
        log: Log,
        skills: Skills,
    ) -> None:
        self._houses = houses
        self._recipes = recipes
        self._log = log
        self._skills = skills

    def attempts(self, limit: int | None = None) -> tuple[AttemptDone, ...]:
        """Finished rounds, the latest first."""
        results = self._store.results(limit)
        made = self._store.mistakes_of(result.attempt for result in results)
        return tuple(self._attempt(result, made[result.attempt]) for result in results)

    def mistakes(self, limit: int | None = None) -> tuple[MistakeLogged, ...]:
        """Mistakes of finished rounds, the latest round first."""
        made = self._store.mistakes(limit)
        results = self._store.results_of(each.attempt for each in made)
        retold = {} if speaks_english() else self._retold(results)
        listed = (self._logged(results[each.attempt], each) for each in made)
        return tuple(_retold(each, retold) for each in listed)

    def _retold(self, attempts: Iterable[str]) -> dict[tuple[str, int], MistakeShown]:
        """Mistakes in the present language, by round and number."""
        # The records have them in English.
        debriefs = (self.debrief(attempt) for attempt in attempts)
        known = (each for each in debriefs if each is not None)
        return {(each.attempt_id, made.number): made for each in known for made in each.mistakes}

    def debrief(self, attempt_id: str) -> Debrief | None:
        """That round's debrief, marked from its evidence by today's rules; None if these cannot
        read it."""
        return if_read(self._log, attempt_id, lambda: self._debrief(attempt_id))

    def _debrief(self, attempt_id: str) -> Debrief | None:
        evidence = self._log.attempt(attempt_id)
        found = None if evidence is None else self._played(evidence)
        return None if found is None else debrief_of(found)

    def tape(self, attempt_id: str) -> Tape | None:
        """The replay of that round, finished or not; None if today's rules cannot read it."""
        return if_read(self._log, attempt_id, lambda: self._tape(attempt_id))

    def _tape(self, attempt_id: str) -> Tape | None:
        evidence = self._log.attempt(attempt_id)
        found = None if evidence is None else self._played(evidence)
        if evidence is None or found is None:
            return None
        return tape_of(found, moves_of(evidence), finished=ended(evidence))

    def cards(self, attempt_id: str) -> str:
        """That round as dealt, with its cards, as one text."""
        evidence = self._log.attempt(attempt_id)
        return "" if evidence is None else " ".join(_texts(evidence.dealt.round))

    def trap(self, attempt_id: str, number: int) -> MistakeTrap | None:
        """The trap behind the mistake of that number in that round; None if today's rules find no
        such mistake."""
        return if_read(self._log, attempt_id, lambda: self._trap(attempt_id, number))

    def _trap(self, attempt_id: str, number: int) -> MistakeTrap | None:
        evidence = self._log.attempt(attempt_id)
        found = None if evidence is None else self._played(evidence)
        if found is None:
            return None
        verdict = mark_round(found.house, found.round_, found.trace, found.part).verdict
        order = order_of(verdict)
        if not 1 <= number <= len(order):
            return None
        return trap_of(verdict, verdict.findings[order[number - 1]])

    def seats_that_went_wrong(self, attempt_id: str) -> tuple[int, ...]:
        """The seats of that round with mistakes, those with the gravest first."""
        made = self._store.mistakes_of([attempt_id])[attempt_id]
        gravest = sorted(made, key=lambda each: list(Severity).index(Severity(each.severity)))
        return tuple(dict.fromkeys(each.seat for each in gravest if each.seat is not None))

    def summary(self, sitting_id: str) -> Summary | None:
        """The summary of that sitting so far; None before its first round is finished."""
        results = self._store.results(sitting=sitting_id)
        if not results:
            return None
        found = self._store.mistakes_of(result.attempt for result in results)
        made = [each for mistakes in found.values() for each in mistakes]
        return _summary(results, made, self._same_minors(made))

    def _same_minors(self, made: Sequence[MistakeMade]) -> tuple[SameMinor, ...]:
        """Minor slips frequent enough to count as serious; slips by a reading never do."""
        minors = [each for each in made if each.severity == Severity.MINOR]
        often = {title for title, times in _titles(minors).items() if times >= SAME_MINORS}
        alike = [each for each in minors if each.title in often]
        retold = self._retold({each.attempt for each in alike})
        read = {at for at, shown in retold.items() if shown.is_reading}
        counted = _titles(each for each in alike if (each.attempt, each.number) not in read)
        return tuple(SameMinor(*each) for each in counted.items() if each[1] >= SAME_MINORS)

    def at(self, house: str) -> tuple[RoundResult, ...]:
        """Finished rounds at that house as they were marked, the latest first."""
        return self._store.results(house=house)

    def made(self, attempts: Iterable[str]) -> tuple[MistakeMade, ...]:
        """The mistakes of those rounds."""
        found = self._store.mistakes_of(attempts)
        return tuple(each for made in found.values() for each in made)

    def refresh(self) -> None:
        """Bring the derived tables up to today's rules, the latest rounds first."""
        assert self._store is not None

    def rebuild(self) -> None:
        """Make the derived tables again from the log alone."""
        self._store.rebuild(self._derive)

    @cached_property
    def _store(self) -> Store:
        """The derived tables, brought up to today's rules."""
        store = Store(self._log, self._skills.fold)
        there = filter(self._has, store.houses())
        known = {name: marks_that_stay(self._houses, name) for name in there}
        store.refresh(known, self._derive, at_most=MARKED_AGAIN)
        return store

    def _has(self, house: str) -> bool:
        return house in self._houses

    def _derive(self, evidence: Evidence) -> Derived | None:
        def make() -> Derived | None:
            houses = houses_as_dealt(evidence, self._houses)
            return derive(evidence, houses, self._recipes, self._skills)

        return if_read(self._log, evidence.id, make)

    def _played(self, evidence: Evidence) -> PlayedRound | None:
        return played(evidence, houses_as_dealt(evidence, self._houses), self._recipes)

    def _attempt(self, result: RoundResult, made: tuple[MistakeMade, ...]) -> AttemptDone:
        return AttemptDone(
            attempt_id=result.attempt,
            when=at(result.dealt_at_ms),
            house=result.house,
            house_title=self._title(result.house),
            drill=result.drill,
            drill_title=drill_title(result.drill, self._recipes),
            right=result.right,
            lines=result.lines,
            points=result.tenths / 10,
            hands_per_hour=pace(result.hands, result.elapsed_ms),
            by_severity=Counter(each.severity for each in made),
            mode=result.mode,
            elapsed_ms=result.elapsed_ms,
        )

    def _logged(self, result: RoundResult, made: MistakeMade) -> MistakeLogged:
        house, money = result.house, None if made.money_cents is None else Money(made.money_cents)
        return MistakeLogged(
            attempt_id=result.attempt,
            when=at(result.dealt_at_ms),
            house_title=self._title(house),
            drill_title=drill_title(result.drill, self._recipes),
            mistake=made,
            money_text=money_told(self._houses[house].rules, money) if self._has(house) else "",
        )

    def _title(self, house: str) -> str:
        return self._houses[house].title if self._has(house) else house


def _retold(logged: MistakeLogged, retold: Mapping[tuple[str, int], MistakeShown]) -> MistakeLogged:
    said = retold.get((logged.attempt_id, logged.mistake.number))
    if said is None:
        return logged
    mistake = replace(logged.mistake, title=said.title, where_=said.where, rule=said.rule)
    return structs.replace(logged, mistake=mistake)


def _texts(plain: object) -> Iterator[str]:
    """Every text in these plain values."""
    match plain:
        case str():
            yield plain
        case dict() | list() | tuple():
            inside = plain.values() if isinstance(plain, dict) else plain
            for each in inside:
                yield from _texts(each)


def _titles(minors: Iterable[MistakeMade]) -> Counter[str]:
    return Counter(each.title for each in minors)


def _summary(
    results: tuple[RoundResult, ...], made: list[MistakeMade], same: tuple[SameMinor, ...]
) -> Summary:
    right, lines = sum(each.right for each in results), sum(each.lines for each in results)
    return Summary(
        rounds=len(results),
        right=right,
        lines=lines,
        points=round(100 * right / lines, 1) if lines else 0.0,
        passed=all(each.passed for each in results) and not same,
        players_short=Money(sum(each.players_short_cents for each in results)),
        house_short=Money(sum(each.house_short_cents for each in results)),
        same_minors=same,
    )
