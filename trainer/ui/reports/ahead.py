"""What the class page is made with is fetched while somebody signs in: its figures then come at
once, for nearly all of the first time goes into this."""

from __future__ import annotations

from contextlib import suppress

from trainer.errors import InputError


def fetch_ahead() -> None:
    """To be done beside the window: no records are read, and no widget is touched. Whatever is
    wrong with a house's file is told by whoever needs it."""
    from trainer.library.houses import load_houses
    from trainer.school.skills.book import book_at
    from trainer.ui.reports import class_page, loads

    del class_page, loads
    shelf = load_houses()
    for house in shelf:
        with suppress(InputError):
            book_at(shelf, house)
