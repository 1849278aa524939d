"""What was touched becomes an act; what cannot be done with the things in sight is not done."""

from __future__ import annotations

import pytest

from trainer.dealing.action import Action
from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.dealing.table import TableView, table_after
from trainer.drills.recipe import DrillClock
from trainer.game.chips import Stacks
from trainer.game.money import Money
from trainer.game.notation import read_round
from trainer.game.wagers import Wager
from trainer.library.houses import load_houses
from trainer.school.words.figure_words import clock_words
from trainer.ui.panel_words import last_act, place_words
from trainer.ui.table import touches as touch
from trainer.ui.table.cut import Cut
from trainer.ui.table.snapshot import Here, TableShown
from trainer.ui.table_controller import TableController

VALUES = tuple(Money.parse(text) for text in ("1", "5", "25"))
ROUND = {
    "house": "mbs",
    "dealer": ["Qh", "7s", "2d"],
    "jackpot": "25000",
    "seats": [
        {
            "seat": 2,
            "cards": ["9c", "9d", "9s"],
            "wagers": {"ante": "10", "pair_plus": "5", "progressive": "5"},
            "decision": "play",
        },
        {"seat": 5, "cards": ["Ks", "8h", "3s"], "wagers": {"ante": "10"}, "decision": "fold"},
    ],
}


class Worked:
    """A round on the table, and the acts that were taken down."""

    def __init__(self) -> None:
        shelf = load_houses(None)
        self.house: House = shelf["mbs"]
        self.round_ = read_round(ROUND, {"mbs": self.house.rules})
        self.acts: list[Action] = []
        self.shown: list[TableShown] = []
        self.laid: list[Stacks] = []
        self.controller = TableController(self, self._act, self._undo, self.shown.append)
        self.controller.begin()

    @property
    def part(self) -> Part:
        return Part.SETTLEMENT

    @property
    def view(self) -> TableView:
        return table_after(self.house, self.round_, self.acts)

    def _act(self, action: Action, laid: Stacks) -> None:
        self.acts.append(action)
        self.laid.append(laid)

    def _undo(self) -> Action | None:
        return self.acts.pop() if self.acts else None

    def touched(self, *touches: touch.Touch) -> list[str]:
        for each in touches:
            self.controller.touched(each)
        return [str(action) for action in self.acts]

    def cut(self, amount: str) -> touch.Touch:
        return touch.AmountTyped(Money.parse(amount))


@pytest.fixture
def worked() -> Worked:
    return Worked()


@pytest.mark.parametrize(
    ("touched", "act"),
    [
        (touch.Turned(None), "reveal dealer"),
        (touch.Turned(2), "reveal 2"),
        (touch.Took(2, Wager.ANTE), "take 2 ante"),
        (touch.Cleared(2), "clear 2"),
        (touch.Collected(5), "collect 5"),
        (touch.Tucked(5), "tuck 5"),
        (touch.Offered(2), "offer 2"),
        (touch.Called(None, "high_card"), "call dealer high_card"),
        (touch.Called(2, "stand_off"), "call 2 stand_off"),
        (touch.Announced("no_more_bets"), "announce no_more_bets"),
        (touch.Ruled("void"), "rule void"),
        (touch.Did("check bets"), "check bets"),
    ],
)
def test_each_touch_is_an_act(worked: Worked, touched: touch.Touch, act: str) -> None:
    assert worked.touched(touched) == [act]


@pytest.mark.parametrize(
    "touched",
    [
        touch.Took(5, Wager.PAIR_PLUS),
        touch.Took(3, Wager.ANTE),
        touch.Turned(3),
        touch.Paid(2, Wager.ANTE),
        touch.Cleared(None),
        touch.Moved(Here(2, Wager.ANTE)),
        touch.Did("nonsense"),
    ],
)
def test_what_cannot_be_done_is_no_act(worked: Worked, touched: touch.Touch) -> None:
    """No chips lie there, nobody sits there, nothing is cut."""
    assert worked.touched(touched) == []


def test_a_hand_is_turned_once(worked: Worked) -> None:
    assert worked.touched(touch.Turned(2), touch.Turned(2)) == ["reveal 2"]


def test_the_ante_bonus_may_be_paid_by_itself(worked: Worked) -> None:
    done = worked.touched(
        worked.cut("10"),
        touch.Paid(2, Wager.ANTE),
        worked.cut("40"),
        touch.BonusPaid(2, Wager.ANTE),
    )
    assert done == ["pay 2 ante 10", "pay 2 ante_bonus 40"]
    assert worked.shown[-1].seat(2).spots[1].paid == Money.parse("50")


def test_the_envy_bonus_may_come_before_the_progressive_is_settled(worked: Worked) -> None:
    done = worked.touched(worked.cut("50"), touch.BonusPaid(2, Wager.PROGRESSIVE))
    assert done == ["pay 2 envy_bonus 50"]


def test_a_spot_without_a_bonus_is_paid_none(worked: Worked) -> None:
    assert worked.touched(worked.cut("50"), touch.BonusPaid(2, Wager.PLAY)) == []


def test_a_payment_on_a_taken_progressive_is_the_envy_bonus(worked: Worked) -> None:
    done = worked.touched(
        touch.Took(2, Wager.PROGRESSIVE), worked.cut("50"), touch.Paid(2, Wager.PROGRESSIVE)
    )
    assert done == ["take 2 progressive", "pay 2 envy_bonus 50"]


def test_what_is_paid_leaves_the_cut_and_undo_brings_it_back(worked: Worked) -> None:
    worked.touched(worked.cut("10"), touch.Paid(2, Wager.ANTE))
    assert not worked.controller.cut_total
    worked.touched(touch.Undone())
    assert worked.controller.cut_total == Money.parse("10")


def test_a_hidden_total_stays_hidden(worked: Worked) -> None:
    worked.controller.show_total = False
    worked.touched(touch.ChipAdded(Money.parse("25")))
    assert worked.shown[-1].cut.chips == (Money.parse("25"),)
    assert not worked.shown[-1].cut.total


def test_an_amount_that_no_chips_make_is_kept_exact() -> None:
    cut = Cut(VALUES).make(Money.parse("26.50"))
    assert [str(chip) for chip in cut.chips] == ["25", "1"]
    assert cut.total == Money.parse("26.50")
    assert not cut.empty().remove(VALUES[0]).total


def test_the_place_is_said_with_its_stake_and_the_cut(worked: Worked) -> None:
    worked.touched(worked.cut("60"))
    shown = worked.shown[-1]
    here = place_words(shown, Here(2, Wager.PAIR_PLUS))
    assert here == "Selected: seat 2, Pair Plus, $5. $60 cut out."
    assert place_words(shown, Here()).startswith("Selected: the dealer's hand.")


@pytest.mark.parametrize(
    ("act", "words"),
    [
        ("pay 2 ante 1250", "Paid Ante, seat 2, $1,250"),
        ("take 2 progressive", "Took Progressive Jackpot, seat 2"),
        ("reveal dealer", "Revealed the dealer's hand"),
        ("call dealer high_card", "Called the hand: high card"),
        ("collect 5", "Collected seat 5"),
    ],
)
def test_the_last_act_is_said_in_the_houses_words(worked: Worked, act: str, words: str) -> None:
    assert last_act(worked.house.rules, Action.parse(act)) == words


@pytest.mark.parametrize(
    ("clock", "elapsed_ms", "words"),
    [
        (DrillClock(), 61_000, ""),
        (DrillClock(shown=True), 61_000, "1:01"),
        (DrillClock(shown=True, limit=90), 61_000, "0:29"),
        (DrillClock(shown=True, limit=90), 95_500, "+0:05"),
    ],
)
def test_the_clock_is_as_the_drill_has_it(clock: DrillClock, elapsed_ms: int, words: str) -> None:
    assert clock_words(clock, elapsed_ms) == words


def test_no_more_is_cut_than_any_payout_comes_to_and_that_is_said(worked: Worked) -> None:
    worked.controller.touched(touch.AmountTyped(Money.parse("25")))
    worked.controller.touched(touch.AmountTyped(Money.parse("99999999")))
    shown = worked.shown[-1]
    assert worked.controller.cut_total == Money.parse("25")
    assert "No payout here is larger than $" in place_words(shown, Here())
    worked.controller.touched(touch.ChipAdded(Money.parse("5")))
    assert "larger" not in place_words(worked.shown[-1], Here())


def test_a_ruling_that_was_said_is_told_as_its_button_says_it() -> None:
    rules = load_houses()["mbs"].rules
    assert last_act(rules, Action.parse("rule put_right")) == "Said: Have it put right"
