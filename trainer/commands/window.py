"""``trainer window``: the trainer in a window."""

from __future__ import annotations

import argparse
import os
import sys

from trainer import display
from trainer.commands.qt_libraries import qt_libraries


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The window takes no arguments."""


def run(args: argparse.Namespace) -> int:
    """Show the window until it is closed. If none can open, print how to get one; status 2."""
    if not display.available(os.environ):
        print(display.NONE_HERE, file=sys.stderr)
        return 2
    with qt_libraries():
        # Late: this command works without Qt until it draws.
        from trainer.ui.app import run as run_window

    return run_window()
