"""The words of the program in the reader's language: English, until a catalogue is put in its
place.

Every thread has a language of its own, and a new one speaks English. Work that is begun for a
reader runs in the context of the thread that asks: ``Thread(target=spoken_as_here(work))``.

Every sentence is written once, in English, as a whole with named places: ``say("Seat {seat} is
skipped", seat=3)``. The English sentence is its own key in the catalogue, so what is not yet
translated is still said. Names and clauses are values, never sentences: they stay as they are.

A sentence says the usual words, such as Play and player. While a house is spoken of, its own words
stand in their place: ``with speaking_of(rules.spoken)``.

Sentences are said when they are shown, never when a module is read. A table of them holds phrases,
``TITLES = {Verb.DEAL: phrase("Deal to {whom}")}``, and says the one that fits:
``say_phrase(TITLES[verb], whom=whom)``. ``make translations`` finds every text that stands in a
call of ``say``, ``say_count``, ``phrase`` or ``named_fault``; a comment
``# For translators: ...`` above it goes along.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar, copy_context
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import lru_cache, partial
from typing import Literal, NewType, ParamSpec, Protocol, Self, TypeVar

Catalogue = Callable[[str, int | None], str]
"""The sentence in the reader's language, for that count of things where it counts some."""


class OwnWords(Protocol):
    """The words of a house: equal ones have one hash."""

    def __hash__(self) -> int: ...

    def name(self, usual: str) -> str:
        """The house's name for what is usually called so."""

    def put(self, text: str, said: str, language: str) -> str:
        """The sentence with these words in it. It is given in English, and in the language of that
        name."""


Phrase = NewType("Phrase", str)
"""A sentence in English that is written in one place and said in another."""


def _english(text: str, count: int | None) -> str:
    return text


@dataclass(frozen=True, slots=True)
class Speaker:
    """A language: its sentences, the marks that part its figures, its name in files. ``own`` are
    the words of the house that is spoken of."""

    catalogue: Catalogue = _english
    # A dict has no hash; speakers that differ in it differ in their catalogue, too.
    marks: Mapping[int, str] = field(default_factory=dict, hash=False)
    language: str = "en"
    own: OwnWords | None = None

    def told(self, text: str, count: int | None) -> str:
        """The sentence, its named places still empty."""
        said = self.catalogue(text, count)
        return said if self.own is None else self.own.put(text, said, self.language)


_ENGLISH = Speaker()
_speaker: ContextVar[Speaker] = ContextVar("speaker", default=_ENGLISH)

Asked = ParamSpec("Asked")
Found = TypeVar("Found")


def speak(
    catalogue: Catalogue | None, *, group: str = ",", point: str = ".", language: str = ""
) -> None:
    """Say everything in this thread from now on by that catalogue; in English where there is none.

    ``group`` parts the thousands of a number, ``point`` its fraction; ``language`` is its name in
    files, like ``ru``.
    """
    marks = {ord(","): group, ord("."): point} if (group, point) != (",", ".") else {}
    own = _speaker.get().own
    _speaker.set(_of_house(Speaker(catalogue, marks, language) if catalogue else _ENGLISH, own))


# One speaker for a language and a house: what was drawn in its words is known by it.
@lru_cache(maxsize=64)
def _of_house(speaker: Speaker, own: OwnWords | None) -> Speaker:
    return replace(speaker, own=own)


def speak_of(own: OwnWords | None) -> None:
    """Say everything in this thread from now on in these words of a house; in the usual ones for
    None."""
    _speaker.set(_of_house(_speaker.get(), own))


@contextmanager
def speaking_of(own: OwnWords | None) -> Iterator[None]:
    """Within it this thread says everything in these words of a house."""
    before = _speaker.set(_of_house(_speaker.get(), own))
    try:
        yield
    finally:
        _speaker.reset(before)


@contextmanager
def in_english(own: OwnWords | None = None) -> Iterator[None]:
    """Within it this thread says everything in English, in these words of a house."""
    # What is recorded is the same wherever it is done.
    before = _speaker.set(_of_house(_ENGLISH, own))
    try:
        yield
    finally:
        _speaker.reset(before)


def spoken_as_here(work: Callable[Asked, Found]) -> Callable[Asked, Found]:
    """The work, to be run once in another thread in the language that this one speaks now."""
    return partial(copy_context().run, work)


def now_speaking() -> object:
    """The translation of this thread: the same object as long as the language and the house's words
    are the same."""
    return _speaker.get()


def speaks_english() -> bool:
    """True if nothing is translated."""
    return _speaker.get().catalogue is _english


def language() -> str:
    """The name in files of the language that this thread speaks: ``en``, ``ru``."""
    return _speaker.get().language


def say(text: str, /, **values: object) -> str:
    """The sentence in the reader's language, its named places filled."""
    said = _speaker.get().told(text, None)
    return _filled(said, values) if values else said


def say_count(one: str, many: str, /, *, count: int, **values: object) -> str:
    """The sentence that fits the count: ``say_count("{count} seat", "{count} seats", count=2)``.

    ``many`` is the key in the catalogue, which has as many forms as its language needs.
    """
    speaker = _speaker.get()
    if count == 1 and speaker.catalogue(many, count) == many:
        many = one
    said = speaker.told(many, count)
    return _filled(said, {"count": say_figure(f"{count:,}"), **values})


def _filled(said: str, values: Mapping[str, object]) -> str:
    """The sentence with its places filled; in Chinese a space parts its letters from all others."""
    if _speaker.get().language != "zh_CN":
        return said.format_map(values)
    filled = _with_edges(said).format_map(values)
    return _PARTED.sub(" ", filled).replace(_EDGE, "")


@lru_cache(maxsize=8192)
def _with_edges(said: str) -> str:
    return _EDGES.sub(_EDGE, said)


_EDGE = "\ue000"
_CHINESE = "\u4e00-\u9fff"
_EDGES = re.compile(rf"(?<=[{_CHINESE}]) ?(?={{)|(?<=}}) ?(?=[{_CHINESE}])|(?<=}})(?={{)")
# Chinese marks are as wide as a letter, and need no space.
_OTHER = rf"[^{_CHINESE}{_EDGE}\s“”‘’…—\u3000-\u303f\uff00-\uffef]"
_PARTED = re.compile(
    rf"(?<=[{_CHINESE}]){_EDGE}+(?={_OTHER})|(?<={_OTHER}){_EDGE}+(?=[{_CHINESE}])"
)


def phrase(text: str, /) -> Phrase:
    """The English sentence as it stands, found by the translators, to be said later."""
    return Phrase(text)


def named_fault(code: str, text: str, /) -> tuple[str, Phrase]:
    """A fault by its code, and its sentence as a ``phrase``."""
    return code, Phrase(text)


def say_phrase(text: Phrase, /, **values: object) -> str:
    """``say`` for a sentence that was written elsewhere as a ``phrase``."""
    return say(text, **values)


def own_name(usual: str) -> str:
    """The name that the house which is spoken of has for what is usually called so."""
    own = _speaker.get().own
    return usual if own is None else own.name(usual)


def say_list(things: Sequence[str], joined: Literal["and", "or", "", ";"] = "and") -> str:
    """The things one after another: ``Ante, Play and Pair Plus``; with commas alone for ``""``, and
    with semicolons for ``";"``, where things have commas of their own."""
    if not things:
        return ""
    *others, last = things
    if not others:
        return last
    first = others[0]
    for thing in others[1:]:
        first = _then(first, thing, ";" if joined == ";" else "")
    match joined:
        case "and":
            return say("{things} and {last}", things=first, last=last)
        case "or":
            return say("{things} or {last}", things=first, last=last)
        case _:
            return _then(first, last, joined)


def _then(things: str, thing: str, mark: Literal["", ";"]) -> str:
    if mark:
        return say("{things}; {thing}", things=things, thing=thing)
    return say("{things}, {thing}", things=things, thing=thing)


def say_figure(plain: str) -> str:
    """A number such as ``1,234.50`` with the marks of the reader's language."""
    marks = _speaker.get().marks
    return plain.translate(marks) if marks else plain


_NO_WORDS = Phrase("")


class Worded(StrEnum):
    """A value that is kept by its code and shown by its words."""

    phrase_: Phrase

    # Every member has words: to mypy a value looked up by its code is a call with that alone.
    def __new__(cls, code: str, words: Phrase = _NO_WORDS) -> Self:
        made = str.__new__(cls, code)
        made._value_, made.phrase_ = code, words
        return made

    @property
    def words(self) -> str:
        """It in the reader's language."""
        return say_phrase(self.phrase_)
