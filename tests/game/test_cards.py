"""The deck, counted."""

from __future__ import annotations

from trainer.game.cards import DECK


def test_the_deck_is_counted_from_the_lowest_rank_on() -> None:
    assert [card.number for card in DECK] == list(range(52))
