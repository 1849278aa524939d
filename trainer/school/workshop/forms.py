"""A draft as forms: what may be changed, where it stands in the files, and what a change writes."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from fractions import Fraction
from functools import partial
from typing import Any

from trainer.dealing.procedure import StepKind
from trainer.errors import Place
from trainer.game.hands import Category, lowest, strength_of_ranks
from trainer.game.money import Money
from trainer.game.pay import Combination, JudgedOn, PayTable, Posted
from trainer.game.rules import HouseRules, SideWager, Situation
from trainer.game.wagers import Wager
from trainer.library.archive import DOCUMENT
from trainer.library.draft import Draft, inside
from trainer.library.file_parts import ROWS
from trainer.library.house import PROCEDURE_FILE, RULES_FILE
from trainer.library.presets import Preset, bundled_presets, written_award
from trainer.library.readings_file import ReadingQuestion
from trainer.library.sentences import sentences
from trainer.library.workshop_file import (
    ASSUMED,
    OPEN_READINGS,
    UNCITED,
    UNSAID,
    WORKSHOP_FILE,
    read_notes,
)
from trainer.school.workshop.advice import (
    RowWorth,
    ante_edge,
    bonus_worth,
    edge_of,
    side_worth,
)
from trainer.school.workshop.bet_forms import add_bet, bet_sections
from trainer.school.workshop.form_pieces import (
    Choice,
    FormPiece,
    Line,
    PaidRest,
    PaidRow,
    PaidTable,
    Section,
    text_line,
)
from trainer.school.workshop.hand_forms import (
    due_pieces,
    hands_section,
    side_pieces,
    words_section,
)
from trainer.school.workshop.misdeal_forms import misdeal_sections
from trainer.school.workshop.notes import put_note
from trainer.school.workshop.procedure_form import procedure_sections
from trainer.school.workshop.readings import questions_placed
from trainer.school.workshop.round_steps import step_name
from trainer.school.workshop.ruling_forms import ruling_sections
from trainer.school.workshop.rulings import put_any_line
from trainer.school.workshop.stake_rules import (
    ON_PLAY,
    add_limit,
    may_be_limited,
    put_chips,
    put_limit,
    put_play,
)
from trainer.school.workshop.wager_set import (
    add_order,
    add_wager,
    may_be_added,
    may_be_ordered,
    may_be_removed,
    remove_wager,
    uncited,
)
from trainer.wording import phrase, say, say_list, say_phrase


class WorkshopTab(StrEnum):
    """The parts of the work on a house."""

    HOUSE = "house"
    RULES = "rules"
    PROCEDURE = "procedure"
    IRREGULARITIES = "irregularities"
    PROOF = "proof"
    PUBLISH = "publish"


def sections(draft: Draft, tab: WorkshopTab) -> tuple[Section, ...]:
    """The forms of that part. Raises InputError where the draft's files cannot be read."""
    found = _sections(draft, tab)
    questions = questions_placed(draft) if found else ()
    cite_of, said = _cite_of(draft), read_notes(draft.folder / WORKSHOP_FILE).said
    known = {each.clause for each in sentences(draft.text(DOCUMENT), cite_of)}
    values = {file: draft.value(file) for file in {each.file for each in found}}  # read once
    return tuple(
        replace(
            _sourced(_open_first(each, values[each.file], said), values[each.file]),
            asked=_asked(each, questions),
            sentence=each.clause.removeprefix(f"{cite_of} "),
            tied=_is_tied(each, values[each.file], known),
            assumed=_reads(each, values[each.file], ASSUMED) != [],
        )
        for each in found
    )


def _reads(section: Section, written: Any, reading: str) -> list[Place]:
    """The places of the section's rules of that reading."""
    rules = [each for each in (section.cites, *section.also) if each]
    return [each for each in rules if inside(written, (*each, "reading")) == reading]


def _open_first(section: Section, written: Any, said: Collection[str]) -> Section:
    """The section as it is shown while nobody gave its rule: a field has no value until it is
    ``said``. What is written into a rule that the program assumes is the author's."""
    open_, assumes = (_reads(section, written, each) for each in (UNSAID, ASSUMED))
    fields: dict[Place, list[str]] = {each: [] for each in (*open_, *assumes)}
    for piece in section.pieces:
        if rule := _rule_of(piece, fields):
            fields[rule].append(_dotted(piece.place))
    pieces = tuple(_open_piece(each, section.file, open_, fields, said) for each in section.pieces)
    return replace(section, says=say("not said yet") if open_ else section.says, pieces=pieces)


def _dotted(place: Place) -> str:
    return ".".join(map(str, place))


def _rule_of(piece: FormPiece, rules: Iterable[Place]) -> Place:
    if isinstance(piece, PaidTable):
        return ()
    return next(
        (each for each in rules if each[: len(piece.place)] == piece.place[: len(each)]), ()
    )


def _open_piece(
    piece: FormPiece,
    file: str,
    unsaid: Collection[Place],
    fields: Mapping[Place, Sequence[str]],
    said: Collection[str],
) -> FormPiece:
    """The field of a rule that is open: once all its ``fields`` are said, the rule is."""
    rule = _rule_of(piece, fields)
    if not rule or isinstance(piece, PaidTable):
        return piece

    own = _dotted(piece.place)

    def write(draft: Draft, value: str) -> None:
        piece.write(draft, value)
        now = draft.at(file, (*rule, "reading"))
        left = set(fields[rule]) - {*said, own} if now == UNSAID else ()
        if left:
            put_note(draft, "said", [*dict.fromkeys((*said, own))])
        elif now in (UNSAID, ASSUMED):
            draft.put(file, (*rule, "reading"), UNCITED)
            put_note(draft, "said", [each for each in said if each not in fields[rule]])

    hidden = rule in unsaid and own not in said
    return replace(piece, value="" if hidden else piece.value, write=write)


def _must_be_said(draft: Draft, file: str, places: Iterable[Place]) -> None:
    """Raises ValueError where nobody said yet what the rule is."""
    if any(draft.at(file, (*each, "reading")) == UNSAID for each in places):
        raise ValueError(say("Say first what the rule is: choose or write it."))


def _is_tied(section: Section, written: Any, known: Collection[str]) -> bool:
    """True if the document says so, as far as there is one."""
    if not section.cites:
        return True
    rules = [inside(written, each) for each in (section.cites, *section.also)]
    return all(_rests(each, known) for each in rules if isinstance(each, dict))


def _rests(rule: Mapping[str, Any], known: Collection[str]) -> bool:
    if "rule" in rule:
        return not known or rule["rule"] in known
    return rule["reading"] not in OPEN_READINGS


def _cite_of(draft: Draft) -> str:
    return str(draft.at(RULES_FILE, ("cite",)) or "")


Placed = tuple[ReadingQuestion, tuple[tuple[str, Place], ...]]
"""A question with the places that it decides, each with its file."""


def _asked(section: Section, questions: Iterable[Placed]) -> tuple[ReadingQuestion, ...]:
    """The questions that decide something in the section."""
    places = section.places
    return tuple(
        question
        for question, decides in questions
        if any(
            place[: len(own)] == own[: len(place)]
            for file, place in decides
            if file == section.file
            for own in places
        )
    )


def _sourced(section: Section, whole: Any) -> Section:
    """The section with its clause, and the reason for it where that is a reading, to write on; and
    the clauses of other rules that it tells."""
    written = inside(whole, section.cites)
    if not section.cites or not isinstance(written, dict):
        return section
    clause = Line(
        f"{section.key}.rule", say("Clause"), str(written.get("rule", "")), section.file,
        (*section.cites, "rule"), partial(_put_clause, section),
    )  # fmt: skip
    pieces: list[FormPiece] = [*section.pieces, clause]
    if "reading" in written:
        value = "" if written["reading"] in OPEN_READINGS else str(written["reading"])
        reason = Line(
            f"{section.key}.reading", say("Why it is read this way"), value, section.file,
            (*section.cites, "reading"), partial(_put_reason, section),
        )  # fmt: skip
        pieces.append(reason)
    pieces += (_also_cited(section, each, inside(whole, each)) for each in section.also)
    return replace(section, pieces=tuple(pieces))


def _also_cited(section: Section, place: Place, written: Mapping[str, Any]) -> Line:
    below = place[len(section.cites) :] if place[: len(section.cites)] == section.cites else ()
    rule = say_list([_step_words(each) for each in below or place[:1]], "")
    alone = replace(section, cites=place, also=())
    return Line(
        f"{'.'.join(map(str, place))}.rule", say("Clause: {rule}", rule=rule),
        str(written.get("rule", "")), section.file, (*place, "rule"), partial(_put_clause, alone),
    )  # fmt: skip


_STEPS = {
    "due": phrase("Ante Bonus"),
    "loses": phrase("A losing hand"),
    "wins": phrase("A winning hand"),
    "qualified": phrase("Dealer plays"),
    "folded": phrase("Folds"),
    "pays": phrase("Pays"),
    "own_hand": phrase("Paid for one's own hand"),
    "several": phrase("Several hands add up"),
    "stake_of_a_win": phrase("The stake of a win"),
    "ace_low_straight": phrase("5-4-3-2-A is"),
    "fold_unasked": phrase("Fold unasked"),
    "without": phrase("Without the wager"),
    "own_pass": phrase("A pass of its own"),
}


def _step_words(step: str | int) -> str:
    """A step of the way to a rule, as the floor says it."""
    if step in _STEPS:
        return say_phrase(_STEPS[str(step)])
    if step in tuple(Situation):
        return say_phrase(_SITUATIONS[Situation(step)])
    if step in tuple(Combination):
        return Combination(step).words
    return Wager(step).words if step in tuple(Wager) else str(step)


def _put_clause(section: Section, draft: Draft, text: str) -> None:
    cite_of = _cite_of(draft)
    text = text.strip()
    if not text:
        raise ValueError(say("Write the clause, like {cite} 1.", cite=cite_of))
    cite(draft, section, text if text.startswith(f"{cite_of} ") else f"{cite_of} {text}")


def _put_reason(section: Section, draft: Draft, text: str) -> None:
    _must_be_said(draft, section.file, (section.cites, *section.also))
    if not text.strip():
        raise ValueError(say("Write something here."))
    draft.put(section.file, (*section.cites, "reading"), text.strip())
    for place in uncited(draft, section.file, section.cites):
        draft.put(section.file, (*place, "reading"), text.strip())


def _sections(draft: Draft, tab: WorkshopTab) -> tuple[Section, ...]:
    match tab:
        case WorkshopTab.HOUSE:
            return tuple(_house(draft))
        case WorkshopTab.RULES:
            return tuple(_rules(draft))
        case WorkshopTab.PROCEDURE:
            return tuple(procedure_sections(draft))
        case WorkshopTab.IRREGULARITIES:
            return (*misdeal_sections(draft), *ruling_sections(draft))
        case _:
            return ()


# ------------------------------------------------------------------------------------ house


def _house(draft: Draft) -> Iterator[Section]:
    rules = draft.house().rules
    line = partial(text_line, draft)
    names = (
        line("title", say("Name"), ("title",)),
        line("summary", say("What is special"), ("summary",)),
        line("source", say("Document"), ("source",)),
        line("edition", say("Edition"), ("edition",)),
        line("currency", say("Currency sign"), ("currency",)),
    )
    yield Section("names", say("Names"), rules.title, names)
    chips = _amounts_line("chips", say("Chips"), ("chips", "values"), rules.chips, put_chips)
    yield Section(
        "chips",
        say("Chips"),
        chips.value,
        (chips,),
        rules.chips_source.cite,
        rules.chips_source.reading is not None,
        ("chips",),
    )
    spots = tuple(
        line(f"spot.{wager.value}", wager.words, ("spots", wager.value)) for wager in rules.spots
    )
    yield Section("spots", say("Print at the spots"), ", ".join(rules.spots.values()), spots)
    yield words_section(rules.words)
    felt = (
        line("felt.title", say("Title"), ("felt", "title")),
        line("felt.sentence", say("Sentence"), ("felt", "sentence")),
        *(
            line(f"felt.colour{n}", name, ("felt", "colours", n))
            for n, name in enumerate((say("Centre"), say("Middle"), say("Edge")))
        ),
    )
    yield Section("felt", say("Felt"), rules.felt.title, felt)


def _amounts_line(
    key: str,
    name: str,
    place: Place,
    amounts: tuple[Money, ...],
    put: Callable[[Draft, Sequence[Money]], None] | None = None,
) -> Line:
    def write(draft: Draft, text: str) -> None:
        parts = [each for each in text.replace(";", ",").replace(" ", ",").split(",") if each]
        found = [_money(each) for each in parts]
        if put is not None:
            put(draft, found)
        else:
            draft.put(RULES_FILE, place, [str(each) for each in found])

    return Line(key, name, ", ".join(map(str, amounts)), RULES_FILE, place, write)


def _money(text: str) -> Money:
    amount = Money.parse(text)
    if amount <= Money(0):
        raise ValueError(say("Write amounts above zero, like 5 or 2.50."))
    return amount


# ------------------------------------------------------------------------------------ rules


def _rules(draft: Draft) -> Iterator[Section]:
    rules = draft.house().rules
    yield _wager_set(draft, rules)
    yield _play(draft, rules)
    yield _stakes(rules)
    yield from _limits(draft)
    yield from bet_sections(draft, rules)
    yield hands_section(draft, rules)
    yield _qualifying(rules)
    yield from (_outcome(draft, rules, each) for each in _SITUATIONS)
    yield _folds(draft, rules)
    yield from _bonus(draft, rules)
    for side in rules.sides:
        yield _side(draft, rules, side)
    if rules.envy is not None:
        yield _envy(draft, rules)


def _wager_set(draft: Draft, rules: HouseRules) -> Section:
    """The wagers that are offered, one more, or one less."""
    spots = rules.spots
    says = [*spots.values(), *([Wager.ENVY_BONUS.words] if rules.envy is not None else [])]
    pieces = (
        Choice(
            "wagers.add", say("Add a wager"), "", _named_wagers(rules, may_be_added(rules)),
            RULES_FILE, ("spots",), lambda draft, value: add_wager(draft, Wager(value)),
        ),
        Choice(
            "wagers.remove", say("Take a wager out"), "",
            _named_wagers(rules, may_be_removed(rules)), RULES_FILE, ("spots",),
            lambda draft, value: remove_wager(draft, Wager(value)),
        ),
        Choice(
            "wagers.limit", say("Limit a wager"), "", _named_wagers(rules, may_be_limited(rules)),
            RULES_FILE, ("bets",), lambda draft, value: add_limit(draft, Wager(value)),
        ),
        add_bet(rules),
        Choice(
            "wagers.order", say("Order the wagers of one hand"), "",
            tuple((each, step_name(rules, StepKind(each))) for each in may_be_ordered(draft)),
            PROCEDURE_FILE, ("wager_order",), add_order,
        ),
    )  # fmt: skip
    offers = draft.at(RULES_FILE, ("offers",)) or {}
    return Section(
        "wagers", say("Wagers"), ", ".join(says), pieces, str(offers.get("rule", "")),
        "reading" in offers, ("offers",) if offers else (),
    )  # fmt: skip


def _named_wagers(rules: HouseRules, wagers: Iterable[Wager]) -> tuple[tuple[str, str], ...]:
    return tuple((each.value, rules.spots.get(each, each.words)) for each in wagers)


def _play(draft: Draft, rules: HouseRules) -> Section:
    """The size of the Play wager."""
    bets = draft.at(RULES_FILE, ("bets",)) or []
    at = next((at for at, rule in enumerate(bets) if rule["code"] in ON_PLAY), None)
    times = rules.play_times
    now = "" if at is None else "equal" if times is None else f"{times.least}-{times.most}"
    known = {"equal": say("equal to the Ante")} | {
        f"{least}-{most}": say("{least} to {most} times the Ante", least=least, most=most)
        for least, most in ((1, 2), (1, 3), (1, 4), (1, 5))
    }
    options = tuple((known | ({now: known.get(now, now)} if now else {})).items())
    choice = Choice("play_size", say("It is"), now, options, RULES_FILE, ("bets",), put_play)
    source = next((each.source for each in rules.bets if each.is_on_play), None)
    return Section(
        "play_size", say("Size of {wager}", wager=rules.spots[Wager.PLAY]),
        dict(options).get(now, ""), (choice,), source.cite if source else "",
        source is not None and source.reading is not None,
        ("bets", at) if at is not None else (),
    )  # fmt: skip


def _stakes(rules: HouseRules) -> Section:
    lines = tuple(
        _amounts_line(f"stakes.{wager.value}", rules.spots[wager], ("stakes", wager.value), amounts)
        for wager, amounts in rules.stakes.items()
    )
    says = ", ".join(
        f"{rules.spots[wager]} {min(amounts)}–{max(amounts)}"
        for wager, amounts in rules.stakes.items()
    )
    return Section("stakes", say("Stakes in dealt rounds"), says, lines)


def _limits(draft: Draft) -> Iterator[Section]:
    """The limits that the betting rules give, by amounts."""
    bets = draft.at(RULES_FILE, ("bets",)) or []
    for at, rule in enumerate(bets):
        if "from" not in rule or "to" not in rule:
            continue
        pieces: tuple[FormPiece, ...] = (
            *(
                Line(f"bets.{at}.{key}", name, str(rule.get(key, "")), RULES_FILE,
                     ("bets", at, key), partial(put_limit, at, key))
                for key, name in (
                    ("from", say("From")), ("to", say("To")), ("chip", say("Chips of one value")),
                )
            ),
            Choice(
                f"bets.{at}.posted", say("This limit"), "yes",
                (("yes", say("is posted")), ("no", say("is not posted"))),
                RULES_FILE, ("bets", at), partial(_take_limit, at),
            ),
        )  # fmt: skip
        wager = Wager(rule["wager"])
        yield Section(
            f"bets.{at}",
            say("Limits: {wager}", wager=wager.words),
            _limit_says(rule),
            pieces,
            str(rule.get("rule", "")),
            "reading" in rule,
            ("bets", at),
        )


def _limit_says(rule: Mapping[str, Any]) -> str:
    if "chip" in rule:
        return say(
            "{low} to {high}, in chips of {chip}",
            low=rule["from"], high=rule["to"], chip=rule["chip"],
        )  # fmt: skip
    return say("{low} to {high}", low=rule["from"], high=rule["to"])


def _take_limit(at: int, draft: Draft, value: str) -> None:
    if value == "no":
        draft.take(RULES_FILE, ("bets", at))


_LOWEST = {
    "5-3-2": phrase("Any hand"),
    "9-3-2": phrase("Nine high or better"),
    "T-3-2": phrase("Ten high or better"),
    "J-3-2": phrase("Jack high or better"),
    "Q-3-2": phrase("Queen high or better"),
    "K-3-2": phrase("King high or better"),
    "A-4-2": phrase("Ace high or better"),
}


def _qualifying(rules: HouseRules) -> Section:
    place = ("dealer_qualifies", "at_least")
    now = "-".join(map(str, rules.qualifying.at_least))
    known = {value: say_phrase(words) for value, words in _LOWEST.items()}
    options = tuple((known | {now: known.get(now, say("{hand} or better", hand=now))}).items())
    choice = Choice("qualifies", say("With"), now, options, RULES_FILE, place, _put_line)
    hand = Line(
        "qualifies.hand", say("Or from this hand on"), now, RULES_FILE, place,
        partial(_put_lowest, rules),
    )  # fmt: skip
    source = rules.qualifying.source
    return Section(
        "qualifies",
        say("Dealer plays"),
        dict(options)[now],
        (choice, hand),
        source.cite,
        source.reading is not None,
        ("dealer_qualifies",),
    )


def _put_lowest(rules: HouseRules, draft: Draft, text: str) -> None:
    """Three ranks, as anybody writes them, of a hand that is nothing but its cards."""
    ranks = re.findall("10|[2-9TJQKA]", text.upper())
    wrong = re.sub("10|[2-9TJQKA]|[-, ]", "", text.upper())
    if wrong or len(ranks) != 3 or len({*ranks}) != 3:
        raise ValueError(say("Write three different ranks, like Q-6-4."))
    hand = lowest("-".join(each.replace("10", "T") for each in ranks))
    strength = strength_of_ranks(rules.ranking, hand)
    if rules.ranking.category(strength) is not Category.HIGH_CARD:
        raise ValueError(say("That is a straight. Write three different ranks, like Q-6-4."))
    _put_line(draft, "-".join(map(str, hand)))


def _put_line(draft: Draft, hand: str) -> None:
    if hand != draft.at(RULES_FILE, ("dealer_qualifies", "at_least")):
        draft.put(RULES_FILE, ("dealer_qualifies", "at_least"), hand)
        put_any_line(draft)


def _put(file: str, place: Place, draft: Draft, value: str) -> None:
    draft.put(file, place, value)


_SITUATIONS = {
    Situation.NOT_QUALIFIED: phrase("Dealer does not play"),
    Situation.HIGHER: phrase("Higher than the dealer"),
    Situation.LOWER: phrase("Lower than the dealer"),
    Situation.TIE: phrase("Equal hands"),
}
_RESULTS = {
    "1:1": phrase("pays 1 to 1"),
    "push": phrase("pushes"),
    "lose": phrase("loses"),
}


def _outcome(draft: Draft, rules: HouseRules, situation: Situation) -> Section:
    """What becomes of the Ante and the Play in one situation."""
    pieces, says = [], []
    for wager in (Wager.ANTE, Wager.PLAY):
        place = (wager.value, situation.value)
        written = draft.at(RULES_FILE, place) or {}
        now = str(written.get("pays", written.get("result", "")))
        known = {value: say_phrase(each) for value, each in _RESULTS.items()}
        options = tuple((known | {now: known.get(now, now)}).items())
        key, spot = f"{wager.value}.{situation.value}", rules.spots[wager]
        says.append(f"{spot} {dict(options)[now]}")
        pieces.append(
            Choice(key, spot, now, options, RULES_FILE, place, partial(_put_outcome, place))
        )
    source = rules.ante[situation].source
    return Section(
        f"outcome.{situation}", say_phrase(_SITUATIONS[situation]), ", ".join(says),
        tuple(pieces), source.cite, source.reading is not None, (Wager.ANTE.value, situation.value),
        also=((Wager.PLAY.value, situation.value),),
    )  # fmt: skip


def _put_outcome(place: Place, draft: Draft, value: str) -> None:
    written = dict(draft.at(RULES_FILE, place) or {})
    kept = {key: each for key, each in written.items() if key not in ("pays", "result")}
    how = {"pays": value} if ":" in value else {"result": value}
    draft.put(RULES_FILE, place, {**how, **kept})


def _folds(draft: Draft, rules: HouseRules) -> Section:
    options = (("stays", say("stays in play")), ("lose", say("is lost")))
    pieces = tuple(
        Choice(
            f"{side.wager.value}.folded",
            rules.spots[side.wager],
            "lose" if side.folded.forfeits else "stays",
            options,
            RULES_FILE,
            (side.wager.value, "folded", "result"),
            partial(_put, RULES_FILE, (side.wager.value, "folded", "result")),
        )
        for side in rules.sides
    )
    told = [(rules.spots[Wager.ANTE], "lose"), *((each.name, each.value) for each in pieces)]
    says = ", ".join(f"{name} {dict(options)[value]}" for name, value in told)
    places = [(each.value, "folded") for each in (Wager.ANTE, *(it.wager for it in rules.sides))]
    source = rules.ante[Situation.FOLDED].source
    return Section(
        "folds", say("Folds"), says, pieces, source.cite,
        source.reading is not None, places[0],
        also=tuple(each for each in places[1:] if draft.at(RULES_FILE, each) is not None),
    )  # fmt: skip


def _bonus(draft: Draft, rules: HouseRules) -> Iterator[Section]:
    bonus = rules.ante_bonus
    if isinstance(bonus.table, Posted):
        yield _posted(draft, "ante_bonus", Wager.ANTE_BONUS.words, bonus.table, due_pieces(draft))
        return
    if not bonus.table.rows:
        return
    table = _table("ante_bonus", bonus.table, bonus_worth(rules), JudgedOn.THREE_CARDS,
                   Wager.ANTE_BONUS)  # fmt: skip
    edges = {
        each.name: ante_edge(replace(rules, ante_bonus=replace(bonus, table=each.table)))
        for each in table.presets
    }
    table = replace(table, edges=edges)
    source = bonus.table.source
    yield Section(
        "ante_bonus",
        Wager.ANTE_BONUS.words,
        "-".join(each.pays for each in table.rows),
        (table, *due_pieces(draft)),
        source.cite,
        source.reading is not None,
        ("ante_bonus",),
        also=_rules_in(draft, ("ante_bonus",)),
    )


def _side(draft: Draft, rules: HouseRules, side: SideWager) -> Section:
    name = side.wager.value
    if isinstance(side.table, Posted):
        return _posted(draft, name, rules.spots[side.wager], side.table)
    table = _table(name, side.table, side_worth(rules, side), side.judged_on, side.wager)
    edges = {
        each.name: edge_of(rules, replace(side, table=each.table)).share for each in table.presets
    }
    table = replace(table, edges=edges, rest=_rest(table.rows))
    source = side.table.source
    return Section(
        name,
        rules.spots[side.wager],
        "-".join(each.pays for each in table.rows),
        (table, *side_pieces(draft, side)),
        source.cite,
        source.reading is not None,
        (name,),
        also=_rules_in(draft, (name,)),
    )


def _posted(
    draft: Draft, name: str, title: str, table: Posted, pieces: Iterable[FormPiece] = ()
) -> Section:
    """A pay table that hangs at the table."""
    return Section(
        name, title, say("posted at the table"), tuple(pieces), table.source.cite,
        table.source.reading is not None, (name,), also=_rules_in(draft, (name,)),
    )  # fmt: skip


def _rules_in(draft: Draft, place: Place) -> tuple[Place, ...]:
    """The places below that one that have a clause or a reading; the folds of a side bet have their
    own section."""
    folds = (place[0], "folded") if place[0] != Wager.ENVY_BONUS.value else None
    return tuple(
        each for each in _ruled(draft.at(RULES_FILE, place), place) if each not in (place, folds)
    )


def _ruled(value: Any, place: Place) -> Iterator[Place]:
    if isinstance(value, dict):
        if "rule" in value or "reading" in value:
            yield place
        for key, each in value.items():
            yield from _ruled(each, (*place, key))


def _rest(rows: tuple[PaidRow, ...]) -> PaidRest | None:
    """The hands below the last row, None where the worth of a row depends on the bet."""
    if any(each.one_in is None or each.returns is None for each in rows):
        return None
    lost = 1 - sum((1 / each.one_in for each in rows if each.one_in), Fraction(0))
    won = sum((each.returns for each in rows if each.returns), Fraction(0))
    return PaidRest(1 / lost, -lost, lost - won) if lost else None


def _table(
    name: str, table: PayTable, worth: tuple[RowWorth, ...], judged_on: JudgedOn, wager: Wager
) -> PaidTable:
    rows = tuple(
        PaidRow(
            row.hand,
            row.printed,
            *_as_written(str(row.award)),
            each.one_in,
            each.returns,
            (name, "pays", row.hand.value),
        )
        for row, each in zip(table.rows, worth, strict=True)
    )
    there = {row.hand for row in table.rows}
    more = tuple((each, each.words) for each in ROWS[judged_on] if each not in there)
    presets = tuple(each for each in bundled_presets() if each.wager is wager)
    return PaidTable(name, rows, more, presets, (name, "pays"))


def _as_written(award: str) -> tuple[str, str]:
    """The text in the field, and the words behind it."""
    if award.endswith(" to 1"):
        return award.removesuffix(" to 1"), say("to 1")
    if award.endswith("% of the jackpot"):
        return award.removesuffix(" of the jackpot"), say("of the jackpot")
    return (award.replace(" to ", ":"), "") if " to " in award else (award, say("fixed"))


def put_field(draft: Draft, field: Line | Choice, value: str) -> None:
    """The field says that now; nothing is written where it did before. Raises ValueError."""
    if value != field.value:
        field.write(draft, value)


def put_pays(draft: Draft, row: PaidRow, text: str) -> None:
    """The row pays that: odds like ``40`` or ``3:2``, an amount or a share where it paid one.
    ``40:1``, ``$150`` and ``100%`` say it whatever it paid. Raises ValueError."""
    written = draft.at(RULES_FILE, row.place)
    currency = str(draft.at(RULES_FILE, ("currency",)))
    text = text.strip().replace(" ", "")
    was = _paid_how(row.place, written)
    how = _said_how(text, currency) or was
    value = _AS_WRITTEN[how](text.removeprefix(currency))
    if how != was:
        draft.put(RULES_FILE, row.place, _row_with(written, {how: value}))
    else:
        place = (*row.place, how) if isinstance(written, dict) else row.place
        draft.put(RULES_FILE, place, value)


def _paid_how(place: Place, written: Any) -> str:
    """``pays``, ``fixed`` or ``jackpot``."""
    if isinstance(written, dict):
        return next(key for key in _AWARDS if key in written)
    return "fixed" if place[0] == Wager.ENVY_BONUS.value else "pays"


def _said_how(text: str, currency: str) -> str:
    """The same of a text that says it; empty where it does not."""
    if text.endswith("%"):
        return "jackpot"
    if ":" in text:
        return "pays"
    return "fixed" if text.startswith(currency) else ""


def _odds(text: str) -> str:
    text = text if ":" in text else f"{text}:1"
    if not re.fullmatch("[1-9][0-9]{0,6}:[1-9][0-9]{0,3}", text):
        raise ValueError(say("Write odds, like 40 or 3:2."))
    return text


def _share(text: str) -> str:
    if not text.removesuffix("%").isdecimal():
        raise ValueError(say("Write a share of the jackpot, like 100%."))
    return text.removesuffix("%") + "%"


def _amount(text: str) -> str:
    return str(_money(text))


_AS_WRITTEN: Mapping[str, Callable[[str], str]] = {
    "pays": _odds,
    "fixed": _amount,
    "jackpot": _share,
}


def add_row(draft: Draft, table: PaidTable, hand: Combination) -> None:
    """The hand has a row of its own, at its place among the others, and pays 1 to 1; the smallest
    amount of the table where that pays amounts."""
    there = {hand, *(row.hand for row in table.rows)}
    order = next(rows for rows in ROWS.values() if there <= set(rows))
    below = [row.hand for row in table.rows if order.index(row.hand) > order.index(hand)]
    fixed = [Money.parse(row.pays) for row in table.rows if _pays_amount(draft, row)]
    award = {"fixed": str(min(fixed))} if fixed else "1:1"
    draft.insert(RULES_FILE, table.place, hand.value, award, below[0].value if below else "")


def _pays_amount(draft: Draft, row: PaidRow) -> bool:
    return _paid_how(row.place, draft.at(RULES_FILE, row.place)) == "fixed"


def remove_row(draft: Draft, row: PaidRow) -> None:
    """The hand is paid nothing of its own."""
    draft.take(RULES_FILE, row.place)


def put_preset(draft: Draft, table: PaidTable, preset: Preset) -> None:
    """The rows of the usual table and no others; a row that stays keeps its words and its
    clause."""
    for row in table.rows:
        if row.hand not in preset.rows:
            draft.take(RULES_FILE, row.place)
    order = list(preset.rows)
    for at, (hand, award) in reversed([*enumerate(preset.rows.items())]):
        place, pays = (*table.place, hand.value), written_award(award)
        written = draft.at(RULES_FILE, place)
        if written is None:
            after = next((each.value for each in order[at + 1 :]), "")
            draft.insert(RULES_FILE, table.place, hand.value, pays, after)
        else:
            draft.put(RULES_FILE, place, _row_with(written, pays))


def _row_with(written: Any, pays: Any) -> Any:
    """The row as it is written, paying that much."""
    if not isinstance(written, dict):
        return pays
    kept = {key: each for key, each in written.items() if key not in _AWARDS}
    return {**(pays if isinstance(pays, dict) else {"pays": pays}), **kept}


_AWARDS = ("pays", "fixed", "jackpot")


def _envy(draft: Draft, rules: HouseRules) -> Section:
    assert rules.envy is not None
    table = rules.envy.table
    worth = tuple(RowWorth(row.hand, None, None) for row in table.rows)
    lines: list[FormPiece] = [
        _table("envy_bonus", table, worth, JudgedOn.THREE_CARDS, Wager.ENVY_BONUS)
    ]
    yes_no = (("yes", say("yes")), ("no", say("no")))
    points = {
        "own_hand": say("Paid for one's own hand"),
        "several": say("Several hands add up"),
        "folded": say("A folded hand counts"),
    }
    for point, name in points.items():
        place = ("envy_bonus", point, "counts")
        value = draft.at(RULES_FILE, place)
        if value is not None:
            lines.append(
                Choice(f"envy.{point}", name, str(value), yes_no, RULES_FILE, place,
                       partial(_put, RULES_FILE, place))
            )  # fmt: skip
    source = rules.envy.table.source
    return Section(
        "envy_bonus",
        Wager.ENVY_BONUS.words,
        ", ".join(str(row.award) for row in rules.envy.table.rows),
        tuple(lines),
        source.cite,
        source.reading is not None,
        ("envy_bonus",),
        also=_rules_in(draft, ("envy_bonus",)),
    )


# --------------------------------------------------------------------------------- cited


def cite(draft: Draft, section: Section, clause: str) -> None:
    """The section rests on that clause of the document: a reading of silence no longer. So do the
    parts of it that rested on the same, or on nothing in the document."""
    _must_be_said(draft, section.file, (section.cites, *section.also))
    known = {each.clause for each in sentences(draft.text(DOCUMENT), _cite_of(draft))}
    before = draft.at(section.file, (*section.cites, "rule"))
    also = [
        each
        for each in section.also
        if (rule := draft.at(section.file, each)) is not None
        and (rule.get("rule") == before is not None or not _rests(rule, known))
    ]
    for place in dict.fromkeys(
        (section.cites, *uncited(draft, section.file, section.cites), *also)
    ):
        written = draft.at(section.file, place)
        if isinstance(written, dict):
            draft.put(section.file, (*place, "rule"), clause)
            second = [each for each in ("table", "beside") if each in written]
            gone = [each for each in second if known and written[each] not in known]
            for key in (*gone, *(["reading"] if "reading" in written else [])):
                draft.take(section.file, (*place, key))
