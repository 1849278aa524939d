"""What covers each clause of a house's document: the table that the clause tests look at."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import lru_cache

from tests.some_houses import house, ruled, shelf
from trainer.dealing.clause import Clause
from trainer.game.pay import Source
from trainer.library.cases import load_cases
from trainer.library.house_files.clauses_file import load_clauses

Coverage = Mapping[str, frozenset[str]]


@lru_cache(maxsize=8)
def clauses(name: str) -> tuple[Clause, ...]:
    return load_clauses(shelf().folder(name))


@lru_cache(maxsize=8)
def coverage(name: str) -> Coverage:
    """Each citation in use at the house, with everything that cites it."""
    found: dict[str, set[str]] = defaultdict(set)
    for what, cite in _cited(name):
        found[cite.removeprefix("School's reading (").removesuffix(")")].add(what)
    return {cite: frozenset(what) for cite, what in found.items()}


def _cited(name: str) -> Iterator[tuple[str, str]]:
    for path, source in _sources(house(name).rules, "rules"):
        yield from ((path, cite) for cite in (source.cite, source.beside))
    for path, source in _sources(house(name).procedure, "procedure"):
        yield from ((path, cite) for cite in (source.cite, source.beside))
    for line in ruled(name).lines:
        yield f"irregularity {line.id}", line.source.cite
    for case in load_cases(shelf().folder(name)):
        yield from ((f"case: {case.title}", cite) for cite in case.proves)
    for clause in clauses(name):
        if clause.asks:
            yield "asked in words", clause.cite


def _sources(value: object, path: str) -> Iterator[tuple[str, Source]]:
    """Every source inside a value, mappings and tuples, with its path."""
    if isinstance(value, Source):
        yield path, value
    elif isinstance(value, Mapping):
        for key, each in value.items():
            yield from _sources(each, f"{path}.{key}")
    elif isinstance(value, tuple):
        for number, each in enumerate(value):
            yield from _sources(each, f"{path}[{number}]")
    else:
        for name in getattr(type(value), "__match_args__", ()):
            yield from _sources(getattr(value, name), f"{path}.{name}")


def covering(name: str, clause: Clause) -> frozenset[str]:
    """What covers the clause: only what cites it itself."""
    return coverage(name).get(clause.cite, frozenset())


def table(name: str) -> str:
    """The clauses of the house, one a line, each with how it is covered."""
    rows = []
    for clause in clauses(name):
        found = sorted(covering(name, clause))
        shown = "; ".join(found[:3]) + ("; ..." if len(found) > 3 else "")
        rows.append(f"{clause.cite:32} {clause.kind:8} {len(found):3}  {shown}")
    return "\n".join(rows)
