"""A round at its house, made again from the events of the log and marked by today's rules."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

from trainer.dealing.convention import taught
from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.drills.drill_options import ChipMarks
from trainer.drills.recipe import Recipe
from trainer.errors import InputError
from trainer.game.chips import Stacks
from trainer.game.money import Money
from trainer.game.notation import read_round
from trainer.game.pay import Teaching
from trainer.game.round import Round
from trainer.library.house_files.procedure_file import bundled_convention
from trainer.library.houses import HouseShelf
from trainer.marking.mark import Marking
from trainer.records.attempt import Attempt, AttemptState, Dealt, Timed
from trainer.records.exam import EXAM_MODE
from trainer.records.results import Derived, MistakeMade, Observed, RoundResult
from trainer.school.curriculum import drill_title
from trainer.school.debrief.briefing import PlayedRound, RoundFigures, figures_of, marking_of
from trainer.school.debrief.debrief import MistakeShown
from trainer.school.interruptions import wishes_met
from trainer.school.marks_stamp import GUIDED, marked_by
from trainer.school.replay.replay import Handled
from trainer.school.skills.round_evidence import EvidenceMaker
from trainer.wording import in_english

# A full table takes a hundred acts. Marking takes the square of their number, and everybody behind
# such a delivery waits for it.
MOST_MOVES = 600


def round_of(attempt: Attempt, houses: Mapping[str, House]) -> Round | None:
    """The dealt round; None if today's rules cannot read it, or the house no longer exists."""
    if attempt.dealt.house not in houses:
        return None
    house = houses[attempt.dealt.house]
    try:
        return read_round(attempt.dealt.round, {house.id: house.rules})
    except InputError:
        return None


def house_of(dealt: Dealt, houses: Mapping[str, House]) -> House:
    """The house of a dealt round, with the school's own order if that was taught."""
    house, teaching = houses[dealt.house], Teaching(dealt.teaching)
    if teaching is Teaching.OFF:
        return house

    return taught(house, bundled_convention(), teaching)


def played(
    attempt: Attempt, houses: Mapping[str, House], recipes: Mapping[str, Recipe]
) -> PlayedRound | None:
    """The attempt as a debrief needs it; None if its round cannot be read today."""
    round_ = round_of(attempt, houses)
    if round_ is None:
        return None
    dealt, house = attempt.dealt, house_of(attempt.dealt, houses)
    return PlayedRound(
        attempt_id=attempt.id,
        house=house,
        round_=round_,
        drill_title=drill_title(dealt.drill, recipes),
        number=dealt.number,
        acts=tuple((act.action, act.elapsed_ms) for act in attempt.acts),
        elapsed_ms=attempt.elapsed_ms,
        part=Part(dealt.part),
        laid=tuple(map(laid_in, attempt.acts)),
        chip_marks=ChipMarks(dealt.chip_marks),
        guided=dealt.mode == GUIDED,
        examined=dealt.mode == EXAM_MODE,
        interruptions=wishes_met(attempt, house),
    )


def laid_in(act: Timed) -> Stacks:
    """The stacks of chips recorded with an act."""
    return tuple(tuple(map(Money.parse, stack)) for stack in act.chips)


def moves_of(attempt: Attempt) -> tuple[Handled, ...]:
    """Every act of the round, with those that were taken back."""
    return tuple(
        Handled(move.action, move.elapsed_ms, laid_in(move))
        if isinstance(move, Timed)
        else Handled(None, move.elapsed_ms)
        for move in attempt.moves
    )


def is_open(attempt: Attempt) -> bool:
    """True if the round is still on the table."""
    return attempt.state is AttemptState.OPEN


def ended(attempt: Attempt) -> bool:
    """True if the trainee finished the round."""
    return attempt.state is AttemptState.FINISHED


def houses_as_dealt(attempt: Attempt, shelf: HouseShelf) -> Mapping[str, House]:
    """Today's houses, but the round's own as the school read it at the deal."""
    house, print_ = attempt.dealt.house, attempt.dealt.fingerprint
    if house not in shelf or shelf[house].fingerprint == print_:
        return shelf
    edition = shelf.editions(house).get(print_)
    # A later choice among readings does not change its mark.
    return shelf if edition is None else {house: edition[0]}


def derive(
    attempt: Attempt,
    houses: Mapping[str, House],
    recipes: Mapping[str, Recipe],
    skills: EvidenceMaker,
) -> Derived | None:
    """The rows of the attempt in the derived tables; None if it cannot be marked."""
    found = played(attempt, houses, recipes)
    if found is None:
        return None
    with in_english():
        made = derived_from(attempt, found, marking_of(found), skills)
    return made if can_be(made) else None


# No round costs so many cents. The bound keeps sums of such figures within a database's integers.
MOST = 10**12


def can_be(made: Derived) -> bool:
    """True if the figures can be those of a round that somebody worked."""
    result = made.result
    figures = result.players_short_cents, result.house_short_cents, result.hands, result.lines
    of_mistakes = ((each.money_cents or 0, each.seat or 0) for each in made.mistakes)
    return all(abs(each) < MOST for each in chain(figures, *of_mistakes))


def derived_from(
    attempt: Attempt, found: PlayedRound, marking: Marking, skills: EvidenceMaker
) -> Derived:
    """The rows of the attempt, as it was marked; in the language that is spoken."""
    observed = skills.of_round(attempt, marking)
    return derived(attempt, found.house, figures_of(found, marking), observed)


def derived(attempt: Attempt, house: House, figures: RoundFigures, observed: Observed) -> Derived:
    dealt, score = attempt.dealt, figures.score
    result = RoundResult(
        attempt=attempt.id,
        marked_by=marked_by(house),
        dealt_at_ms=attempt.dealt_at_ms,
        sitting=dealt.sitting,
        number=dealt.number,
        house=dealt.house,
        drill=dealt.drill,
        mode=dealt.mode,
        right=score.right,
        lines=score.lines,
        tenths=round(score.points * 10),
        passed=score.passed,
        players_short_cents=figures.players_short.cents,
        house_short_cents=figures.house_short.cents,
        hands=figures.hands,
        elapsed_ms=attempt.elapsed_ms,
    )
    return Derived(result, tuple(_made(attempt.id, each) for each in figures.mistakes), observed)


def _made(attempt: str, mistake: MistakeShown) -> MistakeMade:
    return MistakeMade(
        attempt=attempt,
        number=mistake.number,
        code=mistake.code,
        severity=mistake.severity.value,
        seat=mistake.seat,
        wager=mistake.wager.value if mistake.wager else None,
        money_cents=None if mistake.money is None else mistake.money.cents,
        rule=mistake.rule,
        title=mistake.title,
        where_=mistake.where,
    )
