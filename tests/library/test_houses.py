"""The five houses from their files, alone and on the shelf."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.library.copies import BUNDLED, copied, edit
from trainer.game.money import Money, Odds
from trainer.game.pay import Combination, JackpotShare, PayTable, Posted
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.library.house import load_house
from trainer.library.houses import HouseShelf, load_houses

FIVE = ("boxes", "mbs", "posted", "prime", "six-card-bonus")


def pays(table: PayTable | Posted) -> list[str]:
    assert isinstance(table, PayTable)
    return [f"{row.hand} {row.award}" for row in table.rows]


def side(rules: HouseRules, wager: Wager) -> PayTable | Posted:
    found = rules.side(wager)
    assert found is not None
    return found.table


def test_there_are_five_houses() -> None:
    assert tuple(BUNDLED) == FIVE
    assert BUNDLED.names == FIVE
    assert BUNDLED.problems == {}


@pytest.mark.parametrize("name", FIVE)
def test_a_house_is_in_the_folder_of_its_name(name: str) -> None:
    assert BUNDLED[name].id == BUNDLED[name].rules.house == name


def test_odds_fixed_amounts_and_the_jackpot_are_read_exactly() -> None:
    """MBS 4.3, 4.4."""
    rules = BUNDLED["mbs"].rules
    plus, progressive = side(rules, Wager.PAIR_PLUS), side(rules, Wager.PROGRESSIVE)
    assert isinstance(plus, PayTable)
    assert isinstance(progressive, PayTable)
    assert plus.odds(Combination.STRAIGHT_FLUSH) == Odds(40)
    awards = {row.hand: row.award for row in progressive.rows}
    assert awards[Combination.MINI_ROYAL_SPADES] == JackpotShare(100)
    assert awards[Combination.MINI_ROYAL] == Money(125_000)


def test_a_row_cites_its_own_clause_or_its_table_s() -> None:
    rows = side(BUNDLED["six-card-bonus"].rules, Wager.PAIR_PLUS)
    assert isinstance(rows, PayTable)
    cites = {row.hand: str(row.source) for row in rows.rows}
    assert cites[Combination.FLUSH] == "6CB Pay Tables, Pair Plus"
    assert cites[Combination.PAIR] == "School's reading (6CB Pay Tables, Pair Plus)"


def test_every_placard_hangs_at_the_house_that_posts_its_tables() -> None:
    """POSTED 9, 10."""
    rules = BUNDLED["posted"].rules
    assert {"mbs", "six-card-bonus", "prime", "boxes"} < set(rules.placards)
    at_table = rules.at_table("boxes")
    assert pays(side(at_table, Wager.PAIR_PLUS))[1] == "three_of_a_kind 20 to 1"
    rows = side(at_table, Wager.PAIR_PLUS)
    assert isinstance(rows, PayTable)
    assert {row.source.cite for row in rows.rows} == {"POSTED 9"}


def test_houses_that_post_nothing_have_no_placards() -> None:
    assert all(not BUNDLED[name].rules.placards for name in FIVE if name != "posted")


def test_one_house_is_read_at_a_time(tmp_path: Path) -> None:
    copied("mbs", tmp_path)
    (copied("prime", tmp_path) / "rules.yaml").write_text("broken: [", encoding="utf-8")
    shelf = HouseShelf(tmp_path)
    assert shelf["mbs"] is shelf["mbs"]
    assert shelf.rules["mbs"] is shelf["mbs"].rules


def test_the_fingerprint_is_of_the_files_bytes(tmp_path: Path) -> None:
    folder = copied("mbs", tmp_path)
    before = load_house(folder)
    assert before.fingerprint == BUNDLED["mbs"].fingerprint
    edit(folder / "rules.yaml", 'three_of_a_kind: "30:1"', 'three_of_a_kind: "25:1"')
    assert load_house(folder).fingerprint != before.fingerprint


def test_a_placard_changes_the_fingerprint_of_the_house_that_hangs_it(tmp_path: Path) -> None:
    copied("posted", tmp_path)
    before = HouseShelf(tmp_path)["posted"].fingerprint
    edit(tmp_path / "placards" / "mbs.yaml", 'pair: "1:1"', 'pair: "2:1"')
    assert HouseShelf(tmp_path)["posted"].fingerprint != before


def test_added_houses_stand_beside_the_bundled_ones(home: Path) -> None:
    added = copied("mbs", home / "houses")
    edit(added / "rules.yaml", "house: mbs", "house: ours")
    added.rename(added.with_name("ours"))
    shelf = load_houses()
    assert set(shelf) == {*FIVE, "ours"}
    assert shelf.folder("ours") == home / "houses" / "ours"


def test_an_added_placard_hangs_beside_the_bundled_ones(home: Path) -> None:
    folder = home / "houses" / "placards"
    folder.mkdir(parents=True)
    bundled = BUNDLED.folder("posted").parent / "placards" / "mbs.yaml"
    text = bundled.read_text(encoding="utf-8").replace("placard: mbs", "placard: ours")
    (folder / "ours.yaml").write_text(text, encoding="utf-8")
    assert "ours" in load_houses()["posted"].rules.placards
