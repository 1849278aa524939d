"""The trainee's next needs among a house's skills, those that a round at the table can meet,
and the frequency of each skill on the floor."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path

from msgspec import Struct

from trainer import assets
from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.dealing.script import Script, script_for
from trainer.drills.generate import shoe, wish
from trainer.drills.skills.decisions import Asks, Touch, touched
from trainer.drills.skills.registry import Skillbook, by_round
from trainer.drills.skills.skill import Area, ByRound, Skill
from trainer.game.settle import Line, settle
from trainer.game.wagers import Wager
from trainer.school.choice_reason import Aim
from trainer.school.session.repeat_queue import Queue
from trainer.school.skills.mastery import Grasp, grasp, siblings
from trainer.school.skills.standing import NEVER, Standing

Standings = Mapping[str, Standing]

_ORDER = (
    Aim.COMING_BACK,
    Aim.DUE,
    Aim.NEW,
    Aim.LEARNING,
    Aim.TEST_OUT,
    Aim.CHOSEN,
)


class Need(Struct, frozen=True):
    """A skill to practise, and why: one that comes back may be due as well. ``urgency`` orders
    needs of one source, the highest first."""

    skill: Skill
    sources: tuple[Aim, ...]
    urgency: float

    @property
    def dealt(self) -> ByRound | None:
        """The rounds that ask for it; None if no round does."""
        return by_round(self.skill)

    @property
    def part(self) -> Part:
        return self.dealt.part if self.dealt is not None else Part.SETTLEMENT

    @property
    def events(self) -> tuple[str, ...]:
        return self.dealt.events if self.dealt is not None else ()

    @property
    def rare(self) -> bool:
        """True if settling an ordinary round seldom asks for it."""
        return bool(self.events) or self.part is Part.WHOLE


class SkillNeeds(Struct, frozen=True):
    """The needs of a day, the most urgent of each source first. ``worths`` has every skill of the
    house: the errors on the floor a fortnight later that one more exposure today saves."""

    every: tuple[Need, ...]
    worths: Mapping[str, float]


def needs(book: Skillbook, standings: Standings, day: int, queue: Queue) -> SkillNeeds:
    """Every need of that day, each skill once: comes back, due, new and ready to be learned, not
    mastered yet."""
    others = siblings(book, standings)
    grasps = {
        each.id: grasp(each, standings.get(each.id, NEVER), day, others.prior(each.id))
        for each in book
    }
    floor = floor_of(book.house)
    worths = {
        each.id: floor.weight(each) * saved(grasps[each.id], standings.get(each.id, NEVER), day)
        for each in book
    }
    back = {each.skill: each.at for each in queue.ready}
    found = sorted(
        _every(book, grasps, back, worths, day),
        key=lambda need: (_ORDER.index(need.sources[0]), -need.urgency),
    )
    return SkillNeeds(tuple(found), worths)


AFTER_DAYS = 14
FADED = 0.8
"""What was forgotten is wrong so often."""
AGAIN = 0.4
"""The next exposure of the same day teaches so much of the one before."""


def saved(grasp: Grasp, standing: Standing, day: int) -> float:
    """The share of errors that one more exposure is expected to prevent in a fortnight: of what is
    not known, or will be forgotten by then. Each further exposure on a day prevents less."""
    kept = grasp.memory.recall(day + AFTER_DAYS) if grasp.memory is not None else 0.0
    today = len(standing.first) if standing.seen and standing.last_day == day else 0
    wrong = 1 - grasp.right * (1 - FADED * (1 - kept))
    return float(wrong * AGAIN**today)


def at_table(
    every: Iterable[Need], beside: Collection[str] = (), *, whole: bool = True
) -> tuple[Need, ...]:
    """The needs that a round can meet, except those of the skills ``beside``; without ``whole``,
    those that its settlement can."""
    return tuple(
        need
        for need in every
        if need.dealt is not None
        and need.skill.id not in beside
        and (whole or need.part is Part.SETTLEMENT)
    )


def test_out(book: Skillbook, standings: Standings, day: int) -> SkillNeeds:
    """The skills left to show before a house counts as mastered: every one that rounds ask for and
    that is not believed yet, the least certain first. The most telling are worth most."""
    others, every = siblings(book, standings), []
    for skill in book:
        known = grasp(skill, standings.get(skill.id, NEVER), day, others.prior(skill.id))
        if not known.mastered and by_round(skill) is not None:
            every.append(Need(skill, (Aim.TEST_OUT,), 1 - known.certain))
    every.sort(key=lambda need: -need.urgency)
    return SkillNeeds(tuple(every), {each.skill.id: _shown(each) for each in every})


_ONE_A_TABLE = 3.0


def _shown(need: Need) -> float:
    """The gain of a test-out by a skill."""
    # A table shows only one dealer's hand, so skills about it take the most rounds.
    return need.urgency * (_ONE_A_TABLE if need.skill.area is Area.QUALIFYING else 1.0)


def _every(
    book: Skillbook,
    grasps: Mapping[str, Grasp],
    back: Mapping[str, int],
    worths: Mapping[str, float],
    day: int,
) -> Iterator[Need]:
    for skill in book:
        known = grasps[skill.id]
        source = _source(skill, known, grasps, day)
        if skill.id in back:
            sources = (Aim.COMING_BACK,) if source is None else (Aim.COMING_BACK, source)
            yield Need(skill, sources, worths[skill.id] / (1 + worths[skill.id]) - back[skill.id])
        elif source is not None:
            yield Need(skill, (source,), worths[skill.id])


def _source(skill: Skill, known: Grasp, grasps: Mapping[str, Grasp], day: int) -> Aim | None:
    if known.due_day is None:
        return Aim.NEW if _ready(skill, grasps) else None
    if known.due(day):
        return Aim.DUE
    return None if known.mastered else Aim.LEARNING


def _ready(skill: Skill, grasps: Mapping[str, Grasp]) -> bool:
    """True if every skill before it is mastered, except for slips since then."""
    return all(grasps[each].held for each in skill.needs if each in grasps)


SEATS = 5
STORED, ON_DEMAND = 20_000, 400
"""The number of tables that are counted."""
PER = 1000
"""The number of tables that figures are told of."""

MONEY = 0.25
"""A mistake that moves an Ante counts so much more than one that moves nothing."""
# A fault that costs no money against one that leaves the money wrong.
_CLASS: Mapping[Area, float] = {
    Area.CALLS: 0.3,
    Area.ORDER: 0.1,
    Area.STEPS: 0.1,
}
# What was never met among so many tables is met about so often in a thousand.
_SELDOM = 0.02


class Floor(Struct, frozen=True):
    """For a thousand tables: the number of wagers that come out wrong if a skill fails every time,
    and the Antes lost by it."""

    wagers: Mapping[str, float]
    antes: Mapping[str, float]

    def weight(self, skill: Skill) -> float:
        """The cost of a failing skill at one table."""
        wagers = self.wagers.get(skill.id, _SELDOM)
        cost = wagers + MONEY * self.antes.get(skill.id, 0.0)
        return _CLASS.get(skill.area, 1.0) * cost / PER


def floor_of(house: House) -> Floor:
    """The floor of that house."""
    if house.id not in _known:
        path = stored_at(house.id)
        _known[house.id] = read(path) if path.is_file() else counted(house, ON_DEMAND)
    return _known[house.id]


_known: dict[str, Floor] = {}


def stored_at(house: str) -> Path:
    return assets.folder("scenarios") / "floor" / f"{house}.csv"


def counted(house: House, tables: int) -> Floor:
    """The floor counted on that many tables, always the same ones."""
    wagers, antes = Counter[str](), defaultdict[str, float](float)
    dealt = shoe(house.rules, wish(SEATS, ()))
    for number in range(tables):
        round_ = dealt.deal(f"floor|{number}")
        script = script_for(house, round_, settle(house.rules, round_), Part.WHOLE)
        for touch in touched(script):
            lines = [*_lines(script, touch)]
            wagers[touch.skill] += len(lines) or 1
            antes[touch.skill] += sum(_antes(script, seat, line) for seat, line in lines)
    return Floor(_of_a_thousand(wagers, tables), _of_a_thousand(antes, tables))


def _lines(script: Script, touch: Touch) -> list[tuple[int, Line]]:
    """The lines that come out wrong with the decision: of a fold, every wager at the seat."""
    of_fold = touch.asks is Asks.FOLD
    return [
        (seat.seat, line)
        for seat in script.settlement.seats
        if touch.seat in (None, seat.seat)
        for line in seat.lines
        if of_fold or (line.wager in touch.wagers and not line.forfeited)
    ]


def _antes(script: Script, number: int, line: Line) -> float:
    """The money that a mistake moves, in Antes of the seat; without an Ante, in its stake."""
    seat = script.round_.seat(number)
    assert seat is not None, "every settled seat is of the round"
    unit = seat.stakes.get(Wager.ANTE) or line.stake
    moved = line.pays.cents or (line.stake.cents if line.stake else 0)
    return moved / unit.cents if unit else 0.0


def _of_a_thousand(counts: Mapping[str, float], tables: int) -> dict[str, float]:
    return {skill: round(count * PER / tables, 2) for skill, count in sorted(counts.items())}


# -------------------------------------------------------------------------------- stored


def read(path: Path) -> Floor:
    """The floor from the text that ``text`` wrote."""
    _, *lines = path.read_text(encoding="utf-8").splitlines()
    rows = [line.split(",") for line in lines]
    return Floor(
        {skill: float(wagers) for skill, wagers, _ in rows},
        {skill: float(antes) for skill, _, antes in rows},
    )


def text(floor: Floor) -> str:
    """One line a skill: wagers and Antes of a thousand tables."""
    rows = (f"{skill},{wagers},{floor.antes[skill]}" for skill, wagers in floor.wagers.items())
    return "\n".join(("skill,wagers,antes", *rows)) + "\n"
