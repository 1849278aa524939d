"""Every wrong rule in plain words: what is believed, and under it what is so."""

from __future__ import annotations

_TEXT = """
HR01 A-2-3 is taken for no straight
     A-2-3 is a straight, the lowest of all
HR02 K-A-2 is taken for a straight
     The ace never turns the corner: K-A-2 is no straight
HR03 A-K-Q is taken for no straight
     A-K-Q is a straight, the highest of all
HR04 A-2-3 is taken for the highest straight
     A-2-3 is the lowest of all straights
HR05 A-2-3 is put above every straight but A-K-Q
     A-2-3 is the lowest of all straights
HR06 A flush is put above a straight
     With three cards a straight beats a flush
HR07 Three of a kind is put above a straight flush
     A straight flush beats three of a kind
HR08 The order of five-card poker is used for three cards
     With three cards it is three of a kind, then straight, then flush
HR09 A straight flush is read as a straight
     A run in one suit is a straight flush, the highest of all hands
HR10 A straight flush is read as a flush
     A run in one suit is a straight flush, the highest of all hands
HR11 A-K-Q of one suit is paid as any straight flush
     A-K-Q of one suit has a row of its own
HR12 A-K-Q of several suits is paid as if it were of one
     Only A-K-Q of one suit is paid by that row; of several suits it is a straight
HR13 Only A-K-Q of spades is taken for a Mini Royal
     A-K-Q of any one suit is paid by that row
HR14 K-Q-J of one suit is taken for a Mini Royal
     Only A-K-Q of one suit is paid by that row; K-Q-J is a straight flush
HR15 Pairs are compared by the highest card, not by the pair
     The higher pair wins; the odd card decides only between equal pairs
HR16 The odd card is forgotten where pairs are equal
     Between equal pairs the odd card decides
HR17 Only the highest card is compared
     Where the highest cards are equal the next decides, and then the third
HR18 The third card is forgotten
     Where two cards are equal the third decides
HR19 Only the highest card of a flush is compared
     Flushes are compared card by card, down to the third
HR20 Two hands of one category are taken for a tie
     Within a category the ranks decide; only three equal ranks tie
HR21 Suits are used to break a tie
     Suits never break a tie
HR22 The ace is counted low among high cards
     The ace is the highest card; it is low in A-2-3 alone
HR23 Three cards of one colour are taken for a flush
     A flush is of one suit, not only of one colour
HR24 A run with a gap is taken for a straight
     A straight is three ranks in a row, without a gap
QL01 The dealer is thought to need a pair
     Queen high is enough for the dealer to play
QL02 The dealer is thought to need ace and king
     Queen high is enough for the dealer to play
QL03 The dealer is thought to need better than queen high
     Any queen high qualifies, the poorest too
QL04 Jack high is thought to be enough
     The dealer needs queen high at least
QL05 The dealer is thought to play with anything
     Below queen high the dealer does not play
QL06 A hand without a queen in it is thought not to play, whatever it is
     A pair or better qualifies, however low its cards
QL07 Play is paid though the dealer does not play
     Where the dealer does not qualify the Play wager is returned
QL08 Play is taken though the dealer does not play
     Where the dealer does not qualify the Play wager is returned
QL09 Everything is returned where the dealer does not play
     Where the dealer does not qualify the Ante is paid
QL10 Without a qualified dealer the Ante is returned and Play paid
     It is the other way round: the Ante is paid and Play is returned
QL11 A lower hand loses its Ante though the dealer does not play
     Where the dealer does not qualify hands are not compared: the Ante is paid
QL12 A folded Ante is paid where the dealer does not play
     A folded Ante is lost whatever the dealer holds
AP01 A win is paid on the Ante alone
     A higher hand is paid on Play too
AP02 A win is paid on Play alone
     A higher hand is paid on the Ante too
AP03 A tie is taken as a loss
     Equal hands stand off: Ante and Play are left
AP04 A tie is paid as a win
     Equal hands stand off: Ante and Play are left
AP05 A tie is paid on the Ante
     Equal hands stand off: Ante and Play are left
AP06 A beaten hand loses its Ante alone
     A lower hand loses Play too
AP07 A beaten hand loses Play alone
     A lower hand loses its Ante too
AP08 The Ante is paid at the bonus odds, and nothing more
     The Ante is paid even money, and the Ante Bonus comes on top
AP09 Play is paid at the bonus odds too
     Play is paid even money; the bonus is on the Ante
AP10 Play is paid on Ante and Play together
     Play is paid even money on its own stake
FD01 A folded Ante is given back
     A folded Ante is lost
AB01 A beaten hand is thought to get no Ante Bonus
     The Ante Bonus is due to a beaten hand too
AB02 No Ante Bonus is paid where the dealer does not play
     The Ante Bonus is due whether or not the dealer qualifies
AB03 The Ante Bonus is paid on Ante and Play together
     The Ante Bonus is paid on the Ante alone
AB04 A folded hand is paid its Ante Bonus
     A folded hand gives up its Ante Bonus
AB05 The Ante Bonus is read from the Pair Plus table
     The Ante Bonus has a table of its own
AB06 A flush is thought to get an Ante Bonus
     The Ante Bonus begins with a straight
AB07 A tie is thought to get no Ante Bonus
     The Ante Bonus is due on a tie too
AB08 The Ante Bonus is thought to need a Pair Plus
     The Ante Bonus needs no other wager than Ante and Play
AB09 The Ante Bonus is forgotten
     A straight or better that played is paid an Ante Bonus
AB10 A straight is thought to get no Ante Bonus
     The Ante Bonus begins with a straight
AB11 The Ante Bonus is paid on the Pair Plus stake
     The Ante Bonus is paid on the Ante
AB12 The Ante Bonus is read from another house's table
     This house has a table of its own
AB13 The stake is added to the Ante Bonus
     The odds are what is paid on top of the stake
AB14 Two rows of the Ante Bonus change places
     A straight flush is paid more than three of a kind
PP01 Pair Plus is paid from the table of {title}
     This house has a table of its own
PP02 Pair Plus is taken where the dealer beats the hand
     Pair Plus does not play against the dealer
PP03 Pair Plus is taken on a fold
     Pair Plus stays in action on a fold
PP04 Pair Plus is kept on a fold
     A fold forfeits the Pair Plus
PP05 Pair Plus is returned where the dealer does not play
     Pair Plus does not wait for the dealer to qualify
PP06 Pair Plus is read from the Ante Bonus table
     Pair Plus has a table of its own
PP07 Straight and flush change places in the Pair Plus table
     A straight is paid more than a flush
PP08 Three of a kind and straight flush change places in the Pair Plus table
     A straight flush is paid more than three of a kind
PP09 Pair Plus is judged on the dealer's hand
     Pair Plus looks at the player's three cards
PP10 Pair Plus is returned where there is no pair
     Pair Plus loses without a pair or better
PP11 A pair is given its Pair Plus back and no more
     A pair is paid on the Pair Plus
PP12 Pair Plus is thought to need a pair of jacks
     Any pair is paid
PP13 Pair Plus is paid on the Ante's stake
     Pair Plus is paid on its own stake
PP14 The printed pay table is taken at its word, misprint and all
     The last row is a misprint for a pair
PP15 Pair Plus is returned on a tie
     Pair Plus does not play against the dealer
PP16 A Pair Plus alone is thought to play against the dealer
     Pair Plus does not play against the dealer
AR01 The stake is added to every payment
     The odds are what is paid on top of the stake
AR02 One stake too little is paid: N for 1
     The odds are to one: the stake stays the player's besides
AR03 The odds are paid on one chip, not on the stake
     The odds multiply the whole stake
AR04 A payment comes out ten times too large
     The odds multiply the stake, once
AR05 A payment comes out ten times too small
     The odds multiply the stake, once
AR06 Ante and Play are paid on the Pair Plus stake
     Each wager is paid on its own stake
AR07 Ante and Play are paid on the neighbour's stake
     Each seat is paid on its own stake
AR08 Odds of two figures are read as one: 40 as 4
     The odds are read in full
SC01 The 6 Card Bonus is read from the player's own three cards
     The 6 Card Bonus is the best five of all six cards
SC02 The 6 Card Bonus is paid from the Pair Plus table
     The 6 Card Bonus has a table of its own
SC03 The 6 Card Bonus is taken on a fold
     The 6 Card Bonus stays in action on a fold
SC04 Straight and flush change places among five cards
     With five cards a flush beats a straight
SC05 A royal flush is paid as a straight flush
     A royal flush has a row of its own
SC06 All three of the player's cards are thought to count
     Any five of the six cards may make the hand
SC07 Two pair is taken for three of a kind
     The 6 Card Bonus begins with three of a kind: two pair lose
SC08 The 6 Card Bonus is taken where the dealer does not play
     The 6 Card Bonus does not wait for the dealer to qualify
SC09 A full house is taken for three of a kind
     A full house has a row of its own
SC10 A-2-3-4-5 is taken for no straight
     A-2-3-4-5 is a straight, the lowest of all
SC11 The 6 Card Bonus is taken where the dealer beats the hand
     The 6 Card Bonus does not play against the dealer
PM01 Prime is thought to need one suit
     Prime needs one colour, not one suit
PM02 The player's colour alone is thought enough for the higher odds
     The higher odds are for all six cards of one colour
PM03 The dealer's cards are forgotten
     All six cards of one colour are paid the higher odds
PM04 Both rows of Prime are paid together
     Only the higher row is paid
PM05 Two hands of different colours are paid as if all were of one
     The higher odds are for all six cards of one colour
PM06 Prime is taken on a fold
     Prime stays in action on a fold
PM07 Prime is taken where the dealer beats the hand
     Prime does not play against the dealer
PM08 Prime is paid for the dealer's colour alone
     Prime needs the player's three cards of one colour
PG01 Progressive is taken where the dealer beats the hand
     Progressive does not play against the dealer
PG02 Progressive is taken on a fold
     Progressive stays in action on a fold
PG03 A-K-Q of any suit is thought to win the jackpot
     Only A-K-Q of spades wins the jackpot
PG04 An Envy Bonus is paid to the winner too
     Nobody is paid an Envy Bonus for a hand of their own
PG05 An Envy Bonus is paid without a Progressive wager
     Only players with a Progressive wager are paid an Envy Bonus
PG06 An Envy Bonus is thought to need a Progressive wager of the winner
     A hand with an Ante gives an Envy Bonus, with or without a Progressive wager
PG07 A hand with Pair Plus alone is thought to give an Envy Bonus
     A hand without an Ante gives no Envy Bonus
PG08 The two fixed amounts change places
     A-K-Q of spades gives the larger Envy Bonus
PG09 A fixed amount is multiplied by the stake
     The amount is fixed, whatever the stake
PG10 The stake is added to a fixed amount
     The award is as the table has it, and the stake stays besides
PG11 A-K-Q of another suit is paid as any straight flush
     A-K-Q of hearts, diamonds or clubs has a row of its own
PG12 The Envy Bonus is forgotten
     Every other player with a Progressive wager is paid an Envy Bonus
PG13 A-K-Q of several suits is paid as if it were of one
     Of several suits A-K-Q is a straight
PG14 An Envy Bonus is paid for any straight flush
     Only A-K-Q of one suit gives an Envy Bonus
PG15 The Envy Bonus is shared out
     Each is paid the whole Envy Bonus
PG16 A losing Progressive wager is left
     A losing Progressive wager is taken
"""


def _read(text: str) -> dict[str, tuple[str, str]]:
    lines = text.strip().splitlines()
    pairs = zip(lines[::2], lines[1::2], strict=True)
    return {belief[:4]: (belief[5:], truth.strip()) for belief, truth in pairs}


WORDS = _read(_TEXT)
"""The belief and the truth, by the wrong rule's id."""


def words_of(misreading: str, title: str = "") -> tuple[str, str]:
    """The belief and the truth; ``title`` is the other house's, where its table is believed in."""
    belief, truth = WORDS[misreading.partition(".")[0]]
    return belief.format(title=title), truth
