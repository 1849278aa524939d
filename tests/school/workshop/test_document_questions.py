"""What a document says in two ways, or otherwise than the rules, is asked about."""

from __future__ import annotations

from pathlib import Path
from time import process_time

import pytest

from tests.school.workshop.made import piece, write
from tests.some_houses import shelf
from trainer.game.money import Money
from trainer.game.wagers import Wager
from trainer.library.house import RULES_FILE
from trainer.library.house_files.clauses_file import CLAUSES_FILE
from trainer.school.workshop.document_figures import figures, of_this_game
from trainer.school.workshop.document_questions import document_questions
from trainer.school.workshop.document_words import words_said
from trainer.school.workshop.drafts import (
    Workshop,
    answer_meant,
    left_open,
    open_questions,
    put_document,
)
from trainer.school.workshop.foreign_clauses import read_as_copied
from trainer.school.workshop.form_pieces import PaidTable
from trainer.school.workshop.forms import WorkshopTab
from trainer.school.workshop.pay_table_forms import put_preset
from trainer.school.workshop.rule_links import RuleLink, link_to_question
from trainer.school.workshop.ruling_questions import ruling_questions

AWKWARD = """1. The dealer qualifies with a Queen high or better.
2. Pair Plus
Straight flush\t35 to 1
Three of a kind\t33 to 1
Straight\t6 to 1
Flush\t4 to 1
Flush\t3 to 1
Pair\teven money
3. On the Pairplus, a straight is paid 5 to 1.
4. The Pair Plus bet is from $5 to $100.
5. No Pairplus bet may be more than the maximum of $50.
6. The dealer does not play with less than Jack high.
"""


def test_contradictory_figures_of_a_document_are_asked_about_at_their_fields(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("prime", "awkward", "Awkward", "AW")
    write(draft, "wagers.limit", "pair_plus")
    write(draft, "bets.LAST.to", "100")
    write(draft, "bets.LAST.from", "5")
    assert open_questions(draft) == ()
    put_document(draft, AWKWARD)
    asked = {each.place: each.asks for each in open_questions(draft)}
    section, _ = piece(draft, "bets.LAST.to")
    assert asked == {
        ("pair_plus", "pays", "straight"): "Straight: the document says 6 to 1 (AW 2) and 5 to 1 "
        "(AW 3). Here it is 6 to 1. Is that meant?",
        ("pair_plus", "pays", "flush"): "Flush: the document says 4 to 1 (AW 2) and 3 to 1 "
        "(AW 2). Here it is 4 to 1. Is that meant?",
        (section.key, "to"): "Largest Pair Plus: the document says $100 (AW 4) and $50 (AW 5). "
        "Here it is $100. Is that meant?",
        ("qualifies",): "Dealer plays: the document says Queen high (AW 1) and Jack high (AW 6). "
        "Here it is Queen high. Is that meant?",
    }
    assert left_open(draft)[WorkshopTab.RULES] >= len(asked)
    flush = next(each for each in open_questions(draft) if "flush" in each.key)
    answer_meant(draft, flush)
    assert flush not in open_questions(draft)
    draft.put(RULES_FILE, ("pair_plus", "pays", "flush"), "3:1")
    assert "Here it is 3 to 1." in str(open_questions(draft)), "another value is asked about"
    draft.undo()
    draft.undo()
    assert flush in open_questions(draft)
    draft.redo()
    assert flush not in open_questions(draft)
    reason = "The table is older than the sentence."
    straight = {"pays": "5:1", "rule": "AW 3", "reading": reason}
    draft.put(RULES_FILE, ("pair_plus", "pays", "straight"), straight)
    assert "Straight" not in str(open_questions(draft)), "a reading says why"


IN_WORDS = """1. In case of a tie the Ante and the Play push.
2. If the dealer does not qualify, the Ante is paid 1 to 1 and the Play pushes.
3. A player who folds loses the Ante, but the Pair Plus stays in action.
4. The Play bet must be equal to the Ante.
5. Any Pair Plus of $5 or more.
Result\tAnte\tPlay
Tie\tpush\tloses
Dealer does not qualify\teven money\tpush
6. The Play wager is one to three times the Ante.
7. If a player folds, all wagers are forfeited.
8. A pair on the Pair Plus is paid $10.
"""


def test_what_a_document_says_in_words_in_two_ways_is_asked_about_too(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("prime", "worded", "Worded", "AW")
    put_document(draft, IN_WORDS)
    asked = [(each.place, each.asks) for each in open_questions(draft)]
    assert asked == [
        (
            ("wagers",),
            "The document does not have the Prime. Here it is offered. Is that meant?",
        ),
        (
            ("pair_plus", "pays", "pair"),
            "Pair: the document says $10 (AW 8). Here it is 1 to 1. Is that meant?",
        ),
        (
            ("outcome.tie",),
            "Equal hands, Play: the document says a push (AW 1) and lost (AW 5). Here it is a "
            "push. Is that meant?",
        ),
        (
            ("folds",),
            "Folds, Pair Plus: the document says in play (AW 3) and lost (AW 7). Here it is in "
            "play. Is that meant?",
        ),
        (
            ("folds",),
            "Folds, Prime: the document says lost (AW 7). Here it is in play. Is that meant?",
        ),
        (
            ("play_size",),
            "Size of Play: the document says equal to the Ante (AW 4) and 1 to 3 times the Ante "
            "(AW 6). Here it is equal to the Ante. Is that meant?",
        ),
    ]


def test_another_currency_and_limits_that_the_house_lacks_are_asked_about(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("prime", "pounds", "Pounds", "AW")
    put_document(
        draft, "1. Limits:\nWager\tMinimum\tMaximum\nAnte\t£5\t£250\n2. Prime is at least £1."
    )
    asked = [(each.place, each.asks) for each in open_questions(draft)]
    assert asked == [
        (("names",), "Currency sign: the document says £. Here it is $. Is that meant?"),
        (
            ("wagers",),
            "Largest Ante: the document says $250 (AW 1). Here it is not limited. Is that meant?",
        ),
        (
            ("wagers",),
            "Smallest Prime: the document says $1 (AW 2). Here it is not limited. Is that meant?",
        ),
    ]


@pytest.mark.parametrize("house", ["mbs", "posted", "boxes", "prime", "six-card-bonus"])
def test_the_clauses_of_the_five_houses_are_not_asked_about(home: Path, house: str) -> None:
    draft = Workshop(home, shelf()).begin(house, "quiet", "Quiet", "AW")
    clauses = draft.value(CLAUSES_FILE)["clauses"]
    assert clauses
    put_document(draft, "\n".join(f"{n}. {each['says']}" for n, each in enumerate(clauses, 1)))
    assert document_questions(draft, draft.house().rules) == ()


CONTRADICTED = [
    ("six-card-bonus", ("misdeals.count", "redeal"), "irregularities.0",
     'A wrong number of cards to a player: the dealer\'s own mistakes say "a redeal". Here it is '
     '"the round is void". Is that meant?'),
    ("six-card-bonus", ("wagers.remove", "pair_plus"), "irregularities.8",
     "This speaks of the Pair Plus. The house does not have it. Is that meant?"),
    ("mbs", ("step.place_your_bets.due", "no"), "begun_anew",
     "Here bets are called for again. No round of this procedure begins with that call. Is that "
     "meant?"),
    ("six-card-bonus", ("step.release_cards.due", "no"), "irregularities.9",
     "Here cards wait until the dealer permits a look. The procedure has no such step. Is that "
     "meant?"),
]  # fmt: skip


@pytest.mark.parametrize("house", ["mbs", "posted", "boxes", "prime", "six-card-bonus"])
def test_the_rulings_of_the_five_houses_are_not_asked_about(house: str) -> None:
    assert ruling_questions(shelf()[house]) == ()


@pytest.mark.parametrize(("house", "change", "where", "asks"), CONTRADICTED)
def test_a_ruling_that_contradicts_the_procedure_is_asked_about_at_its_field(
    home: Path, house: str, change: tuple[str, str], where: str, asks: str
) -> None:
    draft = Workshop(home, shelf()).begin(house, "awkward", "Awkward", "AW")
    there, before = {*open_questions(draft)}, left_open(draft)[WorkshopTab.IRREGULARITIES]
    write(draft, *change)
    asked = [each for each in open_questions(draft) if each not in there]
    assert [(each.place, each.asks) for each in asked if each.place == (where,)] == [
        ((where,), asks)
    ]
    link = link_to_question(draft, next(each for each in asked if each.place == (where,)))
    assert (link.tab, link.section) == (WorkshopTab.IRREGULARITIES, where)
    assert left_open(draft)[WorkshopTab.IRREGULARITIES] > before
    for each in asked:
        answer_meant(draft, each)
    assert not {*open_questions(draft)} - there


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
        ("Pair Plus: straight such as 5-4-3 pays 6 to 1.", {"straight": "6:1"}),
        ("Pair Plus\nSF ........ 40-1\n3K ........ 30-1\nSTR 6-1 · FL 4-1 · PR 1-1",
         {"straight_flush": "40:1", "three_of_a_kind": "30:1", "straight": "6:1",
          "flush": "4:1", "pair": "1:1"}),
        ("A Pair Plus wager is exactly $5.", {"from": "5", "to": "5"}),
        ("Pair Plus must be exactly $5 or $10.", {}),
        ("The Pair Plus pays exactly $500 for a mini royal.", {}),
    ],
)  # fmt: skip
def test_a_figure_is_found_where_it_is_plain_what_it_is_about(
    says: str, expected: dict[str, str]
) -> None:
    spots = ((Wager.ANTE, "Ante"), (Wager.PLAY, "Play"), (PAIR_PLUS, "Pair Plus"))
    said = figures(f"1. {says}\n", "R", spots, ())
    assert {each.of: each.value for each in said if each.wager is PAIR_PLUS} == expected


@pytest.mark.parametrize(
    ("says", "expected"),
    [
        ("If the hands tie, the house wins.", {"ante tie lose", "play tie lose"}),
        ("If the player’s hand is equal to the dealer’s hand, the Ante and the Play push.",
         {"ante tie push", "play tie push"}),
        ("If the hands tie, the player does not win the Ante or the Play.", set()),
        ("On a tie the Ante and the Play are neither won nor lost.",
         {"ante tie push", "play tie push"}),
        ("On a tie nobody wins and your bets come back.", {"ante tie push", "play tie push"}),
        ("Of two identical hands the Ante and the Play lose.", {"ante tie lose", "play tie lose"}),
        ("If a player folds, the dealer removes the Ante and leaves the Pair Plus.",
         {"ante folded lose", "pair_plus folded stays"}),
        ("A player who elects to fold loses the Ante; Pair Plus is not affected.",
         {"ante folded lose", "pair_plus folded stays"}),
        ("A player may fold, in which event Ante and Pair Plus are lost.",
         {"ante folded lose", "pair_plus folded lose"}),
        ("A hand below Queen high shall not qualify for the dealer. All Antes shall be paid 1 to 1 "
         "and all Play Wagers shall be returned.", set()),
        ("The dealer’s hand shall not qualify. All Antes shall be paid 1 to 1 and all Play Wagers "
         "shall be returned.", {"ante not_qualified win", "play not_qualified push"}),
        ("The dealer may not qualify. If the player is higher, Ante and Play are paid.", set()),
        ("The Play wager must equal the Ante.", {"play size 1"}),
        ("A play wager of up to three (3) times the Ante may be made.", {"play size 1-3"}),
        ("The ante wager is paid and the play wager is returned if the dealer does not qualify.",
         {"ante not_qualified win", "play not_qualified push"}),
        ("Fold and you give up the Ante.", {"ante folded lose"}),
        ("The Play wager is equal in amount to the Ante.", {"play size 1"}),
        ("In Four Card Poker the Play may be three times the Ante.", set()),
        ("A stand-off is a wager that neither wins nor loses.", {"ante tie push", "play tie push"}),
        ("If both hands are equal the Ante pushes and the Play is paid 1 to 1.",
         {"ante tie push", "play tie win"}),
        ("If the Dealer doesn't qualify, Ante bets are paid; Play bets are returned.",
         {"ante not_qualified win", "play not_qualified push"}),
        ("With no Queen high the dealer does not open: Ante paid, Play not paid.",
         {"ante not_qualified win", "play not_qualified push"}),
        ("The Ante Bonus is paid even if the hands tie.", set()),
        ("If the hands tie, Ante and Play are returned, unless the dealer has an ace.", set()),
        ("A player who did not fold is paid even money on the Ante.", set()),
        ("A folded hand may keep its Pair Plus.", set()),
        ("Folding forfeits Ante and Pair Plus.", {"ante folded lose", "pair_plus folded lose"}),
        ("The Play bet may be up to 3x the Ante.", {"play size 1-3"}),
        ("Play is one, two or three times the Ante.", {"play size 1-3"}),
        ("Play must match the Ante.", {"play size 1"}),
        ("If the dealer is not in contention, Play wins even money and the Ante is a push.",
         {"ante not_qualified push", "play not_qualified win"}),
        ("When a Patron withdraws, Ante and Pair Plus are lost.",
         {"ante folded lose", "pair_plus folded lose"}),
        ("Pair Plus wins if the hand has not been folded, whatever the dealer holds.", set()),
        ("Play and Pair Plus are each equal to the Ante.", set()),
        ("Does a tie lose the Ante? No.", set()),
        ("A tie used to push. It now loses for the player on the Ante and the Play.", set()),
        ("The dealer wins all ties. (False.)", set()),
        ("Tie? Ante and Play push.", {"ante tie push", "play tie push"}),
        ("In case of equality, the Ante and Play wagers are lost.",
         {"ante tie lose", "play tie lose"}),
        ("Dealers often think that a tie loses the Ante and the Play.", set()),
        ("In other casinos ties lose the Ante.", set()),
        ("If the dealer’s hand is not a queen high or better:\n(a) Each Ante wager is paid.\n"
         "(b) Each play wager shall be returned to the player.",
         {"ante not_qualified win", "play not_qualified push"}),
        ("The dealer must hold a King or better to qualify. Otherwise, the Ante is paid 1 to 1 and "
         "the Play is returned.", {"ante not_qualified win", "play not_qualified push"}),
        ("The dealer must have Queen high to qualify. Should the hand fail to do so, Ante pushes "
         "and Play is paid.", {"ante not_qualified push", "play not_qualified win"}),
        ("If the dealer qualifies and the player is higher, both are paid. Otherwise the Ante and "
         "the Play lose.", set()),
        ("If the dealer has less than an Ace-high player hand, Ante and Play are paid.", set()),
        ("A player who folds loses the Ante. The player’s Pair Plus remains in play.",
         {"ante folded lose", "pair_plus folded stays"}),
        ("A player who folds loses the Ante. If the player has also made a Pair Plus wager, that "
         "wager is collected as well.", {"ante folded lose", "pair_plus folded lose"}),
        ("A player who folds loses the Ante. The player’s Pair Plus wins with a pair.",
         {"ante folded lose"}),
        ("Players who fold lose the Ante and keep the Pair Plus bet in action.",
         {"ante folded lose", "pair_plus folded stays"}),
        ("PLAY = 1x ANTE", {"play size 1"}),
        ("При ничьей Ante и Play возвращаются.", {"ante tie push", "play tie push"}),
        ("Если у дилера нет игры, анте оплачивается 1 к 1, а плей возвращается.",
         {"ante not_qualified win", "play not_qualified push"}),
        ("Игрок, который спасовал, теряет Ante, но пара плюс остаётся в игре.",
         {"ante folded lose", "pair_plus folded stays"}),
        ("Игрок, который не пасует, ставит Play.", set()),
        ("При ничьей Ante проигрывает, кроме пары тузов.", set()),
        ("Ставка Play — от 1 до 3 раз больше Ante.", {"play size 1-3"}),
        ("Ставка Play равна Ante.", {"play size 1"}),
        ("平局时，Ante和Play退回。", {"ante tie push", "play tie push"}),
        ("庄家不合格时，底注赔1:1；Play退回。",
         {"ante not_qualified win", "play not_qualified push"}),
        ("玩家弃牌，输掉底注，但Pair Plus仍有效。", {"ante folded lose", "pair_plus folded stays"}),
        ("Play为底注的1至3倍。", {"play size 1-3"}),
        ("Play等于底注。", {"play size 1"}),
    ],
)  # fmt: skip
def test_what_is_said_of_a_wager_in_words_is_found(says: str, expected: set[str]) -> None:
    spots = ((Wager.ANTE, "Ante"), (Wager.PLAY, "Play"), (PAIR_PLUS, "Pair Plus"))
    found = words_said(f"1. {says}\n", "R", spots)
    assert {f"{each.wager} {each.of} {each.value}" for each in found} == expected


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
    ],
)
def test_the_lowest_card_of_a_dealer_who_plays(says: str, plays: list[str]) -> None:
    """ "Not with Jack high or less" was read as Jack high."""
    spots = ((Wager.ANTE, "Ante"), (Wager.PLAY, "Play"))
    assert [each.value for each in figures(f"1. {says}\n", "R", spots, ())] == plays


def test_an_envy_bonus_in_prose_is_read_and_its_stake_is_not() -> None:
    says = """1. When a player wins with a royal flush, each other player with a wager of $5 or more
receives an envy payoff of $25.
2. An Envy Bonus wager of $1 with a straight flush wins.
"""
    found = figures(says, "R", ((Wager.SIX_CARD_BONUS, "6 Card Bonus"),), ())
    assert [(each.wager, each.of, each.value) for each in found] == [
        (Wager.ENVY_BONUS, "royal_flush", "25")
    ]


def test_a_quiz_and_an_older_mail_below_a_rule_sheet_rule_nothing() -> None:
    spots = ((Wager.ANTE, "Ante"), (PAIR_PLUS, "Pair Plus"))
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
SCHEDULE 16: THREE CARD POKER, TOURNAMENTS
1.1 The maximum Ante is £50.
"""


def test_what_is_under_the_heading_of_another_game_is_not_said_of_this_one() -> None:
    spots = ((Wager.ANTE, "Ante"), (Wager.PLAY, "Play"))
    said = (*figures(OTHER_GAME, "R", spots, ()), *words_said(OTHER_GAME, "R", spots))
    assert [(each.of, each.value) for each in said] == [("from", "5"), ("to", "50")]


def test_what_the_prime_pays_is_found() -> None:
    spots = ((Wager.ANTE, "Ante"), (Wager.PRIME, "Prime"))
    says = "1. Prime pays 3 to 1 if the three cards of the player are all red or all black, and 4 "
    says += "to 1 if all six cards are of the same color.\n2. The Prime pays:\n"
    says += "Three cards of one colour\t5 to 1\nAll six cards in the same colour\t6 to 1\n"
    assert [(each.of, each.value) for each in figures(says, "R", spots, ())] == [
        ("one_colour", "3:1"), ("six_one_colour", "4:1"),
        ("one_colour", "5:1"), ("six_one_colour", "6:1"),
    ]  # fmt: skip


PAIRS = """1. The Pairs bet is staked from £2.50.
2. The Pairs bet is paid as follows:
Mini royal (A-K-Q of one suit)\t100 to 1
Straight flush\t35 to 1
Pair\t1 to 1
3. Ante Bonus
Straight flush\t6 to 1
Straight\t2 to 1
"""


def test_the_pay_table_of_the_document_is_taken_at_once(home: Path) -> None:
    """It was typed row by row. "Pairs bet from £2.50" was read as a pair that is paid £2.50."""
    draft = Workshop(home, shelf()).begin("mbs", "calder", "Calder", "C")
    write(draft, "spot.pair_plus", "Pairs bet")
    put_document(draft, PAIRS)
    for key, name in (("pair_plus", "100-35-1"), ("ante_bonus", "6-2")):
        _, table = piece(draft, key)
        assert isinstance(table, PaidTable)
        assert (table.of_document, table.presets[0].name) == (name, name)
        write(draft, f"preset:{key}", name)
    assert draft.at(RULES_FILE, ("pair_plus", "pays", "mini_royal")) == "100:1"
    asked = [each.asks for each in open_questions(draft) if each.place[1:2] == ("pays",)]
    assert [each for each in asked if "the document says" in each] == []
    put_document(draft, f"{PAIRS}4. The Pairs bet pays:\nStraight flush\t40 to 1\nPair\t1 to 1\n")
    _, table = piece(draft, "pair_plus")
    assert isinstance(table, PaidTable)
    assert table.of_document == ""  # which of the two is right is asked row by row


@pytest.mark.parametrize("pays", ["999 999 999 to 1", "$0", "100%"])
def test_a_pay_table_that_no_rules_file_may_have_is_not_offered(home: Path, pays: str) -> None:
    draft = Workshop(home, shelf()).begin("mbs", "calder", "Calder", "C")
    put_document(draft, f"1. Pair Plus\nStraight flush\t{pays}\nPair\t1 to 1\n")
    assert not [each.asks for each in open_questions(draft) if "999" in each.asks]
    _, table = piece(draft, "pair_plus")
    assert isinstance(table, PaidTable)
    assert table.of_document == ""


def test_a_list_of_rows_is_a_pay_table_and_two_tables_in_one_are_none(home: Path) -> None:
    """The first of two columns was offered as the document's own table."""
    draft = Workshop(home, shelf()).begin("mbs", "calder", "Calder", "C")
    put_document(draft, "1. Pair Plus is paid at:\n(a) straight flush—33 to 1;\n(b) pair—1 to 1.\n")
    _, table = piece(draft, "pair_plus")
    assert isinstance(table, PaidTable)
    assert (table.of_document, table.clause) == ("33-1", "C 1")
    columns = "1. It pays:\nWager\tHand\tA\tB\nPair Plus\tStraight flush\t40 to 1\t35 to 1\n"
    put_document(draft, f"{columns}Pair Plus\tPair\t1 to 1\t1 to 1\n")
    _, table = piece(draft, "pair_plus")
    assert isinstance(table, PaidTable)
    assert table.of_document == ""


def test_a_reading_of_another_document_does_not_answer_for_this_one(home: Path) -> None:
    """The Prime house reads its document's silence about Play as a push: a document that pays it
    was not asked about."""
    draft = Workshop(home, shelf()).begin("prime", "harro", "Harrogate", "H")
    put_document(draft, "1. If the dealer fails to qualify, the Ante and the Play are paid.\n")
    asked = [each.asks for each in open_questions(draft)]
    says = "Dealer does not play, Play: the document says paid (H 1)."
    assert asked == [f"{says} Here it is a push. Is that meant?"]
    reason = "The Play is returned by custom."
    draft.put(RULES_FILE, ("play", "not_qualified", "reading"), reason)
    assert open_questions(draft) == ()


def test_a_posted_pay_table_is_not_written_as_the_document_says(home: Path) -> None:
    """The press told 'NoSuchPlace' and changed nothing; limits were asked about at another rule."""
    draft = Workshop(home, shelf()).begin("posted", "gull", "Gull", "G")
    text = "1. The Ante is from $2 to $700.\n2. Pair Plus: straight flush 45 to 1, pair 2 to 1.\n"
    put_document(draft, text)
    asked = open_questions(draft)
    assert {each.place for each in asked} == {
        ("pair_plus", "pays", "straight_flush"), ("pair_plus", "pays", "pair")
    }  # fmt: skip
    assert all(each.take is None for each in asked)


QUAY = """1. The minimum Ante is NZ$10 and the maximum Ante is NZ$500.
2. Pair Plus
Straight flush\t35 to 1
Three of a kind\t25 to 1
Pair\teven money
"""


def test_what_the_document_says_is_taken_with_its_clause(home: Path) -> None:
    """Limits began with the stakes that are dealt, and a pay table had to be cited by hand. The
    currency of a document in NZ$ was asked about in a house that has NZ$."""
    draft = Workshop(home, shelf()).begin("mbs", "quay", "Quay", "Q")
    put_document(draft, QUAY)
    currency = next(each for each in open_questions(draft) if each.place == ("names",))
    assert link_to_question(draft, currency) == RuleLink(WorkshopTab.HOUSE, "names")
    assert currency.take is not None
    currency.take(draft)
    assert draft.at(RULES_FILE, ("currency",)) == "NZ$"
    assert ("names",) not in [each.place for each in open_questions(draft)]
    write(draft, "wagers.limit", "ante")
    assert draft.at(RULES_FILE, ("bets",))[-1] == {
        "code": "limits", "wager": "ante", "from": "10", "to": "500", "rule": "Q 1",
    }  # fmt: skip
    assert draft.house().rules.stakes[Wager.ANTE][0] == Money.parse("10")
    section, table = piece(draft, "pair_plus")
    assert isinstance(table, PaidTable)
    put_preset(draft, table, table.presets[0], section)
    assert piece(draft, "pair_plus")[0].clause == "Q 2"


def test_a_question_about_a_figure_is_answered_as_the_document_says(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("mbs", "quay", "Quay", "Q")
    put_document(draft, QUAY)
    (asked,) = (each for each in open_questions(draft) if each.place[2:] == ("straight_flush",))
    assert asked.take is not None
    asked.take(draft)
    assert draft.at(RULES_FILE, ("pair_plus", "pays", "straight_flush")) == "35:1"
    assert asked.key not in [each.key for each in open_questions(draft)]


LAWRENCE = """1. The player makes an Ante wager of $10 to $300 or a Pair Plus wager.
2. The Play wager is one to three times the Ante wager.
3. A player who withdraws loses the Ante wager and the Pair Plus.
4. The dealer must hold a King or better to qualify.
5. In case of equality, the Ante and Play wagers are lost.
6. Pair Plus: straight flush 40 to 1, pair 1 to 1.
"""


def test_a_row_that_the_copied_table_lacks_is_added_as_the_document_says(home: Path) -> None:
    draft = Workshop(home, shelf()).begin("mbs", "quay", "Quay", "Q")
    put_document(draft, "1. Pair Plus pays 50 to 1 for a mini royal.\n")
    (asked,) = (each for each in open_questions(draft) if each.place == ("pair_plus", "pays"))
    assert asked.take is not None
    asked.take(draft)
    rows = draft.at(RULES_FILE, ("pair_plus", "pays"))
    assert next(iter(rows.items())) == ("mini_royal", "50:1")
    assert not [each for each in open_questions(draft) if "document says" in each.asks]


def test_the_rest_as_readings_hides_nothing_that_the_document_says_otherwise(home: Path) -> None:
    """*Make the rest the school's readings* wrote that the document is silent over a pay table and
    a tie that it contradicts, and nothing was asked any more."""
    draft = Workshop(home, shelf()).begin("mbs", "law", "Lawrence", "L")
    put_document(draft, f"{LAWRENCE}7. Pair Plus pays 50 to 1 for a mini royal.\n")
    asked = {each.key for each in open_questions(draft) if "the document says" in each.asks}
    assert {"pair_plus.mini_royal..said.50:1", "ante.tie.push.said.lose"} <= asked
    read_as_copied(draft, "MBS")
    assert asked <= {each.key for each in open_questions(draft)}


def test_a_copied_house_becomes_what_the_document_says_by_one_press_a_question(
    home: Path,
) -> None:
    """The wagers that the document lacks, its limits, what it says in words: each was to be found
    and changed in its form, and its sentence cited."""
    draft = Workshop(home, shelf()).begin("mbs", "law", "Lawrence", "L")
    put_document(draft, LAWRENCE)
    taken = []
    while asked := next((each for each in open_questions(draft) if each.take is not None), None):
        assert asked.take is not None
        asked.take(draft)
        taken.append(asked.key.split(".said")[0])
    assert taken == [
        "progressive.unnamed", "ante.to.", "play.plays.QUEEN", "ante.tie.push", "play.tie.push",
        "pair_plus.folded.stays", "play.size.1",
    ]  # fmt: skip
    rules = draft.house().rules
    assert {*rules.spots} == {Wager.ANTE, Wager.PLAY, PAIR_PLUS}
    assert rules.envy is None
    assert draft.at(RULES_FILE, ("bets",))[-1] == {
        "code": "limits", "wager": "ante", "from": "10", "to": "300", "rule": "L 1",
    }  # fmt: skip
    assert draft.at(RULES_FILE, ("bets",))[-2] == {
        "code": "play_multiple", "wager": "play", "of": "ante", "times": [1, 3], "rule": "L 2",
    }  # fmt: skip
    assert draft.at(RULES_FILE, ("pair_plus", "folded")) == {"result": "lose", "rule": "L 3"}
    assert draft.at(RULES_FILE, ("dealer_qualifies",)) == {"at_least": "K-3-2", "rule": "L 4"}
    for wager in ("ante", "play"):
        assert draft.at(RULES_FILE, (wager, "tie")) == {"result": "lose", "rule": "L 5"}


def test_a_dealer_who_always_plays_is_asked_about_and_taken(home: Path) -> None:
    """The house went on with the Queen of the copied one, and nobody was asked."""
    draft = Workshop(home, shelf()).begin("mbs", "memo", "Memo", "M")
    put_document(draft, "1. The dealer always qualifies.\n")
    (asked,) = (each for each in open_questions(draft) if each.place == ("qualifies",))
    assert asked.asks == (
        "Dealer plays: the document says any hand (M 1). Here it is Queen high. Is that meant?"
    )
    assert asked.take is not None
    asked.take(draft)
    rules = draft.house().rules
    assert rules.qualifying.met_by_all(rules.ranking)
    assert ("qualifies",) not in [each.place for each in open_questions(draft)]


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


def test_a_wager_that_is_not_there_is_not_lost() -> None:
    says = "1. The cards of a folded hand on which no Pair Plus has been placed are collected."
    assert words_said(says, "Q", ((Wager.PAIR_PLUS, "Pair Plus"),)) == ()


def test_a_long_line_without_a_full_stop_is_read_at_once() -> None:
    """In processor time, of which it takes some milliseconds. It once took 18 s."""
    begun = process_time()
    (read,) = of_this_game("pay table row " * 300, "X")
    assert process_time() - begun < 2
    assert read.says.startswith("pay table row")
