"""Quick drills: every one at every house, from the first item to the result, killed and resumed."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from tests.records.broken import broken_at
from tests.school.tables import Ticking, open_school
from trainer.drills.drill_options import Feedback
from trainer.drills.questions.question import AnswerKind
from trainer.drills.recipe import Exercise
from trainer.game.cards import DECK
from trainer.game.money import Money
from trainer.school.curriculum import NothingToDeal
from trainer.school.one_question.screens import Answer, OrderShown, QuestionShown
from trainer.school.practice import Practice
from trainer.school.questions.quick_log import ASKED_ANEW, WrongAnswer
from trainer.school.questions.sitting import QuickSitting
from trainer.wording import speaking_of

HOUSES = ("mbs", "six-card-bonus", "prime", "posted", "boxes")
EXERCISES = (Exercise.READING, Exercise.FLASH, Exercise.ORDER, Exercise.BETS)


def right(sitting: QuickSitting) -> Answer:
    """The right answer of the item at hand, as marking a wrong one tells it."""
    due = sitting._asked.mark(1, None, 0).due_answer
    assert due is not None
    return due


def wrong(sitting: QuickSitting) -> Answer:
    shown, due = sitting.shown, right(sitting)
    match shown:
        case QuestionShown(kind=AnswerKind.CHOICE):
            return next(choice.id for choice in shown.choices if choice.id != due)
        case QuestionShown(kind=AnswerKind.AMOUNT):
            return Money(1)
        case QuestionShown():
            return frozenset(DECK[:5])
        case OrderShown():
            return tuple(range(len(shown.steps)))
        case _:
            return frozenset({(1, "nothing of the kind")})


def work(sitting: QuickSitting, *, faults: frozenset[int] = frozenset()) -> None:
    """Answer to the end, wrong at those numbers; each takes as many seconds as its number."""
    while True:
        answer = wrong(sitting) if sitting.number in faults else right(sitting)
        sitting.answer(answer, 1000 * sitting.number)
        if not sitting.next():
            return


def by_exercise(school: Practice, house: str, exercise: Exercise) -> str:
    return next(each.name for each in school.quick.drills(house) if each.exercise is exercise)


@pytest.mark.parametrize("every", [2, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize("house", HOUSES)
def test_who_answers_right_is_right_in_every_drill(
    school: Practice, house: str, every: int
) -> None:
    """In every second drill of a house, those that the house before leaves out; the slow tests
    answer all of them."""
    drills = school.quick.drills(house)
    assert {drill.exercise for drill in drills} >= set(EXERCISES)
    assert len(drills) >= 12
    for drill in drills[HOUSES.index(house) % every :: every]:
        sitting = school.quick.start(house, drill.name, seed=1)
        work(sitting)
        result = sitting.result()
        assert (result.right, result.of) == (drill.items, drill.items)
        assert result.traps == ()
        if drill.exercise is Exercise.MANNER:
            assert [line.words for line in result.skills] == ["Handling"]
        elif drill.exercise is Exercise.IRREGULARITIES and len(result.skills) > 1:
            ruled = school.skills.book(house).irregularities
            assert ruled is not None
            assert {line.words for line in result.skills} <= {each.heading for each in ruled.lines}


def test_the_first_question_is_asked_in_the_words_of_its_house(school: Practice) -> None:
    """Whatever house was spoken of before, and whatever house is spoken of when a skill is told."""
    drill = by_exercise(school, "six-card-bonus", Exercise.FLASH)
    boxes = school.house("boxes").rules.spoken
    with speaking_of(boxes):
        shown = school.quick.start("six-card-bonus", drill, seed=1).shown
        skills = [each.words for each in school.skills.book("mbs")]
    assert isinstance(shown, QuestionShown)
    assert [hand.caption for hand in shown.hands] == ["Player"]
    assert "Equal hands: Ante and Play" in skills
    assert not [each for each in skills if "ambler" in each or "BET" in each]


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("exercise", EXERCISES)
def test_what_went_wrong_is_told_with_its_rule(
    school: Practice, house: str, exercise: Exercise
) -> None:
    drill = by_exercise(school, house, exercise)
    sitting = school.quick.start(house, drill, seed=2)
    work(sitting, faults=frozenset({2, 3}))
    result = sitting.result()
    assert [item.marked.number for item in result.wrong] == [2, 3]
    for item in result.wrong:
        assert item.marked.given
        assert item.marked.due
        assert item.marked.reason.why.endswith(".")
        assert item.marked.reason.rule
        assert item.marked.reason.clause or item.marked.reason.is_reading
        assert item.shown is not None
    assert sum(line.items for line in result.skills) == result.of


@pytest.mark.parametrize("exercise", EXERCISES)
def test_a_result_can_be_opened_again(school: Practice, exercise: Exercise) -> None:
    sitting = school.quick.start("mbs", by_exercise(school, "mbs", exercise), seed=3)
    work(sitting, faults=frozenset({1}))
    assert school.quick.result(sitting.attempt_id) == sitting.result()


def test_the_median_is_that_of_the_items(school: Practice) -> None:
    sitting = school.quick.start("mbs", "flash-pair-plus", seed=1)
    work(sitting)
    assert sitting.result().median_ms == 10_500


def test_the_watch_counts_each_item_by_itself(school: Practice, clock: Ticking) -> None:
    sitting = school.quick.start("mbs", "flash-pair-plus", seed=1)
    clock.now_ms += 1500
    sitting.answer(right(sitting))
    clock.now_ms += 60_000
    sitting.next()
    clock.now_ms += 700
    sitting.answer(right(sitting))
    found = school.quick._quick.attempt(sitting.attempt_id)
    assert found is not None
    assert [answer.elapsed_ms for answer in found.answers] == [1500, 700]


def test_feedback_at_the_end_says_nothing_before(school: Practice) -> None:
    sitting = school.quick.start("mbs", "name-the-hand", 1, Feedback.AT_THE_END)
    assert sitting.answer(wrong(sitting), 10) is None
    assert school.quick.start("mbs", "name-the-hand", 1).answer("pair", 10) is not None


def test_an_item_whose_time_ran_out_is_wrong(school: Practice) -> None:
    sitting = school.quick.start("mbs", "does-the-dealer-qualify", seed=1)
    marked = sitting.answer(None, 6000)
    assert marked is not None
    assert (marked.right, marked.given) == (False, "")


def test_a_trap_is_named_by_the_wrong_rule_behind_it(school: Practice) -> None:
    """Q-3-2 to Q-6-3 that is said not to play."""
    sitting = school.quick.start("mbs", "poor-queens", seed=1)
    while sitting.number <= sitting.of:
        sitting.answer("does_not_play", 10)
        if not sitting.next():
            break
    traps = {trap.belief: trap for trap in sitting.result().traps}
    assert traps["QL03"].times >= 5
    assert traps["QL03"].words == ("The dealer needs more than the lowest hand that plays")


def test_killed_it_goes_on_with_the_item_that_waited(
    school: Practice, home: Path, clock: Ticking
) -> None:
    sitting = school.quick.start("boxes", "name-the-hand", seed=5)
    for _ in range(3):
        sitting.answer(right(sitting), 900)
        sitting.next()
    waiting = sitting.shown
    school.close()

    later = open_school(home, clock)
    left = later.quick.left_off()
    assert left is not None
    assert (left.house, left.drill_title, left.number, left.of) == (
        "boxes",
        "Name the hand",
        4,
        24,
    )
    again = later.quick.resume()
    assert again is not None
    assert (again.shown, again.number, again.right) == (waiting, 4, 3)
    work(again)
    assert again.result().right == 24
    assert later.quick.left_off() is None
    later.close()


def test_a_round_left_on_the_table_is_not_forgotten_for_questions(school: Practice) -> None:
    round_ = school.start("mbs", "two-seats", seed=1)
    work(school.quick.start("mbs", "name-the-hand", seed=5))
    left = school.left_off()
    assert left is not None
    assert left.begun
    resumed = school.resume()
    assert resumed is not None
    assert resumed.attempt_id == round_.attempt_id


def test_the_tables_are_what_a_replay_of_the_log_makes(school: Practice) -> None:
    for number, exercise in enumerate(EXERCISES):
        sitting = school.quick.start("mbs", by_exercise(school, "mbs", exercise), seed=number)
        work(sitting, faults=frozenset({1, 4}))
    store = school.quick.store
    kept = store.results(), store.answers()
    assert len(kept[0]) == 4
    assert sum(not answer.right for answer in kept[1]) == 8
    school.quick.rebuild()
    assert (store.results(), store.answers()) == kept
    assert broken_at(school._log.events()) == ()


def test_only_what_was_wrong_comes_again_with_new_cards(school: Practice) -> None:
    sitting = school.quick.start("mbs", "name-the-hand", seed=5)
    work(sitting, faults=frozenset({2, 7}))
    before = {item.marked.skill: item.shown for item in sitting.result().wrong}
    again = school.quick.only_wrong(sitting.attempt_id, seed=1)
    assert again.of == 2
    work(again)
    after = {item.marked.skill: item.shown for item in again.result().items}
    assert after.keys() == before.keys()
    assert all(after[skill] != before[skill] for skill in before)


def test_nothing_wrong_is_nothing_to_ask_again(school: Practice) -> None:
    sitting = school.quick.start("mbs", "name-the-hand", seed=5)
    work(sitting)
    with pytest.raises(NothingToDeal):
        school.quick.only_wrong(sitting.attempt_id)


def test_what_was_done_is_listed_with_the_rounds(school: Practice) -> None:
    school.start("mbs", "two-seats", seed=1).finish(1000)
    sitting = school.quick.start("mbs", "name-the-hand", seed=5)
    work(sitting, faults=frozenset({2}))
    listed = school.done(5)
    assert [each.drill_title for each in listed] == ["Name the hand", "Two hands, no side bets"]
    assert (listed[0].right, listed[0].lines, listed[0].attempt_id) == (
        23,
        24,
        sitting.attempt_id,
    )
    assert listed[0].quick
    assert not listed[1].quick


def test_the_same_seed_asks_the_same_everywhere(school: Practice) -> None:
    one = school.quick.start("prime", "flash-everything", seed=9)
    other = school.quick.start("prime", "flash-everything", seed=9)
    for sitting in (one, other):
        sitting.answer(right(sitting), 10)
    assert one.shown == other.shown


def test_no_two_neighbours_are_of_one_skill(school: Practice) -> None:
    sitting = school.quick.start("mbs", "name-the-hand", seed=5)
    work(sitting)
    skills = [item.marked.skill for item in sitting.result().items]
    assert all(one != other for one, other in pairwise(skills))
    assert len(set(skills[:12])) == 12


def test_skills_of_one_group_are_told_one_by_one(school: Practice) -> None:
    sitting = school.quick.start("mbs", "poor-queens", seed=1)
    work(sitting)
    assert {line.words for line in sitting.result().skills} == {
        "Q-3-2 to Q-6-3",
        "Queen high",
        "Jack high",
        "A low pair",
    }


def test_several_groups_are_told_group_by_group(school: Practice) -> None:
    sitting = school.quick.start("mbs", "reading-at-speed", seed=1)
    work(sitting)
    words = {line.words for line in sitting.result().skills}
    assert words == {"Name the hand", "Which hand is higher", "Does the dealer play?"}


@pytest.mark.parametrize("house", HOUSES)
def test_every_trap_has_words(school: Practice, house: str) -> None:
    from trainer.drills.questions.lesson import skills_at
    from trainer.drills.stream import Stream
    from trainer.marking.belief_words import belief_words

    rules = next(each for each in school.houses() if each.id == house).rules
    drills = [
        drill for drill in school.quick.drills(house) if drill.name.startswith(("flash", "r"))
    ]
    for drill in drills:
        for name, ask in skills_at(rules, drill).items():
            for trap in ask(Stream(name)).traps:
                assert belief_words(trap.belief) != trap.belief


# ------------------------------------------------------------------------------- my mistakes


def test_wrong_answers_are_among_the_mistakes(school: Practice) -> None:
    """Told by the skill that was asked for; the latest sitting first, inside it by number."""
    work(school.quick.start("mbs", "does-the-dealer-qualify", seed=1), faults=frozenset({2, 5}))
    work(school.quick.start("boxes", "order-of-a-round", seed=1), faults=frozenset({1}))
    last, *others = school.mistakes()
    assert isinstance(last, WrongAnswer)
    told_last = last.house_title, last.number, last.words
    assert told_last == ("Boxes", 1, "The order of a round")
    assert [each.number for each in others if isinstance(each, WrongAnswer)] == [2, 5]
    told = {each.words for each in others if isinstance(each, WrongAnswer)}
    skills = {each.words for each in school.skills.book("mbs") if each.id.startswith("qual.")}
    assert told <= skills


def test_what_an_answer_got_wrong_is_asked_anew_with_other_cards(school: Practice) -> None:
    work(school.quick.start("mbs", "does-the-dealer-qualify", seed=1), faults=frozenset({2}))
    (missed,) = school.quick.missed()
    before = school.quick.result(missed.attempt_id)
    assert before is not None
    wrong_one = before.wrong[0]
    sitting = school.quick.asked_anew(missed.attempt_id, missed.number, seed=3)
    asked, cards = [], []
    while True:
        assert isinstance(sitting.shown, QuestionShown)
        asked.append(sitting._asked.skill)
        cards.append(tuple(hand.cards for hand in sitting.shown.hands))
        sitting.answer(right(sitting))
        if not sitting.next():
            break
    assert asked == [wrong_one.marked.skill] * ASKED_ANEW
    assert wrong_one.cards not in cards


def test_an_irregularity_that_was_misjudged_is_acted_out_anew(school: Practice) -> None:
    drill = by_exercise(school, "six-card-bonus", Exercise.IRREGULARITIES)
    work(school.quick.start("six-card-bonus", drill, seed=2), faults=frozenset({1}))
    (missed,) = school.quick.missed()
    before = school.quick.result(missed.attempt_id)
    assert before is not None
    sitting = school.quick.asked_anew(missed.attempt_id, 1, seed=3)
    assert sitting.of == ASKED_ANEW
    assert sitting._asked.skill == before.wrong[0].marked.skill


def test_what_was_right_is_not_asked_anew(school: Practice) -> None:
    work(school.quick.start("mbs", "does-the-dealer-qualify", seed=1), faults=frozenset({2}))
    (missed,) = school.quick.missed()
    with pytest.raises(NothingToDeal):
        school.quick.asked_anew(missed.attempt_id, 1)


def test_each_reason_of_a_check_of_bets_names_its_seat(school: Practice) -> None:
    """Two bets that were stopped for nothing were told in the same words."""
    sitting = school.quick.start("mbs", by_exercise(school, "mbs", Exercise.BETS), seed=1)
    due = right(sitting)
    assert isinstance(due, frozenset)
    seats = set(range(1, 8)) - {each[0] for each in due if isinstance(each, tuple)}
    told = sitting._asked.mark(1, frozenset((seat, "bad_stake") for seat in seats), 0).reasons
    assert len(told) > 2
    assert len({each.why for each in told}) == len(told)
    assert all(each.why.startswith("Seat ") for each in told)
