"""A published house that is withdrawn: nothing begins by it, and everything that was stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.school.tables import Ticking
from tests.school.test_bundled_drills import settled
from tests.school.workshop.made import confirmed, made, write
from tests.some_houses import shelf
from trainer.errors import HouseFileError
from trainer.library.houses import load_houses
from trainer.school.clock import Clock
from trainer.school.curriculum import NothingToDeal
from trainer.school.practice import Practice
from trainer.school.recorded_rounds import houses_as_dealt
from trainer.school.workshop.drafts import Workshop, needs_of

NAME, DRILL = "hilltop", "as-it-comes"


@pytest.fixture
def workshop(home: Path) -> Workshop:
    """A workshop with one published house."""
    workshop = Workshop(home, shelf())
    workshop.publish(made(home, NAME))
    return workshop


def opened(home: Path) -> Practice:
    ticking = Ticking()
    return Practice.open(home, Clock(running=ticking.running, wall=ticking.wall))


def test_nothing_begins_by_a_withdrawn_house(workshop: Workshop, home: Path) -> None:
    before = load_houses(home / "houses")
    workshop.withdraw(NAME)
    assert before.outdated
    practice = opened(home)
    assert NAME not in {each.id for each in practice.houses()}
    assert practice.house(NAME).title == "Hilltop"
    with pytest.raises(NothingToDeal, match="Hilltop is withdrawn"):
        practice.start(NAME, DRILL, seed=1)
    with pytest.raises(NothingToDeal, match="Hilltop is withdrawn"):
        practice.quick.start(NAME, "check-the-bets")
    practice.close()


def test_a_round_under_way_ends_and_every_record_is_read(workshop: Workshop, home: Path) -> None:
    practice = opened(home)
    first = practice.start(NAME, DRILL, seed=1)
    practice.close()
    workshop.withdraw(NAME)
    practice = opened(home)
    sitting = practice.resume()
    assert sitting is not None
    assert sitting.attempt_id == first.attempt_id
    assert settled(sitting).finish(30_000).points == 100.0
    assert sitting.number < sitting.of, "its drill has more rounds"
    assert practice.left_off() is None
    for deal in (sitting.next, lambda: practice.after(sitting.attempt_id)):
        with pytest.raises(NothingToDeal, match="Hilltop is withdrawn"):
            deal()
    practice.close()
    practice = opened(home)
    assert [each.house for each in practice.done()] == [NAME]
    practice.close()


def test_publishing_brings_it_back(workshop: Workshop, home: Path) -> None:
    workshop.withdraw(NAME)
    workshop.throw_away(workshop.drafts[0])
    draft = workshop.reopen(NAME)
    workshop.publish(draft)
    assert NAME in load_houses(home / "houses").names
    assert load_houses(home / "houses").withdrawn == ()
    workshop.withdraw(NAME)
    workshop.withdraw(NAME)
    assert load_houses(home / "houses").withdrawn == (NAME,)


def test_its_id_stays_its_own(workshop: Workshop, home: Path) -> None:
    workshop.withdraw(NAME)
    workshop.throw_away(workshop.drafts[0])
    with pytest.raises(HouseFileError, match="has this short name already"):
        Workshop(home, load_houses(home / "houses")).begin("mbs", NAME, "", "")


def test_a_round_is_read_by_the_edition_it_was_worked_by(workshop: Workshop, home: Path) -> None:
    """The dealer of the second edition plays by Queen high; the first asked for nothing."""
    practice = opened(home)
    worked = settled(practice.start(NAME, DRILL, seed=1))
    worked.finish(30_000)
    first = practice.house(NAME).fingerprint
    practice.close()
    draft = workshop.drafts[0]
    write(draft, "qualifies", "Q-3-2")
    write(draft, "edition", "2")
    confirmed(draft)
    assert needs_of(draft).sentences == ()
    workshop.publish(draft)
    houses = load_houses(home / "houses")
    assert houses[NAME].rules.edition == "2"
    assert houses.editions(NAME)[first][0].rules.edition == "1"
    workshop.withdraw(NAME)
    practice = opened(home)
    attempt = practice._log.attempt(worked.attempt_id)
    assert attempt is not None
    assert houses_as_dealt(attempt, practice.curriculum.shelf)[NAME].rules.edition == "1"
    assert practice.results.debrief(worked.attempt_id) is not None
    assert [each.house for each in practice.done()] == [NAME]
    practice.close()
