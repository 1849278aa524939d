"""What is done otherwise than in a trace without fault, in words."""

from __future__ import annotations


def edited(right: list[str], words: str) -> list[str]:
    """The trace after each edit, split by semicolons: ``drop A``, ``A => B``, ``move A after B``,
    ``put A before B``, ``put A first``, ``by card``, ``seats 1 3 5``, ``until A`` (nothing after
    it), ``add A + B``, ``again`` (all of it from the deal on)."""
    trace = list(right)
    for edit in words.split(";"):
        again = right[right.index(_first_deal(right)) :] if edit.strip() == "again" else None
        trace = _edit(trace, edit.strip()) if again is None else [*trace, *again]
    return trace


def _edit(trace: list[str], edit: str) -> list[str]:
    if edit == "as it is":
        return trace
    if edit in ("by card", "by place"):
        return _by_card(trace, around=edit == "by card")
    if " => " in edit:
        old, new = edit.split(" => ")
        assert old in trace, old
        return [new if line == old else line for line in trace]
    verb, rest = edit.split(" ", 1)
    edits = {"drop": _drop, "move": _move, "put": _put, "seats": _seats}
    edits |= {"until": _until, "add": _add}
    return edits[verb](trace, rest)


def _first_deal(trace: list[str]) -> str:
    return next(line for line in trace if line.startswith("deal "))


def _by_card(trace: list[str], *, around: bool) -> list[str]:
    deals = [line for line in trace if line.startswith("deal ")]
    at = trace.index(_first_deal(trace))
    dealt = deals * 3 if around else [line for line in deals for _ in range(3)]
    return trace[:at] + dealt + trace[at + len(deals) :]


def _drop(trace: list[str], what: str) -> list[str]:
    if what.startswith("last "):
        at = len(trace) - 1 - trace[::-1].index(what.removeprefix("last "))
        return trace[:at] + trace[at + 1 :]
    start = what.removesuffix("*")
    gone = [
        line for line in trace if line == what or (what.endswith("*") and line.startswith(start))
    ]
    assert gone, what
    return [line for line in trace if line not in gone]


def _move(trace: list[str], words: str) -> list[str]:
    what = words.split(" after ")[0].split(" before ")[0]
    what = what.removesuffix(" last").removesuffix(" first")
    assert what in trace, what
    at = trace.index(what)
    return _put(trace[:at] + trace[at + 1 :], words)


def _put(trace: list[str], words: str) -> list[str]:
    if words.endswith(" first"):
        return [words.removesuffix(" first"), *trace]
    if words.endswith(" last"):
        return [*trace, words.removesuffix(" last")]
    after = " after " in words
    what, where = words.split(" after " if after else " before ")
    at = len(trace) - trace[::-1].index(where) if after else trace.index(where)
    return [*trace[:at], *(line.strip() for line in what.split(" + ")), *trace[at:]]


def _seats(trace: list[str], numbers: str) -> list[str]:
    """The seats settled in this order, each from its reveal to its clear."""
    start = next(at for at, line in enumerate(trace) if _opens_a_seat(line))
    wanted = numbers.split()
    return trace[:start] + [
        line for seat in wanted for line in trace[start:] if line.split()[1] == seat
    ]


def _until(trace: list[str], last: str) -> list[str]:
    return trace[: trace.index(last) + 1]


def _add(trace: list[str], words: str) -> list[str]:
    return [*trace, *(line.strip() for line in words.split(" + "))]


def _opens_a_seat(line: str) -> bool:
    return line.startswith("reveal ") and line != "reveal dealer"
