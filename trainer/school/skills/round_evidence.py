"""The evidence of a finished round or sitting about the skills of its house, and about wrong
rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Protocol

from trainer.dealing.action import Action, Verb
from trainer.drills.drill_options import ChipMarks
from trainer.drills.questions.lesson import asks_skills
from trainer.drills.recipe import Exercise
from trainer.drills.skills.decisions import Asks
from trainer.drills.skills.registry import Skillbook
from trainer.marking.conduct import Kept, conduct, cut_out
from trainer.marking.exposures import Seen, evidence_of
from trainer.marking.mark import Marking
from trainer.marking.predict import Misread
from trainer.marking.wager_handling import Cell
from trainer.records.attempt import Attempt
from trainer.records.quick import QuickAttempt
from trainer.records.results import NOTHING_OBSERVED, ExposureSeen, Observation, Observed
from trainer.school.clock import day_of
from trainer.school.marks_stamp import GONE, GUIDED, questions_marked_by, questions_that_stay
from trainer.school.one_question.item import AskedAt, AskedItem, ItemHouse, item_of
from trainer.school.one_question.order_item import AskedOrder
from trainer.school.one_question.screens import Answer, ItemDone, OrderShown, SeatAsked
from trainer.school.one_question.seat_item import AskedSeat
from trainer.school.skills.house_skills import Books
from trainer.school.skills.judgement import judged
from trainer.school.skills.observations import observed_in_round, uninterrupted

BESIDE = " "
"""Separates the stamps of several houses."""


class Attempts(Protocol):
    """A source of attempts: a station's log, or a school's registry."""

    def attempt(self, id_: str, /) -> Attempt | None:
        """That round; None if it is not there."""


class EvidenceMaker:
    """Makes evidence by today's houses, with a look at earlier rounds."""

    def __init__(self, books: Books, attempts: Attempts) -> None:
        self._shelf, self._attempts = books.shelf, attempts
        self.book, self.wrong_rules = books.book, books.wrong_rules

    def questions_marked_by(self, houses: Sequence[str]) -> str:
        """The stamp of today's rules on questions of these houses; GONE if one no longer exists."""
        if any(house not in self._shelf for house in houses):
            return GONE
        today = {questions_marked_by(self._shelf, house) for house in houses}
        return BESIDE.join(sorted(today))

    def questions_that_stay(self, houses: Sequence[str]) -> frozenset[str]:
        """The valid stamps on questions of these houses: those of today's rules, and of each choice
        among their readings that was ever in force; GONE if one house no longer exists."""
        if any(house not in self._shelf for house in houses):
            return frozenset({GONE})
        each = [sorted(questions_that_stay(self._shelf, house)) for house in houses]
        return frozenset(BESIDE.join(sorted(set(marks))) for marks in product(*each))

    def of_round(self, attempt: Attempt, marking: Marking) -> Observed:
        """The evidence of a finished round about skills and wrong rules."""
        # A guided one gives none: the trainee was told each next act.
        if attempt.dealt.mode == GUIDED:
            return NOTHING_OBSERVED
        house, same = attempt.dealt.house, self._same_cards(attempt)
        verdict, book = marking.verdict, self.book(house)
        observations = observed_in_round(attempt, verdict, book, told_before=same)
        shown = shown_by_round(self.wrong_rules(house), marking, attempt)
        return Observed(observations, shown)

    def of_quick(
        self, attempt: QuickAttempt, items: Sequence[ItemDone], asked_at: AskedAt
    ) -> Observed:
        """The evidence of a finished quick sitting; none if its houses no longer exist."""
        houses = attempt.begun.houses
        if any(house not in self._shelf for house in houses):
            return NOTHING_OBSERVED
        books = {house: self.book(house) for house in houses}
        observations = observed_in_quick(attempt, items, asked_at, books)
        assert attempt.ended is not None, "only a finished sitting shows anything"
        at_ms = attempt.ended.at_ms
        exposures: list[ExposureSeen] = []
        for house in houses:
            asked = [item for item in items if attempt.house_of(item.marked.number) == house]
            exposures += shown_by_items(attempt.id, house, at_ms, asked)
        return Observed(observations, tuple(exposures))

    def _same_cards(self, attempt: Attempt) -> bool:
        """True if the same cards had been worked and explained before."""
        repeats = attempt.dealt.repeats
        before = self._attempts.attempt(repeats) if repeats is not None else None
        return before is not None and before.dealt.round == attempt.dealt.round


# Exercises whose repetitions have new cards.
_RENEWED = tuple(each.value for each in Exercise if asks_skills(each))


def observed_in_quick(
    attempt: QuickAttempt,
    items: Sequence[ItemDone],
    asked_at: AskedAt,
    books: Mapping[str, Skillbook],
) -> tuple[Observation, ...]:
    """An observation of every answer, on the skill of its item; on every topic of an order, and on
    every decision about money at a seat. An answer that did not come in time is wrong. ``books``
    are those of the sitting's houses."""
    assert attempt.ended is not None, "only a finished sitting is observed"
    shown = [
        (place, skill, right)
        for place, item in enumerate(items)
        for skill, right in _shown(
            attempt, item, asked_at[place], books[attempt.house_of(place + 1)]
        )
    ]
    return tuple(
        Observation(
            event=attempt.ended.event,
            number=number,
            attempt=attempt.id,
            skill=skill,
            house=attempt.house_of(place + 1),
            right=right,
            latency_ms=_latency_ms(
                attempt, items[place], books[attempt.house_of(place + 1)], skill
            ),
            hinted=attempt.answers[place].helped or _same_items_again(attempt),
            undone=False,
            at_ms=attempt.answered_at_ms[place],
            day=day_of(attempt.answered_at_ms[place], attempt.begun.zone_min),
            place=f"item {place + 1}",
        )
        for number, (place, skill, right) in enumerate(shown, 1)
    )


def _shown(
    attempt: QuickAttempt, item: ItemDone, at: ItemHouse | None, book: Skillbook
) -> Iterator[tuple[str, bool]]:
    """The skills of one answer, and whether it was right in each."""
    skill = book.quick(item.marked.skill)
    if skill is not None:
        yield skill, item.marked.right
    elif at is None or item.shown is None:
        return
    elif isinstance(item.shown, SeatAsked):
        asked = at.ask(item_of(attempt, item.marked.number))
        assert isinstance(asked, AskedSeat), "a seat is asked for as a seat"
        yield from asked.judged(_answer(attempt, item, asked))
    elif isinstance(item.shown, OrderShown):
        asked = at.ask(item_of(attempt, item.marked.number))
        assert isinstance(asked, AskedOrder), "the order drill asks for an order"
        for each in judged(asked.verdict(_answer(attempt, item, asked))):
            if each.touch.asks is Asks.ORDER:
                yield each.touch.skill, each.right


def _answer(attempt: QuickAttempt, item: ItemDone, asked: AskedItem) -> Answer | None:
    return asked.read(attempt.answers[item.marked.number - 1].answer)


def _latency_ms(attempt: QuickAttempt, item: ItemDone, book: Skillbook, skill: str) -> int | None:
    """The time of the answer; None if it was put together from many parts, or time ran out."""
    answered = attempt.answers[item.marked.number - 1]
    if answered.answer is None or isinstance(item.shown, OrderShown | SeatAsked):
        return None
    return uninterrupted(answered.elapsed_ms, book, skill)


def _same_items_again(attempt: QuickAttempt) -> bool:
    """True if the right answers of the same items had been told."""
    begun = attempt.begun
    return begun.repeats is not None and begun.exercise not in _RENEWED


TABLE = "0"
"""The cell of a habit, which is one of the whole round."""
ANSWER = "="
"""Stands before the traits of an answer."""


def shown_by_round(
    misread: Misread, marking: Marking, attempt: Attempt
) -> tuple[ExposureSeen, ...]:
    """The evidence of the round: by wager about money, once for the round about order."""
    evidence = evidence_of(misread, marking)
    shown: list[tuple[str, str, str]] = [
        (each.misreading, _cell(each.cell), each.seen) for each in evidence.exposures
    ]
    shown += [(f"{ANSWER}{each.traits:x}", _cell(each.cell), each.act) for each in evidence.answers]
    shown += [(each.habit, TABLE, each.seen) for each in _kept(marking, attempt)]
    assert attempt.ended is not None, "only a finished round shows anything"
    return _exposures(attempt.id, attempt.dealt.house, attempt.ended.at_ms, shown)


def _cell(cell: Cell) -> str:
    return f"{cell[0]} {cell[1]}"


def _kept(marking: Marking, attempt: Attempt) -> Iterator[Kept]:
    yield from conduct(marking.verdict)
    if attempt.dealt.chip_marks != ChipMarks.OFF:
        chips = cut_out([bool(act.chips) for act in attempt.acts if _pays(act.action)])
        if chips is not None:
            yield chips


def _pays(text: str) -> bool:
    return Action.parse(text).verb is Verb.PAY


def shown_by_items(
    attempt: str, house: str, at_ms: int, items: Iterable[ItemDone]
) -> tuple[ExposureSeen, ...]:
    """The evidence of each item; if one wrong rule has two traps in it, the hit counts."""
    shown = (
        (belief, str(item.marked.number), seen)
        for item in items
        for belief, seen in _once(item.marked.shown)
    )
    return _exposures(attempt, house, at_ms, shown)


def _exposures(
    attempt: str, house: str, at_ms: int, shown: Iterable[tuple[str, str, str]]
) -> tuple[ExposureSeen, ...]:
    return tuple([ExposureSeen(attempt, *each, house, at_ms) for each in sorted(shown)])


def _once(seen: Iterable[tuple[str, Seen]]) -> Iterator[tuple[str, Seen]]:
    best: dict[str, Seen] = {}
    for belief, how in seen:
        best[belief] = min(best.get(belief, how), how, key=_WEIGHT.index)
    yield from best.items()


_WEIGHT = (Seen.HIT, Seen.OTHER, Seen.CLEAN)
