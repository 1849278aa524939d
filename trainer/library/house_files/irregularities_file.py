"""irregularities.yaml: a house's rulings on irregularities, as values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from trainer.dealing.irregularity import (
    ENDS_HAND,
    OF_ONE_HAND,
    WORDS,
    BegunAnew,
    Deed,
    Event,
    Fact,
    Irregularities,
    Irregularity,
    Ruling,
    every_facts,
    is_of_one_hand,
)
from trainer.errors import HouseFileError, InputError, Place
from trainer.game.house_words import SpokenWords
from trainer.library.formats import reader, source
from trainer.library.formats.shape import (
    Field,
    Flag,
    Listed,
    Mapped,
    Notes,
    Parts,
    Record,
    Schema,
    Shape,
    Text,
    Whole,
    Word,
    near,
    not_here,
    optional,
)
from trainer.library.house_files.file_parts import cited
from trainer.library.ruling_cases import must_be_facts
from trainer.wording import phrase, say

IRREGULARITIES_FILE = "irregularities.yaml"
_COUNT = Whole(0, len(WORDS[Fact.CARDS]) - 1)
_NAME = Text(phrase("write a name like foreign_card"), "[a-z][a-z0-9_]*")


def read_words(written: object) -> frozenset[str]:
    """The values of a fact as a sound file has them."""
    return _Words().read(written, (), Notes()) or frozenset()


class _Words(Shape[frozenset[str]]):
    """The allowed values of a fact: a word, a list of words, or a count with its bounds."""

    def read(self, value: object, where: Place, notes: Notes) -> frozenset[str] | None:
        if isinstance(value, Mapping):
            return _BOUNDS.read(value, where, notes)
        words = value if isinstance(value, list) else [value]
        if words and all(isinstance(word, str) and word for word in words):
            return frozenset(words)
        notes.wrong(where, not_here(value, phrase("write a word or a list of words")))
        return None

    def schema(self) -> Schema:
        some = {"type": "array", "items": {"type": "string"}, "minItems": 1}
        return {"anyOf": [{"type": ["string", "integer"]}, some, _BOUNDS.schema()]}


def _counts(parts: Parts) -> frozenset[str]:
    least, most = parts.get("at_least", 0), parts.get("at_most", 99)
    other = parts.get("other_than")
    counts = (int(word) for word in WORDS[Fact.CARDS])
    return frozenset(str(n) for n in counts if least <= n <= most and n != other)


_BOUNDS: Record[frozenset[str]] = Record(
    phrase("count"),
    {
        "at_least": optional(_COUNT),
        "at_most": optional(_COUNT),
        "other_than": optional(_COUNT),
    },
    _counts,
)


def _line(parts: Parts) -> Irregularity:
    return Irregularity(
        id=parts["id"],
        title=parts["title"],
        event=parts["event"],
        when=parts.get("when", {}),
        ruling=parts["ruling"],
        follows=parts.get("follows", ()),
        why=parts["why"],
        source=parts["source"],
        look_alikes=parts.get("look_alikes", ()),
        said=parts.get("said", ()),
        beliefs=parts.get("beliefs", {}),
    )


def _known_facts(parts: Parts, where: Place, notes: Notes) -> None:
    must_be_facts(parts.get("event"), parts.get("when", {}), (*where, "when"), notes)
    if parts.get("ruling") in ENDS_HAND:
        _one_players_hand(parts, where, notes)
    elif Deed.TAKE in parts.get("follows", ()):
        message = say("only a dead hand loses its wagers; write ruling: forfeit, or leave take out")
        notes.wrong((*where, "follows"), message)


def _one_players_hand(parts: Parts, where: Place, notes: Notes) -> None:
    """A dead hand is that of one player, and its wagers go back or are lost."""
    ruling = parts["ruling"]
    deed, others = ENDS_HAND[ruling], {*ENDS_HAND.values()} - {ENDS_HAND[ruling]}
    follows = parts.get("follows", ())
    if "event" in parts and not is_of_one_hand(parts["event"], parts.get("when", {})):
        known = ", ".join(OF_ONE_HAND)
        message = say(
            "only one player's hand can be dead; write one of the events {known}, for card_count "
            "with whose: player",
            known=known,
        )
        notes.wrong((*where, "ruling"), message)
    elif deed not in follows or others & {*follows}:
        message = say("{ruling} does not say {deed}; write follows: [{deed}, play_on]",
                      ruling=ruling, deed=deed)  # fmt: skip
        notes.wrong((*where, "follows"), message)


_RULING = Word(tuple(Ruling), phrase("ruling"))
_BELIEF = Text(phrase("write a number like IR01"), "[A-Z]{2}[0-9]{2}")
_TEXTS = Listed(Text(), phrase("write a list of sentences"))
_LINE: Record[Irregularity] = cited(
    phrase("irregularity"),
    {
        "id": Field(_NAME, about=phrase("a short name, its own in this file")),
        "title": Field(Text(), about=phrase("what happens, in one sentence")),
        "event": Field(Word(tuple(Event), phrase("event")), about=phrase("what is seen")),
        "when": optional(
            Mapped(
                Word(tuple(Fact), phrase("fact")), _Words(), phrase("write facts like handled: no")
            ),
            "the facts that decide",
        ),
        "ruling": Field(_RULING, about=phrase("what the dealer rules")),
        "follows": optional(
            Listed(
                Word(tuple(Deed), phrase("deed")), phrase("write a list of deeds like [return]")
            ),
            "what is done after it",
        ),
        "why": Field(Text(), about=phrase("what a trainee should understand")),
        "look_alikes": optional(
            Listed(_NAME, phrase("write a list of names")),
            "lines that look like this one and are ruled otherwise",
        ),
        "said": optional(_TEXTS, "words that may be heard"),
        "beliefs": optional(
            Mapped(_RULING, _BELIEF, phrase("write beliefs like void: IR01")),
            "the wrong rule that leads to another ruling",
        ),
    },
    _line,
    _known_facts,
)
_LINES: Shape[tuple[Irregularity, ...]] = Listed(_LINE, phrase("write a list of irregularities"))


def _contradictions(parts: Parts, where: Place, notes: Notes) -> None:
    lines: tuple[Irregularity, ...] = parts.get("irregularities", ())
    for at, line in enumerate(lines):
        for problem in (*_twice(lines[:at], line), *_look_alikes(lines, line)):
            notes.wrong(("irregularities", at), problem)


def _twice(before: tuple[Irregularity, ...], line: Irregularity) -> Iterator[str]:
    for other in before:
        if other.id == line.id:
            yield f"'{line.id}' appears twice; give each line its own id"
        elif other.event is line.event and _overlap(other, line):
            yield f"decides the same facts as {other.id}; let one of them apply"


def _overlap(one: Irregularity, other: Irregularity) -> bool:
    return any(one.applies(facts) and other.applies(facts) for facts in every_facts(one.event))


def _look_alikes(lines: tuple[Irregularity, ...], line: Irregularity) -> Iterator[str]:
    known = {each.id: each for each in lines}
    if not line.harmless and not line.look_alikes:
        yield f"'{line.id}' names no look-alike; add look_alikes: [...]"
    for name in line.look_alikes:
        if name not in known:
            yield f"no line '{name}' to look alike; {near(name, known)}"
        elif known[name].ruling is line.ruling:
            yield f"'{name}' is ruled like '{line.id}'; name one that is ruled otherwise"


_ANEW: Record[BegunAnew] = cited(
    phrase("round begun anew"),
    {
        "announces": Field(Flag(), about=phrase("whether the house calls for bets again")),
        "why": Field(Text(), about=phrase("what a trainee should understand")),
    },
    lambda parts: BegunAnew(parts["announces"], parts["why"], parts["source"]),
)

IRREGULARITIES: Record[Any] = Record(
    phrase("irregularities file"),
    {
        "irregularities": Field(_LINES, about=phrase("every event that the house rules on")),
        "begun_anew": optional(_ANEW, "what follows a round that does not count"),
    },
    lambda parts: (parts["irregularities"], parts.get("begun_anew")),
    _contradictions,
)


def load_irregularities(folder: Path, words: SpokenWords | None = None) -> Irregularities:
    """The rulings of that folder's house, told in these words of its own. Raises HouseFileError
    with every problem."""
    path = folder / IRREGULARITIES_FILE
    try:
        return irregularities_of(source.text_of(path), path, words)
    except InputError as error:
        raise HouseFileError(error.problems) from None


def irregularities_of(text: str, path: Path, words: SpokenWords | None) -> Irregularities:
    """The same from the text of that file. Raises InputError with every problem."""
    return _read(text, _Named(path), path.parent.resolve().name, words)


@dataclass(frozen=True, slots=True)
class _Named:
    """The file of a text, which says the same in any folder."""

    path: Path = field(compare=False)


@lru_cache(maxsize=32)
def _read(text: str, file: _Named, house: str, words: SpokenWords | None) -> Irregularities:
    """The rulings in that text."""
    # Cached: reading takes 10 ms, and every trainee's records ask for it.
    if words is None:
        return irregularities_in(reader.read_text(text, source.name_of(file.path)), house)
    return _read(text, file, house, None).said_in(words)


def irregularities_in(document: reader.FileDocument, house: str) -> Irregularities:
    """The rulings of that house, by its document. Raises HouseFileError with every problem."""
    lines, begun_anew = document.shaped(IRREGULARITIES, HouseFileError)
    return Irregularities(house, lines, begun_anew)
