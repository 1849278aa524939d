"""Every skill of every house: what it needs, what asks for it, and that it can be dealt."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from tests.library.copies import copied, edit
from tests.some_houses import HOUSES, ruled, shelf
from tests.some_houses import house as house_named
from trainer.dealing.incident import due
from trainer.dealing.script import script_for
from trainer.drills.irregularities.irregular import incident
from trainer.drills.questions.lesson import Item, items, skills_at
from trainer.drills.recipe import Exercise, Recipe, Seats, WeighedEvents
from trainer.drills.skills.decisions import skills_touched
from trainer.drills.skills.pay_skills import pay_id
from trainer.drills.skills.registry import Skillbook, by_round, round_for, skills_of
from trainer.drills.skills.skill import Area, ByQuestion, ByScene
from trainer.drills.stream import Stream
from trainer.game.pay import Combination
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.library.house_files.clauses_file import load_clauses
from trainer.library.houses import HouseShelf

OF_SKILLS = (Exercise.READING, Exercise.FLASH, Exercise.MANNER)
EVERY = 5
"""Of the skills that rounds ask for, one in so many is dealt in the fast tests."""


@cache
def book_of(house: str) -> Skillbook:
    return skills_of(house_named(house), ruled(house), load_clauses(shelf().folder(house)))


def lesson(exercise: Exercise, *skills: str) -> Recipe:
    return Recipe(
        name="lesson",
        title="Lesson",
        teaches="What is asked.",
        seats=Seats(1, 7),
        events=(WeighedEvents((), 1),),
        exercise=exercise,
        skills=skills,
    )


@pytest.mark.parametrize("house", HOUSES)
def test_what_a_skill_needs_comes_before_it(house: str) -> None:
    """So no two skills need one another."""
    known: set[str] = set()
    for skill in book_of(house):
        assert known.issuperset(skill.needs), skill.id
        known.add(skill.id)


def test_there_are_about_forty_shared_skills_and_each_houses_own() -> None:
    shared = {skill.id for house in HOUSES for skill in book_of(house) if skill.shared}
    own = {house: sum(not skill.shared for skill in book_of(house)) for house in HOUSES}
    everywhere = [each for each in shared if all(each in book_of(house) for house in HOUSES)]
    print(f"\n{len(shared)} shared skills, {len(everywhere)} of them at every house; own: {own}")
    assert 35 <= len(everywhere) <= 50
    assert all(25 <= count <= 65 for count in own.values())


@pytest.mark.parametrize(
    ("house", "skill"),
    [
        ("boxes", "read.straight.a23"),
        ("posted", "cmp.tie"),
        ("prime", "qual.q_high"),
        ("mbs", "pay.pair_plus.flush@mbs"),
        ("six-card-bonus", "fold@six-card-bonus"),
        ("mbs", "mul.x40"),
        ("six-card-bonus", "ord.takes_before_pays@six-card-bonus"),
        ("boxes", "irr.dealers_card_up@boxes"),
    ],
)
def test_skills_are_called_as_the_school_calls_them(house: str, skill: str) -> None:
    assert book_of(house)[skill].words


@pytest.mark.parametrize("house", HOUSES)
def test_every_skill_is_told_in_words_of_its_own(house: str) -> None:
    told = Counter((skill.area, skill.words) for skill in book_of(house))
    assert [each for each, times in told.items() if times > 1] == []
    assert all(area.words for area in Area)


def test_forty_to_one_and_jackpots_are_high_stakes() -> None:
    high = {skill.id for skill in book_of("mbs") if skill.high_stakes}
    assert high == {
        "mul.x40",
        "pay.pair_plus.straight_flush@mbs",
        "pay.progressive.mini_royal@mbs",
        "pay.progressive.mini_royal_spades@mbs",
    }


@pytest.mark.parametrize("house", HOUSES)
def test_no_skill_is_of_a_house_by_its_name_alone(house: str) -> None:
    """A house's own skills end on its id, and on no other's."""
    endings = {skill.id.partition("@")[2] for skill in book_of(house) if not skill.shared}
    assert endings == {house}


# ----------------------------------------------------------------------------- asked by questions


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("exercise", OF_SKILLS)
def test_every_question_asks_for_a_skill(house: str, exercise: Exercise) -> None:
    book, clauses = book_of(house), load_clauses(shelf().folder(house))
    asked = skills_at(house_named(house).rules, lesson(exercise), clauses)
    assert [name for name in asked if book.quick(name) is None] == []


@pytest.mark.parametrize("house", HOUSES)
def test_the_questions_of_a_skill_can_be_asked(house: str) -> None:
    book, clauses = book_of(house), load_clauses(shelf().folder(house))
    for skill in book:
        for by in skill.by:
            if isinstance(by, ByQuestion) and by.exercise in OF_SKILLS:
                recipe = lesson(by.exercise, *by.asked)
                known = skills_at(house_named(house).rules, recipe, clauses)
                assert set(known) == set(by.asked) != set(), skill.id
                first = items(house_named(house).rules, recipe, 1, clauses)[0]
                assert _asks_for(book, known[first.skill](Stream(1)).skill, skill.id)


def _asks_for(book: Skillbook, question: str, skill: str) -> bool:
    """A question about a row asks for its multiple too."""
    return book.quick(question) == skill or skill.startswith("mul.")


@pytest.mark.parametrize("house", HOUSES)
def test_the_irregularities_of_a_skill_are_acted_out(house: str) -> None:
    book = book_of(house)
    assert book.irregularities is not None
    for skill in book:
        for line in [line for by in skill.by if isinstance(by, ByScene) for line in by.lines]:
            shown = due(
                book.irregularities, incident(house_named(house), book.irregularities, 1, line)
            )
            assert book.quick(shown.line.skill) == skill.id


def test_what_is_no_skill_stands_for_none() -> None:
    """The steps of a round put in order ask for several; the rest is another version's."""
    book = book_of("mbs")
    for name in ("ord.round", "read.nothing", "pay.prime.one_colour", "irr.no_such_line", ""):
        assert book.quick(name) is None


def test_an_item_is_made_of_a_skill_of_the_drill_and_a_seed() -> None:
    """What the records keep of a question leads back to a skill."""
    recipe = lesson(Exercise.FLASH, "pay.pair_plus.*")
    planned = items(house_named("mbs").rules, recipe, 7)
    assert {type(each) for each in planned} == {Item}
    assert all("@mbs" in (book_of("mbs").quick(each.skill) or "") for each in planned)


# -------------------------------------------------------------------------------- asked by rounds


@pytest.mark.parametrize("house", HOUSES)
def test_rounds_can_be_dealt_that_ask_for_a_skill(house: str) -> None:
    _dealt(
        house,
        [skill.id for skill in book_of(house) if by_round(skill)][HOUSES.index(house) :: EVERY],
    )


@pytest.mark.slow
@pytest.mark.parametrize("house", HOUSES)
def test_rounds_can_be_dealt_that_ask_for_any_skill(house: str) -> None:
    _dealt(house, [skill.id for skill in book_of(house) if by_round(skill)])


def _dealt(house: str, skills: list[str]) -> None:
    for id_ in skills:
        skill = book_of(house)[id_]
        shown = by_round(skill)
        assert shown is not None
        round_ = round_for(house_named(house), skill, seed=3, seats=7)
        script = script_for(
            house_named(house), round_, settle(house_named(house).rules, round_), shown.part
        )
        assert id_ in skills_touched(script)
        assert skills_touched(script) <= {each.id for each in book_of(house)}


def test_a_round_is_found_anew_where_the_rules_are_others() -> None:
    """The same files with another placard have the same print."""
    house = house_named("posted")
    placards = [replace(house, rules=house.rules.at_table(each)) for each in house.rules.placards]
    skill = next(each for each in book_of("posted") if by_round(each) is not None)
    found = [round_for(each, skill, seed=3) for each in (*placards, placards[0])]
    assert found[0] is not found[-1]
    assert found[0] == found[-1]
    assert round_for(placards[0], skill, seed=3) is found[-1]


@pytest.mark.parametrize("house", HOUSES)
def test_what_no_round_asks_for_is_asked_otherwise(house: str) -> None:
    alone = [skill for skill in book_of(house) if by_round(skill) is None]
    assert {skill.area for skill in alone} <= {Area.RULINGS, Area.BETS, Area.MANNER}
    assert all(skill.by for skill in alone)


def test_a_row_for_two_pairs_or_one_has_its_skills(tmp_path: Path) -> None:
    """A 6 Card Bonus that pays them ended in an error wherever the house was opened."""
    low = '    three_of_a_kind: "5:1"\n'
    more = f'{low}    two_pair: "2:1"\n    pair: "1:1"\n'
    edit(copied("six-card-bonus", tmp_path) / "rules.yaml", low, more)
    made = HouseShelf(tmp_path)["six-card-bonus"]
    skills = skills_of(made, ruled("six-card-bonus"), ())
    for hand in (Combination.TWO_PAIR, Combination.PAIR):
        assert "five.less" in skills[pay_id(Wager.SIX_CARD_BONUS, hand, made.id)].needs
