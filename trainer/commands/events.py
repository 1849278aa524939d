"""``trainer events``: what a dealt round can be asked to show."""

from __future__ import annotations

import argparse

from trainer.commands.lines import print_json
from trainer.commands.text import columns
from trainer.commands.words import DONE, add_formats
from trainer.drills.events.events import EVENTS


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_formats(parser, lines=False)


def run(args: argparse.Namespace) -> int:
    """List the events, one sentence each."""
    if args.json:
        print_json({event.name: event.sentence for event in EVENTS.values()})
    else:
        rows = [(event.name, event.sentence) for event in EVENTS.values()]
        print("\n".join(columns(rows, indent="")))
    return DONE
