"""``trainer scene``: scenes named, dealt and marked without the window, from their facts alone."""

from __future__ import annotations

import io
import json
import shutil
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from tests.commands.calls import Called
from tests.some_houses import HOUSES, ruled
from trainer.__main__ import main
from trainer.commands import scene as command
from trainer.library.houses import HouseShelf, load_houses

Plain = Any
CALL = "rule call_supervisor"
GRAMMAR = ("code", "severity", "seat", "wager", "at", "expected", "got", "money", "rule", "why")


def run(*arguments: str, stdin: str = "") -> Called:
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err), patch.object(sys, "stdin", io.StringIO(stdin)):
        try:
            status = main(list(arguments))
        except SystemExit as ended:
            status = int(ended.code or 0)
    return Called(status, out.getvalue(), err.getvalue())


def dealt(house: str, want: str, count: int = 1, seed: int = 1) -> list[Plain]:
    called = run(
        "scene", "deal", "--house", house, "--seed", str(seed), "--count", str(count),
        "--want", want,
    )  # fmt: skip
    assert called.status == 0, called.err
    return [json.loads(line)["scene"] for line in called.out.splitlines()]


def marked(*asked: tuple[Plain, list[str]], chain: bool = False) -> list[Plain]:
    lines = [{"scene": scene, "acts": acts, "chain": chain} for scene, acts in asked]
    called = run("scene", "check", "--jsonl", stdin="\n".join(map(json.dumps, lines)))
    assert (called.status, called.err) == (0, "")
    return [json.loads(line) for line in called.out.splitlines()]


def mark(scene: Plain, *acts: str) -> Plain:
    return marked((scene, list(acts)))[0]


def problems(request: object) -> dict[str, str]:
    called = run("scene", "check", "--jsonl", stdin=json.dumps(request))
    assert called.status == 0
    told = json.loads(called.out)["error"]["problems"]
    return {each["path"]: each["code"] for each in told}


@pytest.mark.parametrize("house", HOUSES)
def test_every_scene_is_listed_with_its_clause(house: str) -> None:
    called = run("scene", "list", house)
    listed = json.loads(run("scene", "list", house, "--json").out)
    assert [(each["name"], each["clause"]) for each in listed] == [
        (line.id, str(line.source)) for line in ruled(house).lines
    ]
    for line, text in zip(ruled(house).lines, called.out.splitlines(), strict=True):
        assert text.startswith(line.id)
        assert str(line.source) in text
        assert ("(harmless)" in text) is line.harmless


def test_a_scene_has_the_fields_of_the_contract() -> None:
    scene = dealt("mbs", "MBS 5.6")[0]
    assert scene["clause"] == "MBS 5.6"
    assert scene["harmless"] is False
    assert scene["name"] == "late_wager"
    assert scene["round"]["house"] == scene["house"] == "mbs"
    assert "announce no_more_bets" in scene["before"]
    assert scene["moment"] in ("bets_closed", "deal", "decisions")
    assert scene["seen"].endswith(".")


def test_a_card_that_went_wrong_lies_in_the_deal_even_if_it_is_the_first() -> None:
    """6CB Irregularities ¶3."""
    scenes = dealt("six-card-bonus", "several_to_back_up", count=12)
    assert ["check bets"] in [scene["before"] for scene in scenes]
    assert {scene["moment"] for scene in scenes} == {"deal"}


@pytest.mark.parametrize("house", HOUSES)
def test_the_same_arguments_give_the_same_scenes(house: str) -> None:
    call = ("scene", "deal", "--house", house, "--seed", "5", "--count", "4")
    assert run(*call).out == run(*call).out
    assert run(*call, "--jsonl").out == run(*call).out
    assert len(run(*call).out.splitlines()) == 4


def test_scenes_of_a_seed_stay_as_they_are() -> None:
    """The first scenes of one seed, as they were dealt when the command was made."""
    call = ("scene", "deal", "--house", "boxes", "--seed", "7", "--count", "5")
    scenes = [json.loads(line)["scene"] for line in run(*call).out.splitlines()]
    assert [scene["name"] for scene in scenes] == FIRST_OF_SEED_7


FIRST_OF_SEED_7 = [
    "cards_off_table",
    "ante_of_redeal",
    "ante_of_redeal",
    "cards_off_table",
    "dealers_card_up",
]


@pytest.mark.parametrize("house", HOUSES)
def test_what_is_right_is_found_in_the_facts(house: str) -> None:
    """Clause, harmless and the sentence may be left out or be false: nothing is read from them."""
    for line in ruled(house).lines:
        scene = dealt(house, line.id)[0]
        lied = {**scene, "clause": "BOX •6", "harmless": not line.harmless, "seen": "Nothing."}
        bare = {k: v for k, v in scene.items() if k not in ("clause", "harmless", "seen", "name")}
        acts = [f"rule {line.ruling}"]
        first, second, third = marked((scene, acts), (lied, acts), (bare, acts))
        assert first == second == third
        assert not [each for each in first["mistakes"] if each["code"] == "wrong_call"]


def test_marks_are_those_of_check() -> None:
    marks = mark(dealt("mbs", "two_exposed")[0], "rule play_on")
    assert set(marks) == {"score", "passed", "mistakes"}
    assert tuple(marks["mistakes"][0]) == GRAMMAR
    assert marks["mistakes"][0]["severity"] == "critical"
    assert marks["mistakes"][0]["rule"] == "MBS 5.5"
    assert marks["passed"] is False


HAND_MADE = {
    "house": "boxes",
    "dealer": ["Qh", "7s", "2d"],
    "seats": [
        {"seat": 2, "cards": ["Ah", "Kh", "Qs"], "wagers": {"ante": 5}, "decision": "play"},
        {"seat": 5, "cards": ["9h", "9c", "3s"], "wagers": {"ante": 5}, "decision": "fold"},
    ],
}
DEAL = ["check bets", "deal 2", "deal 5", "deal dealer"]


def test_a_scene_made_by_hand_needs_its_round_and_its_name() -> None:
    """BOX •7: what follows is found too, without the places."""
    scene = {"name": "wrong_count", "round": HAND_MADE, "before": DEAL}
    assert mark(scene, "rule redeal", "rack cards", "deal_again")["mistakes"] == []
    assert mark(scene, "rule void")["passed"] is False


def test_the_moment_of_a_scene_made_by_hand_decides() -> None:
    """PRIME ¶3; MBS 5.4."""
    prime = {**HAND_MADE, "house": "prime"}
    scene = {"name": "bet_changed", "round": prime}
    drawn, still = {**scene, "moment": "deal"}, {**scene, "moment": "bets_open"}
    assert mark(drawn, "rule refuse", "refuse 2 ante")["passed"]
    assert not mark(drawn, "rule play_on")["passed"]
    assert mark(still, "rule play_on")["mistakes"] == []
    mbs = {**HAND_MADE, "house": "mbs"}
    late = {"name": "dealer_count_beyond_repair", "round": mbs, "moment": "next_game"}
    assert mark(late, "rule stands")["mistakes"] == []


def test_facts_of_a_scene_made_by_hand_decide_over_its_name() -> None:
    """MBS 5.5: one card or two."""
    mbs = {**HAND_MADE, "house": "mbs"}
    scene = {"name": "two_exposed", "round": mbs, "before": DEAL, "facts": {"cards": 1}}
    assert mark(scene, "rule play_on")["mistakes"] == []
    by_event = {**scene, "name": "anything", "event": "exposed", "facts": {"cards": 2}}
    acts = ["rule void", "return all", "rack cards", "announce place_your_bets"]
    assert mark(by_event, *acts)["mistakes"] == []


@pytest.mark.parametrize("house", HOUSES)
def test_silence_is_answered_by_the_call(house: str) -> None:
    """No house but the one with a shuffler in its document says what a jam is."""
    round_ = {**HAND_MADE, "house": house, **({"placard": "mbs"} if house == "posted" else {})}
    scene = {"event": "shuffler", "facts": {"fault": True}, "round": round_, "moment": "deal"}
    if house == "six-card-bonus":
        assert mark(scene, "rule void", "return all", "rack cards")["mistakes"] == []
        return
    assert mark(scene, CALL)["mistakes"] == []
    alone = mark(scene, "rule void", "return all")["mistakes"]
    assert [each["severity"] for each in alone] == ["serious"]
    assert alone[0]["rule"].startswith("School's reading")


def test_rulings_alone_are_marked_as_rulings() -> None:
    """Whoever says only what is ruled is not asked to carry it out; whoever begins to, is."""
    scene = dealt("six-card-bonus", "6CB Irregularities ¶2")[0]
    assert mark(scene, CALL, "rule void")["mistakes"] == []
    assert mark(scene, "rule void")["score"] == 100.0
    assert not mark(scene, "rule redeal")["passed"]
    begun = mark(scene, "rule void", "rack cards")["mistakes"]
    assert [(each["severity"], each["expected"]) for each in begun] == [("critical", "return all")]
    assert mark(dealt("boxes", "talk_of_cards")[0], CALL)["mistakes"] == []


def test_the_chain_can_be_asked_for_whole() -> None:
    scene = dealt("six-card-bonus", "6CB Irregularities ¶2")[0]
    acts = ["stop game", CALL, "explain shuffler_malfunction", "rule void", "return all"]
    acts += ["rack cards", "announce ruling", "resume"]
    assert marked((scene, acts), chain=True)[0]["mistakes"] == []
    left_out = marked((scene, acts[1:]), chain=True)[0]["mistakes"]
    assert [(each["code"], each["expected"]) for each in left_out] == [("missing", "stop game")]


def test_status_says_whether_something_was_wrong() -> None:
    scene = dealt("posted", "POSTED 11")[0]
    good = json.dumps({"scene": scene, "acts": [CALL]})
    bad = json.dumps({"scene": scene, "acts": []})
    statuses = [run("scene", "check", stdin=text).status for text in (good, bad, "{")]
    assert statuses == [0, 1, 2] if not scene["harmless"] else [0, 0, 2]


def test_bad_input_is_told_all_at_once_in_its_place() -> None:
    request = {
        "scene": {
            "name": "no_such",
            "moment": "later",
            "round": HAND_MADE,
            "before": ["dance"],
            "places": [9],
            "wager": "tip",
            "moves": [[1]],
            "more": 1,
        },
        "acts": [1],
        "extra": True,
    }
    assert problems(request) == {
        "extra": "unknown_field",
        "acts[0]": "bad_shape",
        "scene.more": "unknown_field",
        "scene.before[0]": "bad_shape",
        "scene.moment": "bad_shape",
        "scene.name": "bad_shape",
    }


@pytest.mark.parametrize(
    ("scene", "path", "code"),
    [
        (None, "scene", "bad_shape"),
        ([], "scene", "bad_shape"),
        ({"name": "wrong_count"}, "scene.round", "bad_shape"),
        ({"name": 3, "round": HAND_MADE}, "scene.name", "bad_shape"),
        ({"round": HAND_MADE}, "scene.name", "bad_shape"),
        ({"event": "fire", "round": HAND_MADE}, "scene.event", "bad_shape"),
        (
            {"event": "exposed", "round": HAND_MADE, "facts": {"fault": "yes"}},
            "scene.facts.fault",
            "unknown_field",
        ),
        (
            {"event": "exposed", "round": HAND_MADE, "facts": {"cards": 77}},
            "scene.facts.cards",
            "bad_shape",
        ),
        ({"name": "wrong_count", "round": HAND_MADE, "places": [9]}, "scene.places[0]", "bad_seat"),
        ({"name": "wrong_count", "round": HAND_MADE, "wager": 5}, "scene.wager", "unknown_wager"),
        ({"name": "wrong_count", "round": HAND_MADE, "moves": [[1]]}, "scene.moves", "bad_shape"),
        ({"name": "wrong_count", "round": HAND_MADE, "house": "mbs"}, "scene.house", "bad_shape"),
        (
            {"name": "wrong_count", "round": {**HAND_MADE, "house": "nowhere"}},
            "scene.round.house",
            "unknown_house",
        ),
    ],
)
def test_bad_scenes_are_refused_by_their_code(scene: object, path: str, code: str) -> None:
    assert problems({"scene": scene, "acts": []})[path] == code


def test_a_bad_line_does_not_stop_the_others() -> None:
    scene = dealt("posted", "side_betting")[0]
    lines = ["nonsense", json.dumps({"scene": scene, "acts": [CALL]})]
    called = run("scene", "check", "--jsonl", stdin="\n".join(lines))
    first, second = map(json.loads, called.out.splitlines())
    assert "error" in first
    assert second["mistakes"] == []


@pytest.mark.parametrize(
    "call",
    [
        ("scene",),
        ("scene", "list", "nowhere"),
        ("scene", "deal", "--house", "mbs", "--seed", "1", "--want", "MBS 9"),
        ("scene", "deal", "--house", "mbs", "--seed", "x"),
        ("scene", "deal", "--house", "mbs", "--seed", "1", "--count", "0"),
        ("scene", "check", "no-such-file.json"),
    ],
)
def test_a_call_that_cannot_be_used_says_so_in_a_line(call: tuple[str, ...]) -> None:
    called = run(*call)
    assert (called.status, called.out) == (2, "")
    assert len(called.err.splitlines()) == 1
    assert "Traceback" not in called.err


def test_a_clause_may_be_written_without_its_house_or_name_those_below_it() -> None:
    assert {scene["clause"] for scene in dealt("mbs", "5.5", 8)} <= {
        "MBS 5.5",
        "School's reading (MBS 5.5)",
    }
    below = {scene["name"] for scene in dealt("mbs", "MBS 5.1", 12)}
    assert {"foreign_card", "earlier_results"} <= below
    assert dealt("prime", "PRIME opening paragraph")[0]["name"] == "ambiguity"


def test_a_house_without_rulings_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied = tmp_path / "prime"
    shutil.copytree(load_houses().folder("prime"), copied)
    (copied / "irregularities.yaml").unlink()
    monkeypatch.setattr(command, "load_houses", lambda: HouseShelf(tmp_path))
    for asked in (("list", "prime"), ("deal", "--house", "prime", "--seed", "1")):
        told = run("scene", *asked)
        assert (told.status, told.out) == (2, "")
        assert told.err == "house: prime rules on no irregularity; write a house that does\n"
