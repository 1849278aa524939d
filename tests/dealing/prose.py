"""The orders that the contract's prose asks for in a whole round, said pair by pair.

Written from the prose alone: nothing here reads a house's files or asks the program.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise

from trainer.game.round import Round

Step = tuple[str, ...]
"""The words of one action; a delivery has its number around the table at the end."""

Test = Callable[[Step], bool]
Pair = tuple[Test, Test]

_WAGERS = ("play", "ante", "ante_bonus", "pair_plus", "six_card_bonus")
_BEFORE = ("announce", "check", "deal", "rack", "cover", "release", "offer")


def in_order(round_: Round, trace: Sequence[str]) -> bool:
    """Whether no two steps of the trace stand the wrong way round."""
    steps = _numbered(trace)
    return not any(_reversed(steps, *pair) for pair in _PAIRS[round_.house](round_))


def _reversed(steps: Sequence[Step], first: Test, then: Test) -> bool:
    """Whether some step that comes first stands behind one that it precedes."""
    firsts = [at for at, step in enumerate(steps) if first(step)]
    thens = [at for at, step in enumerate(steps) if then(step)]
    return bool(firsts and thens) and thens[0] < firsts[-1]


def _numbered(trace: Iterable[str]) -> list[Step]:
    seen: Counter[str] = Counter()
    steps = []
    for line in trace:
        seen[line] += 1
        words = tuple(line.split())
        steps.append((*words, str(seen[line])) if words[0] == "deal" else words)
    return steps


def verb(*names: str) -> Test:
    return lambda step: step[0] in names


def said(line: str) -> Test:
    return lambda step: " ".join(step) == line


def _seat(step: Step) -> str | None:
    return step[1] if len(step) > 1 and step[1].isdigit() else None


def _seats(round_: Round) -> list[str]:
    return [str(seat.number) for seat in round_.seats]


def at(seat: str, *names: str) -> Test:
    return lambda step: step[0] in names and _seat(step) == seat


def _settles(step: Step) -> bool:
    return step[0] not in _BEFORE


def _all_houses(round_: Round) -> list[Pair]:
    """Bets checked, cards dealt, offers made, then the settlement in its common order."""
    dealer = said("reveal dealer")
    pairs: list[Pair] = [
        (said("check bets"), verb("deal")),
        (verb("deal"), verb("offer")),
        (verb("deal"), _settles),
        (verb("offer"), lambda step: _settles(step) and step[0] != "collect"),
        (verb("collect"), dealer),
        (dealer, lambda step: step[0] in ("reveal", "take", "pay") and not dealer(step)),
    ]
    for seat in _seats(round_):
        pairs.append((at(seat, "offer"), at(seat, "collect")))
        pairs.append((at(seat, "reveal"), at(seat, "take", "pay", "clear")))
        pairs.append((at(seat, "take", "pay"), at(seat, "clear")))
    return pairs


def _called(round_: Round) -> list[Pair]:
    """The dealer's hand is called after it is turned and before any money moves."""
    call = verb("call")
    dealers: Test = lambda step: call(step) and step[1] == "dealer"  # noqa: E731
    return [(said("reveal dealer"), dealers), (dealers, verb("take", "pay"))]


def _mbs(round_: Round) -> list[Pair]:
    calls = ["announce place_your_bets", "check bets", "announce no_more_bets"]
    pairs = [*_all_houses(round_), *_called(round_)]
    pairs += [(said(first), said(then)) for first, then in pairwise(calls)]
    pairs.append((said(calls[-1]), verb("deal")))
    pairs += _one_by_one([*_seats(round_), "dealer"])
    for seat in _seats(round_):
        pairs += [(at(seat, "reveal"), at(seat, "call")), (at(seat, "call"), at(seat, "clear"))]
    return pairs


def _one_by_one(places: Sequence[str], around: int = 1) -> list[Pair]:
    """Deliveries in this order, so many times around the table."""
    order = [("deal", place, str(nth)) for nth in range(1, around + 1) for place in places]
    return [(_same(first), _same(then)) for first, then in _every_two(order)]


def _every_two(steps: Sequence[Step]) -> list[tuple[Step, Step]]:
    return [(first, then) for n, first in enumerate(steps) for then in steps[n + 1 :]]


def _same(wanted: Step) -> Test:
    return lambda step: step == wanted


def _six_card_bonus(round_: Round) -> list[Pair]:
    stub, cover, release = said("rack stub"), said("cover dealer"), said("release cards")
    pairs = [
        *_all_houses(round_),
        *_one_by_one([*_seats(round_), "dealer"], around=3),
        (verb("deal"), stub),
        (_same(("deal", "dealer", "3")), cover),
        (cover, release),
        (stub, release),
        (verb("offer"), verb("collect")),
        (release, verb("offer")),
        (release, _settles),
        (verb("tuck"), said("reveal dealer")),
    ]
    pairs += _seat_by_seat(_seats(round_), ("offer",))
    pairs += _seat_by_seat(_seats(round_)[::-1], ("reveal", "take", "pay", "clear"))
    for seat in _seats(round_):
        pairs += [(at(seat, "collect"), at(seat, "tuck")), (at(seat, "take"), at(seat, "pay"))]
        pairs += _wager_by_wager(seat)
    return pairs


def _seat_by_seat(seats: Sequence[str], verbs: tuple[str, ...]) -> list[Pair]:
    return [
        (at(first, *verbs), at(then, *verbs))
        for n, first in enumerate(seats)
        for then in seats[n + 1 :]
    ]


def _wager_by_wager(seat: str) -> list[Pair]:
    def on(name: str, wager: str) -> Test:
        return lambda step: step[:3] == (name, seat, wager)

    return [
        (on(name, first), on(name, then))
        for name in ("take", "pay")
        for n, first in enumerate(_WAGERS)
        for then in _WAGERS[n + 1 :]
    ]


def _boxes(round_: Round) -> list[Pair]:
    pairs = [*_all_houses(round_), *_settled_from_the_right(round_)]
    owners = {str(seat.number): seat.owner for seat in round_.seats}
    for owner in set(owners.values()):
        mine = [seat for seat in _seats(round_) if owners[seat] == owner]
        pairs += _seat_by_seat(mine, ("offer",))
    return pairs


def _settled_from_the_right(round_: Round) -> list[Pair]:
    """BOX •2: without a game the ANTEs from the right; with one, by reading, box by box."""
    seats = _seats(round_)[::-1]
    if _has_a_game(round_):
        return _seat_by_seat(seats, ("take", "pay"))
    return [
        (_same_start("pay", first, "ante"), _same_start("pay", then, "ante"))
        for n, first in enumerate(seats)
        for then in seats[n + 1 :]
    ]


def _same_start(*words: str) -> Test:
    return lambda step: step[: len(words)] == words


def _has_a_game(round_: Round) -> bool:
    """A Queen, a pair, a flush or a straight."""
    ranks = sorted("23456789TJQKA".index(str(card.rank)) for card in round_.dealer)
    suits = {str(card.suit) for card in round_.dealer}
    run = ranks[2] - ranks[1] == ranks[1] - ranks[0] == 1
    return ranks[2] >= "23456789TJQKA".index("Q") or len(set(ranks)) < 3 or len(suits) == 1 or run


def _prime(round_: Round) -> list[Pair]:
    return [*_all_houses(round_), *_called(round_)]


_PAIRS: Mapping[str, Callable[[Round], list[Pair]]] = {
    "boxes": _boxes,
    "mbs": _mbs,
    "posted": _all_houses,
    "prime": _prime,
    "six-card-bonus": _six_card_bonus,
}
