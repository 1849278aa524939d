"""Deals a round that asks for a skill."""

from __future__ import annotations

from trainer.dealing.house import House
from trainer.dealing.script import script_for
from trainer.drills.generate import generate, wish
from trainer.drills.skills.decisions import skills_touched
from trainer.drills.skills.skill import ByRound, Skill
from trainer.game.round import Round
from trainer.game.settle import settle

_TRIES = 3000
_MOST_KEPT = 64
_found: dict[tuple[object, ...], tuple[House, Round]] = {}


def by_round(skill: Skill) -> ByRound | None:
    """The events by which rounds ask for the skill; None if none does."""
    return next((each for each in skill.by if isinstance(each, ByRound)), None)


def round_for(house: House, skill: Skill, seed: int | str, seats: int | None = None) -> Round:
    """A round that asks for the skill, at that many seats (None: 1 to 7).

    It shows the events that the skill names, and is otherwise ordinary: rounds are dealt until one
    asks for the skill. The same arguments give the same round. ``by_round`` must name it.
    """
    shown = by_round(skill)
    assert shown is not None, f"no round asks for {skill.id}"
    # 0.1 s each, and a quiz asks for each of its items three times: put, marked, and weighed.
    of = house.id, skill.id, shown, seed, seats
    kept = _found.get(of)
    if kept is None or not _alike(kept[0], house):
        if len(_found) >= _MOST_KEPT:
            _found.clear()
        kept = _found[of] = house, _search(house, skill, shown, seed, seats)
    return kept[1]


def _alike(one: House, other: House) -> bool:
    """True if both deal and settle by the same rules."""
    # Equal fingerprints are not enough: they cover neither a placard nor the school's own
    # order.
    return one.rules is other.rules and one.procedure is other.procedure


def _search(
    house: House, skill: Skill, shown: ByRound, seed: int | str, seats: int | None
) -> Round:
    recipe = wish(seats, shown.events)
    for number in range(_TRIES):
        round_ = generate(house.rules, recipe, f"{skill.id}|{seed}|{number}")
        script = script_for(house, round_, settle(house.rules, round_), shown.part)
        if skill.id in skills_touched(script):
            return round_
    raise AssertionError(f"{house.id} deals no round for {skill.id}")
