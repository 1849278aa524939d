"""The grounds of a draft's sections: clauses of its document, readings, or nothing yet."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from trainer.errors import Place
from trainer.game.pay import Combination
from trainer.game.rules import Situation
from trainer.game.wagers import Wager
from trainer.library.draft import Draft, inside
from trainer.library.house_files.irregularities_file import IRREGULARITIES_FILE
from trainer.library.readings_file import ReadingQuestion
from trainer.library.workshop_file import ASSUMED, OPEN_READINGS, UNCITED, UNRULED, UNSAID
from trainer.school.workshop.form_pieces import FormPiece, Line, PaidTable, Section
from trainer.school.workshop.notes import put_note
from trainer.school.workshop.readings import questions_placed, take_back
from trainer.school.workshop.rulings import put_cited_why
from trainer.school.workshop.wager_set import uncited
from trainer.wording import phrase, say, say_list, say_phrase

SITUATIONS = {
    Situation.NOT_QUALIFIED: phrase("Dealer does not play"),
    Situation.HIGHER: phrase("Higher than the dealer"),
    Situation.LOWER: phrase("Lower than the dealer"),
    Situation.TIE: phrase("Equal hands"),
}


def rules_read_as(section: Section, written: Any, reading: str) -> list[Place]:
    rules = [each for each in (section.cites, *section.also) if each]
    return [each for each in rules if inside(written, (*each, "reading")) == reading]


def with_open_fields(section: Section, written: Any, said: Collection[str]) -> Section:
    """The section as it is shown while nobody gave its rule: a field has no value until it is
    ``said``. What is written into a rule that the program assumes is the author's."""
    open_, assumes = (rules_read_as(section, written, each) for each in (UNSAID, ASSUMED))
    fields: dict[Place, list[str]] = {each: [] for each in (*open_, *assumes)}
    for piece in section.pieces:
        if rule := _rule_of(piece, fields):
            fields[rule].append(_dotted(piece.place))
    pieces = tuple(_open_field(each, section.file, open_, fields, said) for each in section.pieces)
    return replace(section, says=say("not said yet") if open_ else section.says, pieces=pieces)


def _dotted(place: Place) -> str:
    return ".".join(map(str, place))


def _rule_of(piece: FormPiece, rules: Iterable[Place]) -> Place:
    if isinstance(piece, PaidTable):
        return ()
    return next(
        (each for each in rules if each[: len(piece.place)] == piece.place[: len(each)]), ()
    )


def _open_field(
    piece: FormPiece,
    file: str,
    unsaid: Collection[Place],
    fields: Mapping[Place, Sequence[str]],
    said: Collection[str],
) -> FormPiece:
    """The field of a rule that is open: once all its ``fields`` are said, the rule is."""
    rule = _rule_of(piece, fields)
    if not rule or isinstance(piece, PaidTable):
        return piece

    own = _dotted(piece.place)

    def write(draft: Draft, value: str) -> None:
        piece.write(draft, value)
        now = draft.at(file, (*rule, "reading"))
        left = set(fields[rule]) - {*said, own} if now == UNSAID else ()
        if left:
            put_note(draft, "said", [*dict.fromkeys((*said, own))])
        elif now in (UNSAID, ASSUMED):
            draft.put(file, (*rule, "reading"), UNCITED)
            put_note(draft, "said", [each for each in said if each not in fields[rule]])

    hidden = rule in unsaid and own not in said
    return replace(piece, value="" if hidden else piece.value, write=write)


def _must_be_said(draft: Draft, file: str, places: Iterable[Place]) -> None:
    """Raises ValueError where nobody said yet what the rule is."""
    if any(draft.at(file, (*each, "reading")) in (UNSAID, UNRULED) for each in places):
        raise ValueError(say("First say what the rule is: choose or write it."))


def is_tied(section: Section, written: Any, known: Collection[str]) -> bool:
    """True if the document says so, as far as there is one."""
    if not section.cites:
        return True
    rules = [inside(written, each) for each in (section.cites, *section.also)]
    return all(_rests_on_document(each, known) for each in rules if isinstance(each, dict))


def _rests_on_document(rule: Mapping[str, Any], known: Collection[str]) -> bool:
    if "rule" in rule:
        return not known or rule["rule"] in known
    return rule["reading"] not in OPEN_READINGS


PlacedQuestion = tuple[ReadingQuestion, tuple[tuple[str, Place], ...]]
"""A question with the places that it decides, each with its file."""


def questions_in(
    section: Section, questions: Iterable[PlacedQuestion]
) -> tuple[ReadingQuestion, ...]:
    """The questions that decide something in the section."""
    places = section.places
    return tuple(
        question
        for question, decides in questions
        if any(
            place[: len(own)] == own[: len(place)]
            for file, place in decides
            if file == section.file
            for own in places
        )
    )


def with_source(section: Section, whole: Any, named: Callable[[str], str]) -> Section:
    """The section with its clause, as it is ``named``, and the reason for it where that is a
    reading, to write on; and the clauses of other rules that it tells."""
    written = inside(whole, section.cites)
    if not section.cites or not isinstance(written, dict):
        return section
    clause = Line(
        f"{section.key}.rule", say("Clause"), named(str(written.get("rule", ""))), section.file,
        (*section.cites, "rule"), partial(_put_clause, section),
    )  # fmt: skip
    pieces: list[FormPiece] = [*section.pieces, clause]
    if "beside" in written:
        pieces.append(
            Line(
                f"{section.key}.beside", say("Second clause"), named(str(written["beside"])),
                section.file, (*section.cites, "beside"), partial(_put_second_clause, section),
            )
        )  # fmt: skip
    if "reading" in written:
        value = "" if written["reading"] in OPEN_READINGS else str(written["reading"])
        reason = Line(
            f"{section.key}.reading", say("Why it is read this way"), value, section.file,
            (*section.cites, "reading"), partial(_put_reason, section),
        )  # fmt: skip
        pieces.append(reason)
    pieces += (
        _clause_of_other_rule(section, each, named(str(inside(whole, each).get("rule", ""))))
        for each in section.also
    )
    return replace(section, pieces=tuple(pieces))


def _clause_of_other_rule(section: Section, place: Place, clause: str) -> Line:
    below = place[len(section.cites) :] if place[: len(section.cites)] == section.cites else ()
    rule = say_list([step_words(each) for each in below or place[:1]], "")
    alone = replace(section, cites=place, also=())
    return Line(
        f"{'.'.join(map(str, place))}.rule", say("Clause: {rule}", rule=rule),
        clause, section.file, (*place, "rule"), partial(_put_clause, alone),
    )  # fmt: skip


_STEPS = {
    "due": phrase("Ante Bonus"),
    "loses": phrase("A losing hand"),
    "wins": phrase("A winning hand"),
    "qualified": phrase("Dealer plays"),
    "folded": phrase("Folds"),
    "pays": phrase("Pays"),
    "own_hand": phrase("Paid for one's own hand"),
    "several": phrase("Several hands add up"),
    "stake_of_a_win": phrase("The stake of a win"),
    "ace_low_straight": phrase("5-4-3-2-A is"),
    "fold_unasked": phrase("Fold unasked"),
    "without": phrase("Without the wager"),
    "own_pass": phrase("A pass of its own"),
}


def step_words(step: str | int) -> str:
    """A step of the way to a rule, as the floor says it."""
    if step in _STEPS:
        return say_phrase(_STEPS[str(step)])
    if step in tuple(Situation):
        return say_phrase(SITUATIONS[Situation(step)])
    if step in tuple(Combination):
        return Combination(step).words
    return Wager(step).words if step in tuple(Wager) else str(step)


def _put_clause(section: Section, draft: Draft, text: str) -> None:
    own = draft.cite
    text = text.strip()
    if not text:
        raise ValueError(say("Write the clause, like {cite} 1.", cite=own))
    cite(draft, section, _known_clause(draft, text))


def _known_clause(draft: Draft, text: str) -> str:
    """The clause as rules cite it. Raises ValueError where the document has no such sentence."""
    own, known = draft.cite, draft.clauses
    clause = text if text.startswith(f"{own} ") else f"{own} {text}"
    if known and clause not in known:
        raise ValueError(say("The document has no sentence {clause}.", clause=clause))
    return clause


def _put_second_clause(section: Section, draft: Draft, text: str) -> None:
    now = str(draft.at(section.file, (*section.cites, "beside")))
    if text.strip() != now:
        clause = _known_clause(draft, text.strip()) if text.strip() else now
        cite_second(draft, section, clause, instead=True)


def _put_reason(section: Section, draft: Draft, text: str) -> None:
    _must_be_said(draft, section.file, (section.cites, *section.also))
    if not text.strip():
        raise ValueError(say("Write something here."))
    draft.put(section.file, (*section.cites, "reading"), text.strip())
    for place in uncited(draft, section.file, section.cites):
        draft.put(section.file, (*place, "reading"), text.strip())


def _written_rule(draft: Draft, section: Section) -> Mapping[str, Any]:
    """The section's rule as it is written. Raises ValueError where there is none."""
    written = draft.at(section.file, section.cites)
    if not isinstance(written, dict):
        raise ValueError(say("First say what the rule is: choose or write it."))
    return written


def cite_second(draft: Draft, section: Section, clause: str, *, instead: bool = False) -> None:
    """The section rests on that clause too; cited once more, it does not. Raises ValueError where
    it rests on no other, or on two already and not ``instead`` of the second, InputError and
    OSError."""
    written = _written_rule(draft, section)
    second = written.get("beside")
    if "rule" not in written:
        raise ValueError(say("Cite the sentence that gives the rule first."))
    if clause == written["rule"]:
        raise ValueError(say("The rule cites this sentence already."))
    if second == clause:
        draft.take(section.file, (*section.cites, "beside"))
    elif second in draft.clauses and not instead:
        raise ValueError(say("Two sentences are cited already. Change the second clause."))
    else:
        draft.put(section.file, (*section.cites, "beside"), clause)


def cite(draft: Draft, section: Section, clause: str) -> None:
    """The section rests on that clause of the document: a reading of silence no longer. So do the
    parts of it, and the rows below a step, that rested on the same, or on nothing in the
    document."""
    _written_rule(draft, section)
    _must_be_said(draft, section.file, (section.cites, *section.also))
    known = draft.clauses
    copied = _copied_questions(draft, section)
    before = draft.at(section.file, (*section.cites, "rule"))
    also = [
        each
        for each in (*section.also, *section.rows)
        if (rule := draft.at(section.file, each)) is not None
        and (rule.get("rule") == before is not None or not _rests_on_document(rule, known))
    ]
    for place in dict.fromkeys(
        (section.cites, *uncited(draft, section.file, section.cites), *also)
    ):
        written = draft.at(section.file, place)
        if isinstance(written, dict):
            draft.put(section.file, (*place, "rule"), clause)
            second = [each for each in ("table", "beside") if each in written]
            gone = [each for each in second if known and written[each] not in known]
            for key in (*gone, *(["reading"] if "reading" in written else [])):
                draft.take(section.file, (*place, key))
            if section.file == IRREGULARITIES_FILE:
                put_cited_why(draft, place)
    for question, rules in copied:
        if not any(_is_read(draft.at(file, place)) for file, place in rules):
            take_back(draft, question.id)


def _copied_questions(draft: Draft, section: Section) -> list[PlacedQuestion]:
    """The questions that came with the copied house and decide rules of the section, each with
    the rules that are read so: a sentence of this document may leave none of them open."""
    known, placed = draft.clauses, questions_placed(draft)
    asked = questions_in(section, placed)
    return [
        (question, tuple((file, at) for file, at in places if _is_read(draft.at(file, at))))
        for question, places in placed
        if question in asked and not {each.clause for each in question.document} & known
    ]


def _is_read(rule: Any) -> bool:
    return isinstance(rule, dict) and "reading" in rule
