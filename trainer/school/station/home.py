"""A machine of a school: where its people's records are, and how they come to the school."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import random
from typing import TYPE_CHECKING

from trainer.school.people.folders import PEOPLE, person_folder
from trainer.school.practice import RECORDS
from trainer.school.station.joined import Joined, read_joined

if TYPE_CHECKING:
    from trainer.drills.skills.registry import Skillbook
    from trainer.school.clock import Clock
    from trainer.school.curriculum import Curriculum
    from trainer.school.station.courier import Courier
    from trainer.school.station.post import Post

Books = Callable[[str], "Skillbook"]
"""The skills of a house."""


class StationHome:
    """The folder of a machine, as far as the school is concerned."""

    def __init__(self, home: Path) -> None:
        self.path = home

    @property
    def joined(self) -> Joined | None:
        """The school that the machine belongs to; None for none. Raises JoinFault."""
        return read_joined(self.path)

    def folder(self, account: str | None) -> Path:
        """Where the records of that account are; without an account, the machine's own."""
        return self.path if account is None else person_folder(self.path, account)

    def records(self, account: str | None) -> Path:
        """The log of that account on this machine."""
        return self.folder(account) / RECORDS

    def accounts(self) -> tuple[str, ...]:
        """Everybody who recorded anything here. What was recorded without an account belongs to
        nobody at the school, and stays."""
        found = self.path.joinpath(PEOPLE).glob(f"*/{RECORDS}")
        return tuple(sorted(each.parent.name for each in found))

    def post(
        self,
        joined: Joined,
        curriculum: Curriculum,
        books: Books,
        clock: Clock,
        first: str = "",
    ) -> Post:
        """All deliveries of this machine, those of the account ``first`` before the others."""
        from trainer.school.station.post import Post

        accounts = sorted(self.accounts(), key=lambda account: account != first)
        return Post([self.courier(each, joined, curriculum, books, clock) for each in accounts])

    def courier(
        self, account: str, joined: Joined, curriculum: Curriculum, books: Books, clock: Clock
    ) -> Courier:
        """Who delivers that account's records to the school."""
        from trainer.records.registry.registry import Registry
        from trainer.school.station.courier import Address, Courier
        from trainer.school.station.marking import marker

        where = joined.where(self.path)
        address = Address(joined.station, account, lambda: Registry.open(where, clock.wall))
        records = self.records(account)
        mark = marker(curriculum, books, records)
        return Courier(records, address, mark, clock, random)
