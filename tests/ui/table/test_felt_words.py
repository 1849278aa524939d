"""What is printed on the felt."""

from __future__ import annotations

from tests.some_houses import house
from trainer.ui.table.felt_words import felt_words


def test_a_placard_is_called_by_its_odds_not_by_the_name_of_its_file() -> None:
    """The felt said "Placard prime"."""
    rules = house("posted").rules
    called = {name: felt_words(rules, name).placard for name in rules.placards}
    assert called["prime"] == "Placard 35-33-6-4-1"
    assert len(set(called.values())) == len(called), "each by a name of its own"
