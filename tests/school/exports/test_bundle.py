"""A bundle of evidence stands by itself: what is done to it by one who knows it is found."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.school.exports.full_disk import nothing_half
from trainer.library.houses import HouseShelf, load_houses
from trainer.library.scenarios.recipes import sound_recipes
from trainer.records.event import link
from trainer.records.uuid7 import Uuid7
from trainer.school.exports.bundle.contents import (
    SEAL,
    BundleAbout,
    BundleEvidence,
    BundleSubject,
    ChainOwner,
    Plain,
    Stretch,
    bundle_of,
    bundle_text,
    seal_of,
    write_bundle,
)
from trainer.school.exports.bundle.re_marking import Remarking
from trainer.school.exports.bundle.reader import NotABundle, bundle_in, looks_like_one, read_bundle
from trainer.school.exports.bundle.verification import BundleVerified, verify_bundle

MADE = 1_790_000_000_000
Change = Callable[[Plain], None]


@pytest.fixture(scope="module")
def houses() -> HouseShelf:
    return load_houses()


@pytest.fixture(scope="module")
def marks(houses: HouseShelf) -> Remarking:
    return Remarking(houses, sound_recipes()[0])


@pytest.fixture
def document(evidence: BundleEvidence) -> Plain:
    return deepcopy(bundle_of(evidence, made_at_ms=MADE, program="1"))


def _verified(document: Plain, marks: Remarking) -> BundleVerified:
    """What is found of it after it was a file."""
    return verify_bundle(bundle_in(json.loads(json.dumps(document))), marks)


def test_an_untouched_bundle_is_sound_and_every_mark_is_made_again(
    document: Plain, marks: Remarking
) -> None:
    found = _verified(document, marks)
    assert found.faults == ()
    assert found.remarked == found.marks == 4
    assert sum(len(mark["mistakes"]) for mark in document["marks"]) == 3


def test_the_file_says_the_same_and_is_told_from_a_file_of_records(
    evidence: BundleEvidence, marks: Remarking, tmp_path: Path
) -> None:
    out = tmp_path / "evidence.json"
    write_bundle(evidence, out, made_at_ms=MADE, program="1")
    assert looks_like_one(out)
    assert not looks_like_one(tmp_path / "none")
    assert verify_bundle(read_bundle(out), marks).sound


def test_a_full_disk_leaves_nothing_half(evidence: BundleEvidence, tmp_path: Path) -> None:
    out = tmp_path / "evidence.json"
    size = len(bundle_text(bundle_of(evidence, made_at_ms=MADE, program="1")).encode())
    sizes = [0, 1, size // 2, size - 1]
    nothing_half(lambda: write_bundle(evidence, out, made_at_ms=MADE, program="1"), out, sizes)


# --------------------------------------------------------------------------------- tampering


def _events(document: Plain) -> list[Plain]:
    events: list[Plain] = document["chains"][0]["events"]
    return events


def _event(place: int, **says: Any) -> Change:
    return lambda document: _events(document)[place - 1].update(says)


def _rehashed(place: int, **says: Any) -> Change:
    """The change, and the event's own hash made to fit."""

    def change(document: Plain) -> None:
        event = _events(document)[place - 1]
        event.update(says)
        _hash(event)

    return change


def _hash(event: Plain) -> None:
    parts = (event["id"], event["attempt"], event["kind"], event["at_ms"], event["body"])
    event["hash"] = link(bytes.fromhex(event["before"]), *parts).hex()


def _made_anew(change: Change) -> Change:
    """The change, every hash after it made to fit, the head, what is counted, and the seal too."""

    def all_anew(document: Plain) -> None:
        change(document)
        events, chain = _events(document), document["chains"][0]
        before = bytes(32).hex()
        for place, event in enumerate(events, 1):
            event.update(place=place, before=before)
            _hash(event)
            before = event["hash"]
        chain["head"] = {"place": len(events), "hash": before}
        chain["runs"] = [[1, len(events)]]
        _sealed(document)

    return all_anew


def _sealed(document: Plain) -> None:
    document[SEAL] = seal_of(document)


def _sealed_after(change: Change) -> Change:
    def both(document: Plain) -> None:
        change(document)
        _sealed(document)

    return both


def _taken_out(place: int) -> Change:
    def change(document: Plain) -> None:
        del _events(document)[place - 1]

    return change


def _swapped(document: Plain) -> None:
    events = _events(document)
    events[2], events[3] = events[3], events[2]


def _put_in(document: Plain) -> None:
    events = _events(document)
    forged = {**events[3], "id": Uuid7(lambda: 0, after=events[3]["id"])(), "place": 5}
    forged["before"] = events[3]["hash"]
    _hash(forged)
    events.insert(4, forged)


def _cut_off(document: Plain) -> None:
    del _events(document)[-3:]


def _facts(document: Plain, place: int, **says: Any) -> None:
    event = _events(document)[place - 1]
    event["body"] = json.dumps(json.loads(event["body"]) | says)


def _with_mistakes(document: Plain) -> Plain:
    """The mark of a round in which something went wrong."""
    found: Plain = next(mark for mark in document["marks"] if mark["mistakes"])
    return found


def _mark(**says: Any) -> Change:
    return lambda document: _with_mistakes(document)["result"].update(says)


def _an_amount(document: Plain) -> None:
    """The first payment was another."""
    events = _events(document)
    paid = next(e for e in events if e["kind"] == "acted" and '"pay ' in e["body"])
    action = json.loads(paid["body"])["action"].rsplit(" ", 1)[0]
    _facts(document, paid["place"], action=f"{action} 3")


def _without_mistake(document: Plain) -> None:
    _with_mistakes(document)["mistakes"].pop()


def _milder(document: Plain) -> None:
    _with_mistakes(document)["mistakes"][0]["severity"] = "advice"


def _mark_gone(document: Plain) -> None:
    document["marks"].pop()


def _mark_twice(document: Plain) -> None:
    document["marks"].append(document["marks"][0])


def _mark_of_nothing(document: Plain) -> None:
    document["marks"][0]["attempt"] = document["chains"][0]["chain"]


def _other_head(document: Plain) -> None:
    document["chains"][0]["head"]["hash"] = "00" * 32


def _other_house(document: Plain) -> None:
    document["houses"][0]["fingerprint"] = "f" * 16


def _other_program(document: Plain) -> None:
    document["programs"] = ["9.9"]


def _chain_twice(document: Plain) -> None:
    document["chains"].append(document["chains"][0])


def _no_bytes(document: Plain) -> None:
    _events(document)[3]["hash"] = "not a hash"


def _no_place(document: Plain) -> None:
    _events(document)[3]["place"] = "four"


TAMPERED: list[tuple[Change, str, int | None]] = [
    (_event(3, body='{"action":"reveal dealer","elapsed_ms":1}'), "event_altered", 3),
    (_event(3, at_ms=5), "event_altered", 3),
    (_event(3, kind="act_undone"), "event_altered", 3),
    (_event(3, attempt="0"), "event_altered", 3),
    (_event(3, id="0"), "event_altered", 3),
    (_event(3, hash="11" * 32), "event_altered", 3),
    (_event(3, before="11" * 32), "event_altered", 3),
    (_rehashed(3, at_ms=5), "link_broken", 4),
    (_rehashed(3, before="11" * 32), "link_broken", 3),
    (_taken_out(3), "events_left_out", 3),
    (_taken_out(1), "events_left_out", 1),
    (_cut_off, "events_left_out", None),
    (_swapped, "id_not_later", 3),
    (_put_in, "events_left_out", None),
    (_no_bytes, "event_altered", 4),
    (_made_anew(_taken_out(1)), "not_begun", 1),
    (_made_anew(_an_amount), "mark_differs", None),
    (_made_anew(_event(2, kind="round_finished", body='{"elapsed_ms":900}')), "after_end", 3),
    (_other_head, "head_differs", None),
    (_sealed_after(_mark(tenths=1)), "mark_differs", None),
    (_sealed_after(_mark(passed="yes")), "mark_differs", None),
    (_sealed_after(_mark(players_short_cents=1)), "mark_differs", None),
    (_sealed_after(_without_mistake), "mark_differs", None),
    (_sealed_after(_milder), "mark_differs", None),
    (_sealed_after(_mark_gone), "mark_missing", None),
    (_sealed_after(_mark_twice), "mark_without_evidence", None),
    (_sealed_after(_mark_of_nothing), "mark_without_evidence", None),
    (_sealed_after(_other_house), "houses_differ", None),
    (_sealed_after(_other_program), "programs_differ", None),
    (_sealed_after(_chain_twice), "chain_twice", None),
    (_sealed_after(_no_place), "bad_shape", None),
    (lambda document: document.update(made_at="2030-01-01T00:00:00.000Z"), "seal_differs", None),
    (lambda document: document.update(program="2"), "seal_differs", None),
]


@pytest.mark.parametrize(("change", "wrong", "place"), TAMPERED)
def test_tampering_is_found(
    change: Change, wrong: str, place: int | None, document: Plain, marks: Remarking
) -> None:
    change(document)
    found = _verified(document, marks)
    assert wrong in [fault.wrong for fault in found.faults]
    if place is not None:
        assert found.first_bad is not None
        assert (found.first_bad.wrong, found.first_bad.place) == (wrong, place)


def test_what_is_made_anew_shows_against_a_noted_head(document: Plain, marks: Remarking) -> None:
    """Cut off the end with everything made to fit: no bundle can show that by itself."""
    head = document["chains"][0]["head"]["hash"]
    assert verify_bundle(bundle_in(document), marks, head).sound
    open_round = json.loads(_events(document)[-1]["body"])
    assert "round" in open_round
    _made_anew(_taken_out(len(_events(document))))(document)
    assert verify_bundle(bundle_in(document), marks).sound
    found = verify_bundle(bundle_in(document), marks, head)
    assert [fault.wrong for fault in found.faults] == ["head_not_found"]


# --------------------------------------------------------------------------- parts of a chain


def _of_a_round(evidence: BundleEvidence, *, account: str = "one") -> BundleEvidence:
    """The bundle of the second round alone."""
    (whole,) = evidence.stretches
    attempt = [mark.attempt for mark in evidence.marks][1]
    events = tuple(event for event in whole.events if event.attempt == attempt)
    sitting = json.loads(events[0].body)["sitting"]
    about = BundleAbout(BundleSubject.SITTING, sitting, ("one",))
    part = Stretch(whole.chain, ChainOwner.TRAINEE, account, whole.head, whole=False, events=events)
    return BundleEvidence(about, (part,), tuple(m for m in evidence.marks if m.attempt == attempt))


def test_a_sitting_is_a_stretch_of_its_chain(evidence: BundleEvidence, marks: Remarking) -> None:
    found = _verified(bundle_of(_of_a_round(evidence), made_at_ms=MADE, program="1"), marks)
    assert (found.faults, found.remarked) == ((), 1)


def test_an_event_of_another_trainee_or_sitting_is_no_part_of_it(
    evidence: BundleEvidence, marks: Remarking
) -> None:
    strange = bundle_of(_of_a_round(evidence, account="two"), made_at_ms=MADE, program="1")
    assert "not_of_this_bundle" in [fault.wrong for fault in _verified(strange, marks).faults]
    other = bundle_of(_of_a_round(evidence), made_at_ms=MADE, program="1")
    other["about"]["id"] = "another"
    _sealed(other)
    assert "not_of_this_bundle" in [fault.wrong for fault in _verified(other, marks).faults]


def test_rules_that_are_not_here_are_told_and_no_fault(
    evidence: BundleEvidence, document: Plain, houses: HouseShelf
) -> None:
    without = Remarking({name: houses[name] for name in houses.names if name != "mbs"}, {})
    found = _verified(document, without)
    assert found.sound
    assert (found.remarked, found.other_rules) == (2, 2)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "{}",
        '{"format": "x"}',
        "\ud83d".encode("utf-8", "surrogatepass").decode("latin-1"),
    ],
)
def test_what_is_no_bundle_is_said_to_be_none(text: str, tmp_path: Path) -> None:
    file = tmp_path / "no.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(NotABundle, match=r"no\.json"):
        read_bundle(file)


def test_whatever_stands_in_a_bundle_nothing_breaks(evidence: BundleEvidence) -> None:
    """Every value of a small document is in turn something else, and each time that is told."""
    (part,) = _of_a_round(evidence).stretches
    short = replace(part, events=part.events[:3])
    small = replace(_of_a_round(evidence), stretches=(short,))
    document = bundle_of(small, made_at_ms=MADE, program="1")
    for path in _paths(document):
        for value in OTHER:
            kept = _put(document, path, value)
            if json.dumps(kept) != json.dumps(value):
                assert not verify_bundle(bundle_in(document), _NoMarks()).sound
            _put(document, path, kept)


OTHER: tuple[Any, ...] = (None, -1, "x", [], {}, True)


class _NoMarks:
    def mark(self, told: object) -> None:
        return None

    def exam(self, told: object, sitting: str) -> None:
        return None


def _paths(document: Plain) -> list[tuple[Any, ...]]:
    found: list[tuple[Any, ...]] = []

    def walk(value: Any, path: tuple[Any, ...]) -> None:
        inner = value.items() if isinstance(value, dict) else enumerate(value)
        for name, each in list(inner):
            found.append((*path, name))
            if isinstance(each, dict | list):
                walk(each, (*path, name))

    walk(document, ())
    return found


def _put(document: Any, path: tuple[Any, ...], value: Any) -> Any:
    *outer, last = path
    for each in outer:
        document = document[each]
    kept, document[last] = document[last], value
    return kept
