"""Places of a YAML text changed, and every other byte left as its author wrote it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal
from functools import lru_cache
from typing import Any

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from trainer.errors import Place
from trainer.library.formats.reader import as_value


# Scalars are not resolved to values, which would take half the time again.
class _Places(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """A loader that finds where nodes begin and end."""

    def resolve(self, kind: type[Node], value: str | None, implicit: Any) -> str:
        return ""


_PLAIN = re.compile(r"[A-Za-z][A-Za-z0-9_ .-]*[A-Za-z0-9_.]|[A-Za-z]")
_REST_OF_LINE = re.compile(r"[ \t]*(#[^\n]*)?(\n|$)")


class NoSuchPlace(KeyError):
    """Nothing stands at that place of the text."""


def with_value(text: str, place: Place, value: Any) -> str:
    """The text with that value in the place of the one that stands there; one that is the same
    already leaves the text as it is. A new key is put last in its mapping.

    Raises NoSuchPlace where even the place around it is not there.
    """
    if _found(text, place)[1] is None:
        return with_entry(text, place[:-1], str(place[-1]), value)
    return with_values(text, {place: value})


def with_values(text: str, values: Mapping[Place, Any]) -> str:
    """The text with each value in the place of the one that stands there; no place is inside
    another. The text is read once. Raises NoSuchPlace."""
    edits = [_in_place(text, place, value) for place, value in values.items()]
    for start, end, written in sorted(edits, reverse=True):
        text = text[:start] + written + text[end:]
    return text


def _in_place(text: str, place: Place, value: Any) -> tuple[int, int, str]:
    """The text to write, and the range that it replaces."""
    around, node = _found(text, place)
    if node is None:
        raise NoSuchPlace(place)
    start, end = node.start_mark.index, _last(node)
    if _same(node, value):
        return start, end, text[start:end]
    keeps_quotes = isinstance(node, ScalarNode) and node.style == '"'
    written = quoted(value) if keeps_quotes and isinstance(value, str) else flow(value)
    if isinstance(around, MappingNode):
        colon = text.index(":", _head(around, place[-1]).end_mark.index) + 1
        if "\n" in text[colon:start]:  # a block, which begins on a line of its own
            return colon, end, f" {written}"
    gap = "" if text[start - 1] in " \n[{" else " "
    return start, end, gap + written


def with_entry(text: str, place: Place, key: str, value: Any, before: str = "") -> str:
    """The text with a new key in the mapping at that place, last or before another key. Raises
    NoSuchPlace."""
    _, node = _found(text, place)
    if not isinstance(node, MappingNode) or not node.value:
        raise NoSuchPlace(place)
    keys = [each for each, _ in node.value]
    entry = f"{_key(key)}: {flow(value)}"
    beside = next((each for each in keys if each.value == before), None)
    if node.flow_style:
        if beside is not None:
            at = beside.start_mark.index
            return f"{text[:at]}{entry}, {text[at:]}"
        at = node.value[-1][1].end_mark.index
        return f"{text[:at]}, {entry}{text[at:]}"
    indent = " " * keys[0].start_mark.column
    if beside is not None:
        at = beside.start_mark.index
        return f"{text[:at]}{entry}\n{indent}{text[at:]}"
    at = _line_end(text, _last(node))
    broken = "" if text[:at].endswith("\n") else "\n"
    return f"{text[:at]}{broken}{indent}{entry}\n{text[at:]}"


def with_item(text: str, place: Place, value: Any) -> str:
    """The text with one more entry at the end of the list there. Raises NoSuchPlace."""
    _, node = _found(text, place)
    if not isinstance(node, SequenceNode) or not node.value:
        raise NoSuchPlace(place)
    if node.flow_style:
        at = node.value[-1].end_mark.index
        return f"{text[:at]}, {flow(value)}{text[at:]}"
    at = _line_end(text, _last(node))
    broken = "" if text[:at].endswith("\n") else "\n"
    indent = " " * node.start_mark.column
    return f"{text[:at]}{broken}{indent}- {flow(value)}\n{text[at:]}"


def with_block_item(text: str, place: Place, value: dict[str, Any]) -> str:
    """The text with one more entry of the list there, as a block of its own; a list of the whole
    file begins where there is none. Raises NoSuchPlace where something else stands there."""
    node = _found(text, place)[1] if text.strip() else None
    if node is None and len(place) == 1:
        item = "\n".join(_blocks([value], "  "))
        return f"{text.rstrip()}\n\n{_key(str(place[0]))}:\n{item}\n".lstrip()
    if not isinstance(node, SequenceNode):
        raise NoSuchPlace(place)
    if node.flow_style:
        return with_item(text, place, value)
    at = _line_end(text, _last(node))
    broken = "" if text[:at].endswith("\n") else "\n"
    apart = "\n" if len(place) == 1 else ""
    item = "\n".join(_blocks([value], " " * node.start_mark.column))
    return f"{text[:at]}{broken}{apart}{item}\n{text[at:]}"


def _blocks(value: Any, indent: str) -> Iterator[str]:
    """The lines of the value: on one line what fits there, as people write it."""
    for key, each in value.items() if isinstance(value, dict) else ((None, x) for x in value):
        head = f"{indent}-" if key is None else f"{indent}{_key(key)}:"
        line = f"{head} {flow(each)}"
        if not isinstance(each, dict | list) or (len(line) <= _INLINE and key != "answers"):
            yield line
        elif key is None:
            first, *lines = _blocks(each, f"{indent}  ")
            yield f"{head} {first.lstrip()}"
            yield from lines
        else:
            yield head
            yield from _blocks(each, f"{indent}  ")


def with_block(text: str, key: str, value: Any, after: str) -> str:
    """The text with a new key of the whole file, as a block of its own behind another key of the
    file, or at its end where that key is not there."""
    _, node = _found(text, (after,))
    at = _line_end(text, _last(node)) if node is not None else len(text)
    broken = "" if text[:at].endswith("\n") else "\n"
    lines = "\n".join(_block_lines({key: value}, ""))
    return f"{text[:at]}{broken}\n{lines}\n{text[at:]}"


# Mappings that fit on one line of so many characters stand on one, as people write them.
_INLINE = 100


def _block_lines(value: dict[str, Any], indent: str) -> Iterator[str]:
    for key, each in value.items():
        line = f"{indent}{_key(key)}: {flow(each)}"
        if isinstance(each, dict) and (not indent or len(line) > _INLINE):
            yield f"{indent}{_key(key)}:"
            yield from _block_lines(each, f"{indent}  ")
        elif isinstance(each, list) and not indent:
            yield f"{_key(key)}:"
            yield from _blocks(each, "  ")
        else:
            yield line


def without(text: str, place: Place) -> str:
    """The text without what stands at that place, its key or dash with it. Raises NoSuchPlace."""
    return _cut(text, *_standing(text, place))


def without_all(text: str, places: Iterable[Place]) -> str:
    """The text without what stands at these places, none of them inside another. Raises
    NoSuchPlace."""
    standing = [(place, *_standing(text, place)) for place in places]
    cut: list[Node] = []
    for place, around, head, node in sorted(standing, key=_begins, reverse=True):
        # What stands before a cut stays where it was read, but for a mapping's next key.
        if isinstance(around, MappingNode) and around in cut:
            text = without(text, place)
        else:
            text = _cut(text, around, head, node)
        cut.append(around)
    return text


def _begins(standing: tuple[Place, MappingNode | SequenceNode, Node, Node]) -> int:
    return int(standing[2].start_mark.index)


def _standing(text: str, place: Place) -> tuple[MappingNode | SequenceNode, Node, Node]:
    """The node around that place, its key or itself, and itself. Raises NoSuchPlace."""
    around, node = _found(text, place)
    if node is None or around is None:
        raise NoSuchPlace(place)
    return around, _head(around, place[-1]), node


def _cut(text: str, around: MappingNode | SequenceNode, head: Node, node: Node) -> str:
    if around.flow_style:
        return _out_of_flow(text, around, head, node)
    line = text.rfind("\n", 0, head.start_mark.index) + 1
    end = _line_end(text, _last(node))
    if isinstance(around, MappingNode) and text[line : head.start_mark.index].strip():
        end = around.value[1][0].start_mark.index  # the first of a list's entry, behind its dash
        line = head.start_mark.index
    elif text[:line].endswith("\n\n") and text[end : end + 1] in ("", "\n"):
        line -= 1  # one empty line parts its neighbours, as it did before
    return text[:line] + text[end:]


def flow(value: Any) -> str:
    """The value on one line, as people write it: ``{pays: "3:1", rule: RIGA 4}``."""
    match value:
        case dict():
            inner = ", ".join(f"{_key(key)}: {flow(each)}" for key, each in value.items())
            return f"{{{inner}}}"
        case list() | tuple():
            return f"[{', '.join(flow(each) for each in value)}]"
        case str() if _PLAIN.fullmatch(value) and as_value(value) == value and _no_switch(value):
            return value
        case str():
            return quoted(value)
        case Decimal():
            return str(value)
        case _:
            return json.dumps(value)


def _no_switch(text: str) -> bool:
    """False for words that other readers of YAML take for yes and no."""
    return text.lower() not in ("yes", "no", "on", "off", "y", "n", "true", "false", "null")


def quoted(text: str) -> str:
    """The text within quotes, as a file has it."""
    return json.dumps(text, ensure_ascii=False)


def _key(key: str) -> str:
    return key if re.fullmatch("[A-Za-z0-9_-]+", key) else quoted(key)


# ---------------------------------------------------------------------------------- places


def _found(text: str, place: Place) -> tuple[MappingNode | SequenceNode | None, Node | None]:
    """The node at that place and the one around it; the node is None where only its key is new."""
    node = _root(text)
    around: MappingNode | SequenceNode | None = None
    for at, step in enumerate(place):
        if not isinstance(node, MappingNode | SequenceNode):
            raise NoSuchPlace(place[: at + 1])
        around, node = node, _inner(node, step)
        if node is None and (at + 1 < len(place) or isinstance(around, SequenceNode)):
            raise NoSuchPlace(place[: at + 1])
    return around, node


@lru_cache(maxsize=16)
def _root(text: str) -> Node | None:
    """The whole text: 10 ms for a hundred worked rounds, and changes come in rows."""
    root: Node | None = yaml.compose(text, Loader=_Places)
    return root


def _inner(node: MappingNode | SequenceNode, step: str | int) -> Node | None:
    if isinstance(node, MappingNode):
        return next((each for key, each in node.value if key.value == str(step)), None)
    items: list[Node] = node.value
    there = isinstance(step, int) and 0 <= step < len(items)
    return items[int(step)] if there else None


def _head(around: MappingNode | SequenceNode, step: str | int) -> Node:
    heads: list[Node] = around.value
    if isinstance(around, MappingNode):
        heads = [key for key, _ in around.value]
        return next(key for key in heads if key.value == str(step))
    return heads[int(step)]


def _last(node: Node) -> int:
    """Behind the last character of a node; a block ends with its last entry, not with the comment
    below."""
    block = isinstance(node, MappingNode | SequenceNode) and not node.flow_style
    if not block or not node.value:
        return int(node.end_mark.index)
    inner = node.value[-1]
    return _last(inner[1] if isinstance(node, MappingNode) else inner)


def _line_end(text: str, at: int) -> int:
    """Behind the end of that line, a comment on it with it."""
    rest = _REST_OF_LINE.match(text, at)
    return rest.end() if rest else at


def _out_of_flow(text: str, around: MappingNode | SequenceNode, head: Node, node: Node) -> str:
    start, end = head.start_mark.index, node.end_mark.index
    following = re.compile(r"\s*,\s*").match(text, end)
    if following:
        return text[:start] + text[following.end() :]
    cut = re.compile(r",\s*$").search(text, 0, start)
    return text[: cut.start() if cut else start] + text[end:]


def _same(node: Node, value: Any) -> bool:
    """True if the text says that value already."""
    if isinstance(node, ScalarNode):
        said = node.value if node.style else as_value(node.value)
        return type(said) is type(value) and bool(said == value)
    return False
