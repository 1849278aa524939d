"""A table of six places: said in a form, and dealt, drawn, examined and told so."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.school.workshop.made import found, put, write
from tests.some_houses import shelf
from trainer.dealing.house import House
from trainer.drills.exam.blueprint import Blueprint
from trainer.drills.exam.form import Forms
from trainer.drills.generate import deal, generate
from trainer.drills.recipe import Recipe, Seats, WeighedEvents
from trainer.errors import InputError, RoundError
from trainer.game.notation import read_round
from trainer.library.draft import Draft
from trainer.library.house import RULES_FILE
from trainer.library.workshop_file import UNCITED
from trainer.school.handouts.cheat_sheet import cheat_sheet
from trainer.school.house_book.wagers import wagers
from trainer.school.workshop.draft_proof import draft_rounds, unproved
from trainer.school.workshop.drafts import Workshop, left_open
from trainer.school.workshop.forms import WorkshopTab

ROUND = {
    "house": "six",
    "dealer": ["Qh", "7s", "2d"],
    "seats": [{"seat": 7, "cards": ["Ah", "Kh", "4s"], "wagers": {"ante": 5}, "decision": "play"}],
}


def begun(home: Path) -> Draft:
    return Workshop(home, shelf()).begin("six-card-bonus", "six", "Six", "SIX")


@cache
def six() -> House:
    with TemporaryDirectory() as home:
        draft = begun(Path(home))
        put(draft, "places.count", "6")
        return draft.house()


def test_the_form_writes_the_number_and_asks_for_its_sentence(tmp_path: Path) -> None:
    draft = begun(tmp_path)
    before = draft.text(RULES_FILE)
    section, _ = found(draft, "places.count")
    assert (section.says, section.cites) == ("7", ())
    put(draft, "places.count", "7")
    assert draft.text(RULES_FILE) == before
    put(draft, "places.count", "6")
    assert draft.at(RULES_FILE, ("places",)) == {"count": 6, "reading": UNCITED}
    assert left_open(draft)[WorkshopTab.HOUSE] == 1
    with pytest.raises(ValueError, match="from 3 to 7"):
        put(draft, "places.count", "8")


def test_nobody_sits_at_a_place_that_is_not_there() -> None:
    rules = six().rules
    dealt = list(deal(rules, 1, 300, None, ()))
    assert {seat.number for round_ in dealt for seat in round_.seats} == {1, 2, 3, 4, 5, 6}
    assert {len(round_.seats) for round_ in deal(rules, 1, 20, 7, ())} == {6}
    with pytest.raises(RoundError) as refused:
        read_round(ROUND, {"six": rules})
    told = [each.message for each in refused.value.problems if each.code == "bad_seat"]
    assert told == ["no seat 7; write 1 to 6"]


def test_a_drill_for_certain_seats_takes_the_nearest_that_are_free() -> None:
    assert Seats.just(1, 3, 7).at(6) == Seats.just(1, 3, 6)
    assert Seats.just(5, 6, 7).at(6) == Seats.just(4, 5, 6)
    assert Seats(5, 7).at(6) == Seats(5, 6)
    recipe = Recipe("ends", "Ends", "", Seats.just(6, 7), (WeighedEvents((), 1),))
    dealt = generate(six().rules, recipe, 3)
    assert [seat.number for seat in dealt.seats] == [5, 6]


def test_an_exam_for_more_seats_than_there_are_is_refused() -> None:
    with pytest.raises(InputError) as refused:
        Forms(six(), None, Blueprint("all", "All", "six", {}, {}, seats=7, rulings=0))
    assert [each.where for each in refused.value.problems] == [("seats",)]


def test_the_house_book_and_the_cheat_sheet_tell_it() -> None:
    entries = [each for section in wagers(six().rules) for each in section.entries]
    told = [each.says for each in entries if each.key == "bets.places"]
    assert told == ["6"]
    assert cheat_sheet(six()).way == (6, 5, 4, 3, 2, 1)


@pytest.mark.parametrize("count", ["3", "5"])
def test_a_small_table_is_proved_like_any_other(count: str, tmp_path: Path) -> None:
    draft = begun(tmp_path)
    write(draft, "places.count", count)
    rounds = draft_rounds(draft)
    dealt = {seat["seat"] for proof in rounds for seat in proof.round_.get("seats", ())}
    assert max(dealt) <= int(count)
    assert unproved(draft) <= {rule for proof in rounds for rule in proof.proves}
