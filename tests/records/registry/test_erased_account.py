"""An account erased on a server: nothing of it can be read any more, and all else holds.

On a file ``tests/school/privacy/test_account_data.py`` holds the same, to the last byte.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.records.registry.server import Server
from tests.school.privacy.one_school import LOGIN, NAME, NOTE, WORDS, OneSchool, one_school
from trainer.records.registry.acts import SCHOOL
from trainer.records.registry.care.rebuilt_tables import unlike
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.log import ChainRow, ErasureRow, EventRow
from trainer.records.registry.rows.marks import RoundRow, StandingRow
from trainer.records.registry.said import CommentRow, OverrideRow
from trainer.records.registry.tables import ALL
from trainer.school.privacy.account_data import AccountData


@pytest.fixture
def school(server: Server, database: str, tmp_path: Path) -> Iterator[OneSchool]:
    made = one_school(tmp_path / "home", server.url(database))
    yield made
    made.registry.close()


def _everything(registry: Registry) -> str:
    """Every value of every table."""
    with registry.reading() as db:
        tables = [db.execute(text(f'SELECT * FROM "{each.name}"')).all() for each in ALL]
    return "\n".join(str(row) for rows in tables for row in rows)


def test_an_erased_account_leaves_no_word_and_every_chain_whole(school: OneSchool) -> None:
    registry, account = school.registry, school.trainee.id
    before, rounds = _everything(registry), registry.rows(RoundRow, account=account)
    assert all(told in before for told in (LOGIN, NOTE, WORDS, "had a cold"))
    assert NAME in {each.name for each in registry.people()}
    AccountData(registry, school.admin, school.home).export(account, school.home / "b.zip", 0)
    AccountData(registry, school.admin, school.home).erase(account, LOGIN)

    after = _everything(registry)
    assert not [told for told in (LOGIN, NOTE, WORDS, "had a cold") if told in after]
    assert "" in {each.name for each in registry.people()}
    _chains_hold(registry, account)
    assert registry.rows(RoundRow, account=account) == rounds
    for kind in (StandingRow, CommentRow, OverrideRow):
        assert registry.count(kind) == 0
    assert unlike(registry.where) == {}


def _chains_hold(registry: Registry, account: str) -> None:
    (chain,) = registry.rows(ChainRow, account=account)
    for name in (chain.chain, SCHOOL):
        head = bytes(32)
        for place, event in enumerate(registry.events_in(name), 1):
            assert (event.place, event.before) == (place, head)
            head = event.hash
    gone = {(each.chain, each.place) for each in registry.rows(EventRow) if not each.body}
    listed = {(each.chain, each.place) for each in registry.rows(ErasureRow)}
    assert {place for name, place in gone if name == SCHOOL} == {
        place for name, place in listed if name == SCHOOL
    }
    assert listed >= {max(each for each in gone if each[0] == chain.chain)}
