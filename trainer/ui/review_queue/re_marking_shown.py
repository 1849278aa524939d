"""The attempts that older rules marked, and the changes by marking them again, as rows of words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from trainer.marking.words import paragraph
from trainer.records.registry.reads.review_filter import COUNTED_TO
from trainer.school.date_words import moment
from trainer.school.exam.result_history import came_to, stands
from trainer.school.re_marking.change import ExamChange, HouseChanges, QuickChange, RoundChange
from trainer.ui.text_rows import TextRow
from trainer.wording import say, say_count, say_figure

Name = Callable[[str], str]
"""How a house, a drill or a person is called, by its id."""


def house_row(house: str, waiting: tuple[int, int], title: str) -> TextRow:
    """A house, and how many rounds and sittings of questions older rules marked there."""
    rounds, quick = waiting
    return TextRow(house, (title, _figure(rounds), _figure(quick)))


def _figure(count: int) -> str:
    """A count as far as it was counted."""
    if count > COUNTED_TO:
        return say("more than {count}", count=say_figure(f"{COUNTED_TO:,}"))
    return say_figure(str(count))


def waiting_words(waiting: Mapping[str, tuple[int, int]]) -> str:
    """The sentence about the attempts to be looked at."""
    rounds = sum(each for each, _ in waiting.values())
    quick = sum(each for _, each in waiting.values())
    return paragraph(_rounds_words(rounds), _quick_words(quick))


def _rounds_words(count: int) -> str:
    if count > COUNTED_TO:
        return say(
            "More than {count} rounds were marked by older rules of their house.",
            count=say_figure(f"{COUNTED_TO:,}"),
        )
    return say_count(
        "{count} round was marked by older rules of its house.",
        "{count} rounds were marked by older rules of their house.",
        count=count,
    )


def _quick_words(count: int) -> str:
    if count > COUNTED_TO:
        return say("More than {count} quick drills were too.", count=say_figure(f"{COUNTED_TO:,}"))
    return say_count("{count} quick drill was too.", "{count} quick drills were too.", count=count)


def changes_words(changes: HouseChanges) -> str:
    """The changes by marking again, in a few sentences."""
    told = [
        say(
            "Today's rules change {rounds} of {all_rounds} rounds, {quick} of {all_quick} quick "
            "drills.",
            rounds=len(changes.differing),
            all_rounds=len(changes.changes),
            quick=len(changes.quick_differing),
            all_quick=len(changes.quick),
        )
    ]
    if changes.exams:
        told.append(
            say_count(
                "{count} exam gets another outcome. It changes only if you choose so.",
                "{count} exams get another outcome. They change only if you choose so.",
                count=len(changes.exams),
            )
        )
    unread = len(changes.unread) + len(changes.unread_quick)
    if unread:
        told.append(
            say_count(
                "{count} cannot be read today, or was erased: it stays as it was.",
                "{count} cannot be read today, or were erased: they stay as they were.",
                count=unread,
            )
        )
    return paragraph(*told)


def change_rows(changes: HouseChanges, person: Name, drill: Name) -> Iterator[TextRow]:
    """Everything that has other figures: exams, then rounds, then questions."""
    yield from (_of_exam(each, person) for each in changes.exams)
    yield from (_of_round(each, person, drill) for each in changes.differing)
    yield from (_of_quick(each, person, drill) for each in changes.quick_differing)


def _of_exam(each: ExamChange, person: Name) -> TextRow:
    was, now = stands(each.was).words, came_to(each.now).words
    return _row(each.was.sitting, each.was.ended_at_ms or 0, person(each.was.account), each.title)(
        was, now, wrong=each.outcome_differs
    )


def _of_round(each: RoundChange, person: Name, drill: Name) -> TextRow:
    was, now = each.was, each.now
    row = _row(was.attempt, was.dealt_at_ms, person(was.account), drill(was.drill))
    return row(
        _round_words(len(each.stood), was.tenths, passed=was.passed),
        _round_words(len(each.marks.mistakes), now.tenths, passed=now.passed),
        wrong=each.outcome_differs,
    )


def _of_quick(each: QuickChange, person: Name, drill: Name) -> TextRow:
    was, now = each.was, each.now
    row = _row(was.attempt, was.at_ms, person(was.account), drill(was.drill))
    return row(
        say("{right} of {items} right", right=was.right, items=was.items),
        say("{right} of {items} right", right=now.right, items=now.items),
        wrong=False,
    )


def _row(key: str, at_ms: int, who: str, what: str) -> Callable[..., TextRow]:
    def row(was: str, now: str, *, wrong: bool) -> TextRow:
        return TextRow(key, (moment(at_ms), who, what, was, now), wrong=wrong)

    return row


def _round_words(mistakes: int, tenths: int, *, passed: bool) -> str:
    points = say_figure(f"{tenths / 10:.0f}")
    told = say_count(
        "{points} points, {count} mistake",
        "{points} points, {count} mistakes",
        count=mistakes,
        points=points,
    )
    return say("passed: {told}", told=told) if passed else say("failed: {told}", told=told)
