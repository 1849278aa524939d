"""Mistakes by kind: how often, and what they would have cost players and house."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from trainer.dealing.finding import Code
from trainer.game.money import Money
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.marking.words import spot
from trainer.records.round_result import MistakeMade
from trainer.wording import phrase, say, say_phrase


@dataclass(frozen=True, slots=True)
class MistakeKind:
    """Mistakes of one code on one wager. What players and what the house would have been short are
    told apart, never netted."""

    code: Code
    wager: Wager | None
    words: str
    times: int
    players_short: Money
    house_short: Money

    @property
    def money(self) -> Money:
        """The sum of the errors, in both directions."""
        return Money(self.players_short.cents + self.house_short.cents)


def kinds(made: Iterable[MistakeMade], rules: HouseRules) -> tuple[MistakeKind, ...]:
    """The kinds of these mistakes of one house, the most frequent first."""
    among: dict[tuple[Code, Wager | None], list[int]] = {}
    for each in made:
        wager = Wager(each.wager) if each.wager else None
        among.setdefault((Code(each.code), wager), []).append(each.money_cents or 0)
    counted = [_kind(rules, code, wager, cents) for (code, wager), cents in among.items()]
    return tuple(sorted(counted, key=lambda kind: (-kind.times, -kind.money.cents, kind.words)))


def _kind(rules: HouseRules, code: Code, wager: Wager | None, cents: list[int]) -> MistakeKind:
    return MistakeKind(
        code=code,
        wager=wager,
        words=_words(rules, code, wager),
        times=len(cents),
        players_short=Money(-sum(each for each in cents if each < 0)),
        house_short=Money(sum(each for each in cents if each > 0)),
    )


_WORDS = {
    Code.WRONG_AMOUNT: phrase("Wrong amount paid"),
    Code.WRONG_RESULT: phrase("Paid for taken, or taken for paid"),
    Code.MISSING: phrase("Left out"),
    Code.UNEXPECTED: phrase("Done, but not due"),
    Code.WRONG_CALL: phrase("Wrong call or ruling"),
    Code.OUT_OF_ORDER: phrase("Out of order"),
    Code.BAD_ACTION: phrase("Not an action"),
}


def _words(rules: HouseRules, code: Code, wager: Wager | None) -> str:
    words = say_phrase(_WORDS[code])
    if wager is None:
        return words
    return say("{wager}: {mistake}", wager=spot(rules, wager), mistake=words)
