"""The record of a table test: its form and rounds, the acts seen, judgements and decision."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from msgspec import structs

from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.drills.generate import check_recipe, generate
from trainer.drills.recipe import Recipe, Seats, WeighedEvents
from trainer.drills.table_form import CriterionGrade, RoundWanted, TableForm
from trainer.game.round import Round
from trainer.records.exam import ExamOutcome
from trainer.school.curriculum import NothingToDeal
from trainer.wording import say


@dataclass(frozen=True, slots=True)
class RoundSeen:
    """One act of the dealer, and the time of its tap since the first one. Acts of one ``tap`` have
    its number; 0 for those added at the end."""

    text: str
    elapsed_ms: int
    tap: int = 0


@dataclass(frozen=True, slots=True)
class RoundWatched:
    """One round and the acts seen in it. ``begun_at_ms`` is the time of its first act;
    ``elapsed_ms`` is set once the round is over."""

    laid: LaidRound
    seen: tuple[RoundSeen, ...] = ()
    begun_at_ms: int | None = None
    elapsed_ms: int | None = None

    @property
    def round_(self) -> Round:
        return self.laid.round_

    @property
    def trace(self) -> tuple[str, ...]:
        return tuple(each.text for each in self.seen)

    @property
    def over(self) -> bool:
        return self.elapsed_ms is not None


@dataclass(frozen=True, slots=True)
class CriterionJudged:
    """A person's judgement of one criterion; no grade if it was not seen."""

    grade: CriterionGrade | None
    note: str = ""


@dataclass(frozen=True, slots=True)
class TableTestDecision:
    """The examiner's signed decision. ``reason`` says why it differs from the rule's proposal;
    ``head`` is the hash of the school's records with this test, once it is recorded."""

    outcome: ExamOutcome
    reason: str
    comment: str
    at_ms: int
    examiner: str = ""
    head: str = ""

    @property
    def recorded(self) -> bool:
        return bool(self.head)


@dataclass(frozen=True, slots=True)
class Dealer:
    """The tested dealer: an account, or only a name, whose test cannot be recorded."""

    name: str
    account: str = ""


@dataclass(frozen=True, slots=True)
class TableTest:
    """One test. ``edition`` and ``fingerprint`` are those of its house at the set-up."""

    id: str
    form: TableForm
    house: str
    edition: str
    fingerprint: str
    dealer: Dealer
    seed: str
    made_at_ms: int
    rounds: tuple[RoundWatched, ...]
    judged: Mapping[str, CriterionJudged] = field(default_factory=dict)
    decided: TableTestDecision | None = None

    @property
    def part(self) -> Part:
        return self.form.part

    @property
    def current(self) -> int | None:
        """The first round that is not over, counted from 0; None if all are."""
        return next((at for at, each in enumerate(self.rounds) if not each.over), None)

    def with_round(self, at: int, watched: RoundWatched) -> TableTest:
        """The same test with that round in its place."""
        return replace(self, rounds=(*self.rounds[:at], watched, *self.rounds[at + 1 :]))

    def with_judged(self, criterion: str, judged: CriterionJudged) -> TableTest:
        """The same test with that criterion judged so."""
        return replace(self, judged={**self.judged, criterion: judged})


SEATS = Seats(5, 5)


@dataclass(frozen=True, slots=True)
class LaidRound:
    """One round, with its seed and demands."""

    wanted: RoundWanted
    seed: str
    round_: Round


def lay(house: House, drills: Mapping[str, Recipe], wanted: RoundWanted, seed: str) -> LaidRound:
    """The round of that seed. Raises NothingToDeal for a drill that the house does not have, and
    InputError if it cannot show anything demanded."""
    recipe = _recipe(drills, wanted)
    check_recipe(house.rules, recipe)
    return LaidRound(wanted, seed, generate(house.rules, recipe, seed))


def _recipe(drills: Mapping[str, Recipe], wanted: RoundWanted) -> Recipe:
    if not wanted.drill:
        return _showing(wanted)
    if wanted.drill not in drills:
        known = ", ".join(drills)
        raise NothingToDeal(
            say("no drill {drill} here; known: {known}", drill=repr(wanted.drill), known=known)
        )
    drill = drills[wanted.drill]
    return drill if wanted.seats is None else structs.replace(drill, seats=wanted.seats)


def _showing(wanted: RoundWanted) -> Recipe:
    """A round with as many of the events as the house can show together."""
    return Recipe(
        name="table-test",
        title="Table test",
        teaches="What is wanted.",
        seats=wanted.seats or SEATS,
        events=tuple(WeighedEvents((event,), 1) for event in wanted.events),
        at_once=len(wanted.events),
    )
