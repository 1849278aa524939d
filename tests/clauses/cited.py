"""What each clause of a house decides: marks of faulty traces, rulings, bets, questions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from tests.clauses.coverage import clauses
from tests.clauses.faults import faulty
from tests.some_houses import house, ruled, shelf
from trainer.dealing.procedure import Part
from trainer.dealing.script import Script, faultless, script_for
from trainer.game.notation import read_round
from trainer.game.pay import Source
from trainer.game.settle import settle
from trainer.library.cases import Case, load_cases
from trainer.marking.mark import mark

Homes = Mapping[str, str]
"""For each clause that is cited, what cites it."""


@lru_cache(maxsize=8)
def apart_from_marks(name: str) -> Homes:
    """The clauses that a ruling, a bet that may not stand or a question in words cites."""
    found: dict[str, str] = {}
    for clause in clauses(name):
        found.update({clause.cite: "question"} if clause.asks else {})
    for rule in house(name).rules.bets:
        found.update(dict.fromkeys(_cites(rule.source), f"bet {rule.code}"))
    for line in ruled(name).lines:
        found.update(dict.fromkeys(_cites(line.source), f"scene {line.id}"))
    return found


@lru_cache(maxsize=8)
def worked(name: str) -> tuple[Case, ...]:
    """The worked rounds of the house that are not refused."""
    cases = load_cases(shelf().folder(name))
    return tuple(case for case in cases if case.refused is None)


def cited_by_faults(name: str, case: Case, every: int = 1) -> Homes:
    """The clauses that the marks of the case's faulty traces cite, each with such a trace."""
    script = _script(name, case)
    right = [str(act) for act in faultless(script)]
    found: dict[str, str] = {}
    for trace in list(faulty(script.round_, right))[::every]:
        for mistake in mark(script, trace).mistakes:
            for cite in _cites(mistake.source):
                found.setdefault(cite, f"mark {mistake.code}: {case.title}")
    return found


def _script(name: str, case: Case) -> Script:
    rules = house(name).rules
    round_ = read_round({**case.round_, "house": name}, {name: rules})
    return script_for(house(name), round_, settle(rules, round_), Part.WHOLE)


def _cites(source: Source) -> Iterator[str]:
    yield from (each for each in (source.cite, source.beside) if each)
