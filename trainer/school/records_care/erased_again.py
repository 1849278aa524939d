"""The guard that keeps erased people erased, though an older copy of the registry is put back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass

from trainer.records.registry.care.copied import stand_alone
from trainer.records.registry.faults import NotSwept, RegistryFault
from trainer.records.registry.registry import Registry
from trainer.records.registry.where import File


@dataclass(frozen=True, slots=True)
class CameBack:
    """Accounts that a copy brought back: those that were erased again, and the sign-in names of
    those that could not be, since whoever had erased them keeps no accounts there."""

    erased_again: int = 0
    still_there: tuple[str, ...] = ()


NOBODY = CameBack()


def erase_again(at: File, erasers: Mapping[str, str], wall_ms: Callable[[], int]) -> CameBack:
    """Whoever of these accounts the registry there knows is erased once more, by recorded acts of
    those who did it before. Raises RegistryFault."""
    if not erasers:
        return NOBODY
    with closing(Registry.open(at.path, wall_ms)) as registry:
        back = [each for each in registry.people() if _is_back(each.state, each.account, erasers)]
        left = [
            each.login or each.account
            for each in back
            if not _erased(registry, erasers[each.account], each.account)
        ]
    stand_alone(at.path)
    return CameBack(len(back) - len(left), tuple(left))


def _is_back(state: str, account: str, erasers: Mapping[str, str]) -> bool:
    return account in erasers and state != "erased"


def _erased(registry: Registry, by: str, account: str) -> bool:
    try:
        registry.erase(by, account)
    except NotSwept:
        return True
    except RegistryFault:
        return False
    return True
