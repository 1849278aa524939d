"""``trainer doctor``: what should hold of records and settings, looked at and mended."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from datetime import UTC, datetime

from trainer.commands.flaw_text import finding_plain, registry_plain, verified_plain
from trainer.commands.lines import Plain, print_json
from trainer.commands.registry_named import named_registry
from trainer.commands.text import columns
from trainer.commands.words import DONE, FOUND_WRONG, add_formats
from trainer.records.registry.reads.delivered import Doubts
from trainer.records.registry.where import Where
from trainer.school.clock import SYSTEM
from trainer.school.records_care.doctor import Examined, Mended, examine, mend
from trainer.school.records_care.invariants import BESIDE, CareFinding, Invariant, Promised
from trainer.school.records_care.school_doctor import (
    SchoolExamined,
    SchoolInvariant,
    examine_school,
    mend_school,
)
from trainer.settings import home


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "registry",
        metavar="REGISTRY",
        nargs="?",
        help="a school's registry: its URL, its file, or `here` (default: this program's records)",
    )
    parser.add_argument(
        "--mend",
        action="store_true",
        help="rebuild what the log gives and set aside what is broken; the log stays as it is",
    )
    add_formats(parser, lines=False)


def run(args: argparse.Namespace) -> int:
    """Print every invariant and whether it holds; status 1 if one does not, and still does not
    after repair. Raises InputError if the records cannot be read."""
    if args.registry is not None:
        return run_doctor(named_registry(args.registry), mend=args.mend, json=args.json)
    mended = mend(home(), datetime.now(UTC)) if args.mend else None
    if mended is not None and not args.json:
        print("\n".join(_told_of_mending(mended)))
    examined = examine(home())
    if args.json:
        print_json(_plain(examined, mended))
    else:
        print("\n".join(_text(examined, mended)))
    return FOUND_WRONG if examined.faults else DONE


def _told_of_mending(mended: Mended) -> Iterator[str]:
    """Print the repairs."""
    # At once, before the records are examined again: they are done whatever that finds.
    yield from columns([("mended", each.invariant.value) for each in mended.mended], indent="")
    if mended.aside is not None:
        yield f"the records from before are kept in {mended.aside}"
    if not mended.mended:
        yield "nothing to mend"


def _text(examined: Examined, mended: Mended | None) -> Iterator[str]:
    yield str(home())
    if examined.verified is None:
        yield "  no records yet"
    found = {each.invariant: each for each in examined.findings}
    yield from columns(
        [
            _row(each, found.get(each), unlooked=each in examined.unlooked)
            for each in _looked_at(examined)
        ]
    )
    yield _last_line(examined, mended)


def _looked_at(examined: Examined) -> tuple[Invariant, ...]:
    if examined.verified is not None:
        return tuple(Invariant)
    return BESIDE


def _row(of: Promised, finding: CareFinding | None, *, unlooked: bool) -> tuple[str, str, str]:
    if finding is None:
        return "not looked at" if unlooked else "holds", of, of.promise
    state = "note" if finding.note else "BROKEN"
    some = "; ".join(finding.some)
    more = f" and {finding.count - len(finding.some)} more" * (finding.count > len(finding.some))
    return state, of, f"{of.promise}; not so: {some}{more}"


def _last_line(examined: Examined, mended: Mended | None) -> str:
    if not examined.faults:
        return "  nothing to do"
    if mended is None and any(each.mendable for each in examined.faults):
        return "  write `trainer doctor --mend` to mend what can be mended"
    if examined.unlooked:
        return (
            "  the log itself is not sound, and nothing mends it: `trainer verify` names the "
            "events, `trainer restore` puts a copy back"
        )
    return "  what is left cannot be mended here"


def _plain(examined: Examined, mended: Mended | None) -> Plain:
    verified, aside = examined.verified, None if mended is None else mended.aside
    return {
        "home": str(home()),
        "records": None if verified is None else verified_plain(verified),
        "invariants": [each.value for each in _looked_at(examined)],
        "findings": [finding_plain(each) | {"note": each.note} for each in examined.findings],
        "not_looked_at": [each.value for each in examined.unlooked],
        "mended": [] if mended is None else [each.invariant.value for each in mended.mended],
        "kept": None if aside is None else str(aside),
    }


def run_doctor(at: Where, *, mend: bool, json: bool) -> int:
    """Print every invariant and whether it holds; status 1 if one does not, and still does not
    after repair. Raises InputError if the registry cannot be read."""
    done = mend_school(at, SYSTEM.wall) if mend else None
    examined = examine_school(at, SYSTEM.wall) if done is None else done.examined
    mended = None if done is None else done.mended
    if json:
        print_json(_school_plain(examined, mended))
    else:
        print("\n".join(_school_text(examined, mended)))
    return FOUND_WRONG if examined.findings else DONE


def _school_text(examined: SchoolExamined, mended: tuple[CareFinding, ...] | None) -> Iterator[str]:
    if mended is not None:
        yield from columns([("mended", each.invariant.value) for each in mended], indent="")
        if not mended:
            left = any(each.mendable for each in examined.findings)
            yield "nothing mended in full" if left else "nothing to mend"
    yield str(examined.verified.where)
    found = {each.invariant: each for each in examined.findings}
    yield from columns(
        [
            _row(each, found.get(each), unlooked=each in examined.unlooked)
            for each in SchoolInvariant
        ]
    )
    yield _school_last_line(examined, mended)
    yield from _doubted(examined.doubts)


def _doubted(doubts: Doubts) -> Iterator[str]:
    """The stations' doubtful reports, which need no repair."""
    if doubts.being_marked:
        yield f"  deliveries being marked: {doubts.being_marked}"
    if doubts.mismatches:
        named = ", ".join(each.attempt for each in doubts.mismatches[:_SOME])
        more = ", ..." * (doubts.unlike > _SOME)
        yield f"  does not match its evidence: {doubts.unlike} ({named}{more})"
    for each in doubts.refused:
        whose = each.account or "nobody's account"
        yield f"  refused {each.times} times: {each.reason}, {whose}, login {each.login or 'here'}"


_SOME = 3


def _school_last_line(examined: SchoolExamined, mended: tuple[CareFinding, ...] | None) -> str:
    if not examined.findings:
        return "  nothing to do"
    if any(each.mendable for each in examined.findings):
        again = "" if mended is None else " again"
        return f"  write --mend{again} to mend what can be mended"
    remedies = (_REMEDIES.get(each.invariant, _OF_THE_LOG) for each in examined.findings)
    return "\n".join(f"  {each}" for each in dict.fromkeys(remedies))


_MARKED_ANEW = "`trainer school marker REGISTRY --anew` marks everything again from its events"
_REMEDIES: Mapping[Promised, str] = {
    SchoolInvariant.PREPARED: "the server's administrator has to do what is said there",
    SchoolInvariant.MARKS: _MARKED_ANEW,
    SchoolInvariant.COUNTS: _MARKED_ANEW,
    SchoolInvariant.ACCOUNTS: _MARKED_ANEW,
    SchoolInvariant.EXAMS: "a supervisor decides: the result sheet of such an exam says the same",
}
_OF_THE_LOG = (
    "what is left cannot be mended here: `trainer verify` names the events, "
    "`trainer restore` puts a copy back"
)


def _school_plain(examined: SchoolExamined, mended: tuple[CareFinding, ...] | None) -> Plain:
    return {
        "registry": str(examined.verified.where),
        "verified": registry_plain(examined.verified),
        "invariants": [each.value for each in SchoolInvariant],
        "findings": [finding_plain(each) for each in examined.findings],
        "not_looked_at": [each.value for each in examined.unlooked],
        "mended": [each.invariant.value for each in mended or ()],
        "being_marked": examined.doubts.being_marked,
        "unlike": examined.doubts.unlike,
        "mismatches": [asdict(each) for each in examined.doubts.mismatches],
        "refused": [asdict(each) for each in examined.doubts.refused],
    }
