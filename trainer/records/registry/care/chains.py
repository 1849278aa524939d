"""Every chain of a registry looked at, event by event; holes of recorded erasures are known."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from trainer.records.chain import Chain, Row
from trainer.records.flaw import Flaw, Wrong
from trainer.records.registry.acts import SCHOOL, TERMS, ActKind


@dataclass(slots=True)
class Holes:
    """The places that may be empty, as the school's own acts say: chains up to a place, and single
    acts, each with the hash that it has to have."""

    chains: dict[str, tuple[int, str]] = field(default_factory=dict)
    acts: dict[int, str] = field(default_factory=dict)

    def learn(self, body: str) -> None:
        """Take in the act that erases somebody. One that says nothing of the kind says nothing."""
        try:
            facts = json.loads(body)
            for each in facts["chains"]:
                self.chains[each["chain"]] = (each["place"], each["hash"])
            for each in facts.get("acts", ()):
                self.acts[each["place"]] = each["hash"]
        except (ValueError, TypeError, KeyError, AttributeError):
            return

    def lists(self, chain: str, row: Row) -> bool:
        """True if that event is erased, as an act says."""
        if chain == SCHOOL:
            return self.acts.get(row.place) == _hex(row.hash)
        place, _ = self.chains.get(chain, (0, ""))
        return isinstance(row.place, int) and row.place <= place

    def head_of(self, chain: str) -> tuple[int, str] | None:
        """The place and hash up to which that chain is erased."""
        return self.chains.get(chain)


class Acts:
    """The check that acts tell of possible decisions: known kinds that state what they have to."""

    def wrong(self, attempt: Any, kind: Any, body: Any) -> Wrong | None:
        if kind not in list(ActKind):
            return Wrong.UNKNOWN_KIND
        try:
            facts: Mapping[str, Any] = json.loads(body)
            missing = [n for n in ("by", *TERMS[ActKind(kind)].facts) if facts.get(n) is None]
        except (ValueError, TypeError, AttributeError, RecursionError):
            return Wrong.BAD_BODY
        return Wrong.BAD_BODY if missing else None


@dataclass(slots=True)
class Followed:
    """One chain from its first event to its last."""

    name: str
    holes: Holes
    chain: Chain
    erased: int = 0

    @classmethod
    def begun(cls, name: str, holes: Holes) -> Followed:
        return cls(name, holes, Chain(Acts() if name == SCHOOL else None))

    def flaws(self, rows: Iterable[Row]) -> Iterator[Flaw]:
        """The flaws of it, each with the chain's name."""
        for row in rows:
            for flaw in self._of(row):
                yield replace(flaw, chain=self.name)
        for flaw in self._of_end():
            yield replace(flaw, chain=self.name)

    def _of(self, row: Row) -> Iterator[Flaw]:
        if self.chain.counted == 0 and self.name not in (SCHOOL, row.id):
            yield row.flaw(Wrong.MISNAMED)
        if not self.holes.lists(self.name, row):
            yield from self.chain.flaws(row)
            return
        self.erased += 1
        if row.body != "":
            yield row.flaw(Wrong.NOT_EMPTIED)
        yield from self.chain.flaws_around(row)

    def _of_end(self) -> Iterator[Flaw]:
        """A chain that was erased ends where the act says, and by that hash."""
        head = self.holes.head_of(self.name)
        if head is not None and head != (self.chain.place, self.chain.head.hex()):
            yield Flaw(Wrong.HEAD, self.chain.place, detail=head[1])


def _hex(hash_: Any) -> str:
    return hash_.hex() if isinstance(hash_, bytes) else ""
