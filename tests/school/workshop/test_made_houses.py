"""Houses made in the workshop work like the five that come with the program."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.school.tables import Ticking
from tests.school.test_bundled_drills import settled
from tests.school.workshop.made import HOUSES, found, made, write, write_all
from tests.some_houses import HOUSES as BUNDLED
from tests.some_houses import shelf
from trainer.dealing.script import script_for
from trainer.drills.exam.form import Forms
from trainer.drills.generate import deal
from trainer.drills.questions.lesson import Item
from trainer.drills.recipe import Exercise
from trainer.drills.skills.decisions import skills_touched
from trainer.drills.skills.registry import skills_of
from trainer.drills.skills.skill import Area
from trainer.errors import InputError
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.library.draft import Draft
from trainer.library.house_files.clauses_file import load_clauses
from trainer.library.houses import ADDED_HOUSES
from trainer.library.scenarios.blueprints import sound_blueprints
from trainer.library.scenarios.recipes import sound_recipes
from trainer.library.scenarios.table_tests import sound_forms
from trainer.library.workshop_file import COPIED, UNCITED
from trainer.school.clock import Clock
from trainer.school.curriculum import serving
from trainer.school.house_book.wagers import wagers
from trainer.school.one_question.seat_item import AskedSeat, SeatHouse
from trainer.school.practice import Practice
from trainer.school.table_test.record import lay
from trainer.school.workshop.drafts import Workshop, needs_of, put_document
from trainer.school.workshop.foreign_clauses import read_as_copied, without_sentence
from trainer.school.workshop.form_pieces import PaidTable
from trainer.school.workshop.forms import WorkshopTab, put_field, sections
from trainer.school.workshop.pay_table_forms import put_pays
from trainer.school.workshop.wager_set import may_be_added, uncited

ITEMS = 12


@pytest.mark.slow
@pytest.mark.parametrize("name", HOUSES)
def test_every_drill_works_at_a_made_house(name: str, home: Path) -> None:
    draft = made(home, name)
    assert needs_of(draft).sentences == ()
    Workshop(home, shelf()).publish(draft)
    ticking = Ticking()
    practice = Practice.open(home, Clock(running=ticking.running, wall=ticking.wall))
    assert practice.faults() == ()
    for drill in practice.drills(name):
        shown = settled(practice.start(name, drill.name, seed=1)).finish(30_000)
        assert (shown.points, shown.mistakes) == (100.0, ())
    quick = [each for each in practice.curriculum.serving(name) if not each.exercise.at_table]
    assert {Exercise.FLASH, Exercise.ORDER, Exercise.BETS} <= {each.exercise for each in quick}
    for recipe in quick:
        sitting = practice.quick.start(name, recipe.name, seed=3)
        for _ in range(ITEMS):
            due = sitting._asked.mark(1, None, 0).due_answer
            assert due is not None
            sitting.answer(due, 2000)
            if not sitting.next():
                break
    practice.close()


def test_a_wager_is_added_with_its_pay_table_and_last_in_the_order(home: Path) -> None:
    draft = begun(home, "prime")
    write(draft, "wagers.add", "progressive")
    write(draft, "wagers.add", "envy_bonus")
    house = draft.house()
    assert house.rules.wagers[-1] is Wager.PROGRESSIVE
    assert house.rules.envy is not None
    assert house.rules.envy.paid_with is Wager.PROGRESSIVE
    assert draft.problems() == ()
    assert needs_of(draft).uncited == 7
    write(draft, "progressive.rule", "30")
    assert needs_of(draft).uncited == 4
    write(draft, "envy_bonus.reading", "As the placard has it.")
    assert not uncited(draft, "rules.yaml")
    assert UNCITED not in draft.text("rules.yaml")


def test_nothing_speaks_of_a_wager_that_was_taken_out(home: Path) -> None:
    """The rounds stay, with their other bets."""
    draft = begun(home, "prime")
    files = ("rules.yaml", "procedure.yaml", "cases.yaml", "clauses.yaml")
    before = {file: draft.text(file) for file in files}
    write(draft, "wagers.remove", "prime")
    rules = draft.house().rules
    assert Wager.PRIME in may_be_added(rules)
    assert draft.problems() == ()
    assert "prime:" not in "".join(map(draft.text, before))
    assert draft.at("rules.yaml", ("summary",)) == "Ante, Pair Plus"
    clauses = {each.cite for each in load_clauses(draft.folder)}
    assert not clauses & {f"RIVER ¶{number}" for number in (23, 24, 25)}, "Prime's own"
    assert "RIVER ¶11" in clauses, "it speaks of Pair Plus too"
    assert len(draft.at("cases.yaml", ("cases",))) > 50
    draft.undo()
    assert {file: draft.text(file) for file in before} == before


def test_a_house_without_an_ante_bonus_has_every_skill_that_its_rounds_ask_for(home: Path) -> None:
    """It has none of paying no Ante Bonus: the page of progress stopped there."""
    draft = begun(home, "prime")
    write(draft, "wagers.remove", "ante_bonus")
    house = draft.house()
    there = skills_of(house, house.irregularities)
    for round_ in deal(house.rules, 1, 3, 5, ()):
        script = script_for(house, round_, settle(house.rules, round_))
        assert skills_touched(script) <= there.skills.keys()


def test_whole_rounds_are_dealt_where_the_dealer_always_plays_and_equal_hands_lose(
    home: Path,
) -> None:
    """The drill and the table test of the whole round show what there is without them."""
    draft = begun(home, "six-card-bonus")
    write_all(draft, (("qualifies", "5-3-2"), ("ante.tie", "lose"), ("play.tie", "lose")))
    house, recipes = draft.house(), sound_recipes()[0]
    drills = {each.name: each for each in serving(house, recipes.values(), like="six-card-bonus")}
    for wanted in sound_forms()[0]["whole-round"].rounds:
        assert lay(house, drills, wanted, "1").round_.seats


def test_equal_hands_that_lose_are_asked_about_and_no_bonus_that_the_house_lacks(
    home: Path,
) -> None:
    """No quiz of such a house could be made: "it does not push equal hands"."""
    draft = begun(home, "prime")
    write(draft, "wagers.remove", "ante_bonus")
    write_all(draft, (("ante.tie", "lose"), ("play.tie", "lose")))
    house = draft.house()
    there = skills_of(house, house.irregularities)
    drill = sound_recipes()[0]["pair-plus"]
    at = SeatHouse(house, house.irregularities, drill, book=there)
    asked = AskedSeat(at, Item(1, "game.tie@riverside"))
    assert asked.due.keys() <= house.rules.spots.keys()
    assert {str(asked.due[each]) for each in (Wager.ANTE, Wager.PLAY)} == {"take"}
    assert wagers(house.rules)[3].entries == ()


def test_nobody_is_asked_whether_the_dealer_plays_where_any_hand_does(home: Path) -> None:
    draft = begun(home, "prime")
    write(draft, "qualifies", "5-3-2")
    house, recipes = draft.house(), sound_recipes()[0]
    there = skills_of(house, house.irregularities)
    assert Area.QUALIFYING not in {each.area for each in there}
    for round_ in deal(house.rules, 1, 3, 5, ()):
        assert skills_touched(script_for(house, round_, settle(house.rules, round_))) <= (
            there.skills.keys()
        )
    drills = {each.name for each in serving(house, recipes.values(), like="prime")}
    assert {"higher-or-lower", "ties-and-kickers"} <= drills
    assert not {"does-the-dealer-play", "does-the-dealer-qualify", "poor-queens"} & drills
    asked = replace(sound_blueprints()[0]["floor-test-prime"], house="riverside")
    with pytest.raises(InputError) as told:
        Forms(house, house.irregularities, asked)
    assert [each.message for each in told.value.problems] == [
        f"{each} This house cannot show it. Remove it."
        for each in (
            "The dealer does not qualify.",
            "The dealer qualifies with Q-3-2 to Q-6-3, which a player would fold.",
            "The dealer qualifies with a pair, all cards below a Queen.",
        )
    ] + ["The dealer does not qualify: the house has none. Remove it."]


def test_an_order_that_differed_in_a_wager_taken_out_is_gone_with_it(home: Path) -> None:
    """Else the same order would stand twice, and no house may say a thing twice."""
    draft = begun(home, "six-card-bonus")
    put_document(draft, "1. Each player places an Ante.")
    write(draft, "wagers.remove", "ante_bonus")
    assert [each["step"] for each in draft.at("procedure.yaml", ("wager_order",))] == [
        "take",
        "pay",
    ]
    read_as_copied(draft, "Six Card Bonus")
    assert draft.problems() == ()


def test_no_row_is_in_doubt_whose_question_is_gone(home: Path) -> None:
    """Else a payment by another document's reading would be a lesser mistake here."""
    draft = begun(home, "prime")
    assert "in_doubt" in draft.text("rules.yaml")
    put_document(draft, "1. Each player places an Ante.")
    read_as_copied(draft, "Prime")
    assert "in_doubt" not in draft.text("rules.yaml")
    assert draft.problems() == ()


def test_what_was_read_into_another_document_is_open_in_this_one(home: Path) -> None:
    """ "The document names no chips" was told of every document, even one that names them."""
    draft = begun(home, "prime")
    write(draft, "step.reveal.reading", "Our floor reveals.")
    own = draft.at("rules.yaml", ("chips", "reading"))
    assert own.startswith("The document names no chips")
    put_document(draft, "1. Each player places an Ante.")
    assert draft.at("rules.yaml", ("chips", "reading")) == COPIED
    assert ("chips",) in without_sentence(draft, "rules.yaml")
    chips = found(draft, "chips")[0]
    assert not chips.tied
    read_as_copied(draft, "Prime")
    told = draft.at("rules.yaml", ("chips", "reading"))
    assert told == "The document does not say so. It is dealt as at Prime."
    assert COPIED not in "".join(draft.text(each) for each in draft.files if each[-4:] == "yaml")
    assert draft.problems() == ()


def test_the_clauses_are_those_of_the_document(home: Path) -> None:
    draft = begun(home, "prime")
    put_document(draft, "1. Each player places an Ante.\n2.\n3. Equal hands stand off.")
    told = [(each.cite, each.says) for each in load_clauses(draft.folder)]
    assert told[0] == ("RIVER 1", "Each player places an Ante.")
    assert told[-1] == ("RIVER 3", "Equal hands stand off.")
    assert all(each.startswith("RIVER") for each, _ in told)
    assert draft.problems() == ()
    assert draft.house().rules.document == "document.txt"


def begun(home: Path, of: str) -> Draft:
    return Workshop(home, shelf()).begin(of, "riverside", "Riverside", "RIVER")


@pytest.mark.parametrize("name", [*BUNDLED, "riverside", "lakeside"])
def test_a_house_goes_through_the_workshop_without_a_changed_byte(name: str, home: Path) -> None:
    """The five as people wrote them and two made here: opened, each field written as it is,
    published where nothing is asked of its author."""
    workshop, own = Workshop(home, shelf()), home / ADDED_HOUSES / name
    if name in BUNDLED:
        folder, placards = shelf().own(name)
        shutil.copytree(folder, own)
        for placard in placards if shelf()[name].rules.posts_pay_tables else ():
            (own / "placards").mkdir(exist_ok=True)
            shutil.copy(placard, own / "placards")
    else:
        workshop.publish(made(home, name))
        workshop.throw_away(workshop.drafts[0])
    before = _bytes(own)
    draft = workshop.reopen(name)
    assert _written_as_it_is(draft) >= 20
    assert _bytes(draft.folder) == before
    if needs_of(draft).sentences == ():
        workshop.publish(draft)
        assert _bytes(own) == before


def _bytes(folder: Path) -> dict[str, bytes]:
    return {
        str(file.relative_to(folder)): file.read_bytes()
        for file in folder.rglob("*")
        if file.is_file()
    }


def _written_as_it_is(draft: Draft) -> int:
    """How many fields of the forms there were."""
    pieces = [each for tab in WorkshopTab for of in sections(draft, tab) for each in of.pieces]
    count = 0
    for each in pieces:
        if isinstance(each, PaidTable):
            for row in each.rows:
                put_pays(draft, row, row.pays)
                count += 1
        else:
            put_field(draft, each, each.value)
            count += 1
    return count
