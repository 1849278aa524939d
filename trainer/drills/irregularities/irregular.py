"""Irregularities acted out: an incident over a sound round, with look-alikes in between.

Every line of the house's list comes equally often, whatever its chance at a real table; one
incident in three is a look-alike. The right answer is never written here: ``dealing.incident.due``
finds it in the house's list.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from trainer.dealing.house import House
from trainer.dealing.incident import Incident
from trainer.dealing.irregularity import Event, Facts, Irregularities, Irregularity
from trainer.drills.irregularities import staged_cards, staged_players
from trainer.drills.irregularities.incident_stage import NotHere, Stage
from trainer.drills.stream import Stream
from trainer.errors import InputError
from trainer.wording import now_speaking, speaking_of

# Drawn anew where the cards do not fit the line: in 17 incidents of every line of the five houses
# 35 draws were the most.
_TRIES = 400

_STAGED: Mapping[Event, Callable[[Stage], Incident]] = {
    Event.FOREIGN_CARD: staged_cards.foreign_card,
    Event.DECK_COUNT: staged_cards.deck_count,
    Event.MISDEAL: staged_cards.misdeal,
    Event.CARD_COUNT: staged_cards.card_count,
    Event.EXPOSED: staged_cards.exposed,
    Event.SHUFFLER: staged_cards.shuffler,
    Event.BACK_UP: staged_cards.back_up,
    Event.WAGER_CHANGED: staged_players.wager_changed,
    Event.TENDER: staged_players.tender,
    Event.SIDE_BET: staged_players.side_bet,
    Event.DISPUTE: staged_players.dispute,
    Event.OFF_TABLE: staged_players.off_table,
    Event.TALK: staged_players.talk,
    Event.CLAIM: staged_players.claim,
    Event.HAND_TOUCHED: staged_players.hand_touched,
    Event.HAND_PLACED: staged_players.hand_placed,
    Event.DECKS: staged_cards.decks,
}


def incident(
    house: House, irregularities: Irregularities, seed: int | str, line: str | None = None
) -> Incident:
    """The incident of that seed: of the named line, or of a drawn one.

    The same arguments give the same incident everywhere. Raises KeyError for a line that the house
    does not have.
    """
    speaker = now_speaking()  # an incident tells what happened in words
    key = id(house), id(irregularities), id(speaker), seed, line
    if key not in _KNOWN:
        if len(_KNOWN) == _MOST_KNOWN:
            _KNOWN.pop(next(iter(_KNOWN)))
        made = _made(house, irregularities, seed, line)
        _KNOWN[key] = (house, irregularities, speaker), made
    return _KNOWN[key][-1]


_KNOWN: dict[tuple[int, int, int, int | str, str | None], tuple[object, Incident]] = {}
# The latest ones are kept: a question is asked, marked, told and marked for the school, and each
# time it would take 5 ms. What the key names is kept too, lest another object gets its id.
_MOST_KNOWN = 256


def _made(
    house: House, irregularities: Irregularities, seed: int | str, line: str | None
) -> Incident:
    stream = Stream(f"incident|{house.id}|{line or ''}|{seed}")
    chosen = irregularities.named(line) if line else _drawn(irregularities, stream)
    with speaking_of(house.rules.spoken):
        staged = _staged(house, chosen, stream)
    assert staged is not None, f"{house.id} has no round for {chosen.id}"
    return staged


def _staged(
    house: House, line: Irregularity, stream: Stream, tries: int = _TRIES
) -> Incident | None:
    for _ in range(tries):
        try:
            return _STAGED[line.event](Stage.set_up(house, line, stream))
        except NotHere:
            continue
    return None


def incident_of(
    house: House, line: Irregularity, facts: Facts, tries: int = _TRIES
) -> Incident | None:
    """The line's incident with these facts alone, the same everywhere; None where so many rounds of
    the house do not show it."""
    alone = replace(line, when={fact: frozenset([word]) for fact, word in facts.items()})
    stream = Stream(f"incident|{house.id}|{line.id}|{sorted(facts.items())}")
    try:
        return _staged(house, alone, stream, tries) if line.event in _STAGED else None
    except InputError:  # the house has no such wager
        return None


def may_happen(house: House, line: Irregularity) -> bool:
    """True if a round of the house can show the line."""
    # A look at the cards on Pair Plus alone needs a Pair Plus.
    try:
        stream = Stream(f"incident|{house.id}|{line.id}|")
        return line.event in _STAGED and _staged(house, line, stream) is not None
    except InputError:  # the house has no such wager
        return False


def _drawn(irregularities: Irregularities, stream: Stream) -> Irregularity:
    """A line that calls for a ruling, or in one case of three a look-alike."""
    line = stream.choice([each for each in irregularities.lines if not each.harmless])
    if stream.below(3):
        return line
    return irregularities.named(stream.choice(line.look_alikes))
