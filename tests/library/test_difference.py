"""The difference between two versions of a house's files, as readings.yaml writes it."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from tests.library.copies import BUNDLED
from trainer.library.difference import changes_between, differing
from trainer.library.edition import base_of, changed
from trainer.library.formats.reader import as_value, read_text
from trainer.library.formats.yaml_edit import with_block_item
from trainer.library.readings_file import HouseFile, ReadingChange, read_change

ANSWERS = [
    (name, question.id, answer.id)
    for name in BUNDLED.names
    for question in base_of(*BUNDLED.own(name)).readings
    for answer in question.answers
    if answer.changes
]


def read(plain: list[dict[str, Any]]) -> list[ReadingChange]:
    found = [read_change(each) for each in plain]
    return [each for each in found if each is not None]


@pytest.mark.parametrize(("name", "question", "answer"), ANSWERS)
def test_every_answer_of_a_house_is_found_again_as_changes(
    name: str, question: str, answer: str
) -> None:
    base = base_of(*BUNDLED.own(name))
    other = changed(base.values, base.readings.named(question).answer(answer).changes)
    plain = changes_between(base.values, other)
    assert changed(base.values, read(plain)) == other


def test_a_rule_is_written_anew_and_its_neighbours_are_left() -> None:
    values = base_of(*BUNDLED.own("six-card-bonus")).values
    other = deepcopy(dict(values))
    other[HouseFile.RULES]["pair_plus"]["folded"]["result"] = "stays"
    assert changes_between(values, other) == [
        {
            "at": ["rules", "pair_plus", "folded"],
            "is": {"result": "stays", "rule": "6CB Round of Play ¶3"},
        }
    ]


def test_a_new_row_stands_before_the_one_that_follows_it() -> None:
    values = base_of(*BUNDLED.own("mbs")).values
    other = deepcopy(dict(values))
    rows = other[HouseFile.RULES]["pair_plus"]["pays"]
    other[HouseFile.RULES]["pair_plus"]["pays"] = {"mini_royal": "50:1", **rows}
    (change,) = changes_between(values, other)
    assert change["before"] == "straight_flush"
    made = changed(values, read([change]))
    assert list(made[HouseFile.RULES]["pair_plus"]["pays"])[:2] == ["mini_royal", "straight_flush"]


def test_an_entry_of_a_list_is_told_by_the_fewest_keys() -> None:
    values = base_of(*BUNDLED.own("mbs")).values
    other = deepcopy(dict(values))
    del other[HouseFile.PROCEDURE]["order"][2]
    (change,) = changes_between(values, other)
    assert change["at"] == ["procedure", "order", {"first": "check_bets"}]


def test_entries_that_cannot_be_told_apart_are_written_as_a_whole() -> None:
    values = base_of(*BUNDLED.own("mbs")).values
    twice: Any = deepcopy(dict(values))
    order = twice[HouseFile.PROCEDURE]["order"]
    order.append(dict(order[2]))
    other = deepcopy(twice)
    del other[HouseFile.PROCEDURE]["order"][2]
    (change,) = changes_between(twice, other)
    assert change["at"] == ["procedure", "order"]
    assert changed(twice, read([change])) == other


def test_the_same_files_do_not_differ() -> None:
    values = base_of(*BUNDLED.own("prime")).values
    assert differing(values, deepcopy(dict(values))) == ()


@pytest.mark.parametrize("text", ["", "# Ours.\nreadings:\n  - {id: one}\n\nlast: 1  # end\n"])
def test_a_block_is_put_at_the_end_of_its_list(text: str) -> None:
    entry = {"id": "two", "answers": [{"says": "a: b", "list": ["9d", "yes"] * 20}], "n": 1}
    made = with_block_item(text, ("readings",), entry)
    value = read_text(made, "x.yaml", as_value).value
    assert value["readings"][-1] == entry
    assert all(line in made for line in text.splitlines())
