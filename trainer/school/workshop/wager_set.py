"""The wagers of a draft: one added with a usual pay table, or taken out with all that names it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from trainer.errors import Place
from trainer.game.demands import WithinLimits
from trainer.game.money import Money
from trainer.game.pay import JudgedOn
from trainer.game.rules import HouseRules, Situation
from trainer.game.wagers import STAKED, Wager
from trainer.library.archive import DOCUMENT
from trainer.library.draft import Draft, summary_of, ties
from trainer.library.house import CASES_FILE, PROCEDURE_FILE, RULES_FILE
from trainer.library.house_files.clauses_file import CLAUSES_FILE
from trainer.library.presets import Preset, bundled_presets
from trainer.library.readings_file import READINGS_FILE
from trainer.library.readings_proof import lint_readings
from trainer.library.workshop_file import ASSUMED, OPEN_READINGS, UNCITED, UNSAID


def uncited(draft: Draft, file: str, place: Place = ()) -> tuple[Place, ...]:
    """The places of the file, below that one, at which the workshop wrote a rule that cites
    nothing yet. Raises InputError."""
    found = _uncited(draft.at(file, place) if place else draft.value(file), place)
    return tuple(each for each in found if each != place)


def _uncited(value: Any, place: Place) -> Iterator[Place]:
    if isinstance(value, dict) and value.get("reading") in OPEN_READINGS:
        yield place
    listed = enumerate(value) if isinstance(value, list) else ()
    for step, each in value.items() if isinstance(value, dict) else listed:
        yield from _uncited(each, (*place, step))


def unsaid(draft: Draft) -> tuple[Place, ...]:
    """The rules about money that nobody gave yet, in a draft that began from nothing. Raises
    InputError."""
    found = _uncited(draft.value(RULES_FILE), ())
    return tuple(each for each in found if draft.at(RULES_FILE, (*each, "reading")) == UNSAID)


def assumed(draft: Draft) -> tuple[tuple[str, Place], ...]:
    """The rules that a draft began with because no round can be dealt without them, each with its
    file. Raises InputError."""
    return tuple(
        (file, each)
        for file in (RULES_FILE, PROCEDURE_FILE)
        for each in _uncited(draft.value(file), ())
        if draft.at(file, (*each, "reading")) == ASSUMED
    )


_KEPT = (Wager.PLAY, Wager.ANTE)
_STAYS = (Wager.SIX_CARD_BONUS, Wager.PROGRESSIVE)
_LAST = ("play", "ante_bonus", *(each.value for each in STAKED if each not in _KEPT), "envy_bonus")


def may_be_added(rules: HouseRules) -> tuple[Wager, ...]:
    """The wagers and the bonuses that this house lacks."""
    missing = [each for each in STAKED if each not in rules.spots]
    bonus = [] if rules.ante_bonus.due else [Wager.ANTE_BONUS]
    envy = [Wager.ENVY_BONUS] if rules.envy is None and rules.sides else []
    return (*missing, *bonus, *envy)


def may_be_removed(rules: HouseRules) -> tuple[Wager, ...]:
    """The wagers and bonuses that this house can do without."""
    bonus = [Wager.ANTE_BONUS] if rules.ante_bonus.due else []
    envy = [Wager.ENVY_BONUS] if rules.envy is not None else []
    return (*(each for each in rules.spots if each not in _KEPT), *bonus, *envy)


def add_wager(draft: Draft, wager: Wager) -> None:
    """The house offers the wager, with the first of its usual pay tables: last on the layout and
    last in the order of the money. Raises InputError and OSError."""
    rules = draft.house().rules
    written = draft.value(RULES_FILE)
    after = [key for key in _LAST if key in written][-1]
    if wager.is_bonus:
        section = _envy(rules) if wager is Wager.ENVY_BONUS else _ante_bonus()
        draft.insert_block(RULES_FILE, wager.value, section, after)
    else:
        draft.insert(RULES_FILE, ("spots",), wager.value, wager.usual)
        draft.insert(RULES_FILE, ("stakes",), wager.value, _usual_stakes(wager, written["stakes"]))
        draft.insert_block(RULES_FILE, wager.value, _side(wager), after)
    _settled_last(draft, wager)


def _usual_stakes(wager: Wager, stakes: Mapping[str, Sequence[str]]) -> list[str]:
    """Those of the Pair Plus. A jackpot is played for with one chip, by all with the same."""
    if wager is Wager.PROGRESSIVE:
        return [min(stakes[Wager.ANTE.value], key=lambda each: Money.parse(each).cents)]
    return list(stakes.get(Wager.PAIR_PLUS.value) or stakes[Wager.ANTE.value])


def _first_preset(wager: Wager) -> Preset:
    return next(each for each in bundled_presets() if each.wager is wager)


def _side(wager: Wager) -> dict[str, Any]:
    preset = _first_preset(wager)
    return {
        "judged_on": preset.judged_on.value,
        "pays": preset.written,
        "reading": UNCITED,
        "loses": {"reading": UNCITED},
        "folded": {"result": "stays" if wager in _STAYS else "lose", "reading": UNCITED},
    }


def _ante_bonus() -> dict[str, Any]:
    """Paid whatever the dealer has, as most houses pay it."""
    due = {each.value: {"reading": UNCITED} for each in Situation if each is not Situation.FOLDED}
    return {
        "pays": _first_preset(Wager.ANTE_BONUS).written,
        "reading": UNCITED,
        "due": due,
    }


def _envy(rules: HouseRules) -> dict[str, Any]:
    """Paid with the last wager of the layout, for a hand with an Ante."""
    return {
        "pays": _first_preset(Wager.ENVY_BONUS).written,
        "holder_needs": Wager.ANTE.value,
        "paid_with": rules.sides[-1].wager.value,
        "own_hand": {"counts": "no", "reading": UNCITED},
        "several": {"counts": "yes", "reading": UNCITED},
        "folded": {"counts": "yes", "reading": UNCITED},
        "reading": UNCITED,
    }


def _settled_last(draft: Draft, wager: Wager) -> None:
    for at, order in enumerate(draft.at(PROCEDURE_FILE, ORDERED) or []):
        if wager.is_bonus and order["step"] == "take":
            continue
        put_order(draft, at, [*order["wagers"], wager.value])


def put_order(draft: Draft, at: int, wagers: list[str]) -> None:
    """That order of the money names these wagers; questions about it go on naming it. Raises
    InputError and OSError."""
    place = ("wager_order", at, "wagers")
    old = draft.at(PROCEDURE_FILE, place)
    draft.put(PROCEDURE_FILE, place, wagers)
    for spot in _spots_of(draft.value(READINGS_FILE), ()):
        if draft.at(READINGS_FILE, (*spot, "wagers")) == old:
            draft.put(READINGS_FILE, (*spot, "wagers"), wagers)


ORDERED: Place = ("wager_order",)
"""The place of these orders in the procedure."""


def may_be_ordered(draft: Draft) -> tuple[str, ...]:
    """The steps in which the house orders the wagers of one hand not yet. Raises InputError."""
    there = {each["step"] for each in draft.at(PROCEDURE_FILE, ORDERED) or ()}
    return tuple(each for each in ("take", "pay") if each not in there)


def add_order(draft: Draft, step: str) -> None:
    """The wagers of one hand are taken or paid in an order: that of the layout, to begin with.
    Raises InputError and OSError."""
    rules = draft.house().rules
    wagers = [each.value for each in rules.spots]
    if step == "pay":
        wagers += [Wager.ANTE_BONUS.value] if rules.ante_bonus.due else []
        wagers += [Wager.ENVY_BONUS.value] if rules.envy is not None else []
    order = {"step": step, "wagers": wagers, "reading": UNCITED}
    if draft.at(PROCEDURE_FILE, ORDERED) is None:
        draft.insert_block(PROCEDURE_FILE, "wager_order", [order], "order")
    else:
        draft.append(PROCEDURE_FILE, ORDERED, order)


def _spots_of(value: Any, place: Place) -> Iterator[Place]:
    """The steps of places that tell one order of the money from the others."""
    if isinstance(value, list) and value[:2] == ["procedure", "wager_order"]:
        yield (*place, 2)
        return
    listed = enumerate(value) if isinstance(value, list) else ()
    for step, each in value.items() if isinstance(value, dict) else listed:
        yield from _spots_of(each, (*place, step))


# ---------------------------------------------------------------------------------- removed


def remove_wager(draft: Draft, wager: Wager) -> None:
    """The house offers the wager no longer, and nothing in its files speaks of it: rules, order,
    rounds, the questions that were about it, its clauses where they were copied along, and what is
    special. Raises InputError and OSError."""
    cited, names = {*ties(draft).cited}, {wager.words, draft.house().rules.spots.get(wager, "")}
    _out_of_rules(draft, wager)
    _out_of_procedure(draft, wager)
    for file in (CASES_FILE, READINGS_FILE):
        rounds = [place for of, place in _rounds(draft) if of == file]
        draft.take_all(file, [each for at in rounds for each in _in_round(draft, file, at, wager)])
    _empty_rounds_go(draft)
    if not draft.text(DOCUMENT):
        _clauses_go(draft, cited - {*ties(draft).cited})
    summary = str(draft.at(RULES_FILE, ("summary",)))
    if any(each and each.lower() in summary.lower() for each in names):
        spots = draft.at(RULES_FILE, ("spots",))
        draft.put(RULES_FILE, ("summary",), summary_of(spots))


def _clauses_go(draft: Draft, gone: Collection[str]) -> None:
    """These clauses are no part of the house's document any more."""
    unused: list[Place] = []
    used_still: dict[Place, list[str]] = {}
    for at, clause in enumerate(draft.at(CLAUSES_FILE, ("clauses",)) or []):
        used = clause.get("used_by", [])
        left = [each for each in used if each not in gone]
        if clause["clause"] in gone or (used and not left):
            unused.append(("clauses", at))
        elif left != used:
            used_still["clauses", at, "used_by"] = left
    draft.put_all(CLAUSES_FILE, used_still)
    draft.take_all(CLAUSES_FILE, unused)


def _out_of_rules(draft: Draft, wager: Wager) -> None:
    envy = draft.at(RULES_FILE, ("envy_bonus",))
    gone = [wager.value]
    if envy is not None and wager.value in (envy["paid_with"], envy["holder_needs"]):
        gone.append(Wager.ENVY_BONUS.value)
    for key in gone:
        draft.take(RULES_FILE, (key,))
    for within in ("spots", "stakes"):
        if draft.at(RULES_FILE, (within, wager.value)) is not None:
            draft.take(RULES_FILE, (within, wager.value))
    for at, rule in reversed([*enumerate(draft.at(RULES_FILE, ("bets",)) or [])]):
        _out_of_bet(draft, at, rule, wager.value)


def take_bet(draft: Draft, at: int) -> None:
    """The betting rule is gone; a wager that need not equal another any more has stakes of its own.
    Raises InputError and OSError."""
    rule = draft.at(RULES_FILE, ("bets", at))
    if "equals" in rule:
        _staked_freely(draft, rule)
    draft.take(RULES_FILE, ("bets", at))


def _out_of_bet(draft: Draft, at: int, rule: dict[str, Any], name: str) -> None:
    if name in (rule.get("wager"), rule.get("equals"), rule.get("equal_for_player")):
        if rule.get("equals") == name:
            _staked_freely(draft, rule)
        draft.take(RULES_FILE, ("bets", at))
        return
    for key in ("any_of", "needs"):
        if name in rule.get(key, ()):
            left = [each for each in rule[key] if each != name]
            if left:
                draft.put(RULES_FILE, ("bets", at, key), left)
            else:
                draft.take(RULES_FILE, ("bets", at))


def _staked_freely(draft: Draft, rule: Mapping[str, Any]) -> None:
    """A wager that need not equal another any more has stakes of its own: those of the other, or of
    the Ante, as far as its limits take them."""
    name, stakes = str(rule["wager"]), draft.at(RULES_FILE, ("stakes",))
    if name == Wager.PLAY.value or name in stakes:
        return
    free = stakes.get(rule["equals"]) or stakes[Wager.ANTE.value]
    for each in draft.at(RULES_FILE, ("bets",)):
        if each.get("wager") == name and "from" in each:
            free = within(each, free)
    draft.insert(RULES_FILE, ("stakes",), name, list(free))


def within(limit: Mapping[str, Any], stakes: Sequence[Any]) -> list[str]:
    """The stakes that the limit takes, as a file has it; the limits themselves where none is."""
    low, high = Money.of(limit["from"]), Money.of(limit["to"])
    chip = Money.of(limit["chip"]) if "chip" in limit else None
    limits = WithinLimits(Wager(limit["wager"]), low, high, chip)
    held = [each for each in map(Money.of, stakes) if limits.holds(each)]
    return [str(each) for each in held or sorted({low, high})]


def _out_of_procedure(draft: Draft, wager: Wager) -> None:
    for key, least in (("wager_order", 2), ("seat_order", 1), ("order", 1)):
        for at, rule in reversed([*enumerate(draft.at(PROCEDURE_FILE, (key,)) or [])]):
            if wager.value not in rule.get("wagers", ()):
                continue
            left = [each for each in rule["wagers"] if each != wager.value]
            if len(left) < least or _says_the_same(draft, key, at, left):
                draft.take(PROCEDURE_FILE, (key, at))
            elif key == "wager_order":
                put_order(draft, at, left)
            else:
                draft.put(PROCEDURE_FILE, (key, at, "wagers"), left)
    for key in ("wager_order", "seat_order"):
        if draft.at(PROCEDURE_FILE, (key,)) == []:
            draft.take(PROCEDURE_FILE, (key,))
    if draft.at(PROCEDURE_FILE, ("own_pass", "wager")) == wager.value:
        draft.take(PROCEDURE_FILE, ("own_pass",))
    if not any(each.judged_on is JudgedOn.BEST_FIVE_OF_SIX for each in draft.house().rules.sides):
        take_step(draft, "tuck")


def _says_the_same(draft: Draft, key: str, at: int, left: Sequence[str]) -> bool:
    """True if another order there has the same steps and just these wagers."""
    rules = [{**each, "wagers": left} if n == at else each
             for n, each in enumerate(draft.at(PROCEDURE_FILE, (key,)))]  # fmt: skip
    plain = [{k: v for k, v in each.items() if k not in _SOURCES} for each in rules]
    return plain.count(plain[at]) > 1


_SOURCES = ("rule", "table", "beside", "reading")


def take_step(draft: Draft, step: str) -> None:
    """The procedure does without that step, and says nothing of its order. Raises InputError and
    OSError."""
    if draft.at(PROCEDURE_FILE, ("steps", step)) is None:
        return
    for at, rule in reversed([*enumerate(draft.at(PROCEDURE_FILE, ("order",)) or [])]):
        if step in (rule["first"], rule["then"]):
            draft.take(PROCEDURE_FILE, ("order", at))
    for at, rule in reversed([*enumerate(draft.at(PROCEDURE_FILE, ("seat_order",)) or [])]):
        if step in rule["steps"]:
            left = [each for each in rule["steps"] if each != step]
            if left:
                draft.put(PROCEDURE_FILE, ("seat_order", at, "steps"), left)
            else:
                draft.take(PROCEDURE_FILE, ("seat_order", at))
    draft.take(PROCEDURE_FILE, ("steps", step))


# ----------------------------------------------------------------------- rounds and questions


def _rounds(draft: Draft) -> Iterator[tuple[str, Place]]:
    """The places of all worked rounds, those of answers among them."""
    for at, case in enumerate(draft.at(CASES_FILE, ("cases",)) or []):
        if "round" in case:
            yield CASES_FILE, ("cases", at, "round")
    for q, question in enumerate(draft.at(READINGS_FILE, ("readings",)) or []):
        for a, answer in enumerate(question["answers"]):
            for c, case in enumerate(answer.get("cases", ())):
                if isinstance(case, dict) and "round" in case:
                    yield READINGS_FILE, ("readings", q, "answers", a, "cases", c, "round")


def _in_round(draft: Draft, file: str, place: Place, wager: Wager) -> Iterator[Place]:
    for at, seat in enumerate(draft.at(file, (*place, "seats")) or []):
        if wager.value in (seat.get("wagers") or {}):
            yield (*place, "seats", at, "wagers", wager.value)
    redeal = (*place, "redeal")
    if draft.at(file, redeal) is not None:
        yield from _in_round(draft, file, redeal, wager)
    if wager is Wager.PROGRESSIVE and draft.at(file, (*place, "jackpot")) is not None:
        yield (*place, "jackpot")


def _empty_rounds_go(draft: Draft) -> None:
    """Rounds at which a seat has no wager any more."""
    empty = [
        ("cases", at)
        for at, case in enumerate(draft.at(CASES_FILE, ("cases",)) or [])
        if any(not seat.get("wagers") for seat in case.get("round", {}).get("seats", ()))
    ]
    draft.take_all(CASES_FILE, empty)


def foreign_questions_go(draft: Draft) -> None:
    """Questions whose places, answers or rounds are no more. Raises InputError and OSError."""
    while wrong := {each.where[:2] for each in lint_readings(draft.base()) if len(each.where) > 1}:
        place = max(wrong, key=str)
        draft.take(READINGS_FILE, place)
        if not draft.at(READINGS_FILE, place[:1]):
            draft.take(READINGS_FILE, place[:1])
        if not draft.value(READINGS_FILE):
            draft.write(READINGS_FILE, "")
            return
