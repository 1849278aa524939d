"""What is cut out in front of the bank: chips, and exactly what they come to."""

from __future__ import annotations

from trainer.game.chips import fewest
from trainer.game.money import Money


class Cut:
    """A payout in the making, exact to the cent even where no chips of the tray make it."""

    def __init__(self, values: tuple[Money, ...]) -> None:
        self._values = values
        self._chips: list[Money] = []
        self._rest = Money(0)

    @property
    def chips(self) -> tuple[Money, ...]:
        """The chips in sight."""
        return tuple(self._chips)

    @property
    def total(self) -> Money:
        """What is cut, to the cent."""
        return Money(sum(chip.cents for chip in self._chips)) + self._rest

    def add(self, value: Money) -> None:
        """One chip more."""
        self._chips.append(value)

    def remove(self, value: Money) -> None:
        """One chip less, where there is one."""
        if value in self._chips:
            self._chips.remove(value)

    def make(self, amount: Money) -> None:
        """Exactly this amount, in the fewest chips."""
        self._chips = list(fewest(amount, self._values))
        self._rest = Money(0)
        self._rest = amount - self.total

    def empty(self) -> None:
        """All back in the tray."""
        self._chips = []
        self._rest = Money(0)
