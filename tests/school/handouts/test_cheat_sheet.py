"""Every figure of a cheat sheet is what the engine pays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from trainer.dealing.house import House
from trainer.game.money import Money, total
from trainer.game.notation import read_round
from trainer.game.pay import Combination, JackpotShare, JudgedOn
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.library.houses import load_houses
from trainer.marking.words import money
from trainer.school.handouts.cheat_sheet import CheatSheet, Fate, cheat_sheet
from trainer.school.handouts.pay_sheets import PayRow, PaySheet

HOUSES = load_houses(None)
JACKPOT = Money.parse("25000")
LOW = "Tc 6d 2s"
"""A dealer's hand that does not qualify."""
THREE = {
    Combination.MINI_ROYAL_SPADES: ("As Ks Qs", LOW),
    Combination.MINI_ROYAL: ("Ah Kh Qh", LOW),
    Combination.STRAIGHT_FLUSH: ("9h 8h 7h", LOW),
    Combination.THREE_OF_A_KIND: ("5s 5d 5c", LOW),
    Combination.STRAIGHT: ("9h 8c 7d", LOW),
    Combination.FLUSH: ("Kd 8d 4d", LOW),
    Combination.PAIR: ("Js Jh 4c", LOW),
}
FIVE = {
    Combination.ROYAL_FLUSH: ("Ah Kh Qh", "Jh Th 2c"),
    Combination.STRAIGHT_FLUSH: ("9h 8h 7h", "6h 5h 2c"),
    Combination.FOUR_OF_A_KIND: ("9h 9d 9s", "9c 4d 2s"),
    Combination.FULL_HOUSE: ("9h 9d 9s", "4d 4s 2c"),
    Combination.FLUSH: ("Kd 8d 4d", "2d Td 3c"),
    Combination.STRAIGHT: ("9h 8c 7d", "6s 5h 2c"),
    Combination.THREE_OF_A_KIND: ("5s 5d 5c", "Kh 9d 2c"),
}
COLOURS = {
    Combination.SIX_ONE_COLOUR: ("Ah 9d 4h", "Kd 8h 2d"),
    Combination.EACH_ONE_COLOUR: ("Ah 9d 4h", "Ks 8c 2s"),
    Combination.ONE_COLOUR: ("Ah 9d 4h", "Ks 8d 2c"),
}
EXAMPLES = {
    JudgedOn.THREE_CARDS: THREE,
    JudgedOn.BEST_FIVE_OF_SIX: FIVE,
    JudgedOn.COLOURS: COLOURS,
}


def sheets() -> Iterator[tuple[House, str | None]]:
    for name in HOUSES:
        house = HOUSES[name]
        posted = house.rules.placards if house.rules.posts_pay_tables else [None]
        yield from ((house, placard) for placard in posted)


SHEETS = [pytest.param(*each, id=f"{each[0].id}-{each[1] or ''}") for each in sheets()]


def cards(house: House, table: PaySheet, row: PayRow) -> tuple[str, str]:
    side = house.rules.side(table.wager)
    judged = side.judged_on if side is not None else JudgedOn.THREE_CARDS
    return EXAMPLES[judged][row.hand]


def paid(house: House, placard: str | None, table: PaySheet, row: PayRow, stake: str) -> Money:
    """What the engine pays a seat that holds the hand, or beside it, at that stake."""
    player, dealer = cards(house, table, row)
    wagers = {"ante": stake}
    for wager in (Wager.PAIR_PLUS, table.wager):
        if wager in house.rules.wagers:
            wagers[wager.value] = stake
    seats: list[dict[str, Any]] = [
        {"seat": 1, "player": "A", "cards": player.split(), "wagers": wagers, "decision": "play"}
    ]
    if table.wager is Wager.ENVY_BONUS:
        envies = {"ante": "5", "progressive": "5"}
        seats.append(
            {
                "seat": 2,
                "player": "B",
                "cards": ["Kc", "8s", "3d"],
                "wagers": envies,
                "decision": "play",
            }
        )
    written: dict[str, Any] = {"house": house.id, "dealer": dealer.split(), "seats": seats}
    written |= {"placard": placard} if placard else {}
    written |= {"jackpot": str(JACKPOT)} if "progressive" in str(seats) else {}
    settled = settle(house.rules, read_round(written, {house.id: house.rules}))
    wanted = {table.wager, Wager.ANTE} if table.joined else {table.wager}
    lines = settled.seats[-1].lines
    return total(line.pays for line in lines if line.wager in wanted)


@pytest.mark.parametrize(("house", "placard"), SHEETS)
def test_every_amount_is_what_the_engine_pays(house: House, placard: str | None) -> None:
    sheet, checked = cheat_sheet(house, placard), 0
    for table in sheet.tables:
        for row in table.rows:
            for stake, amount in zip(table.stakes, row.amounts, strict=True):
                assert amount == paid(house, placard, table, row, str(stake)), (table.title, row)
                checked += 1
    assert checked >= 24


@pytest.mark.parametrize(("house", "placard"), SHEETS)
def test_a_row_of_fixed_money_says_what_the_engine_pays(house: House, placard: str | None) -> None:
    for table in cheat_sheet(house, placard).tables:
        for row in table.rows if not table.stakes else ():
            stake = "5"
            award = paid(house, placard, table, row, stake)
            shares = {r.hand: r.award for s in house.rules.sides for r in rows(s)}
            share = shares.get(row.hand) if table.wager is not Wager.ENVY_BONUS else None
            if isinstance(share, JackpotShare):
                assert award == Money(JACKPOT.cents * share.percent // 100)
                assert str(share.percent) in row.pays
            else:
                assert row.pays == money(house.rules, award), (table.title, row)


def rows(side: Any) -> tuple[Any, ...]:
    return tuple(getattr(side.table, "rows", ()))


@pytest.mark.parametrize(("house", "placard"), SHEETS)
def test_every_mark_has_its_reading_and_every_reading_its_mark(
    house: House, placard: str | None
) -> None:
    sheet = cheat_sheet(house, placard)
    assert [number for number, _ in sheet.notes] == list(range(1, len(sheet.notes) + 1))
    assert marked(sheet) == {number for number, _ in sheet.notes}


def marked(sheet: CheatSheet) -> set[int]:
    lists = (sheet.settlement, sheet.around, *sheet.back)
    found = {cell.note for cell in sheet.fates} | {sheet.hands_note}
    found |= {row.note for table in sheet.tables for row in table.rows}
    found |= {table.note for table in sheet.tables}
    found |= {line.note for part in lists for line in part.lines}
    under = [words for part in lists for line in part.lines for words in line.under]
    found |= {int(words.rpartition("†")[2]) for words in under if "†" in words}
    return found - {0}


def test_the_fates_are_those_of_the_house() -> None:
    cells = {(c.situation, c.wager): c for c in cheat_sheet(HOUSES["six-card-bonus"]).fates}
    fold = "The player folds"
    assert cells[fold, Wager.PAIR_PLUS].fate is Fate.TAKE
    assert cells[fold, Wager.SIX_CARD_BONUS].words == "stays: tuck"
    assert cells["The dealer does not qualify", Wager.PLAY].fate is Fate.PUSH
    beaten = cells["The player's hand is lower", Wager.ANTE_BONUS]
    assert (beaten.fate, beaten.note > 0) == (Fate.PAY, True)


def test_a_house_without_an_order_says_that_any_is_right() -> None:
    assert "any order is right" in cheat_sheet(HOUSES["prime"]).settlement.caption
    assert not cheat_sheet(HOUSES["six-card-bonus"]).settlement.caption


def test_the_way_around_the_table_is_drawn_where_the_house_orders_one() -> None:
    """6CB Round of Play ¶11 settles from the right; MBS orders no seats."""
    assert cheat_sheet(HOUSES["six-card-bonus"]).way == (7, 6, 5, 4, 3, 2, 1)
    assert cheat_sheet(HOUSES["mbs"]).way == ()


def test_what_is_said_of_more_steps_is_not_said_of_some_of_them_again() -> None:
    around = cheat_sheet(HOUSES["six-card-bonus"]).around.lines
    hand_by_hand = [each for each in around if each.what == "One hand is finished before the next"]
    assert [len(each.under) for each in hand_by_hand] == [4]
