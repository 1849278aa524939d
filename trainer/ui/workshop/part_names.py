"""The names of the parts of the work on a house."""

from __future__ import annotations

from collections.abc import Mapping

from trainer.school.workshop.forms import WorkshopTab
from trainer.wording import Phrase, phrase

PART_NAMES: Mapping[WorkshopTab, Phrase] = {
    WorkshopTab.HOUSE: phrase("House"),
    WorkshopTab.RULES: phrase("Rules"),
    WorkshopTab.PROCEDURE: phrase("Procedure"),
    WorkshopTab.IRREGULARITIES: phrase("Irregularities"),
    WorkshopTab.PROOF: phrase("Proof"),
    WorkshopTab.PUBLISH: phrase("Publish"),
}
