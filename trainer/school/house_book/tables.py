"""The chapter of the pay tables: what each hand pays, and what every wager is judged on."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.game.pay import JudgedOn, PayTable, Posted, Row
from trainer.game.rules import EnvyBonus, HouseRules, Placard, SideWager
from trainer.game.wagers import Wager
from trainer.marking.words import spot
from trainer.school.house_book.amounts import award_words, limit_entry
from trainer.school.house_book.leaf import Entry, Section

NO_ROW, POSTED, NOT_OFFERED = "no row", "posted at the table", "not offered"

_BEST_CARDS = "AKQ"
_JUDGED = {
    JudgedOn.THREE_CARDS: "Judged on the player's three cards, whatever the dealer holds.",
    JudgedOn.BEST_FIVE_OF_SIX: "Judged on the best five of the player's and the dealer's cards.",
    JudgedOn.COLOURS: "Judged on the colours of the player's and the dealer's cards.",
}


def pay_tables(rules: HouseRules) -> tuple[Section, ...]:
    """Every pay table of the house, its own wagers last, then the placards of its tables."""
    sections = [_side(rules, side) for side in rules.sides if side.wager is Wager.PAIR_PLUS]
    sections.append(_ante_bonus(rules))
    sections += [_side(rules, side) for side in rules.sides if side.wager is not Wager.PAIR_PLUS]
    if rules.envy is not None:
        sections.append(_envy(rules, rules.envy))
    for placard in rules.placards.values() if rules.posts_pay_tables else ():
        sections += _placard(rules, placard)
    return tuple(sections)


def _side(rules: HouseRules, side: SideWager) -> Section:
    key = f"pays.{side.wager}"
    loses = Entry(f"{key}.loses", "Anything less", "loses", (side.loses,))
    entries = (*_rows(rules, key, side.table), loses, *_read(key, side))
    otherwise = POSTED if isinstance(side.table, Posted) else NO_ROW
    return Section(key, spot(rules, side.wager), entries, otherwise, _JUDGED[side.judged_on])


def _read(key: str, side: SideWager) -> Iterator[Entry]:
    """What only a reading says about the wager: the low straight, and the stake of a win."""
    readings = list(side.readings)
    if side.judged_on is JudgedOn.BEST_FIVE_OF_SIX and readings:
        counts = "counts as a straight" if side.ace_low else "is no straight"
        yield Entry(f"{key}.ace_low", "5-4-3-2-A", counts, (readings.pop(),))
    for reading in readings:
        yield Entry(f"{key}.stake", "The stake of a win", "stays the player's", (reading,))


def _ante_bonus(rules: HouseRules) -> Section:
    table, key = rules.ante_bonus.table, "pays.ante_bonus"
    otherwise = POSTED if isinstance(table, Posted) else NO_ROW
    ante = spot(rules, Wager.ANTE)
    intro = f"Paid on the {ante} of a hand that played; Wagers says when."
    return Section(key, Wager.ANTE_BONUS.words, tuple(_rows(rules, key, table)), otherwise, intro)


def _envy(rules: HouseRules, envy: EnvyBonus) -> Section:
    paid, needs = spot(rules, envy.paid_with), spot(rules, envy.holder_needs)
    key = "pays.envy_bonus"
    says = f"is paid for the hand of another player with {needs}"
    held = Entry(f"{key}.for", f"A player with {paid}", says, (envy.table.source,))
    return Section(key, Wager.ENVY_BONUS.words, (*_rows(rules, key, envy.table), held), NO_ROW)


def _rows(rules: HouseRules, key: str, table: PayTable | Posted) -> Iterator[Entry]:
    if isinstance(table, Posted):
        yield Entry(f"{key}.posted", "Every row", POSTED, (table.source,))
        return
    for row in table.rows:
        says = award_words(rules, row.award)
        yield Entry(f"{key}.{row.hand}", _hand(row), says, (row.source,))


def _hand(row: Row) -> str:
    """As the house prints it, and which cards that is where its words do not say so."""
    named = row.printed.replace("-", "")
    said = not row.words or _BEST_CARDS in named
    return row.printed if said else f"{row.words}, {row.hand.words}"


def _placard(rules: HouseRules, placard: Placard) -> Iterator[Section]:
    """The two pay tables of the placard, and its limits."""
    name, title = f"placard.{placard.name}", f"Placard {placard.name}"
    pair_plus = tuple(_rows(rules, f"{name}.pair_plus", placard.pair_plus))
    bonus = tuple(_rows(rules, f"{name}.ante_bonus", placard.ante_bonus))
    limits = tuple(limit_entry(rules, f"{name}.limits", limit) for limit in placard.limits)
    words = spot(rules, Wager.PAIR_PLUS)
    yield Section(f"{name}.pair_plus", f"{title}: {words}", pair_plus, NO_ROW, placard.note)
    yield Section(f"{name}.ante_bonus", f"{title}: {Wager.ANTE_BONUS.words}", bonus, NO_ROW)
    if limits:
        yield Section(f"{name}.limits", f"{title}: limits", limits, "no limit")
