"""A test as the form page shows it."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.marking.words import money
from trainer.school.debrief import MistakeShown
from trainer.school.table_test.form_sheets import TableTestHeld, minutes
from trainer.school.table_test.table_tests import Office
from trainer.ui.table_test.form_page import FormShown
from trainer.wording import say, say_list


def form_shown(held: TableTestHeld, office: Office | None) -> FormShown:
    """The page's content for that test."""
    test = held.test
    told = [held.house.title, test.form.heading]
    decided = test.decided
    return FormShown(
        title=test.dealer.name or say("No name yet"),
        under=say_list(told, ""),
        criteria=tuple((each, test.judged.get(each.name)) for each in test.form.criteria),
        figures=tuple(_figures(held)),
        mistakes=tuple(_mistakes(held)),
        proposal=held.proposal,
        decided=decided,
        examiner=decided.examiner if decided else office.examiner if office else "",
        records=bool(test.dealer.account),
    )


def _figures(held: TableTestHeld) -> Iterator[tuple[str, str]]:
    made, rules = held.tally, held.house.rules
    yield say("Rounds over"), f"{len(held.rounds)} / {len(held.test.rounds)}"
    yield say("Wagers right"), f"{made.right} / {made.lines}"
    yield say("Critical"), str(made.critical)
    yield say("Serious"), str(made.serious)
    yield say("Minor"), str(made.minor)
    yield say("Players short"), money(rules, made.players_short)
    yield say("House short"), money(rules, made.house_short)
    yield say("Time"), minutes(sum(each.elapsed_ms for each in held.rounds))
    if made.hands_per_hour is not None:
        yield say("Hands an hour"), str(made.hands_per_hour)


def _mistakes(held: TableTestHeld) -> Iterator[tuple[int, MistakeShown]]:
    for debrief in held.rounds:
        for mistake in debrief.mistakes:
            yield debrief.number, mistake
