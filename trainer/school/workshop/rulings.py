"""The rulings of a draft: one added, taken out or changed, and what belongs to it follows."""

from __future__ import annotations

from itertools import chain, count
from typing import Any

from trainer.dealing.irregularity import Deed, Irregularities, Ruling
from trainer.drills.irregular import may_happen
from trainer.library import yaml_edit
from trainer.library.draft import Draft
from trainer.library.irregularities_file import IRREGULARITIES_FILE, load_irregularities
from trainer.library.irregularity_kinds import IrregularityKind, irregularity_kinds
from trainer.library.workshop_file import UNCITED
from trainer.wording import phrase, say

_LINES = ("irregularities",)
_ANEW = "begun_anew"
_ANEW_WHY = "A round that does not count starts again. Its cards go to the rack first."

_HIGH = " high"
_ANY_LINE = phrase(
    "The rule names the lowest hand with which the dealer qualifies. It is plain. "
    "Explain it, and settle by it."
)

_FOLLOWS = {
    Ruling.PLAY_ON: (Deed.PLAY_ON,),
    Ruling.VOID: (Deed.RETURN,),
    Ruling.RECONSTRUCT: (Deed.MOVE, Deed.PLAY_ON),
    Ruling.BACK_UP: (Deed.BACK_UP, Deed.PLAY_ON),
    Ruling.REDEAL: (Deed.DEAL_AGAIN,),
    Ruling.REFUSE: (Deed.REFUSE,),
    Ruling.STANDS: (Deed.PLAY_ON,),
    Ruling.NOT_ALLOWED: (Deed.STOP,),
    Ruling.PLAYERS_FAVOUR: (Deed.FAVOUR,),
    Ruling.PUT_RIGHT: (Deed.PLACE, Deed.PLAY_ON),
}
"""What is usually done after a ruling; nothing where the supervisor says."""


def put_ruling(at: int, draft: Draft, value: str) -> None:
    """That line is ruled so, what is done after it is what is usual, and every line is told from
    lines that are ruled otherwise. Raises InputError and OSError."""
    place = ("irregularities", at)
    if value == draft.at(IRREGULARITIES_FILE, (*place, "ruling")):
        return
    draft.put(IRREGULARITIES_FILE, (*place, "ruling"), value)
    follows = [each.value for each in _FOLLOWS.get(Ruling(value), ())]
    _put(draft, at, "follows", follows)
    beliefs = draft.at(IRREGULARITIES_FILE, (*place, "beliefs"))
    if beliefs:
        _put(draft, at, "beliefs", {key: each for key, each in beliefs.items() if key != value})
    _tell_apart(draft)


def may_be_ruled(draft: Draft) -> tuple[IrregularityKind, ...]:
    """The irregularities on which the draft does not rule yet. Raises InputError."""
    there = _ruled(draft)
    lines = there.lines if there is not None else ()
    return tuple(each for each in irregularity_kinds() if not any(map(each.overlaps, lines)))


def add_ruling(draft: Draft, name: str) -> None:
    """The draft rules on that irregularity, as is usual; where nothing of its kind is harmless yet,
    a harmless look-alike comes along. Raises InputError, OSError and ValueError."""
    free = {each.line.id: each for each in may_be_ruled(draft)}
    kind, house = free[name], draft.house()
    if not may_happen(house, kind.line):
        told = say("No round of this house shows it: a wager or a step for it is missing.")
        raise ValueError(told)
    _append(draft, kind)
    lines = draft.at(IRREGULARITIES_FILE, _LINES)
    alike = (free[each] for each in kind.line.look_alikes if each in free)
    if not any(each["event"] == kind.line.event and _is_harmless(each) for each in lines):
        for each in [each for each in alike if may_happen(house, each.line)][:1]:
            _append(draft, each)
    _tell_apart(draft)


def _append(draft: Draft, kind: IrregularityKind) -> None:
    lines = draft.at(IRREGULARITIES_FILE, _LINES) or []
    taken, own = {each["id"] for each in lines}, str(kind.written["id"])
    numbered = (f"{own}_{number}" for number in count(2))
    name = next(each for each in chain([own], numbered) if each not in taken)
    written: dict[str, Any] = {}
    for key, value in {**kind.written, "id": name}.items():
        if key == "why":
            written["reading"] = UNCITED
        written[key] = value
    text = draft.text(IRREGULARITIES_FILE)
    draft.write(IRREGULARITIES_FILE, yaml_edit.with_block_item(text, _LINES, written))


def remove_ruling(draft: Draft, at: int) -> None:
    """The draft does not rule on that irregularity any more. Raises InputError, OSError and
    ValueError."""
    lines = draft.at(IRREGULARITIES_FILE, _LINES)
    left = [each for number, each in enumerate(lines) if number != at]
    rulings = {each["ruling"] for each in left}
    if len(rulings) == 1 and Ruling.PLAY_ON not in rulings:
        told = say("The others are told from it. Add one that is ruled otherwise first.")
        raise ValueError(told)
    if not left:
        draft.write(IRREGULARITIES_FILE, "")
        return
    draft.take(IRREGULARITIES_FILE, (*_LINES, at))
    _tell_apart(draft)


def impossible_rulings(draft: Draft) -> tuple[int, ...]:
    """The lines that no round of the draft shows any more, the last one first. Raises
    HouseFileError."""
    there, house = _ruled(draft), draft.house()
    lines = there.lines if there is not None else ()
    return tuple(at for at, each in reversed([*enumerate(lines)]) if not may_happen(house, each))


def put_any_line(draft: Draft) -> None:
    """Disputes about the dealer's lowest hand name no hand any more: the line is another one now.
    Raises InputError and OSError."""
    there = (draft.folder / IRREGULARITIES_FILE).is_file()
    for at, line in enumerate(draft.at(IRREGULARITIES_FILE, _LINES) or () if there else ()):
        if line["when"].get("about") != "qualifying":
            continue
        if _HIGH in line["why"]:
            _put(draft, at, "why", str(_ANY_LINE))
        heard = line.get("said", [])
        left = [each for each in heard if _HIGH not in each]
        if left and left != heard:
            _put(draft, at, "said", left)


def put_begun_anew(draft: Draft, value: str) -> None:
    """What follows a round that does not count: ``rack``, ``announce``, or nothing is said. Raises
    InputError and OSError."""
    there = draft.at(IRREGULARITIES_FILE, (_ANEW,)) is not None
    if value == "unsaid":
        draft.take(IRREGULARITIES_FILE, (_ANEW,))
    elif there:
        draft.put(IRREGULARITIES_FILE, (_ANEW, "announces"), value == "announce")
    else:
        anew = {"announces": value == "announce", "reading": UNCITED, "why": _ANEW_WHY}
        draft.insert_block(IRREGULARITIES_FILE, _ANEW, anew, _LINES[0])


def _ruled(draft: Draft) -> Irregularities | None:
    there = (draft.folder / IRREGULARITIES_FILE).is_file()
    return load_irregularities(draft.folder) if there else None


def _is_harmless(line: dict[str, Any]) -> bool:
    return bool(line["ruling"] == Ruling.PLAY_ON)


def _tell_apart(draft: Draft) -> None:
    """Every line is told from lines that are there and are ruled otherwise."""
    lines = draft.at(IRREGULARITIES_FILE, _LINES)
    for number, line in enumerate(lines):
        told = _told_from(lines, line)
        if told != line.get("look_alikes", []):
            _put(draft, number, "look_alikes", told)


def _put(draft: Draft, at: int, key: str, value: Any) -> None:
    """That stands there, or nothing where it is empty."""
    place = ("irregularities", at, key)
    if value:
        draft.put(IRREGULARITIES_FILE, place, value)
    elif draft.at(IRREGULARITIES_FILE, place) is not None:
        draft.take(IRREGULARITIES_FILE, place)


def _told_from(lines: list[dict[str, Any]], line: dict[str, Any]) -> list[str]:
    """The lines that it looks like: those that are ruled otherwise, at least one for a line that
    stops the round."""
    ruled = {each["id"]: each for each in lines if each["ruling"] != line["ruling"]}
    kept = [each for each in line.get("look_alikes", []) if each in ruled]
    if kept or line["ruling"] == Ruling.PLAY_ON or not ruled:
        return kept
    same = [name for name, each in ruled.items() if each["event"] == line["event"]]
    harmless = [name for name, each in ruled.items() if each["ruling"] == Ruling.PLAY_ON]
    return [next(iter([*same, *harmless, *ruled]))]
