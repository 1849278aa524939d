"""Start passwords for handing out, told once: on paper, a strip for each person, or as a table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from trainer.paper.csv_file import write_csv
from trainer.paper.sheet import Column, Sheet
from trainer.school.people.people import StartPassword
from trainer.school.printout import Printout, line, table
from trainer.wording import say

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
