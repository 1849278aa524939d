"""Wrong rules about the order of things, as a trace shows them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from trainer.dealing.action import Action, Verb
from trainer.dealing.finding import Code, Finding, Verdict
from trainer.dealing.moved import reversed_pairs, wrong_pairs
from trainer.dealing.procedure import DealBy, StepKind
from trainer.dealing.script import Script
from trainer.dealing.step import Step
from trainer.game.pay import Source
from trainer.game.wagers import Wager


@dataclass(frozen=True, slots=True)
class Habit:
    """A wrong rule that the trace shows, and the clause that it breaks."""

    id: str
    source: Source


def habits(verdict: Verdict) -> tuple[Habit, ...]:
    """Every wrong rule about order that the trace shows, each once, in the order of their ids."""
    found: dict[str, Source] = {}
    for habit in (*_reversed(verdict), *_left_out(verdict), *_of_seats(verdict)):
        found.setdefault(habit.id, habit.source)
    return tuple(Habit(name, found[name]) for name in sorted(found))


# ---------------------------------------------------------- pairs the wrong way round

TAKE, PAY, CLEAR = StepKind.TAKE, StepKind.PAY, StepKind.CLEAR
MONEY = (TAKE, PAY)
DEALS = (StepKind.DEAL, StepKind.DEAL_DEALER)
_BEFORE_LOOKING = (StepKind.RACK_STUB, StepKind.COVER_DEALER)

Kinds = tuple[StepKind, ...]
Fits = Callable[[Script, Step, Step], bool]


def _any(script: Script, one: Step, other: Step) -> bool:
    return True


def _same_seat(script: Script, one: Step, other: Step) -> bool:
    return one.seat == other.seat


@dataclass(frozen=True, slots=True)
class Pair:
    """Two steps of which the one is to come before the other: done otherwise, they show a habit."""

    first: Kinds
    then: Kinds
    fits: Fits = _any

    def shown_by(self, script: Script, one: Step, other: Step) -> bool:
        known = one.kind in self.first and other.kind in self.then
        return known and self.fits(script, one, other)


def _paid_before_dealer(wager: Wager) -> Pair:
    return Pair((StepKind.REVEAL_DEALER,), (PAY,), lambda _, one, other: other.wager is wager)


def _one_seat_and_kind(script: Script, one: Step, other: Step) -> bool:
    return one.kind is other.kind and one.seat == other.seat


def _mucked_early(*, folded: bool) -> Pair:
    def fits(script: Script, one: Step, other: Step) -> bool:
        seat = script.round_.seat(other.seat or 0)
        return one.seat == other.seat and seat is not None and seat.folded is folded

    return Pair(MONEY, (CLEAR,), fits)


PAIRS: Mapping[str, Pair] = {
    "SQ01": Pair((TAKE,), (PAY,), _same_seat),
    "SQ03": Pair(MONEY, MONEY, _one_seat_and_kind),
    "SQ05": Pair((StepKind.REVEAL_DEALER,), (StepKind.REVEAL,)),
    "SQ06": Pair((StepKind.OFFER,), MONEY),
    "SQ07": Pair((StepKind.COLLECT,), (StepKind.REVEAL_DEALER,)),
    "SQ10": _mucked_early(folded=False),
    "SQ11": _mucked_early(folded=True),
    "SQ12": _paid_before_dealer(Wager.PAIR_PLUS),
    "SQ13": _paid_before_dealer(Wager.SIX_CARD_BONUS),
    "SQ14": Pair((StepKind.NO_MORE_BETS,), DEALS),
    "SQ15": Pair((StepKind.CALL_DEALER,), MONEY),
    "SQ17": Pair(DEALS, DEALS),
    "SQ18": Pair(_BEFORE_LOOKING, (StepKind.RELEASE_CARDS,)),
    "SQ19": Pair((StepKind.OFFER,), (StepKind.OFFER,)),
}


def _reversed(verdict: Verdict) -> Iterator[Habit]:
    """The habits that pairs in the wrong order show, of the steps that moved."""
    order, steps = verdict.script.order, verdict.script.steps
    for first, then in _wrong_pairs(verdict):
        for name, pair in PAIRS.items():
            if pair.shown_by(verdict.script, steps[first], steps[then]):
                yield Habit(name, order.source(first, then))


def _wrong_pairs(verdict: Verdict) -> list[tuple[int, int]]:
    early = reversed_pairs(verdict.script.order, in_turn(verdict))
    slips = [each for each in verdict.findings if each.code is Code.OUT_OF_ORDER]
    places = {step: place for place, step in enumerate(verdict.script.steps)}
    moved = [[places[step] for step in slip.moved] for slip in slips]
    return [pair for each in moved for pair in wrong_pairs(early, each)]


def in_turn(verdict: Verdict) -> list[int]:
    """The steps in the order in which they were done; what was taken for paid did none."""
    steps, done = verdict.script.steps, verdict.done
    acted = [place for place in done if _is(verdict.trace[done[place]], steps[place].action.verb)]
    return sorted(acted, key=lambda place: (done[place], place))


def _is(text: str, verb: Verb) -> bool:
    return text.split()[0] == verb.value


# ------------------------------------------------------------ what was not done, or twice

FORGOTTEN = {
    StepKind.TUCK: "SQ11",
    StepKind.NO_MORE_BETS: "SQ14",
    StepKind.CALL_DEALER: "SQ15",
    StepKind.CALL_STAND_OFF: "SQ16",
    StepKind.DEAL: "SQ17",
    StepKind.RACK_STUB: "SQ18",
    StepKind.COVER_DEALER: "SQ18",
}


def _left_out(verdict: Verdict) -> Iterator[Habit]:
    for finding in verdict.findings:
        name = _forgotten(verdict.script, finding) or _again(finding)
        if name is not None:
            yield Habit(name, finding.source)
        if finding.put_right and not supervisor_called(verdict, finding):
            yield Habit("SQ22", finding.source)


SUPERVISOR = str(Action(Verb.RULE, word="call_supervisor"))


def supervisor_called(verdict: Verdict, finding: Finding) -> bool:
    """Whether the supervisor was called before an error of the dealer's own was put right."""
    first = finding.at or 0
    again = f"{Verb.PAY} {finding.seat} {finding.wager} "
    mended = [at for at, text in enumerate(verdict.trace) if text.startswith(again)]
    return SUPERVISOR in verdict.trace[first : max(mended, default=first)]


def _forgotten(script: Script, finding: Finding) -> str | None:
    due = finding.due if finding.code is Code.MISSING else None
    return None if due is None else left_out_by(script, due)


def left_out_by(script: Script, step: Step) -> str | None:
    """The habit of those who leave this step out. Who deals three cards at once where they go one
    by one leaves deliveries out."""
    by_hand = script.house.procedure.deal_by is DealBy.HAND
    return None if step.kind is StepKind.DEAL and by_hand else FORGOTTEN.get(step.kind)


def _again(finding: Finding) -> str | None:
    """Settled twice; or dealt in single cards where the house deals three at once."""
    if not finding.again or finding.got is None:
        return None
    verb = finding.got.split()[0]
    return {"take": "SQ09", "pay": "SQ09", "deal": "SQ17"}.get(verb)


# ------------------------------------------------------------------------ seat by seat


def _of_seats(verdict: Verdict) -> Iterator[Habit]:
    """A seat skipped; the seats from the wrong side; the wagers row by row."""
    steps = verdict.script.steps
    due = [place for place, step in enumerate(steps) if step.kind in MONEY]
    for seat in dict.fromkeys(steps[place].seat for place in due):
        mine = [place for place in due if steps[place].seat == seat]
        if not any(place in verdict.done for place in mine):
            yield Habit("SQ08", steps[mine[0]].source)
    across = [pair for pair in _wrong_pairs(verdict) if _two_seats(steps[pair[0]], steps[pair[1]])]
    if across:
        source = verdict.script.order.source(*across[0])
        settled = [steps[place] for place in in_turn(verdict) if steps[place].kind in MONEY]
        if _from_wrong_side(settled, [steps[place] for place in due]):
            yield Habit("SQ02", source)
        if _row_by_row(settled):
            yield Habit("SQ04", source)


def _two_seats(one: Step, other: Step) -> bool:
    return one.kind in SETTLING and other.kind in SETTLING and one.seat != other.seat


SETTLING = (StepKind.REVEAL, *MONEY, CLEAR)


def _from_wrong_side(settled: list[Step], due: list[Step]) -> bool:
    """The seats one after another, the last one first."""
    order = list(dict.fromkeys(step.seat for step in settled))
    right = [seat for seat in dict.fromkeys(step.seat for step in due) if seat in order]
    return len(order) > 1 and order == right[::-1]


def _row_by_row(settled: list[Step]) -> bool:
    """One wager at every seat, then the next wager at every seat."""
    wagers = [step.wager for step in settled]
    runs = [wager for at, wager in enumerate(wagers) if at == 0 or wagers[at - 1] is not wager]
    several = max((wagers.count(wager) for wager in wagers), default=0) > 1
    return several and len(runs) > 1 and len(runs) == len(set(runs))


HABITS = {
    "SQ01": "Winning wagers are paid before losing ones are taken",
    "SQ02": "The table is settled from the wrong side",
    "SQ03": "The wagers of a seat are settled in a wrong order",
    "SQ04": "The table is settled row by row, not seat by seat",
    "SQ05": "A player's hand is opened before the dealer's",
    "SQ06": "Wagers are settled before all have decided",
    "SQ07": "The dealer's hand is opened before the folds are collected",
    "SQ08": "A seat is skipped",
    "SQ09": "A wager is settled twice",
    "SQ10": "Cards are picked up before the seat is settled",
    "SQ11": "A folded hand is put away though it still has a wager in play",
    "SQ12": "Pair Plus is paid before the dealer's hand is open",
    "SQ13": "The 6 Card Bonus is paid before the dealer's hand is open",
    "SQ14": "Cards are dealt without closing the bets",
    "SQ15": "The dealer's hand is not declared",
    "SQ16": "A stand-off is not declared",
    "SQ17": "Cards are dealt in a wrong order, or in wrong packets",
    "SQ18": "Players may look before the stub and the dealer's hand are secured",
    "SQ19": "Decisions are taken out of turn",
    "SQ22": "An error is put right in silence",
}
"""Each habit in words. One more can leave no mark in a trace: an act is about one stake, so nobody
sweeps two at once (SQ23)."""
