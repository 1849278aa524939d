"""A handout of a house, ready to be printed."""

from __future__ import annotations

from datetime import datetime

from trainer.dealing.house import House
from trainer.school.handouts.cheat_sheet import cheat_sheet
from trainer.ui.handouts.cheat_sheet import PrintedCheatSheet
from trainer.ui.handouts.menu import Handout
from trainer.ui.handouts.practice_mat import MatPage, PracticeMat
from trainer.wording import say


def printed(
    house: House, handout: Handout, placard: str, now: datetime
) -> PrintedCheatSheet | PracticeMat:
    """The paper of that handout."""
    match handout:
        case Handout.SHEET | Handout.GREY_SHEET:
            foot = say("Printed {day}", day=f"{now.astimezone():%Y-%m-%d}")
            sheet = cheat_sheet(house, placard or None)
            return PrintedCheatSheet(sheet, handout is Handout.GREY_SHEET, foot)
        case Handout.MAT_ON_A4:
            return PracticeMat(house.rules, placard or None)
        case Handout.MAT_ON_A1:
            return PracticeMat(house.rules, placard or None, MatPage.A1)
