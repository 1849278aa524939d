"""What a document says of wagers in words."""

from __future__ import annotations

import pytest

from trainer.game.wagers import Wager
from trainer.school.workshop.document_figures import figures
from trainer.school.workshop.document_stakes import NEEDS
from trainer.school.workshop.document_words import words_said


@pytest.mark.parametrize(
    ("says", "expected"),
    [
        ("If the hands tie, the house wins.", {"ante tie lose", "play tie lose"}),
        ("If the player’s hand is equal to the dealer’s hand, the Ante and the Play push.",
         {"ante tie push", "play tie push"}),
        ("If the hands tie, the player does not win the Ante or the Play.", set()),
        ("If the two hands are exactly equal, the Ante and the Play push.",
         {"ante tie push", "play tie push"}),
        ("Fold = ante gone, PP gone.", {"ante folded lose", "pair_plus folded lose"}),
        ("A player shall either place a play wager or forfeit the ante wager and end his or her "
         "participation in the round of play.", {"ante folded lose"}),
        ("The player has the option to fold (forfeit Ante bet) or stay in the hand by placing a "
         "wager on the Play bet.", {"ante folded lose"}),
        ("A player who forfeits the ante wager shall likewise forfeit the pair plus wager, if any.",
         {"pair_plus folded lose"}),
        ("If the dealer's hand is not in play, each Ante is paid at 1 to 1 and each Play is a "
         "stand-off.", {"ante not_qualified win", "play not_qualified push"}),
        ("Dealer plays Q high. If not: ante pays 1-1, play pushes.",
         {"ante not_qualified win", "play not_qualified push"}),
        ("Play = ante. Never more.", {"play size 1"}),
        ("DLR NO QUAL\tANTE 1:1\tPLAY push",
         {"ante not_qualified win", "play not_qualified push"}),
        ("Not so hot? Simply fold. You give up your Ante and your Pair Plus.",
         {"ante folded lose", "pair_plus folded lose"}),
        ("A punter who throws in his hand loses the Ante; the Pair Plus runs on.",
         {"ante folded lose", "pair_plus folded stays"}),
        ("Should the bank fail to qualify, Antes are paid at evens and Play is stood off.",
         {"ante not_qualified win", "play not_qualified push"}),
        ("Should the dealer not qualify, the player collects the Ante and recovers the Play.",
         {"ante not_qualified win", "play not_qualified push"}),
        ("No Ante, no Pair Plus.", {"ante base ante"}),
        ("The house has no game. Each Ante is then paid and each Play goes back to the player.",
         {"ante not_qualified win", "play not_qualified push"}),
        ("A customer who discontinues forfeits the Ante and the Pair Plus.",
         {"ante folded lose", "pair_plus folded lose"}),
        ("To go on, the customer must stake the value of the Ante in the Play box.",
         {"play size 1"}),
        ("If hands tie, do not pay twice the Ante.", set()),
        ("On a tie the Ante is not paid until all hands are settled.", set()),
        ("On a tie the Ante is not paid.", {"ante tie push"}),
        ("The Play is eligible for a payment equal to the Ante.", set()),
        ("The dealer pays the Play equal to the Ante.", set()),
        ("No PP w/o ante.", {"ante base ante"}),
        ("No Pair Plus is paid unless the Ante is settled.", set()),
        ("Pair Plus is settled only after the Ante.", set()),
        ("Pair Plus pays a pair and may only be made with an Ante.", {"ante base ante"}),
        ("The Pair Plus may only be made by a player who has made an Ante.", {"ante base ante"}),
        ("No player shall make a Pair Plus unless that player has also made an Ante.",
         {"ante base ante"}),
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
        ("Dealer doesn’t qualify: your Ante wins even money, and you get your Play bet back.",
         {"ante not_qualified win", "play not_qualified push"}),
        ("No Queen? Then all Antes still in play are paid, and the Play bet is handed back.",
         {"ante not_qualified win", "play not_qualified push"}),
        ("Same hand? It’s a push for Ante and Play.", {"ante tie push", "play tie push"}),
        ("Same hand as the dealer? No push on the Ante.", set()),
        ("Put out a Play bet. It has to match your Ante.", {"play size 1"}),
        ("A hand equal to the dealer’s is a stand-off as to the Ante and the Play.",
         {"ante tie push", "play tie push"}),
        ("Fold: take the Ante at once. Leave the Pair Plus alone.",
         {"ante folded lose", "pair_plus folded stays"}),
        ("The dealer has less than a Queen. He pays the Ante. The Play is given back. Next the "
         "losing Antes are taken.", {"ante not_qualified win", "play not_qualified push"}),
        ("A folded hand loses the Ante. Pair Plus stays up.",
         {"ante folded lose", "pair_plus folded stays"}),
        ("Dealer out: Ante gets even money, Play is a push.",
         {"ante not_qualified win", "play not_qualified push"}),
        ("A tie is a push: neither wins.", {"ante tie push", "play tie push"}),
        ("If the dealer opens, both win if you are higher, and both push where hands are equal.",
         {"ante tie push", "play tie push"}),
        ("If a player has an Ante but does not make a Play wager, the Ante and the Pair Plus are "
         "forfeited.", {"ante folded lose", "pair_plus folded lose"}),
        ("Fold: you lose the Ante, never the Pair Plus.", {"ante folded lose"}),
        ("If the dealer’s hand:\n(1) Is lower than a Queen high, the dealer shall return each Play "
         "and pay each Ante.", {"ante not_qualified win", "play not_qualified push"}),
        ("No Pair Plus can be made without an Ante wager.", {"ante base ante"}),
        ("A player may not make a Pair Plus wager without an Ante wager.", {"ante base ante"}),
        ("A player with a Pair Plus alone may not look at the hand.", set()),
        ("The Pair Plus is never played alone.", {"ante base ante"}),
        ("You can make a Pair Plus bet but not without the Ante.", {"ante base ante"}),
        ("A player may fold the Ante and play the Pair Plus alone.", set()),
        ("The Pair Plus may be played without an Ante.", {"ante base ante,pair_plus"}),
        ("A player must place an Ante and/or Pair Plus wager.", {"ante base ante,pair_plus"}),
        ("If you do not qualify, pay the Ante even money and push the Play.",
         {"ante not_qualified win", "play not_qualified push"}),
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
        ("Never pay a Pair Plus on a fold.", set()),
        ("Play pays the same amount as the Ante, to make it simple.", set()),
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
        ("When the dealer has no qualifying hand, each Ante is paid and each Play is a stand-off.",
         {"ante not_qualified win", "play not_qualified push"}),
        ("In a tie the house wins the Ante and the Play is given back.",
         {"ante tie lose", "play tie push"}),
        ("A guest who gives up loses the Ante.", {"ante folded lose"}),
        ("A guest may not give up the Pair Plus.", set()),
        ("With less than a King the dealer does not play: Antes win and Play goes back.",
         {"ante not_qualified win", "play not_qualified push"}),
        ("A player who folds gives up the Ante. Put the cards into the rack. The Pair Plus stays.",
         {"ante folded lose", "pair_plus folded stays"}),
        ("If all players fold, the Antes and Pair Plus bets are taken.", set()),
        ("Play is as much as the Ante.", {"play size 1"}),
        ("A box needs a stake on the Ante, the Pair Plus or on both.",
         {"ante base ante,pair_plus"}),
        ("A player who folds keeps nothing: Ante and Pair Plus are gone.",
         {"ante folded lose", "pair_plus folded lose"}),
        ("Each player either folds and loses the Ante, or makes a Play bet.",
         {"ante folded lose"}),
        ("No game: Ante is paid and Play is returned.",
         {"ante not_qualified win", "play not_qualified push"}),
        ("A fold costs the Ante.", {"ante folded lose"}),
        ("Nobody is dealt a hand without an Ante.", {"ante base ante"}),
        ("If the dealer does not qualify, pay the Ante 1:1, Play pushes.",
         {"ante not_qualified win", "play not_qualified push"}),
        ("Equal: Ante and Play push.", {"ante tie push", "play tie push"}),
        ("A higher hand is paid 1 to 1 on Ante and Play, and those of the same rank push.",
         {"ante tie push", "play tie push"}),
        ("Players bet Ante and/or Pair Plus. Each makes an Ante and/or a Pair Plus bet.",
         {"ante base ante,pair_plus"}),
        ("The dealer must hold at least a King. If he does not, Ante is paid and Play returned.",
         {"ante not_qualified win", "play not_qualified push"}),
        ("In a tie the Play is not returned.", set()),
        ("Hands that tie are shown before the Ante is paid.", set()),
        ("The Ante is compulsory.", {"ante base ante"}),
        ("Ante and Play of a hand that ranks equal to the dealer's are given back.",
         {"ante tie push", "play tie push"}),
        ("On Play goes the amount of the Ante.", {"play size 1"}),
        ("Play may not exceed the amount of the Ante.", set()),
        ("A Pair Plus alone is not taken.", {"ante base ante"}),
    ],
)  # fmt: skip
def test_what_is_said_of_a_wager_in_words_is_found(says: str, expected: set[str]) -> None:
    spots = ((Wager.ANTE, "Ante"), (Wager.PLAY, "Play"), (Wager.PAIR_PLUS, "Pair Plus"))
    found = words_said(f"1. {says}\n", "R", spots)
    assert {f"{each.wager} {each.of} {each.value}" for each in found} == expected


def test_a_wager_that_is_not_there_is_not_lost() -> None:
    says = "1. The cards of a folded hand on which no Pair Plus has been placed are collected."
    assert words_said(says, "Q", ((Wager.PAIR_PLUS, "Pair Plus"),)) == ()


def test_a_heading_states_the_case_of_what_stands_under_it() -> None:
    says = """If the dealer's hand does not qualify:
- Ante: pays 1 to 1
- Play: push

Q: What if we tie?
A: Ante and Play lose.
Q: Do I lose the Ante if I fold?
A: Ask the dealer.
Q: How much is the Play bet?
A: Exactly what you have on your Ante.

Play or fold
The Ante is paid 1 to 1.
"""
    spots = ((Wager.ANTE, "Ante"), (Wager.PLAY, "Play"))
    found = words_said(says, "R", spots)
    assert [f"{each.wager} {each.of} {each.value}" for each in found] == [
        "ante not_qualified win", "play not_qualified push", "ante tie lose", "play tie lose",
        "play size 1",
    ]  # fmt: skip


SIDES = (
    (Wager.ANTE, "Ante"),
    (Wager.PAIR_PLUS, "Pair Plus"),
    (Wager.PRIME, "Prime"),
    (Wager.SIX_CARD_BONUS, "6 Card Bonus"),
)


@pytest.mark.parametrize(
    ("says", "expected"),
    [
        ("6CB 5-50, needs ante.", ["six_card_bonus ante"]),
        ("The 6 Card Bonus may only be made by a player who has made an Ante.",
         ["six_card_bonus ante"]),
        ("No 6 Card Bonus without a Pair Plus.", ["six_card_bonus pair_plus"]),
        ("A player must place an Ante to make a Prime bet.", ["prime ante"]),
        ("The Prime bet does not need an Ante.", []),
        ("Prime needs no Ante.", []),
        ("The Prime need not be equal to the Ante.", []),
        ("The Prime wins only if the Ante wins.", []),
        ("The dealer settles the Prime only with the Ante.", []),
        ("You must make the Ante before the Prime is settled.", []),
        ("A player who has an Ante may make the 6 Card Bonus.", []),
        ("The 6 Card Bonus needs an Ante and a Pair Plus.", []),
        ("Only the Ante is returned; the Prime requires a decision.", []),
        ("The Prime must have the same amount as the Ante to make it simple.", []),
        ("A guest who has placed an Ante may also place a 6 Card Bonus.", ["six_card_bonus ante"]),
        ("The Prime is offered to players who have an Ante.", ["prime ante"]),
        ("The Prime is offered to players who have not made an Ante.", []),
        ("The Prime is taken only with an Ante or a Pair Plus.", ["prime ante,pair_plus"]),
    ],
)  # fmt: skip
def test_beside_which_wager_another_may_be_made(says: str, expected: list[str]) -> None:
    found = words_said(f"1. {says}\n", "R", SIDES)
    assert [f"{each.wager} {each.value}" for each in found if each.of == NEEDS] == expected


SPOTS = (
    (Wager.ANTE, "Ante"), (Wager.PLAY, "Play"), (Wager.PAIR_PLUS, "Pair Plus"),
    (Wager.SIX_CARD_BONUS, "6 Card Bonus"), (Wager.PRIME, "Prime"),
    (Wager.PROGRESSIVE, "Progressive"),
)  # fmt: skip


@pytest.mark.parametrize(
    "says",
    [
        "If the dealer does not qualify the Play is returned, but the Ante is paid only when "
        "the player beats the dealer.",
        "The Play wager must be equal to the Ante, or up to three times if holding a pair or "
        "better.",
        "No player may make a Pair Plus wager without an Ante; nor is the Prime so restricted.",
        "The Prime may be made only with the Ante, never with the Pair Plus.",
        "The Ante pays even money if the dealer fails to qualify only when the player has at "
        "least a pair.",
        "When the dealer does not qualify, the Ante is paid as long as it was placed in time.",
        "If the dealer does not open, antes are paid subject to the floor manager's approval.",
        "In case of a tie, the hand with the higher suit wins.",
        "Tie: the third card decides who wins.",
        "If the first cards tie, the second card is compared, and the higher hand wins.",
        "If both hands hold a pair of equal value, the kicker decides; the player loses if "
        "it is lower.",
        "Hands of equal rank are compared card by card and the lower hand loses its Ante and Play.",
        "Where the player and dealer both have a straight of the same rank the Play is "
        "returned and the Ante loses half.",
        "On a tie the Ante loses half its value.",
        "Play is one times the Ante; it may never be two times the Ante.",
        "The Play wager is not equal to the Ante but to twice the Ante.",
        "A Play bet of more than twice the Ante is refused.",
        "A Play bet that does not match the Ante is returned.",
        "Players may bet on the Pair Plus alone only with the manager's leave.",
        "Equal hands: half the Ante is returned.",
        "If a player folds out of turn, the Ante remains until his turn comes.",
        "Do not take the Ante of a player who folds until the dealer has checked the Pair Plus.",
        "The 6 Card Bonus is open to any player with an Ante, except on Sundays.",
        "The Pair Plus may not be more than the Ante unless made alone.",
        "Every player must place an Ante or leave the Pair Plus or both empty.",
    ],
)
def test_what_says_nothing_of_a_wager(says: str) -> None:
    """What breaks a tie, what holds at times only, and what is not so."""
    assert not words_said(f"1. {says}\n", "R", SPOTS)


@pytest.mark.parametrize(
    ("says", "expected"),
    [
        ("If the dealer fails to qualify, the player will win their Ante wager and their Play "
         "wager is returned as a push.",
         ["ante not_qualified win", "play not_qualified push"]),
        ("If the dealer does not qualify, he pays even money on the Ante bet and the Play bet is "
         "returned.", ["ante not_qualified win", "play not_qualified push"]),
        ("Should the dealer not qualify the player wins even money on the Ante wager and the "
         "Play bet does not play.", []),
        ("If the dealer does not qualify the PLAY is returned, the ANTE is paid 1 to 1 and the "
         "cards are turned over for the Pair Plus.",
         ["play not_qualified push", "ante not_qualified win"]),
        ("You can either fold and forfeit your Ante bet, or make a Play bet equal to your Ante.",
         ["ante folded lose", "play size 1"]),
        ("If the dealer's hand does not qualify, then you will win.", []),
        ("You may also play the Prime. In order to do so, you must play either the Ante or the "
         "Pair Plus, or both.", []),
        ("If the dealer doesn’t have at least a Queen High it doesn’t qualify so your ‘ante’ bet "
         "will be paid even money and your ‘play’ bet will be returned to you.",
         ["ante not_qualified win", "play not_qualified push"]),
        ("If you want to leave the game, just say ‘fold’ this will mean you will lose your "
         "‘ante’ bet.", ["ante folded lose"]),
        ("Hands of identical rank shall be considered a push (No action taken).",
         ["ante tie push", "play tie push"]),
        ("Dealer ties player: Ante and Play push. This bonus pays as follows on the Ante bet.",
         ["ante tie push", "play tie push"]),
        ("Either an Ante bet or a Pair Plus bet must be placed before the deal.",
         ["ante base ante,pair_plus"]),
        ("The Ante bet is required.", ["ante base ante"]),
        ("A player must place an Ante in order to place a Pair Plus.", ["ante base ante"]),
    ],
)  # fmt: skip
def test_documents_found_on_the_web_are_read(says: str, expected: list[str]) -> None:
    """As casinos' pages have it."""
    found = words_said(f"1. {says}\n", "R", SPOTS)
    assert [f"{each.wager} {each.of} {each.value}" for each in found] == expected


def test_what_is_taken_behind_a_fold_is_lost_by_it() -> None:
    says = ("A player who wants out slides the cards toward you. Pick up the Ante at that time. "
            "Pick up the Pair Plus with it.")  # fmt: skip
    found = words_said(f"1. {says}\n", "R", SPOTS)
    assert [f"{each.wager} {each.of} {each.value}" for each in found] == [
        "ante folded lose", "pair_plus folded lose",
    ]  # fmt: skip


def test_no_qualifying_hand_is_a_case_and_no_rule_that_the_dealer_always_plays() -> None:
    says = "If there is no qualifying hand pay each Ante even money and return the Play."
    found = words_said(f"1. {says}\n", "R", SPOTS)
    assert not figures(f"1. {says}\n", "R", SPOTS, ())
    assert [f"{each.wager} {each.of} {each.value}" for each in found] == [
        "ante not_qualified win", "play not_qualified push",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("says", "expected"),
    [
        ("Tied hands lose nothing.",
         ["ante tie push", "play tie push"]),
        ("In a tie the Ante is never lost.",
         ["ante tie push"]),
        ("Dealer no game: Ante 1:1, Play 0:1.",
         ["ante not_qualified win", "play not_qualified push"]),
        ("Tie: no one is paid.",
         ["ante tie push", "play tie push"]),
    ],
)  # fmt: skip
def test_only_what_holds_is_said(says: str, expected: list[str]) -> None:
    found = words_said(f"1. {says}\n", "R", SPOTS)
    assert [f"{each.wager} {each.of} {each.value}" for each in found] == expected
