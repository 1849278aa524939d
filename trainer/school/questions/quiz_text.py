"""A quiz on paper as plain text, the key after a form feed."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from trainer.game.cards import Card
from trainer.school.one_question.item import with_suits
from trainer.school.questions.printed_quiz import AnswerKey, Paper, PrintedQuestion, sure_line
from trainer.wording import say

WIDE = 78
NEW_PAGE = "\f"


def as_text(paper: Paper) -> str:
    """The questions on the first pages, the key on pages of its own."""
    questions = [line for each in paper.questions for line in (*_asked(each), "")]
    key = [line for each in paper.key for line in _due(each)]
    head = [paper.title, paper.houses, "", *(line for how in paper.how for line in _fill(how)), ""]
    key_head = [f"{NEW_PAGE}{say('Answer key')}", paper.houses, ""]
    return "\n".join([*head, *questions, *key_head, *key, "", paper.made_by, ""])


def _asked(question: PrintedQuestion) -> Iterator[str]:
    yield f"{question.number}.  {question.house}  ·  {question.about}"
    for hand in question.hands:
        yield f"    {hand.caption}:  {'  '.join(map(_card, hand.cards))}"
    for fact in question.facts:
        yield from _fill(fact)
    yield from _fill(with_suits(question.ask))
    for line in (*question.choices, *question.blanks):
        yield f"      {line}"
    yield f"    {sure_line()}"


def _due(key: AnswerKey) -> Iterator[str]:
    yield f"{key.number}.  {key.right}"
    for why, rule in key.reasons:
        yield from _fill(f"{why} [{rule}]")


def _fill(text: str) -> list[str]:
    return wrap(text, WIDE, initial_indent="    ", subsequent_indent="    ")


def _card(card: Card) -> str:
    return with_suits(str(card))
