"""Wrong rules about what a compared hand, and a folded one, is owed on Ante and Play."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.game.money import Money, Odds
from trainer.game.rules import Result, Situation
from trainer.game.wagers import Wager
from trainer.marking.misreadings.at_seat import AtSeat
from trainer.marking.misreadings.misreading import Answer, AtTheSeat, Held
from trainer.marking.misreadings.rule_changes import bonus_table, decided, outcome
from trainer.marking.wager_handling import pay

_WIN, _LOSE, _PUSH = Result.WIN, Result.LOSE, Result.PUSH
_HIGHER, _LOWER, _TIE = Situation.HIGHER, Situation.LOWER, Situation.TIE
PLAY, ANTE = Wager.PLAY, Wager.ANTE


def _ante_at_bonus_odds(at: AtSeat) -> Iterator[Answer]:
    line = at.settled.line(ANTE)
    if at.bonus and line and line.result is _WIN:
        yield ANTE, pay(at.bonus.pays)


def _play_at_bonus_odds(at: AtSeat) -> Iterator[Answer]:
    if at.bonus and at.bonus.odds and _paid_on_play(at):
        yield PLAY, pay(at.bonus.odds.pays(at.stake(ANTE)))


def _play_on_both(at: AtSeat) -> Iterator[Answer]:
    if _paid_on_play(at):
        yield PLAY, pay(Odds(2).pays(at.due[PLAY].paid))


def _paid_on_play(at: AtSeat) -> bool:
    return PLAY in at.due and at.due[PLAY].paid > Money(0)


_BONUS = ("not_qualified_with_ante_bonus", "straight_flush", "three_of_a_kind")

AGAINST_DEALER = {
    "AP01": Held(decided(_HIGHER, play=_PUSH), outcome(PLAY, _HIGHER)),
    "AP02": Held(decided(_HIGHER, ante=_PUSH), outcome(ANTE, _HIGHER)),
    "AP03": Held(decided(_TIE, ante=_LOSE, play=_LOSE), outcome(ANTE, _TIE), ("tie",)),
    "AP04": Held(decided(_TIE, ante=_WIN, play=_WIN), outcome(ANTE, _TIE), ("tie",)),
    "AP05": Held(decided(_TIE, ante=_WIN, play=_PUSH), outcome(ANTE, _TIE), ("tie",)),
    "AP06": Held(decided(_LOWER, play=_PUSH), outcome(PLAY, _LOWER)),
    "AP07": Held(decided(_LOWER, ante=_PUSH), outcome(ANTE, _LOWER)),
    "AP08": Held(AtTheSeat(_ante_at_bonus_odds), bonus_table, _BONUS),
    "AP09": Held(
        AtTheSeat(_play_at_bonus_odds), outcome(PLAY, _HIGHER), ("three_of_a_kind", *_BONUS[1:])
    ),
    "AP10": Held(AtTheSeat(_play_on_both), outcome(PLAY, _HIGHER)),
}

FOLDING = {
    "FD01": Held(
        decided(Situation.FOLDED, ante=_PUSH),
        outcome(ANTE, Situation.FOLDED),
        ("fold_with_live_wager",),
    ),
}
