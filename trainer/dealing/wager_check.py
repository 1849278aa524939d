"""Checks takes and payments against the amounts owed, wager by wager."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.action import Action, Verb
from trainer.dealing.comparison import Claim, Comparison
from trainer.dealing.finding import Act, Code, Finding
from trainer.dealing.procedure import Step
from trainer.dealing.undue_acts import envied_besides
from trainer.game.money import NOTHING, Money
from trainer.game.pay import Source
from trainer.game.rules import Result
from trainer.game.settle import Line, SeatSettlement, envied_hands
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
        collects = comparison.done_by(Verb.COLLECT)
        self.collected = {act.action.place for act in collects}
        # What a hand still in play lost where it was collected as a fold.
        self.put_away = {
            (act.action.place, line.wager)
            for act in collects
            for line in comparison.live_lines(act)
            if line.result is Result.LOSE
        }

    def compare(self) -> None:
        by_cell: dict[tuple[int, Wager], list[Act]] = defaultdict(list)
        for act in self.comparison.done_by(Verb.TAKE, Verb.PAY):
            by_cell[_cell_of(act.action)].append(act)
        for settled in self.script.settlement.seats:
            mine = {wager: tuple(by_cell.pop((settled.seat, wager), ())) for wager in Wager}
            self.seat(settled, mine)
        for strangers in by_cell.values():
            self.undue(strangers)

    def seat(self, settled: SeatSettlement, acts: dict[Wager, Acts]) -> None:
        ante, bonus = settled.line(Wager.ANTE), settled.line(Wager.ANTE_BONUS)
        if ante and bonus and not acts[Wager.ANTE_BONUS]:
            self.ante_with_bonus(settled.seat, ante, bonus, acts.pop(Wager.ANTE))
            acts.pop(Wager.ANTE_BONUS)
        for wager, mine in acts.items():
            line = settled.line(wager)
            if line is None:
                self.undue(mine)
            elif line.forfeited:
                self.forfeited(settled.seat, line, mine)
            else:
                self.judge(self.cell(settled.seat, line, mine))

    def undue(self, acts: Sequence[Act]) -> None:
        """Acts on a wager that the seat has not; a payment that was taken back is one mistake."""
        found = [self.comparison.not_due(act) for act in acts]
        if len(acts) > 1 and found[0].money and moved(NOTHING, acts) == NOTHING:
            found = [replace(found[0], money=NOTHING, put_right=True)]
        self.findings += found

    def cell(self, seat: int, line: Line, acts: Acts, bonus: Line | None = None) -> Cell:
        place = self.places.get((seat, line.wager))
        step = None if place is None else self.script.steps[place]
        return Cell(seat, line, acts, place, step, bonus)

    def judge(self, cell: Cell) -> None:
        if not cell.acts and (cell.seat, cell.line.wager) in self.put_away:
            return
        judged = (
            Judged(_claim(cell, cell.acts[-1:]), ()) if self.hand_by_hand(cell) else judge(cell)
        )
        self.findings += map(self.by_whose_hand, judged.findings)
        if judged.claim is not None:
            self.comparison.claims.append(judged.claim)

    def hand_by_hand(self, cell: Cell) -> bool:
        """True if the Envy Bonus for each of several hands was paid by itself."""
        rules, round_ = self.script.house.rules, self.script.round_
        seat = round_.seat(cell.seat)
        if cell.line.wager is not Wager.ENVY_BONUS or rules.envy is None or seat is None:
            return False
        due = [row.award for _, row in envied_hands(rules, rules.envy, seat, round_)]
        paid = [act.action.amount for act in cell.pays]
        return len(paid) > 1 and len(paid) == len(cell.acts) and Counter(paid) == Counter(due)

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
        # Two acts with exactly the two sums: the Ante and its bonus, both on the one spot.
        for first, then in (acts, acts[::-1]) if len(pays) == len(acts) == 2 else ():
            if (first.action.amount, then.action.amount) == (ante.pays, bonus.pays):
                self.judge(self.cell(seat, ante, (first,)))
                self.judge(self.cell(seat, bonus, (then,)))
                return
        takes = tuple(act for act in acts if act.action.verb is Verb.TAKE)
        # A payment of the bonus to the dollar is the bonus, though the Ante beside it was
        # forgotten.
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


class Cell(Struct, frozen=True):
    """A wager at a seat: its line, its step if one is due, and its acts. ``bonus`` is the Ante
    Bonus if a payment on the Ante's spot stands for both."""

    seat: int
    line: Line
    acts: tuple[Act, ...]
    place: int | None = None
    step: Step | None = None
    bonus: Line | None = None

    @property
    def owed(self) -> Money:
        """The sum to be paid at this spot."""
        return self.line.pays + (self.bonus.pays if self.bonus else NOTHING)

    @property
    def takes(self) -> tuple[Act, ...]:
        return tuple(act for act in self.acts if act.action.verb is Verb.TAKE)

    @property
    def pays(self) -> tuple[Act, ...]:
        return tuple(act for act in self.acts if act.action.verb is Verb.PAY)

    @property
    def expected(self) -> str | None:
        """The due act as text; None for a push."""
        if self.line.result is Result.PUSH:
            return None
        paid = self.line.result is Result.WIN
        verb, amount = (Verb.PAY, self.owed) if paid else (Verb.TAKE, None)
        return str(Action(verb, self.seat, self.line.wager, amount))

    @property
    def right_acts(self) -> tuple[Act, ...]:
        """The acts that are due and right."""
        match self.line.result:
            case Result.WIN:
                return tuple(act for act in self.pays if act.action.amount == self.owed)
            case Result.LOSE:
                return self.takes
            case Result.PUSH:
                return ()

    @property
    def right_move(self) -> Money:
        """The player's money that a faultless dealer moves at this spot."""
        return -self.stake if self.line.result is Result.LOSE else self.owed

    @property
    def stake(self) -> Money:
        """The chips that a take removes; a bonus has nothing of its own on the table."""
        return NOTHING if self.line.wager.is_bonus else self.line.stake or NOTHING


class Judged(Struct, frozen=True):
    """The judgement of a cell: the claim that did its step, and its findings."""

    claim: Claim | None
    findings: tuple[Finding, ...]


def moved(stake: Money, acts: Sequence[Act]) -> Money:
    """The player's money that the acts on one spot move: a take removes the stake, or what was paid
    there if no stake lies there."""
    paid = gone = NOTHING
    for act in acts:
        if act.action.verb is Verb.PAY:
            paid += _amount(act)
        elif stake:
            stake, gone = NOTHING, stake
        else:
            paid = NOTHING
    return paid - gone


def judge(cell: Cell) -> Judged:
    """Judge a cell with one finding for each cause: the first wrong act is the mistake, further
    ones are needless. Several acts that leave the right money in the end are one mistake."""
    if len(cell.acts) > 1 and cell.pays and moved(cell.stake, cell.acts) == cell.right_move:
        return _put_right(cell)
    match cell.line.result:
        case Result.WIN:
            return _to_pay(cell)
        case Result.LOSE:
            return _to_take(cell)
        case Result.PUSH:
            return Judged(None, _to_leave(cell))


def _put_right(cell: Cell) -> Judged:
    """The first wrong act is the mistake."""
    right = cell.right_acts[:1]
    wrong = next(act for act in cell.acts if act not in right)
    claim = None if cell.line.result is Result.PUSH else _claim(cell, right or cell.pays[:1])
    if cell.line.result is not Result.WIN or wrong.action.verb is Verb.TAKE:
        found = _result_wrong(cell, wrong, NOTHING)
    elif right:
        found = replace(needless(cell, wrong), money=NOTHING)
    else:
        found = _amount_wrong(cell, wrong)
    return Judged(claim, (replace(found, put_right=True),))


def _to_pay(cell: Cell) -> Judged:
    pays = cell.pays
    exact = cell.right_acts
    if exact:
        return Judged(_claim(cell, exact), _all_besides(cell, exact))
    if pays:
        first = _amount_wrong(cell, pays[0])
        return Judged(_claim(cell, pays[:1]), (first, *_all_besides(cell, pays[:1])))
    return _unpaid(cell)


def _unpaid(cell: Cell) -> Judged:
    takes = cell.takes
    if takes:
        # The player is short of the stake that was taken and of all that it won.
        first = _result_wrong(cell, takes[0], -(cell.stake + cell.owed))
        again = tuple(needless(cell, act) for act in takes[1:])
        return Judged(_claim(cell, takes[:1], opposite=True), (first, *again))
    return Judged(None, (_missing(cell, -cell.owed),))


def _to_take(cell: Cell) -> Judged:
    takes, pays = cell.takes, cell.pays
    if takes:
        return Judged(_claim(cell, takes), _all_besides(cell, takes))
    if pays:
        first = _result_wrong(cell, pays[0], _amount(pays[0]) + cell.stake - cell.owed)
        rest = tuple(needless(cell, act) for act in pays[1:])
        return Judged(_claim(cell, pays[:1], opposite=True), (first, *rest))
    return Judged(None, (_missing(cell, cell.stake),))


def _claim(cell: Cell, acts: Sequence[Act], *, opposite: bool = False) -> Claim | None:
    return None if cell.place is None else Claim((cell.place,), tuple(acts), opposite)


def _to_leave(cell: Cell) -> tuple[Finding, ...]:
    """The findings of a push that was touched."""
    if not cell.acts:
        return ()
    first, *more = cell.acts
    return (
        _result_wrong(cell, first, _effect(cell, first)),
        *(
            needless(cell, act)
            if act.action.verb is first.action.verb
            else _result_wrong(cell, act, _effect(cell, act))
            for act in more
        ),
    )


def _all_besides(cell: Cell, counted: Sequence[Act]) -> tuple[Finding, ...]:
    """A finding for each act except those that count as the step."""
    places = {act.at for act in counted}
    return tuple(_besides(cell, act) for act in cell.acts if act.at not in places)


def _besides(cell: Cell, act: Act) -> Finding:
    """A finding for an act beside the one that did the step: its opposite, or a repetition."""
    paid = act.action.verb is Verb.PAY
    if paid == (cell.line.result is Result.WIN):
        return needless(cell, act)
    return _result_wrong(cell, act, _effect(cell, act))


def _effect(cell: Cell, act: Act) -> Money:
    """The player's money that the act alone moves."""
    before = tuple(each for each in cell.acts if each.at < act.at)
    return moved(cell.stake, (*before, act)) - moved(cell.stake, before)


def _amount(act: Act) -> Money:
    return act.action.amount or NOTHING


def _amount_wrong(cell: Cell, act: Act) -> Finding:
    # Paid as the Ante alone: it is the bonus that was forgotten, so its table is cited.
    short_of = cell.bonus if cell.bonus and _amount(act) == cell.line.pays else cell.line
    source = short_of.table or short_of.source
    money = _amount(act) - cell.owed
    found = _finding(cell, Code.WRONG_AMOUNT, act, money, source)
    return replace(found, in_doubt=_amount(act) == cell.line.in_doubt)


def _result_wrong(cell: Cell, act: Act, money: Money) -> Finding:
    return _finding(cell, Code.WRONG_RESULT, act, money, cell.line.source)


def needless(cell: Cell, act: Act) -> Finding:
    """An act on a wager that was settled before."""
    money = _amount(act) if act.action.verb is Verb.PAY else None
    return _finding(cell, Code.UNEXPECTED, act, money, cell.line.source, again=True)


def _missing(cell: Cell, money: Money) -> Finding:
    return _finding(cell, Code.MISSING, None, money, cell.line.source)


def _finding(
    cell: Cell,
    code: Code,
    act: Act | None,
    money: Money | None,
    source: Source,
    *,
    again: bool = False,
) -> Finding:
    return Finding(
        code=code,
        source=source,
        seat=cell.seat,
        wager=cell.line.wager,
        at=None if act is None else act.at,
        expected=None if code is Code.UNEXPECTED else cell.expected,
        got=None if act is None else act.text,
        money=money,
        due=cell.step,
        line=cell.line,
        bonus=cell.bonus,
        again=again,
    )
