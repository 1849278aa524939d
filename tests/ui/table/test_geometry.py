"""Nothing on the table overlaps or is cut off, at any size and number of seats."""

from __future__ import annotations

from itertools import combinations

import pytest

from trainer.game.wagers import Wager
from trainer.ui.table.geometry import Box, TableGeometry, around, fit, panel_width
from trainer.ui.table.pieces.ring import RingShape

WINDOWS = [(1280, 720), (1366, 768), (1600, 1000), (2560, 1440), (3840, 2160), (1280, 1024)]
TABLES = [(w, h, n, k) for w, h in WINDOWS for n in range(1, 8) for k in (3, 4)]


def table(width: int, height: int, seats: int, spots: int) -> TableGeometry:
    return fit(width - panel_width(width), height, seats, spots)


def with_keycaps(places: TableGeometry) -> Box:
    """The tray, and the keycaps that reach over its edge."""
    over, tray = 0.18 * places.u, places.tray
    return Box(tray.x, tray.y - over, tray.w, tray.h + over)


def boxes(places: TableGeometry) -> dict[str, Box]:
    named: dict[str, Box] = {}
    for seat in places.seats:
        for k, spot in enumerate(seat.spots):
            named[f"{seat.number}.{k}.spot"] = spot.outline
            named[f"{seat.number}.{k}.label"] = spot.label
            named[f"{seat.number}.{k}.payout"] = spot.payout
        named[f"{seat.number}.hand"] = seat.hand
        named[f"{seat.number}.plaque"] = around(seat.plaque, 0.5 * places.u, 0.5 * places.u)
    named |= {f"printed {i}": box for i, box in enumerate(places.printed)}
    named |= {"dealer": places.dealer, "cut": places.cut, "tray": with_keycaps(places)}
    named |= {"shuffler": places.shuffler, "cut card": places.cut_card}
    return named | {"rack": places.rack, "meter": places.meter}


@pytest.mark.parametrize(("width", "height", "seats", "spots"), TABLES)
def test_nothing_overlaps(width: int, height: int, seats: int, spots: int) -> None:
    named = boxes(table(width, height, seats, spots))
    clashes = [(a, b) for a, b in combinations(named, 2) if named[a].touches(named[b])]
    assert clashes == []


@pytest.mark.parametrize(("width", "height", "seats", "spots"), TABLES)
def test_nothing_is_cut_off(width: int, height: int, seats: int, spots: int) -> None:
    places = table(width, height, seats, spots)
    whole = Box(0, 0, places.width, places.height)
    assert [name for name, box in boxes(places).items() if not whole.holds(box)] == []


@pytest.mark.parametrize(("width", "height", "seats", "spots"), TABLES)
def test_every_seat_is_on_the_felt(width: int, height: int, seats: int, spots: int) -> None:
    places = table(width, height, seats, spots)
    rail, felt = places.rail, 0.5 * places.u
    for seat in places.seats:
        for x in (seat.plaque.x - 0.25 * places.u, seat.plaque.x + 0.25 * places.u):
            y = seat.plaque.y - 0.25 * places.u
            across = abs(x - rail.centre.x) / (rail.across - felt)
            down = abs(y - rail.centre.y) / (rail.down - felt)
            assert across**rail.exponent + down**rail.exponent < 1


def test_seat_one_is_on_the_left_and_play_is_farthest_from_the_dealer() -> None:
    places = table(1600, 1000, 7, 4)
    feet = [seat.spots[-1].centre.x for seat in places.seats]
    assert feet == sorted(feet)
    rows = [spot.centre.y for spot in places.seat(7).spots]
    assert rows == sorted(rows)


def test_a_wager_that_the_house_lacks_leaves_no_gap() -> None:
    three, four = table(1600, 1000, 7, 3).seat(2), table(1600, 1000, 7, 4).seat(2)
    assert three.spots[:3] == four.spots[:3]
    assert three.hand.y < four.hand.y


@pytest.mark.parametrize(("width", "height", "seats", "spots"), TABLES)
def test_rings_touch_neither_labels_nor_tools(
    width: int, height: int, seats: int, spots: int
) -> None:
    places = table(width, height, seats, spots)
    clear = 0.06 * places.u
    ring = RingShape(places.u, Wager.ANTE).path().boundingRect()
    for seat in places.seats:
        for spot in seat.spots:
            assert spot.centre.x + ring.left() - clear > spot.label.right
    ringed = places.dealer.grown(clear)
    assert not any(ringed.touches(tool) for tool in places.tools)


def test_six_chip_values_fit_the_tray() -> None:
    places = fit(1044, 720, 7, 4, chips=6)
    assert len(places.wells) == 6
    assert all(places.tray.holds(well) for well in places.wells)
    assert places.tray.x > places.shuffler.right
