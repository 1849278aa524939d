"""What a document rules on irregularities."""

from __future__ import annotations

from time import process_time

import pytest

from trainer.school.workshop.document_rulings import ruling_clauses, rulings_said


@pytest.mark.parametrize(
    ("says", "expected"),
    [
        ("A card from another deck: all bets go back.", "foreign_card yes: void"),
        ("If two cards are found face up in the shuffler, the round is void.", "exposed: None"),
        ("If a card is exposed, the round shall not be void.", "exposed: None"),
        ("A foreign card voids the round.", "foreign_card yes: void"),
        ("If the shuffler malfunctions the round is void.", "shuffler yes: void"),
        ("A card exposed during the deal to a player shall stand.", "exposed player 1: play_on"),
        ("A dealer’s card put face up is a cause to make a redeal.",
         "exposed dealer 1-2-3-4-5-6: redeal"),
        ("If any player or the dealer has too many cards, all wagers are returned.",
         "card_count player-dealer 4-5-6: void"),
        ("A box holding too few cards has its hand declared dead and its stakes returned.",
         "card_count player 0-1-2: dead_hand"),
        ("A box holding too few cards has its hand declared dead.", "card_count: None"),
        ("A player has fewer than three or more than three cards: all wagers are returned.",
         "card_count player 0-1-2-4-5-6: void"),
        ("With a wrong number of cards the round is void, unless it can be reconstructed.", ""),
        ("If a hand has four cards too many cards, the round may be voided.", "card_count: None"),
        ('No wager may be placed after "No more bets".',
         "wager_changed placed bets_closed-cards_dealt: refuse"),
        ("No bets can be changed after any cards have been dealt.",
         "wager_changed raised-withdrawn cards_dealt: refuse"),
        ("A bet withdrawn after the call stands.",
         "wager_changed withdrawn bets_closed-cards_dealt: stands"),
        ("Cash bets are not accepted.", "tender cash yes: refuse"),
        ("Wagers of currency shall not be accepted.", "tender cash yes: refuse"),
        ("Foreign currency shall not be accepted.", ""),
        ("No wager shall be increased or withdrawn after the dealer has announced \"no more bets\" "
         "except as provided in 47.05 for the play wager.",
         "wager_changed raised-withdrawn bets_closed-cards_dealt: refuse"),
        ("A stake may not be altered once the dealer has declared the betting closed.",
         "wager_changed raised-withdrawn bets_closed-cards_dealt: refuse"),
        ("If any player is dealt an incorrect number of cards, that player's hand shall be void "
         "and all wagers made by that player shall be returned.",
         "card_count player 0-1-2-4-5-6: dead_hand"),
        ("A card dealt to a player that is found face upward shall be used as though it had been "
         "dealt face down.", "exposed player 1: play_on"),
        ("Players shall not disclose their cards to one another.", "talk yes: not_allowed"),
        ("Players may not discuss their cards.", "talk yes: not_allowed"),
        ("A player who removes cards from the table forfeits all wagers.",
         "off_table yes: forfeit"),
        ("Event\tRuling\nLate bet\trefused", "wager_changed placed-raised "
         "bets_closed-cards_dealt: refuse"),
        ("A box dealt too many or too few cards shall be declared void and its wagers returned; "
         "all other hands stand.", "card_count player 0-1-2-4-5-6: dead_hand"),
        ("An exposed player's card does not affect the validity of the hand.",
         "exposed player 1: play_on"),
        # Each its own: too few to the player is not said.
        ("Too many cards to a player or too few to the dealer: the round is void.",
         "card_count: None"),
        ("If a player gets too many cards or the dealer too few, all bets are returned.",
         "card_count: None"),
        ("If it is the dealer who ends up with two cards, nobody has a hand. Give all the wagers "
         "back.", "card_count dealer 0-1-2: void"),
        ("A card of a player that flips over is no problem: keep dealing.",
         "exposed player 1: play_on"),
        ("A card of the dealer's that flips over kills the round.",
         "exposed dealer 1-2-3-4-5-6: void"),
        ('Nobody may add to a bet once you have called "no more bets".',
         "wager_changed raised bets_closed-cards_dealt: refuse"),
        ("Four cards to a player: that hand is dead and the bets are returned.",
         "card_count player 4-5-6: dead_hand"),
        ("Player’s card exposed on the deal: it plays.", "exposed player 1: play_on"),
        ("If a card is exposed the bets stand and the cards are dealt again.",
         "exposed player-dealer 1-2-3-4-5-6: redeal"),
        ("If a card of player or dealer is opened by mistake, the game is cancelled.",
         "exposed player-dealer 1-2-3-4-5-6: void"),
        ("A misdeal is not declared for one exposed card.", "exposed: None"),
        ("If a player’s card is exposed it plays. The dealer exposes two cards: the round is void.",
         "exposed player 1: play_on; exposed player-dealer 2-3-4-5-6: void"),
        ("Is the round void if a card is exposed?", ""),
        ("The three cards lie face up.", ""),
        ("A hand of a player has too many cards. Its wagers are returned.", ""),
        ("Too many cards make a player's hand void. Its stakes go back.",
         "card_count player 4-5-6: dead_hand"),
        ("One who has a number of cards other than three voids the round.",
         "card_count player-dealer 0-1-2-4-5-6: void"),
        ("Where a card of the dealer is visible, the round is annulled.",
         "exposed dealer 1-2-3-4-5-6: void"),
        ("If one card is exposed by the dealer to a guest, play goes on.",
         "exposed player 1: play_on"),
        ("If the shuffler jams, the round is void and a supervisor is informed.",
         "shuffler yes: void"),
        ("Except for the Play bet, no bet may be put down after that call.",
         "wager_changed placed bets_closed-cards_dealt: refuse"),
        ("The pack has cards missing: the game is void.", "deck_count 1-2-3-4-5-6: void"),
        ("Late bet: do not accept it.",
         "wager_changed placed-raised bets_closed-cards_dealt: refuse"),
        ("A card of any player or the dealer flashed: all bets are returned to the players.",
         "exposed player-dealer 1-2-3-4-5-6: void"),
        ("A bet without cash on the layout is not accepted.", ""),
        ("The dealer with too few cards: misdeal.", "card_count dealer 0-1-2: void"),
        ("An exposed card of a guest: no misdeal, it plays.", "exposed player 1: play_on"),
        ("If the dealer has a wrong number of cards, all hands are dead and all wagers are "
         "returned.", "card_count dealer 0-1-2-4-5-6: void"),
        ("The shoe breaks down: the round is called off.", "shuffler yes: void"),
        ("One of your own cards is seen: play goes on.", "exposed player 1: play_on"),
        ("The dealer is dealt more or fewer than three cards: the round is void.",
         "card_count dealer 0-1-2-4-5-6: void"),
        ("The dealer may not show his cards to players.", "talk: None"),
        ("A hand with too many cards is dead and its wagers are lost.",
         "card_count player 4-5-6: forfeit"),
        ("Too few cards for the dealer: the round is void.", "card_count dealer 0-1-2: void"),
        ("A player must not change a bet after the dealer calls no more bets.",
         "wager_changed raised-withdrawn bets_closed-cards_dealt: refuse"),
        ("Do not take late wagers.",
         "wager_changed placed-raised bets_closed-cards_dealt: refuse"),
        ("Exposed card of a guest: live.", "exposed player 1: play_on"),
        ("The shuffler is out of order: redeal.", "shuffler yes: redeal"),
        ("Guests may not tell others their cards.", "talk yes: not_allowed"),
        ("If a dealer's card is exposed before players have decided, all bets are returned.",
         "exposed dealer 1-2-3-4-5-6: void"),
        ("If one of the dealer's cards is exposed prior to each player having acted, all hands "
         "shall be void.", "exposed dealer 1: void"),
        ("Too many or too few cards on the dealer's side: all bets go back.",
         "card_count dealer 0-1-2-4-5-6: void"),
    ],
)  # fmt: skip
def test_what_a_sentence_rules(says: str, expected: str) -> None:
    """A ruling with a condition, or one that no house's file holds, is there without its words."""
    said = [
        f"{' '.join((each.event, *('-'.join(words) for _, words in each.when)))}: {each.ruling}"
        for each in rulings_said(f"1. {says}\n", "R")
    ]
    assert "; ".join(said) == expected


def test_a_ruling_on_what_no_house_file_knows_is_still_a_rule() -> None:
    text = """1. A player who swaps cards with another has a dead hand.
2. Guests may not smoke.
3. The game is played with 52 cards.
"""
    assert ruling_clauses(text, "R") == {"R 1"}


def test_no_document_rules_nothing() -> None:
    """The first step of a draft without one could not be opened."""
    assert rulings_said("", "R") == ()


@pytest.mark.parametrize("of", ["from the dealer ", "cards exposed ", "no player may ", "a"])
def test_the_rulings_of_a_long_line_are_read_at_once(of: str) -> None:
    """In processor time, of which it takes some milliseconds."""
    text = f"1. {of * (6000 // len(of))}\n"
    begun = process_time()
    rulings_said(text, "R"), ruling_clauses(text, "R")
    assert process_time() - begun < 1


@pytest.mark.parametrize(
    "says",
    [
        "A late bet is paid if it wins and refused if it loses.",
        "If a foreign card is found in the discards after the round, the result stands.",
        "Credit is no longer refused.",
        "A bet placed after the cards are dealt is not refused but reduced to the minimum.",
        "Cards that were exposed by a player stay live, and those exposed by the dealer make "
        "the deal void.",
        "Late bets are not refused as a rule; the supervisor decides.",
        "Players at this table are not forbidden to share information about their cards.",
        "Side bets between players are prohibited in other clubs.",
        "Late bets are refused unless a supervisor agrees.",
        "Players may discuss their hands; it is not forbidden.",
    ],
)
def test_what_rules_nothing(says: str) -> None:
    """What is not refused, or only at times."""
    said = rulings_said(f"1. {says}\n", "R")
    assert {each.ruling for each in said} <= {None}
