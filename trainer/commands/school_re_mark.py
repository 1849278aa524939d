"""``trainer school re-mark``: rounds that other rules than today's marked are marked again."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime

from trainer import settings
from trainer.commands.school_desk import AtDesk, add_who, at_desk
from trainer.commands.words import DONE, house_named, misused
from trainer.library.houses import HouseShelf, load_houses
from trainer.library.recipes import sound_recipes
from trainer.school.curriculum import Curriculum
from trainer.school.practice import ADDED_HOUSES
from trainer.school.re_marking.change import Change, Changes
from trainer.school.re_marking.re_marking import ReMarking


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """At which house, and why."""
    parser.add_argument("--house", metavar="HOUSE", help="at this house alone")
    parser.add_argument("--reason", metavar="TEXT", help="why; it is recorded with the old figures")
    parser.add_argument("--dry-run", action="store_true", help="show what would change, and end")
    add_who(parser)


def run(args: argparse.Namespace) -> int:
    """Print what changes at each house, and change it. Raises InputError; what was printed as
    marked again before stands."""
    if not args.dry_run and not (args.reason or "").strip():
        raise misused("say why with --reason, or --dry-run to see what would change")
    shelf = _shelf()
    if args.house:
        house_named(shelf, args.house)
    with at_desk(args.login) as desk:
        _re_mark(args, desk, shelf)
    return DONE


def _shelf() -> HouseShelf:
    added = settings.home() / ADDED_HOUSES
    return load_houses(added if added.is_dir() else None)


def _re_mark(args: argparse.Namespace, desk: AtDesk, shelf: HouseShelf) -> None:
    marking = ReMarking(desk.registry, desk.account, Curriculum(shelf, sound_recipes()[0]))
    found = False
    for house in (args.house,) if args.house else marking.houses():
        changes = marking.look(house)
        found = found or bool(changes.changes or changes.unread)
        _print(_told(changes))
        if changes.changes and not args.dry_run:
            acts = marking.apply(changes, args.reason)
            _print([f"  marked again: {_rounds(len(changes.changes))}, {_count(acts, 'act')}"])
    if not found:
        print("every round is marked by today's rules")
    elif args.dry_run:
        print("nothing was changed")


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


# ------------------------------------------------------------------------------ what changes


def _told(changes: Changes) -> Iterator[str]:
    if changes.changes or changes.unread:
        yield f"{changes.house}: today's rules are {changes.to}"
    for what, some in changes.by_what_marked():
        yield f"  marked by {what}: {_rounds(len(some))}"
    if changes.changes:
        yield from _figures(changes)
    if changes.unread:
        count = _rounds(len(changes.unread))
        yield f"  today's rules cannot read {count}, or the evidence was erased: as it was"


def _figures(changes: Changes) -> Iterator[str]:
    yield f"  with other figures: {_rounds(len(changes.differing))}"
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
        yield f"  of exams: {_rounds(changes.of_exams)}; what their sittings came to stays as told"
    yield from map(_outcome, changes.outcomes)


def _outcome(change: Change) -> str:
    was, now = change.was, change.now
    day = datetime.fromtimestamp(was.dealt_at_ms / 1000, UTC).date()
    return (
        f"    {day} {was.drill} {was.attempt}: {_passed(was.passed)} -> {_passed(now.passed)}, "
        f"points {was.tenths / 10:.1f} -> {now.tenths / 10:.1f}"
    )


def _passed(passed: bool) -> str:
    return "passed" if passed else "failed"


def _points(tenths: Iterable[int]) -> str:
    """What a round has on average."""
    told = list(tenths)
    return f"{sum(told) / len(told) / 10:.1f}"


def _rounds(number: int) -> str:
    return _count(number, "round")


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
