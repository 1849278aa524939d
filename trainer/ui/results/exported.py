"""The lists of results and mistakes in a file: all that the records have, whatever is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trainer.ui.exporting import Exporting, Format
from trainer.wording import say

if TYPE_CHECKING:
    from trainer.ui.desk import Desk


def export_list(desk: Desk, page: str, format_: Format) -> None:
    """Write the content of that page's list into the file that is asked for."""
    from trainer.school.privacy.own_records import own_sheets

    with desk.told(say("The records cannot be read")):
        rounds, mistakes, quick, answers = own_sheets(desk.folder)
        sheets = (mistakes, answers) if page == "mistakes" else (rounds, quick)
        Exporting(desk.window, desk.tell).put(sheets, format_, page)
