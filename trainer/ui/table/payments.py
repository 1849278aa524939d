"""The chips of a round's payments: shown beside the wagers, and brought back by undo."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from trainer.dealing.action import Action, Verb
from trainer.game.chips import Stacks, fewest
from trainer.game.money import Money
from trainer.game.wagers import Wager
from trainer.ui.table.cut import Cut
from trainer.ui.table.drawing.chip_stacks import by_value

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
        self._values = values
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
        """The stacks that lie beside each wager."""
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
