"""A quick drill's question: what is shown and asked, the right answers, and why; and the makers of
questions, one a skill."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum

from msgspec import Struct

from trainer.drills.stream import Stream
from trainer.game.cards import Card
from trainer.game.money import Money
from trainer.game.pay import Source
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager


class AnswerKind(StrEnum):
    """The form of an answer: one of the choices, an amount, or some of the shown cards."""

    CHOICE = "choice"
    AMOUNT = "amount"
    CARDS = "cards"


Answer = str | Money | frozenset[Card]
"""A choice's id, an amount, or the cards that were pointed at."""


class Choice(Struct, frozen=True):
    """One answer that may be picked."""

    id: str
    words: str


class QuestionHand(Struct, frozen=True):
    """Cards on the table with their caption: ``Player``, ``Dealer``."""

    caption: str
    cards: tuple[Card, ...]


class StakeShown(Struct, frozen=True):
    """Chips on a spot, named by the house's word; none for a bonus without a stake. ``meter`` is
    the jackpot's, ``placard`` the table's."""

    wager: Wager
    spot: str
    amount: Money | None
    meter: Money | None = None
    placard: str | None = None


class Trap(Struct, frozen=True):
    """A wrong answer that a wrong rule leads to: ``HR01`` has A-2-3 for no straight."""

    answer: Answer
    belief: str


class Question(Struct, frozen=True):
    """One question. ``skill`` names what it exercises, ``traps`` the mistakes that it invites.
    ``rights`` are all right answers, the one to show first."""

    skill: str
    ask: str
    kind: AnswerKind
    rights: tuple[Answer, ...]
    why: str
    source: Source
    hands: tuple[QuestionHand, ...] = ()
    stake: StakeShown | None = None
    choices: tuple[Choice, ...] = ()
    traps: tuple[Trap, ...] = ()

    @property
    def right(self) -> Answer:
        return self.rights[0]

    def words(self, answer: Answer) -> str:
        """The answer as a person reads it."""
        match answer:
            case Money():
                return str(answer)
            case frozenset():
                return " ".join(str(card) for card in sorted(answer, key=lambda card: -card.number))
            case _:
                return next((each.words for each in self.choices if each.id == answer), answer)


class Mark(Struct, frozen=True):
    """An answer marked. ``caught`` is the wrong rule whose trap it fell into."""

    question: Question
    right: bool
    caught: str | None = None


def mark(question: Question, answer: Answer) -> Mark:
    """The answer marked: right if it is one of the right ones."""
    right = answer in question.rights
    caught = None if right else next((t.belief for t in question.traps if t.answer == answer), None)
    return Mark(question, right, caught)


Maker = Callable[[Stream], Question]
Skills = Mapping[str, Maker]


def ask(skills: Skills, seeded: str, wanted: Sequence[str] = ()) -> Question:
    """A question on one of the wanted skills (none named: any), each equally likely.

    The same seed asks the same. Raises KeyError for a skill that is not among them.
    """
    stream = Stream(seeded)
    names = list(wanted) or list(skills)
    return skills[stream.choice(names)](stream)


def category_choices(rules: HouseRules) -> tuple[Choice, ...]:
    """The categories as choices, in the house's order."""
    return tuple(Choice(each.value, each.heading) for each in rules.ranking.order)
