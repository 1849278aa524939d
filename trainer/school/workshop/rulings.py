"""The rulings of a draft: one added, taken out or changed, and what belongs to it follows."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain, count
from typing import Any

from trainer.dealing.irregularity import (
    ENDS_HAND,
    FACTS,
    OF_ONE_HAND,
    WORDS,
    Deed,
    Event,
    Fact,
    Irregularities,
    Irregularity,
    Ruling,
    every_facts,
    is_of_one_hand,
)
from trainer.drills.irregularities.irregular import may_happen
from trainer.errors import Place
from trainer.library.draft import Draft
from trainer.library.formats import yaml_edit
from trainer.library.house import RULES_FILE
from trainer.library.house_files.irregularities_file import (
    IRREGULARITIES_FILE,
    load_irregularities,
    read_words,
)
from trainer.library.irregularity_kinds import IrregularityKind, irregularity_kinds
from trainer.library.workshop_file import UNCITED, UNRULED
from trainer.school.house_book.comparison import fact_words
from trainer.school.workshop.notes import copied_folder
from trainer.wording import Phrase, phrase, say, say_list, say_phrase

_LINES = ("irregularities",)
_ANEW = "begun_anew"
_ANEW_WHY = "A round that does not count starts again. Its cards go to the rack first."

_NOT_SHOWN = phrase("No round of this house shows it. A wager or step is missing.")
_PLAIN: Mapping[str, tuple[str, Phrase]] = {
    "qualifying": (
        " high",
        phrase(
            "The rule names the lowest hand with which the dealer qualifies. It is plain. "
            "Explain it, and settle by it."
        ),
    ),
    "ante_without_game": (
        "Queen",
        phrase("Without a hand that qualifies the Ante is paid. The player asks for what is due."),
    ),
    "tie": (
        "qual hands",
        phrase("The rule says what equal hands do. It is plain. Explain it, and settle by it."),
    ),
    "ranking": (
        "flush",
        phrase("The rule ranks the hands. It is plain. Explain it, and settle by it."),
    ),
}
"""Of disputes and claims about a rule: a word that tells how it is at one house, and words for
every house."""

# Where equal hands are paid, no dispute is that a tie should go to the player.
_PAID_TIE_DISPUTED = phrase("We have the same hand. That is not what the rules pay.")

USUAL_DEEDS = {
    Ruling.PLAY_ON: (Deed.PLAY_ON,),
    Ruling.VOID: (Deed.RETURN,),
    Ruling.RECONSTRUCT: (Deed.MOVE, Deed.PLAY_ON),
    Ruling.BACK_UP: (Deed.BACK_UP, Deed.PLAY_ON),
    Ruling.REDEAL: (Deed.DEAL_AGAIN,),
    Ruling.DEAD_HAND: (Deed.RETURN, Deed.PLAY_ON),
    Ruling.FORFEIT: (Deed.TAKE, Deed.PLAY_ON),
    Ruling.REFUSE: (Deed.REFUSE,),
    Ruling.STANDS: (Deed.PLAY_ON,),
    Ruling.NOT_ALLOWED: (Deed.STOP,),
    Ruling.PLAYERS_FAVOUR: (Deed.FAVOUR,),
    Ruling.PUT_RIGHT: (Deed.PLACE, Deed.PLAY_ON),
}
"""What is usually done after a ruling; nothing where the supervisor says."""


def put_ruling(at: int, draft: Draft, value: str) -> None:
    """That line is ruled so, what is done after it is what is usual, and every line is told from
    lines that are ruled otherwise. Raises InputError, OSError and ValueError."""
    place = ("irregularities", at)
    if draft.at(IRREGULARITIES_FILE, (*place, "reading")) == UNRULED:
        draft.put(IRREGULARITIES_FILE, (*place, "reading"), UNCITED)
    if value == draft.at(IRREGULARITIES_FILE, (*place, "ruling")):
        return
    if value in ENDS_HAND:
        written = draft.at(IRREGULARITIES_FILE, place)
        if not may_be_dead(written):
            raise ValueError(say_phrase(_NOT_DEAD))
        if written["event"] == Event.CARD_COUNT:
            put_fact(draft, at, Fact.WHOSE, _DEAD)
    draft.put(IRREGULARITIES_FILE, (*place, "ruling"), value)
    follows = [each.value for each in USUAL_DEEDS.get(Ruling(value), ())]
    _put(draft, at, "follows", follows)
    beliefs = draft.at(IRREGULARITIES_FILE, (*place, "beliefs"))
    if beliefs:
        _put(draft, at, "beliefs", {key: each for key, each in beliefs.items() if key != value})
    _tell_apart(draft)
    put_own_why(draft, at)


# Only a player's hand can be dead: where it is the dealer's, there is nothing to play against.
_DEAD = ("player",)
_NOT_DEAD = phrase("Only one player's hand can be dead.")
_OWN_WHY = phrase("That is this house's rule.")
_OF_A_DOCUMENT = ("silent", "The bullet", "The clause", "cause for a redeal")


def may_be_dead(written: Mapping[str, Any]) -> bool:
    """True if that line of the file rules on the hand of one player."""
    if written.get("event") != Event.CARD_COUNT:
        return written.get("event") in OF_ONE_HAND
    whose = (written.get("when") or {}).get(Fact.WHOSE.value)
    return set(_DEAD) <= set(words_of(Fact.WHOSE, whose))


def put_own_why(draft: Draft, at: int, told: Collection[str] = ("",)) -> None:
    """A reason that came along from a bundled house, with one of these words in it, is that of the
    ruling as it is here. Raises InputError and OSError."""
    place = (*_LINES, at)
    line, kinds = draft.at(IRREGULARITIES_FILE, place), irregularity_kinds()
    known = {each.why for each in _bundled(draft)}
    if line["why"] not in known or not any(each in line["why"] for each in told):
        return
    ruled = rulings_of(draft)
    assert ruled is not None, "it is one of its lines"
    alike = (
        each.line.why
        for each in kinds
        if (each.line.event, each.line.ruling) == (line["event"], line["ruling"])
        and not any(word in each.line.why for word in _OF_A_DOCUMENT)
        and _covers(each.line, ruled.lines[at])
    )
    _put(draft, at, "why", next(alike, str(_OWN_WHY)))


def _bundled(draft: Draft) -> Iterator[Irregularity]:
    """The lines of the house that was copied and of the bundled ones, with the words of each."""
    copied = copied_folder(draft)
    if copied is not None and (copied / IRREGULARITIES_FILE).is_file():
        yield from load_irregularities(copied).lines
    for kind in (*irregularity_kinds(), *irregularity_kinds(draft.house().rules.words.player)):
        yield kind.line


def _title_of(draft: Draft, line: Irregularity) -> str:
    """The title of a line with these facts: that of a bundled house, or one made of the facts."""
    facts = [*line.examples()]
    if line.event is Event.TENDER and line.allowed(Fact.BET) == ("yes",):
        for tender, title in _BET_IN.items():
            if line.allowed(Fact.TENDER) == (tender,):
                return str(title)
    for kind in irregularity_kinds(draft.house().rules.words.player):
        if kind.line.event is line.event and [*kind.line.examples()] == facts:
            return kind.line.title
    told = [
        fact_words(fact, words)
        for fact in FACTS[line.event]
        if set(words := line.allowed(fact)) != {*WORDS[fact]} and fact in line.when
    ]
    return say("{event} ({facts})", event=say_phrase(_SEEN[line.event]), facts=say_list(told, ""))


_BET_IN = {
    "cash": phrase("A bet is made in cash"), "credit": phrase("A bet is made on credit"),
}  # fmt: skip
_SEEN = {
    Event.FOREIGN_CARD: phrase("A card is not one of the deck's"),
    Event.DECK_COUNT: phrase("The deck is counted"),
    Event.MISDEAL: phrase("Hands are misplaced"),
    Event.CARD_COUNT: phrase("The cards of a hand are counted"),
    Event.EXPOSED: phrase("Cards are exposed"),
    Event.TURNED_EARLY: phrase("Cards are turned too early"),
    Event.SHUFFLER: phrase("The shuffler's lamp is on"),
    Event.BACK_UP: phrase("Cards have to be backed up"),
    Event.WAGER_CHANGED: phrase("A bet is changed"),
    Event.TENDER: phrase("Something is laid on the table"),
    Event.SIDE_BET: phrase("Players deal with each other"),
    Event.DISPUTE: phrase("A dispute"),
    Event.OFF_TABLE: phrase("Cards are lifted"),
    Event.TALK: phrase("Players talk"),
    Event.CLAIM: phrase("A player asks for something"),
    Event.HAND_TOUCHED: phrase("A player touches the cards"),
    Event.HAND_PLACED: phrase("A hand is laid down"),
    Event.DECKS: phrase("A deck is about to be dealt"),
}


def put_cited_why(draft: Draft, place: Place) -> None:
    """A ruling that a sentence gives is none on which a document is silent. Raises InputError and
    OSError."""
    if len(place) == 2 and place[0] == _LINES[0]:
        put_own_why(draft, int(place[1]), _OF_A_DOCUMENT)


def words_of(fact: Fact, written: Any) -> tuple[str, ...]:
    """The values of the fact in a line of the file: every one where it does not decide."""
    if written is None:
        return WORDS[fact]
    allowed = read_words(written)
    return tuple(each for each in WORDS[fact] if each in allowed)


def put_fact(draft: Draft, at: int, fact: Fact, words: Sequence[str]) -> None:
    """The fact has one of these values in that line. Wrong rules known of other facts are none of
    the line any more. Raises InputError, OSError and ValueError."""
    there = rulings_of(draft)
    assert there is not None, "it is one of its lines"
    line = there.lines[at]
    if line.ruling in ENDS_HAND and fact is Fact.WHOSE and tuple(words) != _DEAD:
        raise ValueError(say_phrase(_NOT_DEAD))
    changed = replace(line, when={**line.when, fact: frozenset(words)})
    for other in there.lines:
        if other is not line and other.event is line.event and _meet(changed, other):
            sentence = say('This is ruled under "{title}" already. Change that first.',
                       title=other.heading)  # fmt: skip
            raise ValueError(sentence)
    if not may_happen(draft.house(), changed):
        raise ValueError(say_phrase(_NOT_SHOWN))
    place = (*_LINES, at)
    when = draft.at(IRREGULARITIES_FILE, (*place, "when")) or {}
    written = {**when, fact.value: _as_written(fact, words)}
    draft.put(IRREGULARITIES_FILE, (*place, "when"), written)
    if line.title in (_title_of(draft, line), *(each.title for each in _bundled(draft))):
        _put(draft, at, "title", _title_of(draft, changed))
    if line.beliefs:
        _put(draft, at, "beliefs", None)
    if not _covers(line, changed):
        put_own_why(draft, at)


def put_kind(draft: Draft, at: int, name: str) -> None:
    """The line rules on that kind now, as it did before: its title and its reason stay where the
    author wrote them. Raises InputError, OSError and ValueError."""
    kinds = irregularity_kinds(draft.house().rules.words.player)
    kind = next(each for each in may_be_ruled(draft) if each.line.id == name)
    there = rulings_of(draft)
    assert there is not None, "it is one of its lines"
    line = there.lines[at]
    if line.ruling in ENDS_HAND and not is_of_one_hand(kind.line.event, kind.line.when):
        raise ValueError(say_phrase(_NOT_DEAD))
    if not may_happen(draft.house(), replace(kind.line, ruling=line.ruling)):
        raise ValueError(say_phrase(_NOT_SHOWN))
    draft.put(IRREGULARITIES_FILE, (*_LINES, at, "event"), kind.line.event.value)
    for key in ("when", "said", "beliefs"):
        _put(draft, at, key, None if key == "beliefs" else kind.written.get(key))
    for key, own in (("title", line.title), ("why", line.why)):
        if own in {str(each.written[key]) for each in kinds}:
            _put(draft, at, key, kind.written[key])
    _put_plain_kind(draft, kind)
    _tell_apart(draft)


def _covers(wide: Irregularity, narrow: Irregularity) -> bool:
    """True if all that is ruled on by the second is ruled on by the first."""
    facts = [each for each in every_facts(narrow.event) if narrow.applies(each)]
    return all(map(wide.applies, facts))


def _meet(one: Irregularity, other: Irregularity) -> bool:
    return any(one.applies(facts) and other.applies(facts) for facts in every_facts(one.event))


def _as_written(fact: Fact, words: Sequence[str]) -> Any:
    """The values as people write them: ``"2"``, ``{at_least: 2}``, ``[placed, raised]``."""
    every = WORDS[fact]
    if len(words) == 1:
        return words[0]
    if fact is Fact.CARDS and tuple(words) == every[every.index(words[0]) :]:
        return {"at_least": int(words[0])}
    left = [each for each in every if each not in words]
    if fact is Fact.CARDS and len(left) == 1:
        return {"other_than": int(left[0])}
    return [*words]


def put_deeds(draft: Draft, at: int, deeds: Sequence[str]) -> None:
    """That is done after the ruling. Raises InputError, OSError and ValueError."""
    ruling = Ruling(draft.at(IRREGULARITIES_FILE, (*_LINES, at, "ruling")))
    if ruling in ENDS_HAND and ENDS_HAND[ruling] not in deeds:
        raise ValueError(say("The ruling says what becomes of the wagers: keep that."))
    _put(draft, at, "follows", [*deeds])


def put_heard(draft: Draft, at: int, number: int, text: str) -> None:
    """That is the sentence of that number which may be heard; an empty one is taken out. Raises
    InputError, OSError and ValueError."""
    heard = list(draft.at(IRREGULARITIES_FILE, (*_LINES, at, "said")) or ())
    heard[number : number + 1] = [text.strip()] if text.strip() else []
    if not heard:
        raise ValueError(say("Leave at least one sentence: the drills say it."))
    if len({*heard}) < len(heard):
        raise ValueError(say("This sentence is there already."))
    _put(draft, at, "said", heard)


def may_be_ruled(draft: Draft) -> tuple[IrregularityKind, ...]:
    """The irregularities on which the draft does not rule yet. Raises InputError."""
    there = rulings_of(draft)
    lines = there.lines if there is not None else ()
    kinds = irregularity_kinds(draft.house().rules.words.player)
    return tuple(each for each in kinds if not any(map(each.overlaps, lines)))


def add_ruling(draft: Draft, name: str) -> None:
    """The draft rules on that irregularity, once its author says how; where nothing of its kind is
    harmless yet, a harmless look-alike comes along. Raises InputError, OSError and ValueError."""
    free = {each.line.id: each for each in may_be_ruled(draft)}
    kind, house = free[name], draft.house()
    if not may_happen(house, kind.line):
        raise ValueError(say_phrase(_NOT_SHOWN))
    _append(draft, kind, UNCITED if kind.line.harmless else UNRULED)
    lines = draft.at(IRREGULARITIES_FILE, _LINES)
    harmless = [each for each in free.values() if each.line.harmless]
    alike = [free[each] for each in kind.line.look_alikes if each in free]
    alike += [each for each in harmless if each.line.event is kind.line.event]
    alike += harmless if _cannot_be_told(lines) else ()
    alike = [each for each in alike if each.line.ruling is not kind.line.ruling]
    if not any(each["event"] == kind.line.event and _is_harmless(each) for each in lines):
        beside = next((each for each in alike if may_happen(house, each.line)), None)
        if beside is not None:
            _append(draft, beside, UNCITED)
    _tell_apart(draft)


def _append(draft: Draft, kind: IrregularityKind, reading: str) -> None:
    lines = draft.at(IRREGULARITIES_FILE, _LINES) or []
    taken, own = {each["id"] for each in lines}, str(kind.written["id"])
    numbered = (f"{own}_{number}" for number in count(2))
    name = next(each for each in chain([own], numbered) if each not in taken)
    written: dict[str, Any] = {}
    for key, value in {**kind.written, "id": name}.items():
        if key == "why":
            written["reading"] = reading
        written[key] = value
    text = draft.text(IRREGULARITIES_FILE)
    draft.write(IRREGULARITIES_FILE, yaml_edit.with_block_item(text, _LINES, written))
    _put_plain_kind(draft, kind)


def remove_ruling(draft: Draft, at: int) -> None:
    """The draft does not rule on that irregularity any more. Raises InputError, OSError and
    ValueError."""
    lines = draft.at(IRREGULARITIES_FILE, _LINES)
    left = [each for number, each in enumerate(lines) if number != at]
    if _cannot_be_told(left):
        words = say("The others need one with another ruling. Add one first.")
        raise ValueError(words)
    beside = [each for each in left if not _came_along(each, lines[at], left)]
    left = left if _cannot_be_told(beside) else beside
    if not left:
        draft.write(IRREGULARITIES_FILE, "")
        return
    for number in reversed([number for number, each in enumerate(lines) if each not in left]):
        draft.take(IRREGULARITIES_FILE, (*_LINES, number))
    _tell_apart(draft)


def _cannot_be_told(lines: Sequence[dict[str, Any]]) -> bool:
    """True if all are ruled alike, so that no line can be told from another."""
    rulings = {each["ruling"] for each in lines}
    return len(rulings) == 1 and Ruling.PLAY_ON not in rulings


def _came_along(
    line: dict[str, Any], taken: dict[str, Any], left: Sequence[dict[str, Any]]
) -> bool:
    """True if the line only looks like the one that is taken out, and like no other of its
    event."""
    alike = line["id"] in taken.get("look_alikes", ()) and line["event"] == taken["event"]
    others = (each for each in left if each["event"] == line["event"])
    return alike and _is_harmless(line) and all(map(_is_harmless, others))


def impossible_rulings(draft: Draft) -> tuple[int, ...]:
    """The lines that no round of the draft shows any more, the last one first. Raises
    HouseFileError."""
    there, house = rulings_of(draft), draft.house()
    lines = there.lines if there is not None else ()
    return tuple(at for at, each in reversed([*enumerate(lines)]) if not may_happen(house, each))


def put_plain(draft: Draft, about: str) -> None:
    """Disputes about ``qualifying``, a ``tie`` or the ``ranking``, and claims of an
    ``ante_without_game``, name no hand and no result any more: the rule is another one now. Raises
    InputError and OSError."""
    there = (draft.folder / IRREGULARITIES_FILE).is_file()
    told, plain = _PLAIN[about]
    for at, line in enumerate(draft.at(IRREGULARITIES_FILE, _LINES) or () if there else ()):
        if about not in _about(line["when"]):
            continue
        if told in line["why"]:
            _put(draft, at, "why", str(plain))
        heard = line.get("said", [])
        left = [each for each in heard if told not in each]
        if about == "tie" and _pays_a_tie(draft):
            left = [str(_PAID_TIE_DISPUTED)]
        if left and left != heard:
            _put(draft, at, "said", left)


def _put_plain_kind(draft: Draft, kind: IrregularityKind) -> None:
    """A dispute that comes from a bundled house names none of its rules."""
    for about in _about(kind.written["when"]):
        put_plain(draft, about)


def _about(when: Mapping[str, Any]) -> list[str]:
    """The rule that a player disputes, or asks for."""
    said = (when.get(fact.value) for fact in (Fact.ABOUT, Fact.CLAIM))
    return [each for each in said if isinstance(each, str) and each in _PLAIN]


def _pays_a_tie(draft: Draft) -> bool:
    return any("pays" in (draft.at(RULES_FILE, (each, "tie")) or {}) for each in ("ante", "play"))


def put_begun_anew(draft: Draft, value: str) -> None:
    """Write the deed after a round that does not count: ``rack``, ``announce``, or ``unsaid``.
    Raises InputError and OSError."""
    there = draft.at(IRREGULARITIES_FILE, (_ANEW,)) is not None
    if value == "unsaid":
        draft.take(IRREGULARITIES_FILE, (_ANEW,))
    elif there:
        draft.put(IRREGULARITIES_FILE, (_ANEW, "announces"), value == "announce")
    else:
        anew = {"announces": value == "announce", "reading": UNCITED, "why": _ANEW_WHY}
        draft.insert_block(IRREGULARITIES_FILE, _ANEW, anew, _LINES[0])


def rulings_of(draft: Draft) -> Irregularities | None:
    """The irregularities that the draft rules on. Raises HouseFileError with every problem."""
    there = (draft.folder / IRREGULARITIES_FILE).is_file()
    return load_irregularities(draft.folder) if there else None


def _is_harmless(line: dict[str, Any]) -> bool:
    return bool(line["ruling"] == Ruling.PLAY_ON)


def _tell_apart(draft: Draft) -> None:
    """Every line is told from lines that are there and are ruled otherwise. Raises ValueError where
    there is none."""
    lines = draft.at(IRREGULARITIES_FILE, _LINES)
    if _cannot_be_told(lines):
        raise ValueError(say("First add one with another ruling."))
    for number, line in enumerate(lines):
        apart = _told_from(lines, line)
        if apart != line.get("look_alikes", []):
            _put(draft, number, "look_alikes", apart)


def _put(draft: Draft, at: int, key: str, value: Any) -> None:
    """That stands there, or nothing where it is empty."""
    place = ("irregularities", at, key)
    if value:
        draft.put(IRREGULARITIES_FILE, place, value)
    elif draft.at(IRREGULARITIES_FILE, place) is not None:
        draft.take(IRREGULARITIES_FILE, place)


def _told_from(lines: list[dict[str, Any]], line: dict[str, Any]) -> list[str]:
    """The lines that it looks like: those that are ruled otherwise, at least one for a line that
    stops the round."""
    ruled = {each["id"]: each for each in lines if each["ruling"] != line["ruling"]}
    kept = [each for each in line.get("look_alikes", []) if each in ruled]
    if kept or line["ruling"] == Ruling.PLAY_ON or not ruled:
        return kept
    same = [name for name, each in ruled.items() if each["event"] == line["event"]]
    harmless = [name for name, each in ruled.items() if each["ruling"] == Ruling.PLAY_ON]
    return [next(iter([*same, *harmless, *ruled]))]
