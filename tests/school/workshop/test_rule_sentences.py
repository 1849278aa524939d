"""The sentences of a document that give rules, and those that give none."""

from __future__ import annotations

from time import process_time

import pytest

from trainer.game.wagers import Wager
from trainer.library.sentences import Sentence
from trainer.school.workshop.document_figures import figures
from trainer.school.workshop.document_round import steps_said
from trainer.school.workshop.document_rulings import rulings_said
from trainer.school.workshop.document_words import words_said
from trainer.school.workshop.rule_sentences import in_digits, of_this_game


def test_a_quiz_and_an_older_mail_below_a_rule_sheet_rule_nothing() -> None:
    spots = ((Wager.ANTE, "Ante"), (Wager.PAIR_PLUS, "Pair Plus"))
    says = """Pair Plus flush 4 to 1.

## True or false
1. Pair Plus pays 5 to 1 for a straight.

## Limits
The Ante is from $5 to $100.

On Monday Luis wrote:
> Pair Plus pays 3 to 1 for a flush.
"""
    assert [(each.of, each.value) for each in figures(says, "R", spots, ())] == [
        ("flush", "4:1"), ("from", "5"), ("to", "100"),
    ]  # fmt: skip


OTHER_GAME = """SCHEDULE 14: THREE CARD POKER
1.1 The minimum Ante is £5.
SCHEDULE 15: CASINO STUD POKER
1.1 The minimum Ante is £10.
General
1.2 The Play must be exactly twice the Ante.
SCHEDULE 16: THREE CARD POKER, CONTINUED
1.1 The maximum Ante is £50.
"""


def test_what_is_under_the_heading_of_another_game_is_not_said_of_this_one() -> None:
    spots = ((Wager.ANTE, "Ante"), (Wager.PLAY, "Play"))
    said = (*figures(OTHER_GAME, "R", spots, ()), *words_said(OTHER_GAME, "R", spots))
    assert [(each.of, each.value) for each in said] == [("from", "5"), ("to", "50")]


SPOTS = ((Wager.ANTE, "Ante"), (Wager.PLAY, "Play"), (Wager.PAIR_PLUS, "Pair Plus"))


@pytest.mark.parametrize(
    ("says", "expected"),
    [
        ("Q1. Somebody folds. What do you take?\nThe Ante, and only the Ante. The Pair Plus sits "
         "there until you get to it.",
         ["ante folded lose", "pair_plus folded stays"]),
        ("Q7: The dealer isn't in. What now?\nA: All Antes get even money. All Plays push.",
         ["ante not_qualified win", "play not_qualified push"]),
        ("Q1. When is the Ante Bonus paid?\nAlways.\nQ2. How much?\nStraight: 2 to 1.",
         ["ante_bonus straight 2:1"]),
        ("Pair Plus?\nA flush gets 3 to 1.", ["pair_plus flush 3:1"]),
        ("Can somebody play Pair Plus without the Ante?\nYes, that's fine.",
         ["ante base ante,pair_plus"]),
        ("Can somebody play Pair Plus without the Ante?\nYes, but ask first.", []),
    ],
)  # fmt: skip
def test_an_answer_says_what_its_question_asks(says: str, expected: list[str]) -> None:
    text = f"How to deal\n\n{says}\n"
    said = (*figures(text, "R", SPOTS, ()), *words_said(text, "R", SPOTS))
    assert [f"{each.wager} {each.of} {each.value}" for each in said] == expected


def test_a_long_question_is_read_at_once() -> None:
    begun = process_time()
    of_this_game(f"{'Is it. ' * 900}?\n\n{'what is ' * 800}", "X")
    assert process_time() - begun < 2


def test_a_long_line_without_a_full_stop_is_read_at_once() -> None:
    """In processor time, of which it takes some milliseconds. It once took 18 s."""
    begun = process_time()
    (read,) = of_this_game("pay table row " * 300, "X")
    assert process_time() - begun < 2
    assert read.says.startswith("pay table row")


def test_numbers_in_words_without_an_end_are_read_at_once() -> None:
    """In processor time, of which it takes some 70 milliseconds. It took ten seconds."""
    begun = process_time()
    in_digits(Sentence("X 1", "one " * 6000))
    assert process_time() - begun < 2


@pytest.mark.parametrize(
    "says",
    [
        f"Pair Plus: flush {'1' * 5000} for 1.",
        f"Pair Plus: flush {'hundred ' * 2300}dollars.",
        f"The Ante minimum is ${'1' * 5000}.",
        f"(1) a\n(2) b\n{'3' * 4500}. x",
    ],
)
def test_a_number_of_thousands_of_digits_is_none(says: str) -> None:
    """It stopped the reading of the whole document."""
    assert figures(f"1. {says}\n", "R", ((Wager.ANTE, "Ante"), (Wager.PAIR_PLUS, "PP")), ()) == ()


@pytest.mark.parametrize(
    ("says", "left"),
    [
        ("Is the Pair Plus minimum $2.50 at this table? The Ante is $5.", " The Ante is $5."),
        ("The Ante is $5. The minimum Pair Plus is $2.50 (False.)", "The Ante is $5."),
        ("The minimum Ante is $7.50 elsewhere. It is $5 here.", " It is $5 here."),
        ("A flush on the Pair Plus: 5:1 used to be paid.", "A flush on the Pair Plus:."),
    ],
)
def test_a_point_in_an_amount_ends_no_sentence(says: str, left: str) -> None:
    """What was before it stayed, and a minimum of $2 was read."""
    assert [each.says for each in of_this_game(f"1. {says}", "X")] == [left]


@pytest.mark.parametrize(
    "says",
    [
        "On Pair Plus a flush of staff 2-1 is at the door.",
        'Correction: for "Pair Plus pays a flush 3 to 1" read "4 to 1".',
        "Erratum: the Ante minimum should read $10, not $5.",
        "Unless the placard says otherwise, the Ante minimum is $15.",
        "Pair Plus pays a flush 4 to 1, except at table 7.",
        "During happy hour Pair Plus pays a straight 8 to 1.",
        "In tournaments the dealer qualifies with Jack high or better.",
        "If the player agrees, a tie loses the Ante.",
        "The dealer does not qualify with less than a Queen, save on ladies' night.",
        "A player who folds loses the Ante, save where the dealer has exposed a card.",
        "Cards are dealt from left to right, except in the high-limit room.",
        "If a dealer's card is exposed, the round is void, save for the Pair Plus.",
        "In the Riverside room the Pair Plus minimum is $1.",
        "As from next month, ties lose the Ante and Play.",
        "The Ante minimum shall never be $5.",
        "The rule that a tie loses the Ante and Play is repealed.",
        "The former rule, under which a player who folded lost the Pair Plus, is abolished.",
        "The following is under consideration: Pair Plus, flush 5 to 1.",
        "Management reserves the right to set the Ante minimum at $25.",
        "Until 30 June the Pair Plus pays 5 to 1 for a flush.",
        "A dealer who pays a Pair Plus flush 5 to 1 will be warned.",
        "The Pair Plus minimum is $5 (tables 1-3) or $10 (tables 4-6).",
        "The Pair Plus wager of a player who folds is no longer lost.",
        "A tie loses the Ante and Play. This does not apply if the dealer has a pair.",
        "Tie: push on the Ante, Play is treated as the supervisor sees fit.",
        "If a player has four cards and has not looked at them, all cards are dealt again.",
        "Nobody says that a tie loses the Ante and Play.",
        "If the hands tie, no Ante is swept.",
        "Most houses pay a Pair Plus flush 3 to 1.",
        "The casino next door has an Ante minimum of $5.",
        "Formerly, if the hands tied, the Ante and Play lost.",
        "From 1 June the Ante minimum is $15.",
        "A player who folds would lose the Pair Plus if it were left.",
        "The dealer qualifies with not less than Queen high, most of the time.",
        "Up to March the Ante maximum was $200.",
        "Our sister property pays a straight 5 to 1 on the Pair Plus.",
        "In Macau the Ante minimum is HK$300.",
        "If you had bet $40 to $60 on the Ante, you would have lost it.",
        "Trainees often write that a tie loses the Ante.",
        "In 2019 the dealer qualified with Jack high.",
        "Many fold and lose the Ante with worse.",
        "A Pair Plus flush is paid three times.",
        "In my last casino the fold cost you the Pair Plus as well.",
        "For the month of July, trips pay 35 to 1 on the Pair Plus.",
        "The Ante Bonus used at the Bahamas resort is 5-4-1.",
        "When we trialled it in spring the maximum on the Ante was $2,500.",
        "On the electronic terminal the minimum Ante is 50 cents.",
        "At other times the Ante minimum may be $50.",
        "Nothing in these rules makes a tie lose the Ante.",
        "The manufacturer's brochure suggests 50 to 1 for a mini royal on the Pair Plus.",
        "A player claimed the sign said 30 to 1 for a straight on the Pair Plus.",
        "The Ante minimum on the cruise ship is $3.",
        "It would be unfair if a fold lost the Pair Plus.",
        "The following is NOT our pay table: Pair Plus flush 3 to 1, straight 5 to 1.",
        "On Macau's tables, ties lose the Ante.",
        "For stadium seats the Pair Plus maximum is $50.",
        "Once the new licence is granted, the Ante maximum becomes $1,000.",
        "Seat 3 has $25 on the Ante and $10 on the Pair Plus with a flush: pay $40.",
        "Mr Lee asked that his maximum on the Ante be $5,000, which was granted.",
        "Of 100 Antes about 33 are lost by folding.",
    ],
)
def test_a_sentence_with_an_exception_or_one_that_is_taken_back_says_nothing(says: str) -> None:
    """A false reading is worse than none: whoever makes the house reads such a sentence."""
    spots = ((Wager.ANTE, "Ante"), (Wager.PLAY, "Play"), (Wager.PAIR_PLUS, "Pair Plus"))
    text = f"1. {says}\n"
    assert (*figures(text, "R", spots, ()), *words_said(text, "R", spots)) == ()
    assert steps_said(text, "R") == ()
    assert not any(each.ruling for each in rulings_said(text, "R"))
