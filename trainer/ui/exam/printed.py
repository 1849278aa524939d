"""A result sheet on paper."""

from __future__ import annotations

from trainer.school.printout import Printout, line, table
from trainer.ui.exam.sheet_page import AREAS
from trainer.ui.exam.sheet_shown import (
    SheetShown,
    area_cells,
    difference_lines,
    figures,
    headline,
    mistake_head,
    mistake_line,
    mistake_rule,
    re_marked_lines,
    reason_line,
    remarks,
    signature_lines,
    signed_words,
    under_title,
    wrong_rule_head,
    wrong_rule_lines,
)
from trainer.wording import say, say_phrase


def printed_sheet(shown: SheetShown) -> Printout:
    """The sheet, with the head of the trainee's records at its foot."""
    sheet = shown.sheet
    lines = [(each.title, each.text) for each in figures(sheet)]
    heads = tuple(say_phrase(each.title) for each in AREAS)
    areas = [area_cells(mark, sheet) for mark in sheet.grade.areas]
    first = [
        line(sheet.title, "title"),
        line(under_title(shown), "small"),
        line(headline(sheet), "head"),
        line(reason_line(sheet), "small"),
        line(signed_words(shown), "small"),
        table(lines, (50, 50)),
        table([heads, *areas], tuple(each.share for each in AREAS), head=True),
    ]
    for rule in sheet.grade.wrong_rules:
        first.append(line(wrong_rule_head(rule), "head"))
        first += [line(each, "small") for each in wrong_rule_lines(rule, sheet)]
    first += [line(each, "small") for each in (*re_marked_lines(shown), *remarks(sheet))]
    mistakes = [
        line(mistake_head(each), "head")
        + line(mistake_line(each), "answer")
        + line(mistake_rule(shown, each), "small")
        + "".join(line(said, "small") for said in shown.overrides_of(each))
        for each in sheet.grade.mistakes
    ]
    signed = [line(each, "small") for each in (*signature_lines(shown), *difference_lines(shown))]
    head = shown.signing.head if shown.signing is not None else ""
    foot = say("Head of the trainee's records: {head}", head=head) if head else ""
    return Printout(sheet.title, ((*first, *mistakes, *signed),), foot, across=shown.across)
