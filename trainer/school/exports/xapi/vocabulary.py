"""The address of every verb, type and extension in our statements."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

ADL = "http://adlnet.gov/expapi"
# Under this our own extensions and categories are named; nothing has to answer there.
OURS = "https://w3id.org/dealer-school"

# Where accounts live whose school has named no page of its own (RFC 2606 keeps it unused).
HOME_PAGE = "https://dealer-school.invalid"

VERSION = "1.0.3"


class AdlVerb(Enum):
    """A verb of ADL's vocabulary."""

    INITIALIZED = "initialized"
    COMPLETED = "completed"
    PASSED = "passed"
    FAILED = "failed"
    ANSWERED = "answered"
    SUSPENDED = "suspended"
    RESUMED = "resumed"
    TERMINATED = "terminated"
    VOIDED = "voided"

    @property
    def address(self) -> str:
        return f"{ADL}/verbs/{self.value}"


class Activity(Struct, frozen=True):
    """The object of a statement: the address after the home page, its type, its name."""

    path: str
    type: str
    name: str


ROUND = f"{ADL}/activities/simulation"
EXAM = f"{ADL}/activities/assessment"
QUESTION = f"{ADL}/activities/question"
QUICK = f"{ADL}/activities/lesson"
HOUSE = f"{ADL}/activities/course"


class Extension(Enum):
    """An extension of results and contexts beyond the standard."""

    PLAYERS_SHORT = "players-short-cents"
    HOUSE_SHORT = "house-short-cents"
    MISTAKES = "mistakes"
    MODE = "mode"
    SEED = "seed"
    EDITION = "edition"
    FINGERPRINT = "fingerprint"
    CHAIN = "chain"
    PLACE = "place"
    HASH = "hash"
    CERTAINTY = "certainty"
    AREAS = "failed-areas"
    STARRED = "starred-errors"
    WRONG_RULES = "wrong-rules"

    @property
    def address(self) -> str:
        return f"{OURS}/extensions/{self.value}"
