"""The preload: the school's modules are imported in a thread while the window is already in
sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module

from PySide6.QtCore import QObject

from trainer.errors import InputError
from trainer.library.houses import load_houses
from trainer.school.skills.house_skills import book_at
from trainer.ui.runtime.background import Background

MODULES = (
    "trainer.school.practice",
    "trainer.library.houses",
    "trainer.library.scenarios.recipes",
    "trainer.records.log",
    "trainer.records.store",
    "trainer.ui.home.today_content",
    "trainer.ui.home.plans",
    "trainer.school.session.sessions",
    "trainer.school.questions.drills",
    "trainer.school.beliefs.beliefs",
    "trainer.school.skills.skill_store",
    "trainer.library.house_files.irregularities_file",
)
FOR_NEW_RECORDS = ("trainer.records.migrate",)
"""What the first sign-in of a person makes records with: Alembic, 0.3 s in the window's thread."""
FOR_STAFF = ("trainer.ui.report_pages",)


def read_ahead(background: Background, window: QObject, ready: Callable[[], None]) -> None:
    """Import what the school needs, and nothing else; then call ``ready``.

    The trainee's files are read in the window's own thread.
    """
    background.run(partial(import_all, MODULES), lambda _: ready(), owner=window)


def fetch_for_staff() -> None:
    """Import what the page of a class needs while somebody signs in: nearly all of its first time
    goes into this.

    No records are read. A fault in a house's file is told by the page that needs the house.
    """
    import_all(FOR_STAFF)
    shelf = load_houses()
    for house in shelf:
        # A faulty house is told where it is opened; here it only costs its own head start.
        with suppress(InputError):
            book_at(shelf, house)


def import_all(modules: Sequence[str]) -> None:
    """Import these modules; one that cannot be imported raises again at its place of use."""
    with suppress(ImportError):
        for module in modules:
            import_module(module)
