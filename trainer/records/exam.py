"""One sitting of an exam as the log has it: what was begun, ruled, left, gone on with, and how it
ended. Its rounds are rounds like any other, which name the sitting."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import dropwhile
from math import inf
from typing import TYPE_CHECKING, Any

from trainer.records.attempt import Attempt, AttemptEnded
from trainer.records.event import OF_EXAMS, Event, Kind
from trainer.wording import Worded, phrase

if TYPE_CHECKING:
    # A practice form needs these values and no records: SQLAlchemy would take 170 ms of it.
    from trainer.records.log import Log

EXAM_MODE = "exam"
"""The mode of a round of an exam."""


class ExamOutcome(Worded):
    """The end of an exam or a table test. Discontinued: for a reason that was not the trainee's."""

    PASSED = "passed", phrase("Passed")
    FAILED = "failed", phrase("Failed")
    DISCONTINUED = "discontinued", phrase("Discontinued")


@dataclass(frozen=True, slots=True)
class ExamBegun:
    """The origin of a sitting. ``sitting``, ``seed`` (of the first task) and ``by`` come from the
    supervisor's side; ``blueprint`` is JSON; ``edition`` and ``fingerprint`` are of the house's
    files here; ``alone``: no server gave the tasks."""

    sitting: str
    exam: str
    blueprint: str
    seed: int
    house: str
    edition: str
    fingerprint: str
    program: str
    by: str
    zone_min: int = 0
    alone: bool = False


@dataclass(frozen=True, slots=True)
class ExamRuled:
    """One irregularity ruled: the line of the house's list and the seed that its scene is made
    from, what was shown, and what was ruled and done, a line each."""

    number: int
    line: str
    seed: str
    asked: dict[str, Any]
    acts: tuple[str, ...]
    elapsed_ms: int

    @property
    def task_seed(self) -> int:
        """The seed of the task, which the scene's is made from; -1, which no school gives, if a
        station says something else."""
        found = _SEED_OF_SCENE.match(self.seed)
        return int(found[1]) if found else -1


_SEED_OF_SCENE = re.compile(r"[^|]*\|([0-9]{1,19})(?:\||$)")

SCHOOL_AWAY = "The school did not answer."
SIGN_IN_ENDED = "The sign-in at the school had ended."
"""The notes of breaks between two tasks that no person made."""


@dataclass(frozen=True, slots=True)
class Break:
    """The exam was away from the screen. ``note`` is empty where the program ended without one;
    ``until_ms`` is None while it is away, ``by`` who let it go on, if the school did not."""

    since_ms: int
    note: str
    until_ms: int | None = None
    by: str = ""


@dataclass(frozen=True, slots=True)
class ExamResult:
    """The result that the trainee was told at the end. ``by`` is who discontinued it, and
    ``reason`` why; ``starred`` counts starred decisions that came out wrong, ``wrong_rules`` are
    the ids of those that failed it: both None of a program that did not look for them."""

    outcome: ExamOutcome
    decisions: int
    errors: int
    critical: int
    failed_areas: tuple[str, ...]
    elapsed_ms: int
    reason: str = ""
    by: str = ""
    starred: int | None = None
    wrong_rules: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class ExamSat:
    """The evidence of one sitting, but for its rounds. ``first`` is the event that began it;
    ``ended`` and ``result`` are None until then; ``away``: it was left and has not been gone on
    with. ``seen_ms`` is how long the exam had been on the screen when it was left last."""

    id: str
    first: str
    begun_at_ms: int
    begun: ExamBegun
    rulings: tuple[ExamRuled, ...]
    breaks: tuple[Break, ...]
    away: bool
    seen_ms: int = 0
    result: ExamResult | None = None
    ended: AttemptEnded | None = None


def replay_exam(events: Iterable[Event]) -> ExamSat:
    """The sitting of these events, all of it and in order: from its beginning to its first end."""
    begun = dropwhile(lambda event: event.kind is not Kind.EXAM_BEGUN, events)
    first, *later = _to_the_end(event for event in begun if event.kind in OF_EXAMS)
    last = later[-1] if later and later[-1].kind is Kind.EXAM_ENDED else None
    breaks = _breaks(later)
    return ExamSat(
        id=first.attempt,
        first=first.id,
        begun_at_ms=first.at_ms,
        begun=ExamBegun(**first.facts),
        rulings=tuple(_rulings(later)),
        breaks=tuple(breaks),
        away=bool(breaks) and breaks[-1].until_ms is None,
        seen_ms=max((e.facts["elapsed_ms"] for e in later if e.kind in _TIMED), default=0),
        result=result(last.facts) if last is not None else None,
        ended=AttemptEnded(last.moment, last.at_ms) if last is not None else None,
    )


def _to_the_end(events: Iterable[Event]) -> Iterator[Event]:
    """These events up to the first that ends an exam."""
    for event in events:
        yield event
        if event.kind is Kind.EXAM_ENDED:
            return


# So many rounds, and so many rulings, of one sitting are looked at: no blueprint asks for half of
# them, and the marker has others to mark.
MOST_TASKS = 100


def _rulings(later: Iterable[Event]) -> Sequence[ExamRuled]:
    """Each as it was ruled first, by number. A task is known by its seed: a station numbers it."""
    rulings = [ruled(event.facts) for event in later if event.kind is Kind.EXAM_RULED][:MOST_TASKS]
    first = {each.seed: each for each in reversed(rulings)}
    return sorted(first.values(), key=lambda each: each.number)


# What says how long the exam as a whole had been on the screen.
_TIMED = (Kind.EXAM_LEFT, Kind.EXAM_RESUMED)


def _breaks(later: Iterable[Event]) -> list[Break]:
    """The breaks of an exam, in their order."""
    breaks: list[Break] = []
    for event in later:
        if event.kind is Kind.EXAM_LEFT:
            breaks.append(Break(event.at_ms, event.facts["note"]))
        elif event.kind is Kind.EXAM_RESUMED:
            # A program that was killed left no word: it was away since what it recorded last.
            left = breaks.pop() if breaks and breaks[-1].until_ms is None else None
            # A station may say any number: a day that no calendar has would break the sheet.
            since = min(max(0, event.facts["since_ms"]), event.at_ms)
            away = left or Break(since, "")
            breaks.append(replace(away, until_ms=event.at_ms, by=event.facts["by"]))
    return breaks


def ruled(facts: dict[str, Any]) -> ExamRuled:
    """A ruling as the log has it."""
    known = {name: facts[name] for name in ("number", "line", "seed", "asked", "elapsed_ms")}
    # A station may have written anything in that list: what is not text is no act that was due.
    return ExamRuled(**known, acts=tuple(map(str, facts["acts"])))


def result(facts: dict[str, Any]) -> ExamResult:
    """A result as the log has it."""
    known = {name: facts[name] for name in ("decisions", "errors", "critical", "elapsed_ms")}
    return ExamResult(
        outcome=ExamOutcome(facts["outcome"]),
        failed_areas=tuple(map(str, facts["failed_areas"])),
        reason=facts["reason"],
        by=facts["by"],
        starred=facts.get("starred"),
        wrong_rules=_rules(facts.get("wrong_rules")),
        **known,
    )


def _rules(written: Any) -> tuple[str, ...] | None:
    return None if written is None else tuple(map(str, written))


class ExamLog:
    """The exams in a log. Raises RecordsFault as the log does."""

    def __init__(self, log: Log) -> None:
        self._log = log

    # --- what happens

    def begun(self, begun: ExamBegun) -> None:
        self._log.append(begun.sitting, Kind.EXAM_BEGUN, asdict(begun))

    def ruled(self, sitting: str, ruled: ExamRuled) -> None:
        self._log.append(sitting, Kind.EXAM_RULED, {"sitting": sitting} | asdict(ruled))

    def left(self, sitting: str, note: str, elapsed_ms: int) -> None:
        facts = {"sitting": sitting, "note": note, "elapsed_ms": elapsed_ms}
        self._log.append(sitting, Kind.EXAM_LEFT, facts)

    def resumed(self, sitting: str, by: str, elapsed_ms: int) -> None:
        """Record who let it go on, since when nothing happened, and if some was done elsewhere."""
        last = self._log.last_event()
        assert last is not None, "an exam begins before it is resumed"
        facts = {"sitting": sitting, "by": by, "elapsed_ms": elapsed_ms, "since_ms": last.at_ms}
        elsewhere = {"elsewhere": True} if self._log.elsewhere.has(sitting) else {}
        self._log.append(sitting, Kind.EXAM_RESUMED, facts | elsewhere)

    def ended(self, sitting: str, result: ExamResult) -> None:
        self._log.append(sitting, Kind.EXAM_ENDED, {"sitting": sitting} | asdict(result))

    # --- what happened

    def sat(self, sitting: str) -> ExamSat | None:
        """The evidence of that sitting as it stands now."""
        of_exam = [event for event in self._log.of_attempt(sitting) if event.kind in OF_EXAMS]
        return replay_exam(of_exam) if _is_whole(of_exam) else None

    def all(self) -> Iterator[ExamSat]:
        """Every sitting, from the first."""
        for of_one in self._log.of_kinds(OF_EXAMS):
            if _is_whole(of_one):
                yield replay_exam(of_one)

    def under_way(self) -> ExamSat | None:
        """The sitting that has not ended, if there is one."""
        return next((self.sat(sitting) for sitting in sorted(self._log.sealed())), None)

    def seeds(self, sat: ExamSat) -> tuple[int, ...]:
        """The seeds of the tasks that were begun, in their order."""
        found = self._log.later(sat.first, Kind.DEALT, Kind.EXAM_RULED)
        return tuple(dict(_seeds(sat.id, found)).values())

    def rounds(self, sat: ExamSat) -> tuple[Attempt, ...]:
        """The rounds of that sitting as they stand now, from the first dealt. Of one that was dealt
        at two stations, the one that was finished first, and before the exam was ended; none that
        is on another's table."""
        dealt, ended = list[str](), dict[str, int]()
        for event in self._log.of_exam(sat.id, sat.first, MOST_TASKS):
            if event.kind is Kind.DEALT:
                dealt.append(event.attempt)
            elif event.kind is Kind.FINISHED:
                ended[event.attempt] = len(ended)
            else:
                break
        found = [self._log.attempt(each) for each in dealt[:MOST_TASKS]]
        counted = [each for each in found if each and self._counts(each, ended)]
        by_end = sorted(counted, key=lambda each: ended.get(each.id, inf), reverse=True)
        first = {each.dealt.seed: each for each in by_end}
        return tuple(each for each in counted if first[each.dealt.seed] is each)

    def _counts(self, attempt: Attempt, ended: Mapping[str, int]) -> bool:
        if attempt.ended is not None:
            return attempt.id in ended
        return not self._log.elsewhere.has(attempt.id)


def counted_attempts(log: Log) -> Iterator[Attempt]:
    """Every finished round that counts, from the first dealt: of an exam, none that came after its
    end or for a task that was finished elsewhere."""
    counted: dict[str, frozenset[str]] = {}
    for attempt in log.finished_attempts():
        exam = attempt.dealt.exam
        if exam is not None and exam not in counted:
            exams = ExamLog(log)
            sat = exams.sat(exam)
            counted[exam] = frozenset(e.id for e in exams.rounds(sat)) if sat else frozenset()
        if exam is None or attempt.id in counted[exam]:
            yield attempt


def _is_whole(events: Iterable[Event]) -> bool:
    """True if the beginning is known, which may have been at another station."""
    return any(event.kind is Kind.EXAM_BEGUN for event in events)


def _seeds(sitting: str, found: Iterable[Event]) -> Iterator[tuple[tuple[Kind, int], int]]:
    """The seed of each task, under what it is known again by where two stations began it."""
    for event in found:
        if event.kind is Kind.EXAM_RULED and event.attempt == sitting:
            yield (event.kind, event.facts["number"]), ruled(event.facts).task_seed
        elif event.kind is Kind.DEALT and event.facts.get("exam") == sitting:
            yield (event.kind, event.facts["number"]), event.facts["seed"]
