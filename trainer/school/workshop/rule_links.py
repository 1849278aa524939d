"""The way to a rule in the workshop: its tab, its section, its field."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from trainer.errors import Place
from trainer.library.draft import Draft
from trainer.library.house import RULES_FILE
from trainer.library.readings_file import ReadingQuestion
from trainer.school.workshop.advice import Question
from trainer.school.workshop.form_pieces import FormPiece, PaidTable, Section
from trainer.school.workshop.forms import WorkshopTab, sections
from trainer.school.workshop.readings import questions_placed

_OF_RULES = (
    WorkshopTab.RULES, WorkshopTab.PROCEDURE, WorkshopTab.IRREGULARITIES, WorkshopTab.HOUSE,
)  # fmt: skip


class RuleLink(Struct, frozen=True):
    """A place in the workshop. ``field`` is the name of the field, ``round_`` that of a round of
    the proof, ``clause`` a sentence of the document; each is empty where it is not about one."""

    tab: WorkshopTab
    section: str = ""
    field: str = ""
    round_: str = ""
    clause: str = ""


def link_to(draft: Draft, file: str, place: Place) -> RuleLink:
    """The way to what stands at that place; the rules where no form has it. Raises InputError."""
    found = [
        (_near(section, place), tab, section)
        for tab in _OF_RULES
        for section in sections(draft, tab)
        if section.file == file
    ]
    best = max(found, key=lambda each: each[0], default=None)
    if best is None or not best[0][0]:
        return RuleLink(WorkshopTab.RULES)
    return RuleLink(best[1], best[2].key, _field(best[2], place))


def link_to_rule(draft: Draft, because: str) -> RuleLink:
    """The way to the rule of that path in the house's rules: ``ante.tie``, ``bets.side_bet``,
    ``bets.limits.ante``. Raises InputError."""
    first, *then = because.split(".")
    if first == "bets":
        bets = draft.at(RULES_FILE, ("bets",)) or ()
        found = [at for at, each in enumerate(bets) if each["code"] == then[0]]
        own = [at for at in found if bets[at].get("wager") in then[1:]]
        return link_to(draft, RULES_FILE, ("bets", (own or found)[0]))
    return link_to(draft, RULES_FILE, (first, *then))


def link_to_question(draft: Draft, question: Question) -> RuleLink:
    """The way to where the question is asked: a section of its own, or a row. Raises InputError."""
    asked = question.place[0]
    for tab in (WorkshopTab.IRREGULARITIES, WorkshopTab.PROCEDURE, WorkshopTab.HOUSE):
        if any(each.key == asked for each in sections(draft, tab)):
            return RuleLink(tab, str(asked))
    if any(each.key == asked for each in sections(draft, WorkshopTab.RULES)):
        link = link_to(draft, RULES_FILE, question.place)
        return link if link.section == asked else RuleLink(WorkshopTab.RULES, str(asked))
    return link_to(draft, RULES_FILE, question.place)


def link_to_reading(draft: Draft, question: ReadingQuestion) -> RuleLink:
    """The way to the rule that the reading decides. Raises InputError."""
    for each, places in questions_placed(draft):
        if each.id == question.id and places:
            return link_to(draft, *places[0])
    return RuleLink(WorkshopTab.RULES)


def _near(section: Section, place: Place) -> tuple[int, bool]:
    """The depth of the place inside the section, and if it is about the section itself."""
    own = [*((section.cites,) if section.cites else ()), *(at for _, at in _fields(section))]
    return max(
        ((_shared(at, place), _shared(at, place) == len(at)) for at in own), default=(0, False)
    )


def _field(section: Section, place: Place) -> str:
    """The name of the field that holds the place, empty where no field is so near."""
    found = [(_shared(at, place), name) for name, at in _fields(section)]
    near, name = max(found, key=lambda each: each[0], default=(0, ""))
    return name if near > 1 else ""


def _fields(section: Section) -> Iterator[tuple[str, Place]]:
    for piece in section.pieces:
        yield from _of_piece(piece)


def _of_piece(piece: FormPiece) -> Iterator[tuple[str, Place]]:
    if isinstance(piece, PaidTable):
        yield from ((".".join(map(str, row.place)), row.place) for row in piece.rows)
    else:
        yield piece.key, piece.place


def _shared(one: Place, other: Place) -> int:
    """The number of steps that the two have in common from the start."""
    pairs = zip(one, other, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))
