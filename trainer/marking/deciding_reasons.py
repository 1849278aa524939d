"""The facts that decide a wager, in sentences: the compared hands, the paying row, the fold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trainer.dealing.finding import Verdict
from trainer.game.best_five import FiveCategory, best_fives
from trainer.game.cards import Card, Rank, Three
from trainer.game.hands import Category, Ranking, hand_words, strength_of_ranks, strength_words
from trainer.game.house_words import DealerWord
from trainer.game.money import Money
from trainer.game.pay import Combination, JudgedOn, PayTable
from trainer.game.round import Seat
from trainer.game.rules import HouseRules, SideWager, Situation
from trainer.game.settle import DealerHand, Line, SeatSettlement, envied_hands
from trainer.game.wagers import Wager
from trainer.marking.words import (
    at_seat,
    by_rank,
    capital,
    cards_words,
    category_words,
    equal_hands,
    line_words,
    money,
    paragraph,
    ranks_words,
    spot,
)
from trainer.wording import phrase, say, say_list, say_phrase


def reason(
    verdict: Verdict, settled: SeatSettlement, line: Line, *, of_amount: bool = False
) -> str:
    """The sentences about what decides the wager: ``A pair of fives beats King high.`` A folded
    hand's wager is told by the fold, an amount (``of_amount``) by its odds."""
    return paragraph(*_Deciding(verdict, settled, line, of_amount=of_amount).sentences())


class _Deciding:
    """One wager of one seat, with the cards that decide it."""

    def __init__(
        self, verdict: Verdict, settled: SeatSettlement, line: Line, *, of_amount: bool
    ) -> None:
        seat = verdict.script.round_.seat(settled.seat)
        assert seat is not None, "every settled seat is in the round"
        self.round = verdict.script.round_
        self.rules = verdict.script.house.rules.at_table(self.round.placard)
        self.dealer = verdict.script.settlement.dealer
        self.seat: Seat = seat
        self.settled, self.line = settled, line
        self.by_the_fold = seat.folded and not of_amount

    def sentences(self) -> Iterator[str]:
        match self.line.because.partition(".")[2].split("."):
            case ["folded"]:
                yield self.forfeited()
            case ["not_qualified"]:
                yield not_qualified(self.rules, self.dealer)
            case ["higher" | "lower" | "tie" as situation]:
                yield from self.compared(Situation(situation))
            case ["due", situation]:
                yield from self.earned(Situation(situation))
            case ["loses"]:
                yield from self.unpaid()
            case _:
                yield from self.paid()

    # ------------------------------------------------------------ against the dealer

    def forfeited(self) -> str:
        return say("A fold gives up the {wager}.", wager=spot(self.rules, self.line.wager))

    def compared(self, situation: Situation) -> Iterator[str]:
        least = strength_of_ranks(self.rules.ranking, self.rules.qualifying.at_least)
        if self.dealer.strength >> 8 == least >> 8:
            ranking = self.rules.ranking
            mine = strength_words(ranking, self.settled.strength)
            dealers = _enough(self.rules, self.dealer)
            if situation is Situation.LOWER and mine != dealers:
                yield just_enough(self.rules, dealers, mine)
                return
            yield just_qualified(self.rules, dealers)
        yield _compared(self.rules, self.seat, self.settled, self.dealer, situation)

    def earned(self, situation: Situation) -> Iterator[str]:
        odds = self.line.odds
        assert odds is not None, "an Ante Bonus is paid by odds"
        yield say(
            "{hand} earns the {bonus}: {odds} on the {ante}.",
            hand=capital(category_words(self.settled.category)),
            bonus=spot(self.rules, Wager.ANTE_BONUS),
            odds=odds.words,
            ante=spot(self.rules, Wager.ANTE),
        )
        if situation is Situation.LOWER:
            yield say("The dealer's hand does not matter for it.")

    # -------------------------------------------------------------- by a pay table

    @property
    def side(self) -> SideWager | None:
        return self.rules.side(self.line.wager)

    def unpaid(self) -> Iterator[str]:
        match self.side.judged_on if self.side else JudgedOn.THREE_CARDS:
            case JudgedOn.BEST_FIVE_OF_SIX:
                hand = capital(five_words(self.best_hand()))
                yield self.best()
                yield say("{hand} pays nothing.", hand=hand)
            case JudgedOn.COLOURS:
                yield say("{cards} are not of one colour.", cards=cards_words(self.seat.cards))
            case JudgedOn.THREE_CARDS:
                yield from self.unpaid_hand()

    def unpaid_hand(self) -> Iterator[str]:
        look_alike = like(self.rules.ranking, self.seat.cards, self.paying())
        if look_alike is not None:
            yield look_alike
        hand = capital(strength_words(self.rules.ranking, self.settled.strength))
        paying, order = self.paying(), self.rules.ranking.order
        # A table may pay for A-K-Q alone, or pass over a hand above its least.
        if paying and order.index(self.settled.category) > order.index(paying[-1]):
            least = category_words(paying[-1])
            yield say("{hand} pays nothing: {least} is the least.", hand=hand, least=least)
        else:
            yield say("{hand} is in no row of the pay table.", hand=hand)

    def paying(self) -> list[Category]:
        """The categories that the wager pays for, the highest first."""
        table = self.side.table if self.side else None
        assert isinstance(table, PayTable), "the placard hangs"
        rows = [row.hand.value for row in table.rows]
        return [each for each in self.rules.ranking.order if each.value in rows]

    def paid(self) -> Iterator[str]:
        if self.line.wager is Wager.ENVY_BONUS:
            yield from self.envied()
            return
        match self.side.judged_on if self.side else JudgedOn.THREE_CARDS:
            case JudgedOn.BEST_FIVE_OF_SIX:
                yield self.best()
                yield self.stays_or_pays(five_words(self.best_hand()))
            case JudgedOn.COLOURS:
                if self.by_the_fold:
                    lost = say_list(self.lost())
                    yield say("The fold gives up only the {lost}.", lost=lost)
                yield self.coloured()
            case JudgedOn.THREE_CARDS:
                yield from self.paid_hand()
        if self.side is not None and self.side.in_award:
            yield say("The stake is in that amount.")

    @property
    def award(self) -> str:
        """The amount of the pay table, which may hold the stake."""
        stake = self.line.stake if self.side is not None and self.side.in_award else None
        return money(self.rules, Money(self.line.pays.cents + (stake.cents if stake else 0)))

    def stays_or_pays(self, hand: str) -> str:
        return self.kept_alive(hand) if self.by_the_fold else self.pays(capital(hand))

    def lost(self) -> list[str]:
        return [spot(self.rules, line.wager) for line in self.settled.lines if line.forfeited]

    def kept_alive(self, hand: str) -> str:
        return say(
            "The fold gives up only the {lost}. {wager} stays in play, and {hand} pays {amount}.",
            lost=say_list(self.lost()),
            wager=spot(self.rules, self.line.wager),
            hand=hand,
            amount=self.award,
        )

    def paid_hand(self) -> Iterator[str]:
        cards = self.seat.cards
        if self.settled.category is Category.STRAIGHT and {each.rank for each in cards} == _LOW:
            yield say("{ranks} is a straight: the ace counts low.", ranks="3-2-A")
        royal = Combination(self.line.because.rpartition(".")[2]) in _ROYAL
        if royal:
            yield self.stays_or_pays(_royal(cards))
        elif self.by_the_fold:
            yield self.kept_alive(category_words(self.settled.category))
        else:
            yield self.pays(capital(strength_words(self.rules.ranking, self.settled.strength)))

    def pays(self, hand: str) -> str:
        line, rules = self.line, self.rules
        several = self.settled.category is Category.THREE_OF_A_KIND and not self.six
        if line.odds is not None and line.stake is not None:
            known = {"hand": hand, "odds": line.odds.words, "stake": money(rules, line.stake)}
            text = _PAY_ODDS if several else _PAYS_ODDS
            return say_phrase(text, **known)
        text = _PAY_FIXED if several else _PAYS_FIXED
        return say_phrase(text, hand=hand, amount=self.award)

    # ------------------------------------------------------------ six cards, colours

    @property
    def six(self) -> bool:
        return self.side is not None and self.side.judged_on is JudgedOn.BEST_FIVE_OF_SIX

    def five(self) -> list[Card]:
        assert self.side is not None, "six cards are judged for a side wager"
        six = (*self.seat.cards, *self.round.dealer)
        return by_rank(best_fives(six, ace_low=self.side.ace_low)[0])

    def best_hand(self) -> FiveCategory:
        row = self.line.because.rpartition(".")[2]
        if row in tuple(FiveCategory):
            return FiveCategory(row)
        return _unpaid_five(self.five())

    def best(self) -> str:
        return say("The best five of the six are {cards}.", cards=cards_words(self.five()))

    def coloured(self) -> str:
        row = Combination(self.line.because.rpartition(".")[2])
        known = {
            "players": _colour(self.seat.cards),
            "dealers": _colour(self.round.dealer),
            "odds": self.line.odds.words if self.line.odds else "",
        }
        if row is Combination.SIX_ONE_COLOUR:
            return say("All six cards are {players}: {odds}.", **known)
        if len({each.suit.red for each in self.round.dealer}) > 1:
            return say(
                "The player's three are {players}, the dealer's of both colours: {odds}.", **known
            )
        if self.line.rule.reading is None:
            return say("The player's three are {players}, the dealer's {dealers}: {odds}.", **known)
        return say(
            "The player's three are {players}, the dealer's {dealers}. "
            "By the school's reading that pays {odds}.",
            **known,
        )

    def envied(self) -> Iterator[str]:
        envy = self.rules.envy
        assert envy is not None, "it is paid here"
        for other, row in envied_hands(self.rules, envy, self.seat, self.round):
            strength = self.rules.ranking.strength(other.cards)
            royal = row.hand in _ROYAL
            yield say(
                "{place} holds {hand}.",
                place=capital(at_seat(self.rules, other.number)),
                hand=_royal(other.cards) if royal else strength_words(self.rules.ranking, strength),
            )
        yield say(
            "Every other player with a {wager} wager is paid.",
            wager=spot(self.rules, envy.paid_with),
        )


def compared(verdict: Verdict, settled: SeatSettlement, situation: Situation) -> str:
    """A player's hand against the dealer's: ``A pair of fives beats King high.``"""
    seat = verdict.script.round_.seat(settled.seat)
    assert seat is not None, "every settled seat is in the round"
    return _compared(
        verdict.script.house.rules, seat, settled, verdict.script.settlement.dealer, situation
    )


def _compared(
    rules: HouseRules,
    seat: Seat,
    settled: SeatSettlement,
    dealer: DealerHand,
    situation: Situation,
) -> str:
    mine = strength_words(rules.ranking, settled.strength)
    dealers = strength_words(rules.ranking, dealer.strength)
    if situation is Situation.TIE:
        equal = equal_hands(rules)
        return say("Both hands are {ranks}: {equal}.", ranks=ranks_words(seat.cards), equal=equal)
    if mine == dealers:
        return _same_name(mine, seat, dealer, won=situation is Situation.HIGHER)
    if situation is Situation.HIGHER:
        return _beats(settled.category, mine, dealers)
    return _dealers_beats(dealer.category, dealers, mine)


def _same_name(hand: str, seat: Seat, dealer: DealerHand, *, won: bool) -> str:
    """Two hands with the same name, told apart by their ranks."""
    mine, dealers = ranks_words(seat.cards), ranks_words(dealer.cards)
    known = {"hand": hand, "player": mine, "dealer": dealers}
    if won:
        return say("Both hold {hand}: {player} beats the dealer's {dealer}.", **known)
    return say("Both hold {hand}: the dealer's {dealer} beats {player}.", **known)


_LOW = {Rank.ACE, Rank.TWO, Rank.THREE}
_ROYAL = {Combination.MINI_ROYAL, Combination.MINI_ROYAL_SPADES}
_PAYS_ODDS, _PAY_ODDS = (
    phrase("{hand} pays {odds} on {stake}."),
    phrase("{hand} pay {odds} on {stake}."),
)
_PAYS_FIXED, _PAY_FIXED = phrase("{hand} pays {amount}."), phrase("{hand} pay {amount}.")


def not_qualified(rules: HouseRules, dealer: DealerHand) -> str:
    """The dealer's hand is too low, and the hand that it would need."""
    dealers = strength_words(rules.ranking, dealer.strength)
    least = kind = hand_words(Category.HIGH_CARD, rules.qualifying.at_least[0])
    if rules.qualifying.is_within_a_rank:
        least = line_words(rules.qualifying.at_least)
        dealers = ranks_words(dealer.cards) if dealers == kind else dealers
    if rules.words.dealer is DealerWord.GAME:
        return say(
            "The dealer has no game with {hand}: it takes {least}.", hand=dealers, least=least
        )
    return say("The dealer's {hand} does not qualify: it takes {least}.", hand=dealers, least=least)


def _enough(rules: HouseRules, dealer: DealerHand) -> str:
    """The dealer's hand that is enough: by its ranks, where not every hand of its kind is."""
    if rules.qualifying.is_within_a_rank:
        return ranks_words(dealer.cards)
    return strength_words(rules.ranking, dealer.strength)


def just_qualified(rules: HouseRules, dealers: str) -> str:
    """The dealer plays with the lowest kind of hand that is enough."""
    if rules.words.dealer is DealerWord.GAME:
        return say("{hand} is a game for the dealer.", hand=capital(dealers))
    return say("The dealer qualifies with {hand}.", hand=dealers)


def just_enough(rules: HouseRules, dealers: str, mine: str) -> str:
    """Such a hand is enough to play, and to beat the player's."""
    if rules.words.dealer is DealerWord.GAME:
        text = phrase("{hand} is a game for the dealer, and beats {other}.")
        return say_phrase(text, hand=capital(dealers), other=mine)
    return say("The dealer qualifies with {hand}, which beats {other}.", hand=dealers, other=mine)


def _beats(winner: Category, mine: str, dealers: str) -> str:
    if winner is Category.THREE_OF_A_KIND:  # in English three kings are several
        return say("{hand} beat {other}.", hand=capital(mine), other=dealers)
    return say("{hand} beats {other}.", hand=capital(mine), other=dealers)


def _dealers_beats(winner: Category, dealers: str, mine: str) -> str:
    if winner is Category.THREE_OF_A_KIND:
        return say("The dealer has {hand}, which beat {other}.", hand=dealers, other=mine)
    return say("The dealer has {hand}, which beats {other}.", hand=dealers, other=mine)


def like(ranking: Ranking, cards: Three, paying: Sequence[Category]) -> str | None:
    """The paying hand that a worthless one is easily taken for: ``K♠ Q♣ 7♠ is no flush.``"""
    ranks = {each.rank for each in cards}
    shown = cards_words(by_rank(cards))
    if ranking.category(ranking.strength(cards)) is not Category.HIGH_CARD:
        return None
    straight = Category.STRAIGHT in paying
    if straight and ranks == {Rank.ACE, Rank.KING, Rank.TWO}:
        return say("{cards} is not a straight. The ace does not join king and two.", cards=shown)
    if Category.FLUSH in paying and len({each.suit.red for each in cards}) == 1:
        return say("{cards} is not a flush.", cards=shown)
    if straight and max(ranks) - min(ranks) == len(ranks):
        return say("{cards} is not a straight.", cards=shown)
    return None


def _royal(cards: Three) -> str:
    return say("A-K-Q of {suit}", suit=cards[0].suit.words)


def _colour(cards: Three) -> str:
    return say("red") if cards[0].suit.red else say("black")


def five_words(hand: FiveCategory) -> str:
    """``a straight``, ``three of a kind``: a hand of five as it stands in a sentence."""
    return say_phrase(_FIVES[hand])


_FIVES = {
    FiveCategory.ROYAL_FLUSH: phrase("a royal flush"),
    FiveCategory.STRAIGHT_FLUSH: phrase("a straight flush"),
    FiveCategory.FOUR_OF_A_KIND: phrase("four of a kind"),
    FiveCategory.FULL_HOUSE: phrase("a full house"),
    FiveCategory.FLUSH: phrase("a flush"),
    FiveCategory.STRAIGHT: phrase("a straight"),
    FiveCategory.THREE_OF_A_KIND: phrase("three of a kind"),
    FiveCategory.TWO_PAIR: phrase("two pair"),
    FiveCategory.PAIR: phrase("a pair"),
    FiveCategory.HIGH_CARD: phrase("a high card"),
}


def _unpaid_five(five: list[Card]) -> FiveCategory:
    """The category of five cards that no row pays for."""
    pairs = sum(1 for rank in {each.rank for each in five} if _count(five, rank) == 2)
    return (FiveCategory.HIGH_CARD, FiveCategory.PAIR, FiveCategory.TWO_PAIR)[pairs]


def _count(cards: list[Card], rank: Rank) -> int:
    return sum(each.rank is rank for each in cards)
