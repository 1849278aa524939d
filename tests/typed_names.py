"""The classes of names in the program's source, as far as annotations alone tell them."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import trainer

PROGRAM = Path(trainer.__file__).parent
STRUCT = "msgspec.Struct"
Names = dict[str, str]


class Source:
    """One module: what its names stand for, by full names."""

    def __init__(self, path: Path) -> None:
        self.name = ".".join(("trainer", *path.relative_to(PROGRAM).with_suffix("").parts))
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        self.names: Names = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom):
                for each in node.names:
                    self.names[each.asname or each.name] = f"{node.module}.{each.name}"
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                self.names[node.name] = f"{self.name}.{node.name}"

    def meant(self, node: ast.expr | None) -> str:
        """The full name behind a name, a call's function or an annotation; empty if it is none."""
        match node:
            case ast.Name(name):
                return self.names.get(name, "")
            case ast.Attribute(value, name) if inner := self.meant(value):
                return f"{inner}.{name}"
            case ast.BinOp(left, ast.BitOr(), ast.Constant(None)):
                return self.meant(left)
        return ""


@cache
def sources() -> tuple[Source, ...]:
    return tuple(map(Source, sorted(PROGRAM.rglob("*.py"))))


@cache
def _classes() -> Mapping[str, tuple[Source, ast.ClassDef]]:
    return {
        f"{each.name}.{node.name}": (each, node)
        for each in sources()
        for node in each.tree.body
        if isinstance(node, ast.ClassDef)
    }


@cache
def _results() -> Mapping[str, str]:
    """What functions return, methods and properties among them; and the fields of classes."""
    found: Names = {}
    for each in sources():
        inner = {each.name: each.tree.body}
        inner |= {
            f"{each.name}.{node.name}": node.body
            for node in each.tree.body
            if isinstance(node, ast.ClassDef)
        }
        for prefix, body in inner.items():
            for one in body:
                if isinstance(one, ast.FunctionDef):
                    found[f"{prefix}.{one.name}"] = each.meant(one.returns)
                if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name):
                    found[f"{prefix}.{one.target.id}"] = each.meant(one.annotation)
    return found


def is_struct(name: str) -> bool:
    """True if the class of that full name is a msgspec struct."""
    if name == STRUCT or name not in _classes():
        return name == STRUCT
    source, node = _classes()[name]
    return any(is_struct(source.meant(base)) for base in node.bases)


def calls(source: Source, *of: str) -> Iterator[tuple[ast.Call, str]]:
    """The calls of these functions in the module, with the class of what is given first."""
    for outer in source.tree.body if {*of} & {*source.names.values()} else ():
        methods = outer.body if isinstance(outer, ast.ClassDef) else (outer,)
        of_self = f"{source.name}.{outer.name}" if isinstance(outer, ast.ClassDef) else ""
        for node in methods:
            known = _known(source, node, of_self)
            for call in ast.walk(node):
                if isinstance(call, ast.Call) and call.args and source.meant(call.func) in of:
                    yield call, _class_of(source, call.args[0], known)


def _known(source: Source, node: ast.AST, of_self: str) -> Names:
    """The classes of a function's parameters and plain names."""
    known = {"self": of_self}
    for each in ast.walk(node):
        if isinstance(each, ast.arg) and each.annotation:
            known[each.arg] = source.meant(each.annotation)
        if isinstance(each, ast.Assign) and isinstance(each.targets[0], ast.Name):
            known.setdefault(each.targets[0].id, _class_of(source, each.value, known))
    return known


def _class_of(source: Source, node: ast.expr, known: Names) -> str:
    match node:
        case ast.Name(name):
            return known.get(name, "")
        case ast.Attribute(value, name):
            return _results().get(f"{_class_of(source, value, known)}.{name}", "")
        case ast.Call(ast.Attribute(value, name)):
            return _results().get(f"{_class_of(source, value, known)}.{name}", "")
        case ast.Call(function):
            name = source.meant(function)
            return name if name in _classes() else _results().get(name, "")
    return ""
