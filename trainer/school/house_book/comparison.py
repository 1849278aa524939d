"""The differences between two houses, in the words of the first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from trainer.dealing.house import House
from trainer.game.pay import Combination
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.school.house_book.chapters import HouseBook
from trainer.school.house_book.order_comparison import orders_compared, steps_compared
from trainer.school.house_book.rulings_compared import rulings_compared
from trainer.school.house_book.sections import BookSection, Chapter, EntryFound, every_entry
from trainer.school.house_book.steps import in_order
from trainer.school.house_book.tables import pay_tables
from trainer.school.house_book.two_houses import HouseComparison, HousesGroup, HouseSide, HousesLine
from trainer.school.house_book.wagers import wagers
from trainer.wording import say

_FALLS_TO = {
    Combination.MINI_ROYAL.value: Combination.STRAIGHT_FLUSH.value,
    Combination.ROYAL_FLUSH.value: Combination.STRAIGHT_FLUSH.value,
}


def compare(one: HouseBook, other: HouseBook) -> HouseComparison:
    """Everything that the two houses say, side by side, without the placards of tables."""
    names = {**other.of.rules.spots, **one.of.rules.spots}
    mine, theirs = (_in_these_words(book.of, names) for book in (one, other))
    groups = [
        *_sections(Chapter.PAY_TABLES, pay_tables(mine.rules), pay_tables(theirs.rules)),
        HousesGroup(
            Chapter.WAGERS, say("On the layout"), tuple(_spots(one.of.rules, other.of.rules))
        ),
        *_sections(Chapter.WAGERS, wagers(mine.rules), wagers(theirs.rules)),
        *_round(mine, theirs),
    ]
    if one.irregularities is not None and other.irregularities is not None:
        lines = tuple(rulings_compared(one.irregularities, other.irregularities))
        groups.append(HousesGroup(Chapter.IRREGULARITIES, say("Rulings"), lines))
    return HouseComparison(one, other, tuple(group for group in groups if group.lines))


def _in_these_words(house: House, names: dict[Wager, str]) -> House:
    """The house with its spots called by these names, so that names alone make no difference."""
    spots = {wager: names[wager] for wager in house.rules.spots}
    return replace(house, rules=replace(house.rules, spots=spots))


def _spots(one: HouseRules, other: HouseRules) -> Iterator[HousesLine]:
    for wager in Wager:
        if wager in one.spots and wager in other.spots:
            yield HousesLine(
                wager.words, HouseSide(one.spots[wager]), HouseSide(other.spots[wager])
            )


def _sections(
    chapter: Chapter, one: tuple[BookSection, ...], other: tuple[BookSection, ...]
) -> Iterator[HousesGroup]:
    """Each section that both have, then those of one alone."""
    mine, theirs = (
        {each.key: each for each in sections if not each.key.startswith("placard.")}
        for sections in (one, other)
    )
    for key, section in mine.items():
        if key in theirs:
            yield HousesGroup(chapter, section.title, tuple(_lines(section, theirs[key])))
    alone = [key for key in (*mine, *theirs) if (key in mine) != (key in theirs)]
    lines = (_alone(mine.get(key), theirs.get(key)) for key in alone)
    yield HousesGroup(chapter, say("Paid at one house only"), tuple(lines))


def _alone(one: BookSection | None, other: BookSection | None) -> HousesLine:
    section = one or other
    assert section is not None, "the key is one of theirs"
    sides = (
        HouseSide(say("not offered") if each is None else say("on offer")) for each in (one, other)
    )
    return HousesLine(section.title, *sides)


def _lines(one: BookSection, other: BookSection) -> Iterator[HousesLine]:
    """The lines of both houses for every entry; where one house has no such entry, the rule that
    holds instead."""
    mine, theirs = (_said(section) for section in (one, other))
    for key in dict.fromkeys([*mine, *theirs]):
        found = mine.get(key) or theirs[key]
        if not key.endswith(".posted"):
            yield HousesLine(found.inside, _side(key, mine, one), _side(key, theirs, other))


def _said(section: BookSection) -> dict[str, EntryFound]:
    """The entries with a text of their own, by key."""
    return {each.entry.key: each for each in every_entry((section,)) if not each.entry.parts}


def _side(key: str, said: dict[str, EntryFound], section: BookSection) -> HouseSide:
    found = said.get(key)
    if found is None:
        return _missing(key, said, section)
    return HouseSide(found.entry.says, found.entry.source)


def _missing(key: str, said: dict[str, EntryFound], section: BookSection) -> HouseSide:
    """The rule that holds without such an entry: the row that the hand falls to, if there is
    one."""
    table, _, row = key.rpartition(".")
    lower = _FALLS_TO.get(row)
    found = said.get(f"{table}.{lower}") if lower is not None else None
    if found is None:
        return HouseSide(section.otherwise)
    says = say("{amount}, as a {hand}", amount=found.entry.says, hand=found.entry.what.lower())
    return HouseSide(says, found.entry.source)


def _round(one: House, other: House) -> Iterator[HousesGroup]:
    yield HousesGroup(Chapter.ROUND, say("Steps"), tuple(steps_compared(one, other)))
    yield HousesGroup(Chapter.ROUND, say("What comes first"), tuple(orders_compared(one, other)))
    mine, theirs = (in_order(house.rules, house.procedure)[1:] for house in (one, other))
    for section, against in zip(mine, theirs, strict=True):
        lines = (
            replace(line, what=_under_no_other(line.what)) for line in _lines(section, against)
        )
        yield HousesGroup(Chapter.ROUND, section.title, tuple(lines))


def _under_no_other(what: str) -> str:
    """The entry without the heading above it."""
    return what.removeprefix(say("One seat is finished before the next")).lstrip(", ，")
