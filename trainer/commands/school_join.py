"""``trainer school join``: have this machine deliver to a school."""

from __future__ import annotations

import argparse

from trainer.commands.lines import print_json
from trainer.commands.words import DONE, add_formats
from trainer.school.clock import SYSTEM
from trainer.school.station.joined import NAME, join
from trainer.settings import home


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "url",
        metavar="URL",
        help="postgresql://USER@HOST/DATABASE; `here` for a school on this machine alone",
    )
    parser.add_argument("--name", default="", help="what people call this station: Table 4")
    parser.add_argument("--leave", action="store_true", help="leave another school for it")
    add_formats(parser, lines=False)


def run(args: argparse.Namespace) -> int:
    """Print the joined school. Raises InputError if that school does not answer or refuses this
    machine; then nothing was changed."""
    joined = join(home(), args.url, args.name, SYSTEM.wall, leave=args.leave)
    if args.json:
        said = {"registry": joined.shown, "station": joined.station, "name": joined.name}
        print_json({**said, "file": str(home() / NAME)})
    else:
        print(f"{home() / NAME}\n  school   {joined.shown}\n  station  {joined.name}")
        print(
            f"  id       {joined.station}\nWho signs in at this machine now works for that school."
        )
    return DONE
