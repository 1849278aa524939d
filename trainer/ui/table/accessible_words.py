"""The screen reader's words for each thing: its kind, its amount, and its state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby

from trainer.game.cards import Card
from trainer.game.money import Money
from trainer.game.wagers import Wager
from trainer.ui.table.keys import KeyAct
from trainer.ui.table.snapshot import HandFace, HandShown, SeatShown, SpotShown, TableShown
from trainer.wording import Phrase, phrase, say, say_count, say_list, say_phrase

WHOLE_HAND = 3
STATES: Mapping[HandFace, Phrase] = {
    HandFace.NONE: phrase("no cards"),
    HandFace.CLOSED: phrase("face down"),
    HandFace.OPEN: phrase("face up"),
    HandFace.TUCKED: phrase("tucked"),
    HandFace.IN_PLAY: phrase("in the Play area"),
    HandFace.COLLECTED: phrase("collected"),
    HandFace.CLEARED: phrase("cleared"),
}


def spot_words(shown: TableShown, seat: int, spot: SpotShown) -> str:
    """``Seat 3, Pair Plus, $5, paid $60``."""
    place = shown.words.place.headed(seat)
    words = [place, shown.label(spot.wager), _staked(shown, spot)]
    if spot.taken:
        words.append(say("taken"))
    if spot.paid:
        words.append(say("paid {amount}", amount=shown.money(spot.paid)))
    return _joined(words)


def _staked(shown: TableShown, spot: SpotShown) -> str:
    if spot.paper:
        return say("{paper}, no chips", paper=spot.paper)
    if spot.chips and not spot.stake:
        return say("a chip without value")
    return shown.money(spot.stake) if spot.stake else say("no wager")


def payout_words(shown: TableShown, seat: int, spot: SpotShown) -> str:
    """``Seat 3, Pair Plus, place the payout``, and what lies there already."""
    place = shown.words.place.headed(seat)
    words = [place, shown.label(spot.wager), say("place the payout")]
    if spot.paid:
        words.append(say("paid {amount}", amount=shown.money(spot.paid)))
    return _joined(words)


def hand_words(shown: TableShown, seat: int | None) -> str:
    """``Seat 3, hand, face down``; cards are named only when they lie face up. A hand played closed
    is called so until it is turned."""
    hand = shown.hand(seat)
    whose = say("Dealer's hand")
    if seat is not None:
        whose = say("{place}, hand", place=shown.words.place.headed(seat))
    unseen = seat is not None and shown.seat(seat).unseen
    if hand.state is HandFace.OPEN:
        return _joined([whose, *map(card_words, hand.cards)])
    words = [whose, _counted_state(hand)]
    words += [say("folded")] * (hand.squared and seat is not None)
    words += [say("under the cut card")] * hand.covered
    words += [say("played closed")] * (unseen and hand.state.still_to_turn)
    return _joined([*words, *_odd_words(hand)])


def _counted_state(hand: HandShown) -> str:
    state = say_phrase(STATES[hand.state])
    if not hand.cards or len(hand.cards) == WHOLE_HAND:
        return state
    return say("{cards} {state}", cards=_counted(len(hand.cards)), state=state)


def _odd_words(hand: HandShown) -> Iterator[str]:
    """``king of diamonds face up``: the oddity of a hand."""
    odd = hand.odd
    for k in sorted(odd.up):
        yield say("{card} face up", card=card_words(hand.cards[k]))
    for _ in odd.foreign:
        yield say("a card with another back")
    if odd.apart:
        yield say("lying apart")
    if odd.held:
        yield say("in the player's hand")
    if odd.cut_card:
        yield say("the cut card among it")


def _counted(cards: int) -> str:
    return say_count("{count} card", "{count} cards", count=cards)


def card_words(card: Card) -> str:
    """``queen of hearts``."""
    return card.words


def seat_words(shown: TableShown, seat: SeatShown) -> str:
    """``Seat 3, player A, played closed``."""
    words = [shown.words.place.headed(seat.number)]
    if not seat.occupied:
        return _joined([*words, say("empty")])
    words += [say("player {player}", player=seat.player)] if seat.player else []
    words += [say("played closed")] * seat.unseen
    words += [say("{paper} beside the spots", paper=seat.paper)] if seat.paper else []
    words += [say("chips beside the spots")] if seat.aside else []
    return _joined(words)


def shuffler_words(shown: TableShown, *, dealing: bool) -> str:
    """``Shuffler, 46 cards, stopped, dealing``."""
    words = [say("Shuffler")]
    if shown.stub is not None:
        words.append(_counted(shown.stub) if shown.stub else say("empty"))
    words += [say("stopped")] * shown.stopped
    words += [shown.display] if shown.display else []
    words += [say("dealing")] * dealing
    return _joined(words)


def rack_words(shown: TableShown) -> str:
    """``Discard rack, 12 cards``."""
    return _joined([say("Discard rack"), _counted(shown.racked)])


def cut_words(shown: TableShown) -> str:
    """``Cut, $60, 2 of $25 and 2 of $5``; the sum is said only if it is shown."""
    if shown.cut.largest:
        return say("No payout here is larger than {amount}.", amount=shown.cut.largest)
    if not shown.cut.chips:
        return say("Cut, empty")
    words = [say("Cut"), *([shown.cut.total] if shown.cut.total else [])]
    words.append(say_list(list(_stacks(shown))))
    return _joined([*words, *([say("taken back")] if shown.cut.back else [])])


def _stacks(shown: TableShown) -> Iterator[str]:
    """The chips of the cut, by value: how many there are of each."""
    for value, chips in groupby(sorted(shown.cut.chips, reverse=True)):
        yield say("{count} of {value}", count=len(list(chips)), value=shown.money(value))


def well_words(shown: TableShown, value: Money) -> str:
    """``$25 chip``."""
    return say("{value} chip", value=shown.money(value))


def happened(old: TableShown, new: TableShown) -> str:
    """The changes at the table, thing by thing, each as it is now; empty for none."""
    return say_list([*_changed(old, new)], ";")


def _changed(old: TableShown, new: TableShown) -> Iterator[str]:
    if old.dealer != new.dealer:
        yield hand_words(new, None)
    for before, after in zip(old.seats, new.seats, strict=False):
        if before != after:
            yield from _at_seat(new, before, after)
    if old.cut != new.cut:
        yield cut_words(new)


def _at_seat(shown: TableShown, old: SeatShown, new: SeatShown) -> Iterator[str]:
    if old.hand != new.hand:
        yield hand_words(shown, new.number)
    for before, after in zip(old.spots, new.spots, strict=False):
        if before != after:
            yield spot_words(shown, new.number, after)


def _joined(words: list[str]) -> str:
    return say_list(words, "")


def tool_words(act: KeyAct) -> str:
    match act:
        case KeyAct.SIZE_IN:
            return say("Size into the stake")
        case KeyAct.CHANGE_DOWN:
            return say("Change one chip down")
        case _:
            return say("Change chips up")


def offer_words(shown: TableShown, seat: int) -> str:
    """``Seat 3, offer Play``, in the house's word."""
    place, play = shown.words.place.headed(seat), shown.label(Wager.PLAY)
    return say("{place}, offer {wager}", place=place, wager=play)
