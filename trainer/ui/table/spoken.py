"""What a screen reader hears of each thing: which, how much, and in what state."""

from __future__ import annotations

from trainer.game.cards import Card
from trainer.ui.table.snapshot import HandShown, HandState, SeatShown, SpotShown, TableShown

WHOLE_HAND = 3


def spot_words(shown: TableShown, seat: int, spot: SpotShown) -> str:
    """``Seat 3, Pair Plus, $5, paid $60``."""
    words = [f"Seat {seat}", shown.label(spot.wager)]
    staked = shown.money(spot.stake) if spot.stake else "no wager"
    words.append(f"{spot.paper}, no chips" if spot.paper else staked)
    if spot.taken:
        words.append("taken")
    if spot.paid:
        words.append(f"paid {shown.money(spot.paid)}")
    return ", ".join(words)


PLAYED_CLOSED = ", played closed"


def hand_words(seat: int | None, hand: HandShown, *, unseen: bool = False) -> str:
    """``Seat 3, hand, face down``; the cards are named only when they lie face up.

    ``unseen``: the hand is played closed, which is said as long as it has not been turned.
    """
    whose = "Dealer’s hand" if seat is None else f"Seat {seat}, hand"
    if hand.state is HandState.OPEN:
        return f"{whose}, {', '.join(card_words(card) for card in hand.cards)}"
    counted = f"{_counted(len(hand.cards))} " if 0 < len(hand.cards) != WHOLE_HAND else ""
    lies = ", folded" if hand.squared and seat is not None else ""
    under = ", under the cut card" if hand.covered else ""
    closed = PLAYED_CLOSED if unseen and hand.state.still_to_turn else ""
    return f"{whose}, {counted}{hand.state.value}{lies}{under}{closed}{_odd_words(hand)}"


def _odd_words(hand: HandShown) -> str:
    """``, king of diamonds face up``: how the hand lies that does not lie as ever."""
    odd = hand.odd
    words = [f"{card_words(hand.cards[k])} face up" for k in sorted(odd.up)]
    words += ["a card with another back"] * len(odd.foreign)
    words += ["lying apart"] * odd.apart + ["in the player’s hand"] * odd.held
    words += ["the cut card among it"] * odd.cut_card
    return "".join(f", {each}" for each in words)


def _counted(cards: int) -> str:
    return f"{cards} card{'s' if cards > 1 else ''}"


def card_words(card: Card) -> str:
    """``queen of hearts``."""
    return f"{card.rank.word} of {card.suit.name.lower()}"


def seat_words(seat: SeatShown) -> str:
    """``Seat 3, player A, played closed``."""
    if not seat.occupied:
        return f"Seat {seat.number}, empty"
    player = f", player {seat.player}" if seat.player else ""
    return f"Seat {seat.number}{player}{PLAYED_CLOSED if seat.unseen else ''}"


def shuffler_words(shown: TableShown, *, dealing: bool) -> str:
    """``Shuffler, 46 cards, dealing``."""
    stub = "" if shown.stub is None else f", {_counted(shown.stub)}" if shown.stub else ", empty"
    return f"Shuffler{stub}{', dealing' if dealing else ''}"


def cut_words(shown: TableShown) -> str:
    """``Cut, $60`` where the total may be shown; else how many chips lie there."""
    if not shown.cut.chips:
        return "Cut, empty"
    count = len(shown.cut.chips)
    return f"Cut, {shown.cut.total or f'{count} chip' + ('s' if count > 1 else '')}"
