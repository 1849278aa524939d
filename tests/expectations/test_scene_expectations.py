"""What is ruled and done about an irregularity, one line a sentence of the documents."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.some_houses import house, ruled
from trainer.drills.scene_notation import read_scene
from trainer.marking.mistake import Mistake
from trainer.marking.ruling import mark_ruling

LINES = yaml.safe_load((Path(__file__).parent / "scenes.yaml").read_text(encoding="utf-8"))
ROUND = {
    "dealer": ["Qd", "7c", "3h"],
    "seats": [
        {
            "seat": 1,
            "cards": ["Qs", "7d", "3c"],
            "wagers": {"ante": 5, "pair_plus": 5},
            "decision": "play",
        },
        {"seat": 3, "cards": ["9s", "9h", "2d"], "wagers": {"ante": 10}, "decision": "fold"},
    ],
}


@pytest.mark.parametrize("line", LINES["expect"])
def test_what_is_told_of_a_ruling_is_what_the_sentence_says(line: str) -> None:
    name, event, facts, acts, expected = (part.strip() for part in line.split(" | "))
    plain = scene(name, event, dict(each.split(": ") for each in facts.split(", ")))
    rules = house(name).rules
    found = read_scene(plain, {name: rules}, lambda _: ruled(name))
    done = [] if acts == "nothing" else acts.split(", ")
    alone = all(act.startswith("rule ") for act in done)
    marks = mark_ruling(ruled(name), found, done, ruling_alone=alone, rules=rules)
    assert ("; ".join(map(_said, marks.mistakes)) or "right") == expected


def scene(name: str, event: str, facts: dict[str, str]) -> dict[str, Any]:
    placard = {"placard": "mbs"} if house(name).rules.posts_pay_tables else {}
    moves = {"moves": [[3, 1]]} if facts.get("movable") == "yes" else {}
    dealt = ["check bets", "deal 1", "deal 3", "deal dealer"]
    round_ = {"house": name, **placard, **ROUND}
    told = {"house": name, "event": event, "facts": facts, "round": round_}
    return {**told, "before": dealt, **moves}


def _said(mistake: Mistake) -> str:
    return f"{mistake.code} {mistake.severity} {mistake.source}"
