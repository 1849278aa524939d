"""The result of every wager by the dealer's hand, as a table of cells."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from trainer.dealing.house import House
from trainer.dealing.procedure import StepKind
from trainer.game.pay import Source
from trainer.game.rules import HouseRules, Outcome, Result, SideWager, Situation
from trainer.game.wagers import Wager
from trainer.marking.words import spot
from trainer.school.handouts.pay_sheets import ReadingNotes
from trainer.school.house_book.wagers import situation_words
from trainer.wording import say

IN_ORDER = (
    Situation.NOT_QUALIFIED,
    Situation.HIGHER,
    Situation.TIE,
    Situation.LOWER,
    Situation.FOLDED,
)


class Fate(Enum):
    """The dealer's act on a wager; each has a look that prints in grey."""

    PAY = auto()
    TAKE = auto()
    PUSH = auto()
    OTHER = auto()


@dataclass(frozen=True, slots=True)
class FateCell:
    """One cell: the situation in words, the wager's head, the fate and its words."""

    situation: str
    wager: Wager
    head: str
    fate: Fate
    words: str
    note: int = 0


def fates(house: House, notes: ReadingNotes) -> tuple[FateCell, ...]:
    """All cells, row by row: Play, the Ante and its bonus, then wagers with tables of their own."""
    come = (*house.rules.situations, Situation.FOLDED)
    shown = (situation for situation in IN_ORDER if situation in come)
    return tuple(cell for situation in shown for cell in _row(house, situation, notes))


def _row(house: House, situation: Situation, notes: ReadingNotes) -> Iterator[FateCell]:
    rules, words = house.rules, situation_words(house.rules, situation)

    def cell(wager: Wager, found: tuple[Fate, str, Source | None]) -> FateCell:
        fate, said, source = found
        number = notes.number(source) if source is not None else 0
        return FateCell(words, wager, _head(rules, wager), fate, said, number)

    yield cell(Wager.PLAY, _decided(rules.play.get(situation)))
    yield cell(Wager.ANTE, _decided(rules.ante.get(situation)))
    yield cell(Wager.ANTE_BONUS, _bonus(rules, situation))
    for side in rules.sides:
        yield cell(side.wager, _side(house, side, situation))


def _head(rules: HouseRules, wager: Wager) -> str:
    if wager is Wager.ANTE_BONUS:
        return rules.words.said("ante_bonus") or wager.words
    return spot(rules, wager)


def _decided(outcome: Outcome | None) -> tuple[Fate, str, Source | None]:
    if outcome is None:
        return Fate.OTHER, "–", None
    if outcome.result is Result.LOSE:
        return Fate.TAKE, say("take"), outcome.source
    if outcome.result is Result.PUSH or outcome.odds is None:
        return Fate.PUSH, say("push"), outcome.source
    return Fate.PAY, say("pay {odds}", odds=outcome.odds.words), outcome.source


def _bonus(rules: HouseRules, situation: Situation) -> tuple[Fate, str, Source | None]:
    source = rules.ante_bonus.due.get(situation)
    if source is None:
        return Fate.OTHER, say("none"), None
    return Fate.PAY, say("pay"), source


def _side(house: House, side: SideWager, situation: Situation) -> tuple[Fate, str, Source | None]:
    if situation is not Situation.FOLDED:
        return Fate.OTHER, say("by its table"), None
    if side.folded.forfeits:
        return Fate.TAKE, say("take"), side.folded.source
    tucked = StepKind.TUCK in house.procedure.steps
    return Fate.OTHER, say("stays: tuck") if tucked else say("stays"), side.folded.source
