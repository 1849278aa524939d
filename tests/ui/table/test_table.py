"""The table shows its snapshot: names, places, pictures and motion."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QFrame, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Worked
from tests.ui.sample_table import VALUES, amount, panel, seat, settling
from trainer.game.cards import DECK, Rank
from trainer.game.chips import fewest
from trainer.game.money import Money
from trainer.game.wagers import Wager
from trainer.ui.table.backdrop import Stretched
from trainer.ui.table.changes import ChipCut, HandTurned, PayoutPlaced, StakeTaken, changes
from trainer.ui.table.drawing import cards
from trainer.ui.table.drawing.cards import CardCut, rank_path
from trainer.ui.table.drawing.chip_stacks import split
from trainer.ui.table.drawing.chip_styles import SMALL, chip_text, style_of
from trainer.ui.table.drawing.lettering import fit_label
from trainer.ui.table.keys import INCIDENT_KEYS, MAIN_KEYS, WHOLE_KEYS, Legend, worked_on_panel
from trainer.ui.table.panel.panel_parts import KeyLine
from trainer.ui.table.pieces.piece import Piece
from trainer.ui.table.snapshot import CutShown, HandFace, HandShown, SpotShown, TableShown
from trainer.ui.table.touches import Moved


def named(worked: Worked) -> dict[str, str]:
    found = worked.screen.findChildren(QAbstractButton)
    return {each.objectName(): each.accessibleName() for each in found}


def test_everything_that_can_be_touched_is_named(worked: Worked) -> None:
    names = named(worked)
    assert "" not in set(names) | set(names.values())
    assert names["seat3.pair_plus"] == "Seat 3, Pair Plus, no wager"
    assert names["seat1.pair_plus"] == "Seat 1, Pair Plus, $5"
    assert names["seat7.play"] == "Seat 7, Play, $10, paid $10"
    assert names["tray.25"] == "$25 chip"
    assert names["dealer.hand"].startswith("Dealer's hand, queen of hearts")
    assert names["seat7.hand"] == "Seat 7, hand, ace of hearts, king of hearts, queen of spades"
    assert names["seat1.hand"] == "Seat 1, hand, face down"
    assert names["seat4.hand"] == "Seat 4, hand, tucked"
    assert names["cut"] == "Cut, $60, 2 of $25 and 2 of $5"


def test_a_hidden_total_is_not_said(worked: Worked) -> None:
    shown = settling()
    hidden = replace(shown, cut=CutShown(shown.cut.chips))
    worked.screen.present(hidden, panel())
    assert named(worked)["cut"] == "Cut, 2 of $25 and 2 of $5"


def test_a_panel_without_clock_and_pace_has_no_rule_for_them(worked: Worked) -> None:
    def rules() -> int:
        lines = worked.screen.findChildren(QFrame)
        return sum(each.property("kind") == "rule" and each.isVisible() for each in lines)

    worked.screen.present(settling(), panel())
    timed = rules()
    worked.screen.present(settling(), replace(panel(), clock="", pace=""))
    assert rules() == timed - 1


def with_spot(shown: TableShown, number: int, spot: SpotShown) -> TableShown:
    old = shown.seat(number)
    spots = tuple(spot if each.wager is spot.wager else each for each in old.spots)
    seats = tuple(replace(s, spots=spots) if s.number == number else s for s in shown.seats)
    return replace(shown, seats=seats, here=None)


def test_a_taken_wager_says_so(worked: Worked) -> None:
    spot = SpotShown(Wager.PLAY, Money.parse("5"), amount("5"), taken=True)
    worked.screen.present(with_spot(settling(), 6, spot), panel())
    assert named(worked)["seat6.play"] == "Seat 6, Play, $5, taken"


@pytest.mark.parametrize("seats", range(1, 8))
def test_no_two_pieces_overlap(worked: Worked, seats: int) -> None:
    worked.screen.present(settling(seats), panel())
    tucked = {"seat4.hand", "seat4.six_card_bonus", "seat4.six_card_bonus.payout"}
    pieces = [each for each in worked.table.findChildren(Piece) if each.isVisible()]
    clashes = [
        (a.objectName(), b.objectName())
        for a, b in combinations(pieces, 2)
        if a.geometry().intersects(b.geometry())
    ]
    assert [pair for pair in clashes if not set(pair) <= tucked] == []
    assert all(worked.table.rect().contains(each.geometry()) for each in pieces)


def test_a_hand_that_is_played_closed_is_tagged_and_said(worked: Worked) -> None:
    plain = worked.screen.grab().toImage()
    seats = tuple(replace(each, unseen=True) for each in settling().seats)
    worked.screen.present(replace(settling(), seats=seats), panel())
    tagged = worked.screen.grab().toImage()
    names = named(worked)
    assert names["seat1"] == "Seat 1, played closed"
    assert names["seat1.hand"] == "Seat 1, hand, face down, played closed"
    assert "closed" not in names["seat7.hand"], "it has been turned"
    for name, changed in (("seat1.hand", True), ("seat7.hand", False)):
        widget = worked.screen.findChild(QAbstractButton, name)
        assert isinstance(widget, QAbstractButton)
        assert (part(plain, widget) != part(tagged, widget)) is changed, name


def part(image: QImage, widget: QAbstractButton) -> QImage:
    """What the picture of the screen shows where the widget is."""
    at = widget.mapTo(widget.window(), widget.rect().topLeft())
    return image.copy(at.x(), at.y(), widget.width(), widget.height())


def listed_keys(worked: Worked) -> list[str]:
    """The labels of the panel's lines of keys, from the top down."""
    lines = [line for line in worked.screen.findChildren(KeyLine) if line.isVisible()]
    labels = [line.findChild(QLabel) for line in sorted(lines, key=lambda line: line.y())]
    return [label.text() for label in labels if isinstance(label, QLabel)]


def test_a_whole_rounds_keys_are_all_listed_in_a_small_window(worked: Worked) -> None:
    long = replace(panel(), legends=WHOLE_KEYS, drill="A gambler's boxes in turn\nround 1 of 8")
    worked.screen.present(settling(), long)
    QApplication.processEvents()
    assert listed_keys(worked) == [legend.label for legend in WHOLE_KEYS]


@pytest.mark.parametrize("legends", [MAIN_KEYS, WHOLE_KEYS, INCIDENT_KEYS])
def test_where_room_is_short_the_key_to_all_keys_stays(
    worked: Worked, legends: tuple[Legend, ...]
) -> None:
    told = replace(panel(), legends=legends, notice="One line.\n" * 8, grade="critical")
    worked.screen.present(settling(), told)
    QApplication.processEvents()
    labels = [legend.label for legend in legends]
    shown = listed_keys(worked)
    assert shown[-1] == labels[-1]
    assert "all keys" in shown[-1].lower()
    first = [each.label for each in worked_on_panel(legends)]
    others = [each for each in labels if each not in first]
    kept = {*first, *others[: len(shown) - 1 - len(first)], labels[-1]}
    assert shown == [each for each in labels if each in kept]


def test_every_piece_draws_something(worked: Worked) -> None:
    image = worked.screen.grab().toImage()
    for name in ("seat1.ante", "dealer.hand", "tray.100", "cut", "seat4.hand", "seat7.play.payout"):
        widget = worked.screen.findChild(QAbstractButton, name)
        assert isinstance(widget, QAbstractButton)
        assert len(colours(image, widget)) > 12, name


def colours(image: QImage, widget: QAbstractButton) -> set[int]:
    sharp = image.devicePixelRatio()
    box = widget.geometry()
    xs = range(round(box.x() * sharp), round(box.right() * sharp), 3)
    ys = range(round(box.y() * sharp), round(box.bottom() * sharp), 3)
    return {image.pixel(x, y) for x in xs for y in ys}


def test_cards_are_drawn_once_a_size(qtbot: QtBot) -> None:
    cut = CardCut(width=61.0, dpr=1.0)
    first = [cards.face(card, cut) for card in DECK]
    assert [cards.face(card, cut) for card in DECK] == first
    assert cards.face(DECK[0], replace(cut, dpr=2.0)).pixmap.width() > first[0].pixmap.width()


def test_ten_is_squeezed(qtbot: QtBot) -> None:
    assert rank_path(Rank.TEN, 50, widest=36).boundingRect().width() <= 36.01
    assert rank_path(Rank.ACE, 50, widest=36).boundingRect().height() == pytest.approx(36, abs=2)


def test_chips_are_told_apart_in_every_currency() -> None:
    odd = tuple(Money.parse(text) for text in ("0.50", "2", "10", "20", "50", "200"))
    styles = [style_of(value, odd) for value in odd]
    assert styles[0] is SMALL
    assert len(set(styles)) == len(odd)
    assert chip_text(odd[0]) == ".50"


def test_the_fewest_chips() -> None:
    assert list(map(str, fewest(Money.parse("137"), VALUES))) == [
        *("100", "25", "5", "5", "1", "1")
    ]


def test_a_stack_is_at_most_eight_high() -> None:
    assert [len(stack) for stack in split(amount("4") * 5)] == [8, 8, 4]


def test_a_long_word_falls_back_to_the_houses_short_form(qtbot: QtBot) -> None:
    assert fit_label("PAIR PLUS", "", 10, 50).lines == ("PAIR", "PLUS")
    assert fit_label("PROGRESSIVE", "JACKPOT", 10, 50).lines == ("JACKPOT",)


def test_a_word_without_a_short_form_is_broken_or_abbreviated_never_cut(qtbot: QtBot) -> None:
    assert fit_label("PROGRESSIVE JACKPOT", "PROGRESSIVE", 10, 50).lines == ("PROG-", "RESSIVE")
    assert fit_label("PROGRESSIVE JACKPOT", "JACKPOT", 10, 39).lines == ("JACK-", "POT")
    assert fit_label("PROGRESSIVE JACKPOT", "PROGRESSIVE", 10, 40).lines == ("PROG.",)


def test_what_changed_is_what_moves() -> None:
    old = replace(settling(), here=None)
    paid = SpotShown(
        Wager.PAIR_PLUS,
        Money.parse("10"),
        amount("10"),
        paid=Money.parse("60"),
        payout=amount("60"),
    )
    assert changes(old, with_spot(old, 7, paid)) == (PayoutPlaced(7, Wager.PAIR_PLUS),)
    gone = SpotShown(Wager.PLAY, Money.parse("5"), amount("5"), taken=True)
    assert changes(old, with_spot(old, 6, gone)) == (StakeTaken(6, Wager.PLAY),)
    more = replace(old, cut=CutShown(amount("65")))
    assert changes(old, more) == (ChipCut(Money.parse("5")),)
    turned = seat(6, "5 5 5 5", HandShown(HandFace.OPEN, old.seat(6).hand.cards))
    seats = tuple(turned if s.number == 6 else s for s in old.seats)
    assert changes(old, replace(old, seats=seats)) == (HandTurned(6),)


def test_the_next_touch_ends_a_running_slide(worked: Worked, qtbot: QtBot) -> None:
    worked.screen.table.moves = True
    spot = SpotShown(Wager.PLAY, Money.parse("5"), amount("5"), taken=True)
    worked.screen.present(with_spot(settling(), 6, spot), panel())
    assert worked.table.moving == 1
    worked.table.touch(Moved(worked.table.here))
    assert worked.table.moving == 0


def test_without_motion_nothing_slides(worked: Worked) -> None:
    spot = SpotShown(Wager.PLAY, Money.parse("5"), amount("5"), taken=True)
    worked.screen.present(with_spot(settling(), 6, spot), panel())
    assert worked.table.moving == 0


def test_only_a_table_that_was_seen_is_stretched(worked: Worked) -> None:
    """A page that opens gives its table another size before anybody saw it."""
    table = worked.table
    table.hide()
    table.show()
    worked.screen.resize(1180, 700)
    QApplication.sendPostedEvents()
    stretched = table.findChild(Stretched)
    assert stretched is not None
    assert stretched.isHidden()
    table.grab()
    worked.screen.resize(1080, 680)
    assert not stretched.isHidden()


def test_while_the_window_is_dragged_nothing_is_drawn_that_the_picture_covers(
    worked: Worked, qtbot: QtBot
) -> None:
    """What can be pressed stands in its place; ring, keys and placard follow at the end."""
    table = worked.table
    table.grab()
    stretched, rack = table.findChild(Stretched), table.findChild(QWidget, "discard.rack")
    assert stretched is not None
    assert rack is not None
    attended: list[int] = []
    table.attended.connect(lambda: attended.append(table.width()))
    stood = rack.geometry()
    with qtbot.waitSignal(stretched.settled):
        worked.screen.resize(1080, 680)
        assert rack.geometry() != stood
        assert not attended
    assert attended == [table.width()]
