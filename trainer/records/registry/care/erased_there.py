"""The people erased in a registry, as its own acts say."""

from __future__ import annotations

import json
from collections.abc import Mapping

from sqlalchemy import select
from sqlalchemy.exc import DBAPIError

from trainer.records.registry.acts import SCHOOL, ActKind
from trainer.records.registry.care.looking import looking
from trainer.records.registry.faults import RegistryFault
from trainer.records.registry.rows.log import events
from trainer.records.registry.where import Where


def erased_there(at: Where) -> Mapping[str, str]:
    """By account that was erased, who did it; nobody, as far as the registry cannot be read."""
    acts = select(events.c.body).where(
        events.c.chain == SCHOOL, events.c.kind == ActKind.ERASED.value
    )
    try:
        with looking(at) as look:
            told = [json.loads(body) for body in look.db.scalars(acts)]
    except (RegistryFault, DBAPIError, ValueError):
        return {}
    return {str(each["account"]): str(each["by"]) for each in told}
