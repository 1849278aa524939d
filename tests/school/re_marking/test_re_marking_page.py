"""The page of what older rules marked: how much waits, and which houses there are."""

from __future__ import annotations

import pytest

from trainer.document import Medium, Paragraph, Section, TableBlock, every_block
from trainer.records.registry.reads.review_filter import COUNTED_TO
from trainer.school.re_marking.re_marking import HouseChanges
from trainer.school.re_marking.re_marking_page import (
    ReMarkingFigures,
    ReMarkingRoute,
    ReMarkingTitles,
    changes_words,
    house_row,
    tell_re_marking,
    waiting_words,
)

TITLES = ReMarkingTitles(str.upper, str, str)


@pytest.mark.parametrize(
    ("rounds", "quick", "said", "sentence"),
    [
        (1, 0, "1", "1 round was marked by older rules of its house."),
        (7, 2, "7", "7 rounds were marked by older rules of their house. So were 2 quick drills"),
        (
            COUNTED_TO + 1,
            COUNTED_TO + 1,
            "more than 10,000",
            "More than 10,000 rounds were marked by older rules of their house. "
            "So were more than 10,000 quick drills.",
        ),
    ],
)
def test_so_many_as_were_not_counted_are_said_to_be_more(
    rounds: int, quick: int, said: str, sentence: str
) -> None:
    row = house_row("mbs", (rounds, quick), "MBS", ReMarkingRoute())
    assert row.cells[1] == said
    words = waiting_words({"mbs": (rounds, quick)})
    assert words.startswith(sentence)
    assert "So were 0 quick drills" not in words


def test_where_nothing_can_be_read_nothing_is_said_to_change() -> None:
    """It said: 0 of 0 rounds, 0 of 0 quick drills."""
    words = changes_words(HouseChanges("mbs", "today", (), unread=("a round",)))
    assert words == "1 cannot be read today or was erased. It stays as it was."


def test_without_a_house_to_mark_again_no_empty_card_is_left() -> None:
    document = tell_re_marking(ReMarkingFigures({}, None), ReMarkingRoute(), TITLES)
    (told,) = every_block(document.blocks)
    assert isinstance(told, Paragraph)
    assert told.words == "Everything is marked by today's rules."


def test_another_house_that_is_chosen_takes_the_changes_away() -> None:
    figures = ReMarkingFigures({"mbs": (1, 0), "prime": (2, 1)}, None)
    document = tell_re_marking(figures, ReMarkingRoute("mbs"), TITLES)
    (table,) = [each for each in every_block(document.blocks) if isinstance(each, TableBlock)]
    assert table.chosen == "mbs"
    (card,) = [each for each in every_block(document.blocks) if isinstance(each, Section)]
    assert card.title_on is Medium.SCREEN, "its table is not printed: the heading stood alone"
    assert [row.chosen for row in table.rows] == [None, ReMarkingRoute()]
    assert [row.to for row in table.rows] == [ReMarkingRoute("mbs"), ReMarkingRoute("prime")]
