"""Every wrong rule in words: the belief, and the right rule."""

from __future__ import annotations

from collections.abc import Mapping

from trainer.wording import Phrase, phrase, say_phrase

# What wrong rules are about, by the letters that their ids begin with.
FAMILIES: Mapping[str, Phrase] = {
    "HR": phrase("Reading hands"),
    "QL": phrase("Qualifying"),
    "AP": phrase("Ante and Play"),
    "FD": phrase("Folds"),
    "AB": phrase("Ante Bonus"),
    "PP": phrase("Pair Plus"),
    "AR": phrase("Amounts"),
    "SC": phrase("6 Card Bonus"),
    "PM": phrase("Prime"),
    "PG": phrase("Progressive"),
}


def family_words(misreading: str) -> str:
    """The subject of that wrong rule: ``Pair Plus``. Empty for an unknown id."""
    named = FAMILIES.get(misreading[:2])
    return say_phrase(named) if named is not None else ""


WORDS: Mapping[str, tuple[Phrase, Phrase]] = {
    "HR01": (
        phrase("A-2-3 is not read as a straight"),
        phrase("A-2-3 is a straight, the lowest of all"),
    ),
    "HR02": (
        phrase("K-A-2 is taken for a straight"),
        phrase("The ace never turns the corner: K-A-2 is not a straight"),
    ),
    "HR03": (
        phrase("A-K-Q is not read as a straight"),
        phrase("A-K-Q is the highest straight"),
    ),
    "HR04": (
        phrase("A-2-3 is taken for the highest straight"),
        phrase("A-2-3 is the lowest of all straights"),
    ),
    "HR05": (
        phrase("A-2-3 is put above every straight but A-K-Q"),
        phrase("A-2-3 is the lowest of all straights"),
    ),
    "HR06": (
        phrase("A flush is put above a straight"),
        phrase("With three cards a straight beats a flush"),
    ),
    "HR07": (
        phrase("Three of a kind is put above a straight flush"),
        phrase("A straight flush beats three of a kind"),
    ),
    "HR08": (
        phrase("The order of five-card poker is used for three cards"),
        phrase("Of three cards: three of a kind, then straight, then flush"),
    ),
    "HR09": (
        phrase("A straight flush is read as a straight"),
        phrase("A run in one suit is a straight flush, the highest hand"),
    ),
    "HR10": (
        phrase("A straight flush is read as a flush"),
        phrase("A run in one suit is a straight flush, the highest hand"),
    ),
    "HR11": (
        phrase("A-K-Q of one suit is paid like any other straight flush"),
        phrase("A-K-Q of one suit has a row of its own"),
    ),
    "HR12": (
        phrase("A-K-Q of several suits is paid as if it were of one"),
        phrase("Only A-K-Q of one suit is paid by that row; of several suits it is a straight"),
    ),
    "HR13": (
        phrase("Only A-K-Q of spades is taken for a Mini Royal"),
        phrase("A-K-Q of any one suit is paid by that row"),
    ),
    "HR14": (
        phrase("K-Q-J of one suit is taken for a Mini Royal"),
        phrase("Only A-K-Q of one suit is paid by that row; K-Q-J is a straight flush"),
    ),
    "HR15": (
        phrase("Pairs are compared by the highest card, not by the pair"),
        phrase("The higher pair wins; the odd card decides only between equal pairs"),
    ),
    "HR16": (
        phrase("The odd card is forgotten where pairs are equal"),
        phrase("Between equal pairs the odd card decides"),
    ),
    "HR17": (
        phrase("Only the highest card is compared"),
        phrase("Equal highest cards let the next decide, then the third"),
    ),
    "HR18": (
        phrase("The third card is forgotten"),
        phrase("Where two cards are equal the third decides"),
    ),
    "HR19": (
        phrase("Only the highest card of a flush is compared"),
        phrase("Flushes are compared card by card, down to the third"),
    ),
    "HR20": (
        phrase("Two hands of the same kind count as a tie"),
        phrase("Within a category the ranks decide; only three equal ranks tie"),
    ),
    "HR21": (
        phrase("Suits are used to break a tie"),
        phrase("Suits never break a tie"),
    ),
    "HR22": (
        phrase("The ace is counted low among high cards"),
        phrase("The ace is the highest card; it is low only in A-2-3"),
    ),
    "HR23": (
        phrase("Three cards of one colour are taken for a flush"),
        phrase("A flush is of one suit, not only of one colour"),
    ),
    "HR24": (
        phrase("A run with a gap is taken for a straight"),
        phrase("A straight is three ranks in a row, without a gap"),
    ),
    "QL01": (
        phrase("The dealer needs a pair to play"),
        phrase("The dealer needs no pair to play"),
    ),
    "QL02": (
        phrase("The dealer needs ace and king to play"),
        phrase("Less than ace and king is enough for the dealer to play"),
    ),
    "QL03": (
        phrase("The dealer needs more than the lowest hand that plays"),
        phrase("The lowest hand that the rules name plays, poor as it looks"),
    ),
    "QL04": (
        phrase("A hand just below the lowest also plays"),
        phrase("The dealer needs the lowest hand that the rules name, or better"),
    ),
    "QL05": (
        phrase("The dealer always plays"),
        phrase("The dealer does not play below the lowest hand in the rules"),
    ),
    "QL06": (
        phrase("A pair, straight or flush of low cards does not play"),
        phrase("A pair or better qualifies, however low its cards"),
    ),
    "QL07": (
        phrase("Play is paid though the dealer does not play"),
        phrase("Where the dealer does not qualify the Play wager is returned"),
    ),
    "QL08": (
        phrase("Play is taken though the dealer does not play"),
        phrase("Where the dealer does not qualify the Play wager is returned"),
    ),
    "QL09": (
        phrase("Everything is returned where the dealer does not play"),
        phrase("Where the dealer does not qualify the Ante is paid"),
    ),
    "QL10": (
        phrase("Without a qualifying dealer the Ante is returned and Play is paid"),
        phrase("It is the other way round: the Ante is paid, Play returned"),
    ),
    "QL11": (
        phrase("A lower hand loses its Ante though the dealer does not play"),
        phrase("Without a qualifying dealer no hands are compared: the Ante is paid"),
    ),
    "QL12": (
        phrase("A folded Ante is paid where the dealer does not play"),
        phrase("A folded Ante is lost whatever the dealer holds"),
    ),
    "AP01": (
        phrase("A win is paid only on the Ante"),
        phrase("A higher hand is paid on Play too"),
    ),
    "AP02": (
        phrase("A win is paid only on Play"),
        phrase("A higher hand is paid on the Ante too"),
    ),
    "AP03": (
        phrase("A tie is taken as a loss"),
        phrase("Equal hands stand off: Ante and Play are left"),
    ),
    "AP04": (
        phrase("A tie is paid as a win"),
        phrase("Equal hands stand off: Ante and Play are left"),
    ),
    "AP05": (
        phrase("A tie is paid on the Ante"),
        phrase("Equal hands stand off: Ante and Play are left"),
    ),
    "AP06": (
        phrase("A beaten hand loses only its Ante"),
        phrase("A lower hand loses Play too"),
    ),
    "AP07": (
        phrase("A beaten hand loses only Play"),
        phrase("A lower hand loses its Ante too"),
    ),
    "AP08": (
        phrase("The Ante is paid at the bonus odds, and nothing more"),
        phrase("The Ante is paid even money; the Ante Bonus comes on top"),
    ),
    "AP09": (
        phrase("Play is paid at the bonus odds too"),
        phrase("Play is paid even money; the bonus is on the Ante"),
    ),
    "AP10": (
        phrase("Play is paid on Ante and Play together"),
        phrase("Play is paid even money on its own stake"),
    ),
    "AP11": (
        phrase("Play is paid as if it equalled the Ante"),
        phrase("Play may exceed the Ante and is paid on its own stake"),
    ),
    "FD01": (
        phrase("A folded Ante is given back"),
        phrase("A folded Ante is lost"),
    ),
    "AB01": (
        phrase("A beaten hand gets no Ante Bonus"),
        phrase("A beaten hand gets the Ante Bonus too"),
    ),
    "AB02": (
        phrase("No Ante Bonus is paid where the dealer does not play"),
        phrase("The Ante Bonus is due whether or not the dealer qualifies"),
    ),
    "AB03": (
        phrase("The Ante Bonus is paid on Ante and Play together"),
        phrase("The Ante Bonus is paid only on the Ante"),
    ),
    "AB04": (
        phrase("A folded hand is paid its Ante Bonus"),
        phrase("A folded hand gives up its Ante Bonus"),
    ),
    "AB05": (
        phrase("The Ante Bonus is read from the Pair Plus table"),
        phrase("The Ante Bonus has a table of its own"),
    ),
    "AB06": (
        phrase("A flush gets an Ante Bonus"),
        phrase("The Ante Bonus begins with a straight"),
    ),
    "AB07": (
        phrase("A tie gets no Ante Bonus"),
        phrase("The Ante Bonus is due on a tie too"),
    ),
    "AB08": (
        phrase("The Ante Bonus needs a Pair Plus"),
        phrase("The Ante Bonus needs no other wager than Ante and Play"),
    ),
    "AB09": (
        phrase("The Ante Bonus is forgotten"),
        phrase("A straight or better that played is paid an Ante Bonus"),
    ),
    "AB10": (
        phrase("A straight gets no Ante Bonus"),
        phrase("The Ante Bonus begins with a straight"),
    ),
    "AB11": (
        phrase("The Ante Bonus is paid on the Pair Plus stake"),
        phrase("The Ante Bonus is paid on the Ante"),
    ),
    "AB12": (
        phrase("The Ante Bonus is read from another house's table"),
        phrase("This house has a table of its own"),
    ),
    "AB13": (
        phrase("The stake is added to the Ante Bonus"),
        phrase("The odds are what is paid on top of the stake"),
    ),
    "AB14": (
        phrase("Two rows of the Ante Bonus change places"),
        phrase("A straight flush is paid more than three of a kind"),
    ),
    "PP01": (
        phrase("Pair Plus is paid from the table of {title}"),
        phrase("This house has a table of its own"),
    ),
    "PP02": (
        phrase("Pair Plus is taken where the dealer beats the hand"),
        phrase("Pair Plus does not play against the dealer"),
    ),
    "PP03": (
        phrase("Pair Plus is taken on a fold"),
        phrase("Pair Plus stays in action on a fold"),
    ),
    "PP04": (
        phrase("Pair Plus is kept on a fold"),
        phrase("A fold forfeits the Pair Plus"),
    ),
    "PP05": (
        phrase("Pair Plus is returned where the dealer does not play"),
        phrase("Pair Plus does not wait for the dealer to qualify"),
    ),
    "PP06": (
        phrase("Pair Plus is read from the Ante Bonus table"),
        phrase("Pair Plus has a table of its own"),
    ),
    "PP07": (
        phrase("Straight and flush change places in the Pair Plus table"),
        phrase("A straight is paid more than a flush"),
    ),
    "PP08": (
        phrase("In Pair Plus, three of a kind and straight flush change places"),
        phrase("A straight flush is paid more than three of a kind"),
    ),
    "PP09": (
        phrase("Pair Plus is judged on the dealer's hand"),
        phrase("Pair Plus looks at the player's three cards"),
    ),
    "PP10": (
        phrase("Pair Plus is returned where there is no pair"),
        phrase("Pair Plus loses without a pair or better"),
    ),
    "PP11": (
        phrase("A pair is given its Pair Plus back and no more"),
        phrase("A pair is paid on the Pair Plus"),
    ),
    "PP12": (
        phrase("Pair Plus needs a pair of jacks"),
        phrase("Any pair is paid"),
    ),
    "PP13": (
        phrase("Pair Plus is paid on the Ante's stake"),
        phrase("Pair Plus is paid on its own stake"),
    ),
    "PP14": (
        phrase("The printed pay table is taken at its word, misprint and all"),
        phrase("The last row is a misprint for a pair"),
    ),
    "PP15": (
        phrase("Pair Plus is returned on a tie"),
        phrase("Pair Plus does not play against the dealer"),
    ),
    "PP16": (
        phrase("A Pair Plus alone plays against the dealer"),
        phrase("Pair Plus does not play against the dealer"),
    ),
    "AR01": (
        phrase("The stake is added to every payment"),
        phrase("The odds are what is paid on top of the stake"),
    ),
    "AR02": (
        phrase("One stake too little is paid: N for 1"),
        phrase("The odds are to one: the player keeps the stake too"),
    ),
    "AR03": (
        phrase("The odds are paid on one chip, not on the stake"),
        phrase("The odds multiply the whole stake"),
    ),
    "AR04": (
        phrase("A payment comes out ten times too large"),
        phrase("The odds multiply the stake, once"),
    ),
    "AR05": (
        phrase("A payment comes out ten times too small"),
        phrase("The odds multiply the stake, once"),
    ),
    "AR06": (
        phrase("Ante and Play are paid on the Pair Plus stake"),
        phrase("Each wager is paid on its own stake"),
    ),
    "AR07": (
        phrase("Ante and Play are paid on the neighbour's stake"),
        phrase("Each hand is paid on its own stake"),
    ),
    "AR08": (
        phrase("Odds of two figures are read as one: 40 as 4"),
        phrase("The odds are read in full"),
    ),
    "SC01": (
        phrase("The 6 Card Bonus is read from the player's own three cards"),
        phrase("The 6 Card Bonus is the best five of all six cards"),
    ),
    "SC02": (
        phrase("The 6 Card Bonus is paid from the Pair Plus table"),
        phrase("The 6 Card Bonus has a table of its own"),
    ),
    "SC03": (
        phrase("The 6 Card Bonus is taken on a fold"),
        phrase("The 6 Card Bonus stays in action on a fold"),
    ),
    "SC04": (
        phrase("Straight and flush change places among five cards"),
        phrase("With five cards a flush beats a straight"),
    ),
    "SC05": (
        phrase("A royal flush is paid as a straight flush"),
        phrase("A royal flush has a row of its own"),
    ),
    "SC06": (
        phrase("All three of the player's cards count"),
        phrase("Any five of the six cards may make the hand"),
    ),
    "SC07": (
        phrase("Two pair is taken for three of a kind"),
        phrase("6 Card Bonus starts at three of a kind: two pair lose"),
    ),
    "SC08": (
        phrase("The 6 Card Bonus is taken where the dealer does not play"),
        phrase("The 6 Card Bonus does not wait for the dealer to qualify"),
    ),
    "SC09": (
        phrase("A full house is taken for three of a kind"),
        phrase("A full house has a row of its own"),
    ),
    "SC10": (
        phrase("A-2-3-4-5 is not read as a straight"),
        phrase("A-2-3-4-5 is a straight, the lowest of all"),
    ),
    "SC11": (
        phrase("The 6 Card Bonus is taken where the dealer beats the hand"),
        phrase("The 6 Card Bonus does not play against the dealer"),
    ),
    "SC12": (
        phrase("The 6 Card Bonus is paid from the table of {title}"),
        phrase("This house has a table of its own"),
    ),
    "PM01": (
        phrase("Prime needs one suit"),
        phrase("Prime needs one colour, not one suit"),
    ),
    "PM02": (
        phrase("The player's colour alone is enough for the higher odds"),
        phrase("The higher odds are for all six cards of one colour"),
    ),
    "PM03": (
        phrase("The dealer's cards are forgotten"),
        phrase("All six cards of one colour are paid the higher odds"),
    ),
    "PM04": (
        phrase("Both rows of Prime are paid together"),
        phrase("Only the higher row is paid"),
    ),
    "PM05": (
        phrase("Two hands of different colours are paid as one colour"),
        phrase("The higher odds are for all six cards of one colour"),
    ),
    "PM06": (
        phrase("Prime is taken on a fold"),
        phrase("Prime stays in action on a fold"),
    ),
    "PM07": (
        phrase("Prime is taken where the dealer beats the hand"),
        phrase("Prime does not play against the dealer"),
    ),
    "PM08": (
        phrase("Prime is paid for the dealer's colour alone"),
        phrase("Prime needs the player's three cards of one colour"),
    ),
    "PG01": (
        phrase("Progressive is taken where the dealer beats the hand"),
        phrase("Progressive does not play against the dealer"),
    ),
    "PG02": (
        phrase("Progressive is taken on a fold"),
        phrase("Progressive stays in action on a fold"),
    ),
    "PG03": (
        phrase("A-K-Q of any suit wins the jackpot"),
        phrase("Only A-K-Q of spades wins the jackpot"),
    ),
    "PG04": (
        phrase("An Envy Bonus is paid to the winner too"),
        phrase("Nobody is paid an Envy Bonus for a hand of their own"),
    ),
    "PG05": (
        phrase("An Envy Bonus is paid without a Progressive wager"),
        phrase("Only players with a Progressive wager are paid an Envy Bonus"),
    ),
    "PG06": (
        phrase("An Envy Bonus needs the winner's Progressive wager"),
        phrase("A hand with an Ante gives an Envy Bonus, even without Progressive"),
    ),
    "PG07": (
        phrase("Pair Plus alone gives an Envy Bonus"),
        phrase("A hand without an Ante gives no Envy Bonus"),
    ),
    "PG08": (
        phrase("The two fixed amounts change places"),
        phrase("A-K-Q of spades gives the larger Envy Bonus"),
    ),
    "PG09": (
        phrase("A fixed amount is multiplied by the stake"),
        phrase("The amount is fixed, whatever the stake"),
    ),
    "PG10": (
        phrase("The stake is added to a fixed amount"),
        phrase("The table's amount is paid, and the stake stays as well"),
    ),
    "PG11": (
        phrase("A-K-Q of another suit is paid like any other straight flush"),
        phrase("A-K-Q of hearts, diamonds or clubs has a row of its own"),
    ),
    "PG12": (
        phrase("The Envy Bonus is forgotten"),
        phrase("Every other player with a Progressive wager is paid an Envy Bonus"),
    ),
    "PG13": (
        phrase("Progressive pays A-K-Q of several suits as if it were of one"),
        phrase("Of several suits A-K-Q is a straight"),
    ),
    "PG14": (
        phrase("An Envy Bonus is paid for any straight flush"),
        phrase("Only A-K-Q of one suit gives an Envy Bonus"),
    ),
    "PG15": (
        phrase("The Envy Bonus is shared out"),
        phrase("Each is paid the whole Envy Bonus"),
    ),
    "PG16": (
        phrase("A losing Progressive wager is left"),
        phrase("A losing Progressive wager is taken"),
    ),
}
"""The belief and the truth, by the wrong rule's id. ``{title}`` is that of the house whose table is
believed in."""


def words_of(misreading: str, title: str = "") -> tuple[str, str]:
    """The belief and the truth; ``title`` is the other house's, where its table is believed in, and
    its id where none is given."""
    family, _, house = misreading.partition(".")
    belief, truth = WORDS[family]
    return say_phrase(belief, title=title or house), say_phrase(truth)
