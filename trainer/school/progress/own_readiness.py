"""A trainee's readiness for a house's default exam, from his own records."""

from __future__ import annotations

from trainer.library.houses import HouseShelf
from trainer.marking.belief_words import belief_words
from trainer.school.exam.default_exam import default_exam
from trainer.school.exam.pass_chance import HELD, WagersDone, answers_of, ready
from trainer.school.readiness import ReadinessJudged, judged
from trainer.school.skills.mastery import mastered_at
from trainer.school.trainee import Trainee

LATEST_ROUNDS = 150


def own_ready(trainee: Trainee, shelf: HouseShelf, house: str) -> ReadinessJudged:
    """The readiness of the trainee of these records at that house. Raises RecordsFault."""
    book, standings = trainee.skills.book(house), trainee.sessions.standings(house)
    rounds = [each for each in trainee.results.at(house) if each.hands][:LATEST_ROUNDS]
    known = mastered_at(book, standings, trainee.sessions.today)
    held = {
        each.id: HELD[each.sureness.value]
        for each in trainee.beliefs.of(house)
        if each.sureness.value in HELD
    }
    found = ready(
        [WagersDone(each.lines - each.right, each.lines) for each in reversed(rounds)],
        answers_of(standings, known),
        default_exam(shelf, house),
        held,
    )
    return judged(found, lambda skill: book[skill].words, belief_words)
