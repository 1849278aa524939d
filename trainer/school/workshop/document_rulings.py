"""What a document rules on irregularities."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from trainer.dealing.irregularity import FACTS, Event, Fact, Ruling
from trainer.school.workshop.document_vocabulary import patterns_of
from trainer.school.workshop.rule_sentences import said_in, with_before

_WORDS = patterns_of("rulings")

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


_ITS_WAGERS = _WORDS["its_wagers"]
_EVENT = {Event(event): words for event, words in patterns_of("event").items()}
_RULE = {Ruling(ruling): words for ruling, words in patterns_of("ruling").items()}
_CONDITION = _WORDS["condition"]
_NO_MAY = _WORDS["no_may"]
# The time in which a card that is seen matters: no condition.
_UNTIL_PLAYED = _WORDS["until_played"]
_EITHER = _WORDS["either"]
_OF_DEALER = _WORDS["of_dealer"]
_OF_PLAYER = _WORDS["of_player"]
_MANY = re.compile(r"\b(?:two|2) or more\b|\bmore than (?:one|a single|1)\b|\btwo cards\b", re.I)
_ONE = _WORDS["one"]
FROM_ONE = ("1", "2", "3", "4", "5", "6")
_AFTER_CALL = _WORDS["after_call"]
_AFTER_DEAL = re.compile(r"\b(?:after|once)\b[^.;]{0,40}\b(?:dealt|drawn|deal)\b", re.IGNORECASE)
_CHANGES = {
    "placed": re.compile(r"\b(?:placed?|laid|put down|ma[dk]e|late)\b", re.IGNORECASE),
    "raised": re.compile(
        r"\b(?:increased?|add(?:ed)?|raised?|changed?|alter(?:ed)?|late)\b", re.IGNORECASE
    ),
    "withdrawn": re.compile(
        r"\b(?:withdrawn?|removed?|tak(?:en|e) back|changed?|alter(?:ed)?)\b", re.IGNORECASE
    ),
}


# Play is made later than all other wagers.
_NOT_PLAY = _WORDS["not_play"]
_WITHOUT_CASH = re.compile(r"\bwithout\b[^.;,]{0,24}\b(?:cash|credit)\b", re.IGNORECASE)
# Who gets wagers back, and who showed a card, is not whose card it is.
_RECIPIENT = _WORDS["recipient"]


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
_ALL_HANDS = re.compile(
    r"\b(?:all|every) hands? (?:(?:is|are|shall be) )?(?:declared )?dead\b", re.IGNORECASE
)
_DEALERS_OWN = re.compile(r"(?:the |an? )?dealers?\b", re.IGNORECASE)
_DECIDES = re.compile(r"\b(?:decides?|rules?|determines?)\b", re.IGNORECASE)
# "Too many cards to a player or too few to the dealer" is one rule on each, and no third one.
_EACH_ITS_OWN = _WORDS["each_its_own"]


def _denies(part: str, found: re.Match[str]) -> bool:
    near = part[max(0, found.start() - 9) : found.end() + 8]
    return _NOT.search(near) is not None


_NOT_REFUSED = _WORDS["not_refused"]


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
_MORE_ALONE = _WORDS["more_alone"]
_FEWER = _WORDS["fewer"]
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


_FROM_THEN = _WORDS["from_then"]


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
_OF_GAME = _WORDS["of_game"]
