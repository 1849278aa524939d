"""A house's document in sentences, each cited as its author would cite it."""

from __future__ import annotations

import pytest

from trainer.library.sentences import sentences


def test_a_document_falls_into_sentences() -> None:
    text = "House rules\nOne deck is used.\n\n1. The game\n1.1. An Ante is placed.\n"
    text += "- 1.2. Cards are dealt.\n\nA note.\n"
    assert [(each.clause, each.says) for each in sentences(text, "RIVER")] == [
        ("RIVER House rules ¶1", "One deck is used."),
        ("RIVER 1.1", "An Ante is placed."),
        ("RIVER 1.2", "Cards are dealt."),
        ("RIVER 1.2 ¶1", "A note."),
    ]


@pytest.mark.parametrize(
    ("line", "clause", "says"),
    [
        ("4.2 The dealer turns.", "4.2", "The dealer turns."),
        ("4.2. The dealer turns.", "4.2", "The dealer turns."),
        ("4.2\t“Stand off” is called.", "4.2", "“Stand off” is called."),
        ("3.13.2b 平局退还。", "3.13.2b", "平局退还。"),
        ("§ 4 The dealer turns.", "4", "The dealer turns."),
        ("§4.1. Крупье открывает карты.", "4.1", "Крупье открывает карты."),
        ("2.5 to 1 is paid.", "¶1", "2.5 to 1 is paid."),
        ("5 chips are used.", "¶1", "5 chips are used."),
        ("Article 7 (2) The dealer turns.", "7 (2)", "The dealer turns."),
        ("Rule 5. The dealer turns.", "5", "The dealer turns."),
        ("TG-31.2 The dealer turns.", "TG-31.2", "The dealer turns."),
        ("4.3 6 Card Bonus is paid.", "4.3", "6 Card Bonus is paid."),
        ("**Rule 5** The dealer turns.", "5", "The dealer turns."),
        ("Rule 5 is about the dealer.", "¶1", "Rule 5 is about the dealer."),
        ("Ст. 5. Крупье открывает карты.", "5", "Крупье открывает карты."),
        ("第五条 庄家开牌。", "五", "庄家开牌。"),
        ("* The dealer turns.", "¶1", "The dealer turns."),
        ("§ 4 a) The dealer turns.", "4 a", "The dealer turns."),
        ("（一）庄家开牌。", "（一）", "庄家开牌。"),
    ],
)
def test_a_clause_is_numbered_with_or_without_a_full_stop(
    line: str, clause: str, says: str
) -> None:
    assert [(each.clause, each.says) for each in sentences(line, "RIVER")] == [
        (f"RIVER {clause}", says)
    ]


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("§ 4 Ante\na) One.\nb) Two.\n§ 5 Play\na) Three.", ["4 a", "4 b", "5 a"]),
        ("Article 7\n(1) One.\n(2) Two.", ["7 (1)", "7 (2)"]),
        (
            "§ 4\n(a) A player must:\n1. fold; or\n2. play.\n(b) The dealer turns.\n5. Six.",
            ["4 (a)", "4 (a) 1", "4 (a) 2", "4 (b)", "5"],
        ),
        ("# Part I. Bets\n1. One.\n# Part II. Play\n1. Two.", ["1", "Part II. Play 1"]),
        (
            "## § 637c.1. Bets.\n(a) One.\n## § 637c.2. Play.\n(a) Two.",
            ["637c.1 (a)", "637c.2 (a)"],
        ),
        ("# Article 1. Bets\n1. One.\n# Article 2. Play\n1. Two.", ["1 (1)", "2 (1)"]),
        ("# Rule 3\nOne.\n# Errors\nTwo.", ["3 ¶1", "Errors ¶1"]),
        ("Выплаты\nПервая.\n\nОшибки\nВторая.", ["Выплаты ¶1", "Ошибки ¶1"]),
    ],
)
def test_parts_and_headings_tell_clauses_of_one_number_apart(text: str, clauses: list[str]) -> None:
    assert [each.clause for each in sentences(text, "RIVER")] == [f"RIVER {it}" for it in clauses]


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        (
            "Misdeal: two or more cards exposed\nThe round is void.",
            ["Misdeal: two or more cards exposed", "Misdeal: two or more cards exposed ¶1"],
        ),
        ("8. Misdeal: more than one card shown\n(a) The round is void.", ["8", "8 (a)"]),
        ("## § 9. At least two players.\n(a) The game opens.", ["9", "9 (a)"]),
    ],
)
def test_a_heading_that_says_how_many_is_a_sentence_too(text: str, clauses: list[str]) -> None:
    """Its number is part of the rule, and no other sentence has it."""
    assert [each.clause for each in sentences(text, "RIVER")] == [f"RIVER {it}" for it in clauses]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            "Rule 2. Play must be exactly\nthe same as the Ante.\nRule 3. Limits are\n$5 to $100.",
            ["Play must be exactly the same as the Ante.", "Limits are $5 to $100."],
        ),
        ("1. 庄家须有\nQ 或以上。", ["庄家须有Q 或以上。"]),
        (
            "1. Table\nFlush\t4:1\nPair  1 to 1\n2. End.",
            ["Table\nFlush\t4:1\nPair  1 to 1", "End."],
        ),
        ("| Hand | Pays |\n|---|---|\n| Pair | 1:1 |", ["Hand\tPays\nPair\t1:1"]),
        (
            "| Hand | A | B |\n|---|---|---|\n| Pair | 1:1 | |\n| Flush | | 3:1 |",
            ["Hand\tA\tB\nPair\t1:1\t\nFlush\t\t3:1"],
        ),
        ("* One.\n* Two\n* Three", ["One.", "Two", "Three"]),
        (
            "Seats,7\nPlay wager,1x Ante\nAnte max,$2,000",
            ["Seats\t7\nPlay wager\t1x Ante\nAnte max\t$2,000"],
        ),
        (
            "Limits\nSix Card: $5 - $50\nPlay: twice the Ante",
            ["Six Card: $5 - $50", "Play: twice the Ante"],
        ),
        ("1 Call for bets\n2 Deal\n3 Offer", ["Call for bets", "Deal", "Offer"]),
        (
            "Higher: Ante and Play pay 1 to 1\nTie: Ante and Play push",
            ["Higher: Ante and Play pay 1 to 1", "Tie: Ante and Play push"],
        ),
        ("§ 4\nThe dealer plays\nwith a Queen.", ["The dealer plays with a Queen."]),
        (
            "4. A hand with a wrong number of cards:\nis dead; its wagers;\ngo back.\n5. End.",
            ["A hand with a wrong number of cards: is dead; its wagers; go back.", "End."],
        ),
    ],
)
def test_broken_lines_and_the_rows_of_a_table_are_one_sentence(text: str, says: list[str]) -> None:
    assert [each.says for each in sentences(text, "RIVER")] == says


@pytest.mark.parametrize("text", ["a" + " " * 500_000 + "b", "1. a\n" * 30_000])
def test_a_long_document_takes_no_more_than_its_length(text: str) -> None:
    """Hours, where each letter or each number was looked at again for every other."""
    found = sentences(text, "RIVER")
    assert len({each.clause for each in found}) == len(found)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (  # a regulation's own numbers: sections with a letter, parts within parts
            "§ 649a.2. Physical characteristics.\n\n(a) A table.\n\n(b) The layout shows:\n\n"
            "(1) A name.\n\n(i) In gold.\n\n(ii) In red.\n\n(2) Odds.\n\n(c) Chips.\n\n"
            "§ 649a.10. Dealing.\n\n(a) Cards.",
            {
                "649a.2 (a)": "A table.",
                "649a.2 (b)": "The layout shows:",
                "649a.2 (b)(1)": "A name.",
                "649a.2 (b)(1)(i)": "In gold.",
                "649a.2 (b)(1)(ii)": "In red.",
                "649a.2 (b)(2)": "Odds.",
                "649a.2 (c)": "Chips.",
                "649a.10 (a)": "Cards.",
            },
        ),
        (  # letters in turn, the ninth of them no Roman one
            "5. Rules\n(g) G.\n(h) H.\n(i) I.\n(j) J.",
            {"5 (g)": "G.", "5 (h)": "H.", "5 (i)": "I.", "5 (j)": "J."},
        ),
        (
            "13:69F-20.1 Cards\n(a) One deck.",
            {"13:69F-20.1 (a)": "One deck."},
        ),
        (  # a letter for each section
            "B. Bets\nB.1 The Ante is compulsory.\nB.2 Ask: \"Play or fold?\"\nB.3 Pay.",
            {"B.1": "The Ante is compulsory.", "B.2": 'Ask: "Play or fold?"', "B.3": "Pay."},
        ),
        (  # every article counts from 1
            "Article 1. Stakes\n1. An Ante is placed.\n2. Chips only.\n"
            "Article 2. Play\n1. Cards are dealt.",
            {
                "1 (1)": "An Ante is placed.",
                "1 (2)": "Chips only.",
                "2 (1)": "Cards are dealt.",
            },
        ),
        (  # sections count on
            "Section 1 Stakes\n1. An Ante is placed.\nSection 2 Play\n2. Cards are dealt.",
            {"1": "An Ante is placed.", "2": "Cards are dealt."},
        ),
        (  # Word's bullets, and a list within one
            "Decision\n•\tAn Ante is placed.\n•\tWith a fold:\n\ti.\tthe Ante is lost;\n"
            "\tii.\tthe cards are taken.\n•\tBoxes are settled.\n\uf0b7 The end.",
            {
                "Decision ¶1": "An Ante is placed.",
                "Decision ¶2": "With a fold:",
                "Decision ¶2 i": "the Ante is lost;",
                "Decision ¶2 ii": "the cards are taken.",
                "Decision ¶3": "Boxes are settled.",
                "Decision ¶4": "The end.",
            },
        ),
        (  # a table below its sentence
            "(b) Odds:\n\nHand            Paytable\nStraight        1 to 1\n\n(c) More.",
            {"(b)": "Odds:\nHand\tPaytable\nStraight\t1 to 1", "(c)": "More."},
        ),
        (  # one line with amounts is no table
            "1. Rules\nThe dealer plays with a Queen.\nAnte $5-$200\n\nFolds lose.",
            {
                "1": "Rules",
                "1 ¶1": "The dealer plays with a Queen.",
                "1 ¶2": "Ante $5-$200",
                "1 ¶3": "Folds lose.",
            },
        ),
        (  # numbers with their letters, headings without a sentence
            "# 4. Conduct\n4(a) Bets.\n4(b) The cards are dealt as follows:\n(i) three each;\n"
            "(ii) the rest.\n4(b)(iii) A note.",
            {
                "4(a)": "Bets.",
                "4(b)": "The cards are dealt as follows:",
                "4(b)(i)": "three each;",
                "4(b)(ii)": "the rest.",
                "4(b)(iii)": "A note.",
            },
        ),
        (  # a regulation's own numbers, its pages, and its tables with dots
            "22-7.9  OUTCOME OF BETS.\n(A) Even money.\n\nGAMING COMMISSION        Page 2 of 4\n"
            "-----------\n\n22-7.10  AWARDS.\n(A) The bonus:\n\n  Straight Flush .....  4 to 1\n"
            "  Straight ...........  even money\n\n                         Page 3 of 4",
            {
                "22-7.9 (A)": "Even money.",
                "22-7.10 (A)": "The bonus:\nStraight Flush\t4 to 1\nStraight\teven money",
            },
        ),
        ("1. The deal-\ner has three-of-a-\nkind.", {"1": "The dealer has three-of-a-kind."}),
        ("Riverside -- Rules, as of May", {}),
        ("THREE CARD POKER. RULES\n* One.", {"THREE CARD POKER. RULES ¶1": "One."}),
    ],
)  # fmt: skip
def test_each_sentence_is_cited_by_the_numbers_of_its_document(
    text: str, found: dict[str, str]
) -> None:
    assert {each.clause: each.says for each in sentences(text, "")} == found


def test_steps_that_count_anew_below_a_section_are_cited_by_both() -> None:
    text = "11.1 General\n\nThree Card Poker is dealt by the house from one deck.\n\n"
    text += "11.2 Opening the round\n\n1. Place your bets.\n2. Check them.\n\n"
    text += "11.3 Folds\n\n1. Take the Ante.\n2. Take the cards.\n"
    assert [(each.clause, each.headings) for each in sentences(text, "R")] == [
        ("R 11.1 ¶1", ("General",)),
        ("R 11.2 (1)", ("Opening the round",)),
        ("R 11.2 (2)", ()),
        ("R 11.3 (1)", ("Folds",)),
        ("R 11.3 (2)", ()),
    ]


def test_a_short_line_that_rules_is_no_heading() -> None:
    text = (
        "Ante & Play\n\nPlay = Ante\nBlue\nStays in action if you fold\nRed\nMay be played alone\n"
    )
    assert [each.says for each in sentences(text, "R")] == [
        "Play = Ante", "Stays in action if you fold", "May be played alone",
    ]  # fmt: skip


def test_sections_with_numbers_of_two_parts_are_cited_as_they_are() -> None:
    text = "1. The deal\n1.1 Cards are dealt.\n2. The end\n2.1 Cards are taken.\n3. No more.\n"
    clauses = [each.clause for each in sentences(text, "R")]
    assert clauses == ["R 1.1", "R 2.1", "R 3"]


def test_a_dash_within_a_sentence_stays() -> None:
    assert (
        sentences("1. Pairs - two of a rank - win.", "")[0].says == "Pairs - two of a rank - win."
    )


def test_what_wrapped_in_a_cell_of_a_pdf_belongs_to_its_row() -> None:
    text = """Bet          Least       Where
Pair Plus    5           Pair Plus cir-
                         cle
Play         equal to    Play box
             Ante

Hand          Pays
Three of a    30 to 1
Kind
Straight      6 to 1
"""
    (limits, pays) = sentences(text, "R")
    assert limits.says.split("\n")[1:] == [
        "Pair Plus\t5\tPair Plus circle", "Play\tequal to Ante\tPlay box",
    ]  # fmt: skip
    assert pays.says.split("\n")[1:] == ["Three of a Kind\t30 to 1", "Straight\t6 to 1"]
