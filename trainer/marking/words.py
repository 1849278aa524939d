"""Acts, hands and results as a trainee would hear them said, in the house's own words."""

from __future__ import annotations

from trainer.dealing.action import DEALER, STAND_OFF, Action, Verb
from trainer.dealing.finding import Verdict
from trainer.game.best_five import best_five, five_category
from trainer.game.cards import Three
from trainer.game.money import Money
from trainer.game.pay import Combination, JudgedOn
from trainer.game.rules import HouseRules
from trainer.game.settle import Line, SeatSettlement
from trainer.game.wagers import Wager


def money(rules: HouseRules, amount: Money) -> str:
    """``$1,250`` or ``$2.50``; without a sign."""
    return f"{rules.currency}{Money(abs(amount.cents)).grouped}"


def spot(rules: HouseRules, wager: Wager) -> str:
    """The wager as the house's layout has it: BET, 6 Card Bonus."""
    return rules.spots.get(wager, wager.words)


def at_seat(seat: int | None) -> str:
    return "the dealer's place" if seat in (None, DEALER) else f"seat {seat}"


def act(rules: HouseRules, action: Action) -> str:
    """What is done, as an infinitive: ``take Play at seat 3``, ``pay $5 on Ante at seat 3``.

    A payment without an amount is ``pay Ante at seat 3``.
    """
    match action.verb:
        case Verb.TAKE | Verb.PAY:
            paid = "" if action.amount is None else f"{money(rules, action.amount)} on "
            return f"{action.verb} {paid}{_spot(rules, action)} at {at_seat(action.place)}"
        case Verb.CALL:
            return _call(action)
        case Verb.ANNOUNCE | Verb.CHECK | Verb.RACK | Verb.COVER | Verb.RELEASE | Verb.RULE:
            return _fixed(action)
        case _:
            return _about_hand(action)


def _spot(rules: HouseRules, action: Action) -> str:
    assert action.wager is not None, "takes and payments name a wager"
    return spot(rules, action.wager)


def _call(action: Action) -> str:
    said = (action.word or "").replace("_", "-" if action.word == STAND_OFF else " ")
    if action.place == DEALER:
        return f"call the dealer's hand a {said}"
    return f"call a {said} at {at_seat(action.place)}"


def _about_hand(action: Action) -> str:
    dealers = action.place == DEALER
    match action.verb:
        case Verb.DEAL:
            return "deal to the dealer" if dealers else f"deal to seat {action.place}"
        case Verb.REVEAL:
            return "turn the dealer's hand" if dealers else f"turn seat {action.place}'s hand"
        case Verb.OFFER:
            return f"offer seat {action.place} the Play wager"
        case Verb.COLLECT:
            return f"collect seat {action.place}'s fold"
        case Verb.TUCK:
            return f"tuck seat {action.place}'s cards under the 6 Card Bonus"
        case _:
            return f"clear seat {action.place}'s cards"


def _fixed(action: Action) -> str:
    match action.verb:
        case Verb.ANNOUNCE:
            return f'announce "{(action.word or "").replace("_", " ")}"'
        case Verb.CHECK:
            return "check the bets"
        case Verb.RACK:
            return "rack the stub"
        case Verb.COVER:
            return "cover the dealer's hand with the cut card"
        case Verb.RELEASE:
            return "let the players touch their cards"
        case _:
            return f"rule {action.word}"


def reason(verdict: Verdict, seat: SeatSettlement, line: Line) -> str:
    """Why the wager comes to what it does, as a clause: ``the dealer does not qualify``."""
    rules, dealer = verdict.script.house.rules, verdict.script.settlement.dealer
    _, _, detail = line.because.partition(".")
    match detail.split("."):
        case ["folded"]:
            return "the hand folded, and a fold forfeits it"
        case ["not_qualified"] | ["due", "not_qualified"]:
            said = f"the dealer's {dealer.name} does not qualify"
        case ["higher"] | ["due", "higher"]:
            mine, dealers = _told_apart(verdict, seat)
            said = f"{mine} {_agreeing(mine, 'beats')} the dealer's {dealers}"
        case ["lower"] | ["due", "lower"]:
            mine, dealers = _told_apart(verdict, seat)
            said = f"the dealer's {dealers} {_agreeing(dealers, 'beats')} {mine}"
        case ["tie"] | ["due", "tie"]:
            said = f"seat {seat.seat} and the dealer hold equal hands"
        case ["loses"]:
            return f"{_judged(verdict, seat, line)} pays nothing"
        case _:
            return _paid_by_table(rules, seat, line)
    if line.wager is Wager.ANTE_BONUS:
        earns = _agreeing(seat.name, "earns")
        return f"{seat.name} {earns} the Ante Bonus, {line.odds} on the Ante"
    return said


def _agreeing(hand: str, verb: str) -> str:
    """``beats``; for ``Three kings`` ``beat``."""
    return verb.removesuffix("s") if hand.startswith("Three ") else verb


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
            return f"{with_article(best.words)}, the best five of the six cards,"
        case JudgedOn.COLOURS:
            return "a hand of two colours"
        case JudgedOn.THREE_CARDS:
            return settled.name


def with_article(hand: str) -> str:
    """``a straight``, ``three of a kind``: a hand as it stands in a sentence."""
    return hand if hand.startswith(("three", "four", "two", "all", "A-K-Q")) else f"a {hand}"


def _paid_by_table(rules: HouseRules, seat: SeatSettlement, line: Line) -> str:
    row = Combination(line.because.rpartition(".")[2])
    hand = with_article(_ROWS.get(row, row.words.lower()))
    if line.wager is Wager.ENVY_BONUS:
        return f"{hand} of another player pays {money(rules, line.pays)}"
    if line.odds is None:
        return f"{hand} pays {money(rules, line.pays)}"
    return f"{hand} pays {line.odds}"


_ROWS = {
    Combination.MINI_ROYAL_SPADES: "A-K-Q of spades",
    Combination.MINI_ROYAL: "A-K-Q of one suit",
    Combination.SIX_ONE_COLOUR: "all six cards of one colour",
    Combination.ONE_COLOUR: "three cards of one colour",
}
