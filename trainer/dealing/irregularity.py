"""A house's rulings on irregularities: each as a value, and the choice of the one that applies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import product

from msgspec import Struct, structs

from trainer.game.house_words import SpokenWords
from trainer.game.pay import Source
from trainer.wording import Phrase, Worded, phrase, say_phrase, speaking_of


class Event(StrEnum):
    """An event that is seen or heard at the table."""

    FOREIGN_CARD = "foreign_card"
    DECK_COUNT = "deck_count"
    MISDEAL = "misdeal"
    CARD_COUNT = "card_count"
    EXPOSED = "exposed"
    TURNED_EARLY = "turned_early"
    SHUFFLER = "shuffler"
    BACK_UP = "back_up"
    WAGER_CHANGED = "wager_changed"
    TENDER = "tender"
    SIDE_BET = "side_bet"
    DISPUTE = "dispute"
    OFF_TABLE = "off_table"
    TALK = "talk"
    CLAIM = "claim"
    HAND_TOUCHED = "hand_touched"
    HAND_PLACED = "hand_placed"
    DECKS = "decks"

    @property
    def words(self) -> str:
        return self.value.replace("_", " ")


class Fact(StrEnum):
    """A fact that may decide the ruling."""

    FOREIGN = "foreign"
    CARDS = "cards"
    WHOSE = "whose"
    HANDLED = "handled"
    MOVABLE = "movable"
    NOTICED = "noticed"
    FAULT = "fault"
    CHANGE = "change"
    MOMENT = "moment"
    TENDER = "tender"
    BET = "bet"
    AMBIGUOUS = "ambiguous"
    OFF_TABLE = "off_table"
    ABOUT_CARDS = "about_cards"
    CLAIM = "claim"
    ANTE = "ante"
    STAGE = "stage"
    HAND = "hand"
    PLACED = "placed"
    DECK = "deck"
    ABOUT = "about"


Facts = Mapping[Fact, str]

_YES_NO = ("no", "yes")
WORDS: Mapping[Fact, tuple[str, ...]] = {
    Fact.FOREIGN: _YES_NO,
    Fact.CARDS: ("0", "1", "2", "3", "4", "5", "6"),
    Fact.WHOSE: ("player", "dealer"),
    Fact.HANDLED: _YES_NO,
    Fact.MOVABLE: _YES_NO,
    Fact.NOTICED: ("before_next_game", "after_next_game"),
    Fact.FAULT: _YES_NO,
    Fact.CHANGE: ("placed", "raised", "withdrawn"),
    Fact.MOMENT: ("bets_open", "bets_closed", "cards_dealt"),
    Fact.TENDER: ("chips", "cash", "credit"),
    Fact.BET: _YES_NO,
    Fact.AMBIGUOUS: _YES_NO,
    Fact.OFF_TABLE: _YES_NO,
    Fact.ABOUT_CARDS: _YES_NO,
    Fact.CLAIM: ("earlier_round", "ante_of_redeal", "ante_without_game"),
    Fact.ANTE: _YES_NO,
    Fact.STAGE: ("before_release", "deciding", "after_play"),
    Fact.HAND: ("high_card", "pair_or_better"),
    Fact.PLACED: ("play_area", "elsewhere"),
    Fact.DECK: ("other", "same"),
    Fact.ABOUT: ("ranking", "fold", "tie", "qualifying", "next_hand"),
}
"""The values of each fact; the first is the usual one."""

FACTS: Mapping[Event, tuple[Fact, ...]] = {
    Event.FOREIGN_CARD: (Fact.FOREIGN,),
    Event.DECK_COUNT: (Fact.CARDS,),
    Event.MISDEAL: (Fact.HANDLED, Fact.MOVABLE),
    Event.CARD_COUNT: (Fact.WHOSE, Fact.CARDS, Fact.HANDLED, Fact.MOVABLE, Fact.NOTICED),
    Event.EXPOSED: (Fact.WHOSE, Fact.CARDS),
    Event.TURNED_EARLY: (),
    Event.SHUFFLER: (Fact.FAULT,),
    Event.BACK_UP: (Fact.CARDS,),
    Event.WAGER_CHANGED: (Fact.CHANGE, Fact.MOMENT),
    Event.TENDER: (Fact.TENDER, Fact.BET),
    Event.SIDE_BET: (Fact.BET,),
    Event.DISPUTE: (Fact.AMBIGUOUS, Fact.ABOUT),
    Event.OFF_TABLE: (Fact.OFF_TABLE,),
    Event.TALK: (Fact.ABOUT_CARDS,),
    Event.CLAIM: (Fact.CLAIM,),
    Event.HAND_TOUCHED: (Fact.ANTE, Fact.STAGE),
    Event.HAND_PLACED: (Fact.ANTE, Fact.HAND, Fact.PLACED),
    Event.DECKS: (Fact.DECK,),
}
"""The facts to look at in each event. ``cards`` counts the cards that are exposed, to be backed up,
in the hand, or missing from the deck (or too many in it)."""


class Ruling(Worded):
    """The dealer's ruling."""

    PLAY_ON = "play_on", phrase("nothing to rule on: play on")
    VOID = "void", phrase("the round is void")
    RECONSTRUCT = "reconstruct", phrase("put the hands right and play on")
    BACK_UP = "back_up", phrase("back the card up and play on")
    REDEAL = "redeal", phrase("a redeal")
    DEAD_HAND = "dead_hand", phrase("the hand is dead, its wagers go back")
    FORFEIT = "forfeit", phrase("the hand is dead, its wagers lose")
    REFUSE = "refuse", phrase("refuse it")
    STANDS = "stands", phrase("it stands")
    NOT_ALLOWED = "not_allowed", phrase("not allowed")
    PAYS_NOTHING = "pays_nothing", phrase("nothing is paid")
    PLAYERS_FAVOUR = "players_favour", phrase("decide in the player's favour")
    PUT_RIGHT = "put_right", phrase("have it put right and play on")
    CALL_SUPERVISOR = "call_supervisor", phrase("call the supervisor")


class Deed(StrEnum):
    """An act before a ruling, after it, or to go on."""

    RETURN = "return"
    TAKE = "take"
    MOVE = "move"
    BACK_UP = "back_up"
    DEAL_AGAIN = "deal_again"
    REFUSE = "refuse"
    KEEP = "keep"
    FAVOUR = "favour"
    STOP = "stop"
    PLAY_ON = "play_on"
    PLACE = "place"
    CHANGE_DECKS = "change_decks"
    RACK = "rack"
    ANNOUNCE = "announce"
    EXPLAIN = "explain"
    RESUME = "resume"


ENDS_HAND: Mapping[Ruling, Deed] = {
    Ruling.DEAD_HAND: Deed.RETURN,
    Ruling.FORFEIT: Deed.TAKE,
}
"""The rulings that end one player's hand alone, and what is done with its wagers."""
OF_ONE_HAND = (Event.CARD_COUNT, Event.OFF_TABLE, Event.TALK, Event.HAND_TOUCHED)
"""The events in which one player's hand may be ended: a wrong count, if it is not the dealer's."""


def is_of_one_hand(event: Event, when: Mapping[Fact, frozenset[str]]) -> bool:
    """True if whatever is ruled on it can end one player's hand alone."""
    counted = event is Event.CARD_COUNT
    return event in OF_ONE_HAND and (not counted or when.get(Fact.WHOSE) == frozenset({"player"}))


@dataclass(frozen=True, slots=True)
class Irregularity:
    """One line of a house's list: an event, the facts that decide, and the ruling.

    A line whose ruling is to play on is harmless: it is there to be told from its ``look_alikes``.
    ``said`` are words that may be heard at the table; ``beliefs`` the wrong rules that lead to
    other rulings; ``words`` are the house's own.
    """

    id: str
    title: str
    event: Event
    when: Mapping[Fact, frozenset[str]]
    ruling: Ruling
    follows: tuple[Deed, ...]
    why: str
    source: Source
    look_alikes: tuple[str, ...] = ()
    said: tuple[str, ...] = ()
    beliefs: Mapping[Ruling, str] = field(default_factory=dict)
    words: SpokenWords | None = field(default=None, compare=False, repr=False)

    @property
    def heading(self) -> str:
        """The title in the reader's language."""
        return self._said(self.title)

    @property
    def because(self) -> str:
        """The reason for the ruling, in the reader's language."""
        return self._said(self.why)

    def _said(self, text: str) -> str:
        with speaking_of(self.words):
            return say_phrase(Phrase(text))

    @property
    def skill(self) -> str:
        """The skill of recognising it: ``irr.two_exposed``."""
        return f"irr.{self.id}"

    @property
    def harmless(self) -> bool:
        return self.ruling is Ruling.PLAY_ON

    def applies(self, facts: Facts) -> bool:
        """True if every deciding fact is among those given."""
        return all(facts[fact] in allowed for fact, allowed in self.when.items())

    def allowed(self, fact: Fact) -> tuple[str, ...]:
        """The values that the fact may have here; its usual one if this line does not ask for
        it."""
        allowed = self.when.get(fact)
        words = WORDS[fact]
        return words[:1] if allowed is None else tuple(word for word in words if word in allowed)

    def examples(self) -> Iterator[Facts]:
        """Every set of facts to which the line applies."""
        facts = FACTS[self.event]
        for words in product(*(self.allowed(fact) for fact in facts)):
            yield dict(zip(facts, words, strict=True))


@dataclass(frozen=True, slots=True)
class BegunAnew:
    """The acts between a round that does not count and the next cards. ``announces``: the house
    opens its rounds by a call."""

    announces: bool
    why: str
    source: Source
    words: SpokenWords | None = field(default=None, compare=False, repr=False)

    @property
    def because(self) -> str:
        """The reason for them, in the reader's language."""
        with speaking_of(self.words):
            return say_phrase(Phrase(self.why))


class Irregularities(Struct, frozen=True):
    """All rulings of one house. No two lines apply to the same facts of one event."""

    house: str
    lines: tuple[Irregularity, ...]
    begun_anew: BegunAnew | None = None

    def said_in(self, words: SpokenWords) -> Irregularities:
        """The same, told in these words of a house."""
        lines = tuple(replace(each, words=words) for each in self.lines)
        anew = self.begun_anew
        return structs.replace(self, lines=lines, begun_anew=anew and replace(anew, words=words))

    def named(self, name: str) -> Irregularity:
        """The line of that id. Raises KeyError."""
        for line in self.lines:
            if line.id == name:
                return line
        raise KeyError(name)

    def resolve(self, event: Event, facts: Facts) -> Irregularity | None:
        """The deciding line; None if the house has none."""
        return next((each for each in self._of(event) if each.applies(facts)), None)

    def decides(self, event: Event, facts: Facts) -> Irregularity:
        """The deciding line. If the document is silent, the supervisor is called, unless nothing is
        out of order."""
        in_order = _IN_ORDER.get(event)
        sound = in_order is not None and all(facts[each] in in_order[each] for each in in_order)
        return self.resolve(event, facts) or (_harmless(event) if sound else _silent(event))

    def _of(self, event: Event) -> Iterable[Irregularity]:
        return (line for line in self.lines if line.event is event)

    def deeds_after(self, line: Irregularity) -> tuple[Deed, ...]:
        """The deeds after the line's ruling in a right order."""
        anew = self.begun_anew
        if anew is None or line.ruling not in (Ruling.VOID, Ruling.REDEAL):
            return line.follows
        again = tuple(each for each in line.follows if each is Deed.DEAL_AGAIN)
        first = tuple(each for each in line.follows if each not in again)
        # The cards are in the rack before others are dealt.
        return (*first, Deed.RACK, *((Deed.ANNOUNCE,) if anew.announces else ()), *again)

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """Every ruling that this house makes, in the order of the rulings."""
        made = {line.ruling for line in self.lines}
        return tuple(ruling for ruling in Ruling if ruling in made)

    @property
    def deeds(self) -> tuple[Deed, ...]:
        """Every deed that follows from a ruling here."""
        done = {deed for line in self.lines for deed in line.follows}
        return tuple(deed for deed in Deed if deed in done)


# The facts with which an event is none. A misdeal or a dispute never is.
_IN_ORDER: Mapping[Event, Mapping[Fact, tuple[str, ...]]] = {
    Event.FOREIGN_CARD: {Fact.FOREIGN: ("no",)},
    Event.DECK_COUNT: {Fact.CARDS: ("0",)},
    Event.CARD_COUNT: {Fact.CARDS: ("3",)},
    Event.EXPOSED: {Fact.CARDS: ("0",)},
    Event.SHUFFLER: {Fact.FAULT: ("no",)},
    Event.BACK_UP: {Fact.CARDS: ("0",)},
    Event.WAGER_CHANGED: {Fact.MOMENT: ("bets_open",)},
    Event.TENDER: {Fact.TENDER: ("chips",)},
    Event.SIDE_BET: {Fact.BET: ("no",)},
    Event.OFF_TABLE: {Fact.OFF_TABLE: ("no",)},
    Event.TALK: {Fact.ABOUT_CARDS: ("no",)},
    Event.CLAIM: {Fact.CLAIM: ("ante_without_game",)},
    Event.HAND_TOUCHED: {Fact.ANTE: ("yes",), Fact.STAGE: ("deciding",)},
    Event.HAND_PLACED: {Fact.PLACED: ("play_area",)},
    Event.DECKS: {Fact.DECK: ("other",)},
}

SILENT = "silent"
_SILENCE = Source(reading=phrase("The document is silent on this, so call the supervisor."))
_SOUND = Source(reading=phrase("Nothing in it goes against a clause of the document."))


def _silent(event: Event) -> Irregularity:
    return _unwritten(
        event,
        Ruling.CALL_SUPERVISOR,
        phrase("The document does not say what follows"),
        phrase("No clause decides it. Touch nothing more."),
        _SILENCE,
    )


def _harmless(event: Event) -> Irregularity:
    why = phrase("Nothing is wrong here, so the round goes on.")
    return _unwritten(event, Ruling.PLAY_ON, phrase("Nothing is out of order"), why, _SOUND)


def _unwritten(event: Event, ruling: Ruling, title: str, why: str, source: Source) -> Irregularity:
    return Irregularity(SILENT, title, event, {}, ruling, (), why, source)


def every_facts(event: Event) -> Iterator[Facts]:
    """All the facts that can be true together of an event."""
    facts = FACTS[event]
    for words in product(*(WORDS[fact] for fact in facts)):
        yield dict(zip(facts, words, strict=True))
