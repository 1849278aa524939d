"""Per house a table of its document, made from the data: ``python -m tests.clauses.house_table``.

Each sentence in our own words, its clause, where it is enforced, its readings with their answers,
and a round that shows it. ``docs/houses`` holds the tables; a test holds them up to date.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from tests.clauses.coverage import clauses, coverage
from tests.expectations.test_expectations import told
from tests.some_houses import HOUSES, house, ruled, shelf
from trainer.dealing.clause import Clause, ClauseKind
from trainer.library.cases import load_cases
from trainer.library.edition import base_of, found_step
from trainer.library.readings_file import ReadingQuestion, load_readings

FOLDER = Path(__file__).parents[2] / "docs" / "houses"
_HEAD = ("Clause", "What it says", "Where it is enforced", "Readings", "A round that shows it")


def table(name: str) -> str:
    """The whole document of one house, as Markdown."""
    rules = house(name).rules
    lines = [
        f"# {rules.title}: the document, sentence by sentence",
        "",
        "Made from the house's files by `python -m tests.clauses.house_table`. Document: "
        f"`{rules.document}`, edition {rules.edition}. "
        "In **bold** the answer that the school takes.",
        "",
        _row(_HEAD),
        _row(["---"] * len(_HEAD)),
    ]
    return "\n".join([*lines, *(_row(cells) for cells in rows(name))]) + "\n"


def rows(name: str) -> Iterator[tuple[str, ...]]:
    """One row a sentence."""
    for clause in clauses(name):
        enforced, readings = "; ".join(homes(name, clause)), "<br>".join(_read(name, clause))
        shown = _shown_by(name, clause)
        for sentence in re.split(r"; ", clause.says):
            yield clause.cite, sentence, enforced, readings, shown


def _row(cells: tuple[str, ...] | list[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


# ------------------------------------------------------------------------- where it is enforced


def homes(name: str, clause: Clause) -> list[str]:
    """Acts, orders, money, bets, rulings and questions that cite the clause."""
    found = {_home(name, path) for path in coverage(name).get(clause.cite, frozenset())}
    return sorted(each for each in found if each)


def _home(name: str, path: str) -> str:
    if path.startswith("case: "):
        return ""
    if path.startswith("irregularity "):
        return f"ruling `{path.split()[1]}`"
    if path == "asked in words":
        return "question"
    step = re.match(r"procedure\.steps\.(\w+)", path)
    if step:
        return f"act `{step[1]}`"
    misdeal = re.match(r"procedure\.misdeals\.(\w+)", path)
    if misdeal:
        return f"misdeal `{misdeal[1]}`"
    order = re.match(r"procedure\.(order|wager_order|seat_order)\[(\d+)\]", path)
    return _order(name, order[1], int(order[2])) if order else _money(name, path)


def _order(name: str, kind: str, at: int) -> str:
    procedure = house(name).procedure
    if kind == "order":
        pair = procedure.order[at]
        return f"order: {pair.first} before {pair.then}"
    if kind == "wager_order":
        return f"order of wagers: {procedure.wager_order[at].step}"
    seats = procedure.seat_order[at]
    return f"order of seats: {', '.join(seats.steps)}"


def _money(name: str, path: str) -> str:
    rules = house(name).rules
    bet = re.match(r"rules\.bets\[(\d+)\]", path)
    if bet:
        return f"bet `{rules.bets[int(bet[1])].code}`"
    side = re.match(r"rules\.sides\[(\d+)\]", path)
    if side:
        return f"money: {rules.sides[int(side[1])].wager.words}"
    known = {
        "rules.ante_bonus": "money: Ante Bonus",
        "rules.ante": "money: Ante",
        "rules.play": "money: Play",
        "rules.envy": "money: Envy Bonus",
        "rules.qualifying": "money: whether the dealer plays",
        "rules.ranking_source": "call: the ranking of hands",
        "rules.meanings": "call: what a hand is",
        "rules.offers": "act at a wager that is not offered",
        "rules.placards": "money: the placard's pay tables",
        "procedure.own_pass": "order: a pass of its own",
    }
    return next((words for start, words in known.items() if path.startswith(start)), "")


# --------------------------------------------------------------------- its readings and a round


@lru_cache(maxsize=8)
def _questions(name: str) -> tuple[ReadingQuestion, ...]:
    return load_readings(shelf().folder(name)).questions


def _read(name: str, clause: Clause) -> Iterator[str]:
    for question in _questions(name):
        if any(said.clause == clause.cite for said in question.document):
            says = [
                f"**{each.says}**" if each.id == question.taken else each.says
                for each in question.answers
            ]
            yield f"{question.asks} {' · '.join(says)}"
    for why in _with_one_answer(name).get(clause.cite, ()):
        yield f"One answer: {why}"


@lru_cache(maxsize=8)
def _with_one_answer(name: str) -> Mapping[str, list[str]]:
    """Why a reading has no other answer, by the clause that it reads."""
    base = base_of(*shelf().own(name))
    found: dict[str, list[str]] = {}
    for each in base.readings.one_answer:
        value: Any = base.values[each.at.file]
        for step in each.at.steps:
            value = value[found_step(value, step)]
        found.setdefault(value.get("rule", ""), []).append(each.why)
    return found


def _shown_by(name: str, clause: Clause) -> str:
    """A worked round that proves it, a scene, a round done otherwise, or the question about it."""
    found = (*_proving(name, clause), *_scenes(name, clause), *_expected(name, clause))
    return found[0] if found else f"question: {clause.asks[0].ask}"


def _proving(name: str, clause: Clause) -> list[str]:
    cases = load_cases(shelf().folder(name))
    proving = [case.title for case in cases if clause.cite in case.proves]
    parts = [case.title for case in cases if any(p.startswith(clause.cite) for p in case.proves)]
    return proving or (parts if clause.kind is ClauseKind.MEANING else [])


def _scenes(name: str, clause: Clause) -> list[str]:
    lines = [line for line in ruled(name).lines if line.source.cite == clause.cite]
    return [f"scene: {line.title}" for line in lines]


def _expected(name: str, clause: Clause) -> list[str]:
    """The lines of tests/expectations of that clause."""
    lines = (line.split(" | ") for line in told(name)["expect"])
    return [f"round `{which}`: {done}" for which, cite, done, _ in lines if cite == clause.cite]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in HOUSES:
        (FOLDER / f"{each}.md").write_text(table(each), encoding="utf-8")
