"""The words of a document without what printing and extraction added to them."""

from __future__ import annotations

from contextlib import suppress

import pytest

from trainer.errors import InputError
from trainer.library.documents.extracted_text import readable
from trainer.library.sentences import BREAK, sentences

PAGES = (
    "Casino Noordzee          Version 3.2\n1. Ante and Play are oﬃ\u00adcial.\n2. The guest looks\n"
    "Casino Noordzee          page 1 of 3\n{feed}"
    "Casino Noordzee          Version 3.2\nat the cards.\nFlush 3 to 1\nPair 1 to 1\n"
    "Casino Noordzee          page 2 of 3\n{feed}"
    "Casino Noordzee          Version 3.2\nFlush 3 to 1\n"
    "Casino Noordzee          page 3 of 3\n"
)
SAYS = (
    "1. Ante and Play are official.\n2. The guest looks\nat the cards.\n"
    "Flush 3 to 1\nPair 1 to 1\nFlush 3 to 1\n"
)


@pytest.mark.parametrize("between", ["", "\n", "\n\n\n"])
def test_a_table_that_goes_on_over_a_page_is_one(between: str) -> None:
    head, rows = (
        "Hand\tPair Plus\tAnte Bonus",
        "Straight flush\t40 to 1\t5 to 1\nPair\t1 to 1\tnone",
    )
    more = (
        "Hand (continued)\tPair Plus\tAnte Bonus\nStraight\t6 to 1\t1 to 1\nFlush\t4 to 1\tno bonus"
    )
    text = readable(f"1. It pays:\n{head}\n{rows}\n{between}{more}\n")
    said = {each.clause: each.says for each in sentences(text, "P")}
    assert said["P 1 Pair Plus"].split("\n")[1:] == [
        "Straight flush\t40 to 1", "Pair\t1 to 1", "Straight\t6 to 1", "Flush\t4 to 1"
    ]  # fmt: skip
    assert said["P 1 Ante Bonus"] == "Ante Bonus\nStraight flush\t5 to 1\nStraight\t1 to 1"


def test_signs_that_turn_the_direction_of_writing_are_left_out() -> None:
    assert readable("Flush pays \u202e1 to 4\u202c.\u2066") == "Flush pays 1 to 4."


def test_two_tables_with_one_heading_and_the_same_hands_stay_two() -> None:
    text = "Hand\tPays\nFlush\t4 to 1\nPair\t1 to 1\n\nHand\tPays\nFlush\t3 to 1\nPair\t1 to 1"
    assert readable(text) == text


@pytest.mark.parametrize("feed", ["\f", "- 2 -\n", ""])
def test_what_stands_on_every_page_is_left_out(feed: str) -> None:
    assert readable(PAGES.format(feed=feed)).split() == SAYS.split()


HEADED = (
    "Gaming Board\nSchedule 14\nIssue 6\n1\nControlled\n1. Ante and Play.\n2. It pays:\n"
    "Flush\t3 to 1\nPair\t1 to 1\fGaming Board\nSchedule 14\nIssue 6\n2\nControlled\n3. It pays:\n"
    "Run\t6 to 1\nPair\t1 to 1\fGaming Board\tSchedule 14\nIssue 6\t3\tControlled\n4. Ties push.\n"
)


def test_head_and_foot_of_a_page_may_come_first_and_in_cells() -> None:
    """A program that writes both first has five lines there; in the rows of a table they were
    cells. What two pages end with is no foot if it pays a hand."""
    assert readable(HEADED).split("\n") == [
        "1. Ante and Play.", "2. It pays:", "Flush\t3 to 1", "Pair\t1 to 1", "3. It pays:",
        "Run\t6 to 1", "Pair\t1 to 1", "4. Ties push.",
    ]  # fmt: skip


def test_a_line_that_ends_with_a_figure_is_no_row_within_a_sentence() -> None:
    text = "3. After the Ante of a hand the dealer\nsettles its Pair Plus, and finally its 6\n"
    text += "Card Bonus.\n"
    assert len(sentences(readable(text), "R")) == 1


def test_pay_tables_side_by_side_stand_one_below_the_other() -> None:
    card = (
        "PAIR PLUS            ANTE BONUS           6 CARD BONUS\n"
        "Str. Flush   40      Str. Flush   5       Royal Flush    1000\n"
        "Straight      6      Straight     1       4 of a Kind     100\n"
        "Pair          1                           Full House       20\n"
        "                                          Flush            15\n"
        "\nFolds lose."
    )
    assert readable(card).splitlines() == [
        "PAIR PLUS", "Str. Flush\t40", "Straight\t6", "Pair\t1", "",
        "ANTE BONUS", "Str. Flush\t5", "Straight\t1", "",
        "6 CARD BONUS", "Royal Flush\t1000", "4 of a Kind\t100", "Full House\t20", "Flush\t15",
        "", BREAK, "", "Folds lose.",
    ]  # fmt: skip
    assert [each.clause for each in sentences(readable(card), "CARD")][-1] == "CARD ¶1"


@pytest.mark.parametrize(
    "text",
    [
        "Bet      Least   Most\nAnte     5       100\nPlay     5       100\n",
        "1. One.\n2. Two.\n",
        "Flush  3\nPair   1\nTotal  4\n",
        "One    two\n",
        "5\n10\n15\n",
    ],
)
def test_what_is_no_page_and_no_row_of_tables_stays(text: str) -> None:
    assert readable(text).splitlines() == text.splitlines()


@pytest.mark.parametrize(
    "text", ["a" + " ." * 250_000 + " " * 500_000 + "b", "- 1 -\n" * 30_000, "a  b\n" * 30_000]
)
def test_a_long_document_takes_no_more_than_its_length(text: str) -> None:
    with suppress(InputError):  # it is no document of one game
        readable(text)
