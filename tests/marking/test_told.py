"""What is told of mistakes of every kind, and what a round shows, as it was read and found true.

After a change of words or of what is told: python -m tests.marking.test_told, and read the
difference before it is kept.
"""

from __future__ import annotations

import json
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path

import pytest

from tests.marking.some_trainees import misread
from tests.marking.why_texts import whys
from tests.oracle.adversarial import sound_round
from tests.oracle.fault import table
from tests.oracle.faults import every_kind
from tests.oracle.naive_whole import fault_whole, perfect_whole
from tests.oracle.program import placards
from tests.some_houses import HOUSES, house, ruled, shelf
from trainer.dealing.incident import due
from trainer.dealing.procedure import Part
from trainer.drills.irregularities.irregular import incident
from trainer.game.notation import read_round
from trainer.marking.conduct import conduct
from trainer.marking.exposures import Seen, evidence_of
from trainer.marking.mark import Marking, mark_round
from trainer.marking.ruling import RulingMarks, mark_ruling
from trainer.marking.worked_part import hands_worked, unfinished, unworked

FOLDER = Path(__file__).parent / "told"
SEED, TEXTS, ROUNDS, AT_ONCE = 20, 90, 8, 3

MOST_WORDS = 16
"""So many words a sentence at most, whatever amounts and cards it names."""


def _texts(name: str) -> Iterator[str]:
    for kind, mistake in whys(name, SEED, TEXTS):
        if kind == "bets":  # drawn by the drill, whose draws change with what a house allows
            continue
        place = " ".join(str(each) for each in (mistake.seat, mistake.wager) if each)
        yield f"[{kind}; {mistake.code} {mistake.severity}; {place}]"
        yield f"  {mistake.why} ({mistake.source})"


def _marked(name: str) -> Iterator[tuple[str, Marking]]:
    """Rounds with a fault each, of the settlement alone and from the first bet on."""
    rng = random.Random(f"shown {name} {SEED}")
    for number in range(ROUNDS):
        plain = sound_round(rng, name, placards())
        faults = list(every_kind(rng, table(rng, plain, placards())))
        round_ = read_round(json.loads(json.dumps(plain), parse_float=Decimal), shelf().rules)
        if number % 2:
            for fault in rng.sample(faults, min(len(faults), AT_ONCE)):
                yield fault.kind, mark_round(house(name), round_, fault.trace)
        else:
            kind, trace, _, _ = fault_whole(rng, plain, perfect_whole(plain, placards()))
            yield f"whole: {kind}", mark_round(house(name), round_, trace, Part.WHOLE)


def _shown(name: str) -> Iterator[str]:
    for kind, marking in _marked(name):
        verdict, seen = marking.verdict, evidence_of(misread(name), marking)
        yield f"[{kind}; {hands_worked(verdict)} hands]"
        yield f"  untouched {sorted(unworked(verdict))}, unfinished {sorted(unfinished(verdict))}"
        count = Counter(str(each.seen) for each in seen.exposures)
        yield f"  exposures {dict(sorted(count.items()))}"
        yield from (f"  {kept.habit} {kept.seen} ({kept.source})" for kept in conduct(verdict))
        acts = (
            f"{each.cell[0]} {each.cell[1]} {each.act} {each.traits:x}" for each in seen.answers
        )
        yield from (f"  {each}" for each in sorted(acts))
        tells = (
            f"{each.misreading}: {each.cell[0]} {each.cell[1]} {each.done} for {each.due}"
            for each in seen.exposures
            if each.seen is Seen.HIT
        )
        yield from (f"  {each}" for each in sorted(tells))


SCENES = (
    ("six-card-bonus", "wrong_count", 0),
    ("six-card-bonus", "same_deck", 1),
    ("boxes", "wrong_count", 1),
    ("boxes", "ante_of_redeal", 1),
    ("boxes", "talk_of_cards", 1),
    ("boxes", "cards_off_table", 1),
    ("mbs", "one_exposed", 1),
    ("mbs", "two_exposed", 1),
    ("mbs", "late_wager", 1),
    ("mbs", "wager_withdrawn", 1),
    ("mbs", "misdeal_moved_whole", 1),
    ("prime", "ambiguity", 1),
)
CALL, DONE_TOO_MUCH = "rule call_supervisor", ("stop 3", "return 3 ante", "pay 3 ante 5", "shout")


def _ruled() -> Iterator[str]:
    """What is marked of rulings: nothing done, too little, too much, too soon, and all of it."""
    for name, line, seed in SCENES:
        found = incident(house(name), ruled(name), seed, line)
        asked = due(ruled(name), found)
        rule, deeds = f"rule {asked.line.ruling}", [str(each) for each in asked.deeds]
        yield f"== {name} {line}, at {found.places}: {'; '.join([rule, *deeds])}"
        for trace in _acts_after(rule, deeds):
            yield from _marks(trace, mark_ruling(ruled(name), found, trace))
        chain = ["stop game", CALL, f"explain {line}", rule, *deeds, "announce ruling", "resume"]
        turned = [CALL, "stop game", *deeds, "announce ruling", "resume", rule]
        for trace in (chain, turned, [rule]) if name == "mbs" else ():
            yield from _marks(trace, mark_ruling(ruled(name), found, trace, whole_chain=True))


def _acts_after(rule: str, deeds: list[str]) -> Iterator[list[str]]:
    yield from ([], [rule], [rule, *deeds], [*deeds, rule], deeds, [rule, *reversed(deeds)])
    yield from ([rule, *deeds[1:]], [rule, *deeds, *DONE_TOO_MUCH], ["rule play_on", *deeds])
    yield from ([CALL], [CALL, *deeds], [CALL, rule, *deeds], [CALL, "rule void", "return all"])
    yield from (["rule void", rule, *deeds], ["explain nothing", rule, *deeds], ["rule no_such"])


def _marks(trace: list[str], marks: RulingMarks) -> Iterator[str]:
    passed = "passed" if marks.passed else "failed"
    yield f"[{'; '.join(trace)}]"
    shown = " ".join(f"{name} {seen}" for name, seen in marks.shown)
    yield f"  {marks.right} of {marks.parts}, {passed}, {marks.sound}, {marks.belief}; {shown}"
    for each in marks.mistakes:
        place = " ".join(str(part) for part in (each.seat, each.wager, each.money) if part)
        yield f"  {each.at}: {each.code} {each.severity}; {place}; {each.expected} / {each.got}"
        yield f"    {each.why} ({each.source})"


def test_rulings_are_marked_as_it_was_read() -> None:
    assert list(_ruled()) == _kept("rulings.txt")


@pytest.mark.parametrize("name", HOUSES)
def test_every_kind_of_mistake_is_told_as_it_was_read(name: str) -> None:
    assert list(_texts(name)) == _kept(f"{name}.txt")


@pytest.mark.parametrize("name", HOUSES)
def test_a_round_shows_the_skills_and_wrong_rules_that_it_showed(name: str) -> None:
    assert list(_shown(name)) == _kept(f"{name}-shown.txt")


@pytest.mark.parametrize("name", HOUSES)
def test_sentences_are_short_and_whole(name: str) -> None:
    """Every sentence ends, and none runs on."""
    for line in _kept(f"{name}.txt")[1::2]:
        text = re.sub(r" \([^()]*(\([^()]*\))?\)$", "", line.strip())
        assert text[-1] in '."', text
        if "cannot be read" not in text:
            assert max(len(each.split()) for each in re.split(r"(?<=[.:]) ", text)) <= MOST_WORDS


def _kept(file: str) -> list[str]:
    return (FOLDER / file).read_text(encoding="utf-8").splitlines()


def main() -> int:
    """Write the texts anew."""
    FOLDER.mkdir(exist_ok=True)
    files = {"rulings.txt": _ruled()}
    for name in HOUSES:
        files |= {f"{name}.txt": _texts(name), f"{name}-shown.txt": _shown(name)}
    for file, lines in files.items():
        (FOLDER / file).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
