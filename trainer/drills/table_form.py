"""A table test as a form: which rounds are laid out, what people judge, and when it is passed.

A form is written in ``scenarios/table-tests/NAME.yaml``::

    table_test: settling                # the file's name, without .yaml
    title: Settling a table
    about: Three decided rounds are laid out; the dealer settles them.
    houses: all                         # all (default), or a list of house ids
    part: settlement                    # settlement (default) | whole
    rounds:                             # each of a drill, or with chosen hands
      - {drill: every-trap, seats: [1, 2, 4, 5, 7]}
      - events: [tie, low_queen_qualifies]   # a house leaves out what it cannot show
        seats: {from: 3, to: 5}
    criteria:                           # what people judge, each in four steps
      announcements:
        title: Announcements
        asks: What is announced, when, and how clearly.
        needed: true                    # not passed while nobody saw it (default: false)
        anchors:                        # what each step looks like, the lowest first
          - Hands are not called, or are called wrong.
          - ...
    passes:                             # at most so many, over all rounds
      critical: 0                       # the money was wrong at the end
      serious: 1                        # put right too late, cleared early, the wrong side
      minor: 4                          # slips of order; three of one kind count as a serious
      lowest: 2                         # no criterion below this step
      weak: 1                           # so many criteria may be at step 2
"""

from __future__ import annotations

from enum import IntEnum

from msgspec import Struct

from trainer.dealing.procedure import Part
from trainer.drills.recipe import Seats
from trainer.wording import Phrase, phrase, say_phrase


class CriterionGrade(IntEnum):
    """The grade of a criterion."""

    # Four steps: nobody can sit in the middle.
    UNSAFE = 1
    WEAK = 2
    SOUND = 3
    MODEL = 4

    @property
    def words(self) -> str:
        """The step as it is said: ``To standard``."""
        return say_phrase(_GRADES[self])


_GRADES = {
    CriterionGrade.UNSAFE: phrase("Not safe"),
    CriterionGrade.WEAK: phrase("Below standard"),
    CriterionGrade.SOUND: phrase("To standard"),
    CriterionGrade.MODEL: phrase("A model"),
}


class Criterion(Struct, frozen=True):
    """One thing that a person judges. ``anchors`` say what each grade looks like, the lowest first;
    ``needed``: the test is not passed while nobody saw it."""

    name: str
    title: str
    asks: str
    anchors: tuple[str, ...]
    needed: bool = False

    @property
    def heading(self) -> str:
        """The title in the reader's language."""
        return say_phrase(Phrase(self.title))

    @property
    def question(self) -> str:
        """The question of the criterion, in the reader's language."""
        return say_phrase(Phrase(self.asks))

    def anchor(self, grade: CriterionGrade) -> str:
        """The look of that grade, in the reader's language."""
        return say_phrase(Phrase(self.anchors[grade - 1]))


class FormPassRule(Struct, frozen=True):
    """The most mistakes of each weight, and the lowest grades of criteria."""

    critical: int = 0
    serious: int = 1
    minor: int = 4
    lowest: CriterionGrade = CriterionGrade.WEAK
    weak: int = 1


class RoundWanted(Struct, frozen=True):
    """One round: of a drill by its name, else one that shows these events. Without ``seats``, as
    many as the drill has."""

    drill: str = ""
    events: tuple[str, ...] = ()
    seats: Seats | None = None


class TableForm(Struct, frozen=True):
    """One form. ``houses`` is empty where it is for all of them."""

    name: str
    title: str
    about: str
    rounds: tuple[RoundWanted, ...]
    criteria: tuple[Criterion, ...]
    passes: FormPassRule = FormPassRule()
    part: Part = Part.SETTLEMENT
    houses: tuple[str, ...] = ()

    @property
    def heading(self) -> str:
        """The title in the reader's language."""
        return say_phrase(Phrase(self.title))

    @property
    def promise(self) -> str:
        """The subject of the form, in the reader's language."""
        return say_phrase(Phrase(self.about))

    def serves(self, house: str) -> bool:
        """True if the form is meant for that house."""
        return not self.houses or house in self.houses
