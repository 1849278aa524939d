"""The fate of a school's houses: readings chosen, editions handed in, published, withdrawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from trainer.records.registry.acts import SCHOOL, ActKind


@dataclass(frozen=True, slots=True)
class ChoiceMade:
    """One answer that a supervisor took, and the edition of the house that it became."""

    house: str
    reading: str
    answer: str
    why: str
    by_name: str
    at_ms: int
    edition: str
    fingerprint: str


@dataclass(frozen=True, slots=True)
class HouseAct:
    """A house's edition was handed in, what was handed in as ``id`` was published, or the house was
    withdrawn."""

    id: str
    kind: str
    house: str
    edition: str
    fingerprint: str
    by: str
    by_name: str
    at_ms: int

    @property
    def handed_in(self) -> bool:
        return self.kind == ActKind.HOUSE_HANDED_IN

    @property
    def published(self) -> bool:
        return self.kind == ActKind.HOUSE_PUBLISHED


_F = "acts.f ->> "
_NAMED = f"coalesce((SELECT name FROM people WHERE account = {_F}'by'), '') AS by_name"


def _acts(*kinds: ActKind) -> str:
    """These acts, in their order. Of others it is not even read what they say."""
    listed = ", ".join(f"'{kind}'" for kind in kinds)
    said = f"CASE WHEN e.kind IN ({listed}) THEN e.body::json END"
    return (
        f"(SELECT e.id, e.kind, e.at_ms, e.place, {said} AS f FROM events e "
        f"WHERE e.chain = '{SCHOOL}' AND e.kind IN ({listed}) AND e.body <> '') acts"
    )


HOUSES: Mapping[str, str] = {
    "choices_made": f"""SELECT {_F}'house' AS house, {_F}'reading' AS reading,
 {_F}'answer' AS answer, coalesce({_F}'why', '') AS why, {_NAMED}, acts.at_ms,
 {_F}'edition' AS edition, {_F}'fingerprint' AS fingerprint
 FROM {_acts(ActKind.HOUSE_PUBLISHED)} WHERE {_F}'reading' IS NOT NULL ORDER BY acts.place""",
    "house_acts": f"""SELECT CASE acts.kind WHEN 'house_published' THEN {_F}'handed_in' ELSE acts.id
 END AS id, acts.kind, {_F}'house' AS house, {_F}'edition' AS edition,
 {_F}'fingerprint' AS fingerprint, {_F}'by' AS "by", {_NAMED}, acts.at_ms
 FROM {_acts(ActKind.HOUSE_HANDED_IN, ActKind.HOUSE_PUBLISHED, ActKind.HOUSE_WITHDRAWN)}
 WHERE acts.kind <> 'house_published' OR {_F}'handed_in' IS NOT NULL ORDER BY acts.place""",
}
"""Questions that anybody may ask who signs in, in SQL that both databases read: of a server,
functions of these names."""

ARCHIVE = f"SELECT {_F}'archive' FROM {_acts(ActKind.HOUSE_HANDED_IN)} WHERE acts.id = :handed_in"
"""The archive that was handed in as that act, in base64."""

PUBLISHED = f"SELECT {_F}'handed_in' FROM {_acts(ActKind.HOUSE_PUBLISHED)}"
"""The acts by which what was published was handed in."""
