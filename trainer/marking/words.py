"""Acts, hands and results as a trainee would hear them said, in the house's own words."""

from __future__ import annotations

from collections.abc import Mapping

from trainer.dealing.action import DEALER, STAND_OFF, Action, Verb
from trainer.dealing.finding import Verdict
from trainer.game.best_five import FiveCategory, best_five, five_category
from trainer.game.cards import Three
from trainer.game.hands import Category
from trainer.game.money import Money, Odds
from trainer.game.pay import Combination, JudgedOn
from trainer.game.rules import HouseRules
from trainer.game.settle import Line, SeatSettlement
from trainer.game.spoken import SpokenHand
from trainer.game.wagers import Wager
from trainer.wording import Phrase, phrase, say, say_figure, say_phrase


def money(rules: HouseRules, amount: Money) -> str:
    """``$1,250`` or ``$2.50``; without a sign."""
    return f"{rules.currency}{say_figure(Money(abs(amount.cents)).grouped)}"


def spot(rules: HouseRules, wager: Wager) -> str:
    """The wager as the house's layout has it: BET, 6 Card Bonus."""
    return rules.spots.get(wager, wager.words)


def at_seat(seat: int | None) -> str:
    """Where something is done: ``seat 3``, ``the dealer's place``."""
    if seat in (None, DEALER):
        return say("the dealer's place")
    return say("seat {seat}", seat=seat)


def called(action: Action) -> str:
    """The hand, or the tie, that is called: ``high card``, ``stand-off``."""
    return _called(action.word, _CALLED)


def called_title(word: str | None) -> str:
    """The same by itself: ``High card``, ``Stand-off``."""
    return _called(word, _CALLED_TITLES)


def _called(word: str | None, known: Mapping[str, Phrase]) -> str:
    if word is None or word in known:
        return say_phrase(known[word]) if word else ""
    return SpokenHand.parse(word).words


_CALLED = {
    "high_card": phrase("high card"),
    "pair": phrase("pair"),
    "flush": phrase("flush"),
    "straight": phrase("straight"),
    "three_of_a_kind": phrase("three of a kind"),
    "straight_flush": phrase("straight flush"),
    STAND_OFF: phrase("stand-off"),
}
_CALLED_TITLES = {
    "high_card": phrase("High card"),
    "pair": phrase("Pair"),
    "flush": phrase("Flush"),
    "straight": phrase("Straight"),
    "three_of_a_kind": phrase("Three of a kind"),
    "straight_flush": phrase("Straight flush"),
    STAND_OFF: phrase("Stand-off"),
}


def announced(action: Action) -> str:
    """What is announced, or ruled: ``no more bets``."""
    word = action.word or ""
    return say_phrase(_ANNOUNCED[word]) if word in _ANNOUNCED else word.replace("_", " ")


_ANNOUNCED = {
    "place_your_bets": phrase("place your bets"),
    "no_more_bets": phrase("no more bets"),
}


def act(rules: HouseRules, action: Action) -> str:
    """What is done, as an infinitive: ``take Play at seat 3``, ``pay $5 on Ante at seat 3``.

    A payment without an amount is ``pay Ante at seat 3``.
    """
    return _in_words(rules, action, _ACTS)


def act_done(rules: HouseRules, action: Action) -> str:
    """What was done, after ``You``: ``took Play at seat 3``."""
    return _in_words(rules, action, _DEEDS)


def _in_words(rules: HouseRules, action: Action, said: Mapping[str, Phrase]) -> str:
    kind = action.verb.value
    if action.verb is Verb.PAY and action.amount is not None:
        kind = "pay amount"
    elif action.place == DEALER and f"{kind} dealer" in said:
        kind = f"{kind} dealer"
    return say_phrase(
        said[kind],
        wager=spot(rules, action.wager) if action.wager is not None else "",
        play=spot(rules, Wager.PLAY),
        bonus=spot(rules, Wager.SIX_CARD_BONUS),
        amount=money(rules, action.amount) if action.amount is not None else "",
        hand=called(action) if action.verb is Verb.CALL else "",
        words=announced(action),
        place=at_seat(action.place),
        seat=action.place,
    )


_ACTS = {
    "take": phrase("take {wager} at {place}"),
    "pay": phrase("pay {wager} at {place}"),
    "pay amount": phrase("pay {amount} on {wager} at {place}"),
    "call": phrase("call a {hand} at {place}"),
    "call dealer": phrase("call the dealer's hand a {hand}"),
    "deal": phrase("deal to seat {seat}"),
    "deal dealer": phrase("deal to the dealer"),
    "reveal": phrase("turn seat {seat}'s hand"),
    "reveal dealer": phrase("turn the dealer's hand"),
    "offer": phrase("offer seat {seat} the {play} wager"),
    "collect": phrase("collect seat {seat}'s fold"),
    "tuck": phrase("tuck seat {seat}'s cards under the {bonus}"),
    "clear": phrase("clear seat {seat}'s cards"),
    "announce": phrase('announce "{words}"'),
    "check": phrase("check the bets"),
    "rack": phrase("rack the stub"),
    "cover": phrase("cover the dealer's hand with the cut card"),
    "release": phrase("let the players touch their cards"),
    "rule": phrase("rule {words}"),
}
_DEEDS = {
    "take": phrase("took {wager} at {place}"),
    "pay": phrase("paid {wager} at {place}"),
    "pay amount": phrase("paid {amount} on {wager} at {place}"),
    "call": phrase("called a {hand} at {place}"),
    "call dealer": phrase("called the dealer's hand a {hand}"),
    "deal": phrase("dealt to seat {seat}"),
    "deal dealer": phrase("dealt to the dealer"),
    "reveal": phrase("turned seat {seat}'s hand"),
    "reveal dealer": phrase("turned the dealer's hand"),
    "offer": phrase("offered seat {seat} the {play} wager"),
    "collect": phrase("collected seat {seat}'s fold"),
    "tuck": phrase("tucked seat {seat}'s cards under the {bonus}"),
    "clear": phrase("cleared seat {seat}'s cards"),
    "announce": phrase('announced "{words}"'),
    "check": phrase("checked the bets"),
    "rack": phrase("racked the stub"),
    "cover": phrase("covered the dealer's hand with the cut card"),
    "release": phrase("let the players touch their cards"),
    "rule": phrase("ruled {words}"),
}


def reason(verdict: Verdict, seat: SeatSettlement, line: Line) -> str:
    """Why the wager comes to what it does, as a clause: ``the dealer does not qualify``."""
    rules, dealer = verdict.script.house.rules, verdict.script.settlement.dealer
    _, _, detail = line.because.partition(".")
    match detail.split("."):
        case ["folded"]:
            return say("the hand folded, and a fold forfeits it")
        case ["not_qualified"] | ["due", "not_qualified"]:
            said = say("the dealer's {hand} does not qualify", hand=dealer.name)
        case ["higher"] | ["due", "higher"]:
            said = _beats(verdict, seat, won=True)
        case ["lower"] | ["due", "lower"]:
            said = _beats(verdict, seat, won=False)
        case ["tie"] | ["due", "tie"]:
            said = say("seat {seat} and the dealer hold equal hands", seat=seat.seat)
        case ["loses"]:
            return say("{hand} pays nothing", hand=_judged(verdict, seat, line))
        case _:
            return _paid_by_table(rules, seat, line)
    if line.wager is Wager.ANTE_BONUS and line.odds is not None:
        return _earns(rules, seat, line.odds)
    return said


def _earns(rules: HouseRules, seat: SeatSettlement, odds: Odds) -> str:
    bonus, ante = spot(rules, Wager.ANTE_BONUS), spot(rules, Wager.ANTE)
    known = {"hand": seat.name, "bonus": bonus, "odds": odds.words, "ante": ante}
    if seat.category is Category.THREE_OF_A_KIND:  # in English three kings are several
        return say("{hand} earn the {bonus}, {odds} on the {ante}", **known)
    return say("{hand} earns the {bonus}, {odds} on the {ante}", **known)


def _beats(verdict: Verdict, seat: SeatSettlement, *, won: bool) -> str:
    """``Pair of nines beats the dealer's Ace high``, or the other way round."""
    mine, dealers = _told_apart(verdict, seat)
    several = seat if won else verdict.script.settlement.dealer
    three = several.category is Category.THREE_OF_A_KIND
    if won and three:
        return say("{hand} beat the dealer's {dealers}", hand=mine, dealers=dealers)
    if won:
        return say("{hand} beats the dealer's {dealers}", hand=mine, dealers=dealers)
    if three:
        return say("the dealer's {dealers} beat {hand}", hand=mine, dealers=dealers)
    return say("the dealer's {dealers} beats {hand}", hand=mine, dealers=dealers)


def _told_apart(verdict: Verdict, settled: SeatSettlement) -> tuple[str, str]:
    """The two hands by name; by their ranks as well where one name fits both."""
    dealer, seat = verdict.script.settlement.dealer, verdict.script.round_.seat(settled.seat)
    assert seat is not None, "every settled seat is in the round"
    if settled.name != dealer.name:
        return settled.name, dealer.name
    return _ranks(seat.cards), f"{dealer.name} {_ranks(dealer.cards)}"


def _ranks(cards: Three) -> str:
    """``Q-7-2``; a pair first."""
    ranks = [each.rank for each in cards]
    grouped = sorted(ranks, key=lambda rank: (-ranks.count(rank), -rank))
    return "-".join(str(rank) for rank in grouped)


def _judged(verdict: Verdict, settled: SeatSettlement, line: Line) -> str:
    """What the wager looks at, where no row of its pay table has it."""
    side = verdict.script.house.rules.side(line.wager)
    match side.judged_on if side else JudgedOn.THREE_CARDS:
        case JudgedOn.BEST_FIVE_OF_SIX:
            seat = verdict.script.round_.seat(settled.seat)
            assert seat is not None, "every settled seat is in the round"
            best = five_category(best_five((*seat.cards, *verdict.script.round_.dealer)))
            hand = with_article(best)
            return say("{hand}, the best five of the six cards,", hand=hand)
        case JudgedOn.COLOURS:
            return say("a hand of two colours")
        case JudgedOn.THREE_CARDS:
            return settled.name


def with_article(hand: FiveCategory) -> str:
    """``a straight``, ``three of a kind``: a hand as it stands in a sentence."""
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


def _paid_by_table(rules: HouseRules, seat: SeatSettlement, line: Line) -> str:
    hand = say_phrase(_ROWS[Combination(line.because.rpartition(".")[2])])
    if line.wager is Wager.ENVY_BONUS:
        paid = money(rules, line.pays)
        return say("{hand} of another player pays {amount}", hand=hand, amount=paid)
    pays = money(rules, line.pays) if line.odds is None else line.odds.words
    return say("{hand} pays {amount}", hand=hand, amount=pays)


_ROWS = {
    Combination.MINI_ROYAL_SPADES: phrase("A-K-Q of spades"),
    Combination.MINI_ROYAL: phrase("A-K-Q of one suit"),
    Combination.ROYAL_FLUSH: phrase("a royal flush"),
    Combination.STRAIGHT_FLUSH: phrase("a straight flush"),
    Combination.FOUR_OF_A_KIND: phrase("four of a kind"),
    Combination.FULL_HOUSE: phrase("a full house"),
    Combination.THREE_OF_A_KIND: phrase("three of a kind"),
    Combination.STRAIGHT: phrase("a straight"),
    Combination.FLUSH: phrase("a flush"),
    Combination.TWO_PAIR: phrase("two pair"),
    Combination.PAIR: phrase("a pair"),
    Combination.SIX_ONE_COLOUR: phrase("all six cards of one colour"),
    Combination.EACH_ONE_COLOUR: phrase("a player and dealer each of one colour"),
    Combination.ONE_COLOUR: phrase("three cards of one colour"),
}
