"""The trial of a draft: a round of it, dealt in a window of its own of which nothing is kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import Qt

from trainer.dealing.house import House
from trainer.drills.drill_options import Feedback
from trainer.library.draft import Draft
from trainer.library.houses import ADDED_HOUSES, HouseShelf
from trainer.library.scenarios.recipes import sound_recipes
from trainer.library.workshop_file import WORKSHOP_FILE
from trainer.records.log import Log
from trainer.school.clock import SYSTEM
from trainer.school.practice import RECORDS, Practice
from trainer.school.workshop.distinguishing_rounds import dealt_apart, drill_apart
from trainer.ui.application import Application
from trainer.ui.home.snapshot import RoundAsked
from trainer.wording import say

_USUAL = "as-it-comes"


class TrialWork:
    """Knows the windows that are open, each with its home and the draft as it was then."""

    def __init__(self, app: Application, shelf: Callable[[], HouseShelf]) -> None:
        self._app, self._shelf = app, shelf
        self._open: list[
            tuple[Application, TemporaryDirectory[str], tuple[str, dict[str, bytes]]]
        ] = []

    @property
    def windows(self) -> tuple[Application, ...]:
        return tuple(trial for trial, *_ in self._open)

    def deal(self, draft: Draft) -> None:
        """A window of its own deals one round of the draft; nothing of it is kept. While the draft
        is as it was then, that window comes to the front, and deals again after its debrief."""
        files = draft.files
        of, folders = self._copied(draft)
        shelf = HouseShelf(*folders)
        base = shelf.get(of)
        drill = drill_apart(base, shelf[draft.id]) if base is not None else _USUAL
        asked = RoundAsked(draft.id, drill, None, Feedback.AT_THE_END)
        for trial, _, tried in self._open:
            if tried == (draft.id, files):
                if trial.window.page == "debrief":
                    trial.rounds.deal(asked)
                _bring_to_front(trial)
                return
        home = TemporaryDirectory(prefix="dealer-school-", ignore_cleanup_errors=True)
        trial = Application(
            Path(home.name),
            self._app.settings,
            school=lambda folder: _practice_of(shelf, folder, drill, base),
        )
        trial.window.closing.connect(lambda: self._closed(trial))
        self._open.append((trial, home, (draft.id, files)))
        trial.open()
        trial.window.mark(
            say(
                "A trial of {house}. Nothing here is kept. Close this window to go back.",
                house=shelf[draft.id].rules.title,
            )
        )
        trial.rounds.deal(asked)
        _bring_to_front(trial)

    def _copied(self, draft: Draft) -> tuple[str, tuple[Path, ...]]:
        """The house that was copied, and the folders of that and the draft."""
        own = self._app.home / ADDED_HOUSES
        of = str(draft.at(WORKSHOP_FILE, ("copied_from",)) or "")
        bundled = self._shelf().own(of)[0].parent if of in self._shelf() else own
        return of, (bundled, own, draft.folder.parent)

    def _closed(self, trial: Application) -> None:
        for each in [each for each in self._open if each[0] is trial]:
            self._open.remove(each)
            each[1].cleanup()


def _bring_to_front(trial: Application) -> None:
    window = trial.window
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.activateWindow()


def _practice_of(shelf: HouseShelf, folder: Path, drill: str, base: House | None) -> Practice:
    # To look which others a new house can show takes two seconds.
    folder.mkdir(parents=True, exist_ok=True)
    recipes, _ = sound_recipes()
    deal = partial(dealt_apart, base.rules) if base is not None else None
    log = Log.open(folder / RECORDS, SYSTEM.wall)
    return Practice(shelf, {drill: recipes[drill]}, log, deal=deal)
