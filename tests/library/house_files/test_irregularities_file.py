"""irregularities.yaml: what is sound in it, and what a reader is told of what is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.some_houses import HOUSES, ruled, shelf
from trainer.dealing.irregularity import Event, Fact, Ruling
from trainer.errors import HouseFileError
from trainer.library.house_files.irregularities_file import load_irregularities

LINE = """
irregularities:
  - id: two_exposed
    title: Two cards are exposed
    event: exposed
    when: {{whose: player, cards: {cards}}}
    ruling: void
    follows: [return]
    rule: {rule}
    why: Two void the round.
    look_alikes: [{alike}]
  - id: one_exposed
    title: One card is exposed
    event: exposed
    when: {{whose: player, cards: "1"}}
    ruling: play_on
    rule: HSE 2
    why: One does not.
"""


def read(tmp_path: Path, text: str) -> str:
    (tmp_path / "irregularities.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(HouseFileError) as caught:
        load_irregularities(tmp_path)
    return str(caught.value)


@pytest.mark.parametrize("name", HOUSES)
def test_the_bundled_files_are_sound_and_cite_their_own_house(name: str) -> None:
    cite = shelf()[name].rules.cite
    for line in ruled(name).lines:
        assert line.source.cite.startswith(f"{cite} ") or (
            line.source.reading and not line.source.cite
        )
        assert line.why.endswith(".")


def test_a_new_house_is_data_alone(tmp_path: Path) -> None:
    text = LINE.format(cards="{at_least: 2}", rule="HSE 1", alike="one_exposed")
    (tmp_path / "irregularities.yaml").write_text(text, encoding="utf-8")
    lines = load_irregularities(tmp_path)
    found = lines.resolve(Event.EXPOSED, {Fact.WHOSE: "player", Fact.CARDS: "3"})
    assert found is not None
    assert found.ruling is Ruling.VOID


@pytest.mark.parametrize(
    ("cards", "alike", "told"),
    [
        ("{at_least: 1}", "one_exposed", "decides the same facts as two_exposed"),
        ("many", "one_exposed", "no 'many'"),
        ("{at_least: 2}", "three_exposed", "no line 'three_exposed'"),
        ("{at_least: 2}", "two_exposed", "is ruled like 'two_exposed'"),
        ("{more_than: 2}", "one_exposed", "no such key"),
    ],
)
def test_contradictions_are_told_with_their_line(
    tmp_path: Path, cards: str, alike: str, told: str
) -> None:
    message = read(tmp_path, LINE.format(cards=cards, rule="HSE 1", alike=alike))
    assert told in message
    assert "irregularities.yaml:" in message


def test_a_fact_of_another_event_is_refused(tmp_path: Path) -> None:
    text = LINE.format(cards="{at_least: 2}", rule="HSE 1", alike="one_exposed")
    message = read(tmp_path, text.replace("whose: player, cards: {", "handled: yes, cards: {"))
    assert "does not belong to exposed" in message


def test_a_ruling_without_a_look_alike_is_refused(tmp_path: Path) -> None:
    text = LINE.format(cards="{at_least: 2}", rule="HSE 1", alike="one_exposed")
    message = read(tmp_path, text.replace("    look_alikes: [one_exposed]\n", ""))
    assert "names no look-alike" in message


def test_a_deed_that_does_not_fit_the_ruling_may_be_left_out(tmp_path: Path) -> None:
    text = LINE.format(cards="{at_least: 2}", rule="HSE 1", alike="one_exposed")
    message = read(tmp_path, text.replace("follows: [return]", "follows: [take]"))
    assert "write ruling: forfeit, or leave take out" in message
