"""A table in the middle of a round, for pictures and tests; nothing here is dealt or settled."""

from __future__ import annotations

from trainer.game.cards import Card
from trainer.game.chips import fewest
from trainer.game.money import NOTHING, Money
from trainer.game.wagers import Wager
from trainer.ui.table.drawing.words import FeltWords, PrintedRow, PrintedTable, SpotWords
from trainer.ui.table.panel.panel_shown import PanelShown
from trainer.ui.table.snapshot import (
    CutShown,
    HandFace,
    HandShown,
    Here,
    SeatShown,
    SpotShown,
    TableShown,
)

VALUES = tuple(Money.parse(text) for text in ("1", "5", "25", "100", "500"))

WORDS = FeltWords(
    title="3 Card Poker",
    sentence="Dealer must qualify with a minimum of Queen high",
    spots=(
        SpotWords(Wager.PLAY, "Play"),
        SpotWords(Wager.ANTE, "Ante"),
        SpotWords(Wager.PAIR_PLUS, "Pair Plus"),
        SpotWords(Wager.SIX_CARD_BONUS, "6 Card Bonus", "6 Card"),
    ),
    printed=(
        PrintedTable(
            "Pair Plus",
            (
                PrintedRow("Mini royal", "50 to 1"),
                PrintedRow("Straight flush", "40 to 1"),
                PrintedRow("Three of a kind", "30 to 1"),
                PrintedRow("Straight", "6 to 1"),
                PrintedRow("Flush", "3 to 1"),
                PrintedRow("Pair", "1 to 1", reading=True),
            ),
        ),
        PrintedTable(
            "Ante bonus",
            (
                PrintedRow("Straight flush", "4 to 1"),
                PrintedRow("Three of a kind", "3 to 1"),
                PrintedRow("Straight", "1 to 1"),
            ),
        ),
        PrintedTable(
            "Limits",
            (
                PrintedRow("Ante", "$2 $5 $10"),
                PrintedRow("Play", "= Ante"),
                PrintedRow("Pair Plus", "$2 – $10"),
                PrintedRow("6 Card Bonus", "= Pair Plus"),
            ),
        ),
        PrintedTable(
            "6 Card Bonus",
            (
                PrintedRow("Royal flush", "1000 to 1"),
                PrintedRow("Straight flush", "200 to 1"),
                PrintedRow("Four of a kind", "50 to 1"),
                PrintedRow("Full house", "20 to 1"),
                PrintedRow("Flush", "15 to 1"),
                PrintedRow("Straight", "10 to 1"),
                PrintedRow("Three of a kind", "5 to 1"),
            ),
        ),
    ),
    colours=("#19694F", "#0D4F3D", "#07382C"),
)


def settling(seats: int = 7) -> TableShown:
    """Seat 7 is being settled, Pair Plus at hand, $60 cut; seats 2 and 5 are empty."""
    return TableShown(
        words=WORDS,
        values=VALUES,
        seats=tuple(_seats()[-seats:] if seats == 7 else _few(seats)),
        dealer=HandShown(HandFace.OPEN, cards("Qh 7s 2d")),
        cut=CutShown(amount("60"), "$60"),
        racked=33,
        here=Here(seats, Wager.PAIR_PLUS),
    )


def cards(text: str) -> tuple[Card, ...]:
    """``Qh 7s 2d`` as cards."""
    return tuple(Card.parse(each) for each in text.split())


def amount(text: str) -> tuple[Money, ...]:
    """An amount in chips."""
    return fewest(Money.parse(text), VALUES)


def staked(wager: Wager, stake: str = "0", paid: str = "0") -> SpotShown:
    """A spot with a stake and a payout."""
    money, payout = Money.parse(stake), Money.parse(paid)
    return SpotShown(
        wager,
        stake=money,
        chips=fewest(money, VALUES),
        paid=payout,
        payout=fewest(payout, VALUES),
    )


def seat(number: int, stakes: str, hand: HandShown, paid: str = "0 0 0 0") -> SeatShown:
    """A seat by its stakes and payouts, from Play to the house's own wager."""
    wagers = [spot.wager for spot in WORDS.spots]
    pairs = zip(wagers, stakes.split(), paid.split(), strict=True)
    spots = tuple(staked(*pair) for pair in pairs)
    occupied = any(spot.stake != NOTHING for spot in spots)
    return SeatShown(number, occupied, spots, hand)


def _seats() -> list[SeatShown]:
    closed = HandShown(HandFace.CLOSED, cards("9c 9d 4s"))
    tucked = HandShown(HandFace.TUCKED, cards("8c 5d 3h"))
    opened = HandShown(HandFace.OPEN, cards("Ah Kh Qs"))
    return [
        seat(1, "2 2 5 5", closed),
        seat(2, "0 0 0 0", HandShown()),
        seat(3, "5 5 0 0", closed),
        seat(4, "0 0 0 5", tucked),
        seat(5, "0 0 0 0", HandShown()),
        seat(6, "5 5 5 5", closed),
        seat(7, "10 10 10 0", opened, "10 20 0 0"),
    ]


def _few(seats: int) -> list[SeatShown]:
    opened = HandShown(HandFace.OPEN, cards("Ah Kh Qs"))
    closed = HandShown(HandFace.CLOSED, cards("9c 9d 4s"))
    few = [seat(number, "5 5 5 5", closed) for number in range(1, seats)]
    return [*few, seat(seats, "10 10 10 10", opened, "10 20 0 0")]


def panel() -> PanelShown:
    """The panel beside that table."""
    return PanelShown(
        house="Six Card Bonus",
        drill="Settle the table · round 4 of 10",
        clock="0:47",
        pace="212",
        now="Settle this round.",
        detail="Selected: seat 7, Pair Plus, $10. $60 cut out.",
        last="Paid Ante, seat 7, $20",
    )
