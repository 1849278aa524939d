"""Marking again: what older rules marked at a house, and what today's would change."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from trainer.errors import InputError
from trainer.marking.words import paragraph
from trainer.records.registry.reads.review_filter import COUNTED_TO
from trainer.school.exam.sheet import present_result, result_by_marks
from trainer.school.re_marking.change import ExamChange, HouseChanges, QuickChange, RoundChange
from trainer.school.re_marking.re_marking import ReMarker
from trainer.school.words.date_words import moment
from trainer.ui.application import Application
from trainer.ui.kit.text_rows import TextRow
from trainer.ui.page_stack import PageName
from trainer.ui.review_queue.re_marking_page import ReMarkingPage
from trainer.ui.runtime.loading import Loading
from trainer.wording import say, say_count, say_figure

RE_MARKING: PageName[ReMarkingPage] = PageName("re-marking")
QUEUE = "attempts"


class ReMarkingPart:
    """Brings the page up to date and does what it asks for."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self._changes: HouseChanges | None = None
        self.loading = Loading(app.background, self._tell, lambda: self.page)

    @property
    def page(self) -> ReMarkingPage:
        return self._app.window.pages.page(RE_MARKING)

    def build(self) -> ReMarkingPage:
        page = ReMarkingPage()
        page.left.connect(self._leave)
        page.looked.connect(self.look)
        page.sent.connect(self._apply)
        return page

    def open(self, done: str = "") -> None:
        """Count the attempts that older rules marked; ``done`` tells the work done just now."""
        marking = self._marking
        self._changes = None
        if marking is None:
            self.page.present((), say("The school's records cannot be reached."))
            return
        self.loading.load(marking.waiting, partial(self._list, done))

    def look(self, house: str) -> None:
        """Work out the changes at that house, beside the window."""
        marking = self._marking
        if marking is not None and house:
            self._changes = None
            self.page.wait()
            self.loading.load(partial(marking.look, house), self._show)

    # ------------------------------------------------------------------ shown

    def _list(self, done: str, waiting: Mapping[str, tuple[int, int]]) -> None:
        rows = [house_row(each, many, self._house(each)) for each, many in waiting.items()]
        words = waiting_words(waiting) if rows else say("Everything is marked by today's rules.")
        self.page.present(rows, f"{done} {words}".strip())

    def _show(self, changes: HouseChanges) -> None:
        self._changes = changes
        names = self._names()
        rows = change_rows(changes, lambda each: names.get(each, say("Erased")), self._drill)
        self.page.present_changes(list(rows), changes_words(changes), exams=bool(changes.exams))

    def _apply(self, reason: str, with_exams: bool) -> None:
        marking, changes = self._marking, self._changes
        if marking is None or changes is None:
            return
        try:
            acts = marking.apply(changes, reason, with_exams=with_exams)
        except InputError as error:
            self.page.form.refuse([each.message for each in error.problems])
            return
        self.open(
            say_count(
                "Marked again: {count} act is on record.",
                "Marked again: {count} acts are on record.",
                count=acts,
            )
        )

    # ------------------------------------------------------------ asked for

    @property
    def _marking(self) -> ReMarker | None:
        people, practice = self._app.people, self._app.practice
        if people.registry is None or practice is None or people.account is None:
            return None
        return ReMarker(people.registry, people.account, practice.curriculum)

    def _names(self) -> Mapping[str, str]:
        registry = self._app.people.registry
        found = {} if registry is None else {row.account: row.name for row in registry.people()}
        return {account: name for account, name in found.items() if name}

    def _house(self, house: str) -> str:
        practice = self._app.practice
        assert practice is not None, "the page comes after the practice"
        return practice.house(house).title

    def _drill(self, drill: str) -> str:
        practice = self._app.practice
        assert practice is not None, "the page comes after the practice"
        return practice.quick.title(drill)

    def _leave(self) -> None:
        self.loading.drop()
        self._app.turn_to(QUEUE)

    def _tell(self, error: InputError) -> None:
        self._app.tell(say("The school's records cannot be read"), error.problems)


Name = Callable[[str], str]
"""How a house, a drill or a person is called, by its id."""


def house_row(house: str, waiting: tuple[int, int], title: str) -> TextRow:
    """A house, with its rounds and sittings of questions that older rules marked."""
    rounds, quick = waiting
    return TextRow(house, (title, _figure(rounds), _figure(quick)))


def _figure(count: int) -> str:
    """A count, as far as it was counted."""
    if count > COUNTED_TO:
        return say("more than {count}", count=say_figure(f"{COUNTED_TO:,}"))
    return say_figure(str(count))


def waiting_words(waiting: Mapping[str, tuple[int, int]]) -> str:
    """The sentence about the attempts to be looked at."""
    rounds = sum(each for each, _ in waiting.values())
    quick = sum(each for _, each in waiting.values())
    return paragraph(_rounds_words(rounds), _quick_words(quick))


def _rounds_words(count: int) -> str:
    if count > COUNTED_TO:
        return say(
            "More than {count} rounds were marked by older rules of their house.",
            count=say_figure(f"{COUNTED_TO:,}"),
        )
    return say_count(
        "{count} round was marked by older rules of its house.",
        "{count} rounds were marked by older rules of their house.",
        count=count,
    )


def _quick_words(count: int) -> str:
    if count > COUNTED_TO:
        return say("So were more than {count} quick drills.", count=say_figure(f"{COUNTED_TO:,}"))
    return say_count("So was {count} quick drill.", "So were {count} quick drills.", count=count)


def changes_words(changes: HouseChanges) -> str:
    """The changes by marking again, in a few sentences."""
    lines = [
        say(
            "Today's rules change {rounds} of {all_rounds} rounds, {quick} of {all_quick} quick "
            "drills.",
            rounds=len(changes.differing),
            all_rounds=len(changes.changes),
            quick=len(changes.quick_differing),
            all_quick=len(changes.quick),
        )
    ]
    if changes.exams:
        lines.append(
            say_count(
                "{count} exam gets another outcome. It changes only if you choose so.",
                "{count} exams get another outcome. They change only if you choose so.",
                count=len(changes.exams),
            )
        )
    unread = len(changes.unread) + len(changes.unread_quick)
    if unread:
        lines.append(
            say_count(
                "{count} cannot be read today, or was erased: it stays as it was.",
                "{count} cannot be read today, or were erased: they stay as they were.",
                count=unread,
            )
        )
    return paragraph(*lines)


def change_rows(changes: HouseChanges, person: Name, drill: Name) -> Iterator[TextRow]:
    """Everything that gets other figures: exams, then rounds, then questions."""
    yield from (_of_exam(each, person) for each in changes.exams)
    yield from (_of_round(each, person, drill) for each in changes.differing)
    yield from (_of_quick(each, person, drill) for each in changes.quick_differing)


def _of_exam(each: ExamChange, person: Name) -> TextRow:
    was, now = present_result(each.was).words, result_by_marks(each.now).words
    return _row(each.was.sitting, each.was.ended_at_ms or 0, person(each.was.account), each.title)(
        was, now, wrong=each.outcome_differs
    )


def _of_round(each: RoundChange, person: Name, drill: Name) -> TextRow:
    was, now = each.was, each.now
    row = _row(was.attempt, was.dealt_at_ms, person(was.account), drill(was.drill))
    return row(
        _round_words(len(each.stood), was.tenths, passed=was.passed),
        _round_words(len(each.marks.mistakes), now.tenths, passed=now.passed),
        wrong=each.outcome_differs,
    )


def _of_quick(each: QuickChange, person: Name, drill: Name) -> TextRow:
    was, now = each.was, each.now
    row = _row(was.attempt, was.at_ms, person(was.account), drill(was.drill))
    return row(
        say("{right} of {items} right", right=was.right, items=was.items),
        say("{right} of {items} right", right=now.right, items=now.items),
        wrong=False,
    )


def _row(key: str, at_ms: int, who: str, what: str) -> Callable[..., TextRow]:
    def row(was: str, now: str, *, wrong: bool) -> TextRow:
        words = f"▲ {now}" if wrong else now
        cells, marked = (moment(at_ms), who, what, was, words), (4,) if wrong else ()
        return TextRow(key, cells, wrong=marked, bold=marked)

    return row


def _round_words(mistakes: int, tenths: int, *, passed: bool) -> str:
    points = say_figure(f"{tenths / 10:.0f}")
    words = say_count(
        "{points} points, {count} mistake",
        "{points} points, {count} mistakes",
        count=mistakes,
        points=points,
    )
    return say("passed: {told}", told=words) if passed else say("failed: {told}", told=words)
