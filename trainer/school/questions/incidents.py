"""An irregularity to rule on: what happens at the table, the ruling, and what follows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from trainer.dealing.action import Action, BadAction, Verb
from trainer.dealing.follow_up import FollowUp
from trainer.dealing.house import House
from trainer.dealing.incident import Due, Incident, due, lying
from trainer.dealing.irregularity import Deed, Irregularities, Irregularity, Ruling
from trainer.drills.irregularities.irregular import incident
from trainer.drills.questions.lesson import Item, matches
from trainer.drills.stream import Stream
from trainer.game.serialize import round_to_plain
from trainer.marking.belief_words import belief_words
from trainer.marking.ruling import RulingMarks, mark_ruling
from trainer.marking.ruling_words import deed_of, in_words
from trainer.marking.words import paragraph
from trainer.school.one_question.item import ItemHouse, Plain, reason, with_suits
from trainer.school.one_question.screens import Answer, IncidentShown, MarkedAnswer
from trainer.wording import phrase, say, say_list, say_phrase

PASSED_OVER = phrase("nothing ruled: play on")


class AskedIncident:
    """The scene. An answer is the ruling and the acts after it, one line each, in order."""

    whole_chain = False
    ruling_alone = False

    def __init__(
        self, house: House, ruled: Irregularities, seed: int | str, line: str | None
    ) -> None:
        self._stand(house, ruled, incident(house, ruled, seed, line))

    def _stand(self, house: House, ruled: Irregularities, scene: Incident) -> None:
        self._house, self._ruled = house, ruled
        self._incident: Incident = scene
        self._due: Due = due(ruled, scene)

    @classmethod
    def of(cls, house: House, scene: Incident) -> AskedIncident:
        """The scene of the dealer's own misdeal, in a round of that house."""
        assert house.irregularities is not None, "rulings are made where irregularities are known"
        asked = cls.__new__(cls)
        asked._stand(house, house.irregularities, scene)
        return asked

    @classmethod
    def drawn(cls, at: ItemHouse, item: Item) -> AskedIncident:
        """The scene of that item, from one of the lines that the drill asks for."""
        assert at.irregularities is not None, "rulings are made where irregularities are known"
        line = drawn(at.irregularities, at.drill.skills, item.seed)
        asked = cls(at.house, at.irregularities, item.seed, line)
        asked.whole_chain = at.drill.whole_chain
        return asked

    @property
    def skill(self) -> str:
        return self._due.line.skill

    @property
    def shown(self) -> IncidentShown:
        return shown_of(self._house, self._incident, self._ruled)

    @property
    def evidence(self) -> dict[str, Any]:
        scene = self._incident
        return {
            "round": round_to_plain(scene.round_),
            "done": [str(act) for act in scene.done],
            "told": list(scene.told),
        }

    def plain(self, answer: Answer | None) -> Plain:
        return {"acts": list(_acts(answer))} if answer is not None else None

    def read(self, plain: Plain) -> Answer | None:
        match plain:
            case {"acts": list(acts)}:
                return tuple(str(act) for act in acts)
            case _:
                return None

    @property
    def heading(self) -> str:
        """The name of the incident, for a page that may tell it."""
        return self._due.line.heading

    def marks(self, acts: Iterable[str]) -> RulingMarks:
        """The marks of these acts, with the weight of each mistake."""
        return mark_ruling(
            self._ruled,
            self._incident,
            tuple(acts),
            whole_chain=self.whole_chain,
            ruling_alone=self.ruling_alone,
            rules=self._house.rules,
        )

    def mark(self, number: int, answer: Answer | None, elapsed_ms: int) -> MarkedAnswer:
        acts = _acts(answer)
        marks = self.marks(acts)
        why = tuple(reason(each.why, each.source) for each in marks.mistakes)
        caught = marks.belief if answer is not None else None
        return MarkedAnswer(
            number=number,
            skill=self.skill,
            right=answer is not None and marks.sound,
            given="" if answer is None else self._words(acts),
            due=self._words(self._right()),
            reasons=why or (reason(self._due.line.because, self._due.line.source),),
            caught=caught,
            belief=belief_words(caught) if caught else "",
            elapsed_ms=elapsed_ms,
            due_answer=self._right(),
            shown=marks.shown if answer is not None else (),
        )

    def _right(self) -> tuple[str, ...]:
        """The words and acts of a faultless dealer."""
        line, deeds = self._due.line, tuple(map(str, self._due.deeds))
        ruled = f"rule {line.ruling}"
        if not self.whole_chain or line.harmless:
            return (ruled, *deeds)
        call = f"rule {Ruling.CALL_SUPERVISOR}"
        # A ruling that is the supervisor's is made by that one call.
        own = () if ruled == call else (ruled,)
        # The game plays on once it is resumed, at the end of the chain.
        deeds = tuple(each for each in deeds if each != Deed.PLAY_ON)
        clause = line.source.cite or line.id
        return (
            "stop game",
            call,
            f"{Deed.EXPLAIN} {clause}",
            *own,
            *deeds,
            "announce ruling",
            Deed.RESUME.value,
        )

    def _words(self, acts: Iterable[str]) -> str:
        """``The round is void, then: return every wager``."""
        words = list(acts)
        rulings = [_ruling_words(each) for each in words if _is_ruling(each)]
        deeds = self._deed_words([each for each in words if not _is_ruling(each)])
        ruled = say_list(rulings, ";") or say_phrase(PASSED_OVER)
        text = ruled
        if deeds:
            text = say("{ruled}, then: {deeds}", ruled=ruled, deeds=say_list(deeds, ""))
        return text[:1].upper() + text[1:]

    def _deed_words(self, deeds: list[str]) -> list[str]:
        """Each deed in words; the return of every wager as one, and playing on left out."""
        read = [(text, deed_of(text)) for text in deeds]
        given_back = {
            (deed.place, deed.wager) for _, deed in read if deed and deed.deed is Deed.RETURN
        }
        lie = {(seat, wager) for seat, each in lying(self._incident).items() for wager in each}
        words = [
            text if deed is None else in_words(deed, self._house.rules)
            for text, deed in read
            if deed is None or not (deed.deed is Deed.PLAY_ON or deed.deed is Deed.RETURN)
        ]
        if not given_back:
            return words
        if lie <= given_back or (None, None) in given_back:
            return [in_words(FollowUp(Deed.RETURN), self._house.rules), *words]
        returned = [
            in_words(deed, self._house.rules)
            for _, deed in read
            if deed is not None and deed.deed is Deed.RETURN
        ]
        return [*returned, *words]


def shown_of(house: House, scene: Incident, ruled: Irregularities) -> IncidentShown:
    """The screen of a scene, without its name and the ruling."""
    clauses = dict.fromkeys(line.source.cite or line.id for line in ruled.lines)
    return IncidentShown(
        ask=paragraph(*map(with_suits, scene.told)),
        house=house,
        round_=scene.round_,
        done=scene.done,
        seen=scene.seen,
        told=scene.told,
        moves=scene.moves,
        clauses=tuple(clauses),
    )


def drawn(irregularities: Irregularities, wanted: tuple[str, ...], seed: int) -> str | None:
    """The line of this scene; None for any line. One scene of three is a look-alike."""
    if not wanted:
        return None
    stream = Stream(f"rulings|{seed}")
    lines = [each for each in irregularities.lines if _wanted(each, wanted)]
    if not lines:
        raise KeyError(f"{irregularities.house} rules on none of {', '.join(wanted)}")
    line = stream.choice(lines)
    if line.look_alikes and not stream.below(3):
        return stream.choice(line.look_alikes)
    return line.id


def _wanted(line: Irregularity, wanted: tuple[str, ...]) -> bool:
    return any(matches(line.skill, each) for each in wanted)


def _acts(answer: Answer | None) -> tuple[str, ...]:
    """The lines of an answer; none for an answer of another kind."""
    return tuple(map(str, answer)) if isinstance(answer, tuple) else ()


def _is_ruling(text: str) -> bool:
    return text.split()[:1] == [Verb.RULE.value]


def _ruling_words(text: str) -> str:
    word = text.split()[-1]
    said = next((ruling for ruling in Ruling if ruling.value == word), None)
    return said.words if said is not None else word


def read_act(text: str) -> Action | FollowUp:
    """A line of an answer: a ruling, money moved, or a deed. Raises BadAction for anything else."""
    try:
        return FollowUp.parse(text)
    except BadAction:
        return Action.parse(text)
