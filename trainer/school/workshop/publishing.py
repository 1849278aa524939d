"""The state of a draft that is to be published: the gaps and their places, its changes, its
proof."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from trainer.dealing.house import House
from trainer.errors import InputError, Problem
from trainer.library.archive import DOCUMENT, packed
from trainer.library.draft import Draft, aside, ties
from trainer.library.house import RULES_FILE
from trainer.library.houses import HouseShelf
from trainer.library.sentences import sentences
from trainer.library.workshop_file import WORKSHOP_FILE, read_notes
from trainer.records.registry.faults import RegistryFault
from trainer.records.registry.reads.own import HouseAct
from trainer.records.registry.rows.exams import ExamRow, SittingRow
from trainer.records.registry.rows.log import ChainRow
from trainer.school.house_book.comparison import compare
from trainer.school.house_book.shelf import Bookshelf
from trainer.school.workshop import draft_proof, drafts, forms
from trainer.school.workshop.advice import edges
from trainer.school.workshop.foreign_clauses import RULED, copied, without_sentence
from trainer.school.workshop.form_pieces import Line
from trainer.school.workshop.forms import WorkshopTab
from trainer.school.workshop.proof import keys_of
from trainer.school.workshop.readings import unconfirmed
from trainer.school.workshop.rule_links import RuleLink, link_to, link_to_question
from trainer.school.workshop.wager_set import assumed, unsaid
from trainer.wording import say

# For types alone: at the top of the file it would load some 50 modules more.
if TYPE_CHECKING:
    from trainer.records.registry.registry import Registry


class OpenPoint(Struct, frozen=True):
    """An obstacle to publishing, in a sentence, and the way to it."""

    words: str
    link: RuleLink


class Changed(Struct, frozen=True):
    """Something that differs from the edition before, or from the house that was copied."""

    what: str
    there: str
    here: str
    clause: str = ""


class AtSchool(Struct, frozen=True):
    """The house in the school's records: its acts, the last one last, the number of stations that
    have delivered, and of exams by it that are under way."""

    acts: tuple[HouseAct, ...] = ()
    stations: int = 0
    exams: int = 0


class Publishing(Struct, frozen=True):
    """All that the page of publishing tells. ``against`` says what the changes are held against,
    empty where there is nothing; ``standing`` is the edition that is dealt now, if any;
    ``proposed`` is a free edition, empty unless the draft's own is that of other rules;
    ``first_open`` is the first sentence that is tied to nothing; ``no_place`` are those whose rule
    the program cannot hold. ``clauses`` counts those of the
    cited clauses that the document has, and all; ``first_missing`` leads to one that it lacks; so
    many rules are ``copied``: they cite none that it has, or rest on what another document leaves
    open."""

    edition: str
    standing: str
    against: str
    points: tuple[OpenPoint, ...]
    changes: tuple[Changed, ...]
    rounds: tuple[int, int]
    rules: tuple[int, int]
    sentences: tuple[int, int]
    first_open: str
    no_place: tuple[str, ...]
    clauses: tuple[int, int]
    first_missing: RuleLink
    copied: int
    questions: int
    readings: tuple[str, ...]
    bytes_: int
    school: AtSchool | None = None
    proposed: str = ""

    @property
    def ready(self) -> bool:
        return not self.points and self.handed_in is None

    @property
    def comes_as(self) -> str:
        """The edition as which the draft is published."""
        return self.proposed or self.edition

    @property
    def handed_in(self) -> HouseAct | None:
        """The last act about this edition, if it was handed in already and not withdrawn."""
        if self.proposed:
            return None
        acts = self.school.acts if self.school is not None else ()
        found = [each for each in acts if each.edition == self.edition]
        is_last = acts and found and found[-1] == acts[-1]
        return found[-1] if is_last and (acts[-1].handed_in or acts[-1].published) else None


def publishing(
    name: str, files: Mapping[str, bytes], shelf: HouseShelf, registry: Registry | None
) -> Publishing:
    """The state of the draft of these files. It takes up to a second. Raises InputError."""
    with aside(name, files) as draft:
        return _known(draft, shelf, registry)


def _known(draft: Draft, shelf: HouseShelf, registry: Registry | None) -> Publishing:
    house, cases = draft.house(), draft_proof.worked(draft)
    waits = read_notes(draft.folder / WORKSHOP_FILE).unconfirmed
    from_ = str(draft.at(WORKSHOP_FILE, ("copied_from",)) or "")
    of = next((each for each in (draft.id, from_) if each in shelf), "")
    keys, tied, needs = keys_of(house), ties(draft), drafts.needs_of(draft)
    school = _at_school(registry, draft.id) if registry is not None else None
    unproved = draft_proof.unproved(draft) if needs.faults else needs.unproved
    known = {*tied.cited, *tied.readings, *tied.no_rule, *tied.no_place}
    document = len(known.intersection(draft.clauses))
    return Publishing(
        house.rules.edition,
        shelf[draft.id].rules.edition if draft.id in shelf else "",
        _against(shelf, of, draft.id),
        tuple(_points(draft, needs)),
        tuple(_changes(draft, shelf, of)) if of else (),
        (sum(each.title not in waits for each in cases), len(cases)),
        (len(keys) - len(unproved), len(keys)),
        (document, document + len(tied.open_sentences)),
        next(iter(tied.open_sentences), ""),
        tuple(
            each.clause
            for each in sentences(draft.text(DOCUMENT), draft.cite)
            if each.clause in tied.no_place
        ),
        (len(tied.cited) - len(tied.without_sentence), len(tied.cited)) if document else (0, 0),
        _to_clause(draft, next(iter(tied.without_sentence), "")),
        sum(len(copied(draft, file)) for file in RULED),
        len(needs.questions),
        tuple(each.words for each in draft.base().readings),
        len(packed(draft.folder, draft.placards)),
        school,
        _proposed(house, shelf, school),
    )


def _proposed(house: House, shelf: HouseShelf, school: AtSchool | None) -> str:
    """A free edition where that of the house is one of other rules; else empty."""
    there = shelf.editions(house.id) if house.id in shelf else {}
    known = [(print_, each.rules.edition) for print_, (each, _) in there.items()]
    known += [(each.fingerprint, each.edition) for each in (school.acts if school else ())]
    taken = {edition for print_, edition in known if print_ != house.fingerprint}
    edition = house.rules.edition
    return next_edition(edition, taken) if edition in taken else ""


def next_edition(edition: str, taken: Collection[str]) -> str:
    """The next one that is free: ``2`` after ``1`` and ``1.2``, ``summer 2`` after ``summer``,
    ``2026-02`` after ``2026-01``."""
    parts = edition.split(".")
    head = parts[0] if all(map(str.isdecimal, parts)) else edition
    name = head.rstrip("0123456789")
    number = head[len(name) :]
    start, last = (name, number) if 0 < len(number) <= DIGITS else (f"{head} ", "1")
    later = (f"{start}{each:0{len(last)}}" for each in count(int(last) + 1))
    return next(each for each in later if each not in taken)


DIGITS = 18
"""So many digits are read as a number at most."""


def _against(shelf: HouseShelf, of: str, own: str) -> str:
    if not of:
        return ""
    rules = shelf[of].rules
    if of != own:
        return say("against {house}", house=rules.title)
    return say("against edition {edition}", edition=rules.edition)


# ------------------------------------------------------------------------------ missing


def _points(draft: Draft, needs: drafts.Needs) -> Iterator[OpenPoint]:
    """Every obstacle, in the order and the words in which publishing would refuse it."""
    problems = draft.problems() if needs.faults else ()
    links = [_to_problem(draft, each) for each in problems] or [*_links(draft)]
    words = needs.sentences
    return (OpenPoint(*each) for each in zip(words, links, strict=True))


def _to_problem(draft: Draft, problem: Problem) -> RuleLink:
    # A fault outside of the rules has no place in a form.
    with suppress(InputError):
        return link_to(draft, Path(problem.file).name, problem.where)
    return RuleLink(WorkshopTab.RULES)


def _to_clause(draft: Draft, clause: str) -> RuleLink:
    """The way to a rule that cites that clause, which the document does not have."""
    shown = clause.removeprefix(f"{draft.cite} ")
    sections = ((tab, each) for tab in WorkshopTab for each in forms.sections(draft, tab))
    return next(
        (
            RuleLink(tab, each.key, piece.key)
            for tab, each in sections
            for piece in each.pieces
            if clause and isinstance(piece, Line) and piece.value == shown
        ),
        RuleLink(WorkshopTab.RULES),
    )


def _links(draft: Draft) -> Iterator[RuleLink]:
    for question in drafts.open_questions(draft):
        yield link_to_question(draft, question)
    open_ = unsaid(draft)
    if open_:
        yield link_to(draft, RULES_FILE, open_[0])
    known = {*((RULES_FILE, each) for each in open_), *assumed(draft)}
    if assumed(draft):
        yield link_to(draft, *assumed(draft)[0])
    places = [(file, place) for file in RULED for place in without_sentence(draft, file)]
    uncited = [each for each in places if each not in known]
    if uncited:
        yield link_to(draft, *uncited[0])
    for clause in ties(draft).open_sentences[:1]:
        yield RuleLink(WorkshopTab.RULES, clause=clause)
    for case in draft_proof.waiting(draft)[:1]:
        yield RuleLink(WorkshopTab.PROOF, round_=case.title)
    for reading in unconfirmed(draft)[:1]:
        yield RuleLink(WorkshopTab.PROOF, round_=reading.words)
    if draft_proof.unproved(draft):
        yield RuleLink(WorkshopTab.PROOF)


# ------------------------------------------------------------------------------ changes


def _changes(draft: Draft, shelf: HouseShelf, of: str) -> Iterator[Changed]:
    """Every difference in the words of the house book, then the exact edges."""
    there, here = (
        Bookshelf(HouseShelf(under), {}).book(name)
        for under, name in ((shelf.own(of)[0].parent, of), (draft.folder.parent, draft.id))
    )
    for group in compare(there, here).groups:
        for line in group.named_differences:
            clause = line.other.source.cite if line.other.source is not None else ""
            yield Changed(line.what, line.one.says, line.other.says, clause)
    before = {each.wager: each.words for each in edges(there.of.rules)}
    for each in edges(here.of.rules):
        name = here.of.rules.spot_name(each.wager)
        was = before.get(each.wager, "–")
        if was != each.words:
            yield Changed(say("{wager}, edge", wager=name), was, each.words)


# ------------------------------------------------------------------------------- school


def _at_school(registry: Registry, house: str) -> AtSchool:
    """Nothing is known while the school's records cannot be reached."""
    with suppress(RegistryFault):
        acts = tuple(each for each in registry.house_acts() if each.house == house)
        stations = {each.station for each in registry.rows(ChainRow) if each.account}
        exams = {each.exam for each in registry.rows(ExamRow, house=house)}
        open_ = registry.rows(SittingRow, state="open") if exams else ()
        return AtSchool(acts, len(stations), sum(each.exam in exams for each in open_))
    return AtSchool()
