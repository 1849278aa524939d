"""The mistakes with the cards that stop a round, and the payments that wait, as forms."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from trainer.dealing.irregularity import Ruling
from trainer.dealing.procedure import ONE_HAND, Misdeal
from trainer.errors import Place
from trainer.library.draft import Draft
from trainer.library.house import PROCEDURE_FILE
from trainer.library.workshop_file import UNCITED
from trainer.school.house_book.steps import MISDEALS, misdeal_says
from trainer.school.workshop.form_pieces import Choice, Line, Section, amount_above_zero
from trainer.wording import say, say_phrase

_RULINGS = (Ruling.VOID, Ruling.REDEAL, Ruling.CALL_SUPERVISOR, Ruling.PLAY_ON)
_OF_ONE_HAND = (
    Ruling.VOID, Ruling.REDEAL, Ruling.DEAD_HAND, Ruling.CALL_SUPERVISOR, Ruling.PLAY_ON,
)  # fmt: skip
_COUNTED = (Misdeal.SHOWN, Misdeal.DEALERS_SHOWN)


def misdeal_sections(draft: Draft) -> Iterator[Section]:
    """A section for each mistake with the cards that may stop a round, and the large payments."""
    there = draft.at(PROCEDURE_FILE, ("misdeals",)) or {}
    above = say("How a dealer's own mistakes with cards in the deal are ruled.")
    for misdeal, words in MISDEALS.items():
        place, rule = ("misdeals", misdeal.value), there.get(misdeal.value) or {}
        now = str(rule.get("ruling", "none"))
        rulings = _OF_ONE_HAND if misdeal in ONE_HAND else _RULINGS
        options = (
            ("none", say("no rule")),
            *((each.value, misdeal_says(each)) for each in rulings),
        )
        pieces: list[Choice | Line] = [
            Choice(
                f"misdeals.{misdeal}", say("Ruling"), now, options, PROCEDURE_FILE, place,
                partial(_put_misdeal, misdeal),
            )
        ]  # fmt: skip
        if rule and misdeal in _COUNTED and now != Ruling.PLAY_ON:
            pieces.append(
                Line(
                    f"misdeals.{misdeal}.from", say("From this many cards"),
                    str(rule.get("from", 1)), PROCEDURE_FILE, (*place, "from"),
                    partial(_put_from, place),
                )
            )  # fmt: skip
        says, least = dict(options)[now], int(rule.get("from", 1))
        if least > 1:
            says = say("{ruling}, from {count} cards on", ruling=says, count=least)
        yield Section(
            f"misdeals.{misdeal}", say_phrase(words), says, tuple(pieces),
            str(rule.get("rule", "")), "reading" in rule, place, PROCEDURE_FILE, above=above,
        )  # fmt: skip
        above = ""
    yield _supervised(draft)


def _put_misdeal(misdeal: Misdeal, draft: Draft, value: str) -> None:
    place = ("misdeals", misdeal.value)
    there = draft.at(PROCEDURE_FILE, place) is not None
    if value == "none":
        draft.take(PROCEDURE_FILE, place)
        if not draft.at(PROCEDURE_FILE, place[:1]):
            draft.take(PROCEDURE_FILE, place[:1])
    elif there:
        draft.put(PROCEDURE_FILE, (*place, "ruling"), value)
        if value == Ruling.PLAY_ON and draft.at(PROCEDURE_FILE, (*place, "from")) is not None:
            draft.take(PROCEDURE_FILE, (*place, "from"))
    elif draft.at(PROCEDURE_FILE, place[:1]) is None:
        ruled = {misdeal.value: {"ruling": value, "reading": UNCITED}}
        draft.insert_block(PROCEDURE_FILE, "misdeals", ruled, "order")
    else:
        rule = {"ruling": value, "reading": UNCITED}
        draft.insert(PROCEDURE_FILE, place[:1], misdeal.value, rule)


def _put_from(place: Place, draft: Draft, text: str) -> None:
    if text.strip() not in tuple("123456"):
        raise ValueError(say("Write a number from 1 to 6."))
    if draft.at(PROCEDURE_FILE, (*place, "from")) is None:
        draft.insert(PROCEDURE_FILE, place, "from", int(text))
    else:
        draft.put(PROCEDURE_FILE, (*place, "from"), int(text))


def _supervised(draft: Draft) -> Section:
    """The payments that wait for the supervisor."""
    rule = draft.at(PROCEDURE_FILE, ("supervised",)) or {}
    amount = str(rule.get("from", ""))
    line = Line(
        "supervised.from", say("From this amount up"), amount, PROCEDURE_FILE,
        ("supervised", "from"), _put_supervised,
    )  # fmt: skip
    return Section(
        "supervised", say("Payments that wait for the supervisor"), amount or say("none"),
        (line,), str(rule.get("rule", "")), "reading" in rule, ("supervised",), PROCEDURE_FILE,
    )  # fmt: skip


def _put_supervised(draft: Draft, text: str) -> None:
    there = draft.at(PROCEDURE_FILE, ("supervised",)) is not None
    if not text.strip():
        if there:
            draft.take(PROCEDURE_FILE, ("supervised",))
        return
    amount = amount_above_zero(text)
    if there:
        draft.put(PROCEDURE_FILE, ("supervised", "from"), str(amount))
    else:
        rule = {"from": str(amount), "reading": UNCITED}
        draft.insert_block(PROCEDURE_FILE, "supervised", rule, "order")
