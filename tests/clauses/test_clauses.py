"""Every clause of the five documents is covered by a rule, a step, a ruling, a case or a question.

``python -m pytest tests/clauses -s -k table`` prints the table.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.clauses.coverage import clauses, coverage, covering, table
from tests.some_houses import HOUSES, shelf
from trainer.dealing.clause import ClauseKind
from trainer.drills.questions.lesson import manner_skills
from trainer.drills.questions.question import ask
from trainer.errors import HouseFileError
from trainer.library.house_files.clauses_file import load_clauses

COUNTS = {"mbs": 59, "six-card-bonus": 41, "prime": 26, "posted": 16, "boxes": 15}
"""How many clauses, paragraphs and bullets the documents have, counted by hand."""


@pytest.mark.parametrize("name", HOUSES)
def test_no_clause_is_left_out_of_the_list(name: str) -> None:
    assert len(clauses(name)) == COUNTS[name]


@pytest.mark.parametrize("name", HOUSES)
def test_no_clause_is_uncovered(name: str) -> None:
    assert not [clause.cite for clause in clauses(name) if not covering(name, clause)]


@pytest.mark.parametrize("name", HOUSES)
def test_a_meaning_names_clauses_that_are_covered_themselves(name: str) -> None:
    for clause in clauses(name):
        if clause.kind is ClauseKind.MEANING:
            assert any(each in coverage(name) for each in clause.used_by), clause.cite


@pytest.mark.parametrize("name", HOUSES)
def test_whatever_is_cited_is_in_the_list(name: str) -> None:
    known = {clause.cite for clause in clauses(name)}
    cited = {cite for cite in coverage(name) if cite and not cite.startswith("School's")}
    assert not cited - known


@pytest.mark.parametrize("name", HOUSES)
def test_the_table(name: str) -> None:
    print(f"\n{name}\n{table(name)}")


ASKED = [(name, skill) for name in HOUSES for skill in manner_skills(clauses(name))]


@pytest.mark.parametrize(("name", "skill"), ASKED)
def test_a_manner_is_asked_with_one_right_answer(name: str, skill: str) -> None:
    item = ask(manner_skills(clauses(name)), f"manner|{name}|1", [skill])
    words = [choice.words for choice in item.choices]
    assert len(words) == len(set(words)) >= 3
    assert item.words(item.right) == item.why.rstrip(".")
    assert re.match(r"(MBS|6CB|PRIME|POSTED|BOX) ", item.source.cite)


def test_the_right_answer_has_no_place_of_its_own() -> None:
    places, skills = set(), manner_skills(clauses("six-card-bonus"))
    for seed in range(30):
        item = ask(skills, f"manner|six-card-bonus|{seed}")
        places.add([choice.id for choice in item.choices].index("right"))
    assert places >= {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("line", "told_of"),
    [
        ("{clause: HSE 1, says: A term., kind: meaning}", "nothing uses"),
        ("{clause: HSE 1, says: By hand., kind: manner}", "without a question"),
        ("{clause: HSE 1, says: A term., kind: meaning, used_by: [HSE 9]}", "no clause 'HSE 9'"),
        ("{clause: HSE 1, says: One.}\n  - {clause: HSE 1, says: Two.}", "appears twice"),
    ],
)
def test_a_faulty_file_is_told(tmp_path: Path, line: str, told_of: str) -> None:
    (tmp_path / "clauses.yaml").write_text(f"clauses:\n  - {line}\n", encoding="utf-8")
    with pytest.raises(HouseFileError, match=told_of):
        load_clauses(tmp_path)


def test_the_bundled_lists_are_of_bundled_houses() -> None:
    assert {name for name in shelf().names if clauses(name)} == set(HOUSES)
