"""The form of a finished test for signatures: set-up, acts, judgements and decision."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from msgspec import Struct

from trainer.dealing.house import House
from trainer.marking.words import money
from trainer.school.debrief.debrief import Debrief, DebriefRow, MistakeShown
from trainer.school.debrief.phrases import severity_word
from trainer.school.printout import Printout, line, table
from trainer.school.table_test.outcome import Proposal, Tally, propose, tally
from trainer.school.table_test.record import TableTest
from trainer.school.table_test.sheets import (
    criteria,
    felt_of,
    foot,
    head,
    outcome_lines,
    signatures,
)
from trainer.school.words.date_words import zoned
from trainer.school.words.figure_words import clock
from trainer.wording import say

FEW = 8
"""More steps than these under one heading, all of them as due, are told in one line."""


class MarkedTest(Struct, frozen=True):
    """A test with its rounds marked, from which its form is made."""

    test: TableTest
    house: House
    rounds: tuple[Debrief, ...]
    school: str = ""

    @property
    def tally(self) -> Tally:
        return tally(self.rounds)

    @property
    def proposal(self) -> Proposal:
        return propose(self.test, self.tally)


def filled_form(held: MarkedTest) -> Printout:
    """The form with all known facts; the rest is left to a pen."""
    test = held.test
    decided = test.decided
    ahead = (head(test, held.house, held.school), _result(held), *_decision(held), signatures())
    rounds = tuple(tuple(_round(held, each)) for each in held.rounds)
    hash_ = say("Records {hash}", hash=decided.head) if decided is not None and decided.head else ""
    return Printout(
        say("Table test"), (ahead, *rounds, tuple(criteria(test))), foot=foot(test, hash_)
    )


def _result(held: MarkedTest) -> str:
    made, rules = held.tally, held.house.rules
    rows = [
        [say("Rounds done"), f"{len(held.rounds)} / {len(held.test.rounds)}"],
        [say("Wagers right"), f"{made.right} / {made.lines}"],
        [say("Critical"), str(made.critical)],
        [say("Serious"), str(made.serious)],
        [say("Minor"), str(made.minor)],
        [say("Players short"), money(rules, made.players_short)],
        [say("House short"), money(rules, made.house_short)],
        [say("Hands an hour"), "–" if made.hands_per_hour is None else str(made.hands_per_hour)],
    ]
    return line(say("Totals of the rounds"), "head") + table(rows, (40, 60))


def _decision(held: MarkedTest) -> Iterator[str]:
    proposal, decided = held.proposal, held.test.decided
    lines = line(proposal.words)
    lines += "".join(line(f"–  {reason}", "answer") for reason in proposal.reasons)
    if decided is None:
        yield lines
        yield outcome_lines()
        return
    yield line(say("Outcome: {outcome}", outcome=decided.outcome.words), "title")
    if decided.reason:
        lines += line(say("Reason: {reason}", reason=decided.reason))
    if decided.comment:
        lines += line(say("Comment: {comment}", comment=decided.comment))
    signed = say("Signed by {name}, {when}", name=decided.examiner, when=zoned(decided.at_ms))
    yield lines + line(signed) + line(_vouched(held))


def _vouched(held: MarkedTest) -> str:
    decided = held.test.decided
    if decided is None or not decided.head:
        return say("Not in the school's records. This paper is the only copy.")
    return say(
        "Recorded at the school. Head of its records with this test: {hash}", hash=decided.head
    )


# ------------------------------------------------------------------------- round by round


def _round(held: MarkedTest, debrief: Debrief) -> Iterator[str]:
    number, count = debrief.number, len(held.test.rounds)
    watched = held.test.rounds[number - 1]
    yield line(say("Round {number} of {count}", number=number, count=count), "title") + line(
        say(
            "Seed {seed} · started {when} · {time} from the first act to the last",
            seed=watched.laid.seed,
            when=zoned(watched.begun_at_ms or held.test.made_at_ms),
            time=clock(debrief.elapsed_ms),
        )
    )
    yield line(say("As it was laid out"), "head") + felt_of(held.test, held.house, watched)
    yield from _columns(debrief)
    yield line(say("Mistakes"), "head") + (
        "".join(map(_mistake, debrief.mistakes)) or line(say("None"))
    )


def _columns(debrief: Debrief) -> Iterator[str]:
    """A table for each heading."""
    # One table for all would be split by the end of a sheet in the middle of a line.
    heads = [say("Due"), say("Done"), say("At"), say("Mistake")]
    title = line(say("What was due, and what was done"), "head")
    for group, rows in groupby(debrief.rows, key=lambda row: row.group):
        body = [_row(debrief, row) for row in rows]
        if len(body) > FEW and all(done == say("as due") for _, done, _, _ in body):
            every = say("all {count} in turn", count=len(body))
            body = [[every, say("as due"), body[0][2], ""]]
        yield title + line(group) + table([heads, *body], (40, 38, 10, 12), head=True)
        title = ""


def _row(debrief: Debrief, row: DebriefRow) -> list[str]:
    elsewhere = say("at another place") if row.done_elsewhere else "–"
    done = row.done or (elsewhere if row.required else "")
    if row.done == row.required and not row.marks:
        done = say("as due")
    at = debrief.replay.done[row.at].elapsed_ms if row.at is not None else None
    marks = ", ".join(map(str, row.marks))
    return [row.required or "", done, "" if at is None else clock(at), marks]


def _mistake(mistake: MistakeShown) -> str:
    weight = severity_word(mistake.severity)
    title = f"{mistake.number}. {weight}: {mistake.title} ({mistake.where})"
    due = say("Due: {due}. Done: {done}.", due=mistake.due, done=mistake.done)
    cost = mistake.money_text if mistake.money else ""
    return (
        line(title)
        + line("  ".join(each for each in (due, cost) if each), "answer")
        + line(f"{mistake.why}  [{mistake.source}]", "answer")
    )
