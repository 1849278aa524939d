"""``trainer verify``: whether records are as they were written, read offline and left alone."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path

from trainer.commands.flaw_text import flaw_text, of_event, outcome, run_registry, verified_plain
from trainer.commands.lines import Plain, print_json
from trainer.commands.registry_named import registry_named
from trainer.commands.words import DONE, FOUND_WRONG, add_formats, misused
from trainer.library.houses import ADDED_HOUSES, load_houses
from trainer.library.scenarios.recipes import sound_recipes
from trainer.records.flaw import Flaw, Wrong
from trainer.records.verified import LogVerified, verify
from trainer.school.demo_mark import demo_note
from trainer.school.exports.bundle.re_marking import Remarking
from trainer.school.exports.bundle.reader import looks_like_one, read_bundle
from trainer.school.exports.bundle.verification import Amiss, BundleVerified, Fault, verify_bundle
from trainer.school.practice import RECORDS
from trainer.settings import home


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file",
        metavar="FILE",
        nargs="?",
        help="a file of records or a copy of one, a bundle of evidence, or a school's registry by "
        "its file, its URL, or `here` (default: the records of this program)",
    )
    parser.add_argument(
        "--head",
        metavar="HASH",
        help="the head that was noted before: it must still be among the events",
    )
    add_formats(parser, lines=False)


def run(args: argparse.Namespace) -> int:
    """Print the result, and the head; status 1 if the records are not sound. Raises InputError if
    they cannot be read."""
    head = _hash(args.head)
    registry = registry_named(args.file)
    if registry is not None:
        return run_registry(registry, head, json=args.json)
    file = Path(args.file) if args.file else home() / RECORDS
    if looks_like_one(file):
        return run_bundle(file, head, json=args.json)
    verified = verify(file, head)
    if args.json:
        print_json(verified_plain(verified))
    else:
        print(_text(verified))
    return DONE if verified.sound else FOUND_WRONG


def _hash(text: str | None) -> bytes | None:
    if text is None:
        return None
    if not re.fullmatch("[0-9a-fA-F]{64}", text):
        raise misused(f"--head: {text!r} is not a head; write the 64 digits that verify printed")
    return bytes.fromhex(text)


def _text(verified: LogVerified) -> str:
    lines = [f"{verified.path}", f"  events  {verified.events}", f"  head    {verified.head.hex()}"]
    if verified.since is not None:
        lines.append(f"  the head that was noted is there, {verified.since} events before the end")
    return "\n".join([*lines, *outcome(verified.flaws, flaw_text)])


_SAYS = {
    Amiss.SHAPE: "{detail} is not shaped as a bundle has it",
    Amiss.SEAL: "the seal is not that of what the bundle says: something in it was changed",
    Amiss.RUNS: "events were left out or added: {detail}",
    Amiss.HEAD: "it is not the head that the bundle says the chain has",
    Amiss.OUTSIDER: "it belongs to something that this bundle is not about",
    Amiss.TWICE: "the bundle has this chain twice",
    Amiss.HOUSES: "the houses that the bundle names are not those of its events",
    Amiss.PROGRAMS: "the versions that the bundle names are not those of its events",
    Amiss.MARK: "its mark is not what the evidence gives: {detail}",
    Amiss.EXAM: "the exam did not end so by its rounds: {detail}",
    Amiss.NO_MARK: "what it ended was finished, and the bundle has no mark for it",
    Amiss.NO_EVIDENCE: "a mark of {detail}, of which the bundle has no end, or two marks",
    Amiss.SIGNED: "what was signed is not in the bundle: no event has the hash {detail}",
    Amiss.NOTED: "no event has the hash {detail} that was noted",
}


def run_bundle(path: Path, head: bytes | None, *, json: bool) -> int:
    """Print the result; status 1 if the bundle is not sound. Raises InputError if it cannot be
    read."""
    found = verify_bundle(read_bundle(path), _marks(), head.hex() if head else "")
    if json:
        print_json(_plain(path, found))
    else:
        print("\n".join([str(path), *_lines(found)]))
    return DONE if found.sound else FOUND_WRONG


def _marks() -> Remarking:
    """The marking by this program's houses and drills."""
    added = home() / ADDED_HOUSES
    recipes, _ = sound_recipes()
    shelf = load_houses(added)
    return Remarking(shelf, recipes)


def fault_text(fault: Fault) -> str:
    """One fault in a line: the event's place, id and kind, and the fault."""
    if fault.wrong in list(Wrong):
        return flaw_text(Flaw(Wrong(fault.wrong), fault.place, fault.id, fault.kind, fault.detail))
    return of_event(fault, _SAYS[Amiss(fault.wrong)].format(detail=fault.detail))


def _fault_plain(fault: Fault) -> Plain:
    return {
        "wrong": fault.wrong,
        "chain": fault.chain or None,
        "place": fault.place,
        "id": fault.id or None,
        "kind": fault.kind or None,
        "says": fault_text(fault),
    }


def _plain(path: Path, found: BundleVerified) -> Plain:
    first = found.first_bad
    return {
        "file": str(path),
        "sound": found.sound,
        "about": found.read.document.get("about"),
        "made_at": found.read.document.get("made_at"),
        "program": found.read.document.get("program"),
        "demo": found.read.evidence.demo,
        "events": found.events,
        "chains": [
            {
                "chain": each.chain,
                "of": each.of.value,
                "account": each.account or None,
                "events": len(each.events),
                "whole": each.whole,
                "head": each.head.hash,
            }
            for each in found.read.evidence.stretches
        ],
        "marks": found.marks,
        "marked_again": found.remarked,
        "by_other_rules": found.other_rules,
        "first_bad": _fault_plain(first) if first is not None else None,
        "faults": [_fault_plain(fault) for fault in found.faults],
    }


def _lines(found: BundleVerified) -> Iterator[str]:
    if found.read.evidence.demo:
        yield f"  {demo_note()}"
    yield f"  events  {found.events}"
    for each in found.read.evidence.stretches:
        yield f"  head    {each.head.hash}  ({each.of}, {len(each.events)} events)"
    yield f"  marks   {found.marks}, of which {found.remarked} were made again and are the same"
    if found.other_rules:
        yield f"  by rules that this program does not have: {found.other_rules}"
    yield from outcome(found.faults, fault_text)
