"""Help with a new skill: first a worked example, then a half-worked question, then none."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from trainer.dealing.house import House
from trainer.drills.generate import wish
from trainer.drills.questions.lesson import Item
from trainer.drills.questions.question import AnswerKind
from trainer.drills.recipe import Exercise
from trainer.drills.skills.registry import skills_of
from trainer.drills.skills.skill import ByQuestion, Skill
from trainer.school.choice_reason import Aim, Why
from trainer.school.one_question.item import AskedItem, ItemHouse, with_suits
from trainer.school.one_question.screens import QuestionShown
from trainer.school.questions.exercises import DrillHouse
from trainer.wording import say, say_figure, say_list

EXAMPLE, HALF = 0, 1
"""So often a skill was met before where it comes with an example, and half-worked."""
# Added to an item's seed: its example has other cards.
_OTHER = 1 << 40


@dataclass(frozen=True, slots=True)
class Help:
    """The help beside a question. ``hints``: it has part of the item's own answer."""

    text: str
    hints: bool


def help_with(at: ItemHouse, item: Item, asked: AskedItem, met: int) -> Help | None:
    """The help with an item whose skill was met so often before; None for none."""
    if not isinstance(asked.shown, QuestionShown) or not asked.shown.hands:
        return None  # without cards another question of the skill may be the very same
    if met == EXAMPLE:
        return worked(at, item, asked.mark(1, None, 0).due)
    half = half_worked(asked) if met == HALF else ""
    return Help(half, hints=True) if half else None


def worked(at: ItemHouse, item: Item, due: str) -> Help:
    """An item of the same skill with other cards, its answer and the reason. It is a hint if the
    answers are equal."""
    other = at.ask(replace(item, seed=item.seed + _OTHER))
    marked = other.mark(1, None, 0)
    shown = other.shown
    assert isinstance(shown, QuestionShown), "another item of the skill asks the same way"
    text = say(
        "Example: {asked} → {answer}. {why}",
        asked=" · ".join(_seen(shown)),
        answer=marked.due,
        why=marked.reasons[0].why,
    )
    return Help(text, hints=marked.due == due)


def example_for(house: House, why: Why, seed: int) -> str:
    """A worked example of the new skill that a round was dealt for; empty if the round is for
    something else, or no question with cards asks for the skill."""
    book, skill = skills_of(house), next(iter(why.first.about), "")
    by = _question(book[skill]) if skill in book else None
    if by is None or why.first.aim is not Aim.NEW:
        return ""
    recipe = replace(wish(1, ()), exercise=by.exercise, skills=by.asked)
    at, item = DrillHouse(house, None, recipe), Item(seed, by.asked[0])
    asked = at.ask(item)
    has_cards = isinstance(asked.shown, QuestionShown) and asked.shown.hands
    return worked(at, item, "").text if has_cards else ""


def _question(skill: Skill) -> ByQuestion | None:
    """The questions with cards on that skill."""
    asked = (each for each in skill.by if isinstance(each, ByQuestion))
    return next((each for each in asked if each.exercise in _WITH_CARDS), None)


_WITH_CARDS = (Exercise.READING, Exercise.FLASH)


def half_worked(asked: AskedItem) -> str:
    """The way to the answer without its end: the deciding fact, else a wrong answer, or two of the
    cards; empty if that would give it away."""
    shown, marked = asked.shown, asked.mark(1, None, 0)
    assert isinstance(shown, QuestionShown), "questions alone are half-worked"
    if shown.kind is AnswerKind.CARDS:
        assert isinstance(marked.due_answer, frozenset), "cards are pointed to"
        two = with_suits(say_list(sorted(map(str, marked.due_answer))[:2]))
        return say("A hint: {cards} are among them.", cards=two)
    decides, colon, _ = marked.reasons[0].why.partition(":")
    if colon and marked.due.casefold() not in decides.casefold():
        return say("A hint: {why}.", why=decides)
    wrong = [each.words for each in shown.choices if each.id != marked.due_answer]
    return say('A hint: it is not "{answer}".', answer=wrong[0]) if wrong[1:] else ""


def _seen(shown: QuestionShown) -> Iterator[str]:
    """The cards and the stake of a question, in words."""
    for hand in shown.hands:
        yield with_suits(" ".join(map(str, hand.cards)))
    if shown.stake is not None and shown.stake.amount is not None:
        yield f"{shown.stake.spot} {shown.currency}{say_figure(shown.stake.amount.grouped)}"
