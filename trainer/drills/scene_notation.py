"""A scene in JSON: the round, the moment, what is seen, and the deciding facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct, field

from trainer.dealing.action import DEALER, Action, BadAction, Verb
from trainer.dealing.incident import Incident, IncidentSeen, due
from trainer.dealing.irregularity import FACTS, WORDS, Event, Fact, Irregularities, Irregularity
from trainer.dealing.procedure import StepKind
from trainer.errors import InputError, Place, Problem, RoundError, quoted
from trainer.game.notation import read_round
from trainer.game.round import Round
from trainer.game.rules import HouseRules
from trainer.game.serialize import round_to_plain
from trainer.game.wagers import STAKED, Wager

Plain = Any
RuledBy = Callable[[str], Irregularities]
"""What the house of that name rules on."""

MOMENTS = ("bets_open", "bets_closed", "deal", "dealt", "decisions", "dealers_hand", "next_game")
"""The moments of a scene: before the bets are closed, before the first card, while cards are dealt,
until they may be touched, while players decide, with the dealer's hand up, after the round."""

_FIELDS = (
    "house", "name", "clause", "harmless", "moment", "seen", "round", "before",
    "event", "facts", "places", "wager", "moves",
)  # fmt: skip
_AFTER = {
    StepKind.NO_MORE_BETS: "bets_closed",
    StepKind.DEAL: "deal",
    StepKind.DEAL_DEALER: "deal",
    StepKind.RACK_STUB: "dealt",
    StepKind.COVER_DEALER: "dealt",
    StepKind.RELEASE_CARDS: "decisions",
    StepKind.OFFER: "decisions",
    StepKind.REVEAL_DEALER: "dealers_hand",
    StepKind.CALL_DEALER: "dealers_hand",
}
_LAST = {
    Verb.DEAL: "deal",
    Verb.RACK: "dealt",
    Verb.COVER: "dealt",
    Verb.RELEASE: "decisions",
    Verb.OFFER: "decisions",
    Verb.COLLECT: "decisions",
    Verb.TUCK: "decisions",
    Verb.REVEAL: "dealers_hand",
    Verb.CALL: "dealers_hand",
    Verb.TAKE: "dealers_hand",
    Verb.PAY: "dealers_hand",
    Verb.CLEAR: "dealers_hand",
}


def scene_to_plain(irregularities: Irregularities, incident: Incident) -> dict[str, Plain]:
    """The scene as a JSON value, from which ``read_scene`` finds the same ruling."""
    line = due(irregularities, incident).line
    plain: dict[str, Plain] = {
        "house": incident.round_.house,
        "name": line.id,
        "clause": str(line.source),
        "harmless": line.harmless,
        "moment": moment_of(incident),
        "seen": " ".join(incident.told),
        "round": round_to_plain(incident.round_),
        "before": [str(act) for act in incident.done],
        "event": incident.event.value,
        "facts": {fact.value: word for fact, word in incident.facts.items()},
    }
    if incident.places:
        plain["places"] = [_place_to_plain(place) for place in incident.places]
    if incident.wager is not None:
        plain["wager"] = incident.wager.value
    if incident.moves:
        plain["moves"] = [list(map(_place_to_plain, move)) for move in incident.moves]
    return plain


def moment_of(incident: Incident) -> str:
    """The moment of the incident, in a word of MOMENTS."""
    if incident.facts.get(Fact.NOTICED) == "after_next_game":
        return "next_game"
    if incident.event is Event.BACK_UP:
        return "deal"
    return _AFTER.get(incident.after, "bets_open") if incident.after else "bets_open"


def _place_to_plain(place: int) -> int | str:
    return "dealer" if place == DEALER else place


def read_scene(value: object, houses: Mapping[str, HouseRules], ruled_by: RuledBy) -> Incident:
    """The scene in the plain value. Written facts decide, then the moment, then the scene's name.
    Raises InputError with every problem."""
    reading = _SceneReading(houses, ruled_by)
    incident = reading.scene(value)
    if incident is None or reading.problems:
        raise InputError(reading.problems)
    return incident


class _SceneReading(Struct):
    """One scene being read, with the problems met so far."""

    houses: Mapping[str, HouseRules]
    ruled_by: RuledBy
    problems: list[Problem] = field(default_factory=list)

    def wrong(self, where: Place, message: str, code: str = "bad_shape") -> None:
        self.problems.append(Problem(where, code, message))

    def scene(self, value: object) -> Incident | None:
        if not isinstance(value, Mapping):
            self.wrong((), "not a scene; write one like those of `trainer scene deal`")
            return None
        for name in value:
            if name not in _FIELDS:
                message = f"no such field; known: {', '.join(_FIELDS)}"
                self.wrong((str(name),), message, "unknown_field")
        round_ = self.round(value)
        done = self.before(value.get("before", []))
        moment = self.moment(value.get("moment"), done)
        if round_ is None:
            return None
        line = self.named(value, self.ruled_by(round_.house))
        event = self.event(value, line)
        if event is None:
            return None
        return Incident(
            round_=round_,
            done=done,
            after=None,
            event=event,
            facts=self.facts(value.get("facts", {}), event, line, moment),
            seen=IncidentSeen(),
            told=self.seen(value.get("seen")),
            places=self.places(value.get("places", []), ("places",)),
            wager=self.wager(value.get("wager")),
            moves=self.moves(value.get("moves", [])),
        )

    def round(self, value: Mapping[str, Plain]) -> Round | None:
        if "round" not in value:
            message = "round is missing; write a round like those of `trainer deal --json`"
            self.wrong(("round",), message)
            return None
        try:
            round_ = read_round(value["round"], self.houses)
        except RoundError as error:
            self.problems += [each.under("round") for each in error.problems]
            return None
        if value.get("house", round_.house) != round_.house:
            message = f"{quoted(value['house'])} is not the round's house; write {round_.house}"
            self.wrong(("house",), message)
        return round_

    def before(self, value: object) -> tuple[Action, ...]:
        if not isinstance(value, list):
            self.wrong(("before",), "not a list of actions; write one like [check bets, deal 1]")
            return ()
        done = []
        for at, each in enumerate(value):
            try:
                done.append(Action.parse(each if isinstance(each, str) else ""))
            except BadAction as reason:
                self.wrong(("before", at), f"{reason}")
        return tuple(done)

    def moment(self, value: object, done: tuple[Action, ...]) -> str:
        if value is None:
            return _last_moment(done)
        if value not in MOMENTS:
            self.wrong(("moment",), f"no moment {quoted(value)}; write one of {', '.join(MOMENTS)}")
            return "deal"
        return str(value)

    def named(self, value: Mapping[str, Plain], ruled: Irregularities) -> Irregularity | None:
        """The line of that name; it is not needed if the event is written."""
        known = {line.id: line for line in ruled.lines}
        name = value.get("name")
        if isinstance(name, str) and name in known:
            return known[name]
        if name is not None and not isinstance(name, str):
            self.wrong(("name",), "not a name; write one of `trainer scene list`")
        elif "event" not in value:
            missing = (
                "is missing" if name is None else f"{quoted(name)} is not a scene of this house"
            )
            right = f"write one of {', '.join(known)}, or the event and its facts"
            self.wrong(("name",), f"name {missing}; {right}")
        return None

    def event(self, value: Mapping[str, Plain], line: Irregularity | None) -> Event | None:
        if "event" not in value:
            return line.event if line is not None else None
        if value["event"] not in list(Event):
            known = ", ".join(Event)
            self.wrong(("event",), f"no event {quoted(value['event'])}; write one of {known}")
            return None
        return Event(value["event"])

    def facts(
        self, value: object, event: Event, line: Irregularity | None, moment: str
    ) -> dict[Fact, str]:
        facts = {fact: WORDS[fact][0] for fact in FACTS[event]}
        if line is not None and line.event is event:
            facts |= {fact: line.allowed(fact)[0] for fact in FACTS[event]}
        facts |= {each: word for each, word in _at(moment).items() if each in facts}
        if not isinstance(value, Mapping):
            self.wrong(("facts",), "not a mapping; write facts like {cards: 2}")
            return facts
        for name, word in value.items():
            self.fact(facts, name, word)
        return facts

    def fact(self, facts: dict[Fact, str], name: object, word: object) -> None:
        """Read one written fact, if the event has it."""
        if name not in [fact.value for fact in facts]:
            known = ", ".join(facts)
            self.wrong(("facts", str(name)), f"no such fact here; known: {known}", "unknown_field")
            return
        fact = Fact(str(name))
        said = {True: "yes", False: "no"}[word] if isinstance(word, bool) else str(word)
        if said not in WORDS[fact]:
            right = ", ".join(WORDS[fact])
            self.wrong(("facts", fact.value), f"no {quoted(word)}; write one of {right}")
        else:
            facts[fact] = said

    def seen(self, value: object) -> tuple[str, ...]:
        if value is not None and not isinstance(value, str):
            self.wrong(("seen",), "not a sentence; write what is seen as text")
            return ()
        return (value,) if value else ()

    def places(self, value: object, where: Place) -> tuple[int, ...]:
        if not isinstance(value, list):
            self.wrong(where, "not a list of places; write one like [3, dealer]")
            return ()
        return tuple(self.place(each, (*where, at)) for at, each in enumerate(value))

    def place(self, value: object, where: Place) -> int:
        if value == "dealer":
            return DEALER
        if isinstance(value, bool) or str(value) not in ["1", "2", "3", "4", "5", "6", "7"]:
            self.wrong(where, f"no place {quoted(value)}; write 1 to 7, or dealer", "bad_seat")
            return DEALER
        return int(str(value))

    def wager(self, value: object) -> Wager | None:
        if value is None:
            return None
        if value not in [wager.value for wager in STAKED]:
            message = f"no wager {quoted(value)}; write one of {', '.join(STAKED)}"
            self.wrong(("wager",), message, "unknown_wager")
            return None
        return Wager(str(value))

    def moves(self, value: object) -> tuple[tuple[int, int], ...]:
        if not isinstance(value, list) or any(
            not isinstance(each, list) or len(each) != 2 for each in value
        ):
            self.wrong(("moves",), "not a list of moves; write hands from and to, like [[4, 3]]")
            return ()
        read = [self.places(each, ("moves", at)) for at, each in enumerate(value)]
        return tuple((source, to) for source, to in read)


def _last_moment(done: tuple[Action, ...]) -> str:
    """The moment after the acts done so far."""
    for act in reversed(done):
        if act.verb in _LAST:
            return _LAST[act.verb]
        if act.word == "no_more_bets":
            return "bets_closed"
    return "bets_open"


def _at(moment: str) -> Mapping[Fact, str]:
    """The facts that follow from the moment."""
    late = moment == "next_game"
    facts = {Fact.NOTICED: "after_next_game" if late else "before_next_game"}
    facts[Fact.MOMENT] = moment if moment in ("bets_open", "bets_closed") else "cards_dealt"
    if moment in ("bets_open", "bets_closed", "deal", "dealt"):
        facts[Fact.STAGE] = "before_release"
    return facts
