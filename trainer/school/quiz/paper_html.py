"""A quiz on paper as a page of HTML, as simple as a printer's rich text understands it.

Cards are boxes with their rank and their suit; hearts and diamonds are grey, so that they are told
from spades and clubs by their tone too on paper without colour.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from trainer.game.cards import Card
from trainer.school.quick.asking import with_suits
from trainer.school.quiz.paper import Key, Paper, Question, sure_line
from trainer.wording import say

_STYLE = """
body { font-family: 'Liberation Sans', 'DejaVu Sans', Arial, sans-serif; font-size: 10pt;
  color: black; background: white; }
h1 { font-size: 18pt; margin: 0; }
h2 { font-size: 11pt; margin-top: 14pt; margin-bottom: 2pt; }
p { margin-top: 2pt; margin-bottom: 2pt; }
.small { font-size: 8pt; }
.sure { font-size: 9pt; margin-top: 4pt; }
@media print { .question, .due { break-inside: avoid; } }
"""


def as_html(paper: Paper) -> str:
    """Questions first; the key begins on a page of its own."""
    how = "".join(f"<p>{escape(line)}</p>" for line in paper.how)
    name = escape(say("Name: {blank}   Date: {date}", blank="_" * 28, date="_" * 16))
    questions = "\n".join(map(_asked, paper.questions))
    key = "\n".join(map(_due, paper.key))
    return (
        f'<!DOCTYPE html>\n<html><head><meta charset="utf-8"><title>{escape(paper.title)}</title>'
        f"<style>{_STYLE}</style></head>\n<body>\n"
        f"<h1>{escape(paper.title)}</h1><p>{escape(paper.houses)}</p><p>{name}</p>{how}\n"
        f"{questions}\n"
        f'<h1 style="page-break-before: always">{escape(say("Answer key"))}</h1>'
        f"<p>{escape(paper.houses)}</p>\n{key}\n"
        f'<p class="small">{escape(paper.made_by)}</p>\n</body></html>\n'
    )


def _asked(question: Question) -> str:
    return f'<div class="question">{"".join(_lines(question))}</div>'


def _lines(question: Question) -> Iterator[str]:
    head = f"{question.number}. {question.house} · {question.about}"
    yield f"<h2>{escape(head)}</h2>"
    if question.hands:
        yield _hands(question)
    for fact in question.facts:
        yield f"<p>{escape(fact)}</p>"
    yield f"<p><b>{escape(with_suits(question.ask))}</b></p>"
    for line in (*question.choices, *question.blanks):
        yield f"<p>&nbsp;&nbsp;&nbsp;{_spaced(line)}</p>"
    yield f'<p class="sure">{_spaced(sure_line())}</p>'


def _hands(question: Question) -> str:
    """The captions above the cards, and the hands beside one another."""
    captions, cards = "", ""
    for hand in question.hands:
        captions += f'<td colspan="{len(hand.cards) + 1}">{escape(hand.caption)}</td>'
        cards += "".join(map(_card, hand.cards)) + "<td>&nbsp;&nbsp;&nbsp;&nbsp;</td>"
    return f'<table cellspacing="4"><tr>{captions}</tr><tr>{cards}</tr></table>'


def _card(card: Card) -> str:
    ink = "dimgray" if card.suit.red else "black"
    box = f"border: 1px solid black; font-size: 15pt; font-weight: bold; color: {ink}"
    return f'<td align="center" width="52" style="{box}">{with_suits(str(card))}</td>'


def _due(key: Key) -> str:
    why = "".join(f"<p>{escape(said)} <i>[{escape(rule)}]</i></p>" for said, rule in key.reasons)
    return f'<div class="due"><h2>{key.number}. {_spaced(key.right)}</h2>{why}</div>'


def _spaced(text: str) -> str:
    """The spaces between boxes are kept."""
    return escape(text).replace("  ", "&nbsp; ")
