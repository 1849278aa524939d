"""A school's own houses: handed in by their author, published by another, delivered to stations."""

from __future__ import annotations

import json
import shutil
import tempfile
from base64 import b64decode, b64encode
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from trainer import assets
from trainer.atomic_file import UNFINISHED, replace_bytes, replace_text
from trainer.errors import InputError
from trainer.library.archive import ENDING, packed, unpacked
from trainer.library.formats import source
from trainer.library.house import PLACARDS, load_house
from trainer.library.houses import ADDED_HOUSES, HouseShelf, load_houses
from trainer.library.own_houses import keep_house, put_house, withdraw_house
from trainer.library.workshop_file import WORKSHOP_FILE, read_notes
from trainer.records.registry.acts import ActKind
from trainer.records.registry.reads.own import HouseAct
from trainer.school.house_book.comparison import compare
from trainer.school.house_book.order_comparison import HousesLine
from trainer.school.house_book.shelf import Bookshelf
from trainer.school.people.rights import Account, Right, may
from trainer.wording import say

# For types alone: at the top of the file it would load some 60 modules more.
if TYPE_CHECKING:
    from trainer.records.registry.registry import Registry

BROUGHT = "published.json"
"""In the folder of the houses: the fingerprint of each that the school published."""


def hand_in(
    registry: Registry | None, by: Account | None, folder: Path, placards: tuple[Path, ...]
) -> HouseAct:
    """Hand in the house of that folder, to be published by somebody else. Raises InputError, also
    if that edition was handed in before with other rules, or the school cannot be reached."""
    may(by, Right.PUBLISH_HOUSES)
    assert by is not None, "somebody has the right"
    if registry is None:
        raise source.unusable(folder, say("The school's records cannot be reached."))
    house = load_house(folder, placards)
    if house.id in bundled().names:
        raise source.unusable(folder, say("A house has this short name already. Choose another."))
    before = [each for each in registry.house_acts() if each.house == house.id]
    for each in before:
        if each.edition == house.rules.edition and each.fingerprint != house.fingerprint:
            words = say("Edition {edition} was handed in before.", edition=each.edition)
            raise source.unusable(folder, words + " " + say("Give the house a new edition."))
    facts = {
        "house": house.id,
        "title": house.rules.title,
        "edition": house.rules.edition,
        "fingerprint": house.fingerprint,
        "archive": b64encode(packed(folder, placards)).decode(),
    }
    made = registry.act(by.id, ActKind.HOUSE_HANDED_IN, facts)
    return next(each for each in registry.house_acts() if each.id == made.id)


def publish(
    registry: Registry, by: Account | None, handed_in: HouseAct, counted: tuple[int, int] = (0, 0)
) -> None:
    """Make all stations deal by the handed-in house from their next round on; this also brings an
    earlier edition back. ``counted``: how many of its rounds ``by`` counted the same, and of how
    many. Raises InputError if the same person handed it in."""
    may(by, Right.CHOOSE_READINGS)
    assert by is not None, "somebody has the right"
    facts = {
        "house": handed_in.house,
        "edition": handed_in.edition,
        "fingerprint": handed_in.fingerprint,
        "handed_in": handed_in.id,
    }
    if counted[0]:
        facts |= dict(zip(("counted", "rounds"), map(str, counted), strict=True))
    registry.act(by.id, ActKind.HOUSE_PUBLISHED, facts)


def withdraw(registry: Registry, by: Account | None, act: HouseAct) -> None:
    """Stop all stations from dealing by that house from their next round on. Every record stays;
    publishing any of its editions brings it back. Raises NotAllowed, and what the registry
    raises."""
    may(by, Right.CHOOSE_READINGS)
    assert by is not None, "somebody has the right"
    facts = {"house": act.house, "edition": act.edition, "fingerprint": act.fingerprint}
    registry.act(by.id, ActKind.HOUSE_WITHDRAWN, facts)


def in_force(acts: Sequence[HouseAct]) -> dict[str, HouseAct]:
    """The latest published edition of each house, by its id; none of a house that was withdrawn
    since."""
    last = {each.house: each for each in acts if not each.handed_in}
    return {house: each for house, each in last.items() if each.published}


def withdrawn(acts: Sequence[HouseAct]) -> frozenset[str]:
    """The houses that were published and withdrawn."""
    return frozenset(each.house for each in acts if not each.handed_in) - in_force(acts).keys()


def waiting(acts: Sequence[HouseAct]) -> tuple[HouseAct, ...]:
    """The latest handed-in edition of each house, if none was published since."""
    last = {each.house: each for each in acts if each.handed_in or each.published}
    return tuple(each for each in last.values() if each.handed_in)


def earlier(acts: Sequence[HouseAct]) -> tuple[HouseAct, ...]:
    """The editions that were published once and are not in force, as they were handed in; the
    latest first."""
    once = {each.id for each in acts if each.published}
    once -= {each.id for each in in_force(acts).values()}
    return tuple(each for each in reversed(acts) if each.handed_in and each.id in once)


def bundled() -> HouseShelf:
    """The houses that come with the program; no other house can take the id of one."""
    return HouseShelf(assets.folder("procedures"))


def looked_at(archive: str, house: str, into: Path) -> Path:
    """The folder of that house, unpacked under ``into``. Raises InputError if the archive does not
    hold a sound house of that id."""
    # Not by the house's id, which is what somebody said: it may be the path of a file elsewhere.
    file = into / f"handed-in{ENDING}"
    try:
        replace_bytes(file, b64decode(archive, validate=True))
    except ValueError:
        raise source.unusable(file, say("is not a house; have it handed in again")) from None
    made = unpacked(file, into / "new", bundled().names)
    if made.name != house:
        raise source.unusable(file, say("is another house; have it handed in again"))
    return made


def changes(shelf: HouseShelf, act: HouseAct, archive: str) -> tuple[str, list[HousesLine]]:
    """The title of the edition in force, else of the house that it was made from, and every
    difference; no difference if neither is here. Raises InputError for a faulty archive."""
    with tempfile.TemporaryDirectory() as into:
        folder = looked_at(archive, act.house, Path(into))
        of = act.house
        if of not in shelf:
            of = str(read_notes(folder / WORKSHOP_FILE).copied_from or "")
        if of not in shelf:
            return "", []
        here, new = (
            Bookshelf(HouseShelf(under), {}) for under in (shelf.own(of)[0].parent, folder.parent)
        )
        found = compare(here.book(of), new.book(act.house))
        lines = [line for group in found.groups for line in group.named_differences]
        rules = shelf[of].rules
        if of == act.house:
            return say(
                "{house}, edition {edition}", house=rules.title, edition=rules.edition
            ), lines
        return rules.title, lines


# -------------------------------------------------------------------------------- brought


def bring_houses(home: Path, school: Registry) -> bool:
    """Make the machine of that folder deal and mark by the school's own houses from its next round
    on, and no longer by withdrawn ones; True if anything changed. Faulty houses are left out.
    Raises RegistryFault, and InputError if nothing can be written."""
    acts, into = school.house_acts(), home / ADDED_HOUSES
    standing, known = in_force(acts), _brought(into)
    prints = {house: each.fingerprint for house, each in standing.items()}
    new = [each for each in standing.values() if known.get(each.house) != each.fingerprint]
    gone = withdrawn(acts) & known.keys()
    if not new and not gone:
        return False
    try:
        into.mkdir(parents=True, exist_ok=True)
        taken = [withdraw_house(home, each) for each in gone]
        taken += [_bring(home, each, school.house_archive(each.id)) for each in new]
        replace_text(into / BROUGHT, json.dumps(prints, indent=1, sort_keys=True) + "\n")
    except OSError as error:
        raise source.unwritable(into, error) from None
    return any(taken)


def bring_editions(home: Path, school: Registry) -> None:
    """The same, and have every other edition that was ever published at hand: what was worked by
    one may be delivered after it was replaced or withdrawn."""
    bring_houses(home, school)
    acts, into = school.house_acts(), home / ADDED_HOUSES
    published = {(each.house, each.fingerprint): each for each in acts if each.published}
    standing, last = in_force(acts), {each.house: each for each in acts if each.published}
    shelf = load_houses(into)
    for each in published.values():
        if shelf.kept(each.house, each.fingerprint) is None:
            is_withdrawn = each.house not in standing
            put = _put_aside if is_withdrawn and each is last[each.house] else keep_house
            try:
                into.mkdir(parents=True, exist_ok=True)
                _bring(home, each, school.house_archive(each.id), put)
            except OSError as error:
                raise source.unwritable(into, error) from None


def _put_aside(home: Path, made: Path) -> None:
    put_house(home, made)
    withdraw_house(home, made.name)


def _brought(into: Path) -> dict[str, str]:
    try:
        known = json.loads((into / BROUGHT).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return known if isinstance(known, dict) else {}


def _bring(
    home: Path,
    act: HouseAct,
    archive: str,
    put: Callable[[Path, Path], object] = put_house,
) -> bool:
    """True if the house is in place now. A faulty one, or one that differs from the published one,
    is left out, and the edition before it stays."""
    into = home / ADDED_HOUSES
    aside = Path(tempfile.mkdtemp(dir=into, prefix=UNFINISHED))
    try:
        made = looked_at(archive, act.house, aside)
        placards = tuple(sorted(made.glob(f"{PLACARDS}/*.yaml")))
        if load_house(made, placards).fingerprint != act.fingerprint:
            return False
        put(home, made)
    except InputError:
        return False
    finally:
        shutil.rmtree(aside, ignore_errors=True)
    return True
