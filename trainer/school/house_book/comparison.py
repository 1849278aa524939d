"""The differences between two houses, in the words of the first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from msgspec import structs

from trainer.dealing.house import House
from trainer.dealing.irregularity import (
    WORDS,
    Event,
    Fact,
    Facts,
    Irregularities,
    Irregularity,
    every_facts,
)
from trainer.game.house_words import HouseWords
from trainer.game.pay import Combination
from trainer.game.rules import PLACES_AT_MOST, HouseRules
from trainer.game.wagers import Wager
from trainer.school.house_book.chapters import HouseBook
from trainer.school.house_book.order_comparison import (
    HouseComparison,
    HousesGroup,
    HouseSide,
    HousesLine,
    orders_compared,
    steps_compared,
)
from trainer.school.house_book.rulings import SILENT, ruling_words
from trainer.school.house_book.sections import BookSection, Chapter, EntryFound, every_entry
from trainer.school.house_book.steps import in_order
from trainer.school.house_book.tables import pay_tables
from trainer.school.house_book.wagers import PLACES, wagers
from trainer.wording import phrase, say, say_list, say_phrase, speaking_of

_FALLS_TO = {
    Combination.MINI_ROYAL.value: Combination.STRAIGHT_FLUSH.value,
    Combination.ROYAL_FLUSH.value: Combination.STRAIGHT_FLUSH.value,
}


def compare(one: HouseBook, other: HouseBook) -> HouseComparison:
    """Everything that the two houses say, side by side, without the placards of tables."""
    with speaking_of(one.of.rules.spoken):
        return _compare(one, other)


def _compare(one: HouseBook, other: HouseBook) -> HouseComparison:
    names = {**other.of.rules.spots, **one.of.rules.spots}
    words = one.of.rules.words
    mine, theirs = (_in_these_words(book.of, names, words) for book in (one, other))
    groups = [
        *_sections(Chapter.PAY_TABLES, pay_tables(mine.rules), pay_tables(theirs.rules)),
        HousesGroup(
            Chapter.WAGERS, say("On the layout"), tuple(_spots(one.of.rules, other.of.rules))
        ),
        *_sections(Chapter.WAGERS, wagers(mine.rules), wagers(theirs.rules)),
        *_round(mine, theirs),
    ]
    if one.irregularities is not None and other.irregularities is not None:
        ruled = other.irregularities.said_in(theirs.rules.spoken)
        lines = tuple(rulings_compared(one.irregularities, ruled))
        groups.append(HousesGroup(Chapter.IRREGULARITIES, say("Rulings"), lines))
    return HouseComparison(one, other, tuple(group for group in groups if group.lines))


def _in_these_words(house: House, names: dict[Wager, str], words: HouseWords) -> House:
    """The house with its spots called by these names, and everything else in these words, so that
    names alone make no difference."""
    spots = {wager: names[wager] for wager in house.rules.spots}
    return replace(house, rules=structs.replace(house.rules, spots=spots, words=words))


def _spots(one: HouseRules, other: HouseRules) -> Iterator[HousesLine]:
    for wager in Wager:
        if wager in one.spots and wager in other.spots:
            yield HousesLine(
                one.spots[wager], HouseSide(one.spots[wager]), HouseSide(other.spots[wager])
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
    """The rule that holds without such an entry: none beside another of the same wager; the row
    that the hand falls to, if there is one."""
    if key == PLACES:
        return HouseSide(str(PLACES_AT_MOST))
    table, _, row = key.rpartition(".")
    if table in said:
        return HouseSide(say("no rule"))
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
            structs.replace(line, what=_under_no_other(line.what))
            for line in _lines(section, against)
        )
        yield HousesGroup(Chapter.ROUND, section.title, tuple(lines))


def _under_no_other(what: str) -> str:
    """The entry without the heading above it."""
    return what.removeprefix(say("One hand is finished before the next")).lstrip(", ，")


_Lines = tuple[Irregularity | None, Irregularity | None]


def rulings_compared(one: Irregularities, other: Irregularities) -> Iterator[HousesLine]:
    """Every event on which at least one of them makes a ruling."""
    listed = {line.event for line in (*one.lines, *other.lines)}
    for event in (each for each in Event if each in listed):
        met: dict[tuple[str, str], tuple[_Lines, list[Facts]]] = {}
        for facts in every_facts(event):
            lines = (_deciding(one, event, facts), _deciding(other, event, facts))
            ids = tuple("" if line is None else line.id for line in lines)
            met.setdefault((ids[0], ids[1]), (lines, []))[1].append(facts)
        for lines, facts_met in met.values():
            if any(line is not None and not line.harmless for line in lines):
                yield _line(event, lines, facts_met)


def _deciding(ruled: Irregularities, event: Event, facts: Facts) -> Irregularity | None:
    """The deciding line."""
    # Where a house has none on misplaced cards, they are a wrong number of cards: a player who
    # lacks a whole hand has none, and of mixed hands one has a card too many.
    if event is not Event.MISDEAL or any(line.event is event for line in ruled.lines):
        return ruled.resolve(event, facts)
    cards = "0" if facts[Fact.MOVABLE] == "yes" else "4"
    decided = {Fact.WHOSE: "player", Fact.CARDS: cards, Fact.NOTICED: WORDS[Fact.NOTICED][0]}
    return ruled.resolve(Event.CARD_COUNT, {**decided, **facts})


def _breadth(line: Irregularity) -> int:
    """The number of cases that the line decides: the narrower one says more of a case."""
    return sum(line.applies(facts) for facts in every_facts(line.event))


def _line(event: Event, lines: _Lines, met: list[Facts]) -> HousesLine:
    ruled = [line for line in lines if line is not None and not line.harmless]
    closest = min(ruled, key=lambda line: (line.event is not event, _breadth(line)))
    return HousesLine(
        closest.heading + _which(closest, met), *(_ruling_side(line) for line in lines)
    )


def _ruling_side(line: Irregularity | None) -> HouseSide:
    return (
        HouseSide(say_phrase(SILENT))
        if line is None
        else HouseSide(ruling_words(line), line.source)
    )


def _which(line: Irregularity, met: list[Facts]) -> str:
    """The condition that tells these facts apart, if several lines concern them."""
    narrowed = []
    for fact, allowed in line.when.items():
        here = {facts[fact] for facts in met if fact in facts}
        if here and here < allowed:
            narrowed.append(fact_words(fact, sorted(here)))
    return f" ({', '.join(narrowed)})" if narrowed else ""


def fact_words(fact: Fact, words: Sequence[str]) -> str:
    """``the dealer's``, ``2 or more cards``, ``moment: bets closed``."""
    either = say_list([fact_word(word) for word in words], "or")
    match fact:
        case Fact.WHOSE:
            return say("the {holder}'s", holder=either)
        case Fact.CARDS:
            return card_words(words)
        case _:
            return say("{name}: {value}", name=say_phrase(_FACTS[fact]), value=either)


def card_words(words: Sequence[str]) -> str:
    """``1 card``; as many as there can be, and fewer down to the first, are ``2 or more cards``."""
    most = WORDS[Fact.CARDS][-1]
    if len(words) > 1 and words[-1] == most:
        return say("{number} or more cards", number=words[0])
    if [*words] == ["1"]:
        return say("1 card")
    return say("{numbers} cards", numbers=say_list(words, "or"))


def fact_word(word: str) -> str:
    """A value of a fact in the reader's language."""
    return say_phrase(_WORDS[word]) if word in _WORDS else word.replace("_", " ")


_FACTS = {
    Fact.FOREIGN: phrase("foreign"),
    Fact.WHOSE: phrase("whose"),
    Fact.CARDS: phrase("cards"),
    Fact.HANDLED: phrase("handled"),
    Fact.MOVABLE: phrase("movable"),
    Fact.NOTICED: phrase("noticed"),
    Fact.FAULT: phrase("fault"),
    Fact.CHANGE: phrase("change"),
    Fact.MOMENT: phrase("moment"),
    Fact.TENDER: phrase("tender"),
    Fact.BET: phrase("bet"),
    Fact.AMBIGUOUS: phrase("ambiguous"),
    Fact.OFF_TABLE: phrase("off table"),
    Fact.ABOUT_CARDS: phrase("about cards"),
    Fact.CLAIM: phrase("claim"),
    Fact.ANTE: phrase("ante"),
    Fact.STAGE: phrase("stage"),
    Fact.HAND: phrase("hand"),
    Fact.PLACED: phrase("where the cards lie"),
    Fact.DECK: phrase("deck"),
    Fact.ABOUT: phrase("about"),
}
_WORDS = {
    "yes": phrase("yes"),
    "no": phrase("no"),
    "player": phrase("player"),
    "dealer": phrase("dealer"),
    "before_next_game": phrase("before next game"),
    "after_next_game": phrase("after next game"),
    "placed": phrase("placed"),
    "raised": phrase("raised"),
    "withdrawn": phrase("withdrawn"),
    "bets_open": phrase("bets open"),
    "bets_closed": phrase("bets closed"),
    "cards_dealt": phrase("cards dealt"),
    "chips": phrase("chips"),
    "cash": phrase("cash"),
    "credit": phrase("credit"),
    "earlier_round": phrase("earlier round"),
    "ante_of_redeal": phrase("ante of redeal"),
    "ante_without_game": phrase("ante without game"),
    "before_release": phrase("before release"),
    "deciding": phrase("deciding"),
    "after_play": phrase("after play"),
    "high_card": phrase("no pair"),
    "pair_or_better": phrase("a pair or better"),
    "play_area": phrase("in the Play area"),
    "elsewhere": phrase("elsewhere"),
    "other": phrase("the other deck"),
    "same": phrase("the same deck again"),
    "ranking": phrase("the ranking of hands"),
    "fold": phrase("a fold"),
    "tie": phrase("equal hands"),
    "qualifying": phrase("the dealer's lowest hand"),
    "next_hand": phrase("the next round"),
}
