"""The reason of a settlement, and two look-alikes that belong to other rules. Each is a rule in a
sentence; exactly one of the three holds for the wager."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from trainer.game.hands import Category
from trainer.game.money import Odds
from trainer.game.pay import JudgedOn, PayTable
from trainer.game.rules import HouseRules, Outcome, Result, SideWager, Situation
from trainer.game.settle import Line, SeatSettlement
from trainer.game.wagers import Wager
from trainer.marking.words import capital, category_words, no_game, spot
from trainer.wording import Phrase, phrase, say, say_phrase

# The situations that each is most easily taken for.
_NEXT_TO = {
    Situation.FOLDED: (Situation.NOT_QUALIFIED, Situation.LOWER),
    Situation.NOT_QUALIFIED: (Situation.HIGHER, Situation.LOWER),
    Situation.HIGHER: (Situation.NOT_QUALIFIED, Situation.TIE),
    Situation.LOWER: (Situation.NOT_QUALIFIED, Situation.TIE),
    Situation.TIE: (Situation.HIGHER, Situation.NOT_QUALIFIED),
}


class Reasons(Struct, frozen=True):
    """One right reason among two others."""

    right: str
    others: tuple[str, str]

    @property
    def all(self) -> tuple[str, ...]:
        """The right one first."""
        return (self.right, *self.others)


def reasons(rules: HouseRules, settled: SeatSettlement, wager: Wager) -> Reasons | None:
    """The reasons for that wager at a settled seat, by rules with the placard's tables; None if
    there are not three to tell apart."""
    first, *others = _Stated(rules, settled, wager).all()
    apart = [each for each in dict.fromkeys(others) if each != first]
    return Reasons(first, (apart[0], apart[1])) if len(apart) > 1 else None


class _Stated:
    """Sentences about one wager, the right one first."""

    def __init__(self, rules: HouseRules, settled: SeatSettlement, wager: Wager) -> None:
        self.rules, self.settled, self.wager = rules, settled, wager
        self.line = settled.line(wager)
        self.folded = settled.situation is Situation.FOLDED
        self.hand = capital(category_words(settled.category))

    def all(self) -> Iterator[str]:
        side = self.rules.side(self.wager)
        if self.wager in (Wager.PLAY, Wager.ANTE):
            yield from self.against_dealer()
        elif self.wager is Wager.ANTE_BONUS:
            yield from self.bonus()
        elif side is not None and self.line is not None:
            yield from self.on_side(side, self.line)
        else:
            yield ""

    # ------------------------------------------------------------ against the dealer

    def against_dealer(self) -> Iterator[str]:
        situation = self.settled.situation
        if situation is None:
            yield ""
            return
        table = self.rules.ante if self.wager is Wager.ANTE else self.rules.play
        for each in (situation, *_NEXT_TO[situation]):
            if each in table:
                yield self.outcome(each, table[each])

    def outcome(self, situation: Situation, outcome: Outcome) -> str:
        too_low = situation is Situation.NOT_QUALIFIED
        return say(
            "{situation}: the {wager} is {done}.",
            situation=no_game(self.rules) if too_low else say_phrase(_STANDS[situation]),
            wager=spot(self.rules, self.wager),
            done=_done(outcome.result, outcome.odds),
        )

    def bonus(self) -> Iterator[str]:
        """The claims that a hand does or does not earn it: by the hand, and by the situation if the
        house asks for one."""
        earned, due = self.line is not None, self.rules.ante_bonus.due
        good = _least(self.rules.ante_bonus.table, self.rules)
        low = say("{hand} earns no {bonus}: it is too low.", **self.named)
        earns = say("{hand} earns the {bonus}.", **self.named)
        needs = say("{hand} would earn the {bonus}, had it won.", **self.named)
        plays = say("{hand} would earn the {bonus}, had the dealer qualified.", **self.named)
        high_enough = good is None or self.settled.category in good
        if earned:
            yield from (earns, needs, low, plays)
        elif not high_enough:
            yield from (low, needs, earns)
        elif self.settled.situation is Situation.NOT_QUALIFIED and Situation.HIGHER in due:
            yield from (plays, low, earns)
        else:
            yield from (needs, low, earns)

    # ------------------------------------------------------------------- side wagers

    def on_side(self, side: SideWager, line: Line) -> Iterator[str]:
        needs = say("The hand has to beat the dealer's: the {wager} depends on it.", **self.named)
        if line.forfeited:
            yield say("The fold gives up the {wager}.", **self.named)
            yield say("The {wager} stays in play after a fold.", **self.named)
            yield needs
            return
        match side.judged_on:
            case JudgedOn.BEST_FIVE_OF_SIX:
                yield self.judged(_SIX, line)
                yield self.other(_THREE, line)
            case JudgedOn.COLOURS:
                yield self.judged(_COLOURS, line)
                yield self.other(_DEALERS, line)
            case JudgedOn.THREE_CARDS:
                yield self.judged(_THREE, line)
                yield from self.other_rows(side, line)
        if self.folded:
            yield say("The fold gives up the {wager}.", **self.named)
        yield needs
        yield self.other(_THREE if side.judged_on is not JudgedOn.THREE_CARDS else _SIX, line)

    def judged(self, text: Phrase, line: Line) -> str:
        return self.said(text, _done(line.result, line.odds))

    def other(self, text: Phrase, line: Line) -> str:
        """The statement that would be true of other cards."""
        lost = line.result is Result.LOSE
        return self.said(text, _done(Result.WIN if lost else Result.LOSE, None))

    def other_rows(self, side: SideWager, line: Line) -> Iterator[str]:
        """The same hand by the next higher row."""
        if line.odds is None:
            return
        rows = side.table.rows if isinstance(side.table, PayTable) else ()
        odds = [row.award for row in rows if isinstance(row.award, Odds)]
        higher = [each for each in odds if each.ratio > line.odds.ratio]
        if higher:
            next_one = min(higher, key=lambda each: each.ratio)
            yield self.said(_THREE, _done(Result.WIN, next_one))

    def said(self, text: Phrase, done: str) -> str:
        return say_phrase(text, hand=self.hand, wager=self.named["wager"], done=done)

    @property
    def named(self) -> dict[str, str]:
        return {
            "hand": self.hand,
            "wager": spot(self.rules, self.wager),
            "bonus": spot(self.rules, Wager.ANTE_BONUS),
        }


_STANDS = {
    Situation.FOLDED: phrase("The hand was folded"),
    Situation.HIGHER: phrase("The hand beats the dealer's"),
    Situation.LOWER: phrase("The dealer's hand is higher"),
    Situation.TIE: phrase("Both hands are equal"),
}
_THREE = phrase("{hand} in the player's three cards: the {wager} is {done}.")
_SIX = phrase("By the best five of six cards: the {wager} is {done}.")
_COLOURS = phrase("By the colours of the player's cards: the {wager} is {done}.")
_DEALERS = phrase("By the colours of the dealer's cards alone: the {wager} is {done}.")


def _done(result: Result, odds: Odds | None) -> str:
    match result:
        case Result.WIN if odds is not None:
            return say("paid {odds}", odds=odds.words)
        case Result.WIN:
            return say("paid")
        case Result.LOSE:
            return say("taken")
        case Result.PUSH:
            return say("left")


def _least(table: object, rules: HouseRules) -> frozenset[Category] | None:
    """The hands that some row pays."""
    if not isinstance(table, PayTable):
        return None
    paid = {row.hand.value for row in table.rows}
    return frozenset(each for each in rules.ranking.order if each.value in paid)
