"""The forms of a blueprint. If it exposes wrong rules, each is its house's pattern with other
cards, so that all weigh the same; else each is drawn anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from msgspec import Struct, field
from msgspec.structs import replace

from trainer import assets
from trainer.drills.exam.areas import ExamArea, counted
from trainer.drills.exam.blueprint import Blueprint, KeptPattern
from trainer.drills.exam.form import (
    Form,
    FormDrawing,
    Forms,
    RoundTask,
    of_another_size,
    whole_form,
)
from trainer.drills.stream import Stream
from trainer.errors import InputError, Problem
from trainer.game.notation import read_round
from trainer.game.pay import PayTable, Posted
from trainer.game.round import Round
from trainer.game.rules import HouseRules, Result
from trainer.game.serialize import round_to_plain
from trainer.game.wagers import Wager
from trainer.library.formats import json_text
from trainer.library.houses import HouseShelf
from trainer.library.scenarios.blueprints import EXAMS
from trainer.marking.predict import Misread
from trainer.marking.words import spot
from trainer.school.exam.drawn_pattern import areas_of, drawn_pattern
from trainer.school.exam.exam_evidence import ExamEvidence, ExamHouse
from trainer.school.exam.pattern import FormPattern, Scales, Weight
from trainer.wording import say

PATTERNS = "patterns"
"""The folder beside the blueprints in which the patterns lie, a round a line."""
# By so many decisions a blueprint may ask for more or fewer than its house's pattern has.
_NEAR = 5


class RuleShown(Struct, frozen=True):
    """A wrong rule, the number of answers of every form in which it shows, and the wagers."""

    id: str
    belief: str
    times: int
    wagers: tuple[str, ...] = ()


class FormWeight(Struct, frozen=True):
    """The common weight of all forms of a blueprint: its decisions, the wrong rules it shows, and
    its wagers by area and result."""

    decisions: int
    rules: tuple[RuleShown, ...]
    areas: Mapping[ExamArea, int] = field(default_factory=dict)
    results: Mapping[Result, int] = field(default_factory=dict)


def weight_of(at: ExamHouse, blueprint: Blueprint) -> FormWeight | None:
    """The common weight of its forms; None if they differ. Raises InputError as ``forms_of``."""
    if not blueprint.exposes:
        return None
    forms = WeighedForms(at, blueprint)
    exposed, misread, wagers = forms.exposed, Misread(at.house.rules, at.others), forms.wagers
    rules = tuple(
        RuleShown(each.id, each.belief, exposed[each.id], wagers.get(each.id, ()))
        for each in misread.listed(exposed)
    )
    areas, results = Counter[ExamArea](), Counter[Result]()
    for (area, _, result), count in forms.pattern.weight.settled.items():
        areas[area] += count
        results[result] += count
    areas[ExamArea.RULINGS] = blueprint.rulings
    decisions = forms.pattern.weight.decisions + blueprint.rulings
    return FormWeight(decisions, rules, areas, results)


def forms_of(at: ExamHouse, blueprint: Blueprint) -> AnyForms:
    """The forms of that blueprint at its house. Raises InputError for what the house cannot
    show."""
    if not blueprint.exposes:
        return Forms(at.house, at.ruled, blueprint)
    return WeighedForms(at, blueprint)


# Cached, because weighing a pattern takes 0.1 s, and drawing one some seconds.
class _KnownForms(Struct, frozen=True):
    """The pattern of a house for what a blueprint asks of its rounds."""

    rules: HouseRules
    asked: Blueprint
    pattern: FormPattern


_known: list[_KnownForms] = []
_MOST_KNOWN = 8


class WeighedForms:
    """Deals forms of equal weight. Raises InputError at once for demands that the pattern does not
    meet."""

    def __init__(self, at: ExamHouse, blueprint: Blueprint) -> None:
        self._at, self._blueprint = at, blueprint
        self.pattern = _pattern(at, blueprint)
        problems = [*_lacking(blueprint, self.pattern.weight)]
        if blueprint.rulings and at.ruled is None:
            message = say("This house has no rulings. Leave them out.")
            problems.append(Problem(("rulings",), "cannot_show", message))
        if problems:
            raise InputError(problems)

    def drawing(self) -> FormDrawing:
        """A form to be drawn task by task: each task is one of the pattern's remaining rounds with
        other cards."""
        left = [*range(len(self.pattern.rounds))]
        house, shows = self._at.house.rules.house, self._blueprint.shows

        def deal(drawn: Sequence[RoundTask], seed: int) -> RoundTask:
            at = left.pop(Stream(f"exam|{house}|{seed}|which").below(len(left)))
            round_ = self.pattern.dealt(at, f"exam|{house}|{seed}|round")
            return RoundTask(len(drawn) + 1, round_, counted(self._at.house.rules, round_, shows))

        return FormDrawing(house, self._at.ruled, self._blueprint, deal)

    def form(self, seed: int) -> Form:
        """The form of that seed, the same everywhere."""
        return whole_form(self.drawing(), seed)

    def left(self, reached: Mapping[ExamArea, int]) -> Mapping[ExamArea, int]:
        """The wager decisions of every form beside these, by area."""
        return areas_of(self.pattern.weight) - Counter(reached)

    @property
    def exposed(self) -> Mapping[str, int]:
        """In how many answers each wrong rule of the house shows, 0 where in none."""
        found = self.pattern.weight.exposed
        placards = dict.fromkeys(round_.placard for round_ in self.pattern.rounds)
        offered = (each for placard in placards for each in self.pattern.scales.offered(placard))
        return {each.id: found[each.id] for each in offered}

    @property
    def wagers(self) -> Mapping[str, tuple[str, ...]]:
        """The wagers on which each wrong rule shows, in the house's words. Seats differ from form
        to form."""
        found: dict[str, set[Wager]] = {}
        for round_ in self.pattern.rounds:
            for name, cells in self.pattern.scales.exposed(round_).items():
                found.setdefault(name, set()).update(wager for _, wager in cells)
        rules = self._at.house.rules
        return {
            name: tuple(spot(rules, each) for each in Wager if each in wagers)
            for name, wagers in found.items()
        }


AnyForms = Forms | WeighedForms


def _lacking(blueprint: Blueprint, weight: Weight) -> Iterator[Problem]:
    """The demands of the blueprint that rounds of that weight do not meet."""
    areas = areas_of(weight)
    areas[ExamArea.RULINGS] = blueprint.rulings
    for area, wanted in blueprint.areas.items():
        if areas[area] < wanted.count:
            yield Problem(("areas", area.value), "does_not_fit", _at_most(areas[area]))
    for event, wanted in blueprint.shows.items():
        if weight.shown[event] < wanted.count:
            yield Problem(("shows", event), "does_not_fit", _at_most(weight.shown[event]))
    decisions = weight.decisions + blueprint.rulings
    if abs(blueprint.decisions - decisions) > _NEAR:
        yield of_another_size(blueprint.decisions, decisions)


def _at_most(count: int) -> str:
    return say("Forms of equal weight hold at most {count} of these.", count=count)


def _pattern(at: ExamHouse, blueprint: Blueprint) -> FormPattern:
    """The pattern of the blueprint's forms: the one kept with it, that of the house's file if it is
    of that size and meets it, else one drawn for it."""
    rules, asked = at.house.rules, _of_rounds(at, blueprint)
    known = (each.pattern for each in _known if each.asked == asked and each.rules == rules)
    pattern = next(known, None)
    if pattern is None:
        # Of the program's houses alone, as they come: what a school adds or chooses later changes
        # no pattern.
        misread = Misread(rules, HouseShelf(assets.folder("procedures")).rules)
        scales = Scales(misread, tuple(blueprint.shows))
        pattern = _there(at, scales, asked)
        if pattern is None:
            rounds = drawn_pattern(rules, scales, blueprint, misread.listed(misread.ids))
            pattern = FormPattern.of(rules, scales, rounds)
        _known[:] = [*_known[1 - _MOST_KNOWN :], _KnownForms(rules, asked, pattern)]
    return pattern


def _there(at: ExamHouse, scales: Scales, asked: Blueprint) -> FormPattern | None:
    """The pattern that need not be drawn; None if there is none."""
    rules = at.house.rules
    if asked.pattern is not None:
        return FormPattern.of(rules, scales, [*_kept(rules, asked, asked.pattern)])
    filed = _filed(at, asked)
    if filed is None:
        return None
    pattern = FormPattern.of(rules, scales, filed)
    return None if any(_lacking(asked, pattern.weight)) else pattern


def _filed(at: ExamHouse, asked: Blueprint) -> list[Round] | None:
    """The rounds of the house's file, if they are of that size."""
    filed = filed_pattern(at.house.rules, at.others) or []
    fits = len(filed) == asked.rounds and {len(each.seats) for each in filed} == {asked.seats}
    return filed if fits else None


def depends_on_program(at: ExamHouse, blueprint: Blueprint) -> bool:
    """True if the pattern of its forms is drawn at each station, so that another program may draw
    another."""
    asked = _of_rounds(at, blueprint)
    return bool(asked.exposes) and asked.pattern is None and _filed(at, asked) is None


def _kept(rules: HouseRules, asked: Blueprint, pattern: KeptPattern) -> Iterator[Round]:
    """The rounds of that pattern. Raises InputError if this house does not deal the first of them,
    or they are of another size."""
    message = say("The rounds kept with this exam are damaged. Set the exam again.")
    if len(pattern.rounds) != asked.rounds:
        raise InputError([Problem(("pattern", "rounds"), "does_not_fit", message)])
    for at, plain in enumerate(pattern.rounds):
        where = ("pattern", "rounds", at)
        try:
            round_ = read_round(plain, {rules.house: rules})
        except InputError as error:
            first = error.problems[0]
            raise InputError([Problem((*where, *first.where), first.code, message)]) from None
        if len(round_.seats) != asked.seats or round_.redeal is not None:
            raise InputError([Problem(where, "does_not_fit", message)])
        yield round_


def with_pattern(at: ExamHouse, blueprint: Blueprint) -> Blueprint:
    """The blueprint with the pattern of its forms, so that every station deals that, whatever its
    program would draw. Raises InputError as ``forms_of``."""
    forms = forms_of(at, blueprint)
    if not isinstance(forms, WeighedForms):
        return blueprint
    rounds = tuple(round_to_plain(each) for each in forms.pattern.rounds)
    return replace(blueprint, pattern=KeptPattern(at.house.fingerprint, rounds))


def _of_rounds(at: ExamHouse, blueprint: Blueprint) -> Blueprint:
    """The blueprint without what its rounds do not depend on, nor a pattern of another house."""
    kept = blueprint.pattern
    if kept is not None and kept.fingerprint != at.house.fingerprint:
        kept = None
    usual = Blueprint("", "", blueprint.house, {}, {})
    return replace(
        blueprint,
        name="",
        title="",
        passing=usual.passing,
        clock=usual.clock,
        retake=usual.retake,
        key_guide=usual.key_guide,
        pattern=kept,
    )


def filed_pattern(rules: HouseRules, others: Mapping[str, HouseRules]) -> list[Round] | None:
    """The rounds of the house's pattern, or of that of another house which pays just so; None
    where no file has one."""
    folder = assets.folder("scenarios") / EXAMS / PATTERNS
    alike = (name for name, other in others.items() if _payments(other) == _payments(rules))
    paths = (folder / f"{name}.jsonl" for name in (rules.house, *alike))
    path = next(filter(Path.is_file, paths), None)
    if path is None:
        return None
    lines = path.read_text(encoding="utf-8").splitlines()
    rounds = ({**json_text.read(line), "house": rules.house} for line in lines)
    return [read_round(each, {rules.house: rules}) for each in rounds]


def _payments(rules: HouseRules) -> object:
    """All that decides what is paid and what may be bet, without names and clauses."""
    results = tuple(
        (wager, {case: (each.result, each.odds) for case, each in outcomes.items()})
        for wager, outcomes in ((Wager.ANTE, rules.ante), (Wager.PLAY, rules.play))
    )
    sides = tuple(
        (each.wager, each.judged_on, each.folded.forfeits, _rows(each.table))
        for each in rules.sides
    )
    bonus = _rows(rules.ante_bonus.table), frozenset(rules.ante_bonus.due)
    envy = None if rules.envy is None else _rows(rules.envy.table)
    bets = tuple(each.demand for each in rules.bets)
    lowest = rules.qualifying.at_least
    return results, bonus, sides, envy, bets, lowest, rules.ranking.order, tuple(rules.spots)


def _rows(table: PayTable | Posted) -> object:
    if isinstance(table, Posted):
        return None
    return tuple((each.hand, each.award) for each in table.rows)


def decisions_left(at: ExamHouse, evidence: ExamEvidence) -> Mapping[ExamArea, int]:
    """The decisions of a whole form by area, less those of the tasks that were begun. It needs no
    seed, so it also counts tasks that were never drawn. Raises InputError if some were not, and the
    house cannot meet the blueprint."""
    blueprint = evidence.blueprint
    reached: Counter[ExamArea] = Counter()
    for attempt in evidence.rounds:
        round_ = read_round(attempt.dealt.round, {at.house.id: at.house.rules})
        reached.update(counted(at.house.rules, round_, ()).areas)
    whole = len(evidence.rounds) == blueprint.rounds
    found = Counter({} if whole else forms_of(at, blueprint).left(reached))
    found[ExamArea.RULINGS] = blueprint.rulings - len(evidence.sat.rulings)
    return +found
