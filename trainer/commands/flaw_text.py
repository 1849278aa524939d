"""The flaws of records and of a school's registry in words: each kind of flaw, each invariant."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

from trainer.commands.lines import Plain, print_json
from trainer.commands.words import DONE, FOUND_WRONG
from trainer.records.flaw import Flaw, Wrong
from trainer.records.registry.care.verified import Verified, verify
from trainer.records.registry.where import Where
from trainer.records.verified import LogVerified
from trainer.school.exports.bundle.verification import Fault
from trainer.school.records_care.invariants import CareFinding

_FLAWS: Mapping[Wrong, str] = {
    Wrong.PAGES: "a page of the file is damaged: {detail}",
    Wrong.TABLE: "the table {detail} is missing",
    Wrong.SHAPE: "{detail} is not as the program made it",
    Wrong.UNGUARDED: "{detail}, which keeps the log from being changed, is gone or altered",
    Wrong.REFERENCE: "a row refers to one that is not there: {detail}",
    Wrong.UNREADABLE: "from here on the events cannot be read: {detail}",
    Wrong.GAP: "the events before it, {detail}, are missing",
    Wrong.INSERTED: "put in later, events {detail}: what follows vouches for what came before",
    Wrong.UNLINKED: (
        "it vouches for another event than the one before it, which was altered and hashed "
        "anew, moved, or taken out"
    ),
    Wrong.ALTERED: "it was altered: its hash is not that of what it says",
    Wrong.BAD_ID: "its id or its attempt's is none that the program makes",
    Wrong.SAME_ID: "its id is that of an earlier event",
    Wrong.ID_ORDER: "its id is earlier than that of the event before it",
    Wrong.UNKNOWN_KIND: "the program knows no event of this kind",
    Wrong.BAD_BODY: "what it says is not what an event of this kind says",
    Wrong.NOT_BEGUN: "its attempt was never begun",
    Wrong.BEGUN_TWICE: "its attempt was begun before",
    Wrong.OTHER_KIND: "its attempt is of another kind: a round, a quick sitting, an exam",
    Wrong.AFTER_END: "its attempt was over",
    Wrong.NOTHING_UNDONE: "it takes an act back where none stands",
    Wrong.BAD_ANSWER: "it answers an item that was not due",
    Wrong.NOT_EMPTIED: "a recorded act says that it was erased, and it still says something",
    Wrong.MISNAMED: "it begins a chain of another name",
    Wrong.NOBODYS: "the chain is of an account that is not there, or of none",
    Wrong.EMPTY: "nothing of the chain is there",
    Wrong.OUTSIDE_EXAM: "it is of an exam that was not under way",
    Wrong.HEAD: (
        "no event has the hash {detail}: events were taken from the end, or made anew from "
        "some place on"
    ),
}


def flaw_text(flaw: Flaw) -> str:
    """One flaw in a line: the event's place, id and kind, and the fault."""
    said = _FLAWS[flaw.wrong].format(detail=flaw.detail)
    if flaw.chain:
        said = f"{said} (chain {flaw.chain})"
    return of_event(flaw, said)


def of_event(flaw: Flaw | Fault, said: str) -> str:
    """The words, after the event's place, id and kind as far as there are any."""
    if flaw.place is None:
        return said
    named = " ".join(part for part in (flaw.id, flaw.kind) if part)
    return f"event {flaw.place} ({named}): {said}" if named else f"event {flaw.place}: {said}"


def flaw_plain(flaw: Flaw) -> Plain:
    return {
        "wrong": flaw.wrong.value,
        **({"chain": flaw.chain} if flaw.chain else {}),
        "place": flaw.place,
        "id": flaw.id or None,
        "kind": flaw.kind or None,
        "says": flaw_text(flaw),
    }


def verified_plain(verified: LogVerified) -> Plain:
    """The result of ``verify`` as a JSON value."""
    first = verified.first_bad
    return {
        "file": str(verified.path),
        "sound": verified.sound,
        "schema": verified.schema,
        "events": verified.events,
        "head": verified.head.hex(),
        "since_head": verified.since,
        "first_bad": flaw_plain(first) if first is not None else None,
        "flaws": [flaw_plain(flaw) for flaw in verified.flaws],
    }


def finding_plain(finding: CareFinding) -> Plain:
    return {
        "invariant": finding.invariant.value,
        "promise": finding.invariant.promise,
        "count": finding.count,
        "some": list(finding.some),
        "mendable": finding.mendable,
    }


_TOLD = 20
AnyFlaw = TypeVar("AnyFlaw", Flaw, Fault)


def run_registry(at: Where, head: bytes | None, *, json: bool) -> int:
    """Print the result; status 1 if it is not sound. Raises InputError if the registry cannot be
    read."""
    verified = verify(at, head)
    if json:
        print_json(registry_plain(verified))
    else:
        print("\n".join(_text(verified)))
    return DONE if verified.sound else FOUND_WRONG


def registry_plain(verified: Verified) -> Plain:
    """The result for a registry, as a JSON value."""
    first = verified.first_bad
    return {
        "registry": str(verified.where),
        "sound": verified.sound,
        "schema": verified.schema,
        "chains": verified.chains,
        "events": verified.events,
        "erased": verified.erased,
        "head": verified.head.hex(),
        "since_head": verified.since,
        "heads": [
            {"chain": chain, "place": place, "head": head.hex()}
            for chain, place, head in verified.heads
        ],
        "first_bad": flaw_plain(first) if first is not None else None,
        "flaws": [flaw_plain(flaw) for flaw in verified.flaws],
    }


def _text(verified: Verified) -> Iterator[str]:
    yield f"{verified.where}"
    yield from counts(verified)
    if verified.since is not None:
        yield f"  the head that was noted is there, {verified.since} events before the end"
    yield from outcome(verified.flaws, flaw_text)


def outcome(flaws: Sequence[AnyFlaw], words: Callable[[AnyFlaw], str]) -> Iterator[str]:
    """The first of these flaws, and whether there are any."""
    yield from (f"  {words(each)}" for each in flaws[:_TOLD])
    if len(flaws) > _TOLD:
        yield f"  and {len(flaws) - _TOLD} more; --json lists them"
    yield "  NOT SOUND" if flaws else "  sound"


def counts(verified: Verified) -> Iterator[str]:
    """The size of the registry, and the head of its acts."""
    yield f"  chains  {verified.chains}"
    yield f"  events  {verified.events}"
    if verified.erased:
        yield f"  erased  {verified.erased} of them, as recorded acts say"
    yield f"  head    {verified.head.hex()}"
