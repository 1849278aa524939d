"""The closure of a house's precedences: the steps that come before others, outright or by those
between them."""

from __future__ import annotations

from trainer.dealing.procedure import Precedence, Procedure, StepKind, Within

Pair = tuple[StepKind, StepKind]
_WIDER = {Within.SEAT: 0, Within.GAMBLER: 1, Within.TABLE: 2}


def closure(procedure: Procedure) -> dict[Pair, Within]:
    """Every pair of kinds that is in order, and the widest place within which it is.

    A step at every seat that waits for one of the whole table waits for all that this waited for.
    """
    widest: dict[Pair, Within] = {}
    for order in procedure.order:
        for first in _deliveries(order.first):
            for then in _deliveries(order.then):
                _widen(widest, (first, then), order.within)
    for between in StepKind:
        _through(widest, between)
    return widest


def _through(widest: dict[Pair, Within], between: StepKind) -> None:
    before = [(pair[0], within) for pair, within in widest.items() if pair[1] is between]
    after = [(pair[1], within) for pair, within in widest.items() if pair[0] is between]
    for first, one in before:
        for then, other in after:
            _widen(widest, (first, then), max(one, other, key=lambda each: _WIDER[each]))


def _widen(widest: dict[Pair, Within], pair: Pair, within: Within) -> None:
    known = widest.get(pair)
    if known is None or _WIDER[known] < _WIDER[within]:
        widest[pair] = within


def _deliveries(kind: StepKind) -> tuple[StepKind, ...]:
    """The deal is the deliveries to the seats and that to the dealer."""
    return (kind, StepKind.DEAL_DEALER) if kind is StepKind.DEAL else (kind,)


def holds(order: Precedence, known: dict[Pair, Within]) -> bool:
    """True if that much order is kept, given these pairs."""
    return all(
        (within := known.get((first, then))) is not None and _WIDER[within] >= _WIDER[order.within]
        for first in _deliveries(order.first)
        for then in _deliveries(order.then)
    )
