"""The parts of a house book's chapters: sections of entries, each with its source."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from trainer.game.pay import Source
from trainer.wording import Worded, phrase, say, say_list


class Chapter(Worded):
    """The chapters of a house book, in reading order."""

    PAY_TABLES = "pay_tables", phrase("Pay tables")
    WAGERS = "wagers", phrase("Wagers")
    ROUND = "round", phrase("Round")
    IRREGULARITIES = "irregularities", phrase("Irregularities")
    READINGS = "readings", phrase("Readings")
    CLAUSES = "clauses", phrase("Clauses")


class Entry(Struct, frozen=True):
    """One decision of the house: ``what`` it concerns, and what it ``says``. ``key`` is equal for
    the same decision at every house. The first of ``sources`` is the deciding clause. ``note`` is a
    further sentence; ``parts`` are entries below it."""

    key: str
    what: str
    says: str = ""
    sources: tuple[Source, ...] = ()
    note: str = ""
    parts: tuple[Entry, ...] = ()

    @property
    def source(self) -> Source | None:
        """The clause that decides; None for a heading."""
        return self.sources[0] if self.sources else None

    @property
    def cite(self) -> str:
        """The clause; empty if there is none."""
        return self.source.cite if self.source is not None else ""

    @property
    def is_reading(self) -> bool:
        """True if this is the school's reading and not the house's own words."""
        return self.reason is not None

    @property
    def reason(self) -> str | None:
        """The reason for the reading; None if the house says so itself."""
        return self.source.reason if self.source is not None else None


class BookSection(Struct, frozen=True):
    """Entries under one heading. ``otherwise`` is the rule for everything without an entry here;
    ``speaks``: the entries are sentences that need no heading."""

    key: str
    title: str
    entries: tuple[Entry, ...]
    otherwise: str
    intro: str = ""
    speaks: bool = False


class EntryFound(Struct, frozen=True):
    """An entry with the words of the headings above it."""

    over: tuple[str, ...]
    entry: Entry

    @property
    def inside(self) -> str:
        """Its words without the heading: ``Reveal the dealer's hand, after the stub is racked``."""
        return ", ".join([*self.over[1:], self.entry.what])


def grouped(found: Iterable[EntryFound]) -> tuple[str, ...]:
    """The entries in words, grouped by heading: ``Pair Plus: Straight, Flush``."""
    under: dict[str, list[str]] = {}
    for each in found:
        words = under.setdefault(", ".join(each.over) or each.entry.what, [])
        if each.over[0]:
            words.append(each.entry.what)
    return tuple(
        say("{name}: {value}", name=heading, value=_joined(words)) if words else heading
        for heading, words in under.items()
    )


def _joined(words: list[str]) -> str:
    return say_list(tuple(dict.fromkeys(words)), ";" if any("," in each for each in words) else "")


def every_entry(sections: tuple[BookSection, ...]) -> Iterator[EntryFound]:
    """All entries and their parts, from the top."""
    for section in sections:
        for entry in section.entries:
            yield from _below(("" if section.speaks else section.title,), entry)


def _below(over: tuple[str, ...], entry: Entry) -> Iterator[EntryFound]:
    yield EntryFound(over, entry)
    below = (*over, entry.what) if over[0] else (entry.what,)
    for part in entry.parts:
        yield from _below(below, part)
