"""A wager settled in a pass of its own, if the document can be read to ask for that."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from trainer.dealing.comparison import Comparison
from trainer.dealing.finding import Code, Finding
from trainer.dealing.order import Block, Mask, Order, mask_of, steps_in
from trainer.dealing.procedure import OwnPass, Procedure, StepKind
from trainer.dealing.script import Script
from trainer.game.pay import Source

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
    if not _apart(script, done, mine):
        return None
    return _order(script, own, mask_of(mine)), _told(comparison, own, done, mine)


def _apart(script: Script, done: Mapping[int, int], mine: list[int]) -> bool:
    """True if all of them came after the other wagers, or before, with other seats between."""
    rest = [
        done[place]
        for place in done
        if script.steps[place].kind in _MONEY and place not in mine
    ]  # fmt: skip
    acts = [done[place] for place in mine]
    if not acts or not rest or not (min(acts) > max(rest) or max(acts) < min(rest)):
        return False
    return any(_others_between(script, done, place) for place in mine)


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


def _order(script: Script, own: OwnPass, mine: Mask) -> Order:
    """The house's order with that wager in a pass of its own, its seats in the house's turn."""
    blocks = [*_kept(script, mine), *_in_turn(own, mine)]
    return Order.of(len(script.steps), blocks)


def _kept(script: Script, mine: Mask) -> Iterator[Block]:
    finishing, loose = _freed(script.house.procedure)
    for block in script.order.blocks:
        if block.source in loose and block.source not in finishing:
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


def _told(
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
