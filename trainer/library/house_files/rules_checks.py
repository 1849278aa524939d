"""Contradictions inside one rules file that no single key shows."""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd, lcm

from trainer.errors import Place
from trainer.game.demands import (
    AnyOf,
    Demand,
    Equals,
    EqualStakes,
    Needs,
    OneOf,
    PostedLimits,
    Times,
    WithinLimits,
)
from trainer.game.money import Money, Odds
from trainer.game.pay import PayTable, Posted
from trainer.game.rules import BetRule
from trainer.game.wagers import STAKED, Wager
from trainer.library.formats.shape import Notes, Parts
from trainer.wording import say

_DEALT = (Wager.PLAY, Wager.ANTE)
_SIDES = tuple(each for each in STAKED if each not in _DEALT)


def check_rules(parts: Parts, where: Place, notes: Notes) -> None:
    """Note contradictions among the readable keys."""
    if "spots" in parts:
        _spots_have_sections(parts, notes)
        _named_wagers_are_offered(parts, notes)
    if "bets" in parts:
        _base_wager_is_asked(parts["bets"], notes)
        _stakes_may_stand(parts, notes)
        _limits_are_posted(parts, notes)
    _stakes_can_be_paid(parts, notes)


def _spots_have_sections(parts: Parts, notes: Notes) -> None:
    spots = parts["spots"]
    for wager in _DEALT:
        if wager not in spots:
            notes.wrong(
                ("spots", wager.value),
                say("is missing; every house has the {wager}", wager=wager.words),
            )
    for wager in _SIDES:
        section = wager.value in parts or notes.under((wager.value,))
        if wager in spots and not section:
            message = say("has a spot and no section; write {wager}: with judged_on, pays, folded",
                          wager=wager)  # fmt: skip
            notes.wrong((wager.value,), message)
        if section and wager not in spots:
            notes.wrong((wager.value,), say("has no spot; write {wager}: under spots", wager=wager))


def _named_wagers_are_offered(parts: Parts, notes: Notes) -> None:
    for place, wager in _named_wagers(parts):
        if wager not in parts["spots"]:
            notes.wrong(
                place,
                say("{wager} is not among the spots; this house does not offer it", wager=wager),
            )
        elif wager is Wager.PLAY:
            notes.wrong(place, say("play is staked by the decision alone; name another wager"))


def _named_wagers(parts: Parts) -> Iterator[tuple[Place, Wager]]:
    for at, rule in enumerate(parts.get("bets", ())):
        named = () if rule.is_on_play else _wagers_of(rule.demand)
        yield from ((("bets", at), wager) for wager in named)
    for wager in parts.get("stakes", ()):
        yield ("stakes", wager.value), wager
    envy = parts.get("envy_bonus")
    if envy is not None:
        yield ("envy_bonus", "holder_needs"), envy.holder_needs
        yield ("envy_bonus", "paid_with"), envy.paid_with


def _wagers_of(demand: Demand) -> tuple[Wager, ...]:
    match demand:
        case AnyOf(wagers):
            return wagers
        case Needs(wager, others):
            return (wager, *others)
        case Equals(wager, other) | Times(wager, other):
            return (wager, other)
        case OneOf(wager) | WithinLimits(wager) | EqualStakes(wager):
            return (wager,)
        case _:
            return ()


def _base_wager_is_asked(bets: tuple[BetRule, ...], notes: Notes) -> None:
    if not any(isinstance(rule.demand, AnyOf) for rule in bets):
        message = say(
            "no rule {code}; write {text}",
            code="no_base_wager",
            text="{code: no_base_wager, any_of: [ante], rule: ...}",
        )
        notes.wrong(("bets",), message)
    for at, rule in enumerate(bets):
        if any(rule.demand == each.demand and rule != each for each in bets[:at]):
            notes.wrong(("bets", at), say("says the same as a rule above it; keep one"))
        if isinstance(rule.demand, Equals | Needs) and len(set(_wagers_of(rule.demand))) < 2:
            notes.wrong(("bets", at), say("compares a wager with itself; name another one"))


def _stakes_may_stand(parts: Parts, notes: Notes) -> None:
    """Note the stakes of dealt rounds that break the house's own betting rules."""
    stakes, bets = parts.get("stakes"), parts["bets"]
    if stakes is None:
        return
    equal = {rule.demand.wager for rule in bets if isinstance(rule.demand, Equals)}
    for wager in parts.get("spots", ()):
        if wager is not Wager.PLAY and wager not in stakes and wager not in equal:
            notes.wrong(("stakes", wager.value), say('is missing; write amounts like ["5", "10"]'))
    for wager in stakes:
        if wager in equal:
            notes.wrong(("stakes", wager.value), say("must equal another wager; leave it out here"))
        for at, amount in enumerate(stakes[wager]):
            for broken in _broken(bets, wager, amount):
                notes.wrong(("stakes", wager.value, at), broken)


def _broken(bets: tuple[BetRule, ...], wager: Wager, amount: Money) -> Iterator[str]:
    for rule in bets:
        match rule.demand:
            case OneOf(about, amounts) if about is wager and amount not in amounts:
                right = ", ".join(str(each) for each in amounts)
                words = say("{wager} cannot be {amount} at this house. Write one of {right}.",
                           amount=amount, wager=wager.words, right=right)  # fmt: skip
                yield words
            case WithinLimits(about, low, high, chip) as limits if about is wager:
                if not limits.holds(amount):
                    words = say("{wager} cannot be {amount} at this house. Write {low} to {high}.",
                               amount=amount, wager=wager.words, low=low, high=high)  # fmt: skip
                    chips = "" if chip is None else say("in increments of {chip}", chip=chip)
                    yield f"{words} ({chips})" if chips else words
            case _:
                pass


def _limits_are_posted(parts: Parts, notes: Notes) -> None:
    tables = [parts[wager.value].table for wager in _SIDES if wager.value in parts]
    if "ante_bonus" in parts:
        tables.append(parts["ante_bonus"].table)
    if any(isinstance(table, Posted) for table in tables):
        return
    for at, rule in enumerate(parts["bets"]):
        if isinstance(rule.demand, PostedLimits):
            notes.wrong(
                ("bets", at), say("no pay table is posted here; write wager:, from: and to:")
            )


def _stakes_can_be_paid(parts: Parts, notes: Notes) -> None:
    """Note dealt stakes that cannot be laid in chips or paid to the cent."""
    values, _ = parts.get("chips", ((), None))
    chip = gcd(*(value.cents for value in values))
    for wager, amounts in parts.get("stakes", {}).items():
        unit = _unit(parts, wager)
        for at, amount in enumerate(amounts):
            place = ("stakes", wager.value, at)
            if chip and amount.cents % chip:
                message = say(
                    "{amount} cannot be laid with these chips; write another", amount=amount
                )
                notes.wrong(place, message)
            if amount.cents % unit:
                message = say("{amount} cannot be paid exactly by its pay table", amount=amount)
                notes.wrong(place, message)


def _unit(parts: Parts, wager: Wager) -> int:
    """The cents whose multiples every row of the wager's table pays exactly."""
    section = parts.get("ante_bonus" if wager is Wager.ANTE else wager.value)
    table = getattr(section, "table", None)
    if not isinstance(table, PayTable):
        return 1
    return lcm(*(row.award.den for row in table.rows if isinstance(row.award, Odds)))
