"""Every event that a round may be asked to show, the most telling first."""

from __future__ import annotations

from collections.abc import Mapping

from trainer.drills.events.category_events import CATEGORY_EVENTS, FOLD_EVENTS
from trainer.drills.events.compared_events import COMPARED_EVENTS
from trainer.drills.events.event import RoundEvent
from trainer.drills.events.hand_events import HAND_EVENTS, PLAIN_HANDS
from trainer.drills.events.side_wager_events import (
    PRIME_EVENTS,
    PROGRESSIVE_EVENTS,
    SIX_CARD_EVENTS,
)
from trainer.drills.scene import Scene
from trainer.game.round import Round
from trainer.game.rules import HouseRules

EVENTS: Mapping[str, RoundEvent] = {
    event.name: event
    for event in (
        *HAND_EVENTS,
        *COMPARED_EVENTS,
        *CATEGORY_EVENTS,
        *FOLD_EVENTS,
        *SIX_CARD_EVENTS,
        *PRIME_EVENTS,
        *PROGRESSIVE_EVENTS,
        *PLAIN_HANDS,
    )
}


def shows(rules: HouseRules, round_: Round, event: str) -> bool:
    """True if the round shows the event. Raises KeyError for a name that is no event's."""
    return EVENTS[event].seen(Scene.of(rules, round_))
