"""A draft as forms: what may be changed, where it stands in the files, and what a change writes."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import partial

from msgspec.structs import replace

from trainer.errors import Place
from trainer.game.rules import PLACES_AT_MOST, HouseRules
from trainer.library.draft import Draft, summary_of
from trainer.library.house import RULES_FILE
from trainer.library.house_files.rules_file import FEWEST_PLACES
from trainer.library.workshop_file import ASSUMED, UNCITED, WORKSHOP_FILE, read_notes
from trainer.school.workshop.form_pieces import (
    Choice,
    FormPiece,
    Line,
    Section,
    amounts_line,
    currency_sign,
    text_line,
)
from trainer.school.workshop.hand_forms import words_section
from trainer.school.workshop.misdeal_forms import misdeal_sections
from trainer.school.workshop.procedure_form import procedure_sections
from trainer.school.workshop.readings import questions_placed
from trainer.school.workshop.rules_forms import rules_sections
from trainer.school.workshop.ruling_forms import ruling_sections
from trainer.school.workshop.section_sources import (
    is_tied,
    questions_in,
    rules_read_as,
    with_open_fields,
    with_source,
)
from trainer.school.workshop.stake_rules import put_chips
from trainer.wording import phrase, say, say_list, say_phrase


class WorkshopTab(StrEnum):
    """The parts of the work on a house."""

    HOUSE = "house"
    RULES = "rules"
    PROCEDURE = "procedure"
    IRREGULARITIES = "irregularities"
    PROOF = "proof"
    PUBLISH = "publish"

    @property
    def words(self) -> str:
        return say_phrase(_TABS[self])


_TABS = {
    WorkshopTab.HOUSE: phrase("House"),
    WorkshopTab.RULES: phrase("Rules"),
    WorkshopTab.PROCEDURE: phrase("Procedure"),
    WorkshopTab.IRREGULARITIES: phrase("Irregularities"),
    WorkshopTab.PROOF: phrase("Proof"),
    WorkshopTab.PUBLISH: phrase("Publish"),
}


def sections(draft: Draft, tab: WorkshopTab) -> tuple[Section, ...]:
    """The forms of that part. Raises InputError where the draft's files cannot be read."""
    found = _sections(draft, tab)
    questions = questions_placed(draft) if found else ()
    own, said = draft.cite, read_notes(draft.folder / WORKSHOP_FILE).said
    known = draft.clauses
    values = {file: draft.value(file) for file in {each.file for each in found}}  # read once

    def named(clause: str) -> str:
        """A clause of the copied house is called as that house calls it: ``MBS 4.2``."""
        return clause.removeprefix(f"{own} ") if known and clause not in known else clause

    return tuple(
        replace(
            with_source(with_open_fields(each, values[each.file], said), values[each.file], named),
            asked=questions_in(each, questions),
            sentence=each.clause.removeprefix(f"{own} "),
            tied=is_tied(each, values[each.file], known),
            assumed=rules_read_as(each, values[each.file], ASSUMED) != [],
        )
        for each in found
    )


def _sections(draft: Draft, tab: WorkshopTab) -> tuple[Section, ...]:
    match tab:
        case WorkshopTab.HOUSE:
            return tuple(_house(draft))
        case WorkshopTab.RULES:
            return tuple(rules_sections(draft))
        case WorkshopTab.PROCEDURE:
            return tuple(procedure_sections(draft))
        case WorkshopTab.IRREGULARITIES:
            return (*misdeal_sections(draft), *ruling_sections(draft))
        case _:
            return ()


def _house(draft: Draft) -> Iterator[Section]:
    rules = draft.house().rules
    line = partial(text_line, draft)
    names = (
        line("title", say("Name of the house"), ("title",)),
        line("summary", say("What is special"), ("summary",)),
        line("source", say("Document"), ("source",)),
        line("edition", say("Edition"), ("edition",)),
        replace(line("currency", say("Currency sign"), ("currency",)), write=_put_currency),
    )
    yield Section("names", say("Names"), rules.title, names)
    chips = amounts_line("chips", say("Chips"), ("chips", "values"), rules.chips, put_chips)
    yield Section(
        "chips",
        say("Chips"),
        chips.value,
        (chips,),
        rules.chips_source.cite,
        rules.chips_source.reading is not None,
        ("chips",),
    )
    yield _places(draft, rules)
    spots = tuple(
        line(f"spot.{wager.value}", wager.usual, ("spots", wager.value)) for wager in rules.spots
    )
    yield Section("spots", say("Print at the spots"), say_list([*rules.spots.values()], ""), spots)
    yield words_section(rules.words)
    felt: tuple[FormPiece, ...] = (
        line("felt.title", say("Title"), ("felt", "title")),
        line("felt.sentence", say("Text on the felt"), ("felt", "sentence")),
        _felt_colour(draft),
        *(
            line(f"felt.colour{n}", name, ("felt", "colours", n))
            for n, name in enumerate((say("Centre"), say("Middle"), say("Rim")))
        ),
    )
    yield Section("felt", say("Felt"), rules.felt.title, felt)


def _felt_colour(draft: Draft) -> Choice:
    """One of the usual felts; empty where the house mixed colours of its own."""
    place: Place = ("felt", "colours")
    options = tuple((colours, say_phrase(words)) for words, colours in _FELTS)
    now = " ".join(map(str, draft.at(RULES_FILE, place)))
    return Choice(
        "felt.colour", say("Colour"), now, options, RULES_FILE, place,
        lambda into, value: into.put(RULES_FILE, place, value.split()),
    )  # fmt: skip


_FELTS = (
    (phrase("Blue"), "#2F5D93 #224A79 #14365E"),
    (phrase("Green"), "#19694F #0D4F3D #07382C"),
    (phrase("Red"), "#8A2E3B #6C202C #4E121C"),
    (phrase("Teal"), "#2B7178 #1C585E #0D3E44"),
    (phrase("Violet"), "#5B4A8C #44366F #2D2152"),
    (phrase("Grey"), "#4A5568 #343D4D #1F2630"),
)
"""The felts of the program's houses, from the centre to the edge."""


def _places(draft: Draft, rules: HouseRules) -> Section:
    """The number of places at the table; of seven, where the document says nothing about it."""
    source, said = rules.places_source, draft.at(RULES_FILE, ("places",)) is not None
    count = Line(
        "places.count", say("How many"), str(rules.places), RULES_FILE, ("places", "count"),
        _put_places,
    )  # fmt: skip
    return Section(
        "places", say("Betting places"), count.value, (count,), source.cite,
        source.reading is not None, ("places",) if said else (),
    )  # fmt: skip


def _put_places(draft: Draft, text: str) -> None:
    if text.strip() not in tuple(map(str, range(FEWEST_PLACES, PLACES_AT_MOST + 1))):
        least, most = FEWEST_PLACES, PLACES_AT_MOST
        raise ValueError(say("Write a number from {least} to {most}.", least=least, most=most))
    count = int(text)
    if draft.at(RULES_FILE, ("places",)) is not None:
        draft.put(RULES_FILE, ("places", "count"), count)
    else:
        draft.insert_block(RULES_FILE, "places", {"count": count, "reading": UNCITED}, "spots")


def _put_currency(draft: Draft, text: str) -> None:
    draft.put(RULES_FILE, ("currency",), currency_sign(text))


def put_field(draft: Draft, field: Line | Choice, value: str) -> None:
    """The field says that now; nothing is written where it did before. What is special follows the
    wagers until its author words it. Raises ValueError."""
    if value == field.value:
        return
    before = draft.at(RULES_FILE, ("spots",))
    follows = draft.at(RULES_FILE, ("summary",)) == summary_of(before)
    field.write(draft, value)
    after = draft.at(RULES_FILE, ("spots",))
    if follows and after != before:
        draft.put(RULES_FILE, ("summary",), summary_of(after))
