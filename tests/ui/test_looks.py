"""At every size, scale, number of seats and house: nothing overlaps, is cut off, or jumps.

Places are in logical pixels, so that a scale factor only changes which logical size a screen has:
3840x2160 at 3 is 1280x720. Sizes that come to less than 1280x720 are left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, pairwise, product
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.house_tables import HOUSES, PLACARDS, SHELF, felt, shown_at
from tests.ui.table.test_geometry import boxes
from trainer.settings import Settings
from trainer.ui.appearance import Appearance
from trainer.ui.kit import theme
from trainer.ui.kit.theme import font
from trainer.ui.table.drawing.felt_prints import (
    heading_in,
    headlines,
    on_felt,
    rows_of,
    sentence_band,
    tables_without_room,
    type_size,
)
from trainer.ui.table.drawing.lettering import fit_label, fit_line, lines_width
from trainer.ui.table.drawing.words import PrintedRow, PrintedTable
from trainer.ui.table.geometry import Box, Point, TableGeometry, around, fit, panel_width
from trainer.ui.table.key_guide import HEIGHT
from trainer.ui.table.keys import INCIDENT_KEYS, MAIN_KEYS, RULING_KEYS, WHOLE_KEYS
from trainer.ui.table.panel.panel_parts import KeyLine, KeyList
from trainer.ui.table.panel.panel_shown import PanelShown
from trainer.ui.table.pieces.piece import Piece
from trainer.ui.table.pieces.seat_print import tag_place
from trainer.ui.table.screen import TableScreen
from trainer.ui.table.snapshot import HandFace
from trainer.ui.table_overlays import AllKeys

SCREENS = [(1280, 720), (1600, 1000), (1920, 1080), (2560, 1440), (3840, 2160)]
SCALES = (1, 1.5, 2, 3)
SIZES = sorted(
    {
        (round(w / scale), round(h / scale))
        for (w, h), scale in product(SCREENS, SCALES)
        if w / scale >= 1280 and h / scale >= 720
    }
    | {(1366, 768), (1280, 1024)}
)
SEATS = range(1, 8)
COLOUR = re.compile("[\"']#[0-9A-Fa-f]{6}\\b")


def places(size: tuple[int, int], house: str, seats: int, *, guide: bool = False) -> TableGeometry:
    rules = SHELF[house].rules
    wide, high = size[0] - panel_width(size[0]), size[1] - (HEIGHT if guide else 0)
    return fit(wide, high, seats, len(rules.wagers), len(rules.chips))


def everything(at: TableGeometry) -> dict[str, Box]:
    """Every place, with the tools and the questions too."""
    named = boxes(at) | {f"tool {k}": box for k, box in enumerate(at.tools)}
    named["sentence"] = sentence_band(at)
    for seat in at.seats:
        offer = Box(
            seat.offer.x - 0.38 * at.u, seat.offer.y - 0.23 * at.u, 0.76 * at.u, 0.46 * at.u
        )
        named[f"{seat.number}.offer"] = offer
    return named


def clashes(named: dict[str, Box]) -> Iterator[tuple[str, str]]:
    """Places that share room. An offer stands where a payout of Play will lie, before it does."""
    rising = sorted(named, key=lambda name: named[name].x)
    for at, one in enumerate(rising):
        for other in rising[at + 1 :]:
            if named[other].x >= named[one].right:
                break
            both = {one.partition(".")[2], other.partition(".")[2]}
            if named[one].touches(named[other]) and both != {"offer", "0.payout"}:
                yield one, other


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_two_places_overlap_and_none_is_cut_off(size: tuple[int, int]) -> None:
    for house, seats, guide in product(HOUSES, SEATS, (False, True)):
        at = places(size, house, seats, guide=guide)
        named = everything(at)
        whole = Box(0, 0, at.width, at.height)
        where = (house, seats, guide)
        assert list(clashes(named)) == [], where
        assert [name for name, box in named.items() if not whole.holds(box)] == [], where


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_all_print_has_room(size: tuple[int, int], qtbot: QtBot) -> None:
    """Labels, headlines and tables; with every placard that hangs at a house."""
    for (house, placard), guide in product(PLACARDS, (False, True)):
        at, words = places(size, house, 7, guide=guide), felt(house, placard)
        assert tables_without_room(at, words) == (), (house, placard)
        assert list(_too_wide(at, house, placard)) == []


def test_print_fits_beside_the_list_of_what_can_be_wrong(qtbot: QtBot) -> None:
    """Check the bets draws its felt narrower than a round's, a quiz lower too."""
    rules = SHELF["mbs"].rules
    for wide, high in product((714, 800, 898, 1000), (500, 540, 650)):
        at = fit(wide, high, 7, len(rules.wagers), len(rules.chips))
        width = QFontMetricsF(font(type_size(at.u))).horizontalAdvance
        for place, table in on_felt(at, felt("mbs", None)):
            assert lines_width(heading_in(table, place.w, at.u)) <= place.w, (wide, table.heading)
            lines = [line for row in table.rows for line in rows_of(row, place.w, at.u)]
            assert [line for line in lines if width(line) > place.w] == [], (wide, high)


def test_a_dagger_never_stands_alone_on_its_line(qtbot: QtBot) -> None:
    """A Chinese row is one word without a space but the one before its dagger."""
    row = PrintedRow("玩家与荷官各自同色", "1 赔 3", reading=True)
    for wide in range(100, 200):
        lines = rows_of(row, wide, 30.0)
        assert "".join(lines) == f"{row.text}\u00a0†", wide
        assert "†" not in lines, wide


def _too_wide(at: TableGeometry, house: str, placard: str | None) -> Iterator[str]:
    words, px = felt(house, placard), max(0.175 * at.u, 10.0)
    for seat, (spot, said) in product(at.seats, zip(at.seats[0].spots, words.spots, strict=True)):
        room = seat.spots[at.seats[0].spots.index(spot)].label
        fitted = fit_label(said.label.upper(), said.short.upper(), px, room.w)
        high = len(fitted.lines) * QFontMetricsF(fitted.type).height() * 0.98
        if lines_width(fitted) > room.w or high > room.h + 1:
            yield f"{said.label} at seat {seat.number}"
    for fitted, room_wide in headlines(at, words):
        if lines_width(fitted) > room_wide:
            yield fitted.lines[0]
    for place, table in zip(at.printed, words.printed, strict=False):
        narrow = min(place.w, at.printed[1].w) if len(words.printed) < 4 else place.w
        bold = QFontMetricsF(font(type_size(at.u), bold=True))
        plain = QFontMetricsF(font(type_size(at.u)))
        if lines_width(heading_in(table, narrow, at.u)) > narrow:
            yield table.heading
        for row in table.rows:
            first, *more = map(plain.horizontalAdvance, rows_of(row, narrow, at.u))
            if max([first + bold.horizontalAdvance(row.value), *more]) > narrow:
                yield row.text


def test_a_label_is_never_shorter_than_it_has_to_be(qtbot: QtBot) -> None:
    """At 1600x1000 every house's words stand in full."""
    for house in HOUSES:
        at = places((1600, 1000), house, 7)
        for spot, said in zip(at.seat(4).spots, felt(house, None).spots, strict=True):
            fitted = fit_label(said.label.upper(), said.short.upper(), 0.175 * at.u, spot.label.w)
            full = " ".join(fitted.lines).replace("- ", "")
            assert full in (said.label.upper(), said.short.upper())


# ------------------------------------------------------------------- real widgets


LONG = "Selected: seat 7, Progressive Jackpot, $1,250, taken. $12,345 cut out."


def beside(house: str, *, detail: str = "Selected: seat 1.", last: str = "") -> PanelShown:
    return PanelShown(
        house=SHELF[house].title,
        drill="A random table\nround 10 of 10",
        clock="0:47",
        pace="212",
        now="Settle this round.",
        detail=detail,
        last=last or "Paid Progressive Jackpot, seat 7, $12,345",
        legends=WHOLE_KEYS,
    )


@pytest.fixture
def screen(qtbot: QtBot) -> TableScreen:
    made = TableScreen()
    qtbot.addWidget(made)
    made.table.moves = False
    made.resize(1280, 720)
    with qtbot.waitExposed(made):
        made.show()
    return made


def settle(screen: TableScreen) -> None:
    """The panel's words have the places that they will have."""
    layout = screen.panel.layout()
    assert layout is not None
    layout.activate()


def overlapping(pieces: list[Piece]) -> list[tuple[str, str]]:
    """Pieces that share pixels, but for what is meant to: a hand that is tucked under its spot."""
    return [
        (one.objectName(), other.objectName())
        for one, other in combinations(pieces, 2)
        if one.geometry().intersects(other.geometry())
    ]


@pytest.mark.parametrize("house", HOUSES)
def test_what_can_be_touched_never_overlaps(screen: TableScreen, house: str) -> None:
    for seats in SEATS:
        shown = shown_at(house, seats)
        screen.present(shown, beside(house))
        assert all(seat.hand.state is not HandFace.TUCKED for seat in shown.seats)
        pieces = [each for each in screen.table.findChildren(Piece) if each.isVisible()]
        assert overlapping(pieces) == [], seats
        outside = [p.objectName() for p in pieces if not screen.table.rect().contains(p.geometry())]
        assert outside == [], seats


@pytest.mark.parametrize("size", [(1280, 720), (1600, 1000), (3840, 2160)], ids=str)
@pytest.mark.parametrize("house", HOUSES)
def test_no_word_of_the_panel_is_cut_off(
    screen: TableScreen, house: str, size: tuple[int, int]
) -> None:
    screen.resize(*size)
    screen.present(shown_at(house, 7), beside(house, detail=LONG))
    settle(screen)
    shown = [each for each in screen.panel.findChildren(QLabel) if each.isVisible()]
    assert [each.text() for each in shown if _cut_off(each)] == []
    inside = screen.panel.rect()
    assert [
        w.objectName() for w in _controls(screen.panel) if not inside.contains(_at(w, screen))
    ] == []


def _cut_off(label: QLabel) -> bool:
    if label.wordWrap():
        return label.heightForWidth(label.width()) > label.height() + 1
    return label.sizeHint().width() > label.width() + 1


def _controls(panel: QWidget) -> list[QWidget]:
    return [each for each in panel.findChildren(QWidget) if each.isVisible() and each.objectName()]


def _at(widget: QWidget, screen: TableScreen) -> QRect:
    return QRect(widget.mapTo(screen.panel, widget.rect().topLeft()), widget.size())


@pytest.mark.parametrize("house", HOUSES)
def test_nothing_jumps_when_the_trainee_goes_elsewhere(screen: TableScreen, house: str) -> None:
    """Longer words take the room that is kept for them."""
    screen.present(shown_at(house, 7), beside(house, last="Nothing yet"))
    settle(screen)
    before = {w.objectName(): _at(w, screen) for w in _controls(screen.panel)}
    elsewhere = "Selected: seat 7, Progressive Jackpot, $5."
    screen.present(shown_at(house, 7), beside(house, detail=elsewhere))
    settle(screen)
    after = {w.objectName(): _at(w, screen) for w in _controls(screen.panel)}
    moved = [name for name in before if before[name].topLeft() != after[name].topLeft()]
    assert moved == []


def test_the_table_stays_where_it_is_whatever_the_round_shows(screen: TableScreen) -> None:
    """What lies on the table moves nothing else: only its size and its house decide."""
    full, bare = shown_at("mbs", 7), shown_at("mbs", 1)
    stood = []
    for shown in (full, replace(bare, jackpot="$1"), replace(full, hints=False)):
        screen.present(shown, beside("mbs"))
        stood.append(screen.table.places)
    assert stood[0] is stood[1] is stood[2]


def test_headline_type_never_falls_below_its_least(qtbot: QtBot) -> None:
    for size, house in product(SIZES, HOUSES):
        for fitted, _ in headlines(places(size, house, 7), felt(house, None)):
            assert fitted.type.pixelSize() >= 10
    assert fit_line("A LONG SENTENCE", 20, 10, 0.0, 10).type.pixelSize() == 10


def test_keys_of_a_settlement_are_all_listed_at_the_smallest_size(screen: TableScreen) -> None:
    screen.present(shown_at("mbs", 7), replace(beside("mbs", detail=LONG), legends=MAIN_KEYS))
    settle(screen)
    seen = [each.text() for each in screen.panel.findChildren(QLabel) if each.isVisible()]
    assert MAIN_KEYS[-1].words in seen, "the way to all keys is never left out"
    assert "Call the hand" in seen, "the mouse has no other way to a call"


def test_rulings_and_the_line_that_leads_to_all_keys_never_lose_their_room(qtbot: QtBot) -> None:
    """In large type the last act and captions give way before them."""
    keys = KeyList()
    qtbot.addWidget(keys)
    keys.present(INCIDENT_KEYS)
    keys.resize(200, keys.minimumSizeHint().height())
    with qtbot.waitExposed(keys):
        keys.show()
    seen = [line for line in keys.findChildren(KeyLine) if line.isVisible()]
    words = [each.words for each in (*RULING_KEYS, INCIDENT_KEYS[-1])]
    assert [line.findChildren(QLabel)[0].text() for line in seen] == words


def test_every_colour_is_named_in_one_place() -> None:
    """Themes in ``theme``, things in ``colours``; nowhere else."""
    kit = Path(theme.__file__).parent
    ui = kit.parent
    homes = {kit / "theme.py", kit / "colours.py"}
    stray = [
        f"{path.relative_to(ui)}: {found[0]}"
        for path in sorted(ui.rglob("*.py"))
        if path not in homes and (found := COLOUR.findall(path.read_text(encoding="utf-8")))
    ]
    assert stray == []


def test_a_table_too_long_for_the_felt_stands_in_the_panel(screen: TableScreen) -> None:
    """A house of one's own may print more rows than the felt has room for."""
    shown = shown_at("mbs", 7)
    rows = tuple(PrintedRow(f"Hand {k}", f"{k} to 1") for k in range(1, 15))
    long = PrintedTable("Pair Plus", rows)
    words = replace(shown.words, printed=(long, *shown.words.printed[1:]))
    screen.present(replace(shown, words=words), beside("mbs"))
    said = [each.text() for each in screen.panel.placard.findChildren(QLabel)]
    assert screen.panel.placard.isVisible()
    assert said[0] == "Pair Plus"
    assert "14 to 1" in said
    heading, *_ = screen.panel.placard.findChildren(QLabel)
    assert heading.font().pixelSize() == 12, "smaller than the page: in large type it needs room"
    assert heading.font().bold()
    screen.present(shown, beside("mbs"))
    assert not screen.panel.placard.isVisible()


def test_a_larger_window_takes_the_placard_away(qtbot: QtBot, screen: TableScreen) -> None:
    """What had no room at a smaller size is printed again once there is room and the size stays."""
    screen.resize(700, 420)
    screen.present(shown_at("prime", 7), beside("prime"))
    screen.resize(1600, 1000)
    qtbot.waitUntil(lambda: not screen.panel.placard.isVisible())


def test_no_key_of_the_whole_list_is_cut_off(qtbot: QtBot, tmp_path: Path) -> None:
    """However small the screen, whose size bounds a dialog."""
    parent = QWidget()
    qtbot.addWidget(parent)
    Appearance(Settings(), tmp_path).dress(parent)
    keys = AllKeys(6, 5, parent)
    with qtbot.waitExposed(keys):
        keys.show()
    labels = [each for each in keys.findChildren(QLabel) if not each.wordWrap()]
    cut = [each.text() for each in labels if _cut_off(each)]
    assert cut == []
    letters = [each.text() for each in labels]
    assert letters[letters.index("Chips") :][1:7] == list("ASDFGT")
    assert letters[letters.index("Place, dealer") :][1:5] == list("1–50"), "at five places"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_gamblers_name_touches_no_label(size: tuple[int, int], qtbot: QtBot) -> None:
    """It hangs on the line between two seats of one player."""
    for house in HOUSES:
        at, words = places(size, house, 7), felt(house, None)
        px = max(0.175 * at.u, 10.0)
        for one, other in pairwise(at.seats):
            middle = tag_place([QPointF(*one.plaque), QPointF(*other.plaque)], at.u)
            tag = around(Point(middle.x(), middle.y()), 0.7 * at.u, 0.34 * at.u)
            for seat, (spot, said) in product(
                (one, other), zip(one.spots, words.spots, strict=True)
            ):
                room = seat.spots[one.spots.index(spot)].label
                fitted = fit_label(said.label.upper(), said.short.upper(), px, room.w)
                high = len(fitted.lines) * QFontMetricsF(fitted.type).height() * 0.8
                wide = lines_width(fitted)
                text = Box(room.right - wide, room.centre.y - high / 2, wide, high)
                assert not tag.touches(text), (house, seat.number, said.label)
