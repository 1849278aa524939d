"""``python -m tests.marking.why_texts HOUSE [--seed N] [--count 50] [--language ru]``: texts of
marks, to be read.

Every kind of fault is put into rounds from their first bet or from the settlement on, besides wrong
rulings and bets that were let pass; what is printed is drawn from all of them.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable, Iterator, Sequence
from decimal import Decimal

from tests.oracle.adversarial import sound_round
from tests.oracle.fault import table
from tests.oracle.faults import every_kind
from tests.oracle.naive_settle import Json
from tests.oracle.naive_whole import fault_whole, perfect_whole, reordered_whole
from tests.oracle.program import placards
from trainer import wording
from trainer.dealing.incident import due
from trainer.dealing.irregularity import Ruling
from trainer.dealing.procedure import Part
from trainer.drills.irregularities.bets import bet_codes, bets_table
from trainer.drills.irregularities.irregular import incident
from trainer.game.notation import read_round
from trainer.game.round import Round
from trainer.library.house_files.irregularities_file import load_irregularities
from trainer.library.houses import HouseShelf, load_houses
from trainer.marking.bet_marks import mark_bets
from trainer.marking.causes import entries
from trainer.marking.mark import mark_round
from trainer.marking.mistake import Mistake
from trainer.marking.ruling import mark_ruling
from trainer.settings import Language
from trainer.ui.language import catalogue

Told = tuple[str, Mistake]
"""What was done, in short, and the mistake."""


AT_ONCE = 5
"""So many faults are put into one round, each by itself: rounds are what takes time."""


def whys(house: str, seed: int, count: int) -> list[Told]:
    """So many different texts of a house, drawn evenly from all kinds of mistakes."""
    rng = random.Random(f"why {house} {seed}")
    shelf = load_houses()
    sources: Sequence[Callable[[random.Random, HouseShelf, str], Iterator[Told]]]
    sources = [_of_settlements] * 5 + [_of_whole_rounds] * 3 + [_of_rulings, _of_bets]
    told: dict[str, Told] = {}
    while len(told) < count:
        found = list(rng.choice(sources)(rng, shelf, house))
        for one in rng.sample(found, min(len(found), AT_ONCE)):
            told.setdefault(one[1].why, one)
    return list(told.values())[:count]


def _read(plain: Json, shelf: HouseShelf) -> Round:
    return read_round(json.loads(json.dumps(plain), parse_float=Decimal), shelf.rules)


def _of_settlements(rng: random.Random, shelf: HouseShelf, house: str) -> Iterator[Told]:
    plain = sound_round(rng, house, placards())
    faults = list(every_kind(rng, table(rng, plain, placards())))
    round_ = _read(plain, shelf)
    for fault in rng.sample(faults, min(len(faults), AT_ONCE)):
        for mistake in entries(mark_round(shelf[house], round_, fault.trace)):
            yield fault.kind, mistake


def _of_whole_rounds(rng: random.Random, shelf: HouseShelf, house: str) -> Iterator[Told]:
    plain = sound_round(rng, house, placards())
    trace = reordered_whole(rng, plain, perfect_whole(plain, placards()), 10)
    kind, faulty, _, _ = fault_whole(rng, plain, trace)
    if rng.random() < 0.15:
        seats = {seat["seat"] for seat in plain["seats"]}
        free = [number for number in range(1, 8) if number not in seats]
        if free:
            kind, faulty = "dealt to nobody", [*faulty[:2], f"deal {free[0]}", *faulty[2:]]
    round_ = _read(plain, shelf)
    for mistake in entries(mark_round(shelf[house], round_, faulty, Part.WHOLE)):
        yield f"whole: {kind}", mistake


def _of_rulings(rng: random.Random, shelf: HouseShelf, house: str) -> Iterator[Told]:
    ruled = load_irregularities(shelf.folder(house))
    scene = incident(shelf[house], ruled, rng.randrange(1 << 32))
    right = due(ruled, scene)
    acts = [f"rule {rng.choice(list(Ruling))}"] if rng.random() < 0.7 else []
    if rng.random() < 0.5:
        acts = [f"rule {right.line.ruling}"]
        deeds = [str(each) for each in right.follow_ups]
        acts += deeds[1:] if rng.random() < 0.5 else [*deeds, "stop 3"]
    for mistake in mark_ruling(ruled, scene, acts, rules=shelf[house].rules).mistakes:
        yield f"ruling: {right.line.id}", mistake


def _of_bets(rng: random.Random, shelf: HouseShelf, house: str) -> Iterator[Told]:
    at, ruled = shelf[house], load_irregularities(shelf.folder(house))
    codes = {each.code: each.source for each in bet_codes(at, ruled)}
    laid = bets_table(at, ruled, rng.randrange(1 << 32))
    seats = [seat.number for seat in laid.round_.seats]
    marked = {(rng.choice(seats), rng.choice(list(codes)))} if rng.random() < 0.6 else set()
    for mistake in mark_bets(laid.faults, marked, codes).mistakes:
        yield "bets", mistake


def main() -> None:
    """Print the texts, each with its mistake."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("house")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--language", choices=[each.value for each in Language], default="en")
    asked = parser.parse_args()
    if asked.language != "en":
        wording.speak(catalogue(Language(asked.language)))
    for number, (kind, mistake) in enumerate(whys(asked.house, asked.seed, asked.count), start=1):
        place = " ".join(str(each) for each in (mistake.seat, mistake.wager) if each)
        print(f"{number}. [{kind}; {mistake.code} {mistake.severity}; {place}]")
        print(f"   {mistake.why}  ({mistake.source})")


if __name__ == "__main__":
    main()
