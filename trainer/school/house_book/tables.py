"""The chapter of pay tables: the payment of each hand and the limits of a wager, and the cards that
decide it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from trainer.game.demands import (
    AnyOf,
    ChipsOnly,
    Demand,
    Equals,
    EqualStakes,
    HandsPerPlayer,
    Needs,
    NoSideBets,
    OneOf,
    OpenPerPlayer,
    PostedLimits,
    Times,
    WithinLimits,
)
from trainer.game.money import Money, Odds
from trainer.game.pay import Award, JackpotShare, JudgedOn, PayTable, Posted, Row
from trainer.game.rules import BetRule, EnvyBonus, HouseRules, Placard, SideWager
from trainer.game.wagers import Wager
from trainer.marking.words import money, spot
from trainer.school.house_book.sections import BookSection, Entry
from trainer.wording import Phrase, phrase, say, say_list, say_phrase


def award_words(rules: HouseRules, award: Award) -> str:
    """``40 to 1``, ``$1250`` or ``100% of the jackpot``."""
    match award:
        case Money():
            return money(rules, award)
        case JackpotShare():
            return say("{percent}% of the jackpot", percent=award.percent)
        case Odds():
            return award.words


def demand_entry(rules: HouseRules, rule: BetRule) -> Entry:
    """A check that the dealer makes before dealing, in words."""
    key, what, says = _demanded(rules, rule.demand)
    return Entry(f"bets.{key}", what, says, (rule.source,))


def limit_entry(rules: HouseRules, key: str, limit: WithinLimits) -> Entry:
    """The least and the most stake, in words."""
    return Entry(f"{key}.{limit.wager}", spot(rules, limit.wager), span_words(rules, limit))


def span_words(rules: HouseRules, limit: WithinLimits) -> str:
    """``$2 to $10``."""
    low, high = money(rules, limit.low), money(rules, limit.high)
    if low == high:
        return say("exactly {amount}", amount=low)
    if limit.chip is not None:
        chip = money(rules, limit.chip)
        return say("{low} to {high}, in increments of {chip}", low=low, high=high, chip=chip)
    return say("{low} to {high}", low=low, high=high)


_Words = tuple[str, str, str]
_OfPlayers = HandsPerPlayer | OpenPerPlayer | EqualStakes | ChipsOnly | NoSideBets


def _demanded(rules: HouseRules, demand: Demand) -> _Words:
    match demand:
        case AnyOf(wagers):
            says = say("has {wagers}", wagers=any_of(rules, wagers))
            return "base", say("A place in the round"), says
        case Needs(wager, others):
            says = say("needs {wagers}", wagers=any_of(rules, others))
            return f"needs.{wager}", spot(rules, wager), says
        case Equals(wager, other):
            says = say("equal to {wager}", wager=spot(rules, other))
            return f"equals.{wager}", spot(rules, wager), says
        case Times(wager, other, least, most):
            return f"times.{wager}", spot(rules, wager), _times(least, most, spot(rules, other))
        case OneOf(wager, amounts):
            either = say_list([money(rules, amount) for amount in amounts], "or")
            says = say("{amounts}, nothing between", amounts=either)
            return f"stake.{wager}", spot(rules, wager), says
        case WithinLimits(wager):
            return f"stake.{wager}", spot(rules, wager), span_words(rules, demand)
        case PostedLimits():
            return "stake.posted", say("Every stake"), say("within the limits of the placard")
        case _:
            return _demanded_of_players(rules, demand)


def _times(least: int, most: int, wager: str) -> str:
    if least == most:
        return say("exactly {times} times {wager}", times=least, wager=wager)
    return say("{least} to {most} times {wager}", least=least, most=most, wager=wager)


def _demanded_of_players(rules: HouseRules, demand: _OfPlayers) -> _Words:
    match demand:
        case HandsPerPlayer(most):
            return "hands", say("Hands of one player"), say("at most {most}", most=most)
        case OpenPerPlayer(most):
            says = say("at most {most}; the rest stay closed", most=most)
            return "open", say("Hands that one player opens"), says
        case EqualStakes(wager):
            what = say("{wager} at several places", wager=spot(rules, wager))
            return f"equal.{wager}", what, say("the same at each")
        case ChipsOnly():
            return "tender", say("Wagers are made"), say("in chips, not in cash or on credit")
        case NoSideBets():
            return "side_bets", say("Players betting with each other"), say("not allowed")
        case _ as never:
            assert_never(never)


def any_of(rules: HouseRules, wagers: Iterable[Wager]) -> str:
    """``Ante or Pair Plus``, in the house's words."""
    return say_list([spot(rules, wager) for wager in wagers], "or")


NO_ROW, POSTED = phrase("no row"), phrase("posted at the table")

_BEST_CARDS = "AKQ"
_JUDGED = {
    JudgedOn.THREE_CARDS: phrase("Judged on the player's three cards, whatever the dealer holds."),
    JudgedOn.BEST_FIVE_OF_SIX: phrase(
        "Judged on the best five of the player's and the dealer's cards."
    ),
    JudgedOn.COLOURS: phrase("Judged on the colours of the player's and the dealer's cards."),
}


def pay_tables(rules: HouseRules) -> tuple[BookSection, ...]:
    """Every pay table of the house, its own wagers last, then the placards of its tables."""
    sections = [_side(rules, side) for side in rules.sides if side.wager is Wager.PAIR_PLUS]
    if isinstance(rules.ante_bonus.table, Posted) or rules.ante_bonus.table.rows:
        sections.append(_ante_bonus(rules))
    sections += [_side(rules, side) for side in rules.sides if side.wager is not Wager.PAIR_PLUS]
    if rules.envy is not None:
        sections.append(_envy(rules, rules.envy))
    for placard in rules.placards.values() if rules.posts_pay_tables else ():
        sections += _placard(rules, placard)
    return tuple(sections)


def _side(rules: HouseRules, side: SideWager) -> BookSection:
    key = f"pays.{side.wager}"
    loses = Entry(f"{key}.loses", say("Anything less"), say("loses"), (side.loses,))
    entries = (*_rows(rules, key, side.table), loses, *_read(key, side))
    return BookSection(
        key, spot(rules, side.wager), entries, _otherwise(side.table), judged_words(side)
    )


def judged_words(side: SideWager) -> str:
    """The cards that decide the wager, in a sentence."""
    return say_phrase(_JUDGED[side.judged_on])


def _read(key: str, side: SideWager) -> Iterator[Entry]:
    """The entries about the wager that only a reading gives: the low straight, and the stake of a
    win."""
    readings = list(side.readings)
    if side.judged_on is JudgedOn.BEST_FIVE_OF_SIX and readings:
        counts = say("counts as a straight") if side.ace_low else say("is not a straight")
        yield Entry(f"{key}.ace_low", "5-4-3-2-A", counts, (readings.pop(),))
    for reading in readings:
        stays = say("is in the amount") if side.in_award else say("stays the player's")
        yield Entry(f"{key}.stake", say("The stake of a win"), stays, (reading,))


def _ante_bonus(rules: HouseRules) -> BookSection:
    table, key = rules.ante_bonus.table, "pays.ante_bonus"
    ante = spot(rules, Wager.ANTE)
    intro = say("Paid on the {ante} of a hand that played. See Wagers for when.", ante=ante)
    rows = tuple(_rows(rules, key, table))
    return BookSection(key, Wager.ANTE_BONUS.words, rows, _otherwise(table), intro)


def _otherwise(table: PayTable | Posted) -> str:
    return say_phrase(POSTED if isinstance(table, Posted) else NO_ROW)


def _envy(rules: HouseRules, envy: EnvyBonus) -> BookSection:
    paid, needs = spot(rules, envy.paid_with), spot(rules, envy.holder_needs)
    key = "pays.envy_bonus"
    says = say("is paid for the hand of another player with {wager}", wager=needs)
    who = say("A player with {wager}", wager=paid)
    held = Entry(f"{key}.for", who, says, (envy.table.source,))
    rows = (*_rows(rules, key, envy.table), held, *_envy_points(key, envy))
    return BookSection(key, Wager.ENVY_BONUS.words, rows, say_phrase(NO_ROW))


def _envy_points(key: str, envy: EnvyBonus) -> Iterator[Entry]:
    """The school's readings of points that the clause leaves open."""
    points = {
        "own_hand": (say("A hand of one's own"), envy.own_hand),
        "several": (say("Several such hands add up"), envy.several),
        "folded": (say("A folded hand"), envy.folded),
    }
    for name, (what, point) in points.items():
        if point.source.cite:
            yield Entry(
                f"{key}.{name}", what, say("yes") if point.yes else say("no"), (point.source,)
            )


def _rows(rules: HouseRules, key: str, table: PayTable | Posted) -> Iterator[Entry]:
    if isinstance(table, Posted):
        yield Entry(f"{key}.posted", say("Every row"), say_phrase(POSTED), (table.source,))
        return
    for row in table.rows:
        says = award_words(rules, row.award)
        yield Entry(f"{key}.{row.hand}", row_words(row), says, (row.source,))


def row_words(row: Row) -> str:
    """The hand in the house's words, with its cards where the words leave them open."""
    named = row.printed.replace("-", "")
    said = not row.words or _BEST_CARDS in named
    return row.printed if said else f"{row.words}, {row.hand.words}"


def _placard(rules: HouseRules, placard: Placard) -> Iterator[BookSection]:
    """The two pay tables of the placard, and its limits."""
    name, title = f"placard.{placard.name}", say("Placard {name}", name=placard.odds)
    no_row = say_phrase(NO_ROW)
    pair_plus = tuple(_rows(rules, f"{name}.pair_plus", placard.pair_plus))
    bonus = tuple(_rows(rules, f"{name}.ante_bonus", placard.ante_bonus))
    demands = (rule.demand for rule in rules.at_table(placard.name).bets)
    limits = tuple(
        limit_entry(rules, f"{name}.limits", each)
        for each in demands
        if isinstance(each, WithinLimits)
    )
    words = spot(rules, Wager.PAIR_PLUS)
    note = say_phrase(Phrase(placard.note)) if placard.note else ""
    headed = say("{name}: {value}", name=title, value=words)
    side = rules.side(Wager.PAIR_PLUS)
    if side is not None and isinstance(side.table, Posted):
        yield BookSection(f"{name}.pair_plus", headed, pair_plus, no_row, note)
    if isinstance(rules.ante_bonus.table, Posted):
        headed = say("{name}: {value}", name=title, value=Wager.ANTE_BONUS.words)
        yield BookSection(f"{name}.ante_bonus", headed, bonus, no_row)
    if limits:
        yield BookSection(
            f"{name}.limits",
            say("{placard}: limits", placard=title),
            limits,
            say("no limit"),
        )
