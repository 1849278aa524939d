"""The page of the remedials of a supervisor's classes: for whom, until when, and how far."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from trainer.document import (
    Block,
    Command,
    Deed,
    Document,
    Medium,
    Option,
    Paragraph,
    Route,
    RowCommand,
    Section,
    Selector,
    TableBlock,
    TableColumn,
    TableRow,
)
from trainer.records.registry.said import OPEN, Remedial
from trainer.school.review.assignments import Assigning
from trainer.school.routes import AttemptRoute, AttemptsRoute
from trainer.school.words.date_words import at as moment_at
from trainer.school.words.date_words import due, moment
from trainer.wording import say

NAME = "remedials"


class RemedialsRoute(Route, frozen=True):
    """Remedials that are still to be done, or all of them."""

    all_: bool = False


class WithdrawRemedial(Deed, frozen=True):
    """Ask for the reason, and take that remedial back."""

    remedial: str


class RemedialListed(Struct, frozen=True):
    """A remedial with what is read beside it: its trainee, its subject, the title of its house."""

    remedial: Remedial
    trainee: str
    what: str
    house: str


class RemedialFigures(Struct, frozen=True):
    """The remedials, the latest first, and the present time."""

    listed: tuple[RemedialListed, ...]
    now: datetime


def load_remedials(
    assigning: Assigning, at: RemedialsRoute, now: datetime
) -> tuple[RemedialsRoute, RemedialFigures]:
    """The remedials of the supervisor's classes. Raises what a Reviewer raises."""
    names, found = assigning.trainees(), assigning.assigned(still_open=not at.all_)
    listed = (
        RemedialListed(
            each, names.get(each.account, ""), assigning.words(each), assigning.house(each)
        )
        for each in found
    )
    return at, RemedialFigures(tuple(listed), now)


def tell_remedials(figures: RemedialFigures, at: RemedialsRoute) -> Document:
    """The list of remedials."""
    which = Selector(
        f"{NAME}.which",
        say("Which practice"),
        (
            Option("all", say("All"), RemedialsRoute(all_=True)),
            Option("open", say("To do"), RemedialsRoute()),
        ),
        "all" if at.all_ else "open",
    )
    back = Command(
        f"{NAME}.back", "←", AttemptsRoute(), say("Attempts"), kind="square", shortcut="Esc"
    )
    block: Block = _list(figures) if figures.listed else _nothing(at)
    card = Section(f"{NAME}.card", "", (block,))
    exports = bool(figures.listed)
    return Document(NAME, say("Remedials"), (card,), (which,), back, exports=exports)


def _list(figures: RemedialFigures) -> TableBlock:
    columns = (
        TableColumn("trainee", say("Trainee"), share=14),
        TableColumn("what", say("What"), share=26),
        TableColumn("house", say("House"), share=12),
        TableColumn("status", say("Status"), share=30),
        TableColumn("by", say("By"), share=14),
    )
    commands = (
        RowCommand(f"{NAME}.withdraw", say("Withdraw"), "W"),
        RowCommand(f"{NAME}.open", say("Open the attempt"), "Enter", "primary"),
    )
    rows = tuple(_row(each, figures.now) for each in figures.listed)
    return TableBlock(
        f"{NAME}.list", NAME, say("Remedials"), columns, rows, Medium.ALL, 0, commands
    )


def _nothing(at: RemedialsRoute) -> Paragraph:
    words = (
        say("No remedials yet. Assign one from an attempt (D).")
        if at.all_
        else say("No open remedials. Assign one from an attempt (D).")
    )
    return Paragraph(words, "section", key=f"{NAME}.nothing")


def _row(listed: RemedialListed, now: datetime) -> TableRow:
    each = listed.remedial
    state, overdue = remedial_state(each, now)
    cells = (listed.trainee, listed.what, listed.house, state, each.by_name)
    is_open = each.state == OPEN
    opened = AttemptRoute(each.why_attempt) if each.why_attempt is not None else None
    withdrawn = WithdrawRemedial(each.remedial) if is_open else None
    tone = "critical" if overdue else "" if is_open else "quiet"
    return TableRow(each.remedial, cells, opened, tone, (withdrawn, opened))


def remedial_state(each: Remedial, now: datetime) -> tuple[str, bool]:
    """The state of the remedial, and if it is overdue."""
    if each.state == "cleared" and each.cleared_at_ms is not None:
        return say("Cleared {when}", when=moment(each.cleared_at_ms)), False
    if each.state == "withdrawn":
        return say("Withdrawn: {reason}", reason=each.reason), False
    when_due = due(each.due_ms, now)
    done = say(
        "{told}; {run} of {needed} in a row",
        told=when_due[:1].upper() + when_due[1:],
        run=min(each.run, each.in_a_row),
        needed=each.in_a_row,
    )
    return done, moment_at(each.due_ms) < now
