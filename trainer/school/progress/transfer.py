"""The changes for a dealer who moves from one house to another, skill by skill.

A skill about money is the same if the other house's rules settle its wagers alike; a step, a call
or an order if both houses ask for it; a ruling if both rule alike and do the same after it.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.house import House
from trainer.dealing.irregularity import Irregularities, Irregularity
from trainer.dealing.script import Script, script_for
from trainer.drills.skills.decisions import Touch, touched
from trainer.drills.skills.registry import Skillbook, by_round, round_for
from trainer.drills.skills.skill import AT, Area, ByScene, Skill, own
from trainer.game.round import Round, Seat
from trainer.game.rules import HouseRules
from trainer.game.settle import Line, settle
from trainer.game.wagers import Wager

_OF_MONEY = frozenset({Area.ANTE_AND_PLAY, Area.PAY_TABLES, Area.FOLDS})
_SEED = "transfer"


class SkillChange(StrEnum):
    """The relation of a skill of the new house to the old one."""

    SAME = "same"
    OTHER = "other"
    NEW = "new"


class TransferSkill(Struct, frozen=True):
    """A skill of the new house, and its change."""

    skill: Skill
    change: SkillChange


class HouseKnown(Struct, frozen=True):
    """A house with its skills, and with its rulings if it has any."""

    house: House
    book: Skillbook
    irregularities: Irregularities | None


def transfer(at: HouseKnown, to: HouseKnown) -> tuple[TransferSkill, ...]:
    """Every skill of the new house, in the order of teaching, with how it changes."""
    return tuple(TransferSkill(skill, _change(skill, at, to)) for skill in to.book)


def changed(skills: Iterable[TransferSkill]) -> tuple[Skill, ...]:
    """The skills that a dealer has to learn anew or for the first time."""
    return tuple(each.skill for each in skills if each.change is not SkillChange.SAME)


def _change(skill: Skill, at: HouseKnown, to: HouseKnown) -> SkillChange:
    if skill.shared and skill.id in at.book:
        return SkillChange.SAME
    if skill.area in _OF_MONEY and by_round(skill) is not None:
        return _settled(skill, at.house, to.house)
    if skill.area is Area.RULINGS:
        return _ruled(skill, at.irregularities, to.irregularities)
    name, _, _ = skill.id.partition(AT)
    return SkillChange.SAME if own(name, at.house.id) in at.book else SkillChange.NEW


# ---------------------------------------------------------------------------------------- money


def _settled(skill: Skill, at: House, to: House) -> SkillChange:
    round_ = round_for(to, skill, _SEED)
    script = script_for(to, round_, settle(to.rules, round_))
    asked = [each for each in touched(script) if each.skill == skill.id]
    if any(not _offers(at.rules, wager) for each in asked for wager in each.wagers):
        return SkillChange.NEW
    there = _as_at(round_, at)
    settled = script_for(at, there, settle(at.rules, there))
    mine = [_lines(settled, each) for each in asked]
    theirs = [_lines(script, each) for each in asked]
    return SkillChange.SAME if mine == theirs else SkillChange.OTHER


def _offers(rules: HouseRules, wager: Wager) -> bool:
    """True if the house has the wager, or pays the bonus."""
    match wager:
        case Wager.ANTE_BONUS:
            return True
        case Wager.ENVY_BONUS:
            return rules.envy is not None
        case _:
            return wager in rules.wagers


def _as_at(round_: Round, house: House) -> Round:
    """The same cards and wagers at the other house, as far as it offers them."""
    seats = tuple(_seat_at(seat, house) for seat in round_.seats)
    posted = house.rules.placards
    placard = round_.placard if round_.placard in posted else next(iter(posted), None)
    return replace(round_, house=house.id, seats=seats, placard=placard)


def _seat_at(seat: Seat, house: House) -> Seat:
    stakes = {w: stake for w, stake in seat.stakes.items() if w in house.rules.wagers}
    return replace(seat, stakes=stakes, closed=seat.closed and house.rules.closed_hands)


def _lines(script: Script, touch: Touch) -> list[tuple[str, str, int]]:
    """The settlement of the wagers that the decision is about; of all at the seat for a fold."""
    seat = script.settlement.seat(touch.seat or 0)
    lines = seat.lines if seat is not None else ()
    return sorted(
        _payment(line) for line in lines if not touch.wagers or line.wager in touch.wagers
    )


def _payment(line: Line) -> tuple[str, str, int]:
    return line.wager.value, line.result.value, line.pays.cents


# -------------------------------------------------------------------------------------- rulings


def _ruled(skill: Skill, at: Irregularities | None, to: Irregularities | None) -> SkillChange:
    if at is None or to is None:
        return SkillChange.NEW
    names = [name for each in skill.by if isinstance(each, ByScene) for name in each.lines]
    found = [pair for name in names for pair in _both(to.named(name), at)]
    if all(other is None for _, other in found):
        return SkillChange.NEW
    return SkillChange.SAME if all(_alike(*pair) for pair in found) else SkillChange.OTHER


def _both(line: Irregularity, at: Irregularities) -> list[tuple[Irregularity, Irregularity | None]]:
    """The line, with what the other house rules on each of the facts that it is met by."""
    return [(line, at.resolve(line.event, facts)) for facts in line.examples()]


def _alike(one: Irregularity, other: Irregularity | None) -> bool:
    return other is not None and (one.ruling, one.follows) == (other.ruling, other.follows)
