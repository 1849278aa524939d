"""``trainer school re-mark``: what other rules than today's marked is marked again."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from trainer import settings
from trainer.commands.lines import Plain, print_json
from trainer.commands.re_mark_text import done, plain, told
from trainer.commands.school_desk import AtDesk, add_who, at_desk
from trainer.commands.words import DONE, add_formats, house_named, misused
from trainer.library.houses import ADDED_HOUSES, HouseShelf, load_houses
from trainer.library.recipes import sound_recipes
from trainer.school.curriculum import Curriculum
from trainer.school.re_marking.change import HouseChanges
from trainer.school.re_marking.re_marking import ReMarker


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
    shelf = _shelf()
    if args.house:
        house_named(shelf, args.house)
    with at_desk(args.login) as desk:
        _re_mark(args, desk, shelf)
    return DONE


def _shelf() -> HouseShelf:
    added = settings.home() / ADDED_HOUSES
    return load_houses(added)


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
