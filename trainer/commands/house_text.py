"""A house as a person wants to read it: what is paid, what is done, and how silence is read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from textwrap import fill
from typing import assert_never

from trainer.commands.text import INDENT, columns, money, spot
from trainer.dealing.house import House
from trainer.dealing.procedure import DealBy, Procedure, StepKind
from trainer.game.demands import (
    AnyOf,
    ChipsOnly,
    Demand,
    Equals,
    EqualStakes,
    HandsPerPlayer,
    Needs,
    NoSideBets,
    OneOf,
    OpenPerPlayer,
    PostedLimits,
    Within,
)
from trainer.game.money import Money
from trainer.game.pay import PayTable, Posted, Source
from trainer.game.rules import HouseRules, Outcome, Placard, SideWager, Situation
from trainer.game.wagers import Wager
from trainer.library.written import Book, Reading

_WIDTH = 100
Section = tuple[str, list[str]]


def house_text(house: House, book: Book) -> str:
    """The whole house, section by section."""
    rules = house.rules
    sections = [
        *_paid(rules),
        *(_placard(rules, placard) for placard in rules.placards.values()),
        ("Before the deal: wagers that may stand", _bets(rules)),
        ("What is done", _steps(house.procedure)),
        ("What comes before what", _order(house.procedure)),
        ("When something goes wrong", _irregularities(book)),
        ("The school's readings, where the document is silent", _readings(book.readings)),
    ]
    shown = ["\n".join([title, *lines]) for title, lines in sections if lines]
    return "\n\n".join([_head(rules), *shown])


def _head(rules: HouseRules) -> str:
    spots = ", ".join(rules.spots.values())
    return "\n".join(
        [
            f"{rules.title} ({rules.house}): {rules.summary}",
            f"Document {rules.document}, cited as {rules.cite}; edition {rules.edition}",
            f"Spots: {spots}",
        ]
    )


# ------------------------------------------------------------------ what is paid


def _paid(rules: HouseRules) -> Iterator[Section]:
    yield "Hands, from the highest", _hands(rules)
    yield "Ante and Play against the dealer", _situations(rules)
    yield _bonus(rules)
    for side in rules.sides:
        yield spot(rules, side.wager), _side(rules, side)
    if rules.envy is not None:
        need, paid = (spot(rules, w) for w in (rules.envy.holder_needs, rules.envy.paid_with))
        head = f"paid with {paid} for the hand of another player with {need}"
        lines = columns([(head, str(rules.envy.table.source))])
        yield "Envy Bonus", [*lines, *_table(rules, rules.envy.table)]


def _hands(rules: HouseRules) -> list[str]:
    hands = ", ".join(category.words for category in rules.ranking.order)
    highest, lowest = rules.ranking.straights[-1], rules.ranking.straights[0]
    straights = f"straights from {_ranks(highest)} down to {_ranks(lowest)}"
    plays = f"the dealer plays with {_ranks(rules.qualifying.at_least)} or better"
    return columns(
        [
            (hands, str(rules.ranking_source)),
            (straights, str(rules.ranking_source)),
            (plays, str(rules.qualifying.source)),
        ]
    )


def _ranks(ranks: Iterable[object]) -> str:
    return "-".join(str(rank) for rank in ranks)


_SITUATIONS = {
    Situation.FOLDED: "the player folds",
    Situation.NOT_QUALIFIED: "the dealer does not qualify",
    Situation.HIGHER: "the player's hand is higher",
    Situation.LOWER: "the player's hand is lower",
    Situation.TIE: "the hands are equal",
}


def _situations(rules: HouseRules) -> list[str]:
    rows = []
    for situation, words in _SITUATIONS.items():
        for wager, outcomes in ((Wager.ANTE, rules.ante), (Wager.PLAY, rules.play)):
            outcome = outcomes.get(situation)
            if outcome is not None:
                rows.append((words, spot(rules, wager), _outcome(outcome), str(outcome.source)))
    return columns(rows)


def _outcome(outcome: Outcome) -> str:
    return f"pays {outcome.odds}" if outcome.odds else outcome.result.value


def _bonus(rules: HouseRules) -> Section:
    bonus = rules.ante_bonus
    due = [(f"paid when {_SITUATIONS[case]}", str(source)) for case, source in bonus.due.items()]
    return "Ante Bonus", [*_table(rules, bonus.table), *columns(due)]


def _side(rules: HouseRules, side: SideWager) -> list[str]:
    fold = "lost on a fold" if side.folded.forfeits else "stays in action on a fold"
    rows = [("anything less loses", str(side.loses)), (fold, str(side.folded.source))]
    return [*_table(rules, side.table), *columns(rows)]


def _table(rules: HouseRules, table: PayTable | Posted) -> list[str]:
    if isinstance(table, Posted):
        return columns([("as posted on the placard", str(table.source))])
    return columns(
        [(row.hand.words, _award(rules, row.award), str(row.source)) for row in table.rows]
    )


def _award(rules: HouseRules, award: object) -> str:
    return money(rules, award) if isinstance(award, Money) else str(award)


def _placard(rules: HouseRules, placard: Placard) -> Section:
    tables = {"Pair Plus": placard.pair_plus, "Ante Bonus": placard.ante_bonus}
    rows = [(name, row.hand.words, str(row.award)) for name in tables for row in tables[name].rows]
    rows += [("Limits", spot(rules, each.wager), _span(rules, each)) for each in placard.limits]
    return f"Placard {placard.name}: {placard.title}", columns(rows)


def _span(rules: HouseRules, limit: Within) -> str:
    return f"{money(rules, limit.low)} to {money(rules, limit.high)}"


# ------------------------------------------------------------------ what is done


def _bets(rules: HouseRules) -> list[str]:
    return columns([(_demand(rules, bet.demand), str(bet.source)) for bet in rules.bets])


def _demand(rules: HouseRules, demand: Demand) -> str:
    match demand:
        case AnyOf(wagers):
            return f"a seat has at least one of: {_spots(rules, wagers)}"
        case Needs(wager, others):
            return f"{spot(rules, wager)} needs {_spots(rules, others, ' or ')}"
        case Equals(wager, other):
            return f"{spot(rules, wager)} equals {spot(rules, other)}"
        case OneOf(wager, amounts):
            either = " or ".join(money(rules, amount) for amount in amounts)
            return f"{spot(rules, wager)} is {either}"
        case Within(wager):
            return f"{spot(rules, wager)} is {_span(rules, demand)}"
        case PostedLimits():
            return "stakes are within the placard's limits"
        case _:
            return _demand_of_players(rules, demand)


_OfPlayers = HandsPerPlayer | OpenPerPlayer | EqualStakes | ChipsOnly | NoSideBets


def _demand_of_players(rules: HouseRules, demand: _OfPlayers) -> str:
    match demand:
        case HandsPerPlayer(most):
            return f"hands to one player: {most}"
        case OpenPerPlayer(most):
            return f"open hands to one player: {most}; the rest are played closed"
        case EqualStakes(wager):
            return f"one player's stakes on {spot(rules, wager)} are equal"
        case ChipsOnly():
            return "chips only, no cash and no credit"
        case NoSideBets():
            return "players do not bet with each other"
        case _ as never:
            assert_never(never)


def _spots(rules: HouseRules, wagers: Iterable[Wager], between: str = ", ") -> str:
    return between.join(spot(rules, wager) for wager in wagers)


def _steps(procedure: Procedure) -> list[str]:
    by = "one card at a time" if procedure.deal_by is DealBy.CARD else "whole hands"
    due = [kind for kind in StepKind if kind in procedure.steps]
    return columns(
        [
            (_step(kind) + (f", {by}" if kind is StepKind.DEAL else ""), _from(procedure, kind))
            for kind in due
        ]
    )


def _from(procedure: Procedure, kind: StepKind) -> str:
    steps: Mapping[StepKind, Source] = procedure.steps
    return str(steps[kind])


def _order(procedure: Procedure) -> list[str]:
    rows = [
        (f"{_step(rule.first)} before {_step(rule.then)}", rule.within.value, str(rule.source))
        for rule in procedure.order
    ]
    for order in procedure.wager_order:
        wagers = ", ".join(wager.words for wager in order.wagers)
        rows.append((f"{_step(order.step)}: {wagers}", "seat", str(order.source)))
    for seats in procedure.seat_order:
        steps = ", ".join(_step(kind) for kind in seats.steps)
        direction = seats.direction.value.replace("_", " ")
        words = f"seat by seat, {direction}: {steps}"
        rows.append((words, seats.within.value, str(seats.source)))
    return columns(rows)


def _step(kind: StepKind) -> str:
    return kind.value.replace("_", " ")


def _irregularities(book: Book) -> list[str]:
    rows = []
    for each in book.irregularities:
        source = Source(str(each.get("rule", "")), each.get("reading"))
        ruling = str(each.get("ruling", "")).replace("_", " ")
        rows.append((str(each.get("title", "")), ruling, str(source)))
    return columns(rows)


def _readings(readings: Iterable[Reading]) -> list[str]:
    lines = []
    for reading in readings:
        rule = f" ({reading.rule})" if reading.rule else ""
        lines.append(f"{INDENT}{'; '.join(reading.decides)}{rule}")
        lines.append(
            fill(reading.reason, _WIDTH, initial_indent=" " * 6, subsequent_indent=" " * 6)
        )
    return lines
