"""A wrong rule that is confirmed: rounds that test it are assigned, worked, and clear it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from tests.school.beliefs.holder import works
from tests.school.review.classroom import Classroom
from trainer.marking.belief_words import belief_words
from trainer.marking.predict import Misread
from trainer.records.attempt import Dealt
from trainer.records.results import ExposureSeen, Observed
from trainer.school.choice_reason import Aim, about, chosen_for
from trainer.school.curriculum import TEST_BELIEFS
from trainer.school.review.assignments import Remedy, clean_round, first_round
from trainer.school.sitting import Sitting

HELD, ANOTHER = "PP11", "PP12"
AT = "mbs"


class Believer:
    """A trainee who pays as he believes."""

    def __init__(self, room: Classroom) -> None:
        self.room = room
        shelf = room.practice.curriculum.shelf
        self._misread = Misread(shelf[AT].rules, shelf.rules)

    def work(self, sitting: Sitting, beliefs: Sequence[str]) -> str:
        self.room.ticking.now_ms += 60_000
        works(self._misread, sitting, beliefs)
        return sitting.attempt_id

    def is_found_out(self, beliefs: Sequence[str] = (HELD,)) -> str:
        """Worked until the wrong rule is confirmed; the last round, once it is delivered."""
        for seed in range(4):
            sitting = self.room.practice.test_belief(AT, list(beliefs), seed)
            last = self.work(sitting, beliefs)
        self.room.deliver()
        return last

    def next(self) -> Sitting:
        """The first round of what was assigned."""
        (assigned,) = self.room.practice.reviews.assigned()
        return first_round(self.room.practice, assigned)


@pytest.fixture
def believer(room: Classroom) -> Believer:
    return Believer(room)


def _offered(room: Classroom, attempt: str) -> Remedy:
    """The remedial for the wrong rule behind a mistake of that round."""
    opened = room.reviews.open(attempt)
    assert opened is not None
    (number, *_) = [each.number for each in opened.mistakes if each.misreading == HELD]
    tests = [
        each for each in room.assigning.because_of(opened, number) if each.drill == TEST_BELIEFS
    ]
    (found,) = tests
    return found


def _assign(room: Classroom, attempt: str) -> None:
    remedy = _offered(room, attempt)
    room.assigning.assign(remedy, [room.desk.trainee], room.clock.wall() + 1, (attempt, 1))
    room.deliver()


def test_a_confirmed_wrong_rule_is_assigned_worked_and_cleared(believer: Believer) -> None:
    room = believer.room
    last = believer.is_found_out()
    remedy = _offered(room, last)
    assert (remedy.house, remedy.skills, remedy.quick) == (AT, (HELD,), False)
    assert belief_words(HELD) in remedy.words
    _assign(room, last)
    (assigned,) = room.practice.reviews.assigned()
    assert (assigned.drill, assigned.skill_ids, assigned.in_a_row) == (TEST_BELIEFS, (HELD,), 3)
    assert room.assigning.words(assigned) == remedy.words

    sitting = believer.next()
    for beliefs in ((), (), (HELD,), (), ()):
        believer.work(sitting, beliefs)
        sitting = sitting.next()
    room.deliver()
    assert (room.remedial().state, room.remedial().run, room.remedial().worked) == ("open", 2, 5)
    cleared_by = believer.work(sitting, ())
    room.deliver()
    cleared = room.remedial()
    assert (cleared.state, cleared.cleared_by) == ("cleared", cleared_by)
    assert room.practice.reviews.assigned() == ()


def test_its_rounds_test_what_was_assigned_whatever_else_is_suspected_by_then(
    believer: Believer,
) -> None:
    """A test of one's own goes after all that may explain the same; a remedial does not."""
    room = believer.room
    for belief in (HELD, ANOTHER):
        believer.work(room.practice.test_belief(AT, [belief], 4), [belief])
    assert room.practice.beliefs.open_weights(AT).keys() > {HELD}
    remedy = room.assigning.of_beliefs(AT, [HELD])
    assert remedy is not None
    room.assigning.assign(remedy, [room.desk.trainee], room.clock.wall())
    room.deliver()
    sitting = believer.next()
    for beliefs in ((HELD,), (ANOTHER,), ()):
        attempt = room.practice._log.attempt(sitting.attempt_id)
        assert attempt is not None
        assert about(attempt.dealt.chosen) == (HELD,)
        believer.work(sitting, beliefs)
        sitting = sitting.next()


def test_practice_that_tests_the_same_rule_clears_nothing(believer: Believer) -> None:
    room = believer.room
    _assign(room, believer.is_found_out())
    for seed in range(10, 14):
        believer.work(room.practice.test_belief(AT, [HELD], seed), ())
    room.deliver()
    assert (room.remedial().state, room.remedial().worked) == ("open", 0)


def test_a_rule_that_no_round_of_the_house_shows_is_not_assigned(room: Classroom) -> None:
    assert room.assigning.of_beliefs("boxes", ["SC05"]) is None
    found = room.assigning.of_beliefs(AT, [HELD, "SC05"])
    assert found is not None
    assert found.skills == (HELD,)


@pytest.mark.parametrize(
    ("seen", "clean"),
    [
        (["clean", "clean"], True),
        (["clean", "hit"], False),
        (["clean", "other"], False),
        (["other"], False),
        ([], None),
    ],
)
def test_a_round_counts_where_all_that_would_show_the_rule_came_out_right(
    seen: list[str], clean: bool | None, believer: Believer
) -> None:
    """Paid wrongly in yet another way is no proof that the rule is held no more."""
    sitting = believer.room.practice.test_belief(AT, [HELD], 1)
    attempt = believer.room.practice._log.attempt(sitting.attempt_id)
    assert attempt is not None
    asked = _of_a_remedial(attempt.dealt)
    shown = tuple(ExposureSeen("a", HELD, str(n), each, AT, 1) for n, each in enumerate(seen))
    other = ExposureSeen("a", ANOTHER, "9", "hit", AT, 1)
    assert clean_round(asked, Observed((), (*shown, other)), passed=False) is clean


def _of_a_remedial(round_: Dealt) -> Dealt:
    return replace(round_, remedial="r", chosen=chosen_for(Aim.BELIEF, [HELD]))
