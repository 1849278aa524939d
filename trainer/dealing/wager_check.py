"""Checks takes and payments against the amounts owed, wager by wager."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace

from trainer.dealing.action import Action, Verb
from trainer.dealing.comparison import Comparison
from trainer.dealing.finding import Act, Code, Finding
from trainer.dealing.undue_acts import envied_besides
from trainer.dealing.wager_verdicts import Cell, judge, needless
from trainer.game.rules import Result
from trainer.game.settle import Line, SeatSettlement
from trainer.game.wagers import Wager

Acts = tuple[Act, ...]


def compare_wagers(comparison: Comparison) -> None:
    """Find every wager that was settled wrongly, twice or not at all."""
    _Wagers(comparison).compare()


class _Wagers:
    """The takes and payments of one trace."""

    def __init__(self, comparison: Comparison) -> None:
        self.comparison = comparison
        self.script = comparison.script
        self.findings = comparison.findings
        self.places = {
            (step.seat, step.wager): place
            for place, step in enumerate(self.script.steps)
            if step.wager
        }
        self.collected = {act.action.place for act in comparison.done_by(Verb.COLLECT)}

    def compare(self) -> None:
        by_cell: dict[tuple[int, Wager], list[Act]] = defaultdict(list)
        for act in self.comparison.done_by(Verb.TAKE, Verb.PAY):
            by_cell[_cell_of(act.action)].append(act)
        for settled in self.script.settlement.seats:
            mine = {wager: tuple(by_cell.pop((settled.seat, wager), ())) for wager in Wager}
            self.seat(settled, mine)
        for strangers in by_cell.values():
            self.findings += [self.comparison.not_due(act) for act in strangers]

    def seat(self, settled: SeatSettlement, acts: dict[Wager, Acts]) -> None:
        ante, bonus = settled.line(Wager.ANTE), settled.line(Wager.ANTE_BONUS)
        if ante and bonus and not acts[Wager.ANTE_BONUS]:
            self.ante_with_bonus(settled.seat, ante, bonus, acts.pop(Wager.ANTE))
            acts.pop(Wager.ANTE_BONUS)
        for wager, mine in acts.items():
            line = settled.line(wager)
            if line is None:
                self.findings += [self.comparison.not_due(act) for act in mine]
            elif line.forfeited:
                self.forfeited(settled.seat, line, mine)
            else:
                self.judge(self.cell(settled.seat, line, mine))

    def cell(self, seat: int, line: Line, acts: Acts, bonus: Line | None = None) -> Cell:
        place = self.places.get((seat, line.wager))
        step = None if place is None else self.script.steps[place]
        return Cell(seat, line, acts, place, step, bonus)

    def judge(self, cell: Cell) -> None:
        judged = judge(cell)
        self.findings += map(self.by_whose_hand, judged.findings)
        if judged.claim is not None:
            self.comparison.claims.append(judged.claim)

    def by_whose_hand(self, finding: Finding) -> Finding:
        """An Envy Bonus that was paid for a hand beside those that count: by that hand's clause."""
        if finding.wager is not Wager.ENVY_BONUS or finding.code is not Code.WRONG_AMOUNT:
            return finding
        source = envied_besides(self.script, finding.seat, finding.money)
        return finding if source is None else replace(finding, source=source)

    def ante_with_bonus(self, seat: int, ante: Line, bonus: Line, acts: Acts) -> None:
        """A bonus that no act names: a payment on the Ante's spot stands for both together, or for
        one after the other."""
        pays = tuple(act for act in acts if act.action.verb is Verb.PAY)
        if [act.action.amount for act in acts] == [ante.pays, bonus.pays]:
            self.judge(self.cell(seat, ante, acts[:1]))
            self.judge(self.cell(seat, bonus, acts[1:]))
            return
        takes = tuple(act for act in acts if act.action.verb is Verb.TAKE)
        exact = any(act.action.amount == bonus.pays for act in pays)
        paid_instead = bool(pays) and not takes and not exact
        if ante.result is Result.WIN or (ante.result is Result.LOSE and paid_instead):
            self.join(seat, bonus)
            self.judge(self.cell(seat, ante, acts, bonus))
        else:
            self.judge(self.cell(seat, ante, takes))
            self.judge(self.cell(seat, bonus, pays))

    def join(self, seat: int, bonus: Line) -> None:
        ante_at, bonus_at = (self.places.get((seat, each)) for each in (Wager.ANTE, bonus.wager))
        if ante_at is not None and bonus_at is not None:
            self.comparison.joined[bonus_at] = ante_at

    def forfeited(self, seat: int, line: Line, acts: Acts) -> None:
        """A forfeited wager is taken by collecting the fold, not by a take of its own."""
        for act in acts:
            if act.action.verb is Verb.PAY:
                self.findings.append(_paid_forfeit(seat, line, act))
            elif seat in self.collected:
                self.findings.append(needless(Cell(seat, line, ()), act))


def _paid_forfeit(seat: int, line: Line, act: Act) -> Finding:
    return Finding(
        code=Code.WRONG_RESULT,
        source=line.source,
        seat=seat,
        wager=line.wager,
        at=act.at,
        expected=str(Action(Verb.COLLECT, seat)),
        got=act.text,
        money=act.action.amount,
        line=line,
    )


def _cell_of(action: Action) -> tuple[int, Wager]:
    assert action.place is not None, "takes and payments name a seat"
    assert action.wager is not None, "takes and payments name a wager"
    return action.place, action.wager
