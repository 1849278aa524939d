"""scenarios/live/tempers.yaml: the players of the live table."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from trainer import assets
from trainer.dealing.irregularity import FACTS, WORDS, Event, Fact
from trainer.drills.live.tempers import PlayerWish, Temper, Tempers, Tempo, WishAnswer
from trainer.errors import Place
from trainer.library.formats import reader
from trainer.library.formats.shape import (
    Field,
    Flag,
    Listed,
    Mapped,
    Notes,
    Parts,
    Record,
    SaidShape,
    Text,
    Whole,
    Word,
    near,
    optional,
    shown,
)

FILE = "live/tempers.yaml"
SEATS = 7
_NAME = Text("write a name like late_bet", "[a-z][a-z0-9_]*")
_TITLE = Field(Text(), about="what it is called")
_WEIGHT = Whole(1, 100)

TEMPO: Record[Parts] = Record(
    "tempo",
    {
        "title": _TITLE,
        "every": Field(Whole(2, 60), about="acts from one interruption to the next, about"),
        "at_once": Field(Whole(1, SEATS), about="so many wait at once, at most"),
        "quiet": Field(Whole(0, 90), about="in per cent: rounds in which nobody wants anything"),
        "hand_s": Field(Whole(5, 120), about="seconds that a hand takes the floor"),
    },
    lambda parts: {"hand_ms": 1000 * parts.pop("hand_s"), **parts},
)


def _ruled_or_read(parts: Parts, where: Place, notes: Notes) -> None:
    """A wish is ruled by an event and all its facts, or answered by the school's reading."""
    event, facts = parts.get("event"), parts.get("when")
    if notes.under(where):
        return
    if (event is None) == ("answers" not in parts) or (event is None) != (facts is None):
        notes.wrong(where, "write either event: with when:, or answers:")
    elif event is not None and facts is not None:
        _of_event(event, facts, where, notes)


def _of_event(event: Event, facts: dict[Fact, str], where: Place, notes: Notes) -> None:
    if set(facts) != set(FACTS[event]):
        asked = ", ".join(FACTS[event])
        notes.wrong((*where, "when"), f"a {event.words} is told by {asked}; write each of them")
    for fact, word in facts.items():
        if word not in WORDS[fact]:
            notes.wrong(
                (*where, "when", fact.value), f"no {shown(word)}; {near(word, WORDS[fact])}"
            )


WISH: Record[Parts] = Record(
    "wish",
    {
        "title": _TITLE,
        "seen": Field(Text(), about="what is seen of it, in a few words"),
        "said": Field(
            Listed(Text("write at most 32 letters", ".{1,32}"), "write words like [Wait.]"),
            about="what may be heard",
        ),
        "event": optional(Word(tuple(Event), "event")),
        "when": optional(
            Mapped(Word(tuple(Fact), "fact"), Text(), "write facts like {tender: credit}"),
            "the facts of the event",
        ),
        "answers": optional(
            Listed(Word(tuple(WishAnswer), "answer"), "write answers like [explain]"),
            "the right answers, the best one first",
        ),
        "lands_ms": optional(Whole(500, 12_000), "milliseconds until it has happened"),
        "reaches": optional(Flag(), "whether a hand reaches for a wager"),
    },
    lambda parts: {"facts" if name == "when" else name: part for name, part in parts.items()},
    _ruled_or_read,
)
TEMPER: Record[Temper] = Record(
    "temper",
    {
        "temper": Field(_NAME, about="its name"),
        "title": _TITLE,
        "weight": Field(_WEIGHT, about="how often it is met"),
        "wishes": Field(
            Mapped(_NAME, _WEIGHT, "write wishes like {question: 3}"), about="each with its weight"
        ),
    },
    lambda parts: Temper(parts.pop("temper"), **parts),
)


def _known_wishes(parts: Parts, where: Place, notes: Notes) -> None:
    known = parts.get("wishes", {})
    for at, temper in enumerate(parts.get("tempers", ())):
        for name in temper.wishes:
            if name not in known:
                place = (*where, "tempers", at, "wishes", name)
                notes.wrong(place, f"no wish '{name}'; {near(name, list(known))}")


TEMPERS: Record[Tempers] = Record(
    "file of tempers",
    {
        "live": Field(SaidShape("tempers"), about="tempers"),
        "tempos": Field(Mapped(_NAME, TEMPO, "write tempos, each under its name")),
        "wishes": Field(Mapped(_NAME, WISH, "write wishes, each under its name")),
        "tempers": Field(Listed(TEMPER, "write tempers as a list")),
        "names": Field(Listed(Text(), "write at least seven names", SEATS), about="of players"),
    },
    lambda parts: Tempers(
        {name: Tempo(name, **each) for name, each in parts["tempos"].items()},
        {name: PlayerWish(name, **each) for name, each in parts["wishes"].items()},
        parts["tempers"],
        parts["names"],
    ),
    _known_wishes,
)


def read_tempers(path: Path) -> Tempers:
    """The players of the file. Raises InputError with every problem."""
    return reader.read_file(path).shaped(TEMPERS)


@cache
def bundled_tempers() -> Tempers:
    """The players that come with the program."""
    return read_tempers(assets.folder("scenarios") / FILE)
