"""Checks the order of the steps: the fewest slips that explain it, a wager's own pass included."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import permutations

from msgspec.structs import replace

from trainer.dealing.action import DEALER
from trainer.dealing.comparison import Claim, Comparison
from trainer.dealing.finding import Code, Finding
from trainer.dealing.order import STRENGTH, Block, Mask, Order, mask_of, steps_in
from trainer.dealing.order_slips import Slip, fewest_slips, reversed_pairs, wrong_pairs
from trainer.dealing.procedure import SEAT_SETTLING, OwnPass, Procedure, Step, StepKind
from trainer.dealing.script import Script
from trainer.game.pay import Source, SourceKind

_FEW = 4
_DEALERS_HAND = (StepKind.REVEAL_DEALER, StepKind.CALL_DEALER)
_MOVE_AS_ONE = (*_DEALERS_HAND, *SEAT_SETTLING)

Done = dict[int, int]
"""The act of each step that was done."""


def find_slips(comparison: Comparison, done: Done) -> Done:
    """Find the slips of order; returns the act of each step, as the order tells."""
    done = _paired_for_fewest_slips(comparison, done)
    order = comparison.script.order
    early, slips = _slips(comparison, done)
    own = separate_pass_of(comparison, done) if slips else None
    if own is not None:
        others = _slips(comparison, done, order=own[0])
        # The pass is a finding of its own: where it explains no slip it is not told.
        if len(others[1]) < len(slips):
            (early, slips), order = others, own[0]
            comparison.findings.append(own[1])
    found: list[Finding] = []
    for slip in slips:
        found.append(_out_of_order(comparison, slip, early, done, order, found))
    comparison.findings += _one_habit(comparison.script, found)
    return done


def tell_early(comparison: Comparison, done: Done) -> None:
    """Name what should have come first to each act that was done again in its turn, but first too
    soon."""
    comparison.findings[:] = [_early(comparison, each, done) for each in comparison.findings]


def _early(comparison: Comparison, finding: Finding, done: Done) -> Finding:
    script, at = comparison.script, finding.at
    if not finding.again or at is None or finding.wager is not None or finding.due is None:
        return finding
    if finding.grave or finding.stopped is not None or finding.cards:
        return finding
    step = script.steps.index(finding.due)
    first = (place for place, act in done.items() if at < act < done.get(step, at))
    pairs = [(place, step) for place in first if script.order.after[place] >> step & 1]
    # A reading is no stronger reason than the document, which has the act done once.
    own = STRENGTH.index(finding.source.kind)
    told = [pair for pair in pairs if STRENGTH.index(script.order.source(*pair).kind) <= own]
    if not told:
        return finding
    pair = min(told, key=lambda each: _nearness(script.order, each, {**done, step: at}))
    return replace(
        finding,
        source=script.order.source(*pair),
        rival=script.steps[pair[0]],
        due_first=False,
    )


def _one_habit(script: Script, found: list[Finding]) -> list[Finding]:
    """The same reading broken from seat to seat is one slip: seats were not finished one before the
    next."""
    kept: list[Finding] = []
    for finding in found:
        alike = (each for each in kept if _is_one_habit(each, finding))
        same = next((each for each in alike if each.source.cite == finding.source.cite), None)
        if same is None:
            kept.append(finding)
        else:
            kept[kept.index(same)] = _together(same, finding)
    return kept


def _is_one_habit(one: Finding, other: Finding) -> bool:
    """True for the same way of going from seat to seat, or the same way of dealing."""
    return all(map(_between_seats, (one, other))) or all(map(_of_the_deal, (one, other)))


def _of_the_deal(finding: Finding) -> bool:
    pair = {step.kind for step in (finding.due, finding.rival) if step is not None}
    return pair <= {StepKind.DEAL, StepKind.DEAL_DEALER}


def _between_seats(finding: Finding) -> bool:
    """True for a reading of how seats follow one another, broken without moving a whole seat."""
    rival = finding.rival.seat if finding.rival else None
    part = len(finding.moved) == 1 or bool(finding.seats) or finding.wager is not None
    apart = None not in (rival, finding.seat) and rival != finding.seat
    return finding.source.kind is SourceKind.READING and apart and part


def _together(one: Finding, other: Finding) -> Finding:
    seats = {*(one.seats or (one.seat,)), other.seat}
    moved, acts = (*one.moved, *other.moved), tuple(sorted({*one.acts, *other.acts}))
    return replace(one, moved=moved, acts=acts, seats=tuple(sorted(filter(None, seats))))


def _paired_for_fewest_slips(comparison: Comparison, done: Done) -> Done:
    """The deliveries to one place paired with steps so that slips are fewest, because they look
    alike. If more than a few things are out of order, the first stays the first."""
    fewest = len(_slips(comparison, done)[1])
    while 1 < fewest <= _FEW:
        tried = [
            (len(_slips(comparison, other, fewer_than=fewest)[1]), other)
            for other in _other_pairings(comparison.claims, done)
        ]
        least, best = min(tried, key=lambda each: each[0], default=(fewest, done))
        if least >= fewest:
            break
        fewest, done = least, best
    return done


def _other_pairings(claims: Sequence[Claim], done: Done) -> Iterator[Done]:
    """The same acts with another pairing of those of one place."""
    for claim in claims:
        alike = [place for place in claim.steps if place in done]
        # The first permutation is the pairing that is there already.
        _, *otherwise = permutations([done[place] for place in alike])
        for acts in otherwise:
            yield done | dict(zip(alike, acts, strict=True))


def _slips(
    comparison: Comparison,
    done: Done,
    fewer_than: int | None = None,
    order: Order | None = None,
) -> tuple[dict[int, Mask], list[Slip]]:
    """The reversed pairs, and the fewest slips that explain them, if there are fewer than that."""
    opposite = {place for claim in comparison.claims if claim.opposite for place in claim.steps}
    # One act may do two steps, an Ante and its bonus: these keep the order of the script.
    in_turn = sorted(done.keys() - opposite, key=lambda step: (done[step], step))
    early = reversed_pairs(order or comparison.script.order, in_turn)
    if not early:
        return {}, []
    places = [
        (place, _place(step), step.kind) for place, step in enumerate(comparison.script.steps)
    ]
    seats = {place: seat for place, seat, _ in places if seat is not None}
    whole = {place: seats[place] for place, _, kind in places if kind in _MOVE_AS_ONE}
    return early, fewest_slips(early, in_turn, seats, whole, fewer_than)


def _place(step: Step) -> int | None:
    """The place whose steps may move together: a seat, or the dealer's hand; None for other
    steps."""
    return DEALER if step.kind in _DEALERS_HAND else step.seat


def _out_of_order(
    comparison: Comparison,
    slip: Slip,
    early: Mapping[int, Mask],
    done: Done,
    order: Order,
    findings: Sequence[Finding],
) -> Finding:
    script = comparison.script
    pairs = wrong_pairs(early, slip.steps)
    seats = [{step.seat for step in (each.due, each.rival) if step} for each in findings]

    def nearness(pair: tuple[int, int]) -> tuple[bool, int, bool, int]:
        names, strength, apart = _nearness(order, pair, done)
        return names, strength, {script.steps[each].seat for each in pair} in seats, apart

    first, then = min(pairs, key=nearness)
    mover, rival = (first, then) if first in slip.steps else (then, first)
    step, moved = script.steps[mover], tuple(script.steps[each] for each in slip.steps)
    at = min(done[each] for each in slip.steps) if len(moved) > 1 else done[mover]
    return Finding(
        code=Code.OUT_OF_ORDER,
        source=order.source(first, then),
        seat=step.seat,
        wager=None if _whole_seat(comparison, moved) else step.wager,
        at=at,
        expected=f"{script.steps[first].action} before {script.steps[then].action}",
        got=comparison.trace[at],
        due=step,
        rival=script.steps[rival],
        due_first=first in slip.steps,
        moved=moved,
        acts=tuple(sorted({done[each] for pair in pairs for each in pair})),
    )


def _nearness(order: Order, pair: tuple[int, int], done: Done) -> tuple[bool, int, int]:
    """The sort key of a pair: a pair that a rule names comes before one that it only implies, the
    document before a reading, that before the school's order, and then the nearer pair."""
    first, then = pair
    strength = STRENGTH.index(order.source(first, then).kind)
    return not order.names(first, then), strength, abs(done[first] - done[then])


def _whole_seat(comparison: Comparison, moved: Sequence[Step]) -> bool:
    """True if everything that was taken and paid at the seat moved together; a bonus that is paid
    with the Ante has no act of its own."""
    wagers = [step for step in moved if step.wager is not None]
    mine = [
        place
        for place, step in enumerate(comparison.script.steps)
        if step.wager and step.seat == moved[0].seat and place not in comparison.joined
    ]
    return len(moved) > 1 and len(wagers) == len(mine)


_MONEY = {StepKind.TAKE, StepKind.PAY}
_SETTLING = (*_MONEY, StepKind.REVEAL, StepKind.CLEAR)


def separate_pass_of(
    comparison: Comparison, done: Mapping[int, int]
) -> tuple[Order, Finding] | None:
    """The order of such a pass, and its one slip; None if no such pass was made."""
    script, own = comparison.script, comparison.script.house.procedure.own_pass
    if own is None:
        return None
    mine = [place for place in done if script.steps[place].wager is own.wager]
    alone = _alone(script, own)
    if not _apart(script, done, mine, alone):
        return None
    return _order(script, own, mask_of(mine), alone), _finding_of_own_pass(
        comparison, own, done, mine
    )


def _alone(script: Script, own: OwnPass) -> frozenset[int]:
    """The folded seats with nothing else in play."""
    money = [step for step in script.steps if step.kind in _MONEY]
    others = {step.seat for step in money if step.wager is not own.wager}
    # Their hands are no active players' hands, and are opened in that pass.
    folded = (seat.number for seat in script.round_.seats if seat.folded)
    return frozenset(seat for seat in folded if seat not in others)


def _apart(
    script: Script, done: Mapping[int, int], mine: list[int], alone: Collection[int]
) -> bool:
    """True if all of them came after the other wagers, or before, with other seats between."""
    rest = [
        done[place]
        for place in done
        if script.steps[place].kind in _MONEY and place not in mine
    ]  # fmt: skip
    acts = [done[place] for place in mine]
    if not acts or not rest or not (min(acts) > max(rest) or max(acts) < min(rest)):
        return False
    late = (place for place in mine if script.steps[place].seat in alone)
    return any(_others_between(script, done, place) for place in mine) or any(
        _out_of_turn(script, done, place) for place in late
    )


def _out_of_turn(script: Script, done: Mapping[int, int], place: int) -> bool:
    """True if a seat whose turn comes later was worked before."""
    seat, at = script.steps[place].seat, done[place]
    return any(each > place and done[each] < at and _at_another(script, each, seat)
               for each in done)  # fmt: skip


def _others_between(script: Script, done: Mapping[int, int], place: int) -> bool:
    """True if another seat was worked between this wager and the others of its own seat."""
    seat = script.steps[place].seat
    own = [
        done[each]
        for each in done
        if script.steps[each].kind in _MONEY and script.steps[each].seat == seat
    ]
    others = [done[each] for each in done if _at_another(script, each, seat)]
    low, high = min(own), max(own)
    return any(low < at < high for at in others)


def _at_another(script: Script, place: int, seat: int | None) -> bool:
    step = script.steps[place]
    return step.kind in _SETTLING and step.seat != seat


def _order(script: Script, own: OwnPass, mine: Mask, alone: Collection[int]) -> Order:
    """The house's order with that wager in a pass of its own, its seats in the house's turn."""
    opened = mask_of(place for place in _reveals(script) if script.steps[place].seat in alone)
    blocks = [*_kept(script, mine, opened), *_in_turn(own, mine)]
    return Order.of(len(script.steps), blocks)


def _reveals(script: Script) -> Iterator[int]:
    return (at for at, step in enumerate(script.steps) if step.kind is StepKind.REVEAL)


def _kept(script: Script, mine: Mask, opened: Mask) -> Iterator[Block]:
    finishing, loose = _freed(script.house.procedure)
    reveals = mask_of(_reveals(script))
    for block in script.order.blocks:
        if not (block.first | block.then) & ~reveals:
            yield Block(block.first & ~opened, block.then & ~opened, block.source)
        elif block.source in loose and block.source not in finishing:
            yield Block(block.first & ~mine, block.then & ~mine, block.source)
        elif block.source not in finishing:
            yield block


def _freed(procedure: Procedure) -> tuple[list[Source], list[Source]]:
    """The rules that do not hold for it: finishing one seat before the next, and the order of
    wagers."""
    orders = [each for each in procedure.seat_order if _MONEY & set(each.steps)]
    finishing = [each.source for each in orders if StepKind.CLEAR in each.steps]
    pairs = [each.source for each in procedure.order if {each.first, each.then} == _MONEY]
    wagers = [each.source for each in procedure.wager_order]
    return finishing, [*pairs, *wagers, *(each.source for each in orders)]


def _in_turn(own: OwnPass, mine: Mask) -> Iterator[Block]:
    places = tuple(steps_in(mine))
    for turn, place in enumerate(places):
        yield Block(1 << place, mask_of(places[turn + 1 :]), Source(own.source.cite))


def _finding_of_own_pass(
    comparison: Comparison, own: OwnPass, done: Mapping[int, int], mine: list[int]
) -> Finding:
    script = comparison.script
    first = min(mine, key=lambda place: done[place])
    step = script.steps[first]
    others = [place for place in done if _at_another(script, place, step.seat)]
    rival = script.steps[min(others, key=lambda place: abs(done[place] - done[first]))]
    return Finding(
        code=Code.OUT_OF_ORDER,
        source=own.source,
        seat=step.seat,
        wager=own.wager,
        at=done[first],
        expected=f"{step.action} before {rival.action}",
        got=comparison.trace[done[first]],
        due=step,
        rival=rival,
        moved=tuple(script.steps[place] for place in mine),
        acts=tuple(sorted(done[place] for place in mine)),
        seats=tuple(sorted(script.steps[place].seat or 0 for place in mine)),
    )
