"""What the dealer does wrong with the cards so that a supervisor would stop the round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from trainer.dealing.action import DEALER, Action, Verb
from trainer.dealing.comparison import Comparison
from trainer.dealing.finding import Act, Code, Finding
from trainer.dealing.procedure import Misdeal, MisdealRule, Part, StepKind
from trainer.dealing.script import Script

_DEALS = (StepKind.DEAL, StepKind.DEAL_DEALER)


@dataclass(frozen=True, slots=True)
class Stopped:
    """An act that stops the round: which, where, how many cards lie there or are seen, and what
    the house has done then."""

    at: int
    misdeal: Misdeal
    place: int
    cards: int
    rule: MisdealRule


def stopped_by(script: Script, acts: Sequence[Act]) -> tuple[Stopped, ...]:
    """Each act of a trace that stops the round by the house's rule, in the order done.

    A hand with too few cards is no act: it is told when the deal is over, see `find_misdeals`.
    """
    told = _Cards(script, acts)
    return tuple(
        sorted((*told.dealt_wrongly(), *told.shown_in_the_deal()), key=lambda stop: stop.at)
    )


def find_misdeals(comparison: Comparison) -> None:
    """Make one finding a place of what was dealt there wrongly, and weigh what was shown."""
    script, found = comparison.script, comparison.findings
    stops = stopped_by(script, comparison.acts)
    for place in _dealt_places(comparison):
        _one_finding(found, place, script)
    for stop in stops:
        _weigh(found, stop)
    _turned_too_early(comparison)


class _Cards:
    """The cards of one round as the acts deal and turn them."""

    def __init__(self, script: Script, acts: Sequence[Act]) -> None:
        self.script = script
        self.acts = acts
        self.rules = script.house.procedure.misdeals
        self.at_once = 3 if script.house.procedure.deal_by.deliveries == 1 else 1
        self.whole = script.part is Part.WHOLE

    def dealt_wrongly(self) -> Iterable[Stopped]:
        """Cards to a place without a wager, and cards too many."""
        lying: dict[int, int] = {}
        seats = {seat.number for seat in self.script.round_.seats}
        for act in self.acts:
            if act.action.verb is not Verb.DEAL:
                continue
            place = act.action.place or DEALER
            cards = lying.get(place, 0 if self.whole else 3) + self.at_once
            lying[place] = cards
            misdeal = Misdeal.COUNT if place else Misdeal.DEALERS_COUNT
            if place and place not in seats:
                misdeal = Misdeal.NO_WAGER
            elif cards <= 3:
                continue
            if misdeal in self.rules:
                yield Stopped(act.at, misdeal, place, cards, self.rules[misdeal])

    def shown_in_the_deal(self) -> Iterable[Stopped]:
        """Hands turned while the deal goes on, once so many cards are seen as the house names."""
        if not self.whole:
            return
        seen = {Misdeal.SHOWN: 0, Misdeal.DEALERS_SHOWN: 0}
        for act in self.acts:
            place = act.action.place or DEALER
            misdeal = Misdeal.SHOWN if place else Misdeal.DEALERS_SHOWN
            cards = self.lying(place, act.at)
            if act.action.verb is not Verb.REVEAL or not cards or not self.dealing(place, act.at):
                continue
            seen[misdeal] += cards
            rule = self.rules.get(misdeal)
            if rule is not None and self.all_seen(rule, seen) >= rule.from_cards:
                yield Stopped(act.at, misdeal, place, cards, rule)

    def all_seen(self, rule: MisdealRule, seen: dict[Misdeal, int]) -> int:
        """One clause may count the cards of players and dealer together."""
        alike = (each for each in seen if self.rules.get(each) == rule)
        return sum(seen[each] for each in alike)

    def lying(self, place: int, at: int) -> int:
        dealt = [act for act in self.acts if act.action == Action(Verb.DEAL, place) and act.at < at]
        return min(3, self.at_once * len(dealt))

    def dealing(self, place: int, at: int) -> bool:
        """Whether the deal was going on then: until the first one decides; for the dealer's hand
        until the last card is out, except where one card of it is enough for a redeal."""
        later = [act.action.verb for act in self.acts if act.at > at]
        offered = any(act.action.verb is Verb.OFFER for act in self.acts if act.at < at)
        longer = bool(place) or self.script.house.procedure.redeals_for_dealers_card
        return Verb.DEAL in later or (longer and Verb.OFFER in later and not offered)


def _dealt_places(comparison: Comparison) -> list[int]:
    acts = comparison.done_by(Verb.DEAL)
    due = [step for step in comparison.script.steps if step.kind in _DEALS]
    places = [act.action.place or DEALER for act in acts]
    return sorted({*places, *(step.action.place or DEALER for step in due)})


def _one_finding(found: list[Finding], place: int, script: Script) -> None:
    """What was dealt wrongly at one place is one mistake; a hand that is short stops the round."""
    mine = [each for each in found if _about_deal(each, place)]
    if not mine:
        return
    first = min(mine, key=lambda each: (each.at is None, each.at or 0))
    misdeal = Misdeal.COUNT if place else Misdeal.DEALERS_COUNT
    rule = script.house.procedure.misdeals.get(misdeal)
    if first.code is Code.MISSING and rule is not None:
        cards = (3 if script.house.procedure.deal_by.deliveries == 1 else 1) * len(mine)
        first = replace(first, stopped=rule, source=rule.source, cards=max(0, 3 - cards))
    found[:] = [each for each in found if each not in mine] + [first]


def _about_deal(finding: Finding, place: int) -> bool:
    if finding.code is Code.MISSING:
        step = finding.due
        return step is not None and step.kind in _DEALS and (step.action.place or DEALER) == place
    where = "dealer" if place == DEALER else str(place)
    return finding.code is Code.UNEXPECTED and finding.got == f"{Verb.DEAL} {where}"


def _weigh(found: list[Finding], stop: Stopped) -> None:
    """Put the rule by which the round stops beside the mistake that the act is."""
    for at, finding in enumerate(found):
        own = finding.at == stop.at or stop.at in finding.acts
        same_deal = _about_deal(finding, stop.place) and stop.misdeal not in _SHOWS
        if (own or same_deal) and finding.stopped is None:
            found[at] = replace(
                finding, stopped=stop.rule, source=stop.rule.source, cards=stop.cards
            )
            return


_SHOWS = (Misdeal.SHOWN, Misdeal.DEALERS_SHOWN)


def _turned_too_early(comparison: Comparison) -> None:
    """The dealer's hand was turned before all had decided."""
    offers = [act.at for act in comparison.done_by(Verb.OFFER)]
    turned = [act for act in comparison.done_by(Verb.REVEAL) if act.action.place == DEALER]
    early = [act.at for act in turned if offers and act.at < max(offers)]
    told = {finding.at for finding in comparison.findings if finding.stopped is not None}
    if not early or told & set(early) or comparison.script.part is not Part.WHOLE:
        return
    for at, finding in enumerate(comparison.findings):
        if finding.stopped is None and (finding.at in early or set(early) & set(finding.acts)):
            comparison.findings[at] = replace(finding, grave=True)
            return
