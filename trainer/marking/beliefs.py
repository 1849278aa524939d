"""The wrong rules that lead to wrong answers, by their number, in a few words."""

from __future__ import annotations

BELIEFS = {
    "HR01": "A-2-3 is taken for no straight",
    "HR02": "K-A-2 is taken for a straight",
    "HR03": "A-K-Q is taken for no straight",
    "HR04": "A-2-3 is taken for the highest straight",
    "HR06": "A flush is put above a straight",
    "HR07": "Three of a kind is put above a straight flush",
    "HR08": "The order of five-card poker is used for three cards",
    "HR09": "A straight flush is read as a straight",
    "HR10": "A straight flush is read as a flush",
    "HR11": "A-K-Q of one suit is paid as any straight flush",
    "HR15": "Pairs are compared by the highest card, not by the pair",
    "HR16": "The odd card is forgotten where pairs are equal",
    "HR17": "Only the highest card is compared",
    "HR18": "The third card is forgotten",
    "HR19": "Only the highest card of a flush is compared",
    "HR21": "Suits are used to break a tie",
    "HR22": "The ace is counted low among high cards",
    "HR23": "Three cards of one colour are taken for a flush",
    "HR24": "A run with a gap is taken for a straight",
    "QL01": "The dealer is thought to need a pair",
    "QL02": "The dealer is thought to need ace and king",
    "QL03": "The dealer is thought to need better than a poor queen high",
    "QL04": "Jack high is thought to be enough",
    "QL05": "The dealer is thought to play with anything",
    "QL06": "A hand without a queen in it is thought not to play, whatever it is",
    "QL07": "Play is paid though the dealer does not play",
    "QL09": "Everything is returned where the dealer does not play",
    "AP01": "A win is paid on the Ante alone",
    "AP02": "A win is paid on Play alone",
    "AP04": "A tie is paid as a win",
    "AB05": "The Ante Bonus is read from the Pair Plus table",
    "AB13": "The stake is added to the Ante Bonus",
    "AB14": "Two rows of the Ante Bonus change places",
    "PP06": "Pair Plus is read from the Ante Bonus table",
    "PP07": "Straight and flush change places in the Pair Plus table",
    "PP08": "Three of a kind and straight flush change places in the Pair Plus table",
    "SC04": "Straight and flush change places among five cards",
    "SC05": "A royal flush is paid as a straight flush",
    "SC07": "Two pair is taken for three of a kind",
    "SC09": "A full house is taken for three of a kind",
    "SC10": "A-2-3-4-5 is taken for no straight",
    "PM02": "The player's colour alone is thought enough for the higher odds",
    "PM03": "The dealer's cards are forgotten",
    "PM05": "Two hands of different colours are paid as if all were of one",
    "PG08": "The two fixed amounts change places",
    "PG09": "A fixed amount is multiplied by the stake",
    "PG10": "The stake is added to a fixed amount",
    "PG11": "A-K-Q of another suit is paid as any straight flush",
}


def belief_words(belief: str) -> str:
    """The belief in words; its number where it has none."""
    return BELIEFS.get(belief, belief)
