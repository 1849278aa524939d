"""Works rounds of seven seats in the window, one after another, and prints what memory is used.

After the command: HOME ROUNDS EVERY. Prints a line of MB after every so many rounds, the first
after the first round. Import is to be kept plain before, as the program does.
``bare`` in place of the rounds: of a bare window. ``libraries``: of one in a program that has read
the libraries that ours needs.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.draws import DRAWS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trainer.dealing.action import Action
    from trainer.school.sitting import Sitting
    from trainer.ui.application import Application

SIZE = 1600, 1000
HOUSE, DRILL = "six-card-bonus", "full-table"


def used_mb() -> float:
    """What of this program is in memory now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def bare() -> None:
    """A window with nothing in it."""
    window = QWidget()
    window.resize(*SIZE)
    window.show()
    QTest.qWait(200)
    print(f"{used_mb():.1f}", flush=True)


def libraries() -> None:
    """The same beside a database and a reader of YAML."""
    import sqlalchemy
    import yaml  # noqa: F401

    sqlalchemy.create_engine("sqlite://").connect().close()
    bare()


def settle() -> None:
    """All that is due in the event loop is done."""
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def plan_ahead(app: Application) -> None:
    """Plan all that the page of today plans, which is kept for good. Not by waiting there: a busy
    machine would begin to plan after the rounds began, and the rounds would seem to grow."""
    while app.practice is None or app.background.busy:
        QTest.qWait(50)
    house = next(each for each in app.practice.houses() if each.id == HOUSE)
    for _ in app.practice.sessions.warm(house):
        settle()


def faultless_of(sitting: Sitting) -> Sequence[Action]:
    """Made here: the scenes know this too, but they load every page of the window, 23 MB that
    nobody at a table has in memory."""
    from trainer.dealing.script import faultless, script_for
    from trainer.game.settle import settle as settled

    house, round_ = sitting.house, sitting.round_
    return faultless(script_for(house, round_, settled(house.rules, round_), sitting.part))


def rounds(home: Path, count: int, every: int) -> None:
    """Every act of every round goes the trainee's way: touched, recorded, shown."""
    from trainer.settings import ReducedMotion, Settings
    from trainer.ui.application import Application
    from trainer.ui.home.snapshot import RoundAsked

    app = Application(home, Settings(last_house=HOUSE, reduced_motion=ReducedMotion.ON))
    app.open()
    app.window.resize(*SIZE)
    app.window.show()
    plan_ahead(app)
    app.rounds.deal(RoundAsked(HOUSE, DRILL, 7, app.settings.feedback))
    settle()
    for number in range(count):
        assert app.rounds.sitting is not None
        for action in faultless_of(app.rounds.sitting):
            app.rounds.sitting.act(action)
            if number % 10 == 0:
                app.pages.table.controller.show_again()
                settle()
        app.rounds.finish()
        settle()
        app.rounds.next_round()
        settle()
        if number % every == 0:
            print(f"{used_mb():.1f}", flush=True)


def main() -> None:
    """What the first words ask for; then the program ends, without a farewell."""
    app = QApplication([])
    # The same rounds each time: they decide which drills are planned ahead, which takes memory.
    DRAWS.install()
    home, what, *every = sys.argv[1:]
    if what == "bare":
        bare()
    elif what == "libraries":
        libraries()
    else:
        with DRAWS.seeded("many rounds"):
            rounds(Path(home), int(what), int(every[0]))
    del app
    os._exit(0)
