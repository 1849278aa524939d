"""The rounds of a draft's proof as one list: those worked already, then those that are searched
for, each with what it is the first to prove."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from trainer.dealing.house import House
from trainer.errors import InputError, RoundError
from trainer.game.notation import read_round
from trainer.game.rules import HouseRules
from trainer.library.draft import Draft
from trainer.library.edition import BadChange, Base
from trainer.library.house import CASES_FILE, RULES_FILE
from trainer.library.house_files.irregularities_file import IRREGULARITIES_FILE
from trainer.library.readings_file import READINGS_FILE, HouseFile, ReadingQuestion
from trainer.library.workshop_file import WORKSHOP_FILE, read_notes
from trainer.school.workshop import draft_proof
from trainer.school.workshop.proof import ProofRound, keys_of, proved_by
from trainer.school.workshop.proof_words import free_name, key_words, refused_told, round_name
from trainer.school.workshop.ruling_proof import proved_by_ruling
from trainer.wording import say, say_list, speaks_english

_DECIDE = (RULES_FILE, READINGS_FILE, IRREGULARITIES_FILE)
_LIST = (CASES_FILE, WORKSHOP_FILE)
NAMED_BY = 2
"""A round is named by so many of the rules that it proves, at most."""


class ListedRound(Struct, frozen=True):
    """One round of the list. ``new`` are the keys that it is the first to prove, ``again`` those
    that a round before it proves. ``worked``: the draft has it, under this name; ``told`` is the
    name in the reader's language."""

    name: str
    round_: ProofRound
    new: tuple[str, ...]
    again: tuple[str, ...]
    worked: bool
    confirmed: bool
    told: str = ""


class OtherHouse(Struct, frozen=True):
    """A house that may settle a round otherwise: by another answer to a reading, which it
    ``says``, or the one that the draft was copied from."""

    name: str
    says: str
    rules: HouseRules


class ProofList(Struct, frozen=True):
    """The rounds in their order, and the readings with whether each is confirmed. ``cover`` are
    the rounds that were searched for, None where nothing was missing."""

    rounds: tuple[ListedRound, ...] = ()
    readings: tuple[tuple[ReadingQuestion, bool], ...] = ()
    others: tuple[OtherHouse, ...] = ()
    cover: tuple[ProofRound, ...] | None = None
    keys: frozenset[str] = frozenset()
    texts: Mapping[str, str] = field(default_factory=dict)

    @property
    def proved(self) -> int:
        """The number of rules and rows that a confirmed round proves."""
        shown = {key for each in self.rounds if each.confirmed for key in each.round_.proves}
        return len(self.keys & shown)

    def holds(self, draft: Draft) -> bool:
        """True if the draft is written as it was when this was listed."""
        return self.texts == texts_of(draft)

    def marked(self, at: int, draft: Draft, *, confirmed: bool, name: str = "") -> ProofList:
        """The same with that round confirmed, or not any more; the draft says so already."""
        count = len(self.rounds)
        rounds, readings = list(self.rounds), list(self.readings)
        if at < count:
            old = rounds[at]
            worked = old.worked or confirmed
            named = replace(old, name=name or old.name, told=name or old.told)
            rounds[at] = replace(named, confirmed=confirmed, worked=worked)
        else:
            readings[at - count] = readings[at - count][0], confirmed
        return replace(self, rounds=tuple(rounds), readings=tuple(readings), texts=texts_of(draft))


def texts_of(draft: Draft) -> dict[str, str]:
    """Everything in the draft that the list follows from."""
    return {"id": draft.id, **{file: draft.text(file) for file in (*_DECIDE, *_LIST)}}


def proof_list(draft: Draft, copied_from: House | None, known: ProofList) -> ProofList:
    """The list for the draft as it is written now: up to two seconds, less where ``known`` holds a
    cover for the same rules. Raises InputError."""
    texts, house, base = texts_of(draft), draft.house(), draft.base()
    notes = read_notes(draft.folder / WORKSHOP_FILE)
    rounds = [*_worked(draft, house, notes.unconfirmed)]
    stands = (each for each in rounds if each.confirmed or each.round_.ruled is not None)
    missing = keys_of(house).difference(*(each.round_.proves for each in stands))
    cover = known.cover if _same_rules(known, texts) else None
    if missing and cover is None:
        cover = tuple(draft_proof.draft_rounds(draft))
    rounds += _covering(house.rules, cover or (), missing, [each.name for each in rounds])
    waits = notes.unconfirmed_readings
    return ProofList(
        tuple(_in_turn(house, rounds)),
        tuple((each, each.id not in waits) for each in base.readings),
        tuple(_others(draft, base, copied_from)),
        cover,
        keys_of(house),
        texts,
    )


def _same_rules(known: ProofList, texts: Mapping[str, str]) -> bool:
    return all(known.texts.get(each) == texts[each] for each in ("id", *_DECIDE))


def _worked(draft: Draft, house: House, waits: Collection[str]) -> Iterator[ListedRound]:
    for case in draft_proof.worked_rounds(draft):
        plain = dict(case.round_)
        proves = proved_by(house, plain)
        proof = ProofRound(plain, proves, refused=_refused(house, plain))
        yield ListedRound(
            case.title, proof, (), tuple(sorted(proves)), worked=True,
            confirmed=case.title not in waits,
        )  # fmt: skip
    for ruling in draft_proof.worked_rulings(draft):
        proves = proved_by_ruling(house, ruling)
        yield ListedRound(
            ruling.title, ProofRound({}, proves, ruled=ruling), (), tuple(sorted(proves)),
            worked=True, confirmed=ruling.title not in waits,
        )  # fmt: skip


def _refused(house: House, plain: Mapping[str, object]) -> frozenset[str]:
    try:
        read_round({"house": house.id, **plain}, {house.id: house.rules})
    except RoundError as error:
        return frozenset(each.code for each in error.problems)
    return frozenset()


def _covering(
    rules: HouseRules, cover: Sequence[ProofRound], missing: Collection[str], taken: Sequence[str]
) -> Iterator[ListedRound]:
    """The rounds of the cover that prove something of what is missing, each by a name of its
    own."""
    names = list(taken)
    for each in cover:
        if not each.proves & set(missing):
            continue
        name = free_name(round_name(rules, each), names)
        names.append(name)
        yield ListedRound(name, each, (), tuple(sorted(each.proves)), worked=False, confirmed=False)


def _in_turn(house: House, rounds: Sequence[ListedRound]) -> Iterator[ListedRound]:
    """The same rounds, each with what no round before it proves, and named in the reader's
    language."""
    seen: set[str] = set()
    for each in rounds:
        keys = each.again
        new = tuple(key for key in keys if key not in seen)
        again = tuple(key for key in keys if key in seen)
        yield replace(each, new=new, again=again, told=_told(house, each, new or again))
        seen |= {*keys}


def _told(house: House, listed: ListedRound, proves: Sequence[str]) -> str:
    # Worked rounds that were copied with a house have English names.
    if speaks_english() or not (listed.worked and listed.name.isascii()):
        return listed.name
    if listed.round_.refused and not proves:
        return refused_told(house.rules, listed.round_)
    return say_list([key_words(house, key) for key in proves[:NAMED_BY]], "") or listed.name


def _others(draft: Draft, base: Base, copied_from: House | None) -> Iterator[OtherHouse]:
    known, own = draft.clauses, f"{draft.cite} "
    for question in base.readings:
        for answer in question.answers:
            files = {change.at.file for change in answer.changes}
            if answer.id == question.taken or HouseFile.RULES not in files:
                continue
            try:
                rules = base.under({question.id: answer.id}).house.rules
            except (BadChange, InputError):
                continue
            clause = question.document[0].clause if question.document else question.words
            if known and clause not in known:  # the copied house's: MBS 4.4
                clause = clause.removeprefix(own)
            name = say("Another answer to {clause}", clause=clause)
            yield OtherHouse(name, answer.words, rules)
    if copied_from is not None:
        name = say("At {house}", house=copied_from.rules.title)
        yield OtherHouse(name, "", copied_from.rules)
