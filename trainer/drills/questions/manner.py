"""Manner: questions in words about the handling of cards and chips, since no act shows it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from trainer.dealing.clause import Clause, ClauseAsked
from trainer.drills.questions.question import AnswerKind, Choice, Question, Skills
from trainer.drills.stream import Stream
from trainer.game.pay import Source
from trainer.wording import Phrase, say_phrase

_RIGHT = "right"


def manner_skills(clauses: Sequence[Clause]) -> Skills:
    """Every question that the clauses ask: ``manner.CLAUSE``, with its number where several."""
    return {
        _skill(clause, number): partial(_question, clause, asked, _skill(clause, number))
        for clause in clauses
        for number, asked in enumerate(clause.asks, 1)
    }


def _skill(clause: Clause, number: int) -> str:
    name = clause.cite.lower().replace(" ", "_")
    return f"manner.{name}" if len(clause.asks) == 1 else f"manner.{name}.{number}"


def _question(clause: Clause, asked: ClauseAsked, skill: str, stream: Stream) -> Question:
    said = say_phrase(Phrase(asked.right))
    right = Choice(_RIGHT, said)
    wrong = [
        Choice(f"wrong_{number}", say_phrase(Phrase(words)))
        for number, words in enumerate(asked.wrong, 1)
    ]
    return Question(
        skill=skill,
        ask=say_phrase(Phrase(asked.ask)),
        kind=AnswerKind.CHOICE,
        rights=(_RIGHT,),
        why=f"{said}.",
        source=Source(clause.cite),
        choices=tuple(stream.shuffle([right, *wrong])),
    )
