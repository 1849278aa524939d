"""Marks as a person wants to read them: what was due, what was done, why, and the rule."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import fill

from trainer.game.money import Money
from trainer.game.rules import HouseRules
from trainer.marking.causes import entries
from trainer.marking.mark import Marking
from trainer.marking.mistake import Mistake
from trainer.marking.words import money, spot

_WIDTH = 100


def marking_text(rules: HouseRules, marking: Marking) -> str:
    """The score, then each mistake with what was due, what was done, why, and the rule."""
    score = marking.score
    passed = "passed" if score.passed else "not passed"
    found = entries(marking)
    count = len(found)
    mistakes = "no mistake" if not count else "1 mistake" if count == 1 else f"{count} mistakes"
    head = f"{score.points}  {passed}, {mistakes}; {score.right} of {score.lines} lines right"
    return "\n\n".join([head, *(_mistake(rules, each) for each in found)])


def _mistake(rules: HouseRules, mistake: Mistake) -> str:
    where = [f"seat {mistake.seat}"] if mistake.seat else []
    where += [spot(rules, mistake.wager)] if mistake.wager else []
    place = f"  {', '.join(where)}" if where else ""
    rows = [
        ("due", mistake.expected),
        ("done", _done(mistake)),
        ("money", _difference(rules, mistake.money)),
        ("why", mistake.why),
        ("rule", str(mistake.source)),
    ]
    return "\n".join([f"{mistake.severity}: {mistake.code}{place}", *_said(rows)])


def _said(rows: Iterable[tuple[str, str | None]]) -> list[str]:
    return [
        fill(text, _WIDTH, initial_indent=f"  {name:<5}  ", subsequent_indent=" " * 9)
        for name, text in rows
        if text
    ]


def _done(mistake: Mistake) -> str | None:
    return mistake.got if mistake.at is None else f"{mistake.got} (action {mistake.at + 1})"


def _difference(rules: HouseRules, amount: Money | None) -> str | None:
    if not amount:
        return None
    loser = "the house" if amount > Money(0) else "the player"
    return f"{money(rules, amount)} to the cost of {loser}"
