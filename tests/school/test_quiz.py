"""Quizzes: drawn fairly, marked by the engine, certainty kept before anything is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, replace
from itertools import pairwise
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from tests.school.tables import Ticking, open_school
from tests.school.test_rebuild import tables
from tests.some_houses import shelf
from trainer.commands.quiz import NEW_PAGE, as_text
from trainer.drills.questions.lesson import Item
from trainer.drills.skills.skill import Area
from trainer.game.money import Money
from trainer.game.wagers import Wager
from trainer.library.house import RULES_FILE
from trainer.library.houses import ADDED_HOUSES
from trainer.records.elsewhere import FromElsewhere
from trainer.records.event import Event, Kind, written
from trainer.records.observed_store import ObservedStore
from trainer.school.curriculum import NothingToDeal
from trainer.school.one_question.item import AskedItem
from trainer.school.one_question.screens import Answer, BetsShown, QuestionShown, SeatAsked
from trainer.school.practice import Practice
from trainer.school.questions.certainty import Certainty
from trainer.school.questions.printed_quiz import as_html
from trainer.school.questions.quiz_blueprint import ItemKind, QuizBlueprint, QuizDrawn
from trainer.school.questions.sitting import QuickSitting
from trainer.school.workshop.drafts import Workshop

HOUSES = ("mbs", "six-card-bonus", "prime", "posted", "boxes")
SEATS = (Area.ANTE_AND_PLAY, Area.PAY_TABLES, Area.FOLDS)


def right(asked: AskedItem) -> Answer:
    due = asked.mark(1, None, 0).due_answer
    assert due is not None
    return due


def wrong(sitting: QuickSitting) -> Answer:
    """Something that is right of no item."""
    match sitting.shown:
        case QuestionShown(choices=choices) if choices:
            due = right(sitting._asked)
            return next(each.id for each in choices if each.id != due)
        case QuestionShown(stake=stake) if stake is not None:
            return Money(1)
        case SeatAsked(wagers=wagers):
            return tuple(f"pay {each.wager} 0.01" for each in wagers)
        case QuestionShown():
            return frozenset()
        case _:
            return ()


def work(sitting: QuickSitting, *, faults: dict[int, Certainty] | None = None) -> None:
    """Answer to the end: certain, and right but at those numbers."""
    while True:
        sure = (faults or {}).get(sitting.number)
        answer = right(sitting._asked) if sure is None else wrong(sitting)
        told = sitting.answer(answer, 2000, Certainty.CERTAIN if sure is None else sure)
        assert told is None, "nothing is told before the end"
        if not sitting.next():
            return


# ------------------------------------------------------------------------------------- drawn


@pytest.mark.parametrize("house", HOUSES)
def test_every_kind_is_marked_right_where_it_is_right(school: Practice, house: str) -> None:
    quizzes = school.quick.quizzes
    known = quizzes._bank(house)
    assert {each.kind for each in known} >= {*ItemKind} - {ItemKind.MANNER}
    some = [each for kind in ItemKind for each in [a for a in known if a.kind is kind][::7]]
    drawn = [QuizDrawn(seed, asked) for seed, asked in enumerate(some)]
    for each, at in zip(drawn, quizzes.asked_at(drawn), strict=True):
        asked = at.ask(Item(each.seed, each.asked.name))
        answer = right(asked)
        marked = asked.mark(1, answer, 0)
        assert marked.right, (each, marked)
        assert asked.read(asked.plain(answer)) == answer
        assert all(reason.rule and reason.why.endswith(".") for reason in marked.reasons)
        assert not asked.mark(1, None, 0).right


def test_areas_and_houses_come_as_often_and_no_skill_twice_in_a_row(school: Practice) -> None:
    blueprint = QuizBlueprint(HOUSES, (), 60)
    drawn = [each.asked for each in school.quick.quizzes.draw(blueprint, 3)]
    areas = Counter(each.area for each in drawn)
    assert set(areas) == set(school.quick.quizzes.areas(HOUSES))
    assert max(areas.values()) - min(areas.values()) <= 1
    assert len({each.house for each in drawn}) == len(HOUSES)
    assert all(one.topic != other.topic for one, other in pairwise(drawn))
    for area in (Area.PAY_TABLES, Area.COMPARING):
        houses = Counter(each.house for each in drawn if each.area is area)
        assert max(houses.values()) - min(houses.values()) <= 1


def test_one_area_alone_still_changes_its_skill(school: Practice) -> None:
    one = QuizBlueprint(("mbs", "boxes"), (Area.PAY_TABLES,), 50)
    drawn = [each.asked for each in school.quick.quizzes.draw(one, 1)]
    assert {each.area for each in drawn} == {Area.PAY_TABLES}
    assert all(one.topic != other.topic for one, other in pairwise(drawn))


def test_a_seed_draws_the_same_everywhere(school: Practice) -> None:
    drawn = school.quick.quizzes.draw(QuizBlueprint(("mbs",), (Area.RULINGS, Area.FOLDS), 4), 5)
    assert drawn == school.quick.quizzes.draw(
        QuizBlueprint(("mbs",), (Area.RULINGS, Area.FOLDS), 4), 5
    )
    assert [(each.asked.kind.value, each.asked.name, each.seed) for each in drawn] == DRAWN


DRAWN = [
    ("seat", "due.progressive.folded@mbs", 1218070362),
    ("rule", "irr.one_exposed", 3726687493),
    ("seat", "fold@mbs", 2209251873),
    ("rule", "irr.dealer_count_beyond_repair", 2308329040),
]


@pytest.mark.parametrize(
    "blueprint", [QuizBlueprint(("mbs",), (Area.BEST_FIVE,)), QuizBlueprint(())]
)
def test_a_quiz_of_nothing_is_none(school: Practice, blueprint: QuizBlueprint) -> None:
    with pytest.raises(NothingToDeal, match="Choose a house and an area"):
        school.quick.start_quiz(blueprint)


# -------------------------------------------------------------------------------------- told


def test_marks_go_by_certainty_and_confident_errors_stand_apart(school: Practice) -> None:
    sitting = school.quick.start_quiz(QuizBlueprint(("mbs", "prime"), (), 12), seed=2)
    faults = {2: Certainty.CERTAIN, 5: Certainty.FAIRLY_SURE, 7: Certainty.UNSURE}
    work(sitting, faults=faults)
    result = sitting.result()
    sheet = result.sheet
    assert sheet is not None
    assert (result.right, result.of) == (9, 12)
    assert sheet.marks == 9 * 3 - 6 - 2
    assert [each.number for each in sheet.confident_errors] == [2]
    assert [each.number for each in sheet.other_errors] == [5, 7]
    for parts in (sheet.areas, sheet.houses, sheet.certainties):
        assert sum(part.items for part in parts) == 12
        assert sum(part.marks for part in parts) == sheet.marks
    assert sheet.areas[0].right == 0
    assert {part.name for part in sheet.houses} == {"mbs", "prime"}
    assert result.house_title == "MBS, Prime"
    assert school.quick.result(sitting.attempt_id) == result


@pytest.mark.parametrize(
    ("certainty", "won", "lost"),
    [(Certainty.UNSURE, 1, 0), (Certainty.FAIRLY_SURE, 2, -2), (Certainty.CERTAIN, 3, -6)],
)
def test_each_certainty_has_its_marks(certainty: Certainty, won: int, lost: int) -> None:
    assert certainty.marks(right=True) == won
    assert certainty.marks(right=False) == lost


def test_who_ran_out_of_time_was_not_sure_of_anything(school: Practice) -> None:
    sitting = school.quick.start_quiz(QuizBlueprint(("mbs",), (), 2, seconds=10), seed=2)
    assert sitting.clock.limit == 10
    sitting.answer(None, 10_000)
    assert sitting.next()
    sitting.answer(right(sitting._asked), 10, Certainty.UNSURE)
    sheet = sitting.result().sheet
    assert sheet is not None
    assert [(each.certainty, each.marks) for each in sheet.graded] == [
        (None, 0),
        (Certainty.UNSURE, 1),
    ]


# --------------------------------------------------------------------------------- a seat


def seat_of(school: Practice) -> tuple[QuickSitting, SeatAsked]:
    """A seat with an Ante that is paid, at hand."""
    sitting = school.quick.start_quiz(QuizBlueprint(("mbs",), SEATS, 40), seed=4)
    while True:
        shown = sitting.shown
        if isinstance(shown, SeatAsked) and len(shown.wagers) > 3:
            due = right(sitting._asked)
            assert isinstance(due, tuple)
            if any(str(each).startswith("pay ante ") for each in due):
                return sitting, shown
        sitting.answer(right(sitting._asked), 1000, Certainty.CERTAIN)
        assert sitting.next()


def test_a_seat_is_right_when_every_wager_is(school: Practice) -> None:
    sitting, _ = seat_of(school)
    asked = sitting._asked
    due = right(asked)
    assert isinstance(due, tuple)
    for place, act in enumerate(due):
        wager = str(act).split()[1]
        slip = f"leave {wager}" if "leave" not in str(act) else f"pay {wager} 999"
        marked = asked.mark(1, (*due[:place], slip, *due[place + 1 :]), 0)
        assert not marked.right
        assert len(marked.reasons) == 1, "only the wager that is wrong is explained"
        assert marked.reasons[0].rule.startswith("MBS")
    assert not asked.mark(1, due[1:], 0).right, "a wager left out is wrong"


def test_a_wrong_rule_is_named_by_what_it_does_at_a_seat(school: Practice) -> None:
    """An Ante left where the dealer does not qualify is what several wrong rules lead to."""
    sitting, _ = seat_of(school)
    asked = sitting._asked
    due = right(asked)
    assert isinstance(due, tuple)
    slip = tuple(f"leave {str(act).split()[1]}" for act in due)
    seen = {how.value for _, how in asked.mark(1, slip, 0).shown}
    clean = {how.value for _, how in asked.mark(1, due, 0).shown}
    assert clean == {"clean"}
    assert "clean" in seen or "hit" in seen
    assert seen - {"clean"}


# ------------------------------------------------------------------------------------ recorded


def test_a_killed_quiz_goes_on_at_the_item_that_waits(home: Path, clock: Ticking) -> None:
    school = open_school(home, clock)
    blueprint = QuizBlueprint(("prime", "boxes"), (), 5, 30)
    sitting = school.quick.start_quiz(blueprint, seed=8)
    sitting.answer(right(sitting._asked), 1000, Certainty.FAIRLY_SURE)
    sitting.next()
    shown, attempt = sitting.shown, sitting.attempt_id
    killed = copytree(home, home.with_name("killed"))  # as the file stands, nothing closed
    school.close()
    again = open_school(killed, clock)
    left = again.quick.left_off()
    assert left is not None
    assert (left.house_title, left.drill_title, left.number, left.of) == (
        "Prime, Boxes",
        "Quiz",
        2,
        5,
    )
    resumed = again.quick.resume()
    assert resumed is not None
    assert (resumed.attempt_id, resumed.shown, resumed.clock.limit) == (attempt, shown, 30)
    work(resumed)
    sheet = resumed.result().sheet
    assert sheet is not None
    assert sheet.graded[0].certainty is Certainty.FAIRLY_SURE
    assert again.quick.blueprint_of(attempt) == (blueprint, 8)
    again.close()


def test_a_quiz_of_a_house_or_an_area_that_there_is_not_is_not_asked_again(
    school: Practice,
) -> None:
    """A station may have delivered it; an own house may be gone since."""
    sitting = school.quick.start_quiz(QuizBlueprint(("mbs", "boxes"), (), 3), seed=8)
    told = school.quick._quick.attempt(sitting.attempt_id)
    assert told is not None
    log = school._log
    delivered: list[FromElsewhere] = []
    changed: tuple[Mapping[str, Any], ...] = (
        {"areas": ("x",)},
        {"drill": "x"},
        {"house": "mbs+gone"},
    )
    for other in changed:
        attempt = log.new_id()
        body = written(asdict(replace(told.begun, **other)))
        event = Event(
            len(delivered) + 1, log.new_id(), attempt, Kind.QUICK_BEGUN, 1, body, b"", b""
        )
        delivered.append(FromElsewhere("another", event))
    school.take_in(delivered)
    for each in delivered:
        with pytest.raises(NothingToDeal, match="no house"):
            school.quick.again(each.event.attempt)


def test_an_answer_is_recorded_with_its_certainty_or_not_at_all(school: Practice) -> None:
    sitting = school.quick.start_quiz(QuizBlueprint(("mbs",), (), 3), seed=1)
    with pytest.raises(AssertionError, match="how sure"):
        sitting.answer(right(sitting._asked), 1000)
    attempt = school.quick._quick.attempt(sitting.attempt_id)
    assert attempt is not None
    assert attempt.answers == ()


def test_each_house_is_observed_and_a_rebuild_changes_nothing(school: Practice) -> None:
    blueprint = QuizBlueprint(("mbs", "six-card-bonus"), (), 24)
    sitting = school.quick.start_quiz(blueprint, seed=3)
    work(sitting, faults={4: Certainty.CERTAIN, 9: Certainty.UNSURE})
    observed: ObservedStore = school.observed
    seen = observed.observations(attempt=sitting.attempt_id)
    assert {each.house for each in seen} == {"mbs", "six-card-bonus"}
    assert {each.place for each in seen} >= {f"item {n}" for n in (1, 4, 9, 24)}
    own = [each for each in seen if "@" in each.skill]
    assert all(each.skill.endswith(f"@{each.house}") for each in own)
    kept = tables(school)
    assert kept["quick_results"]
    assert kept["exposures"]
    school.rebuild()
    assert tables(school) == kept


def test_a_quiz_stands_in_the_results_and_its_errors_among_the_mistakes(school: Practice) -> None:
    sitting = school.quick.start_quiz(QuizBlueprint(("mbs", "boxes"), (), 11), seed=6)
    work(sitting, faults=dict.fromkeys(range(1, 12), Certainty.UNSURE))
    (done,) = school.done()
    assert (done.drill_title, done.house_title, done.right) == ("Quiz", "MBS, Boxes", 0)
    missed = school.mistakes()
    assert len(missed) == 11
    sheet = sitting.result().sheet
    assert sheet is not None
    for graded in sheet.graded:
        at_table = school.quick.skill_of(sitting.attempt_id, graded.number)
        if at_table is None:
            anew = school.quick.asked_anew(sitting.attempt_id, graded.number, seed=1)
            assert anew.house.id == graded.house
        else:
            assert school.on_skills(at_table[0], (at_table[1],), seed=1).house.id == graded.house


# ------------------------------------------------------------------------------------ on paper


def test_the_paper_is_the_quiz_of_the_same_seed(school: Practice) -> None:
    blueprint = QuizBlueprint(HOUSES, (), 22)
    paper = school.quick.quizzes.paper(blueprint, 9)
    sitting = school.quick.start_quiz(blueprint, seed=9)
    for question in paper.questions:
        assert question.ask == sitting.shown.ask
        assert question.house == sitting.house.title
        sitting.answer(right(sitting._asked), 1, Certainty.CERTAIN)
        sitting.next()
    assert sitting.result().right == 22
    assert [key.number for key in paper.key] == list(range(1, 23))
    assert all(key.right and key.reasons for key in paper.key)
    assert not any(why.startswith("You") for key in paper.key for why, _ in key.reasons)


@pytest.mark.parametrize(
    ("house", "play"), [("six-card-bonus", "Play $"), ("boxes", "BET $"), ("mbs", "Play $")]
)
def test_the_paper_lists_bets_as_they_lie(school: Practice, house: str, play: str) -> None:
    """6CB Round of Play ¶2, BOX ¶3: Play is placed by those who have decided, and by nobody else
    but a fault to be found; chips without value, cash and late changes are told."""
    blueprint = QuizBlueprint((house,), (Area.BETS,), 12)
    paper, sitting = school.quick.quizzes.paper(blueprint, 9), school.quick.start_quiz(blueprint, 9)
    told = 0
    for question in paper.questions:
        shown = sitting.shown
        assert isinstance(shown, BetsShown)
        assert set(shown.drawn) <= set(question.facts)
        lying = [Wager.PLAY in seat.stakes for seat in shown.round_.seats]
        assert sum(play in fact for fact in question.facts) == sum(lying)
        told += len(shown.drawn) + any(lying)
        sitting.answer(right(sitting._asked), 1, Certainty.CERTAIN)
        sitting.next()
    assert told > len(paper.questions) // 2
    assert not any(why.endswith("..") for key in paper.key for why, _ in key.reasons)


def test_the_key_stands_on_pages_of_its_own(school: Practice) -> None:
    paper = school.quick.quizzes.paper(QuizBlueprint(("mbs",), (Area.READING,), 3), 1)
    asked, key = as_text(paper).split(NEW_PAGE)
    told = [each.right.partition("  ")[2] for each in paper.key]
    assert "How sure?" in asked
    assert not any(f"[{rule}]" in asked for each in paper.key for _, rule in each.reasons)
    assert all(right in key for right in told)
    html = as_html(paper)
    assert html.index("How sure?") < html.index('class="key"') < html.index("Answer key")
    for card in ("♥", "♦", "♠", "♣"):
        assert (card in html) == any(
            card in line for line in asked.splitlines() if line.startswith("    Hand")
        )


def test_no_quiz_asks_for_a_bonus_that_is_not_due(home: Path, clock: Ticking) -> None:
    """A house of its own that pays the Ante Bonus to winners alone."""
    draft = Workshop(home, shelf()).begin("mbs", "riverside", "Riverside", "RIVER")
    for situation in ("lower", "tie"):
        draft.take(RULES_FILE, ("ante_bonus", "due", situation))
    copytree(draft.folder, home / ADDED_HOUSES / "riverside")
    school = open_school(home, clock)
    quizzes = school.quick.quizzes
    asked = [each for each in quizzes._bank("riverside") if each.name.startswith("due.ante_bonus")]
    assert [each.name for each in asked] == ["due.ante_bonus.not_qualified@riverside"]
    drawn = [QuizDrawn(1, each) for each in asked]
    for each, at in zip(drawn, quizzes.asked_at(drawn), strict=True):
        item = at.ask(Item(each.seed, each.asked.name))
        assert item.mark(1, right(item), 0).right
    school.close()
