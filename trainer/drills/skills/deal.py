"""A round that asks for a skill."""

from __future__ import annotations

from trainer.dealing.house import House
from trainer.dealing.procedure import Procedure
from trainer.dealing.script import script_for
from trainer.drills.generate import generate, wish
from trainer.drills.skills.skill import ByRound, Skill
from trainer.drills.skills.touched import skills_touched
from trainer.game.round import Round
from trainer.game.settle import settle

_TRIES = 3000
_MOST_KEPT = 64
_Found = tuple[Procedure, Round]
_found: dict[tuple[object, ...], _Found] = {}


def by_round(skill: Skill) -> ByRound | None:
    """The way in which rounds ask for the skill; None if none does."""
    return next((each for each in skill.by if isinstance(each, ByRound)), None)


def round_for(house: House, skill: Skill, seed: int | str, seats: int | None = None) -> Round:
    """A round that asks for the skill, at so many seats (None: 1 to 7).

    It shows the events that the skill names, and is otherwise as it comes: rounds are dealt until
    one asks for the skill. The same arguments give the same round. ``by_round`` must name it.
    """
    shown = by_round(skill)
    assert shown is not None, f"no round asks for {skill.id}"
    # 0.1 s each, and a quiz asks for each of its items three times: put, marked, and weighed.
    of = house.fingerprint, skill.id, shown, seed, seats
    kept = _found.get(of)
    if kept is None or kept[0] is not house.procedure:
        kept = house.procedure, _search(house, skill, shown, seed, seats)
        if len(_found) >= _MOST_KEPT:
            _found.clear()
        _found[of] = kept
    return kept[1]


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
