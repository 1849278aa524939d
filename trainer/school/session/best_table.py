"""Finds the table for the first need; among several that show it, the one that prevents most errors
at a real table.

Each table is dealt by the events of that need; its other seats are then chosen by their worth. The
same arguments choose the same table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from heapq import nlargest
from itertools import islice

from msgspec import Struct

from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.dealing.script import script_for
from trainer.drills.generate import Shoe, shoe, wish
from trainer.drills.questions.naming import hands_by_reading
from trainer.drills.questions.qualifying import dealer_of
from trainer.drills.recipe import Recipe
from trainer.drills.skills.card_skills import qualified
from trainer.drills.skills.decisions import touched, touched_by_settling
from trainer.drills.skills.registry import Skillbook, by_round
from trainer.drills.skills.skill import Area, ByRound
from trainer.game.round import Round, Seat
from trainer.game.settle import settle
from trainer.school.choice_reason import Aim, Reason, Why
from trainer.school.session.needs import Need
from trainer.school.session.seat_filling import Worths, filled, worth

TABLES_TRIED = 24
"""At most so many tables are dealt for a need."""
TABLES_KEPT = 5
"""Dealing ends when so many of them ask for it."""
TABLES_REFILLED = 2
"""The best of those kept: their other seats are chosen anew."""
# At most so many rounds are dealt to find a dealer's hand; nothing else of them is looked at.
DEALER_HANDS_TRIED = 120
NEEDS_TRIED = 3
"""If no table shows the first need, the next is tried, up to so many."""

TIME_OF: Mapping[Part, float] = {Part.SETTLEMENT: 1.0, Part.WHOLE: 1.4}
"""What a round takes of the trainee's time."""

NO_EVENTS: tuple[str, ...] = ()


class TableChoice(Struct, frozen=True):
    """The next round, the part of it to work, and the reason for dealing it."""

    round_: Round
    part: Part
    why: Why


class _Look(Struct, frozen=True):
    """A round with the skills that it asks for, and their worth for the time that it takes."""

    round_: Round
    part: Part
    asked: Counter[str]
    worth: float


class Tables(Struct, frozen=True):
    """The setting of rounds: a house, and a number of seats."""

    house: House
    seats: int

    @property
    def shoe(self) -> Shoe:
        return shoe(self.house.rules, recipe_for(self.seats))

    def asked(self, round_: Round, part: Part) -> Counter[str]:
        """The skills that the round asks for, and how often."""
        settlement = settle(self.house.rules, round_)
        asked = touched(script_for(self.house, round_, settlement, part))
        return Counter(each.skill for each in asked)

    def of_dealer(self, round_: Round) -> str:
        """The skill of telling whether the dealer of the round qualifies."""
        rules = self.house.rules.at_table(round_.placard)
        return qualified(dealer_of(rules, round_.dealer), rules)

    def warm(self, book: Skillbook) -> Iterator[str]:
        """Prepare the deals of the house's skills one at a time, so that choosing is fast
        afterwards."""
        # Made now, beside the window: the first choice of a round would wait for them.
        hands_by_reading(self.house.rules.ranking)
        for skill in book:
            for each in skill.by:
                if isinstance(each, ByRound):
                    self.shoe.goes_together(each.events)
                    yield skill.id


@cache
def recipe_for(seats: int) -> Recipe:
    """A recipe that asks for nothing, at so many seats; one for all houses."""
    return wish(seats, NO_EVENTS)


def true_random(tables: Tables, seed: str) -> TableChoice:
    """A round without any arrangement or choice."""
    round_ = tables.shoe.showing(NO_EVENTS, seed)
    assert round_ is not None, "a table can always be dealt"
    return TableChoice(round_, Part.SETTLEMENT, Why(Reason(Aim.RANDOM)))


def choose(
    tables: Tables,
    source: Aim,
    wanted: Sequence[Need],
    every: Sequence[Need],
    worths: Worths,
    seed: str,
) -> TableChoice | None:
    """The best round for the first of the wanted needs, all of one source, that can be dealt; None
    if none can."""
    for number, need in enumerate(wanted[:NEEDS_TRIED]):
        weights = with_look_alikes(worths, need) if source is Aim.NEW else worths
        found = _best(tables, need, weights, f"{seed}|{number}")
        if found is not None:
            skill = need.skill.id
            why = Why(Reason(source, (skill,)), covered(every, found.asked, but=skill))
            return TableChoice(found.round_, found.part, why)
    return None


def with_look_alikes(worths: Worths, need: Need) -> Worths:
    """Worths in which those of a new skill's look-alikes are as high as the best."""
    # A new skill is met beside what it is easily taken for; later both are mixed by their own
    # worth.
    most = max(worths.values(), default=0.0)
    return {
        skill: worth + most if need.skill.looks_like(skill) else worth
        for skill, worth in worths.items()
    }


def _best(tables: Tables, need: Need, worths: Worths, seed: str) -> _Look | None:
    """The round of most worth that asks for the need; worked whole if that is worth the time."""
    for round_ in _candidates(tables, need, worths, seed):
        look = _look(tables, worths, round_, need.part)
        if need.skill.id in look.asked:
            if look.part is Part.WHOLE:
                return look
            whole = _look(tables, worths, round_, Part.WHOLE)
            return max(look, whole, key=lambda look: look.worth)
    return None


def _look(tables: Tables, worths: Worths, round_: Round, part: Part) -> _Look:
    asked = tables.asked(round_, part)
    return _Look(round_, part, asked, worth(worths, asked) / TIME_OF[part])


def _candidates(tables: Tables, need: Need, worths: Worths, seed: str) -> list[Round]:
    """Tables dealt for the need, those of most worth first: each with other seats around the one of
    the need, then as it was dealt."""
    planner = tables.shoe.planner
    dealt = [
        (each, about)
        for each in _dealt(tables, need, worths, seed)
        if (about := _about(tables, each, need.skill.id)) is not None or not _at_a_seat(need)
    ]
    tables_filled = [
        filled(planner, each, about, worths, f"{seed}|{number}")
        for number, (each, about) in enumerate(dealt)
    ]
    best = sorted(filter(None, tables_filled), key=lambda each: -each.worth)
    return [*(each.round_ for each in best), *(each for each, _ in dealt)]


def _at_a_seat(need: Need) -> bool:
    """True if a seat has to ask for it, and not the dealer's hand or a step."""
    return need.part is Part.SETTLEMENT and need.skill.area not in _AT_NO_SEAT


_AT_NO_SEAT = (Area.QUALIFYING, Area.CALLS, Area.ORDER, Area.STEPS)


def _dealt(tables: Tables, need: Need, worths: Worths, seed: str) -> Iterable[Round]:
    """Rounds for the need: of some that show its events, those whose dealer's hand is worth most
    besides."""
    if need.skill.area is Area.QUALIFYING and not need.events:
        return islice(_with_dealer(tables, need.skill.id, seed), TABLES_REFILLED)
    dealt = (tables.shoe.showing(need.events, f"{seed}|{number}") for number in range(TABLES_TRIED))
    found = (each for each in dealt if each is not None and _may_ask(tables, each, need))
    return nlargest(TABLES_REFILLED, islice(found, TABLES_KEPT), key=_of_dealer(tables, worths))


def _of_dealer(tables: Tables, worths: Worths) -> Callable[[Round], float]:
    return lambda round_: worths.get(tables.of_dealer(round_), 0.0)


def _may_ask(tables: Tables, round_: Round, need: Need) -> bool:
    """False if the round surely does not ask for the need."""
    # Only a needed comparison is checked here, which the events bring in one round of ten;
    # everything else is checked in ``_best``.
    at_seats = need.skill.area is Area.COMPARING
    return not at_seats or _about(tables, round_, need.skill.id) is not None


def _about(tables: Tables, round_: Round, skill: str) -> Seat | None:
    """The first seat at which settling the round asks for the skill."""
    asked = touched_by_settling(tables.house.rules, round_, settle(tables.house.rules, round_))
    number = next((each.seat for each in asked if each.skill == skill), None)
    return None if number is None else round_.seat(number)


def _with_dealer(tables: Tables, skill: str, seed: str) -> Iterator[Round]:
    """Ordinary rounds in which the dealer holds a hand of the skill."""
    # No event deals all of these hands, and some come in one round of a hundred.
    for number in range(DEALER_HANDS_TRIED):
        round_ = tables.shoe.showing(NO_EVENTS, f"{seed}|{number}")
        assert round_ is not None, "a table can always be dealt"
        if tables.of_dealer(round_) == skill:
            yield round_


def covered(every: Sequence[Need], asked: Collection[str], but: str = "") -> tuple[Reason, ...]:
    """The wanted skills that the round asks for, among those that rarely come otherwise."""
    also: dict[Aim, list[str]] = {}
    for need in every:
        wanted = need.sources[0] is not Aim.LEARNING and need.rare
        if wanted and need.skill.id in asked and need.skill.id != but:
            also.setdefault(need.sources[0], []).append(need.skill.id)
    return tuple(Reason(source, tuple(ids)) for source, ids in also.items())


SEATS = 5


def dealable(book: Skillbook, skills: Sequence[str]) -> tuple[str, ...]:
    """The skills that a round at the table can ask for."""
    return tuple(each for each in skills if each in book and by_round(book[each]) is not None)


def focused(
    tables: Tables, book: Skillbook, skills: Sequence[str], turn: int, seed: str
) -> TableChoice | None:
    """The round of that turn, from 0; None if no round asks for any of the skills."""
    asked = dealable(book, skills)
    if not asked:
        return None
    first = turn % len(asked)
    every = [Need(book[each], (Aim.CHOSEN,), 1.0) for each in (*asked[first:], *asked[:first])]
    return choose(tables, Aim.CHOSEN, every, every, dict.fromkeys(asked, 1.0), seed)
