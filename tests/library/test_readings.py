"""Readings as choices: each answer proved by rounds of its own, and what a choice becomes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.library.copies import BUNDLED, copied, edit
from trainer.errors import InputError
from trainer.game.notation import read_round
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.library.chosen_houses import chosen
from trainer.library.edition import base_of, found_step
from trainer.library.formats.reader import as_value, read_text
from trainer.library.formats.yaml_text import yaml_text
from trainer.library.house import CHOICES
from trainer.library.house_files.choices import (
    ReadingChoice,
    ReadingChoices,
    add_choice,
    edition_number,
    read_choices,
)
from trainer.library.houses import HouseShelf, load_houses
from trainer.library.lint import lint
from trainer.library.readings_file import FileSpot

QUESTIONS = [
    (name, question) for name in BUNDLED.names for question in base_of(*BUNDLED.own(name)).readings
]
MIXED = {
    "house": "prime",
    "dealer": ["Kc", "9s", "4c"],
    "seats": [{"seat": 2, "cards": ["Qh", "8d", "3h"], "wagers": {"pair_plus": 5, "prime": 5}}],
}


def take(home: Path, house: str, reading: str, answer: str) -> ReadingChoices:
    choice = ReadingChoice(
        house, reading, answer, "Karin", "2026-11-22T14:05:00Z", "our floor does"
    )
    return add_choice(home / CHOICES, choice)


def prime_pays(shelf: HouseShelf) -> str:
    settled = settle(shelf["prime"].rules, read_round(MIXED, shelf.rules))
    line = settled.seats[0].line(Wager.PRIME)
    assert line is not None
    return f"{line.pays} {line.rule}"


def test_every_house_asks_something() -> None:
    assert {name for name, _ in QUESTIONS} == set(BUNDLED.names)


@pytest.mark.parametrize("name", BUNDLED.names)
def test_without_a_choice_a_house_is_what_its_files_say(name: str) -> None:
    base = base_of(*BUNDLED.own(name))
    plain = base.under({})
    assert plain.house.rules == BUNDLED[name].rules
    assert plain.house.procedure == BUNDLED[name].procedure
    assert base.under({each.id: each.taken for each in base.readings}) == plain


@pytest.mark.parametrize("name", BUNDLED.names)
def test_any_answers_go_together(name: str) -> None:
    """The last answer to every question at once: the house still reads, and says so of itself."""
    base = base_of(*BUNDLED.own(name))
    answers = {
        each.id: [a.id for a in each.answers if a.id != each.taken][-1] for each in base.readings
    }
    assert base.under(answers, "1.9").house.rules.edition == "1.9"


# ------------------------------------------------------------------ a choice


def test_a_choice_is_paid_by_and_told_as_the_schools_reading(home: Path) -> None:
    assert prime_pays(load_houses()) == "15 School's reading (PRIME ¶25, PRIME opening paragraph)"
    take(home, "prime", "red_against_black", "four_to_one")
    shelf = load_houses()
    assert prime_pays(shelf) == "20 School's reading (PRIME ¶25, PRIME opening paragraph)"
    assert shelf["prime"].rules.edition == "1.1"
    assert shelf["mbs"].fingerprint == BUNDLED["mbs"].fingerprint


def test_the_fingerprint_holds_the_choices(home: Path) -> None:
    take(home, "prime", "red_against_black", "four_to_one")
    first = load_houses()["prime"].fingerprint
    take(home, "prime", "play_not_qualified", "paid")
    second = load_houses()["prime"].fingerprint
    take(home, "prime", "play_not_qualified", "push")
    assert len({first, second, BUNDLED["prime"].fingerprint}) == 3
    assert load_houses()["prime"].fingerprint == first
    take(home, "prime", "red_against_black", "three_to_one")
    assert load_houses()["prime"].fingerprint == BUNDLED["prime"].fingerprint
    assert len(read_choices(home / CHOICES).made) == 4


def test_an_older_edition_is_found_by_its_fingerprint(home: Path) -> None:
    take(home, "prime", "red_against_black", "four_to_one")
    shelf = load_houses()
    old = shelf["prime"].fingerprint
    take(home, "prime", "play_not_qualified", "paid")
    shelf = load_houses()
    assert shelf["prime"].rules.edition == "1.2"
    kept, own = shelf.kept("prime", old), shelf.kept("prime", BUNDLED["prime"].fingerprint)
    assert kept is not None
    assert own is not None
    assert (kept[0].rules.edition, own[0].rules.edition) == ("1.1", "1")
    assert shelf.kept("prime", "gone") is None


def test_the_edition_is_a_sound_house_with_its_own_worked_rounds(home: Path) -> None:
    take(home, "six-card-bonus", "ante_bonus_beaten_or_tied", "tie_only")
    take(home, "six-card-bonus", "ante_amounts", "between")
    folder = load_houses().folder("six-card-bonus")
    assert folder.parent.parent == home / "editions"
    assert lint([folder]).problems == ()
    assert "a tied one does" in (folder / "cases.yaml").read_text(encoding="utf-8")


def test_the_same_answers_are_the_same_edition() -> None:
    def number(*picks: tuple[str, str]) -> int:
        made = tuple(ReadingChoice("h", *pick, "k", "t", "w") for pick in picks)
        return edition_number(made, {"a": "1", "b": "1"})

    assert number() == number(("a", "2"), ("a", "1")) == 0
    assert number(("a", "2")) == number(("a", "2"), ("b", "2"), ("b", "1")) == 1
    assert number(("a", "2"), ("b", "2")) == 2


def test_a_choice_that_no_longer_fits_is_told_with_its_line(home: Path) -> None:
    take(home, "prime", "red_against_black", "four_to_one")
    take(home, "prime", "no_such_question", "yes")
    problem = load_houses().problems["prime"][0]
    assert (problem.file, problem.line) == (str(home / CHOICES), 10)
    assert "no_such_question" in problem.message
    assert "take this choice out" in problem.message


def test_what_is_in_force_and_who_chose_it(home: Path) -> None:
    take(home, "prime", "red_against_black", "four_to_one")
    at = chosen(home, *load_houses().own("prime"))
    question = at.base.readings.named("red_against_black")
    assert at.answer(question).id == "four_to_one"
    assert at.in_force["red_against_black"].by == "Karin"
    assert at.edition == "1.1"


# ---------------------------------------------------------------------- lint


def found(folder: Path) -> list[str]:
    problems = lint([folder / "readings.yaml"]).problems
    assert all(each.line for each in problems)
    return [each.message for each in problems]


SPOILED = {
    "nothing is there": ("[rules, prime, pays, each_one_colour]]", "[rules, prime, none]]"),
    "there is no 'nowhere'": (
        "- at: [rules, prime, pays, each_one_colour]",
        "- at: [rules, prime, nowhere, each_one_colour]",
    ),
    "seat 2 comes out as": ("prime win 20", "prime win 15"),
    "no worked round": ('and pays 3 to 1"', 'and pays 5 to 1"'),
    "is not odds": ('{pays: "4:1", rule', '{pays: "4", rule'),
    "the same by 'three_to_one'": ("[Qh, 8d, 3h]", "[Qh, 8d, 3s]"),
    "no answer 'six_to_one'": ("taken: three_to_one", "taken: six_to_one"),
}


@pytest.mark.parametrize("told", SPOILED)
def test_lint_says_what_is_wrong_with_an_answer_and_where(told: str, tmp_path: Path) -> None:
    folder = copied("prime", tmp_path)
    edit(folder / "readings.yaml", *SPOILED[told])
    if told.startswith("the same"):
        edit(folder / "readings.yaml", "prime win 20", "prime lose")
    assert any(told in each for each in found(folder))


def test_an_answer_that_changes_nothing_is_refused(tmp_path: Path) -> None:
    folder = copied("prime", tmp_path)
    edit(folder / "readings.yaml", 'is: {pays: "4:1", rule', 'is: {pays: "3:1", rule')
    edit(folder / "readings.yaml", "prime win 20", "prime win 15")
    assert any("come out the same by 'three_to_one'" in each for each in found(folder))


def test_two_questions_do_not_change_the_same_place(tmp_path: Path) -> None:
    folder = copied("prime", tmp_path)
    spot = "- {at: [rules, play, not_qualified], is:"
    twice = "- {at: [rules, prime, pays], remove: true}\n          "
    edit(folder / "readings.yaml", spot, twice + spot)
    assert any("changes that place too" in each for each in found(folder))


def test_a_sound_file_has_no_problem(tmp_path: Path) -> None:
    assert found(copied("prime", tmp_path)) == []


def test_values_are_written_as_they_were_read() -> None:
    text = '{a: "yes", b: 2.50, c: [], d: {x y: "ä: \\"q\\""}, e: [true, 3, [1]], "f: g": null}'
    value = read_text(text, "x.yaml", as_value).value
    assert read_text(yaml_text(value), "y.yaml", as_value).value == value


def test_a_choices_file_of_another_form_is_refused_with_its_line(home: Path) -> None:
    home.mkdir()
    (home / CHOICES).write_text("choices:\n  - {house: prime}\n", encoding="utf-8")
    with pytest.raises(InputError, match=r"choices.yaml:2: choices\[0\].reading: is missing"):
        read_choices(home / CHOICES)
    assert "is missing" in str(load_houses().problems["prime"][0])


# ------------------------------------------------------- what is not a question


def readings_of(value: Any, where: tuple[str | int, ...]) -> Iterator[tuple[str | int, ...]]:
    """The places of every reading below."""
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    if isinstance(value, dict) and "reading" in value:
        yield where
    for step, each in inner:
        if isinstance(each, dict | list):
            yield from readings_of(each, (*where, step))


def place_of(value: Any, spot: FileSpot) -> tuple[str | int, ...]:
    place: list[str | int] = []
    for step in spot.steps:
        key = found_step(value, step)
        place.append(key)
        value = value[key]
    return tuple(place)


@pytest.mark.parametrize("name", BUNDLED.names)
def test_every_reading_is_a_question_or_says_why_it_has_one_answer(name: str) -> None:
    base = base_of(*BUNDLED.own(name))
    spots = [spot for question in base.readings for spot in question.decides]
    alone = [each.at for each in base.readings.one_answer]
    for file, value in base.values.items():
        asked = [place_of(value, spot) for spot in spots if spot.file is file]
        settled = [place_of(value, spot) for spot in alone if spot.file is file]
        found = {
            place
            for place in readings_of(value, ())
            if not any(place[: len(each)] == each for each in asked)
        }
        assert found == {*settled}
        assert len(settled) == len({*settled})


def test_lint_finds_a_reading_with_one_answer_that_stands_nowhere(tmp_path: Path) -> None:
    folder = copied("prime", tmp_path)
    edit(folder / "readings.yaml", "at: [rules, chips]", "at: [rules, cheques]")
    assert any("nothing is there" in each for each in found(folder))
