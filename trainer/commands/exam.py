"""``trainer exam``: the chance of passing, practice forms, and their sheets, for any program."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from trainer.commands.lines import Plain, mapping_of, print_json
from trainer.commands.words import DONE, house_named, misused
from trainer.dealing.own_misdeal import rules_only
from trainer.drills.exam.areas import ExamArea
from trainer.drills.exam.blueprint import Blueprint, ExamCounts, chances
from trainer.drills.exam.form import Form, RoundTask, RulingTask
from trainer.drills.irregularities.irregular import incident
from trainer.drills.scene_notation import scene_to_plain
from trainer.errors import InputError, Place, Problem
from trainer.game.serialize import round_to_plain
from trainer.library.formats import json_text, reader, source
from trainer.library.houses import HouseShelf, load_houses
from trainer.library.round_files import trace_problems
from trainer.library.scenarios.blueprints import read_blueprint
from trainer.records.exam import ExamRuled
from trainer.school.debrief.briefing import PlayedRound
from trainer.school.exam.default_exam import floor_test
from trainer.school.exam.exam_evidence import ExamHouse, exam_at
from trainer.school.exam.forms import forms_of
from trainer.school.exam.grading import Grade, graded, rounds_marked
from trainer.school.exam.mistakes import ruling_marked
from trainer.wording import speaking_of

_FIELDS = ("task", "trace")
# The seeds of sittings are below this: no practice form is one of a sitting.
_PRACTICE = 1 << 48

Traces = Mapping[int, tuple[str, ...]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The three commands, each with its own arguments."""
    commands: Any = parser.add_subparsers(dest="exam_command", metavar="COMMAND", required=True)
    chance = commands.add_parser(
        "chance", help="compute how likely dealers pass, by their error rate"
    )
    form = commands.add_parser("form", help="print a practice form, a task a line")
    grade = commands.add_parser("grade", help="read a trace a line, print the result sheet")
    for each, run_ in ((chance, _chance), (form, _form), (grade, _grade)):
        each.add_argument("house", metavar="HOUSE", help="a house's id")
        each.add_argument("--blueprint", metavar="FILE", type=Path, help="default: the floor test")
        each.set_defaults(exam=run_)
    for each in (form, grade):
        each.add_argument("--seed", metavar="N", type=int, required=True, help="a whole number")
    chance.add_argument("--json", action="store_true", help="print one JSON document")
    form.add_argument("--jsonl", action="store_true", help="one task a line (always so)")
    grade.add_argument("--json", action="store_true", help="one JSON document (always so)")


def run(args: argparse.Namespace) -> int:
    """Run the chosen command. Raises InputError."""
    shelf = load_houses()
    at = exam_at(shelf, house_named(shelf, args.house).id)
    return int(args.exam(args, at, _blueprint(args, shelf)))


def _blueprint(args: argparse.Namespace, shelf: HouseShelf) -> Blueprint:
    """The blueprint of the file, or the house's floor test."""
    if args.blueprint is None:
        found = floor_test(shelf, args.house)
        if found is None:
            raise misused(f"there is no floor test of {args.house}; write --blueprint")
        return found
    blueprint = read_blueprint(args.blueprint)
    if blueprint.house != args.house:
        message = f"'{blueprint.house}' is another house; write {args.house}"
        problem = Problem(("house",), "unknown_house", message)
        raise InputError([problem.located(*_written(args.blueprint))])
    return blueprint


def _drawn(args: argparse.Namespace, at: ExamHouse, blueprint: Blueprint, seed: int) -> Form:
    try:
        return forms_of(at, blueprint).form(_PRACTICE + 2 * abs(seed) + (seed < 0))
    except InputError as error:
        if args.blueprint is None:
            raise
        written = _written(args.blueprint)
        raise InputError(each.located(*written) for each in error.problems) from None


def _written(file: Path) -> tuple[str, Mapping[Place, int]]:
    """The file and the lines of its keys, for problems in it."""
    document = reader.read_file(file)
    return document.file, document.lines


# ------------------------------------------------------------------------------------ chance


def _chance(args: argparse.Namespace, at: ExamHouse, blueprint: Blueprint) -> int:
    form = _drawn(args, at, blueprint, 0)
    plain = chance_to_plain(form, len(form.stars(at.house.rules)))
    if args.json:
        print_json(plain)
        return DONE
    print(
        f"{plain['decisions']} decisions, {plain['starred']} of them starred; passed with at most "
        f"{plain['errors_allowed']} errors, {plain['starred_allowed']} of them on starred "
        f"decisions; tries: {plain['tries'] or 'any number'}"
    )
    for rate, chance in plain["chance"].items():
        print(f"{100 * float(rate):5.1f} % errors: {100 * chance:5.1f} of 100 pass")
    return DONE


def chance_to_plain(form: Form, starred: int) -> Plain:
    """The chance of passing by error rate, from the form's own counts."""
    blueprint = form.blueprint
    counts = ExamCounts(form.decisions, starred, blueprint.retake.tries)
    passing = chances(counts, blueprint.passing)
    return {
        "decisions": form.decisions,
        "starred": starred,
        "errors_allowed": blueprint.passing.errors,
        "starred_allowed": blueprint.passing.critical,
        "tries": blueprint.retake.tries,
        "chance": {str(float(rate)): round(float(each), 6) for rate, each in passing.items()},
    }


# -------------------------------------------------------------------------------------- form


def _form(args: argparse.Namespace, at: ExamHouse, blueprint: Blueprint) -> int:
    form = _drawn(args, at, blueprint, args.seed)
    for task in _tasks(form, at):
        print(json.dumps(task), flush=True)
    return DONE


def _tasks(form: Form, at: ExamHouse) -> Iterator[Plain]:
    stars = form.stars(at.house.rules)
    for number, task in enumerate(form.tasks, 1):
        if isinstance(task, RoundTask):
            mine = sorted((seat, wager.value) for of, seat, wager in stars if of == task.number)
            yield {
                "task": number,
                "kind": "round",
                "round": round_to_plain(task.round_),
                "part": form.blueprint.part.value,
                "starred": [list(each) for each in mine],
            }
        else:
            yield {"task": number, "kind": "scene", "scene": _scene(task, at)}


def _scene(task: RulingTask, at: ExamHouse) -> Plain:
    assert at.ruled is not None, "rulings are asked where there are irregularities"
    return scene_to_plain(at.ruled, incident(at.house, at.ruled, task.seed, task.line))


# ------------------------------------------------------------------------------------- grade


def _grade(args: argparse.Namespace, at: ExamHouse, blueprint: Blueprint) -> int:
    form = _drawn(args, at, blueprint, args.seed)
    grade = graded_traces(form, at, _traces(len(form.tasks)))
    with speaking_of(at.house.rules.spoken):
        print_json(grade_to_plain(grade))
    return DONE


def grade_to_plain(grade: Grade) -> Plain:
    """The grade as a JSON value."""
    return {
        "outcome": "passed" if grade.passed else "failed",
        "decisions": grade.decisions,
        "errors": grade.errors,
        "starred_errors": grade.starred,
        "failed_areas": [area.words for area in grade.failed_areas],
        "wrong_rules": [
            {"id": id_, "times": rule.times, "of": rule.times}
            for rule in grade.wrong_rules
            for id_ in rule.ids
        ],
        "not_examined": [each.value for each in grade.not_examined],
    }


def _traces(tasks: int) -> Traces:
    """The traces of standard input by task. Raises InputError with every problem of it."""
    found: dict[int, tuple[str, ...]] = {}
    problems: list[Problem] = []
    file = source.name_of(source.STANDARD_INPUT)
    for at, line in enumerate(sys.stdin, 1):
        if line.strip():
            problems += [replace(each, file=file, line=at) for each in _read(line, tasks, found)]
    if problems:
        raise InputError(problems)
    return found


def _read(line: str, tasks: int, found: dict[int, tuple[str, ...]]) -> list[Problem]:
    """Read one line; its problems."""
    try:
        value, problems = mapping_of(json_text.read(line), _FIELDS)
    except InputError as error:
        return list(error.problems)
    number = value.get("task")
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= tasks:
        problems.append(Problem(("task",), "bad_shape", f"no task; write a number to {tasks}"))
    elif number in found:
        problems.append(Problem(("task",), "bad_shape", "appears twice; keep one"))
    problems += [each.under("trace") for each in trace_problems(value.get("trace"))]
    if isinstance(number, int) and not problems:
        found[number] = tuple(value["trace"])
    return problems


def graded_traces(form: Form, at: ExamHouse, traces: Mapping[int, Sequence[str]]) -> Grade:
    """The grade of that form by the trace of each task, numbered from 1. A task without a trace was
    not reached, and its decisions count as errors, the starred ones as starred errors."""
    done = [(task, traces[number]) for number, task in enumerate(form.tasks, 1) if number in traces]
    rounds = [_played(task, trace, form, at) for task, trace in done if isinstance(task, RoundTask)]
    rulings = [_ruled(task, trace) for task, trace in done if isinstance(task, RulingTask)]
    stars = form.stars(at.house.rules)
    tasks = [*rounds_marked(rounds, at, stars)]
    tasks += [
        ruling_marked(at, ruled, form.blueprint, ruling_alone=rules_only(ruled.acts))
        for ruled in rulings
    ]
    return graded(at, form.blueprint, tasks, _missed(form, traces))


def _played(task: RoundTask, trace: Sequence[str], form: Form, at: ExamHouse) -> PlayedRound:
    return PlayedRound(
        attempt_id=f"round {task.number}",
        house=at.house,
        round_=task.round_,
        drill_title=form.blueprint.title,
        number=task.number,
        acts=tuple((act, 0) for act in trace),
        elapsed_ms=0,
        part=form.blueprint.part,
    )


def _ruled(task: RulingTask, trace: Sequence[str]) -> ExamRuled:
    return ExamRuled(task.number, task.line, task.seed, {}, tuple(trace), 0)


def _missed(form: Form, traces: Mapping[int, Sequence[str]]) -> Counter[ExamArea]:
    missed: Counter[ExamArea] = Counter()
    for at, task in enumerate(form.tasks, 1):
        if at not in traces:
            missed.update(task.counted.areas if isinstance(task, RoundTask) else [ExamArea.RULINGS])
    return missed
