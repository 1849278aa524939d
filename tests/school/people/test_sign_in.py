"""Signing in: five tries, then none for a quarter of an hour; also while the school is away."""

from __future__ import annotations

import json
import stat
from pathlib import Path
from typing import Any

import pytest

from tests.school.people.conftest import WORDS, School, Wall
from trainer.records.registry.faults import RegistryDown
from trainer.records.registry.registry import Registry
from trainer.school.people.people import People
from trainer.school.people.rights import Account, NotAllowed, Right
from trainer.school.people.secrets import BadSecret, Cost, Secret
from trainer.school.people.sign_in import SchoolDoor, SignInRefused
from trainer.school.people.station_people import KnownPeople

PIN = "314159"


def wrong(school: School, login: str = "ines.moreau", *, away: bool = False) -> SignInRefused:
    """What is told for a wrong password."""
    with pytest.raises(SignInRefused) as refused:
        school.door(away=away).let_in(login, "not this one")
    return refused.value


def told(refused: SignInRefused) -> str:
    return refused.problems[0].message


def test_who_knows_the_password_is_let_in(school: School) -> None:
    let_in = school.door().let_in(" Ines.Moreau ", WORDS)
    assert let_in.account == school.trainee
    assert not let_in.by_start
    assert not let_in.away


def test_after_five_tries_nothing_is_tried_for_a_quarter_of_an_hour(
    school: School, wall: Wall
) -> None:
    for left in (4, 3, 2):
        assert f"{left} tries are left" in told(wrong(school))
    assert "1 try is left" in told(wrong(school))
    last = wrong(school)
    assert (last.code, "15 minutes" in told(last)) == ("locked", True)
    with pytest.raises(SignInRefused, match="15 minutes"):
        school.door().let_in("ines.moreau", WORDS)
    wall.minutes(14)
    with pytest.raises(SignInRefused, match="1 minute"):
        school.door().let_in("ines.moreau", WORDS)
    wall.minutes(1.1)
    assert school.door().let_in("ines.moreau", WORDS).account == school.trainee


def test_a_restart_forgets_no_try(school: School) -> None:
    for _ in range(4):
        wrong(school)
    school.opened_again()
    assert wrong(school).code == "locked"
    school.opened_again()
    assert wrong(school).code == "locked"


def test_a_right_one_begins_the_count_anew(school: School) -> None:
    for _ in range(4):
        wrong(school)
    school.door().let_in("ines.moreau", WORDS)
    assert "4 tries are left" in told(wrong(school))


def test_who_locked_himself_out_is_let_in_once_a_supervisor_unlocked(school: School) -> None:
    for _ in range(5):
        wrong(school)
    classes = school.classes(school.supervisor)
    classes.enrol(classes.open("Evening"), [school.trainee.id])
    school.people(school.supervisor).unlock(school.trainee)
    assert school.door().let_in("ines.moreau", WORDS).account == school.trainee


def test_a_login_that_nobody_has_is_told_and_locked_alike(school: School) -> None:
    """Nobody finds out by trying who is in the school."""
    one, other = [told(wrong(school)) for _ in range(5)], []
    for _ in range(5):
        other.append(told(wrong(school, "nobody.at.all")))
    assert one == other


def test_a_closed_account_is_refused_with_its_own_password(school: School) -> None:
    school.people(school.admin).close(school.trainee, "has left")
    assert wrong(school).code == "wrong"
    with pytest.raises(SignInRefused):
        school.door().let_in("ines.moreau", WORDS)
    school.people(school.admin).reopen(school.trainee)
    assert school.door().let_in("ines.moreau", WORDS).account == school.trainee


def test_whoever_signs_in_by_a_start_password_is_asked_for_his_own(school: School) -> None:
    started = school.people(school.admin).reset_password(school.trainee)
    let_in = school.door().let_in("ines.moreau", started.password)
    assert let_in.by_start
    of = Secret.PASSWORD
    school.door().change(school.trainee, started.password, "my very own 7", of, of)
    assert not school.door().let_in("ines.moreau", "my very own 7").by_start
    with pytest.raises(SignInRefused):
        school.door().let_in("ines.moreau", started.password)


def test_a_new_password_needs_the_old_one_and_may_not_be_just_anything(school: School) -> None:
    of = Secret.PASSWORD
    with pytest.raises(SignInRefused):
        school.door().change(school.trainee, "not this one", "my very own 7", of, of)
    with pytest.raises(BadSecret):
        school.door().change(school.trainee, WORDS, "short", of, of)
    assert school.door().let_in("ines.moreau", WORDS).account == school.trainee


def test_what_was_hashed_at_another_cost_is_hashed_anew_at_signing_in(school: School) -> None:
    dearer = Cost(memory=16 * 1024, passes=1, lanes=2)
    before = school.registry.challenge("ines.moreau", Secret.PASSWORD)
    school.door(dearer).let_in("ines.moreau", WORDS)
    after = school.registry.challenge("ines.moreau", Secret.PASSWORD)
    assert "m=8192" in before
    assert "m=16384" in after
    assert school.door(dearer).let_in("ines.moreau", WORDS).account == school.trainee


def test_a_supervisor_gives_a_pin_at_a_trainees_window(school: School) -> None:
    school.door().change(school.supervisor, WORDS, PIN, Secret.PIN, Secret.PASSWORD)
    found = school.door().for_right("karin.lindqvist", PIN, Right.OPEN_EXAMS)
    assert found == school.supervisor
    with pytest.raises(NotAllowed, match="supervisor"):
        school.door().for_right("karin.lindqvist", PIN, Right.KEEP_ACCOUNTS)
    with pytest.raises(SignInRefused, match="PIN"):
        school.door().for_right("karin.lindqvist", "271828", Right.OPEN_EXAMS)


def test_a_password_is_no_pin(school: School) -> None:
    school.door().change(school.supervisor, WORDS, PIN, Secret.PIN, Secret.PASSWORD)
    with pytest.raises(SignInRefused):
        school.door().let_in("karin.lindqvist", PIN)
    with pytest.raises(SignInRefused):
        school.door().let_in("karin.lindqvist", WORDS, Secret.PIN)


# --- the school is out of reach


def test_who_signed_in_here_before_is_let_in_while_the_school_is_away(school: School) -> None:
    school.door().let_in("ines.moreau", WORDS)
    let_in = school.door(away=True).let_in("ines.moreau", WORDS)
    assert (let_in.account, let_in.away) == (school.trainee, True)
    with pytest.raises(SignInRefused, match="Only trainees") as refused:
        school.door(away=True).let_in("karin.lindqvist", WORDS)
    assert refused.value.code == "away"


def test_of_nobody_but_trainees_a_password_is_remembered_in_a_file(school: School) -> None:
    for account in (school.trainee, school.supervisor, school.admin):
        school.door().let_in(account.login, WORDS)
    kept = {each["account"]["login"]: each["verifier"] for each in _in_file(school)}
    assert {login for login, verifier in kept.items() if verifier} == {school.trainee.login}
    assert set(kept) == {"ines.moreau", "karin.lindqvist", school.admin.login}, "names are"
    with pytest.raises(SignInRefused, match="Only trainees"):
        school.door(away=True).let_in("karin.lindqvist", WORDS)


def test_a_supervisor_opens_his_own_lock_while_the_program_runs(school: School) -> None:
    """What he signed in by is remembered in memory, for as long as that."""
    known = KnownPeople(school.home)
    SchoolDoor(school.registry, known, school.wall).let_in("karin.lindqvist", WORDS)
    away = SchoolDoor(None, known, school.wall)
    assert away.let_in("karin.lindqvist", WORDS).account == school.supervisor
    with pytest.raises(SignInRefused, match="Wrong name or"):
        away.let_in("karin.lindqvist", "not this one")


def test_where_no_name_was_asked_for_the_secret_alone_is_called_wrong(school: School) -> None:
    school.door().change(school.supervisor, WORDS, PIN, Secret.PIN, Secret.PASSWORD)
    login = school.supervisor.login
    with pytest.raises(SignInRefused, match=r"^Wrong PIN\. \d tries are left\.$"):
        school.door().for_right(login, "271828", Right.OPEN_EXAMS, named=False)
    with pytest.raises(SignInRefused, match=r"^Wrong name or PIN\."):
        school.door().for_right(login, "271828", Right.OPEN_EXAMS)
    with pytest.raises(SignInRefused, match=r"^Wrong password\."):
        school.door().let_in(login, "not this one", named=False)


def test_of_a_pin_nothing_is_remembered_and_none_is_checked_while_the_school_is_away(
    school: School,
) -> None:
    school.door().change(school.supervisor, WORDS, PIN, Secret.PIN, Secret.PASSWORD)
    door = SchoolDoor(school.registry, KnownPeople(school.home), school.wall)
    door.for_right("karin.lindqvist", PIN, Right.OPEN_EXAMS)
    assert "argon2" not in json.dumps(_in_file(school))
    with pytest.raises(SignInRefused, match="The PIN cannot be checked") as refused:
        school.door(away=True).for_right("karin.lindqvist", PIN, Right.OPEN_EXAMS)
    assert refused.value.code == "away"


def _in_file(school: School) -> list[Any]:
    document = json.loads((school.home / "people" / "known.json").read_text(encoding="utf-8"))
    people: list[Any] = document["people"]
    return people


def test_a_station_alone_counts_tries_too_and_forgets_none(school: School, wall: Wall) -> None:
    school.door().let_in("ines.moreau", WORDS)
    for left in (4, 3, 2):
        assert f"{left} tries are left" in told(wrong(school, away=True))
    wrong(school, away=True)
    assert wrong(school, away=True).code == "locked"
    with pytest.raises(SignInRefused, match="15 minutes"):
        school.door(away=True).let_in("ines.moreau", WORDS)
    wall.minutes(-20 * 365 * 24 * 60)
    assert "4 tries are left" in told(wrong(school, away=True))
    wall.minutes(20 * 365 * 24 * 60 + 15.1)
    assert school.door(away=True).let_in("ines.moreau", WORDS).account == school.trainee


def test_a_school_that_goes_away_in_the_middle_is_as_one_that_was_away(
    school: School, monkeypatch: pytest.MonkeyPatch
) -> None:
    school.door().let_in("ines.moreau", WORDS)

    def down(*_: object) -> str:
        raise RegistryDown("postgresql://server/school", "unreachable", "does not answer")

    monkeypatch.setattr(Registry, "challenge", down)
    assert school.door().let_in("ines.moreau", WORDS).away


@pytest.mark.posix
def test_what_a_station_remembers_is_for_the_eyes_of_its_user_alone(school: School) -> None:
    school.door().let_in("ines.moreau", WORDS)
    file = school.home / "people" / "known.json"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert WORDS not in file.read_text(encoding="utf-8")


def test_the_last_one_who_signed_in_here_comes_first_and_can_be_forgotten(school: School) -> None:
    for account in (school.trainee, school.supervisor):
        school.door().let_in(account.login, WORDS)
    known = KnownPeople(school.home)
    assert [each.account for each in known.everybody()] == [school.supervisor, school.trainee]
    known.forget(school.supervisor.id)
    assert [each.account for each in known.everybody()] == [school.trainee]


@pytest.mark.parametrize("text", ["", "[]", "{", '{"people": [{}]}', '{"people": 7}', "null"])
def test_a_broken_file_of_those_remembered_remembers_nobody(home: Path, text: str) -> None:
    home.joinpath("people").mkdir(parents=True)
    home.joinpath("people", "known.json").write_text(text, encoding="utf-8")
    assert KnownPeople(home).everybody() == ()


def test_an_unknown_verifier_in_the_file_lets_nobody_in(school: School) -> None:
    school.door().let_in("ines.moreau", WORDS)
    file = school.home / "people" / "known.json"
    document = json.loads(file.read_text(encoding="utf-8"))
    document["people"][0]["verifier"] = "$argon2id-sha256$v=19$m=1,t=1,p=1$a$b"
    file.write_text(json.dumps(document), encoding="utf-8")
    assert wrong(school, away=True).code == "wrong"


def test_names_stand_in_no_event(school: School) -> None:
    """Personal data is kept with the people, and events know ids and a salted digest."""
    people = school.people(school.admin)
    account: Account = people.open("Priya Shah", people.by.role.TRAINEE, "priya").account
    people.rename(account, "Priya Shah-Rao", "priya.rao")
    people.reset_password(account)
    said = "".join(event.body for event in school.registry.events_in("school"))
    for private in ("Priya", "priya", "Shah", "argon2id", "Ines", "Karin"):
        assert private not in said


def test_a_start_password_is_asked_for_as_everybodys_is(school: School, own_cost: Cost) -> None:
    """A recipe of their own told which sign-in names there are."""
    people = People(school.registry, school.admin, school.wall, own_cost)
    started = people.open("By Chance", school.trainee.role, "chance")
    assert _recipe(school, "chance") == _recipe(school, "nobody") == str(own_cost)
    assert school.door().let_in("chance", started.password).by_start


def test_what_is_asked_of_a_login_stays_whoever_opens_it_or_changes_a_secret(
    school: School, own_cost: Cost
) -> None:
    """A new salt told whoever looked on that somebody has that login, and when he changed it."""
    people = People(school.registry, school.admin, school.wall, own_cost)
    door, of = school.door(own_cost), Secret.PASSWORD

    def asked() -> list[str]:
        return [school.registry.challenge("vera", which) for which in Secret]

    before = asked()
    account = people.open("Vera", school.supervisor.role, "vera", WORDS).account
    assert asked() == before
    door.change(account, WORDS, "my very own 7", of, of)
    door.change(account, "my very own 7", PIN, Secret.PIN, of)
    people.set_pin(account, "802746")
    started = people.reset_password(account).password
    assert door.let_in("vera", started).account == account
    assert asked() == before


def _recipe(school: School, login: str) -> str:
    return school.registry.challenge(login, Secret.PASSWORD).split("$")[3]
