"""A sound round drawn from a stream, on which an irregularity or a wrong bet is put: the moments at
which it can stop, and its players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from msgspec.structs import replace

from trainer.dealing.action import DEALER
from trainer.dealing.house import House
from trainer.dealing.incident import Incident, IncidentSeen
from trainer.dealing.irregularity import ENDS_HAND, Event, Fact, Facts, Irregularity
from trainer.dealing.procedure import DealBy, Part, Step, StepKind
from trainer.dealing.script import script_for
from trainer.drills.generate import generate
from trainer.drills.recipe import Recipe, Seats, WeighedEvents
from trainer.drills.stream import Stream
from trainer.game.cards import Card
from trainer.game.house_words import PlaceWord
from trainer.game.money import Money
from trainer.game.round import Round, Seat
from trainer.game.rules import HouseRules
from trainer.game.settle import settle
from trainer.game.wagers import Wager
from trainer.wording import phrase, say, say_figure, say_phrase

_TABLE = Recipe(
    name="sound",
    title="A sound round",
    teaches="Nothing is wrong with it.",
    seats=Seats(3, 6),
    events=(WeighedEvents((), 1),),
)
_SEEDS = 1 << 64


def sound_round(rules: HouseRules, stream: Stream, *events: str) -> Round:
    """A true random deal at three to six seats, with valid bets and every decision made; with these
    events, if some are named."""
    table = replace(_TABLE, events=(WeighedEvents(events, 1),))
    return generate(rules, table, stream.below(_SEEDS))


def usual_stakes(rules: HouseRules, wager: Wager) -> tuple[Money, ...]:
    """The usual stakes on the wager, or on the one that it must equal."""
    # A wager that must equal another has no usual stakes of its own.
    return rules.stakes[rules.equal_to.get(wager, wager)]


DELIVERIES = (StepKind.DEAL, StepKind.DEAL_DEALER)
FINISHING = (StepKind.RACK_STUB, StepKind.COVER_DEALER, StepKind.RELEASE_CARDS)
IN_PLAY = (*DELIVERIES, *FINISHING, StepKind.OFFER)
SHOWN = (StepKind.REVEAL_DEALER, StepKind.CALL_DEALER)

_Thing = TypeVar("_Thing")


class NotHere(Exception):
    """This round has no place for that irregularity; another may have one."""


@dataclass(frozen=True, slots=True)
class Stage:
    """One line of the house's list, its facts drawn, and the round on which it will happen."""

    house: House
    line: Irregularity
    facts: Facts
    stream: Stream
    round_: Round
    steps: tuple[Step, ...] = field(repr=False)

    @classmethod
    def set_up(cls, house: House, line: Irregularity, stream: Stream) -> Stage:
        """The stage with a fresh round, and one set of the facts under which the line is met."""
        facts = stream.choice(list(line.examples()))
        alone = line.event is Event.HAND_PLACED and facts[Fact.ANTE] == "no"
        round_ = sound_round(house.rules, stream, *(["pair_plus_only"] if alone else []))
        return cls(house, line, facts, stream, round_, _steps(house, round_))

    # ------------------------------------------------------------------------------ facts

    def so(self, fact: Fact) -> bool:
        return self.facts[fact] == "yes"

    @property
    def cards(self) -> int:
        return int(self.facts[Fact.CARDS])

    # ------------------------------------------------------------------------------ people

    def one_of(self, things: Sequence[_Thing]) -> _Thing:
        if not things:
            raise NotHere
        return self.stream.choice(things)

    def a_seat(self, wanted: Callable[[Seat], bool] = lambda seat: True) -> Seat:
        """A seat of the round; one that has its wagers yet, where its hand is to be dead."""
        seats = self.round_.seats
        if self.line.ruling in ENDS_HAND:
            seats = tuple(seat for seat in seats if not seat.folded)
        return self.one_of([seat for seat in seats if wanted(seat)])

    @property
    def empty_places(self) -> list[int]:
        taken = {seat.number for seat in self.round_.seats}
        places = range(1, self.house.rules.places + 1)
        return [place for place in places if place not in taken]

    def hand_of(self, place: int) -> tuple[Card, ...]:
        if place == DEALER:
            return self.round_.dealer
        seat = self.round_.seat(place)
        assert seat is not None, "hands are at the dealer's place and at seats of the round"
        return seat.cards

    # ------------------------------------------------------------------------------ words

    def spot(self, wager: Wager) -> str:
        return self.house.rules.spot_name(wager)

    def place(self, number: int) -> str:
        return say("the dealer") if number == DEALER else self._places.numbered(number)

    def headed(self, number: int) -> str:
        return self._places.headed(number)

    def hand(self, number: int) -> str:
        if number == DEALER:
            return say("the dealer's hand")
        return say_phrase(_HANDS[self._places], seat=number)

    @property
    def _places(self) -> PlaceWord:
        return self.house.rules.words.place

    def money(self, amount: Money) -> str:
        return f"{self.house.rules.currency}{say_figure(str(amount))}"

    # ------------------------------------------------------------------------------ moments

    def after(self, *kinds: StepKind) -> int:
        """Some moment right after a step of these kinds, as the number of steps done."""
        return self.one_of([at + 1 for at, step in enumerate(self.steps) if step.kind in kinds])

    def after_last(self, *kinds: StepKind) -> int:
        """The moment after the last step of these kinds."""
        reached = [at + 1 for at, step in enumerate(self.steps) if step.kind in kinds]
        if not reached:
            raise NotHere
        return reached[-1]

    def before_cards(self) -> int:
        """Some moment before the first card, and before the bets are closed if the house closes
        them."""
        ends = (StepKind.NO_MORE_BETS, *DELIVERIES)
        first = next(at for at, step in enumerate(self.steps) if step.kind in ends)
        opened = [at for at, step in enumerate(self.steps) if _opens(step)]
        return self.one_of(range(max(opened, default=-1) + 1, first + 1))

    def before_delivery(self, place: int) -> list[int]:
        """The moments right before a card is dealt to that place."""
        return [
            at
            for at, step in enumerate(self.steps)
            if step.kind in DELIVERIES and step.action.place == place
        ]

    def delivered(self, moment: int, place: int) -> int:
        """The number of cards at that place by then."""
        at_once = 1 if self.house.procedure.deal_by is DealBy.CARD else 3
        done = [step for step in self.steps[:moment] if step.kind in DELIVERIES]
        return at_once * sum(1 for step in done if step.action.place == place)

    def happens(
        self,
        moment: int,
        seen: IncidentSeen,
        *told: str,
        places: tuple[int, ...] = (),
        wager: Wager | None = None,
        moves: tuple[tuple[int, int], ...] = (),
    ) -> Incident:
        """The incident on this round, after that many of its steps."""
        return Incident(
            round_=self.round_,
            done=tuple(step.action for step in self.steps[:moment]),
            after=self.steps[moment - 1].kind if moment else None,
            event=self.line.event,
            facts=self.facts,
            seen=seen,
            told=told,
            places=places,
            wager=wager,
            moves=moves,
        )


_HANDS = {
    PlaceWord.SEAT: phrase("seat {seat}'s hand"),
    PlaceWord.BOX: phrase("box {seat}'s hand"),
    PlaceWord.SPOT: phrase("spot {seat}'s hand"),
    PlaceWord.POSITION: phrase("position {seat}'s hand"),
}


def _opens(step: Step) -> bool:
    return step.kind is StepKind.PLACE_YOUR_BETS


def _steps(house: House, round_: Round) -> tuple[Step, ...]:
    return script_for(house, round_, settle(house.rules, round_), Part.WHOLE).steps


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
