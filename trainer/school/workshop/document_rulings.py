"""What a document rules on irregularities."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from trainer.dealing.irregularity import FACTS, Event, Fact, Ruling
from trainer.school.workshop.rule_sentences import ONE_PLACE, said_in, with_before

When = tuple[tuple[Fact, tuple[str, ...]], ...]


class RulingSaid(Struct, frozen=True):
    """The ruling that a sentence gives on an event with these facts; none where it gives one that
    no ruling of a house is, or sets a condition."""

    event: Event
    when: When
    ruling: Ruling | None
    clause: str


@lru_cache(maxsize=8)
def rulings_said(text: str, cite: str) -> tuple[RulingSaid, ...]:
    """What the document rules on irregularities. A sentence about one that names no ruling, two or
    a condition is there without a ruling."""
    parts = tuple((head, f"{head}{part}", clause) for head, part, clause in said_in(text, cite))
    return tuple(
        dict.fromkeys(
            RulingSaid(event, when, ruling, clause)
            for before, part, clause in with_before(tuple(_with_wagers(parts)))
            for event, when, ruling in _ruled(part, before)
        )
    )


def _with_wagers(parts: Sequence[tuple[str, str, str]]) -> Iterator[tuple[str, str, str]]:
    """The sentences; one like "Its wagers are returned" belongs to the one before."""
    whole: tuple[str, str, str] | None = None
    for head, part, clause in parts:
        if whole and whole[2] == clause and _ITS_WAGERS.match(part):
            whole = (whole[0], f"{whole[1]} {part}", clause)
        else:
            yield from filter(None, (whole,))
            whole = (head, part, clause)
    yield from filter(None, (whole,))


_ITS_WAGERS = re.compile(
    r"(?:and )?(?:(?:give|hand)s? all (?:the )?(?:wagers|bets|stakes) back\b"
    r"|wagers on (?:an?|the|that|such an?) dead hand (?:is|are|shall be) returned"
    r"|(?:its|their|his|her|the|all|that (?:player|hand|box)['’]s)(?: the)?"
    r" (?:wagers?|bets?|stakes?)\b(?: on it)? (?:is|are|shall be|will be|go(?:es)?) "
    r"(?:returned|back|refunded|lost|forfeit\w*))",
    re.IGNORECASE,
)
_WRONG = (
    r"(?:incorrect|wrong|improper|irregular) number of cards"
    r"|number of cards is (?:wrong|incorrect)|(?:number of cards )?other than (?:three"
    r"|3)(?: cards)?|(?:not|n['’]t) (?:consist of|contain|have|hold) (?:exactly )?(?:three|3) cards"
    r"|(?:short or long|long or short)"
    r"|(?:too (?:few or too )?(?:many|few)|(?:fewer|more|less|other)(?: or (?:fewer|more))? than"
    r" (?:three|3)|(?:two|2) or (?:four|4)) cards|(?:two|2|four|4) cards to (?:an?|the)"
    r"|(?:receives?|gets?|got|holds?|has|ends? up with|gave himself|dealt(?: with)?) (?:only )?"
    r"(?:two|2|four|4) cards"
)
_LAID = (
    r"(?:placed|laid|put down|made|increased|added|raised|withdrawn|removed|changed|altered"
    r"|taken back)"
)
_EVENTS = {
    Event.FOREIGN_CARD: r"\bforeign card\b"
    r"|\bcards? (?:of|from) (?:another|a different) (?:deck|pack)\b"
    r"|\bcards?\b[^.;]{0,12}\b(?:does|do) not belong to the (?:deck|pack)\b",
    Event.DECK_COUNT: r"\b(?:shortage|excess|missing|too (?:many|few)|(?:incorrect|wrong) number)"
    r"\b[^.;]{0,40}\b(?:in|from) the (?:deck|pack)\b"
    r"|\b(?:deck|pack)\b[^.;]{0,40}\b(?:cards? missing|missing cards?|incomplete)\b",
    Event.SHUFFLER: r"\b(?:shuffl\w+|machine|dealing shoe|shoe)\b[^.;]{0,24}\b(?:(?:malfunction"
    r"|fail|fault|jam|break)\w*|stops working|out of order)"
    r"|\b(?:malfunction|breakdown|failure) of the (?:\w+ )?shuffl",
    Event.MISDEAL: rf"\bcards? (?:are |is )?dealt to (?:an?|any) (?:\w+ )?{ONE_PLACE}[^.;]{{0,24}}"
    r"\b(?:without|with no|ha(?:s|ving) no)\b",
    Event.CARD_COUNT: rf"\b(?:{_WRONG})\b(?! (?:in|from) the (?:deck|pack))",
    Event.EXPOSED: r"\b(?:two|2) or more(?: (?:be|are) (?:exposed|shown)\b|(?=:))"
    r"|\bcards?\b[^.;]{0,40}\b(?:exposed|face[- ]up|turned (?:up|over)|shown|flashed"
    r"|seen|disclosed|(?:is|are|becomes?) visible)\b"
    r"|\bcards?\b(?: of (?:an?|any|one|the) \w+)? shows?\b(?! (?:an?|the|that|two|three)\b)"
    r"|\bopened by mistake\b|\b(?:exposes?|flash(?:es)?) [^.;]{0,30}\bcards?\b"
    r"|\b(?:exposed|flashed) (?:(?:dealer|player)(?:['’]s)? )?cards?\b",
    Event.WAGER_CHANGED: rf"\b(?:bets?|wagers?|stakes?)\b[^.;]{{0,30}}\b{_LAID}\b[^.;]{{0,60}}"
    r"|\blate (?:bet|wager)s?\b"
    r"|\b(?:not(?: allowed to)?|nobody may|no[- ]one may) (?:make|place|add|increase"
    r"|change|alter|withdraw|remove)\b[^.;]{0,40}\b(?:bet|wager|stake)s?\b",
    Event.TENDER: r"\b(?:cash|credit)\b",
    Event.SIDE_BET: r"\bside[- ]bet(?:s|ting)?\b[^.;]{0,30}\b(?:between|among\w*|with)\b",
    Event.OFF_TABLE: r"\b(?:remov|tak)\w*\b[^.;]{0,20}\bcards?\b[^.;]{0,12}"
    r"\b(?:from|off) the table",
    Event.TALK: r"\b(?:exchang\w*|shar\w*|disclos\w*)\b[^.;]{0,20}\binformation\b[^.;]{0,24}"
    r"\b(?:cards?|hands?)\b|\bshow(?:s|ing)? (?:his|her|their|your) (?:cards|hand) to\b"
    r"|\btell(?:s|ing)? [^.;]{0,20}\btheir cards\b|\b(?:confer|discuss|talk|communicate"
    r"|speak)(?:s|ing)?\b[^.;]{0,40}\b(?:cards?|hands?)\b",
}
_EVENT = {event: re.compile(words, re.IGNORECASE) for event, words in _EVENTS.items()}
_RULED_SO = {
    Ruling.VOID: r"\b(?:round|game|deal|play|(?:all|every) hands?|the hand|everything)\b[^.;]{0,24}"
    r"\b(?:void(?:ed|s)?|cancel\w*|called off|misdeal)\b|\bvoids? the (?:round|hand|game)\b"
    r"|\bmisdeal\b"
    r"|\ball (?:(?:of )?the )?(?:bets|wagers|stakes)\b[^.;]{0,20}\b(?:returned|refunded|back)\b"
    r"|\bevery(?:body|one) gets\b[^.;]{0,12}\bback\b",
    Ruling.REDEAL: r"\bre-?deal(?:t|s)?\b|\bdeal\w*\b[^.;]{0,12}\b(?:again|afresh|anew)\b"
    r"|\bdealt (?:again|afresh|anew)\b|\bstarts? (?:again|over|afresh|anew)\b",
    Ruling.DEAD_HAND: r"\bit is dead\b|\bhands?\b[^.;]{0,60}\bdead\b|\bdead hands?\b"
    r"|\b(?:(?:that|this|his|her) (?:box|hand)|the box|^an? hand)\b[^.;]{0,40}\bvoid\b"
    r"|\bplayer['’]s hand\b[^.;]{0,60}\bvoid\b",
    Ruling.FORFEIT: r"\bforfeit\w*\b|\b(?:wagers?|bets?|stakes?) (?:is|are|shall be) lost\b"
    r"|\bloses (?:all )?(?:his|her|its|the) (?:wagers|bets|stakes)\b",
    Ruling.CALL_SUPERVISOR: r"\bsupervisor\b[^.;]{0,24}\b(?:called|decides?|rules?|notified"
    r"|informed|determines?)\b|\b(?:call|inform|notify|summon)s? (?:(?:the|a) )?(?:\w+ )?"
    r"supervisor\b",
    Ruling.REFUSE: r"\brefused?\b|\bno action\b"
    r"|(?:\bnot|n['’]t) (?:accept\b|take late\b|(?:be )?(?:accepted|honou?red|taken|valid|play"
    r"|count|take part)\b)",
    Ruling.STANDS: r"\bit plays\b|\bplays as\b|\bremains? part of the hand\b"
    r"|(?<!bets )(?<!wagers )(?<!stakes )\bstands?\b(?![- ]?off)"
    r"|\bwon or lost\b|\b(?:play(?:s|ed)?|carr(?:y|ies)) on\b|\b(?:is|are|remains?|stays?) live\b"
    r"|(?<=: )live\b|\b(?:round|game|play|hand|deal)\b[^.;]{0,12}\b(?:continue[sd]?|goes on)\b",
    Ruling.NOT_ALLOWED: r"(?:\bnot|n['’]t|\bnever) (?:be )?(?:allowed|permitted)\b|\bprohibited\b"
    r"|\bforbidden\b|\bplease (?:do not|don['’]t)\b|\b(?:may|shall|must|can) ?not\b"
    r"|\b(?:no (?:player|bets?|wagers?|stakes?)|nobody|no[- ]one)\b[^.;]{0,20}"
    r"\b(?:may|shall|can)\b",
}
_RULE = {ruling: re.compile(words, re.IGNORECASE) for ruling, words in _RULED_SO.items()}
_CONDITION = re.compile(
    r"\b(?:only if|if possible|(?:may|might) be|reconstruct\w*|handled"
    r"|noticed|discovered|ha(?:s|ve) (?:not )?(?:acted|looked|already)|more than once|second time"
    r"|until|before)\b"
    r"|\bafter the (?:round|hand|game)\b|\bif it (?:wins|loses)\b"
    r"|\bso exposed\b|\b(?:may|can|might)\b(?! ?not\b)",
    re.IGNORECASE,
)
_NO_MAY = re.compile(
    r"\b(?:no (?:player|bets?|wagers?|stakes?)|nobody|no[- ]one)\b[^.;]{0,40}"
    r"\b(?:may|can)\b(?: be)?",
    re.IGNORECASE,
)
# The time in which a card that is seen matters: no condition.
_UNTIL_PLAYED = re.compile(
    r"\b(?:before|prior to) (?:(?:all|every|each)(?: of the)? )?players? "
    r"(?:ha(?:s|ve) )?(?:acted|decided|played|made (?:a|their|his|her) decisions?)\b"
    r"|\b(?:before|prior to) (?:the )?(?:last|final) player (?:has )?(?:acts?"
    r"|acted|decide[sd]|plays|played)\b"
    r"|\b(?:before|prior to) (?:(?:the|all|any|every|last|final) ){0,2}decisions? "
    r"(?:(?:is|are|has been|have been|having been) (?:made|taken|complete)\b|(?=[:,]))",
    re.IGNORECASE,
)
_EITHER = re.compile(
    r"\bplayers?\b[^.;]{0,20}\bor\b[^.;]{0,16}\bdealer\b"
    r"|\b(?:dealer)\b[^.;]{0,16}\bor\b[^.;]{0,20}\bplayer|\bany hand\b"
    r"|(?<!has )(?<!have )\ba hand\b",
    re.IGNORECASE,
)
_OF_DEALER = re.compile(
    r"\bdealer['’]s\b[^.;]{0,20}\b(?:cards?|hand)\b|\bcards? of the dealer\b|\bdealer cards?\b"
    r"|\bdealer who\b[^.;]{0,20}\bcards\b|\bdealer with\b"
    r"|\bdealer (?:is dealt|receives|ha(?:s|ve)|holds)\b[^.;]{0,40}\bcards\b"
    r"|[:,] ?dealer\b|\bdealer expos\w+ [^.;]{0,12}\b(?:his|her|their) own\b"
    r"|\bdealer [^.;]{0,50}\b(?:him|her|it)self\b"
    r"|\bcards (?:to|at|for|of) the dealer\b",
    re.IGNORECASE,
)
_OF_PLAYER = re.compile(
    r"\b(?:players?|box|boxes|seats?|positions?|spots?)\b"
    r"|\byour (?:own )?(?:cards?|hand)\b",
    re.IGNORECASE,
)
_MANY = re.compile(r"\b(?:two|2) or more\b|\bmore than (?:one|a single|1)\b|\btwo cards\b", re.I)
_ONE = re.compile(
    r"\b(?:one|1|a single|only one|exactly one) (?:card\b|of\b[^.;]{0,20}\bcards\b)", re.IGNORECASE
)
FROM_ONE = ("1", "2", "3", "4", "5", "6")
_AFTER_CALL = re.compile(
    r"\bno more (?:bets|wagers)\b|\bafter (?:the|that|this) (?:call|announcement)\b", re.IGNORECASE
)
_AFTER_DEAL = re.compile(r"\b(?:after|once)\b[^.;]{0,40}\b(?:dealt|drawn|deal)\b", re.IGNORECASE)
_CHANGES = {
    "placed": re.compile(r"\b(?:placed?|laid|put down|ma[dk]e|late)\b", re.IGNORECASE),
    "raised": re.compile(
        r"\b(?:increased?|add(?:ed)?|raised?|changed?|alter(?:ed)?|late)\b", re.IGNORECASE
    ),
    "withdrawn": re.compile(r"\b(?:withdrawn?|removed?|taken back|changed?|alter(?:ed)?)\b", re.I),
}


# Play is made later than all other wagers.
_NOT_PLAY = re.compile(
    r"\b(?:except|other than|apart from|save)(?: for)? (?:the |an? )?play (?:wager|bet"
    r"|stake)s?\b,?",
    re.IGNORECASE,
)
_WITHOUT_CASH = re.compile(r"\bwithout\b[^.;,]{0,24}\b(?:cash|credit)\b", re.IGNORECASE)
# Who gets wagers back, and who showed a card, is not whose card it is.
_RECIPIENT = re.compile(
    r"\b(returned|refunded|back) to (?:(?:the|all|each|every|any) )?players?\b"
    r"|\bby the dealer\b",
    re.IGNORECASE,
)


def _ruled(part: str, before: str) -> Iterator[tuple[Event, When, Ruling | None]]:
    """``before`` is the part before it in its clause, if that is of the same event: it may name
    whose cards "two or more" are."""
    part = _RECIPIENT.sub(r"\1", _NOT_PLAY.sub("", _WITHOUT_CASH.sub("", part)))
    events = [event for event, pattern in _EVENT.items() if pattern.search(part)]
    if len(events) != 1:
        return
    (event,) = events
    if event is Event.EXPOSED:
        part = _UNTIL_PLAYED.sub("", part)
    found = {ruling: each for ruling, words in _RULE.items() if (each := words.search(part))}
    if found:
        # "No misdeal, it plays" gives a ruling, "not void" alone gives none.
        given = {each for each in found if each not in _STATED or not _denies(part, found[each])}
        is_given = given == {*found} or bool(given & {*_STATED})
        ruling = _one(event, given, part) if is_given else None
        same = before if _EVENT[event].search(before) else ""
        whens = (
            [*_whens(event, ruling, part, same if event is Event.EXPOSED else before)]
            if ruling
            else []
        )
        yield from ((event, when, ruling) for when in whens)
        if not whens:
            yield event, (), None


_STATED = (
    Ruling.VOID, Ruling.REDEAL, Ruling.DEAD_HAND, Ruling.FORFEIT, Ruling.STANDS,
    Ruling.CALL_SUPERVISOR,
)  # fmt: skip
_NOT = re.compile(r"\b(?:not|never|no)\b|n['’]t\b", re.IGNORECASE)


_ALL_HANDS = re.compile(r"\b(?:all|every) hands? (?:(?:is|are|shall be) )?dead\b", re.IGNORECASE)
_DEALERS_OWN = re.compile(r"(?:the |an? )?dealers?\b", re.IGNORECASE)
_DECIDES = re.compile(r"\b(?:decides?|rules?|determines?)\b", re.IGNORECASE)


# "Too many cards to a player or too few to the dealer" is one rule on each, and no third one.
_EACH_ITS_OWN = re.compile(
    r"\b(?:(?:too many|more)\b[^.;]{0,60}\b(?:player|dealer)\b[^.;]{0,60}\b(?:few|fewer|less)"
    r"|(?:too few|fewer|less)\b[^.;]{0,60}\b(?:player|dealer)\b[^.;]{0,60}\b(?:many|more))\b",
    re.IGNORECASE,
)


def _denies(part: str, found: re.Match[str]) -> bool:
    near = part[max(0, found.start() - 9) : found.end() + 8]
    return _NOT.search(near) is not None


_NOT_REFUSED = re.compile(
    r"(?:\b(?:not|never|no longer)|n['’]t) (?:be |been )?(?:refused|forbidden|prohibited)\b",
    re.IGNORECASE,
)


def _one(event: Event, rulings: set[Ruling], part: str) -> Ruling | None:
    """The ruling of these that the sentence gives; None where that is not plain."""
    if any(each.search(_NO_MAY.sub("", part)) for each in (_CONDITION, _NOT_REFUSED)):
        return None
    if event is Event.CARD_COUNT and _EACH_ITS_OWN.search(part):
        return None
    if event in (Event.WAGER_CHANGED, Event.TENDER):
        refuses = {Ruling.REFUSE, Ruling.NOT_ALLOWED}
        allowed = Ruling.REFUSE if rulings <= refuses else Ruling.STANDS
        return allowed if rulings <= refuses or rulings == {Ruling.STANDS} else None
    if event is Event.TALK and _DEALERS_OWN.match(part):
        return None
    if event in (Event.TALK, Event.SIDE_BET):
        return Ruling.NOT_ALLOWED if rulings == {Ruling.NOT_ALLOWED} else None
    if _ALL_HANDS.search(part):
        return Ruling.VOID
    if Ruling.DEAD_HAND in rulings:
        is_returned = (
            re.search(
                r"\breturn(?:s|ed)?\b|\brefunded\b|\bback\b",
                part,
                re.I,
            )
            is not None
        )
        is_lost = Ruling.FORFEIT in rulings
        if event is not Event.CARD_COUNT or is_returned == is_lost or _OF_DEALER.search(part):
            return None
        return Ruling.FORFEIT if is_lost else Ruling.DEAD_HAND
    if rulings & {*_STATED}:
        rulings = rulings & {*_STATED}
    if len(rulings) > 1 and not _DECIDES.search(part):
        rulings -= {Ruling.CALL_SUPERVISOR}
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
            yield ((Fact.CARDS, FROM_ONE),)
        case Event.CARD_COUNT:
            few = _FEWER.search(part) and not (_MORE.search(part) or _MORE_ALONE.search(part))
            many = _MORE_ALONE.search(part) and not _FEW.search(part)
            wrong = FEW if few else MANY if many else (*FEW, *MANY)
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
            yield from _changed(part, before)
        case Event.FOREIGN_CARD | Event.SHUFFLER | Event.SIDE_BET | Event.OFF_TABLE | Event.TALK:
            yield tuple((fact, ("yes",)) for fact in FACTS[event])


FEW, MANY = ("0", "1", "2"), FROM_ONE[3:]
_FEW = re.compile(r"\b(?:fewer|less|few|two|2)\b", re.IGNORECASE)
_MORE_ALONE = re.compile(
    r"(?<!or )\b(?:four|4) cards\b|\btoo many cards\b|\bmore than (?:three|3) cards\b",
    re.IGNORECASE,
)
_FEWER = re.compile(
    r"(?<!or )\b(?:fewer|less|too few|(?:two|2) cards)\b(?! or (?:more|too many|four)\b)",
    re.IGNORECASE,
)
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
        return FROM_ONE[1:]
    return FROM_ONE[:1] if _ONE.search(part) or ruling is Ruling.PLAY_ON else FROM_ONE


_FROM_THEN = re.compile(
    r"\b(?:(?:from|after) (?:that|this) (?:moment|point|time)|from then on"
    r"|thereafter|after these words)\b",
    re.IGNORECASE,
)


def _changed(part: str, before: str) -> Iterator[When]:
    changes = tuple(change for change, words in _CHANGES.items() if words.search(part))
    is_late = re.search(r"\blate\b", part, re.IGNORECASE) is not None
    is_closed = is_late or _AFTER_CALL.search(part) is not None
    if _FROM_THEN.search(part):
        is_closed = _AFTER_CALL.search(before) is not None
    if changes and (is_closed or _AFTER_DEAL.search(part)):
        moments = ("bets_closed", "cards_dealt") if is_closed else ("cards_dealt",)
        yield ((Fact.CHANGE, changes), (Fact.MOMENT, moments))


@lru_cache(maxsize=8)
def ruling_clauses(text: str, cite: str) -> frozenset[str]:
    """The clauses that say what of the game is ruled or forbidden, whether a house's files hold it
    or not."""
    return frozenset(
        clause
        for _, part, clause in said_in(text, cite)
        if _OF_GAME.search(part) and any(_RULE[each].search(part) for each in _GIVES_RULE)
    )


_GIVES_RULE = (
    Ruling.VOID, Ruling.REDEAL, Ruling.DEAD_HAND, Ruling.CALL_SUPERVISOR, Ruling.REFUSE,
    Ruling.NOT_ALLOWED,
)  # fmt: skip
_OF_GAME = re.compile(
    r"\b(?:cards?|hands?|bets?|wagers?|stakes?|chips?|deck|round|misdeal|re-?dealt?)\b", re.I
)
