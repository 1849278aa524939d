"""One quick sitting: item after item, each answer recorded before its mark shows; a new skill first
as a worked example."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.house import House
from trainer.drills.drill_options import Feedback
from trainer.drills.generate import wish
from trainer.drills.questions.lesson import Item
from trainer.drills.questions.question import AnswerKind
from trainer.drills.recipe import DrillClock, Exercise, Recipe
from trainer.drills.skills.registry import skills_of
from trainer.drills.skills.skill import ByQuestion, Skill
from trainer.game.cards import Card
from trainer.records.log import Log
from trainer.records.quick import QuickAnswered, QuickAttempt, QuickLog
from trainer.records.quick_store import QuickStore
from trainer.school.choice_reason import Aim, Why
from trainer.school.clock import Clock, Stopwatch
from trainer.school.one_question.item import (
    AskedItem,
    ItemHouse,
    cards_with_suits,
    item_of,
    with_clauses,
    with_suits,
)
from trainer.school.one_question.screens import Answer, ItemShown, MarkedAnswer, QuestionShown
from trainer.school.questions.certainty import Certainty
from trainer.school.questions.exercises import DrillHouse
from trainer.school.questions.quiz_blueprint import QUIZ
from trainer.school.questions.result import QuickSummary, derived, result_of, told
from trainer.school.skills.skill_store import Skills
from trainer.wording import in_english, say, say_figure, say_list, speaking_of


class QuickSitting:
    """Questions being answered. Times are milliseconds since the item was shown; without one, the
    sitting's own watch is read. Methods that record raise RecordsFault; then nothing was done."""

    def __init__(
        self,
        asked_at: Sequence[ItemHouse],
        attempt: QuickAttempt,
        log: Log,
        clock: Clock,
        skills: Skills,
    ) -> None:
        self.attempt_id = attempt.id
        self.feedback = Feedback(attempt.begun.feedback)
        self.of = len(attempt.begun.items)
        self.right = sum(answer.right for answer in attempt.answers)
        self._asked_at = asked_at
        self._attempt = attempt
        self._log, self._quick = log, QuickLog(log)
        self._clock = clock
        self._skills = skills
        self._answered = len(attempt.answers)
        self._begin(self._answered + 1)

    @property
    def _at(self) -> ItemHouse:
        """The setting of the current item."""
        return self._asked_at[self.number - 1]

    @property
    def house(self) -> House:
        return self._at.house

    @property
    def drill(self) -> Recipe:
        return self._at.drill

    @property
    def title(self) -> str:
        return self.drill.heading

    @property
    def is_quiz(self) -> bool:
        """True if each answer comes with its certainty."""
        return self._attempt.begun.drill == QUIZ

    @property
    def clock(self) -> DrillClock:
        """The trainee's view of the time."""
        return self.drill.clock

    @property
    def shown(self) -> ItemShown:
        """The current item."""
        return self._asked.shown

    @property
    def asked(self) -> AskedItem:
        """The current item with its marking, for programs; never shown."""
        return self._asked

    @property
    def is_answered(self) -> bool:
        """True if the current item has its answer."""
        return self._answered >= self.number

    @property
    def is_over(self) -> bool:
        """True if every item has its answer."""
        return self._answered >= self.of

    def help(self) -> Help | None:
        """Help with the current item, if its skill is met for the first or second time; none in a
        quiz. The event keeps whatever tells part of the answer."""
        item = item_of(self._attempt, self.number)
        if self.is_quiz or not item.skill:
            return None
        found = help_with(self._at, item, self._asked, self._met(item.skill))
        self._helped = found is not None and found.hints
        return found

    def _met(self, skill: str) -> int:
        """The number of times it was met before: in finished sittings and rounds, and in this
        one."""
        mine = [each.skill for each in self._attempt.begun.items[: self.number - 1]]
        known = self._skills.book(self.house.id).quick(skill)
        before = self._skills.store.observations([known]) if known is not None else ()
        return len(before) + mine.count(skill)

    def answer(
        self,
        answer: Answer | None,
        elapsed_ms: int | None = None,
        certainty: Certainty | None = None,
    ) -> MarkedAnswer | None:
        """Record the answer to the current item; None if its time ran out. The mark, if feedback
        comes at once. In a quiz every given answer has its ``certainty``."""
        assert not self.is_answered, "an item is answered once"
        sure = certainty is not None
        assert sure == (self.is_quiz and answer is not None), "a quiz asks how sure one is"
        spent = self.watch.elapsed_ms if elapsed_ms is None else elapsed_ms
        marked = with_clauses(self._at, self._asked.mark(self.number, answer, spent))
        answered = self._as_kept(answer, spent, certainty)
        with self._log.transaction():
            self._quick.answered(self.attempt_id, answered)
            if self.number == self.of:
                self._finish()
        self.watch.pause()
        self._answered += 1
        self.right += marked.right
        return marked if self.feedback is Feedback.AT_ONCE else None

    def _as_kept(
        self, answer: Answer | None, elapsed_ms: int, certainty: Certainty | None
    ) -> QuickAnswered:
        """The mark as the records keep it: in English, whatever the trainee's language."""
        with in_english(self.house.rules.spoken):
            asked = self._at.ask(item_of(self._attempt, self.number))
            marked = with_clauses(self._at, asked.mark(self.number, answer, elapsed_ms))
            return QuickAnswered(
                number=self.number,
                asked=asked.evidence,
                answer=asked.plain(answer),
                told=told(marked),
                elapsed_ms=elapsed_ms,
                certainty=None if certainty is None else int(certainty),
                helped=self._helped,
            )

    def next(self) -> bool:
        """Go to the next item; False after the last."""
        assert self.is_answered, "an item is answered before the next one comes"
        if self.is_over:
            return False
        self._begin(self.number + 1)
        return True

    def result(self) -> QuickSummary:
        """The result, once the sitting is over."""
        assert self.is_over, "a sitting has a result when it is over"
        return result_of(self._evidence(), self._asked_at)

    def _begin(self, number: int) -> None:
        """Begin the item of that number; its time runs."""
        self.number, self._helped = min(number, self.of), False
        with speaking_of(self.house.rules.spoken):
            self._asked: AskedItem = self._at.ask(item_of(self._attempt, self.number))
        self.watch = Stopwatch(self._clock)

    def _finish(self) -> None:
        self._quick.finished(self.attempt_id)
        store = QuickStore(self._log, self._skills.fold)
        store.put(derived(self._evidence(), self._asked_at, self._skills))

    def _evidence(self) -> QuickAttempt:
        evidence = self._quick.attempt(self.attempt_id)
        assert evidence is not None, "a sitting that was begun is in the log"
        return evidence


EXAMPLE, HALF = 0, 1
"""So often a skill was met before where it comes with an example, and half-worked."""
# Added to an item's seed: its example has other cards.
_OTHER = 1 << 40


class Help(Struct, frozen=True):
    """The help beside a question. ``hints``: it has part of the item's own answer."""

    text: str
    hints: bool


def help_with(at: ItemHouse, item: Item, asked: AskedItem, met: int) -> Help | None:
    """The help with an item whose skill was met so often before; None for none."""
    if not _hands(asked):
        return None  # without cards another question of the skill may be the very same
    if met == EXAMPLE:
        return worked(at, item, asked)
    half = half_worked(asked) if met == HALF else ""
    return Help(half, hints=True) if half else None


def worked(at: ItemHouse, item: Item, asked: AskedItem) -> Help | None:
    """An item of the same skill with other cards, its answer and the reason. It is a hint if the
    answers are equal. None where the skill has one hand alone, such as a mini royal in spades."""
    other = at.ask(replace(item, seed=item.seed + _OTHER))
    marked = other.mark(1, None, 0)
    shown = other.shown
    assert isinstance(shown, QuestionShown), "another item of the skill asks the same way"
    if _hands(asked) == _hands(other):
        return None
    text = say(
        "Example: {asked} → {answer}. {why}",
        asked=" · ".join(_seen(shown)),
        answer=marked.due,
        why=marked.reasons[0].why,
    )
    return Help(text, hints=marked.due == asked.mark(1, None, 0).due)


def _hands(asked: AskedItem) -> list[frozenset[Card]]:
    """The cards of each hand; none where the item shows no hand."""
    hands = asked.shown.hands if isinstance(asked.shown, QuestionShown) else ()
    return [frozenset(hand.cards) for hand in hands]


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
    example = worked(at, item, asked) if _hands(asked) else None
    return example.text if example is not None else ""


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
        yield cards_with_suits(hand.cards)
    if shown.stake is not None and shown.stake.amount is not None:
        yield f"{shown.stake.spot} {shown.currency}{say_figure(shown.stake.amount.grouped)}"
