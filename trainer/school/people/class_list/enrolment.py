"""Imports a class list: every row of it, or none; and start passwords for handing out, told
once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from trainer.errors import InputError, Problem
from trainer.paper.sheet import Column, Sheet
from trainer.paper.text_files import write_csv
from trainer.school.people.class_list.preview import (
    ListPreview,
    ListRow,
    Register,
    RowFate,
    preview,
)
from trainer.school.people.class_list.sheet import (
    MOST_ROWS,
    BadFile,
    ListSheet,
    looks_like_xlsx,
    read_csv,
    read_xlsx,
    too_many,
)
from trainer.school.people.classes import Classes, SchoolClass
from trainer.school.people.people import People, StartPassword
from trainer.school.people.rights import Right, may
from trainer.school.printout import Printout, line, table
from trainer.wording import say, say_count

MOST_BYTES = 20 * 1024 * 1024


def read_sheet(path: Path, encoding: str = "") -> ListSheet:
    """The rows of that file. Raises BadFile."""
    raw = _bytes(path)
    sheet = read_xlsx(path, raw) if looks_like_xlsx(raw) else read_csv(path, raw, encoding)
    if not sheet.rows:
        raise BadFile(path, say("The file is empty. Give each trainee a row."))
    if len(sheet.rows) > MOST_ROWS + 1:
        raise BadFile(path, too_many())
    return sheet


def _bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            # Never the whole: a device has no size, and may have no end.
            raw = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BadFile(path, say("The file cannot be read ({why}).", why=why)) from error
    if len(raw) > MOST_BYTES:
        raise BadFile(path, say("The file is too large for a list of people."))
    return raw


class NotSound(InputError):
    """A list with problems, or without anything new. Nothing was imported."""

    def __init__(self, shown: ListPreview) -> None:
        rows = shown.of(RowFate.PROBLEM)
        problems = [Problem((), "bad_row", row.says, shown.file, row.line) for row in rows]
        nothing = say("Everybody on the list has an account already. Nothing would change.")
        super().__init__(problems or [Problem((), "nothing_new", nothing, shown.file)])


class ClassLists:
    """Previews and imports lists, as ``people.by``. Raises NotAllowed, and what the registry
    raises."""

    def __init__(self, people: People, classes: Classes) -> None:
        self._people, self._classes = people, classes

    def look(self, sheet: ListSheet, into: SchoolClass | None = None) -> ListPreview:
        """The fate of each row. Raises BadFile. Nothing is imported yet."""
        may(self._people.by, Right.KEEP_ACCOUNTS)
        members = into.members if into is not None else frozenset()
        register = Register(self._people.accounts(), members)
        title = into.title if into is not None else ""
        return preview(sheet, register, title)

    def take_in(
        self,
        shown: ListPreview,
        into: SchoolClass | None = None,
        done: Callable[[int, int], None] = lambda _at, _of: None,
    ) -> tuple[StartPassword, ...]:
        """Import the list; the start passwords, in the order of the list. ``done`` is called with
        the number of finished rows and of all. Raises NotSound."""
        may(self._people.by, Right.KEEP_ACCOUNTS)
        if not shown.sound:
            raise NotSound(shown)
        rows = shown.of(RowFate.NEW, RowFate.JOINS)
        started: list[StartPassword] = []
        with self._people.registry.transaction():
            for at, row in enumerate(rows, 1):
                account = row.account
                if row.fate is RowFate.NEW:
                    started.append(self._open(row))
                    account = started[-1].account.id
                if into is not None:
                    self._classes.join(into.id, account)
                done(at, len(rows))
        return tuple(started)

    def _open(self, row: ListRow) -> StartPassword:
        account = self._people.new(row.name, row.role, row.login)
        return self._people.add(account, row.password, row.email)


def in_short(shown: ListPreview) -> str:
    """The preview in a sentence: ``12 new, 2 join the class, 1 problem``."""
    counts = (
        (RowFate.NEW, say_count("{count} new", "{count} new", count=len(shown.of(RowFate.NEW)))),
        (
            RowFate.JOINS,
            say_count("{count} joins", "{count} join", count=len(shown.of(RowFate.JOINS))),
        ),
        (
            RowFate.THERE,
            say_count(
                "{count} already here", "{count} already here", count=len(shown.of(RowFate.THERE))
            ),
        ),
        (
            RowFate.PROBLEM,
            say_count("{count} problem", "{count} problems", count=len(shown.of(RowFate.PROBLEM))),
        ),
    )
    return " · ".join(text for fate, text in counts if shown.of(fate))


ROWS_A_BLOCK = 20


def starts_printout(started: Sequence[StartPassword], title: str) -> Printout:
    """The printout: name, sign-in name and password of each."""
    head = (say("Name"), say("Sign-in name"), say("Start password"))
    heading = say("Start passwords")
    if title:
        heading = say("Start passwords, {title}", title=title)
    blocks = [line(heading, "title"), line(_once(), "small")]
    for at in range(0, len(started), ROWS_A_BLOCK):
        rows = [_cells(each) for each in started[at : at + ROWS_A_BLOCK]]
        blocks.append(table([head, *rows], (40, 30, 30), head=True))
    return Printout(heading, (tuple(blocks),))


def save_starts(started: Sequence[StartPassword], path: Path, *, force: bool = False) -> None:
    """Save the list as a CSV file that only its owner may read. Raises RecordsFault."""
    columns = tuple(
        Column(name, title)
        for name, title in (
            ("name", say("Name")),
            ("login", say("Sign-in name")),
            ("password", say("Start password")),
        )
    )
    rows = [_cells(each) for each in started]
    write_csv(Sheet("start_passwords", say("Start passwords"), columns, rows), path, force=force)
    path.chmod(0o600)


def _cells(started: StartPassword) -> tuple[str, str, str]:
    return started.account.name, started.account.login, started.password


def _once() -> str:
    return say("Everybody chooses a password at the first sign-in. Destroy this list afterwards.")
