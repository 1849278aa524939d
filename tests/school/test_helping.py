"""A skill met for the first time comes with a worked example, then half-worked, then alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.some_houses import house
from trainer.drills.generate import wish
from trainer.drills.questions.lesson import Item
from trainer.drills.skills.registry import skills_of
from trainer.records.quick import QuickLog
from trainer.school.choice_reason import Aim, Reason, Why, guarded
from trainer.school.one_question.item import cards_with_suits
from trainer.school.one_question.screens import QuestionShown
from trainer.school.practice import Practice
from trainer.school.questions.exercises import DrillHouse
from trainer.school.questions.sitting import EXAMPLE, HALF, _question, example_for, help_with


@pytest.fixture
def practice(home: Path) -> Iterator[Practice]:
    """With the bundled drills."""
    opened = Practice.open(home)
    yield opened
    opened.close()


DRILLS = ("name-the-hand", "flash-pair-plus", "does-the-dealer-qualify", "which-hand-wins")


@pytest.mark.parametrize("drill", DRILLS)
def test_first_an_example_then_half_of_the_way_then_nothing(practice: Practice, drill: str) -> None:
    sitting = practice.quick.start("mbs", drill, seed=3)
    met: dict[str, int] = {}
    hints: list[bool] = []
    more = True
    while more:
        shown, skill = sitting.shown, sitting.asked.skill
        assert isinstance(shown, QuestionShown)
        told, seen = sitting.help(), met.get(skill, 0)
        due = sitting.asked.mark(1, None, 0)
        if seen == EXAMPLE:
            assert told is not None
            assert told.hints is (f"→ {due.due}. " in told.text)
        elif seen == HALF:
            assert told is None or due.due not in told.text.split('"')[0]
        else:
            assert told is None
        hints.append(told is not None and told.hints)
        met[skill] = seen + 1
        sitting.answer(due.due_answer, 3000)
        more = sitting.next()
    assert any(count > HALF for count in met.values())
    kept = QuickLog(practice._log).attempt(sitting.attempt_id)
    assert kept is not None
    assert [each.helped for each in kept.answers] == hints
    observed = practice.observed.observations(attempt=sitting.attempt_id)
    assert [each.hinted for each in observed] == hints


def test_a_round_for_a_new_skill_has_a_worked_example_with_other_cards() -> None:
    at = house("mbs")
    skill = "pay.pair_plus.flush@mbs"
    new, due = (Why(Reason(source, (skill,))) for source in (Aim.NEW, Aim.DUE))
    example = example_for(at, new, 5)
    assert example.startswith("Example: ")
    assert example.endswith("Flush pays 4 to 1 on $25: $100.")
    assert example in guarded(new, example)
    assert example_for(at, due, 5) == ""
    told = [example_for(at, Why(Reason(Aim.NEW, (each.id,))), 5) for each in skills_of(at)]
    assert sum(map(bool, told)) > len(told) / 2


@pytest.mark.parametrize("name", ["mbs", "six-card-bonus", "prime", "posted", "boxes"])
def test_no_example_has_the_very_hands_that_are_asked_for(name: str) -> None:
    """The row of a mini royal in spades has one hand: its example gave the answer away."""
    at = house(name)
    for skill in skills_of(at):
        by = _question(skill)
        if by is None:
            continue
        recipe = replace(wish(1, ()), exercise=by.exercise, skills=by.asked)
        drill, item = DrillHouse(at, None, recipe), Item(5, by.asked[0])
        asked = drill.ask(item)
        told = help_with(drill, item, asked, EXAMPLE)
        assert isinstance(asked.shown, QuestionShown)
        seen = {frozenset(cards_with_suits(each.cards).split()) for each in asked.shown.hands}
        if told is not None:
            start = told.text.removeprefix("Example: ").split(" → ")[0].split(" · ")
            assert seen - {frozenset(each.split()) for each in start}, (skill.id, told.text)


def test_what_was_met_in_an_earlier_sitting_is_no_longer_new(practice: Practice) -> None:
    helped_in: list[int] = []
    for _ in range(3):
        sitting = practice.quick.start("mbs", "flash-pair-plus", seed=3)
        helped, more = 0, True
        while more:
            helped += sitting.help() is not None
            sitting.answer(sitting.asked.mark(1, None, 0).due_answer, 3000)
            more = sitting.next()
        helped_in.append(helped)
    first, *_, last = helped_in
    assert first > 0
    assert last < first
