"""Wrong rules about order, as a trace shows them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache

from msgspec import Struct

from trainer.dealing.action import Action, Verb, act_in
from trainer.dealing.finding import Code, Finding, Verdict
from trainer.dealing.order_slips import reversed_pairs, wrong_pairs
from trainer.dealing.procedure import Step, StepKind
from trainer.dealing.script import Script
from trainer.game.money import Money
from trainer.game.pay import Source
from trainer.game.wagers import Wager
from trainer.marking.worked_part import Reached, unworked
from trainer.wording import Phrase, phrase


class Habit(Struct, frozen=True):
    """A wrong rule that the trace shows, and the clause that it breaks."""

    id: str
    source: Source


def habits(verdict: Verdict) -> tuple[Habit, ...]:
    """Every wrong rule about order that the trace shows, each once, in the order of their ids."""
    found: dict[str, Source] = {}
    for habit in (
        *_reversed(verdict),
        *_left_out(verdict),
        *_of_seats(verdict),
        *_unsupervised(verdict),
    ):
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


class Pair(Struct, frozen=True):
    """Two steps of which one must come before the other; in the wrong order they show a habit."""

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
        seat = script.round_.seat(other.seat)
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
    """The habits that reversed pairs of the moved steps show."""
    order, steps = verdict.script.order, verdict.script.steps
    for first, then in _wrong_pairs(verdict):
        for name, pair in PAIRS.items():
            if pair.shown_by(verdict.script, steps[first], steps[then]):
                yield Habit(name, order.source(first, then))


# Every look at a verdict asks for these, and once the round is marked nobody does.
@lru_cache(maxsize=4)
def _wrong_pairs(verdict: Verdict) -> list[tuple[int, int]]:
    slips = [each for each in verdict.findings if each.code is Code.OUT_OF_ORDER]
    if not slips:
        return []
    early = reversed_pairs(verdict.script.order, in_turn(verdict))
    places = {step: place for place, step in enumerate(verdict.script.steps)}
    moved = [[places[step] for step in slip.moved] for slip in slips]
    return [pair for each in moved for pair in wrong_pairs(early, each)]


def in_turn(verdict: Verdict) -> list[int]:
    """The steps in the order done, without a take where a payment was due or the reverse."""
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
    for finding in filter(Reached(verdict).is_evidence, verdict.findings):
        name = _forgotten(verdict.script, finding) or _again(finding)
        if name is not None:
            yield Habit(name, finding.source)
        if finding.put_right and not supervisor_called(verdict, finding):
            yield Habit("SQ22", finding.source)


def _unsupervised(verdict: Verdict) -> Iterator[Habit]:
    """A large payment without a call for the supervisor, if that is the house's policy."""
    policy = verdict.script.house.procedure.supervised
    if policy is None:
        return
    for at in paid_from(verdict, policy.amount):
        if SUPERVISOR not in verdict.trace[:at]:
            yield Habit("SQ21", policy.source)


def paid_from(verdict: Verdict, least: Money) -> Iterator[int]:
    """The places in the trace of payments of at least that amount."""
    for at, text in enumerate(verdict.trace):
        if text.split()[0] == Verb.PAY:
            act = act_in(text)
            if act is not None and act.amount is not None and act.amount >= least:
                yield at


SUPERVISOR = str(Action(Verb.RULE, word="call_supervisor"))


def supervisor_called(verdict: Verdict, finding: Finding) -> bool:
    """True if the supervisor was called before an error of the dealer's own was put right."""
    first = finding.at
    assert first is not None, "an error that was put right was an act"
    again = f"{Verb.PAY} {finding.seat} {finding.wager} "
    mended = [at for at, text in enumerate(verdict.trace) if text.startswith(again)]
    return SUPERVISOR in verdict.trace[first : max(mended, default=first)]


def _forgotten(script: Script, finding: Finding) -> str | None:
    due = finding.due if finding.code is Code.MISSING else None
    return None if due is None else left_out_by(script, due)


def left_out_by(script: Script, step: Step) -> str | None:
    """The habit of leaving this step out."""
    # Whoever deals three cards at once where they go one by one leaves deliveries out.
    by_hand = script.house.procedure.deal_by.deliveries == 1
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
    due = money_due(verdict)
    for seat in dict.fromkeys(steps[place].seat for place in due):
        mine = [place for place in due if steps[place].seat == seat]
        # Where the cards were handled, the wagers were left by a rule about money.
        if seat in unworked(verdict):
            yield Habit("SQ08", steps[mine[0]].source)
    across = [pair for pair in _wrong_pairs(verdict) if _two_seats(steps[pair[0]], steps[pair[1]])]
    if across:
        source = verdict.script.order.source(*across[0])
        settled = [steps[place] for place in in_turn(verdict) if steps[place].kind in MONEY]
        if _from_wrong_side(settled, [steps[place] for place in due]):
            yield Habit("SQ02", source)
        if _row_by_row(settled):
            yield Habit("SQ04", source)


@lru_cache(maxsize=4)
def money_due(verdict: Verdict) -> list[int]:
    """The payments and takes at the seats that the trainee worked or passed over."""
    steps, reached = enumerate(verdict.script.steps), Reached(verdict)
    return [place for place, step in steps if step.kind in MONEY and reached.seat(step.seat)]


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
    several = len(set(wagers)) < len(wagers)
    return several and len(runs) > 1 and len(runs) == len(set(runs))


# Each habit, and what is right. One more, SQ23, can leave no mark: an act is about one stake, so
# nobody sweeps two at once.
HABITS: Mapping[str, tuple[Phrase, Phrase]] = {
    "SQ01": (
        phrase("Winning wagers are paid before losing ones are taken"),
        phrase("At each hand losing wagers are taken first, then winning ones paid"),
    ),
    "SQ02": (
        phrase("The table is settled from the wrong side"),
        phrase("Hands are settled from the dealer's right to the left"),
    ),
    "SQ03": (
        phrase("The wagers of a hand are settled in the wrong order"),
        phrase("The wagers of a hand go in the house's order"),
    ),
    "SQ04": (
        phrase("The table is settled row by row, not hand by hand"),
        phrase("One hand is finished before the next is begun"),
    ),
    "SQ05": (
        phrase("A player's hand is revealed before the dealer's"),
        phrase("The dealer's hand is revealed first"),
    ),
    "SQ06": (
        phrase("Wagers are settled before all have decided"),
        phrase("All decisions are made before anything is settled"),
    ),
    "SQ07": (
        phrase("The dealer's hand is revealed before the folds are collected"),
        phrase("Folds are collected before the dealer's hand is revealed"),
    ),
    "SQ08": (
        phrase("A hand is skipped"),
        phrase("Every hand with a wager in play is settled"),
    ),
    "SQ09": (
        phrase("A wager is settled twice"),
        phrase("Every wager is settled once"),
    ),
    "SQ10": (
        phrase("Cards are picked up before the hand is settled"),
        phrase("Cards stay until every wager of the hand is settled"),
    ),
    "SQ11": (
        phrase("A folded hand is put away with a wager still in play"),
        phrase("A folded hand stays while one of its wagers is in play"),
    ),
    "SQ12": (
        phrase("Pair Plus is paid before the dealer's hand is open"),
        phrase("Pair Plus waits until the dealer's hand is open"),
    ),
    "SQ13": (
        phrase("The 6 Card Bonus is paid before the dealer's hand is open"),
        phrase("The 6 Card Bonus waits for the dealer's cards"),
    ),
    "SQ14": (
        phrase("Cards are dealt without closing the bets"),
        phrase("Bets are closed by the call before any card is dealt"),
    ),
    "SQ15": (
        phrase("The dealer's hand is not declared"),
        phrase("The dealer's hand is declared before anything is settled"),
    ),
    "SQ16": (
        phrase("A stand-off is not declared"),
        phrase("An equal hand is declared a stand-off"),
    ),
    "SQ17": (
        phrase("Cards are dealt in the wrong order, or in wrong packets"),
        phrase("The house sets the direction, and how many cards go at once"),
    ),
    "SQ18": (
        phrase("Players may look before the stub and the dealer's hand are secured"),
        phrase("The stub and the dealer's hand are secured before players look"),
    ),
    "SQ19": (
        phrase("Decisions are taken out of turn"),
        phrase("Play is offered in turn, from the dealer's left"),
    ),
    "SQ20": (
        phrase("A payment is not cut out and sized"),
        phrase("A payment is cut before the bank and sized beside the stake"),
    ),
    "SQ21": (
        phrase("A large payment is made without the supervisor"),
        phrase("The supervisor is called before a payment above the house's limit"),
    ),
    "SQ22": (
        phrase("An error is put right in silence"),
        phrase("The supervisor is called before an error is put right"),
    ),
}
