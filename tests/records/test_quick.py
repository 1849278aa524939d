"""Quick sittings in the log: they share the rounds' chain, and are told apart from rounds."""

from __future__ import annotations

from pathlib import Path

from tests.records.broken import broken_at
from tests.records.rounds import dealt
from trainer.records.log import Log
from trainer.records.quick import ItemPlanned, QuickAnswered, QuickAttempt, QuickBegun, QuickLog
from trainer.records.quick_store import QuickStore
from trainer.records.results import QuickAnswer, QuickDerived, QuickResult

BEGUN = QuickBegun(
    house="mbs",
    edition="1",
    fingerprint="f1",
    drill="name-the-hand",
    exercise="reading",
    seed=7,
    feedback="at_once",
    items=(ItemPlanned(1, "read.pair"), ItemPlanned(2, "read.flush")),
    program="0.1.0",
)


def answered(number: int, *, right: bool = True) -> QuickAnswered:
    told = {"skill": "read.pair", "right": right}
    return QuickAnswered(number, {"hands": [["Ah", "Kd", "2c"]]}, {"choice": "pair"}, told, 900)


def finish(log: Log, *, right: bool) -> str:
    quick = QuickLog(log)
    attempt = quick.begun(BEGUN)
    for number in (1, 2):
        quick.answered(attempt, answered(number, right=right))
    quick.finished(attempt)
    evidence = quick.attempt(attempt)
    assert evidence is not None
    QuickStore(log).put(derive(evidence))
    return attempt


def derive(attempt: QuickAttempt) -> QuickDerived:
    """Not how answers are marked; enough to see whether the tables follow the log."""
    right = sum(answer.right for answer in attempt.answers)
    result = QuickResult(
        attempt=attempt.id,
        marked_by=attempt.begun.fingerprint,
        begun_at_ms=attempt.begun_at_ms,
        house=attempt.begun.house,
        drill=attempt.begun.drill,
        exercise=attempt.begun.exercise,
        right=right,
        items=len(attempt.answers),
        median_ms=900,
        elapsed_ms=attempt.elapsed_ms,
    )
    answers = tuple(
        QuickAnswer(attempt.id, each.number, "read.pair", each.right, "HR01", each.elapsed_ms)
        for each in attempt.answers
    )
    return QuickDerived(result, answers)


def test_a_sitting_is_read_as_it_was_written(log: Log) -> None:
    quick = QuickLog(log)
    attempt = quick.begun(BEGUN)
    quick.answered(attempt, answered(1))
    found = quick.attempt(attempt)
    assert found is not None
    assert (found.begun, found.answers, found.finished) == (BEGUN, (answered(1),), False)


def test_rounds_and_sittings_are_told_apart(log: Log) -> None:
    round_ = log.dealt(dealt())
    sitting = QuickLog(log).begun(BEGUN)
    assert log.attempt(sitting) is None
    assert QuickLog(log).attempt(round_) is None
    last = log.last_attempt()
    assert last is not None
    assert last.id == round_
    assert list(log.finished_attempts()) == []


def test_a_sitting_is_left_open_until_something_else_is_done(log: Log) -> None:
    quick = QuickLog(log)
    attempt = quick.begun(BEGUN)
    quick.answered(attempt, answered(1))
    left = quick.left_open()
    assert left is not None
    assert left.id == attempt
    log.dealt(dealt())
    assert quick.left_open() is None


def test_a_finished_sitting_is_not_left_open(log: Log) -> None:
    finish(log, right=True)
    assert QuickLog(log).left_open() is None


def test_answers_are_links_of_the_one_chain(log: Log, path: Path) -> None:
    log.dealt(dealt())
    finish(log, right=True)
    log.dealt(dealt())
    assert broken_at(log.events()) == ()
    log.close()
    again = Log.open(path, lambda: 1)
    assert broken_at(again.events()) == ()
    assert len(list(again.events())) == 6
    again.close()


def test_the_tables_are_what_a_replay_of_the_log_makes(log: Log) -> None:
    made = [finish(log, right=right) for right in (True, False, True)]
    QuickLog(log).begun(BEGUN)
    store = QuickStore(log)
    kept = store.results(), store.answers()
    assert [result.attempt for result in kept[0]] == made[::-1]
    assert [result.right for result in kept[0]] == [2, 0, 2]
    store.rebuild(derive)
    assert (store.results(), store.answers()) == kept


def test_only_what_other_rules_marked_is_marked_again(log: Log) -> None:
    finish(log, right=True)
    store = QuickStore(log)
    marked: list[str] = []

    def again(attempt: QuickAttempt) -> QuickDerived:
        marked.append(attempt.id)
        return derive(attempt)

    store.refresh({"mbs": {"f1"}}, again, at_most=9)
    assert marked == []
    store.refresh({"mbs": {"f2"}}, again, at_most=9)
    assert len(marked) == 1
