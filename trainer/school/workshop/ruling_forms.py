"""The irregularities of a draft as forms: one more, one less, and the fields of each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations
from typing import Any

from trainer.dealing.irregularity import (
    ENDS_HAND,
    FACTS,
    WORDS,
    Deed,
    Event,
    Fact,
    Irregularity,
    Ruling,
)
from trainer.errors import Place
from trainer.game.rules import HouseRules
from trainer.library.draft import Draft
from trainer.library.house_files.irregularities_file import IRREGULARITIES_FILE
from trainer.library.irregularity_kinds import irregularity_kinds
from trainer.library.workshop_file import UNRULED
from trainer.school.house_book.comparison import card_words, fact_word
from trainer.school.house_book.rulings import deed_words
from trainer.school.workshop.form_pieces import Choice, FormPiece, Line, Section, text_line
from trainer.school.workshop.rulings import (
    USUAL_DEEDS,
    add_ruling,
    may_be_dead,
    may_be_ruled,
    put_begun_anew,
    put_deeds,
    put_fact,
    put_heard,
    put_kind,
    put_ruling,
    remove_ruling,
    words_of,
)
from trainer.wording import Phrase, phrase, say, say_count, say_list, say_phrase

ADD = "irregularities.add"
"""The key of the field by which one more is chosen."""


def ruling_sections(draft: Draft) -> Iterator[Section]:
    """A section to add an irregularity, one for each that the draft rules on, and one for a round
    that does not count. Raises InputError."""
    lines = draft.at(IRREGULARITIES_FILE, ("irregularities",)) or []
    rules, kinds = draft.house().rules, may_be_ruled(draft)
    free = [(each.line, replace(each.line, words=rules.spoken).heading) for each in kinds]
    yield _added(free, len(lines))
    yield from (_ruled(draft, rules, at, line, free) for at, line in enumerate(lines))
    if lines:
        yield _begun_anew(draft)


def event_of(draft: Draft, place: Place) -> str:
    """The id of the irregularity at that place; empty where there is none. Raises InputError."""
    written = draft.at(IRREGULARITIES_FILE, place) if place[:1] == ("irregularities",) else None
    return str(written["id"]) if isinstance(written, dict) else ""


Free = Sequence[tuple[Irregularity, str]]
"""The irregularities on which the draft does not rule yet, each with its words."""


def _added(free: Free, there: int) -> Section:
    # Look-alikes come along with what they look like, and would fill half of the list.
    calling = {line.event for line, _ in free if not line.harmless}
    kinds = tuple(
        (line.id, heading)
        for line, heading in free
        if not line.harmless or line.event not in calling
    )
    add = Choice(
        ADD, say("Add an irregularity"), "", kinds, IRREGULARITIES_FILE, ("irregularities",),
        add_ruling,
    )  # fmt: skip
    says = say_count("{count} irregularity", "{count} irregularities", count=there)
    return Section(
        "irregularities", say("Seen or heard at the table"), says, (add,), file=IRREGULARITIES_FILE,
        above=say("What happens at the table and how it is ruled. Drills and exams show it."),
    )  # fmt: skip


def _ruled(
    draft: Draft,
    rules: HouseRules,
    at: int,
    written: dict[str, Any],
    free: Free,
) -> Section:
    dead = may_be_dead(written)
    rulings = (each for each in Ruling if dead or each not in ENDS_HAND)
    options = tuple((each.value, each.words) for each in rulings)
    key, place = f"irregularities.{at}", ("irregularities", at)
    now = "" if written.get("reading") == UNRULED else str(written.get("ruling", ""))
    choice = Choice(
        key, say("Ruling"), now, options, IRREGULARITIES_FILE, (*place, "ruling"),
        partial(put_ruling, at),
    )  # fmt: skip
    title = text_line(draft, f"{key}.title", say("What happens"), (*place, "title"),
                      IRREGULARITIES_FILE)  # fmt: skip
    why = text_line(draft, f"{key}.why", say("Reason"), (*place, "why"), IRREGULARITIES_FILE)
    heading = rules.say(Phrase(str(written.get("title", ""))))
    kinds = ((line.id, told) for line, told in free if line.event.value != written.get("event"))
    kind = Choice(
        f"{key}.kind", say("What is seen or heard"), _NOW, ((_NOW, heading), *kinds),
        IRREGULARITIES_FILE, (*place, "event"), partial(_put_kind, at),
    )  # fmt: skip
    ruled = Choice(
        f"{key}.ruled", say("This house"), "yes",
        (("yes", say("rules on it")), ("no", say("does not rule on it"))),
        IRREGULARITIES_FILE, place, partial(_take, at),
    )  # fmt: skip
    return Section(
        key, heading, dict(options).get(now, say("not said yet")),
        (
            kind, choice, *fact_pieces(at, written), *([deed_piece(at, written)] if now else []),
            title, *([why] if now else []),
            *heard_pieces(at, written), ruled,
        ),
        str(written.get("rule", "")), "reading" in written, place,
        IRREGULARITIES_FILE,
    )  # fmt: skip


_NOW = "now"


def _put_kind(at: int, draft: Draft, value: str) -> None:
    if value != _NOW:
        put_kind(draft, at, value)


def _take(at: int, draft: Draft, value: str) -> None:
    if value == "no":
        remove_ruling(draft, at)


def _begun_anew(draft: Draft) -> Section:
    """The acts that follow a round that does not count."""
    place = ("begun_anew",)
    written = draft.at(IRREGULARITIES_FILE, place) or {}
    now = "unsaid" if not written else "announce" if written["announces"] else "rack"
    options = (
        ("unsaid", say("nothing is said")),
        ("rack", say("the cards go to the rack")),
        ("announce", say("the cards go to the rack, and bets are called for again")),
    )
    anew = Choice("begun_anew", say("Then"), now, options, IRREGULARITIES_FILE, place,
                  put_begun_anew)  # fmt: skip
    why = (text_line(draft, "begun_anew.why", say("Reason"), (*place, "why"), IRREGULARITIES_FILE),)
    return Section(
        "begun_anew", say("A round that does not count"), dict(options)[now],
        (anew, *(why if written else ())), str(written.get("rule", "")), "reading" in written,
        place, IRREGULARITIES_FILE,
    )  # fmt: skip


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
    """The values of the fact that can be seen."""
    # No card that is exposed is nothing to see.
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
    """The acts after the ruling, as the bundled houses do them."""
    ruling, now = Ruling(written["ruling"]), tuple(map(Deed, written.get("follows", ())))
    kinds = (each.line.follows for each in irregularity_kinds() if each.line.ruling is ruling)
    ways = dict.fromkeys((USUAL_DEEDS.get(ruling, ()), *kinds, (), now))
    return Choice(
        f"irregularities.{at}.follows", say("What follows"), ",".join(now),
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
