"""The frequency of each skill on the floor, and the cost of a mistake there.

Counted on true random tables, worked whole. For bundled houses it is stored in ``scenarios/floor``,
made by ``python -m tests.school.session.floor_table``; for any other house a few hundred tables are
counted at the first request.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from trainer import assets
from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.dealing.script import Script, script_for
from trainer.drills.generate import shoe, wish
from trainer.drills.skills.decisions import Asks, Touch, touched
from trainer.drills.skills.skill import Area, Skill
from trainer.game.settle import Line, settle
from trainer.game.wagers import Wager

SEATS = 5
STORED, ON_DEMAND = 20_000, 400
"""So many tables are counted."""
PER = 1000
"""Figures are told of so many tables."""

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


@dataclass(frozen=True, slots=True)
class Floor:
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
