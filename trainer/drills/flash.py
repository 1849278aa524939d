"""Payout flash: one wager, one hand, how much is paid.

The amount is that of the house's own settlement of a round that holds just this wager. Every row
of every pay table comes as often as any other, and so does the hand that is paid nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from trainer.drills.flash_rounds import OTHER, Flash, line_of, round_for, stake_of
from trainer.drills.flash_traps import traps
from trainer.drills.question import AnswerKind, Question, QuestionHand, StakeShown
from trainer.drills.skill import Skills, ask
from trainer.drills.stream import Stream
from trainer.game.money import NOTHING, Money
from trainer.game.pay import Source
from trainer.game.round import Round
from trainer.game.rules import HouseRules, Result, Situation
from trainer.game.settle import Line, settle
from trainer.game.wagers import Wager
from trainer.wording import say, say_figure


def question(rules: HouseRules, seed: int | str, skills: Sequence[str] = ()) -> Question:
    """One question of that seed, of the skills named or of all that the house has."""
    return ask(flash_skills(rules), f"flash|{rules.house}|{seed}", skills)


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
        house=flash.rules.house,
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
    spot = flash.rules.spots.get(flash.wager, flash.wager.words)
    meter = round_.jackpot if flash.from_jackpot else None
    return StakeShown(flash.wager, spot, stake_of(flash, round_), meter, round_.placard)


def _hands(flash: Flash, round_: Round) -> Iterator[QuestionHand]:
    if flash.wager is Wager.ENVY_BONUS:
        held = round_.seat(OTHER)
        assert held is not None, "the hand that is envied is at the other seat"
        yield QuestionHand(say("Another player"), held.cards)
        return
    yield QuestionHand(say("Player"), round_.seats[0].cards)
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
        return say("The hand is in no row of this pay table: nothing is paid.")
    if line.odds is None:
        return say("{hand} pays {amount}, whatever the stake.", hand=flash.row.words, amount=said)
    stake = f"{flash.rules.currency}{say_figure((line.stake or NOTHING).grouped)}"
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
    settled = settle(flash.rules, round_)
    dealer, player = settled.dealer.name, settled.seats[0].name
    match flash.situation:
        case Situation.NOT_QUALIFIED:
            return say("The dealer's {hand} does not qualify", hand=dealer)
        case Situation.HIGHER:
            return say("{hand} beats the dealer's {dealers}", hand=player, dealers=dealer)
        case Situation.LOWER:
            return say("The dealer's {dealers} beats {hand}", hand=player, dealers=dealer)
        case _:
            return say("{hand} is equal to the dealer's hand", hand=player)
