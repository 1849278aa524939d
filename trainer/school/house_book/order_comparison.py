"""Two houses side by side: lines under headings, and the steps of their rounds with the order of
these."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.house import House
from trainer.dealing.procedure import Procedure, StepKind, Within
from trainer.game.pay import Source
from trainer.school.house_book.chapters import HouseBook
from trainer.school.house_book.sections import Chapter
from trainer.school.house_book.steps import done_words, step_words, when_words
from trainer.wording import phrase, say, say_phrase


class HouseSide(Struct, frozen=True):
    """One house's words on it. ``source`` is None if it says nothing."""

    says: str
    source: Source | None = None


class HousesLine(Struct, frozen=True):
    """One decision at both houses."""

    what: str
    one: HouseSide
    other: HouseSide

    @property
    def differs(self) -> bool:
        """True if the houses decide differently."""
        return self.one.says != self.other.says


class HousesGroup(Struct, frozen=True):
    """The lines under one heading."""

    chapter: Chapter
    title: str
    lines: tuple[HousesLine, ...]

    @property
    def differences(self) -> tuple[HousesLine, ...]:
        """The lines that differ. Of several about one thing one is made, with all that is said."""
        found: dict[str, list[HousesLine]] = {}
        for line in self.lines:
            if line.differs:
                found.setdefault(line.what, []).append(line)
        told = (each[0] if len(each) == 1 else _as_one(each) for each in found.values())
        return tuple(line for line in told if line.differs)

    @property
    def named_differences(self) -> tuple[HousesLine, ...]:
        """The differences for a list without headings, named by their table."""
        # Several tables have a straight.
        return tuple(
            replace(line, what=say("{name}: {value}", name=self.title, value=line.what))
            for line in self.differences
        )


class HouseComparison(Struct, frozen=True):
    """Two houses, and everything that they say, in the order of the book."""

    one: HouseBook
    other: HouseBook
    groups: tuple[HousesGroup, ...]

    @property
    def differences(self) -> tuple[HousesLine, ...]:
        """Everything that changes."""
        return tuple(line for group in self.groups for line in group.differences)


def _as_one(lines: Sequence[HousesLine]) -> HousesLine:
    one, other = ([line.one for line in lines], [line.other for line in lines])
    return HousesLine(lines[0].what, _all_said(one), _all_said(other))


def _all_said(sides: Sequence[HouseSide]) -> HouseSide:
    """All that a house says of one thing; its silence only where it says nothing."""
    said = [each for each in sides if each.source is not None] or sides
    first, *more = dict.fromkeys(each.says for each in said)
    for each in more:
        first = say("{one}; {other}", one=first, other=each)
    return HouseSide(first, said[0].source)


_KEPT = {
    Within.TABLE: phrase("everywhere first"),
    Within.SEAT: phrase("at that place first"),
    Within.GAMBLER: phrase("at that gambler's boxes first"),
}


def steps_compared(one: House, other: House) -> Iterator[HousesLine]:
    """Every step that either house has."""
    for kind in StepKind:
        if kind in {*one.procedure.steps, *other.procedure.steps}:
            yield _step(one, other, kind)


def _step(one: House, other: House, kind: StepKind) -> HousesLine:
    done = [_done(house, kind) for house in (one, other)]
    what = next(words for words in done if words)
    if all(done) and done[0] != done[1]:
        return HousesLine(kind.words, *_sides(one, other, kind, done))
    return HousesLine(
        what, *_sides(one, other, kind, [say("done") if each else "" for each in done])
    )


def _done(house: House, kind: StepKind) -> str:
    procedure = house.procedure
    if kind not in procedure.steps:
        return ""
    words = step_words(house.rules, procedure, kind)
    when = procedure.only_when.get(kind)
    return words if when is None else say("{what}, {after}", what=words, after=when_words(when))


def _sides(one: House, other: House, kind: StepKind, said: list[str]) -> Iterator[HouseSide]:
    for house, words in zip((one, other), said, strict=True):
        yield HouseSide(words or say("not ordered"), house.procedure.steps.get(kind))


def orders_compared(one: House, other: House) -> Iterator[HousesLine]:
    """Every ordered pair of steps that both houses have."""
    kept = closure(one.procedure), closure(other.procedure)
    shared = (
        {*one.procedure.steps, *other.procedure.steps} & _with_dealer(one) & _with_dealer(other)
    )
    said = [order for house in (one, other) for order in house.procedure.order]
    for first, then in dict.fromkeys((order.first, order.then) for order in said):
        if {first, then} <= shared:
            what = step_words(one.rules, one.procedure, then)
            sides = (
                _kept(house, known, (first, then))
                for house, known in zip((one, other), kept, strict=True)
            )
            done = done_words(one.rules, first, Within.SEAT)
            yield HousesLine(say("{what}, after {done}", what=what, done=done), *sides)


def _with_dealer(house: House) -> set[StepKind]:
    return {*house.procedure.steps, StepKind.DEAL_DEALER}


def _kept(house: House, known: dict[Pair, Within], pair: Pair) -> HouseSide:
    within = known.get(pair)
    if within is None:
        return HouseSide(say("left open"))
    orders = house.procedure.order
    source = next((each.source for each in orders if (each.first, each.then) == pair), None)
    return HouseSide(say_phrase(_KEPT[within]), source)


Pair = tuple[StepKind, StepKind]
_WIDER = {Within.SEAT: 0, Within.GAMBLER: 1, Within.TABLE: 2}


def closure(procedure: Procedure) -> dict[Pair, Within]:
    """Every pair of kinds that is in order, with the widest scope of that order. A step at every
    seat that waits for one of the whole table also waits for all that this one waited for."""
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
    """The deals to the seats and to the dealer."""
    return (kind, StepKind.DEAL_DEALER) if kind is StepKind.DEAL else (kind,)
