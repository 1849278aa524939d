"""The page of my data: how much is kept, what and why; its export and its erasing."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from trainer.document import (
    Block,
    Command,
    CommandRow,
    Deed,
    Document,
    Hairline,
    Paragraph,
    Route,
    Section,
    SideBySide,
)
from trainer.school.privacy.inventory import (
    IN_THE_SCHOOL,
    NOT_ERASED,
    ON_THIS_MACHINE,
    DataKept,
    Where,
    plain_names,
)
from trainer.school.privacy.own_records import Holds
from trainer.wording import say, say_count, say_list, say_phrase

NAME = "my-data"


class MyDataRoute(Route, frozen=True):
    """The page of the data that is kept now."""


class SettingsRoute(Route, frozen=True):
    """The settings, which lead to the page."""


class ExportOwn(Deed, frozen=True):
    """Write all of one's own records into one file."""


class EraseOwn(Deed, frozen=True):
    """Ask, and erase all of one's own records."""


class MyDataFigures(Struct, frozen=True):
    """The amount of data and its folder; ``name`` is its owner, if signed in."""

    holds: Holds
    folder: str
    name: str
    in_a_school: bool


def tell_my_data(figures: MyDataFigures, at: MyDataRoute) -> Document:
    """Every kind of data that is kept, below the two things that can be done with it."""
    kept = (*ON_THIS_MACHINE, *(IN_THE_SCHOOL if figures.in_a_school else ()))
    lists = (_kept(where, [each for each in kept if each.where is where]) for where in Where)
    gone = tuple(
        Paragraph(say_phrase(each), key=f"{NAME}.gone.{at}") for at, each in enumerate(NOT_ERASED)
    )
    blocks = (
        _about(figures),
        *(each for each in lists if each.blocks),
        Section(f"{NAME}.gone", say("What can no longer be erased"), gone),
    )
    key, spoken = f"{NAME}.back", say("Back to the settings")
    back = Command(key, "←", SettingsRoute(), spoken, kind="square", shortcut="Esc")
    return Document(NAME, say("My data"), blocks, back=back, exports=False)


def _about(figures: MyDataFigures) -> Section:
    holds, name = figures.holds, figures.name
    some = holds.events > 0
    words, all_ = say("Export everything"), say("Erase everything")
    export = Command(f"{NAME}.export_all", words, ExportOwn() if some else None, kind="primary")
    erase = Command(f"{NAME}.erase", all_, EraseOwn() if some or holds.copies else None)
    blocks = [Paragraph(_whose(figures), "secondary", key=f"{NAME}.whose")]
    if name:
        why_not = say("Ask an administrator to erase your account and its data.")
        blocks.append(Paragraph(why_not, "secondary", key=f"{NAME}.why_not"))
    commands = CommandRow(f"{NAME}.commands", (export,) if name else (export, erase))
    return Section(f"{NAME}.about", _how_much(holds), tuple(blocks), aside=(commands,))


def _kept(where: Where, kept: list[DataKept]) -> Section:
    lines = (block for each in kept for block in _kept_lines(each))
    return Section(f"{NAME}.{where.name.lower()}", where.words, tuple(lines))


def _kept_lines(kept: DataKept) -> Iterator[Block]:
    """One kind of data and its personal part; the reason and for how long; its parts by name."""
    key = f"{NAME}.{kept.names[0]}"
    personal = say_phrase(kept.personal) if kept.personal else say("Nothing about a person.")
    until = f"{say_phrase(kept.why)}\n{say_phrase(kept.until)}"
    left = (Paragraph(personal, key=f"{key}.personal"),)
    right = (Paragraph(until, "secondary", key=f"{key}.until"),)
    yield Hairline(f"{key}.line")
    yield Paragraph(say_phrase(kept.what), "strong", key=f"{key}.what")
    yield SideBySide(key, (left, right), (1, 1))
    names = "\u00a0· ".join(plain_names(kept.names))
    yield Paragraph(names, "caption", key=f"{key}.names")


def _whose(figures: MyDataFigures) -> str:
    if figures.name:
        return say(
            "The records of {name} are in {folder}. They go only to the school.",
            name=figures.name,
            folder=figures.folder,
        )
    return say("All data is in {folder}. Nothing is sent anywhere.", folder=figures.folder)


def _how_much(holds: Holds) -> str:
    rounds = say_count("{count} round", "{count} rounds", count=holds.rounds)
    quick = say_count("{count} quick drill", "{count} quick drills", count=holds.quick)
    events = say_count("{count} event in all", "{count} events in all", count=holds.events)
    copies = say_count(
        "{count} copy of the records", "{count} copies of the records", count=len(holds.copies)
    )
    return say_list([rounds, quick, events, *([copies] if holds.copies else [])], "")
