"""A machine of a school, and the places of its people's records."""

from __future__ import annotations

from pathlib import Path

from trainer.library.houses import ADDED_HOUSES, load_houses
from trainer.library.scenarios.recipes import sound_recipes
from trainer.school.curriculum import Curriculum
from trainer.school.people.station_people import PEOPLE, person_folder
from trainer.school.practice import RECORDS
from trainer.school.station.joined import Joined, read_joined


class StationHome:
    """The folder of a machine, as far as the school is concerned."""

    def __init__(self, home: Path) -> None:
        self.path = home

    @property
    def joined(self) -> Joined | None:
        """The school that the machine belongs to; None for none. Raises JoinFault."""
        return read_joined(self.path)

    def folder(self, account: str | None) -> Path:
        """The folder of that account's records; without an account, the machine's own."""
        return self.path if account is None else person_folder(self.path, account)

    def records(self, account: str | None) -> Path:
        """The log of that account on this machine."""
        return self.folder(account) / RECORDS

    def accounts(self) -> tuple[str, ...]:
        """Everybody who recorded anything here; what is nobody's stays here."""
        found = self.path.joinpath(PEOPLE).glob(f"*/{RECORDS}")
        return tuple(sorted(each.parent.name for each in found))

    def curriculum(self) -> Curriculum:
        """The houses and drills that there are on this machine, read now."""
        return Curriculum(load_houses(self.path / ADDED_HOUSES), sound_recipes()[0])
