"""One item as the trainee sees it: its screen, its answer in the records, its mark."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from msgspec.structs import replace

from trainer.dealing.clause import Clause
from trainer.dealing.house import House
from trainer.dealing.irregularity import Irregularities
from trainer.drills.questions.lesson import Item
from trainer.drills.questions.question import Mark, Question, mark
from trainer.drills.recipe import Recipe
from trainer.game.cards import Card
from trainer.game.money import Money
from trainer.game.pay import Source
from trainer.marking.belief_words import belief_at
from trainer.marking.exposures import Seen
from trainer.marking.misreadings.truths import is_true_at
from trainer.records.quick import QuickAttempt
from trainer.school.one_question.screens import (
    Answer,
    ItemShown,
    MarkedAnswer,
    MarkReason,
    QuestionShown,
)
from trainer.wording import say, say_figure

Plain = Any
"""An answer as JSON has it."""


@dataclass(frozen=True, slots=True)
class ItemHouse(ABC):
    """A house as items are asked at it: with its rulings, the drill, and the clauses of its
    document."""

    house: House
    irregularities: Irregularities | None
    drill: Recipe
    clauses: tuple[Clause, ...] = ()

    @abstractmethod
    def ask(self, item: Item) -> AskedItem:
        """The item at this house. Raises KeyError for a skill that the house lacks."""


AskedAt = Sequence[ItemHouse | None]
"""Where each item of a sitting is asked; None where that place is gone."""


class AskedItem(Protocol):
    """One item. ``evidence`` is its screen as plain values, by which it is recognised later."""

    @property
    def skill(self) -> str: ...

    @property
    def shown(self) -> ItemShown: ...

    @property
    def evidence(self) -> dict[str, Any]: ...

    def plain(self, answer: Answer | None) -> Plain:
        """The answer as the log keeps it."""

    def read(self, plain: Plain) -> Answer | None:
        """The answer in the log."""

    def mark(self, number: int, answer: Answer | None, elapsed_ms: int) -> MarkedAnswer:
        """The mark of the answer; None for an answer that did not come in time."""


def with_clauses(at: ItemHouse, marked: MarkedAnswer) -> MarkedAnswer:
    """The mark with the document's text of each of its rules."""
    says = {clause.cite: clause.says for clause in at.clauses}
    reasons = tuple(replace(each, clause=says.get(each.rule)) for each in marked.reasons)
    return replace(marked, reasons=reasons)


def reason(why: str, source: Source) -> MarkReason:
    """A sentence and its rule."""
    cite = source.cite or say("School's reading")
    marked = str(source) or cite
    return MarkReason(why, cite, source.reading is not None, source.reason, cited=marked)


class AskedQuestion:
    """A question with its cards, stake and choices. Its traps are those whose right rule is true at
    this table."""

    def __init__(self, house: House, skill: str, question: Question) -> None:
        placard = question.stake.placard if question.stake is not None else None
        rules = house.rules.at_table(placard)
        traps = (each for each in question.traps if is_true_at(each.belief, rules))
        self._house = house
        self._question = replace(question, traps=tuple(traps))
        self.skill = skill

    @property
    def shown(self) -> QuestionShown:
        asked = self._question
        return QuestionShown(
            ask=asked.ask,
            kind=asked.kind,
            hands=asked.hands,
            stake=asked.stake,
            choices=asked.choices,
            chips=self._house.rules.chips,
            currency=self._house.rules.currency,
        )

    @property
    def evidence(self) -> dict[str, Any]:
        asked, stake = self._question, self._question.stake
        shown: dict[str, Any] = {
            "ask": asked.ask,
            "hands": [[str(card) for card in hand.cards] for hand in asked.hands],
            "choices": [choice.id for choice in asked.choices],
        }
        if stake is not None:
            shown |= {
                "wager": stake.wager.value,
                "amount": None if stake.amount is None else str(stake.amount),
                "meter": None if stake.meter is None else str(stake.meter),
                "placard": stake.placard,
            }
        return shown

    def plain(self, answer: Answer | None) -> Plain:
        match answer:
            case Money():
                return {"amount": str(answer)}
            case frozenset():
                return {"cards": sorted(map(str, answer))}
            case None:
                return None
            case _:
                return {"choice": answer}

    def read(self, plain: Plain) -> Answer | None:
        match plain:
            case {"amount": str(amount)}:
                return Money.parse(amount)
            case {"cards": list(cards)}:
                return frozenset(Card.parse(card) for card in cards)
            case {"choice": str(choice)}:
                return choice
            case _:
                return None

    def mark(self, number: int, answer: Answer | None, elapsed_ms: int) -> MarkedAnswer:
        asked = self._question
        marked = None if answer is None else mark(asked, answer)  # type: ignore[arg-type]
        caught = marked.caught if marked is not None else None
        return MarkedAnswer(
            number=number,
            skill=self.skill,
            right=marked is not None and marked.right,
            given="" if answer is None else self._words(answer),
            due=self._words(asked.right),
            reasons=(reason(self._said(asked.why), asked.source),),
            caught=caught,
            belief=belief_at(self._house, caught) if caught else "",
            elapsed_ms=elapsed_ms,
            due_answer=asked.right,
            shown=tuple(self._shown(marked)),
        )

    def _shown(self, marked: Mark | None) -> Iterator[tuple[str, Seen]]:
        """For each wrong rule with a trap here, whether the answer fell into it."""
        for belief in sorted({trap.belief for trap in self._question.traps}):
            if marked is None:
                yield belief, Seen.OTHER
            elif marked.right:
                yield belief, Seen.CLEAN
            else:
                yield belief, Seen.HIT if belief == marked.caught else Seen.OTHER

    def _words(self, answer: Answer) -> str:
        if isinstance(answer, Money):
            return f"{self._house.rules.currency}{say_figure(answer.grouped)}"
        return self._said(self._question.words(answer))  # type: ignore[arg-type]

    def _said(self, text: str) -> str:
        """The text with cards as people write them, not in notation."""
        return with_suits(text) if self.skill.startswith("five") else text


_CARD = re.compile(r"\b([2-9TJQKA])([cdhs])\b", re.ASCII)
_SUITS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


def with_suits(text: str) -> str:
    """``A♣ 10♥`` for ``Ac Th``."""
    return _CARD.sub(lambda found: found[1].replace("T", "10") + _SUITS[found[2]], text)


def cards_with_suits(cards: Iterable[Card]) -> str:
    """``9♣ 9♦ 4♠``."""
    return with_suits(" ".join(map(str, cards)))


def item_of(attempt: QuickAttempt, number: int) -> Item:
    """The origin of the item of that number, counted from 1."""
    planned = attempt.begun.items[number - 1]
    return Item(planned.seed, planned.skill)
