"""The fields of an irregularity: the facts that decide, what is done, and the words heard."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import combinations
from typing import Any

from trainer.dealing.irregularity import FACTS, WORDS, Deed, Event, Fact, Ruling
from trainer.library.draft import Draft
from trainer.library.irregularities_file import IRREGULARITIES_FILE
from trainer.library.irregularity_kinds import irregularity_kinds
from trainer.school.house_book.comparison import card_words, fact_word
from trainer.school.house_book.rulings import deed_words
from trainer.school.workshop.form_pieces import Choice, FormPiece, Line
from trainer.school.workshop.rulings import USUAL_DEEDS, put_deeds, put_fact, put_heard, words_of
from trainer.wording import phrase, say, say_list, say_phrase

_FEW = 3
"""A fact of so many values may be any of them together."""
_COUNTS = WORDS[Fact.CARDS]
_HAND = "3"
HEARD = (Event.SIDE_BET, Event.DISPUTE, Event.TALK, Event.CLAIM)
"""The events in which the words of a player are heard."""


def fact_pieces(at: int, written: dict[str, Any]) -> Iterator[FormPiece]:
    """A choice for each fact that may decide in the event of that line."""
    event = Event(written["event"])
    for fact in FACTS[event]:
        now = words_of(fact, written.get("when", {}).get(fact.value))
        sets = dict.fromkeys((*_sets(event, fact), now))
        yield Choice(
            f"irregularities.{at}.{fact.value}", say_phrase(_ASKED[fact]), ",".join(now),
            tuple((",".join(words), _told(fact, words)) for words in sets), IRREGULARITIES_FILE,
            ("irregularities", at, "when", fact.value), partial(_put_fact, at, fact),
        )  # fmt: skip


def _put_fact(at: int, fact: Fact, draft: Draft, value: str) -> None:
    put_fact(draft, at, fact, value.split(","))


def _sets(event: Event, fact: Fact) -> Iterator[tuple[str, ...]]:
    """The values that may be chosen together."""
    every = _every(event, fact)
    if fact is Fact.CARDS:
        yield from ((count,) for count in every if int(count) <= int(_HAND))
        yield from (_COUNTS[least:] for least in range(1, 4))
        if event is Event.CARD_COUNT:
            yield tuple(each for each in every if each != _HAND)
    else:
        some = range(1, len(every)) if len(every) <= _FEW else (1,)
        yield from (each for count in some for each in combinations(every, count))
    yield every


def _every(event: Event, fact: Fact) -> tuple[str, ...]:
    """The values of the fact that can be seen: no card that is exposed is nothing to see."""
    return WORDS[fact][1:] if event is Event.EXPOSED and fact is Fact.CARDS else WORDS[fact]


def _told(fact: Fact, words: Sequence[str]) -> str:
    if tuple(words) == WORDS[fact]:
        return say("any")
    if fact is not Fact.CARDS:
        return say_list([fact_word(each) for each in words], "or")
    if set(words) == {*_COUNTS} - {_HAND}:
        return say("any number but {count}", count=_HAND)
    return card_words([*words])


def deed_piece(at: int, written: dict[str, Any]) -> Choice:
    """What is done after the ruling: as the bundled houses do after such a ruling."""
    ruling, now = Ruling(written["ruling"]), tuple(map(Deed, written.get("follows", ())))
    kinds = (each.line.follows for each in irregularity_kinds() if each.line.ruling is ruling)
    ways = dict.fromkeys((USUAL_DEEDS.get(ruling, ()), *kinds, (), now))
    return Choice(
        f"irregularities.{at}.follows", say("What is done then"), ",".join(now),
        tuple((",".join(deeds), _deeds_told(deeds)) for deeds in ways), IRREGULARITIES_FILE,
        ("irregularities", at, "follows"), partial(_put_deeds, at),
    )  # fmt: skip


def _put_deeds(at: int, draft: Draft, value: str) -> None:
    put_deeds(draft, at, [each for each in value.split(",") if each])


def _deeds_told(deeds: Iterable[Deed]) -> str:
    return say_list([deed_words(each) for each in deeds]) or say("nothing is said")


def heard_pieces(at: int, written: dict[str, Any]) -> Iterator[FormPiece]:
    """A line for each sentence that may be heard, and one for one more."""
    heard = written.get("said", ())
    if Event(written["event"]) not in HEARD:
        return
    for number, each in enumerate((*heard, "")):
        name = say("Words heard") if each else say("More words heard")
        yield Line(
            f"irregularities.{at}.said.{number}", name, each, IRREGULARITIES_FILE,
            ("irregularities", at, "said", number), partial(_put_heard, at, number),
        )  # fmt: skip


def _put_heard(at: int, number: int, draft: Draft, value: str) -> None:
    put_heard(draft, at, number, value)


_ASKED = {
    Fact.FOREIGN: phrase("The card belongs to another deck"),
    Fact.CARDS: phrase("Number of cards"),
    Fact.WHOSE: phrase("Whose cards"),
    Fact.HANDLED: phrase("A player has handled them"),
    Fact.MOVABLE: phrase("Moving whole hands puts it right"),
    Fact.NOTICED: phrase("Noticed"),
    Fact.FAULT: phrase("The lamp shows a fault"),
    Fact.CHANGE: phrase("The wager is"),
    Fact.MOMENT: phrase("At what moment"),
    Fact.TENDER: phrase("Laid down"),
    Fact.BET: phrase("It is a bet"),
    Fact.AMBIGUOUS: phrase("The rules can be read in two ways"),
    Fact.OFF_TABLE: phrase("Off the table or out of view"),
    Fact.ABOUT_CARDS: phrase("It is about the cards"),
    Fact.CLAIM: phrase("What is asked for"),
    Fact.ANTE: phrase("The player has an Ante"),
    Fact.STAGE: phrase("At what moment"),
    Fact.HAND: phrase("The hand"),
    Fact.PLACED: phrase("Where the cards lie"),
    Fact.DECK: phrase("The deck"),
    Fact.ABOUT: phrase("What it is about"),
}
