"""Settled wagers cite the clause, or the reading, that they rest on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.some_houses import house
from trainer.game.notation import read_round
from trainer.game.pay import SourceKind
from trainer.game.settle import SeatSettlement, settle
from trainer.game.wagers import Wager

READING, DOCUMENT = SourceKind.READING, SourceKind.DOCUMENT


def settled(name: str, dealer: str, *seats: dict[str, Any], **more: object) -> SeatSettlement:
    """The first seat, settled."""
    rules = house(name).rules
    plain = {"house": name, "dealer": dealer.split(), "seats": [*seats], **more}
    return settle(rules, read_round(plain, {name: rules})).seats[0]


@pytest.mark.parametrize(
    ("name", "dealer", "cards", "kind"),
    [
        ("boxes", "Ah 2c 3d", "8h 8c 3s", READING),
        ("boxes", "Kh Kc 4d", "Ah 2c 3d", READING),
        ("boxes", "Ah 2c 3d", "8h 8c 8s", DOCUMENT),
        ("boxes", "Kh Kc Kd", "Ah 2c 3d", DOCUMENT),
        ("boxes", "Kh Kc 4d", "Ah 9c 3d", DOCUMENT),
        ("mbs", "Ah 2c 3d", "8h 8c 3s", DOCUMENT),
        ("mbs", "Kh Kc 4d", "Ah 2c 3d", DOCUMENT),
    ],
)
def test_a_low_ace_is_a_reading_where_it_decides_and_the_document_is_silent(
    name: str, dealer: str, cards: str, kind: SourceKind
) -> None:
    """BOX •3 is silent, MBS 3.18 is not."""
    seat = {"seat": 2, "cards": cards.split(), "wagers": {"ante": 10}, "decision": "play"}
    found = settled(name, dealer, seat)
    lines = [found.line(wager) for wager in (Wager.PLAY, Wager.ANTE)]
    assert [line and line.source.kind for line in lines] == [kind, kind]


@pytest.mark.parametrize(
    ("dealer", "cards", "kind"),
    [
        ("4h 5s 9d", "Ah 2c 3d", READING),
        ("4h 5s 9d", "6h 7c 8d", DOCUMENT),
        ("Kh Qs 9d", "Ah Jc Td", DOCUMENT),
    ],
)
def test_a_low_ace_among_six_cards_is_a_reading_where_it_makes_the_straight(
    dealer: str, cards: str, kind: SourceKind
) -> None:
    """6CB Pay Tables are silent."""
    wagers = {"ante": 5, "pair_plus": 5, "six_card_bonus": 5}
    seat = {"seat": 2, "cards": cards.split(), "wagers": wagers, "decision": "play"}
    line = settled("six-card-bonus", dealer, seat).line(Wager.SIX_CARD_BONUS)
    assert line is not None
    assert line.source.kind is kind


@pytest.mark.parametrize(
    ("others", "pays", "kind"),
    [
        ([("As Ks Qs", "play")], "250", DOCUMENT),
        ([("Ah Kh Qh", "play")], "50", DOCUMENT),
        ([("Ah Kh Qh", "fold")], "50", READING),
        ([("Ah Kh Qh", "play"), ("As Ks Qs", "play")], "300", READING),
    ],
)
def test_the_envy_bonus_of_one_hand_is_the_clauses_and_of_several_a_reading(
    others: list[tuple[str, str]], pays: str, kind: SourceKind
) -> None:
    """MBS 3.16 speaks of one hand that plays; 4.4 has the amounts."""
    both = {"ante": 5, "progressive": 5}
    hands = [("8h 8c 4s", "play"), *others]
    seats = [
        {"seat": number, "cards": cards.split(), "wagers": both, "decision": decision}
        for number, (cards, decision) in enumerate(hands, start=2)
    ]
    line = settled("mbs", "Jd 7s 2c", *seats, jackpot=9000).line(Wager.ENVY_BONUS)
    assert line is not None
    assert (str(line.pays), line.source.kind) == (pays, kind)


@pytest.mark.parametrize(
    ("name", "dealer", "seat", "wager", "rule"),
    [
        ("prime", "Qs 7c 2s", {"ante": 5, "prime": 5}, Wager.PRIME,
         "School's reading (PRIME ¶25, PRIME opening paragraph)"),
        ("prime", "Qh 7d 2h", {"ante": 5, "prime": 5}, Wager.PRIME, "PRIME ¶11"),
        ("six-card-bonus", "4h 5s Kd", {"ante": 5, "pair_plus": 5, "six_card_bonus": 5},
         Wager.SIX_CARD_BONUS, "School's reading (6CB Pay Tables, 6 Card Bonus)"),
    ],
)  # fmt: skip
def test_a_folded_hand_is_paid_by_the_reading_that_decides_the_amount(
    name: str, dealer: str, seat: dict[str, int], wager: Wager, rule: str
) -> None:
    """PRIME ¶11 and 6CB 6 Card Bonus Wager ¶2 keep the wager in play; they do not say what it
    pays."""
    cards = ["Ah", "2d", "3h"]
    hand = {"seat": 2, "cards": cards, "wagers": seat, "decision": "fold"}
    line = settled(name, dealer, hand).line(wager)
    assert line is not None
    assert (str(line.rule), line.source.kind) == (rule, DOCUMENT)


def test_the_amount_of_a_low_straight_rests_on_the_reading_of_the_ace() -> None:
    """BOX ¶4, ¶5: how an ace counts is not said."""
    stakes = {"ante": 5, "pair_plus": 5}
    low, high = (
        settled("boxes", "Kh 8s 4d", {**_HAND, "cards": cards.split(), "wagers": stakes})
        for cards in ("Ah 2c 3d", "7h 6c 5d")
    )
    for found, kind in ((low, READING), (high, DOCUMENT)):
        lines = [found.line(each) for each in (Wager.ANTE_BONUS, Wager.PAIR_PLUS)]
        assert [line and line.table and line.table.kind for line in lines] == [kind, kind]


_HAND = {"seat": 2, "decision": "play"}
