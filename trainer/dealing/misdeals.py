"""The dealer's misdeals: mistakes with the cards for which a supervisor would stop the round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.action import DEALER, Verb
from trainer.dealing.comparison import Comparison
from trainer.dealing.finding import Act, Code, Finding
from trainer.dealing.irregularity import Ruling
from trainer.dealing.procedure import Misdeal, MisdealRule, Part, StepKind
from trainer.dealing.script import Script
from trainer.game.pay import SourceKind

_DEALS = (StepKind.DEAL, StepKind.DEAL_DEALER)
_HANDLED = {
    Misdeal.NO_WAGER: Misdeal.NO_WAGER_HANDLED,
    Misdeal.COUNT: Misdeal.COUNT_HANDLED,
}


class RoundStopped(Struct, frozen=True):
    """An act that stops the round: its kind, its place, the number of cards that lie there or have
    been seen at the table so far, and the house's consequence."""

    at: int
    misdeal: Misdeal
    place: int
    cards: int
    rule: MisdealRule


def stopped_by(script: Script, acts: Sequence[Act]) -> tuple[RoundStopped, ...]:
    """Each act of a trace that stops the round by the house's rule, in order. A hand with too few
    cards is no act: it is found when the deal is over, see `find_misdeals`."""
    cards = _Cards(script, acts)
    return tuple(
        sorted((*cards.dealt_wrongly(), *cards.shown_in_the_deal()), key=lambda stop: stop.at)
    )


def find_misdeals(comparison: Comparison) -> None:
    """Make one finding for each place that was dealt wrongly, and weigh exposed cards."""
    script, found = comparison.script, comparison.findings
    stops = stopped_by(script, comparison.acts)
    for place in _dealt_places(comparison):
        _one_finding(found, place, script)
    for stop in stops:
        _weigh(found, stop)
    _shown_without_a_rule(comparison)
    for place in (DEALER, *_opened_last(script)):
        _turned_too_early(comparison, place)


class _Cards:
    """The cards of one round as the acts deal and turn them."""

    def __init__(self, script: Script, acts: Sequence[Act]) -> None:
        self.script = script
        self.acts = acts
        self.rules = script.house.procedure.stops
        self.at_once = 3 if script.house.procedure.deal_by.deliveries == 1 else 1
        self.whole = script.part is Part.WHOLE
        offers = [act.at for act in acts if act.action.verb is Verb.OFFER]
        self.first_offer = min(offers, default=-1)
        self.last_dealt = max((act.at for act in acts if act.action.verb is Verb.DEAL), default=-1)

    def dealt_wrongly(self) -> Iterable[RoundStopped]:
        """Cards to a place without a wager, and cards too many."""
        lying: dict[int, int] = {}
        seats = {seat.number for seat in self.script.round_.seats}
        for act in self.acts:
            if act.action.verb is not Verb.DEAL:
                continue
            place = act.action.place or DEALER
            # A settlement begins with every hand dealt.
            cards = lying.get(place, 0 if self.whole else 3) + self.at_once
            lying[place] = cards
            misdeal = Misdeal.COUNT if place else Misdeal.DEALERS_COUNT
            if place and place not in seats:
                misdeal = Misdeal.NO_WAGER
            elif cards <= 3:
                continue
            misdeal = self.told_apart(misdeal, act.at)
            if misdeal in self.rules:
                yield RoundStopped(act.at, misdeal, place, cards, self.rules[misdeal])

    def told_apart(self, misdeal: Misdeal, at: int) -> Misdeal:
        """The misdeal by its time: players have handled their cards once one of them was asked, and
        all of them have when the settlement begins."""
        late = _HANDLED.get(misdeal, misdeal)
        asked = any(act.action.verb is Verb.OFFER for act in self.acts if act.at < at)
        handled = asked or not self.whole
        return late if handled and late in self.script.house.procedure.misdeals else misdeal

    def shown_in_the_deal(self) -> Iterable[RoundStopped]:
        """Hands turned during the deal, once the house's number of cards is seen."""
        seen = {Misdeal.SHOWN: 0, Misdeal.DEALERS_SHOWN: 0}
        for act, place, cards in self.turned_in_the_deal():
            misdeal = Misdeal.SHOWN if place else Misdeal.DEALERS_SHOWN
            seen[misdeal] += cards
            rule = self.rules.get(misdeal)
            if rule is not None and (so_far := self.all_seen(rule, seen)) >= rule.from_cards:
                yield RoundStopped(act.at, misdeal, place, so_far, rule)

    def turned_in_the_deal(self) -> Iterator[tuple[Act, int, int]]:
        """Each hand turned during the deal: its place, and the cards first seen then."""
        dealt, known = Counter[int](), Counter[int]()
        for act in self.acts if self.whole else ():
            place = act.action.place or DEALER
            if act.action.verb is Verb.DEAL:
                dealt[place] += self.at_once
            elif act.action.verb is Verb.REVEAL and self.dealing(place, act.at):
                # A card that is shown during the deal and again later is one card seen.
                first_seen = min(3, dealt[place]) - known[place]
                known[place] += first_seen
                if first_seen:
                    yield act, place, first_seen

    def all_seen(self, rule: MisdealRule, seen: dict[Misdeal, int]) -> int:
        """The cards of players and dealer together."""
        # One clause may count both.
        alike = (each for each in seen if self.rules.get(each) == rule)
        return sum(seen[each] for each in alike)

    def dealing(self, place: int, at: int) -> bool:
        """True if the deal was going on then: until the last card is out; for the dealer's hand, if
        one card of it is enough for a redeal, until the first decision."""
        longer = place == DEALER and self.script.house.procedure.redeals_for_dealers_card
        return at < self.last_dealt or (longer and at < self.first_offer)


def _dealt_places(comparison: Comparison) -> list[int]:
    acts = comparison.done_by(Verb.DEAL)
    due = [step for step in comparison.script.steps if step.kind in _DEALS]
    places = [act.action.place or DEALER for act in acts]
    return sorted({*places, *(step.action.place or DEALER for step in due)})


def _one_finding(found: list[Finding], place: int, script: Script) -> None:
    """Join the faults of one place's deal into one mistake; a hand that is short stops the
    round."""
    mine = [each for each in found if _about_deal(each, place)]
    if not mine:
        return
    first = min(mine, key=lambda each: (each.at is None, each.at or 0))
    misdeal = Misdeal.COUNT if place else Misdeal.DEALERS_COUNT
    rule = script.house.procedure.misdeals.get(misdeal)
    if first.code is Code.MISSING and rule is not None:
        cards = (3 if script.house.procedure.deal_by.deliveries == 1 else 1) * len(mine)
        stopped = rule if rule.ruling is not Ruling.PLAY_ON else None
        first = replace(first, stopped=stopped, source=rule.source, cards=max(0, 3 - cards))
    elif first.code is Code.UNEXPECTED and rule is not None:
        first = replace(first, source=rule.source)
    found[:] = [each for each in found if each not in mine] + [first]


def _about_deal(finding: Finding, place: int) -> bool:
    if finding.code is Code.MISSING:
        step = finding.due
        return step is not None and step.kind in _DEALS and (step.action.place or DEALER) == place
    where = "dealer" if place == DEALER else str(place)
    return finding.code is Code.UNEXPECTED and finding.got == f"{Verb.DEAL} {where}"


def _weigh(found: list[Finding], stop: RoundStopped) -> None:
    """Add the rule by which the round stops to the mistake that the act is: to the act's own, then
    to one about the deal."""
    shown = stop.misdeal in _SHOWS
    mine = [
        at
        for at, each in enumerate(found)
        if each.at == stop.at
        or stop.at in each.acts
        or (not shown and _about_deal(each, stop.place))
    ]
    mine.sort(key=lambda at: (found[at].at != stop.at, not _concerns(found[at], _DEALS)))
    if mine and found[mine[0]].stopped is None:
        weighed = replace(
            found[mine[0]], stopped=stop.rule, source=stop.rule.source, cards=stop.cards
        )
        found[mine[0]] = weighed


def _concerns(finding: Finding, kinds: Sequence[StepKind]) -> bool:
    """True if one of the two steps on the wrong sides of one another is of these kinds."""
    return any(step is not None and step.kind in kinds for step in (finding.due, finding.rival))


_SHOWS = (Misdeal.SHOWN, Misdeal.DEALERS_SHOWN)


def _shown_without_a_rule(comparison: Comparison) -> None:
    """A hand turned in the deal where it stops nothing: the house says so, or its cards are dealt
    face down."""
    procedure, found = comparison.script.house.procedure, comparison.findings
    face_down = procedure.steps.get(StepKind.DEAL)
    for act, place, cards in _Cards(comparison.script, comparison.acts).turned_in_the_deal():
        misdeal = Misdeal.SHOWN if place else Misdeal.DEALERS_SHOWN
        rule = procedure.misdeals.get(misdeal)
        source = rule.source if rule is not None else face_down if place else None
        if source is None or misdeal in procedure.stops:
            continue
        for at in [at for at, each in enumerate(found) if each.at == act.at]:
            found[at] = replace(found[at], source=source, cards=cards)


def _opened_last(script: Script) -> tuple[int, ...]:
    """The seats whose hands the document itself opens after the dealer's."""
    opened = script.house.procedure.steps.get(StepKind.REVEAL)
    if opened is None or opened.kind is not SourceKind.DOCUMENT:
        return ()
    return tuple(seat.number for seat in script.round_.seats)


def _turned_too_early(comparison: Comparison, place: int) -> None:
    """Note as grave that the hand there was turned before all had decided."""
    offers = [act.at for act in comparison.done_by(Verb.OFFER)]
    turned = [act for act in comparison.done_by(Verb.REVEAL) if act.action.place == place]
    early = [act.at for act in turned if offers and act.at < max(offers)]
    found = {finding.at for finding in comparison.findings if finding.stopped is not None}
    if not early or found & set(early) or comparison.script.part is not Part.WHOLE:
        return
    mine = [
        at
        for at, each in enumerate(comparison.findings)
        if each.stopped is None and (each.at in early or set(early) & set(each.acts))
    ]
    # The act moved may be another one: what was decided too late tells more.
    mine.sort(key=lambda at: not _concerns(comparison.findings[at], (StepKind.OFFER,)))
    for at in mine[:1]:
        comparison.findings[at] = replace(comparison.findings[at], grave=True)
