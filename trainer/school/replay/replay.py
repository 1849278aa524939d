"""A replay of a round: the trainee's acts beside a faultless dealer's on the same cards.

The two are matched by steps, not by the clock: an act that was due is done by both in one step;
otherwise one of them waits. The faultless dealer keeps as near to the trainee's order as the house
allows, so the two differ only where something is wrong.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cached_property

from msgspec import Struct

from trainer.dealing.action import DEALER, Action
from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.dealing.table import SeatView, TableView
from trainer.game.chips import Stacks
from trainer.game.money import Money, total
from trainer.game.round import Round
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.marking.mistake import Severity
from trainer.school.debrief.debrief import MistakeShown
from trainer.school.interruptions import WishMet


class How(Enum):
    """The judgement of a step; ``WAITED`` without an act."""

    STANDS = "stands"
    TAKEN_BACK = "taken back later"
    TAKES_BACK = "takes back"
    WAITED = "waited"


class Handled(Struct, frozen=True):
    """One move of the trainee: an act, or with None the taking back of the last one. ``chips`` are
    the stacks of a payment, if known."""

    text: str | None
    elapsed_ms: int
    chips: Stacks = ()


class TapeSide(Struct, frozen=True):
    """One of the two tables after a step, the act in the step, and its words. ``laid`` are the acts
    so far that were not taken back, each with its chips; ``round_`` is the round on this table if
    its cards were dealt again."""

    view: TableView
    how: How
    words: str
    act: Action | None = None
    laid: tuple[tuple[Action, Stacks], ...] = ()
    round_: Round | None = None

    @property
    def place(self) -> tuple[int | None, Wager | None]:
        """The place of the hands: a seat or the dealer, and the wager; None for the whole table."""
        return (None, None) if self.act is None else (self.act.place, self.act.wager)


class LateBet(Struct, frozen=True):
    """A late chip of a player: held over the wager, or lying there."""

    seat: int
    wager: Wager
    lies: bool


class Frame(Struct, frozen=True):
    """Both tables after one step.

    ``marks`` are the mistakes that it shows; ``parts``: the two differ here for the first time;
    ``unlike`` are their differences. ``met`` is the player's wish of this step, ``fault`` its mark
    if it was not met as the floor does; ``late`` are the late chips on the trainee's table.
    """

    at_ms: int
    group: str
    yours: TapeSide
    theirs: TapeSide
    marks: tuple[int, ...] = ()
    parts: bool = False
    unlike: tuple[TableDifference, ...] = ()
    met: WishMet | None = None
    fault: Severity | None = None
    late: tuple[LateBet, ...] = ()

    @property
    def place(self) -> tuple[int | None, Wager | None]:
        """The place to look at: the player who wants something, else the trainee's hands, else the
        faultless dealer's."""
        if self.met is not None:
            return self.met.person.seat, self.met.wager
        return self.yours.place if self.yours.act is not None else self.theirs.place


class TapeStretch(Struct, frozen=True):
    """Steps under one heading, from ``first`` to ``last``."""

    group: str
    first: int
    last: int


class Tape(Struct, frozen=True, dict=True):
    """The replay of one round. ``frames[0]`` is the untouched table; ``step`` numbers count from
    it. ``finished`` is False for a round that was broken off. ``worked_by`` names the trainee if
    somebody else watches: then nothing of it can be dealt again."""

    attempt_id: str
    house: House
    round_: Round
    part: Part
    number: int
    drill_title: str
    frames: tuple[Frame, ...]
    mistakes: tuple[MistakeShown, ...] = ()
    finished: bool = True
    worked_by: str = ""

    @property
    def last(self) -> int:
        """The last step."""
        return len(self.frames) - 1

    @cached_property
    def parting(self) -> int | None:
        """The step at which the two differ first; None if they never do."""
        return next((step for step, frame in enumerate(self.frames) if frame.parts), None)

    @cached_property
    def marked(self) -> tuple[int, ...]:
        """The first step of every mistake, in the order of the round, with the wishes that were not
        met as the floor does."""
        firsts = {self.step_of(mistake.number) for mistake in self.mistakes}
        firsts |= {step for step, frame in enumerate(self.frames) if frame.fault is not None}
        return tuple(sorted(step for step in firsts if step is not None))

    @cached_property
    def stretches(self) -> tuple[TapeStretch, ...]:
        """The headings, each with the steps under it."""
        found: list[TapeStretch] = []
        for step, frame in enumerate(self.frames):
            if found and found[-1].group == frame.group:
                found[-1] = TapeStretch(frame.group, found[-1].first, step)
            else:
                found.append(TapeStretch(frame.group, step, step))
        return tuple(found)

    def hands(self, step: int, *, yours: bool) -> tuple[int | None, Wager | None]:
        """The place of that side's hands after the step: that of their last act. A bonus is paid on
        its wager's spot."""
        for frame in reversed(self.frames[: step + 1]):
            place, wager = (frame.yours if yours else frame.theirs).place
            if place is not None:
                spot = None if wager is None else spot_of(self.house.rules, wager)
                return place, spot if spot in self.house.rules.wagers else None
        return None, None

    def place(self, step: int) -> int | None:
        """The place to look at after that step: a seat, the dealer, or None for the whole table."""
        before = reversed(self.frames[: step + 1])
        return next((each.place[0] for each in before if each.place[0] is not None), None)

    def step_of(self, number: int) -> int | None:
        """The first step that shows the mistake of that number."""
        return next((step for step, each in enumerate(self.frames) if number in each.marks), None)

    def step_met(self, number: int) -> int | None:
        """The first step of the interruption of that number."""
        steps = enumerate(self.frames)
        return next((at for at, each in steps if each.met and each.met.number == number), None)

    def mark_at(self, step: int) -> Severity | None:
        """The gravest mark of a step: of its mistakes, or of an answer to a player."""
        shown = self.mistakes_at(step)
        return shown[0].severity if shown else self.frames[step].fault

    def mistakes_at(self, step: int) -> tuple[MistakeShown, ...]:
        """The mistakes that a step shows, the gravest first."""
        grades, marks = list(Severity), self.frames[step].marks
        shown = [each for each in self.mistakes if each.number in marks]
        return tuple(sorted(shown, key=lambda each: grades.index(each.severity)))

    def wait_ms(self, step: int) -> int:
        """The time from that step to the next, in ms; 0 after the last."""
        return 0 if step >= self.last else self.frames[step + 1].at_ms - self.frames[step].at_ms

    def next_mistake(self, step: int, by: int = 1) -> int | None:
        """The step of the next mistake after that step, or before it; None if there is none."""
        if by > 0:
            return next((each for each in self.marked if each > step), None)
        return next((each for each in reversed(self.marked) if each < step), None)


class TableDifference(Struct, frozen=True):
    """One difference: a wager with the payments on its spot, or without a wager the hand at that
    place."""

    place: int
    wager: Wager | None = None


def table_differences(
    rules: HouseRules, yours: TableView, theirs: TableView
) -> tuple[TableDifference, ...]:
    """The differences between the two tables: the dealer's hand first, then seat by seat."""
    return tuple(_unlike(rules, yours, theirs))


def _unlike(rules: HouseRules, yours: TableView, theirs: TableView) -> Iterator[TableDifference]:
    if _dealers(yours) != _dealers(theirs):
        yield TableDifference(DEALER)
    for mine, them in zip(yours.seats, theirs.seats, strict=True):
        if (mine.hand, mine.cards) != (them.hand, them.cards):
            yield TableDifference(mine.number)
        for wager in rules.wagers:
            if _on_spot(rules, mine, wager) != _on_spot(rules, them, wager):
                yield TableDifference(mine.number, wager)


def _dealers(view: TableView) -> tuple[object, ...]:
    return view.dealer, view.dealer_cards, view.covered


def _on_spot(rules: HouseRules, seat: SeatView, wager: Wager) -> tuple[Money | None, Money]:
    """The stake on the spot, and all payments there, bonuses too."""
    paid = [amount for each, amount in seat.paid.items() if spot_of(rules, each) is wager]
    return seat.stakes.get(wager), total(paid)


def spot_of(rules: HouseRules, wager: Wager) -> Wager:
    """The wager on whose spot this one is paid: a bonus lies with the wager that it belongs to."""
    if wager is Wager.ANTE_BONUS:
        return Wager.ANTE
    if wager is Wager.ENVY_BONUS and rules.envy is not None:
        return rules.envy.paid_with
    return wager
