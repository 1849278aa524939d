"""The list of what is kept leaves nothing out."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

from trainer.records import registry
from trainer.records.declared import metadata as in_the_school
from trainer.records.event import Kind
from trainer.records.registry.acts import ActKind
from trainer.records.tables import metadata as on_this_machine
from trainer.school.privacy.inventory import ALL, PLAIN_NAMES, Where, plain_names

DOCS = Path(__file__).parents[3] / "docs" / "privacy.md"


def names_at(where: Where) -> frozenset[str]:
    """Every listed name at that place."""
    return frozenset(name for each in ALL if each.where is where for name in each.names)


def _registry_tables() -> set[str]:
    """The tables of every module of the registry, whichever declares them."""
    for module in walk_packages(registry.__path__, f"{registry.__name__}."):
        if ".migrations" not in module.name:
            import_module(module.name)
    return set(in_the_school.tables)


def test_every_table_and_kind_of_this_machine_is_listed() -> None:
    assert set(on_this_machine.tables) | set(map(str, Kind)) <= names_at(Where.HERE)


def test_every_table_and_kind_of_the_school_is_listed() -> None:
    due = _registry_tables() | set(map(str, Kind)) | set(map(str, ActKind))
    assert due <= names_at(Where.SCHOOL)


def test_nothing_is_listed_that_is_not_there() -> None:
    files = {
        *("alembic_version", "settings.json", "settings.broken.json", "said.json", "known.json"),
        *(
            "plan.json",
            "school.json",
            "people",
            "table-tests",
            "backups",
            "choices.yaml",
            "editions",
            "withdrawn",
        ),
        *("records.before-restore", "records.before-mending"),
    }
    there = set(on_this_machine.tables) | set(map(str, Kind)) | files
    assert names_at(Where.HERE) <= there
    there = _registry_tables() | set(map(str, Kind)) | set(map(str, ActKind)) | {"alembic_version"}
    assert names_at(Where.SCHOOL) <= there


def test_everything_has_a_plain_name() -> None:
    names = [name for each in ALL for name in each.names]
    assert set(names) == set(PLAIN_NAMES)
    told = plain_names(names)
    assert len(told) == len(set(names)), "no two are called alike"
    assert not [each for each in told if "_" in each or ".json" in each]


def test_the_document_has_every_name_of_the_list() -> None:
    told = DOCS.read_text(encoding="utf-8")
    missing = [name for each in ALL for name in each.names if f"`{name}`" not in told]
    assert missing == []


def test_the_document_says_what_the_window_says() -> None:
    told = " ".join(DOCS.read_text(encoding="utf-8").split())
    missing = [each.what for each in ALL if each.what.rstrip(".") not in told]
    assert missing == []
