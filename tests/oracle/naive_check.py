"""What a settlement must do at the table, and in which orders, straight from the contract's prose.

No graph and no script of the program: a trace is a list of lines, and each sentence of the
contract is one function that looks at where the lines stand.
"""

import random
from dataclasses import dataclass

from tests.oracle.naive_settle import (
    FORFEITED,
    Json,
    Placards,
    cents,
    money,
    qualifies,
    settle,
    strength,
)
from tests.oracle.naive_settle import card as read_card

TAKE_AND_PAY_ORDER = ["play", "ante", "ante_bonus", "pair_plus", "six_card_bonus"]
CALLS_THE_DEALER = ["mbs", "prime"]  # MBS 3.12, PRIME ¶14
RIGHT_TO_LEFT = ["six-card-bonus", "boxes"]

# --- what is due ---------------------------------------------------------------------------------


@dataclass
class SeatWork:
    """Everything that one seat requires, in words of the trace."""

    number: int
    folded: bool
    tied: bool
    tucked: bool
    forfeited: list[str]
    in_action: bool
    takes: list[str]
    pays: list[tuple[str, int]]
    pushes: list[str]
    stakes: dict[str, int]
    hand: str

    def due(self, wager: str) -> int | None:
        return dict(self.pays).get(wager)


def work(round_: Json, placards: Placards | None = None) -> list[SeatWork]:
    """What each seat requires, in seat order."""
    settled = settle(round_, placards)
    by_number = {seat["seat"]: seat for seat in round_["seats"]}
    return [_seat_work(round_, by_number[seat["seat"]], seat) for seat in settled["seats"]]


def _seat_work(round_: Json, seat: Json, settled: Json) -> SeatWork:
    house = round_["house"]
    folded = seat.get("decision") == "fold"
    forfeited = [wager for wager in FORFEITED[house] if folded and wager in seat["wagers"]]
    lines = [line for line in settled["lines"] if line["wager"] not in forfeited]
    return SeatWork(
        number=seat["seat"],
        folded=folded,
        tied=seat.get("decision") == "play" and _tied(round_, seat),
        tucked=house == "six-card-bonus" and folded and "six_card_bonus" in seat["wagers"],
        forfeited=forfeited,
        in_action=bool(lines),
        takes=[line["wager"] for line in lines if line["result"] == "lose"],
        pays=[(line["wager"], _cents(line["pays"])) for line in lines if line["result"] == "win"],
        pushes=[line["wager"] for line in lines if line["result"] == "push"],
        stakes=_stakes(seat),
        hand=settled["hand"],
    )


def _cents(text: str) -> int:
    amount = cents(text)
    assert amount is not None
    return amount


def _stakes(seat: Json) -> dict[str, int]:
    stakes = {wager: _cents(str(stake)) for wager, stake in seat["wagers"].items()}
    if seat.get("decision") == "play":
        stakes["play"] = stakes["ante"]
    return stakes


def _tied(round_: Json, seat: Json) -> bool:
    """A hand that played against a dealer who plays, equal in everything. MBS 3.14.3."""
    dealer = [read_card(text) for text in round_["dealer"]]
    return qualifies(dealer) and strength([read_card(text) for text in seat["cards"]]) == strength(
        dealer
    )


# --- one perfect trace ---------------------------------------------------------------------------


def perfect(round_: Json, placards: Placards | None = None, *, joined: bool = False) -> list[str]:
    """A trace without fault; the Ante and its bonus in one payment where ``joined``."""
    seats = work(round_, placards)
    house = round_["house"]
    trace = [f"collect {seat.number}" for seat in seats if seat.folded]
    trace += [f"tuck {seat.number}" for seat in seats if seat.tucked]
    trace.append("reveal dealer")
    if house in CALLS_THE_DEALER:
        trace.append(f"call dealer {settle(round_, placards)['dealer']['hand']}")
    for seat in reversed(seats) if house in RIGHT_TO_LEFT else seats:
        trace += seat_steps(house, seat, joined=joined)
    return trace


def seat_steps(house: str, seat: SeatWork, *, joined: bool) -> list[str]:
    """The steps of one seat after the dealer's hand is open, its reveal and its clear included."""
    if not seat.in_action:
        return []
    steps = [f"reveal {seat.number}"]
    steps += [f"take {seat.number} {wager}" for wager in seat.takes]
    steps += [
        f"pay {seat.number} {wager} {money(amount)}"
        for wager, amount in payments(seat, joined=joined)
    ]
    if house == "mbs" and seat.tied:
        steps.append(f"call {seat.number} stand_off")
    return [*steps, f"clear {seat.number}"]


def payments(seat: SeatWork, *, joined: bool) -> list[tuple[str, int]]:
    ante, bonus = seat.due("ante"), seat.due("ante_bonus")
    if not joined or ante is None or bonus is None:
        return seat.pays
    rest = [(wager, amount) for wager, amount in seat.pays if wager != "ante_bonus"]
    return [(wager, ante + bonus if wager == "ante" else amount) for wager, amount in rest]


# --- is an order permitted? ----------------------------------------------------------------------


def permitted(round_: Json, trace: list[str], placards: Placards | None = None) -> bool:
    """Whether the trace does all that is due, nothing else, in an order that the house allows."""
    return has_the_due_steps(round_, trace, placards) and order_allowed(round_, trace)


def has_the_due_steps(round_: Json, trace: list[str], placards: Placards | None = None) -> bool:
    """Each due step once. A true call is no fault; the Ante and its bonus may be paid as one."""
    expected: list[str] = []
    for step in perfect(round_, placards):
        expected.append(step)
    for seat in work(round_, placards):
        ante, bonus = seat.due("ante"), seat.due("ante_bonus")
        if (
            ante is not None
            and bonus is not None
            and not any(_is(step, "pay", seat.number, "ante_bonus") for step in trace)
        ):
            expected.remove(f"pay {seat.number} ante {money(ante)}")
            expected.remove(f"pay {seat.number} ante_bonus {money(bonus)}")
            expected.append(f"pay {seat.number} ante {money(ante + bonus)}")
    true = true_calls(round_, placards)
    extra = [step for step in trace if step in true and step not in expected]
    once = [
        step for index, step in enumerate(trace) if step not in true or step not in trace[:index]
    ]
    return sorted(step for step in once if step not in extra) == sorted(expected)


def true_calls(round_: Json, placards: Placards | None = None) -> list[str]:
    calls = [f"call dealer {settle(round_, placards)['dealer']['hand']}"]
    return calls + [f"call {seat.number} stand_off" for seat in work(round_, placards) if seat.tied]


def _is(step: str, verb: str, seat: int, wager: str) -> bool:
    return step.split()[:3] == [verb, str(seat), wager]


def order_allowed(round_: Json, trace: list[str]) -> bool:
    """Every sentence of "Order required in settlement" that the house has."""
    house = round_["house"]
    stand = Stand(trace)
    return (
        _collects_first(stand)
        and _dealer_before_all(stand)
        and all(_reveal_then_settle_then_clear(stand, seat) for seat in stand.seats)
        and (house not in CALLS_THE_DEALER or _dealer_called_in_time(stand))
        and (house != "mbs" or all(_stand_off_in_time(stand, seat) for seat in stand.seats))
        and (house != "six-card-bonus" or _six_card_order(stand))
        and (house != "boxes" or _settled_right_to_left(stand, has_a_game(round_)))
    )


class Stand:
    """Where the steps of a trace stand: their places, by verb and seat."""

    def __init__(self, trace: list[str]) -> None:
        self.places: dict[tuple[str, str], list[int]] = {}
        self.wagers: list[tuple[str, str]] = []
        for index, step in enumerate(trace):
            verb, seat, wager = [*step.split(), "", ""][:3]
            self.places.setdefault((verb, seat), []).append(index)
            self.wagers.append((verb, wager))
        self.seats = sorted({seat for _, seat in self.places if seat.isdigit()})

    def of(self, verbs: str, seat: str) -> list[int]:
        return [at for verb in verbs.split() for at in self.places.get((verb, seat), [])]

    def at_any_seat(self, verbs: str) -> list[int]:
        return [at for seat in self.seats for at in self.of(verbs, seat)]


def _all_before(first: list[int], then: list[int]) -> bool:
    return not first or not then or max(first) < min(then)


def _collects_first(stand: Stand) -> bool:
    """`collect` comes before `reveal dealer`, and so before all that follows it."""
    collects = stand.at_any_seat("collect")
    after = stand.of("reveal call", "dealer") + stand.at_any_seat("reveal take pay clear call")
    return _all_before(collects, after)


def _dealer_before_all(stand: Stand) -> bool:
    """`reveal dealer` before any other `reveal`, `take` or `pay`, so before calls and clears."""
    return _all_before(
        stand.of("reveal", "dealer"), stand.at_any_seat("reveal take pay clear call")
    )


def _reveal_then_settle_then_clear(stand: Stand, seat: str) -> bool:
    """A seat's `reveal` before any `take` or `pay` there; its `clear` after all of them."""
    reveal, settling, clear = (stand.of(verbs, seat) for verbs in ("reveal", "take pay", "clear"))
    return _all_before(reveal, settling + clear) and _all_before(settling, clear)


def _dealer_called_in_time(stand: Stand) -> bool:
    """`call dealer` follows `reveal dealer` and precedes any `take` or `pay`."""
    call = stand.of("call", "dealer")[:1]
    revealed = _all_before(stand.of("reveal", "dealer"), call)
    return revealed and _all_before(call, stand.at_any_seat("take pay"))


def _stand_off_in_time(stand: Stand, seat: str) -> bool:
    """`call N stand_off` after that seat's reveal, before its clear."""
    call = stand.of("call", seat)[:1]
    return _all_before(stand.of("reveal", seat), call) and _all_before(
        call, stand.of("clear", seat)
    )


def _six_card_order(stand: Stand) -> bool:
    return (
        _tucks_in_time(stand)
        and _one_seat_at_a_time(stand)
        and all(_takes_then_pays_by_wager(stand, seat) for seat in stand.seats)
    )


def _tucks_in_time(stand: Stand) -> bool:
    """`tuck` after that seat's `collect`, before `reveal dealer`."""
    after = stand.of("reveal", "dealer") + stand.at_any_seat("reveal take pay clear")
    return _all_before(stand.at_any_seat("tuck"), after) and all(
        _all_before(stand.of("collect", seat), stand.of("tuck", seat)) for seat in stand.seats
    )


def _one_seat_at_a_time(stand: Stand) -> bool:
    """Seats right to left, one finished, its clear included, before the next one's reveal."""
    work_of_seats = [stand.of("reveal take pay clear", seat) for seat in reversed(stand.seats)]
    return _one_after_the_other(work_of_seats)


def has_a_game(round_: Json) -> bool:
    return qualifies([read_card(text) for text in round_["dealer"]])


def _settled_right_to_left(stand: Stand, has_game: bool) -> bool:
    """`boxes`: without a game BOX •2 orders the ANTEs alone, right to left; with one, by reading,
    takes and pays go seat by seat, right to left."""
    if has_game:
        return _one_after_the_other([stand.of("take pay", seat) for seat in reversed(stand.seats)])
    antes = [[at for at in stand.of("pay", seat) if stand.wagers[at][1] == "ante"]
             for seat in reversed(stand.seats)]  # fmt: skip
    return _one_after_the_other(antes)


def _one_after_the_other(groups: list[list[int]]) -> bool:
    in_order = [at for group in groups if group for at in (min(group), max(group))]
    return in_order == sorted(in_order)


def _takes_then_pays_by_wager(stand: Stand, seat: str) -> bool:
    """All takes before all pays, each in the order of the wagers, the bonus next to the Ante."""
    done = [stand.wagers[at] for at in sorted(stand.of("take pay", seat))]
    due = sorted(done, key=lambda act: (act[0] == "pay", TAKE_AND_PAY_ORDER.index(act[1])))
    return done == due


# --- permitted re-orderings ----------------------------------------------------------------------


def reordered(rng: random.Random, round_: Json, trace: list[str], moves: int = 40) -> list[str]:
    """Another permitted order of the same steps: random moves, each kept where it is allowed."""
    current = list(trace)
    for _ in range(moves):
        candidate = _block_moved(rng, current) if rng.random() < 0.3 else _step_moved(rng, current)
        if order_allowed(round_, candidate):
            current = candidate
    return current


def _step_moved(rng: random.Random, trace: list[str]) -> list[str]:
    candidate = list(trace)
    step = candidate.pop(rng.randrange(len(candidate)))
    candidate.insert(rng.randrange(len(candidate) + 1), step)
    return candidate


def _block_moved(rng: random.Random, trace: list[str]) -> list[str]:
    start = rng.randrange(len(trace))
    end = rng.randrange(start, len(trace)) + 1
    rest = trace[:start] + trace[end:]
    at = rng.randrange(len(rest) + 1)
    return rest[:at] + trace[start:end] + rest[at:]


def next_permitted(rng: random.Random, round_: Json, trace: list[str]) -> list[str]:
    """A permitted order built step by step: at each point, by chance, any step that may come now.

    Every sentence of the contract speaks of two steps, so two alone tell which of them waits.
    """
    waits = {(b, a) for a in trace for b in trace if a != b and not order_allowed(round_, [b, a])}
    done: list[str] = []
    left = list(trace)
    while left:
        may_come = [step for step in left if not any((step, other) in waits for other in left)]
        step = rng.choice(may_come)
        done.append(step)
        left.remove(step)
    return done
