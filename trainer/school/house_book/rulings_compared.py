"""The rulings of two houses on the same events."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.dealing.irregularity import (
    WORDS,
    Event,
    Fact,
    Facts,
    Irregularities,
    Irregularity,
    every_facts,
)
from trainer.school.house_book.rulings import SILENT, ruling_words
from trainer.school.house_book.two_houses import HouseSide, HousesLine
from trainer.wording import phrase, say, say_list, say_phrase

_Lines = tuple[Irregularity | None, Irregularity | None]


def rulings_compared(one: Irregularities, other: Irregularities) -> Iterator[HousesLine]:
    """Every event on which at least one of them makes a ruling."""
    for event in Event:
        met: dict[tuple[str, str], tuple[_Lines, list[Facts]]] = {}
        for facts in every_facts(event):
            lines = (one.resolve(event, facts), other.resolve(event, facts))
            ids = tuple("" if line is None else line.id for line in lines)
            met.setdefault((ids[0], ids[1]), (lines, []))[1].append(facts)
        for lines, facts_met in met.values():
            if any(line is not None and not line.harmless for line in lines):
                yield _line(lines, facts_met)


def _line(lines: _Lines, met: list[Facts]) -> HousesLine:
    ruled = [line for line in lines if line is not None and not line.harmless]
    told = min(ruled, key=lambda line: sum(1 for _ in line.examples()))
    return HousesLine(told.heading + _which(told, met), *(_side(line) for line in lines))


def _side(line: Irregularity | None) -> HouseSide:
    return (
        HouseSide(say_phrase(SILENT))
        if line is None
        else HouseSide(ruling_words(line), line.source)
    )


def _which(told: Irregularity, met: list[Facts]) -> str:
    """The condition that tells these facts apart, if several lines concern them."""
    narrowed = []
    for fact, allowed in told.when.items():
        here = {facts[fact] for facts in met}
        if here < allowed:
            narrowed.append(_fact_words(fact, sorted(here)))
    return f" ({', '.join(narrowed)})" if narrowed else ""


def _fact_words(fact: Fact, words: list[str]) -> str:
    either = say_list([_word(word) for word in words], "or")
    match fact:
        case Fact.WHOSE:
            return say("the {holder}'s", holder=either)
        case Fact.CARDS:
            return _cards(words)
        case _:
            return say("{name}: {value}", name=say_phrase(_FACTS[fact]), value=either)


def _cards(words: list[str]) -> str:
    """``1 card``; as many as there can be, and fewer down to the first, are ``2 or more cards``."""
    most = WORDS[Fact.CARDS][-1]
    if len(words) > 1 and words[-1] == most:
        return say("{number} or more cards", number=words[0])
    if words == ["1"]:
        return say("1 card")
    return say("{numbers} cards", numbers=say_list(words, "or"))


def _word(word: str) -> str:
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
}
