"""The debrief as text: the score, the two columns, and each mistake with its clause."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from trainer.commands.text_table import cards_text
from trainer.school.debrief.debrief import Debrief, DebriefRow, MistakeShown

_WIDTH = 40
_MARGIN = 96


def debrief_text(debrief: Debrief) -> str:
    """Everything that the window's debrief shows, in lines."""
    parts = [score_text(debrief), "\n".join(_columns(debrief))]
    parts += [mistake_text(mistake) for mistake in debrief.mistakes]
    return "\n\n".join(parts)


def score_text(debrief: Debrief) -> str:
    """The head of the debrief, in two lines."""
    outcome = "passed" if debrief.passed else "not passed"
    currency = debrief.currency
    pace = "" if debrief.hands_per_hour is None else f", {debrief.hands_per_hour} hands an hour"
    score = (
        "Nothing was done."
        if debrief.untouched
        else f"Score {debrief.points:g}: {debrief.right} of {debrief.lines} wager decisions right."
    )
    return (
        f"Round {debrief.number}, {outcome}. {score}\n"
        f"Players short {currency}{debrief.players_short.grouped}, "
        f"house short {currency}{debrief.house_short.grouped}. "
        f"Time {debrief.elapsed_ms // 60000}:{debrief.elapsed_ms // 1000 % 60:02}{pace}."
    )


def mistake_text(mistake: MistakeShown) -> str:
    """One mistake in full."""
    head = f"{mistake.number}. {mistake.title} ({mistake.severity.value})"
    lines = [head, f"   {mistake.where}{_cards(mistake)}"]
    lines.append(f"   Due: {mistake.due}. Done: {mistake.done}. Money: {mistake.money_text}.")
    if mistake.working:
        lines.append(f"   {mistake.working}")
    lines += _wrapped(mistake.why)
    lines += _wrapped(_source(mistake))
    return "\n".join(lines)


def _columns(debrief: Debrief) -> Iterator[str]:
    yield f"  {'Required'.ljust(_WIDTH)}      Done"
    group = None
    for row in debrief.rows:
        if row.group != group:
            group = row.group
            yield group
        yield _row(row)


def _row(row: DebriefRow) -> str:
    marks = ",".join(str(mark) for mark in row.marks)
    absent = "not yet done" if row.done_elsewhere else "not done"
    pointer = ">" if row.first_difference else " "
    return f"{pointer} {(row.required or '—').ljust(_WIDTH)}{marks.rjust(4)}  {row.done or absent}"


def _cards(mistake: MistakeShown) -> str:
    hands = [cards_text(cards) for cards in (mistake.player_cards, mistake.dealer_cards) if cards]
    return f"   {' v '.join(hands)}" if hands else ""


def _source(mistake: MistakeShown) -> str:
    if not mistake.is_reading:
        return f"Rule: {mistake.rule}, the house says so."
    how = "as the school teaches it" if mistake.is_taught else "as the school reads it"
    return f"Rule: {mistake.rule}, {how}: {mistake.reading_reason}"


def _wrapped(text: str) -> list[str]:
    indent = "   "
    return textwrap.wrap(text, _MARGIN, initial_indent=indent, subsequent_indent=indent)
