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
