"""A house that an author hands in, another person publishes, and every station fetches."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path

import pytest

from tests.records.registry.desks import Desk, refused
from tests.records.registry.server import Server
from tests.records.registry.test_roles import _at, logins  # noqa: F401  (a fixture)
from tests.some_houses import shelf
from trainer.errors import InputError
from trainer.library.archive import packed
from trainer.library.formats.yaml_edit import with_value
from trainer.library.houses import HouseShelf, load_houses
from trainer.records.registry.acts import LARGEST_ARCHIVE, ActKind, Role
from trainer.records.registry.faults import Refusal
from trainer.records.registry.reads.own import HouseAct
from trainer.records.registry.where import Server as At
from trainer.school.house_book.school_houses import (
    bring_editions,
    bring_houses,
    changes,
    earlier,
    hand_in,
    in_force,
    publish,
    waiting,
    withdraw,
)
from trainer.school.people.rights import Account, NotAllowed
from trainer.school.workshop.drafts import Workshop


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """The folder of a house that is none of the five."""
    return Workshop(tmp_path / "author", shelf()).begin("boxes", "riverside", "R", "RIV").folder


def person(desk: Desk, role: Role) -> Account:
    account = {Role.AUTHOR: desk.author, Role.SUPERVISOR: desk.supervisor}[role]
    return Account(account, "login", "Name", role)


def handed_in(desk: Desk, folder: Path) -> HouseAct:
    return hand_in(desk.registry, person(desk, Role.AUTHOR), folder, ())


def new_edition(folder: Path, edition: str) -> None:
    rules = folder / "rules.yaml"
    rules.write_text(with_value(rules.read_text(), ("edition",), edition))


def test_a_station_deals_by_what_two_people_published(
    desk: Desk, own: Path, tmp_path: Path
) -> None:
    station = tmp_path / "station"
    act = handed_in(desk, own)
    assert waiting(desk.registry.house_acts()) == (act,)
    assert not bring_houses(station, desk.registry)
    publish(desk.registry, person(desk, Role.SUPERVISOR), act)
    assert waiting(desk.registry.house_acts()) == ()
    assert in_force(desk.registry.house_acts())["riverside"].by == desk.supervisor
    before = load_houses(station / "houses")
    assert bring_houses(station, desk.registry)
    assert before.outdated
    assert not bring_houses(station, desk.registry)
    assert load_houses(station / "houses")["riverside"].fingerprint == act.fingerprint


@pytest.mark.parametrize("prepared", ["postgres"], indirect=True)
def test_no_stations_login_reads_a_house_before_it_is_published(
    desk: Desk,
    own: Path,
    logins: Server,  # noqa: F811
) -> None:
    assert isinstance(desk.registry.where, At)
    database = str(desk.registry.where.url.database)

    def read(login: str) -> tuple[bool, bool]:
        with _at(logins, database, login) as registry:
            return act in registry.house_acts(), bool(registry.house_archive(act.id))

    act = handed_in(desk, own)
    assert [read(each) for each in ("author1", "desk1", "station1")] == [
        *((True, True), (True, True)),
        (False, False),
    ]
    publish(desk.registry, person(desk, Role.SUPERVISOR), act)
    assert read("station1") == (False, True)


def test_an_older_edition_stays_for_its_rounds_and_comes_back(
    desk: Desk, own: Path, tmp_path: Path
) -> None:
    station, sam = tmp_path / "station", person(desk, Role.SUPERVISOR)
    first = handed_in(desk, own)
    publish(desk.registry, sam, first)
    bring_houses(station, desk.registry)
    new_edition(own, "2")
    second = handed_in(desk, own)
    publish(desk.registry, sam, second)
    assert bring_houses(station, desk.registry)
    houses = load_houses(station / "houses")
    assert houses["riverside"].rules.edition == "2"
    kept = houses.kept("riverside", first.fingerprint)
    assert kept is not None
    assert kept[0].fingerprint == first.fingerprint
    publish(desk.registry, sam, first)
    assert bring_houses(station, desk.registry)
    assert load_houses(station / "houses")["riverside"].fingerprint == first.fingerprint


def test_a_house_is_withdrawn_and_comes_back(desk: Desk, own: Path, tmp_path: Path) -> None:
    """It has no earlier edition. Its files stay at the station, for what was worked by it."""
    station, sam = tmp_path / "station", person(desk, Role.SUPERVISOR)
    act = handed_in(desk, own)
    publish(desk.registry, sam, act)
    bring_houses(station, desk.registry)
    withdraw(desk.registry, sam, in_force(desk.registry.house_acts())["riverside"])
    acts = desk.registry.house_acts()
    assert in_force(acts) == {}
    assert waiting(acts) == ()
    assert earlier(acts) == (act,)
    before = load_houses(station / "houses")
    assert bring_houses(station, desk.registry)
    assert before.outdated
    assert not bring_houses(station, desk.registry)
    houses = load_houses(station / "houses")
    assert "riverside" not in houses.names
    assert houses["riverside"].fingerprint == act.fingerprint
    assert not bring_houses(tmp_path / "new", desk.registry)
    publish(desk.registry, sam, act)
    for each in (station, tmp_path / "new"):
        assert bring_houses(each, desk.registry)
        assert "riverside" in load_houses(each / "houses").names


def test_a_new_marker_has_every_edition_that_was_ever_published(
    desk: Desk, own: Path, tmp_path: Path
) -> None:
    """A round of a station that was offline may come after its edition was replaced or withdrawn.
    It was never marked where the marker had not met that edition."""
    sam, acts = person(desk, Role.SUPERVISOR), list[HouseAct]()
    for edition in ("1", "2", "3"):
        new_edition(own, edition)
        acts.append(handed_in(desk, own))
        publish(desk.registry, sam, acts[-1])
    new_edition(own, "4")
    never = handed_in(desk, own)

    def known(marker: Path) -> list[bool]:
        houses = load_houses(marker / "houses")
        return [houses.kept("riverside", each.fingerprint) is not None for each in (*acts, never)]

    first = tmp_path / "marker"
    bring_editions(first, desk.registry)
    assert known(first) == [True, True, True, False]
    assert load_houses(first / "houses")["riverside"].rules.edition == "3"
    withdraw(desk.registry, sam, in_force(desk.registry.house_acts())["riverside"])
    for marker, last in ((first, "3"), (tmp_path / "new", "1")):
        bring_editions(marker, desk.registry)
        assert known(marker) == [True, True, True, False]
        houses = load_houses(marker / "houses")
        assert "riverside" not in houses.names
        assert houses["riverside"].rules.edition == last
        publish(desk.registry, sam, acts[0])
        bring_editions(marker, desk.registry)
        assert load_houses(marker / "houses")["riverside"].rules.edition == "1"
        assert known(marker) == [True, True, True, False]
        withdraw(desk.registry, sam, in_force(desk.registry.house_acts())["riverside"])


def test_what_is_not_in_force_cannot_be_withdrawn(desk: Desk, own: Path) -> None:
    act = handed_in(desk, own)
    facts = {"house": act.house, "edition": act.edition, "fingerprint": act.fingerprint}
    gone = desk.supervisor, ActKind.HOUSE_WITHDRAWN, facts
    assert refused(desk, *gone) == Refusal.NOT_THERE
    publish(desk.registry, person(desk, Role.SUPERVISOR), act)
    assert refused(desk, *gone[:2], {**facts, "fingerprint": "x"}) == Refusal.NOT_THERE
    with pytest.raises(NotAllowed):
        withdraw(desk.registry, person(desk, Role.AUTHOR), act)
    desk.registry.act(*gone)
    assert refused(desk, *gone) == Refusal.NOT_THERE


def test_nobody_publishes_what_he_handed_in_himself(desk: Desk, own: Path) -> None:
    act = handed_in(desk, own)
    facts = {"house": act.house, "edition": act.edition, "fingerprint": act.fingerprint}
    published = {**facts, "handed_in": act.id}
    theirs = {"house": "r", "edition": "1", "fingerprint": "f"}
    made = desk.registry.act(desk.supervisor, ActKind.HOUSE_HANDED_IN, {**theirs, "archive": "x"})
    theirs["handed_in"] = made.id
    assert refused(desk, desk.supervisor, ActKind.HOUSE_PUBLISHED, theirs) == Refusal.OWN_HOUSE
    other = {**published, "fingerprint": "another"}
    assert refused(desk, desk.supervisor, ActKind.HOUSE_PUBLISHED, other) == Refusal.NOT_THERE
    with pytest.raises(NotAllowed):
        publish(desk.registry, person(desk, Role.AUTHOR), act)
    assert in_force(desk.registry.house_acts()) == {}


def test_no_author_has_a_house_dealt_or_chooses_a_reading(desk: Desk, own: Path) -> None:
    """An author's login speaks for every author: one account handed in, another published, and all
    stations dealt by it."""
    act, another = handed_in(desk, own), desk.registry.new_id()
    desk.open_account(another, Role.AUTHOR, "amy")
    facts = {"house": act.house, "edition": act.edition, "fingerprint": act.fingerprint}
    for more in ({"handed_in": act.id}, {"reading": "tie", "answer": "push"}):
        told = {**facts, **more}
        assert refused(desk, another, ActKind.HOUSE_PUBLISHED, told) == Refusal.NOT_PERMITTED
    assert in_force(desk.registry.house_acts()) == {}
    assert desk.registry.choices_made() == ()


def test_an_edition_is_handed_in_once(desk: Desk, own: Path) -> None:
    handed_in(desk, own)
    text = (own / "rules.yaml").read_text()
    (own / "rules.yaml").write_text(with_value(text, ("title",), "Another"))
    with pytest.raises(InputError, match="was handed in before"):
        handed_in(desk, own)


def test_a_house_of_the_program_is_never_replaced(desk: Desk, tmp_path: Path) -> None:
    with pytest.raises(InputError, match="has this short name already"):
        handed_in(desk, shelf().own("boxes")[0])
    facts = {"house": "mbs", "edition": "9", "fingerprint": "f", "archive": "UEs="}
    made = desk.registry.act(desk.author, ActKind.HOUSE_HANDED_IN, facts)
    act = next(each for each in desk.registry.house_acts() if each.id == made.id)
    publish(desk.registry, person(desk, Role.SUPERVISOR), act)
    assert not bring_houses(tmp_path, desk.registry)
    assert "mbs" not in HouseShelf(tmp_path / "houses").names


@pytest.mark.parametrize("archive", ["", "not base64", b64encode(b"PK no zip").decode()])
def test_a_faulty_archive_changes_nothing_at_a_station(
    archive: str, desk: Desk, own: Path, tmp_path: Path
) -> None:
    sam = person(desk, Role.SUPERVISOR)
    first = handed_in(desk, own)
    publish(desk.registry, sam, first)
    bring_houses(tmp_path / "station", desk.registry)
    facts = {"house": "riverside", "edition": "2", "fingerprint": "f", "archive": archive}
    desk.registry.act(desk.author, ActKind.HOUSE_HANDED_IN, facts)
    publish(desk.registry, sam, desk.registry.house_acts()[-1])
    assert not bring_houses(tmp_path / "station", desk.registry)
    there = load_houses(tmp_path / "station" / "houses")
    assert there["riverside"].fingerprint == first.fingerprint


def test_an_archive_larger_than_any_house_is_refused(desk: Desk) -> None:
    facts = {"house": "riverside", "edition": "1", "fingerprint": "f"}
    whole = {**facts, "archive": "x" * (LARGEST_ARCHIVE + 1)}
    assert refused(desk, desk.author, ActKind.HOUSE_HANDED_IN, whole) == Refusal.TOO_MUCH


def test_a_house_whose_id_is_a_path_is_written_nowhere(
    desk: Desk, own: Path, tmp_path: Path
) -> None:
    """An author's login said so, and whoever looked at it had a file written where that pointed."""
    station = tmp_path / "a" / "b" / "station"
    for house in ("../../../out", str(tmp_path / "out")):
        facts = {"house": house, "edition": "1", "fingerprint": "f"}
        archive = b64encode(packed(own, ())).decode()
        handed = desk.registry.act(
            desk.author, ActKind.HOUSE_HANDED_IN, {**facts, "archive": archive}
        )
        published = {**facts, "handed_in": handed.id}
        desk.registry.act(desk.supervisor, ActKind.HOUSE_PUBLISHED, published)
        act = in_force(desk.registry.house_acts())[house]
        with pytest.raises(InputError, match="another house"):
            changes(shelf(), act, archive)
    assert not bring_houses(station, desk.registry)
    found = [each.relative_to(tmp_path) for each in tmp_path.rglob("*.house")]
    assert found == []
