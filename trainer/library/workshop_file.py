"""workshop.yaml: what the author of a house noted while making it."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from trainer.errors import HouseFileError
from trainer.library.formats import reader
from trainer.library.formats.shape import Listed, Record, Text, optional
from trainer.library.house_files.file_parts import CLAUSE
from trainer.wording import phrase

WORKSHOP_FILE = "workshop.yaml"
UNCITED = "No sentence of the document is cited yet."
"""The reading of a rule that the workshop wrote, until a sentence or a reason takes its place."""
# The reading of a rule that nobody gave yet: what stands beside it only holds its place.
UNSAID = "Not said yet."
# The reading of an irregularity that was added: the ruling beside it only holds its place.
UNRULED = "Its ruling is not said yet."
ASSUMED = "The program assumes it until the author confirms it."
"""The reading of a rule that a house begins with because no round can be dealt without one."""
COPIED = "The document is not compared with it yet."
"""A reading of the document of the house that was copied, until the new one is given its own."""
OPEN_READINGS = (UNCITED, UNSAID, UNRULED, ASSUMED, COPIED)


class AuthorNotes(Struct, frozen=True):
    """The house it was copied from, the fields that were said of rules of which others are not said
    yet, the sentences that give no rule, those that give one that the program cannot hold, the
    questions answered "It is meant", the worked rounds that wait to be confirmed again, by their
    titles, and the readings whose round waits to be confirmed, by their ids."""

    copied_from: str = ""
    said: tuple[str, ...] = ()
    no_rule: tuple[str, ...] = ()
    no_place: tuple[str, ...] = ()
    meant: tuple[str, ...] = ()
    unconfirmed: tuple[str, ...] = ()
    unconfirmed_readings: tuple[str, ...] = ()


WORKSHOP: Record[AuthorNotes] = Record(
    "workshop file",
    {
        "copied_from": optional(Text(), "the id of the house it began as"),
        "said": optional(
            Listed(Text(), phrase("write a list of fields")),
            "the fields that were said of rules of which others are not said yet",
        ),
        "no_rule": optional(
            Listed(CLAUSE, phrase("write a list of clauses")), "what gives no rule"
        ),
        "no_place": optional(
            Listed(CLAUSE, phrase("write a list of clauses")),
            "what gives a rule that the program cannot hold",
        ),
        "meant": optional(Listed(Text(), phrase("write a list of questions")), "what is meant so"),
        "unconfirmed": optional(
            Listed(Text(), phrase("write a list of worked rounds")),
            "the worked rounds that a changed rule decides otherwise",
        ),
        "unconfirmed_readings": optional(
            Listed(Text(), phrase("write a list of readings")),
            "the readings whose round nobody confirmed yet",
        ),
    },
    lambda parts: AuthorNotes(**parts),
)


def read_notes(path: Path) -> AuthorNotes:
    """The notes of the file; none where it is not there. Raises HouseFileError."""
    if not path.is_file():
        return AuthorNotes()
    return reader.read_file(path).shaped(WORKSHOP, HouseFileError)
