"""``trainer verify`` of a school's registry: every chain, and where the first bad event is."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.commands.flaw_text import flaw_plain, flaw_text
from trainer.commands.lines import Plain, print_json
from trainer.commands.words import DONE, FOUND_WRONG
from trainer.records.registry.care.verified import Verified, verify
from trainer.records.registry.where import Where

_TOLD = 20


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
    for flaw in verified.flaws[:_TOLD]:
        yield f"  {flaw_text(flaw)}"
    if len(verified.flaws) > _TOLD:
        yield f"  and {len(verified.flaws) - _TOLD} more; --json lists them"
    yield "  sound" if verified.sound else "  NOT SOUND"


def counts(verified: Verified) -> Iterator[str]:
    """The size of the registry, and the head of its acts."""
    yield f"  chains  {verified.chains}"
    yield f"  events  {verified.events}"
    if verified.erased:
        yield f"  erased  {verified.erased} of them, as recorded acts say"
    yield f"  head    {verified.head.hex()}"
