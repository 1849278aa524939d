"""The scenes of irregularities: one line of a house's list, acted out on the table."""

from __future__ import annotations

from trainer.dealing.house import House
from trainer.dealing.irregularity import Irregularities
from trainer.drills.irregular import incident
from trainer.school.questions.incidents import shown_of
from trainer.ui.application import Application
from trainer.ui.house_words import felt_words
from trainer.ui.quick.snapshot import QuickShown
from trainer.wording import say

SEED = 3


def play(app: Application, house: House, irregularities: Irregularities, line: str) -> None:
    """Show that line of the house's list."""
    scene = shown_of(house, incident(house, irregularities, SEED, line), irregularities)
    words = felt_words(house.rules, scene.round_.placard)
    app.window.turn_to("incident")
    app.quick.incident.present(
        QuickShown(house.title, say("Make the ruling"), 3, 8, scene, words, clock="0:12")
    )
