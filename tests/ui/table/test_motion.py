"""Motion explains what was done: every move has its slide, and none is in the way of an act."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QProxyStyle, QStyle
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Worked
from tests.ui.sample_table import amount, panel, settling
from trainer.game.cards import Card
from trainer.game.money import Money
from trainer.game.wagers import Wager
from trainer.ui import reduced_motion
from trainer.ui.table import changes as change
from trainer.ui.table.changes import changes
from trainer.ui.table.motion import LONGEST_MS, SLIDE_MS
from trainer.ui.table.pieces.hand import STAGGER_MS, TURN_MS
from trainer.ui.table.snapshot import CutShown, HandFace, HandShown, SpotShown, TableShown

FIVE = Money.parse("5")
TABLE = replace(settling(), here=None)
SIX = TABLE.seat(6)
CARDS = tuple(map(Card.parse, ("As", "Kd", "7c")))


def with_hand(state: HandFace, cards: tuple[Card, ...] = CARDS) -> TableShown:
    """Seat 6's hand lies like this."""
    return with_seat(hand=HandShown(state, cards if state is not HandFace.CLEARED else ()))


def with_spot(spot: SpotShown) -> TableShown:
    """Seat 6's first wager stands like this."""
    return with_seat(spots=(spot, *SIX.spots[1:]))


def with_seat(**parts: Any) -> TableShown:
    seats = tuple(replace(seat, **parts) if seat is SIX else seat for seat in TABLE.seats)
    return replace(TABLE, seats=seats)


STAKE = SpotShown(Wager.PLAY, FIVE, amount("5"))
EMPTY = SpotShown(Wager.PLAY)
TAKEN = SpotShown(Wager.PLAY, FIVE, taken=True)
PAID = replace(STAKE, paid=FIVE, payout=amount("5"))
MORE = replace(STAKE, paid=Money.parse("25"), payout=amount("5") * 5)
CLOSED, OPEN, TUCKED, CLEARED = (
    with_hand(state)
    for state in (
        HandFace.CLOSED,
        HandFace.OPEN,
        HandFace.TUCKED,
        HandFace.CLEARED,
    )
)
ONE_CARD = with_hand(HandFace.CLOSED, CARDS[:1])
NO_CARDS = with_hand(HandFace.NONE, ())
DEALING = replace(TABLE, stub=31, cut_card=True, racked=0)
BARE = replace(TABLE, cut=CutShown())
SIXTY = replace(TABLE, cut=CutShown(amount("60")))
MOVES = [
    (with_spot(STAKE), with_spot(TAKEN), change.StakeTaken(6, Wager.PLAY)),
    (with_spot(TAKEN), with_spot(STAKE), change.StakePutBack(6, Wager.PLAY)),
    (with_spot(EMPTY), with_spot(STAKE), change.StakeLaid(6, Wager.PLAY)),
    (with_spot(STAKE), with_spot(EMPTY), change.StakeReturned(6, Wager.PLAY)),
    (with_spot(STAKE), with_spot(PAID), change.PayoutPlaced(6, Wager.PLAY)),
    (with_spot(PAID), with_spot(MORE), change.PayoutPlaced(6, Wager.PLAY, onto=True)),
    (with_spot(PAID), with_spot(STAKE), change.PayoutTakenBack(6, Wager.PLAY)),
    (OPEN, CLEARED, change.HandGone(6)),
    (CLOSED, CLEARED, change.HandGone(6)),
    (CLEARED, OPEN, change.HandBack(6, 3)),
    (CLOSED, TUCKED, change.HandTucked(6)),
    (TUCKED, CLOSED, change.HandTucked(6)),
    (NO_CARDS, ONE_CARD, change.CardsDealt(6, 1)),
    (ONE_CARD, CLOSED, change.CardsDealt(6, 2)),
    (ONE_CARD, NO_CARDS, change.CardsTakenBack(6)),
    (BARE, replace(TABLE, cut=CutShown(amount("5"))), change.ChipCut(FIVE)),
    (BARE, SIXTY, change.ChipsCut(amount("60"))),
    (SIXTY, BARE, change.ChipsPutBack(amount("60"))),
    (DEALING, replace(DEALING, cut_card=False), change.CutCardLaid()),
    (replace(DEALING, cut_card=False), DEALING, change.CutCardLaid(back=True)),
    (DEALING, replace(DEALING, stub=0, racked=31), change.StubRacked()),
    (replace(DEALING, stub=0, racked=31), DEALING, change.StubRacked(back=True)),
]
NAMES = [f"{type(found).__name__}-{k}" for k, (_, _, found) in enumerate(MOVES)]


@pytest.mark.parametrize(("old", "new", "found"), MOVES, ids=NAMES)
def test_every_act_and_its_undoing_slides(
    worked: Worked, old: TableShown, new: TableShown, found: change.Change
) -> None:
    """Chips, payouts, hands, the stub and the cut card, there and back."""
    assert changes(old, new) == (found,)
    worked.screen.table.moves = True
    worked.screen.present(old, panel())
    worked.table.finish_motion()
    worked.screen.present(new, panel())
    assert worked.table.moving == 1
    worked.table.finish_motion()
    assert worked.table.moving == 0


@pytest.mark.parametrize(("old", "new"), [(CLOSED, OPEN), (OPEN, CLOSED), (TUCKED, OPEN)])
def test_a_hand_is_turned_where_it_lies(old: TableShown, new: TableShown) -> None:
    assert changes(old, new) == (change.HandTurned(6),)


def test_a_move_takes_150_to_250_ms() -> None:
    assert SLIDE_MS >= 150
    assert LONGEST_MS <= 250
    assert 150 <= TURN_MS + 2 * STAGGER_MS <= 250


def test_the_next_act_finds_everything_where_it_was_going(worked: Worked) -> None:
    """Act upon act, faster than anything slides."""
    worked.screen.table.moves = True
    for shown in (with_spot(STAKE), with_spot(PAID), with_spot(TAKEN), CLEARED):
        worked.screen.present(shown, panel())
        assert worked.table.moving <= 3
    worked.table.finish_motion()
    assert worked.table.shown is CLEARED


def test_nothing_slides_where_motion_is_off(worked: Worked) -> None:
    worked.screen.table.moves = False
    for old, new, _ in MOVES:
        worked.screen.present(old, panel())
        worked.screen.present(new, panel())
        assert worked.table.moving == 0


class Still(QProxyStyle):
    """The style of a desktop that does not animate."""

    def styleHint(self, hint: QStyle.StyleHint, *rest: Any) -> int:
        animates = hint is not QStyle.StyleHint.SH_Widget_Animation_Duration
        return super().styleHint(hint, *rest) if animates else 0


def test_a_style_that_does_not_animate_is_heeded(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QApplication, "style", Still)
    assert reduced_motion.motion_is_unwanted()


@pytest.mark.parametrize(("speed", "still"), [("0", True), ("0.5", False), ("", False)])
def test_kdes_instant_animations_are_heeded(tmp_path: Path, speed: str, still: bool) -> None:
    if speed:
        text = f"[KDE]\nAnimationDurationFactor={speed}\n"
        (tmp_path / "kdeglobals").write_text(text, encoding="utf-8")
    assert reduced_motion.kde_asks({"XDG_CONFIG_HOME": str(tmp_path)}) is still
