"""Check the bets: whatever may not stand is seen on the felt, and heard by its name."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QImage

from tests.some_houses import HOUSES, house, ruled
from trainer.dealing.incident import WagerSeen
from trainer.drills.irregularities.bets import bet_codes, bets_table
from trainer.game.bets import Breach
from trainer.game.round import Round, Seat, Tender
from trainer.ui.quick.bets_table import BetsTableView, bets_shown
from trainer.ui.table.accessible_words import happened, seat_words
from trainer.ui.table.snapshot import HandFace

CODES = [(name, each.code) for name in HOUSES for each in bet_codes(house(name), ruled(name))]


def without(round_: Round, fault: Breach) -> Round:
    """The same round with nothing odd at that seat."""
    seats = (_sound(seat, fault) if seat.number == fault.seat else seat for seat in round_.seats)
    return replace(round_, seats=tuple(seats))


def _sound(seat: Seat, fault: Breach) -> Seat:
    if seat.tender is not Tender.CHIPS or seat.side_bet:
        return replace(seat, tender=Tender.CHIPS, side_bet=False)
    if fault.wager is None:
        return replace(seat, player=None, stakes={})
    stakes = {wager: stake for wager, stake in seat.stakes.items() if wager is not fault.wager}
    return replace(seat, stakes=stakes)


def felt(name: str, round_: Round, changes: Sequence[WagerSeen] = ()) -> QImage:
    table = BetsTableView()
    table.resize(1000, 660)
    table.present(bets_shown(house(name), round_, changes))
    return table.grab().toImage()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("name", "code"), CODES)
def test_every_fault_is_seen_on_the_felt(name: str, code: str) -> None:
    table = bets_table(house(name), ruled(name), 1, (code,))
    fault = next(each for each in table.faults if each.code == code)
    seen = felt(name, table.round_, table.changes)
    assert seen != felt(name, without(table.round_, fault))


@pytest.mark.parametrize("name", HOUSES)
def test_a_chip_without_value_is_heard(name: str) -> None:
    table = bets_table(house(name), ruled(name), 1, ("bad_stake",))
    fault = next(each for each in table.faults if each.code == "bad_stake")
    sound = bets_shown(house(name), without(table.round_, fault))
    assert "a chip without value" in happened(sound, bets_shown(house(name), table.round_))


def test_a_bet_between_players_is_heard_at_both() -> None:
    table = bets_table(house("posted"), ruled("posted"), 1, ("side_bet",))
    shown = bets_shown(house("posted"), table.round_)
    heard = [seat for seat in shown.seats if "chips beside the spots" in seat_words(shown, seat)]
    assert len(heard) == 2


@pytest.mark.parametrize("name", HOUSES)
def test_hands_lie_closed_once_they_are_dealt(name: str) -> None:
    """The question said that the cards were dealt, and its felt had none."""
    round_ = bets_table(house(name), ruled(name), 1).round_
    for dealt, face in ((False, HandFace.NONE), (True, HandFace.CLOSED)):
        shown = bets_shown(house(name), round_, dealt=dealt)
        hands = [shown.seats[seat.number - 1].hand for seat in round_.seats]
        assert {each.state for each in (*hands, shown.dealer)} == {face}
