"""What the class page is made with is fetched while somebody signs in: its figures then come at
once, for nearly all of the first time goes into this."""

from __future__ import annotations

from threading import Thread


def fetch_ahead() -> None:
    """In another thread, which reads no records and touches no widget."""
    Thread(target=_fetch, name="fetching ahead", daemon=True).start()


def _fetch() -> None:
    from trainer.library.houses import load_houses
    from trainer.school.skills.book import book_at
    from trainer.ui.reports import class_page, loads

    del class_page, loads
    shelf = load_houses()
    for house in shelf:
        book_at(shelf, house)
