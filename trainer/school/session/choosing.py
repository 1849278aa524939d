"""The round that covers the most of what is needed, of several that cover what is needed first.

Every round is dealt by the events of the first need, most of them together with those of another
need, and looked at for the skills that it asks for. The same arguments choose the same round.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import cycle, islice

from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.dealing.script import script_for
from trainer.drills.generate import Shoe, shoe, wish
from trainer.drills.qualifying import dealer_of
from trainer.drills.recipe import Recipe
from trainer.drills.skills.from_cards import qualified
from trainer.drills.skills.registry import Skillbook
from trainer.drills.skills.skill import Area, ByRound
from trainer.drills.skills.touched import touched
from trainer.game.round import Round
from trainer.game.settle import settle
from trainer.school.session.needs import Need
from trainer.school.session.why import Reason, Source, Why

CANDIDATES = 6
DEALERS = 120
"""So many rounds are dealt to find a dealer's hand, without a look at anything else of them."""

FIRST_NEEDS = 3
"""So many needs are tried in turn, where no round that is dealt asks for the one before."""

PACKS = 3
"""With so many others the events of the first need are packed, with each into rounds of their
own; more would take longer than the choice may take."""

EASY = 50
"""Two wishes are planned together where the product of their groups is at most this: in a few
milliseconds, where some take half a second."""

COSTS: Mapping[Part, float] = {Part.SETTLEMENT: 1.0, Part.WHOLE: 1.4}
"""What a round takes of the trainee's time."""

PLAIN: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """The next round, how much of it is worked, and why it is dealt."""

    round_: Round
    part: Part
    why: Why


@dataclass(frozen=True, slots=True)
class _Look:
    """A round looked at: the skills that it asks for, and what that is worth for the time."""

    round_: Round
    part: Part
    asked: Counter[str]
    worth: float


@dataclass(frozen=True, slots=True)
class Tables:
    """Where rounds are dealt: a house, and so many seats."""

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

    def warm(self, book: Skillbook) -> Iterator[str]:
        """Plan what the house's skills are dealt by, one skill at a time: choosing is fast then."""
        for skill in book:
            for each in skill.by:
                if isinstance(each, ByRound):
                    self.shoe.groups(each.events)
                    yield skill.id


@cache
def recipe_for(seats: int) -> Recipe:
    """A recipe that asks for nothing, at so many seats; one for all houses."""
    return wish(seats, PLAIN)


def true_random(tables: Tables, seed: str) -> Choice:
    """A round for which nothing was arranged, nor chosen among several."""
    round_ = tables.shoe.showing(PLAIN, seed)
    assert round_ is not None, "a table can always be dealt"
    return Choice(round_, Part.SETTLEMENT, Why(Reason(Source.RANDOM)))


def choose(
    tables: Tables, source: Source, first: Sequence[Need], every: Sequence[Need], seed: str
) -> Choice | None:
    """The best round for one of the first needs, in their order, all of that source; None where
    none of them can be dealt."""
    for number, need in enumerate(first[:FIRST_NEEDS]):
        found = _best(tables, need, every, f"{seed}|{number}")
        if found is not None:
            skill = need.skill.id
            why = Why(Reason(source, (skill,)), covered(every, found.asked, but=skill))
            return Choice(found.round_, found.part, why)
    return None


def _best(tables: Tables, first: Need, every: Sequence[Need], seed: str) -> _Look | None:
    """The round of most worth that asks for the first need; worked as a whole where that is worth
    the time."""
    looks = [
        look
        for round_ in _dealt(tables, first, every, seed)
        if first.skill.id in (look := _look(tables, every, round_, first.part)).asked
    ]
    best = max(looks, key=lambda look: look.worth, default=None)
    if best is None or best.part is Part.WHOLE:
        return best
    whole = _look(tables, every, best.round_, Part.WHOLE)
    return max(best, whole, key=lambda look: look.worth)


def _look(tables: Tables, every: Sequence[Need], round_: Round, part: Part) -> _Look:
    asked = tables.asked(round_, part)
    return _Look(round_, part, asked, _worth(every, asked) / COSTS[part])


def _worth(every: Sequence[Need], asked: Mapping[str, int]) -> float:
    """What is wanted of it; the second time that it asks for a skill is worth half of the first."""
    times = ((need, asked.get(need.skill.id, 0)) for need in every)
    return sum(need.worth * (2 - 2 * 0.5**often) for need, often in times if often)


def _dealt(tables: Tables, first: Need, every: Sequence[Need], seed: str) -> Iterator[Round]:
    if first.skill.area is Area.QUALIFYING and not first.events:
        yield from islice(_with_dealer(tables, first.skill.id, seed), CANDIDATES)
        return
    for number, events in enumerate(islice(cycle(_wishes(tables.shoe, first, every)), CANDIDATES)):
        round_ = tables.shoe.showing(events, f"{seed}|{number}")
        if round_ is not None:
            yield round_


def _with_dealer(tables: Tables, skill: str, seed: str) -> Iterator[Round]:
    """Rounds as they come in which the dealer holds what the skill is about. No event deals all of
    these hands, and some come in one round of a hundred."""
    rules = tables.house.rules
    for number in range(DEALERS):
        round_ = tables.shoe.showing(PLAIN, f"{seed}|{number}")
        assert round_ is not None, "a table can always be dealt"
        table = rules.at_table(round_.placard)
        if qualified(dealer_of(table, round_.dealer), table) == skill:
            yield round_


def _wishes(dealt_by: Shoe, first: Need, every: Sequence[Need]) -> list[tuple[str, ...]]:
    """The events of the first need packed with those of others, one after another of them the
    first to be packed; and alone."""
    others = [*dict.fromkeys(need.events for need in every if need.events)]
    packs = (_pack(dealt_by, first.events, others[k:]) for k in range(min(PACKS, len(others))))
    return [*dict.fromkeys((*packs, first.events))]


def _pack(
    dealt_by: Shoe, events: tuple[str, ...], others: Sequence[tuple[str, ...]]
) -> tuple[str, ...]:
    """These events with the first of the others that is easily planned together with them; alone
    where none is, or where that one excludes them."""
    groups = dealt_by.groups(events)
    for each in others:
        more = tuple(dict.fromkeys((*events, *each)))
        if more != events and groups * dealt_by.groups(each) <= EASY:
            return more if dealt_by.groups(more) else events
    return events


def covered(every: Sequence[Need], asked: Collection[str], but: str = "") -> tuple[Reason, ...]:
    """What is wanted of all that the round asks for, and rarely comes by itself."""
    also: dict[Source, list[str]] = {}
    for need in every:
        wanted = need.sources[0] is not Source.LEARNING and need.rare
        if wanted and need.skill.id in asked and need.skill.id != but:
            also.setdefault(need.sources[0], []).append(need.skill.id)
    return tuple(Reason(source, tuple(ids)) for source, ids in also.items())
