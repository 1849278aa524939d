"""The chapter of pay tables: the payment of each hand, and the cards that decide each wager."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.game.pay import JudgedOn, PayTable, Posted, Row
from trainer.game.rules import EnvyBonus, HouseRules, Placard, SideWager
from trainer.game.wagers import Wager
from trainer.marking.words import spot
from trainer.school.house_book.amounts import award_words, limit_entry
from trainer.school.house_book.sections import BookSection, Entry
from trainer.wording import Phrase, phrase, say, say_phrase

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
        counts = say("counts as a straight") if side.ace_low else say("is no straight")
        yield Entry(f"{key}.ace_low", "5-4-3-2-A", counts, (readings.pop(),))
    for reading in readings:
        stays = say("is in the amount") if side.in_award else say("stays the player's")
        yield Entry(f"{key}.stake", say("The stake of a win"), stays, (reading,))


def _ante_bonus(rules: HouseRules) -> BookSection:
    table, key = rules.ante_bonus.table, "pays.ante_bonus"
    ante = spot(rules, Wager.ANTE)
    intro = say("Paid on the {ante} of a hand that played. Wagers tells when.", ante=ante)
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
        yield Entry(f"{key}.{row.hand}", _hand(row), says, (row.source,))


def _hand(row: Row) -> str:
    """The hand in the house's words, with its cards where the words leave them open."""
    named = row.printed.replace("-", "")
    said = not row.words or _BEST_CARDS in named
    return row.printed if said else f"{row.words}, {row.hand.words}"


def _placard(rules: HouseRules, placard: Placard) -> Iterator[BookSection]:
    """The two pay tables of the placard, and its limits."""
    name, title = f"placard.{placard.name}", say("Placard {name}", name=placard.name)
    no_row = say_phrase(NO_ROW)
    pair_plus = tuple(_rows(rules, f"{name}.pair_plus", placard.pair_plus))
    bonus = tuple(_rows(rules, f"{name}.ante_bonus", placard.ante_bonus))
    limits = tuple(limit_entry(rules, f"{name}.limits", limit) for limit in placard.limits)
    words = spot(rules, Wager.PAIR_PLUS)
    note = say_phrase(Phrase(placard.note)) if placard.note else ""
    headed = say("{name}: {value}", name=title, value=words)
    yield BookSection(f"{name}.pair_plus", headed, pair_plus, no_row, note)
    headed = say("{name}: {value}", name=title, value=Wager.ANTE_BONUS.words)
    yield BookSection(f"{name}.ante_bonus", headed, bonus, no_row)
    if limits:
        yield BookSection(
            f"{name}.limits",
            say("{placard}: limits", placard=title),
            limits,
            say("no limit"),
        )
