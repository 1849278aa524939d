"""An irregularity in the middle of a sound round, and the house's demand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum

from msgspec import Struct

from trainer.dealing.action import Action, Verb
from trainer.dealing.follow_up import BETS, CARDS, FollowUp
from trainer.dealing.irregularity import (
    ENDS_HAND,
    BegunAnew,
    Deed,
    Event,
    Facts,
    Irregularities,
    Irregularity,
    Ruling,
)
from trainer.dealing.procedure import StepKind
from trainer.game.cards import Card
from trainer.game.money import Money
from trainer.game.round import Round, Tender
from trainer.game.wagers import Wager


class Lamp(StrEnum):
    """The state of the shuffler's lamp."""

    READY = "ready"
    FAULT = "fault"


class HandSeen(Struct, frozen=True):
    """A hand that lies wrongly, or is being looked at.

    ``place`` is where it lies; ``cards`` its number of cards; ``up`` those face up; ``belongs_to``
    the place whose hand it is, if that is another; ``under`` the place whose complete hand lies on
    top of it. ``in_play``: it lies in the Play area, or should and does not.
    """

    place: int
    cards: int = 3
    up: tuple[Card, ...] = ()
    belongs_to: int | None = None
    held: bool = False
    under: int | None = None
    in_play: bool | None = None


class WagerSeen(Struct, frozen=True):
    """Chips or money moved by a player. None: nothing lay, or lies, there."""

    seat: int
    wager: Wager
    was: Money | None
    now: Money | None
    tender: Tender = Tender.CHIPS


class IncidentSaid(Struct, frozen=True):
    """Words heard from a seat."""

    seat: int
    words: str


class IncidentSeen(Struct, frozen=True):
    """Everything to draw over the sound table.

    ``deck``: which of two decks is about to be dealt, the first having been dealt last round;
    ``beside``: cash at a seat that is no bet; ``aside``: chips that a player bets with another;
    ``display``: words on the shuffler; ``next_game``: payouts and Play are gone, and the bets of
    the next game lie there.
    """

    hands: tuple[HandSeen, ...] = ()
    wagers: tuple[WagerSeen, ...] = ()
    foreign: tuple[Card, ...] = ()
    cut_card_at: int | None = None
    counted: int | None = None
    lamp: Lamp | None = None
    deck: int | None = None
    beside: tuple[tuple[int, Money], ...] = ()
    aside: tuple[tuple[int, Money], ...] = ()
    display: str = ""
    next_game: bool = False
    said: tuple[IncidentSaid, ...] = ()


class Incident(Struct, frozen=True):
    """A sound round, the part of it that is done, and what is seen then.

    ``places`` and ``wager`` are those concerned, ``moves`` the whole hands that would have to go
    from one place to another. ``told`` describes it all in sentences. The ruling is not part of it:
    ``due`` finds it in the house's list.
    """

    round_: Round
    done: tuple[Action, ...]
    after: StepKind | None
    event: Event
    facts: Facts
    seen: IncidentSeen
    told: tuple[str, ...]
    places: tuple[int, ...] = ()
    wager: Wager | None = None
    moves: tuple[tuple[int, int], ...] = ()

    @property
    def key(self) -> tuple[object, ...]:
        """The identity of this incident: everything seen and told, and its moment."""
        last = self.done[-1] if self.done else None
        seats = tuple(seat.number for seat in self.round_.seats)
        return (self.event, tuple(self.facts.items()), self.seen, self.told, last, seats)


class Due(Struct, frozen=True):
    """The house's demand: the deciding line, everything that follows from its ruling, and the acts
    that begin the round anew, if it is."""

    line: Irregularity
    follow_ups: tuple[FollowUp, ...]
    anew: tuple[FollowUp, ...] = ()
    begun_anew: BegunAnew | None = None

    @property
    def deeds(self) -> tuple[FollowUp, ...]:
        """All deeds in a right order."""
        again = tuple(each for each in self.follow_ups if each.deed is Deed.DEAL_AGAIN)
        first = tuple(each for each in self.follow_ups if each not in again)
        # The cards are in the rack before others are dealt.
        return (*first, *self.anew, *again)


def due(irregularities: Irregularities, incident: Incident) -> Due:
    """The house's ruling on the incident, and each deed that follows, at its place."""
    line = irregularities.decides(incident.event, incident.facts)
    follow_ups = (each for deed in line.follows for each in _follow_ups(deed, line, incident))
    anew = irregularities.begun_anew
    if anew is None or line.ruling not in (Ruling.VOID, Ruling.REDEAL):
        return Due(line, tuple(follow_ups))
    return Due(line, tuple(follow_ups), tuple(_anew(anew)), anew)


def _anew(anew: BegunAnew) -> Iterator[FollowUp]:
    yield FollowUp(Deed.RACK, word=CARDS)
    if anew.announces:
        yield FollowUp(Deed.ANNOUNCE, word=BETS)


def _follow_ups(deed: Deed, line: Irregularity, incident: Incident) -> Iterator[FollowUp]:
    match deed:
        case Deed.RETURN | Deed.TAKE:
            for seat, stakes in lying(incident).items():
                if line.ruling not in ENDS_HAND or seat in incident.places:
                    yield from (FollowUp(deed, seat, wager) for wager in stakes)
        case Deed.MOVE:
            yield from (FollowUp(deed, place, to=to) for place, to in incident.moves)
        case Deed.REFUSE | Deed.KEEP:
            yield from (FollowUp(deed, seat, incident.wager) for seat in incident.places)
        case Deed.BACK_UP | Deed.FAVOUR | Deed.STOP | Deed.PLACE:
            yield from (FollowUp(deed, place) for place in incident.places)
        case Deed.DEAL_AGAIN | Deed.PLAY_ON | Deed.CHANGE_DECKS:
            yield FollowUp(deed)
        case Deed.RACK | Deed.ANNOUNCE | Deed.EXPLAIN | Deed.RESUME:
            return


def lying(incident: Incident) -> Mapping[int, Mapping[Wager, Money]]:
    """The wagers on the table at that moment, by seat; Play once it has been offered."""
    offered = {act.place for act in incident.done if act.verb is Verb.OFFER}
    table: dict[int, dict[Wager, Money]] = {}
    for seat in sorted(incident.round_.seats, key=lambda seat: seat.number):
        table[seat.number] = dict(seat.stakes)
        play = seat.stake(Wager.PLAY)
        if play is not None and seat.number in offered:
            table[seat.number] = {Wager.PLAY: play, **table[seat.number]}
    return table
