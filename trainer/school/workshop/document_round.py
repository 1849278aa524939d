"""What a document says of the round: calls, steps, directions."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

from msgspec import Struct

from trainer.dealing.irregularity import Event, Fact
from trainer.dealing.procedure import Direction, Misdeal, StepKind, StepWhen
from trainer.game.wagers import Wager
from trainer.school.workshop.document_rulings import FEW, FROM_ONE, MANY, RulingSaid, rulings_said
from trainer.school.workshop.document_vocabulary import compiled, patterns_of
from trainer.school.workshop.document_wagers import wager_names
from trainer.school.workshop.document_words import ALL_FOLD
from trainer.school.workshop.rule_sentences import said_in, with_before
from trainer.school.workshop.step_changes import BEFORE, HAND

_WORDS = patterns_of("round")


class StepSaid(Struct, frozen=True):
    """What a sentence says of the round: ``about`` is the key of the field that holds it, such as
    ``deal.by``, ``step.offer.way`` or ``misdeals.shown.from``."""

    about: str
    value: str
    clause: str


@lru_cache(maxsize=8)
def steps_said(text: str, cite: str) -> tuple[StepSaid, ...]:
    """What the document says of the steps of a round, as far as it is plain."""
    found = (
        StepSaid(about, value, clause)
        for before, part, clause in with_before(said_in(text, cite))
        for whole in (_with_way(before, part),)
        for about, value in (*_due(part), *_ways(whole), *_manners(whole), *_goes_on(before, part))
    )
    return tuple(dict.fromkeys((*found, *_misdeals(rulings_said(text, cite)))))


@lru_cache(maxsize=8)
def money_orders_said(
    text: str, cite: str, spots: tuple[tuple[Wager, str], ...]
) -> tuple[StepSaid, ...]:
    """The order in which the wagers of one hand are taken or paid: ``play,ante``."""
    names = wager_names(dict(spots))
    return tuple(
        dict.fromkeys(
            StepSaid(f"step.{kind}", ",".join(wagers), clause)
            for _, part, clause in said_in(text, cite)
            for kind, wagers in _money_orders(part, names)
        )
    )


# The steps that a house can do without, each as a document orders it.
_DUE = {StepKind(kind): words for kind, words in patterns_of("step").items()}
_DENIED = _WORDS["denied"]
_NOT_DONE = _WORDS["not_done"]
# As in "The inspector checks all bets": no step of the dealer's.
_OF_OTHERS = _WORDS["of_others"]


def _due(part: str) -> Iterator[tuple[str, str]]:
    for kind, pattern in _DUE.items():
        found = pattern.search(part)
        if found and not _is_denied(part, found) and not _OF_OTHERS.search(part[: found.start()]):
            yield f"step.{kind}.due", "yes"


def _is_denied(part: str, found: re.Match[str]) -> bool:
    before = part[max(0, found.start() - 40) : found.start()]
    return bool(_DENIED.search(before) or _NOT_DONE.search(found[0]))


_BETWEEN = _WORDS["between"]
_WAY = {Direction(way): words for way, words in patterns_of("way").items()}
_ACT = {StepKind(kind): words for kind, words in patterns_of("act").items()}
# A direction of some wagers, or of some rounds.
_OF_SOME = _WORDS["of_some"]
# The dealer's hand is one for all.
_DEALER_CASE = _WORDS["dealer_case"]
_WORKS = re.compile(r"(?:work|go|move|proceed|start|begin)\b", re.IGNORECASE)


def _with_way(before: str, part: str) -> str:
    """As in "Work from right to left, one player at a time. Take and pay as you go"."""
    is_way = _WORKS.match(before) and not any(act.search(before) for act in _ACT.values())
    return f"{before} {part}" if is_way else part


def _ways(part: str) -> Iterator[tuple[str, str]]:
    """The direction of the one act that the part is about: what is dealt, asked or settled."""
    between = _BETWEEN.search(part)
    ways = [way for way, pattern in _WAY.items() if pattern.search(between[0] if between else part)]
    acts = [kind for kind, pattern in _ACT.items() if pattern.search(part)]
    part = _DEALER_CASE.sub("", part)
    if len(ways) != 1 or not acts or _WRONGLY.search(part):
        return
    if acts == [StepKind.DEAL] and _OPEN.search(part):
        return
    if acts == [StepKind.DEAL] or (acts == [StepKind.OFFER] and "folded" not in part):
        yield f"step.{acts[0]}.way", ways[0]
    elif not {StepKind.DEAL, StepKind.OFFER} & {*acts} and not _is_of_some(part):
        yield from ((f"step.{kind}.way", ways[0]) for kind in acts)


_WRONGLY = _WORDS["wrongly"]
_OPEN = re.compile(r"\b(?:may|can|might)\b(?! ?not\b)", re.IGNORECASE)


def _is_of_some(part: str) -> bool:
    order = _IN_ORDER.search(part)
    return _OF_SOME.search(part, 0, order.start() if order else len(part)) is not None


_MANNER = {tuple(said.split()): words for said, words in patterns_of("manner").items()}
_SETTLES = compiled(r"{SETTLING}|\bcompar(?:es?|ed|ing)\b|\bpa(?:y|ys|id)\b")
# What may be done instead is no rule.
_ONLY_IF = re.compile(r"\bonly (?:if|when)\b", re.IGNORECASE)


def _manners(part: str) -> Iterator[tuple[str, str]]:
    needs = {"deal.by": _ACT[StepKind.DEAL], HAND: _SETTLES}
    for (about, value), pattern in _MANNER.items():
        if about == "folds.when" and (ALL_FOLD.search(part) or _ONLY_IF.search(part)):
            continue
        found, needed = pattern.search(part), needs.get(about) or needs.get(value)
        if found and not _is_denied(part, found) and (needed is None or needed.search(part)):
            yield about, value


_SOMEBODY_GOES_ON = compiled(r"\b(?:if|where|when) {SOMEBODY} (?:still )?{GOES_ON}")
_THEN_OPENS = compiled(
    r"(?:after that|then|afterwards|thereafter),? the dealer (?:then )?{OPENS_HAND}"
)


def _goes_on(before: str, part: str) -> Iterator[tuple[str, str]]:
    """As in "If a gambler continues playing he makes a bet. After that the dealer opens"."""
    if _SOMEBODY_GOES_ON.search(before) and _THEN_OPENS.match(part):
        yield "step.reveal_dealer.when", StepWhen.CONTESTED
    if _FOLDS.search(before) and not ALL_FOLD.search(before) and _COLLECTED.match(part):
        yield "folds.when", BEFORE


_FOLDS = re.compile(r"\bfolds\b", re.IGNORECASE)
_COLLECTED = compiled(
    r"(?:the dealer (?:shall |must |will |then )?)?(?:pick up|take|collect|remove)s?\b[^.;,]{0,24}"
    r"\b(?:bets?|wagers?|antes?|cards|them)\b[^.;,]{0,24}(?:{NOW}|{BEFORE_DEALER})"
)
_IN_ORDER = _WORDS["in_order"]
_NEXT = _WORDS["next"]


def _money_orders(part: str, names: re.Pattern[str]) -> Iterator[tuple[StepKind, list[Wager]]]:
    for found in _IN_ORDER.finditer(part):
        acts = [*_OF_MONEY.finditer(part, 0, found.start())]
        kinds = _MONEY[str(acts[-1].lastgroup)] if acts else ()
        if acts[1:] and _BOTH.fullmatch(part, acts[-2].end(), acts[-1].start()):
            kinds = _MONEY["settle"]
        wagers, at = [], found.end()
        while named := names.match(part, at):
            wagers.append(Wager(str(named.lastgroup)))
            gap = _NEXT.match(part, named.end())
            at = gap.end() if gap else len(part)
        is_list = len(wagers) > 1 and len({*wagers}) == len(wagers)
        staked = [each for each in wagers if not each.is_bonus]
        for kind in kinds if is_list else ():
            yield kind, staked if kind is StepKind.TAKE else wagers


_BOTH = re.compile(r" (?:and|or) (?:then )?")
_MONEY = {
    "take": (StepKind.TAKE,), "pay": (StepKind.PAY,), "settle": (StepKind.TAKE, StepKind.PAY),
}  # fmt: skip
_OF_MONEY = _WORDS["of_money"]


_MISDEALS: Mapping[tuple[Event, str], Misdeal] = {
    (Event.MISDEAL, ""): Misdeal.NO_WAGER,
    (Event.CARD_COUNT, "player"): Misdeal.COUNT,
    (Event.CARD_COUNT, "dealer"): Misdeal.DEALERS_COUNT,
    (Event.EXPOSED, "player"): Misdeal.SHOWN,
    (Event.EXPOSED, "dealer"): Misdeal.DEALERS_SHOWN,
}
"""The dealer's own mistake that each of these is."""


def _misdeals(said: tuple[RulingSaid, ...]) -> Iterator[StepSaid]:
    for each in said:
        facts = dict(each.when)
        counts = facts.get(Fact.CARDS, ())
        if each.ruling is None or (each.event is Event.EXPOSED and counts == FROM_ONE[:1]):
            continue  # one card alone is no rule on more
        if counts in (FEW, MANY):
            continue  # nor too few cards on too many
        for whose in facts.get(Fact.WHOSE, ("",)):
            if misdeal := _MISDEALS.get((each.event, whose)):
                yield StepSaid(f"misdeals.{misdeal}", each.ruling, each.clause)
                if each.event is Event.EXPOSED:
                    yield StepSaid(f"misdeals.{misdeal}.from", counts[0], each.clause)
