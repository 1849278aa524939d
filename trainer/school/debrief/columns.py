"""The two columns of a debrief: required and done, with gaps where they differ."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import assert_never

from msgspec.structs import replace

from trainer.dealing.action import Action, Verb
from trainer.dealing.finding import Code, Finding, Verdict
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.marking.causes import led_by
from trainer.marking.ruling_words import act_words
from trainer.school.debrief.debrief import DebriefRow
from trainer.school.debrief.line_matching import Alignment, LineDue, LineHeading, MatchedLine, Phase
from trainer.school.debrief.phrases import in_column
from trainer.school.interruptions import WishMet
from trainer.wording import say


def columns(verdict: Verdict) -> tuple[tuple[DebriefRow, ...], tuple[int, ...]]:
    """The rows from the first act to the last, and the findings in the order in which rows show
    them: ``marks`` number them from 1. Findings of one cause have one number, and its first is
    listed."""
    return rows_of(Alignment(verdict))


def order_of(verdict: Verdict) -> tuple[int, ...]:
    """The first finding of each cause, in the order in which the rows show them."""
    led = led_by(verdict)
    causes = {led.get(each, each) for each in range(len(verdict.findings))}
    # The two sides are laid beside one another for what they put in order: that takes longest.
    return tuple(causes) if len(causes) < 2 else _TwoColumns(Alignment(verdict)).order()


def rows_of(aligned: Alignment) -> tuple[tuple[DebriefRow, ...], tuple[int, ...]]:
    """One row for each line that is already matched."""
    return _TwoColumns(aligned).build()


def with_interruptions(
    rows: Sequence[DebriefRow], met: Sequence[WishMet]
) -> tuple[DebriefRow, ...]:
    """The rows, with each interruption before the act that followed it."""
    lines, waiting = list[DebriefRow](), list(met)
    for row in rows:
        while waiting and row.at is not None and row.at >= waiting[0].acts:
            lines.append(_interruption(row.group, waiting.pop(0)))
        lines.append(row)
    last = rows[-1].group if rows else ""
    return (*lines, *(_interruption(last, each) for each in waiting))


def _interruption(group: str, met: WishMet) -> DebriefRow:
    """The row of an interruption: the due answer beside the given one."""
    seat, due = met.person.seat, met.due.answers[0].words
    return DebriefRow(group, due, met.done_words, seat=seat, met=met)


def heading(rules: HouseRules, group: LineHeading) -> str:
    """The heading in words: ``Seat 7``, ``Folds``."""
    match group.phase:
        case Phase.BETS:
            return say("Before the deal")
        case Phase.DEAL:
            return say("The deal")
        case Phase.DEALT:
            return say("After the deal")
        case Phase.OFFERS:
            return say("The offers")
        case Phase.FOLDS:
            return say("Folds")
        case Phase.DEALER:
            return say("Dealer's hand")
        case Phase.SEAT:
            return rules.words.place.headed(group.seat)
        case _ as never:
            assert_never(never)


class _TwoColumns:
    def __init__(self, aligned: Alignment) -> None:
        self.aligned = aligned
        self.verdict = aligned.verdict
        self.script = aligned.script
        self.rules = aligned.script.house.rules
        self.acts = aligned.acts

    def order(self) -> tuple[int, ...]:
        return self.ordered([self.findings_of(line) for line in self.aligned.lines])

    def ordered(self, found: Sequence[Sequence[int]]) -> tuple[int, ...]:
        """The leading findings of each line, and all others."""
        led = led_by(self.verdict)
        every = (*chain.from_iterable(found), *range(len(self.verdict.findings)))
        return tuple(dict.fromkeys(led.get(each, each) for each in every))

    def build(self) -> tuple[tuple[DebriefRow, ...], tuple[int, ...]]:
        lines = self.aligned.lines
        found = [self.findings_of(line) for line in lines]
        order = self.ordered(found)
        numbers = {finding: place for place, finding in enumerate(order, 1)}
        numbers |= {each: numbers[leader] for each, leader in led_by(self.verdict).items()}
        rows: list[DebriefRow] = []
        group: LineHeading | None = None
        for line, findings in zip(lines, found, strict=True):
            group = self.aligned.group(line, group)
            marks = tuple(sorted({numbers[finding] for finding in findings}))
            rows.append(self.row(line, group, marks))
        return tuple(_first_lit(rows)), order

    def findings_of(self, line: MatchedLine) -> list[int]:
        numbers = [
            number
            for number, finding in enumerate(self.verdict.findings)
            if self.concerns(finding, line)
        ]
        if numbers or line.matched or self.is_true_call(line):
            return numbers
        return self.nearest(line)[:1]

    def concerns(self, finding: Finding, line: MatchedLine) -> bool:
        if line.at is not None and finding.at == line.at:
            return True
        steps = finding.moved or ((finding.due,) if finding.due is not None else ())
        mine = {self.aligned.place(step) for step in steps}
        if finding.code is Code.OUT_OF_ORDER:
            ats = {self.verdict.done.get(step) for step in mine}
            return bool(line.steps & mine) or (line.due is None and line.at in ats)
        return not finding.again and bool(line.steps & mine)

    def nearest(self, line: MatchedLine) -> list[int]:
        """The findings about the same wager, else about the seat, that explain a gap."""
        action = line.due.action if line.due is not None else self.acts[line.at or 0]
        if action is None:
            return []
        about = [
            number
            for number, finding in enumerate(self.verdict.findings)
            if finding.seat == (action.place or None)
        ]
        same = [each for each in about if self.verdict.findings[each].wager is action.wager]
        joined = [each for each in about if self.verdict.findings[each].wager is Wager.ANTE]
        return same or (joined if action.wager is Wager.ANTE_BONUS else []) or about

    def is_true_call(self, line: MatchedLine) -> bool:
        """True for a true call that nothing asks for: it stands alone and unmarked."""
        action = None if line.at is None else self.acts[line.at]
        return line.due is None and action is not None and action.verb is Verb.CALL

    def row(self, line: MatchedLine, group: LineHeading, marks: tuple[int, ...]) -> DebriefRow:
        due, at = line.due, line.at
        action = None if at is None else self.acts[at]
        elsewhere = due is not None and at is None and self.aligned.partner(due) is not None
        place = due.action.place if due is not None else action.place if action else None
        return DebriefRow(
            group=heading(self.rules, group),
            required=None if due is None else self.required_text(due, group),
            done=None if at is None else self.done_text(at, action, group, due),
            marks=marks,
            done_elsewhere=elsewhere,
            seat=place or None,
            at=at,
        )

    def required_text(self, due: LineDue, group: LineHeading) -> str:
        return self.told(due.action, group, with_bonus=due.with_bonus)

    def done_text(
        self, at: int, action: Action | None, group: LineHeading, due: LineDue | None
    ) -> str:
        if action is None or action.verb is Verb.RULE:
            return act_words(self.verdict.trace[at], self.rules)
        return self.told(action, group, with_bonus=due is not None and due.with_bonus)

    def told(self, action: Action, group: LineHeading, *, with_bonus: bool) -> str:
        round_ = self.script.round_
        return in_column(
            self.rules, round_, action, heading(self.rules, group), with_bonus=with_bonus
        )


def _first_lit(rows: Sequence[DebriefRow]) -> Iterator[DebriefRow]:
    lit = next((place for place, row in enumerate(rows) if row.differs), None)
    for place, row in enumerate(rows):
        yield replace(row, first_difference=True) if place == lit else row
