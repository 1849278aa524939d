"""Deals rounds from a seed: true random ones, and ones that show what a drill asks for.

A round that must show some events is drawn exactly as a true random deal would be, given that it
shows them: the same seats, stakes, decisions and cards, in the same proportions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec.structs import replace

from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.drills.events.event_context import CannotShow
from trainer.drills.events.events import EVENTS
from trainer.drills.plan import Planner, TablePlan
from trainer.drills.recipe import PLAIN, Recipe, Seats, WeighedEvents
from trainer.drills.stream import Stream
from trainer.drills.table_draw import lay, lay_again
from trainer.errors import InputError, Problem, quoted
from trainer.game.round import Round
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager

# So often a deal is thrown away before the events are held to exclude each other. The rarest pairs
# that do not are dealt in a few hundred.
_TRIES = 50_000


def generate(rules: HouseRules, recipe: Recipe, seed: int | str) -> Round:
    """One round of the drill.

    The same house, recipe and seed give the same round everywhere. Raises InputError if the house
    can show nothing of what the recipe asks for.
    """
    return shoe(rules, recipe).deal(seed)


def deal(
    rules: HouseRules, seed: int | str, count: int, seats: int | None, wants: Sequence[str]
) -> Iterator[Round]:
    """That many rounds, each with all of the wanted events, at that many seats (None: 1 to 7).

    Round number n, from 1, has the seed ``SEED:n``. Raises InputError, at once, for an unknown
    event and for events that the house cannot show.
    """
    recipe = wish(seats, wants)
    check_recipe(rules, recipe)
    dealt = shoe(rules, recipe)
    return (dealt.deal(f"{seed}:{number}") for number in range(1, count + 1))


REDEALS = 3
"""The number of redeals at one table before the same cards come back."""


def with_redeals(rules: HouseRules, round_: Round, seed: int | str) -> Round:
    """The round with the cards of its redeals, by the same seed."""
    dealt = shoe(rules, wish(len(round_.seats), ()))
    last: Round | None = None
    for number in range(REDEALS, 0, -1):
        last = replace(dealt.again(round_, f"{seed}:redeal:{number}"), redeal=last)
    return replace(round_, redeal=last)


def with_own_redeals(house: House, round_: Round, part: Part, seed: str) -> Round:
    """The round as it is put on the table: with the cards of its redeals, where the house allows
    one, all from the same seed."""
    if part is not Part.WHOLE or not house.redeals or round_.redeal is not None:
        return round_
    return with_redeals(house.rules, round_, seed)


def wish(seats: int | None, wants: Sequence[str]) -> Recipe:
    """A recipe for rounds that each show all of these events."""
    return Recipe(
        name="deal",
        title="Deal",
        teaches="What is asked for.",
        seats=Seats(1, 7) if seats is None else Seats(seats, seats),
        events=(WeighedEvents(tuple(dict.fromkeys(wants)), 1),),
    )


def check_recipe(rules: HouseRules, recipe: Recipe) -> None:
    """Do nothing for a sound recipe. Raises InputError for unknown events, and if the house can
    show none of the weighed ones; the problems are placed under ``events``."""
    unknown = [
        Problem(("events", key(weighed)), "unknown_event", _unknown(name))
        for weighed in recipe.events
        for name in weighed.events
        if name not in EVENTS
    ]
    if unknown:
        raise InputError(unknown)
    dealt = shoe(rules, recipe)
    if not any(dealt.can_show(each) for each in recipe.events if each.weight):
        raise InputError(dealt.reasons())


def key(weighed: WeighedEvents) -> str:
    """The events as a recipe writes them: ``tie + envy``, or ``plain``."""
    return " + ".join(weighed.events) or PLAIN


def _unknown(name: str) -> str:
    return f"{quoted(name)} is not an event; trainer events lists them"


def _names(events: Sequence[WeighedEvents]) -> tuple[str, ...]:
    # In their order, not a set's, which differs from run to run: a seed deals the same for ever.
    return tuple(dict.fromkeys(name for each in events for name in each.events))


# ---------------------------------------------------------------------------------------- shoe

_SHOES_AT_MOST = 64
_PLANS_AT_MOST = 256


def shoe(rules: HouseRules, recipe: Recipe) -> Shoe:
    """The plans for that house and recipe, from a cache of those used last."""
    return _kept(_Wanted(rules, recipe))


# Recipes are compared by value, because a drill with another number of seats is a new object for
# every round. Rules are large, so they are compared by identity; the shoe keeps them alive, so
# that no other rules can get the same id.
class _Wanted:
    """A house and a recipe, as the key of a shoe."""

    __slots__ = ("_hash", "recipe", "rules")

    def __init__(self, rules: HouseRules, recipe: Recipe) -> None:
        self.rules, self.recipe = rules, recipe
        self._hash = hash((id(rules), recipe))

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, _Wanted) or self.rules is not other.rules:
            return False
        return self.recipe is other.recipe or self.recipe == other.recipe


# The plans of a recipe take 1 to 7 ms to be made anew; a round that is dealt by them, 0.2.
@lru_cache(maxsize=_SHOES_AT_MOST)
def _kept(wanted: _Wanted) -> Shoe:
    return Shoe(wanted.rules, wanted.recipe)


def with_plays(rules: HouseRules, round_: Round, stream: Stream) -> Round:
    """The round with a Play drawn for each played hand, if Play may be several times the Ante;
    unchanged at any other house."""
    times = rules.play_times
    if times is None:
        return round_
    seats = (
        replace(seat, play=stream.choice(times.amounts(seat.stakes[Wager.ANTE])))
        if seat.played
        else seat
        for seat in round_.seats
    )
    return replace(round_, seats=tuple(seats))


def _of_plays(seed: int | str) -> Stream:
    return Stream(f"play|{seed}")


class Shoe:
    """The source of the rounds of one recipe at one house, with its plans, each made at first
    use."""

    def __init__(self, rules: HouseRules, recipe: Recipe) -> None:
        self.rules = rules
        self.recipe = recipe
        self.planner = Planner.of(rules, recipe)
        self._plans: dict[tuple[str, ...], TablePlan | None] = {}
        self._shown: dict[tuple[str, ...], bool] = {}
        self._weighed = [each for each in recipe.events if each.weight]
        self._always = _names(self._weighed) if len(self._weighed) == 1 else None

    def deal(self, seed: int | str) -> Round:
        """The round of that seed. Raises InputError if nothing asked for can be shown."""
        stream = Stream(seed)
        if self._always is not None:
            round_ = self._dealt(self._always, stream)
        else:
            round_ = self._dealt_of(self._together(self._events(stream)), stream)
        if round_ is None:
            raise InputError(self.reasons())
        return with_plays(self.rules, round_, _of_plays(seed))

    def again(self, round_: Round, seed: int | str) -> Round:
        """That round's table with other cards, by the seed."""
        again = lay_again(self.planner, round_, Stream(seed))
        return with_plays(self.rules, again, _of_plays(seed))

    def showing(self, events: Sequence[str], seed: int | str) -> Round | None:
        """The round of that seed that shows all of these events, whatever the recipe weighs; None
        if they do not go together here."""
        found = self._dealt(tuple(events), Stream(seed))
        return with_plays(self.rules, found, _of_plays(seed)) if found is not None else None

    def _dealt_of(self, events: list[WeighedEvents], stream: Stream) -> Round | None:
        """A round that shows them all, or else as many of the first as go together."""
        while events:
            round_ = self._dealt(_names(events), stream)
            if round_ is not None:
                return round_
            events.pop()
        return None

    def _events(self, stream: Stream) -> list[WeighedEvents]:
        """The events that the round is to show together, as many as this house can show."""
        left = [*self._weighed]
        drawn: list[WeighedEvents] = []
        while left and len(drawn) < self.recipe.at_once:
            chosen = stream.weighed(left, [each.weight for each in left])
            left.remove(chosen)
            if self.can_show(chosen):
                drawn.append(chosen)
        return drawn

    def _together(self, drawn: list[WeighedEvents]) -> list[WeighedEvents]:
        """The events that go with the ones before them."""
        if self._plan(_names(drawn)) is not None:
            return drawn
        kept: list[WeighedEvents] = []
        for each in drawn:
            if self._plan(_names([*kept, each])) is not None:
                kept.append(each)
        return kept

    def _dealt(self, events: tuple[str, ...], stream: Stream) -> Round | None:
        """A round that shows them all; None if they exclude each other."""
        plan = self._plan(events)
        for _ in range(_TRIES if plan is not None else 0):
            assert plan is not None
            round_ = lay(self.planner, plan, stream)
            if round_ is not None:
                return round_
        return None

    def can_show(self, weighed: WeighedEvents) -> bool:
        return self.goes_together(weighed.events)

    def goes_together(self, events: tuple[str, ...]) -> bool:
        """True if one round can show all of these events."""
        if events not in self._shown:
            self._shown[events] = self.planner.can_show([EVENTS[name] for name in events])
        return self._shown[events]

    def _plan(self, events: tuple[str, ...]) -> TablePlan | None:
        """The plan for these events together; None if there is none."""
        # No lock: another thread may be planning ahead, and at worst both plan the same.
        plans = self._plans  # one that is given up meanwhile still holds what is asked of it
        if events in plans:
            return plans[events]
        plan = self._planned(events)
        if len(self._plans) >= _PLANS_AT_MOST:
            # A new one, not clear(): another thread may be reading the old one.
            self._plans = {}
        self._plans[events] = plan
        return plan

    def _planned(self, events: tuple[str, ...]) -> TablePlan | None:
        try:
            plan = self.planner.plan([EVENTS[name] for name in events])
        except CannotShow:
            return None
        return plan if plan.branches else None

    def reasons(self) -> list[Problem]:
        """The reasons why this house can show nothing of what the recipe asks for."""
        return [
            Problem(("events", key(each)), "cannot_show", self._reason(each.events))
            for each in self.recipe.events
        ]

    def _reason(self, events: tuple[str, ...]) -> str:
        """Why these events are not shown: what the house lacks, or that they do not go together."""
        house = self.rules.house
        for name in events:
            try:
                alone = self.planner.plan([EVENTS[name]])
            except CannotShow as reason:
                return f"{house} cannot show {name}: {reason}"
            if not alone.branches:
                return f"{house} cannot show {name} {self._at_seats()}"
        together = " and ".join(events)
        return f"{house} cannot show {together} together in one round {self._at_seats()}"

    def _at_seats(self) -> str:
        seats = self.recipe.seats
        count = f"{seats.least} to {seats.most}" if seats.least < seats.most else f"{seats.most}"
        return f"at {count} {'seat' if seats.most == 1 else 'seats'}"
