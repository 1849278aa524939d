"""A quiz on paper as HTML, within the limits of a printer's rich text.

Cards are boxes with rank and suit; hearts and diamonds are grey, so that paper without colour tells
them from spades and clubs.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from trainer.game.cards import Card
from trainer.school.one_question.item import with_suits
from trainer.school.printout import STYLE as OF_ALL_PAPER
from trainer.school.printout import Printout, line
from trainer.school.questions.printed_quiz import AnswerKey, Paper, PrintedQuestion, sure_line
from trainer.wording import say

_ON_PAPER = "@media print { .block { break-inside: avoid; } .key { break-before: page; } }"
STYLE = f"{OF_ALL_PAPER}{_ON_PAPER}\n"


def printout(paper: Paper) -> Printout:
    """The quiz to be printed, its key on sheets of its own."""
    return Printout(paper.title, (tuple(asked_in(paper)), tuple(due_in(paper))), style=STYLE)


def as_html(paper: Paper) -> str:
    """The quiz as one page; the printed key begins on a new sheet."""
    questions = "\n".join(_block(each) for each in asked_in(paper))
    key = "\n".join(_block(each) for each in due_in(paper))
    title = escape(paper.title)
    return (
        f'<!DOCTYPE html>\n<html><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style></head>\n<body>\n{questions}\n"
        f'<div class="key"></div>\n{key}\n</body></html>\n'
    )


def asked_in(paper: Paper) -> Iterator[str]:
    """The head and each question, as blocks that must not be split between sheets."""
    name = say("Name: {blank}   Date: {date}", blank="_" * 28, date="_" * 16)
    lines = [paper.houses, name, *paper.how]
    yield line(paper.title, "title") + "".join(map(line, lines))
    for question in paper.questions:
        yield "".join(_asked(question))


def due_in(paper: Paper) -> Iterator[str]:
    """The head of the key, each of its answers, and the command that makes the paper again."""
    yield line(say("Answer key"), "title") + line(paper.houses)
    for key in paper.key:
        yield "".join(_due(key))
    yield line(paper.made_by, "small")


def _block(inner: str) -> str:
    return f'<div class="block">{inner}</div>'


def _asked(question: PrintedQuestion) -> Iterator[str]:
    yield line(f"{question.number}. {question.house} · {question.about}", "head")
    if question.hands:
        yield _hands(question)
    yield from map(line, question.facts)
    yield f"<p><b>{escape(with_suits(question.ask))}</b></p>"
    for each in (*question.choices, *question.blanks):
        yield line(each, "answer")
    yield line(sure_line())


def _hands(question: PrintedQuestion) -> str:
    """The hands side by side, each below its caption."""
    captions, cards = "", ""
    for hand in question.hands:
        captions += f'<td colspan="{len(hand.cards) + 1}">{escape(hand.caption)}</td>'
        cards += "".join(map(_card, hand.cards)) + '<td width="24">&nbsp;</td>'
    return f'<table cellspacing="4" cellpadding="4"><tr>{captions}</tr><tr>{cards}</tr></table>'


def _card(card: Card) -> str:
    ink = "dimgray" if card.suit.red else "black"
    box = f"border: 1px solid black; font-size: 15pt; font-weight: bold; color: {ink}"
    return f'<td align="center" width="46" style="{box}">{with_suits(str(card))}</td>'


def _due(key: AnswerKey) -> Iterator[str]:
    yield line(f"{key.number}. {key.right}", "head")
    for why, rule in key.reasons:
        yield f"<p>{escape(why)} <i>[{escape(rule)}]</i></p>"
