"""The content of the page of my data."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.school.privacy.inventory import IN_THE_SCHOOL, ON_THIS_MACHINE, DataKept
from trainer.school.privacy.own_records import Holds
from trainer.wording import say, say_count, say_list


@dataclass(frozen=True, slots=True)
class DataShown:
    """``whose`` says whose records these are and where they lie, ``holds`` how much there is,
    ``why_not`` why it cannot be erased here; ``kept`` is the list."""

    whose: str
    holds: str
    kept: tuple[DataKept, ...]
    can_export: bool
    can_erase: bool
    why_not: str = ""


def data_shown(holds: Holds, folder: str, name: str, *, in_a_school: bool) -> DataShown:
    """The page for the records of that folder; ``name`` is their owner, if signed in."""
    return DataShown(
        whose=_whose(folder, name),
        holds=_how_much(holds),
        kept=(*ON_THIS_MACHINE, *(IN_THE_SCHOOL if in_a_school else ())),
        can_export=holds.events > 0,
        can_erase=not name and (holds.events > 0 or bool(holds.copies)),
        why_not=_why_not(name),
    )


def _whose(folder: str, name: str) -> str:
    if name:
        return say(
            "The records of {name} are in {folder}. They go only to the school.",
            name=name,
            folder=folder,
        )
    return say("All data is in {folder}. Nothing is sent anywhere.", folder=folder)


def _how_much(holds: Holds) -> str:
    rounds = say_count("{count} round", "{count} rounds", count=holds.rounds)
    quick = say_count("{count} quick drill", "{count} quick drills", count=holds.quick)
    events = say_count("{count} event in all", "{count} events in all", count=holds.events)
    copies = say_count(
        "{count} copy of the records", "{count} copies of the records", count=len(holds.copies)
    )
    return say_list([rounds, quick, events, *([copies] if holds.copies else [])], "")


def _why_not(name: str) -> str:
    if not name:
        return ""
    return say("Ask an administrator to erase your account and its data.")
