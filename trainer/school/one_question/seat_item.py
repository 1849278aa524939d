"""A seat to settle: for each wager take, leave, or pay an amount. The engine marks it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from trainer.dealing.check import check
from trainer.dealing.finding import Verdict
from trainer.dealing.script import script_for
from trainer.drills.questions.lesson import Item
from trainer.drills.questions.question import QuestionHand
from trainer.drills.skills.decisions import Asks, touched
from trainer.drills.skills.registry import Skillbook, by_round, round_for
from trainer.drills.skills.skill import Area, ByRound, Skill
from trainer.drills.stream import Stream
from trainer.game.house_words import PlaceWord
from trainer.game.pay import PayTable, Posted, Source
from trainer.game.round import Seat
from trainer.game.rules import HouseRules
from trainer.game.serialize import round_to_plain
from trainer.game.settle import Line, settle
from trainer.game.wagers import Wager
from trainer.marking.belief_words import belief_at
from trainer.marking.deciding_reasons import reason as because
from trainer.marking.exposures import Seen, evidence
from trainer.marking.predict import Misread
from trainer.marking.wager_handling import (
    Done,
    Dones,
    WagerAsked,
    act,
    at_spot,
    dones,
    due_on,
    spot_of,
)
from trainer.marking.words import money, spot
from trainer.school.one_question.item import AskedItem, ItemHouse, Plain, reason
from trainer.school.one_question.screens import Answer, MarkedAnswer, MarkReason, SeatAsked
from trainer.wording import phrase, say, say_phrase

BETWEEN = " · "


def given_in(answer: Answer | None) -> Dones:
    """The answer wager by wager; empty for an answer of another kind."""
    acts = answer if isinstance(answer, tuple) else ()
    return dones(each for each in acts if isinstance(each, str))


@dataclass(frozen=True, slots=True)
class SeatHouse(ItemHouse):
    """The setting of seats to settle: with the house's skills, and its wrong rules."""

    book: Skillbook | None = None
    misread: Misread | None = None

    def ask(self, item: Item) -> AskedItem:
        return AskedSeat(self, item)


class AskedSeat:
    """One seat of a round that asks for the item's skill. An answer has one act a wager."""

    def __init__(self, at: SeatHouse, item: Item) -> None:
        assert at.book is not None, "seats are settled for a skill of the house"
        self.skill = item.skill
        self._house, self._misread = at.house, at.misread
        skill = _varied(at.book[item.skill], item.seed)
        self._round = round_for(at.house, skill, item.seed, seats=1)
        self._rules = at.house.rules.at_table(self._round.placard)
        (self._seat,) = self._round.seats
        (self._settled,) = settle(at.house.rules, self._round).seats
        self.due: Dones = {wager: due_on(self._settled.line(wager)) for wager in self._wagers}

    @cached_property
    def _verdict(self) -> Verdict:
        """The verdict of an empty answer, for the words of the reasons."""
        settlement = settle(self._house.rules, self._round)
        return check(script_for(self._house, self._round, settlement), [])

    @property
    def _wagers(self) -> tuple[Wager, ...]:
        """The wagers at the seat, and the bonuses that may be due for it."""
        return tuple(_asked(self._rules, self._seat))

    # ------------------------------------------------------------------ shown

    @property
    def shown(self) -> SeatAsked:
        seat, round_ = self._seat, self._round
        player = self._rules.words.player.caption
        hands = (QuestionHand(player, seat.cards), QuestionHand(say("Dealer"), round_.dealer))
        meter = round_.jackpot if Wager.PROGRESSIVE in seat.stakes else None
        return SeatAsked(
            ask=say_phrase(_ASKS[self._rules.words.place]),
            house=self._house,
            round_=round_,
            hands=hands,
            wagers=tuple(map(self._shown, self._wagers)),
            folded=seat.folded,
            meter=meter,
        )

    def _shown(self, wager: Wager) -> WagerAsked:
        amount = None if wager.is_bonus else self._seat.stake(wager)
        return WagerAsked(wager, spot(self._rules, wager), amount)

    @property
    def evidence(self) -> dict[str, Any]:
        return {"round": round_to_plain(self._round), "wagers": [w.value for w in self._wagers]}

    def plain(self, answer: Answer | None) -> Plain:
        return {"acts": list(answer)} if isinstance(answer, tuple) else None

    def read(self, plain: Plain) -> Answer | None:
        match plain:
            case {"acts": list(acts)}:
                return tuple(str(act) for act in acts)
            case _:
                return None

    # ----------------------------------------------------------------- marked

    def mark(self, number: int, answer: Answer | None, elapsed_ms: int) -> MarkedAnswer:
        given = given_in(answer)
        wrong = [w for w in self._wagers if given.get(w) != self.due[w]] if answer else []
        shown = self._beliefs(given) if answer else ()
        caught = self._caught(given, wrong)
        named = wrong if wrong else self._wagers
        return MarkedAnswer(
            number=number,
            skill=self.skill,
            right=answer is not None and not wrong,
            given=self._words(given) if answer else "",
            due=self._words(self.due),
            reasons=tuple(map(self._why, named)),
            caught=caught,
            belief=belief_at(self._house, caught) if caught else "",
            elapsed_ms=elapsed_ms,
            due_answer=tuple(act(wager, done) for wager, done in self.due.items()),
            shown=shown,
        )

    def judged(self, answer: Answer | None) -> Iterator[tuple[str, bool]]:
        """Each decision about money at the seat with its skill, and whether it was right."""
        given = given_in(answer)
        right = {wager: given.get(wager) == due for wager, due in self.due.items()}
        for touch in touched(self._verdict.script):
            if touch.asks is Asks.FOLD:
                yield touch.skill, all(right.values())
            elif touch.asks in (Asks.GAME, Asks.PAY):
                yield touch.skill, all(right[each] for each in touch.wagers if each in right)

    def _words(self, given: Dones) -> str:
        known = [(wager, given[wager]) for wager in self._wagers if wager in given]
        return BETWEEN.join(done_words(self._rules, wager, done) for wager, done in known)

    def _why(self, wager: Wager) -> MarkReason:
        line = self._settled.line(wager)
        name = spot(self._rules, wager)
        if line is None:
            said = say("{wager}: this hand earns none.", wager=name)
            return reason(said, _table_of(self._rules, wager))
        why = because(self._verdict, self._settled, line)
        done = done_words(self._rules, wager, self.due[wager])
        return reason(say("{done}. {why}", done=done, why=why), _source(line))

    # ---------------------------------------------------------------- beliefs

    def _beliefs(self, given: Dones) -> tuple[tuple[str, Seen], ...]:
        """For each wrong rule that gives another answer at this seat, whether it was given."""
        if self._misread is None:
            return ()
        dealt = self._misread.look(self._round)
        offered = self._misread.offered(self._round.placard)
        predicted = {each.id: dealt.predicted(each) for each in offered}
        done = {(self._seat.number, each): at_spot(given, each) for each in map(spot_of, given)}
        found = evidence(dealt.due, predicted, done).exposures
        return tuple((each.misreading, each.seen) for each in found)

    def _caught(self, given: Dones, wrong: list[Wager]) -> str | None:
        """The one wrong rule that gives exactly this answer; None if several do."""
        if not wrong or self._misread is None:
            return None
        dealt = self._misread.look(self._round)
        cells = {(self._seat.number, spot_of(each)): None for each in wrong}
        done = {cell: at_spot(given, cell[1]) for cell in cells}
        offered = self._misread.offered(self._round.placard)
        fit = [each.id for each in offered if dealt.predicted(each) == done]
        return fit[0] if len(fit) == 1 else None


_ASKS = {
    PlaceWord.SEAT: phrase("Settle this seat: what is done with each wager?"),
    PlaceWord.BOX: phrase("Settle this box: what is done with each bet?"),
    PlaceWord.SPOT: phrase("Settle this spot: what is done with each bet?"),
    PlaceWord.POSITION: phrase("Settle this position: what is done with each bet?"),
}
# What folds of a quiz show, one as often as another: most have something that is easily taken for
# lost, or for won.
_FOLDS = (
    "fold_with_winning_wager",
    "fold_with_winning_wager",
    "fold_with_pair_or_better",
    "fold_with_pair_or_better",
    "fold_with_live_wager",
)


def _varied(skill: Skill, seed: int) -> Skill:
    """The skill with folds of every kind, if a fold leaves any wager in play at the house."""
    asked = by_round(skill)
    if skill.area is not Area.FOLDS or asked is None or not asked.events:
        return skill
    event = Stream(f"folds|{skill.id}|{seed}").choice(_FOLDS)
    return replace(skill, by=(ByRound((event,), asked.part),))


def done_words(rules: HouseRules, wager: Wager, done: Done) -> str:
    """``Ante: pay $25``."""
    name = spot(rules, wager)
    if done.taken:
        return say("{wager}: take", wager=name)
    if done.paid:
        return say("{wager}: pay {amount}", wager=name, amount=money(rules, done.paid))
    return say("{wager}: leave", wager=name)


def _asked(rules: HouseRules, seat: Seat) -> Iterator[Wager]:
    has_bonus = bool(rules.ante_bonus.due) and Wager.ANTE in seat.stakes and not seat.folded
    for wager in Wager:
        if (wager is Wager.ANTE_BONUS and has_bonus) or (not wager.is_bonus and seat.stake(wager)):
            yield wager


def _source(line: Line) -> Source:
    """The source that decides the wager: a reading rather than the row of a pay table."""
    rule = line.rule
    return rule if rule.reading is not None or line.table is None else line.table


def _table_of(rules: HouseRules, wager: Wager) -> Source:
    table: PayTable | Posted = rules.ante_bonus.table
    assert wager is Wager.ANTE_BONUS, "every other wager at a seat has its line"
    assert isinstance(table, PayTable), "the placard hangs"
    return table.source
