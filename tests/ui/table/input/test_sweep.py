"""Losing wagers of a seat are taken in one stroke or by one key; which of them lose, the trainee
says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.dealing_hands import LEFT, NONE, press, spot_of
from trainer.dealing.action import DEALER, Action, Verb
from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.dealing.script import faultless, script_for
from trainer.dealing.table import TableView, table_after
from trainer.game.cards import DECK
from trainer.game.chips import Stacks, fewest
from trainer.game.money import Money
from trainer.game.notation import read_round
from trainer.game.round import Round
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.library.houses import load_houses
from trainer.ui.table.input.sweep import Sweep
from trainer.ui.table.pieces.piece import Piece
from trainer.ui.table.pieces.tray import TrayPiece
from trainer.ui.table.snapshot import Here
from trainer.ui.table.table import TableWidget
from trainer.ui.table.touches import AmountTyped, Touch
from trainer.ui.table_controller import TableController

Key, SHIFT = Qt.Key, Qt.KeyboardModifier.ShiftModifier
FOUR = {"ante": "5", "pair_plus": "5", "six_card_bonus": "5"}
ALL_LOSE = {
    "house": "six-card-bonus",
    "dealer": ["Ah", "Ks", "9d"],
    "seats": [
        {"seat": 2, "cards": ["Qc", "7d", "3s"], "wagers": FOUR, "decision": "play"},
        {"seat": 4, "cards": ["Jc", "8d", "4s"], "wagers": FOUR, "decision": "play"},
        {"seat": 6, "cards": ["Jd", "8h", "2s"], "wagers": FOUR, "decision": "play"},
    ],
}


class Dealer:
    """A round on the table, and each press, drag and key that it took."""

    def __init__(self, house: House, round_: Round, table: TableWidget) -> None:
        self.house, self.round_, self.table = house, round_, table
        self.part = Part.SETTLEMENT
        self.acts: list[Action] = []
        self.keys = self.clicks = self.drags = 0
        self.controller = TableController(self, self._act, self._undo, table.present)
        table.touched.connect(self._touched)
        self.controller.begin()

    @property
    def view(self) -> TableView:
        return table_after(self.house, self.round_, self.acts)

    @property
    def due(self) -> tuple[Action, ...]:
        settled = settle(self.house.rules, self.round_)
        return faultless(script_for(self.house, self.round_, settled, self.part))

    def _act(self, action: Action, laid: Stacks) -> None:
        self.acts.append(action)

    def _undo(self) -> Action | None:
        return self.acts.pop() if self.acts else None

    def _touched(self, touched: Touch) -> None:
        self.controller.touched(touched)

    def piece(self, name: str) -> Piece:
        found = self.table.findChild(QWidget, name)
        assert isinstance(found, Piece), name
        return found

    def middle(self, name: str) -> QPoint:
        return self.piece(name).geometry().center()

    # ------------------------------------------------------------------ hands

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
        press(key, held)
        self.keys += 1

    def click(self, name: str, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseClick(self.piece(name), button)
        self.clicks += 1

    def stroke(self, on: QWidget, *way: QPoint) -> None:
        """One pull along these places of the table."""
        places = [on.mapFrom(self.table, place) if on is not self.table else place for place in way]
        QTest.mousePress(on, LEFT, NONE, places[0])
        for place in places[1:]:
            QTest.mouseMove(on, place)
        QTest.mouseRelease(on, LEFT, NONE, places[-1])
        self.drags += 1

    def pull_out(self, chip: Money, count: int, *way: str) -> None:
        """One pull out of the tray; more chips than one are gathered before by holding."""
        well = self.piece(f"tray.{chip}")
        assert isinstance(well, TrayPiece)
        QTest.mousePress(well, LEFT)
        for _ in range(count if count > 1 else 0):
            well._held._timer.passed.emit()
        places = [well.mapFrom(self.table, self.middle(name)) for name in ("dealer.hand", *way)]
        for place in places:
            QTest.mouseMove(well, place)
        QTest.mouseRelease(well, LEFT, NONE, places[-1])
        self.drags += 1

    def sweep(self, seat: int, wagers: Sequence[Wager], end: QPoint | None = None) -> None:
        """From the plaque over those wagers, around the others, to the tray."""
        plaque = self.piece(f"seat{seat}")
        way = [plaque.geometry().center()]
        for wager in self.house.rules.wagers:
            spot = self.middle(f"seat{seat}.{wager}")
            aside = QPoint(round(0.55 * self.piece(f"seat{seat}.{wager}").width()), 0)
            way.append(spot if wager in wagers else spot + aside)
        below = QPoint(way[-1].x() + 60, way[-1].y())
        self.stroke(plaque, *way, below, end or self.middle(f"tray.{self.house.rules.chips[0]}"))


@pytest.fixture
def table(qtbot: QtBot) -> TableWidget:
    table = TableWidget()
    table.moves = False
    table.resize(1100, 800)
    qtbot.addWidget(table)
    with qtbot.waitExposed(table):
        table.show()
    table.activateWindow()
    return table


@pytest.fixture
def dealer(table: TableWidget) -> Dealer:
    return dealt(table, read_round(ALL_LOSE, {"six-card-bonus": houses()["six-card-bonus"].rules}))


def houses() -> dict[str, House]:
    return dict(load_houses(None))


def dealt(table: TableWidget, round_: Round) -> Dealer:
    dealer = Dealer(houses()[round_.house], round_, table)
    table.take_focus()
    return dealer


def taken(seat: int, *wagers: str) -> list[str]:
    return [f"take {seat} {wager}" for wager in wagers]


def acts(dealer: Dealer) -> list[str]:
    return [str(action) for action in dealer.acts]


# ---------------------------------------------------------------------- a key


def test_one_key_takes_all_that_lies_from_the_spot_down(dealer: Dealer) -> None:
    press(Key.Key_4)
    press(Key.Key_J, SHIFT)
    assert acts(dealer) == taken(4, "play", "ante", "pair_plus", "six_card_bonus")


def test_the_wagers_above_the_spot_stay(dealer: Dealer) -> None:
    for key in (Key.Key_4, Key.Key_Down, Key.Key_Down):
        press(key)
    press(Key.Key_J, SHIFT)
    assert acts(dealer) == taken(4, "pair_plus", "six_card_bonus")


def test_a_sweep_is_undone_as_a_whole_and_what_was_done_before_stays(dealer: Dealer) -> None:
    press(Key.Key_4)
    press(Key.Key_J)
    press(Key.Key_J, SHIFT)
    press(Key.Key_U)
    assert acts(dealer) == taken(4, "play")
    press(Key.Key_U)
    assert acts(dealer) == []


def test_where_nothing_lies_the_key_does_nothing(dealer: Dealer) -> None:
    press(Key.Key_J, SHIFT)
    assert acts(dealer) == []


def test_arrows_pass_over_spots_where_nothing_lies(dealer: Dealer) -> None:
    for key in (Key.Key_4, Key.Key_Down, Key.Key_Down, Key.Key_J, Key.Key_Up, Key.Key_Down):
        press(key)
    assert dealer.table.here == Here(4, Wager.SIX_CARD_BONUS)


def test_an_ante_that_was_taken_can_be_gone_to_for_its_bonus(dealer: Dealer) -> None:
    for key in (Key.Key_4, Key.Key_J, Key.Key_Down, Key.Key_J, Key.Key_Down, Key.Key_Up):
        press(key)
    assert dealer.table.here == Here(4, Wager.ANTE)


def test_a_digit_goes_to_the_first_spot_where_something_lies(dealer: Dealer) -> None:
    for key in (Key.Key_4, Key.Key_J, Key.Key_2, Key.Key_4):
        press(key)
    assert dealer.table.here == Here(4, Wager.ANTE)


# ------------------------------------------------------------------ the mouse


def test_a_stroke_takes_the_wagers_that_it_passes_over(dealer: Dealer) -> None:
    dealer.sweep(4, (Wager.PLAY, Wager.ANTE, Wager.SIX_CARD_BONUS))
    assert acts(dealer) == taken(4, "play", "ante", "six_card_bonus")


def test_a_stroke_on_bare_felt_sweeps_from_below_too(dealer: Dealer) -> None:
    """The acts stand in the order of the spots, whichever way the hand went."""
    below, ante = dealer.middle("seat4.pair_plus"), dealer.middle("seat4.ante")
    bare = QPoint(dealer.middle("seat4").x() + 60, dealer.middle("seat4").y())
    assert dealer.table.childAt(bare) is None
    dealer.stroke(dealer.table, bare, below + QPoint(60, 0), below, ante, dealer.middle("tray.5"))
    assert acts(dealer)[:2] == taken(4, "ante", "pair_plus")


def test_a_stroke_that_ends_elsewhere_takes_nothing(dealer: Dealer) -> None:
    dealer.sweep(4, (Wager.PLAY, Wager.ANTE), end=dealer.middle("dealer.hand"))
    assert acts(dealer) == []
    assert not dealer.piece("seat4.play").held  # type: ignore[attr-defined]


def test_a_stroke_takes_from_one_seat_only(dealer: Dealer) -> None:
    way = [dealer.middle(name) for name in ("seat2", "seat2.play", "seat4.play", "tray.5")]
    dealer.stroke(dealer.piece("seat2"), *way)
    assert {action.place for action in dealer.acts} == {2}


def test_on_a_way_beyond_the_felt_no_wager_is_looked_for(
    dealer: Dealer, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[QPointF]()
    monkeypatch.setattr(Sweep, "_spot_at", lambda _, where: asked.append(where))
    plaque = dealer.middle("seat4")
    dealer.stroke(dealer.piece("seat4"), plaque, QPoint(-4000, plaque.y()))
    assert asked
    assert min(each.x() for each in asked) > -100


def test_a_press_with_a_shaking_hand_is_a_press(dealer: Dealer) -> None:
    at = dealer.middle("seat4")
    dealer.stroke(dealer.piece("seat4"), at, at + QPoint(9, 4), at + QPoint(3, 2))
    assert dealer.table.here == Here(4, Wager.PLAY)


def test_a_pull_that_begins_on_a_wager_takes_that_alone(dealer: Dealer) -> None:
    play = dealer.piece("seat4.play")
    way = [dealer.middle(f"seat4.{each}") for each in ("play", "ante", "pair_plus")]
    dealer.stroke(play, *way, dealer.middle("tray.5"))
    assert acts(dealer) == taken(4, "play")


# ----------------------------------------------- where the window is busy


def unseen(on: QWidget, table: QWidget, start: QPoint, end: QPoint) -> None:
    """A pull of a busy window: it is told where the button went down and up, and of no move."""
    QTest.mousePress(on, LEFT, NONE, on.mapFrom(table, start))
    QTest.mouseRelease(on, LEFT, NONE, on.mapFrom(table, end))


@pytest.mark.parametrize("bare", [False, True], ids=["from the plaque", "from bare felt"])
def test_a_stroke_without_a_move_takes_what_lies_on_its_way(dealer: Dealer, bare: bool) -> None:
    """Seat 4 is in the middle: straight down from its plaque lie its wagers, then the tray."""
    plaque, tray = dealer.middle("seat4"), dealer.middle("tray.25")
    start = plaque - QPoint(0, 25) if bare else plaque
    on = dealer.table if bare else dealer.piece("seat4")
    assert (dealer.table.childAt(start) is None) is bare
    unseen(on, dealer.table, start, QPoint(plaque.x(), tray.y()))
    assert acts(dealer) == taken(4, "play", "ante", "pair_plus", "six_card_bonus")


def test_a_stroke_takes_what_lies_before_the_first_move_that_is_told(dealer: Dealer) -> None:
    plaque, below = dealer.middle("seat4"), dealer.middle("seat4.pair_plus")
    tray = dealer.middle("tray.25")
    dealer.stroke(dealer.piece("seat4"), plaque, below, below + QPoint(60, 0), tray)
    assert acts(dealer) == taken(4, "play", "ante", "pair_plus")


def test_a_wager_is_taken_without_a_move(dealer: Dealer) -> None:
    tray = dealer.middle("tray.5")
    unseen(dealer.piece("seat4.ante"), dealer.table, dealer.middle("seat4.ante"), tray)
    assert acts(dealer) == taken(4, "ante")


def test_a_chip_is_pulled_out_of_the_tray_and_paid_without_a_move(dealer: Dealer) -> None:
    payout = dealer.middle("seat4.ante.payout")
    unseen(dealer.piece("tray.5"), dealer.table, dealer.middle("tray.5"), payout)
    assert acts(dealer) == ["pay 4 ante 5"]


# ------------------------------------------------------- a pull out of the tray


FIVE = Money.parse("5")


def test_a_chip_pulled_out_of_the_tray_is_paid_where_it_is_put_down(dealer: Dealer) -> None:
    dealer.pull_out(FIVE, 1, "seat4.ante.payout")
    assert acts(dealer) == ["pay 4 ante 5"]
    assert not dealer.controller.cut_total


def test_what_is_cut_goes_along_and_so_does_what_was_gathered(dealer: Dealer) -> None:
    dealer.click("tray.25")
    dealer.pull_out(FIVE, 3, "seat4.pair_plus")
    assert acts(dealer) == ["pay 4 pair_plus 40"]


def test_put_down_on_the_felt_the_chips_lie_in_the_cut(dealer: Dealer) -> None:
    dealer.pull_out(FIVE, 2, "dealer.hand")
    assert acts(dealer) == []
    assert dealer.controller.cut_total == Money.parse("10")


def test_brought_back_to_the_tray_they_are_the_bank_s_again(dealer: Dealer) -> None:
    dealer.pull_out(FIVE, 2, "tray.25")
    assert acts(dealer) == []
    assert not dealer.controller.cut_total


def test_a_press_that_shakes_inside_the_tray_cuts_one_chip(dealer: Dealer) -> None:
    well = dealer.piece("tray.5")
    at = well.rect().center()
    QTest.mousePress(well, LEFT, NONE, at)
    for aside in (QPoint(14, 4), QPoint(3, 2)):
        QTest.mouseMove(well, at + aside)
    QTest.mouseRelease(well, LEFT, NONE, at)
    assert dealer.controller.cut_total == FIVE


def test_a_pull_that_would_cut_too_much_leaves_the_cut_where_it_is(dealer: Dealer) -> None:
    dealer.controller.touched(AmountTyped(dealer.controller._most))
    dealer.pull_out(FIVE, 1, "seat4.ante.payout")
    assert acts(dealer) == []
    assert dealer.controller.cut_total == dealer.controller._most


# --------------------------------------------------- sized in, and on to the next


def test_one_key_sizes_into_the_stake_and_pays(dealer: Dealer) -> None:
    for key, held in ((Key.Key_4, NONE), (Key.Key_Down, NONE), (Key.Key_Q, SHIFT)):
        press(key, held)
    assert acts(dealer) == ["pay 4 ante 5"]
    press(Key.Key_U)
    assert acts(dealer) == []


def test_where_no_stake_lies_nothing_is_sized_in_or_paid(dealer: Dealer) -> None:
    for key, held in ((Key.Key_4, NONE), (Key.Key_J, NONE), (Key.Key_S, NONE), (Key.Key_Q, SHIFT)):
        press(key, held)
    assert acts(dealer) == taken(4, "play")


def test_enter_pays_and_goes_to_the_next_spot(dealer: Dealer) -> None:
    for key in (Key.Key_4, Key.Key_S, Key.Key_Return):
        press(key)
    assert acts(dealer) == ["pay 4 play 5"]
    assert dealer.table.here == Here(4, Wager.ANTE)
    for key in (Key.Key_S, Key.Key_Enter):
        press(key, SHIFT if key is Key.Key_Enter else NONE)
    assert acts(dealer)[1:] == ["pay 4 ante_bonus 5"]
    assert dealer.table.here == Here(4, Wager.PAIR_PLUS)


def test_where_nothing_is_cut_enter_stays(dealer: Dealer) -> None:
    for key in (Key.Key_4, Key.Key_Return):
        press(key)
    assert dealer.table.here == Here(4, Wager.PLAY)


# -------------------------------------------------------------------- figures


def rounds() -> Iterator[Round]:
    rules = {"six-card-bonus": houses()["six-card-bonus"].rules}
    for seed in range(12):
        cards = [str(card) for card in Random(seed).sample(DECK, 12)]
        seats = [
            {"seat": seat, "cards": cards[k : k + 3], "wagers": FOUR, "decision": "play"}
            for k, seat in ((3, 1), (6, 4), (9, 7))
        ]
        yield read_round({"house": "six-card-bonus", "dealer": cards[:3], "seats": seats}, rules)


def works_by_mouse(dealer: Dealer) -> None:
    for (verb, seat), group in groupby(dealer.due, lambda act: (act.verb, act.place)):
        same = list(group)
        if verb is Verb.TAKE:
            dealer.sweep(seat or 0, [act.wager for act in same if act.wager is not None])
            continue
        for act in same:
            if verb is Verb.PAY:
                pay_by_mouse(dealer, act)
            else:
                dealer.click(f"seat{seat}.hand" if seat else "dealer.hand")


def pay_by_mouse(dealer: Dealer, act: Action) -> None:
    """The last value is pulled to the wager, the others before it are pressed one by one; a bonus
    is placed with the other button."""
    *before, (last, count) = Counter(
        fewest(act.amount or Money(0), dealer.house.rules.chips)
    ).items()
    for chip, times in before:
        for _ in range(times):
            dealer.click(f"tray.{chip}")
    spot = spot_of(dealer.house.rules, paid(act))
    if spot is act.wager:
        dealer.pull_out(last, count, f"seat{act.place}.{spot}.payout")
        return
    for _ in range(count):
        dealer.click(f"tray.{last}")
    dealer.click(f"seat{act.place}.{spot}.payout", Qt.MouseButton.RightButton)


def paid(act: Action) -> Wager:
    assert act.wager is not None
    return act.wager


def works_by_keys(dealer: Dealer) -> None:
    due = list(dealer.due)
    while due:
        act = due.pop(0)
        seat = act.place or DEALER
        if (dealer.table.here.seat or DEALER) != seat:
            dealer.press(Key(Key.Key_0.value + seat))
        if act.verb in (Verb.REVEAL, Verb.CLEAR):
            dealer.press(Key.Key_Space if act.verb is Verb.REVEAL else Key.Key_L)
            continue
        go_to(dealer, spot_of(dealer.house.rules, paid(act)))
        if act.verb is Verb.PAY:
            pay_by_keys(dealer, act, due[0])
            continue
        takes = [act, *due[: next(k for k, d in enumerate(due) if d.verb is not Verb.TAKE)]]
        shown = dealer.table.shown
        assert shown is not None
        if shown.seat(seat).down_from(act.wager) == tuple(take.wager for take in takes):
            dealer.press(Key.Key_J, SHIFT if len(takes) > 1 else NONE)
            del due[: len(takes) - 1]
        else:
            dealer.press(Key.Key_J)


def go_to(dealer: Dealer, spot: Wager) -> None:
    order = dealer.house.rules.wagers
    while (here := dealer.table.here.wager) is not spot:
        up = here is None or order.index(here) > order.index(spot)
        dealer.press(Key.Key_Up if up else Key.Key_Down)


def pay_by_keys(dealer: Dealer, act: Action, then: Action) -> None:
    """Even money is sized into; else Enter pays, where something is due further down."""
    chips, bonus = dealer.house.rules.chips, act.wager is Wager.ANTE_BONUS
    if act.amount == Money.parse("5") and not bonus:
        dealer.press(Key.Key_Q, SHIFT)
        return
    for chip in fewest(act.amount or Money(0), chips):
        dealer.press(Key(ord("ASDFGT"[chips.index(chip)])))
    on = then.verb is Verb.PAY and then.wager is not Wager.ANTE_BONUS
    dealer.press(Key.Key_Return if on else Key.Key_K, SHIFT if bonus else NONE)


def worked(table: TableWidget, round_: Round, work: Callable[[Dealer], None]) -> Dealer:
    """The round, done without fault by these hands."""
    dealer = dealt(table, round_)
    work(dealer)
    table.touched.disconnect()
    assert acts(dealer) == [str(act) for act in dealer.due]
    return dealer


def test_three_seats_with_four_wagers_take_few_gestures(table: TableWidget) -> None:
    """Twelve drawn rounds; the largest pays seven wagers, three of them at long odds."""
    mice = [worked(table, round_, works_by_mouse) for round_ in rounds()]
    print([(mouse.clicks + mouse.drags, mouse.drags) for mouse in mice])
    assert max(mouse.clicks + mouse.drags for mouse in mice) <= 20
    assert max(mouse.drags for mouse in mice) <= 8
    keys = [worked(table, round_, works_by_keys).keys for round_ in rounds()]
    print(keys)
    assert max(keys) <= 34


def test_a_seat_that_loses_everything_is_settled_in_three_gestures(dealer: Dealer) -> None:
    works_by_mouse(dealer)
    assert (dealer.clicks, dealer.drags) == (7, 3)
