"""What a round shows, by the name of an event."""

from __future__ import annotations

from trainer.drills.events.events import EVENTS
from trainer.drills.scene import Scene
from trainer.game.round import Round
from trainer.game.rules import HouseRules


def shows(rules: HouseRules, round_: Round, event: str) -> bool:
    """True if the round shows the event."""
    return EVENTS[event].seen(Scene.of(rules, round_))
