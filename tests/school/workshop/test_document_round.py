"""What a document says of the round."""

from __future__ import annotations

from time import process_time

import pytest

from trainer.game.wagers import Wager
from trainer.school.workshop.document_round import money_orders_said, steps_said


@pytest.mark.parametrize(
    ("says", "expected"),
    [
        ('The dealer announces "Place your bets".', ["step.place_your_bets.due yes"]),
        ("Stakes are down when the dealer calls no more bets.", ["step.no_more_bets.due yes"]),
        ('The dealer does not announce "No more bets".', []),
        ("No more bets may be made once the cards are out.", []),
        ("After each stack of three cards has been dispensed and delivered, the dealer waits.",
         ["deal.by hand"]),
        ("Size up every bet against the sign before you touch the machine.",
         ["step.check_bets.due yes"]),
        ("Take each three-card packet and deliver it to the first spot on your left.",
         ["step.deal.way left_to_right", "deal.by hand"]),
        ("The dealer checks that all wagers are correct.", ["step.check_bets.due yes"]),
        ("The dealer checks all winning wagers before they are paid.", []),
        ("The stub is placed in the discard rack.", ["step.rack_stub.due yes"]),
        ("The dealer’s hand is covered with the cut card.", ["step.cover_dealer.due yes"]),
        ("Players may not touch their cards until the deal is complete.",
         ["step.release_cards.due yes"]),
        ("The dealer turns over his cards and announces the best hand.",
         ["step.call_dealer.due yes"]),
        ("One card at a time is dealt clockwise, starting on the dealer’s left.",
         ["step.deal.way left_to_right", "deal.by card"]),
        ("Three cards at once are dealt counterclockwise.",
         ["step.deal.way right_to_left", "deal.by hand"]),
        ("The cards are not dealt one at a time.", []),
        ("The cards may be dealt from right to left.", []),
        ("Are the cards dealt one at a time?", []),
        ("The dealer asks each player from left to right to play or fold.",
         ["step.offer.way left_to_right"]),
        ("Hands are settled anti-clockwise, one hand at a time.",
         ["step.take.way right_to_left", "step.pay.way right_to_left", "step.money hand"]),
        ("The dealer pays from his right to his left.", ["step.pay.way right_to_left"]),
        ("Until the dealer permits it, no player may touch the cards.",
         ["step.release_cards.due yes"]),
        ("If the dealer does not qualify, Antes are paid from right to left.", []),
        ("The Pair Plus is settled from right to left.", []),
        ("Folded hands are collected before the dealer’s hand is opened.", ["folds.when before"]),
        ("All losing wagers are collected first.", ["step.money table"]),
        ("Except on the Ante, all losing wagers are collected first.", []),
        ("All losing wagers are collected first, except for the Progressive.", []),
        ("If all players fold, the dealer’s cards stay covered.",
         ["step.reveal_dealer.when contested"]),
        ("Losing wagers are taken before winning wagers are paid.", ["step.pay.order strict"]),
        ("Cards dealt to a box with no Ante are removed and the round continues.",
         ["misdeals.no_wager play_on"]),
        ("Where two or more cards are exposed, the round is void.",
         ["misdeals.shown void", "misdeals.shown.from 2",
          "misdeals.dealers_shown void", "misdeals.dealers_shown.from 2"]),
        ("If a card is exposed to a player, it plays; two or more exposed cards void the hand.",
         ["misdeals.shown void", "misdeals.shown.from 2"]),
        ("If a card of the dealer is exposed before all players have acted, all hands are void.",
         ["misdeals.dealers_shown void", "misdeals.dealers_shown.from 1"]),
        ("Exposed dealer card: all bets back.",
         ["misdeals.dealers_shown void", "misdeals.dealers_shown.from 1"]),
        ("The cards of a player who folds are collected at once.", ["folds.when before"]),
        ("Folded cards in straight away.", ["folds.when before"]),
        ("Folded hands are never removed at once.", []),
        ("Folds are collected, not immediately, but at the end of the round.", []),
        ("Winners first, losers then pay.", []),
        ("All losing wagers are collected first, except that a licensee may settle hand by hand.",
         []),
        ("A card found face up in the shuffler is not used. If more than one card is found face "
         "up, the round is void.", []),
        ("A player who has been dealt fewer than three cards has a dead hand and all wagers are "
         "returned.", []),
        ("The dealer turns the dealer’s three cards face up and calls the hand.",
         ["step.call_dealer.due yes"]),
        ("If a gambler continues playing, the dealer opens his cards.",
         ["step.reveal_dealer.when contested"]),
        ("The dealer reveals the hand only if at least one player remains in the game.",
         ["step.reveal_dealer.when contested"]),
        ("If all players fold, the dealer’s hand need not be revealed.",
         ["step.reveal_dealer.when contested"]),
        ("When every player has folded, the dealer collects the Antes without exposing his cards.",
         ["step.reveal_dealer.when contested"]),
        ("If a gambler continues playing he should make a bet on a BET field equal to one ANTE. "
         "After that the dealer opens his cards.", ["step.reveal_dealer.when contested"]),
        ("Each player bets or folds. After that the dealer opens his cards.", []),
        ("If all players fold, the dealer reveals the hand all the same.", []),
        ("If a player stands up, the dealer turns to the supervisor.", []),
        ("If a player remains in doubt, the dealer shows the pay table.", []),
        ("If a player plays two hands, the dealer opens the first hand before the second.", []),
        ("If a player plays on, the dealer may open his cards.", []),
        ("Where a player plays Pair Plus only, the dealer reveals the hand in turn.", []),
        ("The dealer always reveals, not only if a player plays.", []),
        ("If a player continues, he bets. Then the dealer shows the cut card.", []),
        ("If all fold, the hand is not mucked but revealed.", []),
        ("If every player has folded, the dealer shall not reveal the players’ hands.", []),
        ("Where all boxes are folded, folded cards remain face down and the dealer reveals.", []),
        ("If all players fold, the dealer’s cards stay closed.",
         ["step.reveal_dealer.when contested"]),
        ("If any player has made a Play wager, the dealer shall turn over the dealer’s cards.",
         ["step.reveal_dealer.when contested"]),
        ("If any player continues, the dealer does not show his hand.", []),
        ("When all players have made their decisions, the dealer reveals the hand.", []),
        ("Take losers first, then pay, box by box.", ["step.money hand", "step.pay.order strict"]),
        ("Every player gets one card at a time.", ["deal.by card"]),
        ("Three cards are dealt to each seat, one at a time.", ["deal.by card"]),
        ("Three cards are delivered to each seat at once.", ["deal.by hand"]),
        ("Decisions are made in clockwise order.", ["step.offer.way left_to_right"]),
        ("Hands of three cards are delivered, each as a complete hand, from the box on the "
         "dealer's left to the box on the dealer's right.",
         ["step.deal.way left_to_right", "deal.by hand"]),
        ("The residue of the pack is placed in the discard holder.", ["step.rack_stub.due yes"]),
        ("The dealer collects the folded hands and then reveals his cards.",
         ["folds.when before"]),
        ("A guest folds. Take the bets and the cards at once.", ["folds.when before"]),
        ("All guests fold. Take the bets and the cards at once.", []),
        ("Go from right to left. Take and pay one box at a time.",
         ["step.take.way right_to_left", "step.pay.way right_to_left", "step.money hand"]),
        ("Where the dealer's hand is a Jack or better, reveal the hand of each player beginning "
         "with the dealer's right.", ["step.reveal.way right_to_left"]),
        ("If everybody folds, leave the dealer's hand closed.",
         ["step.reveal_dealer.when contested"]),
        ("Seats are resolved one by one.", ["step.money hand"]),
        ("All losing wagers on a box are taken before its winning wagers.",
         ["step.pay.order strict"]),
        ("Payments are made from right to left.", ["step.pay.way right_to_left"]),
        ("If the dealer qualifies, the hands are compared from right to left.",
         ["step.take.way right_to_left", "step.pay.way right_to_left"]),
        ("The dealer opens his hand and calls it out.", ["step.call_dealer.due yes"]),
        ("The stub is discarded, after which players may view their cards.",
         ["step.rack_stub.due yes", "step.release_cards.due yes"]),
        ("If all but one fold, the dealer's hand stays covered.", []),
        ("Dealing: 1 card at a time, clockwise.", ["step.deal.way left_to_right", "deal.by card"]),
        ("The dealer shall immediately take the bets of a player who folds.",
         ["folds.when before"]),
        ("The dealer gives out the cards by three at once, dealing clockwise.",
         ["step.deal.way left_to_right", "deal.by hand"]),
        ("Settle each box before the next.", ["step.money hand"]),
        ("Starting with the first box on your left, give each box three cards.",
         ["step.deal.way left_to_right"]),
        ("Cards are dealt from the left to the dealer's right.", ["step.deal.way left_to_right"]),
    ],
)  # fmt: skip
def test_what_a_sentence_says_of_the_round(says: str, expected: list[str]) -> None:
    said = steps_said(f"1. {says}\n", "R")
    assert [f"{each.about} {each.value}" for each in said] == expected
    assert {each.clause for each in said} <= {"R 1"}


def test_no_document_says_nothing_of_the_round() -> None:
    """The first step of a draft without one could not be opened."""
    assert steps_said("", "R") == ()


@pytest.mark.parametrize("of", ["from the dealer ", "cards exposed ", "no player may ", "a"])
def test_the_round_of_a_long_line_is_read_at_once(of: str) -> None:
    """In processor time, of which it takes some milliseconds."""
    text = f"1. {of * (6000 // len(of))}\n"
    begun = process_time()
    steps_said(text, "R")
    assert process_time() - begun < 1


@pytest.mark.parametrize(
    "says",
    [
        "Chips are stacked from left to right while cards are dealt.",
        "The cards are dealt face down to the players, and the dealer reads them from left "
        "to right.",
        "Cards dealt out of order (that is, not clockwise) are corrected.",
        "If the dealer deals anti-clockwise by mistake the round stands.",
        "No longer does the dealer collect losing bets before paying winning ones.",
        "There is no need to cover the dealer's hand with the cut card.",
        "Cards that were exposed by a player stay live, and those exposed by the dealer make "
        "the deal void.",
        "The cards were formerly dealt one card at a time.",
        'Dealers no longer say "place your bets".',
        "The dealer's hand is not announced.",
        "The dealer never settles one box at a time.",
        "Never deal three cards at once.",
        "Place the stub beside the discard rack, not in it.",
        "Deal one card at a time to the discard rack to count the deck.",
        "The dealer does not have to check the bets; the inspector checks all bets.",
        'The inspector announces "No more bets", not the dealer.',
        "The dealer's hand is covered by the house's insurance.",
        "The manager covers his cards at all times.",
        "The dealer collects folded cards before the dealer's hand is shown only if they are 4.",
    ],
)
def test_what_orders_nothing(says: str) -> None:
    """What is no longer done, or was done wrongly."""
    assert not steps_said(f"1. {says}\n", "R")


@pytest.mark.parametrize(
    ("says", "expected"),
    [
        ("Deal three cards, one at a time, at the same time telling the players the limits.",
         ["deal.by card"]),
        ("The dealer deals one card at a time, unless the machine delivers packets of three.", []),
    ],
)  # fmt: skip
def test_only_what_is_ordered_is_read(says: str, expected: list[str]) -> None:
    found = steps_said(f"1. {says}\n", "R")
    assert [f"{each.about} {each.value}" for each in found] == expected


def test_the_last_of_an_order_belongs_to_it() -> None:
    spots = ((Wager.ANTE, "Ante"), (Wager.PLAY, "Play"), (Wager.PAIR_PLUS, "Pair Plus"))
    said = "1. Pay in this order: the Pair Plus, the Ante, and last the Play.\n"
    assert [each.value for each in money_orders_said(said, "R", spots)] == ["pair_plus,ante,play"]
