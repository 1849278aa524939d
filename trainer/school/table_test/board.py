"""The board that an examiner taps on: the duties at each place, and the acts seen so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum

from msgspec import Struct

from trainer.dealing.action import DEALER, Action, Verb
from trainer.dealing.procedure import Step, StepKind
from trainer.dealing.script import in_action
from trainer.game.cards import Three
from trainer.game.house_words import PlaceWord
from trainer.game.rules import HouseRules
from trainer.game.settle import Line
from trainer.game.wagers import Wager
from trainer.marking.mistake import Severity
from trainer.marking.words import called_title, spot
from trainer.school.debrief.columns import heading
from trainer.school.debrief.debrief import MistakeShown
from trainer.school.debrief.line_matching import LineHeading
from trainer.school.debrief.phrases import in_column
from trainer.school.table_test.watch import (
    TITLES,
    Watching,
    both_due,
    deed,
    due_act,
    due_words,
    key_of,
    weights_of,
)
from trainer.wording import say, say_list


class SpotJudgement(Enum):
    """The judgement of a duty."""

    OPEN = "not yet"
    AS_DUE = "as due"
    OTHERWISE = "otherwise"


class BoardSpot(Struct, frozen=True):
    """One spot to tap. ``acts`` are recorded by a tap: what is due and not done yet, if anything.
    ``told`` tells another act done in its place; ``weight`` is the gravest mistake here; ``next``:
    it is the likely next one."""

    name: str
    title: str
    due: str
    place: int | None
    wager: Wager | None
    acts: tuple[Action, ...]
    done: SpotJudgement
    told: str = ""
    weight: Severity | None = None
    next: bool = False
    places: PlaceWord = PlaceWord.SEAT


class BoardColumn(Struct, frozen=True):
    """One seat: its player, its hand, and its duties. ``rest`` are the remaining acts of the
    present stretch there."""

    seat: int
    player: str
    cards: Three
    hand: str
    folded: bool
    spots: tuple[BoardSpot, ...]
    rest: tuple[Action, ...]
    weight: Severity | None
    place: PlaceWord = PlaceWord.SEAT


class Next(Struct, frozen=True):
    """The likely next act; ``stretch`` has all remaining acts under its heading."""

    words: str
    act: Action
    heading: str
    stretch: tuple[Action, ...]


class TapBoard(Struct, frozen=True):
    """The whole board. ``table`` has the duties for all seats and at the dealer's place."""

    dealer: Three
    dealer_hand: str
    table: tuple[BoardSpot, ...]
    columns: tuple[BoardColumn, ...]
    next: Next | None
    mistakes: tuple[MistakeShown, ...]
    acts: int

    def spot(self, name: str) -> BoardSpot | None:
        """The spot of that name."""
        every = [*self.table, *(spot for column in self.columns for spot in column.spots)]
        return next((each for each in every if each.name == name), None)


def board_of(watching: Watching) -> TapBoard:
    """The board after the acts that were seen."""
    return _Board(watching).build()


_OF_ALL = (
    StepKind.PLACE_YOUR_BETS,
    StepKind.CHECK_BETS,
    StepKind.NO_MORE_BETS,
    StepKind.DEAL,
    StepKind.RACK_STUB,
    StepKind.COVER_DEALER,
    StepKind.RELEASE_CARDS,
    StepKind.REVEAL_DEALER,
    StepKind.CALL_DEALER,
)
_DEALS = (StepKind.DEAL, StepKind.DEAL_DEALER)
_BEFORE = (
    StepKind.OFFER,
    StepKind.COLLECT,
    StepKind.TUCK,
    StepKind.REVEAL,
    StepKind.CALL_STAND_OFF,
)


class _Board:
    def __init__(self, watching: Watching) -> None:
        self.watching = watching
        self.script = watching.script
        self.rules: HouseRules = self.script.house.rules.at_table(self.script.round_.placard)
        self.acts = [Action.parse(text) for text in watching.trace]
        self.counts = Counter(watching.trace)
        self.next = watching.next
        self.weights = weights_of(watching.mistakes, self.acts)

    def build(self) -> TapBoard:
        settled = self.script.settlement
        return TapBoard(
            dealer=self.script.round_.dealer,
            dealer_hand=settled.dealer.name,
            table=tuple(self.for_all()),
            columns=tuple(self.columns()),
            next=self.likely(),
            mistakes=self.watching.mistakes,
            acts=len(self.acts),
        )

    # ------------------------------------------------------------------ for all seats

    def for_all(self) -> Iterator[BoardSpot]:
        steps = {step.kind: step for step in reversed(self.script.steps) if step.kind in _OF_ALL}
        for kind in _OF_ALL:
            if kind in steps:
                yield self.deal() if kind is StepKind.DEAL else self.of_step(steps[kind])

    def deal(self) -> BoardSpot:
        """The spot of the whole deal. A seat that was dealt differently has its own."""
        due = [step for step in self.script.steps if step.kind in _DEALS]
        left = [step for step in self.watching.missing if step.kind in _DEALS]
        done = SpotJudgement.OPEN if left else SpotJudgement.AS_DUE
        return BoardSpot(
            name="deal",
            title=say("Deal"),
            due=say("{done} of {all}", done=len(due) - len(left), all=len(due)),
            place=None,
            wager=None,
            acts=tuple(step.action for step in left),
            done=done,
            weight=self.weights.get("deal"),
            next=self.next is not None and self.next.kind in _DEALS,
        )

    # ------------------------------------------------------------------------- seats

    def columns(self) -> Iterator[BoardColumn]:
        for seat in sorted(self.script.round_.seats, key=lambda each: each.number):
            settled = self.script.settlement.seat(seat.number)
            assert settled is not None, "every seat of the round is settled"
            spots = tuple(self.spots(seat.number, in_action(settled)))
            rest = tuple(step.action for step in self.watching.at_seat(seat.number))
            yield BoardColumn(
                seat=seat.number,
                player=seat.player or "",
                cards=seat.cards,
                hand=settled.name,
                folded=seat.folded,
                spots=spots,
                rest=rest,
                weight=self.weights.get(str(seat.number)),
                place=self.rules.words.place,
            )

    def spots(self, seat: int, lines: Sequence[Line]) -> Iterator[BoardSpot]:
        steps = {step.kind: step for step in self.script.steps if step.seat == seat}
        yield from (self.of_step(steps[kind]) for kind in _BEFORE if kind in steps)
        yield from (self.of_line(seat, line) for line in lines)
        if StepKind.CLEAR in steps:
            yield self.of_step(steps[StepKind.CLEAR])

    def of_step(self, step: Step) -> BoardSpot:
        action, instead = step.action, self.instead(step)
        as_due = self.counts[str(action)] > 0
        done = (
            SpotJudgement.AS_DUE
            if as_due
            else SpotJudgement.OTHERWISE
            if instead
            else SpotJudgement.OPEN
        )
        return BoardSpot(
            name=str(action),
            title=self.rules.say(TITLES[step.kind]),
            due=called_title(self.rules, action.word) if action.verb is Verb.CALL else "",
            place=action.place,
            wager=None,
            acts=() if done is not SpotJudgement.OPEN else (action,),
            done=done,
            told="" if as_due else instead,
            weight=self.weights.get(key_of(action)),
            next=self.next is step,
            places=self.rules.words.place,
        )

    def instead(self, step: Step) -> str:
        """The call that was made in place of the due one."""
        if step.kind is not StepKind.CALL_DEALER:
            return ""
        calls = [a for a in self.acts if a.verb is Verb.CALL and a.place == DEALER]
        return called_title(self.rules, calls[-1].word) if calls else ""

    def of_line(self, seat: int, line: Line) -> BoardSpot:
        due = due_act(seat, line)
        mine = [a for a in self.acts if (a.place, a.wager) == (seat, line.wager)]
        done = self.done(seat, line, due, mine)
        if due is None and not mine and not self.watching.at_seat(seat):
            done = SpotJudgement.AS_DUE  # it was left, and the seat is settled
        return BoardSpot(
            name=f"{seat} {line.wager}",
            title=spot(self.rules, line.wager),
            due=due_words(self.rules, line),
            place=seat,
            wager=line.wager,
            acts=(due,) if due is not None and done is SpotJudgement.OPEN else (),
            done=done,
            told=self.told(mine) if done is SpotJudgement.OTHERWISE else "",
            weight=self.weights.get(f"{seat} {line.wager}"),
            next=due is not None and self.next is not None and self.next.action == due,
            places=self.rules.words.place,
        )

    def done(
        self, seat: int, line: Line, due: Action | None, mine: Sequence[Action]
    ) -> SpotJudgement:
        if not mine:
            together = line.wager is Wager.ANTE_BONUS and self.in_one(seat)
            return SpotJudgement.AS_DUE if together else SpotJudgement.OPEN
        both = line.wager is Wager.ANTE and len(mine) == 1 and self.in_one(seat)
        return SpotJudgement.AS_DUE if [*mine] == [due] or both else SpotJudgement.OTHERWISE

    def in_one(self, seat: int) -> bool:
        """True if the Ante and its bonus were paid together, and rightly."""
        amount = both_due(self.watching, seat)
        return amount is not None and any(
            (a.verb, a.place, a.wager, a.amount) == (Verb.PAY, seat, Wager.ANTE, amount)
            for a in self.acts
        )

    def told(self, mine: Iterable[Action]) -> str:
        return say_list([deed(self.rules, action) for action in mine], "")

    # ----------------------------------------------------------------------- what next

    def likely(self) -> Next | None:
        step = self.next
        if step is None:
            return None
        named = heading(self.rules, LineHeading.of(step))
        words = in_column(self.rules, self.script.round_, step.action, named)
        stretch = tuple(each.action for each in self.watching.stretch(step))
        return Next(words, step.action, named, stretch)
