"""What a document says of the round: calls, steps, directions."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

from msgspec import Struct

from trainer.dealing.irregularity import Event, Fact
from trainer.dealing.procedure import DealBy, Direction, Misdeal, StepKind, StepWhen
from trainer.game.wagers import Wager
from trainer.school.workshop.document_rulings import FEW, FROM_ONE, MANY, RulingSaid, rulings_said
from trainer.school.workshop.document_wagers import wager_names
from trainer.school.workshop.document_words import ALL_FOLD
from trainer.school.workshop.rule_sentences import ONE_PLACE, said_in, with_before
from trainer.school.workshop.step_changes import BEFORE, HAND, STRICT, TABLE


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


# ------------------------------------------------------------------------------------- steps


_BETS = r"(?:bets?|wagers?|antes?|stakes?)\b"
_DEALERS = r"\b(?:dealer['’]s|his|her|their|its)\b(?: \w+)? (?:hand|cards?)\b"
_STEPS = {
    StepKind.PLACE_YOUR_BETS: r"(?:^(?=[^.;]{15,20}$)|\b(?:announc|call|say|declar)\w*\b"
    r"[^.;]{0,30}|[\"“«‘'])"
    r"place your (?:bets|wagers)\b",
    StepKind.CHECK_BETS: r"\b(?:ensures?|checks?|sizes? up|looks? over|verif(?:y|ies)|satisfied)\b"
    r"[^.;:]{0,40}?"
    rf"\b(?:all|the|that|any|every|each)?\s?{_BETS}(?![^.;]{{0,40}}\b(?:pa(?:id|y|ys)|winning)\b)"
    rf"|\bchecks? the (?:layout|felt)\b",
    StepKind.NO_MORE_BETS: r"\bno more (?:bets|wagers)\b"
    r"(?!\s+(?:may|can|will|shall|are|than|should|must)\b)|停止下注",
    StepKind.RACK_STUB: r"\b(?:stub|(?:remaining|undealt|unused|left[- ]?over) (?:cards|deck)"
    r"|cards left over|"
    r"(?:remainder|rest|what is left) of the (?:deck|cards|pack))\b[^.;]{0,90}"
    r"(?<!beside the )(?<!next to the )\b(?:discard|muck)"
    r"|\b(?:discards?|mucks?)\b[^.;]{0,12}\b(?:stub|remaining cards|undealt cards)\b",
    StepKind.COVER_DEALER: rf"{_DEALERS}[^.;]{{0,20}}\bcovered\b(?! by the house)"
    rf"|\bcovers?\b[^.;]{{0,12}}{_DEALERS}"
    rf"|\b(?:cut(?:ting)?|cover) card\b[^.;]{{0,20}}\b(?:up)?on (?:top of )?(?:the )?{_DEALERS}",
    StepKind.RELEASE_CARDS: r"\bdiscard\w*\b[^.;]{0,30}\b(?:before|after which) (?:(?:any|the) )?"
    r"(?:players?|anybody|anyone) (?:may |can )?"
    r"(?:touch|pick|look|handle|view)(?:s|es)?\b|(?:\bno player"
    r"|\bnot|n['’]t)\b"
    r"[^.;]{0,30}\b(?:touch|pick up|handle|look at)\b[^.;]{0,30}\bcards\b[^.;]{0,12}"
    r"\b(?:until|before|prior to)\b"
    r"|\bhands off (?:the|their) cards (?:until|before)\b"
    r"|\buntil\b[^.;]{0,80}\bno player may (?:touch|pick up)\b",
    StepKind.CALL_DEALER: rf"{_DEALERS}[^.;]{{0,60}}\b(?:announc|declar)\w*\b[^.;]{{0,30}}"
    r"\b(?:hand|rank\w*|value|combination|holding)\b"
    rf"|{_DEALERS}[^.;]{{0,80}}\bcalls?(?: out)? (?:the|his|her|its|that) (?:hand|rank)\b"
    r"|\bcall (?:the )?dealer(?:['’]s)? hand\b"
    rf"|{_DEALERS}[^.;]{{0,60}}\b(?:says what (?:it is|they are)"
    rf"|(?:announce|declare|call)s? (?:it|them)(?: out)?|states? (?:it|(?:the|his|her) hand))\b"
    rf"|\b(?:announc|declar)\w* (?:the )?{_DEALERS}",
    StepKind.CALL_STAND_OFF: r"\b(?:announce|declare|call|say)s? [\"“«‘']?(?:a )?"
    r"(?:stand[- ]?off|push|tie)\b",
}
"""The steps that a house can do without, each as a document orders it."""
_DUE = {kind: re.compile(words, re.IGNORECASE) for kind, words in _STEPS.items()}
_DENIED = re.compile(
    r"(?:\b(?:not|never|no longer|no need|need not|formerly)|n['’]t)\s+(?:\w+\s+){0,4}[\"“]?$",
    re.IGNORECASE,
)

_NOT_DONE = re.compile(
    r"\b(?:is|are|be|does|do|will|shall) not\b|\bnever\b|n['’]t\b"
    r"|\bnot (?:immediate|at once|straight|right)|\b(?:stays?|remains?|kept|left) covered\b",
    re.IGNORECASE,
)


# As in "The inspector checks all bets": no step of the dealer's.
_OF_OTHERS = re.compile(
    r"\b(?:inspector|supervisor|manager|pit boss)\s+(?:\w+\s)?[\"“]?\Z", re.IGNORECASE
)


def _due(part: str) -> Iterator[tuple[str, str]]:
    for kind, pattern in _DUE.items():
        found = pattern.search(part)
        if found and not _is_denied(part, found) and not _OF_OTHERS.search(part[: found.start()]):
            yield f"step.{kind}.due", "yes"


def _is_denied(part: str, found: re.Match[str]) -> bool:
    before = part[max(0, found.start() - 40) : found.start()]
    return bool(_DENIED.search(before) or _NOT_DONE.search(found[0]))


_FROM = r"\b(?:start|begin|commenc|from|first)\w*\b[^.;]{0,60}?"
_WAYS = {
    Direction.LEFT_TO_RIGHT: r"(?<![a-z][- ])(?<![a-z])clockwise\b|(?<=\s)clockwise\b"
    r"|\bleft to (?:(?:the )?dealer['’]s |\w+ )?right\b"
    rf"|{_FROM}(?:(?:dealer['’]s|his|her|your) (?:\w+ )?left|left of the dealer)\b"
    r"|\bfirst base\b|顺时针|по часовой",
    Direction.RIGHT_TO_LEFT: r"\b(?:counter|anti)[- ]?clockwise\b"
    r"|\bright to (?:(?:the )?dealer['’]s |\w+ )?left\b"
    rf"|{_FROM}(?:dealer['’]s (?:\w+ )?right|right of the dealer|third base)\b"
    r"|逆时针|против часовой",
}
_BETWEEN = re.compile(
    r"\b(?:left|right) to (?:(?:the|his|her|(?:the )?dealer['’]s) )?(?:left|right)\b", re.I
)
_WAY = {way: re.compile(words, re.IGNORECASE) for way, words in _WAYS.items()}
_SETTLING = r"\b(?:settl(?:e[sd]?|ing|ements?)|resolv(?:e[sd]?|ing))\b"
_ACTS = {
    StepKind.DEAL: r"\b(?:deals?|dealt|dealing(?! (?:shoe|proc))|pitch(?:es)?"
    r"|slides? (?:one|three|the|each) cards?(?! (?:in|to)\b)"
    r"|receives? three cards|delivers?|delivered"
    r"|dispens\w+|distribut\w+|(?:gives?|gets?|receives?)"
    r"(?: (?:each|every) \w+)? (?:one|a|three|1|3) cards?)\b",
    StepKind.OFFER: r"\bfold\b|\b(?:play|decide)s? in turn\b|\bask(?:s|ed)?\b|\boffer(?:s|ed)?\b"
    r"|\bplayers? (?:then )?decide\b|\bdecisions? (?:is|are"
    r"|shall be) (?:taken|made)\b",
    StepKind.REVEAL: r"\b(?:reveal|expose|turn over|turned over)\b(?=[^.;]{0,40}"
    r"\b(?:player|active|remaining)\w*\b)",
    StepKind.TAKE: rf"{_SETTLING}|\bcompar(?:es?|ed|ing)\b|\b(?:take"
    rf"|collect)s?\b(?=[^.;]{0, 30}\blosing\b)"
    r"|\blosing\b[^.;]{0,30}\b(?:taken|collected)\b|\btakes? what has lost\b|\btakes? and pays?\b"
    r"|\bpaid and collected\b",
    StepKind.PAY: rf"{_SETTLING}|\bcompar(?:es?|ed|ing)\b|\bpay(?:out|ment)s? (?:is|are) made\b"
    rf"|\bpay(?:s|ing)?\b|\bpaid\b",
}
_ACT = {kind: re.compile(words, re.IGNORECASE) for kind, words in _ACTS.items()}
# A direction of some wagers, or of some rounds.
_OF_SOME = re.compile(
    r"\b(?:if|antes?|bonus|pair[- ]?plus|prime|progressive|shuffl\w+ device)\b",
    re.IGNORECASE,
)


# The dealer's hand is one for all.
_DEALER_CASE = re.compile(
    r"^(?:if|when|where) the dealer(?:['’]s hand)? (?:qualifies|(?:is|has"
    r"|holds) [^,;.]{0,40}\bor (?:better|higher))\b,",
    re.IGNORECASE,
)
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


_WRONGLY = re.compile(
    r"\b(?:by mistake|in error|out of (?:order|turn)|reads?|stacked)\b"
    r"|\bnot (?:anti|counter)?-?clockwise\b",
    re.I,
)
_OPEN = re.compile(r"\b(?:may|can|might)\b(?! ?not\b)", re.IGNORECASE)


def _is_of_some(part: str) -> bool:
    order = _IN_ORDER.search(part)
    return _OF_SOME.search(part, 0, order.start() if order else len(part)) is not None


_DEALT = {
    DealBy.CARD: r"\b(?:one|1) card (?:at a time|each)\b(?! (?:in)?to the discard)"
    r"|\brounds of one card\b"
    r"|\b(?:one at a time|one by one|singly)\b(?=.*\bcards?\b)"
    r"|\bcards?\b[^.;]{0,60}\b(?:one at a time|one by one|singly)\b",
    DealBy.HAND: r"\bby (?:three|3) at once\b|\b(?:three|3)[- ]card (?:packet|set|unit)s?\b"
    r"|\b(?:three|3|all) cards at (?:once|(?:a|one"
    r"|the same) time)\b"
    r"|\b(?:three|3) cards\b[^.;]{0,40}(?<!one )(?<!card )(?<!time, )"
    r"\bat (?:once|one time|the same time)\b"
    r"|\b(?:packets?|sets?|groups?|packs|stacks) of (?:three|3)\b|\b(?:three|3) cards\b[^.;]{0,30}"
    r"\b(?:(?:in|as) (?:one|a) (?:packet|set|group)|together)\b",
}
_SOMEBODY = (
    r"(?:an?|any|some|one|at least one|one or more|even one)"
    r" (?:player|hand|box)s?"
)
_GOES_ON = (
    r"(?:continues?(?: playing)?|(?:remains?|stays?|is(?: still)?|are(?: still)?) in"
    r"(?: the (?:game|round|hand|play))?|plays?(?: on)?|remains?|stands?|has not folded"
    r"|ha(?:s|ve) made an? (?:play|bet)(?: (?:bet|wager))?)"
    # Who remains in doubt or plays two hands is not meant.
    r"(?=\s*(?:[,.;]|$|against\b|he\b|she\b|they\b|that\b|then\b|the dealer\b|you\b))"
)
_HIS_HAND = (
    r"(?:(?:over|up) )?(?:his|her|their|your|the(?: dealer['’]s| house['’]s)?)"
    r"(?: own)?(?: (?:three|3))? (?:hand|cards)\b(?! (?:of|for|in|that|to)\b)"
)
_OPENS_HAND = rf"\b(?:open|reveal|turn|expos|show)(?:s|es|e|ing)? {_HIS_HAND}"
_STAYS_CLOSED = (
    rf"(?:\bleaves? (?:the )?dealer['’]s (?:hand|cards) (?:closed|face down|covered)\b"
    rf"|\b(?:not|without|needn['’]t)(?: to)? {_OPENS_HAND}"
    r"|\bdealer['’]s (?:hand|cards) (?:(?:stays?|remains?) (?:closed|face down|covered)"
    r"|(?:need|is|are|shall|will|must) not (?:be )?(?:opened|revealed|turned|exposed|shown)\b))"
)
_BEFORE_DEALER = (
    rf"\b(?:before|prior to)\b[^.;]{{0,20}}(?:{_DEALERS}"
    r"|\b(?:dealer|you) (?:show|reveal|expose|open)s?\b)"
)
_NOW = r"\b(?:immediately|at once|straight away|right away|forthwith)\b"
_MANNERS = {
    **{("deal.by", by.value): words for by, words in _DEALT.items()},
    (
        "folds.when",
        BEFORE,
    ): r"\b(?:fold|forfeit)\w*\b[^.;]{0,80}\b(?:collect|remov|tak|clear|pick)\w*"
    rf"[^.;]{{0,80}}{_BEFORE_DEALER}"
    rf"|\b(?:collects?|takes?)\b[^.;]{{0,30}}\b(?:fold|forfeit)\w*[^.;]{{0,80}}{_BEFORE_DEALER}"
    r"|\bimmediately (?:collect|remove|take)s?\b[^.;]{0,60}\bfolds?\b"
    r"|\bfolds?\b[^.;]{0,30}\bimmediately (?:collect|remove|take)s?\b"
    rf"|\bfold(?:s|ed)?\b[^.;]{{0,80}}\b(?:collect(?:s|ed)?|removed?s?|takes?"
    rf"|taken)\b[^.;]{{0,60}}{_NOW}|\bfolded (?:cards|hands?)\b[^.;]{{0,12}}{_NOW}"
    r"|\bcollects?\b[^.;]{0,40}\b(?:fold|forfeit)\w*[^.;]{0,60}\bthen "
    rf"(?:turns?|reveals?|opens?|exposes?|shows?) (?:(?:over|up) )?(?:the )?{_DEALERS}",
    (
        "step.money",
        HAND,
    ): rf"\bone {ONE_PLACE} at a time\b|\b({ONE_PLACE}) (?:by|after) \1\b|\bsettles? (?:each"
    rf"|one) {ONE_PLACE} before\b|\beach {ONE_PLACE} in turn\b"
    rf"|\b{ONE_PLACE}s (?:is|are) (?:settled|resolved|completed) (?:one (?:at a time|by one)"
    rf"|in turn)\b"
    rf"|\beach {ONE_PLACE}\b"
    r"[^.;]{0,40}\b(?:settled|completed|finished)\b[^.;]{0,20}\bbefore\b[^.;]{0,30}\bnext\b",
    ("step.reveal_dealer.when", StepWhen.CONTESTED): rf"\b(?:if|where|when) {_SOMEBODY} (?:still )?"
    rf"{_GOES_ON}[^.;]{{0,60}}\b(?:dealer|you) (?:shall |must |will |then )?{_OPENS_HAND}"
    rf"|\bdealer (?:shall |must |will |then )?{_OPENS_HAND} (?:only )?if {_SOMEBODY} {_GOES_ON}"
    r"|\b(?:if|where|when) (?:all|every(?:one|body)?|each)\b(?! but)[^.;]{0,24}\bfold(?:s|ed)?\b"
    rf"(?=[^.;]{{0,80}}{_STAYS_CLOSED})",
    (
        "step.money",
        TABLE,
    ): rf"\ball losing {_BETS}(?! (?:on|of|in|at) (?:an?|each|that|the"
    rf"|one) {ONE_PLACE}\b)[^.;]{{0,60}}\b(?:before|first)\b"
    rf"|\blosing {_BETS} (?:of|on) (?:all|every) \w+[^.;]{{0,40}}\b(?:before|first)\b",
    (
        "step.pay.order",
        STRICT,
    ): rf"\blosing {_BETS}[^.;]{{0,60}}\b(?:taken|collected"
    rf"|removed) first\b(?=[^.;]{{0,30}}\bwinning\b)|\btakes? before (?:you|the dealer) pays?\b"
    rf"|\blosing {_BETS}[^.;]{{0,80}}\bbefore\b[^.;]{{0,30}}\bwinning\b"
    rf"|(?:\blosing {_BETS}|\btakes? what has lost|(?<!\bfirst, )\blosers(?: first)?)"
    r",? (?:and )?then pay",
}
_MANNER = {said: re.compile(words, re.IGNORECASE) for said, words in _MANNERS.items()}
_SETTLES = re.compile(rf"{_SETTLING}|\bcompar(?:es?|ed|ing)\b|\bpa(?:y|ys|id)\b", re.IGNORECASE)


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


_SOMEBODY_GOES_ON = re.compile(
    rf"\b(?:if|where|when) {_SOMEBODY} (?:still )?{_GOES_ON}", re.IGNORECASE
)
_THEN_OPENS = re.compile(
    rf"(?:after that|then|afterwards|thereafter),? the dealer (?:then )?{_OPENS_HAND}",
    re.IGNORECASE,
)


def _goes_on(before: str, part: str) -> Iterator[tuple[str, str]]:
    """As in "If a gambler continues playing he makes a bet. After that the dealer opens"."""
    if _SOMEBODY_GOES_ON.search(before) and _THEN_OPENS.match(part):
        yield "step.reveal_dealer.when", StepWhen.CONTESTED
    if _FOLDS.search(before) and not ALL_FOLD.search(before) and _COLLECTED.match(part):
        yield "folds.when", BEFORE


_FOLDS = re.compile(r"\bfolds\b", re.IGNORECASE)
_COLLECTED = re.compile(
    r"(?:the dealer (?:shall |must |will |then )?)?(?:pick up|take|collect|remove)s?\b[^.;,]{0,24}"
    rf"\b(?:bets?|wagers?|antes?|cards|them)\b[^.;,]{{0,24}}(?:{_NOW}|{_BEFORE_DEALER})",
    re.IGNORECASE,
)
_IN_ORDER = re.compile(
    r"\b(?:in|following) (?:the |this )?(?:following )?(?:order|sequence)(?: of)?\b:?\s*(?:the )?",
    re.IGNORECASE,
)
_NEXT = re.compile(
    r"(?: (?:bet|wager)s?)?(?:\s*[,→>-]\s*|\s+)(?:and\s+)?(?:(?:then|last|finally)\s+)?(?:the\s+)?",
    re.IGNORECASE,
)


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
_OF_MONEY = re.compile(
    r"\b(?:(?P<settle>settled?|resolved?)|(?P<take>losing|takes?|taken|collects?|collected)"
    r"|(?P<pay>winning|pays?|paid))\b",
    re.IGNORECASE,
)


# -------------------------------------------------------------------------------- own misdeals


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
