"""Every skill of a house, made from its rules, its procedure and its irregularities; and a deal
that asks for one of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from msgspec import Struct

from trainer.dealing.clause import Clause
from trainer.dealing.house import House
from trainer.dealing.irregularity import Irregularities, Irregularity
from trainer.dealing.script import script_for
from trainer.drills.generate import generate, wish
from trainer.drills.questions.lesson import RULINGS, manner_skills
from trainer.drills.recipe import Exercise
from trainer.drills.skills.card_skills import card_skill_of, card_skills
from trainer.drills.skills.decisions import skills_touched
from trainer.drills.skills.pay_skills import (
    due_skills,
    fold_skill,
    game_skills,
    pay_skill_of,
    pay_skills,
    times_skills,
)
from trainer.drills.skills.procedure_skills import order_skills, step_skills
from trainer.drills.skills.skill import Area, ByQuestion, ByRound, ByScene, Skill, own
from trainer.game.round import Round
from trainer.game.settle import settle
from trainer.wording import phrase, say_phrase, speaking_of


class Skillbook(Struct, frozen=True):
    """The skills of one house by their ids, prerequisites first."""

    house: House
    irregularities: Irregularities | None
    skills: Mapping[str, Skill]

    def __getitem__(self, skill: str) -> Skill:
        """The skill of that id. Raises KeyError."""
        return self.skills[skill]

    def __contains__(self, skill: object) -> bool:
        return skill in self.skills

    def __iter__(self) -> Iterator[Skill]:
        return iter(self.skills.values())

    def __len__(self) -> int:
        return len(self.skills)

    def quick(self, question: str) -> str | None:
        """The skill that a quick drill's own name stands for; None if there is none, as for the
        steps to be put in order, which ask for several."""
        found = self._quick(question)
        return found if found in self.skills else None

    def _quick(self, question: str) -> str | None:
        house = self.house.id
        if question.startswith(RULINGS):
            return self._ruled(question.removeprefix(RULINGS))
        if question.startswith(f"{BETS}."):
            return own(BETS, house)
        if question.startswith(f"{MANNER}."):
            return own(MANNER, house)
        return pay_skill_of(question, house) or card_skill_of(question, self.house.rules)

    def _ruled(self, line: str) -> str | None:
        lines = self.irregularities.lines if self.irregularities else ()
        found = next((each for each in lines if each.id == line), None)
        return ruling_id(found, self.house.id) if found else None


def skills_of(
    house: House,
    irregularities: Irregularities | None = None,
    clauses: Sequence[Clause] = (),
) -> Skillbook:
    """The skills of a house; with those of rulings and manner if it has such files."""
    every = (
        replace(each, told=partial(_in_words_of, house, each))
        for each in _every(house, irregularities, clauses)
    )
    return Skillbook(house, irregularities, _in_order(every))


def _in_words_of(house: House, skill: Skill) -> str:
    with speaking_of(house.rules.spoken):
        return skill.words


def _every(
    house: House, irregularities: Irregularities | None, clauses: Sequence[Clause]
) -> Iterator[Skill]:
    rules, procedure = house.rules, house.procedure
    yield from card_skills(rules)
    yield from game_skills(rules)
    yield from times_skills(rules)
    yield from pay_skills(rules)
    yield from due_skills(rules)
    yield fold_skill(rules)
    yield from step_skills(procedure, house.id)
    yield from order_skills(procedure, house.id)
    if irregularities is not None:
        yield bets_skill(house.id)
        yield from ruling_skills(irregularities)
    yield from manner_skill(house.id, clauses)


def _in_order(skills: Iterable[Skill]) -> Mapping[str, Skill]:
    """The skills in order, each after its prerequisites."""
    known = {each.id: each for each in skills}
    placed: dict[str, Skill] = {}
    for each in known.values():
        _place(each, known, placed, ())
    return placed


def _place(
    skill: Skill, known: Mapping[str, Skill], placed: dict[str, Skill], on_the_way: tuple[str, ...]
) -> None:
    assert skill.id not in on_the_way, f"skills need one another: {', '.join(on_the_way)}"
    if skill.id not in placed:
        for need in skill.needs:
            _place(known[need], known, placed, (*on_the_way, skill.id))
        placed[skill.id] = skill


BETS = "bets"
LOOK_ALIKES = "irr.look_alikes"
MANNER = "manner"
_BETS_MS, _RULING_MS, _MANNER_MS = 15_000, 12_000, 8_000


def ruling_id(line: Irregularity, house: str) -> str:
    """The skill of ruling on that line; of letting a look-alike pass."""
    return own(LOOK_ALIKES if line.harmless else line.skill, house)


def ruling_skills(irregularities: Irregularities) -> Iterator[Skill]:
    """Every line of the house's list on which it rules, and one skill for all look-alikes."""
    house = irregularities.house
    for line in irregularities.lines:
        if not line.harmless:
            yield Skill(
                id=ruling_id(line, house),
                area=Area.RULINGS,
                reference_ms=_RULING_MS,
                by=(ByScene((line.id,)),),
                told=partial(getattr, line, "heading"),
            )
    if harmless := tuple(line.id for line in irregularities.lines if line.harmless):
        yield Skill(
            id=own(LOOK_ALIKES, house),
            area=Area.RULINGS,
            reference_ms=_RULING_MS,
            by=(ByScene(harmless),),
            told=partial(say_phrase, phrase("What only looks like an irregularity")),
        )


def bets_skill(house: str) -> Skill:
    """The skill of finding invalid bets and the reason; a dealt round has none of them."""
    return Skill(
        id=own(BETS, house),
        area=Area.BETS,
        reference_ms=_BETS_MS,
        by=(ByQuestion(Exercise.BETS),),
        told=partial(say_phrase, phrase("Find the bets that may not stand")),
    )


def manner_skill(house: str, clauses: Sequence[Clause]) -> Iterator[Skill]:
    """The skill of handling that the house's document describes, as far as it does."""
    if asked := tuple(manner_skills(clauses)):
        yield Skill(
            id=own(MANNER, house),
            area=Area.MANNER,
            reference_ms=_MANNER_MS,
            by=(ByQuestion(Exercise.MANNER, asked),),
            told=partial(say_phrase, phrase("How hands, cards and chips are handled")),
        )


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
