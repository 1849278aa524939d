"""A ruling as a choice: what happens is told in words, and the house's list says what is ruled."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.dealing.incident import due
from trainer.dealing.irregularity import Irregularity, Ruling
from trainer.drills.irregular import incident
from trainer.drills.lesson import RULINGS, Item
from trainer.drills.question import AnswerKind, Choice, Question, Trap
from trainer.drills.stream import Stream
from trainer.school.one_question.item import AskedItem, AskedQuestion, Class, with_suits
from trainer.wording import phrase, say, say_phrase

FEWEST = 5
"""So many rulings are offered at least; others stand in where the house makes fewer."""
_SAID = {
    Ruling.PLAY_ON: phrase("Nothing: play on"),
    Ruling.VOID: phrase("The round is void"),
    Ruling.RECONSTRUCT: phrase("Put the hands right, play on"),
    Ruling.PUT_RIGHT: phrase("Have it put right, play on"),
    Ruling.BACK_UP: phrase("Back the card up, play on"),
    Ruling.REDEAL: phrase("Redeal"),
    Ruling.REFUSE: phrase("Refuse it"),
    Ruling.STANDS: phrase("It stands"),
    Ruling.NOT_ALLOWED: phrase("Not allowed"),
    Ruling.PAYS_NOTHING: phrase("Nothing is paid"),
    Ruling.PLAYERS_FAVOUR: phrase("In the player's favour"),
    Ruling.PUT_RIGHT: phrase("Have it put right, play on"),
    Ruling.CALL_SUPERVISOR: phrase("Call the supervisor"),
}


@dataclass(frozen=True, slots=True)
class RuleClass(Class):
    """A place of choices among rulings."""

    def ask(self, item: Item) -> AskedItem:
        return AskedQuestion(self.house, item.skill, _question(self, item))


def _question(at: RuleClass, item: Item) -> Question:
    assert at.irregularities is not None, "rulings are made where irregularities are known"
    named = item.skill.removeprefix(RULINGS)
    scene = incident(at.house, at.irregularities, item.seed, named)
    line = due(at.irregularities, scene).line
    told = " ".join(with_suits(each) for each in scene.told)
    return Question(
        house=at.house.id,
        skill=line.skill,
        ask=say("{scene} What do you rule?", scene=told),
        kind=AnswerKind.CHOICE,
        rights=(line.ruling.value,),
        why=line.because,
        source=line.source,
        choices=tuple(_choices(at, line, item)),
        traps=tuple(Trap(ruling.value, belief) for ruling, belief in line.beliefs.items()),
    )


def _choices(at: RuleClass, line: Irregularity, item: Item) -> list[Choice]:
    """The rulings that the house ever makes, with those of wrong rules, in one order."""
    assert at.irregularities is not None, "rulings are made where irregularities are known"
    offered = {*at.irregularities.rulings, *line.beliefs}
    others = [each for each in Ruling if each not in offered]
    stream = Stream(f"rulings offered|{at.house.id}|{item.skill}|{item.seed}")
    offered |= {*stream.sample(others, max(0, FEWEST - len(offered)))}
    return [Choice(each.value, say_phrase(_SAID[each])) for each in Ruling if each in offered]
