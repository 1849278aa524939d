"""The marks of a check of bets: faults found, faults missed, and false alarms."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct

from trainer.dealing.finding import Code
from trainer.game.bets import Breach
from trainer.game.pay import Source
from trainer.marking.exposures import Seen
from trainer.marking.mistake import Mistake, Severity
from trainer.marking.words import capital, paragraph
from trainer.wording import phrase, say

Spotted = tuple[int, str]
"""A seat, and the code of its fault."""


class BetMarks(Struct, frozen=True):
    """The trainee's marks compared with the faulty bets."""

    found: tuple[Spotted, ...]
    missed: tuple[Spotted, ...]
    false_alarms: tuple[Spotted, ...]
    mistakes: tuple[Mistake, ...]

    @property
    def beliefs(self) -> tuple[str, ...]:
        """The wrong rules that may explain why these bets were let pass, each once."""
        known = (BELIEFS[code] for _, code in self.missed if code in BELIEFS)
        return tuple(dict.fromkeys(known))

    @property
    def shown(self) -> tuple[tuple[str, Seen], ...]:
        """Each wrong rule that a bad bet of this table could show, and whether letting it pass did.
        A bad bet marked for a wrong reason shows neither."""
        suspected = {seat for seat, _ in self.false_alarms}
        let_pass = [(fault, Seen.OTHER if fault[0] in suspected else Seen.HIT)
                    for fault in self.missed]  # fmt: skip
        seen = [*((fault, Seen.CLEAN) for fault in self.found), *let_pass]
        known = [(BELIEFS[code], how) for (_, code), how in seen if code in BELIEFS]
        return tuple(sorted(known))

    @property
    def passed(self) -> bool:
        return all(mistake.severity is Severity.MINOR for mistake in self.mistakes)


def mark_bets(
    faults: Sequence[Breach], marked: Collection[Spotted], sources: Mapping[str, Source]
) -> BetMarks:
    """Mark a check of the bets. ``sources`` has the rule of every code that may be marked.

    A seat with something wrong that was marked with a wrong reason is one mistake, not two.
    """
    wrong = {(fault.seat, fault.code): fault for fault in faults}
    found = sorted(set(wrong) & set(marked))
    missed = sorted(set(wrong) - set(marked))
    alarms = sorted(set(marked) - set(wrong))
    confused = _pairs(missed, alarms)
    mistakes = [_confused(wrong[one], other) for one, other in confused]
    mistakes += [_missed(wrong[each]) for each in missed if each not in dict(confused)]
    taken = {other for _, other in confused}
    mistakes += [_false_alarm(each, sources) for each in alarms if each not in taken]
    return BetMarks(tuple(found), tuple(missed), tuple(alarms), tuple(mistakes))


def _pairs(missed: Sequence[Spotted], alarms: Sequence[Spotted]) -> list[tuple[Spotted, Spotted]]:
    """Each missed fault with a wrong reason given at its seat."""
    pairs = []
    left = list(alarms)
    for fault in missed:
        mine = next((alarm for alarm in left if alarm[0] == fault[0]), None)
        if mine is not None:
            left.remove(mine)
            pairs.append((fault, mine))
    return pairs


def _confused(fault: Breach, said: Spotted) -> Mistake:
    why = paragraph(say("Something else is wrong there."), _fault(fault))
    return _mistake(Code.WRONG_CALL, Severity.MINOR, fault, why, got=said[1])


def _missed(fault: Breach) -> Mistake:
    why = paragraph(say("You let a wrong bet stand."), _fault(fault))
    return _mistake(Code.MISSING, Severity.SERIOUS, fault, why)


def _fault(fault: Breach) -> str:
    """The fault of the bet, as a sentence."""
    return f"{capital(fault.message).rstrip('.。')}{say('.')}"


def _mistake(
    code: Code, severity: Severity, fault: Breach, why: str, got: str | None = None
) -> Mistake:
    return Mistake(
        code=code,
        severity=severity,
        seat=fault.seat,
        wager=fault.wager,
        at=None,
        expected=fault.code,
        got=got,
        money=None,
        source=fault.source,
        why=why,
    )


def _false_alarm(said: Spotted, sources: Mapping[str, Source]) -> Mistake:
    seat, code = said
    return Mistake(
        code=Code.UNEXPECTED,
        severity=Severity.MINOR,
        seat=seat,
        wager=None,
        at=None,
        expected=None,
        got=code,
        money=None,
        source=sources.get(
            code, Source(reading=phrase("no bet of this house is wrong for that reason"))
        ),
        why=say("You stopped an allowed bet. It is within the rule."),
    )


BELIEFS = {
    "play_not_equal_ante": "VL01",
    "six_card_without_pair_plus": "VL02",
    "six_card_not_equal_pair_plus": "VL02",
    "prime_without_base": "VL03",
    "progressive_without_ante": "VL04",
    "one_hand_only": "VL05",
    "unequal_antes": "VL06",
    "ante_amount": "VL08",
    "limits": "VL08",
    "placed_late": "VL09",
    "raised_late": "VL09",
    "withdrawn_late": "VL09",
    "not_chips": "VL10",
}
