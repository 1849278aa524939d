"""The patterns of an event at the table: seats with their hands, wagers and decisions."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from trainer.drills.ranked_hands import Hands, both, has
from trainer.drills.views import HandView
from trainer.game.cards import Three
from trainer.game.round import Decision
from trainer.game.wagers import Wager

Check = Callable[[Three, Three], bool]
"""Of a seat's cards and the dealer's, where the hands named are a few too many."""


class Spot(Struct, frozen=True, eq=False):
    """The demands on one seat. Nothing said: anything will do.

    ``staked`` are wagers it has, ``unstaked`` ones it has not; of each set in ``one_of`` it has at
    least one. ``hands`` are those it may hold; ``views`` those it may hold beside the dealer's.
    """

    staked: frozenset[Wager] = frozenset()
    unstaked: frozenset[Wager] = frozenset()
    one_of: tuple[frozenset[Wager], ...] = ()
    decision: Decision | None = None
    hands: Hands | None = None
    views: tuple[HandView, ...] = ()
    checks: tuple[Check, ...] = ()

    @property
    def any_hand(self) -> bool:
        """True if it asks nothing that depends on the hand."""
        return self.hands is None and not self.views and self.decision is None

    def allows(self, wagers: frozenset[Wager]) -> bool:
        """True if a seat with just these wagers will do."""
        return (
            self.staked <= wagers
            and not self.unstaked & wagers
            and all(some & wagers for some in self.one_of)
        )

    def holds(self, hand: int, dealer: int) -> bool:
        """True if this hand will do beside that hand of the dealer's, ``checks`` left aside."""
        if self.hands is not None and not has(self.hands, hand):
            return False
        return all(has(view.beside(dealer), hand) for view in self.views)

    def joined(self, other: Spot) -> Spot | None:
        """The demands of both on one seat; None if they exclude each other at once."""
        decisions = {self.decision, other.decision} - {None}
        if len(decisions) > 1:
            return None
        return Spot(
            staked=self.staked | other.staked,
            unstaked=self.unstaked | other.unstaked,
            one_of=self.one_of + other.one_of,
            decision=self.decision or other.decision,
            hands=hands_of_both(self.hands, other.hands),
            views=self.views + tuple(view for view in other.views if view not in self.views),
            checks=self.checks + other.checks,
        )


def hands_of_both(these: Hands | None, those: Hands | None) -> Hands | None:
    """The hands in both, where None stands for every hand."""
    if these is None or those is None:
        return those if these is None else these
    return both(these, those)


class Sight(Struct, frozen=True, eq=False):
    """One way in which an event is seen: the dealer's hand, and seats, each another one.

    ``strangers``: no two of the seats are of one player.
    """

    dealer: Hands | None = None
    spots: tuple[Spot, ...] = ()
    strangers: bool = False
