"""Count anew what each house's floor meets: ``python -m tests.school.session.floor_table``."""

from __future__ import annotations

from tests.some_houses import HOUSES, house
from trainer.school.session.needs import STORED, counted, stored_at, text


def main() -> None:
    for name in HOUSES:
        stored_at(name).write_text(text(counted(house(name), STORED)), encoding="utf-8")


if __name__ == "__main__":
    main()
