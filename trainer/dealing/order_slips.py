"""The fewest slips that explain an order: which steps were moved from their place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from msgspec import Struct

from trainer.dealing.order import Mask, Order, mask_of, steps_in

# Every set of owners is tried: of ten there are a thousand.
_OWNERS_TRIED = 10
# Up to so many slips, every set of seats is tried.
_FEW = 8


class Slip(Struct, frozen=True):
    """Steps of one seat, or one step, that were moved together: done too early or too late."""

    steps: tuple[int, ...]


class _Explanation(Struct, frozen=True):
    slips: tuple[Slip, ...]

    @property
    def cost(self) -> tuple[int, int]:
        return len(self.slips), sum(len(slip.steps) for slip in self.slips)


class _Reversals(Struct, frozen=True):
    """The facts to explain: the reversed pairs, the order done, the seat of each step, and the seat
    of each step that moves with its seat as one block."""

    early: Mapping[int, Mask]
    done: Sequence[int]
    seats: Mapping[int, int]
    blocks: Mapping[int, int]


def reversed_pairs(order: Order, done: Sequence[int]) -> dict[int, Mask]:
    """For each step, the steps that were done before it though they must follow it.

    ``done`` lists the steps in the order in which they were done.
    """
    early: dict[int, Mask] = {}
    seen = 0
    for step in done:
        too_soon = seen & order.after[step]
        if too_soon:
            early[step] = too_soon
        seen |= 1 << step
    return early


def fewest_slips(
    early: Mapping[int, Mask],
    done: Sequence[int],
    seats: Mapping[int, int],
    settling: Mapping[int, int] | None = None,
    fewer_than: int | None = None,
) -> list[Slip]:
    """The fewest slips that explain all reversed pairs, and among those the fewest moved steps.

    ``seats`` gives the seat of each step that has one: such steps may move together. ``settling``
    gives it for the steps that settle a seat: they may move as one whole. If there are not fewer
    slips than ``fewer_than``, the exact number may be left open.
    """
    blocks = seats if settling is None else settling
    slips = _Reversals(early, done, seats, blocks)
    best = _explain(slips, frozenset())
    crossing = _crossing_seats(early, blocks)
    # The sets of seats double with each seat: beyond a few slips they are not all tried.
    if len(best.slips) > _FEW:
        return list(_by_and_by(slips, best, crossing).slips)
    least = _slips_at_least(early, seats)
    for count in range(max(least, 1), len(crossing) + 1):
        if count > len(best.slips) or len(best.slips) == least:
            break
        for moved in map(frozenset, combinations(crossing, count)):
            wanted = len(best.slips) if fewer_than is None else fewer_than - 1
            if count < wanted or (count == wanted and _explains_all(slips, moved)):
                best = min(best, _explain(slips, moved), key=lambda each: each.cost)
    return list(best.slips)


def _by_and_by(done_early: _Reversals, best: _Explanation, crossing: Sequence[int]) -> _Explanation:
    """The explanation of a trace that is out of order all over: whole seats are moved one by one
    while that helps."""
    moved: frozenset[int] = frozenset()
    while len(moved) < len(crossing):
        wider = [moved | {seat} for seat in crossing if seat not in moved]
        found = [(_explain(done_early, seats), seats) for seats in wider]
        explanation, moved = min(found, key=lambda each: each[0].cost)
        if explanation.cost >= best.cost:
            break
        best = explanation
    return best


def _slips_at_least(early: Mapping[int, Mask], seats: Mapping[int, int]) -> int:
    """A lower bound: every reversed pair needs a slip at the seat of one of its steps."""
    pairs = {
        frozenset((_owner(seats, step), _owner(seats, other)))
        for step, others in early.items()
        for other in steps_in(others)
    }
    owners = sorted({owner for pair in pairs for owner in pair})
    # A bound that is too low costs only time, and this one would cost more than it saves.
    if len(owners) > _OWNERS_TRIED:
        return 1
    sizes = range(len(owners) + 1)
    tried = (set(slipped) for size in sizes for slipped in combinations(owners, size))
    return next(len(slipped) for slipped in tried if all(pair & slipped for pair in pairs))


def _owner(seats: Mapping[int, int], step: int) -> int:
    """The seat of a step; for a step of no seat a number of its own, below all seats."""
    return seats.get(step, -1 - step)


def _crossing_seats(early: Mapping[int, Mask], seats: Mapping[int, int]) -> list[int]:
    """The seats with a step that is out of order with a step elsewhere."""
    found = set()
    for step, others in early.items():
        for other in steps_in(others):
            if seats.get(step) != seats.get(other):
                found |= {seats[each] for each in (step, other) if each in seats}
    return sorted(found)


def _explain(done_early: _Reversals, moved: frozenset[int]) -> _Explanation:
    """The explanation in which exactly these seats were moved whole, the rest step by step."""
    inside, across = _split(done_early.early, done_early.blocks, moved)
    whole = [
        Slip(
            tuple(
                step
                for step in done_early.done
                if step in across and done_early.blocks[step] == seat
            )
        )
        for seat in sorted(moved)
    ]
    alone = _together(_cover(inside), inside, done_early.done, done_early.seats)
    return _Explanation((*(slip for slip in whole if slip.steps), *alone))


def _explains_all(done_early: _Reversals, moved: frozenset[int]) -> bool:
    """True if no single step has moved besides these seats, each of which is a slip."""
    inside, _ = _split(done_early.early, done_early.blocks, moved)
    return not inside


def _split(
    early: Mapping[int, Mask], seats: Mapping[int, int], moved: frozenset[int]
) -> tuple[dict[int, Mask], set[int]]:
    """The pairs that moving those seats does not explain, and the steps whose pairs it does."""
    if not moved:
        return dict(early), set()
    of_seat = {seat: mask_of(step for step in seats if seats[step] == seat) for seat in moved}
    movers = sum(of_seat.values())
    inside: dict[int, Mask] = {}
    across = 0
    for step, others in early.items():
        stay = of_seat[seats[step]] if movers >> step & 1 else ~movers
        if others & stay:
            inside[step] = others & stay
        if others & ~stay:
            across |= (others & ~stay | 1 << step) & movers
    return inside, set(steps_in(across))


def _together(
    alone: set[int], early: Mapping[int, Mask], done: Sequence[int], seats: Mapping[int, int]
) -> list[Slip]:
    """Moved steps of one seat that jumped over the same step are one slip."""
    jumped = _jumped(alone, early)
    slips: list[list[int]] = []
    for step in (each for each in done if each in alone):
        for slip in slips:
            same_seat = step in seats and seats[step] == seats.get(slip[0])
            if same_seat and any(jumped[step] & jumped[other] for other in slip):
                slip.append(step)
                break
        else:
            slips.append([step])
    return [Slip(tuple(slip)) for slip in slips]


def _jumped(alone: set[int], early: Mapping[int, Mask]) -> dict[int, set[tuple[int, bool]]]:
    """For each moved step, the unmoved steps that it jumped over, and in which direction."""
    jumped: dict[int, set[tuple[int, bool]]] = {step: set() for step in alone}
    for step, others in early.items():
        for other in steps_in(others):
            if step in alone and other not in alone:
                jumped[step].add((other, True))
            if other in alone and step not in alone:
                jumped[other].add((step, False))
    return jumped


def _cover(pairs: Mapping[int, Mask]) -> set[int]:
    """The fewest steps that touch every pair.

    The reversed pairs are a partial order, so the steps outside such a cover are a largest
    antichain, and bipartite matching finds it (Dilworth and König).
    """
    matching = _Matching(pairs)
    for step in pairs:
        matching.widen(step)
    if not matching.match_of:
        return set()
    left, right = _reachable(pairs, matching.match_of)
    covering_left = {step for step in pairs if step not in left}
    return covering_left | right


class _Matching:
    """Pairs of which no two share a step on the same side, as many as there can be."""

    def __init__(self, pairs: Mapping[int, Mask]) -> None:
        self.match_of: dict[int, int] = {}
        self._pairs = pairs
        self._matched: Mask = 0
        self._tried: Mask = 0

    def widen(self, step: int) -> None:
        """Find a partner for the step, where those already found can make room for one."""
        self._tried = 0
        self._augment(step)

    def _augment(self, step: int) -> bool:
        others = self._pairs.get(step, 0)
        free = others & ~self._matched
        if free:
            return self._match(free & -free, step)
        while waiting := others & ~self._tried:
            lowest = waiting & -waiting
            self._tried |= lowest
            if self._augment(self.match_of[lowest.bit_length() - 1]):
                return self._match(lowest, step)
        return False

    def _match(self, other: Mask, step: int) -> bool:
        self._matched |= other
        self.match_of[other.bit_length() - 1] = step
        return True


def _reachable(pairs: Mapping[int, Mask], match_of: Mapping[int, int]) -> tuple[set[int], set[int]]:
    """The steps on either side that alternating paths reach from the unmatched steps."""
    matched = set(match_of.values())
    waiting = [step for step in pairs if step not in matched]
    left, right = set(waiting), set[int]()
    while waiting:
        for other in steps_in(pairs[waiting.pop()]):
            if other not in right:
                right.add(other)
                before = match_of[other]
                if before not in left:
                    left.add(before)
                    waiting.append(before)
    return left, right


def wrong_pairs(early: Mapping[int, Mask], moved: Sequence[int]) -> list[tuple[int, int]]:
    """Pairs (first, then) that the moved steps have in the wrong order, from their own side."""
    mine = mask_of(moved)
    pairs = []
    for step, others in early.items():
        for other in steps_in(others):
            if (mine >> step & 1) != (mine >> other & 1):
                pairs.append((step, other))
    return pairs
