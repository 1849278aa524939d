"""The rulings of a draft: one changed, and what belongs to it follows."""

from __future__ import annotations

from typing import Any

from trainer.dealing.irregularity import Deed, Ruling
from trainer.library.draft import Draft
from trainer.library.irregularities_file import IRREGULARITIES_FILE

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
    lines = draft.at(IRREGULARITIES_FILE, ("irregularities",))
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
