"""The rules of a draft that cite a sentence, each in a word or two."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trainer.dealing.procedure import Misdeal, StepKind
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.library.draft import Draft
from trainer.library.house import PROCEDURE_FILE, RULES_FILE
from trainer.library.house_files.irregularities_file import IRREGULARITIES_FILE
from trainer.school.house_book.steps import MISDEALS
from trainer.school.workshop.bet_forms import bet_title
from trainer.school.workshop.section_sources import step_words
from trainer.school.workshop.stake_rules import ON_PLAY
from trainer.school.workshop.step_changes import step_name
from trainer.wording import Phrase, phrase, say, say_phrase

_NAMES = {
    "chips": phrase("Chips"),
    "places": phrase("Betting places"),
    "offers": phrase("Wagers"),
    "hands": phrase("Ranking of hands"),
    "dealer_qualifies": phrase("Dealer plays"),
}


def rules_by_clause(draft: Draft, rules: HouseRules) -> dict[str, str]:
    """The name of the first rule that cites it, by clause. Raises InputError."""
    found: dict[str, str] = {}
    for clause, name in (*_of_rules(draft, rules), *_of_steps(draft, rules), *_of_rulings(draft)):
        found.setdefault(clause, name)
    return found


def _of_rules(draft: Draft, rules: HouseRules) -> Iterator[tuple[str, str]]:
    spots = {each.value: rules.spot_name(each) for each in Wager}
    for key, written in (draft.value(RULES_FILE) or {}).items():
        name = spots.get(key) or (say_phrase(_NAMES[key]) if key in _NAMES else say("House"))
        if key in (Wager.ANTE, Wager.PLAY):
            for result, rule in written.items():
                yield from ((clause, step_words(result)) for clause in _clauses(rule))
            continue
        if key == "bets":
            for rule in written:
                yield from ((clause, _bet(rules, rule)) for clause in _clauses(rule))
            continue
        yield from ((clause, name) for clause in _clauses(written))


def _bet(rules: HouseRules, rule: dict[str, Any]) -> str:
    if rule["code"] in ON_PLAY:
        return say("Size of {wager}", wager=rules.spots[Wager.PLAY])
    if "from" in rule:
        return say("Limits: {wager}", wager=rules.spots[Wager(rule["wager"])])
    return bet_title(rules, rule)


def _of_steps(draft: Draft, rules: HouseRules) -> Iterator[tuple[str, str]]:
    written = draft.value(PROCEDURE_FILE) or {}
    own = [(kind, rule) for kind, rule in written.get("steps", {}).items()]
    own += [(each["then"], each) for each in written.get("order") or ()]
    own += [(each["steps"][0], each) for each in written.get("seat_order") or ()]
    own += [(each["step"], each) for each in written.get("wager_order") or ()]
    for kind, rule in own:
        name = step_name(rules, StepKind(kind))
        yield from ((clause, name) for clause in _clauses(rule))
    for misdeal, rule in (written.get("misdeals") or {}).items():
        yield from ((clause, say_phrase(MISDEALS[Misdeal(misdeal)])) for clause in _clauses(rule))
    for clause in _clauses(written.get("supervised")):
        yield clause, say("Payments that wait for the supervisor")


def _of_rulings(draft: Draft) -> Iterator[tuple[str, str]]:
    written = draft.value(IRREGULARITIES_FILE) or {}
    for line in written.get("irregularities") or ():
        title = say_phrase(Phrase(str(line["title"])))
        yield from ((clause, title) for clause in _clauses(line))
    for clause in _clauses(written.get("begun_anew")):
        yield clause, say("A round that does not count")


def _clauses(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from (str(each) for key, each in value.items() if key in ("rule", "table", "beside"))
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for each in inner:
        yield from _clauses(each)
