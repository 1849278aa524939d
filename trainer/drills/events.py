"""Every event that a round may be asked to show."""

from __future__ import annotations

from collections.abc import Mapping

from trainer.drills.compared_events import COMPARED_EVENTS
from trainer.drills.event import Event
from trainer.drills.fold_events import FOLD_EVENTS
from trainer.drills.hand_events import HAND_EVENTS
from trainer.drills.scene import Scene
from trainer.drills.wager_events import WAGER_EVENTS
from trainer.game.round import Round
from trainer.game.rules import HouseRules

EVENTS: Mapping[str, Event] = {
    event.name: event for event in (*HAND_EVENTS, *COMPARED_EVENTS, *FOLD_EVENTS, *WAGER_EVENTS)
}


def shows(rules: HouseRules, round_: Round, event: str) -> bool:
    """Whether the round shows the event. Raises KeyError for a name that is no event's."""
    return EVENTS[event].seen(Scene.of(rules, round_))
