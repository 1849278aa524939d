"""``trainer school re-mark``: what other rules than today's marked is marked again."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Any

from trainer import settings
from trainer.commands.lines import Plain, print_json
from trainer.commands.school_desk import AtDesk, add_who, at_desk
from trainer.commands.words import DONE, add_formats, house_named, misused
from trainer.library.houses import ADDED_HOUSES, HouseShelf, load_houses
from trainer.library.scenarios.recipes import sound_recipes
from trainer.school.curriculum import Curriculum
from trainer.school.re_marking.re_marking import (
    ExamChange,
    HouseChanges,
    QuickChange,
    ReMarker,
    RoundChange,
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The house, and the reason."""
    parser.add_argument("--house", metavar="HOUSE", help="at this house alone")
    parser.add_argument("--reason", metavar="TEXT", help="why; it is recorded with the old figures")
    parser.add_argument("--dry-run", action="store_true", help="show what would change, and end")
    parser.add_argument(
        "--with-exams", action="store_true", help="change what exams came to, too; else they stay"
    )
    add_formats(parser, lines=False)
    add_who(parser)


def run(args: argparse.Namespace) -> int:
    """Print the changes at each house, and apply them. Raises InputError; whatever was printed as
    re-marked stays so."""
    if not args.dry_run and not (args.reason or "").strip():
        raise misused("say why with --reason, or --dry-run to see what would change")
    shelf = load_houses(settings.home() / ADDED_HOUSES)
    if args.house:
        house_named(shelf, args.house)
    with at_desk(args.login) as desk:
        _re_mark(args, desk, shelf)
    return DONE


def _re_mark(args: argparse.Namespace, desk: AtDesk, shelf: HouseShelf) -> None:
    marking = ReMarker(desk.registry, desk.account, Curriculum(shelf, sound_recipes()[0]))
    found: list[Plain] = []
    for house in (args.house,) if args.house else marking.houses():
        changes = marking.look(house)
        if not args.json:
            _print(told(changes, with_exams=args.with_exams))
        acts = None if args.dry_run else _applied(args, marking, changes)
        if changes or changes.unread or changes.unread_quick:
            found.append(plain(changes, acts))
    if args.json:
        print_json({"houses": found, "changed": not args.dry_run})
    elif not found:
        print("everything is marked by today's rules")
    elif args.dry_run:
        print("nothing was changed")


def _applied(args: argparse.Namespace, marking: ReMarker, changes: HouseChanges) -> int:
    """Apply the changes; the number of acts."""
    acts = marking.apply(changes, args.reason, with_exams=args.with_exams)
    if acts and not args.json:
        print(done(changes, acts, with_exams=args.with_exams))
    return acts


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


_FIGURES = ("passed", "tenths", "right", "lines", "players_short_cents", "house_short_cents")


def told(changes: HouseChanges, *, with_exams: bool) -> Iterator[str]:
    """The lines about the changes at that house; none if today's rules marked everything."""
    unread = changes.unread or changes.unread_quick
    if changes or unread:
        yield f"{changes.house}: today's rules are {changes.to}"
    for what, rounds, quick in changes.by_what_marked():
        yield f"  marked by {what}: {_both(rounds, quick)}"
    if changes.changes:
        yield from _of_rounds(changes)
    if changes.quick:
        yield from _of_quick(changes)
    if changes.exams:
        yield from _of_exams(changes, with_exams=with_exams)
    if unread:
        count = _both(len(changes.unread), len(changes.unread_quick))
        yield f"  today's rules cannot read {count}, or the evidence was erased: as it was"


def done(changes: HouseChanges, acts: int, *, with_exams: bool) -> str:
    """The line about the re-marked attempts."""
    parts = [_both(len(changes.changes), len(changes.quick))] if _all_marked(changes) else []
    if with_exams and changes.exams:
        parts.append(counted(len(changes.exams), "exam"))
    return f"  marked again: {', '.join(parts)}, {counted(acts, 'act')}"


def plain(changes: HouseChanges, acts: int | None) -> Plain:
    """The changes as a JSON value; ``acts`` is None if nothing was changed."""
    return {
        "house": changes.house,
        "to": changes.to,
        "rounds": [_round_plain(each) for each in changes.changes],
        "sittings": [_quick_plain(each) for each in changes.quick],
        "exams": [_exam_plain(each) for each in changes.exams],
        "unread": [*changes.unread, *changes.unread_quick],
        "acts": acts,
    }


def counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


# ------------------------------------------------------------------------------------ for people


def _of_rounds(changes: HouseChanges) -> Iterator[str]:
    yield f"  with other figures: {counted(len(changes.differing), 'round')}"
    if not changes.differing:
        return
    every = changes.changes
    was, now = [each.was for each in every], [each.now for each in every]
    yield "  " + ", ".join(
        (
            f"passed {sum(each.passed for each in was)} -> {sum(each.passed for each in now)}",
            f"points {_points(each.tenths for each in was)} -> "
            f"{_points(each.tenths for each in now)}",
            f"mistakes {sum(len(each.stood) for each in every)} -> "
            f"{sum(len(each.marks.mistakes) for each in every)}",
        )
    )
    if changes.of_exams:
        yield f"  of exams: {counted(changes.of_exams, 'round')}"
    yield from map(_outcome, changes.outcomes)


def _outcome(change: RoundChange) -> str:
    was, now = change.was, change.now
    return (
        f"    {_day(was.dealt_at_ms)} {was.drill} {was.attempt}: {_passed(was.passed)} -> "
        f"{_passed(now.passed)}, points {was.tenths / 10:.1f} -> {now.tenths / 10:.1f}"
    )


def _of_quick(changes: HouseChanges) -> Iterator[str]:
    yield f"  with other figures: {counted(len(changes.quick_differing), 'quick sitting')}"
    for each in changes.quick_differing:
        was, now = each.was, each.now
        yield (
            f"    {_day(was.at_ms)} {was.drill} {was.attempt}: right {was.right} -> {now.right} "
            f"of {now.items}"
        )


def _of_exams(changes: HouseChanges, *, with_exams: bool) -> Iterator[str]:
    yield f"  exams that come to something else: {len(changes.exams)}"
    for each in changes.exams:
        was, now = each.was, each.now
        yield (
            f"    {_day(was.ended_at_ms or 0)} {each.title} {was.sitting}: {was.outcome} -> "
            f"{now.outcome}, errors {was.errors} -> {now.errors}, critical {was.critical} -> "
            f"{now.critical}"
        )
    if not with_exams:
        yield "  they stay as they were told and signed; --with-exams changes them too"


def _day(at_ms: int) -> str:
    return str(datetime.fromtimestamp(at_ms / 1000, UTC).date())


def _passed(passed: bool) -> str:
    return "passed" if passed else "failed"


def _points(tenths: Iterable[int]) -> str:
    """The average points of a round."""
    every = list(tenths)
    return f"{sum(every) / len(every) / 10:.1f}"


def _all_marked(changes: HouseChanges) -> bool:
    return bool(changes.changes or changes.quick)


def _both(rounds: int, quick: int) -> str:
    parts = [counted(rounds, "round")] if rounds or not quick else []
    parts += [counted(quick, "quick sitting")] if quick else []
    return " and ".join(parts)


# -------------------------------------------------------------------------------------- for tools


def _round_plain(change: RoundChange) -> Plain:
    was = {name: getattr(change.was, name) for name in _FIGURES}
    now = {name: getattr(change.now, name) for name in _FIGURES}
    return {
        "attempt": change.was.attempt,
        "drill": change.was.drill,
        "exam": change.was.exam,
        "marked_by": change.was.marked_by,
        "differs": change.figures_differ,
        "was": {**was, "mistakes": len(change.stood)},
        "is": {**now, "mistakes": len(change.marks.mistakes)},
    }


def _quick_plain(change: QuickChange) -> Plain:
    return {
        "attempt": change.was.attempt,
        "houses": change.was.house,
        "drill": change.was.drill,
        "marked_by": change.was.marked_by,
        "differs": change.figures_differ,
        "was": {"right": change.was.right, "items": change.was.items},
        "is": {"right": change.now.right, "items": change.now.items},
    }


def _exam_plain(change: ExamChange) -> Plain:
    return {
        "sitting": change.was.sitting,
        "title": change.title,
        "was": _came_to(change.was),
        "is": _came_to(change.now),
    }


def _came_to(marked: Any) -> Plain:
    figures = {name: getattr(marked, name) for name in ("outcome", "errors", "critical")}
    return {**figures, "failed_areas": json.loads(marked.failed_areas or "[]")}
