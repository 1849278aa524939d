"""The drafts of a school: begun, opened, published, handed on; and what is left to do in each."""

from __future__ import annotations

import re
import shutil
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from trainer.atomic_file import UNFINISHED, move
from trainer.errors import HouseFileError
from trainer.library.archive import DOCUMENT, packed, unpacked
from trainer.library.documents.extracted_text import readable
from trainer.library.draft import Draft, aside, begun, begun_blank, put_aside, ties
from trainer.library.formats import source
from trainer.library.formats.yaml_text import yaml_text
from trainer.library.house import CASES_FILE, PROCEDURE_FILE, RULES_FILE
from trainer.library.house_files.clauses_file import CLAUSES_FILE
from trainer.library.house_files.irregularities_file import IRREGULARITIES_FILE
from trainer.library.houses import ADDED_HOUSES, DRAFTED, WITHDRAWN, HouseShelf
from trainer.library.own_houses import put_house, withdraw_house
from trainer.library.readings_file import READINGS_FILE
from trainer.library.sentences import sentences
from trainer.library.workshop_file import WORKSHOP_FILE, read_notes
from trainer.paper.whole_file import write_whole
from trainer.school.workshop.advice import Question, questions
from trainer.school.workshop.document_questions import document_questions
from trainer.school.workshop.draft_proof import unproved, waiting
from trainer.school.workshop.foreign_clauses import RULED, open_copied_readings, without_sentence
from trainer.school.workshop.form_pieces import currency_sign
from trainer.school.workshop.forms import WorkshopTab
from trainer.school.workshop.notes import copied_folder, put_note
from trainer.school.workshop.readings import unconfirmed
from trainer.school.workshop.round_questions import round_questions
from trainer.school.workshop.ruling_questions import ruling_questions
from trainer.school.workshop.wager_set import assumed, unsaid
from trainer.wording import say, say_count

CITING = (RULES_FILE, PROCEDURE_FILE)
"""The files in which the workshop writes rules."""


class Needs(Struct, frozen=True):
    """The obstacles to publishing a draft, each in a sentence."""

    faults: tuple[str, ...]
    questions: tuple[str, ...]
    unproved: frozenset[str]
    waiting: int = 0
    uncited: int = 0
    unconfirmed: int = 0
    open_sentences: int = 0
    unsaid: int = 0
    assumed: int = 0

    @property
    def sentences(self) -> tuple[str, ...]:
        found = [*self.faults, *self.questions]
        if self.unsaid:
            found.append(unsaid_words(self.unsaid))
        if self.assumed:
            found.append(
                say_count(
                    "The program assumed {count} rule. Nobody has confirmed it yet.",
                    "The program assumed {count} rules. Nobody has confirmed them yet.",
                    count=self.assumed,
                )
            )
        if self.uncited:
            found.append(
                say_count(
                    "{count} rule cites no sentence yet.",
                    "{count} rules cite no sentence yet.",
                    count=self.uncited,
                )
            )
        if self.open_sentences:
            found.append(
                say_count(
                    "{count} sentence of the document is open.",
                    "{count} sentences of the document are open.",
                    count=self.open_sentences,
                )
            )
        if self.waiting:
            found.append(
                say_count(
                    "{count} round waits to be confirmed again.",
                    "{count} rounds wait to be confirmed again.",
                    count=self.waiting,
                )
            )
        if self.unconfirmed:
            found.append(
                say_count(
                    "{count} reading waits to be confirmed.",
                    "{count} readings wait to be confirmed.",
                    count=self.unconfirmed,
                )
            )
        if self.unproved:
            found.append(
                say_count(
                    "{count} rule has no confirmed round.",
                    "{count} rules have no confirmed round.",
                    count=len(self.unproved),
                )
            )
        return tuple(found)


def unsaid_words(count: int) -> str:
    """``3 rules are not said yet.``"""
    return say_count(
        "{count} rule is not said yet.", "{count} rules are not said yet.", count=count
    )


class Workshop:
    """The use cases of making a house, in the folder of a machine."""

    def __init__(self, home: Path, houses: HouseShelf) -> None:
        self._home, self._houses = home, houses

    @property
    def drafts(self) -> tuple[Draft, ...]:
        """Every draft, by its id."""
        found = sorted((self._home / DRAFTED).glob(f"*/{RULES_FILE}"))
        return tuple(Draft(file.parent) for file in found)

    def begin(self, of: str, name: str, title: str, cite: str, currency: str = "") -> Draft:
        """A draft that begins as a copy of that house; from nothing but a currency, where that is
        empty. Raises InputError."""
        if name in {*self._houses.names, *self._houses.withdrawn}:
            message = say("A house has this short name already. Choose another.")
            raise HouseFileError(source.unusable(name, message).problems)
        if not of:
            try:
                sign = currency_sign(currency)
            except ValueError as error:
                raise HouseFileError(source.unusable(name, str(error)).problems) from None
            return Draft(begun_blank(self._home / DRAFTED, name, sign, title, cite))
        folder, placards = self._houses.own(of)
        hung = placards if self._houses[of].rules.posts_pay_tables else ()
        return Draft(begun(folder, hung, self._home / DRAFTED, name, title, cite))

    def reopen(self, name: str) -> Draft:
        """The draft of that own house, begun anew from what is published, or was before it was
        withdrawn. A change that was killed on the way is taken back, and sentences are cited as
        this program cites them. Raises InputError and OSError."""
        folder = self._home / DRAFTED / name
        if not folder.is_dir():
            unpublished = Path(
                tempfile.mkdtemp(dir=self._made(self._home / DRAFTED), prefix=UNFINISHED)
            )
            there = (self._home / each / name for each in (ADDED_HOUSES, WITHDRAWN))
            shutil.copytree(next(filter(Path.is_dir, there)), unpublished / name)
            move(unpublished / name, folder)
            unpublished.rmdir()
        draft = Draft(folder)
        draft.recover()
        cite_anew(draft)
        return Draft(folder)

    @property
    def own_houses(self) -> tuple[str, ...]:
        """The ids of the houses that were published here."""
        found = sorted((self._home / ADDED_HOUSES).glob(f"*/{RULES_FILE}"))
        return tuple(file.parent.name for file in found)

    def withdraw(self, name: str) -> None:
        """Nothing new is dealt by that own house. Its records are read as before; publishing it
        again brings it back. Raises InputError and OSError."""
        withdraw_house(self._home, name)

    def take_in(self, file: Path) -> Draft:
        """A draft of the house in a ``.house`` file. Raises InputError."""
        taken = {*self._houses.names, *self._houses.withdrawn}
        return Draft(unpacked(file, self._home / DRAFTED, taken))

    def hand_on(self, draft: Draft, file: Path) -> None:
        """The draft as one file, in the place of one that is there. Raises InputError."""
        data = packed(draft.folder, draft.placards)

        def fill(unfinished: Path) -> None:
            unfinished.write_bytes(data)

        write_whole(file, fill, force=True)

    def throw_away(self, draft: Draft) -> None:
        """The draft is gone; what was published of it stays. Raises OSError."""
        gone = Path(tempfile.mkdtemp(dir=draft.folder.parent, prefix=UNFINISHED))
        try:
            # First out of its place: of a folder that stays, no file is missing.
            move(draft.folder, gone / draft.id)
        finally:
            shutil.rmtree(gone, ignore_errors=True)

    def publish(self, draft: Draft) -> Path:
        """The draft stands among the houses of this machine, whole or not at all. Raises
        HouseFileError where something is missing, OSError where it cannot be written."""
        must_be_ready(draft)
        into = self._made(self._home / ADDED_HOUSES)
        copy = Path(tempfile.mkdtemp(dir=into, prefix=UNFINISHED))
        try:
            put_aside(copy / draft.id, draft.files)
            return put_house(self._home, copy / draft.id)
        finally:
            shutil.rmtree(copy, ignore_errors=True)

    def _made(self, folder: Path) -> Path:
        folder.mkdir(parents=True, exist_ok=True)
        return folder


def needs_of(draft: Draft) -> Needs:
    """The obstacles to publishing the draft."""
    faults = tuple(str(each) for each in draft.problems())
    if faults:
        return Needs(faults, (), frozenset())
    asked = tuple(each.asks for each in open_questions(draft))
    open_rules = [place for file in RULED for place in without_sentence(draft, file)]
    waits, read = len(waiting(draft)), len(unconfirmed(draft))
    left, open_, assumes = len(ties(draft).open_sentences), len(unsaid(draft)), len(assumed(draft))
    uncited = len(open_rules) - open_ - assumes
    return Needs((), asked, unproved(draft), waits, uncited, read, left, open_, assumes)


def must_be_ready(draft: Draft) -> None:
    """Raises HouseFileError where something keeps the draft from being published."""
    needs = needs_of(draft).sentences
    if needs:
        raise HouseFileError(source.unusable(draft.id, each).problems[0] for each in needs)


def open_questions(draft: Draft) -> tuple[Question, ...]:
    """The questions about the rules that nobody answered yet; none while rules are not said.
    Raises InputError."""
    if unsaid(draft):
        return ()
    meant, house = read_notes(draft.folder / WORKSHOP_FILE).meant, draft.house()
    of_rules = (*questions(house.rules), *document_questions(draft, house.rules))
    asked = (*of_rules, *round_questions(draft), *ruling_questions(house))
    return tuple(each for each in asked if each.key not in meant)


def answer_meant(draft: Draft, question: Question) -> None:
    """It is meant as it stands. Raises InputError and OSError."""
    meant = read_notes(draft.folder / WORKSHOP_FILE).meant
    put_note(draft, "meant", [*meant, question.key])


def put_document(draft: Draft, text: str) -> None:
    """That is the house's document; its sentences take the place of the clauses that came along
    from another. Raises InputError and OSError."""
    if not draft.text(DOCUMENT):
        _name_copied_clauses(draft)
        draft.put(RULES_FILE, ("source",), DOCUMENT)
    draft.write(DOCUMENT, readable(text).strip() + "\n")
    if clauses := _clauses(draft):
        _write_clauses(draft, clauses)


def _clauses(draft: Draft) -> dict[str, str]:
    found = sentences(draft.text(DOCUMENT), draft.cite)
    return {each.clause: each.says for each in found if each.says}


def _write_clauses(draft: Draft, clauses: Mapping[str, str]) -> None:
    listed = [{"clause": clause, "says": says} for clause, says in clauses.items()]
    draft.write(CLAUSES_FILE, yaml_text({"clauses": listed}))


def cite_anew(draft: Draft) -> None:
    """Sentences that an earlier program cited by another name are cited by theirs. A citation
    that would be another sentence's now is left without one. Raises InputError and OSError."""
    now, listed = _clauses(draft), (draft.value(CLAUSES_FILE) or {}).get("clauses", ())
    before = {str(each["clause"]): str(each.get("says", "")) for each in listed}
    if not now or before == now:
        return
    said = [*now.values()]
    named = {says: clause for clause, says in now.items() if said.count(says) == 1}
    known = {*before.values()}
    moved = {
        clause: named.get(says, f"{clause} (?)")
        for clause, says in before.items()
        if now.get(clause) != says and (says in named or now.get(clause) in known)
    }
    if moved:
        with draft.together():
            _move_citations(draft, moved)
            _write_clauses(draft, now)


def _move_citations(draft: Draft, moved: Mapping[str, str]) -> None:
    longest = "|".join(map(re.escape, sorted(moved, key=len, reverse=True)))
    cites = re.compile(rf"(?<!\w)(?:{longest})(?=[\"'\],)}}]|\s*$)")
    _edit_citing_lines(draft, lambda line: cites.sub(lambda found: moved[found[0]], line))
    notes = read_notes(draft.folder / WORKSHOP_FILE)
    for key, clauses in (("no_rule", notes.no_rule), ("no_place", notes.no_place)):
        put_note(draft, key, [moved.get(each, each) for each in clauses])


def _edit_citing_lines(draft: Draft, edited: Callable[[str], str]) -> None:
    for file in (*CITING, IRREGULARITIES_FILE, READINGS_FILE, CASES_FILE):
        lines = draft.text(file).splitlines(keepends=True)
        draft.write(file, "".join(edited(it) if _CITING_LINE.search(it) else it for it in lines))


_CITING_LINE = re.compile(r"\b(?:rule|table|beside|clause|proves):")


def _name_copied_clauses(draft: Draft) -> None:
    """A clause of the house that was copied is none of the same number in the new document: it is
    called ``RIVER PRIME 5`` until a sentence is cited."""
    of = read_notes(draft.folder / WORKSHOP_FILE).copied_from
    folder = copied_folder(draft)
    if folder is not None:
        of = Draft(folder).cite or of
    cites = re.compile(rf"(?<!\w){re.escape(str(draft.at(RULES_FILE, ('cite',))))} (?=\S)")
    if of:
        _edit_citing_lines(draft, lambda it: cites.sub(lambda found: f"{found[0]}{of} ", it))
        for file in RULED:
            open_copied_readings(draft, file)


def mark_no_rule(draft: Draft, clause: str) -> None:
    """That sentence gives no rule; marked so already, it is open. Raises InputError and OSError."""
    _mark(draft, clause, "no_rule", "no_place")


def mark_no_place(draft: Draft, clause: str) -> None:
    """That sentence gives a rule that the program cannot hold; marked so already, it is open.
    Raises InputError and OSError."""
    _mark(draft, clause, "no_place", "no_rule")


def _mark(draft: Draft, clause: str, as_: str, not_: str) -> None:
    for key in (not_, as_):
        known: Sequence[str] = getattr(read_notes(draft.folder / WORKSHOP_FILE), key)
        if clause in known:
            put_note(draft, key, [each for each in known if each != clause])
        elif key == as_:
            put_note(draft, key, [*known, clause])


def left_open_aside(name: str, files: Mapping[str, bytes]) -> Mapping[WorkshopTab, int]:
    """``left_open`` for the draft of these files, found in a folder aside. Raises InputError."""
    with aside(name, files) as draft:
        return left_open(draft)


_OF_RULINGS = ("irregularities", "begun_anew", "misdeals")
"""The sections at which rulings are asked about."""
_OF_STEPS = "step"
"""The sections at which steps are asked about."""


def left_open(draft: Draft) -> Mapping[WorkshopTab, int]:
    """By part: the rules without a sentence, the questions about them and the sentences that are
    open, and the rounds, readings and rules that the proof still lacks. Raises InputError."""
    lacks_round, sentences = bool(unproved(draft)), len(ties(draft).open_sentences)
    money = without_sentence(draft, RULES_FILE)
    of_house = sum(place[0] in ("chips", "places") for place in money)
    steps = without_sentence(draft, PROCEDURE_FILE)
    stops = sum(place[0] in ("misdeals", "supervised") for place in steps)
    asked = open_questions(draft)
    about = [str(each.place[0]).partition(".")[0] for each in asked]
    ruled, ordered = sum(each in _OF_RULINGS for each in about), about.count(_OF_STEPS)
    return {
        WorkshopTab.HOUSE: of_house,
        WorkshopTab.RULES: len(money) - of_house + len(asked) - ruled - ordered + sentences,
        WorkshopTab.PROCEDURE: len(steps) - stops + ordered,
        WorkshopTab.IRREGULARITIES: stops
        + ruled
        + len(without_sentence(draft, IRREGULARITIES_FILE)),
        WorkshopTab.PROOF: len(waiting(draft)) + len(unconfirmed(draft)) + lacks_round,
    }
