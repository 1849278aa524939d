"""What was done against what was due: steps matched by identity, order by precedence."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations

from trainer.dealing.action import DEALER, STAND_OFF, Action, BadAction, Verb
from trainer.dealing.cells import Cell, judge, needless
from trainer.dealing.claims import Claim, settle_claims
from trainer.dealing.finding import Act, Code, Finding, Verdict
from trainer.dealing.moved import Slip, fewest_slips, reversed_pairs, wrong_pairs
from trainer.dealing.procedure import StepKind
from trainer.dealing.script import Script
from trainer.dealing.step import SEAT_SETTLING, Step
from trainer.game.money import NOTHING, Money, total
from trainer.game.pay import Source
from trainer.game.rules import Result, Situation
from trainer.game.settle import Line, SeatSettlement
from trainer.game.wagers import Wager

Identity = tuple[Verb, int | None, str | None]

GRAMMAR = Source(reading="the actions that can be written are the school's")
NOT_ASKED = Source(reading="the house's document does not ask for it")


def check(script: Script, trace: Sequence[str]) -> Verdict:
    """Every departure of the trace from the script, one finding a cause."""
    return _Checking(script, trace).verdict()


class _Checking:
    """One comparison of a trace with a script."""

    def __init__(self, script: Script, trace: Sequence[str]) -> None:
        self.script = script
        self.trace = tuple(trace)
        self.findings: list[Finding] = []
        self.claims: list[Claim] = []
        self.joined: dict[int, int] = {}
        self.money_steps = {
            (step.seat, step.wager): place for place, step in enumerate(script.steps) if step.wager
        }
        self.acts = self.read()

    def verdict(self) -> Verdict:
        self.wagers(self.done_by(Verb.TAKE, Verb.PAY))
        self.calls(self.done_by(Verb.CALL))
        self.others(self.done_by(*(set(Verb) - {Verb.TAKE, Verb.PAY, Verb.CALL})))
        done = settle_claims(self.script.order, self.claims)
        self.left_over(done)
        done = self.deliveries_told_apart(done)
        self.order(done)
        done |= {bonus: done[ante] for bonus, ante in self.joined.items() if ante in done}
        return Verdict(self.script, self.trace, tuple(sorted(self.findings, key=self.turn)), done)

    def turn(self, finding: Finding) -> tuple[bool, int]:
        """By the act concerned; what was never done comes last, in the order in which it is due."""
        if finding.at is not None:
            return False, finding.at
        steps = self.script.steps
        return True, steps.index(finding.due) if finding.due in steps else len(steps)

    def read(self) -> list[Act]:
        acts = []
        for at, text in enumerate(self.trace):
            try:
                acts.append(Act(at, text, Action.parse(text)))
            except BadAction as reason:
                self.findings.append(
                    Finding(Code.BAD_ACTION, GRAMMAR, at=at, got=text, reason=str(reason))
                )
        return acts

    def done_by(self, *verbs: Verb) -> list[Act]:
        return [act for act in self.acts if act.action.verb in verbs]

    # Wagers: taken and paid, cell by cell

    def wagers(self, acts: Sequence[Act]) -> None:
        by_cell: dict[tuple[int, Wager], list[Act]] = defaultdict(list)
        for act in acts:
            by_cell[_cell_of(act.action)].append(act)
        for settled in self.script.settlement.seats:
            mine = {wager: tuple(by_cell.pop((settled.seat, wager), ())) for wager in Wager}
            self.seat_wagers(settled, mine)
        for strangers in by_cell.values():
            self.findings += [self.not_due(act) for act in strangers]

    def seat_wagers(self, settled: SeatSettlement, acts: dict[Wager, tuple[Act, ...]]) -> None:
        ante, bonus = settled.line(Wager.ANTE), settled.line(Wager.ANTE_BONUS)
        if ante and bonus and not acts[Wager.ANTE_BONUS]:
            self.ante_with_bonus(settled.seat, ante, bonus, acts.pop(Wager.ANTE))
            acts.pop(Wager.ANTE_BONUS)
        for wager, mine in acts.items():
            line = settled.line(wager)
            if line is None:
                self.findings += [self.not_due(act) for act in mine]
            elif line.forfeited:
                self.forfeited(settled.seat, line, mine)
            else:
                self.judge(self.cell(settled.seat, line, mine))

    def cell(self, seat: int, line: Line, acts: tuple[Act, ...], bonus: Line | None = None) -> Cell:
        place = self.place_of(seat, line.wager)
        step = None if place is None else self.script.steps[place]
        return Cell(seat, line, acts, place, step, bonus)

    def judge(self, cell: Cell) -> None:
        judged = judge(cell)
        self.findings += judged.findings
        if judged.claim is not None:
            self.claims.append(judged.claim)

    def ante_with_bonus(self, seat: int, ante: Line, bonus: Line, acts: tuple[Act, ...]) -> None:
        """A bonus that no act names: what is paid on the Ante's spot stands for both together."""
        pays = tuple(act for act in acts if act.action.verb is Verb.PAY)
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
        ante_at, bonus_at = self.place_of(seat, Wager.ANTE), self.place_of(seat, bonus.wager)
        if ante_at is not None and bonus_at is not None:
            self.joined[bonus_at] = ante_at

    def forfeited(self, seat: int, line: Line, acts: tuple[Act, ...]) -> None:
        """A wager that the fold forfeits is taken by collecting the fold, not by itself."""
        collected = any(
            act.action.verb is Verb.COLLECT and act.action.place == seat for act in self.acts
        )
        for act in acts:
            if act.action.verb is Verb.PAY:
                self.findings.append(
                    Finding(
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
                )
            elif collected:
                self.findings.append(needless(Cell(seat, line, ()), act))

    def place_of(self, seat: int, wager: Wager) -> int | None:
        return self.money_steps.get((seat, wager))

    # Calls: a true one is never a mistake

    def calls(self, acts: Sequence[Act]) -> None:
        for place, step in enumerate(self.script.steps):
            if step.action.verb is Verb.CALL:
                mine = [act for act in acts if act.action.place == step.action.place]
                self.due_call(place, step, mine)
        self.findings += [self.false_call(act) for act in acts if not self.is_true(act.action)]

    def due_call(self, place: int, step: Step, acts: Sequence[Act]) -> None:
        said = tuple(act for act in acts if act.action == step.action)
        false = tuple(act for act in acts if not self.is_true(act.action))
        if said or false:
            self.claims.append(Claim((place,), said or false[:1]))
        else:
            self.findings.append(self.missing(step))

    def is_true(self, action: Action) -> bool:
        if action.place == DEALER:
            return action.word == self.script.settlement.dealer.category.value
        settled = self.script.settlement.seat(action.place or 0)
        if settled is None:
            return False
        if action.word == STAND_OFF:
            return settled.situation is Situation.TIE
        return action.word == settled.category.value

    def false_call(self, act: Act) -> Finding:
        action = act.action
        settled = self.script.settlement.seat(action.place or 0)
        if action.place != DEALER and settled is None:
            return self.not_due(act)
        step = next((each for each in self.script.steps if _same_call(each, action)), None)
        return Finding(
            code=Code.WRONG_CALL,
            source=self.source_of(step, action),
            seat=action.place or None,
            at=act.at,
            expected=self.true_call(action),
            got=act.text,
            due=step,
        )

    def true_call(self, action: Action) -> str | None:
        """What could truly be said of that hand; nothing where it is no stand-off."""
        if action.place == DEALER:
            word = self.script.settlement.dealer.category.value
            return str(Action(Verb.CALL, DEALER, word=word))
        settled = self.script.settlement.seat(action.place or 0)
        if settled is None or action.word == STAND_OFF:
            return None
        return str(Action(Verb.CALL, action.place, word=settled.category.value))

    # Everything else: each step once

    def others(self, acts: Sequence[Act]) -> None:
        steps: dict[Identity, list[int]] = defaultdict(list)
        for place, step in enumerate(self.script.steps):
            if step.action.verb not in (Verb.TAKE, Verb.PAY, Verb.CALL):
                steps[_identity(step.action)].append(place)
        done: dict[Identity, list[Act]] = defaultdict(list)
        for act in acts:
            done[_identity(act.action)].append(act)
        for identity in dict.fromkeys((*steps, *done)):
            self.repeated(steps.get(identity, []), done.get(identity, []))

    def repeated(self, places: Sequence[int], acts: Sequence[Act]) -> None:
        if places and acts:
            self.claims.append(Claim(tuple(places), tuple(acts)))
        elif places:
            self.findings += [self.missing(self.script.steps[place]) for place in places]
        else:
            self.findings += [self.not_due(act) for act in acts]

    def left_over(self, done: Mapping[int, int]) -> None:
        """Steps and acts of one identity that found no partner."""
        taken = set(done.values())
        for claim in self.claims:
            steps = [self.script.steps[place] for place in claim.steps]
            self.findings += [
                self.missing(step)
                for place, step in zip(claim.steps, steps, strict=True)
                if place not in done
            ]
            if steps[0].action.verb is not Verb.CALL:
                spare = [act for act in claim.acts if act.at not in taken]
                self.findings += [self.done_again(act, steps[0]) for act in spare]

    def missing(self, step: Step) -> Finding:
        money = self.uncollected(step) if step.kind is StepKind.COLLECT else None
        return Finding(
            code=Code.MISSING,
            source=step.source,
            seat=step.seat,
            wager=step.wager,
            expected=str(step.action),
            money=money,
            due=step,
        )

    def uncollected(self, step: Step) -> Money:
        """What a fold forfeits and nobody took."""
        settled = self.script.settlement.seat(step.seat or 0)
        assert settled is not None, "only seats of the round are collected"
        taken = {act.action.wager for act in self.acts if _takes(act.action, settled.seat)}
        left = [line for line in settled.lines if line.forfeited and line.wager not in taken]
        return total(line.stake or NOTHING for line in left)

    def done_again(self, act: Act, step: Step) -> Finding:
        money = act.action.amount
        source = step.line.source if step.line else step.source
        return Finding(
            code=Code.UNEXPECTED,
            source=source,
            seat=act.action.place or None,
            wager=act.action.wager,
            at=act.at,
            got=act.text,
            money=money,
            due=step,
            line=step.line,
            again=True,
        )

    def not_due(self, act: Act) -> Finding:
        """An act that nothing asks for; a ruling on a sound round is a wrong one."""
        ruling = act.action.verb is Verb.RULE
        return Finding(
            code=Code.WRONG_CALL if ruling else Code.UNEXPECTED,
            source=self.source_of(None, act.action),
            seat=act.action.place or None,
            wager=act.action.wager,
            at=act.at,
            got=act.text,
            money=act.action.amount,
        )

    def source_of(self, step: Step | None, action: Action) -> Source:
        """The rule nearest to an act that was not due: that of the step of its kind."""
        if step is not None:
            return step.source
        kinds = {
            (Verb.REVEAL, True): StepKind.REVEAL_DEALER,
            (Verb.CALL, True): StepKind.CALL_DEALER,
            (Verb.CALL, False): StepKind.CALL_STAND_OFF,
            (Verb.DEAL, True): StepKind.DEAL_DEALER,
        }
        kind = kinds.get((action.verb, action.place == DEALER))
        if kind is None and action.verb.value in list(StepKind):
            kind = StepKind(action.verb.value)
        found = self.script.house.procedure.steps.get(kind) if kind else None
        return found or NOT_ASKED

    # Order: the fewest slips that explain it

    def deliveries_told_apart(self, done: dict[int, int]) -> dict[int, int]:
        """Deliveries to one place look alike: the fewest slips tell which of them is which."""
        fewest = len(self.slips(done)[1])
        while fewest > 1:
            tried = [(len(self.slips(other)[1]), other) for other in self.told_otherwise(done)]
            least, best = min(tried, key=lambda each: each[0], default=(fewest, done))
            if least >= fewest:
                break
            fewest, done = least, best
        return done

    def told_otherwise(self, done: dict[int, int]) -> Iterator[dict[int, int]]:
        """The same acts with those of one place told apart in another way."""
        for claim in self.claims:
            alike = [place for place in claim.steps if place in done]
            if len(alike) > 1:
                for acts in permutations([done[place] for place in alike]):
                    yield done | dict(zip(alike, acts, strict=True))

    def order(self, done: Mapping[int, int]) -> None:
        early, slips = self.slips(done)
        for slip in slips:
            self.findings.append(self.out_of_order(slip, early, done))

    def slips(self, done: Mapping[int, int]) -> tuple[dict[int, int], list[Slip]]:
        """The reversed pairs, and the fewest slips that explain them."""
        opposite = {place for claim in self.claims if claim.opposite for place in claim.steps}
        in_turn = sorted(done.keys() - opposite, key=lambda step: (done[step], step))
        early = reversed_pairs(self.script.order, in_turn)
        if not early:
            return {}, []
        steps = self.script.steps
        seats = {place: step.seat for place, step in enumerate(steps) if step.seat is not None}
        settling = {
            place: seat for place, seat in seats.items() if steps[place].kind in SEAT_SETTLING
        }
        return early, fewest_slips(early, in_turn, seats, settling)

    def out_of_order(
        self, slip: Slip, early: Mapping[int, int], done: Mapping[int, int]
    ) -> Finding:
        first, then = min(
            wrong_pairs(early, slip.steps),
            key=lambda pair: abs(done[pair[0]] - done[pair[1]]),
        )
        moved_first = first in slip.steps
        mover, rival = (first, then) if moved_first else (then, first)
        step, other = self.script.steps[mover], self.script.steps[rival]
        moved = tuple(self.script.steps[each] for each in slip.steps)
        at = min(done[each] for each in slip.steps)
        return Finding(
            code=Code.OUT_OF_ORDER,
            source=self.script.order.source(first, then),
            seat=step.seat,
            wager=None if self.whole_seat(moved) else step.wager,
            at=at if len(moved) > 1 else done[mover],
            expected=f"{self.script.steps[first].action} before {self.script.steps[then].action}",
            got=self.trace[done[mover]],
            due=step,
            rival=other,
            due_first=moved_first,
            moved=moved,
        )

    def whole_seat(self, moved: Sequence[Step]) -> bool:
        """Whether everything that was taken and paid at the seat moved together."""
        wagers = [step for step in moved if step.wager is not None]
        mine = [step for step in self.script.steps if step.wager and step.seat == moved[0].seat]
        return len(moved) > 1 and len(wagers) == len(mine)


def _cell_of(action: Action) -> tuple[int, Wager]:
    assert action.place is not None, "takes and payments name a seat"
    assert action.wager is not None, "takes and payments name a wager"
    return action.place, action.wager


def _identity(action: Action) -> Identity:
    return action.verb, action.place, action.word


def _same_call(step: Step, action: Action) -> bool:
    return step.action.verb is Verb.CALL and step.action.place == action.place


def _takes(action: Action, seat: int) -> bool:
    return action.verb is Verb.TAKE and action.place == seat
