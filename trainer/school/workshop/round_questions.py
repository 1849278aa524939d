"""The questions about the round and its irregularities: what the document says otherwise than the
procedure and the rulings of a draft."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import partial
from itertools import product
from typing import Any

from trainer.dealing.irregularity import FACTS, WORDS, Event, Fact, Facts, Irregularity, Ruling
from trainer.dealing.procedure import StepKind
from trainer.drills.irregularities.irregular import may_happen
from trainer.errors import Place
from trainer.game.wagers import Wager
from trainer.library.archive import DOCUMENT
from trainer.library.draft import Draft, ties
from trainer.library.house import PROCEDURE_FILE
from trainer.library.house_files.irregularities_file import IRREGULARITIES_FILE
from trainer.library.irregularity_kinds import IrregularityKind
from trainer.library.workshop_file import OPEN_READINGS
from trainer.school.workshop.advice import Question
from trainer.school.workshop.document_round import StepSaid, money_orders_said, steps_said
from trainer.school.workshop.document_rulings import RulingSaid, ruling_clauses, rulings_said
from trainer.school.workshop.foreign_clauses import copied_reasons
from trainer.school.workshop.form_pieces import Choice, Line, Section
from trainer.school.workshop.misdeal_forms import misdeal_sections
from trainer.school.workshop.procedure_form import procedure_sections
from trainer.school.workshop.rulings import (
    add_ruling,
    may_be_ruled,
    put_fact,
    put_ruling,
    rulings_of,
)
from trainer.school.workshop.section_sources import cite
from trainer.school.workshop.step_changes import step_name
from trainer.wording import say, say_list


def round_questions(draft: Draft) -> tuple[Question, ...]:
    """A question for each step and ruling that the document gives otherwise, and for each ruling
    that it gives and the draft does not; the first answer is the document's. Raises InputError."""
    text = draft.text(DOCUMENT)
    if not text:
        return ()
    return (
        *_of_steps(draft, steps_said(text, draft.cite)),
        *_of_money_orders(draft, text),
        *_of_rulings(draft, rulings_said(text, draft.cite)),
        *_of_no_rule(draft, ruling_clauses(text, draft.cite)),
    )


def _asked(what: str, told: Sequence[str], now: str) -> str:
    return say("{what}: the document says {figures}. Here it is {value}. Is that meant?",
               what=what, figures=say_list(told), value=now)  # fmt: skip


def _in_clauses(words: str, clauses: Sequence[str]) -> str:
    return say("{value} ({clauses})", value=words, clauses=", ".join(dict.fromkeys(clauses)))


# ------------------------------------------------------------------------------------- steps


def _of_steps(draft: Draft, found: Sequence[StepSaid]) -> Iterator[Question]:
    said: dict[str, dict[str, list[str]]] = {}
    for each in found:
        said.setdefault(each.about, {}).setdefault(each.value, []).append(each.clause)
    for section in _sections(draft) if said else ():
        for piece in section.pieces:
            if not isinstance(piece, Choice | Line) or piece.key not in said:
                continue
            values = said[piece.key]
            words = dict(piece.options) if isinstance(piece, Choice) else {v: v for v in values}
            known = {value: clauses for value, clauses in values.items() if value in words}
            if not known or piece.value in known or _is_decided(draft, piece.key):
                continue
            told = [_in_clauses(words[value], clauses) for value, clauses in known.items()]
            now = words.get(piece.value, piece.value)
            what = section.title if piece.key.startswith("misdeals") else _named(section, piece)
            key = ".".join((piece.key, piece.value, "said", *known))
            take = partial(_take_step, key=piece.key, said=said) if len(known) == 1 else None
            yield Question(key, (section.key,), _asked(what, told, now), take)


def _named(section: Section, piece: Choice | Line) -> str:
    return section.title if piece.name == section.title else f"{section.title}, {piece.name}"


def _sections(draft: Draft) -> Iterator[Section]:
    yield from procedure_sections(draft)
    yield from misdeal_sections(draft)


def _rules_of(draft: Draft, key: str) -> Iterator[Place]:
    """The places of the rules that the field of that key changes."""
    about, name, *of = [*key.split("."), ""]
    written = draft.value(PROCEDURE_FILE)
    if about == "misdeals":
        yield (about, name)
    elif of[:1] in (["due"], ["when"]) or key == "deal.by":
        yield "steps", name if about == "step" else about
    elif of[:1] == ["way"] or key == "step.money":
        steps = {name} if of[:1] == ["way"] else {StepKind.TAKE.value, StepKind.PAY.value}
        orders = enumerate(written.get("seat_order") or ())
        yield from (("seat_order", at) for at, each in orders if steps <= {*each["steps"]})
    else:
        first, then = _ORDERED[key]
        for at, each in enumerate(written.get("order") or ()):
            if each["first"] == first and each["then"] == then:
                yield "order", at


_ORDERED = {
    "folds.when": (StepKind.COLLECT, StepKind.REVEAL_DEALER),
    "step.pay.order": (StepKind.TAKE, StepKind.PAY),
}


def _is_decided(draft: Draft, key: str) -> bool:
    rules = [draft.at(PROCEDURE_FILE, place) for place in _rules_of(draft, key)]
    return any(_is_own(draft, PROCEDURE_FILE, each.get("reading")) for each in rules if each)


def _is_own(draft: Draft, file: str, reading: str | None) -> bool:
    """True of what is read, with a reason of this house's own."""
    is_given = reading is not None and reading not in OPEN_READINGS
    return is_given and reading not in copied_reasons(draft, file)


def _take_step(draft: Draft, key: str, said: dict[str, dict[str, list[str]]]) -> None:
    for each in (key, f"{key}.from"):
        piece = next((p for s in _sections(draft) for p in s.pieces if p.key == each), None)
        if isinstance(piece, Choice | Line) and each in said:
            piece.write(draft, next(iter(said[each])))
    clause = next(iter(said[key].values()))[0]
    for place in _rules_of(draft, key):
        _cite(draft, PROCEDURE_FILE, place, clause)


def _cite(draft: Draft, file: str, place: Place, clause: str) -> None:
    cite(draft, Section("", "", "", (), cites=place, file=file), clause)


def _of_money_orders(draft: Draft, text: str) -> Iterator[Question]:
    """The order of the wagers of one hand, as far as the house has them and more than one."""
    rules, due = draft.house().rules, draft.at(PROCEDURE_FILE, ("steps",))
    orders = draft.at(PROCEDURE_FILE, ("wager_order",)) or ()
    for each in money_orders_said(text, draft.cite, tuple(rules.spots.items())):
        step = each.about.partition(".")[2]
        said = [Wager(wager) for wager in each.value.split(",")]
        known = [wager for wager in said if wager in rules.spots or wager.is_bonus]
        own = [[*map(Wager, it["wagers"])] for it in orders if it["step"] == step]
        if step not in due or len(known) < 2 or any(_keeps(it, known) for it in own):
            continue
        told, *now = (say_list([rules.spot_name(it) for it in row], "") for row in (known, *own))
        what = say("{step}: the wagers of one hand", step=step_name(rules, StepKind(step)))
        asks = _asked(
            what, [_in_clauses(told, [each.clause])], say_list(now, ";") or say("Any order")
        )
        order = {"step": step, "wagers": [it.value for it in known], "rule": each.clause}
        take = partial(_put_money_order, order=order)
        key = f"wager_order.{step}.said.{'.'.join(order['wagers'])}"
        yield Question(key, (each.about,), asks, None if len(own) > 1 else take)


def _keeps(order: Sequence[Wager], said: Sequence[Wager]) -> bool:
    return [each for each in order if each in said] == [each for each in said if each in order]


def _put_money_order(draft: Draft, order: dict[str, Any]) -> None:
    there = draft.at(PROCEDURE_FILE, ("wager_order",)) or []
    at = next((at for at, each in enumerate(there) if each["step"] == order["step"]), None)
    if at is not None:
        draft.put(PROCEDURE_FILE, ("wager_order", at), order)
    elif there:
        draft.append(PROCEDURE_FILE, ("wager_order",), order)
    else:
        draft.insert_block(PROCEDURE_FILE, "wager_order", [order], "order")


# ----------------------------------------------------------------------------------- rulings


def _of_rulings(draft: Draft, found: Sequence[RulingSaid]) -> Iterator[Question]:
    there = rulings_of(draft)
    lines = there.lines if there is not None else ()
    kinds, house = may_be_ruled(draft), draft.house()
    asked = set()
    for each in found:
        if each.ruling is None or each.event is Event.MISDEAL:
            continue
        others = [it for it in found if it.event is each.event and it.ruling and _meet(it, each)]
        ruled = dict.fromkeys(_ruled_by(lines, each.event, facts) for facts in _facts(each))
        is_plain = all(it.ruling is each.ruling for it in others)
        for at in ruled:
            if at is None:
                continue
            line = lines[at]
            if _is_alike(line, each.ruling) or (line.id, each.ruling) in asked:
                continue
            if _is_own(draft, IRREGULARITIES_FILE, line.source.reading):
                continue
            asked.add((line.id, each.ruling))
            take = partial(_take_ruling, at=at, said=each)
            is_whole = is_plain and _is_within(line, each)
            asks = _asked(line.heading, [_told(each)], line.ruling.words)
            key = f"irregularities.{line.id}.{line.ruling}.said.{each.ruling}"
            yield Question(key, (f"irregularities.{at}",), asks, take if is_whole else None)
        kind = _kind_of(kinds, each) if ruled.keys() == {None} else None
        if kind and may_happen(house, kind.line) and (kind.line.id, each.ruling) not in asked:
            asked.add((kind.line.id, each.ruling))
            asks = _asked(kind.line.heading, [_told(each)], say("no rule"))
            key = f"irregularities.{kind.line.id}.none.said.{each.ruling}"
            take_new = partial(_add, name=kind.line.id, said=each)
            yield Question(key, ("irregularities",), asks, take_new if is_plain else None)


def _told(said: RulingSaid) -> str:
    assert said.ruling is not None
    return _in_clauses(said.ruling.words, [said.clause])


def _facts(said: RulingSaid) -> list[Facts]:
    """The facts that the sentence names, each with what is usual besides."""
    usual = {fact: WORDS[fact][0] for fact in FACTS[said.event]}
    names = [fact for fact, _ in said.when]
    return [usual | dict(zip(names, words, strict=True))
            for words in product(*(words for _, words in said.when))]  # fmt: skip


def _ruled_by(lines: Sequence[Irregularity], event: Event, facts: Facts) -> int | None:
    own = (at for at, each in enumerate(lines) if each.event is event and each.applies(facts))
    return next(own, None)


def _meet(one: RulingSaid, other: RulingSaid) -> bool:
    facts = _facts(other)
    return any(each in facts for each in _facts(one))


def _is_alike(line: Irregularity, ruling: Ruling) -> bool:
    """True if the line does as the sentence says: what is forbidden may cost more here, and a
    wager that stands is one that is not given back."""
    if ruling is Ruling.NOT_ALLOWED:
        return not line.harmless
    is_kept = {line.ruling, ruling} == {Ruling.REFUSE, Ruling.STANDS}
    is_withdrawn = line.when.get(Fact.CHANGE) == frozenset({"withdrawn"})
    return line.ruling is ruling or (is_kept and is_withdrawn)


def _is_within(line: Irregularity, said: RulingSaid) -> bool:
    """True if the sentence speaks of all that the line rules on, but for what is usual."""
    return all(set(line.allowed(fact)) <= set(words) for fact, words in said.when)


def _kind_of(kinds: Sequence[IrregularityKind], said: RulingSaid) -> IrregularityKind | None:
    """The kind that is nearest to what the sentence speaks of."""
    facts = _facts(said)

    def shared(kind: IrregularityKind) -> int:
        return sum(map(kind.line.applies, facts))

    own = [each for each in kinds if each.line.event is said.event and shared(each)]
    return max(own, key=lambda each: (each.line.ruling is said.ruling, shared(each)), default=None)


def _take_ruling(draft: Draft, at: int, said: RulingSaid) -> None:
    assert said.ruling is not None
    put_ruling(at, draft, said.ruling)
    _cite(draft, IRREGULARITIES_FILE, ("irregularities", at), said.clause)


def _add(draft: Draft, name: str, said: RulingSaid) -> None:
    at = len(draft.at(IRREGULARITIES_FILE, ("irregularities",)) or ())
    add_ruling(draft, name)
    for fact, words in said.when:
        put_fact(draft, at, fact, words)
    _take_ruling(draft, at, said)


# -------------------------------------------------------------------------------- no rule


def _of_no_rule(draft: Draft, clauses: Collection[str]) -> Iterator[Question]:
    """The sentences that rule on something and were marked as no rule."""
    for clause in ties(draft).no_rule & {*clauses}:
        asks = say("{clause} says what is ruled or forbidden. It is marked as no rule. Is that "
                   "meant?", clause=clause)  # fmt: skip
        yield Question(f"no_rule.{clause}", ("irregularities",), asks)
