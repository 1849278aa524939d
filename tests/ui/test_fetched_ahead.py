"""What the class page is made with is there before it is asked for, where staff may sign in."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from trainer.records.registry.acts import Role
from trainer.school.people.rights import Account, AccountState
from trainer.school.people.station_people import KnownHere, KnownPeople
from trainer.ui.people.station_school import SchoolHere
from trainer.ui.runtime.background import Background

FETCH = """
import sys
from trainer.ui.runtime.preload import fetch_for_staff
assert "trainer.ui.report_pages" not in sys.modules, "a window does not wait for it"
from threading import Thread
work = Thread(target=fetch_for_staff)
work.start()
work.join()
print("trainer.ui.report_pages" in sys.modules, "trainer.ui.document.page" in sys.modules)
"""


def test_it_is_fetched_in_another_thread_without_a_window() -> None:
    done = subprocess.run([sys.executable, "-c", FETCH], capture_output=True, text=True, check=True)
    assert (done.stdout.split(), done.stderr) == (["True", "True"], "")


@pytest.mark.parametrize(
    ("roles", "fetched"),
    [((), False), ((Role.TRAINEE,), False), ((Role.TRAINEE, Role.SUPERVISOR), True)],
)
def test_only_where_somebody_signed_in_before_who_is_no_trainee(
    qapp: object, tmp_path: Path, roles: tuple[Role, ...], fetched: bool
) -> None:
    for number, role in enumerate(roles):
        account = Account(f"a{number}", f"login{number}", "Somebody", role, AccountState.OPEN)
        KnownPeople(tmp_path).remember(KnownHere(account))
    assert SchoolHere(tmp_path, lambda: 0, Background()).is_for_staff is fetched
