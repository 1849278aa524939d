"""``trainer coach``: the adaptive practice, for a program that plays the trainee."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping

from trainer.commands.check import mistake_to_plain
from trainer.commands.lines import Plain, answer_lines, mapping_of
from trainer.commands.words import house_named
from trainer.errors import InputError, Problem
from trainer.game.serialize import round_to_plain
from trainer.library.houses import load_houses
from trainer.library.round_files import trace_problems
from trainer.marking.causes import entries
from trainer.school.choice_reason import Aim
from trainer.school.coach import Coach, CoachReport, Worked

_FIELDS = ("trace", "ms", "day")
_WHY: Mapping[Aim, str] = {
    Aim.DUE: "due",
    Aim.BELIEF: "belief",
    Aim.NEW: "new",
    Aim.COMING_BACK: "back",
    Aim.LEARNING: "test_out",
    Aim.TEST_OUT: "test_out",
    Aim.RANDOM: "random",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("house", metavar="HOUSE", help="a house's id")
    parser.add_argument("--seed", metavar="N", type=int, required=True, help="a whole number")


def run(args: argparse.Namespace) -> int:
    """Print a round, read the acts on it, print the report and the next round, until the input
    ends. Raises InputError."""
    shelf = load_houses()
    coach = Coach(shelf, house_named(shelf, args.house), args.seed)

    def dealt() -> None:
        print(json.dumps(_round_to_plain(coach)), flush=True)

    dealt()
    return answer_lines(lambda value: _report_to_plain(coach.after(_read(value, coach))), dealt)


def _round_to_plain(coach: Coach) -> Plain:
    choice = coach.choice
    return {
        "round": round_to_plain(choice.round_),
        "part": choice.part.value,
        "why": _WHY[choice.why.first.aim],
        "skills": sorted(choice.why.skills),
    }


def _report_to_plain(report: CoachReport) -> Plain:
    marking, ready = report.marking, report.ready
    return {
        "mistakes": [mistake_to_plain(each) for each in entries(marking)],
        "beliefs": [
            {"id": each.id, "status": each.status, "chance": round(each.chance, 4)}
            for each in report.beliefs
        ],
        "patterns": [*report.patterns],
        "mastered": [*report.mastered],
        "lapsed": [*report.lapsed],
        "ready": {
            "chance": round(ready.chance, 4),
            "low": round(ready.low, 4),
            "high": round(ready.high, 4),
        },
    }


# ------------------------------------------------------------------------------------ read


def _read(value: object, coach: Coach) -> Worked:
    """The acts in a line of input. Raises InputError with every problem."""
    given, problems = mapping_of(value, _FIELDS)
    problems += _problems(given, coach.day)
    if problems:
        raise InputError(problems)
    ms = given.get("ms")
    return Worked(tuple(given["trace"]), ms and tuple(ms), given.get("day", coach.day))


def _problems(value: Mapping[str, object], today: int) -> Iterator[Problem]:
    trace = value.get("trace")
    yield from (each.under("trace") for each in trace_problems(trace))
    yield from _time_problems(value.get("ms"), len(trace) if isinstance(trace, list) else 0)
    day = value.get("day", today)
    if not _is_count(day) or not today <= int(str(day)) <= _LAST_DAY:
        yield _bad(("day",), f"not a day; write a whole number from {today} to {_LAST_DAY}")


_LAST_DAY = 100_000


def _time_problems(times: object, acts: int) -> Iterator[Problem]:
    if times is None:
        return
    if not isinstance(times, list) or not all(map(_is_count, times)):
        yield _bad(("ms",), "not times; write a list of whole milliseconds like [1200, 2500]")
    elif len(times) != acts:
        yield _bad(("ms",), f"{len(times)} times for {acts} acts; write one for each act")
    elif times != sorted(times):
        yield _bad(("ms",), "times fall; write when each act was done, since the round was dealt")


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _bad(path: tuple[str, ...], message: str) -> Problem:
    return Problem(path, "bad_shape", message)
