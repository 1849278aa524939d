"""The worked rounds of a draft: confirmed, settled anew after a change, waited for."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from trainer.dealing.house import House
from trainer.dealing.irregularity import WORDS
from trainer.errors import InputError, Place
from trainer.game.notation import read_round
from trainer.game.rules import HouseRules
from trainer.game.settle import settle
from trainer.library.cases import Case, CaseFile, failures, read_case_file
from trainer.library.draft import Draft, aside
from trainer.library.edition import BadChange, Base, idle
from trainer.library.edition import stands as places_stand
from trainer.library.formats import reader, yaml_edit
from trainer.library.formats.yaml_text import yaml_text
from trainer.library.house import CASES_FILE
from trainer.library.readings_file import READINGS_FILE, HouseFile, ReadingAnswer, ReadingQuestion
from trainer.library.readings_proof import unproved_rulings
from trainer.library.ruling_cases import RulingCase, ruling_failures
from trainer.library.workshop_file import WORKSHOP_FILE, read_notes
from trainer.school.workshop.notes import put_note
from trainer.school.workshop.proof import (
    ProofRound,
    bet_key,
    keys_of,
    outcome,
    proof_rounds,
    proved_by,
    stands,
    usual_stakes,
)
from trainer.school.workshop.proof_words import free_name, round_name
from trainer.school.workshop.readings import ask_again
from trainer.school.workshop.ruling_proof import proved_by_ruling
from trainer.school.workshop.rulings import impossible_rulings, remove_ruling
from trainer.school.workshop.wager_set import foreign_questions_go
from trainer.wording import say, say_count


def draft_rounds(draft: Draft) -> list[ProofRound]:
    """The fewest rounds that prove the draft's rules, rows and answers. Raises InputError."""
    others = {
        f"{question.id}.{answer.id}": house
        for question, answer, house in _under_answers(draft.base())
        if any(change.at.file is HouseFile.RULES for change in answer.changes)
    }
    return proof_rounds(draft.house(), others)


def _under_answers(base: Base) -> Iterator[tuple[ReadingQuestion, ReadingAnswer, House]]:
    """The house under each answer with which it can be dealt."""
    for question in base.readings:
        for answer in question.answers:
            try:
                yield question, answer, base.under({question.id: answer.id}).house
            except (BadChange, InputError):
                continue


def confirm(draft: Draft, proof: ProofRound, title: str) -> None:
    """The round is one of the house's worked rounds, as it comes out now. Raises InputError and
    OSError."""
    if proof.ruled is not None:
        _confirm_ruling(draft, proof.ruled, title)
        return
    rules = draft.house().rules
    written = {
        "case": title,
        "proves": _clauses(rules, proof) or [f"{rules.cite} 1"],
        "round": proof.round_,
        **({"dealer": proof.dealer} if proof.dealer else {}),
        **(
            {"settles": {str(seat): list(lines) for seat, lines in proof.settles.items()}}
            if proof.settles is not None
            else {"refused": sorted(proof.refused)}
        ),
    }
    # Written below as text: the author's own comments and the order of the file stay.
    entry = "\n".join(f"  {line}" for line in yaml_text([written]).splitlines())
    text = draft.text(CASES_FILE)
    rulings = _RULINGS.search(text)
    cases, below = (text[: rulings.start()], text[rulings.start() :]) if rulings else (text, "")
    below = f"\n{below}" if below else ""
    draft.write(CASES_FILE, f"{cases.rstrip() or 'cases:'}\n\n{entry}\n{below}")


def _confirm_ruling(draft: Draft, case: RulingCase, title: str) -> None:
    ruled = draft.house().irregularities
    line = ruled.resolve(case.event, case.facts) if ruled is not None else None
    decide = line.when if line is not None else case.facts
    facts = {
        fact.value: word
        for fact, word in case.facts.items()
        if fact in decide or word != WORDS[fact][0]
    }
    written = {
        "case": title,
        **({"proves": list(case.proves)} if case.proves else {}),
        "event": case.event.value,
        **({"facts": facts} if facts else {}),
        "ruling": case.ruling.value,
        "follows": [each.value for each in case.follows or ()],
    }
    text = draft.text(CASES_FILE)
    draft.write(CASES_FILE, yaml_edit.with_block_item(text, ("rulings",), written))


def _clauses(rules: HouseRules, proof: ProofRound) -> list[str]:
    """The clauses by which the round's lines are decided."""
    dealt = {"house": rules.house, **proof.round_}
    if proof.refused:
        hung = rules.at_table(proof.round_.get("placard"))
        broken = (each for each in hung.bets if bet_key(hung, each) in proof.proves)
        return list(dict.fromkeys(each.source.cite for each in broken if each.source.cite))
    came = settle(rules, read_round(dealt, {rules.house: rules}))
    cites = (line.rule.cite for seat in came.seats for line in seat.lines)
    return list(dict.fromkeys(each for each in cites if each))


_RULINGS = re.compile("^rulings:", re.MULTILINE)


def settle_anew(draft: Draft) -> Mapping[str, str]:
    """Settle the worked rounds by changed rules; their new titles, by the old ones.

    A round that is decided otherwise says what comes of it now, by a title that is true of it, and
    waits to be confirmed; so does a reading whose own rounds are decided otherwise. A round whose
    stakes may not stand any more has usual ones. One of acts or of refused bets that no longer
    holds is taken out, unless a reading needs it; so is an irregularity that no round shows any
    more. Raises InputError and OSError.
    """
    for at in impossible_rulings(draft):
        remove_ruling(draft, at)
    house, base = draft.house(), draft.base()
    answers = [answer for question in base.readings for answer in question.answers]
    named = {each for answer in answers for each in answer.worked if isinstance(each, str)}
    waits = list(read_notes(draft.folder / WORKSHOP_FILE).unconfirmed)
    gone: list[Place] = []
    asked = {each.id for each in base.readings if not _fits(base, each)} | unproved_rulings(base)
    read: list[str] = []
    settled: dict[Place, Any] = {}
    answered: dict[Place, Any] = {}
    titles = dict.fromkeys(_titles(draft))
    named_anew: dict[str, str] = {}
    for at, case in enumerate(worked_rounds(draft)):
        if not failures(house, (case,)):
            continue
        asked |= {case.title} & named
        if _is_gone(draft, house, at, case, named):
            gone.append(("cases", at))
            continue
        settled.update(_settled(("cases", at), house, case))
        taken = {*titles, *named_anew.values()} - {case.title}
        named_anew[case.title] = _title_anew(house, case, taken)
        settled["cases", at, "case"] = named_anew[case.title]
        waits += [case.title] if case.title not in waits else []
    for at, ruling in enumerate(worked_rulings(draft)):
        now = dict(_ruled_anew(house, at, ruling))
        if ("rulings", at) in now:
            gone.append(("rulings", at))
        elif now:
            settled.update(now)
            waits += [ruling.title] if ruling.title not in waits else []
    for question, under, worked in _answers_rounds(base, house):
        if failures(under, (worked,)):
            answered.update(_settled(worked.place, under, worked))
            answered[*worked.place, "case"] = _title_anew(under, worked, ())
            asked.add(question.id)
            read.append(question.id)
    # Before any round is taken out: these places count the rounds as they were read.
    draft.put_all(CASES_FILE, settled)
    draft.put_all(READINGS_FILE, answered | dict(_named_anew(draft, named_anew)))
    named = {named_anew.get(each, each) for each in named}
    draft.write(CASES_FILE, _without(draft.text(CASES_FILE), gone))
    alone = any(not places_stand(base.values, each.at) for each in base.readings.one_answer)
    if asked or gone or alone:
        _acts_go(draft, named, asked=bool(asked) or alone)
    if read:
        left = {each.id for each in draft.base().readings}
        ask_again(draft, *(each for each in read if each in left))
    there = {*_titles(draft)}
    waits = [each for each in (named_anew.get(it, it) for it in waits) if each in there]
    if waits != list(read_notes(draft.folder / WORKSHOP_FILE).unconfirmed):
        put_note(draft, "unconfirmed", waits)
    return named_anew


class Settled(Struct, frozen=True):
    """The consequences of a change: the texts of the files that follow it, the questions and worked
    rounds that it takes out, and the rules that no round proves then."""

    texts: Mapping[str, str]
    questions_lost: tuple[str, ...]
    rounds_lost: tuple[str, ...]
    unproved: frozenset[str]

    @property
    def losses(self) -> tuple[str, ...]:
        """A sentence for the first thing that is taken out, the number of the others, and how all
        come back."""
        found = [
            *(say("This question no longer fits: \"{question}\".", question=each)
              for each in self.questions_lost),
            *(say("This worked round no longer holds: \"{round}\".", round=each)
              for each in self.rounds_lost),
        ]  # fmt: skip
        if not found:
            return ()
        more = len(found) - 1
        if more:
            found[1:] = [say_count("And {count} more.", "And {count} more.", count=more)]
        return *found, say("What no longer fits is taken out. Undo brings it back.")


def settled_aside(name: str, files: Mapping[str, bytes], *, follow: bool = True) -> Settled:
    """The consequences for the draft of these files, found in a folder aside: up to half a second.
    Without ``follow`` only the unproved rules are found. Raises InputError."""
    with aside(name, files) as copy:
        before, asked, held = _texts(copy), _asked(copy), _titles(copy)
        anew = settle_anew(copy) if follow else {}
        after, still_asked, still_held = _texts(copy), _asked(copy), _titles(copy)
        return Settled(
            {each: text for each, text in after.items() if text != before.get(each, "")}
            | {each: "" for each in before if each not in after},
            tuple(words for id_, words in asked.items() if id_ not in still_asked),
            tuple(each for each in held if anew.get(each, each) not in still_held),
            unproved(copy),
        )


def _texts(draft: Draft) -> dict[str, str]:
    return {file: draft.text(file) for file in draft.files if "/" not in file}


def _asked(draft: Draft) -> dict[str, str]:
    return {each.id: each.words for each in draft.base().readings}


def _titles(draft: Draft) -> list[str]:
    return [each.title for each in worked(draft)]


def _fits(base: Base, question: ReadingQuestion) -> bool:
    """True if every place that the question is about is there, no other answer is what stands there
    now, and its rulings are sound."""
    try:
        for answer in question.answers:
            if [*idle(base.values, answer.changes)]:
                return False
            if any(each.at.file is HouseFile.IRREGULARITIES for each in answer.changes):
                base.under({question.id: answer.id})
    except (BadChange, InputError):
        return False
    return all(places_stand(base.values, each) for each in question.decides)


def _answers_rounds(base: Base, house: House) -> Iterator[tuple[ReadingQuestion, House, Case]]:
    """The rounds of their own by which answers are proved, with the house under each."""
    for question in base.readings:
        for answer in question.answers:
            rounds = [each for each in answer.worked if isinstance(each, Case)]
            if not rounds:
                continue
            try:
                chosen = {question.id: answer.id}
                under = house if answer.id == question.taken else base.under(chosen).house
            except (BadChange, InputError):
                continue
            yield from ((question, under, each) for each in rounds)


def _acts_go(draft: Draft, named: Collection[str], *, asked: bool) -> None:
    """A round of acts that a reading names and that does not hold any more is taken out. Questions
    that the rounds do not prove any more are gone, if there are any in doubt (``asked``)."""
    house, text = draft.house(), draft.text(CASES_FILE)
    wrong = [
        at
        for at, case in enumerate(worked_rounds(draft))
        if case.title in named and failures(house, (case,))
    ]
    draft.write(CASES_FILE, _without(text, [("cases", at) for at in wrong]))
    if wrong or asked:
        foreign_questions_go(draft)


def _without(text: str, places: Sequence[Place]) -> str:
    """The worked rounds without these, which stand in their order; a list that is empty then is
    gone, and so is a file without a list."""
    if not places:
        return text
    text = yaml_edit.without_all(text, places)
    left = reader.read_text(text, CASES_FILE, reader.as_value).value
    text = yaml_edit.without_all(text, [(key,) for key, there in left.items() if there is None])
    return text if any(left.values()) else ""


def _is_gone(draft: Draft, house: House, at: int, case: Case, named: Collection[str]) -> bool:
    """True if a worked round that does not hold any more cannot be made to."""
    if case.refused and not case.settles:
        return True
    if case.does is not None and case.title not in named:
        return True
    return _sound(house, case) is None


def _sound(house: House, case: Case) -> dict[str, Any] | None:
    """The round as it may stand: with usual stakes, where its own may not; None if it may not even
    so."""
    usual = usual_stakes(house.rules)
    plain = dict(case.round_)
    restaked = {
        **plain,
        "seats": [
            {**seat, "wagers": {each: usual[each] for each in seat["wagers"] if each in usual}}
            for seat in plain["seats"]
        ],
    }
    return next((each for each in (plain, restaked) if stands(house.rules, each)), None)


def _settled(place: Place, house: House, case: Case) -> Iterator[tuple[Place, Any]]:
    """The worked round there as it stands now, by its place in the file."""
    round_ = _sound(house, case)
    if round_ is None:
        return
    if round_ != dict(case.round_):
        for at, seat in enumerate(round_["seats"]):
            yield (*place, "round", "seats", at, "wagers"), seat["wagers"]
    dealer, lines = outcome(house.rules, round_)
    if case.dealer is not None:
        yield (*place, "dealer"), dealer
    if case.settles is not None:
        yield (*place, "settles"), {str(seat): list(told) for seat, told in lines.items()}
    if case.does is not None:
        yield (*place, "does"), [_paid_anew(act, case, lines) for act in case.does]


def _title_anew(house: House, case: Case, taken: Collection[str]) -> str:
    """The round's title, as the proof calls it."""
    # Its own may tell what came of it before.
    round_ = _sound(house, case)
    if round_ is None:
        return case.title
    name = round_name(house.rules, ProofRound(round_, frozenset()))
    return case.title if name == case.title else free_name(name, taken)


def _named_anew(draft: Draft, titles: Mapping[str, str]) -> Iterator[tuple[Place, str]]:
    """The titles by which answers name worked rounds that have another one now, by their places."""
    asked = (draft.value(READINGS_FILE) or {}).get("readings", ())
    for at, question in enumerate(asked if titles else ()):
        for number, answer in enumerate(question["answers"]):
            for place, worked in enumerate(answer.get("cases", ())):
                if isinstance(worked, str) and worked in titles:
                    yield ("readings", at, "answers", number, "cases", place), titles[worked]


def _ruled_anew(house: House, at: int, case: RulingCase) -> Iterator[tuple[Place, Any]]:
    """The answers of a worked irregularity that are others now, by their places; its own place
    where the house does not rule on it any more."""
    ruled, place = house.irregularities, ("rulings", at)
    line = ruled.resolve(case.event, case.facts) if ruled is not None else None
    if ruled is None or line is None:
        yield place, None
    elif [*ruling_failures(ruled, (case,))]:
        yield (*place, "ruling"), line.ruling.value
        if case.follows is not None:
            yield (*place, "follows"), [each.value for each in ruled.deeds_after(line)]


_PAY = re.compile(r"pay (\d) (\w+) [0-9.]+")


def _paid_anew(act: str, case: Case, lines: Mapping[int, Sequence[str]]) -> str:
    """The act with what is due now, unless it is in the round for being wrong."""
    found = _PAY.fullmatch(act)
    if found is None or f"wrong_amount {found[1]} {found[2]}" in case.mistakes:
        return act
    due = (line.split() for line in lines.get(int(found[1]), ()))
    amount = next((words[2] for words in due if words[:2] == [found[2], "win"]), None)
    return act if amount is None else f"pay {found[1]} {found[2]} {amount}"


def confirm_again(draft: Draft, title: str) -> None:
    """That worked round is confirmed as it comes out now. Raises InputError and OSError."""
    waits = read_notes(draft.folder / WORKSHOP_FILE).unconfirmed
    if waits:
        put_note(draft, "unconfirmed", [each for each in waits if each != title])


def take_back(draft: Draft, title: str) -> None:
    """That worked round waits to be confirmed again. Raises InputError and OSError."""
    waits = read_notes(draft.folder / WORKSHOP_FILE).unconfirmed
    put_note(draft, "unconfirmed", [*dict.fromkeys((*waits, title))])


def waiting(draft: Draft) -> tuple[Case | RulingCase, ...]:
    """The worked rounds that wait to be confirmed again. Raises InputError."""
    waits = read_notes(draft.folder / WORKSHOP_FILE).unconfirmed
    return tuple(case for case in worked(draft) if case.title in waits)


def unproved(draft: Draft) -> frozenset[str]:
    """The rules, rows and rulings that no worked round proves. Raises InputError."""
    house = draft.house()
    waits = read_notes(draft.folder / WORKSHOP_FILE).unconfirmed
    shown: set[str] = set()
    for case in (each for each in worked_rounds(draft) if each.title not in waits):
        shown |= proved_by(house, dict(case.round_))
    for ruling in (each for each in worked_rulings(draft) if each.title not in waits):
        shown |= proved_by_ruling(house, ruling)
    return keys_of(house) - shown


def worked(draft: Draft) -> tuple[Case | RulingCase, ...]:
    """The worked rounds of the draft, then its worked irregularities. Raises InputError."""
    return *worked_rounds(draft), *worked_rulings(draft)


def worked_rulings(draft: Draft) -> tuple[RulingCase, ...]:
    """The worked irregularities of the draft, in their order. Raises InputError."""
    text = draft.text(CASES_FILE)
    return _cases_in(_CaseText(text, draft.folder)).rulings if text else ()


def worked_rounds(draft: Draft) -> tuple[Case, ...]:
    """The worked rounds of the draft, in their order. Raises InputError."""
    text = draft.text(CASES_FILE)
    return _cases_in(_CaseText(text, draft.folder)).cases if text else ()


@dataclass(frozen=True, slots=True)
class _CaseText:
    """The worked rounds of a folder, the same in the copies that are made of it."""

    text: str
    folder: Path = field(compare=False)


@lru_cache(maxsize=4)
def _cases_in(written: _CaseText) -> CaseFile:
    """The cases in that text: 40 ms, asked for three times a change, of the draft and of a copy."""
    return read_case_file(written.folder / CASES_FILE)
