"""What a document says of the round and of irregularities: calls, steps, directions, rulings."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import pairwise

from msgspec import Struct

from trainer.dealing.irregularity import FACTS, Event, Fact, Ruling
from trainer.dealing.procedure import DealBy, Direction, Misdeal, StepKind, StepWhen
from trainer.game.wagers import Wager
from trainer.school.workshop.document_figures import wager_names
from trainer.school.workshop.rule_sentences import of_this_game, with_heads
from trainer.school.workshop.step_changes import BEFORE, HAND, STRICT, TABLE


class StepSaid(Struct, frozen=True):
    """What a sentence says of the round: ``about`` is the key of the field that holds it, such as
    ``deal.by``, ``step.offer.way`` or ``misdeals.shown.from``."""

    about: str
    value: str
    clause: str


When = tuple[tuple[Fact, tuple[str, ...]], ...]


class RulingSaid(Struct, frozen=True):
    """The ruling that a sentence gives on an event with these facts; none where it gives one that
    no ruling of a house is, or sets a condition."""

    event: Event
    when: When
    ruling: Ruling | None
    clause: str


@lru_cache(maxsize=8)
def steps_said(text: str, cite: str) -> tuple[StepSaid, ...]:
    """What the document says of the steps of a round, as far as it is plain."""
    found = (
        StepSaid(about, value, clause)
        for before, part, clause in _with_before(_parts(text, cite))
        for about, value in (*_due(part), *_ways(part), *_manners(part), *_goes_on(before, part))
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
            for _, part, clause in _parts(text, cite)
            for kind, wagers in _money_orders(part, names)
        )
    )


@lru_cache(maxsize=8)
def rulings_said(text: str, cite: str) -> tuple[RulingSaid, ...]:
    """What the document rules on irregularities. A sentence about one that names no ruling, two or
    a condition is there without a ruling."""
    parts = tuple((head, f"{head}{part}", clause) for head, part, clause in _parts(text, cite))
    return tuple(
        dict.fromkeys(
            RulingSaid(event, when, ruling, clause)
            for before, part, clause in _with_before(parts)
            for event, when, ruling in _ruled(part, before)
        )
    )


def _with_before(parts: tuple[tuple[str, str, str], ...]) -> Iterator[tuple[str, str, str]]:
    """Each sentence with the one before it in its clause."""
    for (_, before, above), (_, part, clause) in pairwise((("", "", ""), *parts)):
        yield before if above == clause else "", part, clause


@lru_cache(maxsize=4)
def _parts(text: str, cite: str) -> tuple[tuple[str, str, str], ...]:
    """The sentences of the document, a row of a table as ``Late bet: refused``, each with its
    clause; first what begins the list of which it is a part."""
    return tuple(
        (f"{head.says} " if head.says else "", part, each.clause)
        for each, head in with_heads(of_this_game(text, cite))
        for line in each.says.split("\n")
        for part in re.split(r"(?<=[.;!])\s|(?<=。)", _as_sentence(line))
    )


def _as_sentence(row: str) -> str:
    return row.replace("\t", ": " if row.count("\t") == 1 else "; ")


# ------------------------------------------------------------------------------------- steps


_BETS = r"(?:bets?|wagers?|antes?|stakes?)\b"
_DEALERS = r"\b(?:dealer['’]s|his|her|their|its)\b(?: \w+)? (?:hand|cards?)\b"
_STEPS = {
    StepKind.PLACE_YOUR_BETS: r"(?:\b(?:announc|call|say|declar)\w*\b[^.;]{0,30}|[\"“«‘'])"
    r"place your (?:bets|wagers)\b",
    StepKind.CHECK_BETS: r"\b(?:ensures?|checks?|looks? over|verif(?:y|ies)|satisfied)\b"
    r"[^.;:]{0,40}?"
    rf"\b(?:all|the|that|any)?\s?{_BETS}(?![^.;]{{0,40}}\b(?:pa(?:id|y|ys)|winning)\b)",
    StepKind.NO_MORE_BETS: r"\bno more (?:bets|wagers)\b"
    r"(?!\s+(?:may|can|will|shall|are|than|should|must)\b)|停止下注",
    StepKind.RACK_STUB: r"\b(?:stub|(?:remaining|undealt|unused|left[- ]?over) (?:cards|deck)|"
    r"(?:remainder|rest) of the (?:deck|cards|pack))\b[^.;]{0,60}\b(?:discard|muck)"
    r"|\b(?:discards?|mucks?)\b[^.;]{0,12}\b(?:stub|remaining cards|undealt cards)\b",
    StepKind.COVER_DEALER: rf"{_DEALERS}[^.;]{{0,20}}\bcovered\b|\bcovers?\b[^.;]{{0,12}}{_DEALERS}"
    rf"|\b(?:cut(?:ting)?|cover) card\b[^.;]{{0,20}}\bon (?:top of )?{_DEALERS}",
    StepKind.RELEASE_CARDS: r"(?:\bno (?:player|patron|guest|gambler|customer)|\bnot|n['’]t)\b"
    r"[^.;]{0,30}\b(?:touch|pick up|handle|look at)\b[^.;]{0,30}\bcards\b[^.;]{0,12}"
    r"\b(?:until|before|prior to)\b"
    r"|\buntil\b[^.;]{0,80}\bno (?:player|patron|guest|gambler|customer) may (?:touch|pick up)\b",
    StepKind.CALL_DEALER: rf"{_DEALERS}[^.;]{{0,60}}\b(?:announc|declar)\w*\b[^.;]{{0,30}}"
    r"\b(?:hand|rank\w*|value|combination|holding)\b"
    rf"|{_DEALERS}[^.;]{{0,80}}\bcalls?(?: out)? (?:the|his|her|its|that) (?:hand|rank)\b"
    r"|\bcall (?:the )?dealer(?:['’]s)? hand\b",
    StepKind.CALL_STAND_OFF: r"\b(?:announce|declare|call|say)s? [\"“«‘']?(?:a )?"
    r"(?:stand[- ]?off|push|tie)\b",
}
"""The steps that a house can do without, each as a document orders it."""
_DUE = {kind: re.compile(words, re.IGNORECASE) for kind, words in _STEPS.items()}
_DENIED = re.compile(
    r"(?:\bnot|\bnever|\bno longer|\bneed not|n['’]t)\s+(?:\w+\s+){0,3}[\"“]?$", re.IGNORECASE
)

_NOT_DONE = re.compile(
    r"\b(?:is|are|be|does|do|will|shall) not\b|\bnever\b|n['’]t\b"
    r"|\bnot (?:immediate|at once|straight|right)|\b(?:stays?|remains?|kept|left) covered\b",
    re.IGNORECASE,
)


def _due(part: str) -> Iterator[tuple[str, str]]:
    for kind, pattern in _DUE.items():
        found = pattern.search(part)
        if found and not _is_denied(part, found):
            yield f"step.{kind}.due", "yes"


def _is_denied(part: str, found: re.Match[str]) -> bool:
    before = part[max(0, found.start() - 40) : found.start()]
    return bool(_DENIED.search(before) or _NOT_DONE.search(found[0]))


_FROM = r"\b(?:start|begin|commenc|from|first)\w*\b[^.;]{0,60}?"
_WAYS = {
    Direction.LEFT_TO_RIGHT: r"(?<![a-z][- ])(?<![a-z])clockwise\b|(?<=\s)clockwise\b"
    r"|\bleft to (?:the dealer['’]s |\w+ )?right\b"
    rf"|{_FROM}(?:(?:dealer['’]s|his|her) (?:\w+ )?left|left of the dealer)\b"
    r"|\bfirst base\b|顺时针|по часовой",
    Direction.RIGHT_TO_LEFT: r"\b(?:counter|anti)[- ]?clockwise\b|\bright to (?:\w+ )?left\b"
    rf"|{_FROM}(?:dealer['’]s (?:\w+ )?right|right of the dealer|third base)\b"
    r"|逆时针|против часовой",
}
_BETWEEN = re.compile(
    r"\b(?:left|right) to (?:(?:the|his|her|the dealer['’]s) )?(?:left|right)\b", re.I
)
_WAY = {way: re.compile(words, re.IGNORECASE) for way, words in _WAYS.items()}
_ACTS = {
    StepKind.DEAL: r"\b(?:deals?|dealt|pitch(?:es)?|receives? three cards|delivers?|delivered"
    r"|dispens\w+|distribut\w+)\b",
    StepKind.OFFER: r"\bfold\b|\b(?:play|decide)s? in turn\b|\bask(?:s|ed)?\b|\boffer(?:s|ed)?\b",
    StepKind.REVEAL: r"\b(?:reveal|expose|turn over|turned over)\b(?=[^.;]{0,40}"
    r"\b(?:player|patron|guest|gambler|active|remaining)\w*\b)",
    StepKind.TAKE: r"\bsettl(?:e[sd]?|ing)\b|\b(?:take|collect)s?\b(?=[^.;]{0,30}\blosing\b)"
    r"|\blosing\b[^.;]{0,30}\b(?:taken|collected)\b|\btakes? what has lost\b",
    StepKind.PAY: r"\bsettl(?:e[sd]?|ing)\b|\bpay(?:s|ing)?\b|\bpaid\b",
}
_ACT = {kind: re.compile(words, re.IGNORECASE) for kind, words in _ACTS.items()}
# A direction of some wagers, or of some rounds.
_OF_SOME = re.compile(
    r"\b(?:if|unless|except\w*|antes?|bonus|pair[- ]?plus|prime|progressive|shuffl\w+ device)\b",
    re.IGNORECASE,
)


def _ways(part: str) -> Iterator[tuple[str, str]]:
    """The direction of the one act that the part is about: what is dealt, asked or settled."""
    between = _BETWEEN.search(part)
    ways = [way for way, pattern in _WAY.items() if pattern.search(between[0] if between else part)]
    acts = [kind for kind, pattern in _ACT.items() if pattern.search(part)]
    if len(ways) != 1 or not acts:
        return
    if acts == [StepKind.DEAL] and _OPEN.search(part):
        return
    if acts == [StepKind.DEAL] or (acts == [StepKind.OFFER] and "folded" not in part):
        yield f"step.{acts[0]}.way", ways[0]
    elif not {StepKind.DEAL, StepKind.OFFER} & {*acts} and not _is_of_some(part):
        yield from ((f"step.{kind}.way", ways[0]) for kind in acts)


_OPEN = re.compile(r"\b(?:may|can|might)\b(?! ?not\b)", re.IGNORECASE)


def _is_of_some(part: str) -> bool:
    order = _IN_ORDER.search(part)
    return _OF_SOME.search(part, 0, order.start() if order else len(part)) is not None


_ONE_PLACE = r"(?:hand|position|box|seat|place|spot|player|patron|guest)"
_DEALT = {
    DealBy.CARD: r"\bone card at a time\b|\brounds of one card\b"
    r"|\b(?:one at a time|one by one|singly)\b(?=.*\bcards?\b)"
    r"|\bcards?\b[^.;]{0,60}\b(?:one at a time|one by one|singly)\b",
    DealBy.HAND: r"\b(?:three|3|all) cards at (?:once|(?:a|one|the same) time)\b"
    r"|\b(?:packets?|sets?|groups?|packs) of (?:three|3)\b",
}
_SOMEBODY = (
    r"(?:an?|any|some|one|at least one|one or more|even one)"
    r" (?:player|patron|guest|gambler|customer|hand|box)s?"
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
    rf"(?:\b(?:not|without|needn['’]t)(?: to)? {_OPENS_HAND}"
    r"|\bdealer['’]s (?:hand|cards) (?:(?:stays?|remains?) (?:closed|face down|covered)"
    r"|(?:need|is|are|shall|will|must) not (?:be )?(?:opened|revealed|turned|exposed|shown)\b))"
)
_BEFORE_DEALER = (
    rf"\b(?:before|prior to)\b[^.;]{{0,20}}(?:{_DEALERS}"
    r"|\b(?:dealer|you) (?:show|reveal|expose|open)s?\b)"
)
_MANNERS = {
    **{("deal.by", by.value): words for by, words in _DEALT.items()},
    ("folds.when", BEFORE): r"\b(?:fold|forfeit)\w*\b[^.;]{0,80}\b(?:collect|remov|tak|clear)\w*"
    rf"[^.;]{{0,80}}{_BEFORE_DEALER}"
    rf"|\b(?:collects?|takes?)\b[^.;]{{0,30}}\b(?:fold|forfeit)\w*[^.;]{{0,80}}{_BEFORE_DEALER}"
    r"|\bfolds?\b[^.;]{0,30}\bimmediately (?:collect|remove|take)s?\b"
    r"|\bfold(?:s|ed)?\b[^.;]{0,30}\b(?:collect(?:s|ed)?|removed?s?|takes?|taken)\b[^.;]{0,20}"
    r"\b(?:immediately|at once|straight away|right away)\b"
    r"|\bfolded (?:cards|hands?)\b[^.;]{0,12}\b(?:immediately|at once|straight away|right away)\b",
    (
        "step.money",
        HAND,
    ): rf"\bone {_ONE_PLACE} at a time\b|\b({_ONE_PLACE}) by \1\b|\beach {_ONE_PLACE}\b"
    r"[^.;]{0,40}\b(?:settled|completed|finished)\b[^.;]{0,20}\bbefore\b[^.;]{0,30}\bnext\b",
    ("step.reveal_dealer.when", StepWhen.CONTESTED): rf"\b(?:if|where|when) {_SOMEBODY} (?:still )?"
    rf"{_GOES_ON}[^.;]{{0,60}}\b(?:dealer|you) (?:shall |must |will |then )?{_OPENS_HAND}"
    rf"|\bdealer (?:shall |must |will |then )?{_OPENS_HAND} (?:only )?if {_SOMEBODY} {_GOES_ON}"
    r"|\b(?:if|where|when) (?:all|every|each)\b[^.;]{0,24}\bfold(?:s|ed)?\b"
    rf"(?=[^.;]{{0,50}}{_STAYS_CLOSED})",
    ("step.money", TABLE): rf"\ball losing {_BETS}[^.;]{{0,60}}\b(?:before|first)\b",
    ("step.pay.order", STRICT): rf"\blosing {_BETS}[^.;]{{0,80}}\bbefore\b[^.;]{{0,30}}\bwinning\b"
    rf"|(?:\blosing {_BETS}|\btakes? what has lost|(?<!\bfirst, )\blosers(?: first)?)"
    r",? (?:and )?then pay",
}
_MANNER = {said: re.compile(words, re.IGNORECASE) for said, words in _MANNERS.items()}
_SETTLES = re.compile(r"\bsettl(?:e[sd]?|ing)\b|\bpa(?:y|ys|id)\b", re.IGNORECASE)


# What may be done instead is no rule.
_EXCEPT = re.compile(r",? (?:except|unless|provided) [^.;]{0,60}?\bmay\b[^.;]*", re.IGNORECASE)


def _manners(part: str) -> Iterator[tuple[str, str]]:
    needs = {"deal.by": _ACT[StepKind.DEAL], HAND: _SETTLES}
    part = _EXCEPT.sub("", part)
    is_of_some = re.search(r"\bexcept\b", part, re.IGNORECASE) is not None
    for (about, value), pattern in _MANNER.items():
        if is_of_some and about in ("step.money", "step.pay.order"):
            continue  # An order of some wagers is none of all.
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


_IN_ORDER = re.compile(
    r"\b(?:in|following) (?:the |this )?(?:following )?(?:order|sequence)(?: of)?\b:?\s*(?:the )?",
    re.IGNORECASE,
)
_NEXT = re.compile(
    r"(?: (?:bet|wager)s?)?(?:\s*[,→>-]\s*|\s+)(?:and\s+)?(?:then\s+)?(?:the\s+)?", re.IGNORECASE
)


def _money_orders(part: str, names: re.Pattern[str]) -> Iterator[tuple[StepKind, list[Wager]]]:
    for found in _IN_ORDER.finditer(part):
        acts = [str(act.lastgroup) for act in _OF_MONEY.finditer(part, 0, found.start())]
        kinds = _MONEY[acts[-1]] if acts else ()
        wagers, at = [], found.end()
        while named := names.match(part, at):
            wagers.append(Wager(str(named.lastgroup)))
            gap = _NEXT.match(part, named.end())
            at = gap.end() if gap else len(part)
        is_list = len(wagers) > 1 and len({*wagers}) == len(wagers)
        staked = [each for each in wagers if not each.is_bonus]
        for kind in kinds if is_list else ():
            yield kind, staked if kind is StepKind.TAKE else wagers


_MONEY = {
    "take": (StepKind.TAKE,), "pay": (StepKind.PAY,), "settle": (StepKind.TAKE, StepKind.PAY),
}  # fmt: skip
_OF_MONEY = re.compile(
    r"\b(?:(?P<settle>settled?)|(?P<take>losing|takes?|taken|collects?|collected)"
    r"|(?P<pay>winning|pays?|paid))\b",
    re.IGNORECASE,
)


# ----------------------------------------------------------------------------------- rulings


_WRONG = (
    r"(?:incorrect|wrong|improper|irregular) number of cards"
    r"|number of cards is (?:wrong|incorrect)"
    r"|(?:too (?:few or too )?(?:many|few)|(?:fewer|more|less|other)(?: or (?:fewer|more))? than"
    r" (?:three|3)|(?:two|2) or (?:four|4)) cards|(?:two|2|four|4) cards to (?:an?|the)"
)
_LAID = r"(?:placed|made|increased|added|raised|withdrawn|removed|changed|altered|taken back)"
_EVENTS = {
    Event.FOREIGN_CARD: r"\bforeign card\b"
    r"|\bcards? (?:of|from) (?:another|a different) (?:deck|pack)\b"
    r"|\bcards?\b[^.;]{0,12}\b(?:does|do) not belong to the (?:deck|pack)\b",
    Event.DECK_COUNT: r"\b(?:shortage|excess|missing|too (?:many|few)|(?:incorrect|wrong) number)"
    r"\b[^.;]{0,40}\b(?:in|from) the (?:deck|pack)\b",
    Event.SHUFFLER: r"\b(?:shuffl\w+|machine)\b[^.;]{0,24}\b(?:malfunction|fail|fault|jam|break)\w*"
    r"|\bmalfunction of the (?:automatic )?shuffl",
    Event.MISDEAL: rf"\bcards? (?:are |is )?dealt to (?:an?|any) (?:\w+ )?{_ONE_PLACE}[^.;]{{0,24}}"
    r"\b(?:without|with no|ha(?:s|ving) no)\b",
    Event.CARD_COUNT: rf"\b(?:{_WRONG})\b(?! (?:in|from) the (?:deck|pack))",
    Event.EXPOSED: r"\bcards?\b[^.;]{0,40}\b(?:exposed|face[- ]up|turned (?:up|over)|shown|flashed)"
    r"\b|\bopened by mistake\b|\b(?:exposes?|flashes) [^.;]{0,30}\bcards?\b"
    r"|\bexposed (?:(?:dealer|player)(?:['’]s)? )?cards?\b",
    Event.WAGER_CHANGED: rf"\b(?:bets?|wagers?|stakes?)\b[^.;]{{0,30}}\b{_LAID}\b[^.;]{{0,60}}"
    r"|\blate (?:bet|wager)s?\b",
    Event.TENDER: r"\b(?:cash|credit)\b",
    Event.SIDE_BET: r"\bside[- ]bet(?:s|ting)?\b[^.;]{0,30}\b(?:between|among\w*|with)\b",
    Event.OFF_TABLE: r"\b(?:remov|tak)\w*\b[^.;]{0,20}\bcards?\b[^.;]{0,12}"
    r"\b(?:from|off) the table",
    Event.TALK: r"\b(?:exchang\w*|shar\w*|disclos\w*)\b[^.;]{0,20}\binformation\b[^.;]{0,24}"
    r"\b(?:cards?|hands?)\b|\b(?:confer|discuss|talk)(?:s|ing)?\b[^.;]{0,24}\b(?:cards?|hands?)\b",
}
_EVENT = {event: re.compile(words, re.IGNORECASE) for event, words in _EVENTS.items()}
_RULED_SO = {
    Ruling.VOID: r"\b(?:round|game|deal|play|all hands|the hand|everything)\b[^.;]{0,24}"
    r"\b(?:void(?:ed|s)?|cancel\w*|misdeal)\b|\bvoids? the (?:round|hand|game)\b|\bmisdeal\b"
    r"|\ball (?:bets|wagers|stakes)\b[^.;]{0,20}\b(?:returned|back)\b"
    r"|\bevery(?:body|one) gets\b[^.;]{0,12}\bback\b",
    Ruling.REDEAL: r"\bre-?deal(?:t|s)?\b|\bdeal\w*\b[^.;]{0,12}\b(?:again|afresh|anew)\b"
    r"|\bdealt (?:again|afresh|anew)\b|\bstarts? (?:again|over|afresh|anew)\b",
    Ruling.DEAD_HAND: r"\bhands?\b[^.;]{0,60}\bdead\b|\bdead hands?\b"
    r"|\b(?:that|this|his|her) (?:box|hand)\b[^.;]{0,12}\bvoid\b",
    Ruling.FORFEIT: r"\bforfeit\w*\b",
    Ruling.CALL_SUPERVISOR: r"\b(?:supervisor|manager|pit ?boss|inspector|floor ?person)\b"
    r"[^.;]{0,24}\b(?:called|decides?|rules?|notified|informed|determines?)\b"
    r"|\b(?:call|inform|notify|summon)s? (?:the|a) (?:\w+ )?"
    r"(?:supervisor|manager|inspector|pit boss)\b",
    Ruling.REFUSE: r"\brefused\b|\bno action\b"
    r"|(?:\bnot|n['’]t) (?:be )?(?:accepted|honou?red|taken|valid|play|count)\b",
    Ruling.STANDS: r"\bit plays\b|(?<!bets )(?<!wagers )(?<!stakes )\bstands?\b(?![- ]?off)"
    r"|\bwon or lost\b|\b(?:play(?:s|ed)?|carr(?:y|ies)) on\b|\b(?:is|are|remains?) live\b"
    r"|\b(?:round|game|play|hand|deal)\b[^.;]{0,12}\b(?:continues?|goes on)\b",
    Ruling.NOT_ALLOWED: r"(?:\bnot|n['’]t|\bnever) (?:be )?(?:allowed|permitted)\b|\bprohibited\b"
    r"|\bforbidden\b|\b(?:may|shall|must|can) ?not\b|\bno (?:player|patron|guest|gambler|bets?|"
    r"wagers?)\b[^.;]{0,20}\b(?:may|shall|can)\b",
}
_RULE = {ruling: re.compile(words, re.IGNORECASE) for ruling, words in _RULED_SO.items()}
_CONDITION = re.compile(
    r"\b(?:unless|except\w*|provided|only if|if possible|discretion|(?:may|might) be|reconstruct\w*"
    r"|handled|noticed|discovered|ha(?:s|ve) (?:acted|looked|already)|more than once|second time"
    r"|until|before)\b"
    r"|\bso exposed\b|\b(?:may|can|might)\b(?! ?not\b)",
    re.IGNORECASE,
)
_NO_MAY = re.compile(
    r"\bno (?:player|patron|guest|gambler|bets?|wagers?)\b[^.;]{0,40}\b(?:may|can)\b(?: be)?",
    re.IGNORECASE,
)
# The time in which a card that is seen matters: no condition.
_UNTIL_PLAYED = re.compile(
    r"\bbefore (?:all|every|each)(?: of the)? (?:player|patron|guest)s? "
    r"(?:ha(?:s|ve) )?(?:acted|decided|played|made (?:a|their|his|her) decisions?)\b",
    re.IGNORECASE,
)
_EITHER = re.compile(
    r"\b(?:players?|patrons?|guests?)\b[^.;]{0,20}\bor\b[^.;]{0,16}\bdealer\b"
    r"|\b(?:dealer)\b[^.;]{0,16}\bor\b[^.;]{0,20}\b(?:player|patron|guest)|\bany hand\b|\ba hand\b",
    re.IGNORECASE,
)
_OF_DEALER = re.compile(
    r"\bdealer['’]s\b[^.;]{0,20}\b(?:cards?|hand)\b|\bcards? of the dealer\b|\bdealer cards?\b"
    r"|\bdealer (?:is dealt|receives|ha(?:s|ve)|holds)\b[^.;]{0,24}\bcards\b|[:,] ?dealer\b"
    r"|\bcards to the dealer\b",
    re.IGNORECASE,
)
_OF_PLAYER = re.compile(
    r"\b(?:players?|patrons?|guests?|gamblers?|customers?|box|boxes|seats?|positions?|spots?)\b",
    re.IGNORECASE,
)
_MANY = re.compile(r"\b(?:two|2) or more\b|\bmore than (?:one|a single|1)\b|\btwo cards\b", re.I)
_ONE = re.compile(
    r"\b(?:one|1|a single|only one|exactly one) (?:card\b|of\b[^.;]{0,20}\bcards\b)", re.IGNORECASE
)
_FROM_ONE = ("1", "2", "3", "4", "5", "6")
_AFTER_CALL = re.compile(
    r"\bno more (?:bets|wagers)\b|\bafter (?:the|that|this) (?:call|announcement)\b", re.IGNORECASE
)
_AFTER_DEAL = re.compile(r"\b(?:after|once)\b[^.;]{0,40}\b(?:dealt|drawn|deal)\b", re.IGNORECASE)
_CHANGES = {
    "placed": re.compile(r"\b(?:placed|made|late)\b", re.IGNORECASE),
    "raised": re.compile(r"\b(?:increased|added|raised|changed|altered|late)\b", re.IGNORECASE),
    "withdrawn": re.compile(r"\b(?:withdrawn|removed|taken back|changed|altered)\b", re.I),
}


def _ruled(part: str, before: str) -> Iterator[tuple[Event, When, Ruling | None]]:
    """``before`` is the part before it in its clause, if that is of the same event: it may name
    whose cards "two or more" are."""
    events = [event for event, pattern in _EVENT.items() if pattern.search(part)]
    if len(events) != 1:
        return
    (event,) = events
    if event is Event.EXPOSED:
        part = _UNTIL_PLAYED.sub("", part)
    found = {ruling: each for ruling, words in _RULE.items() if (each := words.search(part))}
    if found:
        is_denied = any(_denies(part, each) for ruling, each in found.items() if ruling in _STATED)
        ruling = None if is_denied else _one(event, {*found}, part)
        same = before if _EVENT[event].search(before) else ""
        whens = [*_whens(event, ruling, part, same)] if ruling else []
        yield from ((event, when, ruling) for when in whens)
        if not whens:
            yield event, (), None


_STATED = (
    Ruling.VOID, Ruling.REDEAL, Ruling.DEAD_HAND, Ruling.FORFEIT, Ruling.STANDS,
    Ruling.CALL_SUPERVISOR,
)  # fmt: skip
_NOT = re.compile(r"\b(?:not|never|no)\b|n['’]t\b", re.IGNORECASE)


def _denies(part: str, found: re.Match[str]) -> bool:
    near = part[max(0, found.start() - 9) : found.end() + 8]
    return _NOT.search(near) is not None


def _one(event: Event, rulings: set[Ruling], part: str) -> Ruling | None:
    """The ruling of these that the sentence gives; None where that is not plain."""
    if _CONDITION.search(_NO_MAY.sub("", part)):
        return None
    if event in (Event.WAGER_CHANGED, Event.TENDER):
        refuses = {Ruling.REFUSE, Ruling.NOT_ALLOWED}
        allowed = Ruling.REFUSE if rulings <= refuses else Ruling.STANDS
        return allowed if rulings <= refuses or rulings == {Ruling.STANDS} else None
    if event in (Event.TALK, Event.SIDE_BET):
        return Ruling.NOT_ALLOWED if rulings == {Ruling.NOT_ALLOWED} else None
    if Ruling.DEAD_HAND in rulings:
        is_returned = re.search(r"\breturned\b|\bback\b", part, re.IGNORECASE) is not None
        is_lost = Ruling.FORFEIT in rulings
        if event is not Event.CARD_COUNT or is_returned == is_lost or _OF_DEALER.search(part):
            return None
        return Ruling.FORFEIT if is_lost else Ruling.DEAD_HAND
    if rulings & {*_STATED}:
        rulings = rulings & {*_STATED}
    if rulings == {Ruling.FORFEIT}:
        return Ruling.FORFEIT if event is Event.OFF_TABLE else None
    (ruling, *more) = rulings
    if more or ruling in (Ruling.REFUSE, Ruling.NOT_ALLOWED):
        return None
    return Ruling.PLAY_ON if ruling is Ruling.STANDS else ruling


def _whens(event: Event, ruling: Ruling, part: str, before: str) -> Iterator[When]:
    """The facts that the sentence names, as far as one of the program's events is all of it."""
    match event:
        case Event.DECK_COUNT:
            yield ((Fact.CARDS, _FROM_ONE),)
        case Event.CARD_COUNT:
            few = _FEWER.search(part) and not _MORE.search(part)
            wrong = _FEW if few else (*_FEW, *_FROM_ONE[3:])
            yield ((Fact.WHOSE, _whose(part, ruling)), (Fact.CARDS, wrong))
        case Event.MISDEAL:
            yield ()
        case Event.EXPOSED if not _IN_DECK.search(part if _names_whose(part) else before + part):
            whose = _whose(part if _names_whose(part) else f"{before} {part}", ruling)
            yield ((Fact.WHOSE, whose), (Fact.CARDS, _count(part, ruling)))
        case Event.TENDER:
            named = [each for each in ("cash", "credit") if re.search(each, part, re.IGNORECASE)]
            if named and ruling is Ruling.REFUSE:
                yield ((Fact.TENDER, tuple(named)), (Fact.BET, ("yes",)))
        case Event.WAGER_CHANGED:
            yield from _changed(part)
        case Event.FOREIGN_CARD | Event.SHUFFLER | Event.SIDE_BET | Event.OFF_TABLE | Event.TALK:
            yield tuple((fact, ("yes",)) for fact in FACTS[event])


_FEW = ("0", "1", "2")
_FEWER = re.compile(r"(?<!or )\b(?:fewer|less|too few)\b(?! or (?:more|too many)\b)", re.IGNORECASE)
_MORE = re.compile(r"\bor (?:more|too many)\b|\bmore than (?:three|3)\b", re.IGNORECASE)
_IN_DECK = re.compile(r"\b(?:in|inside) the (?:deck|pack|shoe|shuffler|shuffling device)\b", re.I)


def _names_whose(part: str) -> bool:
    named = any(each.search(part) for each in (_EITHER, _OF_PLAYER))
    return named or "dealer" in part.lower()


def _whose(part: str, ruling: Ruling) -> tuple[str, ...]:
    if ruling in (Ruling.DEAD_HAND, Ruling.FORFEIT):
        return ("player",)
    if _EITHER.search(part):
        return ("player", "dealer")
    dealers, players = _OF_DEALER.search(part), _OF_PLAYER.search(part)
    if dealers and not players:
        return ("dealer",)
    return ("player",) if players and not dealers else ("player", "dealer")


def _count(part: str, ruling: Ruling) -> tuple[str, ...]:
    if _MANY.search(part):
        return _FROM_ONE[1:]
    return _FROM_ONE[:1] if _ONE.search(part) or ruling is Ruling.PLAY_ON else _FROM_ONE


def _changed(part: str) -> Iterator[When]:
    changes = tuple(change for change, words in _CHANGES.items() if words.search(part))
    is_late = re.search(r"\blate\b", part, re.IGNORECASE) is not None
    is_closed = is_late or _AFTER_CALL.search(part) is not None
    if changes and (is_closed or _AFTER_DEAL.search(part)):
        moments = ("bets_closed", "cards_dealt") if is_closed else ("cards_dealt",)
        yield ((Fact.CHANGE, changes), (Fact.MOMENT, moments))


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
        if each.ruling is None or (each.event is Event.EXPOSED and counts == _FROM_ONE[:1]):
            continue  # one card alone is no rule on more
        if counts == _FEW:
            continue  # nor too few cards on too many
        for whose in facts.get(Fact.WHOSE, ("",)):
            if misdeal := _MISDEALS.get((each.event, whose)):
                yield StepSaid(f"misdeals.{misdeal}", each.ruling, each.clause)
                if each.event is Event.EXPOSED:
                    yield StepSaid(f"misdeals.{misdeal}.from", counts[0], each.clause)


@lru_cache(maxsize=8)
def ruling_clauses(text: str, cite: str) -> frozenset[str]:
    """The clauses that say what of the game is ruled or forbidden, whether a house's files hold it
    or not."""
    return frozenset(
        clause
        for _, part, clause in _parts(text, cite)
        if _OF_GAME.search(part) and any(_RULE[each].search(part) for each in _GIVES_RULE)
    )


_GIVES_RULE = (
    Ruling.VOID, Ruling.REDEAL, Ruling.DEAD_HAND, Ruling.CALL_SUPERVISOR, Ruling.REFUSE,
    Ruling.NOT_ALLOWED,
)  # fmt: skip
_OF_GAME = re.compile(
    r"\b(?:cards?|hands?|bets?|wagers?|stakes?|chips?|deck|round|misdeal|re-?dealt?)\b", re.I
)
