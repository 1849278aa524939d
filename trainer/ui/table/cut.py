"""The chips cut out in front of the bank: stacks, their sum, and the payments made of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.action import Action, Verb
from trainer.game.chips import Stack, Stacks, changed_down, changed_up, fewest
from trainer.game.money import NOTHING, Money, total
from trainer.game.wagers import Wager
from trainer.ui.table.drawing.chip_stacks import by_value

TALLEST = 8
"""A stack that has so many chips gets no more: the next one begins beside it."""


class Heap(Struct, frozen=True):
    """One stack of the cut, the lowest chip first. ``sized``: it copies a stake."""

    chips: Stack
    sized: bool = False

    def takes(self, value: Money) -> bool:
        """True if one more chip of this value goes on it."""
        return not self.sized and self.chips[0] == value and len(self.chips) < TALLEST


class Cut(Struct, frozen=True):
    """A payout in the making, exact to the cent even where no chips of the tray make it.

    ``typed``: its amount was typed, so that nobody chose its chips. ``back``: it was paid and taken
    back; the next chip begins another payout in its place, so that nothing is paid twice.
    """

    values: tuple[Money, ...]
    heaps: tuple[Heap, ...] = ()
    rest: Money = NOTHING
    typed: bool = False
    back: bool = False

    @classmethod
    def of(cls, laid: Stacks, values: tuple[Money, ...]) -> Cut:
        return cls(values, tuple(map(Heap, laid)))

    @property
    def stacks(self) -> Stacks:
        """The chips in sight, stack by stack, the nearest to the wager first."""
        return tuple(heap.chips for heap in self.heaps)

    @property
    def chips(self) -> Stack:
        return tuple(chip for heap in self.heaps for chip in heap.chips)

    @property
    def sized(self) -> tuple[int, ...]:
        """The places of the stacks that are copies of a stake."""
        return tuple(at for at, heap in enumerate(self.heaps) if heap.sized)

    @property
    def total(self) -> Money:
        return total(self.chips) + self.rest

    @property
    def laid(self) -> Stacks:
        """The chips as they are paid; none if the trainee did not choose them."""
        return () if self.typed else self.stacks

    def empty(self) -> Cut:
        """Put everything back into the tray."""
        return Cut(self.values)

    def add(self, value: Money) -> Cut:
        """Add one chip to the stack of its value, or beside the others."""
        cut = self._begun()
        at = next((at for at, heap in enumerate(cut.heaps) if heap.takes(value)), None)
        if at is None:
            return replace(cut, heaps=(*cut.heaps, Heap((value,))))
        return cut._with(at, replace(cut.heaps[at], chips=(*cut.heaps[at].chips, value)))

    def remove(self, value: Money) -> Cut:
        """Take one chip off, if there is one; from a copy of a stake only if no other stack has
        it."""
        holds = [at for at, heap in enumerate(self.heaps) if value in heap.chips]
        at = max(holds, key=lambda at: (not self.heaps[at].sized, at), default=None)
        if at is None:
            return self
        chips = list(self.heaps[at].chips)
        del chips[len(chips) - 1 - chips[::-1].index(value)]
        heaps = [*self.heaps[:at], *([Heap(tuple(chips))] if chips else []), *self.heaps[at + 1 :]]
        return replace(self, heaps=tuple(heaps), back=False)

    def make(self, amount: Money) -> Cut:
        """Make exactly this amount in the fewest chips."""
        heaps: list[Heap] = []
        for _, alike in groupby(fewest(amount, self.values)):
            chips = tuple(alike)
            heaps += [Heap(chips[at : at + TALLEST]) for at in range(0, len(chips), TALLEST)]
        cut = Cut(self.values, tuple(heaps), typed=True)
        return replace(cut, rest=amount - cut.total)

    def size(self, stake: Stack) -> Cut:
        """Add a copy of a stake's stack."""
        cut = self._begun()
        return replace(cut, heaps=(*cut.heaps, Heap(stake, sized=True))) if stake else cut

    def change_down(self, value: Money | None = None) -> Cut:
        """Break one chip of this value into smaller ones; the dearest that can be broken, if none
        is named."""
        values = [value] if value is not None else sorted(set(self.chips), reverse=True)
        for each in values:
            smaller = changed_down(each, self.values)
            if smaller and each in self.chips:
                return self.remove(each)._with_sorted(smaller)
        return self

    def change_up(self, value: Money | None = None) -> Cut:
        """Colour up chips of this value to one of the next dearer; the cheapest that can be, if
        none is named."""
        values = [value] if value is not None else sorted(set(self.chips))
        for each in values:
            change = changed_up(each, self.values)
            if change is not None and self.chips.count(each) >= change[0]:
                cut = self
                for _ in range(change[0]):
                    cut = cut.remove(each)
                return cut._with_sorted((change[1],))
        return self

    def taken_back(self) -> Cut:
        """Lay it again as it was before its payment was undone."""
        return replace(self, back=True)

    def _begun(self) -> Cut:
        """The cut that the next chip is added to: an empty one if a payment was taken back."""
        return self.empty() if self.back else self

    def _with(self, at: int, heap: Heap) -> Cut:
        return replace(self, heaps=(*self.heaps[:at], heap, *self.heaps[at + 1 :]))

    def _with_sorted(self, chips: Stack) -> Cut:
        """Add one value's chips to its stack, or before the first cheaper one."""
        cut = self
        for chip in chips:
            if not any(heap.takes(chip) for heap in cut.heaps):
                cheaper = (at for at, heap in enumerate(cut.heaps) if heap.chips[0] < chip)
                at = next(cheaper, len(cut.heaps))
                cut = replace(cut, heaps=(*cut.heaps[:at], Heap((chip,)), *cut.heaps[at:]))
            else:
                cut = cut.add(chip)
        return cut


Beside = tuple[int, Wager]
"""A seat, and the wager whose payment lies there."""


class Payment(Struct, frozen=True):
    """One payment that stands, and the cut that it was made from."""

    action: Action
    cut: Cut

    @property
    def stacks(self) -> Stacks:
        """The chips in sight; the fewest that make it, if nobody chose them."""
        if self.cut.laid:
            return self.cut.laid
        assert self.action.amount is not None, "payments have an amount"
        return by_value(fewest(self.action.amount, self.cut.values))


class Payments:
    """The payments of a round that stand, in the order in which they were made."""

    def __init__(
        self, values: tuple[Money, ...], before: Iterable[tuple[Action, Stacks]] = ()
    ) -> None:
        self._made: list[Payment] = []
        for action, laid in before:
            self.made(action, _cut_of(action, laid, values))

    def made(self, action: Action, cut: Cut) -> None:
        """Keep the cut that an act was made from, if it is a payment."""
        if action.verb is Verb.PAY:
            self._made.append(Payment(action, cut))

    def taken_back(self, action: Action) -> Cut | None:
        """The cut of the payment that was just undone, as it lay before; None for other acts."""
        if action.verb is not Verb.PAY or not self._made:
            return None
        return self._made.pop().cut.taken_back()

    @property
    def beside(self) -> Mapping[Beside, Stacks]:
        lying: dict[Beside, Stacks] = {}
        for payment in self._made:
            seat, wager = payment.action.place, payment.action.wager
            assert seat is not None, "payments go to a seat"
            assert wager is not None, "payments name their wager"
            lying[seat, wager] = lying.get((seat, wager), ()) + payment.stacks
        return lying


def _cut_of(action: Action, laid: Stacks, values: tuple[Money, ...]) -> Cut:
    """The cut of a payment that only the log knows."""
    cut = Cut(values)
    if laid or action.amount is None:
        return Cut.of(laid, values)
    return cut.make(action.amount)
