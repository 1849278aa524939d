"""What is wrong with the school's records is said on the page of table tests, and no more."""

from __future__ import annotations

from typing import NoReturn

from tests.ui.table_test.hands import part_of
from trainer.records.registry.faults import RegistryRefused
from trainer.ui.application import Application
from trainer.ui.table_test.open_test import LIST


class Damaged:
    """The records of a school that cannot be read."""

    def dealers(self) -> NoReturn:
        raise RegistryRefused("school.sqlite3", "damaged", "the registry is damaged; restore it")

    def recorded(self) -> NoReturn:
        self.dealers()


def test_faults_of_the_registry_are_told_once_and_are_not_no_dealers(app: Application) -> None:
    part = part_of(app)
    part.at.office_of = Damaged  # type: ignore[assignment]
    app.turn_to(LIST)
    page = part.list.page
    assert page._broken.isVisible()
    assert page._broken.text() == "school.sqlite3: the registry is damaged; restore it"
