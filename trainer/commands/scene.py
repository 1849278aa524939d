"""``trainer scene``: irregularities without the window, dealt from a seed and marked."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from trainer.commands.check import mistake_to_plain
from trainer.commands.lines import Plain, answer_lines, mapping_of, print_json
from trainer.commands.words import DONE, FOUND_WRONG, house_named, up_to
from trainer.dealing.incident import Incident
from trainer.dealing.irregularity import Irregularities, Irregularity
from trainer.dealing.own_misdeal import rules_only
from trainer.drills.irregularities.irregular import incident
from trainer.drills.scene_notation import read_scene, scene_to_plain
from trainer.drills.stream import Stream
from trainer.errors import InputError, Problem, quoted
from trainer.library.formats import json_text, source
from trainer.library.house_files.irregularities_file import IRREGULARITIES_FILE, load_irregularities
from trainer.library.houses import HouseShelf, load_houses
from trainer.library.round_files import trace_problems
from trainer.marking.ruling import RulingMarks, mark_ruling

_REQUEST = ("scene", "acts", "chain")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The three commands, each with its own arguments."""
    commands: Any = parser.add_subparsers(dest="scene_command", metavar="COMMAND", required=True)
    _add_list(commands.add_parser("list", help="name a house's scenes with their clauses"))
    _add_deal(commands.add_parser("deal", help="print scenes from a seed, one a line as JSON"))
    _add_check(commands.add_parser("check", help="mark what was ruled and done about a scene"))


def run(args: argparse.Namespace) -> int:
    """Run the chosen command. Raises InputError."""
    status: int = args.scene(args, load_houses())
    return status


def _add_list(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("house", metavar="HOUSE", help="a house's id")
    parser.add_argument("--json", action="store_true", help="print one JSON list")
    parser.set_defaults(scene=_list)


def _add_deal(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--house", metavar="H", required=True, help="a house's id")
    parser.add_argument("--seed", metavar="N", type=int, required=True, help="a whole number")
    parser.add_argument(
        "--count", metavar="K", type=up_to(10_000_000), default=1, help="scenes (default: 1)"
    )
    parser.add_argument(
        "--want", metavar="CLAUSE", help="only scenes of this clause, or of this name"
    )
    parser.add_argument("--jsonl", action="store_true", help="one scene a line (always so)")
    parser.set_defaults(scene=_deal)


def _add_check(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file",
        metavar="FILE",
        nargs="?",
        default=source.STANDARD_INPUT,
        help="a JSON document with a scene and acts; - (the default) for standard input",
    )
    parser.add_argument(
        "--jsonl",
        action="store_true",
        help="read one JSON document a line from standard input, print one a line",
    )
    parser.set_defaults(scene=_check)


# ------------------------------------------------------------------------------- list, deal


def _list(args: argparse.Namespace, shelf: HouseShelf) -> int:
    lines = _ruled(shelf, house_named(shelf, args.house).id).lines
    if args.json:
        print_json([_line_to_plain(line) for line in lines])
        return DONE
    wide = max(len(line.id) for line in lines)
    for line in lines:
        harmless = " (harmless)" if line.harmless else ""
        print(f"{line.id:{wide}}  {line.source}: {line.heading}{harmless}")
    return DONE


def _line_to_plain(line: Irregularity) -> Plain:
    return {
        "name": line.id,
        "clause": str(line.source),
        "harmless": line.harmless,
        "title": line.heading,
        "event": line.event.value,
        "facts": {fact.value: list(line.allowed(fact)) for fact in line.when},
    }


def _deal(args: argparse.Namespace, shelf: HouseShelf) -> int:
    for scene in _scenes(args, shelf):
        print(json.dumps({"scene": scene}), flush=True)
    return DONE


def _scenes(args: argparse.Namespace, shelf: HouseShelf) -> Iterator[Plain]:
    house = house_named(shelf, args.house)
    ruled = _ruled(shelf, house.id)
    wanted = _wanted(ruled, house.rules.cite, args.want)
    for number in range(1, args.count + 1):
        seed = f"{args.seed}|{number}"
        line = Stream(f"scene|{seed}").choice(wanted).id if wanted else None
        yield scene_to_plain(ruled, incident(house, ruled, seed, line))


def _wanted(ruled: Irregularities, cite: str, want: str | None) -> list[Irregularity]:
    """The lines of that clause, or below it, or of that name; none for any line."""
    if want is None:
        return []
    clauses = (want, f"{cite} {want}", want.removeprefix("School's reading (").removesuffix(")"))
    found = [line for line in ruled.lines if line.id == want or _is_of(line, clauses)]
    if not found:
        known = ", ".join(dict.fromkeys(line.source.cite for line in ruled.lines))
        message = (
            f"no scene of {quoted(want)}; write one of {known}, or a name of `trainer scene list`"
        )
        raise InputError([Problem(("--want",), "unknown_clause", message)])
    return found


def _is_of(line: Irregularity, clauses: tuple[str, ...]) -> bool:
    cite = line.source.cite
    return any(cite == each or cite.startswith(f"{each}.") for each in clauses)


# ------------------------------------------------------------------------------------- check


def _check(args: argparse.Namespace, shelf: HouseShelf) -> int:
    if args.jsonl:
        return answer_lines(lambda value: _marks_to_plain(_marked(value, shelf)))
    text = source.text_of(args.file)
    try:
        marks = _marked(json_text.read(text), shelf)
    except InputError as error:
        name = source.name_of(args.file)
        raise InputError(each.located(name, {}) for each in error.problems) from None
    print_json(_marks_to_plain(marks))
    return DONE if marks.sound else FOUND_WRONG


def _marked(value: Plain, shelf: HouseShelf) -> RulingMarks:
    """The marks of one request. Raises InputError with every problem of it."""
    value, problems = mapping_of(value, _REQUEST)
    problems += [each.under("acts") for each in trace_problems(value.get("acts"))]
    if not isinstance(value.get("chain", False), bool):
        problems.append(Problem(("chain",), "bad_shape", "not true or false; write one of them"))
    scene = _scene(value, shelf, problems)
    if scene is None or problems:
        raise InputError(problems)
    ruled = _ruled(shelf, scene.round_.house)
    rules = shelf[scene.round_.house].rules
    whole = value.get("chain", False)
    acts = value["acts"]
    alone = not whole and rules_only(acts)
    return mark_ruling(ruled, scene, acts, whole_chain=whole, ruling_alone=alone, rules=rules)


def _scene(value: Plain, shelf: HouseShelf, problems: list[Problem]) -> Incident | None:
    try:
        return read_scene(value.get("scene"), shelf.rules, lambda name: _ruled(shelf, name))
    except InputError as error:
        problems += [each.under("scene") for each in error.problems]
        return None


def _marks_to_plain(marks: RulingMarks) -> Plain:
    return {
        "score": round(float(Fraction(100 * marks.right, marks.parts)), 1),
        "passed": marks.passed,
        "mistakes": [mistake_to_plain(mistake) for mistake in marks.mistakes],
    }


def _ruled(shelf: HouseShelf, house: str) -> Irregularities:
    folder = shelf.folder(house)
    if not (folder / IRREGULARITIES_FILE).is_file():
        message = f"{house} rules on no irregularity; write a house that does"
        raise InputError([Problem(("house",), "no_rulings", message)])
    return load_irregularities(folder, shelf[house].rules.spoken)
