"""The figures that rows, limits and sentences of a document give."""

from __future__ import annotations

from time import process_time

import pytest

from trainer.game.wagers import Wager
from trainer.school.workshop.document_figures import figures

PAIR_PLUS = Wager.PAIR_PLUS


@pytest.mark.parametrize(
    ("says", "expected"),
    [
        (
            "Pair Plus pays 40 to 1 for a straight flush, 30 to 1 for three of a kind.",
            {"straight_flush": "40:1", "three_of_a_kind": "30:1"},
        ),
        ("Pairplus: Str. Flush 40:1, 3 of a Kind 30:1.",
         {"straight_flush": "40:1", "three_of_a_kind": "30:1"}),
        ("A Pair-Plus flush is paid 4 to 1, not 3 to 1.", {"flush": "4:1"}),
        ("Pair Plus: 40/1 straight flush, 30/1 trips, 6/1 straight",
         {"straight_flush": "40:1", "three_of_a_kind": "30:1", "straight": "6:1"}),
        ("Maximum payout, Pair Plus 1/40.", {}),
        ("On the old sheet, Pair Plus pays a flush 3 to 1.", {}),
        ("According to an internet forum, the Pair Plus pays a straight 4 to 1.", {}),
        ("A future version of these rules is expected to raise the Ante maximum to $3,000.", {}),
        ("Version 3 of these rules had a Pair Plus minimum of $2.", {}),
        ("The old Pair Plus card pays a flush 3 to 1.", {}),
        ("Pair Plus:\nPrial\tthirty to one\nStraight\tsix to one\nFlush\tforty dollars",
         {"three_of_a_kind": "30:1", "straight": "6:1", "flush": "40"}),
        ("On Pair Plus a mini royal wins two hundred and fifty pounds, a straight ten per cent.",
         {"mini_royal": "250", "straight": "10%"}),
        ("Pair Plus is played on one to seven boxes: straight $6 for each $1.", {}),
        ("Wager\tMin.\tMax.\nAnte\t5\t250\nPair Plus\t£5\t£100", {"from": "5", "to": "100"}),
        ("The Pair Plus pays a pair or better, at least 1 to 1.", {}),
        ("A straight is paid 6 to 1 on Pair Plus and 1 to 1 as Ante Bonus.", {}),
        ("Pair Plus is at least 5 and at most 1,000.", {"from": "5", "to": "1000"}),
        ("Pair Plus may be up to 5 times the Ante.", {}),
        ("Pair Plus: A-K-Q of spades $1,250, straight flush 100% of the jackpot.",
         {"mini_royal_spades": "1250", "straight_flush": "100%"}),
        ("Hand\tAnte Bonus\tPair Plus\nStraight flush\t5 to 1\t$200\nFlush\t-\t4",
         {"straight_flush": "200", "flush": "4:1"}),
        ("The maximum payout of the Pair Plus is $50,000.", {}),
        ("The maximum of $75 for the Pair Plus is posted.", {"to": "75"}),
        ("Pair Plus $5-$50, Ante $10-$200.", {"from": "5", "to": "50"}),
        ("Pair Plus: flush 0 to 1, pair 100 000 000 000 to 1, minimum ٣.", {}),
        ("Pair Plus: $1 min, $25 max. Ante: $5 min, $500 max.", {"from": "1", "to": "25"}),
        ("The Ante is $5 minimum. The $1 minimum and $50 maximum on Pair Plus are posted.",
         {"from": "1", "to": "50"}),
        ("Table minimum is $10 on the Ante and $5 on the Pair Plus.", {"from": "5"}),
        ("Pair Plus may not be more than CAD 100.", {"to": "100"}),
        ("Who bets at least $5 on the Pair Plus is eligible for the Envy Bonus.", {}),
        ("Pair Plus is from $5. For example, a $10 Pair Plus with a flush wins $40.", {}),
        ("The minimum Pair Plus at the Let It Ride table is $10.", {}),
        ("Pair Plus: running flush 35 to 1\nPrial 33 to 1\nRun 6 to 1",
         {"straight_flush": "35:1", "three_of_a_kind": "33:1", "straight": "6:1"}),
        ("Pair Plus: Ace-King-Queen of Spades $500, Ace, King and Queen of one suit $100.",
         {"mini_royal_spades": "500", "mini_royal": "100"}),
        ("Wager\tHand\tTable A\tTable B\nPair Plus\tPair\t1 to 1\t1 to 1\n"
         "Pair Plus\tFlush\t4 to 1\t3 to 1", {"pair": "1:1", "flush": "3:1"}),
        ("(1) Pair plus wagers are paid at these odds—\n(a) straight—6 to 1;\n"
         "(b) flush—4 to 1.\n(2) Ties push:\n(a) pair—1 to 1.",
         {"straight": "6:1", "flush": "4:1"}),
        ("Pair Plus is not less than five dollars ($5.00) nor more than fifty dollars ($50.00).",
         {"from": "5", "to": "50"}),
        ("Pair Plus pays fifty to one (50 to 1) for a royal flush.", {"mini_royal": "50:1"}),
        ("Pair Plus: royal flush in spades (A-K-Q) $500, any other royal flush (A-K-Q) $100.",
         {"mini_royal_spades": "500", "mini_royal": "100"}),
        ("Pair Plus pays a flush, and at 6 to 1 if the hand is a straight.", {}),
        ("Do we keep paying 3 to 1 on the flush for Pair Plus? No.", {}),
        ("Pair Plus pays 5 to 1 for a straight. (False.)", {}),
        ("Pair Plus: the flush goes up from 3 to 1 to 4 to 1.", {"flush": "4:1"}),
        ("Pair Plus: straight 5 to 1 (was 6 to 1), flush 4 to 1, up from 3 to 1.",
         {"straight": "5:1", "flush": "4:1"}),
        ("The Pair Plus minimum goes from $5 to $10.", {"from": "10"}),
        ("A straight on Pair Plus previously paid 6 to 1 and pays 5 to 1.", {"straight": "5:1"}),
        ("A common mistake: paying 6 to 1 for a straight on the Pair Plus.", {}),
        ("Until March the Pair Plus paid 6 to 1 on a straight.", {}),
        ("Pair Plus: 40-6-1 for straight flush, straight and pair.",
         {"straight_flush": "40:1", "straight": "6:1", "pair": "1:1"}),
        ("Pair Plus (40/30/6/3/1) and Ante Bonus (5/4/1).",
         {"straight_flush": "40:1", "three_of_a_kind": "30:1", "straight": "6:1",
          "flush": "3:1", "pair": "1:1"}),
        ("Pair Plus sheet 2024-12-5-3-1.", {}),
        ("PP: SF 40, trips 25, str 6, fl 4, pr 1. No bonus for AKQ suited.",
         {"straight_flush": "40:1", "three_of_a_kind": "25:1", "straight": "6:1", "flush": "4:1",
          "pair": "1:1"}),
        ("PP: straight on box 6, flush on box 4, pair on box 1.", {}),
        ("Pair Plus from P1 to P7 is taken first.", {}),
        ("Pair Plus from P50 to P5,000.", {"from": "50", "to": "5000"}),
        ("Pair Plus: mini royal 200 to 1, straight flush 40 to 1.",
         {"mini_royal": "200:1", "straight_flush": "40:1"}),
        ("Pair Plus:\nMini royal\t200 to 1\nFlush\t4 to 1",
         {"mini_royal": "200:1", "flush": "4:1"}),
        ("Ante 10-300, PP 5-100. Units of 5.", {"from": "5", "to": "100"}),
        ("Rules of the PP 2024-2025.", {}),
        ("MIN/MAX\tAnte 10/200\tPP 5/50", {"from": "5", "to": "50"}),
        ("Revised: PP 5/12.", {}),
        ("PP\tSF 40 - Trips 30 - Str 6 - Fl 3 - Pair 1\nPAY\tLeft first.",
         {"straight_flush": "40:1", "three_of_a_kind": "30:1", "straight": "6:1", "flush": "3:1",
          "pair": "1:1"}),
        ("Old card (2019): PP 40-30-6-4-1", {}),
        ("Pair Plus 40-1 at some tables, Pair Plus 1-4 boxes.", {}),
        ("Pair Plus: straight such as 5-4-3 pays 6 to 1.", {"straight": "6:1"}),
        ("Pair Plus\nSF ........ 40-1\n3K ........ 30-1\nSTR 6-1 · FL 4-1 · PR 1-1",
         {"straight_flush": "40:1", "three_of_a_kind": "30:1", "straight": "6:1",
          "flush": "4:1", "pair": "1:1"}),
        ("A Pair Plus wager is exactly $5.", {"from": "5", "to": "5"}),
        ("Pair Plus must be exactly $5 or $10.", {}),
        ("The Pair Plus pays exactly $500 for a mini royal.", {"mini_royal": "500"}),
        ("Minimum and maximum: Ante $10 to $200; Pair Plus $5 to $50.", {"from": "5", "to": "50"}),
        ("Pair Plus and Ante from $5 up to $100.", {"from": "5", "to": "100"}),
        ("Table minimum $10, table maximum $500.", {}),
        ("The minimum Pair Plus is $10 on Fridays.", {}),
        ("Wagers are paid where the dealer has at least a Queen, Pair Plus at 1/1.", {}),
        ("Ante Bonus\tPair Plus\nStraight flush\t4\t40\nFlush\t-\t3",
         {"straight_flush": "40:1", "flush": "3:1"}),
        ("Hand\tAnte Bonus\tPair Plus\nStraight flush\t4\t40\nFlush\t3", {}),
        ("Ante Bonus\tPair Plus\nStraight 1:1\tStraight 5:1\nFlush 4:1", {}),
        ("The Pair Plus is one of the most popular bets: $25 tables are busy.", {}),
        ("Pair Plus: the least is $5 and the most is $50.", {"from": "5", "to": "50"}),
        ("Ante Bonus\tPair Plus\nStraight 1:1\tStraight 5:1", {"straight": "5:1"}),
        ("Minimum stakes: Ante 5 €, Pair Plus 2 €. Maximum: Ante 100 €, Pair Plus 50 €.",
         {"from": "2", "to": "50"}),
        ("Min\tMax\nAnte\t$15\t$500\nPair Plus\t$5\t$100", {"from": "5", "to": "100"}),
        ("Pair Plus pays\n40:1 with a straight flush\n1:1 with a pair.",
         {"straight_flush": "40:1", "pair": "1:1"}),
        ("Pair Plus: min. $5, max. $50.", {"from": "5", "to": "50"}),
        ("If you had $5 on Pair Plus and a straight flush, you’d get $200.", {}),
        ("Pair Plus: straight 5 to 1 (last year’s card paid 6 to 1).", {"straight": "5:1"}),
        ("Pair Plus: flush 4 to 1. Before 2021 we paid 3 to 1 on the flush.", {"flush": "4:1"}),
        ("對子加 Pair Plus\n同花順\t40 賠 1\n對子\t1 賠 1",
         {"straight_flush": "40:1", "pair": "1:1"}),
        ("Ante Bonus\nStraight\t1:1\nPair Plus, table PP-03\nStraight\t6:1", {"straight": "6:1"}),
        ("Pair Plus: l to l for a pair, 3 to l for a flush.", {"pair": "1:1", "flush": "3:1"}),
        ("PAIR PLUS\tANTE BONUS\nPrial\t30 to 1\tPrial\t4 to 1\n"
         "Straight\t6 to 1\tStraight\t1 to 1\nFlush\t4 to 1",
         {"three_of_a_kind": "30:1", "straight": "6:1", "flush": "4:1"}),
        ("The Pair Plus is $5 only.", {"from": "5", "to": "5"}),
        ("The Pair Plus pays $5 only.", {}),
        ("The Ante Bonus pays a straight 1 to 1. The Pair Plus pays a flush 4 to 1.",
         {"flush": "4:1"}),
        ("Pair Plus pays 1-4-6-30-40 for pair, flush, straight, prial and straight flush.",
         {"pair": "1:1", "flush": "4:1", "straight": "6:1", "three_of_a_kind": "30:1",
          "straight_flush": "40:1"}),
        ("If you stake $10 on Pair Plus and have a flush, you get $30.", {}),
        ("At our sister casino Pair Plus pays a flush 4 to 1.", {}),
        ("Table\tPP1\tPP2\nPair Plus\tStraight\t6 to 1\t5 to 1\nFlush\t4 to 1\t4 to 1",
         {"straight": "5:1", "flush": "4:1"}),
        ("No Pair Plus bet may be below $5 or above $50.", {"from": "5", "to": "50"}),
        ("$2 to $20 on the Ante and on the Pair Plus.", {"from": "2", "to": "20"}),
        ("$10 to $200 on the Ante and Pair Plus $5 to $50.", {"from": "5", "to": "50"}),
        ("Colour\tAnte\tPair Plus\nRed\t$10 – $100\t$5 – $50", {"from": "5", "to": "50"}),
        ("Pair Plus pays $250 for a mini royal.", {"mini_royal": "250"}),
        ("Pair Plus pays one thousand two hundred and fifty to one for a mini royal.",
         {"mini_royal": "1250:1"}),
        ("Pair Plus pays 4 to 1 or 3 to 1 for a flush.", {"flush": "3:1"}),
        ("A flush on a Pair Plus of $5 wins $20.", {}),
        ("The Pair Plus is $5 only for members.", {}),
        ("No Pair Plus is less than $5 or more than $50.", {"from": "5", "to": "50"}),
        ("Pair Plus 10 – 200.", {"from": "10", "to": "200"}),
        ("Pair Plus: A-K-Q in any other suit 50 : l, straight 6 : l.",
         {"mini_royal": "50:1", "straight": "6:1"}),
        ("Pair Plus: 100 to 1 for a mini royal and 40 to 1 for any other straight flush.",
         {"mini_royal": "100:1", "straight_flush": "40:1"}),
        ("Minimal Pair Plus 5, maximal Pair Plus 50.", {"from": "5", "to": "50"}),
        ("Pair Plus: SF $200, ST $30", {"straight_flush": "200", "straight": "30"}),
        ("LIMITS\tANTE\t$10\t$200\nPP\t$5\t$50", {"from": "5", "to": "50"}),
        ("The Pair Plus is open to all. The minimum is $5 and the maximum $50.",
         {"from": "5", "to": "50"}),
        # Three times may be 3 to 1, or 2 to 1 and the stake.
        ("Pair Plus: a straight flush earns you 40 times your bet, a flush, 4 times.", {}),
        ("A flush on the Pair Plus pays 3 times.", {}),
        # Here "for" is "to".
        ("Pair Plus\tPays\nPair\tis paid 1 for 1\nFlush\tis paid 4 for 1", {}),
        ("Below is the table for Pair Plus.\n\nHand Payoff\nFlush 4-1\nPair 1-1",
         {"flush": "4:1", "pair": "1:1"}),
        ("Pair Plus always wins:\n\n3 suited    Flush    4-to-1\n\n2 alike    Pair    1-to-1",
         {"flush": "4:1", "pair": "1:1"}),
        ("Pair Plus: flush 3 times, straight 6 times.", {}),
        ("Pair Plus: flush in hearts pays 5 to 1, other flush 4 to 1.", {}),
    ],
)  # fmt: skip
def test_a_figure_is_found_where_it_is_plain_what_it_is_about(
    says: str, expected: dict[str, str]
) -> None:
    spots = ((Wager.ANTE, "Ante"), (Wager.PLAY, "Play"), (PAIR_PLUS, "Pair Plus"))
    said = figures(f"1. {says}\n", "R", spots, ())
    assert {each.of: each.value for each in said if each.wager is PAIR_PLUS} == expected


@pytest.mark.parametrize(
    ("says", "plays"),
    [
        ("The dealer does not qualify with Jack high or less.", ["QUEEN"]),
        ("A dealer’s hand of Jack high or lower does not qualify.", ["QUEEN"]),
        (
            "If the dealer’s highest card is lower than a Queen, the hand does not qualify.",
            ["QUEEN"],
        ),
        ("The dealer needs Queen high or better to qualify.", ["QUEEN"]),
        ("The dealer must have at least a King to qualify.", ["KING"]),
        ("The dealer’s hand plays with any Queen or better.", ["QUEEN"]),
        ("The dealer needs a Queen or better.", ["QUEEN"]),
        ("The dealer qualifies with an Ace and a King or better.", []),
        ("The dealer’s Jack-high hand does not qualify.", []),
        ("If the dealer qualifies and a player has Ace high or better, compare.", []),
        ("If the dealer has Ace high, the Play is compared.", []),
        (
            "The dealer used to need a Queen; now the dealer qualifies with Jack high or better.",
            ["JACK"],
        ),
        ("Dlr needs Q-high+ to open.", ["QUEEN"]),
        ("The dealer no longer needs a Queen: the dealer’s hand always plays.", ["FIVE"]),
        ("The dealer does not have to qualify.", ["FIVE"]),
        ("The hand of the bank is valid with a Jack or better.", ["JACK"]),
        ("Where the dealer's hand ranks below King high, pay the Ante 1 to 1.", ["KING"]),
        ("Where the dealer's hand is lower than a King high player hand, pay the Ante.", []),
        ("A qualifying hand means one of Queen high or above.", ["QUEEN"]),
        ("Show the dealer's hand. If it is not a King high or better, the Ante is paid.", ["KING"]),
        ("A hand worse than Jack high does not qualify.", ["JACK"]),
        ("A hand worse than Jack high does not qualify for the bonus.", []),
        ("The dealer opens. He needs a King or better to play.", ["KING"]),
        ("Where the dealer has no qualifying hand, the Ante is paid.", []),
        ("There is no qualifying hand for the dealer.", ["FIVE"]),
        ("The dealer must hold at least a King.", ["KING"]),
    ],
)
def test_the_lowest_card_of_a_dealer_who_plays(says: str, plays: list[str]) -> None:
    """ "Not with Jack high or less" was read as Jack high."""
    spots = ((Wager.ANTE, "Ante"), (Wager.PLAY, "Play"))
    assert [each.value for each in figures(f"1. {says}\n", "R", spots, ())] == plays


def test_the_limits_of_a_table_are_those_of_the_ante() -> None:
    spots = ((Wager.ANTE, "Ante"), (PAIR_PLUS, "Pair Plus"))
    found = figures(
        "1. Table minimum £10 · Table maximum £500 · Pair Plus £5 to £50.", "R", spots, ()
    )
    assert [(each.wager, each.of, each.value) for each in found] == [
        (PAIR_PLUS, "from", "5"), (PAIR_PLUS, "to", "50"),
        (Wager.ANTE, "from", "10"), (Wager.ANTE, "to", "500"),
    ]  # fmt: skip


def test_an_envy_bonus_in_prose_is_read_and_its_stake_is_not() -> None:
    says = """1. When a player wins with a royal flush, each other player with a wager of $5 or more
receives an envy payoff of $25.
2. An Envy Bonus wager of $1 with a straight flush wins.
"""
    found = figures(says, "R", ((Wager.SIX_CARD_BONUS, "6 Card Bonus"),), ())
    assert [(each.wager, each.of, each.value) for each in found] == [
        (Wager.ENVY_BONUS, "royal_flush", "25")
    ]


def test_two_odds_in_one_cell_are_both_said() -> None:
    spots = ((PAIR_PLUS, "Pair Plus"),)
    found = figures("1. Pair Plus\nFlush\t4 to 1 or 3 to 1*\nStraight\t6:1 / 5:1\n", "R", spots, ())
    assert [(each.of, each.value) for each in found] == [
        ("flush", "4:1"), ("flush", "3:1"), ("straight", "6:1"), ("straight", "5:1"),
    ]  # fmt: skip


def test_hands_with_a_figure_each_stand_below_the_name_of_their_wager() -> None:
    found = figures("Pair Plus\nSF 40, Trips 30, Flush 3\n", "R", ((PAIR_PLUS, "Pair Plus"),), ())
    assert [(each.of, each.value) for each in found] == [
        ("straight_flush", "40:1"), ("three_of_a_kind", "30:1"), ("flush", "3:1"),
    ]  # fmt: skip


def test_a_jackpot_wager_pays_money_where_it_says_no_odds() -> None:
    says = "1. Progressive\nA-K-Q spades\t100 %\nStraight flush\t70\nStraight\t6 to 1\n"
    found = figures(says, "R", ((Wager.PROGRESSIVE, "Progressive"),), ())
    assert [(each.of, each.value) for each in found] == [
        ("mini_royal_spades", "100%"), ("straight_flush", "70"), ("straight", "6:1"),
    ]  # fmt: skip


def test_what_the_prime_pays_is_found() -> None:
    spots = ((Wager.ANTE, "Ante"), (Wager.PRIME, "Prime"))
    says = "1. Prime pays 3 to 1 if the three cards of the player are all red or all black, and 4 "
    says += "to 1 if all six cards are of the same color.\n2. The Prime pays:\n"
    says += "Three cards of one colour\t5 to 1\nAll six cards in the same colour\t6 to 1\n"
    assert [(each.of, each.value) for each in figures(says, "R", spots, ())] == [
        ("one_colour", "3:1"), ("six_one_colour", "4:1"),
        ("one_colour", "5:1"), ("six_one_colour", "6:1"),
    ]  # fmt: skip
    says = "Prime\nAll three of your cards red, or all three black: 3/1\nYour three and the bank’s"
    says = f"{says} three all the same colour: 4/1\n"
    assert [(each.of, each.value) for each in figures(says, "R", spots, ())] == [
        ("one_colour", "3:1"), ("six_one_colour", "4:1"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("1. Pair Plus pays 4 for 1 on a flush.", {"flush": "3:1"}),
        ("1. Pair Plus pays: straight flush forty-one for one.", {"straight_flush": "40:1"}),
        ("1. Pair Plus\nFlush 5 for 1\nPair 2 for 1", {"flush": "4:1", "pair": "1:1"}),
        ("1. Pair Plus (pays for 1)\nFlush\t5\nPair\t2", {"flush": "4:1", "pair": "1:1"}),
        ("1. Pair Plus\nFlush\t400%\nPair\t100%", {}),
        ("1. Pair Plus: 4 to 1 for 1 flush.", {}),
        ("1. Es gilt:\nPair Plus\tQuote\nFlush\t4:1\nPair\t1:1", {"flush": "4:1", "pair": "1:1"}),
        ("1. Pair Plus\nFlush 1-1\nPair even money", {"flush": "1:1", "pair": "1:1"}),
    ],
)
def test_how_a_document_writes_odds(text: str, says: dict[str, str]) -> None:
    """ "5 for 1" has the stake in it. "400%" was read as a share of the jackpot."""
    spots = ((Wager.PAIR_PLUS, "Pair Plus"),)
    assert {each.of: each.value for each in figures(text, "Q", spots, ())} == says


@pytest.mark.parametrize("of", ["1", "a . B c ", "Pair Plus 6 to 1. ", "If the dealer's hand is "])
def test_the_figures_of_a_long_line_are_read_at_once(of: str) -> None:
    """In processor time. A number of 6,000 digits took two seconds, as did 800 sentences."""
    spots = ((Wager.ANTE, "Ante"), (PAIR_PLUS, "Pair Plus"))
    begun = process_time()
    figures(f"1. {of * (6000 // len(of))}\n", "R", spots, ())
    assert process_time() - begun < 1


SPOTS = (
    (Wager.ANTE, "Ante"), (Wager.PLAY, "Play"), (PAIR_PLUS, "Pair Plus"),
    (Wager.SIX_CARD_BONUS, "6 Card Bonus"), (Wager.PRIME, "Prime"),
    (Wager.PROGRESSIVE, "Progressive"),
)  # fmt: skip


@pytest.mark.parametrize(
    "says",
    [
        "The odds of a straight flush are about 459 to 1 on the Pair Plus.",
        "The chance of a flush in three cards is roughly 19 to 1; Pair Plus pays it 4 to 1.",
        "Probability of a pair on the Pair Plus: 5 to 1",
        "Minimum buy-in at the Ante table: $100.",
        "A player with an Ante of at least $25 may ask for a new deck.",
        "Pair Plus pays 1.5 to 1 for a pair.",
        "Pair Plus: Straights (other than A-2-3) pay 6 to 1.",
        "It is a mistake to pay a flush 4 to 1 on the Pair Plus.",
        "Do not pay a flush 4 to 1 on the Pair Plus; pay it 3 to 1.",
        "Never pay a Pair Plus flush more than 4 to 1.",
        "It makes no difference whether the dealer qualifies with Jack high or better or not.",
        "The dealer's hand must be higher than Jack high to qualify.",
        "The dealer must have better than Queen high to qualify.",
        "Reserve the limits from $10 to $100 for the Ante until 6 pm, from $25 to $500 afterwards.",
        "An Ante of at least $10 is needed to bet at most $100 on the Pair Plus.",
        "A Pair Plus of up to $50 may be bet by players whose Ante is at least $10.",
        "The maximum loss on the Ante in one shift is $5,000.",
        "The highest Ante ever taken here was $12,000.",
        "Lowest chip for the Ante: $5. Highest chip for the Ante: $100.",
        "Ante minimum $10 (VIP room: $100).",
        "Ante minimum $10, VIP minimum $100.",
        "Pair Plus maximum: lesser of $100 and half the Ante.",
        "Pair Plus maximum is $50 per $100 of Ante.",
        "Ante max 5 units of $25.",
        "Ante max. 1.000 €",
        "Ante max £2.5k",
        "The Ante may be at most $1,00,000.",
        "See rule 4:1 for a flush on the Pair Plus.",
        "A Pair Plus flush (see clause 4-1) is paid as posted.",
        "Dealer must qualify with K high or better on Sundays.",
        "Queen high or better qualifies the player for the bonus draw held by the dealer.",
        "Any player with King high or better qualifies for a free drink from the dealer.",
        "The Ante must be at least $5 more than the Prime.",
        "On special event tables the Ante minimum is $100.",
        "The largest amount ever lost on the Ante is $5,000.",
        "Highest hand gets $100; highest Pair Plus gets $50.",
        "The 6 Card Bonus costs at most a third of the Ante, $25 in no case.",
        "A Pair Plus flush never pays 5 to 1.",
        "We do not offer 50 to 1 for a mini royal on the Pair Plus.",
        "Had the Pair Plus paid a flush 5 to 1, the edge would be negative.",
        "Imagine that the Pair Plus pays a flush 5 to 1.",
        "A typing error on the card shows a Pair Plus flush at 3 to 1.",
        "Ante ١٠-٣٠٠, Pair Plus ٥-١٠٠.",
        "Ante １０-３００.",
        "Pair Plus: $３ for a flush.",
        "A straight flush pays an envy bonus of $٣٠.",
        "A royal flush gets $٣٠.",
        "The house may from time to time pay a flush 5 to 1 on the Pair Plus.",
        "Promotion night: Pair Plus straight flush 100 to 1!",
        "Progressive: straight flush pays 100% of the first $5,000.",
        "Ante Bonus pays a straight 1 to 1 only if the Ante wins.",
        "Ante wagers from $25 to $100 earn 5 points, those up to $500 earn 20.",
        "A player may not make an Ante of less than $10 if he also plays Pair Plus.",
        "Pair Plus: a flush pays 0 for 1.",
    ],
)
def test_what_gives_no_figure(says: str) -> None:
    """Figures of chances, of what is not paid, of another day and in digits of other scripts."""
    assert not figures(f"1. {says}\n", "R", SPOTS, ())


@pytest.mark.parametrize(
    ("says", "expected"),
    [
        ("Ante: min £5, max £1k.",
         ["ante from 5"]),
        ("The Pair Plus pays a straight flush 40 to 1 up to a maximum of $10,000.",
         ["pair_plus straight_flush 40:1"]),
        ("The Ante must be at least half the table maximum of $500.",
         ["ante to 500"]),
        ("Pair Plus: flush 4 to 1, a pair is not paid.",
         ["pair_plus flush 4:1"]),
        ("Pair Plus pays a flush 4 to 1 (see clause 4-1).",
         ["pair_plus flush 4:1"]),
        ("Pair Plus lets you win by chance alone: a flush pays 4 to 1.",
         ["pair_plus flush 4:1"]),
        ("Pair Plus limits: $5 - $100 per box.",
         ["pair_plus from 5", "pair_plus to 100"]),
    ],
)  # fmt: skip
def test_only_the_figure_that_holds_is_read(says: str, expected: list[str]) -> None:
    found = figures(f"1. {says}\n", "R", SPOTS, ())
    assert [f"{each.wager} {each.of} {each.value}" for each in found] == expected
