"""``trainer doctor``: what should hold of records and settings, looked at and mended."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from datetime import UTC, datetime

from trainer.commands.doctor_registry import run_doctor
from trainer.commands.flaw_text import finding_plain, promise, verified_plain
from trainer.commands.lines import Plain, print_json
from trainer.commands.registry_named import named_registry
from trainer.commands.text import columns
from trainer.commands.words import DONE, FOUND_WRONG, add_formats
from trainer.school.records_care.doctor import Examined, Mended, examine, mend
from trainer.school.records_care.invariants import BESIDE, CareFinding, Invariant
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
        help="make anew what the log gives and put aside what is broken; the log stays as it is",
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
    yield from columns([_row(each, found, examined) for each in _looked_at(examined)])
    yield _last_line(examined, mended)


def _looked_at(examined: Examined) -> tuple[Invariant, ...]:
    if examined.verified is not None:
        return tuple(Invariant)
    return BESIDE


def _row(
    invariant: Invariant, found: dict[Invariant, CareFinding], examined: Examined
) -> tuple[str, str, str]:
    finding = found.get(invariant)
    if finding is None:
        state = "not looked at" if invariant in examined.unlooked else "holds"
        return state, invariant.value, promise(invariant)
    state = "note" if finding.note else "BROKEN"
    some = "; ".join(finding.some)
    more = f" and {finding.count - len(finding.some)} more" * (finding.count > len(finding.some))
    return state, invariant.value, f"{promise(invariant)}; not so: {some}{more}"


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
        "findings": [finding_plain(each) for each in examined.findings],
        "not_looked_at": [each.value for each in examined.unlooked],
        "mended": [] if mended is None else [each.invariant.value for each in mended.mended],
        "kept": None if aside is None else str(aside),
    }
