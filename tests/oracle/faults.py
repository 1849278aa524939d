"""Single faults put into a trace without fault, each with the one mistake that must be found.

`where` holds every (seat, wager) that explains the fault in equally few mistakes and moved steps;
one of them must be named. Two things follow from the contract's words rather than stand in them:

- An `ante_bonus` payment left out where the Ante is paid leaves a joined payment that is too small:
  `wrong_amount`.
- A wager settled the wrong way may stand where it would belong if that result were the right one:
  one cause, one mistake.

One cause is one mistake, with what all of it cost: a fold left lying and then paid, turned and
cleared; Play and Ante of one hand that went wrong by the same misreading, of the hand or of whether
the dealer plays.
"""

import random
from collections.abc import Callable, Iterator

from tests.oracle.fault import Fault, Table, Where, is_at, place, with_step, without_step
from tests.oracle.naive_check import CALLS_THE_DEALER, SeatWork
from tests.oracle.naive_settle import OFFERED, cents, money, settle
from tests.oracle.order_faults import neighbours_swapped, seat_moved, step_moved

HANDS = ["straight_flush", "three_of_a_kind", "straight", "flush", "pair", "high_card"]
ALL_WAGERS = ["play", "ante", "pair_plus", "six_card_bonus", "prime", "progressive"]


def _replaced(trace: list[str], index: int, step: str) -> list[str]:
    return [*trace[:index], step, *trace[index + 1 :]]


def _inserted(rng: random.Random, table: Table, step: str) -> tuple[list[str], set[int]]:
    at = rng.randrange(len(table.trace) + 1)
    return with_step(table.trace, at, step), {at}


# --- missing -------------------------------------------------------------------------------------


def missing(rng: random.Random, table: Table) -> Fault | None:
    """Any one due step left out."""
    index = rng.randrange(len(table.trace))
    seat, wager = place(table.trace[index])
    trace = without_step(table.trace, index)
    if wager == "ante_bonus" and seat is not None and table.seat(seat).due("ante") is not None:
        paid = next(at for at, step in enumerate(trace) if step.startswith(f"pay {seat} ante "))
        short = money(-(table.seat(seat).due("ante_bonus") or 0))
        return Fault("bonus left out", trace, "wrong_amount", {(seat, "ante")}, {paid}, short)
    kind = "joined payment left out" if _is_joined(table, seat, wager) else "step left out"
    return Fault(kind, trace, "missing", {(seat, wager)})


def _is_joined(table: Table, seat: int | None, wager: str | None) -> bool:
    if not table.joined or wager != "ante" or seat is None:
        return False
    return (
        table.seat(seat).due("ante") is not None and table.seat(seat).due("ante_bonus") is not None
    )


def taken_not_collected(rng: random.Random, table: Table) -> Fault | None:
    """The forfeited wagers taken one by one and `collect` never done: that one step is missing."""
    if not (collects := table.steps("collect")):
        return None
    index = rng.choice(collects)
    seat, _ = place(table.trace[index])
    assert seat is not None
    takes = [f"take {seat} {wager}" for wager in table.seat(seat).forfeited]
    trace = table.trace[:index] + takes + table.trace[index + 1 :]
    return Fault("taken, not collected", trace, "missing", {(seat, None)})


# --- several steps of one cause ------------------------------------------------------------------


def fold_left_lying(rng: random.Random, table: Table) -> Fault | None:
    """A fold not collected; what it gave up is paid or left, its cards turned and picked up."""
    if not (collects := table.steps("collect")):
        return None
    number, _ = place(table.trace[rng.choice(collects)])
    assert number is not None
    seat = table.seat(number)
    rest = [step for step in table.trace if step not in (f"collect {number}", f"tuck {number}")]
    paid = {wager: seat.stakes[wager] for wager in seat.forfeited if rng.random() < 0.7}
    acts = [f"pay {number} {wager} {money(stake)}" for wager, stake in paid.items()]
    if seat.in_action:
        at = rest.index(f"reveal {number}") + 1
    else:
        acts = [f"reveal {number}", *acts, f"clear {number}"] if rng.random() < 0.7 else acts
        at = rng.choice(range(rest.index("reveal dealer") + 1, len(rest) + 1))
    lost = money(sum(seat.stakes[wager] for wager in seat.forfeited) + sum(paid.values()))
    trace = rest[:at] + acts + rest[at:]
    return Fault(
        "fold left lying", trace, "missing", {(number, None)}, set(), lost, len(seat.forfeited)
    )


def hand_misread(rng: random.Random, table: Table) -> Fault | None:
    """Play and Ante both settled as if the other hand were higher, or as if neither were."""
    seat = rng.choice(table.seats)
    results = [_result(seat, wager) for wager in ("play", "ante")]
    if results[0] != results[1] or results[0] == "none":
        return None
    other = rng.choice([way for way in ("win", "lose", "push") if way != results[0]])
    return _misread(rng, table, seat, {"play": other, "ante": other})


def dealer_misread(rng: random.Random, table: Table) -> Fault | None:
    """A beaten hand settled as if the dealer did not qualify: the Ante paid, Play left."""
    seat = rng.choice(table.seats)
    if not {"play", "ante"} <= set(seat.takes):
        return None
    return _misread(rng, table, seat, {"play": "push", "ante": "win"})


def _result(seat: SeatWork, wager: str) -> str:
    found = [
        way
        for way, wagers in (("win", dict(seat.pays)), ("lose", seat.takes), ("push", seat.pushes))
        if wager in wagers
    ]
    return found[0] if found else "none"


def _misread(
    rng: random.Random, table: Table, seat: SeatWork, believed: dict[str, str]
) -> Fault | None:
    """Every wager of these done as believed, at the place where its step was, or after the turn."""
    trace, moved = list(table.trace), 0
    for wager, way in reversed(list(believed.items())):
        stake = seat.stakes[wager]
        old = [step for step in trace if step.split()[1:3] == [str(seat.number), wager]]
        due = cents(old[0].split()[3]) if old and old[0].startswith("pay") else 0
        right = {"win": due or 0, "lose": -stake, "push": 0}[_result(seat, wager)]
        new = {
            "win": [f"pay {seat.number} {wager} {money(stake)}"],
            "lose": [f"take {seat.number} {wager}"],
            "push": [],
        }[way]
        moved += {"win": stake, "lose": -stake, "push": 0}[way] - right
        at = trace.index(old[0]) if old else trace.index(f"reveal {seat.number}") + 1
        trace = [*trace[:at], *new, *trace[at + len(old) :]]
    kinds = {_result(seat, "play"), *believed.values()}
    code = "wrong_result" if believed["play"] != "push" else "missing"
    played = {i for i, step in enumerate(trace) if is_at(step, (seat.number, "play"))}
    joined = _is_joined(table, seat.number, "ante")
    kind = f"{'joined ' * joined}misread: {', '.join(sorted(kinds))}"
    return Fault(kind, trace, code, {(seat.number, "play")}, played, money(moved), 2)


# --- unexpected ----------------------------------------------------------------------------------


def done_twice(rng: random.Random, table: Table) -> Fault | None:
    index = rng.randrange(len(table.trace))
    step = table.trace[index]
    if step.startswith("call"):
        return None
    trace, at = _inserted(rng, table, step)
    both = at | {index if index < min(at) else index + 1}
    return Fault("done twice", trace, "unexpected", {place(step)}, both)


def empty_seat(rng: random.Random, table: Table) -> Fault | None:
    """An action at a seat that is not in the round."""
    free = [number for number in range(1, 8) if number not in [seat.number for seat in table.seats]]
    if not free:
        return None
    seat = rng.choice(free)
    step = rng.choice(
        [
            f"reveal {seat}",
            f"clear {seat}",
            f"collect {seat}",
            f"tuck {seat}",
            f"take {seat} ante",
            f"take {seat} pair_plus",
            f"pay {seat} ante 5",
            f"pay {seat} pair_plus 40",
        ]
    )
    trace, at = _inserted(rng, table, step)
    return Fault("seat not in the round", trace, "unexpected", {place(step)}, at)


def no_such_wager(rng: random.Random, table: Table) -> Fault | None:
    """A wager of another house, one that this seat has not made, or a bonus that is not due."""
    seat = rng.choice(table.seats)
    absent = [wager for wager in ALL_WAGERS if wager not in seat.stakes]
    bonuses = [bonus for bonus in ("ante_bonus", "envy_bonus") if seat.due(bonus) is None]
    wager = rng.choice(absent + bonuses)
    acts = [f"pay {seat.number} {wager} 5"] + [f"take {seat.number} {wager}"] * (wager in absent)
    trace, at = _inserted(rng, table, rng.choice(acts))
    foreign = wager not in [*OFFERED[table.house], "play", "ante_bonus", "envy_bonus"]
    kind = "another house's wager" if foreign else "wager not in action"
    kind = "bonus not due" if wager in bonuses else kind
    return Fault(kind, trace, "unexpected", {(seat.number, wager)}, at)


def needless(rng: random.Random, table: Table) -> Fault | None:
    """A reveal or clear of a seat with nothing in action, a collect without a fold, a tuck."""
    seat = rng.choice(table.seats)
    number = seat.number
    steps = [] if seat.in_action else [f"reveal {number}", f"clear {number}"]
    steps += [] if seat.folded else [f"collect {number}"]
    steps += [] if seat.tucked else [f"tuck {number}"]
    if not steps:
        return None
    step = rng.choice(steps)
    trace, at = _inserted(rng, table, step)
    return Fault(f"needless {step.split()[0]}", trace, "unexpected", {(number, None)}, at)


def of_the_deal(rng: random.Random, table: Table) -> Fault | None:
    """A step of the deal inside the settlement."""
    seat = rng.choice(table.seats).number
    step = rng.choice(["rack stub", f"deal {seat}", "deal dealer", f"offer {seat}"])
    trace, at = _inserted(rng, table, step)
    return Fault("step of the deal", trace, "unexpected", {place(step)}, at)


# --- wrong amounts, results and calls ------------------------------------------------------------


def wrong_amount(rng: random.Random, table: Table) -> Fault | None:
    if not (pays := table.steps("pay")):
        return None
    index = rng.choice(pays)
    _, seat, wager, text = table.trace[index].split()
    due = cents(text)
    assert due is not None
    stake = table.seat(int(seat)).stakes.get(wager, 5_00)
    paid = rng.choice([due + stake, due - stake, due * 10, due * 2, due + 1, due + 5_00, stake])
    if paid <= 0 or paid == due:
        return None
    trace = _replaced(table.trace, index, f"pay {seat} {wager} {money(paid)}")
    kind = "wrong joined amount" if _is_joined(table, int(seat), wager) else "wrong amount"
    where: Where = {(int(seat), wager)}
    return Fault(kind, trace, "wrong_amount", where, {index}, money(paid - due))


def taken_not_paid(rng: random.Random, table: Table) -> Fault | None:
    """The player loses the stake and what should have been paid (with a joined bonus, that too)."""
    pays = [
        index for index in table.steps("pay") if not table.trace[index].split()[2].endswith("bonus")
    ]
    pays += [index for index in table.steps("pay") if " six_card_bonus " in table.trace[index]]
    if not pays:
        return None
    index = rng.choice(pays)
    _, seat, wager, text = table.trace[index].split()
    lost = table.seat(int(seat)).stakes[wager] + (cents(text) or 0)
    trace, at = _wrong_way(rng, table, index, f"take {seat} {wager}")
    kind = "joined payment taken" if _is_joined(table, int(seat), wager) else "taken, not paid"
    kind += "" if at == index else ", where a take belongs"
    return Fault(kind, trace, "wrong_result", {(int(seat), wager)}, {at}, money(-lost))


def paid_not_taken(rng: random.Random, table: Table) -> Fault | None:
    """The player keeps the stake and has the payment on top."""
    if not (takes := table.steps("take")):
        return None
    index = rng.choice(takes)
    _, seat, wager = table.trace[index].split()
    stake = table.seat(int(seat)).stakes[wager]
    paid = stake * rng.choice([1, 1, 4, 30])
    trace, at = _wrong_way(rng, table, index, f"pay {seat} {wager} {money(paid)}")
    gained = money(stake + paid)
    kind = "paid, not taken" + ("" if at == index else ", where a payment belongs")
    return Fault(kind, trace, "wrong_result", {(int(seat), wager)}, {at}, gained)


def _wrong_way(rng: random.Random, table: Table, index: int, step: str) -> tuple[list[str], int]:
    """The step done the other way, in its place or where it would belong if it were right."""
    seat, wager = place(step)
    rest = without_step(table.trace, index)
    mine = [at for at, other in enumerate(rest) if place(other)[0] == seat]
    settling = [at for at in mine if rest[at].split()[0] in ("take", "pay")]
    if table.house != "six-card-bonus" or not settling or rng.random() < 0.5:
        return with_step(rest, index, step), index
    sought = [("pay" in step, ALL_WAGERS.index(wager or ""))]
    later = [
        at
        for at in settling
        if (rest[at].startswith("pay"), _rank(rest[at].split()[2])) > sought[0]
    ]
    at = min(later) if later else max(settling) + 1
    return with_step(rest, at, step), at


def _rank(wager: str) -> int:
    return ALL_WAGERS.index("ante" if wager == "ante_bonus" else wager)


def push_touched(rng: random.Random, table: Table) -> Fault | None:
    pushes = [(seat, wager) for seat in table.seats for wager in seat.pushes]
    if not pushes:
        return None
    seat, wager = rng.choice(pushes)
    stake = seat.stakes[wager]
    paid = stake * rng.choice([1, 2])
    act, effect = rng.choice(
        [
            (f"take {seat.number} {wager}", -stake),
            (f"pay {seat.number} {wager} {money(paid)}", paid),
        ]
    )
    first = table.trace.index(f"reveal {seat.number}") + 1
    at = rng.randrange(first, table.trace.index(f"clear {seat.number}") + 1)
    trace = with_step(table.trace, at, act)
    where: Where = {(seat.number, wager)}
    return Fault("push touched", trace, "wrong_result", where, {at}, money(effect))


def wrong_call(rng: random.Random, table: Table) -> Fault | None:
    """A false word for the dealer's hand, a stand-off where none is, a ruling in a sound round."""
    hand = settle(table.round_, table.placards)["dealer"]["hand"]
    false = f"call dealer {rng.choice([name for name in HANDS if name != hand])}"
    calls = [index for index, step in enumerate(table.trace) if step.startswith("call dealer")]
    choice = rng.randrange(3)
    if choice == 0 and table.house in CALLS_THE_DEALER:
        trace = _replaced(table.trace, calls[0], false)
        return Fault("dealer's hand misnamed", trace, "wrong_call", {(None, None)}, {calls[0]})
    if choice == 0:
        at = rng.randrange(table.trace.index("reveal dealer") + 1, len(table.trace) + 1)
        trace = with_step(table.trace, at, false)
        return Fault("dealer's hand misnamed", trace, "wrong_call", {(None, None)}, {at})
    if choice == 1:
        trace, places = _inserted(rng, table, "rule void")
        return Fault("sound round ruled void", trace, "wrong_call", {(None, None)}, places)
    return _false_stand_off(rng, table)


def _false_stand_off(rng: random.Random, table: Table) -> Fault | None:
    open_ = [
        seat.number
        for seat in table.seats
        if seat.in_action and not seat.folded and not seat.pushes
    ]
    if not open_:
        return None
    seat = rng.choice(open_)
    at = table.trace.index(f"clear {seat}")
    trace = with_step(table.trace, at, f"call {seat} stand_off")
    return Fault("false stand-off", trace, "wrong_call", {(seat, None)}, {at})


def bad_action(rng: random.Random, table: Table) -> Fault | None:
    """A line outside the grammar."""
    seat = rng.choice(table.seats).number
    line = rng.choice(
        [
            "",
            "hello",
            f"grab {seat}",
            f"pey {seat} ante 5",
            f"take {seat} insurance",
            f"pay {seat} bet 5",
            "take 8 ante",
            "pay 0 ante 5",
            "reveal 9",
            "clear -1",
            "collect 12",
            "reveal seven",
        ]
    )
    trace, at = _inserted(rng, table, line)
    return Fault("outside the grammar", trace, "bad_action", {(None, None)}, at)


KINDS: list[Callable[[random.Random, Table], Fault | None]] = [
    missing,
    taken_not_collected,
    fold_left_lying,
    hand_misread,
    dealer_misread,
    done_twice,
    empty_seat,
    no_such_wager,
    needless,
    of_the_deal,
    wrong_amount,
    taken_not_paid,
    paid_not_taken,
    push_touched,
    wrong_call,
    bad_action,
    step_moved,
    neighbours_swapped,
    seat_moved,
]


def every_kind(rng: random.Random, table: Table) -> Iterator[Fault]:
    """One fault of each kind that this table can show."""
    for kind in KINDS:
        fault = kind(rng, table)
        if fault is not None:
            yield fault


LOCAL = [missing, wrong_amount, taken_not_paid, paid_not_taken, push_touched, no_such_wager]


def step_fault_pairs(rng: random.Random, table: Table) -> list[tuple[Table, Fault, Fault]]:
    """Two faults at two seats, the second put into the trace of the first, where to be had."""
    first = rng.choice(LOCAL)(rng, table)
    if first is None or "belongs" in first.kind:
        return []
    spoiled = Table(table.round_, first.trace, table.seats, table.placards, table.joined)
    for _ in range(10):
        try:
            second = rng.choice(LOCAL)(rng, spoiled)
        except (KeyError, ValueError, StopIteration):
            continue  # it fell on the first fault's own step
        seats = {seat for fault in (first, second) if fault for seat, _ in fault.where}
        if second is None or len(seats) != 2 or None in seats or "belongs" in second.kind:
            continue
        return [(table, first, second)]
    return []
