"""The questions about what a draft rules: otherwise than its procedure, or on what the house does
not have."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from trainer.dealing.house import House
from trainer.dealing.irregularity import (
    FACTS,
    WORDS,
    Event,
    Fact,
    Facts,
    Irregularities,
    Irregularity,
    Ruling,
)
from trainer.dealing.procedure import Misdeal, StepKind
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.school.house_book.steps import MISDEALS, misdeal_says
from trainer.school.workshop.advice import Question
from trainer.school.workshop.document_questions import is_read
from trainer.wording import phrase, say, say_phrase


def ruling_questions(house: House) -> tuple[Question, ...]:
    """A question for each line that contradicts the procedure, or names a wager that the house does
    not offer. What is read, with its reason, is decided."""
    ruled = house.irregularities
    if ruled is None:
        return ()
    return (
        *_of_misdeals(house, ruled),
        *(each for at, line in enumerate(ruled.lines) for each in _of_line(house, at, line)),
        *_of_calls(house, ruled),
    )


_COUNTED = {Fact.CARDS: "4"}
_SEEN: Mapping[Misdeal, tuple[Event, Facts]] = {
    Misdeal.COUNT: (Event.CARD_COUNT, _COUNTED),
    Misdeal.COUNT_HANDLED: (Event.CARD_COUNT, {**_COUNTED, Fact.HANDLED: "yes"}),
    Misdeal.DEALERS_COUNT: (Event.CARD_COUNT, {**_COUNTED, Fact.WHOSE: "dealer"}),
    Misdeal.SHOWN: (Event.EXPOSED, {}),
    Misdeal.DEALERS_SHOWN: (Event.EXPOSED, {Fact.WHOSE: "dealer"}),
}
"""The irregularity that each of the dealer's own mistakes is."""


_GOES_ON = (Ruling.PLAY_ON, Ruling.BACK_UP, Ruling.RECONSTRUCT, Ruling.PUT_RIGHT)


def _of_misdeals(house: House, ruled: Irregularities) -> Iterator[Question]:
    """The same mistake, ruled in two ways."""
    for misdeal, rule in house.procedure.misdeals.items():
        if misdeal not in _SEEN or is_read(rule.source):
            continue
        event, own = _SEEN[misdeal]
        facts = {fact: WORDS[fact][0] for fact in FACTS[event]} | dict(own)
        if event is Event.EXPOSED:
            facts[Fact.CARDS] = str(rule.from_cards)
        line = ruled.resolve(event, facts)
        alike = _GOES_ON if rule.ruling is Ruling.PLAY_ON else (rule.ruling,)
        if line is not None and line.ruling not in alike and not is_read(line.source):
            asks = say("{what}: the dealer's own mistakes say \"{one}\". Here it is \"{other}\". "
                       "Is that meant?", what=say_phrase(MISDEALS[misdeal]),
                       one=misdeal_says(rule.ruling), other=line.ruling.words)  # fmt: skip
            yield _question(ruled.lines.index(line), line, f"{misdeal}.{rule.ruling}", asks)


def _of_line(house: House, at: int, line: Irregularity) -> Iterator[Question]:
    told = "\n".join((line.title, line.why, *line.said))
    for wager in _not_offered(house.rules):
        if re.search(rf"\b{wager.usual}\b", told):
            asks = say("This speaks of the {wager}. The house does not have it. Is that meant?",
                       wager=wager.usual)  # fmt: skip
            yield _question(at, line, wager.value, asks)
    for fact, value, step, words in _PRESUMED:
        presumed = line.when.get(fact) == frozenset({value})
        if presumed and step not in house.procedure.steps and not is_read(line.source):
            yield _question(at, line, step.value, say_phrase(words))


def _not_offered(rules: HouseRules) -> Iterator[Wager]:
    bonuses = {Wager.ANTE_BONUS: bool(rules.ante_bonus.due), Wager.ENVY_BONUS: rules.envy}
    for wager in Wager:
        if not bonuses.get(wager, wager in rules.spots):
            yield wager


_PRESUMED = (
    (
        Fact.STAGE,
        "before_release",
        StepKind.RELEASE_CARDS,
        phrase(
            "Here cards wait until the dealer permits a look. The procedure has no such step. "
            "Is that meant?"
        ),
    ),
)
"""The presumptions of lines: a fact with that value alone, and the step that makes it so."""


def _of_calls(house: House, ruled: Irregularities) -> Iterator[Question]:
    """Bets are called for again in a house that does not call for them, whatever the reason."""
    anew, calls = ruled.begun_anew, StepKind.PLACE_YOUR_BETS in house.procedure.steps
    if anew is not None and anew.announces and not calls:
        asks = say("Here bets are called for again. No round of this procedure begins with that "
                   "call. Is that meant?")  # fmt: skip
        yield Question("begun_anew.announces", ("begun_anew",), asks)


def _question(at: int, line: Irregularity, of: str, asks: str) -> Question:
    return Question(f"irregularities.{line.id}.{line.ruling}.{of}", (f"irregularities.{at}",), asks)
