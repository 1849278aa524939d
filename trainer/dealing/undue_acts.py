"""The clause by which an act is not due: a payment, a wager, a hand that is put away."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.dealing.action import STAND_OFF, Action, Verb
from trainer.dealing.procedure import Misdeal, StepKind
from trainer.dealing.script import Script
from trainer.game.demands import AnyOf, Demand, Equals, Needs
from trainer.game.money import Money
from trainer.game.pay import Source, SourceKind
from trainer.game.round import Round, Seat
from trainer.game.rules import EnvyBonus, HouseRules, Situation
from trainer.game.settle import three_card_combinations
from trainer.game.wagers import Wager


def undue_source(script: Script, action: Action) -> Source | None:
    """The deciding clause; None if only the step of that kind can be named."""
    rules = script.house.rules.at_table(script.round_.placard)
    seat = script.round_.seat(action.place)
    if action.place and seat is None:
        return _of_empty_place(script, action)
    if action.verb is Verb.CALL:
        return _of_call(rules, script, action)
    if seat is None:
        return None
    if action.wager is not None:
        return _of_wager(rules, script.round_, seat, action.wager)
    if action.verb in (Verb.REVEAL, Verb.CLEAR) and seat.folded:
        return script.house.procedure.steps.get(StepKind.COLLECT)
    return None


def _of_empty_place(script: Script, action: Action) -> Source | None:
    """Cards to a place without a wager are a misdeal; whoever has no wager takes no part."""
    rule = script.house.procedure.misdeals.get(Misdeal.NO_WAGER)
    if action.verb is Verb.DEAL and rule is not None:
        return rule.source
    rules = script.house.rules
    return next((each.source for each in rules.bets if isinstance(each.demand, AnyOf)), None)


def _of_wager(rules: HouseRules, round_: Round, seat: Seat, wager: Wager) -> Source | None:
    if wager is Wager.ENVY_BONUS and rules.envy is not None:
        return _of_envy(rules, rules.envy, round_, seat)
    if wager is Wager.ANTE_BONUS and rules.ante_bonus.due:
        return _of_bonus(rules, seat)
    if wager not in rules.wagers:
        return rules.offers if rules.offers.cite else None
    if seat.folded and wager is Wager.PLAY:
        return rules.ante[Situation.FOLDED].source
    return next(_asks_for(rules, wager), None)


def _of_bonus(rules: HouseRules, seat: Seat) -> Source:
    """The clause of an undue bonus: a folded Ante earns none, nor does a hand without one; else the
    hand is in no row. If only a reading has the fold lose, the clause of the bonus itself."""
    if seat.folded:
        lost = rules.ante[Situation.FOLDED].source
        due = rules.ante_bonus.due.get(Situation.HIGHER)
        return lost if due is None or lost.kind is SourceKind.DOCUMENT else due
    if Wager.ANTE not in seat.stakes:
        if rules.ante_bonus.without.cite:
            return rules.ante_bonus.without
        return next(_asks_for(rules, Wager.ANTE), rules.ante_bonus.table.source)
    return rules.ante_bonus.table.source


def _of_envy(rules: HouseRules, envy: EnvyBonus, round_: Round, seat: Seat) -> Source:
    """The clause of an undue Envy Bonus: without the wager it is not paid, nor for the player's own
    hand, a hand without an Ante, or a hand in no row."""
    if envy.paid_with not in seat.stakes:
        return envy.table.source
    held = [other for other in round_.seats if _tops(rules, envy, other)]
    for other in held:
        if envy.holder_needs not in other.stakes:
            return envy.without if envy.without.cite else envy.table.source
        if other.owner == seat.owner:
            return envy.own_hand.source if envy.own_hand.source.cite else envy.table.source
        if other.folded and envy.folded.source.cite:
            return envy.folded.source
    return envy.table.rows[0].source


def envied_besides(script: Script, number: int | None, extra: Money | None) -> Source | None:
    """The clause by which a hand with that Envy Bonus gives that seat none."""
    rules, seat = script.house.rules, script.round_.seat(number)
    if rules.envy is None or seat is None:
        return None
    for other in script.round_.seats:
        shown = three_card_combinations(rules.ranking, other.cards)
        row = next((row for row in rules.envy.table.rows if row.hand in shown), None)
        if row is not None and row.award == extra:
            if rules.envy.holder_needs not in other.stakes and rules.envy.without.cite:
                return rules.envy.without
            if other.owner == seat.owner and rules.envy.own_hand.source.cite:
                return rules.envy.own_hand.source
    return None


def _tops(rules: HouseRules, envy: EnvyBonus, other: Seat) -> bool:
    shown = three_card_combinations(rules.ranking, other.cards)
    return any(row.hand in shown for row in envy.table.rows)


def _asks_for(rules: HouseRules, wager: Wager) -> Iterator[Source]:
    """The clause by which a player may place the wager: beside another, or to take part; else the
    one by which it loses."""
    yield from (rule.source for rule in rules.bets if _about(rule.demand, wager))
    yield from (
        rule.source
        for rule in rules.bets
        if isinstance(rule.demand, AnyOf) and wager in rule.demand.wagers
    )
    side = rules.side(wager)
    if side is not None:
        yield side.loses


def _about(demand: Demand, wager: Wager) -> bool:
    return isinstance(demand, Needs | Equals) and demand.wager is wager


def _of_call(rules: HouseRules, script: Script, action: Action) -> Source | None:
    """A false call: the clause of the tie, or the one that says what the hand is."""
    if action.word == STAND_OFF:
        return rules.ante[Situation.TIE].source
    held = script.settlement.dealer if not action.place else script.settlement.seat(action.place)
    return None if held is None else rules.meaning(held.category)
