"""Payout flash: one wager, one hand, and the amount that it is paid.

The amount is the house's own settlement of a round with just this wager. Every row of every pay
table comes equally often, and so does a hand that is paid nothing. Wrong answers are offered for
the wrong rules that lead to them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from trainer.drills.questions.flash_rounds import OTHER, Flash, line_of, round_for, stake_of
from trainer.drills.questions.question import (
    AnswerKind,
    Question,
    QuestionHand,
    Skills,
    StakeShown,
    Trap,
)
from trainer.drills.stream import Stream
from trainer.game.hands import strength_words
from trainer.game.house_words import DealerWord
from trainer.game.money import NOTHING, Money, Odds
from trainer.game.pay import Award, Combination, JackpotShare, PayTable, Source
from trainer.game.round import Round
from trainer.game.rules import HouseRules, Result, Situation
from trainer.game.settle import Line, settle
from trainer.game.wagers import Wager
from trainer.wording import say, say_figure


def flash_skills(rules: HouseRules) -> Skills:
    """Every row of every pay table, at every placard, and the results against the dealer."""
    at_tables: dict[str, list[Flash]] = {}
    for flash in _flashes(rules):
        at_tables.setdefault(flash.skill, []).append(flash)
    return {skill: partial(_one_of, flashes) for skill, flashes in at_tables.items()}


def _one_of(flashes: Sequence[Flash], stream: Stream) -> Question:
    return _question(stream.choice(flashes), stream)


def _flashes(rules: HouseRules) -> Iterator[Flash]:
    names: list[str | None] = list(rules.placards) if rules.posts_pay_tables else [None]
    for name in names:
        table = rules.at_table(name)
        yield from _against_dealer(table, name)
        yield from _by_tables(table, name)


def _against_dealer(rules: HouseRules, placard: str | None) -> Iterator[Flash]:
    for situation in rules.situations:
        yield Flash(rules, placard, Wager.PLAY, situation=situation)
        yield Flash(rules, placard, Wager.ANTE, situation=situation)


def _by_tables(rules: HouseRules, placard: str | None) -> Iterator[Flash]:
    envy = (Wager.ENVY_BONUS,) if rules.envy else ()
    for wager in (Wager.ANTE_BONUS, *(side.wager for side in rules.sides), *envy):
        nothing = Flash(rules, placard, wager)
        yield nothing
        yield from (Flash(rules, placard, wager, row) for row in nothing.rows)


# -------------------------------------------------------------------------------- the question


def _question(flash: Flash, stream: Stream) -> Question:
    round_ = round_for(flash, stream)
    line = line_of(flash, round_)
    amount = line.pays if line else NOTHING
    return Question(
        skill=flash.skill,
        ask=say("How much is paid?"),
        kind=AnswerKind.AMOUNT,
        rights=(amount,),
        why=_why(flash, round_, line, amount),
        source=_source(flash, line),
        hands=tuple(_hands(flash, round_)),
        stake=_stake(flash, round_),
        traps=traps(flash, round_, amount),
    )


def _stake(flash: Flash, round_: Round) -> StakeShown:
    spot = flash.rules.spot_name(flash.wager)
    meter = round_.jackpot if flash.from_jackpot else None
    return StakeShown(flash.wager, spot, stake_of(flash, round_), meter, round_.placard)


def _hands(flash: Flash, round_: Round) -> Iterator[QuestionHand]:
    if flash.wager is Wager.ENVY_BONUS:
        held = round_.seat(OTHER)
        assert held is not None, "the hand that is envied is at the other seat"
        yield QuestionHand(say("Another player"), held.cards)
        return
    yield QuestionHand(flash.rules.words.player.caption, round_.seats[0].cards)
    if flash.looks_at_dealer:
        yield QuestionHand(say("Dealer"), round_.dealer)


def _source(flash: Flash, line: Line | None) -> Source:
    if line is not None:
        return line.table or line.source
    assert flash.table is not None, "every wager against the dealer has a line"
    return flash.table.source


def _why(flash: Flash, round_: Round, line: Line | None, amount: Money) -> str:
    said = f"{flash.rules.currency}{say_figure(amount.grouped)}"
    if flash.situation is not None:
        standing, done = _standing(flash, round_), _done(line, said)
        return say("{standing}: {done}.", standing=standing, done=done)
    if flash.row is None or line is None:
        return say("The hand is in no row of this pay table. Nothing is paid.")
    stake = f"{flash.rules.currency}{say_figure((line.stake or NOTHING).grouped)}"
    side = flash.rules.side(flash.wager)
    if side is not None and side.in_award:
        return say(
            "{hand}: the table's odds include the stake of {stake}. Pay {amount}.",
            hand=flash.row.words,
            stake=stake,
            amount=said,
        )
    if line.odds is None:
        return say("{hand} pays {amount}, whatever the stake.", hand=flash.row.words, amount=said)
    return say(
        "{hand} pays {odds} on {stake}: {amount}.",
        hand=flash.row.words,
        odds=line.odds.words,
        stake=stake,
        amount=said,
    )


def _done(line: Line | None, said: str) -> str:
    match line.result if line else None:
        case Result.WIN:
            odds = line.odds.words if line and line.odds else ""
            return say("the wager is paid {odds}, {amount}", odds=odds, amount=said)
        case Result.LOSE:
            return say("the wager is lost, and nothing is paid")
        case _:
            return say("the wager is returned, and nothing is paid")


def _standing(flash: Flash, round_: Round) -> str:
    settled, ranking = settle(flash.rules, round_), flash.rules.ranking
    dealer = strength_words(ranking, settled.dealer.strength)
    player = strength_words(ranking, settled.seats[0].strength)
    match flash.situation:
        case Situation.NOT_QUALIFIED if flash.rules.words.dealer is DealerWord.GAME:
            return say("The dealer has no game with {hand}", hand=dealer)
        case Situation.NOT_QUALIFIED:
            return say("The dealer does not qualify with {hand}", hand=dealer)
        case Situation.HIGHER:
            return say(
                "The dealer has {dealers}, and {hand} is higher", hand=player, dealers=dealer
            )
        case Situation.LOWER:
            return say("The dealer has {dealers}, higher than {hand}", hand=player, dealers=dealer)
        case _:
            return say("Both hands are equal: {hand}", hand=player)


# Rows that are taken for one another, and the belief behind it.
_SWAPS: Mapping[tuple[Wager, Combination], tuple[Combination, str]] = {
    (Wager.PAIR_PLUS, Combination.MINI_ROYAL): (Combination.STRAIGHT_FLUSH, "HR11"),
    (Wager.PAIR_PLUS, Combination.STRAIGHT_FLUSH): (Combination.THREE_OF_A_KIND, "PP08"),
    (Wager.PAIR_PLUS, Combination.THREE_OF_A_KIND): (Combination.STRAIGHT_FLUSH, "PP08"),
    (Wager.PAIR_PLUS, Combination.STRAIGHT): (Combination.FLUSH, "PP07"),
    (Wager.PAIR_PLUS, Combination.FLUSH): (Combination.STRAIGHT, "PP07"),
    (Wager.ANTE_BONUS, Combination.STRAIGHT_FLUSH): (Combination.THREE_OF_A_KIND, "AB14"),
    (Wager.ANTE_BONUS, Combination.THREE_OF_A_KIND): (Combination.STRAIGHT_FLUSH, "AB14"),
    (Wager.SIX_CARD_BONUS, Combination.ROYAL_FLUSH): (Combination.STRAIGHT_FLUSH, "SC05"),
    (Wager.SIX_CARD_BONUS, Combination.FULL_HOUSE): (Combination.THREE_OF_A_KIND, "SC09"),
    (Wager.SIX_CARD_BONUS, Combination.FLUSH): (Combination.STRAIGHT, "SC04"),
    (Wager.SIX_CARD_BONUS, Combination.STRAIGHT): (Combination.FLUSH, "SC04"),
    (Wager.PRIME, Combination.SIX_ONE_COLOUR): (Combination.ONE_COLOUR, "PM03"),
    (Wager.PRIME, Combination.ONE_COLOUR): (Combination.SIX_ONE_COLOUR, "PM02"),
    (Wager.PRIME, Combination.EACH_ONE_COLOUR): (Combination.SIX_ONE_COLOUR, "PM05"),
    (Wager.PROGRESSIVE, Combination.MINI_ROYAL): (Combination.STRAIGHT_FLUSH, "PG11"),
    (Wager.ENVY_BONUS, Combination.MINI_ROYAL_SPADES): (Combination.MINI_ROYAL, "PG08"),
    (Wager.ENVY_BONUS, Combination.MINI_ROYAL): (Combination.MINI_ROYAL_SPADES, "PG08"),
}

_UNDECIDED = {
    (Wager.PLAY, Situation.NOT_QUALIFIED): "QL07",
    (Wager.PLAY, Situation.TIE): "AP04",
    (Wager.ANTE, Situation.TIE): "AP04",
}
_OVERLOOKED = {
    (Wager.ANTE, Situation.NOT_QUALIFIED): "QL09",
    (Wager.PLAY, Situation.HIGHER): "AP01",
    (Wager.ANTE, Situation.HIGHER): "AP02",
}


def traps(flash: Flash, round_: Round, right: Money) -> tuple[Trap, ...]:
    """The wrong amounts that a belief explains, each once."""
    stake = stake_of(flash, round_)
    found: dict[Money, str] = {}
    for amount, belief in (*_by_outcome(flash, stake), *_by_table(flash, round_, stake)):
        if amount != right:
            found.setdefault(amount, belief)
    return tuple(Trap(amount, belief) for amount, belief in found.items())


def _by_outcome(flash: Flash, stake: Money | None) -> Iterator[tuple[Money, str]]:
    if flash.situation is None or stake is None:
        return
    decided = (flash.wager, flash.situation)
    if decided in _UNDECIDED:
        yield stake, _UNDECIDED[decided]
    if decided in _OVERLOOKED:
        yield NOTHING, _OVERLOOKED[decided]


def _by_table(flash: Flash, round_: Round, stake: Money | None) -> Iterator[tuple[Money, str]]:
    award = _award(flash.table, flash.row)
    if award is None or flash.row is None:
        return
    swapped = _SWAPS.get((flash.wager, flash.row))
    if swapped:
        other = _award(flash.table, swapped[0])
        if other is not None:
            yield _paid(other, stake, round_), swapped[1]
    if isinstance(award, Odds) and stake is not None:
        yield from _odds_traps(flash, award, stake)
    if isinstance(award, Money) and stake is not None:
        yield Odds(stake.cents // 100 or 1).pays(award), "PG09"
        yield award + stake, "PG10"


def _odds_traps(flash: Flash, odds: Odds, stake: Money) -> Iterator[tuple[Money, str]]:
    plus = "AB13" if flash.wager is Wager.ANTE_BONUS else "AR01"
    yield odds.pays(stake) + stake, plus
    if flash.wager is Wager.PAIR_PLUS and flash.row is not None:
        other = _award(flash.rules.ante_bonus.table, flash.row)
        if isinstance(other, Odds) and not stake.cents * other.num % other.den:
            yield other.pays(stake), "PP06"
    if flash.wager is Wager.ANTE_BONUS and flash.row is not None:
        side = flash.rules.side(Wager.PAIR_PLUS)
        other = _award(side.table if side else None, flash.row)
        if isinstance(other, Odds) and not stake.cents * other.num % other.den:
            yield other.pays(stake), "AB05"
    if odds.ratio > 1:
        yield odds.pays(stake) - stake, "AR02"


def _award(table: object, row: Combination | None) -> Award | None:
    rows = table.rows if isinstance(table, PayTable) else ()
    return next((each.award for each in rows if each.hand is row), None)


def _paid(award: Award, stake: Money | None, round_: Round) -> Money:
    match award:
        case Odds():
            return award.pays(stake or NOTHING)
        case Money():
            return award
        case JackpotShare(percent):
            return Odds(percent, 100).pays(round_.jackpot or NOTHING)
