"""A house's procedure as values: the steps of a round, and their order."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct, field

from trainer.dealing.action import Action
from trainer.dealing.irregularity import Ruling
from trainer.game.money import Money
from trainer.game.pay import Source
from trainer.game.settle import Line
from trainer.game.wagers import Wager
from trainer.wording import Worded, phrase


class StepKind(Worded):
    """A kind of step of a round, in the order in which they usually come."""

    PLACE_YOUR_BETS = "place_your_bets", phrase("Place your bets")
    CHECK_BETS = "check_bets", phrase("Check bets")
    NO_MORE_BETS = "no_more_bets", phrase("No more bets")
    DEAL = "deal", phrase("Deal")
    DEAL_DEALER = "deal_dealer", phrase("Deal dealer")
    RACK_STUB = "rack_stub", phrase("Rack stub")
    COVER_DEALER = "cover_dealer", phrase("Cover dealer")
    RELEASE_CARDS = "release_cards", phrase("Release cards")
    OFFER = "offer", phrase("Offer")
    COLLECT = "collect", phrase("Collect")
    TUCK = "tuck", phrase("Tuck")
    REVEAL_DEALER = "reveal_dealer", phrase("Reveal dealer")
    CALL_DEALER = "call_dealer", phrase("Call dealer")
    REVEAL = "reveal", phrase("Reveal")
    CALL_STAND_OFF = "call_stand_off", phrase("Call stand-off")
    TAKE = "take", phrase("Take")
    PAY = "pay", phrase("Pay")
    CLEAR = "clear", phrase("Clear")


class Part(StrEnum):
    """The part of the round that is asked for."""

    SETTLEMENT = "settlement"
    WHOLE = "whole"


class Within(StrEnum):
    """The steps between which a precedence holds."""

    TABLE = "table"
    SEAT = "seat"
    GAMBLER = "gambler"


class Direction(StrEnum):
    """The direction around the table: seat 1 is on the dealer's left."""

    LEFT_TO_RIGHT = "left_to_right"
    RIGHT_TO_LEFT = "right_to_left"


class DealBy(StrEnum):
    """The way of dealing: one card at a time three times around, three at once, or as the dealer
    likes, who may also put three single cards at a place before the next one."""

    CARD = "card"
    HAND = "hand"
    EITHER = "either"
    PLACE = "place"

    @property
    def deliveries(self) -> int:
        """The number of deliveries that make a hand."""
        return 3 if self in (DealBy.CARD, DealBy.PLACE) else 1


class StepWhen(StrEnum):
    """The rounds in which a step is due, if not in all: those in which a wager still in action is
    decided by the dealer's hand."""

    CONTESTED = "contested"


class DealerPlays(StrEnum):
    """The rounds in which an order holds: those with a qualifying dealer, or those without."""

    QUALIFIED = "qualified"
    NOT_QUALIFIED = "not_qualified"


class Misdeal(StrEnum):
    """A mistake of the dealer with the cards after which the round may not go on as it is.
    ``HANDLED``: the same once players have handled their cards, if a house tells the two apart."""

    NO_WAGER = "no_wager"
    NO_WAGER_HANDLED = "no_wager_handled"
    COUNT = "count"
    COUNT_HANDLED = "count_handled"
    DEALERS_COUNT = "dealers_count"
    SHOWN = "shown"
    DEALERS_SHOWN = "dealers_shown"


ONE_HAND = frozenset({Misdeal.COUNT, Misdeal.COUNT_HANDLED})
"""Those that concern one player's hand, which alone may be dead."""


class Precedence(Struct, frozen=True):
    """Steps of one kind come before steps of another; only of these ``wagers``, if some are
    named."""

    first: StepKind
    then: StepKind
    within: Within
    source: Source
    wagers: tuple[Wager, ...] = ()


class WagerOrder(Struct, frozen=True):
    """Inside a seat, the steps of this kind go through the wagers in this order."""

    step: StepKind
    wagers: tuple[Wager, ...]
    source: Source


class SeatOrder(Struct, frozen=True):
    """All steps of these kinds at one seat come before those at the next seat. ``wagers`` limits it
    to some, ``when`` to some rounds."""

    steps: tuple[StepKind, ...]
    direction: Direction
    source: Source
    within: Within = Within.TABLE
    wagers: tuple[Wager, ...] = ()
    when: DealerPlays | None = None


class OwnPass(Struct, frozen=True):
    """A wager that the document can also be read to settle in a pass of its own."""

    wager: Wager
    source: Source


class MisdealRule(Struct, frozen=True):
    """The ruling on a misdeal, from that many cards on."""

    ruling: Ruling
    source: Source
    from_cards: int = 1


class Supervised(Struct, frozen=True):
    """Payments from this amount up wait for the supervisor."""

    amount: Money
    source: Source


class Procedure(Struct, frozen=True):
    """The acts and calls of a house, and their order; anything left open is right. ``supervised``
    is a house's policy on large payments, if it has one; ``only_when`` holds the steps that are not
    due in every round."""

    deal_by: DealBy
    steps: Mapping[StepKind, Source]
    order: tuple[Precedence, ...]
    wager_order: tuple[WagerOrder, ...]
    seat_order: tuple[SeatOrder, ...]
    supervised: Supervised | None = None
    own_pass: OwnPass | None = None
    misdeals: Mapping[Misdeal, MisdealRule] = field(default_factory=dict)
    only_when: Mapping[StepKind, StepWhen] = field(default_factory=dict)

    @property
    def stops(self) -> Mapping[Misdeal, MisdealRule]:
        """The misdeals that stop the round: of the others the house says that it goes on."""
        rules = self.misdeals.items()
        return {misdeal: rule for misdeal, rule in rules if rule.ruling is not Ruling.PLAY_ON}

    @property
    def redeals_for_dealers_card(self) -> bool:
        """True if one card of the dealer's seen before the first decision is enough."""
        rule = self.misdeals.get(Misdeal.DEALERS_SHOWN)
        return rule is not None and rule.ruling is Ruling.REDEAL

    @property
    def deals_in_turn(self) -> bool:
        """True if the house prescribes the direction of the deal."""
        return any(StepKind.DEAL in order.steps for order in self.seat_order)


SEAT_SETTLING = (
    StepKind.REVEAL,
    StepKind.CALL_STAND_OFF,
    StepKind.TAKE,
    StepKind.PAY,
    StepKind.CLEAR,
)
"""The steps by which one seat is settled."""


class Step(Struct, frozen=True):
    """One thing due. ``nth`` counts deliveries to one place; ``line`` is what a wager is owed."""

    kind: StepKind
    action: Action
    source: Source
    nth: int = 0
    line: Line | None = None

    @property
    def seat(self) -> int | None:
        """The seat's number; None at the dealer's place, or for the whole table."""
        return self.action.place or None

    @property
    def wager(self) -> Wager | None:
        return self.action.wager
