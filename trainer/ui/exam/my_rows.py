"""The rows of a trainee's exams: the one that waits, those to be sat, those that were sat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime

from trainer.errors import InputError
from trainer.library.blueprints import blueprint_of
from trainer.records.exam import ExamSat
from trainer.records.registry.rows.exams import SittingRow
from trainer.school.date_words import moment
from trainer.school.exam.entrance import Assigned, Entrance
from trainer.school.exam.result_history import result_now
from trainer.school.exam.room import ExamRoom, ExamWaiting
from trainer.school.exam.sheet import outcome_words
from trainer.ui.exam.exam_words import about, due_words
from trainer.ui.exam.my_page import MyExamsShown, ToSit, UnderWay
from trainer.ui.text_rows import TextRow
from trainer.wording import say, say_count


class MyRows:
    """The state of a trainee's exams ``now``.

    ``entrance`` is None while the school is out of reach; ``house`` gives a house's title.
    """

    def __init__(
        self,
        room: ExamRoom,
        entrance: Entrance | None,
        now: datetime,
        house: Callable[[str], str],
    ) -> None:
        self._room, self._entrance = room, entrance
        self._now, self._house = now, house

    def shown(self) -> MyExamsShown:
        to_sit, notice = self._to_sit()
        by_now = self._by_now()
        return MyExamsShown(
            under_way=self._under_way(),
            to_sit=to_sit,
            sat=[self._sat_row(each, by_now.get(each.id)) for each in self._room.sat()],
            notice=notice,
        )

    def _under_way(self) -> UnderWay | None:
        waiting = self._room.waiting()
        if waiting is None:
            return None
        title = say("{what}, {house}", what=waiting.title, house=waiting.house_title)
        return UnderWay(title, waiting_words(waiting))

    def _to_sit(self) -> tuple[list[ToSit], str]:
        entrance = self._entrance
        if entrance is None:
            return [], say("The school is out of reach. Exams cannot be listed or opened now.")
        try:
            rows = [self._to_sit_row(each) for each in entrance.assigned() if not each.passed]
        except InputError as error:
            return [], "\n".join(map(str, error.problems))
        return rows, _unread_words(entrance.unread) if entrance.unread else ""

    def _to_sit_row(self, each: Assigned) -> ToSit:
        blueprint = each.blueprint
        tries = str(each.tries)
        if blueprint.retake.tries is not None:
            tries = say("{tries} of {all}", tries=each.tries, all=blueprint.retake.tries)
        cells = (
            blueprint.heading,
            self._house(blueprint.house),
            due_words(each.due_ms, self._now),
            tries,
        )
        row = TextRow(each.exam, cells, quiet=each.why_not is not None)
        return ToSit(row, about(blueprint), each.why_not or "")

    def _by_now(self) -> Mapping[str, SittingRow]:
        """The school's record of the trainee's sittings; none while it is out of reach."""
        found: Mapping[str, SittingRow] = {}
        with suppress(InputError):
            sittings = self._entrance.sittings() if self._entrance is not None else ()
            found = {row.sitting: row for row, _ in sittings}
        return found

    def _sat_row(self, sat: ExamSat, row: SittingRow | None) -> TextRow:
        assert sat.ended is not None, "what is listed has ended"
        assert sat.result is not None, "what has ended has its result"
        title = blueprint_of(sat.begun.blueprint).heading
        stands = self._room.stands(sat)
        told = sat.result if row is None else result_now(sat.result, row)
        now = stands if told == sat.result else told
        outcome = outcome_words(now)
        if now != sat.result:
            outcome = say("{outcome} (marked again)", outcome=outcome)
        cells = (title, self._house(sat.begun.house), moment(sat.ended.at_ms), outcome)
        return TextRow(sat.id, cells)


def waiting_words(waiting: ExamWaiting) -> str:
    """The state of an exam that waits, and the step that lets it go on."""
    when = moment(round(waiting.left_at.timestamp() * 1000))
    values = {"number": waiting.number, "all": waiting.of, "when": when}
    told = say(
        "Task {number} of {all}. The program stopped without a note, last recorded on {when}. "
        "A supervisor's PIN resumes it.",
        **values,
    )
    if waiting.note:
        told = say(
            "Task {number} of {all}, left on {when}: {note} A supervisor's PIN resumes it.",
            note=waiting.note,
            **values,
        )
    return told


def _unread_words(count: int) -> str:
    return say_count(
        "{count} more exam needs a newer program. Install the school's version.",
        "{count} more exams need a newer program. Install the school's version.",
        count=count,
    )
