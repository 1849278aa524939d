"""An account of a school: its data handed out, and erased so that the rest can be verified."""

from __future__ import annotations

import csv
import io
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.school.exports.full_disk import room_for
from tests.school.privacy.one_school import LOGIN, NAME, NOTE, WORDS, OneSchool, copied
from trainer.paper.text_files import plain_text
from trainer.records.registry.acts import SCHOOL, ActKind
from trainer.records.registry.care.rebuilt_tables import unlike
from trainer.records.registry.faults import ActRefused, NotSwept, RegistryDown
from trainer.records.registry.rows.exams import SignatureRow, SittingRow
from trainer.records.registry.rows.log import ChainRow, ErasureRow
from trainer.records.registry.rows.marks import MistakeRow, RoundRow, StandingRow
from trainer.records.registry.said import CommentRow, OverrideRow
from trainer.school.exports.bundle.contents import bundle_of
from trainer.school.exports.bundle.reader import bundle_in
from trainer.school.exports.bundle.registry_evidence import NotThere, evidence_of_class
from trainer.school.exports.bundle.verification import verify_bundle
from trainer.school.people.rights import NotAllowed
from trainer.school.people.station_people import KnownHere, KnownPeople, person_folder
from trainer.school.practice import RECORDS
from trainer.school.privacy.account_data import AccountData, NotErased
from trainer.school.station.joined import SCHOOL_FILE


@pytest.fixture
def school(tmp_path: Path) -> Iterator[OneSchool]:
    with copied(tmp_path / "school") as made:
        yield made


def _by_admin(school: OneSchool) -> AccountData:
    return AccountData(school.registry, school.admin, school.home)


# -------------------------------------------------------------------------------- handed out


def test_everything_that_is_kept_of_somebody_is_in_one_file(
    school: OneSchool, tmp_path: Path
) -> None:
    out = tmp_path / "bobby.zip"
    _by_admin(school).export(school.trainee.id, out, 0)
    with ZipFile(out) as packed:
        told = {name: packed.read(name).decode() for name in packed.namelist()}
    tables = {
        name: list(csv.DictReader(io.StringIO(text, newline="")))
        for name, text in told.items()
        if name.endswith(".csv")
    }
    people = [(each["login"], plain_text(each["name"])) for each in tables["people.csv"]]
    assert people == [(LOGIN, NAME)]
    assert len(tables["rounds.csv"]) == 4
    assert tables["exams.csv"][0]["comment"] == WORDS
    assert {each["text"] for each in tables["reviews.csv"]} >= {WORDS}
    assert NOTE in told["evidence.json"]
    assert school.other.id not in told["evidence.json"]
    assert NAME in told["README.txt"]


def test_that_it_was_handed_out_is_recorded(school: OneSchool, tmp_path: Path) -> None:
    _by_admin(school).export(school.trainee.id, tmp_path / "bobby.zip", 0)
    last = school.registry.events_in(SCHOOL)[-1]
    assert last.kind == ActKind.EXPORTED
    assert last.facts == {"by": school.admin.id, "account": school.trainee.id}


def test_a_supervisor_hands_out_and_erases_nothing(school: OneSchool, tmp_path: Path) -> None:
    by_sue = AccountData(school.registry, school.supervisor, school.home)
    with pytest.raises(NotAllowed, match="administrator"):
        by_sue.export(school.trainee.id, tmp_path / "bobby.zip", 0)
    with pytest.raises(NotAllowed, match="administrator"):
        by_sue.erase(school.trainee.id, LOGIN)
    assert school.registry.person(school.trainee.id) is not None


# ------------------------------------------------------------------------------------ erased


def _bytes_of(school: OneSchool) -> bytes:
    """Every byte of every file of the folder, names of files too."""
    files = [each for each in sorted(school.home.rglob("*")) if each.is_file()]
    return b"".join(str(each).encode() + each.read_bytes() for each in files)


@pytest.mark.parametrize("told", [NAME, LOGIN, NOTE, WORDS, "had a cold"])
def test_no_byte_of_it_is_left_in_any_file(told: str, school: OneSchool) -> None:
    """While the registry is still open, its journal beside it."""
    assert told.encode() in _bytes_of(school)
    _by_admin(school).erase(school.trainee.id, LOGIN)
    assert told.encode() not in _bytes_of(school)


def test_the_chains_still_hold_around_what_is_gone(school: OneSchool) -> None:
    _by_admin(school).erase(school.trainee.id, f" {LOGIN.upper()} ")
    (chain,) = school.registry.rows(ChainRow, account=school.trainee.id)
    for name in (chain.chain, SCHOOL):
        events = school.registry.events_in(name)
        before = bytes(32)
        for place, event in enumerate(events, 1):
            assert (event.place, event.before) == (place, before)
            before = event.hash
        gone = {each.place for each in events if not each.body}
        listed = {e.place: e.hash for e in school.registry.rows(ErasureRow, chain=name)}
        if name == SCHOOL:
            assert gone == set(listed)
        else:
            assert gone == {event.place for event in events}
            assert listed == {len(events): events[-1].hash.hex()}
    erased = school.registry.events_in(SCHOOL)[-1]
    assert erased.kind == ActKind.ERASED
    assert erased.facts["account"] == school.trainee.id


def test_marks_stay_as_nobodys_and_words_do_not(school: OneSchool) -> None:
    registry, account = school.registry, school.trainee.id
    rounds, mistakes = registry.rows(RoundRow, account=account), registry.count(MistakeRow)
    assert registry.count(StandingRow, account=account)
    _by_admin(school).erase(account, LOGIN)
    assert registry.rows(RoundRow, account=account) == rounds
    assert registry.count(MistakeRow) == mistakes
    assert registry.row(SittingRow, sitting=school.sitting) is not None
    assert registry.count(StandingRow, account=account) == 0
    for kind in (CommentRow, OverrideRow, SignatureRow):
        assert registry.count(kind) == 0
    person = registry.person(account)
    assert person is not None
    assert (person.state, person.login, person.name) == ("erased", None, "")


def test_made_again_it_is_the_same(school: OneSchool) -> None:
    _by_admin(school).erase(school.trainee.id, LOGIN)
    assert unlike(school.registry.where) == {}


def test_the_class_can_still_be_handed_out_and_verified(school: OneSchool) -> None:
    _by_admin(school).erase(school.trainee.id, LOGIN)
    evidence = evidence_of_class(school.registry, school.class_)

    class NoMarks:
        def mark(self, told: object) -> None:
            return None

        def exam(self, told: object, sitting: str) -> None:
            return None

    document = json.loads(json.dumps(bundle_of(evidence, made_at_ms=0, program="1")))
    assert verify_bundle(bundle_in(document), NoMarks()).faults == ()


def test_this_machine_keeps_nothing_of_it_either(school: OneSchool) -> None:
    folder = person_folder(school.home, school.trainee.id)
    assert (folder / RECORDS).exists()
    KnownPeople(school.home).remember(KnownHere(school.trainee))
    _by_admin(school).erase(school.trainee.id, LOGIN)
    assert not folder.exists()
    assert KnownPeople(school.home).by_login(LOGIN) is None


def test_it_asks_for_the_sign_in_name_once_more(school: OneSchool) -> None:
    with pytest.raises(NotErased, match="is not the sign-in name"):
        _by_admin(school).erase(school.trainee.id, "olga")
    assert NAME.encode() in _bytes_of(school)


def test_nobody_erases_oneself(school: OneSchool) -> None:
    with pytest.raises(NotErased, match="ask another"):
        _by_admin(school).erase(school.admin.id, "ada")


def test_while_an_exam_runs_nobody_is_erased(school: OneSchool) -> None:
    again = {"sitting": school.registry.new_id(), "exam": school.exam, "station": "one"}
    facts = {**again, "account": school.trainee.id, "seed": 8}
    school.registry.act(school.supervisor.id, ActKind.EXAM_OPENED, facts)
    with pytest.raises(ActRefused) as caught:
        _by_admin(school).erase(school.trainee.id, LOGIN)
    assert caught.value.code == "sitting_open"
    assert NAME.encode() in _bytes_of(school)


def test_who_is_erased_is_erased_once(school: OneSchool) -> None:
    _by_admin(school).erase(school.trainee.id, LOGIN)
    with pytest.raises(NotThere, match="there is no account"):
        _by_admin(school).erase(school.trainee.id, LOGIN)


def test_on_a_full_disk_nobody_is_half_erased(school: OneSchool) -> None:
    with room_for(0), pytest.raises(RegistryDown) as caught:
        _by_admin(school).erase(school.trainee.id, LOGIN)
    assert caught.value.code in ("disk_full", "disk_fault")
    person = school.registry.person(school.trainee.id)
    assert person is not None
    assert (person.state, person.name) == ("open", NAME)
    assert person_folder(school.home, school.trainee.id).exists()
    assert school.registry.events_in(SCHOOL)[-1].kind != ActKind.ERASED


def test_while_another_reads_what_stood_before_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And when the last of them is gone, so are the traces."""
    monkeypatch.setattr("trainer.records.registry.lite.engine._PATIENCE_S", 0.05)
    with copied(tmp_path / "school") as school:
        reader = sqlite3.connect(school.home / SCHOOL_FILE)
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM people").fetchone()
        with pytest.raises(NotSwept, match="is erased; traces may stay"):
            _by_admin(school).erase(school.trainee.id, LOGIN)
        assert not person_folder(school.home, school.trainee.id).exists()
        reader.close()
    assert NAME.encode() not in _bytes_of(school)
