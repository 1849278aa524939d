"""The evidence of a round about each wrong rule of order: exposed if the procedure asks for the
right one, and then hit, clean, or neither."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from msgspec import Struct

from trainer.dealing.finding import Verdict
from trainer.dealing.order import Mask, mask_of, steps_in
from trainer.dealing.procedure import Procedure, StepKind
from trainer.dealing.script import Script
from trainer.game.pay import Source, Teaching
from trainer.marking.exposures import Seen
from trainer.marking.habits import (
    FORGOTTEN,
    MONEY,
    PAIRS,
    SETTLING,
    Pair,
    habits,
    left_out_by,
    money_due,
    paid_from,
)
from trainer.marking.worked_part import Reached
from trainer.wording import phrase


class Kept(Struct, frozen=True):
    """One wrong rule about order that a round could show, and whether it did."""

    habit: str
    seen: Seen
    source: Source


class _Asked(Struct, frozen=True):
    """A place where a habit could show: the clause, and whether the act was done at all."""

    source: Source
    done: bool


# A wider habit also shows these without their being held: a dealer who settles row by row pays at
# a seat before all is taken there.
EXPLAINS: Mapping[str, frozenset[str]] = {
    "SQ04": frozenset({"SQ01", "SQ02", "SQ03", "SQ10"}),
    "SQ06": frozenset({"SQ12", "SQ13"}),
}


# 0.7 ms, nearly as long as the check of the round itself; exposures and the debrief both ask.
@lru_cache(maxsize=4)
def conduct(verdict: Verdict) -> tuple[Kept, ...]:
    """Every habit that the round could show, in the order of their ids."""
    shown = {each.id: each.source for each in habits(verdict) if not _is_advice(each.source)}
    explained = {name for wider in shown for name in EXPLAINS.get(wider, ())}
    asked = dict(_asked(verdict))
    return tuple(
        Kept(name, _seen(name, shown, explained, asked.get(name)), _clause(name, shown, asked))
        for name in sorted(shown.keys() | asked.keys())
    )


def _seen(
    name: str, shown: Mapping[str, Source], explained: set[str], asked: _Asked | None
) -> Seen:
    if name in explained:
        return Seen.OTHER
    if name in shown:
        return Seen.HIT
    return Seen.CLEAN if asked is not None and asked.done else Seen.OTHER


def _clause(name: str, shown: Mapping[str, Source], asked: Mapping[str, _Asked]) -> Source:
    return shown[name] if name in shown else asked[name].source


def _is_advice(source: Source) -> bool:
    """True for a rule that the school teaches and the house leaves open."""
    # Breaking it is nobody's wrong rule.
    return source.taught is Teaching.ADVICE


def cut_out(payments: Sequence[bool]) -> Kept | None:
    """SQ20, where chips are looked at: of each payment of a round whether it was cut from the tray.
    None where nothing was paid."""
    if not payments:
        return None
    return Kept("SQ20", Seen.CLEAN if all(payments) else Seen.HIT, _CUT)


SEAT_BY_SEAT: Mapping[str, tuple[StepKind, ...]] = {
    "SQ02": SETTLING,
    "SQ04": SETTLING,
    "SQ17": (StepKind.DEAL,),
    "SQ19": (StepKind.OFFER,),
}
"""The habits that an order of seats forbids, and the steps that it is about."""

_CUT = Source(reading=phrase("in this drill you cut payments from the tray, chip by chip"))


# ---------------------------------------------------------------------- by which clause


def clause_of(procedure: Procedure, habit: str) -> Source | None:
    """The clause that the habit breaks at a house; None if its procedure has none."""
    pair = PAIRS.get(habit)
    pairs = procedure.order if pair is not None else ()
    for order in pairs:
        if pair is not None and order.first in pair.first and order.then in pair.then:
            return order.source
    return next(_sources(procedure, habit), None)


def _sources(procedure: Procedure, habit: str) -> Iterator[Source]:
    if habit == "SQ03":
        yield from (order.source for order in procedure.wager_order)
    kinds = SEAT_BY_SEAT.get(habit, ())
    yield from (each.source for each in procedure.seat_order if set(kinds) & set(each.steps))
    if habit == "SQ21" and procedure.supervised is not None:
        yield procedure.supervised.source
    steps = [kind for kind, name in FORGOTTEN.items() if name == habit]
    steps += MONEY if habit in ("SQ08", "SQ09") else ()
    yield from (procedure.steps[kind] for kind in steps if kind in procedure.steps)


# ------------------------------------------------------------------ where it could show


def _asked(verdict: Verdict) -> Iterator[tuple[str, _Asked]]:
    """The duties that tell a wrong rule; one that an order and a step both ask for counts as done
    if both are."""
    found: dict[str, _Asked] = {}
    reached = Reached(verdict)
    pairs, steps = _by_pairs(verdict, reached), _by_steps(verdict, reached)
    for name, asked in (*pairs, *steps, *_by_seats(verdict)):
        before = found.setdefault(name, asked)
        found[name] = _Asked(before.source, before.done and asked.done)
    yield from found.items()


def _by_pairs(verdict: Verdict, reached: Reached) -> Iterator[tuple[str, _Asked]]:
    of_kind: dict[StepKind, Mask] = defaultdict(int)
    for place, step in enumerate(verdict.script.steps):
        of_kind[step.kind] |= 1 << place
    for name, pair in PAIRS.items():
        asked = _first(verdict, pair, reached, of_kind)
        if asked is not None:
            yield name, asked


def _first(
    verdict: Verdict, pair: Pair, reached: Reached, of_kind: Mapping[StepKind, Mask]
) -> _Asked | None:
    """The first two such steps that the house puts in order, and were done; else that it asks it
    of what the trainee came to."""
    undone: _Asked | None = None
    source_of = verdict.script.order.source
    asked = ((*two, source_of(*two)) for two in _ordered(verdict.script, pair, of_kind))
    for first, then, source in (each for each in asked if not _is_advice(each[2])):
        if first in verdict.done and then in verdict.done:
            return _Asked(source, done=True)
        if first in reached and then in reached:
            undone = undone or _Asked(source, done=False)
    return undone


def _ordered(
    script: Script, pair: Pair, of_kind: Mapping[StepKind, Mask]
) -> Iterator[tuple[int, int]]:
    steps, after = script.steps, script.order.after
    then = sum(of_kind[kind] for kind in pair.then)
    for first in steps_in(sum(of_kind[kind] for kind in pair.first) if then else 0):
        for place in steps_in(after[first] & then):
            if pair.fits(script, steps[first], steps[place]):
                yield first, place


def _by_steps(verdict: Verdict, reached: Reached) -> Iterator[tuple[str, _Asked]]:
    for place, step in enumerate(verdict.script.steps):
        name = left_out_by(verdict.script, step)
        if name is not None and place in reached:
            yield name, _Asked(step.source, place in verdict.done)


def _by_seats(verdict: Verdict) -> Iterator[tuple[str, _Asked]]:
    """A seat may be skipped, a wager settled twice, an error put right, seats taken in turn."""
    steps, done = verdict.script.steps, verdict.done
    due = money_due(verdict)
    settled = {steps[place].seat for place in due if place in done}
    for place in due:
        yield "SQ08", _Asked(steps[place].source, steps[place].seat in settled)
        yield "SQ09", _Asked(steps[place].source, place in done)
    for finding in verdict.findings:
        if finding.put_right:
            yield "SQ22", _Asked(finding.source, done=True)
    yield from _large_payments(verdict)
    across = _across(verdict.script)
    if across is not None and len({steps[place].seat for place in due}) > 1:
        yield from ((name, _Asked(across, len(settled) > 1)) for name in ("SQ02", "SQ04"))


def _large_payments(verdict: Verdict) -> Iterator[tuple[str, _Asked]]:
    policy = verdict.script.house.procedure.supervised
    if policy is not None and any(paid_from(verdict, policy.amount)):
        yield "SQ21", _Asked(policy.source, done=True)


def _across(script: Script) -> Source | None:
    """The clause by which one seat is settled before another; None without one."""
    settling = [place for place, step in enumerate(script.steps) if step.kind in SETTLING]
    every = mask_of(settling)
    for first in settling:
        seat = script.steps[first].seat
        for then in steps_in(script.order.after[first] & every):
            if script.steps[then].seat != seat:
                source = script.order.source(first, then)
                return None if _is_advice(source) else source
    return None
