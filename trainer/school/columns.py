"""The two columns of a debrief: what was required and what was done, differences as gaps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from trainer.dealing.action import Action, BadAction, Verb
from trainer.dealing.finding import Code, Finding, Verdict
from trainer.dealing.procedure import StepKind
from trainer.dealing.script import Script
from trainer.dealing.step import SEAT_SETTLING, Step
from trainer.game.money import Money
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.school.debrief import Row
from trainer.school.phrases import in_column

BEFORE = "Before the reveal"
_HEADINGS = {
    StepKind.PLACE_YOUR_BETS: "Before the deal",
    StepKind.CHECK_BETS: "Before the deal",
    StepKind.NO_MORE_BETS: "Before the deal",
    StepKind.DEAL: "The deal",
    StepKind.DEAL_DEALER: "The deal",
    StepKind.RACK_STUB: "After the deal",
    StepKind.COVER_DEALER: "After the deal",
    StepKind.RELEASE_CARDS: "After the deal",
    StepKind.OFFER: "The offers",
}


@dataclass(frozen=True, slots=True)
class _Due:
    """What one line of the left column requires: a step, or the Ante and its bonus in one."""

    steps: tuple[int, ...]
    action: Action
    group: str
    with_bonus: bool = False


@dataclass(slots=True)
class _Line:
    """A row in the making: what is due there, and the index of the act that stands beside it."""

    due: _Due | None
    at: int | None

    @property
    def matched(self) -> bool:
        return self.due is not None and self.at is not None


def columns(verdict: Verdict) -> tuple[tuple[Row, ...], tuple[int, ...]]:
    """The rows from the first act to the last, and the findings in the order in which rows show
    them: ``marks`` number them from 1."""
    return _Columns(verdict).build()


class _Columns:
    def __init__(self, verdict: Verdict) -> None:
        self.verdict = verdict
        self.script: Script = verdict.script
        self.rules: HouseRules = verdict.script.house.rules
        self.acts = [_read(text) for text in verdict.trace]
        self.dues = list(_dues(verdict, self.acts))
        self.places = {id(step): place for place, step in enumerate(self.script.steps)}
        self.moved = {
            self.place(step) for finding in verdict.findings for step in finding.moved
        } | {
            self.place(finding.due)
            for finding in verdict.findings
            if finding.code is Code.OUT_OF_ORDER and finding.due is not None
        }

    def build(self) -> tuple[tuple[Row, ...], tuple[int, ...]]:
        lines = self.merged()
        found = [self.findings_of(line) for line in lines]
        order = list(dict.fromkeys(number for numbers in found for number in numbers))
        order += [each for each in range(len(self.verdict.findings)) if each not in order]
        numbers = {finding: place for place, finding in enumerate(order, 1)}
        rows: list[Row] = []
        for line, findings in zip(lines, found, strict=True):
            group = self.group(line, rows[-1].group if rows else None)
            marks = tuple(sorted(numbers[finding] for finding in findings))
            rows.append(self.row(line, group, marks))
        return tuple(_first_lit(rows)), tuple(order)

    # --- alignment

    def place(self, step: Step) -> int:
        return self.places[id(step)]

    def partner(self, due: _Due) -> int | None:
        """The act that did what is due, where it was the right kind of act."""
        at = self.verdict.done.get(due.steps[0])
        action = None if at is None else self.acts[at]
        return at if action is not None and action.verb is due.action.verb else None

    def kept(self, due: _Due) -> bool:
        return self.partner(due) is not None and not self.moved & set(due.steps)

    def required(self) -> list[_Due]:
        """What is due, in an order that the house allows and that is nearest to what was done."""
        kept = sorted((due for due in self.dues if self.kept(due)), key=self._done_at)
        for place, due in enumerate(self.dues):
            if not self.kept(due):
                kept.insert(self.between(kept, place), due)
        return kept

    def _done_at(self, due: _Due) -> tuple[int, int]:
        return self.verdict.done[due.steps[0]], due.steps[0]

    def between(self, listed: Sequence[_Due], place: int) -> int:
        """Where to put a line that was not done there: beside its own seat's lines, else before
        what must follow it, else where a faultless dealer does it; never against a rule."""
        due = self.dues[place]
        after = self.script.order.after
        low = max((at + 1 for at, each in enumerate(listed) if _leads(after, each, due)), default=0)
        high = min(
            (at for at, each in enumerate(listed) if _leads(after, due, each)), default=len(listed)
        )
        for earlier in reversed(self.dues[:place]):
            if earlier.group == due.group and earlier in listed:
                return min(max(listed.index(earlier) + 1, low), high)
        if high < len(listed):
            return max(low, high)
        return max(low, listed.index(self.dues[place - 1]) + 1 if place else 0)

    def merged(self) -> list[_Line]:
        """Both columns in one list; acts that stand beside nothing go where they were done."""
        lines: list[_Line] = []
        beside = {self.partner(due) for due in self.dues if self.kept(due)}
        alone = [at for at in range(len(self.acts)) if at not in beside]
        for due in self.required():
            if not self.kept(due):
                lines.append(_Line(due, None))
                continue
            at = self.partner(due)
            assert at is not None, "what was kept was done"
            while alone and alone[0] < at:
                _place(lines, alone.pop(0), self.acts)
            lines.append(_Line(due, at))
        for at in alone:
            _place(lines, at, self.acts)
        return lines

    # --- what a row shows

    def findings_of(self, line: _Line) -> list[int]:
        numbers = [
            number
            for number, finding in enumerate(self.verdict.findings)
            if self.concerns(finding, line)
        ]
        if numbers or line.matched or self.is_true_call(line):
            return numbers
        return self.nearest(line)[:1]

    def concerns(self, finding: Finding, line: _Line) -> bool:
        if line.at is not None and finding.at == line.at:
            return True
        steps = finding.moved or ((finding.due,) if finding.due is not None else ())
        mine = {self.place(step) for step in steps}
        if finding.code is Code.OUT_OF_ORDER:
            ats = {self.verdict.done.get(step) for step in mine}
            return bool(_steps(line) & mine) or (line.due is None and line.at in ats)
        return not finding.again and bool(_steps(line) & mine)

    def nearest(self, line: _Line) -> list[int]:
        """Findings about the same wager, else about the seat, that explain a gap."""
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

    def is_true_call(self, line: _Line) -> bool:
        """A call that nothing asks for and that is true is right; it stands alone and unmarked."""
        action = None if line.at is None else self.acts[line.at]
        return line.due is None and action is not None and action.verb is Verb.CALL

    def group(self, line: _Line, before: str | None) -> str:
        """The heading; an act that stands alone stands where it was done."""
        if line.due is not None:
            return line.due.group
        action = self.acts[line.at or 0]
        own = f"Seat {action.place}" if action is not None and action.place else BEFORE
        return before or own

    def row(self, line: _Line, group: str, marks: tuple[int, ...]) -> Row:
        due, at = line.due, line.at
        action = None if at is None else self.acts[at]
        elsewhere = due is not None and at is None and self.partner(due) is not None
        place = due.action.place if due is not None else action.place if action else None
        return Row(
            group=group,
            required=None if due is None else self.required_text(due, group),
            done=None if at is None else self.done_text(at, action, group, due),
            marks=marks,
            done_elsewhere=elsewhere,
            seat=place or None,
            at=at,
        )

    def required_text(self, due: _Due, group: str) -> str:
        round_ = self.script.round_
        return in_column(self.rules, round_, due.action, group, with_bonus=due.with_bonus)

    def done_text(self, at: int, action: Action | None, group: str, due: _Due | None) -> str:
        if action is None:
            return self.verdict.trace[at]
        with_bonus = due is not None and due.with_bonus
        return in_column(self.rules, self.script.round_, action, group, with_bonus=with_bonus)


def _dues(verdict: Verdict, acts: Sequence[Action | None]) -> Iterator[_Due]:
    """The steps in the house's order, an Ante and a bonus that no act names apart as one."""
    steps = verdict.script.steps
    antes = {step.seat: place for place, step in enumerate(steps) if _pays(step, Wager.ANTE)}
    bonuses = {
        step.seat: place for place, step in enumerate(steps) if _pays(step, Wager.ANTE_BONUS)
    }
    apart = {each.place for each in acts if each and each.wager is Wager.ANTE_BONUS}
    joined = {seat for seat in antes.keys() & bonuses.keys() if seat not in apart}
    for place, step in enumerate(steps):
        if step.seat in joined and place == bonuses[step.seat]:
            continue
        if step.seat in joined and place == antes[step.seat]:
            yield _with_bonus(step, place, steps[bonuses[step.seat]], bonuses[step.seat])
        else:
            yield _Due((place,), step.action, _group(step))


def _with_bonus(ante: Step, place: int, bonus: Step, bonus_place: int) -> _Due:
    both = (ante.action.amount or Money(0)) + (bonus.action.amount or Money(0))
    action = replace(ante.action, amount=both)
    return _Due((place, bonus_place), action, _group(ante), with_bonus=True)


def _pays(step: Step, wager: Wager) -> bool:
    return step.action.verb is Verb.PAY and step.wager is wager


def _group(step: Step) -> str:
    if step.kind in SEAT_SETTLING and step.seat:
        return f"Seat {step.seat}"
    return _HEADINGS.get(step.kind, BEFORE)


def _leads(after: Sequence[int], first: _Due, then: _Due) -> bool:
    return any(after[one] >> other & 1 for one in first.steps for other in then.steps)


def _place(lines: list[_Line], at: int, acts: Sequence[Action | None]) -> None:
    """Put an act that stands alone beside a gap for its wager if one is near, else after all."""
    action = acts[at]
    for line in reversed(lines):
        if line.at is not None or line.due is None:
            break
        if action is not None and action.wager and _opposes(line.due.action, action):
            line.at = at
            return
    lines.append(_Line(None, at))


def _opposes(due: Action, done: Action) -> bool:
    """Whether a wager was taken that was to be paid, or paid that was to be taken."""
    return (due.place, due.wager) == (done.place, done.wager) and due.verb is not done.verb


def _steps(line: _Line) -> set[int]:
    return set() if line.due is None else set(line.due.steps)


def _read(text: str) -> Action | None:
    try:
        return Action.parse(text)
    except BadAction:
        return None


def _first_lit(rows: Sequence[Row]) -> Iterator[Row]:
    lit = next((place for place, row in enumerate(rows) if row.differs), None)
    for place, row in enumerate(rows):
        yield replace(row, first_difference=True) if place == lit else row
