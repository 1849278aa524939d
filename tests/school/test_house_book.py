"""The house book says all that a house's files say, each line with the clause or the reading."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

from tests.library.copies import copied, edit
from tests.some_houses import HOUSES, house, ruled, shelf
from trainer.dealing.clause import Clause, ClauseKind
from trainer.game.pay import PayTable, Source
from trainer.library.house_files.clauses_file import load_clauses
from trainer.library.houses import load_houses
from trainer.library.scenarios.recipes import load_recipes
from trainer.school.house_book.chapters import DrillNamed, HouseBook, house_book
from trainer.school.house_book.sections import Chapter, Entry, EntryFound, every_entry
from trainer.school.house_book.shelf import Bookshelf, drills_by_clause


@lru_cache(maxsize=8)
def book(name: str) -> HouseBook:
    return house_book(house(name), ruled(name), load_clauses(shelf().folder(name)))


def every(of: HouseBook) -> Iterator[EntryFound]:
    for sections in of.sections.values():
        yield from every_entry(sections)


def entry(of: HouseBook, key: str) -> Entry:
    return next(found.entry for found in every(of) if found.entry.key == key)


def sources_of_the_files(name: str) -> set[Source]:
    at = house(name)
    rules, procedure = at.rules, at.procedure
    found = {rules.ranking_source, rules.qualifying.source, *rules.ante_bonus.due.values()}
    found |= {outcome.source for outcome in (*rules.ante.values(), *rules.play.values())}
    found |= {rule.source for rule in rules.bets}
    for side in rules.sides:
        found |= {side.loses, side.folded.source, *side.readings}
        if isinstance(side.table, PayTable):
            found |= {row.source for row in side.table.rows}
    found |= set(procedure.steps.values())
    found |= {each.source for each in procedure.order}
    found |= {each.source for each in procedure.wager_order}
    found |= {each.source for each in procedure.seat_order}
    return found | {line.source for line in ruled(name).lines}


@pytest.mark.parametrize("name", HOUSES)
def test_nothing_that_the_files_say_is_left_out(name: str) -> None:
    told = {source for found in every(book(name)) for source in found.entry.sources}
    assert sources_of_the_files(name) <= told


@pytest.mark.parametrize("name", HOUSES)
def test_every_entry_is_of_its_own_and_says_where_it_comes_from(name: str) -> None:
    keys = [found.entry.key for found in every(book(name))]
    assert len(keys) == len(set(keys))
    for found in every(book(name)):
        each = found.entry
        hung = each.key.startswith("placard.") or each.says == "no"
        assert each.sources or each.parts or hung, each


def test_a_pay_table_is_read_row_by_row() -> None:
    """6CB Pay Tables, Pair Plus."""
    straight = entry(book("six-card-bonus"), "pays.pair_plus.straight")
    assert (straight.what, straight.says) == ("Straight", "6 to 1")
    assert (straight.cite, straight.is_reading) == ("6CB Pay Tables, Pair Plus", False)


def test_a_reading_is_told_from_what_the_house_says_and_gives_its_reason() -> None:
    pair = entry(book("six-card-bonus"), "pays.pair_plus.pair")
    assert pair.is_reading
    assert "misprint" in (pair.reason or "")
    readings = book("six-card-bonus").readings
    assert any(each.decides == ("Pair Plus: Pair",) for each in readings)


def test_readings_that_decide_alike_are_said_once() -> None:
    """6CB Paying Out ¶1: a hand is open before its wagers are taken or paid."""
    told = [each for each in book("six-card-bonus").readings if each.cite == "6CB Paying Out ¶1"]
    assert len(told) == 1
    assert len(told[0].decides) == 2


def test_the_round_is_told_in_its_order_with_what_comes_before() -> None:
    steps = book("six-card-bonus").sections[Chapter.ROUND][0].entries
    words = [step.what for step in steps]
    assert words.index("Check the bets") < words.index("Reveal the dealer's hand")
    assert words[-1] == "Pick up the cards"
    paid = entry(book("six-card-bonus"), "step.pay")
    assert "after the losing wagers are taken, at that place" in [part.what for part in paid.parts]


def test_wagers_are_called_what_the_layout_calls_them() -> None:
    """BOX ¶2: the wager is called BET."""
    assert entry(book("boxes"), "step.offer").what == "Offer BET to each hand with ANTE"


def test_a_ruling_says_what_follows_and_why() -> None:
    """6CB Irregularities ¶1."""
    wrong = entry(book("six-card-bonus"), "irregularity.wrong_count")
    assert wrong.says == "the round is void: return every wager"
    assert wrong.note


def test_posted_tables_are_read_from_each_placard() -> None:
    """POSTED 9."""
    posted = book("posted")
    assert entry(posted, "pays.pair_plus.posted").says == "posted at the table"
    assert entry(posted, "placard.mbs.pair_plus.straight").says == "5 to 1"


@pytest.mark.parametrize("name", HOUSES)
def test_every_clause_is_listed_once_in_the_order_of_the_document(name: str) -> None:
    said = [clause.cite for clause in load_clauses(shelf().folder(name))]
    listed = [clause.cite for clause in book(name).clauses]
    assert listed[: len(said)] == said
    assert len(listed) == len(set(listed))


def test_what_rests_on_a_clause_is_grouped_under_each_step() -> None:
    clause = book("six-card-bonus").clause("6CB Dealing procedures ¶5")
    assert clause is not None
    assert clause.decides[0] == (
        "Let the players touch their cards: after the dealer's hand is covered, "
        "after the stub is racked"
    )


def test_a_clause_without_a_drill_is_a_gap_unless_it_asks_for_nothing() -> None:
    """A meaning is exercised with the clause that uses it."""
    clauses = (
        Clause("6CB Paying Out ¶3", "Pays follow the takes."),
        Clause(
            "6CB Paying Out ¶1", "From the player on.", ClauseKind.MEANING, ("6CB Paying Out ¶3",)
        ),
        Clause("6CB Equipment ¶1", "It has a table.", ClauseKind.TELLS),
        Clause("6CB Paying Out ¶4", "Cut in front of the bank.", ClauseKind.MANNER),
    )
    drills = {"6CB Paying Out ¶3": (DrillNamed("folds", "Folds"),)}
    read = house_book(house("six-card-bonus"), None, clauses, drills)
    gaps = {clause.cite for clause in read.gaps}
    assert "6CB Paying Out ¶4" in gaps
    assert not gaps & {"6CB Paying Out ¶3", "6CB Paying Out ¶1", "6CB Equipment ¶1"}


def test_drills_are_found_by_what_their_rounds_rest_on() -> None:
    """6CB 6 Card Bonus Wager ¶2 is exercised where folds are tucked, PRIME ¶25 nowhere here."""
    recipes = [each for each in load_recipes().values() if each.name in ("tucked-hands", "no-game")]
    drills = drills_by_clause(house("six-card-bonus"), recipes, ruled("six-card-bonus"))
    tucked = [drill.id for drill in drills["6CB 6 Card Bonus Wager ¶2"]]
    assert "tucked-hands" in tucked
    assert "no-game" in [drill.id for drill in drills["6CB Round of Play ¶7"]]
    assert not any(cite.startswith("PRIME") for cite in drills)


def test_a_faulty_file_beside_the_rules_is_told_and_the_rest_is_read(home: Path) -> None:
    folder = copied("mbs", home / "houses")
    edit(folder / "irregularities.yaml", "- id: foreign_card\n", "- id: Foreign card\n")
    read = Bookshelf(load_houses(home / "houses"), {}).book("mbs")
    assert read.problems
    assert Chapter.IRREGULARITIES not in read.chapters
    assert Chapter.PAY_TABLES in read.chapters


def test_houses_stand_in_the_order_of_their_documents() -> None:
    names = Bookshelf(shelf(), {}).houses
    documents = [house(name).rules.document for name in names]
    assert documents == sorted(documents)


@pytest.mark.slow
@pytest.mark.parametrize("name", HOUSES)
def test_no_clause_that_asks_for_something_is_without_a_drill(name: str) -> None:
    clauses = load_clauses(shelf().folder(name))
    served = [each for each in load_recipes().values() if each.serves(name)]
    drills = drills_by_clause(house(name), served, ruled(name), clauses)
    assert [gap.cite for gap in house_book(house(name), ruled(name), clauses, drills).gaps] == []


def test_an_ace_low_straight_is_named_at_its_place(tmp_path: Path) -> None:
    """Second to A-K-Q, it was left out: "from A-K-Q down to 4-3-2"."""
    runs = "4-3-2, 5-4-3, 6-5-4, 7-6-5, 8-7-6, 9-8-7, T-9-8, J-T-9, Q-J-T, K-Q-J"
    assert entry(book("mbs"), "hands.straights").says == "from A-K-Q down to 3-2-A"
    edit(copied("mbs", tmp_path) / "rules.yaml", f"3-2-A, {runs}, A-K-Q", f"{runs}, 3-2-A, A-K-Q")
    other = house_book(load_houses(tmp_path)["mbs"], None, ())
    assert entry(other, "hands.straights").says == "A-K-Q, 3-2-A, from K-Q-J down to 4-3-2"
